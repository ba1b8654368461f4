#include "engine/directory/directory_follower.h"

#include <algorithm>
#include <utility>

#include "engine/directory/closure.h"

namespace estate {

DirectoryFollower::DirectoryFollower(const EstateSource& source, const EstateState& opened)
    : m_source(source), m_opened(opened)
{}

namespace {

std::string holderOf(const std::string& operation)
{
    return "cut " + operation;
}

std::string holderIn(const std::string& region)
{
    return "region " + region;
}

}  // namespace

DirectoryFollower::DirectoryFollower(const EstateSource& source, const EstateState& state,
                                     std::optional<DirectoryHistory> history)
    : m_source(source), m_opened(state), m_history(std::move(history)),
      m_followed(m_history.has_value())
{
    if (!m_history)
        return;
    m_consumed.resize(state.regionCount());
    for (std::uint32_t i = 0; i < state.regionCount(); ++i) {
        const std::string holder = holderIn(state.catalog().region(RegionIndex(i)).id);
        for (const HistoricCheckpoint& checkpoint : m_history->checkpoints)
            if (std::binary_search(checkpoint.holders.begin(), checkpoint.holders.end(), holder))
                m_consumed[i] = checkpoint.ref;
    }
}

std::optional<DirectoryHistory> DirectoryFollower::history() const
{
    if (!m_followed)
        return std::nullopt;
    return m_directory ? m_directory->history() : m_history;
}

Result<EstateDirectory*> DirectoryFollower::directory() const
{
    if (m_directory)
        return m_directory.get();
    ESTATE_ENSURE(m_opened.has_value());
    auto built = m_history ? EstateDirectory::restore(m_source, m_opened->catalog(), *m_history)
                           : EstateDirectory::build(m_source, m_opened->catalog());
    if (!built)
        return tl::unexpected(built.error());
    m_directory = std::make_unique<EstateDirectory>(std::move(*built));
    m_opened.reset();
    m_history.reset();
    return m_directory.get();
}

Result<std::optional<CheckpointRef>> DirectoryFollower::nextCheckpoint() const
{
    const auto built = directory();
    if (!built)
        return tl::unexpected(built.error());
    const RelationshipDirectory& relations = (*built)->directory();
    const auto last = relations.lastCheckpoint();
    const Digest root = relations.root();
    // A volume without edges is in no partition, but a checkpoint bounds what a closure may find.
    if (last && last->ref().root == root &&
        last->volumeCount() == relations.numbering().volumeCount())
        return std::optional<CheckpointRef>();
    return std::optional(CheckpointRef{last ? last->ref().epoch + 1 : 1, root});
}

namespace {

Result<void> takeCheckpoint(RelationshipDirectory& relations, const CheckpointRef& logged)
{
    const auto last = relations.lastCheckpoint();
    if (last && last->ref() == logged)
        return {};
    const CheckpointRef own{last ? last->ref().epoch + 1 : 1, relations.root()};
    if (own != logged)
        return fail(ErrorCode::wrongCheckpoint,
                    "The log took checkpoint " + std::to_string(logged.epoch) + " with root " +
                        logged.root.brief() + "; the directory is at " + std::to_string(own.epoch) +
                        " with root " + own.root.brief() + ". The log is of another directory.",
                    {{"epoch", std::to_string(logged.epoch)},
                     {"root", logged.root.hex()},
                     {"directoryRoot", own.root.hex()}});
    static_cast<void>(relations.takeCheckpoint());
    return {};
}

}  // namespace

// Every region that takes part consumes the checkpoint and holds it until its next cut.
Result<void> DirectoryFollower::declared(const CutDeclared& event, const EstateState& after)
{
    RelationshipDirectory& relations = m_directory->directory();
    const auto at = relations.checkpoint(event.checkpoint);
    if (!at)
        return tl::unexpected(at.error());
    const CutManifest& manifest = after.findCut(event.operation)->manifest();
    if (event.selection != CutSelection{}) {
        const auto request = closureRequest(event.selection, after.catalog());
        if (!request)
            return tl::unexpected(request.error());
        const auto closure = resolveClosure(relations, **at, *request);
        if (!closure)
            return tl::unexpected(closure.error());
        if (auto fits = checkAgainst(manifest, *closure); !fits)
            return fits;
    }
    if (auto held = relations.retain(event.checkpoint, holderOf(event.operation)); !held)
        return held;
    m_consumed.resize(after.regionCount());
    for (const DeclaredParticipant& participant : event.participants) {
        const RegionIndex region = after.catalog().regionNamed(participant.region);
        CheckpointRef& consumed = m_consumed[region.value];
        if (consumed == event.checkpoint)
            continue;
        const std::string holder = holderIn(participant.region);
        if (auto held = relations.retain(event.checkpoint, holder); !held)
            return held;
        if (consumed.epoch != 0)
            relations.release(consumed, holder);
        consumed = event.checkpoint;
    }
    return {};
}

Result<void> DirectoryFollower::follow(const Event& event, const EstateState& after)
{
    const auto* taken = std::get_if<CheckpointTaken>(&event);
    const auto* cut = std::get_if<CutDeclared>(&event);
    const auto* ended = std::get_if<CutEnded>(&event);
    if (!changesRelationships(event) && taken == nullptr && cut == nullptr && ended == nullptr)
        return {};
    const auto built = directory();
    if (!built)
        return tl::unexpected(built.error());
    m_followed = true;
    RelationshipDirectory& relations = (*built)->directory();
    if (taken != nullptr)
        return takeCheckpoint(relations, taken->checkpoint);
    if (cut != nullptr)
        return declared(*cut, after);
    if (ended != nullptr) {
        relations.release(after.findCut(ended->operation)->manifest().checkpoint,
                          holderOf(ended->operation));
        return {};
    }
    return (*built)->follow(event, after.catalog());
}

}  // namespace estate
