#include "engine/journal/replay.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/wire/journal_image.h"

namespace estate {

namespace {

// Reading an image of the federal estate takes about as long as replaying so many records.
constexpr std::uint64_t recordsPerImage = 1'024;

}  // namespace

Result<bool> Replay::step(std::uint64_t recordsMax)
{
    switch (m_stage) {
    case Stage::begin: return begin();
    case Stage::image: return findImage();
    case Stage::decode: return decode();
    case Stage::records: return replayRecords(recordsMax);
    case Stage::finished: break;
    }
    return false;
}

Result<bool> Replay::begin()
{
    const Journal& journal = m_parts.journal;
    const std::uint64_t head = journal.head().index;
    if (head == 0)
        return fail(ErrorCode::damaged,
                    "\"" + journal.path() +
                        "\" holds no event: its creation was interrupted. Delete it and create a "
                        "new journal.",
                    {{"path", journal.path()}, {"problem", "no-events"}});
    m_parts.compareImages = m_wholly;
    m_before = m_wholly ? journal.base().index : head;
    if (!m_wholly && takeUpMoment())
        return true;
    m_stage = Stage::image;
    return true;
}

// Unless an image lies so much nearer that reading it is quicker.
bool Replay::takeUpMoment()
{
    const std::uint64_t head = m_parts.journal.head().index;
    const Moment* moment = m_parts.moments->upTo(head);
    if (moment == nullptr)
        return false;
    const auto images = m_parts.journal.images();
    if (!images)
        return false;
    const auto behind = std::lower_bound(images->begin(), images->end(), head);
    if (behind != images->begin() && *std::prev(behind) > moment->index() + recordsPerImage)
        return false;
    m_parts.takeUp(*moment);
    return replayFrom(moment->index() + 1);
}

bool Replay::replayFrom(std::uint64_t first)
{
    m_first = m_next = first;
    m_stage = Stage::records;
    return true;
}

Result<bool> Replay::findImage()
{
    const Journal& journal = m_parts.journal;
    auto image = m_exhausted ? Result<std::optional<StateImage>>() : journal.imageUpTo(m_before);
    if (!image)
        return tl::unexpected(image.error());
    if (*image) {
        m_imageIndex = (*image)->index;
        auto journaled = decodeJournalImage((*image)->bytes);
        if (!journaled)
            return passOver(journaled.error(), m_imageIndex);
        m_reading.emplace(std::move(journaled->estate));
        m_history = std::move(journaled->history);
        m_stage = Stage::decode;
        return true;
    }
    const std::uint64_t base = journal.base().index;
    if (base > 0)
        return fail(ErrorCode::damaged,
                    "\"" + journal.path() +
                        "\" was compacted, and the image that it begins with "
                        "can't be read" +
                        (m_unreadable ? ": " + m_unreadable->message : ".") +
                        " Open the file that it was compacted from.",
                    {{"path", journal.path()}, {"problem", "image"}});
    return replayFrom(1);
}

// An older one may be good. None: as if there were no image in front of it.
bool Replay::passOver(const Error& why, std::uint64_t index)
{
    m_unreadable = why;
    m_reading.reset();
    m_history.clear();
    m_exhausted = index == 0;
    m_before = m_exhausted ? 0 : index - 1;
    m_stage = Stage::image;
    return true;
}

Result<bool> Replay::decode()
{
    const auto more = m_reading->step();
    if (!more)
        return passOver(more.error(), m_imageIndex);
    if (*more)
        return true;
    EstateImage estate = m_reading->take();
    if (estate.state.index() != m_imageIndex)
        return passOver(Error{ErrorCode::damaged,
                              "The image at record " + std::to_string(m_imageIndex) +
                                  " is of record " + std::to_string(estate.state.index()) + ".",
                              {}},
                        m_imageIndex);
    m_reading.reset();
    m_parts.takeUp(std::move(estate), m_history);
    m_parts.keepMoment();
    return replayFrom(m_imageIndex + 1);
}

Result<bool> Replay::replayRecords(std::uint64_t recordsMax)
{
    const std::uint64_t head = m_parts.journal.head().index;
    if (m_next > head || recordsMax == 0) {
        m_stage = m_next > head ? Stage::finished : m_stage;
        return m_next <= head;
    }
    const std::uint64_t last = m_next + std::min(recordsMax - 1, head - m_next);
    Result<void> replayed;
    auto read = m_parts.journal.read(m_next, last, [&](const JournalRecord& record) {
        replayed = m_parts.replayRecord(record);
        const std::uint64_t index = record.envelope.index;
        if (replayed && !m_wholly && (index == 1 || index % momentEvery == 0))
            m_parts.keepMoment();
        return replayed.has_value();
    });
    if (read)
        read = replayed;
    if (!read)
        return tl::unexpected(read.error());
    m_next = last + 1;
    if (m_next <= head)
        return true;
    m_stage = Stage::finished;
    return false;
}

}  // namespace estate
