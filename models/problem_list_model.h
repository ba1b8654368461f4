// Ids that were pasted and can't be used, each with what is wrong and which ids are near.
// In QML: session.plan.problems
#pragma once

#include <QQmlEngine>
#include <QStringList>
#include <vector>

#include "models/row_list_model.h"

class ProblemListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")

public:
    enum Role {
        TextRole = Qt::UserRole + 1,  // text: string, as pasted
        MessageRole,                  // message: string, what is wrong with it
        SuggestionsRole,              // suggestions: list of strings, may be empty
    };
    Q_ENUM(Role)
    struct Row {
        QString text;
        QString message;
        QStringList suggestions;
    };

    explicit ProblemListModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }

    void replace(std::vector<Row> rows);
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    Q_INVOKABLE void dismiss(int row);
    Q_INVOKABLE void clear() { replace({}); }

private:
    std::vector<Row> m_rows;
};
