// What a person at the console feels: how long frames and single pieces of work on the UI's thread
// take.
#pragma once

#include <QElapsedTimer>
#include <QQuickWindow>
#include <algorithm>
#include <vector>

#include <benchmark/benchmark.h>

#include "tests/bench/timed_application.h"

namespace estate::bench {

[[nodiscard]] inline double percentile(std::vector<double> values, double part)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

template <typename Condition>
void waitFor(Condition condition)
{
    while (!condition())
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
}

// Until the next frame is there.
inline void paintFrame(QQuickWindow& window)
{
    bool swapped = false;
    const auto connection = QObject::connect(&window, &QQuickWindow::frameSwapped, &window,
                                             [&swapped] { swapped = true; });
    window.update();
    while (!swapped)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    QObject::disconnect(connection);
}

[[nodiscard]] inline double milliseconds(qint64 nanoseconds)
{
    return static_cast<double>(nanoseconds) / 1e6;
}

// Runs a step of each turn and says how long its turns took.
template <typename Step>
void measure(benchmark::State& state, Step step)
{
    std::vector<double> times;
    int turn = 0;
    for (auto each : state) {
        QElapsedTimer timer;
        timer.start();
        step(turn++);
        times.push_back(milliseconds(timer.nsecsElapsed()));
    }
    state.counters["p50_ms"] = percentile(times, 0.5);
    state.counters["p99_ms"] = percentile(times, 0.99);
    state.counters["max_ms"] = percentile(times, 1);
}

// Asks for a frame as soon as one is there, and keeps the times from one to the next.
class FrameTimes : public QObject {
public:
    explicit FrameTimes(QQuickWindow& window) : m_window(&window)
    {
        connect(&window, &QQuickWindow::frameSwapped, this, [this] {
            if (m_sinceFrame.isValid())
                m_times.push_back(milliseconds(m_sinceFrame.nsecsElapsed()));
            m_sinceFrame.start();
        });
        connect(&window, &QQuickWindow::frameSwapped, &window, &QQuickWindow::update,
                Qt::QueuedConnection);
        window.update();
    }
    ~FrameTimes() override
    {
        disconnect(m_window, &QQuickWindow::frameSwapped, m_window, &QQuickWindow::update);
    }
    [[nodiscard]] const std::vector<double>& times() const { return m_times; }

private:
    QQuickWindow* m_window;
    QElapsedTimer m_sinceFrame;
    std::vector<double> m_times;
};

}  // namespace estate::bench
