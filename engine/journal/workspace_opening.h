// The estate as of an earlier record, taken up in bounded steps that the caller drives, so that
// whoever waits can be told how far it is and may think better of it: not stepping any more is
// cancelling, and leaves nothing.
#pragma once

#include <cstdint>
#include <memory>

#include "engine/journal/workspace.h"

namespace estate {

struct OpeningProgress {
    // What is being done: a journal in memory is copied, an image is read, records are replayed,
    // and the state is hashed, region by region.
    enum class Part : std::uint8_t { copying, image, records, hash };
    Part part = Part::copying;
    std::uint64_t record = 0;  // that is replayed next; 0: none yet
    std::uint64_t first = 0;   // that is replayed; 0: not known yet
    std::uint64_t last = 0;    // that is asked for
    bool operator==(const OpeningProgress&) const = default;
};

class WorkspaceOpening {
public:
    // `present` must stay open, and only there, while this is stepped; it may be appended to.
    [[nodiscard]] static Result<WorkspaceOpening> asOf(const Workspace& present,
                                                       std::uint64_t index);
    WorkspaceOpening(WorkspaceOpening&&) noexcept;
    WorkspaceOpening& operator=(WorkspaceOpening&&) noexcept;
    ~WorkspaceOpening();

    // No more than `recordsMax` records, or another part. Two are in one piece, however large: an
    // image's bytes, and the estate that record 1 opens. False: it is open. The same as
    // Workspace::asOf() then, with every digest of its state at hand.
    [[nodiscard]] Result<bool> step(std::uint64_t recordsMax);
    [[nodiscard]] OpeningProgress progress() const;
    [[nodiscard]] std::uint64_t index() const;
    // Only when it is open.
    [[nodiscard]] Workspace take();

private:
    struct Parts;
    explicit WorkspaceOpening(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

}  // namespace estate
