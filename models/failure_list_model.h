// The regions that a plan loses, in the order of their ids. In QML: session.plan.failures
#pragma once

#include <QQmlEngine>
#include <QStringList>

#include "models/row_list_model.h"

class FailureListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    Q_PROPERTY(QList<QString> ids READ ids NOTIFY idsChanged)

public:
    enum Role {
        RegionIdRole = Qt::UserRole + 1,  // regionId: string
    };
    Q_ENUM(Role)

    explicit FailureListModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const override { return static_cast<int>(m_ids.size()); }
    [[nodiscard]] const QStringList& ids() const { return m_ids; }
    // Sorts, drops repeats, and says exactly which rows went and came. False: nothing changed.
    bool setIds(const QStringList& ids);

signals:
    void idsChanged();

private:
    QStringList m_ids;
};
