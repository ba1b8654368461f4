// What the rules on the table mean, found out in slices after every edit: whether the estate can
// have them, what each governs, what lint says, and whose action changes against the approved ones.
#pragma once

#include <QObject>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/planner/lint.h"
#include "engine/rules/reach_description.h"
#include "engine/rules/rule_check.h"
#include "models/rule_work.h"

class RuleAssessment : public QObject {
    Q_OBJECT

public:
    enum Stage { Checking, Resolving, Counting, Linting, Reaching, Settled };

    // How much a policy, or an application's impact, governs now.
    struct Governed {
        std::uint64_t flows = 0;
        std::uint64_t applications = 0;
    };
    struct Findings {
        std::uint64_t errors = 0;
        std::uint64_t warnings = 0;
        std::uint64_t notes = 0;
        [[nodiscard]] std::uint64_t count() const { return errors + warnings + notes; }
    };

    explicit RuleAssessment(RuleWork* work, QObject* parent = nullptr);
    // Nothing is worked out while nobody looks.
    void setActive(bool active);

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] double progress() const;  // 0..1
    [[nodiscard]] QString progressText() const;
    // The estate with the rules on the table; null while they can't be.
    [[nodiscard]] const estate::EstateState* edited() const { return m_edited.get(); }
    [[nodiscard]] const std::vector<estate::RuleProblem>& problems() const { return m_problems; }
    [[nodiscard]] Governed governed(const estate::BlockKey& key) const;
    [[nodiscard]] Findings findings(const estate::BlockKey& key) const;
    [[nodiscard]] const estate::LintReport& report() const { return m_report; }
    [[nodiscard]] const estate::DescribedReach& reach() const { return m_reach; }

signals:
    void progressed();
    void resolved();  // edited() and problems() are new
    void counted();
    void linted();
    void reached();
    void settled();

private:
    void follow();
    void restart();
    void step();
    void checkAgain();
    void resolve();
    [[nodiscard]] estate::RulesInForce inForce() const;
    bool countMore();  // false: done
    bool lintMore();
    bool reachMore();
    void enter(Stage stage);

    RuleWork* m_work;
    QTimer m_timer;
    estate::Digest m_stateHash;  // of the estate that was looked at
    bool m_active = false;
    bool m_waiting = true;  // for somebody to look
    Stage m_stage = Settled;
    std::unique_ptr<estate::EstateState> m_edited;
    std::shared_ptr<const estate::Rules> m_rules;
    std::vector<estate::RuleProblem> m_problems;
    std::vector<estate::Flow> m_flows;  // while they are counted
    std::map<estate::BlockKey, Governed> m_governed;
    std::map<estate::BlockKey, Findings> m_findings;
    std::unique_ptr<estate::Lint> m_lint;
    estate::LintReport m_report;
    std::optional<estate::ReachDescription> m_reaching;
    estate::DescribedReach m_reach;
};
