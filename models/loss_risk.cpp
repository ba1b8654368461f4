#include "models/loss_risk.h"

#include <utility>

using namespace estate;

namespace {

// About two milliseconds of planning: the window answers in between.
constexpr std::uint32_t plansAtATime = 8;

}  // namespace

LossRisk::LossRisk(Desk* desk, QObject* parent) : QObject(parent), m_desk(desk)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &LossRisk::step);
    connect(desk, &Desk::aboutToReplace, this, [this] {
        m_timer.stop();
        m_sweep.reset();
        m_costs.clear();
        m_planned.reset();
    });
    connect(desk, &Desk::replaced, this, &LossRisk::restart);
    connect(desk, &Desk::eventsAppended, this, &LossRisk::restart);
}

void LossRisk::ask()
{
    if (m_asked)
        return;
    m_asked = true;
    restart();
}

void LossRisk::restart()
{
    if (!m_asked || !m_desk->isOpen())
        return;
    ClosedWindows windows = m_desk->workspace().closedWindows();
    const std::pair asked(m_desk->state().hash(),
                          closedDigest(m_desk->catalog(), windows, m_desk->now()));
    if (m_planned == asked)
        return;
    m_planned = asked;
    m_sweep.reset();
    m_windows = std::move(windows);
    m_at = m_desk->now();
    m_timer.start();
}

void LossRisk::begin()
{
    auto sweep =
        Sweep::make(m_desk->state(), SweepKind::regions, m_at, std::exchange(m_windows, {}));
    if (!sweep)
        return m_timer.stop();
    m_sweep.emplace(std::move(*sweep));
}

void LossRisk::step()
{
    if (!m_sweep)
        return begin();
    if (m_sweep->step(plansAtATime))
        return;
    m_timer.stop();
    const SweepResult result = m_sweep->takeResult();
    m_sweep.reset();
    m_costs.assign(result.units.size(), Cost{});
    for (const SweepRow& row : result.rows)
        m_costs[row.a] = row.outcome.cost;
    emit changed();
}

std::optional<Cost> LossRisk::costOf(std::size_t region) const
{
    return region < m_costs.size() ? std::optional(m_costs[region]) : std::nullopt;
}
