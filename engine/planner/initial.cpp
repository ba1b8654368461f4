#include "engine/planner/initial.h"

#include <algorithm>
#include <map>

#include "engine/planner/gang.h"
#include "engine/planner/impact.h"
#include "engine/planner/pass.h"
#include "engine/planner/placement.h"
#include "engine/planner/scheduler.h"

namespace estate {

std::vector<VolumeIndex> initialOrder(const EstateState& state, std::vector<VolumeIndex> volumes)
{
    std::vector<std::pair<U128, VolumeIndex>> ranked;
    ranked.reserve(volumes.size());
    for (const VolumeIndex volume : volumes)
        ranked.emplace_back(physicalImpact(state, volume).floor(), volume);
    const Catalog& catalog = state.catalog();
    std::sort(ranked.begin(), ranked.end(), [&catalog](const auto& a, const auto& b) {
        if (a.first != b.first)
            return a.first > b.first;
        return catalog.before(a.second, b.second);
    });
    for (std::size_t i = 0; i < volumes.size(); ++i)
        volumes[i] = ranked[i].second;
    return volumes;
}

namespace {

// Units of admission, each in order: single volumes, or all of an application in gang mode.
std::vector<std::vector<VolumeIndex>> unitsOf(const EstateState& state)
{
    std::vector<std::vector<VolumeIndex>> units;
    std::map<ApplicationIndex, std::size_t> byApplication;
    for (const VolumeIndex volume : initialOrder(state, state.unplaced())) {
        std::size_t at = units.size();
        if (state.mode() == AdmissionMode::gang)
            at = byApplication.try_emplace(state.catalog().volume(volume).application, at)
                     .first->second;
        if (at == units.size())
            units.emplace_back();
        units[at].push_back(volume);
    }
    return units;
}

class UnitPlacement {
public:
    UnitPlacement(Pass& pass, const std::vector<VolumeIndex>& volumes)
        : m_state(pass.state), m_closed(pass.closed), m_volumes(volumes)
    {}

    // One decision a volume. When one finds no room none is placed, and that one says why.
    std::vector<PlacementDecision> decide()
    {
        for (const VolumeIndex volume : m_volumes)
            place(volume);
        if (m_short)
            release();
        else
            admit();
        return std::move(m_decisions);
    }

private:
    void place(VolumeIndex volume)
    {
        const VolumeSpec& spec = m_state.catalog().volume(volume);
        PlacementDecision decision;
        decision.volume = volume;
        decision.region = spec.home;
        if (!m_state.available(spec.home)) {
            decision.verdict = {spec.home, Constraint::unavailable, volume, 0, 0, 0};
        } else if (const ClosedRegion* wholly = m_closed.wholly(spec.home)) {
            decision.verdict = underMaintenance(spec.home, volume, *wholly);
        } else if (!m_short) {
            VolumePlacement placed =
                reserveVolume(m_state.edit(spec.home), spec, volume, m_closed.in(spec.home));
            decision.legs = std::move(placed.legs);
            if (decision.legs.empty())
                decision.verdict = verdictOf(spec, volume, placed.shortage);
            else
                m_parts[spec.home].push_back({volume, spec.home, decision.legs, {}, {}});
        }
        m_short = m_short || decision.legs.empty();
        m_decisions.push_back(std::move(decision));
    }

    [[nodiscard]] DestinationVerdict verdictOf(const VolumeSpec& spec, VolumeIndex volume,
                                               const LaneChoice& shortage)
    {
        const ClosedRegion* closed = m_closed.find(spec.home);
        if (closed != nullptr && hasRoomOnceOpen(m_state.edit(spec.home), spec, volume))
            return underMaintenance(spec.home, volume, *closed);
        return {spec.home,       shortage.constraint, volume,
                shortage.needed, shortage.available,  shortage.shortBy()};
    }

    void release()
    {
        for (const auto& [region, members] : m_parts)
            for (const GangMember& member : members)
                releaseVolume(m_state.edit(region), member.volume, member.legs, member.held);
        for (PlacementDecision& decision : m_decisions)
            decision.legs.clear();
    }

    void admit()
    {
        Hasher hasher("placement/2");
        hasher.put(m_state.index()).put(m_decisions.size());
        for (const PlacementDecision& decision : m_decisions) {
            hasher.put(m_state.catalog().volume(decision.volume).id)
                .put(m_state.catalog().region(decision.region).id);
            for (const Leg& leg : decision.legs)
                hasher.put(leg.host).put(leg.lane).put(leg.bytes.value);
        }
        Gang gang;
        gang.planId = hasher.finish();
        gang.kind = GangKind::placement;
        gang.prepareDeadline = m_state.now() + prepareTimeout;
        for (PlacementDecision& decision : m_decisions)
            decision.planId = gang.planId;
        admitGang(m_state, gang, std::move(m_parts));
    }

    EstateState& m_state;
    const ClosedPlaces& m_closed;
    const std::vector<VolumeIndex>& m_volumes;
    std::vector<PlacementDecision> m_decisions;
    GangParts m_parts;
    bool m_short = false;
};

class PlacementStage : public PassStage {
public:
    explicit PlacementStage(Pass& pass) : m_pass(pass), m_units(unitsOf(pass.state)) {}
    [[nodiscard]] bool step() override
    {
        const std::vector<VolumeIndex>& unit = m_units[m_next++];
        std::vector<PlacementDecision> decisions = UnitPlacement(m_pass, unit).decide();
        if (decisions.front().planId == Digest{})
            m_unplaced.insert(m_unplaced.end(), unit.begin(), unit.end());
        for (PlacementDecision& decision : decisions) {
            m_pass.examined.insert(decision.region);
            m_pass.plan.placements.push_back(std::move(decision));
        }
        if (m_next < m_units.size())
            return true;
        std::sort(m_unplaced.begin(), m_unplaced.end());
        m_pass.state.setUnplaced(std::move(m_unplaced));
        return false;
    }
    [[nodiscard]] std::uint64_t left() const override { return m_units.size() - m_next; }

private:
    Pass& m_pass;
    std::vector<std::vector<VolumeIndex>> m_units;
    std::size_t m_next = 0;
    std::vector<VolumeIndex> m_unplaced;
};

}  // namespace

std::unique_ptr<PassStage> placementStage(Pass& pass)
{
    if (pass.state.unplaced().empty())
        return nullptr;
    return std::make_unique<PlacementStage>(pass);
}

}  // namespace estate
