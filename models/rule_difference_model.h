// Blocks of the rules before and after, line by line under a heading for each block. In QML:
// rules.difference, and review.difference of a proposal.
#pragma once

#include <QQmlEngine>
#include <vector>

#include "engine/estate/governance_event.h"
#include "models/row_list_model.h"

class RuleDifferenceModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a session or a proposal")
    Q_PROPERTY(int blocks READ blocks NOTIFY changed)
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY changed)

public:
    enum Role {
        LineRole = Qt::UserRole + 1,  // line: string
        MarkRole,                     // mark: string, stable: heading same removed added
        BlockKeyRole,                 // blockKey: string, as rules_text.h names a block
        ChangeRole,                   // change: string of a heading: added changed removed
        AccessibleTextRole,           // accessibleText: "removed: when r017 hold"
    };
    Q_ENUM(Role)

    explicit RuleDifferenceModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void setChanges(const std::vector<estate::RuleBlockChange>& changes);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int blocks() const { return m_blocks; }
    [[nodiscard]] QString summaryText() const;
    // "- " and "+ " in front of the lines.
    Q_INVOKABLE [[nodiscard]] QString asText() const;
    Q_INVOKABLE void copy() const;

signals:
    void changed();

private:
    struct Row {
        QString line;  // empty: a heading, said in the language of now
        QString mark;
        QString blockKey;
        QString change;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static QString lineOf(const Row& row);

    std::vector<Row> m_rows;
    int m_blocks = 0;
};
