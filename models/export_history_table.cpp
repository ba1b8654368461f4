#include "models/export_history_table.h"

#include <algorithm>
#include <utility>

#include "models/boundary_watch.h"
#include "models/export_words.h"
#include "models/words.h"

using namespace estate;

ExportHistoryTable::ExportHistoryTable(QObject* parent)
    : RegionTable({numberColumn("generation", 96), numberColumn("record", 80),
                   textColumn("at", 176), textColumn("changed", 320, true), textColumn("seen", 120),
                   idColumn("digest", 120)},
                  parent)
{}

SessionFollower::Connections ExportHistoryTable::listenTo(Session& session)
{
    Connections made = RegionTable::listenTo(session);
    // What this console took is told after what happened.
    made.push_back(
        connect(session.boundary(), &BoundaryWatch::changed, this, &ExportHistoryTable::refresh));
    return made;
}

std::vector<ExportHistoryTable::Row>
ExportHistoryTable::rowsOf(std::span<const PastExport> past)
{
    std::vector<Row> rows;
    std::uint64_t known = 0;
    std::shared_ptr<const BoundaryRecord> before;
    for (const PastExport& each : past) {
        const std::uint64_t generation = each.record->generation;
        if (generation > known + 1) {
            rows.push_back({nullptr, nullptr, known + 1, generation - 1, 0, {}, false});
            before.reset();
        }
        rows.push_back(
            {each.record, before, generation, generation, each.index, each.at, false});
        before = each.record;
        known = generation;
    }
    std::reverse(rows.begin(), rows.end());
    return rows;
}

void ExportHistoryTable::read(const Desk* desk, RegionIndex region)
{
    std::vector<Row> rows;
    if (desk != nullptr)
        rows = rowsOf(desk->workspace().boundary().history().of(region));
    for (Row& row : rows)
        row.missed = row.record != nullptr && session()->boundary()->missed(regionId(), row.last);
    if (rows == m_rows)
        return;
    m_rows = std::move(rows);
    setTotal(static_cast<int>(m_rows.size()));
}

QString ExportHistoryTable::summaryText() const
{
    if (m_rows.empty())
        return {};
    std::uint64_t kept = 0;
    std::uint64_t missed = 0;
    for (const Row& row : m_rows) {
        kept += row.record != nullptr ? 1 : 0;
        missed += row.missed ? 1 : 0;
    }
    const QString text = tr("%1 of %2 generations kept")
                             .arg(Figures::count(kept), Figures::count(m_rows.front().last));
    return missed == 0 ? text : tr("%1, %2 passed over").arg(text, Figures::count(missed));
}

QString ExportHistoryTable::heading(int column) const
{
    switch (column) {
    case GenerationColumn: return tr("Generation");
    case RecordColumn: return tr("Record");
    case AtColumn: return tr("Published");
    case ChangedColumn: return tr("What changed");
    case SeenColumn: return tr("Seen here");
    case DigestColumn: return tr("Digest");
    default: return {};
    }
}

QString ExportHistoryTable::changedText(const Row& row) const
{
    if (row.record == nullptr)
        return tr("not kept here");
    if (row.last == 1)
        return tr("the first export");
    if (row.before == nullptr)
        return tr("unknown: the one before is not kept");
    return exportChanges(std::get<RegionalExportSummary>(row.before->value),
                         std::get<RegionalExportSummary>(row.record->value))
        .join(QStringLiteral("; "));
}

QString ExportHistoryTable::cellText(int item, int column) const
{
    const Row& row = rowAt(item);
    if (column == ChangedColumn)
        return changedText(row);
    if (column == GenerationColumn)
        return row.first == row.last
                   ? Figures::count(row.last)
                   : tr("%1 to %2").arg(Figures::count(row.first), Figures::count(row.last));
    if (row.record == nullptr)
        return {};
    switch (column) {
    case RecordColumn: return row.index > 0 ? Figures::count(row.index) : QString();
    case AtColumn: return Figures::time(row.at);
    case SeenColumn: return row.missed ? tr("passed over") : tr("as published");
    case DigestColumn: return toText(digestOf(*row.record).brief());
    default: return {};
    }
}

QString ExportHistoryTable::exactText(int item, int column) const
{
    const Row& row = rowAt(item);
    if (row.record != nullptr && column == DigestColumn)
        return toText(digestOf(*row.record).hex());
    if (row.record != nullptr && column == AtColumn)
        return Figures::timeExact(row.at);
    return cellText(item, column);
}

std::optional<U128> ExportHistoryTable::amount(int item, int column) const
{
    const Row& row = rowAt(item);
    switch (column) {
    case GenerationColumn: return U128{row.last};
    case RecordColumn: return row.index > 0 ? std::optional(U128{row.index}) : std::nullopt;
    // Time never goes back with generations.
    case AtColumn: return row.record != nullptr ? std::optional(U128{row.last}) : std::nullopt;
    default: return std::nullopt;
    }
}

QString ExportHistoryTable::glyph(int item, int column) const
{
    const Row& row = rowAt(item);
    const bool gap = column == ChangedColumn && row.record == nullptr;
    return gap || (column == SeenColumn && row.missed) ? QStringLiteral("aged") : QString();
}
