#include "models/sliced_work.h"

#include <utility>

#include "models/slice.h"

namespace {

constexpr qint64 tellProgressMilliseconds = 100;

}  // namespace

SlicedWork::SlicedWork(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &SlicedWork::next);
}

void SlicedWork::begin(Step step, int atOnce)
{
    const bool wasRunning = running();
    m_timer.stop();
    m_step = std::move(step);
    m_more = true;
    for (int done = 0; m_more && done < atOnce; ++done)
        m_more = m_step();
    if (!m_more) {
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

void SlicedWork::cancel()
{
    if (!running())
        return;
    m_timer.stop();
    m_step = nullptr;
    emit runningChanged();
}

void SlicedWork::next()
{
    // What is done with the result is a slice of its own.
    if (!m_more) {
        m_timer.stop();
        m_step = nullptr;
        emit finished();
        emit runningChanged();
        return;
    }
    QElapsedTimer elapsed;
    elapsed.start();
    while (m_more && elapsed.elapsed() < sliceMilliseconds)
        m_more = m_step();
    if (m_sinceTold.elapsed() >= tellProgressMilliseconds) {
        m_sinceTold.start();
        emit progressed();
    }
}
