#include "engine/federation/boundary_follower.h"

#include <algorithm>
#include <utility>

#include "engine/base/overloaded.h"
#include "engine/estate/shard.h"

namespace estate {

namespace {

void merge(std::vector<RegionIndex>& into, const std::vector<RegionIndex>& more)
{
    into.insert(into.end(), more.begin(), more.end());
    std::sort(into.begin(), into.end());
    into.erase(std::unique(into.begin(), into.end()), into.end());
}

}  // namespace

void BoundaryFollower::open(const EstateState& opened, Timestamp at)
{
    std::vector<RegionIndex> all;
    for (std::uint32_t i = 0; i < opened.regionCount(); ++i)
        all.emplace_back(i);
    publish(opened, std::move(all), at);
}

void BoundaryFollower::follow(const Event& event, const EstateState& after, Timestamp at)
{
    std::vector<RegionIndex> touched = after.touched();
    merge(touched, followCut(event, after));
    publish(after, std::move(touched), at);
}

// Regions whose export says something else for it.
std::vector<RegionIndex> BoundaryFollower::followCut(const Event& event, const EstateState& after)
{
    const auto stored = [this](const Result<bool>& put) { ESTATE_ENSURE(put.has_value()); };
    const auto republished = [&](const std::string& operation) {
        stored(publishCut(*after.findCut(operation), m_store));
        return std::vector<RegionIndex>{};
    };
    return std::visit(Overloaded{
                          [&](const CheckpointTaken& taken) {
                              stored(publishCheckpoint(taken.checkpoint, m_store));
                              return std::vector<RegionIndex>{};
                          },
                          [&](const CutDeclared& declared) {
                              const CutManifest& manifest =
                                  after.findCut(declared.operation)->manifest();
                              republished(declared.operation);
                              m_consumed.resize(after.regionCount());
                              for (const CutParticipant& participant : manifest.participants)
                                  m_consumed[regionOfShard(participant.shard).value] =
                                      manifest.checkpoint;
                              return m_openCuts.opened(manifest);
                          },
                          [&](const CutResumed& resumed) { return republished(resumed.operation); },
                          [&](const CutDecided& decided) { return republished(decided.operation); },
                          [&](const CutEnded& ended) {
                              republished(ended.operation);
                              return m_openCuts.ended(after.findCut(ended.operation)->manifest());
                          },
                          [](const auto&) { return std::vector<RegionIndex>{}; },
                      },
                      event);
}

void BoundaryFollower::publish(const EstateState& state, std::vector<RegionIndex> touched,
                               Timestamp at)
{
    m_publishedAt.resize(state.regionCount());
    const auto published =
        m_publisher.publish(state, touched, {m_consumed, m_openCuts.byRegion()}, m_store);
    ESTATE_ENSURE(published.has_value());  // it alone writes to a store in this process
    for (const RegionIndex region : published->updated)
        m_publishedAt[region.value] = at;
}

}  // namespace estate
