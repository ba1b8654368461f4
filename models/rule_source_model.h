// What room Rules can show: the approved rules, then every draft. In QML: rules.sources
#pragma once

#include <QQmlEngine>
#include <vector>

#include "models/row_list_model.h"
#include "models/rule_work.h"

class RuleSourceModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")

public:
    enum Role {
        NameRole = Qt::UserRole + 1,  // name: string, of a draft; empty: what is approved
        DetailRole,                   // detail: string, for people
    };
    Q_ENUM(Role)

    explicit RuleSourceModel(RuleWork* work, QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    Q_INVOKABLE [[nodiscard]] QString nameAt(int row) const;
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& name) const;

private:
    struct Row {
        QString name;
        QString detail;
        bool operator==(const Row&) const = default;
    };
    void refresh();

    RuleWork* m_work;
    std::vector<Row> m_rows;
};
