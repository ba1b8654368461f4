#include "models/clock.h"

#include <QDateTime>
#include <algorithm>

#include "engine/planner/scheduler.h"

using namespace estate;

namespace {

Timestamp systemTime()
{
    const qint64 milliseconds = std::max<qint64>(0, QDateTime::currentMSecsSinceEpoch());
    return Timestamp{static_cast<std::uint64_t>(milliseconds) * 1'000'000};
}

}  // namespace

RunningClock::RunningClock() : m_start(systemTime()), m_systemStart(m_start)
{
    m_elapsed.start();
}

Timestamp RunningClock::now() const
{
    // The monotonic timer, so that a corrected system clock never turns event time back.
    return m_start + Duration(static_cast<std::uint64_t>(m_elapsed.nsecsElapsed()));
}

Timestamp RunningClock::system() const
{
    return m_systemStart + Duration(static_cast<std::uint64_t>(m_elapsed.nsecsElapsed()));
}

void RunningClock::follow(Timestamp lastEvent)
{
    const Timestamp system = systemTime();
    const bool reachable = system >= lastEvent && system.since(lastEvent) < timestampJumpMax;
    m_start = reachable ? system : lastEvent;
    m_systemStart = system;
    m_elapsed.restart();
}

void FixedClock::follow(Timestamp lastEvent)
{
    m_now = std::max(m_now, lastEvent);
}
