#include "models/journal_replacement.h"

#include <QElapsedTimer>
#include <utility>

#include "models/language.h"
#include "models/operator_files.h"
#include "models/slice.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr std::uint64_t recordsPerStep = 32;

QString contentText(std::uint64_t index, Timestamp last)
{
    return JournalReplacement::tr("It ends with record %1, at %2.")
        .arg(Figures::count(index), Figures::time(last));
}

}  // namespace

JournalReplacement::JournalReplacement(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
    connect(&m_timer, &QTimer::timeout, this, &JournalReplacement::next);
}

qreal JournalReplacement::progress() const
{
    if (!m_candidate)
        return m_state == Good ? 1 : 0;
    const Journal& journal = m_candidate->journal();
    const std::uint64_t base = journal.base().index;
    const std::uint64_t total = journal.head().index - base;
    return total == 0 ? 0 : static_cast<qreal>(m_checked.index - base) / static_cast<qreal>(total);
}

QString JournalReplacement::presentText() const
{
    if (m_state == Idle || m_session == nullptr)
        return {};
    if (!hasKept())
        return tr("This page keeps no journal: the file is open until the page is closed. What is "
                  "open now is closed.");
    if (!m_session->ready())
        return tr("The journal that this browser keeps could not be opened. It is taken out of "
                  "the browser.");
    if (!presentIsKept())
        return tr("The journal that this browser keeps is taken out of it; it is not the one that "
                  "is open. What is open is only in memory, and is closed.");
    const Workspace& present = m_session->desk().present();
    return tr("The present journal is taken out of this browser. %1")
        .arg(contentText(present.journal().head().index, present.lastTimestamp()));
}

bool JournalReplacement::hasKept() const
{
    const FilePort* port = OperatorFiles::instance()->port();
    return port != nullptr && !port->keptJournal().isEmpty();
}

bool JournalReplacement::presentIsKept() const
{
    return hasKept() && m_session != nullptr && m_session->ready() &&
           toText(m_session->desk().present().journal().path()) ==
               OperatorFiles::instance()->port()->keptJournal();
}

void JournalReplacement::check(const QUrl& file)
{
    discard();
    if (m_session == nullptr)
        return;
    m_path = file.toLocalFile();
    m_name = OperatorFiles::instance()->shownName(m_path);
    m_state = Checking;
    m_result = [this] { return tr("Opening %1…").arg(m_name); };
    // Opening is one piece: what is shown of it comes first.
    m_timer.start(shownFirst);
    emit changed();
}

void JournalReplacement::next()
{
    if (!m_candidate)
        return open();
    const Journal& journal = m_candidate->journal();
    QElapsedTimer elapsed;
    elapsed.start();
    Result<bool> more = true;
    while (more && *more && elapsed.elapsed() < sliceMilliseconds)
        more = journal.verifyOn(m_checked, recordsPerStep);
    if (!more)
        return fail(more.error());
    if (*more) {
        emit changed();
        return;
    }
    const std::uint64_t index = journal.head().index;
    const Timestamp last = m_candidate->lastTimestamp();
    end(Good, [index, last] {
        return tr("The file is good: every record was verified. %1").arg(contentText(index, last));
    });
}

void JournalReplacement::open()
{
    m_timer.stop();
    auto opened = Workspace::open(m_path.toStdString());
    if (!opened)
        return fail(opened.error());
    m_candidate.emplace(std::move(*opened));
    m_checked = m_candidate->journal().base();
    m_result = [this] {
        return m_candidate ? tr("Verifying %1: %2 of %3 records")
                                 .arg(m_name, Figures::count(m_checked.index),
                                      Figures::count(m_candidate->journal().head().index))
                           : QString();
    };
    m_timer.start(0);
    emit changed();
}

void JournalReplacement::fail(const Error& error)
{
    end(Bad, [message = error.message] {
        return tr("%1 Nothing was changed: the present journal stays.")
            .arg(sentence(toText(message)));
    });
}

// Closed, so that the file is whole without a log beside it.
void JournalReplacement::end(State state, std::function<QString()> result)
{
    m_timer.stop();
    m_candidate.reset();
    m_state = state;
    m_result = std::move(result);
    if (state == Idle)
        m_name.clear();
    if (state != Good && !m_path.isEmpty())
        Journal::removeFile(std::exchange(m_path, {}).toStdString());
    emit changed();
}

bool JournalReplacement::replace()
{
    FilePort* port = OperatorFiles::instance()->port();
    if (m_state != Good || m_session == nullptr || port == nullptr)
        return false;
    if (const QString obstacle = port->replaceObstacle(); !obstacle.isEmpty()) {
        m_session->refuse(obstacle, QStringLiteral("not-allowed"));
        return false;
    }
    if (m_session->busy() || m_session->cuts()->running()) {
        m_session->refuse(tr("An execution is being carried out. Replace the journal when it has "
                             "ended."),
                          QStringLiteral("not-allowed"));
        return false;
    }
    const QString what = m_name;
    m_session->clearError();
    const bool replaced = port->replaceJournal(std::exchange(m_path, {}));
    end(Idle, {});
    if (replaced)
        m_session->desk().announce(tr("%1 is open now, in place of the former journal.").arg(what));
    return replaced;
}

void JournalReplacement::discard()
{
    if (m_state == Idle)
        return;
    end(Idle, {});
}
