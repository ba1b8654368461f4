// Takes up what a journal's log says, part by part: from a state that this process has built
// already, from the newest image that can be read, or from the first record on. For the sources of
// Workspace, and for nobody else.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/journal/workspace_parts.h"
#include "engine/wire/image_wire.h"

namespace estate {

class Replay {
public:
    enum class Stage : std::uint8_t { begin, image, decode, records, finished };

    // `wholly`: trusts no image, unless the file begins with one.
    Replay(WorkspaceParts& parts, bool wholly) : m_parts(parts), m_wholly(wholly) {}

    // A part of an image, or no more than `recordsMax` records. False: nothing is left.
    [[nodiscard]] Result<bool> step(std::uint64_t recordsMax);
    [[nodiscard]] Stage stage() const { return m_stage; }
    // The record that is replayed next, and the one that is replayed first; 0: not known yet.
    [[nodiscard]] std::uint64_t next() const { return m_next; }
    [[nodiscard]] std::uint64_t first() const { return m_first; }

private:
    [[nodiscard]] Result<bool> begin();
    [[nodiscard]] Result<bool> findImage();
    [[nodiscard]] Result<bool> decode();
    [[nodiscard]] Result<bool> replayRecords(std::uint64_t recordsMax);
    [[nodiscard]] bool takeUpMoment();
    [[nodiscard]] bool passOver(const Error& why, std::uint64_t index);
    [[nodiscard]] bool replayFrom(std::uint64_t first);

    WorkspaceParts& m_parts;
    bool m_wholly = false;
    Stage m_stage = Stage::begin;
    std::uint64_t m_before = 0;  // an image of this record or an earlier one is looked for
    bool m_exhausted = false;    // there is no earlier one
    std::uint64_t m_imageIndex = 0;
    std::optional<ImageReading> m_reading;
    std::vector<GovernedEvent> m_history;
    std::optional<Error> m_unreadable;
    std::uint64_t m_first = 0;
    std::uint64_t m_next = 0;
};

}  // namespace estate
