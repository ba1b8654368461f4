#include "models/moment_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "models/language.h"
#include "models/words.h"

using namespace estate;

MomentModel::MomentModel(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
}

SessionFollower::Connections MomentModel::listenTo(Session& session)
{
    Desk* desk = &session.desk();
    return {connect(desk, &Desk::lookBackProgressed, this, &MomentModel::follow),
            connect(desk, &Desk::opened, this, &MomentModel::dropPointer),
            connect(desk, &Desk::headMoved, this, &MomentModel::refreshMarks),
            // Which record is shown, and how many there are.
            connect(&session, &Session::eventsChanged, this, &MomentModel::aimChanged),
            connect(&session, &Session::readyChanged, this, &MomentModel::refreshMarks)};
}

void MomentModel::reload()
{
    follow();
    refreshMarks();
}

void MomentModel::setRecords(JournalTableModel* records)
{
    if (m_records == records)
        return;
    if (m_records != nullptr)
        m_records->disconnect(this);
    m_records = records;
    if (m_records != nullptr)
        connect(m_records, &JournalTableModel::readingChanged, this, &MomentModel::refreshMarks);
    refreshMarks();
    emit recordsChanged();
}

qreal MomentModel::firstIndex() const
{
    return m_session == nullptr ? 0 : m_session->firstIndex();
}

qreal MomentModel::lastIndex() const
{
    return m_session == nullptr ? 0 : m_session->presentIndex();
}

qreal MomentModel::positionOf(qreal index) const
{
    const qreal records = lastIndex() - firstIndex();
    return records <= 0 ? 1 : std::clamp<qreal>((index - firstIndex()) / records, 0, 1);
}

qreal MomentModel::aimIndex() const
{
    if (m_session == nullptr)
        return 0;
    const qreal aim = m_pointed.value_or(m_target.value_or(m_session->momentIndex()));
    return std::clamp(aim, firstIndex(), std::max(firstIndex(), lastIndex()));
}

QString MomentModel::aimText() const
{
    if (m_session == nullptr || !m_session->ready())
        return {};
    const QString index = Figures::countText(aimIndex());
    const QString last = Figures::countText(lastIndex());
    const auto at = m_records == nullptr ? std::nullopt : m_records->timeOf(aimIndex());
    return at ? tr("Record %1 of %2, %3").arg(index, last, Figures::time(*at))
              : tr("Record %1 of %2").arg(index, last);
}

void MomentModel::follow()
{
    std::optional<qreal> target;
    if (m_session != nullptr) {
        if (const auto progress = m_session->desk().lookBackProgress())
            target = static_cast<qreal>(progress->last);
    }
    const bool moved = std::exchange(m_target, target) != target;
    emit workChanged();
    if (moved)
        emit aimChanged();
}

qreal MomentModel::progress() const
{
    const auto now = m_session == nullptr ? std::nullopt : m_session->desk().lookBackProgress();
    if (!now)
        return 1;
    switch (now->part) {
    case OpeningProgress::Part::copying:
    case OpeningProgress::Part::image: return 0;
    case OpeningProgress::Part::records: break;
    case OpeningProgress::Part::hash: return 1;
    }
    const std::uint64_t records = now->last + 1 - now->first;
    return records == 0
               ? 1
               : static_cast<qreal>(now->record - now->first) / static_cast<qreal>(records);
}

QString MomentModel::progressText() const
{
    const auto now = m_session == nullptr ? std::nullopt : m_session->desk().lookBackProgress();
    if (!now)
        return {};
    const QString last = Figures::count(now->last);
    switch (now->part) {
    case OpeningProgress::Part::copying: return tr("Copying the records up to %1").arg(last);
    case OpeningProgress::Part::image:
        return tr("Reading what lies in front of record %1").arg(last);
    case OpeningProgress::Part::records:
        return tr("Replaying record %1 of %2").arg(Figures::count(now->record), last);
    case OpeningProgress::Part::hash: return tr("Hashing the estate as of record %1").arg(last);
    }
    return {};
}

bool MomentModel::goTo(qreal index)
{
    const bool went = m_session != nullptr && m_session->ready() &&
                      m_session->lookBack(std::clamp(index, firstIndex(), lastIndex()));
    dropPointer();
    return went;
}

bool MomentModel::goBy(int records)
{
    return goTo(aimIndex() + records);
}

bool MomentModel::goByPage(int pages)
{
    return goBy(pages * recordsPerPage);
}

bool MomentModel::goToFirst()
{
    return goTo(firstIndex());
}

bool MomentModel::goToLast()
{
    return goTo(lastIndex());
}

void MomentModel::point(qreal position)
{
    if (m_session == nullptr || !m_session->ready())
        return;
    const qreal index = firstIndex() + std::round(std::clamp<qreal>(position, 0, 1) *
                                                  std::max<qreal>(0, lastIndex() - firstIndex()));
    if (m_pointed == index)
        return;
    m_pointed = index;
    emit aimChanged();
}

bool MomentModel::release()
{
    return m_pointed && goTo(*m_pointed);
}

void MomentModel::dropPointer()
{
    if (!m_pointed)
        return;
    m_pointed.reset();
    emit aimChanged();
}

void MomentModel::cancel()
{
    if (m_session != nullptr)
        m_session->desk().cancelLookBack();
}

QList<qreal> MomentModel::marksOf(const std::vector<std::uint64_t>& indexes) const
{
    QList<qreal> marks;
    int taken = -1;
    for (const std::uint64_t index : indexes) {
        const qreal position = positionOf(static_cast<qreal>(index));
        const int place = std::min(marksMax - 1, static_cast<int>(position * marksMax));
        if (place == std::exchange(taken, place))
            continue;
        marks << position;
    }
    return marks;
}

void MomentModel::refreshMarks()
{
    QList<qreal> images;
    QList<qreal> commits;
    if (m_session != nullptr && m_session->ready()) {
        const auto indexes = m_session->desk().present().journal().images();
        m_images = indexes ? static_cast<int>(indexes->size()) : 0;
        if (indexes)
            images = marksOf(*indexes);
        if (m_records != nullptr)
            commits = marksOf(m_records->commits());
    }
    const bool moved = images != m_imageMarks || commits != m_commitMarks;
    m_imageMarks = std::move(images);
    m_commitMarks = std::move(commits);
    if (moved)
        emit marksChanged();
    emit aimChanged();
}

QString MomentModel::marksText() const
{
    const auto commits = m_records == nullptr ? std::size_t{0} : m_records->commits().size();
    const QString committed = tr("%n plan(s) committed", nullptr, static_cast<int>(commits));
    const QString images = tr("%n image(s)", nullptr, m_images);
    return tr("%1, %2").arg(committed, images);
}
