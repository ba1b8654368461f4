// The part of a Workspace that takes up where it was, and makes that quick.
#include <array>

#include "engine/journal/workspace.h"
#include "engine/journal/workspace_parts.h"
#include "engine/wire/image_wire.h"

namespace estate {

Result<void> WorkspaceParts::takeUp(const StateImage& image)
{
    auto journaled = decodeJournalImage(image.bytes);
    if (!journaled)
        return tl::unexpected(journaled.error());
    auto estate = decodeImage(journaled->estate);
    if (!estate)
        return tl::unexpected(estate.error());
    if (estate->state.index() != image.index)
        return fail(ErrorCode::damaged, "The image at record " + std::to_string(image.index) +
                                            " is of record " +
                                            std::to_string(estate->state.index()) + ".");
    source = estate->source;
    scheduler = Scheduler(std::move(estate->state));
    boundary = std::move(estate->boundary);
    directory = std::move(estate->directory);
    for (const GovernedEvent& governed : journaled->history)
        governance.apply(governed.envelope, governed.gangs);
    imageIndex = image.index;
    return {};
}

Result<std::string> WorkspaceParts::encode() const
{
    auto estate = encodeImage(scheduler.state(), boundary, directory);
    if (!estate)
        return tl::unexpected(estate.error());
    JournalImage image{std::move(*estate), {}};
    for (const auto& governed : governance.history())
        image.history.push_back(*governed);
    return encodeJournalImage(image);
}

Result<void> WorkspaceParts::replay(bool wholly)
{
    const std::uint64_t head = journal.head().index;
    const std::uint64_t base = journal.base().index;
    if (head == 0)
        return fail(ErrorCode::damaged,
                    "\"" + journal.path() +
                        "\" holds no event: its creation was interrupted. Delete it and create a "
                        "new journal.",
                    {{"path", journal.path()}, {"problem", "no-events"}});
    compareImages = wholly;
    std::optional<Error> unreadable;
    for (std::uint64_t before = wholly ? base : head; imageIndex == 0;) {
        const auto image = journal.imageUpTo(before);
        if (!image)
            return tl::unexpected(image.error());
        if (!*image)
            break;
        if (const auto taken = takeUp(**image); !taken)
            unreadable = taken.error();
        if ((*image)->index == 0)
            break;
        before = (*image)->index - 1;
    }
    if (imageIndex == 0 && base > 0)
        return fail(ErrorCode::damaged,
                    "\"" + journal.path() +
                        "\" was compacted, and the image that it begins with "
                        "can't be read" +
                        (unreadable ? ": " + unreadable->message : ".") +
                        " Open the file that it was compacted from.",
                    {{"path", journal.path()}, {"problem", "image"}});
    Result<void> replayed;
    auto read = journal.read(imageIndex + 1, head, [&](const JournalRecord& record) {
        replayed = replayRecord(record);
        return replayed.has_value();
    });
    return read ? replayed : read;
}

Result<void> Workspace::takeImage(Timestamp now)
{
    auto change = m_parts->change(std::string(executorName), now);
    if (!change)
        return tl::unexpected(change.error());
    const auto bytes = m_parts->encode();
    if (!bytes)
        return tl::unexpected(bytes.error());
    const std::uint64_t index = m_parts->journal.head().index;
    if (auto added = change->add(ImageTaken{sha256(*bytes), state().hash()}); !added)
        return tl::unexpected(added.error());
    if (auto put = m_parts->journal.putImage(*bytes); !put)
        return put;
    if (auto adopted = m_parts->adopt(std::move(*change)); !adopted)
        return adopted;
    m_parts->imageIndex = index;
    return {};
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
