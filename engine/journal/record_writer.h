// Records on their way into the tables: checked, encoded, chained.
#pragma once

#include <span>

#include "engine/journal/journal.h"
#include "engine/journal/sqlite.h"

namespace estate {

// Behind `head`, whose event happened at `at`; gives the new head. On failure the caller rolls
// back.
[[nodiscard]] Result<JournalHead> insertRecords(const sqlite::Connection& connection,
                                                std::span<const JournalEntry> batch,
                                                JournalHead head, Timestamp at);

}  // namespace estate
