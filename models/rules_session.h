// Room Rules: the approved rules or a draft of them, as tables and as text, what is wrong with them
// and what they would change. In QML: RulesSession { session: ...; active: room.visible }
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <memory>

#include "models/flow_change_table.h"
#include "models/rule_conflict_model.h"
#include "models/rule_difference_model.h"
#include "models/rule_fields.h"
#include "models/rule_finding_table.h"
#include "models/rule_impact_table.h"
#include "models/rule_line_model.h"
#include "models/rule_pin_table.h"
#include "models/rule_policy_table.h"
#include "models/rule_source_model.h"
#include "models/rule_targets.h"
#include "models/rule_text_editor.h"
#include "models/rule_trial_table.h"
#include "models/second_loss_table.h"
#include "models/session.h"

class RulesSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Session* session READ session WRITE setSession NOTIFY sessionChanged)
    // Somebody looks: what the rules mean is worked out.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)

    Q_PROPERTY(RuleSourceModel* sources READ sources NOTIFY sessionChanged)
    // The draft that is shown; empty: the approved rules.
    Q_PROPERTY(QString draft READ draft NOTIFY changed)
    Q_PROPERTY(QString draftText READ draftText NOTIFY changed)  // for people
    Q_PROPERTY(QString suggestedName READ suggestedName NOTIFY changed)
    Q_PROPERTY(QString suggestedTitle READ suggestedTitle NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)  // which edit
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    // Why an earlier record takes no edit.
    Q_PROPERTY(QString pastText READ pastText NOTIFY changed)
    // Why it can't be proposed; empty when it can.
    Q_PROPERTY(QString proposeObstacle READ proposeObstacle NOTIFY assessed)

    // Being worked out: 0..1 and what; 1 and nothing when it is done.
    Q_PROPERTY(qreal progress READ progress NOTIFY assessed)
    Q_PROPERTY(QString progressText READ progressText NOTIFY assessed)
    Q_PROPERTY(QString reachText READ reachText NOTIFY assessed)
    Q_PROPERTY(QString findingsText READ findingsText NOTIFY assessed)

    Q_PROPERTY(RulePolicyTable* policies READ policies NOTIFY sessionChanged)
    Q_PROPERTY(RuleImpactTable* impacts READ impacts NOTIFY sessionChanged)
    Q_PROPERTY(RuleFindingTable* findings READ findings NOTIFY sessionChanged)
    Q_PROPERTY(RuleFindingTable* blockFindings READ blockFindings NOTIFY sessionChanged)
    Q_PROPERTY(RuleDifferenceModel* difference READ difference NOTIFY sessionChanged)
    Q_PROPERTY(RuleConflictModel* conflicts READ conflicts NOTIFY sessionChanged)
    Q_PROPERTY(FlowChangeTable* reach READ reach NOTIFY sessionChanged)
    Q_PROPERTY(RuleTrialTable* trial READ trial NOTIFY sessionChanged)
    Q_PROPERTY(RulePinTable* pins READ pins NOTIFY sessionChanged)
    Q_PROPERTY(SecondLossTable* secondLoss READ secondLoss NOTIFY sessionChanged)
    Q_PROPERTY(RuleTextEditor* editor READ editor NOTIFY sessionChanged)  // the selected block
    Q_PROPERTY(RuleTextEditor* text READ text NOTIFY sessionChanged)      // what the filter shows
    Q_PROPERTY(RuleFields* fields READ fields NOTIFY sessionChanged)
    Q_PROPERTY(RuleLineModel* lines READ lines NOTIFY sessionChanged)
    Q_PROPERTY(RuleTargets* targets READ targets NOTIFY sessionChanged)
    // The selected block's key, as its text has it: `policy near`; may be empty.
    Q_PROPERTY(QString selected READ selected WRITE select NOTIFY selectedChanged)

public:
    explicit RulesSession(QObject* parent = nullptr);
    ~RulesSession() override;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);

    [[nodiscard]] QString draft() const;
    [[nodiscard]] QString draftText() const;
    [[nodiscard]] QString suggestedName() const;
    [[nodiscard]] QString suggestedTitle() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    [[nodiscard]] QString pastText() const;
    [[nodiscard]] QString proposeObstacle() const;
    [[nodiscard]] qreal progress() const;
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString reachText() const;
    [[nodiscard]] QString findingsText() const;

    [[nodiscard]] RuleSourceModel* sources() const;
    [[nodiscard]] RulePolicyTable* policies() const;
    [[nodiscard]] RuleImpactTable* impacts() const;
    [[nodiscard]] RuleFindingTable* findings() const;
    [[nodiscard]] RuleFindingTable* blockFindings() const;
    [[nodiscard]] RuleDifferenceModel* difference() const;
    [[nodiscard]] RuleConflictModel* conflicts() const;
    [[nodiscard]] FlowChangeTable* reach() const;
    [[nodiscard]] RuleTrialTable* trial() const;
    [[nodiscard]] RulePinTable* pins() const;
    [[nodiscard]] SecondLossTable* secondLoss() const;
    [[nodiscard]] RuleTextEditor* editor() const;
    [[nodiscard]] RuleTextEditor* text() const;
    [[nodiscard]] RuleFields* fields() const;
    [[nodiscard]] RuleLineModel* lines() const;
    [[nodiscard]] RuleTargets* targets() const;
    [[nodiscard]] QString selected() const { return m_selected; }
    void select(const QString& key);

    // Each gives false, or nothing, when refused; session.lastError then says why.
    Q_INVOKABLE bool open(const QString& draft);
    Q_INVOKABLE bool begin(const QString& name);
    Q_INVOKABLE bool end();
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE QString propose(const QString& title);  // id of the proposal
    Q_INVOKABLE void choosePolicy(const QString& policy);
    // The policy, and of its rules the one of exactly these regions, or a new one for them.
    Q_INVOKABLE void chooseRule(const QString& policy, const QString& regions);
    // A text to type over; it is kept once it says something that can be.
    Q_INVOKABLE void addPolicy();
    Q_INVOKABLE void addImpact();
    Q_INVOKABLE void duplicate();
    Q_INVOKABLE bool remove();
    // The rows that both tables show, as one text.
    Q_INVOKABLE void showText();
    Q_INVOKABLE void copyAll() const;
    // In place of all rules. What is wrong with the file is shown beside its text.
    Q_INVOKABLE bool importFrom(const QString& path);
    Q_INVOKABLE bool exportTo(const QString& path) const;

signals:
    void sessionChanged();
    void activeChanged();
    void changed();
    void assessed();
    void selectedChanged();

private:
    struct Parts;
    void noteChange();
    void noteReach();
    [[nodiscard]] QString guardText() const;
    [[nodiscard]] QString freeId(const QString& wanted) const;

    QPointer<Session> m_session;
    std::unique_ptr<Parts> m_parts;
    bool m_active = false;
    QString m_selected;
};
