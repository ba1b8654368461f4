// The open incident, and the clock of its objectives. Its losses are planned from now, as
// Workspace::previewIncident() does: a deadline is the moment at which a place was lost, as it was
// reported, and the objective of the group, so it does not move when the plan is made again. That
// happens when the journal grows and every replanInterval, in slices; until it is done, the plan
// before is read with the time as it runs. In QML: IncidentSession { session: ... }
#pragma once

#include <QQmlEngine>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <optional>

#include "models/incident_entry_table.h"
#include "models/incident_loss_table.h"
#include "models/session_follower.h"
#include "models/sliced_work.h"

class IncidentSession : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(bool canReport READ canReport NOTIFY refreshed)  // open, and not only looked at
    Q_PROPERTY(bool canBegin READ canBegin NOTIFY refreshed)
    Q_PROPERTY(QString title READ title NOTIFY refreshed)
    Q_PROPERTY(QString begunText READ begunText NOTIFY refreshed)  // by whom, since when
    Q_PROPERTY(IncidentLossTable* losses READ losses CONSTANT)
    Q_PROPERTY(IncidentEntryTable* entries READ entries CONSTANT)
    Q_PROPERTY(QStringList lossIds READ lossIds NOTIFY refreshed)

    // Not empty: the losses can't be planned, and why.
    Q_PROPERTY(QString problem READ problem NOTIFY ticked)
    // "4 m 12 s" to the next deadline; else in a word why there is none.
    Q_PROPERTY(QString countdownText READ countdownText NOTIFY ticked)
    Q_PROPERTY(QString nextText READ nextText NOTIFY ticked)    // whose deadline, and when
    Q_PROPERTY(QString standText READ standText NOTIFY ticked)  // in time, at risk, passed, held
    Q_PROPERTY(QString plannedText READ plannedText NOTIFY ticked)
    Q_PROPERTY(bool late READ late NOTIFY ticked)  // a deadline has passed, or one is at risk
    Q_PROPERTY(int inTime READ inTime NOTIFY ticked)
    Q_PROPERTY(int atRisk READ atRisk NOTIFY ticked)
    Q_PROPERTY(int passed READ passed NOTIFY ticked)
    Q_PROPERTY(int held READ held NOTIFY ticked)

public:
    static constexpr estate::Duration replanInterval = estate::seconds(10);
    static constexpr qsizetype lossesAtOnceMax = 16;

    explicit IncidentSession(QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const { return m_incident.has_value(); }
    [[nodiscard]] bool canReport() const;
    [[nodiscard]] bool canBegin() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString begunText() const;
    [[nodiscard]] IncidentLossTable* losses() { return &m_losses; }
    [[nodiscard]] IncidentEntryTable* entries() { return &m_entries; }
    [[nodiscard]] QStringList lossIds() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString countdownText() const;
    [[nodiscard]] QString nextText() const;
    [[nodiscard]] QString standText() const;
    [[nodiscard]] QString plannedText() const;
    [[nodiscard]] bool late() const { return passed() > 0 || atRisk() > 0; }
    [[nodiscard]] int inTime() const { return static_cast<int>(m_clock.inTime); }
    [[nodiscard]] int atRisk() const { return static_cast<int>(m_clock.atRisk); }
    [[nodiscard]] int passed() const { return static_cast<int>(m_clock.passed); }
    [[nodiscard]] int held() const { return static_cast<int>(m_clock.held); }

    // Each gives false when refused; session.lastError says why.
    Q_INVOKABLE bool begin(const QString& title);
    // Ids of regions, sites and hosts, lossesAtOnceMax at a time. `since`: nothing or "now", how
    // long ago ("12m"), or a time.
    Q_INVOKABLE bool reportLoss(const QString& ids, const QString& since);
    Q_INVOKABLE bool reportBack(const QString& id);
    Q_INVOKABLE bool note(const QString& text);
    Q_INVOKABLE bool end(const QString& outcome);

signals:
    void openChanged();
    void refreshed();  // something was reported, or another moment is looked at
    void ticked();     // the plan or the time is another one

private:
    void reload() override;
    Connections listenTo(Session& session) override;
    [[nodiscard]] bool ready() const;
    [[nodiscard]] bool told(const estate::Result<void>& reported, const QString& notice);
    [[nodiscard]] estate::Result<QStringList> placesIn(const QString& ids) const;
    void letGo();
    void refresh() override;
    void plan();
    void dropPlanning();
    void tick();
    void readTheClock();

    std::optional<estate::Incident> m_incident;
    std::shared_ptr<const estate::Preview> m_preview;  // of its losses; null: not planned
    estate::Timestamp m_now;
    estate::RtoClock m_clock;
    QString m_nextGroup;
    QString m_problem;
    IncidentLossTable m_losses;
    IncidentEntryTable m_entries;
    QTimer m_planTimer;  // several records of one change are planned once
    // The plan that is being made, in slices; until it is done the one before is read.
    std::optional<estate::PreviewPlanning> m_planning;
    SlicedWork m_task;
};
