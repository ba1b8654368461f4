// What partitions say about each other. An image says each of it once; here it is said again.
#include <algorithm>
#include <map>

#include "engine/base/wide.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

namespace {

bool addTo(std::uint64_t& sum, std::uint64_t more)
{
    const auto added = checkedAdd(sum, more);
    sum = added.value_or(0);
    return added.has_value();
}

bool sumsFit(const std::vector<std::uint64_t>& parts)
{
    std::uint64_t sum = 0;
    return std::all_of(parts.begin(), parts.end(),
                       [&sum](std::uint64_t part) { return addTo(sum, part); });
}

bool addsFlows(GangKind kind)  // a resize and a snapshot grow flows that are there
{
    return kind != GangKind::resize && kind != GangKind::snapshot;
}

}  // namespace

std::optional<Reservations> reservationsOf(const RegionState& region)
{
    Reservations sum;
    sum.hostBytes.resize(region.hosts.size());
    sum.laneIops.resize(region.lanes.size());
    sum.laneFlows.resize(region.lanes.size());
    bool fits = true;
    const auto addLegs = [&](const std::vector<Leg>& legs, std::uint32_t flowsEach) {
        for (const Leg& leg : legs) {
            fits = addTo(sum.hostBytes[leg.host], leg.bytes.value) && fits;
            fits = addTo(sum.laneIops[leg.lane], leg.iops.value) && fits;
            sum.laneFlows[leg.lane] += flowsEach;
        }
    };
    for (const VolumeState& volume : region.volumes)
        addLegs(volume.legs, 1);
    for (const Gang& gang : region.gangs)
        for (const GangMember& member : gang.members)
            addLegs(member.legs, addsFlows(gang.kind) ? 1 : 0);
    for (const RecoveryRecord& record : region.records)
        for (const HeldBytes& held : record.held)
            fits = addTo(sum.hostBytes[held.host], held.bytes.value) && fits;
    if (!fits || !sumsFit(sum.hostBytes) || !sumsFit(sum.laneIops))
        return std::nullopt;
    return sum;
}

namespace {

class Linking {
public:
    Linking(EstateState& state, Reader& reader)
        : m_state(state), m_reader(reader), m_volumes(state.catalog().volumes.size()),
          m_sources(m_volumes.size())
    {
        for (std::uint32_t i = 0; i < state.regionCount(); ++i)
            m_regions.push_back(&state.edit(RegionIndex(i)));
    }

    void run()
    {
        findSources();
        if (m_reader.failed())
            return;
        linkRecords();
        for (std::uint32_t i = 0; i < m_regions.size(); ++i)
            for (const Gang& gang : m_regions[i]->gangs)
                if (!m_reader.failed())
                    linkGang(gang, RegionIndex(i));
        for (auto& [planId, regions] : m_gangs)
            m_state.rememberGang(planId, std::move(regions));
    }

private:
    void refuse(std::string_view field, std::string_view problem)
    {
        m_reader.refuse(ErrorCode::damaged, field, problem);
    }

    void findSources()
    {
        const Catalog& catalog = m_state.catalog();
        for (std::uint32_t i = 0; i < m_regions.size(); ++i)
            for (VolumeState& volume : m_regions[i]->volumes) {
                VolumeState*& place = m_volumes[volume.volume.value];
                if (place != nullptr)
                    refuse("volumes.volume", "has a volume that is active in two regions");
                place = &volume;
                const RegionIndex region(i);
                m_sources[volume.volume.value] = region;
                if (const RegionIndex home = catalog.volume(volume.volume).home; home != region)
                    m_regions[home.value]->moved.push_back({volume.volume, region});
            }
        if (std::find(m_volumes.begin(), m_volumes.end(), nullptr) != m_volumes.end())
            refuse("volumes.volume", "leaves out a volume of the catalog");
        for (RegionState* region : m_regions)
            std::sort(
                region->moved.begin(), region->moved.end(),
                [](const VolumeMoved& a, const VolumeMoved& b) { return a.volume < b.volume; });
    }

    void linkRecords()
    {
        for (std::uint32_t i = 0; i < m_regions.size(); ++i)
            for (const RecoveryRecord& record : m_regions[i]->records) {
                if (m_sources[record.volume.value] == RegionIndex(i))
                    refuse("records.volume", "has a record where the volume itself is");
                m_volumes[record.volume.value]->recoveryRegions.emplace_back(i);
            }
    }

    void linkGang(const Gang& gang, RegionIndex region)
    {
        if (gang.planId == Digest{} || gang.members.empty())
            refuse("gangs.plan_id", "is a gang without id or members");
        EstateState::GangRegions& regions = m_gangs[gang.planId];
        if (!regions.empty() &&
            !alike(gang, *m_regions[regions.front().value]->findGang(gang.planId)))
            refuse("gangs", "has parts of a gang that are not alike");
        regions.push_back(region);
        const Request* request = m_state.findRequest(gang.request);
        if (gang.kind == GangKind::resize &&
            (request == nullptr || !std::holds_alternative<ResizeRequest>(request->body)))
            refuse("gangs.request", "is a resize that nobody asked for");
        for (const GangMember& member : gang.members)
            linkMember(gang, member, region);
    }

    static bool alike(const Gang& a, const Gang& b)
    {
        return a.kind == b.kind && a.phase == b.phase && a.prepareDeadline == b.prepareDeadline &&
               a.fencedAt == b.fencedAt && a.request == b.request;
    }

    void linkMember(const Gang& gang, const GangMember& member, RegionIndex region)
    {
        VolumeState& volume = *m_volumes[member.volume.value];
        if (volume.busy())
            refuse("gangs.volume", "has a volume of two gangs");
        volume.gang = gang.planId;
        if (m_sources[member.volume.value] != member.source)
            refuse("gangs.source", "is not where the volume is");
        const RegionState& landing = *m_regions[region.value];
        if (gang.moves()
                ? volume.legs.empty() || std::as_const(landing).findRecord(member.volume) == nullptr
                : region != member.source)
            refuse("gangs.volume", "has a member that can't land in its region");
        for (const Leg& leg : member.replaced)
            if (std::find(volume.legs.begin(), volume.legs.end(), leg) == volume.legs.end())
                refuse("gangs.replaced", "has a leg that the volume does not have");
    }

    EstateState& m_state;
    Reader& m_reader;
    std::vector<RegionState*> m_regions;
    std::vector<VolumeState*> m_volumes;
    std::vector<RegionIndex> m_sources;
    std::map<Digest, EstateState::GangRegions> m_gangs;
};

bool holdsWhatItSays(const RegionState& region)
{
    const auto reservations = reservationsOf(region);
    if (!reservations)
        return false;
    for (std::size_t i = 0; i < region.hosts.size(); ++i)
        if (region.hosts[i].used.value != reservations->hostBytes[i])
            return false;
    for (std::size_t i = 0; i < region.lanes.size(); ++i)
        if (region.lanes[i].used.value != reservations->laneIops[i] ||
            region.lanes[i].flows != reservations->laneFlows[i])
            return false;
    return true;
}

struct Links {
    std::size_t records = 0;
    std::size_t recoveryRegions = 0;
    std::size_t away = 0;
    std::size_t moved = 0;
    std::size_t busy = 0;
    std::size_t members = 0;
    bool operator==(const Links&) const = default;
};

// Whether each side of each link says the same.
bool linksAgree(const EstateState& state)
{
    Links links;
    std::map<Digest, EstateState::GangRegions> gangs;
    for (std::uint32_t i = 0; i < state.regionCount(); ++i) {
        const RegionIndex index(i);
        const RegionState& region = state.region(index);
        links.records += region.records.size();
        links.moved += region.moved.size();
        for (const VolumeState& volume : region.volumes) {
            if (state.sourceOf(volume.volume) != index)
                return false;
            links.away += state.catalog().volume(volume.volume).home != index ? 1 : 0;
            links.busy += volume.busy() ? 1 : 0;
            links.recoveryRegions += volume.recoveryRegions.size();
            for (const RegionIndex recovery : volume.recoveryRegions)
                if (state.region(recovery).findRecord(volume.volume) == nullptr)
                    return false;
        }
        for (const Gang& gang : region.gangs) {
            gangs[gang.planId].push_back(index);
            links.members += gang.members.size();
            for (const GangMember& member : gang.members)
                if (state.volume(member.volume).gang != gang.planId)
                    return false;
        }
    }
    return gangs == state.gangs() && links.records == links.recoveryRegions &&
           links.away == links.moved && links.busy == links.members;
}

}  // namespace

void linkPartitions(EstateState& state, Reader& reader)
{
    Linking(state, reader).run();
}

Result<void> checkLinks(const EstateState& state)
{
    for (std::uint32_t i = 0; i < state.regionCount(); ++i)
        if (!holdsWhatItSays(state.region(RegionIndex(i))))
            return fail(ErrorCode::contradiction,
                        "Region \"" + state.catalog().regions[i].id +
                            "\" holds other sums than its volumes, gangs and records give, so no "
                            "image of it can be made. Please report it.",
                        {{"region", state.catalog().regions[i].id}});
    if (!linksAgree(state))
        return fail(ErrorCode::contradiction,
                    "The regions' volumes, records and gangs do not agree with each other, so no "
                    "image of them can be made. Please report it.");
    return {};
}

}  // namespace estate::wire
