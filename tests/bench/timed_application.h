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
        if (m_within)
            return QApplication::notify(receiver, event);
        m_within = true;
        const bool draws = event->type() == QEvent::UpdateRequest;
        QElapsedTimer timer;
        timer.start();
        const bool taken = QApplication::notify(receiver, event);
        qint64& longest = draws ? m_longestFrame : m_longestWork;
        longest = std::max(longest, timer.nsecsElapsed());
        m_within = false;
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
    qint64 m_longestWork = 0;
    qint64 m_longestFrame = 0;
};

}  // namespace estate::bench
