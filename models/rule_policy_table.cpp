#include "models/rule_policy_table.h"

#include <algorithm>

#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

namespace {

// Between the rules of one policy.
const QString betweenRules = QStringLiteral(" | ");

std::vector<TableModel::Column> policyColumns()
{
    const auto text = [](const char* key, int width, bool monospace = false, bool stretch = false) {
        return TableModel::Column{QString::fromLatin1(key), width, false, monospace, stretch};
    };
    const auto number = [](const char* key, int width) {
        return TableModel::Column{QString::fromLatin1(key), width, true};
    };
    // Names of policies are read whole: "from-r096…then-r100" is any of three.
    return {text("policy", 228, true),
            text("change", 88),
            TableModel::listColumn("when", 188, true),
            text("action", 128),
            TableModel::listColumn("allowed", 96),
            text("assigned", 112),
            text("scope", 88),
            number("specificity", 76),
            number("flows", 64),
            number("applications", 88),
            number("findings", 76)};
}

QString whenText(const PolicyBlock& policy)
{
    QStringList sets;
    for (const FailoverRuleDescription& rule : policy.rules)
        sets << joinedIds(rule.failureSet);
    return sets.join(betweenRules);
}

QString whenBrief(const PolicyBlock& policy)
{
    QStringList sets;
    for (const FailoverRuleDescription& rule : policy.rules)
        sets << idsBrief(idTexts(rule.failureSet));
    return partsBrief(sets, betweenRules);
}

QString actionText(const PolicyBlock& policy)
{
    QStringList actions;
    for (const FailoverRuleDescription& rule : policy.rules)
        actions << (rule.target.empty() ? Words::tr("hold") : toText(rule.target));
    return actions.join(betweenRules);
}

std::size_t subjectCount(const PolicyBlock& policy)
{
    std::size_t count = 0;
    for (const PolicyScope scope : policyScopes)
        count += subjectsOf(policy, scope).size();
    return count;
}

QString scopeText(PolicyScope scope)
{
    switch (scope) {
    case PolicyScope::entity: return Words::tr("entity");
    case PolicyScope::application: return Words::tr("application");
    case PolicyScope::recoveryGroup: return Words::tr("group");
    case PolicyScope::volume: return Words::tr("volume");
    }
    return {};
}

// From the narrowest, which counts where two reach the same volume.
QString scopesText(const PolicyBlock& policy)
{
    QStringList scopes;
    for (const PolicyScope scope : policyScopes) {
        if (!subjectsOf(policy, scope).empty())
            scopes.prepend(scopeText(scope));
    }
    return scopes.join(QStringLiteral(", "));
}

QString assignedText(const PolicyBlock& policy)
{
    QStringList ids;
    for (const PolicyScope scope : policyScopes) {
        if (!subjectsOf(policy, scope).empty())
            ids << joinedIds(subjectsOf(policy, scope));
    }
    return ids.join(QStringLiteral(", "));
}

// Of the most specific rule: the larger failure set wins.
std::size_t specificity(const PolicyBlock& policy)
{
    std::size_t most = 0;
    for (const FailoverRuleDescription& rule : policy.rules)
        most = std::max(most, rule.failureSet.size());
    return most;
}

}  // namespace

RulePolicyTable::RulePolicyTable(RuleWork* work, RuleAssessment* assessment, QObject* parent)
    : RuleBlockTable(work, assessment, BlockKind::policy, policyColumns(), parent)
{}

QString RulePolicyTable::heading(int column) const
{
    switch (column) {
    case PolicyColumn: return tr("Policy");
    case ChangeColumn: return tr("Draft");
    case WhenColumn: return tr("When lost");
    case ActionColumn: return tr("Restore to");
    case AllowedColumn: return tr("Allowed");
    case AssignedColumn: return tr("Assigned to");
    case ScopeColumn: return tr("Scope");
    case SpecificityColumn: return tr("Specificity");
    case FlowsColumn: return tr("Groups");
    case ApplicationsColumn: return tr("Applications");
    case FindingsColumn: return tr("Findings");
    default: return {};
    }
}

QString RulePolicyTable::cellText(int item, int column) const
{
    const PolicyBlock& block = policy(item);
    switch (column) {
    case PolicyColumn: return toText(block.id);
    case ChangeColumn: return blockChangeText(row(item).change);
    case WhenColumn: return whenBrief(block);
    case ActionColumn: return actionText(block);
    case AllowedColumn:
        return block.allowedRegions.empty() ? tr("presence")
                                            : idsBrief(idTexts(block.allowedRegions));
    case AssignedColumn: {
        const std::size_t count = subjectCount(block);
        if (count == 1)
            return assignedText(block);
        return count == 0 ? tr("nothing") : tr("%n subject(s)", nullptr, pluralOf(count));
    }
    case ScopeColumn: return scopesText(block);
    case SpecificityColumn: return Figures::count(specificity(block));
    case FlowsColumn: return flowsText(item);
    case ApplicationsColumn:
        return Figures::count(assessment()->governed(row(item).key).applications);
    case FindingsColumn: return findingsText(item);
    default: return {};
    }
}

QString RulePolicyTable::exactText(int item, int column) const
{
    const PolicyBlock& block = policy(item);
    switch (column) {
    case WhenColumn: return whenText(block);
    case AllowedColumn:
        return block.allowedRegions.empty() ? cellText(item, column)
                                            : joinedIds(block.allowedRegions);
    case AssignedColumn: return assignedText(block);
    default: return cellText(item, column);
    }
}

QString RulePolicyTable::glyph(int item, int column) const
{
    if (column == ChangeColumn)
        return row(item).change;
    return column == FindingsColumn ? findingsGlyph(item) : QString();
}

QString RulePolicyTable::accessibleText(int item) const
{
    const PolicyBlock& block = policy(item);
    const QString words =
        tr("Policy %1, when %2 is lost: %3. Groups that it governs: %4, findings: %5")
            .arg(toText(block.id), whenText(block), actionText(block), flowsText(item),
                 Figures::count(assessment()->findings(row(item).key).count()));
    return row(item).change.isEmpty()
               ? words
               : tr("%1. %2 in the draft").arg(words, blockChangeText(row(item).change));
}

std::optional<U128> RulePolicyTable::amount(int item, int column) const
{
    switch (column) {
    case AssignedColumn: return subjectCount(policy(item));
    case SpecificityColumn: return specificity(policy(item));
    case FlowsColumn: return flows(item);
    case ApplicationsColumn: return assessment()->governed(row(item).key).applications;
    case FindingsColumn: return findings(item);
    default: return std::nullopt;
    }
}
