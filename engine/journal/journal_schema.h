// The tables of a journal and the triggers that keep them append-only.
#pragma once

#include "engine/base/error.h"
#include "engine/journal/sqlite.h"

namespace estate {

// Makes a fresh database in write-ahead mode a journal: marks the file and makes the tables in one
// transaction, durable and in the file itself, whose header says whether it is one.
[[nodiscard]] Result<void> createJournalSchema(const sqlite::Connection& connection);

// That every table and trigger is there exactly as this program makes it, and that SQLite finds its
// pages in order. ErrorCode::damaged otherwise. Objects that a later minor version added may be
// there as well.
[[nodiscard]] Result<void> checkJournalSchema(const sqlite::Connection& connection);

}  // namespace estate
