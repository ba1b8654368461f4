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

inline constexpr std::uint32_t journalFormatMajor = 2;

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

// Everything that the log up to and including record `index` had built, so that opening starts
// there. It is a convenience and never believed by itself: the record behind it, an ImageTaken,
// says what its SHA-256 must be.
struct StateImage {
    std::uint64_t index = 0;
    std::string bytes;
};
inline constexpr std::size_t imagesMax = 16;

// Work that is not proposed yet. It belongs to nobody's decisions, so it stands beside the chain
// and not in it; each row carries a digest, so that verify() finds what changed.
struct DraftEditRow {
    std::string label;
    std::string payload;
    bool operator==(const DraftEditRow&) const = default;
};
struct DraftRow {
    std::string name;
    std::string author;
    std::uint64_t begunIndex = 0;  // the log's head when it was begun
    Digest base;                   // of what it is a draft of
    std::uint64_t cursor = 0;      // how many of its edits count: the others were undone
    std::vector<DraftEditRow> edits;
    bool operator==(const DraftRow&) const = default;
};
inline constexpr std::size_t draftNameBytesMax = 128;
inline constexpr std::size_t draftPayloadBytesMax = 16u << 20;

inline constexpr std::uint64_t wholeLog = ~std::uint64_t{0};

class Journal {
public:
    // A new, empty journal; a file that exists is refused (ErrorCode::notAllowed). Path ":memory:"
    // keeps it in memory.
    [[nodiscard]] static Result<Journal> create(const std::string& path);
    // Damaged, truncated, foreign or newer files give their own error and are never modified.
    // One process writes at a time: a second gets ErrorCode::locked.
    [[nodiscard]] static Result<Journal> open(const std::string& path);
    // For looking only: takes no lock and can't append. It sees the log as far as it was durable
    // when it was opened, and no further than record `upTo`: as the estate was then. notFound: it
    // does not reach that far, or begins later. SQLite may leave an empty -wal and a -shm file
    // beside a file in use.
    [[nodiscard]] static Result<Journal> openReadOnly(const std::string& path,
                                                      std::uint64_t upTo = wholeLog);
    // The same of this journal, also of one that lies in memory: that is copied as far as `upTo`.
    [[nodiscard]] Result<Journal> asOf(std::uint64_t upTo) const;
    // In parts: one that is begun is whole when copyOn() gives false. It copies no more than
    // `recordsMax` records.
    [[nodiscard]] Result<Journal> beginAsOf(std::uint64_t upTo) const;
    [[nodiscard]] Result<bool> copyOn(Journal& begun, std::uint64_t recordsMax) const;

    // notAllowed: there is something at `path`.
    [[nodiscard]] static Result<void> checkFree(const std::string& path);

    // A file of an older format keeps it, and can be appended to, until this. Images and drafts
    // need the present one. Call it once the file's content is known to be good.
    [[nodiscard]] Result<void> bringUp();

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    // Pending until sync(). Indexes must follow the head by exactly 1. A batch that is refused
    // leaves what was pending before; one that the disk refuses takes it along, as in sync().
    [[nodiscard]] Result<std::uint64_t> append(std::span<const JournalEntry> batch);
    // Makes every pending append durable; gives the durable index. After a failure nothing is
    // pending any more: the head is the durable one, and appending may be tried again.
    [[nodiscard]] Result<std::uint64_t> sync();

    // The files lie in memory and somebody else keeps them (kept_files.h), so far up to record
    // `index`: what sync() wrote behind it stays pending until confirmKept() says that it is safe.
    void awaitKeeping(std::uint64_t index);
    void confirmKept(std::uint64_t index);

    // Of the present head, pending like a record; an ImageTaken has to follow in the same batch of
    // pending ones. Older ones are thinned out.
    [[nodiscard]] Result<void> putImage(std::string_view bytes);
    // The newest one at or before `index` that its record vouches for; others are passed over.
    [[nodiscard]] Result<std::optional<StateImage>> imageUpTo(std::uint64_t index) const;

    // The records behind which there is one, ascending, whether or not they are vouched for.
    [[nodiscard]] Result<std::vector<std::uint64_t>> images() const;

    // By name. Each of the others is one durable step, or durable together with pending
    // records.
    [[nodiscard]] Result<std::vector<DraftRow>> drafts() const;
    [[nodiscard]] Result<DraftRow> draft(const std::string& name) const;  // or unknownId
    [[nodiscard]] Result<void> beginDraft(const std::string& name, const std::string& author,
                                          const Digest& base);
    // In place of everything behind the cursor, which moves behind it.
    [[nodiscard]] Result<void> putDraftEdit(const std::string& name, const DraftEditRow& edit);
    [[nodiscard]] Result<void> moveDraftCursor(const std::string& name, std::uint64_t cursor);
    [[nodiscard]] Result<void> endDraft(const std::string& name);

    // A new file at `path` that begins behind `image`'s record instead of record 1; this one stays
    // as it is, the archive of what was in front.
    [[nodiscard]] Result<void> compactTo(const std::string& path, const StateImage& image) const;
    // In parts: one that is begun is whole, and no file before that, when compactOn() gives false.
    // It copies no more than `recordsMax` records, those that were appended meanwhile too.
    [[nodiscard]] Result<Journal> beginCompacted(const std::string& path,
                                                 const StateImage& image) const;
    [[nodiscard]] Result<bool> compactOn(Journal& begun, std::uint64_t recordsMax) const;
    // Takes away what was begun.
    static void removeFile(const std::string& path);

    // The same journal as one new file without a write-ahead log beside it. notAllowed: records are
    // pending.
    [[nodiscard]] Result<void> copyTo(const std::string& path) const;

    [[nodiscard]] std::uint64_t pendingIndex() const;
    [[nodiscard]] std::uint64_t durableIndex() const;
    [[nodiscard]] JournalHead head() const;
    // The record in front of the first one; index 0 unless the file was compacted.
    [[nodiscard]] JournalHead base() const;
    // Formats that the file has had, each with the head's index when it got it.
    struct FormatVersion {
        std::uint32_t version = 0;
        std::uint64_t since = 0;
    };
    [[nodiscard]] Result<std::vector<FormatVersion>> formatVersions() const;
    [[nodiscard]] const std::string& path() const;
    [[nodiscard]] bool readOnly() const;

    // Records [first, last], in order, pending ones included, to `visit` until it returns false.
    // Each is verified against its predecessor first: ErrorCode::damaged names its index.
    [[nodiscard]] Result<void> read(std::uint64_t first, std::uint64_t last,
                                    const std::function<bool(const JournalRecord&)>& visit) const;

    // Recomputes the whole chain, and looks at every page, image and draft. `expected`: also that
    // the log still holds that record, which finds a tail that was cut off.
    [[nodiscard]] Result<JournalHead>
    verify(std::optional<JournalHead> expected = std::nullopt) const;
    // In parts: no more than `recordsMax` records behind `checked`, which begins as base() and
    // moves on; then everything else, in one. False: all of it is good.
    [[nodiscard]] Result<bool> verifyOn(JournalHead& checked, std::uint64_t recordsMax) const;

private:
    [[nodiscard]] Result<void> verifyBeside() const;
    [[nodiscard]] Result<void> writeBeginning(Journal& target, const StateImage& image) const;

    struct Store;
    explicit Journal(std::unique_ptr<Store> store);
    std::unique_ptr<Store> m_store;
};

}  // namespace estate
