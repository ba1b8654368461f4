// The append-only, hash-chained event log: one SQLite file, WAL, synchronous=FULL.
//
// An append is *pending*; nothing is acknowledged to a person before `durable(index)`. A batch is
// appended whole or not at all. A chain can't see a cut tail, so approvals and reports carry the
// head and verify() can be given the head that is expected.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/error.h"
#include "engine/estate/event.h"
#include "engine/planner/scheduler.h"

namespace estate {

inline constexpr std::uint32_t journalFormatMajor = 1;

struct JournalHead {
    std::uint64_t index = 0;  // 0: empty
    Digest hash;              // chain hash of that record
    bool operator==(const JournalHead&) const = default;
};

struct JournalRecord {
    Envelope envelope;
    Digest previous;
    Digest hash;                       // over previous, index, time, actor and payload bytes
    std::optional<Effects> decisions;  // as journaled, with the planner's version that made them
    std::uint32_t plannerVersion = 0;
};

// What goes in: an accepted event and what it caused.
struct JournalEntry {
    Envelope envelope;
    Effects effects;
};

class Journal {
public:
    // A new, empty journal; a file that exists is refused. Path ":memory:" keeps it in memory.
    [[nodiscard]] static Result<Journal> create(const std::string& path);
    // Damaged, truncated, foreign or newer files give their own error and are never modified.
    // One process writes at a time: a second gets ErrorCode::locked.
    [[nodiscard]] static Result<Journal> open(const std::string& path);
    // For looking only: takes no lock and can't append.
    [[nodiscard]] static Result<Journal> openReadOnly(const std::string& path);

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    // Pending until sync(). Indexes must follow the head by exactly 1. Nothing is kept on failure.
    [[nodiscard]] Result<std::uint64_t> append(std::span<const JournalEntry> batch);
    // Makes every pending append durable; gives the durable index.
    [[nodiscard]] Result<std::uint64_t> sync();

    [[nodiscard]] std::uint64_t pendingIndex() const;
    [[nodiscard]] std::uint64_t durableIndex() const;
    [[nodiscard]] JournalHead head() const;
    [[nodiscard]] const std::string& path() const;

    // Records [first, last], in order, to `visit` until it returns false.
    [[nodiscard]] Result<void> read(std::uint64_t first, std::uint64_t last,
                                    const std::function<bool(const JournalRecord&)>& visit) const;

    // Recomputes the whole chain. `expected`: also that the log still holds that record.
    [[nodiscard]] Result<JournalHead>
    verify(std::optional<JournalHead> expected = std::nullopt) const;

private:
    struct Store;
    explicit Journal(std::unique_ptr<Store> store);
    std::unique_ptr<Store> m_store;
};

}  // namespace estate
