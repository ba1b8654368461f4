// How long the UI's thread is held up: the longest single event, frames apart from all others.
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <algorithm>

namespace estate::bench {

[[nodiscard]] inline double milliseconds(qint64 nanoseconds)
{
    return static_cast<double>(nanoseconds) / 1e6;
}

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
            m_drawn = 0;
        QElapsedTimer timer;
        timer.start();
        const bool taken = QApplication::notify(receiver, event);
        const qint64 elapsed = timer.nsecsElapsed();
        if (draws) {
            m_longestFrame = std::max(m_longestFrame, elapsed);
            m_drawn += elapsed;
            m_drawing = false;
        } else {
            m_longestWork = std::max(m_longestWork, elapsed - m_drawn);
        }
        m_within = !outermost;
        return taken;
    }
    void forgetLongest()
    {
        m_longestWork = 0;
        m_longestFrame = 0;
    }
    [[nodiscard]] double longestMilliseconds() const
    {
        return milliseconds(std::max(m_longestWork, m_longestFrame));
    }
    // Laid out and drawn, or everything else.
    [[nodiscard]] double longestFrameMilliseconds() const { return milliseconds(m_longestFrame); }
    [[nodiscard]] double longestWorkMilliseconds() const { return milliseconds(m_longestWork); }
    [[nodiscard]] static TimedApplication* own()
    {
        return static_cast<TimedApplication*>(QCoreApplication::instance());
    }

private:
    bool m_within = false;
    bool m_drawing = false;
    qint64 m_drawn = 0;  // since the outermost event began
    qint64 m_longestWork = 0;
    qint64 m_longestFrame = 0;
};

}  // namespace estate::bench
