#include "models/task.h"

#include <utility>

namespace {

// Of the 16 that a frame has; the views draw in the rest.
constexpr qint64 sliceMilliseconds = 6;
constexpr qint64 tellEveryMilliseconds = 100;

}  // namespace

Task::Task(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &Task::next);
}

void Task::begin(Step step, int atOnce)
{
    const bool wasRunning = running();
    m_step = std::move(step);
    m_timer.stop();
    bool more = true;
    for (int done = 0; more && done < atOnce; ++done)
        more = m_step();
    if (!more) {
        m_step = nullptr;
        emit finished();
        if (wasRunning)
            emit runningChanged();
        return;
    }
    m_sinceTold.start();
    m_timer.start();
    if (!wasRunning)
        emit runningChanged();
}

void Task::cancel()
{
    if (!running())
        return;
    m_timer.stop();
    m_step = nullptr;
    emit runningChanged();
}

void Task::next()
{
    QElapsedTimer elapsed;
    elapsed.start();
    bool more = true;
    while (more && elapsed.elapsed() < sliceMilliseconds)
        more = m_step();
    if (!more) {
        m_timer.stop();
        m_step = nullptr;
        emit finished();
        emit runningChanged();
    } else if (m_sinceTold.elapsed() >= tellEveryMilliseconds) {
        m_sinceTold.start();
        emit progressed();
    }
}
