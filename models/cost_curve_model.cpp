#include "models/cost_curve_model.h"

#include <QPointF>
#include <algorithm>
#include <array>
#include <utility>

#include "models/words.h"

using namespace estate;

namespace {

constexpr double secondsPerHour = 3'600;
// About a millisecond.
constexpr int chargesAtOnce = 32'768;

// The largest unit that leaves a digit in front of the point.
struct ChartUnit {
    double microunits;
    const char* name;
};
constexpr std::array<ChartUnit, 5> chartUnits{
    {{1e18, "T u"}, {1e15, "G u"}, {1e12, "M u"}, {1e9, "k u"}, {1e6, "u"}}};

ChartUnit chartUnitOf(const Cost& cost)
{
    for (const ChartUnit& unit : chartUnits) {
        if (static_cast<double>(cost.microunits) >= unit.microunits)
            return unit;
    }
    return chartUnits.back();
}

double chartValue(const Cost& cost, const Cost& last)
{
    return static_cast<double>(cost.microunits) / chartUnitOf(last).microunits;
}

bool costsTheSame(const CostMoment& one, const CostMoment& other)
{
    return one.downtime == other.downtime && one.breaches == other.breaches &&
           one.losses == other.losses;
}

// In every column of a table, as it is shown.
bool readsTheSame(const CostMoment& one, const CostMoment& other)
{
    const auto alike = [](const Cost& a, const Cost& b) {
        return Figures::costBrief(a.microunits) == Figures::costBrief(b.microunits);
    };
    return alike(one.downtime, other.downtime) && alike(one.breaches, other.breaches) &&
           alike(one.losses, other.losses) && alike(one.total(), other.total());
}

}  // namespace

CostCurveModel::CostCurveModel(Desk* desk, QObject* parent)
    : TableModel({numberColumn("after", 112), textColumn("utc", 176, true),
                  numberColumn("downtime", 112), numberColumn("breaches", 112),
                  numberColumn("losses", 112), numberColumn("total", 112)},
                 parent),
      m_desk(desk)
{
    connect(&m_task, &SlicedWork::finished, this, [this] { show(m_curve->take()); });
}

void CostCurveModel::setPreview(const Preview* preview)
{
    m_task.cancel();
    m_curve.reset();
    if (preview != nullptr) {
        m_loss = preview->at;
        if (auto curve = PlanCostCurve::of(m_desk->state(), *preview))
            m_curve = std::move(*curve);
    }
    if (!m_curve)
        return show({});
    const auto looked = static_cast<int>(std::max<std::size_t>(m_curve->applications(), 1));
    m_task.begin([this] { return m_curve->step(); }, chargesAtOnce / looked);
    if (m_task.running())
        show({});
}

void CostCurveModel::show(std::vector<CostMoment> moments)
{
    m_moments = std::move(moments);
    m_listed.clear();
    for (std::size_t at = 0; at < m_moments.size(); ++at) {
        // The last one is the summary, to the last digit.
        const bool sums = at + 1 == m_moments.size() && !m_listed.empty() &&
                          !costsTheSame(m_moments[m_listed.back()], m_moments[at]);
        if (sums || m_listed.empty() || !readsTheSame(m_moments[m_listed.back()], m_moments[at]))
            m_listed.push_back(at);
    }
    setTotal(static_cast<int>(m_listed.size()));
    emit pointsChanged();
}

const CostMoment& CostCurveModel::moment(int item) const
{
    return m_moments[m_listed[static_cast<std::size_t>(item)]];
}

QVariantList CostCurveModel::points() const
{
    QVariantList points;
    const CostMoment* before = nullptr;
    for (const CostMoment& moment : m_moments) {
        const double hours = secondsAfter(moment.at, m_loss) / secondsPerHour;
        // Steps stand upright: the moment is reached on the slope of downtime alone.
        if (before != nullptr)
            points << QPointF(hours, chartValue(moment.downtime + before->breaches + before->losses,
                                                m_moments.back().total()));
        points << QPointF(hours, chartValue(moment.total(), m_moments.back().total()));
        before = &moment;
    }
    return points;
}

qreal CostCurveModel::lastHours() const
{
    return m_moments.empty() ? 0 : secondsAfter(m_moments.back().at, m_loss) / secondsPerHour;
}

qreal CostCurveModel::lastCost() const
{
    if (m_moments.empty())
        return 0;
    return chartValue(m_moments.back().total(), m_moments.back().total());
}

QString CostCurveModel::chartUnit() const
{
    const Cost last = m_moments.empty() ? Cost{} : m_moments.back().total();
    return QString::fromLatin1(chartUnitOf(last).name);
}

QString CostCurveModel::heading(int column) const
{
    switch (column) {
    case AfterColumn: return tr("After the loss");
    case UtcColumn: return tr("UTC");
    case DowntimeColumn: return tr("Downtime");
    case BreachesColumn: return tr("Breaches");
    case LossesColumn: return tr("Lost operations");
    case TotalColumn: return tr("Cost so far");
    default: return {};
    }
}

Cost CostCurveModel::costOf(const CostMoment& moment, int column)
{
    switch (column) {
    case DowntimeColumn: return moment.downtime;
    case BreachesColumn: return moment.breaches;
    case LossesColumn: return moment.losses;
    default: return moment.total();
    }
}

QString CostCurveModel::cellText(int item, int column) const
{
    switch (column) {
    case AfterColumn: return afterLossText(moment(item).at, m_loss);
    case UtcColumn: return Figures::time(moment(item).at);
    default: return Figures::costBrief(costOf(moment(item), column).microunits);
    }
}

QString CostCurveModel::exactText(int item, int column) const
{
    switch (column) {
    case AfterColumn: return Figures::durationExact(moment(item).at.since(m_loss));
    case UtcColumn: return Figures::timeExact(moment(item).at);
    default: return Figures::costExact(costOf(moment(item), column).microunits);
    }
}

bool CostCurveModel::lessThan(int left, int right, int column) const
{
    if (column <= UtcColumn)
        return moment(left).at < moment(right).at;
    return costOf(moment(left), column) < costOf(moment(right), column);
}
