#include "engine/directory/directory_follower.h"

#include <utility>

namespace estate {

DirectoryFollower::DirectoryFollower(const EstateSource& source, const EstateState& opened)
    : m_source(source), m_opened(opened)
{}

Result<EstateDirectory*> DirectoryFollower::directory() const
{
    if (m_directory)
        return m_directory.get();
    ESTATE_ENSURE(m_opened.has_value());
    auto built = EstateDirectory::build(m_source, m_opened->catalog());
    if (!built)
        return tl::unexpected(built.error());
    m_directory = std::make_unique<EstateDirectory>(std::move(*built));
    m_opened.reset();
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
    if (last && last->ref().root == root)
        return std::optional<CheckpointRef>();
    return std::optional(CheckpointRef{last ? last->ref().epoch + 1 : 1, root});
}

namespace {

std::string holderOf(const std::string& operation)
{
    return "cut " + operation;
}

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

Result<void> DirectoryFollower::follow(const Event& event, const EstateState& after)
{
    const auto* taken = std::get_if<CheckpointTaken>(&event);
    const auto* declared = std::get_if<CutDeclared>(&event);
    const auto* ended = std::get_if<CutEnded>(&event);
    if (!changesRelationships(event) && taken == nullptr && declared == nullptr && ended == nullptr)
        return {};
    const auto built = directory();
    if (!built)
        return tl::unexpected(built.error());
    RelationshipDirectory& relations = (*built)->directory();
    if (taken != nullptr)
        return takeCheckpoint(relations, taken->checkpoint);
    if (declared != nullptr)
        return relations.retain(declared->checkpoint, holderOf(declared->operation));
    if (ended != nullptr) {
        relations.release(after.findCut(ended->operation)->manifest().checkpoint,
                          holderOf(ended->operation));
        return {};
    }
    return (*built)->follow(event, after.catalog());
}

}  // namespace estate
