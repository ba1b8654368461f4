#include "engine/federation/boundary_view.h"

#include <utility>

namespace estate {

Result<TakenRecord> BoundaryView::take(BoundaryRecord record, Timestamp at)
{
    if (auto valid = checkBoundaryRecord(record.key, record.generation, record.value); !valid)
        return tl::unexpected(valid.error());
    const auto known = m_records.find(record.key);
    const bool first = known == m_records.end();
    const auto newer = isNewer(first ? nullptr : &known->second.record, record.key,
                               record.generation, record.value);
    if (!newer)
        return tl::unexpected(newer.error());
    if (!*newer)
        return TakenRecord{false, 0};
    if (first) {
        std::string key = record.key;
        m_records.emplace(std::move(key), SeenRecord{std::move(record), at, 0});
        return TakenRecord{true, 0};
    }
    SeenRecord& seen = known->second;
    const std::uint64_t missed = record.generation - seen.record.generation - 1;
    seen = SeenRecord{std::move(record), at, seen.missed + missed};
    return TakenRecord{true, missed};
}

Result<TakenRecord> BoundaryView::take(const RegionalExportSummary& summary, Timestamp at)
{
    return take(BoundaryRecord{exportKey(summary.region), summary.generation, summary, 0}, at);
}

Result<CaughtUp> BoundaryView::catchUp(const BoundaryStore& store, Timestamp at)
{
    auto records = store.watch(m_revision, boundaryWatchMax);
    if (!records)
        return tl::unexpected(records.error());
    CaughtUp result;
    result.more = records->size() == boundaryWatchMax;
    for (BoundaryRecord& record : *records) {
        const std::uint64_t revision = record.revision;
        std::string key = record.key;
        const auto taken = take(std::move(record), at);
        if (!taken)
            return tl::unexpected(taken.error());
        m_revision = revision;
        result.missed += taken->missed;
        if (taken->changed)
            result.changed.push_back(std::move(key));
    }
    return result;
}

const SeenRecord* BoundaryView::find(std::string_view key) const
{
    const auto found = m_records.find(key);
    return found == m_records.end() ? nullptr : &found->second;
}

const RegionalExportSummary* BoundaryView::exportOf(std::string_view region) const
{
    const SeenRecord* seen = find(exportKey(region));
    return seen == nullptr ? nullptr : std::get_if<RegionalExportSummary>(&seen->record.value);
}

std::optional<CheckpointRef> BoundaryView::checkpoint() const
{
    const SeenRecord* seen = find(checkpointKey());
    return seen == nullptr ? std::nullopt
                           : std::optional(std::get<CheckpointRef>(seen->record.value));
}

std::vector<std::string> BoundaryView::gaps() const
{
    std::vector<std::string> keys;
    for (const auto& [key, seen] : m_records)
        if (seen.missed > 0)
            keys.push_back(key);
    return keys;
}

void BoundaryView::acknowledge(std::string_view key)
{
    if (const auto found = m_records.find(key); found != m_records.end())
        found->second.missed = 0;
}

}  // namespace estate
