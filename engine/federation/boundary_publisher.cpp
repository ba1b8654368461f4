#include "engine/federation/boundary_publisher.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/estate/shard.h"

namespace estate {

namespace {

std::vector<RegionIndex> regionsOf(const CutManifest& manifest)
{
    std::vector<RegionIndex> regions;
    for (const CutParticipant& participant : manifest.participants)  // ascending by shard
        if (const RegionIndex region = regionOfShard(participant.shard);
            regions.empty() || regions.back() != region)
            regions.push_back(region);
    return regions;
}

template <typename Value>
Value at(std::span<const Value> byRegion, RegionIndex region)
{
    return region.value < byRegion.size() ? byRegion[region.value] : Value{};
}

Result<bool> putNext(BoundaryValue value, BoundaryStore& store)
{
    const std::string key = boundaryKey(value);
    const auto stored = store.get(key);
    if (!stored)
        return tl::unexpected(stored.error());
    if (*stored && (*stored)->value == value)
        return false;
    const std::uint64_t generation = *stored ? (*stored)->generation + 1 : 1;
    const auto put = store.put(key, generation, std::move(value));
    if (!put)
        return tl::unexpected(put.error());
    return put->changed;
}

}  // namespace

std::vector<RegionIndex> OpenCuts::opened(const CutManifest& manifest)
{
    std::vector<RegionIndex> regions = regionsOf(manifest);
    if (!regions.empty() && regions.back().value >= m_byRegion.size())
        m_byRegion.resize(regions.back().value + 1);
    for (const RegionIndex region : regions)
        m_byRegion[region.value] += 1;
    return regions;
}

std::vector<RegionIndex> OpenCuts::ended(const CutManifest& manifest)
{
    std::vector<RegionIndex> regions = regionsOf(manifest);
    for (const RegionIndex region : regions) {
        ESTATE_ENSURE(region.value < m_byRegion.size() && m_byRegion[region.value] > 0);
        m_byRegion[region.value] -= 1;
    }
    return regions;
}

Result<bool> BoundaryPublisher::publishOne(const EstateState& state, RegionIndex region,
                                           const ExportInputs& inputs, BoundaryStore& store)
{
    if (region.value >= m_published.size())
        m_published.resize(state.regionCount());
    auto& published = m_published[region.value];
    if (!published) {
        auto stored = store.get(exportKey(state.catalog().region(region).id));
        if (!stored)
            return tl::unexpected(stored.error());
        if (*stored)
            published = std::make_shared<const RegionalExportSummary>(
                std::get<RegionalExportSummary>((*stored)->value));
    }
    const ExportFacts facts{m_policies.of(state.catalog(), state.rules(), region),
                            at(inputs.consumed, region), at(inputs.openCuts, region)};
    auto next = nextExport(published.get(), state, region, facts);
    if (!next)
        return false;
    const auto put = store.put(exportKey(next->region), next->generation, *next);
    if (!put) {
        published.reset();  // somebody else wrote: the store knows
        return tl::unexpected(put.error());
    }
    published = std::make_shared<const RegionalExportSummary>(std::move(*next));
    return put->changed;
}

Result<Published> BoundaryPublisher::publish(const EstateState& state,
                                             std::span<const RegionIndex> touched,
                                             const ExportInputs& inputs, BoundaryStore& store)
{
    std::vector<RegionIndex> changed = m_policies.refresh(state.catalog(), state.rules());
    std::vector<RegionIndex> pending;
    std::set_union(m_rulesChanged.begin(), m_rulesChanged.end(), changed.begin(), changed.end(),
                   std::back_inserter(pending));
    m_rulesChanged = std::move(pending);
    std::vector<RegionIndex> regions;
    std::set_union(touched.begin(), touched.end(), m_rulesChanged.begin(), m_rulesChanged.end(),
                   std::back_inserter(regions));
    Published result;
    for (const RegionIndex region : regions) {
        const auto updated = publishOne(state, region, inputs, store);
        if (!updated)
            return tl::unexpected(updated.error());
        result.examined += 1;
        m_examined += 1;
        if (*updated) {
            result.updated.push_back(region);
            m_updates += 1;
        }
    }
    m_rulesChanged.clear();
    return result;
}

Result<Published> BoundaryPublisher::publishAll(const EstateState& state,
                                                const ExportInputs& inputs, BoundaryStore& store)
{
    std::vector<RegionIndex> all;
    for (std::uint32_t i = 0; i < state.regionCount(); ++i)
        all.push_back(RegionIndex(i));
    return publish(state, all, inputs, store);
}

void BoundaryPublisher::restore(const EstateState& state, std::uint64_t examined,
                                std::uint64_t updates)
{
    static_cast<void>(m_policies.refresh(state.catalog(), state.rules()));
    m_restored = 0;
    m_examined = examined;
    m_updates = updates;
}

bool BoundaryPublisher::restoreMore(const EstateState& state, std::uint32_t regionsMax)
{
    const std::uint32_t end = m_restored + std::min(regionsMax, state.regionCount() - m_restored);
    for (; m_restored < end; ++m_restored)
        static_cast<void>(m_policies.of(state.catalog(), state.rules(), RegionIndex(m_restored)));
    return m_restored < state.regionCount();
}

Result<bool> publishCheckpoint(const CheckpointRef& checkpoint, BoundaryStore& store)
{
    return putNext(checkpoint, store);
}

Result<bool> publishCut(const CutState& cut, BoundaryStore& store)
{
    return putNext(PublishedCut{cut.manifest(), cut.phase(), cut.ended()}, store);
}

}  // namespace estate
