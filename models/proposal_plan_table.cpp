#include "models/proposal_plan_table.h"

#include <algorithm>

#include "models/decision_cells.h"
#include "models/language.h"
#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

namespace {

std::optional<Reason> reasonNamed(std::string_view name)
{
    for (auto code = static_cast<int>(Reason::recoveredWithinRto);
         code <= static_cast<int>(Reason::tooWide); ++code)
        if (reasonName(static_cast<Reason>(code)) == name)
            return static_cast<Reason>(code);
    return std::nullopt;
}

// Work besides groups that the pass did as well.
bool isPlanned(const PlannedFlow& flow)
{
    return flow.reason == "placed" || flow.reason == "resized" || flow.reason == "snapshot-planned";
}

PlannedFlow flowOf(const Catalog& catalog, const GroupDecision& decision)
{
    const auto idOf = [&catalog](RegionIndex region) {
        return region.valid() ? catalog.region(region).id : std::string();
    };
    return {groupId(catalog, decision), idOf(decision.source), idOf(decision.destination),
            std::string(reasonName(decision.reason)), decision.lostOperations.value};
}

// What only the plan knows of a row.
int plannedCell(int column)
{
    switch (column) {
    case ProposalPlanTable::CompletionColumn: return DecisionCells::CompletionColumn;
    case ProposalPlanTable::DeadlineColumn: return DecisionCells::DeadlineColumn;
    case ProposalPlanTable::SlackColumn: return DecisionCells::SlackColumn;
    case ProposalPlanTable::VolumesColumn: return DecisionCells::VolumesColumn;
    case ProposalPlanTable::CostColumn: return DecisionCells::CostColumn;
    default: return DecisionCells::ColumnCount;
    }
}

// The reason alone, without times and without what binds elsewhere.
QString codeText(const EstateState& state, const PlannedFlow& flow)
{
    const auto reason = reasonNamed(flow.reason);
    if (!reason)
        return toText(flow.reason);
    if (*reason == Reason::recoveredWithinRto)
        return ProposalPlanTable::tr("Recovers at %1 in time.").arg(toText(flow.destination));
    if (*reason == Reason::recoveredAfterRto)
        return ProposalPlanTable::tr("Recovers at %1, but late.").arg(toText(flow.destination));
    GroupDecision decision;
    decision.reason = *reason;
    decision.destination = state.catalog().regionNamed(flow.destination);
    decision.verdicts.emplace_back();  // which ones is not known here
    return reasonSentence(state, decision);
}

}  // namespace

ProposalPlanTable::ProposalPlanTable(QObject* parent)
    : SessionTable({idColumn("group", 104), textColumn("outcome", 104), idColumn("source", 64),
                    idColumn("destination", 96), textColumn("reason", 240, true),
                    numberColumn("completion", 104), numberColumn("deadline", 104),
                    numberColumn("slack", 120), numberColumn("volumes", 72),
                    numberColumn("lost_operations", 136), numberColumn("expected_cost", 112),
                    textColumn("rule", 240)},
                   parent)
{
    keepNoTexts();
    connect(&m_plan, &ProposedPlan::changed, this, &ProposalPlanTable::show);
    connect(Language::instance(), &Language::changed, this, &ProposalPlanTable::refreshed);
}

SessionFollower::Connections ProposalPlanTable::listenTo(Session& session)
{
    Connections made = SessionTable::listenTo(session);
    made.push_back(connect(&session.desk(), &Desk::aboutToReplace, this, &ProposalPlanTable::drop));
    return made;
}

void ProposalPlanTable::setProposalId(const QString& proposalId)
{
    if (m_proposalId == proposalId)
        return;
    m_proposalId = proposalId;
    emit proposalIdChanged();
    refresh();
}

void ProposalPlanTable::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    emit activeChanged();
    refresh();
}

void ProposalPlanTable::drop()
{
    m_plan.clear();
    m_flows.clear();
    m_lostOperations = 0;
    show();
}

void ProposalPlanTable::refresh()
{
    if (!m_active)
        return;
    const auto id = Digest::fromHex(m_proposalId.toStdString());
    const bool open = m_session != nullptr && m_session->desk().isOpen();
    const Proposal* proposal =
        open && id ? m_session->desk().workspace().proposals().find(*id) : nullptr;
    if (proposal == nullptr || proposal->kind() == ProposalKind::rules) {
        drop();
        return;
    }
    m_goesHome = proposal->kind() == ProposalKind::failback;
    m_waits = !hasEnded(proposal->status);
    m_flows = proposal->content.flows;
    m_lostOperations = proposal->content.lostOperations;
    m_plan.read(m_session->desk(), *proposal);
    show();
}

void ProposalPlanTable::show()
{
    // Older programs kept no list of groups in the proposal.
    if (m_flows.empty() && m_plan.plan() != nullptr)
        for (const GroupDecision& decision : m_plan.plan()->preview.plan.groups)
            m_flows.push_back(flowOf(m_plan.plan()->state.catalog(), decision));
    setTotal(static_cast<int>(m_flows.size()));
    emit refreshed();
}

const PlannedFlow& ProposalPlanTable::flow(int item) const
{
    return m_flows[static_cast<std::size_t>(item)];
}

const GroupDecision* ProposalPlanTable::decision(int item) const
{
    const auto at = static_cast<std::size_t>(item);
    const ProposedPlan::Plan* plan = m_plan.plan();
    if (plan == nullptr || at >= plan->preview.plan.groups.size())
        return nullptr;
    const GroupDecision& found = plan->preview.plan.groups[at];
    return groupId(plan->state.catalog(), found) == flow(item).group ? &found : nullptr;
}

ProposalPlanTable::End ProposalPlanTable::end(int item) const
{
    const PlannedFlow& row = flow(item);
    const GroupDecision* known = decision(item);
    if (known != nullptr && known->kind != GangKind::failover)
        return known->outcome == Outcome::recover ? End::serves : End::unrepaired;
    const auto reason = reasonNamed(row.reason);
    const bool stays = known == nullptr && row.source == row.destination && !row.source.empty();
    if (isPlanned(row) || stays || reason == Reason::movedHome ||
        reason == Reason::repairedDegraded)
        return End::serves;
    if (m_goesHome || !reason)
        return End::unrepaired;
    switch (*reason) {
    case Reason::recoveredWithinRto: return End::met;
    case Reason::recoveredAfterRto: return End::missed;
    case Reason::heldByRule:
    case Reason::heldNotDurable: return End::held;
    case Reason::capacityShort: return End::noRoom;
    default: return End::deferred;
    }
}

QString ProposalPlanTable::status(int item) const
{
    switch (end(item)) {
    case End::met:
    case End::serves: return QStringLiteral("met");
    case End::missed: return QStringLiteral("missed");
    case End::held: return QStringLiteral("held");
    case End::noRoom: return QStringLiteral("short");
    case End::deferred:
    case End::unrepaired: return QStringLiteral("deferred");
    }
    return {};
}

QString ProposalPlanTable::outcomeText(int item) const
{
    const End how = end(item);
    if (how != End::serves && how != End::unrepaired)
        return decisionStatusText(status(item));
    const bool done = how == End::serves;
    const GroupDecision* known = decision(item);
    const bool beside =
        isPlanned(flow(item)) || (known == nullptr && !reasonNamed(flow(item).reason));
    if (beside)
        return done ? tr("Planned") : tr("Not planned");
    if (m_goesHome)
        return done ? tr("Goes home") : tr("Stays away");
    return done ? tr("Repaired") : tr("Not repaired");
}

QString ProposalPlanTable::glyph(int item, int column) const
{
    if (column == OutcomeColumn)
        return status(item);
    return column == SlackColumn && end(item) == End::missed ? QStringLiteral("late") : QString();
}

QString ProposalPlanTable::heading(int column) const
{
    switch (column) {
    case GroupColumn: return tr("Group");
    case OutcomeColumn: return tr("Outcome");
    case SourceColumn: return tr("From");
    case DestinationColumn: return tr("To");
    case ReasonColumn: return tr("Reason");
    case CompletionColumn: return tr("Completion");
    case DeadlineColumn: return tr("Deadline");
    case SlackColumn: return tr("Slack");
    case VolumesColumn: return tr("Volumes");
    case LostColumn: return tr("Lost operations");
    case CostColumn: return tr("Expected cost");
    case RuleColumn: return tr("Rule");
    default: return {};
    }
}

QString ProposalPlanTable::reasonText(int item) const
{
    if (const GroupDecision* known = decision(item))
        return reasonSentence(m_plan.plan()->state, *known);
    return m_session == nullptr ? QString() : codeText(m_session->desk().state(), flow(item));
}

QString ProposalPlanTable::cellText(int item, int column) const
{
    switch (column) {
    case GroupColumn: return toText(flow(item).group);
    case OutcomeColumn: return outcomeText(item);
    case SourceColumn: return toText(flow(item).source);
    case DestinationColumn: return toText(flow(item).destination);
    case ReasonColumn: return reasonText(item);
    case LostColumn: return Figures::count(flow(item).lostOperations);
    default: break;
    }
    const GroupDecision* known = decision(item);
    return known == nullptr ? QString() : planText(*known, column, false);
}

// What serves on has no deadline: there is only when it is repaired.
QString ProposalPlanTable::planText(const GroupDecision& decision, int column, bool exact) const
{
    const ProposedPlan::Plan& plan = *m_plan.plan();
    const bool lost = decision.kind == GangKind::failover;
    if (!lost && column != CompletionColumn && column != VolumesColumn)
        return {};
    if (column == RuleColumn)
        return ruleSentence(plan.state, decision.rule,
                            decision.rule.winner.value_or(RegionIndex::none));
    const DecisionCells cells(plan.state, plan.preview.at);
    const int cell = plannedCell(column);
    return exact ? cells.exactText(decision, cell) : cells.text(decision, cell);
}

QString ProposalPlanTable::exactText(int item, int column) const
{
    const GroupDecision* known = decision(item);
    const QString exact = known == nullptr ? QString() : planText(*known, column, true);
    return exact.isEmpty() ? cellText(item, column) : exact;
}

std::optional<U128> ProposalPlanTable::amount(int item, int column) const
{
    constexpr U128 beyondLate = U128{1} << 64;  // so that a late group has an amount too
    if (column == LostColumn)
        return flow(item).lostOperations;
    if (column == OutcomeColumn)
        return static_cast<std::uint64_t>(end(item));
    const GroupDecision* known = decision(item);
    if (known == nullptr)
        return std::nullopt;
    const auto& timing = known->timing;
    const bool lost = known->kind == GangKind::failover;
    switch (column) {
    case CompletionColumn:
        return timing ? std::optional<U128>(timing->completion.ns) : std::nullopt;
    case DeadlineColumn: return lost ? std::optional<U128>(known->deadline.ns) : std::nullopt;
    case SlackColumn:
        return lost && timing
                   ? std::optional<U128>(beyondLate + timing->deadline.ns - timing->completion.ns)
                   : std::nullopt;
    case VolumesColumn: return concreteVolumes(m_plan.plan()->state.catalog(), known->members);
    case CostColumn:
        return lost ? std::optional<U128>(known->expectedCost.microunits) : std::nullopt;
    default: return std::nullopt;
    }
}

QString ProposalPlanTable::accessibleText(int item) const
{
    return tr("Group %1 from %2: %3. %4")
        .arg(cellText(item, GroupColumn), cellText(item, SourceColumn),
             cellText(item, OutcomeColumn), cellText(item, ReasonColumn));
}

std::uint64_t ProposalPlanTable::counted(End wanted) const
{
    std::uint64_t count = 0;
    for (int item = 0; item < static_cast<int>(m_flows.size()); ++item)
        if (reasonNamed(flow(item).reason) && end(item) == wanted)
            ++count;
    return count;
}

QString ProposalPlanTable::outcomesText() const
{
    if (m_goesHome) {
        const std::uint64_t home = counted(End::serves);
        return tr("%n group(s) go home, %1 stay where they are.", nullptr, pluralOf(home))
            .arg(Figures::count(counted(End::unrepaired)));
    }
    PlanSummary summary;
    summary.metRto = counted(End::met);
    summary.missedRto = counted(End::missed);
    summary.held = counted(End::held);
    summary.capacityShort = counted(End::noRoom);
    summary.deferred = counted(End::deferred);
    summary.groups = summary.metRto + summary.missedRto + summary.held + summary.capacityShort +
                     summary.deferred;
    const std::uint64_t repaired = counted(End::serves);
    const std::uint64_t unrepaired = counted(End::unrepaired);
    const QString lost = PlanSession::summaryTextOf(summary);
    return repaired + unrepaired == 0
               ? lost
               : tr("%1 Serving on: %2 repaired, %3 not.")
                     .arg(lost, Figures::count(repaired), Figures::count(unrepaired));
}

QString ProposalPlanTable::summaryText() const
{
    if (m_flows.empty())
        return {};
    const QString plan =
        tr("%1 Lost operations: %2.").arg(outcomesText(), Figures::count(m_lostOperations));
    if (m_goesHome || m_plan.plan() == nullptr)
        return plan;
    return tr("%1 Expected cost: %2.")
        .arg(plan, Figures::costBrief(m_plan.plan()->preview.summary.total().microunits));
}

QString ProposalPlanTable::timesText() const
{
    if (m_plan.reading())
        return tr("Times, rules and cost follow: the estate of then is read.");
    if (const QString why = m_plan.obstacle(); !why.isEmpty())
        return tr("Times, rules and cost are not known. %1").arg(why);
    if (m_plan.plan() == nullptr)
        return {};
    const QString at = Figures::time(m_plan.plan()->preview.at);
    if (!m_plan.plan()->then)
        return tr("As proposed; times are of %1.").arg(at);
    return m_waits ? tr("As proposed at %1; the planner decides otherwise by now.").arg(at)
                   : tr("As proposed at %1.").arg(at);
}
