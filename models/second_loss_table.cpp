#include "models/second_loss_table.h"

#include <algorithm>
#include <map>

#include "engine/planner/explain.h"
#include "engine/rules/rule_edit.h"
#include "models/engine_words.h"
#include "models/language.h"
#include "models/rule_trial.h"
#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

namespace {

std::vector<TableModel::Column> secondLossColumns()
{
    return {TableModel::Column{QStringLiteral("policy"), 200, false, true, true},
            TableModel::Column{QStringLiteral("now"), 112},
            TableModel::Column{QStringLiteral("target"), 112, false, true},
            TableModel::Column{QStringLiteral("flows"), 72, true}};
}

// Where the planner itself would send it: done first among those that nothing binds but the rule.
RegionIndex eligibleOf(const Explanation& explanation)
{
    for (const DestinationVerdict& verdict : explanation.destinations) {
        if (verdict.constraint == Constraint::none ||
            verdict.constraint == Constraint::laterCompletion)
            return verdict.region;
    }
    return {};
}

}  // namespace

SecondLossTable::SecondLossTable(RuleWork* work, RuleAssessment* assessment, QObject* parent)
    : TableModel(secondLossColumns(), parent), m_work(work), m_assessment(assessment)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &SecondLossTable::step);
    connect(Language::instance(), &Language::changed, this, [this] {
        if (!m_problem.isEmpty())
            look(m_failures);
    });
    connect(work->desk(), &Desk::aboutToReplace, this, [this] {
        m_timer.stop();
        m_rows.clear();
        setTotal(0);
    });
}

void SecondLossTable::look(const QString& failures)
{
    m_failures = failures.simplified();
    m_problem.clear();
    m_rows.clear();
    m_next = 0;
    auto set = lossIn(*m_work->desk(), m_failures);
    if (!set) {
        m_problem = engineSentence(set.error().message);
    } else if (set->regions.size() < 2 || !set->sites.empty() || !set->hosts.empty()) {
        m_problem =
            tr("Name at least two regions and nothing else: the one that is lost, and the second "
               "one.");
    } else if (m_assessment->edited() == nullptr) {
        m_problem = tr("The rules on the table are being checked. Try again.");
    } else {
        m_set = std::move(*set);
        collect();
        if (m_rows.empty())
            m_problem = tr("Every group that this loss meets has a rule that restores it.");
    }
    setTotal(static_cast<int>(m_rows.size()));
    if (m_rows.empty())
        m_timer.stop();
    else
        m_timer.start();
    emit found();
}

// By how many groups they leave without a place.
void SecondLossTable::collect()
{
    const EstateState& state = *m_assessment->edited();
    const Catalog& catalog = state.catalog();
    std::vector<RegionIndex> lost = state.unavailableRegions();
    for (const std::string& id : m_set.regions)
        lost.push_back(*catalog.findRegion(id));
    std::sort(lost.begin(), lost.end());
    lost.erase(std::unique(lost.begin(), lost.end()), lost.end());
    std::map<std::uint32_t, Row> rows;
    for (const Flow& flow : flowsOf(state)) {
        const Flow part = lostPartOf(flow, lost);
        if (part.members.empty())
            continue;
        const PolicyIndex policy = state.rules().policyOf(catalog, part.members.front());
        const FlowAction action = actionOf(catalog, state.rules(), part, lost);
        const bool placed = action.action == RuleAction::restore &&
                            !std::binary_search(lost.begin(), lost.end(), action.target);
        if (!policy.valid() || placed)
            continue;
        Row& row = rows[policy.value];
        row.policy = state.rules().policy(policy).id;
        row.holds = action.action == RuleAction::hold;
        row.now = action.target.valid() ? catalog.region(action.target).id : std::string();
        row.flows += 1;
        if (row.example.empty())
            row.example = flowId(catalog, flow);
    }
    for (auto& [policy, row] : rows)
        m_rows.push_back(std::move(row));
    std::stable_sort(m_rows.begin(), m_rows.end(),
                     [](const Row& a, const Row& b) { return a.flows > b.flows; });
    if (m_rows.size() > policiesMax)
        m_rows.resize(policiesMax);
}

void SecondLossTable::step()
{
    const EstateState* edited = m_assessment->edited();
    if (m_next >= m_rows.size() || edited == nullptr) {
        m_timer.stop();
        emit found();
        return;
    }
    Row& row = m_rows[m_next];
    const Desk& desk = *m_work->desk();
    if (const auto why =
            explain(*edited, row.example, m_set, desk.now(), desk.workspace().closedWindows())) {
        const RegionIndex region = eligibleOf(*why);
        row.target = region.valid() ? edited->catalog().region(region).id : std::string();
    }
    row.looked = true;
    touchItem(static_cast<int>(m_next++));
    emit found();
}

QString SecondLossTable::policyAt(int item) const
{
    return item < 0 || item >= total() ? QString()
                                       : toText(m_rows[static_cast<std::size_t>(item)].policy);
}

QString SecondLossTable::targetAt(int item) const
{
    return item < 0 || item >= total() ? QString()
                                       : toText(m_rows[static_cast<std::size_t>(item)].target);
}

QString SecondLossTable::write(int item, const QString& target)
{
    if (item < 0 || item >= total())
        return {};
    const Row row = m_rows[static_cast<std::size_t>(item)];
    const std::string region =
        target.trimmed().isEmpty() ? row.target : target.trimmed().toStdString();
    const RuleBook& book = m_work->shown();
    const PolicyBlock* policy = book.policy(row.policy);
    if (policy == nullptr || region.empty()) {
        m_work->desk()->report(
            Error{ErrorCode::badInput,
                  tr("Name the region that %1 restores to.").arg(toText(row.policy)).toStdString(),
                  {}});
        return {};
    }
    const FailoverRuleDescription rule{m_set.regions, region};
    const auto same = std::find_if(
        policy->rules.begin(), policy->rules.end(),
        [this](const FailoverRuleDescription& r) { return r.failureSet == m_set.regions; });
    const auto at = static_cast<std::size_t>(same - policy->rules.begin());
    const bool edited =
        m_work->edit(tr("second loss %1").arg(joinedIds(m_set.regions)),
                     same == policy->rules.end() ? addRule(book, row.policy, at, rule)
                                                 : setRule(book, row.policy, at, rule));
    return edited ? blockKeyText({BlockKind::policy, row.policy}) : QString();
}

QString SecondLossTable::heading(int column) const
{
    switch (column) {
    case PolicyColumn: return tr("Policy");
    case NowColumn: return tr("Now");
    case TargetColumn: return tr("Could go to");
    case FlowsColumn: return tr("Groups");
    default: return {};
    }
}

QString SecondLossTable::cellText(int item, int column) const
{
    const Row& row = m_rows[static_cast<std::size_t>(item)];
    switch (column) {
    case PolicyColumn: return toText(row.policy);
    case NowColumn:
        if (row.holds)
            return tr("hold");
        return row.now.empty() ? tr("no rule") : tr("%1, lost").arg(toText(row.now));
    case TargetColumn:
        if (!row.looked)
            return tr("looking");
        return row.target.empty() ? tr("nowhere") : toText(row.target);
    case FlowsColumn: return Figures::count(row.flows);
    default: return {};
    }
}

std::optional<U128> SecondLossTable::amount(int item, int column) const
{
    if (column != FlowsColumn)
        return std::nullopt;
    return m_rows[static_cast<std::size_t>(item)].flows;
}
