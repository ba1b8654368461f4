// What a consumer knows of the federation boundary state: the last full value of each key, since
// when, and how much it missed. It takes whatever is newer, because a full value needs no other,
// but it says that there was a gap until somebody has seen that.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/base/quantity.h"
#include "engine/federation/boundary_store.h"

namespace estate {

struct SeenRecord {
    BoundaryRecord record;
    Timestamp takenAt;         // when the consumer took this value
    std::uint64_t missed = 0;  // generations that it never saw, since the last acknowledge()
    // Since it was taken: how long the region has published nothing else, as far as we know.
    [[nodiscard]] Duration age(Timestamp now) const { return now.since(takenAt); }
};

struct TakenRecord {
    bool changed = true;       // false: it was known
    std::uint64_t missed = 0;  // generations between this and what was known
    bool operator==(const TakenRecord&) const = default;
};
struct CaughtUp {
    std::vector<std::string> changed;  // keys, in the order in which they changed in the store
    std::uint64_t missed = 0;          // generations, over all of them
    bool more = false;                 // ask again: the store has changes beyond these
};

class BoundaryView {
public:
    // Any higher generation. A first record is no gap: the consumer was not there before. The known
    // generation again changes nothing, or with other values is ErrorCode::generationConflict; a
    // lower one is generationRegressed. A refused record changes nothing.
    [[nodiscard]] Result<TakenRecord> take(BoundaryRecord record, Timestamp at);
    [[nodiscard]] Result<TakenRecord> take(const RegionalExportSummary& summary, Timestamp at);

    // One bounded step from where the last one ended: at most boundaryWatchMax records. Stops at a
    // refused record, having taken those in front of it.
    [[nodiscard]] Result<CaughtUp> catchUp(const BoundaryStore& store, Timestamp at);

    [[nodiscard]] const SeenRecord* find(std::string_view key) const;  // null: never seen
    [[nodiscard]] const RegionalExportSummary* exportOf(std::string_view region) const;
    [[nodiscard]] std::optional<CheckpointRef> checkpoint() const;
    // Ascending by key.
    [[nodiscard]] const std::map<std::string, SeenRecord, std::less<>>& records() const
    {
        return m_records;
    }
    [[nodiscard]] std::uint64_t revision() const { return m_revision; }  // where catchUp() goes on

    // Keys with a gap that nobody has seen yet, ascending.
    [[nodiscard]] std::vector<std::string> gaps() const;
    void acknowledge(std::string_view key);  // of one that has none, or is unknown: nothing

private:
    std::map<std::string, SeenRecord, std::less<>> m_records;
    std::uint64_t m_revision = 0;
};

}  // namespace estate
