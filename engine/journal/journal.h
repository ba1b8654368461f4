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

namespace estate {

inline constexpr std::uint32_t journalFormatMajor = 1;

struct JournalHead {
    std::uint64_t index = 0;  // 0: empty
    Digest hash;              // chain hash of that record
    bool operator==(const JournalHead&) const = default;
};

// Bytes that stand for decisions are those of wire/effects_wire.h. The log itself needs no estate:
// Workspace::decisionsOf() reads them.
struct JournalRecord {
    Envelope envelope;
    Digest previous;
    Digest hash;                       // over previous, index, time, actor, payload and decisions
    std::string decisions;             // as journaled; empty when the event caused none
    std::uint32_t plannerVersion = 0;  // that made the decisions; 0 without
};

// What goes in: an accepted event and the decisions that it caused.
struct JournalEntry {
    Envelope envelope;
    std::string decisions;  // encodeEffects(), by this program's planner; empty: none
};

class Journal {
public:
    // A new, empty journal; a file that exists is refused (ErrorCode::notAllowed). Path ":memory:"
    // keeps it in memory.
    [[nodiscard]] static Result<Journal> create(const std::string& path);
    // Damaged, truncated, foreign or newer files give their own error and are never modified.
    // One process writes at a time: a second gets ErrorCode::locked.
    [[nodiscard]] static Result<Journal> open(const std::string& path);
    // For looking only: takes no lock and can't append. It sees the log as far as it was durable
    // when it was opened. SQLite may leave an empty -wal and a -shm file beside a file in use.
    [[nodiscard]] static Result<Journal> openReadOnly(const std::string& path);

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    // Pending until sync(). Indexes must follow the head by exactly 1. Nothing is kept on failure.
    [[nodiscard]] Result<std::uint64_t> append(std::span<const JournalEntry> batch);
    // Makes every pending append durable; gives the durable index. After a failure nothing is
    // pending any more: the head is the durable one, and appending may be tried again.
    [[nodiscard]] Result<std::uint64_t> sync();

    [[nodiscard]] std::uint64_t pendingIndex() const;
    [[nodiscard]] std::uint64_t durableIndex() const;
    [[nodiscard]] JournalHead head() const;
    [[nodiscard]] const std::string& path() const;
    [[nodiscard]] bool readOnly() const;

    // Records [first, last], in order, pending ones included, to `visit` until it returns false.
    // Each is verified against its predecessor first: ErrorCode::damaged names its index.
    [[nodiscard]] Result<void> read(std::uint64_t first, std::uint64_t last,
                                    const std::function<bool(const JournalRecord&)>& visit) const;

    // Recomputes the whole chain. `expected`: also that the log still holds that record, which
    // finds a tail that was cut off.
    [[nodiscard]] Result<JournalHead>
    verify(std::optional<JournalHead> expected = std::nullopt) const;

private:
    struct Store;
    explicit Journal(std::unique_ptr<Store> store);
    std::unique_ptr<Store> m_store;
};

}  // namespace estate
