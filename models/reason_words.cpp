#include "models/reason_words.h"

#include "models/words.h"

using namespace estate;

namespace {

QString regionList(const Catalog& catalog, const std::vector<RegionIndex>& regions)
{
    QStringList ids;
    for (const RegionIndex region : regions)
        ids << toText(catalog.region(region).id);
    return ids.join(QStringLiteral(" + "));
}

QString regionText(const Catalog& catalog, RegionIndex region)
{
    return region.valid() ? toText(catalog.region(region).id) : Words::tr("no region");
}

QString leftOf(const GroupDecision& decision)
{
    return Figures::duration(decision.timing->deadline.since(decision.timing->completion));
}

QString lateBy(const GroupDecision& decision)
{
    // Rounded up, as the slack beside it is.
    return Figures::signedSlack(decision.timing->completion, decision.timing->deadline).mid(1);
}

}  // namespace

QString decisionStatus(const GroupDecision& decision)
{
    switch (decision.outcome) {
    case Outcome::recover:
        return decision.timing && decision.timing->rtoMet ? QStringLiteral("met")
                                                          : QStringLiteral("missed");
    case Outcome::hold: return QStringLiteral("held");
    case Outcome::defer:
        return decision.reason == Reason::capacityShort ? QStringLiteral("short")
                                                        : QStringLiteral("deferred");
    }
    return {};
}

QString decisionStatusText(const QString& status)
{
    if (status == QLatin1String("met"))
        return Words::tr("RTO met");
    if (status == QLatin1String("missed"))
        return Words::tr("RTO missed");
    if (status == QLatin1String("held"))
        return Words::tr("Held by rule");
    if (status == QLatin1String("short"))
        return Words::tr("Capacity short");
    return Words::tr("Deferred");
}

QString reasonSentence(const EstateState& state, const GroupDecision& decision)
{
    const QString destination = regionText(state.catalog(), decision.destination);
    if (decision.kind == GangKind::repair && decision.reason == Reason::capacityShort)
        return Words::tr("It serves on, but its region is short of what its lost copies need.");
    if (decision.kind == GangKind::repair && decision.reason == Reason::noEligibleDestination)
        return Words::tr("It serves on; its lost copies are made again once the maintenance of its "
                         "region is over.");
    if (decision.kind == GangKind::repair && decision.timing)
        return decision.reason == Reason::repairedDegraded
                   ? Words::tr("It serves on; its lost copies are made again in the site that is "
                               "left, two in one.")
                   : Words::tr("It serves on; its lost copies are made again in %1.")
                         .arg(destination);
    switch (decision.reason) {
    case Reason::recoveredWithinRto:
        return Words::tr("Recovers at %1, %2 before its deadline.")
            .arg(destination, leftOf(decision));
    case Reason::recoveredAfterRto:
        return Words::tr("Recovers at %1, but %2 after its deadline.")
            .arg(destination, lateBy(decision));
    case Reason::heldByRule:
        return Words::tr("A rule holds it: its data is durable and it waits for its region.");
    case Reason::heldNotDurable:
        return Words::tr("A rule holds it, but nothing online covers its last durable mark.");
    case Reason::ambiguousScenarioImpact:
        return Words::tr("Two equally specific impact rules disagree. Make one more specific.");
    case Reason::ambiguousFailoverRule:
        return Words::tr("Two equally specific failover rules disagree. Make one more specific.");
    case Reason::noObjective: return Words::tr("It has no recovery objective for this scenario.");
    case Reason::noEligibleDestination:
        return decision.verdicts.empty()
                   ? Words::tr("No region holds a usable replica of it.")
                   : Words::tr("No region may take it; see what binds at each destination.");
    case Reason::capacityShort:
        return Words::tr("Every region that may take it is short of something.");
    case Reason::memberBusy: return Words::tr("A member belongs to work that is past recall.");
    case Reason::repairedDegraded: break;  // said above
    case Reason::arenaMultiVolume:
        return Words::tr("Arena mode moves single volumes only and splits no recovery group.");
    case Reason::tooSlow:
        return Words::tr("Regions may take it, but none would ever finish its replay.");
    case Reason::movedHome: return Words::tr("Goes home to %1; nothing is lost.").arg(destination);
    case Reason::notPlaced: return Words::tr("Not all of its copies are online.");
    case Reason::deadlinePassed:
    case Reason::hitchTooLong:
    case Reason::crossesRegions:
    case Reason::tooWide: break;  // of snapshots
    }
    return {};
}

QString ruleSentence(const EstateState& state, const RuleTrace& trace, std::uint32_t rule)
{
    if (!trace.policy.valid())
        return Words::tr("No policy is assigned: the first region that completes may take it.");
    const FailoverPolicy& policy = state.rules().policies[trace.policy.value];
    if (rule >= policy.rules.size())
        return Words::tr("Policy %1 has no rule for this loss.").arg(toText(policy.id));
    const FailoverRule& found = policy.rules[rule];
    const QString lost = regionList(state.catalog(), found.failureSet);
    if (found.holds())
        return Words::tr("Policy %1: when %2 is lost, hold.").arg(toText(policy.id), lost);
    return Words::tr("Policy %1: when %2 is lost, restore to %3.")
        .arg(toText(policy.id), lost, regionText(state.catalog(), found.target));
}

QString constraintSentence(const DestinationVerdict& verdict)
{
    switch (verdict.constraint) {
    case Constraint::none: return Words::tr("Chosen");
    case Constraint::isSource: return Words::tr("Is the source itself");
    case Constraint::ruleNamesAnother: return Words::tr("The rule names another region");
    case Constraint::outsideAllowedRegions: return Words::tr("Not among the allowed regions");
    case Constraint::unavailable: return Words::tr("Not available");
    case Constraint::noReplica: return Words::tr("Has no replica");
    case Constraint::divergentReplica: return Words::tr("Its replica diverged");
    case Constraint::rpoMissed: return Words::tr("Its replica lags beyond the RPO");
    case Constraint::noPath: return Words::tr("No path connects the two regions");
    case Constraint::recoveryIopsShort: return Words::tr("Recovery IOPS are short");
    case Constraint::tooSlow: return Words::tr("Its replay would take longer than time can say");
    case Constraint::bytesShort: return Words::tr("No site has the bytes free");
    case Constraint::laneIopsShort: return Words::tr("No lane has the IOPS free");
    case Constraint::isolationShort: return Words::tr("No lane fits its isolation");
    case Constraint::failureDomainsShort: return Words::tr("Too few sites for its copies");
    case Constraint::laterCompletion: return Words::tr("Would complete later");
    case Constraint::replicaOffline: return Words::tr("A host that holds its replica is offline");
    case Constraint::underMaintenance:
        return Words::tr("Under maintenance until %1")
            .arg(Figures::time(Timestamp{verdict.available}));
    }
    return {};
}

ConstraintNumbers constraintNumbers(const GroupDecision& decision,
                                    const DestinationVerdict& verdict, bool exact)
{
    const auto with = [&verdict](auto format) {
        return ConstraintNumbers{format(verdict.needed), format(verdict.available),
                                 format(verdict.shortBy)};
    };
    const auto counted = [](const char* unit) {
        return [unit](std::uint64_t value) {
            return Words::tr("%1 %2").arg(Figures::count(value), Words::tr(unit));
        };
    };
    switch (verdict.constraint) {
    case Constraint::rpoMissed: return with(counted(QT_TRANSLATE_NOOP("Words", "operations")));
    case Constraint::recoveryIopsShort:
    case Constraint::laneIopsShort: return with(exact ? Figures::iopsExact : Figures::iops);
    case Constraint::bytesShort: return with(exact ? Figures::bytesExact : Figures::bytes);
    case Constraint::isolationShort: return with(counted(QT_TRANSLATE_NOOP("Words", "lanes")));
    case Constraint::failureDomainsShort: return with(counted(QT_TRANSLATE_NOOP("Words", "sites")));
    case Constraint::laterCompletion:
        if (!decision.timing)
            return {};
        if (exact)
            return {{}, Figures::timeExact(Timestamp{verdict.available}), {}};
        return {{}, afterLossText(Timestamp{verdict.available}, decision.timing->planned), {}};
    default: return {};
    }
}
