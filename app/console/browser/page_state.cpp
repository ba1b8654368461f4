#include "app/console/browser/page_state.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>

#include "models/place_link.h"
#include "models/session.h"
#include "models/words.h"

using namespace estate;

// page_state.js
extern "C" {
void estatePageSays(const char* name, const char* text);
void estatePageTitle(const char* text);
}

namespace {

void say(const char* name, const QString& text)
{
    estatePageSays(name, text.toUtf8().constData());
}

void say(const char* name, std::uint64_t number)
{
    say(name, QString::number(number));
}

// Of the item in focus, or of the list or grid whose row it is.
QString focusLabel(const QQuickWindow& window)
{
    for (const QQuickItem* item = window.activeFocusItem(); item != nullptr;
         item = item->parentItem()) {
        const QString label = item->property("label").toString();
        if (!label.isEmpty())
            return label;
    }
    QAccessibleInterface* known = QAccessible::queryAccessibleInterface(window.activeFocusItem());
    return known == nullptr ? QString() : known->text(QAccessible::Name);
}

// Of the sheet that has the focus; empty: none.
QString sheetTitle(const QQuickWindow& window)
{
    for (const QQuickItem* item = window.activeFocusItem(); item != nullptr;
         item = item->parentItem()) {
        const QObject* owner = item->parent();
        if (owner != nullptr && owner->inherits("QQuickPopup"))
            return owner->property("title").toString();
    }
    return {};
}

QString keepingWord(Session& session)
{
    const Journal& journal = session.desk().present().journal();
    if (!session.keepsFile())
        return QStringLiteral("memory");
    if (journal.readOnly())
        return QStringLiteral("looking");
    return journal.head().index > journal.durableIndex() ? QStringLiteral("pending")
                                                         : QStringLiteral("kept");
}

}  // namespace

PageState::PageState(Session* session, QQuickWindow* window) : m_session(session), m_window(window)
{
    // At once, not later: between "pending" and "kept" lies no more than one turn of the page.
    connect(session, &Session::headMoved, this, &PageState::publish);
    connect(session, &Session::eventsChanged, this, &PageState::publish);
    connect(session, &Session::readyChanged, this, &PageState::publish);
    connect(session, &Session::modeChanged, this, &PageState::publish);
    connect(session, &Session::operatorNameChanged, this, &PageState::publish);
    connect(session, &Session::offlineChanged, this, &PageState::publish);
    connect(session, &Session::lastErrorChanged, this, &PageState::publish);
    connect(session, &Session::lastNoticeChanged, this, &PageState::publish);
    connect(session->plan(), &PlanSession::previewChanged, this, &PageState::publish);
    connect(session->plan(), &PlanSession::failuresChanged, this, &PageState::publish);
    connect(session->changes(), &ChangesModel::dataChanged, this, &PageState::publish);
    connect(session->changes(), &ChangesModel::countChanged, this, &PageState::publish);
    connect(window, &QQuickWindow::activeFocusItemChanged, this, &PageState::publishFocus);
    // A sheet changes its title while the focus stays: what was drawn is what is said.
    connect(window, &QQuickWindow::frameSwapped, this, &PageState::publishFocus);
    connect(window, &QWindow::windowTitleChanged, this, &PageState::publish);
    // A property of Main.qml: its signal has no address here.
    connect(window, SIGNAL(roomChanged()), this, SLOT(publish()));
    connect(
        window, &QQuickWindow::frameSwapped, this, [] { say("shown", QStringLiteral("yes")); },
        Qt::SingleShotConnection);
    publish();
}

void PageState::publish()
{
    estatePageTitle(m_window->title().toUtf8().constData());
    say("room", PlaceLink::roomNames().value(m_window->property("room").toInt()));
    publishFocus();
    say("operator", m_session->operatorName());
    say("network", m_session->offline() ? QStringLiteral("offline") : QStringLiteral("online"));
    say("notice", m_session->lastNotice());
    say("problem", m_session->ready()
                       ? m_session->lastError()
                       : m_session->openErrorText() + QLatin1Char('\n') +
                             m_session->openErrorTodo());
    if (!m_session->ready()) {
        say("keeping", QStringLiteral("none"));
        return;
    }
    publishPlan();
    // Last: who waits for a record finds the rest as it is with it.
    publishJournal();
}

void PageState::publishFocus() const
{
    say("focus", focusLabel(*m_window));
    say("sheet", sheetTitle(*m_window));
}

void PageState::publishPlan() const
{
    PlanSession* plan = m_session->plan();
    say("failures", plan->failureIds().join(QLatin1Char(',')));
    say("previewed", plan->previewFailureIds().join(QLatin1Char(',')));
    say("decisions", plan->hasPreview() ? toText(plan->preview()->decisions.hex()) : QString());
    say("groups", static_cast<std::uint64_t>(plan->groups()));
    say("unavailable", static_cast<std::uint64_t>(m_session->regions()->unavailableCount()));
    QStringList proposals;
    const ChangesModel* changes = m_session->changes();
    for (int row = 0; row < changes->count(); ++row)
        proposals << changes->index(row).data(ChangesModel::StatusRole).toString();
    say("proposals", proposals.join(QLatin1Char(',')));
}

void PageState::publishJournal() const
{
    const EstateState& state = m_session->desk().present().state();
    const Journal& journal = m_session->desk().present().journal();
    say("state", toText(state.hash().hex()));
    say("chain", toText(journal.head().hash.hex()));
    say("head", journal.head().index);
    say("durable", journal.durableIndex());
    say("keeping", keepingWord(*m_session));
}
