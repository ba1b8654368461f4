#include "models/session.h"

#include <QFileInfo>
#include <utility>

#include "models/engine_words.h"
#include "models/export_status.h"
#include "models/language.h"
#include "models/operator_files.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr int ageInterval = 1'000;

QString openErrorAdvice(ErrorCode code)
{
    if (!OperatorFiles::instance()->byPath())
        return Session::tr("Nothing was changed. Download the file and keep it: what can be read "
                           "can be exported with estatectl. Upload another one in its place, or "
                           "go on in memory.");
    switch (code) {
    case ErrorCode::locked:
        return Session::tr("Another program has it open. Close that program and start again, or go "
                           "on in memory: nothing is written to disk then.");
    case ErrorCode::newerVersion:
        return Session::tr("A newer version of this program wrote it. The file was not changed. "
                           "Update, or go on in memory.");
    case ErrorCode::damaged:
    case ErrorCode::foreign:
        return Session::tr("The file was not changed. Keep it: what can be read can be exported "
                           "with estatectl. Start with another --journal, or go on in memory.");
    default:
        return Session::tr("The file was not changed. Check the path and its permissions, or go on "
                           "in memory.");
    }
}

}  // namespace

Session::Session(std::unique_ptr<Clock> clock, QObject* parent)
    : QObject(parent), m_desk(std::move(clock)), m_pinned(&m_desk), m_seen(&m_desk),
      m_regions(&m_desk, &m_seen), m_plan(&m_desk), m_changes(&m_desk), m_boundary(&m_desk),
      m_cuts(&m_desk), m_rules(&m_desk),
      m_exceptions(&m_desk,
                   {&m_desk, &m_changes, &m_cuts, &m_boundary, &m_pinned, &m_rules, &m_seen})
{
    Language::instance()->follow(this);
    // It is kept in the words that it was said in.
    connect(Language::instance(), &Language::changed, this, &Session::clearNotice);
    connect(this, &Session::readyChanged, this, &Session::estateTold);
    connect(&m_desk, &Desk::failed, this, &Session::setError);
    connect(&m_desk, &Desk::announced, this, &Session::setNotice);
    connect(&m_desk.undo(), &UndoOffer::offered, this, &Session::setNotice);
    connect(&m_desk.undo(), &UndoOffer::undone, this,
            [this](const QString& text) { setNotice(tr("Taken back. %1").arg(text)); });
    connect(&m_desk, &Desk::aboutToReplace, &m_desk.undo(), &UndoOffer::withdraw);
    connect(&m_desk, &Desk::eventsAppended, this, &Session::eventsChanged);
    connect(&m_desk, &Desk::eventsAppended, this, &Session::dataAgeTextChanged);
    connect(&m_desk, &Desk::headMoved, this, &Session::headMoved);
    connect(&m_desk, &Desk::frozenChanged, this, &Session::headMoved);
    connect(&m_desk, &Desk::operatorNameChanged, this, &Session::operatorNameChanged);
    // Of the name, a role may have been granted.
    connect(&m_desk, &Desk::eventsAppended, this, &Session::operatorNameChanged);
    connect(&m_changes, &ChangesModel::pendingApprovalsChanged, this,
            &Session::pendingApprovalsChanged);
    connect(&m_exceptions, &ExceptionListModel::countChanged, this,
            &Session::exceptionCountChanged);
    connect(m_changes.execution(), &ExecutionModel::progressChanged, this, &Session::busyChanged);
    followLookBack();
    followAuthority();
    m_ageTimer.setInterval(ageInterval);
    connect(&m_ageTimer, &QTimer::timeout, this, &Session::dataAgeTextChanged);
}

bool Session::openJournal(const QString& path, const EstateSource& source)
{
    m_source = source;
    m_keepsFile = true;
    const std::string file = path.toStdString();
    if (QFileInfo::exists(path))
        return adopt(Workspace::open(file), path);
    return adopt(Workspace::create(file, source, m_desk.operatorName().toStdString(), m_desk.now()),
                 path);
}

bool Session::openInMemory()
{
    return openInMemory(m_source);
}

bool Session::openInMemory(const EstateSource& source)
{
    m_source = source;
    m_keepsFile = false;
    return adopt(Workspace::inMemory(source), QString());
}

bool Session::openFederalSample(const QString& graph)
{
    EstateSource source;
    auto profile = profileOfGraph(graph.toStdString());
    if (!profile) {
        m_desk.report(profile.error());
        return false;
    }
    // The estate's own chains are no override: the source is the one that a plain start has.
    if (graph != toText(graphName(EstateGraph::chains)))
        source.profile = std::move(*profile);
    return openSample(source);
}

bool Session::openFourRegionSample()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return openSample(source);
}

bool Session::openSample(const EstateSource& source)
{
    auto workspace = Workspace::inMemory(source);
    if (!workspace) {
        m_desk.report(workspace.error());
        return false;
    }
    m_source = source;
    m_keepsFile = false;
    clearError();
    clearNotice();
    return adopt(std::move(workspace), QString());
}

bool Session::adopt(Result<Workspace> workspace, const QString& path)
{
    m_path = path;
    if (!workspace) {
        m_openError = workspace.error();
        emit readyChanged();
        return false;
    }
    m_openError.reset();
    m_desk.open(std::move(*workspace));
    m_source = m_desk.workspace().source();
    m_ageTimer.start();
    emit readyChanged();
    emit modeChanged();
    emit eventsChanged();
    emit headMoved();
    emit dataAgeTextChanged();
    emit pendingApprovalsChanged();
    emit exceptionCountChanged();
    return true;
}

QString Session::openErrorTitle() const
{
    return m_openError ? tr("The journal can't be opened") : QString();
}

QString Session::openErrorText() const
{
    if (m_openError && m_awaitsPage)
        return tr("Another page of this browser writes here; close it and reload.");
    return m_openError ? journalText() + QLatin1Char('\n') + engineSentence(m_openError->message)
                       : QString();
}

QString Session::openErrorTodo() const
{
    if (m_openError && m_awaitsPage)
        return tr("Or go on in memory: nothing of it is kept then.");
    return m_openError ? openErrorAdvice(m_openError->code) : QString();
}

QString Session::openErrorCode() const
{
    return m_openError ? toText(errorCodeName(m_openError->code)) : QString();
}

bool Session::modelled() const
{
    return !ready() || isModelled(m_desk.present());
}

// What is done is done now, also while an earlier moment is looked at.
Session::Mode Session::authority() const
{
    return modelled() || m_desk.present().governance().drill() ? Drill : Live;
}

// A drill begins and ends with an event.
void Session::followAuthority()
{
    connect(&m_desk, &Desk::eventsAppended, this, [this] {
        if (m_toldAuthority != authority())
            emit modeChanged();
    });
    connect(this, &Session::modeChanged, this, [this] { m_toldAuthority = authority(); });
}

QString Session::modeText() const
{
    return inPast() ? tr("%1 · %2").arg(authorityText(), momentText()) : authorityText();
}

QString Session::authorityText() const
{
    return authority() == Live ? tr("LIVE") : tr("DRILL");
}

QString Session::momentText() const
{
    return inPast() ? tr("AS OF INDEX %1").arg(indexText()) : QString();
}

void Session::setOperatorName(const QString& name)
{
    m_desk.setOperatorName(name);
}

QString Session::identityText() const
{
    const QString assurance = tr("identity asserted, not verified");
    if (!ready())
        return assurance;
    // Until somebody grants one, everybody may do everything.
    if (!m_desk.workspace().governance().roles().granted())
        return tr("every role, %1").arg(assurance);
    return tr("%1, %2").arg(
        roleText(m_desk.workspace().governance().roles().of(operatorName().toStdString())),
        assurance);
}

QString Session::estateTitle() const
{
    if (!ready())
        return {};
    const EstateSource& source = m_desk.workspace().source();
    if (source.origin == EstateOrigin::fourRegion)
        return tr("Four regions");
    if (source.origin == EstateOrigin::empty)
        return tr("Described by its events");
    const QString scale = tr("Federal 1:%1").arg(Figures::count(source.denominator));
    const EstateGraph graph = profile().graph;
    return graph == EstateGraph::chains ? scale : tr("%1, %2").arg(scale, toText(graphName(graph)));
}

EstateProfile Session::profile() const
{
    return EstateProfile::parse(m_desk.workspace().source().profile).value_or(EstateProfile{});
}

QString Session::graphText() const
{
    if (!ready() || m_desk.workspace().source().origin != EstateOrigin::federal)
        return {};
    const EstateProfile chosen = profile();
    const QString name = toText(graphName(chosen.graph));
    if (chosen.graph == EstateGraph::chains)
        return tr("%1: the estate's own, nothing is laid over them").arg(name);
    return chosen.graphSize == 0 ? tr("%1, of its default size").arg(name)
                                 : tr("%1, size %2").arg(name, Figures::count(chosen.graphSize));
}

QString Session::scaleText() const
{
    if (!ready())
        return {};
    const Catalog& catalog = m_desk.catalog();
    std::uint64_t volumes = 0;
    for (const VolumeSpec& volume : catalog.volumes)
        volumes += volume.weight;
    return tr("%1 region(s); %2", nullptr, pluralOf(catalog.regions.size()))
        .arg(Figures::count(catalog.regions.size()),
             Figures::represented(catalog.volumes.size(), volumes));
}

QString Session::journalText() const
{
    if (!ready() && !m_openError)
        return {};
    return m_path.isEmpty() ? tr("in memory, not kept")
                            : OperatorFiles::instance()->shownName(m_path);
}

QString Session::indexText() const
{
    return ready() ? Figures::count(m_desk.workspace().journal().head().index) : QString();
}

QString Session::durableIndexText() const
{
    return ready() ? Figures::count(m_desk.workspace().journal().durableIndex()) : QString();
}

QString Session::pendingIndexText() const
{
    return ready() ? Figures::count(m_desk.workspace().journal().pendingIndex()) : QString();
}

bool Session::pending() const
{
    if (!ready())
        return false;
    const Journal& journal = m_desk.workspace().journal();
    return journal.pendingIndex() > journal.durableIndex();
}

bool Session::looking() const
{
    return keepsFile() && m_desk.present().journal().readOnly();
}

QString Session::durabilityText() const
{
    if (!ready())
        return {};
    if (looking())
        return tr("looking: another page writes");
    if (keepingFails())
        return tr("not kept, durable at index %1").arg(durableIndexText());
    if (!keepsFile())
        return tr("in memory, index %1").arg(durableIndexText());
    return pending() ? tr("pending %1, durable %2").arg(pendingIndexText(), durableIndexText())
                     : tr("durable at index %1").arg(durableIndexText());
}

void Session::setOffline(bool offline)
{
    if (offline == m_offline)
        return;
    m_offline = offline;
    emit offlineChanged();
}

QString Session::stateHashBrief() const
{
    return ready() ? toText(m_desk.state().hash().brief()) : QString();
}

QString Session::stateHash() const
{
    return ready() ? toText(m_desk.state().hash().hex()) : QString();
}

QString Session::eventTimeText() const
{
    return ready() ? Figures::time(m_desk.workspace().lastTimestamp()) : QString();
}

QString Session::dataAgeText() const
{
    if (!ready())
        return {};
    if (inPast())
        return tr("as of %1").arg(eventTimeText());
    const Duration age = m_desk.now().since(m_desk.workspace().lastTimestamp());
    // Whole seconds: nobody reads milliseconds that change every second.
    const Duration whole(age.value / nanosecondsPerSecond * nanosecondsPerSecond);
    if (whole.value == 0)
        return tr("now");
    return tr("%1 ago").arg(Figures::duration(whole));
}

void Session::setError(const QString& code, const QString& message)
{
    m_lastErrorCode = code;
    m_lastError = message;
    emit lastErrorChanged();
}

bool Session::clockWaits() const
{
    return ready() && (m_desk.clockBehind() ||
                       m_desk.now().since(m_desk.workspace().lastTimestamp()) > timestampJumpMax);
}

QString Session::clockText() const
{
    return ready() ? Figures::time(m_desk.now()) : QString();
}

QString Session::clockWarning() const
{
    if (!clockWaits())
        return {};
    if (m_desk.clockBehind())
        return tr("The clock says %1, which is before the journal's last event at %2. Event time "
                  "stands still, and nothing expires. Correct the clock; if it is right, confirm "
                  "it before anything is approved or committed.")
            .arg(clockText(), eventTimeText());
    return tr("The journal's last event was at %1, and the clock says %2. If the clock is right, "
              "confirm it before anything is recorded.")
        .arg(eventTimeText(), clockText());
}

void Session::confirmClock()
{
    if (!clockWaits())
        return;
    const bool steppedBack = m_desk.clockBehind();
    const auto confirmed =
        m_desk.workspace().confirmClock(operatorName().toStdString(), m_desk.now());
    if (!confirmed)
        m_desk.report(confirmed.error());
    else if (steppedBack)
        m_desk.announce(tr("Event time runs on from %1, as the clock does.").arg(eventTimeText()));
    else
        m_desk.announce(tr("Event time moved on to %1.").arg(eventTimeText()));
    m_desk.noteEvents();
}

void Session::refuse(const QString& text, const QString& code)
{
    setError(code, text);
}

void Session::tell(const QString& text)
{
    setNotice(text);
}

void Session::clearError()
{
    if (!m_lastError.isEmpty())
        setError({}, {});
}

void Session::setNotice(const QString& notice)
{
    m_lastNotice = notice;
    // An offer is open for as long as people see it.
    if (notice != m_desk.undo().text())
        m_desk.undo().withdraw();
    // What went well answers the refusal before it.
    clearError();
    emit lastNoticeChanged();
}

void Session::clearNotice()
{
    if (m_lastNotice.isEmpty())
        return;
    m_lastNotice.clear();
    m_desk.undo().withdraw();
    emit lastNoticeChanged();
}
