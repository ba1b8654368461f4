// How long the UI's thread is held up: the longest single event, frames apart from all others. By
// the clock on the wall and by what the thread itself used of a processor, because beside other
// work on the machine only the latter says what the program does.
#pragma once

#include <QApplication>
#include <QEvent>
#include <algorithm>
#include <chrono>
#include <ctime>

namespace estate::bench {

struct Held {
    double wall = 0;  // milliseconds, both
    double processor = 0;

    [[nodiscard]] static Held now()
    {
        timespec used{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
        const std::chrono::duration<double, std::milli> wall =
            std::chrono::steady_clock::now().time_since_epoch();
        return {wall.count(),
                static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) / 1e6};
    }
    [[nodiscard]] Held since(Held earlier) const
    {
        return {wall - earlier.wall, processor - earlier.processor};
    }
    // Each by itself.
    [[nodiscard]] Held longest(Held other) const
    {
        return {std::max(wall, other.wall), std::max(processor, other.processor)};
    }
};

// Times every event that is delivered: nothing else is done while one is.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        // A frame may be asked for from within another event, and is no part of its work.
        const bool draws = event->type() == QEvent::UpdateRequest && !m_drawing;
        if (m_within && !draws)
            return QApplication::notify(receiver, event);
        const bool outermost = !m_within;
        m_within = true;
        m_drawing = draws;
        if (outermost)
            m_drawn = {};
        const Held begun = Held::now();
        const bool taken = QApplication::notify(receiver, event);
        const Held spent = Held::now().since(begun);
        if (draws) {
            m_longestFrame = m_longestFrame.longest(spent);
            m_drawn = {m_drawn.wall + spent.wall, m_drawn.processor + spent.processor};
            m_drawing = false;
        } else {
            m_longestWork = m_longestWork.longest(spent.since(m_drawn));
        }
        m_within = !outermost;
        return taken;
    }
    void forgetLongest()
    {
        m_longestWork = {};
        m_longestFrame = {};
    }
    [[nodiscard]] Held longest() const { return m_longestWork.longest(m_longestFrame); }
    // Laid out and drawn, or everything else.
    [[nodiscard]] Held longestFrame() const { return m_longestFrame; }
    [[nodiscard]] Held longestWork() const { return m_longestWork; }
    [[nodiscard]] static TimedApplication* own()
    {
        return static_cast<TimedApplication*>(QCoreApplication::instance());
    }

private:
    bool m_within = false;
    bool m_drawing = false;
    Held m_drawn;  // since the outermost event began
    Held m_longestWork;
    Held m_longestFrame;
};

}  // namespace estate::bench
