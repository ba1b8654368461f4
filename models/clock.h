// Where the session's event time comes from. The engine never reads a clock; this is the one place
// where the console does, and tours and tests put a fixed one in.
#pragma once

#include <QElapsedTimer>

#include "engine/base/quantity.h"

class Clock {
public:
    Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() = default;
    [[nodiscard]] virtual estate::Timestamp now() const = 0;
    // The same without following any journal: what the clock on the wall says.
    [[nodiscard]] virtual estate::Timestamp system() const = 0;
    // Event time never goes back and never jumps beyond the engine's horizon: a drill journal that
    // rested for two months goes on from its last event, not from today.
    virtual void follow(estate::Timestamp lastEvent) { Q_UNUSED(lastEvent) }
};

// The system's time, or event time that runs on from the last event where that is out of reach.
class RunningClock : public Clock {
public:
    RunningClock();
    [[nodiscard]] estate::Timestamp now() const override;
    [[nodiscard]] estate::Timestamp system() const override;
    void follow(estate::Timestamp lastEvent) override;

private:
    estate::Timestamp m_start;
    estate::Timestamp m_systemStart;
    QElapsedTimer m_elapsed;
};

// Stands still until it is told to move.
class FixedClock : public Clock {
public:
    explicit FixedClock(estate::Timestamp start) : m_now(start), m_system(start) {}
    [[nodiscard]] estate::Timestamp now() const override { return m_now; }
    [[nodiscard]] estate::Timestamp system() const override { return m_system; }
    void follow(estate::Timestamp lastEvent) override;
    void advance(estate::Duration by)
    {
        m_now = m_now + by;
        m_system = m_system + by;
    }

private:
    estate::Timestamp m_now;
    estate::Timestamp m_system;
};
