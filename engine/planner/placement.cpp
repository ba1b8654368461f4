#include "engine/planner/placement.h"

#include <algorithm>
#include <compare>
#include <utility>

namespace estate {

namespace {

// Scarce: fewer than one online lane in eight is empty.
constexpr std::uint64_t scarceOneIn = 8;

bool emptyLanesAreScarce(const RegionState& region)
{
    std::uint64_t lanes = 0;
    std::uint64_t empty = 0;
    for (const HostState& host : region.hosts) {
        if (!region.hostOnline(host))
            continue;
        lanes += host.laneCount;
        for (std::uint32_t i = 0; i < host.laneCount; ++i)
            empty += region.lanes[host.firstLane + i].flows == 0 ? 1 : 0;
    }
    return empty * scarceOneIn < lanes;
}

std::uint64_t utilisationPpm(Iops used, Iops capacity)
{
    return lowWord(U128{used.value} * 1'000'000 / capacity.value);
}

struct Rank {
    bool wastesEmpty = false;
    std::uint64_t ppm = 0;
    std::uint32_t host = 0;
    std::uint32_t lane = 0;
    auto operator<=>(const Rank&) const = default;
};

class LaneSearch {
public:
    LaneSearch(const RegionState& region, const LaneWish& wish)
        : m_region(region), m_wish(wish),
          m_spareEmpty(wish.isolation != Isolation::dedicated && emptyLanesAreScarce(region))
    {}

    void visit(std::uint32_t position, Bytes bytes)
    {
        const HostState& host = m_region.hosts[position];
        if (!m_region.hostOnline(host))
            return;
        m_sawHost = true;
        const Bytes free = host.capacity - host.used;
        m_freeBytesMax = std::max(m_freeBytesMax, free);
        if (free < bytes)
            return;
        m_sawBytes = true;
        for (std::uint32_t i = 0; i < host.laneCount; ++i)
            visitLane(position, host, host.firstLane + i);
    }

    [[nodiscard]] LaneChoice choice(Bytes bytes) const
    {
        LaneChoice choice;
        if (m_found) {
            choice.leg = Leg{m_best.host, m_best.lane, m_wish.bytes, m_wish.iops};
        } else if (!m_sawHost) {
            choice = {std::nullopt, Constraint::failureDomainsShort, 1, 0};
        } else if (!m_sawBytes) {
            choice = {std::nullopt, Constraint::bytesShort, bytes.value, m_freeBytesMax.value};
        } else if (!m_sawIops) {
            choice = {std::nullopt, Constraint::laneIopsShort, m_wish.iops.value,
                      m_freeIopsMax.value};
        } else {
            choice = {std::nullopt, Constraint::isolationShort, 1, 0};
        }
        return choice;
    }

private:
    void visitLane(std::uint32_t position, const HostState& host, std::uint32_t index)
    {
        const LaneState& lane = m_region.lanes[index];
        const Iops free = host.laneIops - std::min(lane.used, host.laneIops);
        m_freeIopsMax = std::max(m_freeIopsMax, free);
        if (free < m_wish.iops)
            return;
        m_sawIops = true;
        const bool fits =
            m_wish.isolation == Isolation::dedicated ? lane.flows == 0 : !lane.dedicated;
        if (!fits)
            return;
        const Rank rank{m_spareEmpty && lane.flows == 0, utilisationPpm(lane.used, host.laneIops),
                        position, index};
        if (m_found && !(rank < m_best))
            return;
        m_best = rank;
        m_found = true;
    }

    const RegionState& m_region;
    const LaneWish& m_wish;
    bool m_spareEmpty;
    bool m_sawHost = false;
    bool m_sawBytes = false;
    bool m_sawIops = false;
    Bytes m_freeBytesMax;
    Iops m_freeIopsMax;
    bool m_found = false;
    Rank m_best;
};

}  // namespace

LaneChoice chooseLane(const RegionState& region, const LaneWish& wish,
                      const std::vector<bool>& usedSites)
{
    LaneSearch search(region, wish);
    for (std::uint32_t i = 0; i < region.hosts.size(); ++i)
        if (!usedSites[region.hosts[i].sitePosition])
            search.visit(i, wish.bytes);
    return search.choice(wish.bytes);
}

LaneChoice chooseLaneOn(const RegionState& region, std::uint32_t host, const LaneWish& wish)
{
    LaneSearch search(region, wish);
    search.visit(host, Bytes(0));
    return search.choice(Bytes(0));
}

namespace {

// The part of `whole` that belongs to bytes [from, to) of `bytes`: parts add up exactly.
Iops shareOf(Iops whole, Bytes from, Bytes to, Bytes bytes)
{
    const auto upTo = [&](Bytes end) { return U128{whole.value} * end.value / bytes.value; };
    return Iops(lowWord(upTo(to) - upTo(from)));
}

Bytes freeOn(const HostState& host)
{
    return host.capacity - host.used;
}

// Positions of the online hosts of a site, most room first.
std::vector<std::uint32_t> hostsByRoom(const RegionState& region, std::uint32_t site)
{
    std::vector<std::uint32_t> hosts;
    for (std::uint32_t i = 0; i < region.hosts.size(); ++i)
        if (region.hosts[i].sitePosition == site && region.hostOnline(region.hosts[i]))
            hosts.push_back(i);
    std::stable_sort(hosts.begin(), hosts.end(), [&region](std::uint32_t a, std::uint32_t b) {
        return freeOn(region.hosts[a]) > freeOn(region.hosts[b]);
    });
    return hosts;
}

// `bytes` over the hosts of one site in that order; empty when the site lacks room.
std::vector<HeldBytes> spreadOver(const RegionState& region, std::uint32_t site, Bytes bytes)
{
    std::vector<HeldBytes> pieces;
    Bytes left = bytes;
    for (const std::uint32_t host : hostsByRoom(region, site)) {
        const Bytes take = std::min(left, freeOn(region.hosts[host]));
        if (take.value > 0)
            pieces.push_back({host, take});
        left -= take;
        if (left.value == 0)
            return pieces;
    }
    return {};
}

using CopyLegs = std::vector<Leg>;

// A lane on each piece's host, with the IOPS that its bytes carry; the bytes are there already.
std::optional<CopyLegs> lanesFor(const RegionState& region, const std::vector<HeldBytes>& pieces,
                                 const LaneWish& wish, LaneChoice& shortage)
{
    CopyLegs legs;
    Bytes from;
    for (const HeldBytes& piece : pieces) {
        const Bytes to = from + piece.bytes;
        const LaneWish part{piece.bytes, shareOf(wish.iops, from, to, wish.bytes), wish.isolation};
        const LaneChoice choice = chooseLaneOn(region, piece.host, part);
        if (!choice.leg) {
            shortage = choice;
            return std::nullopt;
        }
        legs.push_back(*choice.leg);
        from = to;
    }
    return legs;
}

// One copy: whole on a lane, else a representative's spread over one site.
std::optional<CopyLegs> findCopy(const RegionState& region, const VolumeSpec& spec,
                                 const std::vector<bool>& usedSites, LaneChoice& shortage)
{
    const LaneWish wish{spec.bytes, spec.steadyIops, spec.isolation};
    const LaneChoice whole = chooseLane(region, wish, usedSites);
    if (whole.leg)
        return CopyLegs{*whole.leg};
    shortage = whole;
    if (whole.constraint != Constraint::bytesShort || spec.weight == 1)
        return std::nullopt;
    for (std::uint32_t site = 0; site < region.sites.size(); ++site) {
        if (usedSites[site])
            continue;
        const auto pieces = spreadOver(region, site, spec.bytes);
        LaneChoice ignored;
        if (pieces.empty())
            continue;
        if (auto legs = lanesFor(region, pieces, wish, ignored))
            return legs;
    }
    for (std::uint32_t site = 0; site < region.sites.size(); ++site) {
        if (usedSites[site])
            continue;
        std::uint64_t room = 0;
        for (const std::uint32_t host : hostsByRoom(region, site))
            room += freeOn(region.hosts[host]).value;
        shortage.available = std::max(shortage.available, std::min(room, shortage.needed));
    }
    return std::nullopt;
}

// The first copy where the recovery reservation lies; the reservation is let go.
std::optional<CopyLegs> takeHeld(RegionState& region, const VolumeSpec& spec, VolumeIndex volume,
                                 std::vector<HeldBytes>& taken)
{
    RecoveryRecord* record = region.findRecord(volume);
    if (record == nullptr || record->held.empty())
        return std::nullopt;
    const LaneWish wish{spec.bytes, spec.steadyIops, spec.isolation};
    LaneChoice ignored;
    auto legs = lanesFor(region, record->held, wish, ignored);
    if (!legs)
        return std::nullopt;
    for (const HeldBytes& held : record->held)
        region.letGo(held);
    taken = std::exchange(record->held, {});
    return legs;
}

}  // namespace

VolumePlacement reserveVolume(RegionState& region, const VolumeSpec& spec, VolumeIndex volume)
{
    VolumePlacement placement;
    std::vector<bool> usedSites(region.sites.size(), false);
    for (std::uint32_t copy = 0; copy < spec.copies; ++copy) {
        std::optional<CopyLegs> legs;
        if (copy == 0)
            legs = takeHeld(region, spec, volume, placement.held);
        if (!legs)
            legs = findCopy(region, spec, usedSites, placement.shortage);
        if (!legs) {
            releaseVolume(region, volume, placement.legs, placement.held);
            placement.legs.clear();
            placement.held.clear();
            return placement;
        }
        for (const Leg& leg : *legs) {
            region.reserveLeg(leg, spec.isolation == Isolation::dedicated);
            usedSites[region.hosts[leg.host].sitePosition] = true;
            placement.legs.push_back(leg);
        }
    }
    return placement;
}

void releaseVolume(RegionState& region, VolumeIndex volume, const std::vector<Leg>& legs,
                   const std::vector<HeldBytes>& held)
{
    for (const Leg& leg : legs)
        region.releaseLeg(leg);
    if (held.empty())
        return;
    RecoveryRecord* record = region.findRecord(volume);
    ESTATE_ENSURE(record != nullptr);
    for (const HeldBytes& piece : held)
        region.hold(piece);
    record->held = held;
}

std::vector<HeldBytes> findRoomToHold(const RegionState& region, Bytes bytes)
{
    std::vector<HeldBytes> best;
    std::uint64_t bestRoom = 0;
    for (std::uint32_t site = 0; site < region.sites.size(); ++site) {
        std::uint64_t room = 0;
        for (const std::uint32_t host : hostsByRoom(region, site))
            room += freeOn(region.hosts[host]).value;
        if (room <= bestRoom)
            continue;
        bestRoom = room;
        best = spreadOver(region, site, bytes);
    }
    return best;
}

}  // namespace estate
