#include "models/sweep_rank_model.h"

#include <algorithm>
#include <numeric>

#include "models/words.h"

using namespace estate;

namespace {

constexpr qint64 rankingMilliseconds = 4;
// The sweep's own slices come on top, and a second ranking's.
constexpr qint64 sliceWhileSweeping = 2;

std::vector<TableModel::Column> rankColumns()
{
    const auto number = [](const char* key, int width) {
        return TableModel::Column{QString::fromLatin1(key), width, true};
    };
    return {number("rank", 72),           {QStringLiteral("loss"), 128, false, true, true},
            number("expected_cost", 136), number("groups", 72),
            number("met_rto", 72),        number("missed_rto", 80),
            number("held", 64),           number("short", 64),
            number("unrepaired", 88),     number("lost_operations", 128),
            number("last_recovery", 128)};
}

}  // namespace

SweepRankModel::SweepRankModel(QObject* parent) : TableModel(rankColumns(), parent)
{
    keepNoTexts();
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &SweepRankModel::next);
    connect(this, &SweepRankModel::limitChanged, this, &TableModel::viewChanged);
}

void SweepRankModel::setSweep(SweepSession* sweep)
{
    if (m_sweep == sweep)
        return;
    if (m_sweep != nullptr)
        m_sweep->disconnect(this);
    m_sweep = sweep;
    if (sweep != nullptr) {
        connect(sweep, &SweepSession::cleared, this, &SweepRankModel::clear);
        connect(sweep, &SweepSession::progressChanged, this, &SweepRankModel::rankWhenWorthIt);
    }
    clear();
    rankWhenWorthIt();
    emit sweepChanged();
}

void SweepRankModel::setMeasure(SweepSession::Measure measure)
{
    if (m_measure == measure)
        return;
    m_measure = measure;
    emit measureChanged();
    rank();
}

void SweepRankModel::setLimit(int limit)
{
    if (m_limit == limit || limit < 0)
        return;
    m_limit = limit;
    emit limitChanged();
    showRanked();
}

std::vector<TableModel::QuickFilter> SweepRankModel::quickFilters() const
{
    const QString limit = m_limit == limitAtFirst ? QString() : QString::number(m_limit);
    return {{QStringLiteral("limit"), {QStringLiteral("10000"), QStringLiteral("0")}, limit}};
}

void SweepRankModel::setQuickFilter(const QString& name, const QString& value)
{
    Q_UNUSED(name)
    setLimit(value.isEmpty() ? limitAtFirst : value.toInt());
}

void SweepRankModel::clear()
{
    m_timer.stop();
    m_order.reset();
    m_ranked.clear();
    m_rankedDone = 0;
    setTotal(0);
    emit rankingChanged();
}

// While it runs, when it has grown by half; and at its end.
void SweepRankModel::rankWhenWorthIt()
{
    const std::uint64_t done = m_sweep->done();
    if (done == m_rankedDone || ranking())
        return;
    if (!m_sweep->running() || done >= m_rankedDone + m_rankedDone / 2)
        rank();
}

void SweepRankModel::rank()
{
    if (m_sweep == nullptr || !m_sweep->hasRows())
        return;
    m_rankedDone = m_sweep->done();
    std::vector<int> rows(m_rankedDone);
    std::iota(rows.begin(), rows.end(), 0);
    const auto kind = static_cast<SweepMeasureKind>(m_measure);
    m_order = std::make_unique<SlicedOrder>(std::move(rows), [this, kind](int left, int right) {
        const LossOutcome& a = m_sweep->sweep().row(static_cast<std::uint64_t>(left)).outcome;
        const LossOutcome& b = m_sweep->sweep().row(static_cast<std::uint64_t>(right)).outcome;
        const std::uint64_t valueA = sweepValue(kind, a);
        const std::uint64_t valueB = sweepValue(kind, b);
        return valueA != valueB ? valueA > valueB : a.cost > b.cost;
    });
    m_timer.start();
    emit rankingChanged();
}

void SweepRankModel::next()
{
    if (m_order == nullptr)
        return m_timer.stop();
    const qint64 slice = m_sweep->running() ? sliceWhileSweeping : rankingMilliseconds;
    QElapsedTimer elapsed;
    elapsed.start();
    while (elapsed.elapsed() < slice) {
        if (!m_order->step())
            break;
    }
    if (!m_order->finished())
        return;
    m_timer.stop();
    m_ranked = m_order->take();
    m_order.reset();
    showRanked();
    rankWhenWorthIt();
    if (!ranking())
        emit rankingChanged();
}

void SweepRankModel::showRanked()
{
    const auto count = static_cast<int>(m_ranked.size());
    setTotal(m_limit == 0 ? count : std::min(m_limit, count));
}

const SweepRow& SweepRankModel::rowAt(int item) const
{
    const int row = m_ranked[static_cast<std::size_t>(item)];
    return m_sweep->sweep().row(static_cast<std::uint64_t>(row));
}

QStringList SweepRankModel::idsAt(int item) const
{
    return item < 0 || item >= total() ? QStringList() : m_sweep->idsOf(rowAt(item));
}

QString SweepRankModel::heading(int column) const
{
    switch (column) {
    case RankColumn: return tr("Rank");
    case LossColumn: return tr("Loss");
    case GroupsColumn: return tr("Groups");
    case MetColumn: return tr("Met");
    case MissedColumn: return tr("Missed");
    case HeldColumn: return tr("Held");
    case ShortColumn: return tr("Short");
    case UnrepairedColumn: return tr("Unrepaired");
    case LostColumn: return tr("Lost operations");
    case LastColumn: return tr("Last completion");
    case CostColumn: return tr("Expected cost");
    default: return {};
    }
}

QString SweepRankModel::cellText(int item, int column) const
{
    const SweepRow& row = rowAt(item);
    const LossOutcome& outcome = row.outcome;
    switch (column) {
    case RankColumn: return Figures::count(static_cast<std::uint64_t>(item) + 1);
    case LossColumn: return m_sweep->idsOf(row).join(QStringLiteral(", "));
    case GroupsColumn: return Figures::count(outcome.groups);
    case MetColumn: return Figures::count(outcome.metRto);
    case MissedColumn: return Figures::count(outcome.missedRto);
    case HeldColumn: return Figures::count(outcome.held);
    case ShortColumn: return Figures::count(outcome.capacityShort);
    case UnrepairedColumn: return Figures::count(outcome.unrepaired);
    case LostColumn: return Figures::count(outcome.lostOperations);
    case LastColumn:
        return outcome.lastCompletion.ns == 0
                   ? QString()
                   : afterLossText(outcome.lastCompletion, m_sweep->at());
    // Neighbours in a ranking often differ in the fifth digit only.
    case CostColumn: return Figures::cost(outcome.cost.microunits);
    default: return {};
    }
}

QString SweepRankModel::exactText(int item, int column) const
{
    const LossOutcome& outcome = rowAt(item).outcome;
    switch (column) {
    case LastColumn:
        return outcome.lastCompletion.ns == 0 ? QString()
                                              : Figures::timeExact(outcome.lastCompletion);
    case CostColumn: return Figures::costExact(outcome.cost.microunits);
    default: return cellText(item, column);
    }
}

QString SweepRankModel::glyph(int item, int column) const
{
    return column == LossColumn && m_sweep != nullptr && m_sweep->restsOnStale(rowAt(item))
               ? QStringLiteral("aged")
               : QString();
}

bool SweepRankModel::lessThan(int left, int right, int column) const
{
    const SweepRow& rowA = rowAt(left);
    const SweepRow& rowB = rowAt(right);
    const LossOutcome& a = rowA.outcome;
    const LossOutcome& b = rowB.outcome;
    switch (column) {
    case LossColumn: return rowA.a != rowB.a ? rowA.a < rowB.a : rowA.b + 1 < rowB.b + 1;
    case GroupsColumn: return a.groups < b.groups;
    case MetColumn: return a.metRto < b.metRto;
    case MissedColumn: return a.missedRto < b.missedRto;
    case HeldColumn: return a.held < b.held;
    case ShortColumn: return a.capacityShort < b.capacityShort;
    case UnrepairedColumn: return a.unrepaired < b.unrepaired;
    case LostColumn: return a.lostOperations < b.lostOperations;
    case LastColumn: return a.lastCompletion < b.lastCompletion;
    case CostColumn: return a.cost < b.cost;
    default: return left < right;
    }
}
