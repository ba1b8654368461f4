#include "models/explain_model.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "models/export_status.h"
#include "models/language.h"
#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr qsizetype membersNamedMax = 8;

// The chosen region first, then what binds by its own state, last what a rule or policy excludes.
int readingRank(const DestinationVerdict& verdict)
{
    switch (verdict.constraint) {
    case Constraint::none: return 0;
    case Constraint::ruleNamesAnother:
    case Constraint::outsideAllowedRegions: return 2;
    default: return 1;
    }
}

std::vector<std::size_t> readingOrder(const std::vector<DestinationVerdict>& verdicts)
{
    std::vector<std::size_t> order(verdicts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&verdicts](std::size_t a, std::size_t b) {
        return readingRank(verdicts[a]) < readingRank(verdicts[b]);
    });
    return order;
}

}  // namespace

ExplainModel::ExplainModel(Desk* desk, QObject* parent) : QAbstractListModel(parent), m_desk(desk)
{
    Language::instance()->follow(this);
}

const GroupDecision& ExplainModel::decision() const
{
    return m_preview->plan.groups[static_cast<std::size_t>(m_decision)];
}

int ExplainModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QHash<int, QByteArray> ExplainModel::roleNames() const
{
    return {{RegionIdRole, "regionId"},
            {ChosenRole, "chosen"},
            {ConstraintRole, "constraint"},
            {ConstraintTextRole, "constraintText"},
            {VolumeRole, "volume"},
            {NeededExactTextRole, "neededExactText"},
            {AvailableExactTextRole, "availableExactText"},
            {ShortExactTextRole, "shortExactText"},
            {NeededTextRole, "neededText"},
            {AvailableTextRole, "availableText"},
            {ShortTextRole, "shortText"},
            {StaleTextRole, "staleText"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant ExplainModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DestinationVerdict& verdict =
        decision().verdicts[m_order[static_cast<std::size_t>(index.row())]];
    const Catalog& catalog = m_desk->catalog();
    const QString regionId = toText(catalog.region(verdict.region).id);
    switch (role) {
    case Qt::DisplayRole:
    case RegionIdRole: return regionId;
    case ChosenRole: return verdict.constraint == Constraint::none;
    case ConstraintRole: return toText(constraintName(verdict.constraint));
    case ConstraintTextRole: return constraintSentence(verdict);
    case VolumeRole:
        return verdict.volume.valid() ? toText(catalog.volume(verdict.volume).id) : QString();
    case NeededExactTextRole: return constraintNumbers(decision(), verdict, true).needed;
    case AvailableExactTextRole: return constraintNumbers(decision(), verdict, true).available;
    case ShortExactTextRole: return constraintNumbers(decision(), verdict, true).shortBy;
    case NeededTextRole: return constraintNumbers(decision(), verdict).needed;
    case AvailableTextRole: return constraintNumbers(decision(), verdict).available;
    case ShortTextRole: return constraintNumbers(decision(), verdict).shortBy;
    case StaleTextRole: return staleText(exportStatus(*m_desk, verdict.region));
    case AccessibleTextRole: {
        const ConstraintNumbers numbers = constraintNumbers(decision(), verdict);
        const QString words = constraintSentence(verdict);
        if (numbers.shortBy.isEmpty())
            return tr("%1: %2 %3").arg(regionId, words, numbers.available).trimmed();
        return tr("%1: %2, needs %3, has %4, short by %5")
            .arg(regionId, words, numbers.needed, numbers.available, numbers.shortBy);
    }
    default: return {};
    }
}

void ExplainModel::setDecision(std::shared_ptr<const Preview> preview, int decision)
{
    if (m_count > 0) {
        beginRemoveRows({}, 0, m_count - 1);
        m_count = 0;
        endRemoveRows();
    }
    m_preview = std::move(preview);
    m_decision = m_preview == nullptr ? -1 : decision;
    m_order = active() ? readingOrder(this->decision().verdicts) : std::vector<std::size_t>();
    const int after = static_cast<int>(m_order.size());
    if (after > 0) {
        beginInsertRows({}, 0, after - 1);
        m_count = after;
        endInsertRows();
    }
    emit changed();
}

QString ExplainModel::group() const
{
    return active() ? toText(groupId(m_desk->catalog(), decision())) : QString();
}

QString ExplainModel::titleText() const
{
    if (!active())
        return {};
    const Catalog& catalog = m_desk->catalog();
    const QString source = toText(catalog.region(decision().source).id);
    if (!decision().destination.valid())
        return tr("%1 at %2").arg(group(), source);
    return tr("%1: %2 to %3")
        .arg(group(), source, toText(catalog.region(decision().destination).id));
}

QString ExplainModel::status() const
{
    return active() ? decisionStatus(decision()) : QString();
}

QString ExplainModel::reason() const
{
    return active() ? toText(reasonName(decision().reason)) : QString();
}

QString ExplainModel::reasonText() const
{
    return active() ? reasonSentence(m_desk->state(), decision()) : QString();
}

QString ExplainModel::membersText() const
{
    if (!active())
        return {};
    const Catalog& catalog = m_desk->catalog();
    const auto& members = decision().members;
    QStringList ids;
    for (const VolumeIndex member : members) {
        if (ids.size() == membersNamedMax) {
            ids << tr("and %1 more").arg(Figures::count(members.size() - membersNamedMax));
            break;
        }
        ids << toText(catalog.volume(member).id);
    }
    QString text =
        tr("%1 (%2)").arg(Figures::represented(members.size(), concreteVolumes(catalog, members)),
                          ids.join(QStringLiteral(", ")));
    if (!decision().elsewhere.empty())
        text += tr("; %1 more of the group are not lost: its recovery point is split")
                    .arg(Figures::count(decision().elsewhere.size()));
    return text;
}

QString ExplainModel::policy() const
{
    if (!active() || decision().members.empty())
        return {};
    const EstateState& state = m_desk->state();
    const PolicyIndex index = state.rules().policyOf(state.catalog(), decision().members.front());
    return index.valid() ? toText(state.rules().policy(index).id) : QString();
}

QString ExplainModel::ruleText() const
{
    if (!active())
        return {};
    const RuleTrace& trace = decision().rule;
    if (!trace.tied.empty()) {
        QStringList tied;
        for (const std::uint32_t rule : trace.tied)
            tied << ruleSentence(m_desk->state(), trace, rule);
        return tr("Equally specific rules disagree. %1").arg(tied.join(QLatin1Char(' ')));
    }
    return ruleSentence(m_desk->state(), trace, trace.winner.value_or(RegionIndex::none));
}

QStringList ExplainModel::beatenRuleTexts() const
{
    QStringList texts;
    if (!active())
        return texts;
    for (const std::uint32_t rule : decision().rule.beaten)
        texts << tr("Less specific: %1").arg(ruleSentence(m_desk->state(), decision().rule, rule));
    return texts;
}

QStringList ExplainModel::timingTexts() const
{
    if (!active() || !decision().timing)
        return {};
    const RecoveryTiming& timing = *decision().timing;
    const Timestamp loss = m_preview->at;
    const auto duration = [](Duration value) { return Figures::duration(value); };
    // What nobody used yet has been ready ever since.
    const auto ready = [loss](Timestamp at) {
        return at <= loss ? tr("at once") : afterLossText(at, loss);
    };
    QStringList texts;
    texts << tr("Queue starts %1: queue ready %2, paths ready %3, source fenced %4")
                 .arg(ready(timing.queueStart), ready(timing.queueReady), ready(timing.pathsReady),
                      ready(timing.sourceFenced));
    texts << (timing.fill.value == 0 ? tr("No fill: its path is busy and so already full")
                                     : tr("Fill %1: its path was idle").arg(duration(timing.fill)));
    texts << tr("Target %1: %2 at %3, operations: %4 at %5")
                 .arg(duration(timing.target), Figures::bytes(timing.bytes.value),
                      Figures::byteRate(timing.restoreRate.value),
                      Figures::count(timing.operations.value),
                      Figures::iops(timing.applyRate.value));
    texts << tr("Demux %1 over %2; zero-copy lanes: %3, copying lanes: %4, %5 copied")
                 .arg(duration(timing.demux), pathsText(timing),
                      Figures::count(timing.zeroCopyLanes), Figures::count(timing.copyingLanes),
                      Figures::bytes(timing.bytesCopied.value));
    texts << tr("Completes %1; deadline %2; %3")
                 .arg(afterLossText(timing.completion, loss), afterLossText(timing.deadline, loss),
                      slackText(timing.completion, timing.deadline));
    return texts;
}

QString ExplainModel::pathsText(const RecoveryTiming& timing) const
{
    QStringList texts;
    for (const PathIndex path : timing.paths) {
        const PathSpec& spec = m_desk->catalog().path(path);
        texts << tr("%1 (%2)").arg(toText(spec.id), toText(transportName(spec.transport)));
    }
    return texts.isEmpty() ? tr("no path") : texts.join(QStringLiteral(", "));
}

QString ExplainModel::costText() const
{
    if (!active())
        return {};
    return tr("Expected cost %1, operations lost: %2")
        .arg(Figures::cost(decision().expectedCost.microunits),
             Figures::count(decision().lostOperations.value));
}

std::uint64_t ExplainModel::othersCount() const
{
    std::set<std::uint32_t> told{decision().source.value};
    for (const VolumeIndex member : decision().members)
        told.insert(m_desk->state().sourceOf(member).value);
    for (const DestinationVerdict& verdict : decision().verdicts)
        told.insert(verdict.region.value);
    const std::uint64_t regions = m_desk->catalog().regions.size();
    return regions > told.size() ? regions - told.size() : 0;
}

QString ExplainModel::othersText() const
{
    if (!active() || m_count == 0)
        return {};
    // A repair stays in its region: no other one was in question.
    const auto& verdicts = decision().verdicts;
    const RegionIndex source = decision().source;
    if (std::any_of(verdicts.begin(), verdicts.end(),
                    [source](const DestinationVerdict& each) { return each.region == source; }))
        return {};
    const std::uint64_t others = othersCount();
    if (others == 0)
        return {};
    return tr("%1 other region(s) not named by the rule: neither its policy nor the entity's "
              "presence allows them, and they hold no replica",
              nullptr, pluralOf(others))
        .arg(Figures::count(others));
}

QString ExplainModel::noDestinationText() const
{
    if (!active() || m_count > 0)
        return {};
    if (decision().outcome == Outcome::hold)
        return tr("None was looked for: the rule holds it where it is.");
    switch (decision().reason) {
    case Reason::ambiguousScenarioImpact:
    case Reason::ambiguousFailoverRule:
        return tr("None was looked for: equally specific rules disagree about it.");
    case Reason::noObjective:
        return tr("None was looked for: without an objective it has no deadline.");
    case Reason::noEligibleDestination: return tr("No region holds a usable replica.");
    default: return tr("None was looked for.");
    }
}
