// Ids that were pasted and can't be used, each with what is wrong and which ids are near.
// In QML: session.plan.problems
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>
#include <vector>

class ProblemListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

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
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }

    void replace(std::vector<Row> rows);
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    Q_INVOKABLE void dismiss(int row);
    Q_INVOKABLE void clear() { replace({}); }

signals:
    void countChanged();

private:
    std::vector<Row> m_rows;
};
