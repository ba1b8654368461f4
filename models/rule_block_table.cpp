#include "models/rule_block_table.h"

#include <algorithm>
#include <utility>

#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

RuleBlockTable::RuleBlockTable(RuleWork* work, RuleAssessment* assessment, BlockKind kind,
                               std::vector<Column> columns, QObject* parent)
    : TableModel(std::move(columns), parent), m_work(work), m_assessment(assessment), m_kind(kind)
{
    connect(work, &RuleWork::changed, this, &RuleBlockTable::refresh);
    connect(assessment, &RuleAssessment::counted, this, &RuleBlockTable::noteAll);
    connect(assessment, &RuleAssessment::linted, this, &RuleBlockTable::noteAll);
    connect(this, &RuleBlockTable::changedOnlyChanged, this, &TableModel::viewChanged);
}

std::vector<RuleBlockTable::Row> RuleBlockTable::rows() const
{
    const auto& before = m_work->approved().blocks();
    const auto& after = m_work->shown().blocks();
    std::vector<Row> rows;
    auto old = before.begin();
    auto now = after.begin();
    // Both are in the order of a text.
    while (old != before.end() || now != after.end()) {
        const bool goes = now == after.end() || (old != before.end() && old->first < now->first);
        const bool comes = !goes && (old == before.end() || now->first < old->first);
        const auto& [key, block] = goes ? *old : *now;
        if (key.kind == m_kind) {
            const bool differs =
                !goes && !comes && old->second != now->second && *old->second != *now->second;
            rows.push_back({key, block, blockChangeKey(!comes, !goes, differs)});
        }
        if (!comes)
            ++old;
        if (!goes)
            ++now;
    }
    return rows;
}

// An edit changes what a block says, and seldom how many there are: rowsChanged() is not enough.
void RuleBlockTable::refresh()
{
    take(rows());
    const int told = std::exchange(m_toldChanged, changedCount());
    if (told != m_toldChanged)
        emit changedCountChanged();
}

void RuleBlockTable::take(std::vector<Row> wanted)
{
    const auto sameKey = [](const Row& a, const Row& b) { return a.key == b.key; };
    if (!std::equal(wanted.begin(), wanted.end(), m_table.begin(), m_table.end(), sameKey) ||
        orderColumn() >= 0 || !filter().isEmpty() || m_changedOnly) {
        m_table = std::move(wanted);
        setTotal(static_cast<int>(m_table.size()));
        return;
    }
    // The same rows: what is not edited is not read again.
    const std::vector<Row> before = std::exchange(m_table, std::move(wanted));
    for (std::size_t item = 0; item < before.size(); ++item) {
        if (before[item] != m_table[item])
            touchItem(static_cast<int>(item));
    }
}

void RuleBlockTable::noteAll()
{
    setTotal(static_cast<int>(m_table.size()));
}

int RuleBlockTable::itemOf(const QString& key) const
{
    const BlockKey wanted = blockKeyOf(key);
    const auto found =
        std::lower_bound(m_table.begin(), m_table.end(), wanted,
                         [](const Row& row, const BlockKey& k) { return row.key < k; });
    return found == m_table.end() || found->key != wanted
               ? -1
               : static_cast<int>(found - m_table.begin());
}

QString RuleBlockTable::keyOf(int item) const
{
    return item < 0 || item >= total() ? QString() : blockKeyText(row(item).key);
}

int RuleBlockTable::changedCount() const
{
    return static_cast<int>(std::count_if(m_table.begin(), m_table.end(),
                                          [](const Row& row) { return !row.change.isEmpty(); }));
}

void RuleBlockTable::setChangedOnly(bool changedOnly)
{
    if (std::exchange(m_changedOnly, changedOnly) == changedOnly)
        return;
    filterAgain();
    emit changedOnlyChanged();
}

std::vector<BlockKey> RuleBlockTable::shownKeys()
{
    arrangeNow();
    std::vector<BlockKey> keys;
    for (int at = 0; at < count(); ++at) {
        const Row& shown = row(itemAt(at));
        if (shown.change != QLatin1String("removed"))
            keys.push_back(shown.key);
    }
    return keys;
}

std::vector<TableModel::QuickFilter> RuleBlockTable::quickFilters() const
{
    const QString changed = QStringLiteral("changed");
    return {{QStringLiteral("rows"), {changed}, m_changedOnly ? changed : QString()}};
}

void RuleBlockTable::setQuickFilter(const QString& name, const QString& value)
{
    Q_UNUSED(name)
    setChangedOnly(!value.isEmpty());
}

bool RuleBlockTable::accepts(int item) const
{
    return !m_changedOnly || !row(item).change.isEmpty();
}

QString RuleBlockTable::status(int item) const
{
    return row(item).change;
}

std::uint64_t RuleBlockTable::flows(int item) const
{
    return m_assessment->governed(row(item).key).flows;
}

std::uint64_t RuleBlockTable::findings(int item) const
{
    return m_assessment->findings(row(item).key).count();
}

QString RuleBlockTable::findingsText(int item) const
{
    return findings(item) == 0 ? QString() : Figures::count(findings(item));
}

QString RuleBlockTable::findingsGlyph(int item) const
{
    const RuleAssessment::Findings found = m_assessment->findings(row(item).key);
    if (found.errors > 0)
        return severityKey(LintSeverity::error);
    if (found.warnings > 0)
        return severityKey(LintSeverity::warning);
    return found.notes > 0 ? severityKey(LintSeverity::info) : QString();
}

QString RuleBlockTable::flowsText(int item) const
{
    return Figures::count(flows(item));
}
