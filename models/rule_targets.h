// Where the current rule of the editor could restore to: the regions that take any of the groups
// that its loss takes, and why the others can't. In QML: rules.targets
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <optional>

#include "models/rule_assessment.h"
#include "models/rule_line_model.h"
#include "models/sliced_work.h"
#include "models/stranded_search.h"

class RuleTargets : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    // Allowed by the policy, the one that takes most first.
    Q_PROPERTY(QList<QString> usable READ usable NOTIFY changed)

public:
    RuleTargets(RuleWork* work, RuleAssessment* assessment, RuleLineModel* lines,
                QObject* parent = nullptr);
    // Plans the loss of the current rule and looks for places of its groups, a large one in slices:
    // nothing is known of them until all are looked at. What was found stays until it is asked for
    // again.
    Q_INVOKABLE void look();

    [[nodiscard]] QStringList usable() const;
    // "takes 7 of 7 groups"; empty: not usable.
    Q_INVOKABLE [[nodiscard]] QString useText(const QString& region) const;
    // Why it can't; empty: it can, or nothing is known against it.
    Q_INVOKABLE [[nodiscard]] QString obstacle(const QString& region) const;

signals:
    void changed();

private:
    [[nodiscard]] const StrandedPolicy* policy() const;  // null: none, or not looked at yet
    [[nodiscard]] estate::RegionIndex regionOf(const QString& id) const;

    RuleWork* m_work;
    RuleAssessment* m_assessment;
    RuleLineModel* m_lines;
    std::vector<std::string> m_lost;
    std::vector<std::string> m_allowed;
    std::string m_policy;
    std::optional<StrandedSearch> m_search;
    SlicedWork m_task;
};
