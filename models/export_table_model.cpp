#include "models/export_table_model.h"

#include <algorithm>
#include <utility>

#include "models/boundary_watch.h"
#include "models/export_status.h"
#include "models/export_words.h"
#include "models/words.h"

using namespace estate;

namespace {

// Ages are in minutes by then.
constexpr int ageInterval = 30'000;

std::vector<TableModel::Column> exportColumns()
{
    return {{QStringLiteral("region"), 72, false, true},
            {QStringLiteral("availability"), 120, false, false, true},
            {QStringLiteral("generation"), 96, true},
            {QStringLiteral("published"), 168},
            {QStringLiteral("age"), 104},
            {QStringLiteral("missed"), 80, true},
            {QStringLiteral("checkpoint"), 96, true},
            {QStringLiteral("lag"), 72, true}};
}

}  // namespace

ExportTableModel::ExportTableModel(QObject* parent) : SessionTable(exportColumns(), parent)
{
    m_timer.setInterval(ageInterval);
    connect(&m_timer, &QTimer::timeout, this, &ExportTableModel::refreshAges);
    m_timer.start();
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ExportTableModel::refresh);
    connect(this, &ExportTableModel::staleOnlyChanged, this, &TableModel::viewChanged);
}

SessionFollower::Connections ExportTableModel::listenTo(Session& session)
{
    const auto soon = [this] { m_soon.start(); };
    return {connect(session.boundary(), &BoundaryWatch::changed, this, soon),
            // A checkpoint that was taken makes others lag, and time passes with every event.
            connect(&session, &Session::eventsChanged, this, soon)};
}

std::vector<ExportTableModel::Row> ExportTableModel::makeRows() const
{
    std::vector<Row> rows;
    if (m_session == nullptr || !m_session->ready())
        return rows;
    const Catalog& catalog = m_session->desk().catalog();
    for (std::uint32_t region = 0; region < catalog.regions.size(); ++region) {
        Row row;
        row.region = toText(catalog.regions[region].id);
        const SeenRecord* seen = m_session->boundary()->seen(row.region);
        const auto* summary =
            seen == nullptr ? nullptr : std::get_if<RegionalExportSummary>(&seen->record.value);
        if (summary != nullptr) {
            row.availability = summary->availability;
            row.generation = summary->generation;
            row.missed = seen->missed;
            row.epoch = summary->checkpoint.epoch;
        }
        const ExportStatus status = exportStatus(m_session->desk(), RegionIndex(region));
        row.published = status.publishedAt;
        row.lag = status.lag;
        rows.push_back(std::move(row));
    }
    return rows;
}

void ExportTableModel::refresh()
{
    std::vector<Row> rows = makeRows();
    const bool others = rows != m_rows;
    m_rows = std::move(rows);
    if (others)
        setTotal(static_cast<int>(m_rows.size()));
    refreshAges();
}

void ExportTableModel::refreshAges()
{
    m_staleCount = countStale();
    filterAgain();
    emit refreshed();
}

Duration ExportTableModel::age(const Row& row) const
{
    return m_session->desk().now().since(std::min(row.published, m_session->desk().now()));
}

bool ExportTableModel::stale(const Row& row) const
{
    return ExportStatus{row.generation != 0, row.published, age(row), row.lag}.stale();
}

int ExportTableModel::countStale() const
{
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [this](const Row& row) { return stale(row); }));
}

QString ExportTableModel::summaryText() const
{
    const QString limit = Figures::duration(exportStaleAfter);
    if (m_staleCount == 0)
        return tr("None of %n region(s) is older than %1 or lags behind the checkpoint", nullptr,
                  static_cast<int>(m_rows.size()))
            .arg(limit);
    return tr("Older than %1 or behind the checkpoint: %2 of %n region(s)", nullptr,
              static_cast<int>(m_rows.size()))
        .arg(limit, Figures::count(static_cast<std::uint64_t>(m_staleCount)));
}

void ExportTableModel::setStaleOnly(bool only)
{
    if (m_staleOnly == only)
        return;
    m_staleOnly = only;
    filterAgain();
    emit staleOnlyChanged();
}

std::vector<TableModel::QuickFilter> ExportTableModel::quickFilters() const
{
    const QString stale = QStringLiteral("stale");
    return {{QStringLiteral("rows"), {stale}, m_staleOnly ? stale : QString()}};
}

void ExportTableModel::setQuickFilter(const QString& name, const QString& value)
{
    Q_UNUSED(name)
    setStaleOnly(!value.isEmpty());
}

bool ExportTableModel::accepts(int item) const
{
    return !m_staleOnly || stale(rowAt(item));
}

QString ExportTableModel::heading(int column) const
{
    switch (column) {
    case RegionColumn: return tr("Region");
    case AvailabilityColumn: return tr("Reported");
    case GenerationColumn: return tr("Generation");
    case PublishedColumn: return tr("Published");
    case AgeColumn: return tr("Age");
    case GapColumn: return tr("Missed");
    case CheckpointColumn: return tr("Checkpoint");
    case LagColumn: return tr("Lag");
    default: return {};
    }
}

QString ExportTableModel::cellText(int item, int column) const
{
    const Row& row = rowAt(item);
    if (row.generation == 0 && column > AvailabilityColumn)
        return {};
    switch (column) {
    case RegionColumn: return row.region;
    case AvailabilityColumn:
        return row.generation == 0 ? tr("nothing published")
                                   : exportedAvailabilityText(row.availability);
    case GenerationColumn: return Figures::count(row.generation);
    case PublishedColumn: return Figures::time(row.published);
    case AgeColumn:
        return age(row).value < nanosecondsPerSecond ? tr("now") : wholeSecondsText(age(row));
    case GapColumn: return Figures::count(row.missed);
    case CheckpointColumn: return row.epoch == 0 ? tr("none") : Figures::count(row.epoch);
    case LagColumn: return row.epoch == 0 ? QString() : Figures::count(row.lag);
    default: return {};
    }
}

QString ExportTableModel::exactText(int item, int column) const
{
    const Row& row = rowAt(item);
    if (row.generation == 0)
        return cellText(item, column);
    switch (column) {
    case PublishedColumn: return Figures::timeExact(row.published);
    case AgeColumn: return Figures::durationExact(age(row));
    default: return cellText(item, column);
    }
}

QString ExportTableModel::glyph(int item, int column) const
{
    return column == AgeColumn && stale(rowAt(item)) ? QStringLiteral("aged") : QString();
}

bool ExportTableModel::lessThan(int left, int right, int column) const
{
    const Row& a = rowAt(left);
    const Row& b = rowAt(right);
    switch (column) {
    case AvailabilityColumn:
        // What published nothing comes first.
        return (a.generation == 0) != (b.generation == 0) ? a.generation == 0
                                                          : a.availability < b.availability;
    case GenerationColumn: return a.generation < b.generation;
    case PublishedColumn: return a.published < b.published;
    case AgeColumn: return a.published > b.published;
    case GapColumn: return a.missed < b.missed;
    case CheckpointColumn: return a.epoch < b.epoch;
    case LagColumn: return a.lag < b.lag;
    default: return left < right;
    }
}
