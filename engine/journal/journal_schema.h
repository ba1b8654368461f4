// The tables of a journal and the triggers that keep them append-only.
#pragma once

#include "engine/base/error.h"
#include "engine/journal/sqlite.h"

namespace estate {

// Makes a fresh database a journal: marks the file, then makes the tables, in one transaction.
[[nodiscard]] Result<void> createJournalSchema(const sqlite::Connection& connection);

// That every table and trigger is there exactly as this program makes it, and that SQLite finds its
// pages in order. ErrorCode::damaged otherwise. Objects that a later minor version added may be
// there as well.
[[nodiscard]] Result<void> checkJournalSchema(const sqlite::Connection& connection);

}  // namespace estate
