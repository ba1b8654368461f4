// The tables of a journal and the triggers that keep them append-only.
#pragma once

#include <cstdint>

#include "engine/base/error.h"
#include "engine/journal/sqlite.h"

namespace estate {

// Makes a fresh database in write-ahead mode a journal: marks the file and makes the tables in one
// transaction, durable and in the file itself, whose header says whether it is one.
[[nodiscard]] Result<void> createJournalSchema(const sqlite::Connection& connection);

// Brings a file of an older format to the present one, in one transaction: all of it or nothing.
// Its records stay as they are.
[[nodiscard]] Result<void> migrateJournal(const sqlite::Connection& connection,
                                          std::uint32_t format);

// The file's format, after a look that every table and trigger is there exactly as that format
// makes it, and no other trigger: ErrorCode::damaged otherwise. Other tables may be there as well.
[[nodiscard]] Result<std::uint32_t> checkJournalSchema(const sqlite::Connection& connection);

// That SQLite finds its pages in order. Costs the whole file.
[[nodiscard]] Result<void> checkJournalPages(const sqlite::Connection& connection);

}  // namespace estate
