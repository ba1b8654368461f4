#include "engine/estate/lane_index.h"

#include <algorithm>

#include "engine/estate/region_state.h"

namespace estate {

namespace {

std::uint64_t utilisationPpm(Iops used, Iops capacity)
{
    constexpr std::uint64_t million = 1'000'000;
    if (used.value <= ~std::uint64_t{0} / million)  // the common case; 128-bit division is slow
        return used.value * million / capacity.value;
    return lowWord(U128{used.value} * million / capacity.value);
}

}  // namespace

bool Barred::host(std::uint32_t position) const
{
    return std::find(hosts.begin(), hosts.end(), position) != hosts.end();
}

Bytes freeBytes(const HostState& host)
{
    return host.capacity - std::min(host.used, host.capacity);
}

Iops freeIops(const HostState& host, const LaneState& lane)
{
    return host.laneIops - std::min(lane.used, host.laneIops);
}

bool isolationAllows(const LaneState& lane, Isolation isolation)
{
    return isolation == Isolation::dedicated ? lane.flows == 0 : !lane.dedicated;
}

std::optional<LaneRank> lowestLaneOn(const RegionState& region, std::uint32_t position,
                                     const LaneWish& wish, bool spareEmpty)
{
    const HostState& host = region.hosts[position];
    std::optional<LaneRank> best;
    for (std::uint32_t i = host.firstLane; i < host.firstLane + host.laneCount; ++i) {
        const LaneState& lane = region.lanes[i];
        if (freeIops(host, lane) < wish.iops || !isolationAllows(lane, wish.isolation))
            continue;
        const LaneRank rank{spareEmpty && lane.flows == 0, utilisationPpm(lane.used, host.laneIops),
                            position, i};
        if (!best || rank < *best)
            best = rank;
    }
    return best;
}

void LaneIndex::hostChanged(std::uint32_t host)
{
    if (!m_built || (!m_stale.empty() && m_stale.back() == host))
        return;
    m_stale.push_back(host);
    if (m_stale.size() > m_staleMax)
        drop();
}

void LaneIndex::drop()
{
    *this = LaneIndex{};
}

void LaneIndex::refresh(const RegionState& region)
{
    if (m_built) {
        for (const std::uint32_t host : m_stale) {
            Tree& tree = m_trees[region.hosts[host].sitePosition];
            update(region, tree, tree.root(), host);
        }
        m_stale.clear();
        return;
    }
    m_trees.assign(region.sites.size(), Tree{});
    for (std::uint32_t i = 0; i < region.hosts.size(); ++i)
        m_trees[region.hosts[i].sitePosition].hosts.push_back(i);
    for (Tree& tree : m_trees) {
        if (tree.hosts.empty())
            continue;
        tree.nodes.resize(2 * tree.hosts.size() - 1);
        build(region, tree, tree.root());
    }
    m_built = true;
    m_staleMax = region.hosts.size();
}

LaneIndex::Summary LaneIndex::summaryOf(const RegionState& region, std::uint32_t position)
{
    const HostState& host = region.hosts[position];
    Summary summary;
    if (!host.online)
        return summary;
    summary.online = true;
    summary.freeBytes = estate::freeBytes(host);
    std::array<std::optional<Iops>, 2> leastUsed;
    for (std::uint32_t i = host.firstLane; i < host.firstLane + host.laneCount; ++i) {
        const LaneState& lane = region.lanes[i];
        summary.anyFreeIops = std::max(summary.anyFreeIops, estate::freeIops(host, lane));
        if (lane.dedicated)
            continue;
        auto& least = leastUsed[lane.flows == 0 ? empty : occupied];
        least = least ? std::min(*least, lane.used) : lane.used;
    }
    // All lanes of a host are alike, so the least used one bounds both.
    for (const LaneClass kind : {occupied, empty}) {
        if (!leastUsed[kind])
            continue;
        summary.freeIops[kind] = host.laneIops - std::min(*leastUsed[kind], host.laneIops);
        summary.ppm[kind] = utilisationPpm(*leastUsed[kind], host.laneIops);
    }
    return summary;
}

LaneIndex::Summary LaneIndex::joined(const Summary& a, const Summary& b)
{
    Summary summary;
    summary.freeBytes = std::max(a.freeBytes, b.freeBytes);
    for (const LaneClass kind : {occupied, empty}) {
        summary.freeIops[kind] = std::max(a.freeIops[kind], b.freeIops[kind]);
        summary.ppm[kind] = std::min(a.ppm[kind], b.ppm[kind]);
    }
    summary.anyFreeIops = std::max(a.anyFreeIops, b.anyFreeIops);
    summary.online = a.online || b.online;
    return summary;
}

void LaneIndex::build(const RegionState& region, Tree& tree, Span at)
{
    if (at.isLeaf()) {
        tree.nodes[at.node] = summaryOf(region, tree.hosts[at.from]);
        tree.room += tree.nodes[at.node].freeBytes;
        return;
    }
    build(region, tree, at.left());
    build(region, tree, at.right());
    tree.nodes[at.node] = joined(tree.nodes[at.left().node], tree.nodes[at.right().node]);
}

void LaneIndex::update(const RegionState& region, Tree& tree, Span at, std::uint32_t host)
{
    Summary& node = tree.nodes[at.node];
    if (at.isLeaf()) {
        tree.room -= node.freeBytes;
        node = summaryOf(region, host);
        tree.room += node.freeBytes;
        return;
    }
    update(region, tree, host < tree.hosts[at.middle()] ? at.left() : at.right(), host);
    node = joined(tree.nodes[at.left().node], tree.nodes[at.right().node]);
}

class LowestLaneSearch {
public:
    LowestLaneSearch(const RegionState& region, const LaneWish& wish, bool spareEmpty,
                     const Barred& barred)
        : m_region(region), m_wish(wish), m_spareEmpty(spareEmpty), m_barred(barred)
    {}

    void visit(const LaneIndex::Tree& tree)
    {
        if (!tree.nodes.empty())
            visit(tree, tree.root(), boundOf(tree, tree.root()));
    }
    [[nodiscard]] const LaneIndex::Found& found() const { return m_found; }

private:
    // No lane below ranks lower; none: none fits.
    [[nodiscard]] std::optional<LaneRank> boundOf(const LaneIndex::Tree& tree,
                                                  LaneIndex::Span at) const
    {
        const LaneIndex::Summary& node = tree.nodes[at.node];
        if (!node.online || node.freeBytes < m_wish.bytes)
            return std::nullopt;
        std::optional<LaneRank> bound;
        const auto consider = [&](LaneIndex::LaneClass kind, bool wastesEmpty) {
            if (node.ppm[kind] == LaneIndex::noLane || node.freeIops[kind] < m_wish.iops)
                return;
            const LaneRank rank{wastesEmpty, node.ppm[kind], tree.hosts[at.from], 0};
            if (!bound || rank < *bound)
                bound = rank;
        };
        if (m_wish.isolation != Isolation::dedicated)
            consider(LaneIndex::occupied, false);
        consider(LaneIndex::empty, m_spareEmpty);
        return bound;
    }

    void visit(const LaneIndex::Tree& tree, LaneIndex::Span at,
               const std::optional<LaneRank>& bound)
    {
        if (!bound || (m_found.lane && !(*bound < *m_found.lane)))
            return;
        m_found.visited += 1;
        if (at.isLeaf()) {
            visitHost(tree.hosts[at.from]);
            return;
        }
        const auto left = boundOf(tree, at.left());
        const auto right = boundOf(tree, at.right());
        if (left && right && *right < *left) {
            visit(tree, at.right(), right);
            visit(tree, at.left(), left);
        } else {
            visit(tree, at.left(), left);
            visit(tree, at.right(), right);
        }
    }

    void visitHost(std::uint32_t host)
    {
        if (m_barred.host(host))
            return;
        const auto rank = lowestLaneOn(m_region, host, m_wish, m_spareEmpty);
        if (rank && (!m_found.lane || *rank < *m_found.lane))
            m_found.lane = rank;
    }

    const RegionState& m_region;
    const LaneWish& m_wish;
    bool m_spareEmpty;
    const Barred& m_barred;
    LaneIndex::Found m_found;
};

LaneIndex::Found LaneIndex::lowest(const RegionState& region, const LaneWish& wish, bool spareEmpty,
                                   const Barred& barred) const
{
    LowestLaneSearch search(region, wish, spareEmpty, barred);
    for (std::uint32_t site = 0; site < m_trees.size(); ++site)
        if (!barred.sites[site] && region.sites[site].online)
            search.visit(m_trees[site]);
    return search.found();
}

std::optional<Bytes> LaneIndex::freeBytesMax(const RegionState& region, const Barred& barred) const
{
    std::optional<Bytes> most;
    for (std::uint32_t site = 0; site < m_trees.size(); ++site) {
        if (barred.sites[site])
            continue;
        HostsByRoom hosts(region, *this, site);
        auto host = hosts.next();
        while (host && barred.host(*host))
            host = hosts.next();
        if (host)
            most = std::max(most.value_or(Bytes()), estate::freeBytes(region.hosts[*host]));
    }
    return most;
}

void LaneIndex::findFreeIops(const Tree& tree, Span at, Bytes bytes, const Barred& barred,
                             Iops& most)
{
    const Summary& node = tree.nodes[at.node];
    if (node.freeBytes < bytes || node.anyFreeIops <= most)
        return;
    if (!at.isLeaf()) {
        findFreeIops(tree, at.left(), bytes, barred, most);
        findFreeIops(tree, at.right(), bytes, barred, most);
    } else if (!barred.host(tree.hosts[at.from])) {
        most = node.anyFreeIops;
    }
}

Iops LaneIndex::freeIopsMax(const RegionState& region, Bytes bytes, const Barred& barred) const
{
    Iops most;
    for (std::uint32_t site = 0; site < m_trees.size(); ++site)
        if (!barred.sites[site] && region.sites[site].online && !m_trees[site].nodes.empty())
            findFreeIops(m_trees[site], m_trees[site].root(), bytes, barred, most);
    return most;
}

Bytes LaneIndex::roomIn(const RegionState& region, std::uint32_t site) const
{
    return region.sites[site].online ? m_trees[site].room : Bytes();
}

HostsByRoom::HostsByRoom(const RegionState& region, const LaneIndex& index, std::uint32_t site)
    : m_tree(&index.m_trees[site])
{
    if (region.sites[site].online && !m_tree->nodes.empty())
        push(m_tree->root());
}

std::optional<std::uint32_t> HostsByRoom::next()
{
    while (!m_heap.empty()) {
        std::pop_heap(m_heap.begin(), m_heap.end());
        const LaneIndex::Span span = m_heap.back().span;
        m_heap.pop_back();
        if (span.isLeaf())
            return m_tree->hosts[span.from];
        push(span.left());
        push(span.right());
    }
    return std::nullopt;
}

void HostsByRoom::push(LaneIndex::Span span)
{
    const LaneIndex::Summary& node = m_tree->nodes[span.node];
    if (!node.online)
        return;
    m_heap.push_back({node.freeBytes, span});
    std::push_heap(m_heap.begin(), m_heap.end());
}

}  // namespace estate
