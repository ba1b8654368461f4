// The part of a Workspace that takes up where it was, and makes that quick.
#include <array>

#include "engine/journal/replay.h"
#include "engine/journal/workspace.h"
#include "engine/journal/workspace_parts.h"
#include "engine/wire/journal_image.h"

namespace estate {

void WorkspaceParts::takeUp(EstateImage image, const std::vector<GovernedEvent>& history)
{
    imageIndex = image.state.index();
    source = image.source;
    scheduler = Scheduler(std::move(image.state));
    boundary = std::move(image.boundary);
    directory = std::move(image.directory);
    for (const GovernedEvent& governed : history)
        governance.apply(governed.envelope, governed.gangs);
}

void WorkspaceParts::takeUp(const Moment& moment)
{
    source = moment.source;
    scheduler = moment.scheduler;
    governance = moment.governance;
    boundary = moment.boundary;
    directory = DirectoryFollower(source, scheduler.state(), moment.relationships);
}

void WorkspaceParts::keepMoment()
{
    if (moments->wants(scheduler.lastIndex()))
        moments->put({scheduler, governance, boundary, source, directory.history()});
}

Result<void> WorkspaceParts::replay(bool wholly)
{
    Replay replay(*this, wholly);
    while (true) {
        const auto more = replay.step(wholeLog);
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return {};
    }
}

Result<void> Workspace::takeImage(Timestamp now)
{
    while (true) {
        const auto more = stepImage(now);
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return {};
    }
}

Result<bool> Workspace::stepImage(Timestamp now)
{
    WorkspaceParts& parts = *m_parts;
    auto change = parts.change(std::string(executorName), now);
    if (!change)
        return tl::unexpected(change.error());
    const std::uint64_t index = parts.journal.head().index;
    if (!parts.imaging || parts.imaging->index != index) {
        parts.imaging.emplace(ImageTaking{index, state().hash(),
                                          ImageWriting(state(), parts.boundary, parts.directory),
                                          parts.governance.history()});
        return true;
    }
    const auto more = parts.imaging->estate.step();
    if (more && *more)
        return true;
    ImageTaking taken = std::move(*parts.imaging);
    parts.imaging.reset();
    if (!more)
        return tl::unexpected(more.error());
    JournalImage image{taken.estate.take(), {}};
    for (const auto& governed : taken.history)
        image.history.push_back(*governed);
    const auto bytes = encodeJournalImage(image);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (auto added = change->add(ImageTaken{sha256(*bytes), taken.state}); !added)
        return tl::unexpected(added.error());
    if (auto put = parts.journal.putImage(*bytes); !put)
        return tl::unexpected(put.error());
    if (auto adopted = parts.adopt(std::move(*change)); !adopted)
        return tl::unexpected(adopted.error());
    parts.imageIndex = index;
    return false;
}

void Workspace::cancelImage()
{
    m_parts->imaging.reset();
}

Result<void> Workspace::compactTo(const std::string& path, const std::string& actor, Timestamp now)
{
    if (auto allowed = require(actor, Role::deskOperator, "compact a journal"); !allowed)
        return allowed;
    if (const Proposal* executing = proposals().executing())
        return fail(ErrorCode::notAllowed,
                    "Proposal " + executing->content.proposal.brief() +
                        " is being executed; finish or abort it before the journal is compacted.",
                    {{"proposal", executing->content.proposal.hex()}});
    if (auto free = Journal::checkFree(path); !free)
        return free;
    // What is left out can't be looked at again in the new file.
    if (const auto verified = journal().verify(); !verified)
        return tl::unexpected(verified.error());
    if (auto noted = note(actor, "compaction-begun", path, {}, now); !noted)
        return noted;
    if (auto taken = takeImage(now); !taken)
        return taken;
    const auto image = m_parts->journal.imageUpTo(m_parts->imageIndex);
    if (!image)
        return tl::unexpected(image.error());
    ESTATE_ENSURE(image->has_value());
    return m_parts->journal.compactTo(path, **image);
}

}  // namespace estate
