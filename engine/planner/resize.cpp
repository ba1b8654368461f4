// Resizes: a volume grows where it lies. Every leg gets its share on its own host and lane, or
// nothing is reserved at all.
#include <algorithm>
#include <map>

#include "engine/planner/gang.h"
#include "engine/planner/pass.h"
#include "engine/planner/scheduler.h"

namespace estate {

namespace {

// Each copy grows by all of `bytes` and `iops`, spread over its pieces as its bytes are; a site may
// have two copies after a degraded repair.
std::vector<Leg> growthOf(const RegionState& region, const VolumeState& volume, Bytes whole,
                          Bytes bytes, Iops iops)
{
    std::map<std::uint32_t, Bytes> upTo;  // by site
    std::vector<Leg> growth;
    for (const Leg& leg : volume.legs) {
        Bytes& from = upTo[region.hosts[leg.host].sitePosition];
        const Bytes to = from + leg.bytes;
        const auto part = [&](std::uint64_t amount) {
            return lowWord(U128{amount} * to.value / whole.value -
                           U128{amount} * from.value / whole.value);
        };
        growth.push_back({leg.host, leg.lane, Bytes(part(bytes.value)), Iops(part(iops.value))});
        from = to;
    }
    return growth;
}

// Reserves all of it, or nothing and says what is short.
DestinationVerdict reserveGrowth(RegionState& region, RegionIndex index, VolumeIndex volume,
                                 const std::vector<Leg>& growth)
{
    for (std::size_t i = 0; i < growth.size(); ++i) {
        const Leg& by = growth[i];
        const HostState& host = region.hosts[by.host];
        const Bytes freeBytes = host.capacity - std::min(host.used, host.capacity);
        const Iops used = region.lanes[by.lane].used;
        const Iops freeIops = host.laneIops - std::min(used, host.laneIops);
        DestinationVerdict verdict{index, Constraint::none, volume, 0, 0, 0};
        if (freeBytes < by.bytes)
            verdict = {index,          Constraint::bytesShort, volume,
                       by.bytes.value, freeBytes.value,        (by.bytes - freeBytes).value};
        else if (freeIops < by.iops)
            verdict = {index,          Constraint::laneIopsShort, volume, by.iops.value,
                       freeIops.value, (by.iops - freeIops).value};
        if (verdict.constraint != Constraint::none) {
            for (std::size_t j = 0; j < i; ++j)
                region.shrinkLeg(growth[j]);
            return verdict;
        }
        region.growLeg(by);
    }
    return {index, Constraint::none, VolumeIndex(), 0, 0, 0};
}

ResizeDecision decide(EstateState& state, const Request& request, const ResizeRequest& resize)
{
    const VolumeSpec& spec = state.catalog().volume(resize.volume);
    ResizeDecision decision;
    decision.request = request.id;
    decision.volume = resize.volume;
    decision.region = state.sourceOf(resize.volume);
    const RegionState& region = state.region(decision.region);
    const VolumeState& volume = state.volume(resize.volume);
    const bool online = std::all_of(volume.legs.begin(), volume.legs.end(),
                                    [&region](const Leg& leg) { return region.legOnline(leg); });
    if (volume.busy() || volume.legs.empty() || !online) {
        decision.reason = volume.busy() ? Reason::memberBusy : Reason::notPlaced;
        return decision;
    }
    // Another resize may have made it as large meanwhile; it never shrinks.
    const Bytes bytes = std::max(resize.bytes, spec.bytes) - spec.bytes;
    const Iops iops = std::max(resize.steadyIops, spec.steadyIops) - spec.steadyIops;
    decision.growth = growthOf(region, volume, spec.bytes, bytes, iops);
    decision.verdict =
        reserveGrowth(state.edit(decision.region), decision.region, resize.volume, decision.growth);
    if (decision.verdict.constraint != Constraint::none) {
        decision.growth.clear();
        return decision;
    }
    decision.reason = Reason::recoveredWithinRto;
    Hasher hasher("resize/1");
    hasher.put(state.index()).put(request.id).put(spec.id);
    for (const Leg& by : decision.growth)
        hasher.put(by.host).put(by.lane).put(by.bytes.value).put(by.iops.value);
    decision.planId = hasher.finish();
    Gang gang;
    gang.planId = decision.planId;
    gang.kind = GangKind::resize;
    gang.request = request.id;
    gang.prepareDeadline = state.now() + prepareTimeout;
    std::vector<GangMember> members{{resize.volume, decision.region, decision.growth, {}, {}}};
    admitGang(state, gang, {{decision.region, std::move(members)}});
    return decision;
}

class ResizeStage : public PassStage {
public:
    explicit ResizeStage(Pass& pass) : m_pass(pass), m_requests(pass.state.requests()) {}
    [[nodiscard]] bool step() override
    {
        const Request& request = m_requests[m_next++];
        const auto* resize = std::get_if<ResizeRequest>(&request.body);
        if (resize != nullptr && !request.busy()) {
            m_pass.plan.resizes.push_back(decide(m_pass.state, request, *resize));
            m_pass.examined.insert(m_pass.plan.resizes.back().region);
        }
        return m_next < m_requests.size();
    }
    [[nodiscard]] std::uint64_t left() const override { return m_requests.size() - m_next; }

private:
    Pass& m_pass;
    std::vector<Request> m_requests;
    std::size_t m_next = 0;
};

}  // namespace

std::unique_ptr<PassStage> resizeStage(Pass& pass)
{
    if (pass.state.requests().empty())
        return nullptr;
    return std::make_unique<ResizeStage>(pass);
}

}  // namespace estate
