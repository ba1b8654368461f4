// The lane with the lowest rank in a region, without a look at every host: for each site a tree
// over its hosts, whose nodes bound what the hosts below can offer. A search follows the best bound
// and leaves out what can't win; its answer is that of a scan (property test). A bound is loose
// where hosts with room lie among little used ones without: then it visits some more
// (bench_placement).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/quantity.h"
#include "engine/estate/catalog.h"

namespace estate {

class RegionState;
struct HostState;
struct LaneState;

struct LaneWish {
    Bytes bytes;
    Iops iops;
    Isolation isolation = Isolation::shared;
};

// Where a lane is not looked for.
struct Barred {
    std::vector<bool> sites;           // by position, one for each
    std::vector<std::uint32_t> hosts;  // positions; few
    [[nodiscard]] bool host(std::uint32_t position) const;
};

// Lower is better.
struct LaneRank {
    bool wastesEmpty = false;  // an empty lane, though they are to be spared
    std::uint64_t ppm = 0;     // IOPS utilisation
    std::uint32_t host = 0;    // position in RegionState::hosts
    std::uint32_t lane = 0;    // position in RegionState::lanes
    auto operator<=>(const LaneRank&) const = default;
};

// Zero where more is used than there is.
[[nodiscard]] Bytes freeBytes(const HostState& host);
[[nodiscard]] Iops freeIops(const HostState& host, const LaneState& lane);
// `dedicated` needs an empty lane, everything else one that no other volume owns.
[[nodiscard]] bool isolationAllows(const LaneState& lane, Isolation isolation);
// The lowest lane of one host that fits IOPS and isolation, whatever its state and bytes.
[[nodiscard]] std::optional<LaneRank> lowestLaneOn(const RegionState& region, std::uint32_t host,
                                                   const LaneWish& wish, bool spareEmpty);

// Belongs to one partition, which says what changed. Positions are the partition's.
class LaneIndex {
public:
    void hostChanged(std::uint32_t host);  // its bytes, lanes, or whether it is online
    void drop();                           // positions or sites changed: built anew when needed
    void refresh(const RegionState& region);

    // What follows asks a refreshed index about the region that it was refreshed from.
    struct Found {
        std::optional<LaneRank> lane;
        std::uint64_t visited = 0;  // nodes: what the search cost
    };
    // Over online hosts that are not barred and have the bytes free.
    [[nodiscard]] Found lowest(const RegionState& region, const LaneWish& wish, bool spareEmpty,
                               const Barred& barred) const;
    // On one online host that is not barred; none: there is no such host.
    [[nodiscard]] std::optional<Bytes> freeBytesMax(const RegionState& region,
                                                    const Barred& barred) const;
    // On one lane, dedicated ones included, of the hosts that have `bytes` free.
    [[nodiscard]] Iops freeIopsMax(const RegionState& region, Bytes bytes,
                                   const Barred& barred) const;
    // Sum over the site's online hosts; none while the site is offline.
    [[nodiscard]] Bytes roomIn(const RegionState& region, std::uint32_t site) const;

private:
    friend class HostsByRoom;
    friend class LowestLaneSearch;

    enum LaneClass : std::uint8_t { occupied, empty };  // occupied, and not dedicated
    static constexpr std::uint64_t noLane = ~std::uint64_t{0};
    struct Summary {                                       // over the online hosts below
        Bytes freeBytes;                                   // most on one host
        std::array<Iops, 2> freeIops;                      // most on one lane, by class
        std::array<std::uint64_t, 2> ppm{noLane, noLane};  // least, by class
        Iops anyFreeIops;                                  // most on one lane of any kind
        bool online = false;                               // there is such a host
    };
    // Nodes in pre-order: a node over leaves [from, to) has its left child, over [from, middle),
    // right behind it, and its right child behind that one's nodes.
    struct Span {
        std::uint32_t node = 0;
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        [[nodiscard]] bool isLeaf() const { return to - from == 1; }
        [[nodiscard]] std::uint32_t middle() const { return from + (to - from) / 2; }
        [[nodiscard]] Span left() const { return {node + 1, from, middle()}; }
        [[nodiscard]] Span right() const { return {node + 2 * (middle() - from), middle(), to}; }
    };
    struct Tree {
        std::vector<std::uint32_t> hosts;  // leaves: positions, ascending
        std::vector<Summary> nodes;
        Bytes room;
        [[nodiscard]] Span root() const { return {0, 0, static_cast<std::uint32_t>(hosts.size())}; }
    };

    static Summary summaryOf(const RegionState& region, std::uint32_t host);
    static Summary joined(const Summary& a, const Summary& b);
    static void build(const RegionState& region, Tree& tree, Span at);
    static void update(const RegionState& region, Tree& tree, Span at, std::uint32_t host);
    static void findFreeIops(const Tree& tree, Span at, Bytes bytes, const Barred& barred,
                             Iops& most);

    bool m_built = false;
    std::vector<Tree> m_trees;           // by site
    std::vector<std::uint32_t> m_stale;  // hosts that changed since the last refresh
    std::size_t m_staleMax = 0;          // with more than that it is cheaper built anew
};

// Online hosts of an online site, most free bytes first, then by position; found one by one.
class HostsByRoom {
public:
    HostsByRoom(const RegionState& region, const LaneIndex& index, std::uint32_t site);
    [[nodiscard]] std::optional<std::uint32_t> next();

private:
    struct Entry {
        Bytes room;
        LaneIndex::Span span;
        // For a heap: less is later.
        bool operator<(const Entry& other) const
        {
            return room != other.room ? room < other.room : span.from > other.span.from;
        }
    };
    void push(LaneIndex::Span span);

    const LaneIndex::Tree* m_tree;
    std::vector<Entry> m_heap;
};

}  // namespace estate
