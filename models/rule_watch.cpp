#include "models/rule_watch.h"

#include <QElapsedTimer>
#include <chrono>
#include <utility>

using namespace estate;

namespace {

// Somebody who opens a journal, or watches an execution, waits for other things first.
constexpr std::chrono::milliseconds lintPause{1'000};
constexpr qint64 lintSliceMilliseconds = 5;
constexpr std::uint32_t lintPoliciesPerLook = 4;

}  // namespace

RuleWatch::RuleWatch(Desk* desk, QObject* parent) : QObject(parent), m_desk(desk)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(lintPause);
    connect(&m_pause, &QTimer::timeout, this, &RuleWatch::begin);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &RuleWatch::step);
    connect(desk, &Desk::replaced, this, [this] {
        m_errors = {};
        m_linted = {};
        restart();
    });
    connect(desk, &Desk::eventsAppended, this, &RuleWatch::restart);
}

void RuleWatch::restart()
{
    m_timer.stop();
    m_lint.reset();
    m_pause.start();
}

void RuleWatch::begin()
{
    if (!m_desk->isOpen() || m_desk->state().hash() == m_linted)
        return;
    // A copy shares its partitions, and the rules in force stand still in it.
    const EstateState& state = m_desk->state();
    m_lint = std::make_unique<Lint>(state, std::make_shared<const Rules>(state.rules()));
    m_timer.start();
}

void RuleWatch::step()
{
    QElapsedTimer elapsed;
    elapsed.start();
    while (elapsed.elapsed() < lintSliceMilliseconds) {
        if (m_lint->step(lintPoliciesPerLook))
            continue;
        m_timer.stop();
        Errors errors;
        for (const LintFinding& finding : m_lint->report().findings) {
            if (finding.severity() != LintSeverity::error)
                continue;
            ++errors.findings;
            errors.flows += finding.flows;
        }
        m_lint.reset();
        m_linted = m_desk->state().hash();
        if (std::exchange(m_errors, errors) != errors)
            emit changed();
        return;
    }
}
