#include "engine/journal/governance.h"

#include <algorithm>

#include "engine/base/overloaded.h"

namespace estate {

namespace {

// What a person wants when they cause this event; ends "to ... takes the role".
std::string wishOf(const Event& event)
{
    return std::visit(
        Overloaded{
            [](const ProposalOpened&) { return std::string("open a proposal"); },
            [](const ProposalJudged& judged) {
                return std::string(verdictName(judged.verdict)) + " a proposal";
            },
            [](const ProposalCommented&) { return std::string("comment on a proposal"); },
            [](const CommitBegun&) { return std::string("commit a proposal"); },
            [](const CommitEnded&) { return std::string("end an execution"); },
            [](const SetRole&) { return std::string("grant a role"); },
            [](const ChangeDrill&) { return std::string("begin or end a drill"); },
            [](const ConfirmClock&) { return std::string("confirm the clock"); },
            [](const ChangeRules&) { return std::string("change the rules without a proposal"); },
            [](const auto& other) {
                return "cause the event \"" + std::string(eventName(Event(other))) + "\"";
            },
        },
        event);
}

// The gang that a worker's answer is about; none for other events.
const Digest* gangOf(const Event& event)
{
    return std::visit(Overloaded{
                          [](const GangPrepared& answer) { return &answer.planId; },
                          [](const SourceFenced& answer) { return &answer.planId; },
                          [](const GangCommitted& answer) { return &answer.planId; },
                          [](const GangRejected& answer) { return &answer.planId; },
                          [](const PrepareDeadlinePassed& answer) { return &answer.planId; },
                          [](const auto&) -> const Digest* { return nullptr; },
                      },
                      event);
}

// What the engine itself causes, under the executor's name.
bool isExecutors(const Event& event)
{
    return std::visit(Overloaded{
                          [](const GangPrepared&) { return true; },
                          [](const SourceFenced&) { return true; },
                          [](const GangCommitted&) { return true; },
                          [](const GangRejected&) { return true; },
                          [](const PrepareDeadlinePassed&) { return true; },
                          [](const CommitEnded&) { return true; },
                          [](const ProposalReviewed&) { return true; },
                          [](const ProposalExpired&) { return true; },
                          [](const ImageTaken&) { return true; },
                          [](const CheckpointTaken&) { return true; },
                          [](const CutDeclared&) { return true; },
                          [](const CutResumed&) { return true; },
                          [](const CutPrepared&) { return true; },
                          [](const CutDecided&) { return true; },
                          [](const CutEnded&) { return true; },
                          [](const auto&) { return false; },
                      },
                      event);
}

// Rules change with a proposal; these are for logs that are no journal.
bool isBareRuleEvent(const Event& event)
{
    return std::holds_alternative<PutPolicy>(event) ||
           std::holds_alternative<AssignPolicy>(event) ||
           std::holds_alternative<SetImpact>(event) || std::holds_alternative<SetScenarios>(event);
}

// Whether folding the log needs it again.
bool isFolded(const Event& event)
{
    return std::visit(Overloaded{
                          [](const AuditNoted&) { return false; },
                          [](const ImageTaken&) { return false; },
                          [](const PlanAtWatermark&) { return true; },
                          [](const auto& other) { return isGovernance(Event(other)); },
                      },
                      event);
}

}  // namespace

Result<void> Governance::checkRole(const Envelope& envelope) const
{
    if (envelope.index == 1)  // before anybody has a role
        return {};
    if (envelope.actor == executorName) {
        if (isExecutors(envelope.event))
            return {};
        return fail(ErrorCode::contradiction, "The event \"" +
                                                  std::string(eventName(envelope.event)) +
                                                  "\" is a person's doing, not the executor's.");
    }
    if (auto named = checkOperator(envelope.actor); !named)
        return named;
    const Proposal* executing = m_proposals.executing();
    const bool executesRules = executing != nullptr && executing->kind() == ProposalKind::rules &&
                               std::holds_alternative<ChangeRules>(envelope.event);
    const Role role = executesRules ? Role::deskOperator : roleFor(envelope.event);
    return m_roles.require(envelope.actor, role, wishOf(envelope.event));
}

// A plan, its gangs and a change of the rules are somebody's approved proposal, or nobody's doing.
Result<void> Governance::checkExecution(const Event& event) const
{
    const Proposal* executing = m_proposals.executing();
    const Digest* gang = gangOf(event);
    const bool plans = std::holds_alternative<PlanAtWatermark>(event) ||
                       std::holds_alternative<ChangeRules>(event);
    // A log that describes its estate is set up before anybody proposes anything.
    if (m_proposals.all().empty() && !std::holds_alternative<ChangeRules>(event))
        return {};
    if (isBareRuleEvent(event))
        return fail(ErrorCode::contradiction,
                    "The event \"" + std::string(eventName(event)) +
                        "\" changes the rules; in a journal they change with a proposal.");
    if (gang == nullptr && !plans)
        return {};
    if (executing == nullptr)
        return fail(ErrorCode::contradiction,
                    "The event \"" + std::string(eventName(event)) +
                        "\" belongs to the execution of a proposal, and none is under way.");
    const auto& gangs = executing->gangs;
    if (gang != nullptr && std::find(gangs.begin(), gangs.end(), *gang) == gangs.end())
        return fail(ErrorCode::contradiction,
                    "Gang " + gang->brief() + " is not one of those that proposal " +
                        executing->content.proposal.brief() + " planned.",
                    {{"plan", gang->hex()}, {"proposal", executing->content.proposal.hex()}});
    const auto* change = std::get_if<ChangeRules>(&event);
    return change == nullptr ? Result<void>() : checkRuleChange(*change);
}

Result<void> Governance::checkRuleChange(const ChangeRules& change) const
{
    const ProposalOpened& content = m_proposals.executing()->content;
    const auto approved = ruleEvent(content.ruleChanges);
    if (approved && *approved == change)
        return {};
    return fail(ErrorCode::contradiction,
                "The rules change otherwise than proposal " + content.proposal.brief() + " says.",
                {{"proposal", content.proposal.hex()}});
}

Result<void> Governance::checkDrill(const Envelope& envelope) const
{
    const auto* change = std::get_if<ChangeDrill>(&envelope.event);
    if (change == nullptr)
        return {};
    if (change->reason.size() > proposalTextBytesMax)
        return fail(ErrorCode::badInput, "The reason of a drill has at most " +
                                             std::to_string(proposalTextBytesMax) +
                                             " bytes. Shorten it.");
    if (change->begins && m_drill)
        return fail(ErrorCode::contradiction,
                    "A drill is under way already, begun by " + m_drill->by + ". End it first.");
    if (!change->begins && !m_drill)
        return fail(ErrorCode::contradiction, "No drill is under way, so none can end.");
    return {};
}

Result<void> Governance::check(const Envelope& envelope) const
{
    if (auto allowed = checkRole(envelope); !allowed)
        return allowed;
    if (auto belongs = checkExecution(envelope.event); !belongs)
        return belongs;
    if (auto drill = checkDrill(envelope); !drill)
        return drill;
    if (const auto* grant = std::get_if<SetRole>(&envelope.event)) {
        if (auto named = checkOperator(grant->name); !named)
            return named;
        return m_roles.check(*grant);
    }
    if (const auto* note = std::get_if<AuditNoted>(&envelope.event))
        if (note->action.size() > auditTextBytesMax || note->subject.size() > auditTextBytesMax)
            return fail(ErrorCode::badInput, "A note of the audit has at most " +
                                                 std::to_string(auditTextBytesMax) +
                                                 " bytes. Shorten it.");
    if (auto incident = m_incidents.check(envelope); !incident)
        return incident;
    return m_proposals.check(envelope, m_drill.has_value());
}

void Governance::apply(const Envelope& envelope, const std::vector<Digest>& plannedGangs)
{
    if (isFolded(envelope.event) || m_clock.takes(envelope) || DutyNotes::takes(envelope.event) ||
        IncidentLog::takes(envelope.event) || MaintenanceNotes::takes(envelope.event))
        m_history.push_back(
            std::make_shared<const GovernedEvent>(GovernedEvent{envelope, plannedGangs}));
    m_clock.apply(envelope);
    m_duties.apply(envelope);
    m_incidents.apply(envelope);
    m_maintenance.apply(envelope);
    if (const auto* ended = std::get_if<CommitEnded>(&envelope.event);
        ended != nullptr && ended->outcome == CommitOutcome::committed)
        rememberTexts(m_proposals.find(ended->proposal)->content.ruleChanges);
    if (const auto* grant = std::get_if<SetRole>(&envelope.event))
        m_roles.apply(*grant, envelope.actor, envelope.at);
    m_proposals.apply(envelope, plannedGangs);
    if (const auto* change = std::get_if<ChangeDrill>(&envelope.event)) {
        m_drill.reset();
        if (change->begins)
            m_drill = Drill{envelope.actor, change->reason, envelope.at};
    }
}

void Governance::rememberTexts(const std::vector<RuleBlockChange>& changes)
{
    for (const RuleBlockChange& change : changes) {
        const auto key = keyOf(change);
        if (!key)  // of a log that another program wrote; the rules themselves don't need it
            continue;
        m_ruleTexts.erase(*key);
        if (change.after.find('#') != std::string::npos)
            m_ruleTexts.emplace(*key, change.after);
    }
}

}  // namespace estate
