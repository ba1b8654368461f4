#include "models/second_loss.h"

#include <utility>

#include "models/engine_words.h"
#include "models/failure_ids.h"
#include "models/language.h"
#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

namespace {

QString fateText(GroupFate fate)
{
    switch (fate) {
    case GroupFate::settled: return Words::tr("Recovered before it, and stands");
    case GroupFate::inFlight: return Words::tr("On its way, and stands");
    case GroupFate::reconsidered: return Words::tr("Decided again");
    case GroupFate::aborted: return Words::tr("Aborted, decided anew");
    case GroupFate::lostAgain: return Words::tr("Recovered, then lost again");
    case GroupFate::newlyLost: return Words::tr("Lost by the second loss");
    }
    return {};
}

// Why, and by which rule; what is held is held by its rule before anything else.
QString standingReason(const EstateState& state, const GroupDecision& decision)
{
    const QString reason = reasonSentence(state, decision);
    // The approved rules may be others than those of the plan by now.
    const bool ruled = decision.rule.winner && decision.rule.policy.valid() &&
                       decision.rule.policy.value < state.rules().policies.size();
    if (!ruled)
        return reason;
    const QString rule = ruleSentence(state, decision.rule, *decision.rule.winner);
    const bool held =
        decision.reason == Reason::heldByRule || decision.reason == Reason::heldNotDurable;
    return held ? rule + QLatin1Char(' ') + reason : reason + QLatin1Char(' ') + rule;
}

}  // namespace

StoryModel::StoryModel(Desk* desk, QObject* parent)
    : TableModel({idColumn("group", 112), textColumn("fate", 208),
                  textColumn("first_decision", 200), textColumn("second_decision", 200),
                  numberColumn("completion", 128), textColumn("reason", 240, true)},
                 parent),
      m_desk(desk)
{}

void StoryModel::setPreview(std::shared_ptr<const SecondLossPreview> preview)
{
    m_preview = std::move(preview);
    setTotal(m_preview == nullptr ? 0 : static_cast<int>(m_preview->stories.size()));
}

const GroupStory& StoryModel::story(int item) const
{
    return m_preview->stories[static_cast<std::size_t>(item)];
}

const GroupDecision* StoryModel::first(int item) const
{
    const auto& at = story(item).first;
    return at ? &m_preview->first.plan.groups[*at] : nullptr;
}

const GroupDecision* StoryModel::second(int item) const
{
    const auto& at = story(item).second;
    return at ? &m_preview->second.plan.groups[*at] : nullptr;
}

const GroupDecision& StoryModel::standing(int item) const
{
    const GroupDecision* decided = second(item);
    return decided != nullptr ? *decided : *first(item);
}

int StoryModel::decisionOf(int item) const
{
    return item < 0 || item >= total() || !story(item).first ? -1
                                                             : static_cast<int>(*story(item).first);
}

QString StoryModel::decisionText(const GroupDecision* decision) const
{
    if (decision == nullptr)
        return {};
    const QString outcome = decisionStatusText(decisionStatus(*decision));
    return decision->destination.valid()
               ? tr("%1 at %2")
                     .arg(outcome, toText(m_desk->catalog().region(decision->destination).id))
               : outcome;
}

QString StoryModel::heading(int column) const
{
    switch (column) {
    case GroupColumn: return tr("Group");
    case FateColumn: return tr("At the second loss");
    case FirstColumn: return tr("First plan");
    case SecondColumn: return tr("Second plan");
    case CompletionColumn: return tr("Completion");
    case ReasonColumn: return tr("Reason");
    default: return {};
    }
}

QString StoryModel::cellText(int item, int column) const
{
    const GroupDecision& stands = standing(item);
    switch (column) {
    case GroupColumn: return toText(groupId(m_desk->catalog(), stands));
    case FateColumn: return fateText(story(item).fate);
    case FirstColumn: return decisionText(first(item));
    case SecondColumn: return decisionText(second(item));
    case CompletionColumn:
        return stands.timing ? afterLossText(stands.timing->completion, m_preview->first.at)
                             : QString();
    case ReasonColumn: return standingReason(m_desk->state(), stands);
    default: return {};
    }
}

std::optional<U128> StoryModel::amount(int item, int column) const
{
    const GroupDecision& stands = standing(item);
    if (column != CompletionColumn || !stands.timing)
        return std::nullopt;
    return stands.timing->completion.ns;
}

QString StoryModel::glyph(int item, int column) const
{
    const GroupDecision* decided = column == FirstColumn    ? first(item)
                                   : column == SecondColumn ? second(item)
                                                            : nullptr;
    return decided == nullptr ? QString() : decisionStatus(*decided);
}

SecondLoss::SecondLoss(Desk* desk, QObject* parent) : QObject(parent), m_desk(desk), m_stories(desk)
{
    Language::instance()->follow(this);
    connect(desk, &Desk::aboutToReplace, this, [this] {
        setAnswer(nullptr);
        if (!m_desk->movesInTime())
            setIdsText({});
    });
}

QStringList SecondLoss::ids() const
{
    return idsIn(m_idsText);
}

void SecondLoss::setIdsText(const QString& text)
{
    if (m_idsText == text)
        return;
    m_idsText = text;
    emit questionChanged();
}

void SecondLoss::setAfterText(const QString& text)
{
    if (m_afterText == text)
        return;
    m_afterText = text;
    emit questionChanged();
}

QString SecondLoss::afterProblem() const
{
    if (!asked() || !m_desk->isOpen())
        return {};
    const auto after = Figures::parseDuration(m_afterText);
    return after ? QString() : engineSentence(after.error().message);
}

QString SecondLoss::idsProblem() const
{
    if (!m_desk->isOpen())
        return {};
    const QStringList named = ids();
    for (const QString& id : named) {
        if (const auto found = resolvedId(m_desk->catalog(), id); !found)
            return engineSentence(found.error().message);
    }
    return {};
}

QString SecondLoss::problem() const
{
    const QString after = afterProblem();
    return after.isEmpty() ? idsProblem() : after;
}

void SecondLoss::dropWrong()
{
    // The duration counts only with ids.
    const bool after = !afterProblem().isEmpty();
    if (!idsProblem().isEmpty())
        setIdsText({});
    if (after)
        setAfterText(afterAtFirst());
}

Result<SecondLossPlanning> SecondLoss::begin(const FailureSet& first, Timestamp at) const
{
    const auto after = Figures::parseDuration(m_afterText);
    if (!after)
        return tl::unexpected(after.error());
    QStringList known;
    for (const QString& id : ids()) {
        const auto found = resolvedId(m_desk->catalog(), id);
        if (!found)
            return tl::unexpected(found.error());
        known << *found;
    }
    return SecondLossPlanning::make(m_desk->state(), first, *after,
                                    failureSetOf(m_desk->catalog(), known), at,
                                    m_desk->workspace().closedWindows());
}

void SecondLoss::setAnswer(std::shared_ptr<const SecondLossPreview> preview)
{
    if (m_preview == nullptr && preview == nullptr)
        return;
    m_preview = std::move(preview);
    m_stories.setPreview(m_preview);
    emit answerChanged();
}

QString SecondLoss::summaryText() const
{
    if (m_preview == nullptr)
        return {};
    const PlanSummary& alone = m_preview->first.summary;
    const PlanSummary& both = m_preview->final;
    return tr("After both losses %1 of %2 volumes meet their RTO (%3 of %4 with the first alone), "
              "%5 are held by rule, %6 are short of capacity; cost %7 instead of %8.")
        .arg(Figures::share(both.volumesMetRto, both.volumes), Figures::count(both.volumes),
             Figures::share(alone.volumesMetRto, alone.volumes), Figures::count(alone.volumes),
             Figures::share(both.volumesHeld, both.volumes),
             Figures::share(both.volumesCapacityShort, both.volumes),
             Figures::costBrief(both.total().microunits),
             Figures::costBrief(alone.total().microunits));
}
