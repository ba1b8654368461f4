// What needs a person, most severe first, and of equal ones first what nobody has seen. The rows
// come from exception_sources.h, nowhere else, so there are never two opinions; how severe one is
// stands in exception_row.h. In QML: session.exceptions
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <vector>

#include "models/desk.h"
#include "models/exception_sources.h"

class ExceptionListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a Session")
    // Of those that nobody put off; rows of those that somebody did stand last.
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int shelvedCount READ shelvedCount NOTIFY countChanged)
    // The gravest severity among those; empty: there is none.
    Q_PROPERTY(QString worst READ worst NOTIFY worstChanged)

public:
    enum Role {
        KeyRole = Qt::UserRole + 1,  // key: string, stable identity of the row
        SeverityRole,                // severity: string, stable: critical warning notice
        SeverityTextRole,            // severityText
        TextRole,                    // text: what happened
        MeaningRole,                 // meaning: what it means and what to do
        SinceTextRole,               // sinceText: UTC
        RegionIdRole,                // regionId: string, may be empty
        ProposalIdRole,              // proposalId: string, may be empty
        SeenRole,                    // seen: bool, somebody acknowledged it since it began
        FreshRole,                   // fresh: bool, it began since this person looked
        RoomRole,                    // room: int, in the order of the rail; -1: none of its own
        OwnerRole,                   // owner: string, who took it over; may be empty
        ShelvedRole,                 // shelved: bool
        DutyTextRole,                // dutyText: who does what about it, may be empty
        CutRole,                     // cut: string, an operation, may be empty
        AccessibleTextRole,          // accessibleText
    };
    Q_ENUM(Role)

    ExceptionListModel(Desk* desk, const ExceptionSources& sources, QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()) - shelvedCount(); }
    [[nodiscard]] int shelvedCount() const;
    [[nodiscard]] QString worst() const;

    // Of a row, for what stands outside the list; empty, -1 and false: there is no such row.
    Q_INVOKABLE [[nodiscard]] QString keyAt(int row) const { return textOf(row, &Row::key); }
    Q_INVOKABLE [[nodiscard]] QString textAt(int row) const { return textOf(row, &Row::text); }
    Q_INVOKABLE [[nodiscard]] QString cutAt(int row) const { return textOf(row, &Row::cut); }
    Q_INVOKABLE [[nodiscard]] QString regionAt(int row) const
    {
        return textOf(row, &Row::regionId);
    }
    Q_INVOKABLE [[nodiscard]] QString proposalAt(int row) const
    {
        return textOf(row, &Row::proposalId);
    }
    Q_INVOKABLE [[nodiscard]] int roomAt(int row) const;
    Q_INVOKABLE [[nodiscard]] bool seenAt(int row) const;
    Q_INVOKABLE [[nodiscard]] bool shelvedAt(int row) const;
    // Who is on it; empty: nobody.
    Q_INVOKABLE [[nodiscard]] QString ownerOf(const QString& key) const;

    // False: refused; session.lastError says why. `forText` is a duration such as 2h.
    Q_INVOKABLE bool acknowledge(const QString& key);
    Q_INVOKABLE bool takeOver(const QString& key);
    Q_INVOKABLE bool shelve(const QString& key, const QString& forText, const QString& reason);
    Q_INVOKABLE bool unshelve(const QString& key);

signals:
    void countChanged();
    void worstChanged();

private:
    using Row = ExceptionRow;
    [[nodiscard]] QString textOf(int row, QString Row::*text) const;
    void reload();
    void refresh();
    void refreshUnlessFrozen();
    void removeRowAt(int row);
    [[nodiscard]] bool noted(const estate::Result<void>& done, const QString& notice);
    void addDuty(Row& row) const;
    [[nodiscard]] std::vector<Row> makeRows() const;

    Desk* m_desk;
    ExceptionSources m_sources;
    std::vector<Row> m_rows;
    bool m_interrupted = false;  // as it was last told
    bool m_replacing = false;    // another journal or moment takes the place of this one
    QTimer m_timer;              // what was put off comes back by itself, and deadlines draw near
};
