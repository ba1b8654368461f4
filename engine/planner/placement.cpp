#include "engine/planner/placement.h"

#include <algorithm>
#include <compare>
#include <utility>

namespace estate {

namespace {

// Scarce: fewer than one online lane in eight is empty.
constexpr std::uint64_t scarceOneIn = 8;

bool sparesEmptyLanes(const RegionState& region, Isolation isolation)
{
    return isolation != Isolation::dedicated &&
           region.totals.emptyLanes * scarceOneIn < region.totals.lanes;
}

LaneChoice chosen(const LaneRank& rank, const LaneWish& wish)
{
    LaneChoice choice;
    choice.leg = Leg{rank.host, rank.lane, wish.bytes, wish.iops};
    return choice;
}

LaneChoice shortOf(Constraint constraint, std::uint64_t needed, std::uint64_t available)
{
    return {std::nullopt, constraint, needed, available};
}

}  // namespace

LaneChoice chooseLane(RegionState& region, const LaneWish& wish, const Barred& barred)
{
    const LaneIndex& index = region.laneIndex();
    const bool spareEmpty = sparesEmptyLanes(region, wish.isolation);
    if (const auto rank = index.lowest(region, wish, spareEmpty, barred).lane)
        return chosen(*rank, wish);
    const auto bytes = index.freeBytesMax(region, barred);
    if (!bytes)
        return shortOf(Constraint::failureDomainsShort, 1, 0);
    if (*bytes < wish.bytes)
        return shortOf(Constraint::bytesShort, wish.bytes.value, bytes->value);
    const Iops iops = index.freeIopsMax(region, wish.bytes, barred);
    if (iops < wish.iops)
        return shortOf(Constraint::laneIopsShort, wish.iops.value, iops.value);
    return shortOf(Constraint::isolationShort, 1, 0);
}

LaneChoice chooseLaneOn(const RegionState& region, std::uint32_t position, const LaneWish& wish)
{
    const HostState& host = region.hosts[position];
    if (!region.hostOnline(host))
        return shortOf(Constraint::failureDomainsShort, 1, 0);
    const bool spareEmpty = sparesEmptyLanes(region, wish.isolation);
    if (const auto rank = lowestLaneOn(region, position, wish, spareEmpty))
        return chosen(*rank, wish);
    Iops most;
    for (std::uint32_t i = host.firstLane; i < host.firstLane + host.laneCount; ++i)
        most = std::max(most, freeIops(host, region.lanes[i]));
    if (host.laneCount == 0 || most < wish.iops)
        return shortOf(Constraint::laneIopsShort, wish.iops.value, most.value);
    return shortOf(Constraint::isolationShort, 1, 0);
}

namespace {

// The part of `whole` that belongs to bytes [from, to) of `bytes`: parts add up exactly.
Iops shareOf(Iops whole, Bytes from, Bytes to, Bytes bytes)
{
    const auto upTo = [&](Bytes end) { return U128{whole.value} * end.value / bytes.value; };
    return Iops(lowWord(upTo(to) - upTo(from)));
}

// Room on a host beside pieces that will lie there.
Bytes freeBeside(const RegionState& region, std::uint32_t host,
                 const std::vector<HeldBytes>& pieces)
{
    Bytes room = freeBytes(region.hosts[host]);
    for (const HeldBytes& piece : pieces)
        if (piece.host == host)
            room -= std::min(room, piece.bytes);
    return room;
}

// Room in a site beside such pieces, on hosts that are not barred.
Bytes roomBeside(RegionState& region, std::uint32_t site, const Barred& barred,
                 const std::vector<HeldBytes>& pieces)
{
    Bytes room = region.laneIndex().roomIn(region, site);
    std::vector<std::uint32_t> differing = barred.hosts;
    for (const HeldBytes& piece : pieces)
        differing.push_back(piece.host);
    std::sort(differing.begin(), differing.end());
    differing.erase(std::unique(differing.begin(), differing.end()), differing.end());
    for (const std::uint32_t position : differing) {
        const HostState& host = region.hosts[position];
        if (host.sitePosition != site || !region.hostOnline(host))
            continue;
        room -= freeBytes(host);
        if (!barred.host(position))
            room += freeBeside(region, position, pieces);
    }
    return room;
}

// `bytes` over the hosts of one site, most room first, beside `pieces`; empty when the site lacks
// room.
std::vector<HeldBytes> spreadOver(RegionState& region, std::uint32_t site, Bytes bytes,
                                  const Barred& barred = {},
                                  const std::vector<HeldBytes>& beside = {})
{
    if (roomBeside(region, site, barred, beside) < bytes)
        return {};
    std::vector<HeldBytes> pieces;
    Bytes left = bytes;
    HostsByRoom hosts(region, region.laneIndex(), site);
    while (left.value > 0) {
        const std::optional<std::uint32_t> host = hosts.next();
        ESTATE_ENSURE(host.has_value());
        if (barred.host(*host))
            continue;
        const Bytes take = std::min(left, freeBeside(region, *host, beside));
        if (take.value > 0)
            pieces.push_back({*host, take});
        left -= take;
    }
    return pieces;
}

// One piece a host, so that its lanes are chosen for all of it at once.
void addPiece(std::vector<HeldBytes>& pieces, const HeldBytes& more)
{
    const auto known = std::find_if(pieces.begin(), pieces.end(), [&more](const HeldBytes& piece) {
        return piece.host == more.host;
    });
    if (known == pieces.end())
        pieces.push_back(more);
    else
        known->bytes += more.bytes;
}

using CopyLegs = std::vector<Leg>;

// A representative's piece over several lanes of its host, most room first; empty when they lack
// room.
CopyLegs spreadOverLanes(const RegionState& region, std::uint32_t position, const LaneWish& part)
{
    const HostState& host = region.hosts[position];
    const auto room = [&](std::uint32_t lane) { return freeIops(host, region.lanes[lane]); };
    std::vector<std::uint32_t> lanes;
    for (std::uint32_t i = host.firstLane; i < host.firstLane + host.laneCount; ++i)
        if (isolationAllows(region.lanes[i], part.isolation))
            lanes.push_back(i);
    std::stable_sort(lanes.begin(), lanes.end(),
                     [&room](std::uint32_t a, std::uint32_t b) { return room(a) > room(b); });
    CopyLegs legs;
    Iops given;
    Bytes from;
    for (const std::uint32_t lane : lanes) {
        const Iops take = std::min(part.iops - given, room(lane));
        if (take.value == 0)
            break;
        given += take;
        const Bytes to(lowWord(U128{part.bytes.value} * given.value / part.iops.value));
        legs.push_back({position, lane, to - from, take});
        from = to;
        if (given == part.iops)
            return legs;
    }
    return {};
}

// Lanes on each piece's host, with the IOPS that its bytes carry; the bytes have room there.
std::optional<CopyLegs> lanesFor(const RegionState& region, const std::vector<HeldBytes>& pieces,
                                 const LaneWish& wish, bool representative, LaneChoice& shortage)
{
    CopyLegs legs;
    Bytes from;
    for (const HeldBytes& piece : pieces) {
        const Bytes to = from + piece.bytes;
        const LaneWish part{piece.bytes, shareOf(wish.iops, from, to, wish.bytes), wish.isolation};
        const LaneChoice choice = chooseLaneOn(region, piece.host, part);
        CopyLegs onHost;
        if (choice.leg)
            onHost.push_back(*choice.leg);
        else if (representative)
            onHost = spreadOverLanes(region, piece.host, part);
        if (onHost.empty()) {
            shortage = choice;
            return std::nullopt;
        }
        legs.insert(legs.end(), onHost.begin(), onHost.end());
        from = to;
    }
    return legs;
}

// What a copy needs: the wish, and the bytes that a recovery record holds for it already.
struct CopyWish {
    LaneWish lane;
    bool representative = false;  // stands for several volumes: may spread over one site's hosts
    std::vector<HeldBytes> held;
};

Bytes heldIn(const RegionState& region, const CopyWish& wish, std::uint32_t site)
{
    Bytes bytes;
    for (const HeldBytes& held : wish.held)
        if (region.hosts[held.host].sitePosition == site)
            bytes += held.bytes;
    return bytes;
}

// One copy in one site: on what is held there, and the rest spread over its hosts. A concrete
// volume that grew since stays on the one host, or finds no room.
std::optional<CopyLegs> copyInSite(RegionState& region, const CopyWish& wish, std::uint32_t site,
                                   const Barred& barred, LaneChoice& shortage)
{
    std::vector<HeldBytes> pieces;
    for (const HeldBytes& held : wish.held)
        if (region.hosts[held.host].sitePosition == site)
            addPiece(pieces, held);
    const Bytes missing = wish.lane.bytes - heldIn(region, wish, site);
    std::vector<HeldBytes> more;
    if (wish.representative && missing.value > 0)
        more = spreadOver(region, site, missing, barred, pieces);
    else if (missing.value > 0 && pieces.size() == 1 &&
             freeBeside(region, pieces.front().host, pieces) >= missing)
        more = {{pieces.front().host, missing}};
    if (missing.value > 0 && more.empty()) {
        const Bytes room = roomBeside(region, site, barred, pieces);
        shortage = shortOf(Constraint::bytesShort, missing.value, room.value);
        return std::nullopt;
    }
    for (const HeldBytes& piece : more)
        addPiece(pieces, piece);
    return lanesFor(region, pieces, wish.lane, wish.representative, shortage);
}

// One copy in a site that is not barred, held bytes first: whole on a lane where one host has room.
std::optional<CopyLegs> findCopy(RegionState& region, const CopyWish& wish, const Barred& barred,
                                 LaneChoice& shortage)
{
    for (std::uint32_t site = 0; site < region.sites.size(); ++site)
        if (!barred.sites[site] && region.sites[site].online &&
            heldIn(region, wish, site).value > 0)
            if (auto legs = copyInSite(region, wish, site, barred, shortage))
                return legs;
    shortage = chooseLane(region, wish.lane, barred);
    if (shortage.leg)
        return CopyLegs{*shortage.leg};
    if (!wish.representative || wish.lane.bytes.value == 0)
        return std::nullopt;
    std::optional<LaneChoice> nearest;  // the site that lacks least
    for (std::uint32_t site = 0; site < region.sites.size(); ++site) {
        LaneChoice here;
        if (barred.sites[site] || !region.sites[site].online)
            continue;
        if (auto legs = copyInSite(region, wish, site, barred, here))
            return legs;
        if (!nearest || here.shortBy() < nearest->shortBy())
            nearest = here;
    }
    shortage = nearest.value_or(shortage);
    return std::nullopt;
}

// What was held and no leg took stays held: an abort must find its room again. `held` becomes what
// the legs took; the record keeps the rest.
void keepUntaken(RegionState& region, RecoveryRecord& record, VolumePlacement& placement)
{
    std::vector<HeldBytes> taken;
    for (const HeldBytes& piece : placement.held) {
        Bytes onHost;
        for (const Leg& leg : placement.legs)
            onHost += leg.host == piece.host ? leg.bytes : Bytes();
        for (const HeldBytes& other : taken)
            onHost -= other.host == piece.host ? other.bytes : Bytes();
        const Bytes take = std::min(piece.bytes, onHost);
        if (take.value > 0)
            taken.push_back({piece.host, take});
        if (take == piece.bytes)
            continue;
        record.held.push_back({piece.host, piece.bytes - take});
        region.hold(record.held.back());
    }
    placement.held = std::move(taken);
}

// What is closed, with a place for every site.
Barred closedIn(const RegionState& region, const Barred& closed)
{
    Barred barred = closed;
    barred.sites.resize(region.sites.size(), false);
    return barred;
}

}  // namespace

VolumePlacement reserveVolume(RegionState& region, const VolumeSpec& spec, VolumeIndex volume,
                              const Barred& closed)
{
    VolumePlacement placement;
    CopyWish wish{{spec.bytes, spec.steadyIops, spec.isolation}, spec.weight > 1, {}};
    RecoveryRecord* const record = region.findRecord(volume);
    Barred barred = closedIn(region, closed);
    if (record != nullptr) {
        placement.held = std::exchange(record->held, {});
        for (const HeldBytes& held : placement.held)
            if (!barred.sites[region.hosts[held.host].sitePosition] && !barred.host(held.host))
                wish.held.push_back(held);
    }
    for (const HeldBytes& held : placement.held)
        region.letGo(held);
    for (std::uint32_t copy = 0; copy < spec.copies; ++copy) {
        const auto legs = findCopy(region, wish, barred, placement.shortage);
        if (!legs) {
            releaseVolume(region, volume, placement.legs, placement.held);
            placement.legs.clear();
            placement.held.clear();
            return placement;
        }
        for (const Leg& leg : *legs) {
            region.reserveLeg(leg, spec.isolation == Isolation::dedicated);
            barred.sites[region.hosts[leg.host].sitePosition] = true;
            placement.legs.push_back(leg);
        }
    }
    if (record != nullptr)
        keepUntaken(region, *record, placement);
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
    for (const HeldBytes& piece : held) {
        region.hold(piece);
        addPiece(record->held, piece);
    }
}

namespace {

// What is lost of one copy.
struct LostCopy {
    std::uint32_t site = 0;
    Bytes bytes;
    Iops iops;
    bool piecesLeft = false;  // in its site
};

std::vector<LostCopy> lostCopies(const RegionState& region, const VolumeSpec& spec,
                                 std::span<const Leg> surviving, std::span<const Leg> lost)
{
    std::vector<LostCopy> copies;
    for (const Leg& leg : lost) {
        const std::uint32_t site = region.hosts[leg.host].sitePosition;
        auto copy = std::find_if(copies.begin(), copies.end(), [&](const LostCopy& c) {
            return c.site == site && c.bytes + leg.bytes <= spec.bytes;
        });
        if (copy == copies.end())
            copy = copies.insert(copy, LostCopy{site, {}, {}, false});
        copy->bytes += leg.bytes;
        copy->iops += leg.iops;
    }
    for (LostCopy& copy : copies) {
        Bytes left;  // in its site; as much as a copy, and it is another copy's
        for (const Leg& leg : surviving)
            if (region.hosts[leg.host].sitePosition == copy.site)
                left += leg.bytes;
        copy.piecesLeft = left.value > 0 && left + copy.bytes <= spec.bytes;
    }
    return copies;
}

// Where else a lost copy's pieces go, most wanted first.
class RepairSearch {
public:
    RepairSearch(RegionState& region, const VolumeSpec& spec, const Barred& closed)
        : m_region(region), m_spec(spec), m_closed(closedIn(region, closed))
    {}

    // What a leg of this volume lies on, lost or not.
    void note(const Leg& leg, bool survives)
    {
        m_hosts.push_back(leg.host);
        if (survives)
            m_sites[m_region.hosts[leg.host].sitePosition] = true;
    }

    std::optional<CopyLegs> find(const LostCopy& copy, RepairPlacement& placement,
                                 bool allowDegraded) const
    {
        const CopyWish wish{{copy.bytes, copy.iops, m_spec.isolation}, m_spec.weight > 1, {}};
        std::optional<CopyLegs> legs;
        if (copy.piecesLeft) {
            Barred elsewhere{std::vector<bool>(m_region.sites.size(), true), {}};
            elsewhere.sites[copy.site] = false;
            legs = findCopy(m_region, wish, orClosed(std::move(elsewhere)), placement.shortage);
        }
        if (!legs)
            legs = findCopy(m_region, wish, orClosed({m_sites, {}}), placement.shortage);
        if (!legs && allowDegraded) {
            Barred sameHosts{std::vector<bool>(m_region.sites.size(), false), m_hosts};
            legs = findCopy(m_region, wish, orClosed(std::move(sameHosts)), placement.shortage);
            placement.degraded |= legs.has_value();
        }
        return legs;
    }

private:
    [[nodiscard]] Barred orClosed(Barred barred) const
    {
        for (std::size_t site = 0; site < barred.sites.size(); ++site)
            barred.sites[site] = barred.sites[site] || m_closed.sites[site];
        barred.hosts.insert(barred.hosts.end(), m_closed.hosts.begin(), m_closed.hosts.end());
        return barred;
    }

    RegionState& m_region;
    const VolumeSpec& m_spec;
    Barred m_closed;
    std::vector<bool> m_sites = std::vector<bool>(m_region.sites.size(), false);  // with a copy
    std::vector<std::uint32_t> m_hosts;                                           // with a leg
};

}  // namespace

RepairPlacement reserveRepair(RegionState& region, const VolumeSpec& spec,
                              std::span<const Leg> surviving, std::span<const Leg> lost,
                              bool allowDegraded, const Barred& closed)
{
    RepairPlacement placement;
    RepairSearch search(region, spec, closed);
    for (const Leg& leg : surviving)
        search.note(leg, true);
    for (const Leg& leg : lost)
        search.note(leg, false);
    for (const LostCopy& copy : lostCopies(region, spec, surviving, lost)) {
        const auto legs = search.find(copy, placement, allowDegraded);
        if (!legs) {
            for (const Leg& leg : placement.legs)
                region.releaseLeg(leg);
            return RepairPlacement{{}, false, placement.shortage};
        }
        for (const Leg& leg : *legs) {
            region.reserveLeg(leg, spec.isolation == Isolation::dedicated);
            search.note(leg, true);
            placement.legs.push_back(leg);
        }
    }
    return placement;
}

std::vector<HeldBytes> findRoomToHold(RegionState& region, const VolumeSpec& spec)
{
    const LaneIndex& index = region.laneIndex();
    std::uint32_t roomiest = 0;
    for (std::uint32_t site = 1; site < region.sites.size(); ++site)
        if (index.roomIn(region, site) > index.roomIn(region, roomiest))
            roomiest = site;
    if (region.sites.empty())
        return {};
    const auto host = HostsByRoom(region, index, roomiest).next();
    if (host && freeBytes(region.hosts[*host]) >= spec.bytes)
        return {{*host, spec.bytes}};
    if (spec.weight == 1)
        return {};
    if (auto pieces = spreadOver(region, roomiest, spec.bytes); !pieces.empty())
        return pieces;
    std::vector<HeldBytes> pieces;  // some of its volumes in one site, some in another
    Bytes left = spec.bytes;
    for (std::uint32_t site = 0; site < region.sites.size(); ++site) {
        const Bytes take = std::min(left, index.roomIn(region, site));
        const auto part =
            take.value > 0 ? spreadOver(region, site, take) : std::vector<HeldBytes>{};
        pieces.insert(pieces.end(), part.begin(), part.end());
        left -= take;
    }
    return left.value == 0 ? pieces : std::vector<HeldBytes>{};
}

}  // namespace estate
