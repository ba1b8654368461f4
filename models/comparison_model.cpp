#include "models/comparison_model.h"

#include <map>
#include <utility>

#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr qsizetype namedLossesMax = 6;

// Equal decisions: what an operator would do is the same; when it is done may differ.
bool sameDecision(const GroupDecision& a, const GroupDecision& b)
{
    return a.outcome == b.outcome && a.destination == b.destination &&
           decisionStatus(a) == decisionStatus(b);
}

QString lossText(const Preview& preview)
{
    QStringList ids;
    for (const auto* part :
         {&preview.failures.regions, &preview.failures.sites, &preview.failures.hosts}) {
        for (const std::string& id : *part)
            ids << toText(id);
    }
    const auto more = ids.size() - namedLossesMax;
    if (more <= 0)
        return ids.join(QStringLiteral(", "));
    return Words::tr("%1 and %2 more")
        .arg(ids.first(namedLossesMax).join(QStringLiteral(", ")),
             Figures::countText(static_cast<qreal>(more)));
}

}  // namespace

ComparisonModel::ComparisonModel(Desk* desk, QObject* parent)
    : TableModel({idColumn("group", 96), textColumn("change", 200, true),
                  textColumn("pinned_outcome", 176), textColumn("outcome", 176),
                  numberColumn("pinned_completion", 96), numberColumn("completion", 96),
                  numberColumn("pinned_cost", 112), numberColumn("cost", 112)},
                 parent),
      m_desk(desk)
{
    connect(desk, &Desk::aboutToReplace, this, [this] {
        m_preview.reset();
        unpin();
    });
}

void ComparisonModel::setPreview(std::shared_ptr<const Preview> preview)
{
    m_preview = std::move(preview);
    compare();
}

void ComparisonModel::pin()
{
    m_pinned = m_preview;
    compare();
}

void ComparisonModel::unpin()
{
    if (m_pinned == nullptr)
        return;
    const QString text = tr("Unpinned: the plan of %1").arg(pinnedText());
    const auto pinned = std::exchange(m_pinned, nullptr);
    compare();
    m_desk->undo().offer(text, [this, pinned] {
        m_pinned = pinned;
        compare();
    });
}

void ComparisonModel::setOnlyDifferences(bool only)
{
    if (only == m_onlyDifferences)
        return;
    m_onlyDifferences = only;
    filterAgain();
    emit compared();
    emit viewChanged();
}

void ComparisonModel::compare()
{
    m_rows.clear();
    m_differences = 0;
    if (m_pinned != nullptr && m_preview != nullptr) {
        const Catalog& catalog = m_desk->catalog();
        std::map<std::string, std::size_t> places;
        for (const auto& group : m_pinned->plan.groups) {
            const std::string& id = groupId(catalog, group);
            places.emplace(id, m_rows.size());
            m_rows.push_back({toText(id), static_cast<int>(m_rows.size()), -1, true});
        }
        for (std::size_t at = 0; at < m_preview->plan.groups.size(); ++at) {
            const std::string& id = groupId(catalog, m_preview->plan.groups[at]);
            const auto known = places.find(id);
            if (known == places.end()) {
                m_rows.push_back({toText(id), -1, static_cast<int>(at), true});
                continue;
            }
            Row& row = m_rows[known->second];
            row.after = static_cast<int>(at);
            row.differs = !sameDecision(*decision(row, true), *decision(row, false));
        }
        for (const Row& row : m_rows)
            m_differences += row.differs ? 1 : 0;
    }
    setTotal(static_cast<int>(m_rows.size()));
    emit compared();
}

const ComparisonModel::Row& ComparisonModel::row(int item) const
{
    return m_rows[static_cast<std::size_t>(item)];
}

const GroupDecision* ComparisonModel::decision(const Row& row, bool pinned) const
{
    const int at = pinned ? row.before : row.after;
    if (at < 0)
        return nullptr;
    return &(pinned ? m_pinned : m_preview)->plan.groups[static_cast<std::size_t>(at)];
}

QString ComparisonModel::pinnedText() const
{
    return m_pinned == nullptr
               ? QString()
               : tr("%1, at %2").arg(lossText(*m_pinned), Figures::time(m_pinned->at));
}

QString ComparisonModel::verdictText() const
{
    if (m_pinned == nullptr || m_preview == nullptr)
        return {};
    const PlanSummary& before = m_pinned->summary;
    const PlanSummary& after = m_preview->summary;
    return tr("RTO met %1, now %2 of the volumes; held %3, now %4; cost %5, now %6. "
              "Decided otherwise: %7 of %8 groups.")
        .arg(Figures::share(before.volumesMetRto, before.volumes),
             Figures::share(after.volumesMetRto, after.volumes),
             Figures::share(before.volumesHeld, before.volumes),
             Figures::share(after.volumesHeld, after.volumes),
             Figures::costBrief(before.total().microunits),
             Figures::costBrief(after.total().microunits), Figures::countText(m_differences),
             Figures::count(m_rows.size()));
}

QString ComparisonModel::heading(int column) const
{
    switch (column) {
    case GroupColumn: return tr("Group");
    case ChangeColumn: return tr("Difference");
    case PinnedOutcomeColumn: return tr("Pinned: outcome");
    case OutcomeColumn: return tr("Now: outcome");
    case PinnedCompletionColumn: return tr("Pinned: done");
    case CompletionColumn: return tr("Now: done");
    case PinnedCostColumn: return tr("Pinned: cost");
    case CostColumn: return tr("Now: cost");
    default: return {};
    }
}

QString ComparisonModel::outcomeText(const Row& row, bool pinned) const
{
    const GroupDecision* decided = decision(row, pinned);
    if (decided == nullptr)
        return {};
    const QString outcome = decisionStatusText(decisionStatus(*decided));
    return decided->destination.valid()
               ? tr("%1 at %2")
                     .arg(outcome, toText(m_desk->catalog().region(decided->destination).id))
               : outcome;
}

QString ComparisonModel::completionText(const Row& row, bool pinned) const
{
    const GroupDecision* decided = decision(row, pinned);
    return decided == nullptr || !decided->timing
               ? QString()
               : afterLossText(decided->timing->completion, (pinned ? m_pinned : m_preview)->at);
}

QString ComparisonModel::costText(const Row& row, bool pinned) const
{
    const GroupDecision* decided = decision(row, pinned);
    return decided == nullptr ? QString() : Figures::costBrief(decided->expectedCost.microunits);
}

QString ComparisonModel::changeText(const Row& row) const
{
    if (row.before < 0)
        return tr("not lost in the pinned plan");
    if (row.after < 0)
        return tr("no longer lost");
    if (!row.differs)
        return tr("same");
    const GroupDecision& before = *decision(row, true);
    const GroupDecision& after = *decision(row, false);
    if (before.outcome == Outcome::recover && after.outcome == Outcome::recover &&
        before.destination != after.destination)
        return tr("goes elsewhere");
    if (after.outcome != Outcome::recover && before.outcome == Outcome::recover)
        return tr("no longer recovers");
    if (after.outcome == Outcome::recover && before.outcome != Outcome::recover)
        return tr("recovers now");
    if (decisionStatus(after) == QLatin1String("missed"))
        return tr("misses its RTO now");
    if (decisionStatus(after) == QLatin1String("met"))
        return tr("meets its RTO now");
    return tr("for another reason");
}

QString ComparisonModel::cellText(int item, int column) const
{
    const Row& compared = row(item);
    switch (column) {
    case GroupColumn: return compared.group;
    case ChangeColumn: return changeText(compared);
    case PinnedOutcomeColumn: return outcomeText(compared, true);
    case OutcomeColumn: return outcomeText(compared, false);
    case PinnedCompletionColumn: return completionText(compared, true);
    case CompletionColumn: return completionText(compared, false);
    case PinnedCostColumn: return costText(compared, true);
    case CostColumn: return costText(compared, false);
    default: return {};
    }
}

QString ComparisonModel::glyph(int item, int column) const
{
    if (column == ChangeColumn && row(item).differs)
        return QStringLiteral("differs");
    if (column != PinnedOutcomeColumn && column != OutcomeColumn)
        return {};
    const GroupDecision* decided = decision(row(item), column == PinnedOutcomeColumn);
    return decided == nullptr ? QString() : decisionStatus(*decided);
}

std::vector<TableModel::QuickFilter> ComparisonModel::quickFilters() const
{
    const QString different = QStringLiteral("different");
    return {{QStringLiteral("rows"), {different}, m_onlyDifferences ? different : QString()}};
}

void ComparisonModel::setQuickFilter(const QString& name, const QString& value)
{
    Q_UNUSED(name)
    setOnlyDifferences(!value.isEmpty());
}

bool ComparisonModel::accepts(int item) const
{
    return !m_onlyDifferences || row(item).differs;
}

bool ComparisonModel::lessThan(int left, int right, int column) const
{
    const bool pinned = column == PinnedCompletionColumn || column == PinnedCostColumn;
    const GroupDecision* a = decision(row(left), pinned);
    const GroupDecision* b = decision(row(right), pinned);
    if (column == PinnedCostColumn || column == CostColumn)
        return a == nullptr || b == nullptr ? a != nullptr && b == nullptr
                                            : a->expectedCost < b->expectedCost;
    if (column == PinnedCompletionColumn || column == CompletionColumn) {
        const bool first = a != nullptr && a->timing;
        const bool second = b != nullptr && b->timing;
        return first && second ? a->timing->completion < b->timing->completion : first && !second;
    }
    return TableModel::lessThan(left, right, column);
}
