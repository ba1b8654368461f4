// The part of the desk that looks at an earlier record: taken up in slices while everything else
// stays usable.
#include <QElapsedTimer>
#include <utility>

#include "models/desk.h"
#include "models/engine_words.h"
#include "models/slice.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr std::uint64_t recordsPerStep = 16;

}  // namespace

bool Desk::lookBack(std::uint64_t index)
{
    auto opening = WorkspaceOpening::asOf(*m_workspace, index);
    if (!opening) {
        failLookBack(opening.error());
        return false;
    }
    m_opening.emplace(std::move(*opening));
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
    emit lookBackProgressed();
}

std::optional<OpeningProgress> Desk::lookBackProgress() const
{
    return m_opening ? std::optional(m_opening->progress()) : std::nullopt;
}

void Desk::lookBackMore()
{
    QElapsedTimer elapsed;
    elapsed.start();
    bool more = true;
    while (more && elapsed.elapsed() < sliceMilliseconds) {
        const auto stepped = m_opening->step(recordsPerStep);
        if (!stepped) {
            const Error error = stepped.error();
            cancelLookBack();
            failLookBack(error);
            return;
        }
        more = *stepped;
    }
    if (more) {
        emit lookBackProgressed();
        return;
    }
    m_openingTimer.stop();
    emit aboutToLookBack();
    emit aboutToReplace();
    m_past.emplace(m_opening->take());
    m_opening.reset();
    emit replaced();
    emit lookedBack();
    emit lookBackProgressed();
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
    emit aboutToReplace();
    m_past.reset();
    emit replaced();
    m_reviewTimer.start();
}
