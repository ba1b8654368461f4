#include "models/plan_analysis.h"

#include <QCoreApplication>
#include <QPointF>
#include <algorithm>
#include <cmath>

#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr double secondsPerMinute = 60;
// One restore of a day would press everything else into a corner.
constexpr double roomAboveDeadlines = 1.25;

double minutesAfter(Timestamp at, Timestamp loss)
{
    return secondsAfter(at, loss) / secondsPerMinute;
}

}  // namespace

PlanAnalysis::PlanAnalysis(Desk* desk, QObject* parent)
    : QObject(parent), m_costs(desk), m_deadlines(desk), m_sensitivity(desk), m_comparison(desk)
{
    Language::instance()->follow(this);
}

QString PlanAnalysis::localeName()
{
    return Language::instance()->spoken();
}

bool PlanAnalysis::drawable()
{
    return QCoreApplication::instance() != nullptr &&
           QCoreApplication::instance()->inherits("QApplication");
}

void PlanAnalysis::setPreview(const std::shared_ptr<const Preview>& preview)
{
    m_preview = preview;
    m_costs.setPreview(preview.get());
    m_deadlines.setPreview(preview);
    m_sensitivity.setPreview(preview);
    m_comparison.setPreview(preview);
    emit changed();
}

QVariantList PlanAnalysis::pointsOf(bool met) const
{
    QVariantList points;
    if (m_preview == nullptr)
        return points;
    const qreal last = lastMinutes();
    for (const GroupDecision& decision : m_preview->plan.groups) {
        if (decision.timing && decision.timing->rtoMet == met)
            points << QPointF(
                minutesAfter(decision.deadline, m_preview->at),
                std::min(minutesAfter(decision.timing->completion, m_preview->at), last));
    }
    return points;
}

qreal PlanAnalysis::lastMinutes() const
{
    double last = 0;
    if (m_preview != nullptr) {
        for (const GroupDecision& decision : m_preview->plan.groups) {
            if (decision.timing)
                last = std::max(last, minutesAfter(decision.deadline, m_preview->at));
        }
    }
    const qreal step = axisStep(last * roomAboveDeadlines);
    return std::ceil(last * roomAboveDeadlines / step) * step;
}

qreal PlanAnalysis::axisStep(qreal most, int stepsMax)
{
    const double least = std::max(most, 1e-3) / std::max(stepsMax, 1);
    const double ten = std::pow(10.0, std::floor(std::log10(least)));
    const double share = least / ten;
    return (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * ten;
}
