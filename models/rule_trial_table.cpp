#include "models/rule_trial_table.h"

#include <utility>

#include "models/engine_words.h"
#include "models/error_advice.h"
#include "models/language.h"
#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

namespace {

// Ids of regions are whole: their ends tell them apart. What is left of 1280 pixels is for why.
std::vector<TableModel::Column> trialColumns()
{
    return {TableModel::idColumn("group", 112),
            TableModel::idColumn("source", 120),
            TableModel::textColumn("before", 152),
            TableModel::textColumn("after", 152),
            TableModel::textColumn("why", 240, true),
            TableModel::textColumn("change", 96),
            TableModel::numberColumn("lost_operations", 160),
            TableModel::idColumn("application", 104)};
}

QString outcomeText(const QString& status, const std::string& region)
{
    if (status.isEmpty())
        return Words::tr("keeps running");
    return region.empty() ? decisionStatusText(status)
                          : Words::tr("%1, %2").arg(toText(region), decisionStatusText(status));
}

}  // namespace

RuleTrialTable::RuleTrialTable(RuleWork* work, RuleAssessment* assessment, QObject* parent)
    : TableModel(trialColumns(), parent), m_work(work), m_assessment(assessment)
{
    connect(assessment, &RuleAssessment::resolved, this, &RuleTrialTable::again);
    connect(work->desk(), &Desk::aboutToReplace, this, &RuleTrialTable::clear);
    connect(this, &RuleTrialTable::changedOnlyChanged, this, &TableModel::viewChanged);
    connect(Language::instance(), &Language::changed, this, [this] {
        if (m_ran)
            again();
    });
}

void RuleTrialTable::run(const QString& failures)
{
    m_failures = failures.simplified();
    m_ran = !m_failures.isEmpty();
    again();
}

void RuleTrialTable::clear()
{
    m_failures.clear();
    m_ran = false;
    again();
}

void RuleTrialTable::again()
{
    m_problem.clear();
    m_problemCode.clear();
    m_tried = {};
    const EstateState* edited = m_assessment->edited();
    if (m_ran && edited == nullptr) {
        const RuleAssessment::Stage stage = m_assessment->stage();
        const bool working =
            stage == RuleAssessment::Checking || stage == RuleAssessment::Resolving;
        m_problem =
            working ? tr("Being worked out")
                    : tr("These rules can't be tried: the estate refuses them. See the text.");
        m_problemCode = working ? QString() : errorCodeText(ErrorCode::badInput);
    } else if (m_ran) {
        const auto failures = lossIn(*m_work->desk(), m_failures);
        auto tried = failures ? tryRules(*m_work->desk(), *edited, *failures)
                              : Result<TriedSet>(tl::unexpected<Error>(failures.error()));
        if (tried) {
            m_tried = std::move(*tried);
        } else {
            m_problem = engineSentence(tried.error().message);
            m_problemCode = errorCodeText(tried.error().code);
        }
    }
    const bool compared =
        std::exchange(m_compares, m_ran && m_problem.isEmpty() && !m_work->changes().empty());
    setTotal(static_cast<int>(m_tried.groups.size()));
    if (m_compares != compared) {
        emit headerDataChanged(Qt::Horizontal, AfterColumn, AfterColumn);
        emit headingsChanged();
    }
    emit tried();
    emit changedOnlyChanged();
}

void RuleTrialTable::setChangedOnly(bool changedOnly)
{
    if (std::exchange(m_changedOnly, changedOnly) == changedOnly)
        return;
    filterAgain();
    emit changedOnlyChanged();
}

QString RuleTrialTable::summaryText() const
{
    if (!m_ran || !m_problem.isEmpty())
        return {};
    const auto figures = [](const PlanSummary& summary) {
        return tr("%1 met, %2 missed, %3 held, %4 not recovered")
            .arg(Figures::count(summary.metRto), Figures::count(summary.missedRto),
                 Figures::count(summary.held),
                 Figures::count(summary.capacityShort + summary.deferred));
    };
    if (!m_compares)
        return tr("Approved rules: %1").arg(figures(m_tried.before));
    return tr("%n group(s) go another way. Approved: %1. Draft: %2", nullptr,
              static_cast<int>(m_tried.changed()))
        .arg(figures(m_tried.before), figures(m_tried.after));
}

QString RuleTrialTable::verdictText() const
{
    return m_compares ? ::verdictText(verdictOf(m_tried), m_tried.changed()) : QString();
}

QString RuleTrialTable::verdict() const
{
    return m_compares ? verdictKey(verdictOf(m_tried)) : QString();
}

std::vector<TableModel::QuickFilter> RuleTrialTable::quickFilters() const
{
    const QString all = QStringLiteral("all");
    return {{QStringLiteral("groups"), {all}, !m_changedOnly ? all : QString()}};
}

void RuleTrialTable::setQuickFilter(const QString& name, const QString& value)
{
    Q_UNUSED(name)
    setChangedOnly(value.isEmpty());
}

bool RuleTrialTable::accepts(int item) const
{
    return !changedOnly() || group(item).differs();
}

QString RuleTrialTable::heading(int column) const
{
    switch (column) {
    case GroupColumn: return tr("Group");
    case ApplicationColumn: return tr("Application");
    case SourceColumn: return tr("Source");
    case BeforeColumn: return tr("Approved rules");
    case AfterColumn: return m_compares ? tr("Draft") : tr("Rules shown");
    case WhyColumn: return tr("Why");
    case LostColumn: return tr("Lost operations");
    case ChangeColumn: return tr("Difference");
    default: return {};
    }
}

QString RuleTrialTable::cellText(int item, int column) const
{
    const TriedGroup& tried = group(item);
    switch (column) {
    case GroupColumn: return toText(tried.group);
    case ApplicationColumn: return toText(tried.application);
    case SourceColumn: return toText(tried.source);
    case BeforeColumn: return outcomeText(tried.statusBefore, tried.before);
    case AfterColumn: return outcomeText(tried.statusAfter, tried.after);
    case LostColumn:
        return tried.lostBefore == tried.lostAfter
                   ? Figures::count(tried.lostAfter)
                   : tr("%1, was %2")
                         .arg(Figures::count(tried.lostAfter), Figures::count(tried.lostBefore));
    case WhyColumn: return tried.why;
    case ChangeColumn:
        if (!tried.differs())
            return tr("the same");
        return tried.gain() > 0 ? tr("better") : tried.gain() < 0 ? tr("worse") : tr("other");
    default: return {};
    }
}

QString RuleTrialTable::glyph(int item, int column) const
{
    switch (column) {
    case BeforeColumn: return group(item).statusBefore;
    case AfterColumn: return group(item).statusAfter;
    case ChangeColumn: return group(item).differs() ? QStringLiteral("changed") : QString();
    default: return {};
    }
}

QString RuleTrialTable::accessibleText(int item) const
{
    const QString text = tr("Group %1 from %2. Approved: %3. Shown: %4")
                             .arg(cellText(item, GroupColumn), cellText(item, SourceColumn),
                                  cellText(item, BeforeColumn), cellText(item, AfterColumn));
    const QString why = cellText(item, WhyColumn);
    return why.isEmpty() ? text : tr("%1. %2").arg(text, why);
}

std::optional<U128> RuleTrialTable::amount(int item, int column) const
{
    if (column != LostColumn)
        return std::nullopt;
    return group(item).lostAfter;
}
