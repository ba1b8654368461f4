// Capacity before and after a plan, one row per region that it touches, by id.
// In QML: session.plan.capacity
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <memory>

#include "models/desk.h"

class CapacityModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        RegionIdRole = Qt::UserRole + 1,  // regionId: string
        LostRole,                         // lost: bool, available before and not after
        CapacityTextRole,                 // capacityText
        UsedBeforePpmRole,                // usedBeforePpm: int, of capacity, 0..1,000,000
        UsedAfterPpmRole,                 // usedAfterPpm: int
        UsedBeforeTextRole,               // usedBeforeText: "57.1 %"
        UsedAfterTextRole,                // usedAfterText
        FreeBeforeTextRole,               // freeBeforeText: "293 PB"
        FreeAfterTextRole,                // freeAfterText
        IopsBeforePpmRole,                // iopsBeforePpm: int
        IopsAfterPpmRole,                 // iopsAfterPpm: int
        IopsBeforeTextRole,               // iopsBeforeText
        IopsAfterTextRole,                // iopsAfterText
        StaleTextRole,                    // staleText: of its export (export_status.h)
        AccessibleTextRole,               // accessibleText
    };
    Q_ENUM(Role)

    explicit CapacityModel(Desk* desk, QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const;

    void setPreview(std::shared_ptr<const estate::Preview> preview);

signals:
    void countChanged();

private:
    Desk* m_desk;
    std::shared_ptr<const estate::Preview> m_preview;
};
