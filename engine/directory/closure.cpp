#include "engine/directory/closure.h"

#include <algorithm>
#include <utility>

#include "engine/base/wide.h"
#include "engine/directory/visited.h"

namespace estate {

namespace {

class Walk {
public:
    Walk(const RelationshipDirectory& directory, const DirectoryCheckpoint& at,
         const ClosureRequest& request)
        : m_directory(directory), m_numbering(directory.numbering()), m_at(at), m_request(request)
    {}

    Result<Closure> resolve();

private:
    // Its place among the visited.
    Result<std::uint64_t> meet(const Node& node, const MemberWhy& why);
    Result<void> meetSeeds();
    Result<void> followEdges(std::uint64_t position);
    Result<void> followEdge(std::uint64_t position, const EdgeRef& ref);
    Result<void> followApplication(const Node& node);
    [[nodiscard]] bool follows(RelationshipKind kind) const;
    void addVolumes(Closure& closure) const;
    void addParticipants(Closure& closure) const;

    const RelationshipDirectory& m_directory;
    const EstateNumbering& m_numbering;
    const DirectoryCheckpoint& m_at;
    const ClosureRequest& m_request;
    Visited m_visited;
    std::vector<MemberWhy> m_why;  // of the visited, when it was asked for
    std::uint64_t m_edges = 0;
    std::vector<bool> m_read = std::vector<bool>(directoryPartitions, false);
};

Result<std::uint64_t> Walk::meet(const Node& node, const MemberWhy& why)
{
    const Visited::Place place = m_visited.add(node);
    if (place.added && m_request.tellWhy)
        m_why.push_back(why);
    if (place.added && m_visited.size() > std::min(m_request.nodesMax, Visited::nodesMax))
        return fail(ErrorCode::overflow,
                    "What belongs together reaches more than " + toDecimal(m_request.nodesMax) +
                        " records. Follow fewer kinds of relationships, or allow more.",
                    {{"nodesMax", toDecimal(m_request.nodesMax)}});
    return place.position;
}

Result<void> Walk::meetSeeds()
{
    if (m_request.seeds.empty())
        return fail(ErrorCode::badInput, "A closure needs a volume to begin from.");
    for (const VolumeIndex seed : m_request.seeds) {
        if (seed.value >= m_at.volumeCount())
            return fail(ErrorCode::unknownId,
                        "Volume number " + std::to_string(seed.value) +
                            " is not in the estate as the checkpoint has it.",
                        {{"volume", std::to_string(seed.value)}});
        const Node node{Population::volume, seed.value};
        if (auto met = meet(node, {MemberTie::seed, node}); !met)
            return tl::unexpected(met.error());
    }
    return {};
}

MemberTie tieOf(RelationshipKind kind)
{
    switch (kind) {
    case RelationshipKind::volumeConsistency: return MemberTie::consistency;
    case RelationshipKind::databaseBackedByVolume:
    case RelationshipKind::environmentUsesDatabase: return MemberTie::database;
    case RelationshipKind::applicationDependency: return MemberTie::application;
    }
    return MemberTie::seed;
}

bool Walk::follows(RelationshipKind kind) const
{
    switch (kind) {
    case RelationshipKind::volumeConsistency: return true;
    case RelationshipKind::databaseBackedByVolume:
    case RelationshipKind::environmentUsesDatabase: return m_request.overDatabases;
    case RelationshipKind::applicationDependency: return m_request.overApplications;
    }
    return false;
}

Result<void> Walk::followEdges(std::uint64_t position)
{
    const Node node = m_visited.node(position);
    for (const EdgeRef& ref : m_directory.edgesAt(node))
        if (auto followed = followEdge(position, ref); !followed)
            return followed;
    if (m_request.overApplications)
        return followApplication(node);
    return {};
}

Result<void> Walk::followEdge(std::uint64_t position, const EdgeRef& ref)
{
    const RelationshipEdge& edge = m_directory.edge(ref);
    if (!follows(edge.kind) || !m_directory.visible(ref, m_at))
        return {};
    if (auto answers = m_directory.checkAvailable(ref.partition); !answers)
        return answers;
    const Node left = m_numbering.nodeOf(edge.left.population, edge.left.ordinal);
    const Node right = m_numbering.nodeOf(edge.right.population, edge.right.ordinal);
    const Node node = m_visited.node(position);
    const auto met = meet(left == node ? right : left, {tieOf(edge.kind), node});
    if (!met)
        return tl::unexpected(met.error());
    // Records are left in the order in which they were met: from one in front, the edge was counted
    // there.
    if (*met < position)
        return {};
    ++m_edges;
    m_read[ref.partition.value] = true;
    return {};
}

Result<void> Walk::followApplication(const Node& node)
{
    if (node.population == Population::volume) {
        const ApplicationIndex application =
            m_numbering.applicationOf(VolumeIndex(node.representative));
        if (!application.valid())
            return {};
        const auto met = meet({Population::application, application.value},
                              {MemberTie::application, node});
        return met ? Result<void>() : tl::unexpected(met.error());
    }
    if (node.population != Population::application)
        return {};
    for (const VolumeIndex volume : m_numbering.volumesOf(ApplicationIndex(node.representative))) {
        if (volume.value >= m_at.volumeCount())
            break;  // they ascend: the rest came after the checkpoint too
        if (const auto met =
                meet({Population::volume, volume.value}, {MemberTie::application, node});
            !met)
            return tl::unexpected(met.error());
    }
    return {};
}

Result<Closure> Walk::resolve()
{
    if (auto met = meetSeeds(); !met)
        return tl::unexpected(met.error());
    for (std::uint64_t position = 0; position < m_visited.size(); ++position)
        if (auto followed = followEdges(position); !followed)
            return tl::unexpected(followed.error());

    Closure closure;
    closure.checkpoint = m_at.ref();
    closure.nodesVisited = m_visited.size();
    closure.edgesVisited = m_edges;
    closure.partitionsRead =
        static_cast<std::uint32_t>(std::count(m_read.begin(), m_read.end(), true));
    addVolumes(closure);
    addParticipants(closure);
    return closure;
}

void Walk::addVolumes(Closure& closure) const
{
    if (!m_request.tellWhy) {
        for (const Node& node : m_visited.nodes())
            if (node.population == Population::volume)
                closure.volumes.emplace_back(node.representative);
        std::sort(closure.volumes.begin(), closure.volumes.end());
        return;
    }
    std::vector<std::pair<VolumeIndex, std::uint64_t>> met;  // and their places
    for (std::uint64_t position = 0; position < m_visited.size(); ++position)
        if (const Node node = m_visited.node(position); node.population == Population::volume)
            met.emplace_back(VolumeIndex(node.representative), position);
    std::sort(met.begin(), met.end());
    for (const auto& [volume, position] : met) {
        closure.volumes.push_back(volume);
        closure.why.push_back(m_why[static_cast<std::size_t>(position)]);
    }
}

void Walk::addParticipants(Closure& closure) const
{
    std::vector<std::pair<ShardIndex, VolumeIndex>> byShard;
    byShard.reserve(closure.volumes.size());
    for (const VolumeIndex volume : closure.volumes)
        byShard.emplace_back(m_numbering.shardOf(volume), volume);
    std::sort(byShard.begin(), byShard.end());
    closure.byParticipant.reserve(byShard.size());
    std::vector<OrdinalRange> ranges;
    for (std::size_t i = 0; i < byShard.size(); ++i) {
        const auto [shard, volume] = byShard[i];
        closure.byParticipant.push_back(volume);
        ranges.push_back(m_numbering.volumeRange(volume));
        if (i + 1 < byShard.size() && byShard[i + 1].first == shard)
            continue;
        CutParticipant participant{shard, 0, selectorDigest(ranges)};
        for (const OrdinalRange& range : ranges)
            participant.members += range.count;
        closure.members += participant.members;
        closure.participants.push_back(participant);
        closure.participantEnds.push_back(static_cast<std::uint32_t>(i + 1));
        ranges.clear();
    }
}

tl::unexpected<Error> refuseParticipant(ErrorCode code, ShardIndex shard,
                                        const std::string& problem)
{
    const std::string name = std::to_string(shard.value);
    return fail(code, "Shard number " + name + " " + problem, {{"shard", name}});
}

tl::unexpected<Error> refuseCount(const CutParticipant& named, std::uint64_t members)
{
    return refuseParticipant(ErrorCode::wrongMemberCount, named.shard,
                             "has " + std::to_string(members) + " members, but the cut names " +
                                 std::to_string(named.members) + ".");
}

tl::unexpected<Error> refuseSelector(ShardIndex shard)
{
    return refuseParticipant(ErrorCode::wrongSelector, shard,
                             "has as many members as the cut names, but not the same ones.");
}

}  // namespace

std::span<const VolumeIndex> Closure::volumesIn(ShardIndex shard) const
{
    const auto found = std::lower_bound(
        participants.begin(), participants.end(), shard,
        [](const CutParticipant& participant, ShardIndex s) { return participant.shard < s; });
    if (found == participants.end() || found->shard != shard)
        return {};
    const auto position = static_cast<std::size_t>(found - participants.begin());
    const std::size_t first = position == 0 ? 0 : participantEnds[position - 1];
    return std::span(byParticipant).subspan(first, participantEnds[position] - first);
}

Result<ClosureRequest> closureRequest(const CutSelection& selection, const Catalog& catalog)
{
    ClosureRequest request{{}, selection.overDatabases, selection.overApplications};
    for (const std::string& id : selection.volumes) {
        const auto volume = catalog.findVolume(id);
        if (!volume)
            return tl::unexpected(volume.error());
        request.seeds.push_back(*volume);
    }
    std::vector<bool> chosen(catalog.regions.size(), selection.everything);
    for (const std::string& id : selection.regions) {
        const auto region = catalog.findRegion(id);
        if (!region)
            return tl::unexpected(region.error());
        chosen[region->value] = true;
    }
    if (selection.everything || !selection.regions.empty())
        for (std::uint32_t i = 0; i < catalog.volumes.size(); ++i)
            if (chosen[catalog.volumes[i].home.value])
                request.seeds.emplace_back(i);
    if (request.seeds.empty())
        return fail(ErrorCode::badInput,
                    "Nothing is selected. Name volumes, regions that have any, or everything.");
    return request;
}

Result<Closure> resolveClosure(const RelationshipDirectory& directory,
                               const DirectoryCheckpoint& at, const ClosureRequest& request)
{
    return Walk(directory, at, request).resolve();
}

std::vector<OrdinalRange> membersOf(const EstateNumbering& numbering, const Closure& closure,
                                    ShardIndex shard)
{
    std::vector<OrdinalRange> members;
    for (const VolumeIndex volume : closure.volumesIn(shard))
        members.push_back(numbering.volumeRange(volume));
    return members;
}

Result<void> checkMembers(const CutParticipant& expected, const std::vector<OrdinalRange>& members)
{
    std::uint64_t count = 0;
    std::uint64_t end = 0;
    bool ascending = true;
    for (const OrdinalRange& range : members) {
        const auto sum = checkedAdd(count, range.count);
        const auto rangeEnd = checkedAdd(range.first, range.count);
        if (!sum || !rangeEnd)
            return fail(ErrorCode::overflow, "The members of a shard leave 64 bits.",
                        {{"shard", std::to_string(expected.shard.value)}});
        ascending = ascending && range.first >= end;
        count = *sum;
        end = *rangeEnd;
    }
    if (count != expected.members)
        return refuseCount(expected, count);
    if (!ascending || selectorDigest(members) != expected.selector)
        return refuseSelector(expected.shard);
    return {};
}

CutManifest manifestOf(std::string operation, CutKind kind, const Closure& closure)
{
    return {std::move(operation), kind, closure.checkpoint, closure.participants};
}

Result<void> checkAgainst(const CutManifest& manifest, const Closure& closure)
{
    if (manifest.checkpoint != closure.checkpoint)
        return fail(ErrorCode::wrongCheckpoint,
                    "The cut \"" + manifest.operation + "\" is for the checkpoint of epoch " +
                        std::to_string(manifest.checkpoint.epoch) + " (" +
                        manifest.checkpoint.root.brief() + "), not for epoch " +
                        std::to_string(closure.checkpoint.epoch) + " (" +
                        closure.checkpoint.root.brief() + ").",
                    {{"operation", manifest.operation},
                     {"epoch", std::to_string(manifest.checkpoint.epoch)}});
    return checkParticipants(manifest, closure.participants);
}

}  // namespace estate
