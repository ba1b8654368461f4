// The lane index answers what a scan of all hosts answers, whatever happened to the region.
#include <algorithm>
#include <random>

#include "engine/estate/lane_index.h"
#include "engine/planner/placement.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using Positions = std::vector<std::uint32_t>;

// The contract's rule by a look at every lane.
LaneChoice scanned(const RegionState& region, const LaneWish& wish, const Barred& barred)
{
    const bool spareEmpty = wish.isolation != Isolation::dedicated &&
                            region.totals.emptyLanes * 8 < region.totals.lanes;
    std::optional<LaneRank> best;
    std::optional<Bytes> roomMax;
    Iops iopsMax;
    for (std::uint32_t i = 0; i < region.hosts.size(); ++i) {
        const HostState& host = region.hosts[i];
        if (!region.hostOnline(host) || barred.sites[host.sitePosition] || barred.host(i))
            continue;
        const Bytes room = host.capacity - host.used;
        roomMax = std::max(roomMax.value_or(Bytes()), room);
        for (std::uint32_t n = host.firstLane; n < host.firstLane + host.laneCount; ++n) {
            const LaneState& lane = region.lanes[n];
            if (room < wish.bytes)
                continue;
            iopsMax = std::max(iopsMax, host.laneIops - lane.used);
            const bool allowed =
                wish.isolation == Isolation::dedicated ? lane.flows == 0 : !lane.dedicated;
            if (!allowed || host.laneIops - lane.used < wish.iops)
                continue;
            const LaneRank rank{spareEmpty && lane.flows == 0,
                                lane.used.value * 1'000'000 / host.laneIops.value, i, n};
            best = best ? std::min(*best, rank) : rank;
        }
    }
    if (best)
        return {Leg{best->host, best->lane, wish.bytes, wish.iops}};
    if (!roomMax)
        return {std::nullopt, Constraint::failureDomainsShort, 1, 0};
    if (*roomMax < wish.bytes)
        return {std::nullopt, Constraint::bytesShort, wish.bytes.value, roomMax->value};
    if (iopsMax < wish.iops)
        return {std::nullopt, Constraint::laneIopsShort, wish.iops.value, iopsMax.value};
    return {std::nullopt, Constraint::isolationShort, 1, 0};
}

Positions sortedByRoom(const RegionState& region, std::uint32_t site)
{
    Positions hosts;
    for (std::uint32_t i = 0; i < region.hosts.size(); ++i)
        if (region.hosts[i].sitePosition == site && region.hostOnline(region.hosts[i]))
            hosts.push_back(i);
    std::stable_sort(hosts.begin(), hosts.end(), [&](std::uint32_t a, std::uint32_t b) {
        return freeBytes(region.hosts[a]) > freeBytes(region.hosts[b]);
    });
    return hosts;
}

// A region to which things happen at random.
class RandomRegion {
public:
    explicit RandomRegion(std::uint64_t seed) : m_random(seed)
    {
        const std::uint64_t sites = 1 + below(4);
        for (std::uint64_t i = 0; i < sites; ++i)
            region.addSite(SiteIndex(static_cast<std::uint32_t>(i)));
        for (std::uint64_t i = 0, hosts = 1 + below(40); i < hosts; ++i)
            addHost();
    }

    std::uint64_t below(std::uint64_t end) { return m_random() % end; }

    LaneWish wish()
    {
        return {Bytes(1 + below(60)), Iops(below(50)), static_cast<Isolation>(below(3))};
    }
    Barred barred()
    {
        Barred barred{std::vector<bool>(region.sites.size(), false), {}};
        for (std::size_t site = 0; site < region.sites.size(); ++site)
            barred.sites[site] = below(4) == 0;
        for (std::uint64_t i = 0, count = below(3); i < count; ++i)
            barred.hosts.push_back(host());
        return barred;
    }

    void step()
    {
        switch (below(14)) {
        case 0: region.setSiteOnline(site(), below(3) != 0); break;
        case 1: region.setHostOnline(host(), below(3) != 0); break;
        case 2: hold(); break;
        case 3: letGo(); break;
        case 4: growOrShrink(); break;
        case 5: resize(); break;
        case 6: below(8) == 0 ? addHost() : release(); break;
        case 7:
        case 8: release(); break;
        default: reserve(); break;
        }
    }

    RegionState region;

private:
    std::uint32_t site() { return static_cast<std::uint32_t>(below(region.sites.size())); }
    std::uint32_t host() { return static_cast<std::uint32_t>(below(region.hosts.size())); }

    void addHost()
    {
        HostSpec spec;
        spec.id = "h" + std::to_string(below(1'000'000'000));
        m_catalog.hosts.push_back(spec);
        HostState host;
        host.host = HostIndex(static_cast<std::uint32_t>(m_catalog.hosts.size() - 1));
        host.sitePosition = site();
        host.laneCount = static_cast<std::uint32_t>(1 + below(4));
        host.laneIops = Iops(50 + 50 * below(2));
        host.capacity = Bytes(50 + below(200));
        const std::uint32_t position = region.addHost(host, m_catalog);
        const std::uint32_t firstLane = region.hosts[position].firstLane;
        for (Leg& leg : m_legs) {
            leg.host += leg.host >= position ? 1 : 0;
            leg.lane += leg.lane >= firstLane ? host.laneCount : 0;
        }
    }
    void resize()
    {
        const std::uint32_t position = host();
        const HostState& before = region.hosts[position];
        HostSpec spec;
        spec.capacity = before.capacity + Bytes(below(30));
        spec.lanes = before.laneCount;
        spec.laneIops = before.laneIops + Iops(below(20));
        region.resizeHost(position, spec);
    }
    void reserve()
    {
        const LaneWish wanted = wish();
        const LaneChoice choice = chooseLane(region, wanted, barred());
        if (!choice.leg)
            return;
        region.reserveLeg(*choice.leg, wanted.isolation == Isolation::dedicated);
        m_legs.push_back(*choice.leg);
    }
    void release()
    {
        if (m_legs.empty())
            return;
        std::swap(m_legs[below(m_legs.size())], m_legs.back());
        region.releaseLeg(m_legs.back());
        m_legs.pop_back();
    }
    void hold()
    {
        RecoveryRecord record;
        record.volume = VolumeIndex(m_nextRecord++);
        const std::uint32_t position = host();
        const Bytes room = freeBytes(region.hosts[position]);
        record.held = {{position, Bytes(below(room.value + 1))}};
        region.hold(record.held.front());
        region.insertRecord(record);
    }
    void letGo()
    {
        if (!region.records.empty())
            region.eraseRecord(region.records[below(region.records.size())].volume);
    }
    void growOrShrink()
    {
        if (m_legs.empty())
            return;
        Leg& leg = m_legs[below(m_legs.size())];
        const HostState& on = region.hosts[leg.host];
        const Iops room = on.laneIops - region.lanes[leg.lane].used;
        if (below(2) == 0) {
            const Leg by{leg.host, leg.lane, Bytes(below(freeBytes(on).value + 1)),
                         Iops(below(room.value + 1))};
            region.growLeg(by);
            leg.bytes += by.bytes;
            leg.iops += by.iops;
        } else {
            const Leg by{leg.host, leg.lane, Bytes(below(leg.bytes.value + 1)),
                         Iops(below(leg.iops.value + 1))};
            region.shrinkLeg(by);
            leg.bytes -= by.bytes;
            leg.iops -= by.iops;
        }
    }

    std::mt19937_64 m_random;
    Catalog m_catalog;
    std::vector<Leg> m_legs;
    std::uint32_t m_nextRecord = 0;
};

TEST(LaneIndex, choosesWhatAScanChoosesAndIsShortOfTheSame)
{
    std::array<int, 8> seen{};  // by constraint; `none` is a lane
    std::array<int, 2> whileScarce{};
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        RandomRegion random(seed);
        for (int step = 0; step < 200; ++step) {
            random.step();
            if (random.below(3) == 0)  // several changes at once, too
                continue;
            const LaneWish wish = random.wish();
            const Barred barred = random.barred();
            const LaneChoice expected = scanned(random.region, wish, barred);
            const LaneChoice choice = chooseLane(random.region, wish, barred);
            ASSERT_EQ(choice.leg, expected.leg) << "seed " << seed << " step " << step;
            ASSERT_EQ(choice.constraint, expected.constraint) << "seed " << seed;
            ASSERT_EQ(choice.needed, expected.needed) << "seed " << seed;
            ASSERT_EQ(choice.available, expected.available) << "seed " << seed;
            const RegionTotals& totals = random.region.totals;
            whileScarce[totals.emptyLanes * 8 < totals.lanes ? 1 : 0] += choice.leg ? 1 : 0;
            if (choice.leg)
                seen[0] += 1;
            else if (choice.constraint == Constraint::failureDomainsShort)
                seen[1] += 1;
            else if (choice.constraint == Constraint::bytesShort)
                seen[2] += 1;
            else if (choice.constraint == Constraint::laneIopsShort)
                seen[3] += 1;
            else
                seen[4] += 1;
        }
    }
    for (const int kind : {0, 1, 2, 3, 4})
        EXPECT_GT(seen[static_cast<std::size_t>(kind)], 100) << "too few to mean anything";
    EXPECT_GT(whileScarce[0], 100);
    EXPECT_GT(whileScarce[1], 100);
}

TEST(LaneIndex, listsHostsByRoomAndKnowsTheirSum)
{
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        RandomRegion random(seed);
        for (int step = 0; step < 100; ++step) {
            random.step();
            const LaneIndex& index = random.region.laneIndex();
            for (std::uint32_t site = 0; site < random.region.sites.size(); ++site) {
                const Positions expected = sortedByRoom(random.region, site);
                Positions found;
                HostsByRoom hosts(random.region, index, site);
                while (const auto host = hosts.next())
                    found.push_back(*host);
                ASSERT_EQ(found, expected) << "seed " << seed << " step " << step;
                Bytes sum;
                for (const std::uint32_t host : expected)
                    sum += freeBytes(random.region.hosts[host]);
                ASSERT_EQ(index.roomIn(random.region, site), sum) << "seed " << seed;
            }
        }
    }
}

// One site of `count` hosts: 100 bytes, 4 lanes of 1,000 IOPS.
RegionState alike(std::uint32_t count)
{
    RegionState region;
    region.addSite(SiteIndex(0));
    for (std::uint32_t i = 0; i < count; ++i) {
        HostState host;
        host.host = HostIndex(i);
        host.firstLane = i * 4;
        host.laneCount = 4;
        host.laneIops = Iops(1'000);
        host.capacity = Bytes(100);
        region.hosts.push_back(host);
    }
    region.lanes.resize(std::size_t{count} * 4);
    region.totals = region.recomputeTotals();
    return region;
}

const Barred nothing{{false}, {}};

TEST(LaneIndex, aSearchVisitsOnePathWhateverTheNumberOfHosts)
{
    for (const std::uint32_t levels : {1u, 4u, 10u, 13u}) {
        RegionState region = alike(1u << levels);
        const auto first = region.laneIndex().lowest(region, {Bytes(1), Iops(1)}, false, nothing);
        EXPECT_EQ(first.lane, (LaneRank{false, 0, 0, 0}));
        EXPECT_EQ(first.visited, levels + 1);
        // Everything used alike but for one lane in the middle.
        const std::uint32_t middle = (1u << levels) / 2;
        for (std::uint32_t lane = 0; lane < region.lanes.size(); ++lane)
            region.reserveLeg({lane / 4, lane, Bytes(1), Iops(lane == middle * 4 + 2 ? 9u : 10u)},
                              false);
        const auto least = region.laneIndex().lowest(region, {Bytes(1), Iops(1)}, false, nothing);
        EXPECT_EQ(least.lane, (LaneRank{false, 9'000, middle, middle * 4 + 2}));
        EXPECT_EQ(least.visited, levels + 1);
    }
}

TEST(LaneIndex, spreadsEmptyLanesOrSparesThem)
{
    RegionState region = alike(2);
    region.reserveLeg({0, 0, Bytes(1), Iops(500)}, false);
    const auto lane = [&](Isolation isolation, bool spareEmpty) {
        const LaneWish wish{Bytes(1), Iops(1), isolation};
        return region.laneIndex().lowest(region, wish, spareEmpty, nothing).lane->lane;
    };
    EXPECT_EQ(lane(Isolation::shared, false), 1u);
    EXPECT_EQ(lane(Isolation::shared, true), 0u);
    EXPECT_EQ(lane(Isolation::reserved, true), 0u);
    EXPECT_EQ(lane(Isolation::dedicated, false), 1u);
}

TEST(LaneIndex, followsACopyOfTheRegionAndNotItsOrigin)
{
    RegionState region = alike(2);
    const LaneWish wish{Bytes(60), Iops(1)};
    EXPECT_EQ(chooseLane(region, wish, nothing).leg->host, 0u);
    RegionState copy = region;
    copy.hold({0, Bytes(50)});
    EXPECT_EQ(chooseLane(copy, wish, nothing).leg->host, 1u);
    EXPECT_EQ(chooseLane(region, wish, nothing).leg->host, 0u);
}

}  // namespace
}  // namespace estate
