#include "models/journal_check.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <algorithm>
#include <utility>

#include "models/engine_words.h"
#include "models/error_advice.h"
#include "models/language.h"
#include "models/slice.h"
#include "models/words.h"

using namespace estate;

namespace {

QString headOf(const JournalHead& head)
{
    return QStringLiteral("%1:%2").arg(QString::number(head.index), toText(head.hash.hex()));
}

std::optional<JournalHead> parseHead(const QString& text)
{
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    bool whole = false;
    const std::uint64_t index = text.left(std::max<qsizetype>(0, colon)).toULongLong(&whole);
    const auto hash = Digest::fromHex(text.mid(colon + 1).toStdString());
    if (colon < 0 || !whole || index == 0 || !hash)
        return std::nullopt;
    return JournalHead{index, *hash};
}

}  // namespace

JournalCheck::JournalCheck(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &JournalCheck::next);
}

SessionFollower::Connections JournalCheck::listenTo(Session& session)
{
    return {connect(&session.desk(), &Desk::opened, this, &JournalCheck::reload)};
}

bool JournalCheck::start(const QString& expected)
{
    if (m_session == nullptr || !m_session->ready())
        return false;
    m_expected.reset();
    const QString wanted = expected.simplified().remove(QLatin1Char(' '));
    if (!wanted.isEmpty()) {
        m_expected = parseHead(wanted);
        if (!m_expected) {
            endBadly(ErrorCode::badInput, [wanted] {
                return tr("“%1” is not a head. Paste index:hash, as a report or `estatectl journal "
                          "show` prints it.")
                    .arg(wanted);
            });
            return false;
        }
    }
    const Journal& journal = m_session->desk().present().journal();
    m_base = m_checked = journal.base();
    m_end = journal.head();
    m_found = m_expected && *m_expected == m_base;
    if (m_expected && m_expected->index < m_base.index) {
        endBadly(ErrorCode::notFound, [this] {
            return tr("The journal was compacted and begins behind record %1. Look for record %2 "
                      "in the file that it was compacted from.")
                .arg(Figures::count(m_base.index), Figures::count(m_expected->index));
        });
        return true;
    }
    m_state = Running;
    m_result = {};
    m_resultCode.clear();
    m_timer.start();
    emit changed();
    return true;
}

void JournalCheck::cancel()
{
    if (m_state == Running)
        end(Idle, [this] {
            return tr("Stopped before the end: nothing was found up to record %1.")
                .arg(Figures::count(m_checked.index));
        });
}

void JournalCheck::next()
{
    QElapsedTimer elapsed;
    elapsed.start();
    const Journal& journal = m_session->desk().present().journal();
    while (m_checked.index < m_end.index && elapsed.elapsed() < sliceMilliseconds) {
        bool follows = true;
        const auto read = journal.read(
            m_checked.index + 1, std::min(m_end.index, m_checked.index + recordsPerRead),
            [&](const JournalRecord& record) {
                // Slices hang together by the hash that the one before ended with.
                follows = record.previous == m_checked.hash;
                if (!follows)
                    return false;
                m_checked = {record.envelope.index, record.hash};
                m_found = m_found || (m_expected && m_checked == *m_expected);
                return elapsed.elapsed() < sliceMilliseconds;
            });
        if (!read)
            return endBadly(read.error().code, [message = read.error().message] {
                return engineSentence(message);
            });
        if (!follows)
            return endBadly(ErrorCode::damaged, [this] {
                return tr("Record %1 does not follow the record in front of it. What lies before "
                          "it is good; restore the rest from a backup.")
                    .arg(Figures::count(m_checked.index + 1));
            });
    }
    emit changed();
    if (m_checked.index < m_end.index)
        return;
    if (m_checked == m_end && (!m_expected || m_found))
        end(Good, [this] { return verdictText(); });
    else
        endBadly(ErrorCode::damaged, [this] { return verdictText(); });
}

QString JournalCheck::verdictText() const
{
    if (m_checked != m_end)
        return tr("The journal's last record is not where its chain ends. Restore it from a "
                  "backup.");
    const std::uint64_t records = m_end.index - m_base.index;
    const QString count = Figures::count(records);
    if (!m_expected)
        return tr("%1 record(s) verified: each follows from the one before it. A cut tail can't be "
                  "seen without a head to compare with.",
                  nullptr, pluralOf(records))
            .arg(count);
    const QString expected = Figures::count(m_expected->index);
    if (m_found)
        return tr("%1 record(s) verified, and the expected record %2 is among them, as it was.",
                  nullptr, pluralOf(records))
            .arg(count, expected);
    if (m_expected->index > m_end.index)
        return tr("The journal ends at index %1, but index %2 was expected: its end was cut off. "
                  "Restore it from a backup.")
            .arg(Figures::count(m_end.index), expected);
    return tr("Record %1 is another one than expected: this is another journal, or its history was "
              "written anew. Restore it from a backup.")
        .arg(expected);
}

void JournalCheck::end(State state, std::function<QString()> result)
{
    m_timer.stop();
    m_state = state;
    m_result = std::move(result);
    m_resultCode.clear();
    emit changed();
}

void JournalCheck::endBadly(ErrorCode code, std::function<QString()> result)
{
    m_timer.stop();
    m_state = Bad;
    m_result = std::move(result);
    m_resultCode = errorCodeText(code);
    emit changed();
}

qreal JournalCheck::progress() const
{
    const std::uint64_t total = m_end.index - m_base.index;
    return total == 0
               ? 0
               : static_cast<qreal>(m_checked.index - m_base.index) / static_cast<qreal>(total);
}

QString JournalCheck::headText() const
{
    return m_state == Good ? headOf(m_end) : QString();
}

void JournalCheck::copyHead() const
{
    QGuiApplication::clipboard()->setText(headText());
}
