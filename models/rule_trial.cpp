#include "models/rule_trial.h"

#include <algorithm>
#include <map>

#include "models/failure_ids.h"
#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

namespace {

std::string regionId(const Catalog& catalog, RegionIndex region)
{
    return region.valid() ? catalog.region(region).id : std::string();
}

// Where a rule names a target, what binds there says more than that nobody takes it.
QString whyNotRecovered(const EstateState& state, const GroupDecision& decision)
{
    if (decision.outcome == Outcome::recover)
        return {};
    const RuleTrace& rule = decision.rule;
    if (decision.outcome == Outcome::hold || !rule.policy.valid() || !rule.winner)
        return reasonSentence(state, decision);
    const RegionIndex target = state.rules().policy(rule.policy).rules[*rule.winner].target;
    for (const DestinationVerdict& verdict : decision.verdicts) {
        if (target.valid() && verdict.region == target)
            return Words::tr("%1: %2").arg(toText(state.catalog().region(target).id),
                                           constraintSentence(verdict));
    }
    return reasonSentence(state, decision);
}

bool recovered(const QString& status)
{
    return status.isEmpty() || status == QLatin1String("met") || status == QLatin1String("missed");
}

// What keeps running does best.
int standing(const QString& status)
{
    if (status.isEmpty())
        return 4;
    if (status == QLatin1String("met"))
        return 3;
    if (status == QLatin1String("missed"))
        return 2;
    return status == QLatin1String("held") ? 1 : 0;
}

}  // namespace

bool TriedGroup::recoveredBefore() const
{
    return recovered(statusBefore);
}

bool TriedGroup::recoveredAfter() const
{
    return recovered(statusAfter);
}

int TriedGroup::gain() const
{
    const int gained = standing(statusAfter) - standing(statusBefore);
    if (gained != 0 || lostBefore == lostAfter)
        return gained;
    return lostAfter < lostBefore ? 1 : -1;
}

TriedVerdict verdictOf(const TriedSet& tried)
{
    TriedVerdict verdict;
    for (const TriedGroup& group : tried.groups) {
        const int gain = group.gain();
        const bool held = group.statusBefore == QLatin1String("held");
        if (gain > 0) {
            verdict.better += 1;
            const bool recovers = group.recoveredAfter() && !group.recoveredBefore();
            verdict.recoverHeld += recovers && held ? 1 : 0;
            verdict.recoverOthers += recovers && !held ? 1 : 0;
        } else if (gain < 0) {
            verdict.worse += 1;
            verdict.heldNoMore += held ? 1 : 0;
            verdict.recoverNoMore += group.recoveredBefore() && !group.recoveredAfter() ? 1 : 0;
        }
    }
    return verdict;
}

QString verdictKey(const TriedVerdict& verdict)
{
    if (verdict.better > 0 && verdict.worse > 0)
        return QStringLiteral("mixed");
    if (verdict.worse > 0)
        return QStringLiteral("worse");
    return verdict.better > 0 ? QStringLiteral("better") : QStringLiteral("same");
}

QString verdictText(const TriedVerdict& verdict, std::uint64_t changed)
{
    const QString better = Figures::count(verdict.better);
    const QString worse = Figures::count(verdict.worse);
    if (verdict.better > 0 && verdict.worse > 0)
        return Words::tr("Mixed: %1 of the groups do better, %2 do worse.").arg(better, worse);
    const int betterForm = pluralOf(verdict.better);
    const int worseForm = pluralOf(verdict.worse);
    if (verdict.worse > 0) {
        if (verdict.heldNoMore == verdict.worse)
            return Words::tr("Worse: %1 group(s) were held and are now not recovered.", nullptr,
                             worseForm)
                .arg(worse);
        return verdict.recoverNoMore == verdict.worse
                   ? Words::tr("Worse: %1 group(s) recovered and are now not recovered.", nullptr,
                               worseForm)
                         .arg(worse)
                   : Words::tr("Worse: %1 group(s) do worse.", nullptr, worseForm).arg(worse);
    }
    if (verdict.better > 0) {
        if (verdict.recoverHeld == verdict.better)
            return Words::tr("Better: %1 group(s) recover that were held.", nullptr, betterForm)
                .arg(better);
        return verdict.recoverHeld + verdict.recoverOthers == verdict.better
                   ? Words::tr("Better: %1 group(s) recover that did not.", nullptr, betterForm)
                         .arg(better)
                   : Words::tr("Better: %1 group(s) do better.", nullptr, betterForm).arg(better);
    }
    if (changed == 0)
        return Words::tr("The same: no group does otherwise.");
    return Words::tr("The same: %1 group(s) go to another region, none does better or worse.",
                     nullptr, pluralOf(changed))
        .arg(Figures::count(changed));
}

bool TriedGroup::differs() const
{
    return before != after || statusBefore != statusAfter || lostBefore != lostAfter;
}

std::uint64_t TriedSet::changed() const
{
    return static_cast<std::uint64_t>(std::count_if(
        groups.begin(), groups.end(), [](const TriedGroup& group) { return group.differs(); }));
}

Result<TriedSet> tryRules(const Desk& desk, const EstateState& edited, const FailureSet& failures)
{
    const ClosedWindows windows = desk.workspace().closedWindows();
    const auto before = previewDisaster(desk.state(), failures, desk.now(), windows);
    if (!before)
        return tl::unexpected<Error>(before.error());
    const auto after = previewDisaster(edited, failures, desk.now(), windows);
    if (!after)
        return tl::unexpected<Error>(after.error());
    const Catalog& catalog = desk.catalog();
    TriedSet tried;
    tried.before = before->summary;
    tried.after = after->summary;
    std::map<std::string, std::size_t> positions;
    for (const GroupDecision& decision : before->plan.groups) {
        TriedGroup group;
        group.group = groupId(catalog, decision);
        group.application = catalog.application(decision.application).id;
        group.source = regionId(catalog, decision.source);
        group.before = regionId(catalog, decision.destination);
        group.statusBefore = decisionStatus(decision);
        group.lostBefore = decision.lostOperations.value;
        positions.emplace(group.group, tried.groups.size());
        tried.groups.push_back(std::move(group));
    }
    for (const GroupDecision& decision : after->plan.groups) {
        const std::string id = groupId(catalog, decision);
        const auto [found, added] = positions.emplace(id, tried.groups.size());
        if (added)
            tried.groups.push_back({id,
                                    catalog.application(decision.application).id,
                                    regionId(catalog, decision.source),
                                    {},
                                    {},
                                    {},
                                    {},
                                    0,
                                    0,
                                    {}});
        TriedGroup& group = tried.groups[found->second];
        group.after = regionId(catalog, decision.destination);
        group.statusAfter = decisionStatus(decision);
        group.lostAfter = decision.lostOperations.value;
        group.why = whyNotRecovered(edited, decision);
    }
    return tried;
}

Result<FailureSet> lossIn(const Desk& desk, const QString& text)
{
    QStringList ids;
    for (const QString& typed : idsIn(text)) {
        const auto id = resolvedId(desk.catalog(), typed);
        if (!id)
            return tl::unexpected<Error>(id.error());
        ids << *id;
    }
    ids.sort();
    ids.removeDuplicates();
    return failureSetOf(desk.catalog(), ids);
}
