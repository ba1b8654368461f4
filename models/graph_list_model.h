// The graphs that can be laid over a federal estate's relationships, as estates to open. In QML:
// GraphListModel {}
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

class GraphListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT

public:
    enum Role {
        GraphRole = Qt::UserRole + 1,  // graph: string, stable, as --profile takes it
        MeaningRole,                   // meaning: what is laid
    };
    Q_ENUM(Role)

    explicit GraphListModel(QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    // -1 is none.
    Q_INVOKABLE [[nodiscard]] QString graphAt(int row) const;
    Q_INVOKABLE [[nodiscard]] QString meaningAt(int row) const;
};
