// The console as shipped, drawn offscreen at 1280x800 over the federal estate, with every room
// made.
#pragma once

#include <QCoreApplication>
#include <QQuickWindow>
#include <memory>

#include "app/console/shell.h"
#include "models/session.h"

namespace estate::bench {

enum Room { estateRoom, planRoom, sweepRoom, rulesRoom, changesRoom, journalRoom, sourcesRoom };
inline constexpr int roomCount = 7;

class ConsoleStage {
public:
    // An empty path: in memory.
    explicit ConsoleStage(const QString& journalPath = {})
        : ConsoleStage(journalPath, EstateSource{})
    {}
    explicit ConsoleStage(const EstateSource& source) : ConsoleStage(QString(), source) {}

    [[nodiscard]] Session* session() const { return m_session.get(); }
    [[nodiscard]] PlanSession* plan() const { return m_session->plan(); }
    [[nodiscard]] Shell& shell() const { return *m_shell; }
    [[nodiscard]] QQuickWindow& window() const { return *m_shell->window(); }
    void goTo(int room) const { QMetaObject::invokeMethod(&window(), "goTo", Q_ARG(int, room)); }
    // A model or an item of a room.
    template <typename Part>
    [[nodiscard]] Part* part() const
    {
        Part* found = window().findChild<Part*>();
        if (found == nullptr)
            qFatal("no room has a %s", Part::staticMetaObject.className());
        return found;
    }

private:
    ConsoleStage(const QString& journalPath, const EstateSource& source)
        : m_session(std::make_unique<Session>(std::make_unique<RunningClock>()))
    {
        m_session->setOperatorName(QStringLiteral("ada"));
        const bool opened = journalPath.isEmpty() ? m_session->openInMemory(source)
                                                  : m_session->openJournal(journalPath, {});
        if (!opened)
            qFatal("%s", qPrintable(m_session->openErrorText()));
        m_shell = std::make_unique<Shell>(m_session.get());
        if (!m_shell->load({1'280, 800}, estateRoom))
            qFatal("the views did not load");
        window().show();
        // What nobody asked for yet follows the first frame.
        while (window().property("made").toInt() < window().property("madeMax").toInt())
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<Shell> m_shell;
};

}  // namespace estate::bench
