// What is wrong with a text of rules, each at its line and column. In QML: editor.problems
#pragma once

#include <QQmlEngine>
#include <vector>

#include "engine/rules/rules_text.h"
#include "models/row_list_model.h"

class RuleProblemModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RuleTextEditor")

public:
    enum Role {
        PlaceTextRole = Qt::UserRole + 1,  // placeText: "4:8"
        LineRole,                          // line: int, from 1; 0: nowhere
        ColumnRole,                        // column: int, from 1
        MessageRole,                       // message: sentence
        ExpectedRole,                      // expected: phrase, may be empty
        AccessibleTextRole,                // accessibleText
    };
    Q_ENUM(Role)

    explicit RuleProblemModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    // `above`: lines of the text that was read which people do not see.
    void setProblems(std::vector<estate::RuleProblem> problems, std::uint32_t above);

private:
    std::vector<estate::RuleProblem> m_rows;
};
