// Blocks that were approved otherwise since the draft changed them: theirs against mine. In QML:
// rules.conflicts
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <vector>

#include "models/rule_work.h"

class RuleConflictModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        TitleRole = Qt::UserRole + 1,  // title: string, which block
        BlockKeyRole,                  // blockKey: string
        TheirsRole,                    // theirs: string, as it is approved; may be empty
        MineRole,                      // mine: string, as the draft has it; may be empty
        AccessibleTextRole,            // accessibleText
    };
    Q_ENUM(Role)

    explicit RuleConflictModel(RuleWork* work, QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }

    Q_INVOKABLE bool keepMine(int row);
    Q_INVOKABLE bool takeTheirs(int row);

signals:
    void countChanged();

private:
    void refresh();
    bool resolve(int row, estate::ConflictChoice choice);

    RuleWork* m_work;
    std::vector<estate::DraftConflict> m_rows;
};
