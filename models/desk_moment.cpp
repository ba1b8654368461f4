// The part of the desk that looks at an earlier record: taken up in slices while everything else
// stays usable.
#include <QElapsedTimer>
#include <algorithm>
#include <utility>

#include "models/desk.h"
#include "models/engine_words.h"
#include "models/slice.h"
#include "models/words.h"

using namespace estate;

namespace {

// Between two looks at the clock: few of what takes long, a plan that was proposed for instance.
constexpr std::uint64_t recordsPerStepMax = 16;
constexpr qint64 longStepMilliseconds = 2;

}  // namespace

bool Desk::lookBack(std::uint64_t index)
{
    if (m_movesInTime)
        cancelLookBack();
    auto opening = WorkspaceOpening::asOf(*m_workspace, index);
    if (!opening) {
        failLookBack(opening.error());
        return false;
    }
    m_opening.emplace(std::move(*opening));
    m_openingDone = false;
    m_openingRecords = 1;
    m_openingTimer.start();
    emit lookBackProgressed();
    return true;
}

void Desk::cancelLookBack()
{
    if (!m_opening)
        return;
    m_openingTimer.stop();
    m_opening.reset();
    if (m_movesInTime)
        emit replaced();  // by itself
    emit lookBackProgressed();
}

std::optional<OpeningProgress> Desk::lookBackProgress() const
{
    return m_opening ? std::optional(m_opening->progress()) : std::nullopt;
}

void Desk::lookBackMore()
{
    if (m_openingDone)
        return m_movesInTime ? takeLookBack() : letGo();
    QElapsedTimer elapsed;
    elapsed.start();
    bool more = true;
    while (more && elapsed.elapsed() < sliceMilliseconds) {
        const qint64 before = elapsed.elapsed();
        const auto stepped = m_opening->step(m_openingRecords);
        m_openingRecords = elapsed.elapsed() - before < longStepMilliseconds
                               ? std::min(2 * m_openingRecords, recordsPerStepMax)
                               : 1;
        if (!stepped) {
            const Error error = stepped.error();
            cancelLookBack();
            failLookBack(error);
            return;
        }
        more = *stepped;
    }
    m_openingDone = !more;
    emit lookBackProgressed();
}

void Desk::letGo()
{
    m_movesInTime = true;
    emit aboutToReplace();
}

// A slice of its own: everybody reads the estate of then in it.
void Desk::takeLookBack()
{
    m_openingTimer.stop();
    letGo();  // of what was asked since
    leavePast();
    m_past.emplace(m_opening->take());
    m_opening.reset();
    emit replaced();
    emit lookedBack();
    emit lookBackProgressed();
}

// To free a whole estate takes time, and nobody waits for it.
void Desk::leavePast()
{
    if (!m_past)
        return;
    m_left.emplace(std::move(*m_past));
    m_past.reset();
    QTimer::singleShot(0, this, [this] { m_left.reset(); });
}

void Desk::failLookBack(const Error& error)
{
    emit failed(toText(errorCodeName(error.code)), engineSentence(error.message));
}

void Desk::backToNow()
{
    cancelLookBack();
    if (!inPast())
        return;
    letGo();
    leavePast();
    emit replaced();
    m_reviewTimer.start();
}
