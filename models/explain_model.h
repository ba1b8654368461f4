// Why one group goes where it goes: the rule that governs and the rules it beat in words, the
// timing step by step, and one row per other destination with the first constraint that binds.
// In QML: session.plan.explain
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>
#include <memory>

#include "models/desk.h"

class ExplainModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    Q_PROPERTY(int count READ count NOTIFY changed)
    // False when no decision is selected: every text below is empty.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString group READ group NOTIFY changed)
    Q_PROPERTY(QString titleText READ titleText NOTIFY changed)    // "v00398437: r017 to r018"
    Q_PROPERTY(QString status READ status NOTIFY changed)          // met missed held short deferred
    Q_PROPERTY(QString reason READ reason NOTIFY changed)          // stable code
    Q_PROPERTY(QString reasonText READ reasonText NOTIFY changed)  // plain words
    // "24 representatives = 23,438 volumes: v..., v..."
    Q_PROPERTY(QString membersText READ membersText NOTIFY changed)
    Q_PROPERTY(QString policy READ policy NOTIFY changed)  // that governs: its id; may be empty
    Q_PROPERTY(QString ruleText READ ruleText NOTIFY changed)  // the winning rule in words
    Q_PROPERTY(QStringList beatenRuleTexts READ beatenRuleTexts NOTIFY changed)
    // Each a sentence with its numbers, in the order in which they add up; empty unless recovered.
    Q_PROPERTY(QStringList timingTexts READ timingTexts NOTIFY changed)
    Q_PROPERTY(QString costText READ costText NOTIFY changed)
    // Why there are no rows; empty when there are some.
    Q_PROPERTY(QString noDestinationText READ noDestinationText NOTIFY changed)
    // How many regions have no row, because they are out of reach; empty without rows.
    Q_PROPERTY(QString othersText READ othersText NOTIFY changed)

public:
    enum Role {
        RegionIdRole = Qt::UserRole + 1,  // regionId: string
        ChosenRole,                       // chosen: bool, the group goes here
        ConstraintRole,                   // constraint: string, stable code
        ConstraintTextRole,               // constraintText: plain words
        VolumeRole,                       // volume: string, the member that binds; may be empty
        NeededExactTextRole,              // neededExactText: as the three below, for copies
        AvailableExactTextRole,           // availableExactText
        ShortExactTextRole,               // shortExactText
        NeededTextRole,                   // neededText: with unit; empty where no number binds
        AvailableTextRole,                // availableText
        ShortTextRole,                    // shortText
        StaleTextRole,                    // staleText: of its export (export_status.h)
        AccessibleTextRole,               // accessibleText
    };
    Q_ENUM(Role)

    explicit ExplainModel(Desk* desk, QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void setDecision(std::shared_ptr<const estate::Preview> preview, int decision);

    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] bool active() const { return m_decision >= 0; }
    [[nodiscard]] QString group() const;
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString reason() const;
    [[nodiscard]] QString reasonText() const;
    [[nodiscard]] QString membersText() const;
    [[nodiscard]] QString policy() const;
    [[nodiscard]] QString ruleText() const;
    [[nodiscard]] QStringList beatenRuleTexts() const;
    [[nodiscard]] QStringList timingTexts() const;
    [[nodiscard]] QString costText() const;
    [[nodiscard]] QString noDestinationText() const;
    [[nodiscard]] QString othersText() const;

signals:
    void changed();

private:
    [[nodiscard]] const estate::GroupDecision& decision() const;
    // Regions that are neither a source nor in a row.
    [[nodiscard]] std::uint64_t othersCount() const;
    [[nodiscard]] QString pathsText(const estate::RecoveryTiming& timing) const;

    Desk* m_desk;
    std::shared_ptr<const estate::Preview> m_preview;
    int m_decision = -1;
    int m_count = 0;
    std::vector<std::size_t> m_order;  // positions in the decision's verdicts, as people read them
};
