// What room Rules can show: the approved rules, then every draft. In QML: rules.sources
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <vector>

#include "models/rule_work.h"

class RuleSourceModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        NameRole = Qt::UserRole + 1,  // name: string, of a draft; empty: what is approved
        DetailRole,                   // detail: string, for people
    };
    Q_ENUM(Role)

    explicit RuleSourceModel(RuleWork* work, QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    Q_INVOKABLE [[nodiscard]] QString nameAt(int row) const;
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& name) const;

signals:
    void countChanged();

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
