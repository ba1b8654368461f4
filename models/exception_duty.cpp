// What people do about exceptions: acknowledge one, take it over, put it off.
#include <algorithm>

#include "models/exception_list_model.h"
#include "models/words.h"

using namespace estate;

int ExceptionListModel::shelvedCount() const
{
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.shelved; }));
}

void ExceptionListModel::addDuty(Row& row) const
{
    const ExceptionDuty duty = m_desk->workspace().governance().duties().of(row.key.toStdString());
    row.owner = toText(duty.owner);
    row.seen = duty.seen(Timestamp{row.sinceNs});
    row.shelved = duty.shelved(m_desk->now());
    if (row.shelved)
        row.dutyText =
            tr("Put off by %1 until %2: %3")
                .arg(toText(duty.shelvedBy), Figures::time(duty.shelvedUntil), toText(duty.reason));
    else if (!row.owner.isEmpty())
        row.dutyText = tr("%1 is on it since %2").arg(row.owner, Figures::time(duty.ownedSince));
    else if (row.seen)
        row.dutyText = tr("Seen by %1, %2").arg(toText(duty.seenBy), Figures::time(duty.seenAt));
}

bool ExceptionListModel::noted(const Result<void>& done, const QString& notice)
{
    if (!done) {
        m_desk->report(done.error());
        return false;
    }
    m_desk->noteEvents();
    m_desk->announce(notice);
    return true;
}

bool ExceptionListModel::acknowledge(const QString& key)
{
    return noted(m_desk->workspace().acknowledge(m_desk->operatorName().toStdString(),
                                                 key.toStdString(), m_desk->now()),
                 tr("Acknowledged by %1.").arg(m_desk->operatorName()));
}

QString ExceptionListModel::textOf(int row, QString Row::*text) const
{
    return row < 0 || row >= rowCount() ? QString() : m_rows[static_cast<std::size_t>(row)].*text;
}

int ExceptionListModel::roomAt(int row) const
{
    return row < 0 || row >= rowCount() ? -1 : m_rows[static_cast<std::size_t>(row)].room;
}

bool ExceptionListModel::seenAt(int row) const
{
    return row >= 0 && row < rowCount() && m_rows[static_cast<std::size_t>(row)].seen;
}

bool ExceptionListModel::shelvedAt(int row) const
{
    return row >= 0 && row < rowCount() && m_rows[static_cast<std::size_t>(row)].shelved;
}

QString ExceptionListModel::ownerOf(const QString& key) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&key](const Row& row) { return row.key == key; });
    return found == m_rows.end() ? QString() : found->owner;
}

bool ExceptionListModel::takeOver(const QString& key)
{
    return noted(m_desk->workspace().takeOver(m_desk->operatorName().toStdString(),
                                              key.toStdString(), m_desk->now()),
                 tr("%1 is on it.").arg(m_desk->operatorName()));
}

bool ExceptionListModel::shelve(const QString& key, const QString& forText, const QString& reason)
{
    const auto length = Figures::parseDuration(forText);
    if (!length) {
        m_desk->report(length.error());
        return false;
    }
    const Timestamp until = m_desk->now() + *length;
    return noted(m_desk->workspace().shelve(m_desk->operatorName().toStdString(), key.toStdString(),
                                            until, reason.trimmed().toStdString(), m_desk->now()),
                 tr("Put off until %1.").arg(Figures::time(until)));
}

bool ExceptionListModel::unshelve(const QString& key)
{
    return noted(m_desk->workspace().unshelve(m_desk->operatorName().toStdString(),
                                              key.toStdString(), m_desk->now()),
                 tr("It is among the exceptions again."));
}
