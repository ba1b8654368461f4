// The plan in a proposal, as it was proposed and is judged: every group with what happens to it.
// Groups, destinations, reasons and lost operations are the proposal's own; rules, times and cost
// come from planning it again on the same estate (proposed_plan.h) and are empty until then.
// In QML: ProposalPlanTable { session: ...; proposalId: ...; active: visible }
#pragma once

#include <vector>

#include "models/proposed_plan.h"
#include "models/session_follower.h"

class ProposalPlanTable : public SessionTable {
    Q_OBJECT
    QML_ELEMENT
    // Empty: there is nothing to tell.
    Q_PROPERTY(QString proposalId READ proposalId WRITE setProposalId NOTIFY proposalIdChanged)
    // Nothing is planned until somebody looks.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    // What the plan comes to, also where the planner decides otherwise by now.
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY refreshed)
    // Of which moment the times are, or why there are none.
    Q_PROPERTY(QString timesText READ timesText NOTIFY refreshed)
    Q_PROPERTY(bool reading READ reading NOTIFY refreshed)  // times are not there yet

public:
    enum Column {
        GroupColumn,
        OutcomeColumn,
        SourceColumn,
        DestinationColumn,
        ReasonColumn,
        CompletionColumn,
        DeadlineColumn,
        SlackColumn,
        VolumesColumn,
        LostColumn,
        CostColumn,
        RuleColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ProposalPlanTable(QObject* parent = nullptr);

    [[nodiscard]] QString proposalId() const { return m_proposalId; }
    void setProposalId(const QString& proposalId);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] QString summaryText() const;
    [[nodiscard]] QString timesText() const;
    [[nodiscard]] bool reading() const { return m_plan.reading(); }

signals:
    void proposalIdChanged();
    void activeChanged();
    void refreshed();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString status(int item) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;

private:
    Connections listenTo(Session& session) override;
    // How a row ends, in the order in which it needs a person.
    enum class End : std::uint8_t { met, missed, held, noRoom, deferred, serves, unrepaired };

    void refresh() override;
    void show();
    void drop();
    [[nodiscard]] const estate::PlannedFlow& flow(int item) const;
    // Null: it is not planned again (yet), or the row is of something else than a group.
    [[nodiscard]] const estate::GroupDecision* decision(int item) const;
    [[nodiscard]] End end(int item) const;
    [[nodiscard]] QString outcomeText(int item) const;
    [[nodiscard]] QString reasonText(int item) const;
    // Empty where the proposal itself has the cell.
    [[nodiscard]] QString planText(const estate::GroupDecision& decision, int column,
                                   bool exact) const;
    [[nodiscard]] std::uint64_t counted(End end) const;
    [[nodiscard]] QString outcomesText() const;

    QString m_proposalId;
    bool m_active = false;
    bool m_goesHome = false;
    bool m_waits = false;
    std::vector<estate::PlannedFlow> m_flows;
    estate::U128 m_lostOperations = 0;
    ProposedPlan m_plan;
};
