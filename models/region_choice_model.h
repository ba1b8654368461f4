// Completion: the first few regions that match what has been typed of an id, an entity or a trust
// domain. In QML: RegionChoiceModel { regions: session.regions; text: field.text }
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QStringList>
#include <vector>

#include "models/region_list_model.h"
#include "models/row_list_model.h"

class RegionChoiceModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(RegionListModel* regions READ regions WRITE setRegions NOTIFY regionsChanged)
    // Empty: no choices but the holders.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    // Regions that hold a usable replica of what is asked about, the best first: they come before
    // all others, and say so.
    Q_PROPERTY(QList<QString> holders READ holders WRITE setHolders NOTIFY holdersChanged)
    // Regions that are named as lost already: they come after all others, and say so.
    Q_PROPERTY(QList<QString> lost READ lost WRITE setLost NOTIFY lostChanged)

public:
    enum Role {
        RegionIdRole = Qt::UserRole + 1,  // regionId: string
        DetailTextRole,                   // detailText: condition and entities
    };
    Q_ENUM(Role)
    static constexpr int choicesMax = 8;

    explicit RegionChoiceModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] RegionListModel* regions() const { return m_regions; }
    void setRegions(RegionListModel* regions);
    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] QStringList holders() const { return m_holders; }
    void setHolders(const QStringList& holders);
    [[nodiscard]] QStringList lost() const { return m_lost; }
    void setLost(const QStringList& lost);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    // Empty for a row that is none.
    Q_INVOKABLE [[nodiscard]] QString regionIdAt(int row) const;

signals:
    void regionsChanged();
    void textChanged();
    void holdersChanged();
    void lostChanged();

private:
    void refresh();
    [[nodiscard]] std::vector<int> matches() const;
    void sayDetails();
    [[nodiscard]] std::vector<int> holdersFirst(std::vector<int> found) const;
    [[nodiscard]] QVariant regionData(int region, int role) const;

    QPointer<RegionListModel> m_regions;
    QString m_text;
    QStringList m_holders;
    QStringList m_lost;
    std::vector<int> m_rows;  // of m_regions
};
