// Records on their way into the tables: checked, encoded, chained.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/journal/journal.h"
#include "engine/journal/sqlite.h"

namespace estate {

// A record that may be written: checked, encoded and chained. Borrows its entry.
struct EncodedRecord {
    const JournalEntry* entry = nullptr;
    std::string payload;
    Digest previous;
    JournalHead head;
};

// Behind `head`, whose event happened at `at`.
[[nodiscard]] Result<std::vector<EncodedRecord>> encodeRecords(std::span<const JournalEntry> batch,
                                                               JournalHead head, Timestamp at);

// Statements that are prepared once, because that costs more than to run them.
class RecordWriter {
public:
    [[nodiscard]] static Result<RecordWriter> prepare(const sqlite::Connection& connection);

    [[nodiscard]] Result<void> begin() { return m_begin.run(); }
    // Only the disk can refuse; then the caller rolls back.
    [[nodiscard]] Result<void> insert(const std::vector<EncodedRecord>& records);
    [[nodiscard]] Result<void> commit() { return m_commit.run(); }

private:
    RecordWriter(sqlite::Statement begin, sqlite::Statement event, sqlite::Statement decision,
                 sqlite::Statement commit);
    [[nodiscard]] Result<void> insert(const EncodedRecord& record);

    sqlite::Statement m_begin;
    sqlite::Statement m_event;
    sqlite::Statement m_decision;
    sqlite::Statement m_commit;
};

}  // namespace estate
