// What needs a person, most severe first. Derived from the state and the journal, nowhere else, so
// there are never two opinions. In QML: session.exceptions
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <vector>

#include "models/desk.h"

class ChangesModel;
class CutListModel;

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
        OwnerRole,                   // owner: string, who took it over; may be empty
        ShelvedRole,                 // shelved: bool
        DutyTextRole,                // dutyText: who does what about it, may be empty
        CutRole,                     // cut: string, an operation, may be empty
        AccessibleTextRole,          // accessibleText
    };
    Q_ENUM(Role)

    ExceptionListModel(Desk* desk, const ChangesModel* changes, const CutListModel* cuts,
                       QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()) - shelvedCount(); }
    [[nodiscard]] int shelvedCount() const;
    [[nodiscard]] QString worst() const;

    // Of a row, for what stands outside the list; empty and false: there is no such row.
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
    Q_INVOKABLE [[nodiscard]] bool shelvedAt(int row) const;
    // Who is on it; empty: nobody.
    Q_INVOKABLE [[nodiscard]] QString ownerOf(const QString& key) const;

    // False: refused; session.lastError says why. `forText` is a duration such as 2h.
    Q_INVOKABLE bool takeOver(const QString& key);
    Q_INVOKABLE bool shelve(const QString& key, const QString& forText, const QString& reason);
    Q_INVOKABLE bool unshelve(const QString& key);

signals:
    void countChanged();
    void worstChanged();

private:
    struct Row {
        QString key;
        int severity = 0;  // 0 critical, 1 warning, 2 notice
        QString text;
        QString meaning;
        std::uint64_t sinceNs = 0;
        QString regionId;
        QString proposalId;
        QString cut;
        QString owner;
        bool shelved = false;
        QString dutyText;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] QString textOf(int row, QString Row::*text) const;
    void reload();
    void refresh();
    void removeRowAt(int row);
    [[nodiscard]] bool noted(const estate::Result<void>& done, const QString& notice);
    void addDuty(Row& row) const;
    [[nodiscard]] std::vector<Row> makeRows() const;
    void addClock(std::vector<Row>& rows) const;
    void addCuts(std::vector<Row>& rows) const;
    void addIncident(std::vector<Row>& rows) const;
    [[nodiscard]] Row regionRow(estate::RegionIndex index) const;
    void tellVacated(Row& row) const;

    Desk* m_desk;
    const ChangesModel* m_changes;
    const CutListModel* m_cuts;
    std::vector<Row> m_rows;
    QTimer m_shelfTimer;  // what was put off comes back by itself
};
