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
    Q_PROPERTY(int count READ count NOTIFY countChanged)

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
        CutRole,                     // cut: string, an operation, may be empty
        AccessibleTextRole,          // accessibleText
    };
    Q_ENUM(Role)

    ExceptionListModel(Desk* desk, const ChangesModel* changes, const CutListModel* cuts,
                       QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }

signals:
    void countChanged();

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
        bool operator==(const Row&) const = default;
    };
    void reload();
    void refresh();
    void removeRowAt(int row);
    [[nodiscard]] std::vector<Row> makeRows() const;
    void addClock(std::vector<Row>& rows) const;
    void addCuts(std::vector<Row>& rows) const;
    [[nodiscard]] Row regionRow(estate::RegionIndex index) const;

    Desk* m_desk;
    const ChangesModel* m_changes;
    const CutListModel* m_cuts;
    std::vector<Row> m_rows;
};
