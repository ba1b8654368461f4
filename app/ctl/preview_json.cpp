#include "app/ctl/failure_report.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/region_names.h"
#include "engine/planner/plan_cost.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

Json volumeIds(const Catalog& catalog, const std::vector<VolumeIndex>& volumes)
{
    Json ids = Json::array();
    for (const VolumeIndex volume : volumes)
        ids.push_back(catalog.volume(volume).id);
    return ids;
}

Json ruleToJson(const Catalog& catalog, const FailoverPolicy& policy, std::uint32_t position)
{
    const FailoverRule& rule = policy.rules[position];
    return {{"position", position},
            {"failureSet", regionIds(catalog, rule.failureSet)},
            {"action", rule.holds() ? "hold" : "restore"},
            {"target", regionIdOrNull(catalog, rule.target)}};
}

Json traceToJson(const EstateState& state, const RuleTrace& trace)
{
    if (!trace.policy.valid())
        return nullptr;
    const FailoverPolicy& policy = state.rules().policies[trace.policy.value];
    const auto listed = [&](const std::vector<std::uint32_t>& positions) {
        Json rules = Json::array();
        for (const std::uint32_t position : positions)
            rules.push_back(ruleToJson(state.catalog(), policy, position));
        return rules;
    };
    return {{"policy", policy.id},
            {"winner",
             trace.winner ? ruleToJson(state.catalog(), policy, *trace.winner) : Json(nullptr)},
            {"beaten", listed(trace.beaten)},
            {"tied", listed(trace.tied)}};
}

// The fields stand in the group itself, null where the group does not recover.
void putTiming(const Catalog& catalog, const std::optional<RecoveryTiming>& timing, Json& group)
{
    if (!timing) {
        for (const char* name : {"planned", "queueStart", "fillNs", "demuxNs", "targetNs",
                                 "completion", "rtoMet", "waits", "bytes", "operations",
                                 "restoreBytesPerSecond", "applyIops", "transports", "copies"})
            group[name] = nullptr;
        return;
    }
    group["planned"] = toJson(timing->planned);
    group["queueStart"] = toJson(timing->queueStart);
    group["fillNs"] = toJson(timing->fill);
    group["demuxNs"] = toJson(timing->demux);
    group["targetNs"] = toJson(timing->target);
    group["completion"] = toJson(timing->completion);
    group["rtoMet"] = timing->rtoMet;
    group["waits"] = {{"queueReady", toJsonOrNull(timing->queueReady)},
                      {"pathsReady", toJsonOrNull(timing->pathsReady)},
                      {"sourceFenced", toJsonOrNull(timing->sourceFenced)}};
    group["bytes"] = toJson(timing->bytes);
    group["operations"] = toJson(timing->operations.value);
    group["restoreBytesPerSecond"] = toJson(timing->restoreRate.value);
    group["applyIops"] = toJson(timing->applyRate.value);
    Json transports = Json::array();
    for (const PathIndex index : timing->paths) {
        const PathSpec& path = catalog.path(index);
        transports.push_back({{"path", path.id},
                              {"transport", transportName(path.transport)},
                              {"copyPasses", path.copyPasses}});
    }
    group["transports"] = std::move(transports);
    group["copies"] = {{"zeroCopyLanes", timing->zeroCopyLanes},
                       {"copyingLanes", timing->copyingLanes},
                       {"bytesCopied", toJson(timing->bytesCopied)}};
}

Json placementsToJson(const EstateState& state, const GroupDecision& group)
{
    const Catalog& catalog = state.catalog();
    Json placements = Json::array();
    for (const MemberPlacement& member : group.placements) {
        Json legs = Json::array();
        for (const Leg& leg : member.legs) {
            const HostState& host = state.region(group.destination).hosts[leg.host];
            const HostSpec& spec = catalog.host(host.host);
            legs.push_back(
                {{"site", catalog.site(spec.site).id},
                 {"leaf", "leaf:" + spec.id + ":" + std::to_string(leg.lane - host.firstLane)},
                 {"bytes", toJson(leg.bytes.value)},
                 {"iops", toJson(leg.iops.value)}});
        }
        // Declared loss: the operations after `after`, up to and including `upTo`.
        const std::uint64_t mark = member.recoveredTo.value;
        placements.push_back(
            {{"volume", catalog.volume(member.volume).id},
             {"source", regionIdOrNull(catalog, member.source)},
             {"legs", std::move(legs)},
             {"piecesReplaced", toJson(member.replaced.size())},
             {"lostOperations", toJson(member.lost.value)},
             {"lostRange",
              member.lost.value == 0
                  ? Json(nullptr)
                  : Json{{"after", toJson(mark)}, {"upTo", toJson(mark + member.lost.value)}}}});
    }
    return placements;
}

Json totalsToJson(const RegionTotals& totals)
{
    return {{"capacityBytes", toJson(totals.capacity)},
            {"usedBytes", toJson(totals.used)},
            {"reservedBytes", toJson(totals.reserved)},
            {"laneIops", toJson(totals.laneIops.value)},
            {"usedIops", toJson(totals.usedIops.value)},
            {"restoreBytesPerSecond", toJson(totals.restoreRate.value)}};
}

Json capacityToJson(const Catalog& catalog, const std::vector<RegionCapacity>& capacity)
{
    Json regions = Json::array();
    for (const RegionCapacity& region : capacity)
        regions.push_back({{"region", catalog.region(region.region).id},
                           {"availableBefore", region.availableBefore},
                           {"availableAfter", region.availableAfter},
                           {"before", totalsToJson(region.before)},
                           {"after", totalsToJson(region.after)}});
    return regions;
}

Json basisToJson(const EstateState& state, const PlanBasis& basis)
{
    Json regions = Json::array();
    for (const RegionBasis& region : basis.regions)
        regions.push_back({{"region", region.region}, {"planning", toJson(region.planning)}});
    return {{"index", toJson(state.index())},
            {"catalog", toJson(basis.catalog)},
            {"rules", toJson(basis.rules)},
            {"regions", std::move(regions)}};
}

// Corners of a line; empty for what still serves and for groups without an objective.
Json costsToJson(const EstateState& overlay, const GroupDecision& group)
{
    Json points = Json::array();
    const auto impact = impactOf(overlay, group);
    if (!impact)
        return points;
    for (const CostPoint& point : costOverTime(*impact, group))
        points.push_back({{"at", toJson(point.at)}, {"costMicrounits", toJson(point.cost)}});
    return points;
}

}  // namespace

Json verdictToJson(const Catalog& catalog, const DestinationVerdict& verdict)
{
    Json json = {{"region", regionIdOrNull(catalog, verdict.region)},
                 {"constraint", constraintName(verdict.constraint)},
                 {"volume", verdict.volume.valid() ? Json(catalog.volume(verdict.volume).id)
                                                   : Json(nullptr)}};
    if (verdict.constraint == Constraint::laterCompletion) {
        json["completion"] = toJson(Timestamp{verdict.available});
        return json;
    }
    if (verdict.constraint == Constraint::underMaintenance) {
        json["until"] = toJson(Timestamp{verdict.available});
        return json;
    }
    const std::string_view unit = constraintUnit(verdict.constraint);
    if (!unit.empty()) {
        json["unit"] = unit;
        json["needed"] = toJson(verdict.needed);
        json["available"] = toJson(verdict.available);
        json["shortBy"] = toJson(verdict.shortBy);
    }
    return json;
}

Json groupToJson(const EstateState& state, const GroupDecision& group)
{
    const Catalog& catalog = state.catalog();
    const ApplicationSpec& application = catalog.application(group.application);
    Json json;
    json["group"] = groupId(catalog, group);
    json["planId"] = group.planId == Digest{} ? Json(nullptr) : toJson(group.planId);
    json["entity"] = catalog.entity(application.entity).id;
    json["application"] = application.id;
    json["kind"] = gangKindName(group.kind);
    json["outcome"] = outcomeName(group.outcome);
    json["reason"] = reasonName(group.reason);
    json["source"] = regionIdOrNull(catalog, group.source);
    json["destination"] = regionIdOrNull(catalog, group.destination);
    json["deadline"] = toJsonOrNull(group.deadline);
    putTiming(catalog, group.timing, json);
    json["members"] = volumeIds(catalog, group.members);
    json["membersElsewhere"] = volumeIds(catalog, group.elsewhere);
    json["concreteVolumes"] = toJson(concreteVolumes(catalog, group));
    json["lostOperations"] = toJson(group.lostOperations.value);
    json["expectedCostMicrounits"] = toJson(group.expectedCost);
    json["rule"] = traceToJson(state, group.rule);
    Json rejected = Json::array();
    for (const DestinationVerdict& verdict : group.verdicts)
        if (verdict.constraint != Constraint::none)
            rejected.push_back(verdictToJson(catalog, verdict));
    json["rejected"] = std::move(rejected);
    json["placements"] = placementsToJson(state, group);
    return json;
}

Json summaryToJson(const PlanSummary& summary, const NotDurable& notDurable)
{
    const auto counted = [](std::uint64_t groups, std::uint64_t groupsAll, std::uint64_t volumes,
                            std::uint64_t volumesAll) {
        return Json{{"groups", toJson(groups)},
                    {"concreteVolumes", toJson(volumes)},
                    {"shareOfGroups", formatShare(groups, groupsAll)},
                    {"shareOfVolumes", formatShare(volumes, volumesAll)}};
    };
    const std::uint64_t groups = summary.groups;
    const std::uint64_t volumes = summary.volumes;
    Json json;
    json["groups"] = toJson(groups);
    json["concreteVolumes"] = toJson(volumes);
    json["recovered"] = counted(summary.recovered, groups,
                                summary.volumesMetRto + summary.volumesMissedRto, volumes);
    json["metRto"] = counted(summary.metRto, groups, summary.volumesMetRto, volumes);
    json["missedRto"] = counted(summary.missedRto, groups, summary.volumesMissedRto, volumes);
    json["held"] = counted(summary.held, groups, summary.volumesHeld, volumes);
    json["heldNotDurable"] = counted(notDurable.groups, groups, notDurable.volumes, volumes);
    json["capacityShort"] =
        counted(summary.capacityShort, groups, summary.volumesCapacityShort, volumes);
    json["deferred"] = counted(summary.deferred, groups, summary.volumesDeferred, volumes);
    const auto serving = [](std::uint64_t some, std::uint64_t concrete) {
        return Json{{"groups", toJson(some)}, {"concreteVolumes", toJson(concrete)}};
    };
    json["serving"] = {{"repaired", serving(summary.repaired, summary.volumesRepaired)},
                       {"unrepaired", serving(summary.unrepaired, summary.volumesUnrepaired)},
                       {"movedHome", serving(summary.movedHome, summary.volumesMovedHome)},
                       {"stayedAway", serving(summary.stayedAway, summary.volumesStayedAway)}};
    json["lostOperations"] = toJson(summary.lostOperations);
    json["lastCompletion"] = toJsonOrNull(summary.lastCompletion);
    json["expectedCostMicrounits"] = {{"downtime", toJson(summary.downtime)},
                                      {"breaches", toJson(summary.breaches)},
                                      {"losses", toJson(summary.losses)},
                                      {"total", toJson(summary.total())}};
    return json;
}

EstateState stateAfter(const EstateState& state, const FailureSet& failures, Timestamp at)
{
    EstateState overlay = state;
    if (failures.empty())
        return overlay;
    const auto losses = resolveLosses(state.catalog(), failures);
    ESTATE_ENSURE(losses.has_value());
    applyLosses(overlay, *losses, at);
    return overlay;
}

Json sourceToJson(const EstateSource& source)
{
    return {{"origin", originName(source.origin)},
            {"denominator",
             source.origin == EstateOrigin::federal ? toJson(source.denominator) : Json(nullptr)}};
}

void putPreview(Json& json, const EstateState& state, const EstateState& overlay,
                const Preview& preview)
{
    json["failures"] = toJson(preview.failures);
    json["failback"] = preview.failback;
    json["at"] = toJson(preview.at);
    json["summary"] = summaryToJson(preview.summary, notDurableOf(state.catalog(), preview.plan));
    json["decisionsDigest"] = toJson(preview.decisions);
    json["touchedRegions"] = preview.touchedRegions;
    json["basis"] = basisToJson(state, preview.basis);
    json["capacity"] = capacityToJson(state.catalog(), preview.capacity);
    Json groups = Json::array();
    for (const GroupDecision& group : preview.plan.groups) {
        Json decided = groupToJson(state, group);
        decided["costOverTime"] = costsToJson(overlay, group);
        groups.push_back(std::move(decided));
    }
    json["groups"] = std::move(groups);
    Json aborted = Json::array();
    for (const Digest& gang : preview.plan.abortedGangs)
        aborted.push_back(toJson(gang));
    json["abortedGangs"] = std::move(aborted);
}

Json toJson(const PreviewReport& report)
{
    Json json = newDocument("preview");
    json["plannerVersion"] = plannerVersion;
    json["estate"] = sourceToJson(report.source);
    json["stateHashBefore"] = toJson(report.hashBefore);
    json["stateHashAfter"] = toJson(report.hashAfter);
    json["unplacedVolumes"] = toJson(unplacedVolumes(report.state));
    json["maintenance"] = toJson(report.maintenance, report.preview.at);
    putPreview(json, report.state,
               stateAfter(report.state, report.preview.failures, report.preview.at),
               report.preview);
    return json;
}

}  // namespace estate::ctl
