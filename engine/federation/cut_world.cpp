#include "engine/federation/cut_world.h"

#include <algorithm>
#include <utility>

#include "engine/estate/shard.h"

namespace estate {

namespace {

constexpr std::uint64_t seedsMax = 3;
constexpr std::uint64_t regionsMax = 12;
// A neighbour takes what is lost or moved.
constexpr std::uint32_t regionsOn = 1;

}  // namespace

std::vector<ShardRange> membersOf(const EstateNumbering& numbering, const Closure& closure,
                                  CutKind kind, std::uint32_t regionsFurther)
{
    std::vector<ShardRange> members;
    for (const VolumeIndex volume : closure.volumes) {
        const ShardIndex home = numbering.shardOf(volume);
        const RegionIndex taking((regionOfShard(home).value + regionsFurther) %
                                 numbering.regionCount());
        if (kind != CutKind::failover)
            members.push_back({home, numbering.volumeRange(volume)});
        if (kind != CutKind::snapshot)
            members.push_back({shardElsewhere(home, taking), numbering.volumeRange(volume)});
    }
    return sortedByShard(std::move(members));
}

CutWorld::CutWorld(RelationshipDirectory& directory)
    : m_directory(directory), m_checkpoint(directory.takeCheckpoint())
{
    std::vector<VolumeIndex> all;
    for (std::uint32_t i = 0; i < numbering().volumeCount(); ++i)
        all.emplace_back(i);
    m_whole = resolve(std::move(all));
    for (const CutKind kind : {CutKind::snapshot, CutKind::failover, CutKind::migration}) {
        CutScope scope{{{}, kind, checkpoint(), {}},
                       membersOf(numbering(), m_whole.closure, kind, regionsOn),
                       m_whole.partitions};
        scope.manifest.participants = participantsOf(scope.members);
        m_wholeScopes.push_back(std::move(scope));
    }
}

std::vector<VolumeIndex> CutWorld::volumesOfSomeRegions(Dice& dice) const
{
    std::vector<bool> chosen(numbering().regionCount());
    for (std::uint64_t i = dice.between(1, regionsMax); i > 0; --i)
        chosen[dice.below(chosen.size())] = true;
    std::vector<VolumeIndex> volumes;
    for (std::uint32_t i = 0; i < numbering().volumeCount(); ++i)
        if (chosen[numbering().regionOf(VolumeIndex(i)).value])
            volumes.emplace_back(i);
    return volumes;
}

CutScope CutWorld::scope(std::string operation, CutKind kind, Dice& dice, Width width) const
{
    if (width == Width::whole) {
        CutScope scope = m_wholeScopes[static_cast<std::size_t>(kind)];
        scope.manifest.operation = std::move(operation);
        return scope;
    }
    std::vector<VolumeIndex> seeds;
    if (width == Width::regions)
        seeds = volumesOfSomeRegions(dice);
    else
        for (std::uint64_t i = dice.between(1, seedsMax); i > 0; --i)
            seeds.emplace_back(static_cast<std::uint32_t>(dice.below(numbering().volumeCount())));
    Resolved resolved = resolve(std::move(seeds));
    CutScope scope{{std::move(operation), kind, checkpoint(), {}},
                   membersOf(numbering(), resolved.closure, kind, regionsOn),
                   std::move(resolved.partitions)};
    scope.manifest.participants = participantsOf(scope.members);
    return scope;
}

CutWorld::Resolved CutWorld::resolve(std::vector<VolumeIndex> seeds) const
{
    auto closure = resolveClosure(m_directory, *m_checkpoint, {std::move(seeds)});
    ESTATE_ENSURE(closure.has_value());  // known seeds, and the directory itself has no outage
    Resolved resolved{std::move(*closure), {}};
    for (const VolumeIndex volume : resolved.closure.volumes)
        for (const EdgeRef& ref : m_directory.edgesAt({Population::volume, volume.value}))
            if (m_directory.visible(ref, *m_checkpoint) &&
                m_directory.edge(ref).kind == RelationshipKind::volumeConsistency)
                resolved.partitions.push_back(ref.partition);
    std::sort(resolved.partitions.begin(), resolved.partitions.end());
    resolved.partitions.erase(std::unique(resolved.partitions.begin(), resolved.partitions.end()),
                              resolved.partitions.end());
    return resolved;
}

}  // namespace estate
