// The part of a Workspace that takes up where it was, and makes that quick.
#include <algorithm>

#include "engine/journal/replay.h"
#include "engine/journal/workspace.h"
#include "engine/journal/workspace_compaction.h"
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

Result<bool> ImageTaking::step()
{
    // The state's hash, which the record says, is quick then.
    if (hashing.step(state))
        return true;
    if (!estateWritten) {
        const auto more = estate.step();
        if (!more)
            return more;
        estateWritten = !*more;
        return true;
    }
    if (bytes.empty()) {
        JournalImage image{estate.take(), {}};
        for (const auto& governed : history)
            image.history.push_back(*governed);
        auto encoded = encodeJournalImage(image);
        if (!encoded)
            return tl::unexpected(encoded.error());
        bytes = std::move(*encoded);
        return true;
    }
    if (digest)
        return false;
    digest = sha256(bytes);
    return true;
}

Result<bool> Workspace::stepImage(Timestamp now)
{
    WorkspaceParts& parts = *m_parts;
    auto change = parts.change(std::string(executorName), now);
    if (!change)
        return tl::unexpected(change.error());
    const std::uint64_t index = parts.journal.head().index;
    if (!parts.imaging || parts.imaging->index != index) {
        parts.imaging.emplace(ImageTaking{index, state(),
                                          ImageWriting(state(), parts.boundary, parts.directory),
                                          parts.governance.history()});
        return true;
    }
    const auto more = parts.imaging->step();
    if (more && *more)
        return true;
    const ImageTaking taken = std::move(*parts.imaging);
    parts.imaging.reset();
    if (!more)
        return tl::unexpected(more.error());
    if (auto added = change->add(ImageTaken{*taken.digest, taken.state.hash()}); !added)
        return tl::unexpected(added.error());
    if (auto put = parts.journal.putImage(taken.bytes); !put)
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
    auto compaction = Compaction::begin(*this, path, actor, now);
    while (compaction) {
        const auto more = compaction->step(wholeLog, now);
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return {};
    }
    return tl::unexpected(compaction.error());
}

}  // namespace estate
