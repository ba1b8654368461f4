// Places that take nothing new for a while: what is planned, planning one and cancelling one. In
// QML: PlannedMaintenance { session: ... }
#pragma once

#include <QQmlEngine>
#include <string>

#include "models/maintenance_table.h"
#include "models/session_follower.h"

class PlannedMaintenance : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(MaintenanceTable* table READ table CONSTANT)
    Q_PROPERTY(int openCount READ openCount NOTIFY refreshed)  // planned or in force
    // "2 in force, 1 planned"; empty when there is neither.
    Q_PROPERTY(QString openText READ openText NOTIFY refreshed)
    // The item of the table that is looked at, or -1.
    Q_PROPERTY(int chosen READ chosen WRITE setChosen NOTIFY refreshed)
    Q_PROPERTY(bool canCancel READ canCancel NOTIFY refreshed)
    Q_PROPERTY(QString cancelText READ cancelText NOTIFY refreshed)  // names what would be

public:
    explicit PlannedMaintenance(QObject* parent = nullptr);

    [[nodiscard]] MaintenanceTable* table() { return &m_table; }
    [[nodiscard]] int openCount() const { return m_inForce + m_planned; }
    [[nodiscard]] QString openText() const;
    [[nodiscard]] int chosen() const { return m_table.itemOf(m_chosen); }
    void setChosen(int item);
    [[nodiscard]] bool canCancel() const;
    [[nodiscard]] QString cancelText() const;

    // Phases move with the time, also when nothing is journaled.
    Q_INVOKABLE void refresh() override;
    // Ids of regions, sites and hosts; when it begins, as a time in UTC or from now on ("0s",
    // "2h"); how long it lasts. False: refused; session.lastError says why.
    Q_INVOKABLE bool plan(const QString& ids, const QString& begins, const QString& lasts,
                          const QString& reason);
    Q_INVOKABLE bool cancel();

signals:
    void refreshed();

private:
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] estate::Result<estate::MaintenanceWish> wishOf(const QString& ids,
                                                                 const QString& begins,
                                                                 const QString& lasts,
                                                                 const QString& reason) const;

    MaintenanceTable m_table;
    std::string m_chosen;  // its id: items move when one is planned
    int m_inForce = 0;
    int m_planned = 0;
};
