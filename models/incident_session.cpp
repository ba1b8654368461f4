#include "models/incident_session.h"

#include <utility>

#include "models/engine_words.h"
#include "models/failure_ids.h"
#include "models/incident_words.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

IncidentSession::IncidentSession(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
    m_planTimer.setSingleShot(true);
    m_planTimer.setInterval(0);
    connect(&m_planTimer, &QTimer::timeout, this, &IncidentSession::plan);
    connect(&m_task, &SlicedWork::finished, this, [this] {
        m_preview = std::make_shared<const Preview>(m_planning->take());
        m_planning.reset();
        if (ready() && m_incident)
            m_now = m_session->desk().now();
        readTheClock();
    });
}

SessionFollower::Connections IncidentSession::listenTo(Session& session)
{
    return {connect(&session.desk(), &Desk::aboutToReplace, this, &IncidentSession::letGo),
            connect(&session, &Session::readyChanged, this, &IncidentSession::refresh),
            connect(&session, &Session::eventsChanged, this, &IncidentSession::refresh),
            connect(&session, &Session::dataAgeTextChanged, this, &IncidentSession::tick)};
}

void IncidentSession::reload()
{
    letGo();
    refresh();
}

bool IncidentSession::ready() const
{
    return m_session != nullptr && m_session->desk().isOpen();
}

// The plan is of an estate that will not be there any more.
void IncidentSession::letGo()
{
    m_planTimer.stop();
    dropPlanning();
    m_preview.reset();
    m_problem.clear();
    readTheClock();
}

void IncidentSession::dropPlanning()
{
    m_task.cancel();
    m_planning.reset();
}

void IncidentSession::refresh()
{
    const bool wasOpen = isOpen();
    const Incident* open =
        ready() ? m_session->desk().workspace().governance().incidents().open() : nullptr;
    m_incident = open == nullptr ? std::nullopt : std::optional(*open);
    if (m_incident)
        m_now = m_session->desk().now();
    m_losses.setLosses(m_incident ? m_incident->losses : std::vector<IncidentLoss>());
    m_entries.setEntries(m_incident ? m_incident->entries : std::vector<IncidentEntry>());
    if (m_incident && !m_incident->losses.empty()) {
        readTheClock();  // of other losses, perhaps; in a moment it is of these
        m_planTimer.start();
    } else {
        letGo();
    }
    emit refreshed();
    if (wasOpen != isOpen())
        emit openChanged();
}

void IncidentSession::plan()
{
    if (!ready() || !m_incident || m_incident->losses.empty())
        return;
    m_now = m_session->desk().now();
    dropPlanning();  // of what it was before
    auto planning = m_session->desk().workspace().beginIncidentPreview(m_now);
    m_problem = planning ? QString() : engineSentence(planning.error().message);
    if (!planning) {
        m_preview.reset();
        readTheClock();
        return;
    }
    m_planning = std::move(*planning);
    m_task.begin([this] { return m_planning->step(); });
}

void IncidentSession::tick()
{
    if (!ready() || !m_incident)
        return;
    m_now = m_session->desk().now();
    const bool old = m_preview != nullptr && m_now.since(m_preview->at) >= replanInterval;
    if (!m_incident->losses.empty() && (old || m_preview == nullptr) && !m_task.running())
        m_planTimer.start();
    readTheClock();
}

void IncidentSession::readTheClock()
{
    IncidentClock clock;
    m_nextGroup.clear();
    if (m_incident && m_preview != nullptr) {
        const Catalog& catalog = m_session->desk().catalog();
        clock = readClock(catalog, *m_incident, *m_preview, m_now);
        if (clock.all.next)
            m_nextGroup = toText(groupId(catalog, m_preview->plan.groups[*clock.all.next]));
    }
    m_clock = clock.all;
    m_losses.setClocks(std::move(clock.byLoss), m_now);
    emit ticked();
}

bool IncidentSession::canReport() const
{
    return isOpen() && ready() && !m_session->inPast();
}

bool IncidentSession::canBegin() const
{
    return !isOpen() && ready() && !m_session->inPast();
}

QString IncidentSession::title() const
{
    return m_incident ? toText(m_incident->title) : QString();
}

QString IncidentSession::begunText() const
{
    return m_incident
               ? tr("Begun by %1, %2").arg(toText(m_incident->by), Figures::time(m_incident->since))
               : QString();
}

QStringList IncidentSession::lossIds() const
{
    QStringList ids;
    if (m_incident) {
        for (const IncidentLoss& loss : m_incident->losses)
            ids << toText(loss.place.id);
    }
    return ids;
}

QString IncidentSession::countdownText() const
{
    if (!m_incident || m_incident->losses.empty())
        return tr("nothing lost");
    if (m_preview == nullptr)
        return m_problem.isEmpty() ? tr("planning…") : tr("not known");
    return m_clock.next ? wholeSecondsText(m_clock.deadline.since(m_now)) : tr("none to come");
}

QString IncidentSession::nextText() const
{
    if (!m_clock.next)
        return m_preview == nullptr ? QString() : tr("No deadline is to come.");
    return tr("%1 by %2").arg(m_nextGroup, Figures::time(m_clock.deadline));
}

QString IncidentSession::standText() const
{
    if (m_preview == nullptr)
        return {};
    return tr("in time %1, at risk %2, passed %3, held by rule %4")
        .arg(Figures::count(m_clock.inTime), Figures::count(m_clock.atRisk),
             Figures::count(m_clock.passed), Figures::count(m_clock.held));
}

QString IncidentSession::plannedText() const
{
    return m_preview == nullptr ? QString()
                                : tr("Planned from %1").arg(Figures::time(m_preview->at));
}

bool IncidentSession::told(const Result<void>& reported, const QString& notice)
{
    Desk& desk = m_session->desk();
    if (!reported) {
        desk.noteRefusal(reported.error());
        return false;
    }
    desk.noteEvents();
    desk.announce(notice);
    return true;
}

bool IncidentSession::begin(const QString& title)
{
    if (!ready())
        return false;
    Desk& desk = m_session->desk();
    return told(desk.workspace().beginIncident(desk.operatorName().toStdString(),
                                               title.toStdString(), desk.now()),
                tr("The incident is open. Report what is lost."));
}

// All of them known, each once; otherwise none is reported.
Result<QStringList> IncidentSession::placesIn(const QString& ids) const
{
    QStringList places;
    for (const QString& id : idsIn(ids)) {
        const auto place = resolvedId(m_session->desk().catalog(), id);
        if (!place)
            return tl::unexpected(place.error());
        if (!places.contains(*place))
            places << *place;
    }
    if (places.isEmpty())
        return fail(ErrorCode::badInput, tr("Name what is lost.").toStdString());
    if (places.size() > lossesAtOnceMax)
        return fail(
            ErrorCode::badInput,
            tr("At most %1 places at a time. Name fewer.").arg(lossesAtOnceMax).toStdString());
    return places;
}

bool IncidentSession::reportLoss(const QString& ids, const QString& since)
{
    if (!ready())
        return false;
    Desk& desk = m_session->desk();
    const auto places = placesIn(ids);
    if (!places) {
        desk.report(places.error());
        return false;
    }
    const Timestamp now = desk.now();
    const auto lost = parseLossTime(since.toStdString(), desk.workspace().eventTime(now));
    if (!lost) {
        desk.report(lost.error());
        return false;
    }
    for (const QString& place : *places) {
        const auto reported = desk.workspace().reportLoss(desk.operatorName().toStdString(),
                                                          place.toStdString(), *lost, now);
        if (reported)
            continue;
        desk.noteEvents();  // of those before it
        desk.noteRefusal(reported.error());
        return false;
    }
    return told({}, tr("Reported lost since %1: %2")
                        .arg(Figures::time(*lost), places->join(QStringLiteral(", "))));
}

bool IncidentSession::reportBack(const QString& id)
{
    if (!ready())
        return false;
    Desk& desk = m_session->desk();
    return told(desk.workspace().reportBack(desk.operatorName().toStdString(), id.toStdString(),
                                            desk.now()),
                tr("%1 is back again.").arg(id));
}

bool IncidentSession::note(const QString& text)
{
    if (!ready())
        return false;
    Desk& desk = m_session->desk();
    return told(desk.workspace().noteIncident(desk.operatorName().toStdString(), text.toStdString(),
                                              desk.now()),
                tr("Noted."));
}

bool IncidentSession::end(const QString& outcome)
{
    if (!ready())
        return false;
    Desk& desk = m_session->desk();
    return told(desk.workspace().endIncident(desk.operatorName().toStdString(),
                                             outcome.toStdString(), desk.now()),
                tr("The incident has ended."));
}
