// Blocks that were approved otherwise since the draft changed them: theirs against mine. In QML:
// rules.conflicts
#pragma once

#include <QQmlEngine>
#include <vector>

#include "models/row_list_model.h"
#include "models/rule_work.h"

class RuleConflictModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")

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
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }

    Q_INVOKABLE bool keepMine(int row);
    Q_INVOKABLE bool takeTheirs(int row);

private:
    void refresh();
    bool resolve(int row, estate::ConflictChoice choice);

    RuleWork* m_work;
    std::vector<estate::DraftConflict> m_rows;
};
