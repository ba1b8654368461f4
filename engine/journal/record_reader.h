// Records as they lie in the tables: their chain hash, and reading them verified.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "engine/journal/journal.h"
#include "engine/journal/sqlite.h"

namespace estate {

// Everything that the chain protects.
struct RecordContent {
    Digest previous;
    std::uint64_t index = 0;
    Timestamp at;
    std::string_view actor;
    std::string_view payload;
    std::uint32_t plannerVersion = 0;  // 0: the record has no decisions
    std::string_view decisions;
};

[[nodiscard]] Digest recordHash(const RecordContent& content);

// [first, last], base.index < first <= last <= the head.
[[nodiscard]] Result<void> readRecords(const sqlite::Connection& connection,
                                       const JournalHead& base, std::uint64_t first,
                                       std::uint64_t last,
                                       const std::function<bool(const JournalRecord&)>& visit);

// Decisions without their event, which reading never meets.
[[nodiscard]] Result<void> checkNoOrphanDecisions(const sqlite::Connection& connection);

}  // namespace estate
