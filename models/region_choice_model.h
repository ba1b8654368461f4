// Completion: the first few regions that match what has been typed of an id, an entity or a trust
// domain. In QML: RegionChoiceModel { regions: session.regions; text: field.text }
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QStringList>
#include <vector>

#include "models/region_list_model.h"
#include "models/row_list_model.h"
#include "models/rule_targets.h"

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
    // For a rule's target: what can be used comes first, what can't comes last and says why; some
    // are offered before anything is typed.
    Q_PROPERTY(RuleTargets* targets READ targets WRITE setTargets NOTIFY targetsChanged)

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
    [[nodiscard]] RuleTargets* targets() const { return m_targets; }
    void setTargets(RuleTargets* targets);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    // Empty for a row that is none.
    Q_INVOKABLE [[nodiscard]] QString regionIdAt(int row) const;
    // Why a region of these can't be used; empty: it can, as far as is known.
    Q_INVOKABLE [[nodiscard]] QString obstacleOf(const QString& regionId) const;

signals:
    void regionsChanged();
    void textChanged();
    void holdersChanged();
    void lostChanged();
    void targetsChanged();

private:
    void refresh();
    [[nodiscard]] std::vector<int> matches() const;
    void sayDetails();
    [[nodiscard]] std::vector<int> holdersFirst(std::vector<int> found) const;
    // Of a rule's target: 0 takes groups, 1 nothing is known against it, 2 it can't, 3 it is lost.
    [[nodiscard]] int rankOf(int region) const;
    [[nodiscard]] std::vector<int> ranked(std::vector<int> found) const;
    [[nodiscard]] QVariant regionData(int region, int role) const;

    QPointer<RegionListModel> m_regions;
    QPointer<RuleTargets> m_targets;
    QString m_text;
    QStringList m_holders;
    QStringList m_lost;
    std::vector<int> m_rows;  // of m_regions
};
