// The tour through an incident in room Plan: two regions lost at different times, the clock of
// their objectives, and the plan of both.
#include <QQuickWindow>

#include "app/console/shell.h"
#include "app/console/tour.h"
#include "models/incident_session.h"
#include "models/session.h"

void Tour::addIncidentSteps()
{
    constexpr int planRoom = 1;
    const auto incident = [this] { return m_shell->window()->findChild<IncidentSession*>(); };
    const QString first = m_session->regions()->regionIdAt(100);
    const QString second = m_session->regions()->regionIdAt(101);
    act([this, incident, first, second] {
        m_clock->advance(estate::seconds(1'800));
        expect(incident() != nullptr && incident()->begin(QStringLiteral("Grid failure, north")) &&
                   incident()->reportLoss(first, QStringLiteral("9m")) &&
                   incident()->reportLoss(second, QStringLiteral("4m")) &&
                   incident()->note(QStringLiteral("Utility called, expects an hour.")),
               QStringLiteral("an incident can't be reported"));
        m_session->clearNotice();
    });
    waitUntil(QStringLiteral("the clock of the incident does not run"),
              [incident] { return !incident()->standText().isEmpty(); });
    shoot(QStringLiteral("plan-incident"), planRoom);
    act([this, incident] {
        m_session->plan()->setFailureIds(incident()->lossIds());
        expect(m_session->plan()->run(), QStringLiteral("an incident's losses can't be planned"));
        incident()->parent()->setProperty("reporting", false);
    });
    waitForRun();
    shoot(QStringLiteral("plan-incident-planned"), planRoom);
    act([this, incident] {
        expect(incident()->end(QStringLiteral("Power is back.")) && !incident()->isOpen(),
               QStringLiteral("an incident does not end"));
        expect(m_session->lastError().isEmpty(),
               QStringLiteral("an error is left: ") + m_session->lastError());
        m_session->clearNotice();
        m_session->plan()->clear();
    });
}
