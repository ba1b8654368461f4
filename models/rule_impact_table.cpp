#include "models/rule_impact_table.h"

#include <algorithm>

#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

namespace {

const QString betweenScenarios = QStringLiteral(" | ");

std::vector<TableModel::Column> impactColumns()
{
    const auto text = [](const char* key, int width, bool monospace = false, bool stretch = false) {
        return TableModel::Column{QString::fromLatin1(key), width, false, monospace, stretch};
    };
    const auto number = [](const char* key, int width) {
        return TableModel::Column{QString::fromLatin1(key), width, true};
    };
    return {text("application", 112, true),
            text("change", 88),
            number("downtime", 112),
            number("breach", 96),
            number("lost_operation", 112),
            TableModel::listColumn("when", 140, true),
            text("rto", 112),
            number("specificity", 76),
            number("flows", 64),
            number("findings", 76)};
}

QString whenText(const ImpactBlock& block)
{
    QStringList sets;
    for (const ScenarioDescription& scenario : block.scenarios)
        sets << joinedIds(scenario.failureSet);
    return sets.join(betweenScenarios);
}

QString whenBrief(const ImpactBlock& block)
{
    QStringList sets;
    for (const ScenarioDescription& scenario : block.scenarios)
        sets << idsBrief(idTexts(scenario.failureSet));
    return partsBrief(sets, betweenScenarios);
}

QString rtoText(const ImpactBlock& block)
{
    QStringList objectives;
    for (const ScenarioDescription& scenario : block.scenarios)
        objectives << Figures::duration(scenario.rto);
    return objectives.join(betweenScenarios);
}

std::size_t specificity(const ImpactBlock& block)
{
    std::size_t most = 0;
    for (const ScenarioDescription& scenario : block.scenarios)
        most = std::max(most, scenario.failureSet.size());
    return most;
}

}  // namespace

RuleImpactTable::RuleImpactTable(RuleWork* work, RuleAssessment* assessment, QObject* parent)
    : RuleBlockTable(work, assessment, BlockKind::application, impactColumns(), parent)
{}

QString RuleImpactTable::heading(int column) const
{
    switch (column) {
    case ApplicationColumn: return tr("Application");
    case ChangeColumn: return tr("Draft");
    case DowntimeColumn: return tr("Downtime, per s");
    case BreachColumn: return tr("Breach");
    case LostOperationColumn: return tr("Lost operation");
    case WhenColumn: return tr("Other when lost");
    case RtoColumn: return tr("RTO then");
    case SpecificityColumn: return tr("Specificity");
    case FlowsColumn: return tr("Groups");
    case FindingsColumn: return tr("Findings");
    default: return {};
    }
}

QString RuleImpactTable::cellText(int item, int column) const
{
    const ImpactBlock& block = impact(item);
    const Impact own = block.own.value_or(Impact());
    switch (column) {
    case ApplicationColumn: return toText(block.application);
    case ChangeColumn: return blockChangeText(row(item).change);
    case DowntimeColumn: return Figures::costBrief(own.downtime.value);
    case BreachColumn: return Figures::costBrief(own.breach.value);
    case LostOperationColumn: return Figures::costBrief(own.perLostOperation.value);
    case WhenColumn: return whenBrief(block);
    case RtoColumn: return rtoText(block);
    case SpecificityColumn: return Figures::count(specificity(block));
    case FlowsColumn: return flowsText(item);
    case FindingsColumn: return findingsText(item);
    default: return {};
    }
}

QString RuleImpactTable::exactText(int item, int column) const
{
    const Impact own = impact(item).own.value_or(Impact());
    switch (column) {
    case WhenColumn: return whenText(impact(item));
    case DowntimeColumn: return Figures::costExact(own.downtime.value);
    case BreachColumn: return Figures::costExact(own.breach.value);
    case LostOperationColumn: return Figures::costExact(own.perLostOperation.value);
    default: return cellText(item, column);
    }
}

QString RuleImpactTable::glyph(int item, int column) const
{
    if (column == ChangeColumn)
        return row(item).change;
    return column == FindingsColumn ? findingsGlyph(item) : QString();
}

QString RuleImpactTable::accessibleText(int item) const
{
    return tr("Application %1: downtime %2 per second, breach %3, lost operation %4")
        .arg(cellText(item, ApplicationColumn), cellText(item, DowntimeColumn),
             cellText(item, BreachColumn), cellText(item, LostOperationColumn));
}

std::optional<U128> RuleImpactTable::amount(int item, int column) const
{
    const ImpactBlock& block = impact(item);
    const Impact own = block.own.value_or(Impact());
    switch (column) {
    case DowntimeColumn: return own.downtime.value;
    case BreachColumn: return own.breach.value;
    case LostOperationColumn: return own.perLostOperation.value;
    case RtoColumn:
        return block.scenarios.empty() ? std::nullopt
                                       : std::optional<U128>(block.scenarios.front().rto.value);
    case SpecificityColumn: return specificity(block);
    case FlowsColumn: return flows(item);
    case FindingsColumn: return findings(item);
    default: return std::nullopt;
    }
}
