#include "models/desk.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "models/engine_words.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr std::chrono::seconds expiryInterval{30};

// What SQLite, or the disk below it, says of the journal.
bool isWriteFailure(const Error& error)
{
    return error.code == ErrorCode::ioFailure &&
           std::any_of(error.fields.begin(), error.fields.end(), [](const ErrorField& field) {
               return field.name == "sqlite" || field == ErrorField{"problem", "sync"};
           });
}

}  // namespace

Desk::Desk(std::unique_ptr<Clock> clock, QObject* parent)
    : QObject(parent), m_clock(std::move(clock)), m_operatorName(QStringLiteral("operator"))
{
    // Before anybody else hears of it.
    connect(this, &Desk::aboutToReplace, this, [this] { m_replacing = true; });
    connect(this, &Desk::replaced, this, [this] {
        m_replacing = false;
        m_movesInTime = false;
    });
    m_nextTimer.setSingleShot(true);
    m_nextTimer.setInterval(0);
    connect(&m_nextTimer, &QTimer::timeout, this, &Desk::noteEvents);
    m_reviewTimer.setSingleShot(true);
    m_reviewTimer.setInterval(0);
    connect(&m_reviewTimer, &QTimer::timeout, this, &Desk::reviewNext);
    m_openingTimer.setInterval(0);
    connect(&m_openingTimer, &QTimer::timeout, this, &Desk::lookBackMore);
    // Proposals expire while nobody does anything.
    m_expiryTimer.setInterval(expiryInterval);
    connect(&m_expiryTimer, &QTimer::timeout, this, &Desk::reviewNext);
    m_expiryTimer.start();
}

void Desk::noteEvents()
{
    m_nextTimer.stop();
    if (m_frozen)
        emit headMoved();
    else
        show();
    m_reviewTimer.start();
}

void Desk::show()
{
    m_shownIndex = m_workspace->journal().head().index;
    emit eventsAppended();
    emit headMoved();
}

void Desk::setFrozen(bool frozen)
{
    if (frozen == m_frozen)
        return;
    m_frozen = frozen;
    if (!frozen && heldRecords() > 0)
        show();
    emit frozenChanged();
}

std::uint64_t Desk::heldRecords() const
{
    return isOpen() ? m_workspace->journal().head().index - m_shownIndex : 0;
}

void Desk::announce(const QString& notice)
{
    if (m_frozen && heldRecords() > 0)
        show();
    if (pending())
        m_waitingNotices << notice;
    else
        emit announced(notice);
}

bool Desk::pending() const
{
    return isOpen() &&
           m_workspace->journal().pendingIndex() > m_workspace->journal().durableIndex();
}

void Desk::noteKept(std::uint64_t index)
{
    m_workspace->confirmKept(index);
    emit headMoved();
    if (!m_frozen)
        emit kept();
    if (pending())
        return;
    for (const QString& notice : std::exchange(m_waitingNotices, {}))
        emit announced(notice);
}

void Desk::noteRefusal(const Error& error)
{
    report(error);
    if (error.code == ErrorCode::stale)
        noteEvents();
}

void Desk::reviewNext()
{
    if (!isOpen() || inPast() || m_workspace->journal().readOnly())
        return;
    noteClock();
    const std::uint64_t before = m_workspace->journal().head().index;
    const auto reviewed = m_workspace->reviewNext(now());
    if (!reviewed)
        report(reviewed.error());
    else if (m_workspace->journal().head().index != before)
        noteEvents();
    else if (*reviewed)
        m_reviewTimer.start();  // a part of a plan, or of an image
}

void Desk::open(Workspace workspace)
{
    cancelLookBack();
    emit aboutToReplace();
    m_waitingNotices.clear();
    m_writeFailure.reset();
    m_past.reset();
    m_left.reset();
    m_workspace.emplace(std::move(workspace));
    m_clock->follow(m_workspace->lastTimestamp());
    m_clockBehind = clockBehind();
    m_shownIndex = m_workspace->journal().head().index;
    setFrozen(false);
    emit opened();
    emit replaced();
    m_reviewTimer.start();
}

Timestamp Desk::now() const
{
    if (inPast())
        return m_past->lastTimestamp();
    const Timestamp now = m_clock->now();
    if (!isOpen())
        return now;
    const Timestamp last = m_workspace->lastTimestamp();
    const Timestamp system = m_clock->system();
    if (!keptInFile() || last.since(system) <= clockBehindMax)
        return std::max(now, last);
    return clockBehind() ? system : m_workspace->eventTime(system);
}

std::string Desk::beginning() const
{
    const Journal& journal = present().journal();
    Digest beginning = journal.base().hash;
    if (journal.base().index == 0)
        static_cast<void>(journal.read(1, 1, [&beginning](const JournalRecord& record) {
            beginning = record.hash;
            return false;
        }));
    return beginning.hex();
}

bool Desk::keptInFile() const
{
    return m_workspace->journal().path() != ":memory:";
}

bool Desk::clockBehind() const
{
    return isOpen() && keptInFile() && m_workspace->clockBehind(m_clock->system());
}

// While nobody does anything, the clock may catch up.
void Desk::noteClock()
{
    if (std::exchange(m_clockBehind, clockBehind()) != m_clockBehind)
        emit eventsAppended();
}

void Desk::setOperatorName(const QString& name)
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty() || trimmed == m_operatorName)
        return;
    if (trimmed.toUtf8().size() > static_cast<qsizetype>(actorBytesMax)) {
        emit failed(QStringLiteral("bad-input"),
                    tr("An operator's name has at most %1 bytes. Choose a shorter one.")
                        .arg(Figures::count(actorBytesMax)));
        return;
    }
    m_operatorName = trimmed;
    emit operatorNameChanged();
}

void Desk::report(const Error& error)
{
    if (inPast() && error.code == ErrorCode::notAllowed) {
        emit failed(toText(errorCodeName(error.code)),
                    tr("The estate is shown as of index %1, where nothing can be changed. Go back "
                       "to now, then do it again.")
                        .arg(Figures::count(m_past->journal().head().index)));
        return;
    }
    if (isWriteFailure(error))
        noteWriteFailure(engineSentence(error.message));
    reportOfFile(error);
}

void Desk::reportOfFile(const Error& error)
{
    emit failed(toText(errorCodeName(error.code)), engineSentence(error.message));
}

void Desk::noteWriteFailure(const QString& text)
{
    if (!isOpen())
        return;
    m_writeFailure = WriteFailure{now(), text, m_workspace->journal().durableIndex()};
    emit writeFailed();
    emit headMoved();
}

std::optional<Desk::WriteFailure> Desk::writeFailure() const
{
    const bool over =
        m_writeFailure && m_workspace->journal().durableIndex() > m_writeFailure->durableIndex;
    return over ? std::nullopt : m_writeFailure;
}
