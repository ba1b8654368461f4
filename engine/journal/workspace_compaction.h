// A journal is compacted in bounded steps that the caller drives: it is verified, an image of its
// head is taken, and the new file is written and verified. Giving it up takes away what was begun
// of the file; that it was begun stays in the journal.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "engine/journal/workspace.h"

namespace estate {

struct CompactionProgress {
    enum class Part : std::uint8_t { verifying, image, copying, checking, finished };
    Part part = Part::verifying;
    // Records of this part; both 0 while the image is taken.
    std::uint64_t done = 0;
    std::uint64_t total = 0;
    bool operator==(const CompactionProgress&) const = default;
};

class Compaction {
public:
    // Refuses what Workspace::compactTo() refuses. The workspace must stay where it is.
    [[nodiscard]] static Result<Compaction> begin(Workspace& workspace, const std::string& path,
                                                  const std::string& actor, Timestamp now);
    Compaction(Compaction&&) noexcept;
    Compaction& operator=(Compaction&&) noexcept;
    ~Compaction();

    // No more than `recordsMax` records, or a part of the image. In one piece, however large the
    // file: SQLite's own check of its pages, once for each file. False: it is done.
    [[nodiscard]] Result<bool> step(std::uint64_t recordsMax, Timestamp now);
    [[nodiscard]] CompactionProgress progress() const;

private:
    struct Parts;
    explicit Compaction(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

}  // namespace estate
