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

BoundaryFollower::BoundaryFollower(const EstateState& state, std::vector<BoundaryRecord> records,
                                   Progress progress)
    : m_publishedAt(std::move(progress.publishedAt))
{
    m_publisher.restore(state, progress.examined, progress.updates);
    m_store = InProcessBoundaryStore::holding(std::move(records));
    for (const auto& [operation, cut] : state.cuts()) {
        if (!cut->ended())
            static_cast<void>(m_openCuts.opened(cut->manifest()));
        const BoundaryRecord* published = m_store.find(manifestKey(operation));
        if (published != nullptr &&
            std::get<PublishedCut>(published->value).phase == CutPhase::preparing)
            m_undecided.insert(operation);
    }
    // A cut's declaration publishes the checkpoint of every region that takes part.
    m_consumed.resize(state.regionCount());
    for (std::uint32_t i = 0; i < state.regionCount(); ++i) {
        auto published = m_store.share(exportKey(state.catalog().region(RegionIndex(i)).id));
        if (published == nullptr)
            continue;
        m_consumed[i] = std::get<RegionalExportSummary>(published->value).checkpoint;
        const Timestamp at = i < m_publishedAt.size() ? m_publishedAt[i] : Timestamp();
        m_history.note(RegionIndex(i), {std::move(published), 0, at});
    }
}

bool BoundaryFollower::restoreMore(const EstateState& state, std::uint32_t regionsMax)
{
    return m_publisher.restoreMore(state, regionsMax);
}

BoundaryFollower::Progress BoundaryFollower::progress() const
{
    return {m_publishedAt, m_publisher.examined(), m_publisher.updates()};
}

void BoundaryFollower::open(const EstateState& opened, Timestamp at)
{
    std::vector<RegionIndex> all;
    for (std::uint32_t i = 0; i < opened.regionCount(); ++i)
        all.emplace_back(i);
    publish(opened, std::move(all), 1, at);
}

void BoundaryFollower::follow(const Envelope& envelope, const EstateState& after)
{
    std::vector<RegionIndex> touched = after.touched();
    merge(touched, followCut(envelope.event, after));
    publish(after, std::move(touched), envelope.index, envelope.at);
}

// Regions whose export says something else for it.
std::vector<RegionIndex> BoundaryFollower::followCut(const Event& event, const EstateState& after)
{
    const auto nothing = [] { return std::vector<RegionIndex>{}; };
    const auto decided = [&] {
        republishDecided(after);
        return nothing();
    };
    return std::visit(Overloaded{
                          [&](const CheckpointTaken& taken) {
                              const auto put = publishCheckpoint(taken.checkpoint, m_store);
                              ESTATE_ENSURE(put.has_value());
                              return nothing();
                          },
                          [&](const CutDeclared& declared) {
                              const CutState& cut = *after.findCut(declared.operation);
                              const CutManifest& manifest = cut.manifest();
                              republish(cut);
                              m_undecided.insert(declared.operation);
                              m_consumed.resize(after.regionCount());
                              for (const CutParticipant& participant : manifest.participants)
                                  m_consumed[regionOfShard(participant.shard).value] =
                                      manifest.checkpoint;
                              return m_openCuts.opened(manifest);
                          },
                          [&](const CutEnded& ended) {
                              const CutState& cut = *after.findCut(ended.operation);
                              republish(cut);
                              return m_openCuts.ended(cut.manifest());
                          },
                          [&](const CutDecided&) { return decided(); },
                          // A gang that is aborted takes its cut along.
                          [&](const GangRejected&) { return decided(); },
                          [&](const PrepareDeadlinePassed&) { return decided(); },
                          [&](const PlanAtWatermark&) { return decided(); },
                          [&](const auto&) { return nothing(); },
                      },
                      event);
}

void BoundaryFollower::republish(const CutState& cut)
{
    const auto put = publishCut(cut, m_store);
    ESTATE_ENSURE(put.has_value());
}

void BoundaryFollower::republishDecided(const EstateState& after)
{
    std::erase_if(m_undecided, [&](const std::string& operation) {
        const CutState& cut = *after.findCut(operation);
        if (cut.decided())
            republish(cut);
        return cut.decided();
    });
}

void BoundaryFollower::publish(const EstateState& state, std::vector<RegionIndex> touched,
                               std::uint64_t index, Timestamp at)
{
    m_publishedAt.resize(state.regionCount());
    const auto published =
        m_publisher.publish(state, touched, {m_consumed, m_openCuts.byRegion()}, m_store);
    ESTATE_ENSURE(published.has_value());  // it alone writes to a store in this process
    for (const RegionIndex region : published->updated) {
        m_publishedAt[region.value] = at;
        m_history.note(region,
                       {m_store.share(exportKey(state.catalog().region(region).id)), index, at});
    }
}

}  // namespace estate
