// What a Journal keeps; shared by its source files, for nobody else.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/journal/journal.h"
#include "engine/journal/journal_file.h"
#include "engine/journal/record_writer.h"
#include "engine/journal/sqlite.h"

namespace estate {

inline constexpr std::string_view memoryPath = ":memory:";

struct Journal::Store {
    std::string path;
    bool readOnly = false;
    std::uint32_t format = journalFormatMajor;
    std::uint64_t upTo = wholeLog;  // nothing behind it is looked at
    // Declared before the lock: the lock is let go first, so that closing the connection may tidy
    // the write-ahead log away.
    sqlite::Connection connection;
    std::optional<WriterLock> lock;
    std::optional<RecordWriter> writer;  // from the first append on
    JournalHead base;                    // in front of the first record
    Timestamp baseAt;
    JournalHead durable;
    JournalHead pending;
    std::optional<std::uint64_t> keptIndex;  // where somebody else keeps the files
    Timestamp pendingAt;

    explicit Store(std::string file, sqlite::Connection open)
        : path(std::move(file)), connection(std::move(open))
    {
        // Records are appended and read one after the other, so few pages are wanted twice. In
        // KiB, in place of SQLite's 2,000, which a day's work would fill; it does without, too.
        static_cast<void>(connection.execute("PRAGMA cache_size = -512"));
    }

    // Where the log begins and ends; load() looks at the pages first, where nobody else will.
    [[nodiscard]] Result<void> load();
    [[nodiscard]] Result<void> loadEnds();
    [[nodiscard]] Result<void> loadBase();
    [[nodiscard]] Result<void> loadHead();
    // notAllowed where only looking is.
    [[nodiscard]] Result<void> checkWritable() const;
    // Undoes what a failed step began.
    void rollBack();
    // `step` in a transaction of its own, durable when this returns; or together with the records
    // that are pending.
    template <typename Step>
    [[nodiscard]] Result<void> durably(Step step);
    [[nodiscard]] Result<void> checkVersions() const;
    [[nodiscard]] Result<void> checkImages() const;
    [[nodiscard]] Result<void> checkDrafts() const;
};

template <typename Step>
Result<void> Journal::Store::durably(Step step)
{
    if (auto writable = checkWritable(); !writable)
        return writable;
    if (connection.inTransaction()) {
        Result<void> joined = step();
        if (!joined) {
            rollBack();
            static_cast<void>(loadHead());
        }
        return joined;
    }
    if (auto begun = connection.execute("BEGIN IMMEDIATE"); !begun)
        return begun;
    Result<void> done = step();
    if (done)
        done = connection.execute("COMMIT");
    if (!done)
        rollBack();
    return done;
}

}  // namespace estate
