#include "models/rule_finding_table.h"

#include <algorithm>

#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

namespace {

std::vector<TableModel::Column> findingColumns()
{
    const auto text = [](const char* key, int width, bool monospace = false, bool stretch = false) {
        return TableModel::Column{QString::fromLatin1(key), width, false, monospace, stretch};
    };
    TableModel::Column code = text("code", 180);
    code.hidden = true;
    return {text("severity", 96),
            text("of", 228, true),
            TableModel::Column{QStringLiteral("rule"), 56, true},
            text("finding", 320, false, true),
            TableModel::listColumn("when", 128),
            TableModel::Column{QStringLiteral("flows"), 72, true},
            text("example", 112, true),
            code};
}

}  // namespace

RuleFindingTable::RuleFindingTable(RuleAssessment* assessment, QObject* parent)
    : TableModel(findingColumns(), parent), m_assessment(assessment)
{
    connect(assessment, &RuleAssessment::linted, this, &RuleFindingTable::take);
}

void RuleFindingTable::showOnly(const std::optional<BlockKey>& key)
{
    if (m_only == key)
        return;
    m_only = key;
    refresh();
}

BlockKey RuleFindingTable::blockOf(const LintFinding& finding) const
{
    if (finding.policy.valid())
        return {BlockKind::policy, m_state->rules().policy(finding.policy).id};
    return {BlockKind::application, m_state->catalog().application(finding.application).id};
}

void RuleFindingTable::take()
{
    const EstateState* state = m_assessment->edited();
    m_state = state == nullptr ? nullptr : std::make_shared<const EstateState>(*state);
    m_all = m_assessment->report().findings;
    std::stable_sort(m_all.begin(), m_all.end(), [](const LintFinding& a, const LintFinding& b) {
        return a.severity() < b.severity();
    });
    refresh();
}

void RuleFindingTable::refresh()
{
    m_findings.clear();
    for (const LintFinding& finding : m_all) {
        if (!m_only || blockOf(finding) == *m_only)
            m_findings.push_back(finding);
    }
    setTotal(static_cast<int>(m_findings.size()));
    emit rowsChanged();
}

int RuleFindingTable::countOf(LintSeverity severity) const
{
    return static_cast<int>(
        std::count_if(m_findings.begin(), m_findings.end(),
                      [severity](const LintFinding& f) { return f.severity() == severity; }));
}

QString RuleFindingTable::keyOf(int item) const
{
    return item < 0 || item >= total() ? QString() : blockKeyText(blockOf(finding(item)));
}

QString RuleFindingTable::worstFilter() const
{
    for (const LintSeverity severity :
         {LintSeverity::error, LintSeverity::warning, LintSeverity::info}) {
        if (countOf(severity) > 0)
            return QStringLiteral("severity:%1").arg(severityText(severity).toLower());
    }
    return {};
}

QString RuleFindingTable::heading(int column) const
{
    switch (column) {
    case SeverityColumn: return tr("Severity");
    case OfColumn: return tr("Found in");
    case RuleColumn: return tr("Rule");
    case FindingColumn: return tr("Finding");
    case WhenColumn: return tr("When lost");
    case FlowsColumn: return tr("Volumes");
    case ExampleColumn: return tr("For example");
    case CodeColumn: return tr("Code");
    default: return {};
    }
}

QString RuleFindingTable::cellText(int item, int column) const
{
    const LintFinding& found = finding(item);
    const Catalog& catalog = m_state->catalog();
    switch (column) {
    case SeverityColumn: return severityText(found.severity());
    case OfColumn: return toText(blockOf(found).id);
    case RuleColumn: return found.rule ? Figures::count(*found.rule + 1ull) : QString();
    case FindingColumn: return findingSentence(*m_state, found);
    case WhenColumn: return idsBrief(regionTexts(catalog, found.failureSet));
    case FlowsColumn: return Figures::count(found.flows);
    case ExampleColumn:
        return found.example.valid() ? toText(catalog.volume(found.example).id) : QString();
    case CodeColumn: return toText(lintCodeName(found.code));
    default: return {};
    }
}

QString RuleFindingTable::exactText(int item, int column) const
{
    return column == WhenColumn ? regionTexts(m_state->catalog(), finding(item).failureSet)
                                      .join(QStringLiteral(", "))
                                : cellText(item, column);
}

QString RuleFindingTable::status(int item) const
{
    return severityKey(finding(item).severity());
}

QString RuleFindingTable::glyph(int item, int column) const
{
    return column == SeverityColumn ? status(item) : QString();
}

QString RuleFindingTable::accessibleText(int item) const
{
    return tr("%1 of %2: %3")
        .arg(cellText(item, SeverityColumn), cellText(item, OfColumn),
             cellText(item, FindingColumn));
}

QHash<int, QByteArray> RuleFindingTable::ownRoles() const
{
    return {{SentenceRole, "sentence"}};
}

QVariant RuleFindingTable::ownData(int item, int role) const
{
    if (role != SentenceRole)
        return {};
    const QString text = cellText(item, FindingColumn);
    return finding(item).rule ? tr("Rule %1: %2").arg(cellText(item, RuleColumn), text) : text;
}

std::optional<U128> RuleFindingTable::amount(int item, int column) const
{
    const LintFinding& found = finding(item);
    switch (column) {
    case SeverityColumn: return static_cast<std::uint64_t>(found.severity());
    case RuleColumn: return found.rule ? std::optional<U128>(*found.rule) : std::nullopt;
    case FlowsColumn: return found.flows;
    default: return std::nullopt;
    }
}
