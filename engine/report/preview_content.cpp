#include "engine/report/preview_content.h"

#include "engine/report/json_value.h"
#include "engine/report/pack_content.h"

namespace estate {

namespace {

using report::Json;
using report::toJson;
using report::toJsonOrNull;

Json regionOrNull(const Catalog& catalog, RegionIndex region)
{
    return region.valid() ? Json(catalog.region(region).id) : Json(nullptr);
}

std::uint64_t concreteVolumes(const Catalog& catalog, const std::vector<VolumeIndex>& volumes)
{
    std::uint64_t count = 0;
    for (const VolumeIndex volume : volumes)
        count += catalog.volume(volume).weight;
    return count;
}

Json counted(std::uint64_t groups, std::uint64_t volumes)
{
    return {{"groups", toJson(groups)}, {"concreteVolumes", toJson(volumes)}};
}

// Held groups whose durable mark nothing online covers; the summary counts them among the held.
Json notDurable(const Catalog& catalog, const PlanResult& plan)
{
    std::uint64_t groups = 0;
    std::uint64_t volumes = 0;
    for (const GroupDecision& group : plan.groups) {
        if (group.kind != GangKind::failover || group.reason != Reason::heldNotDurable)
            continue;
        groups += 1;
        volumes += concreteVolumes(catalog, group.members);
    }
    return counted(groups, volumes);
}

Json summaryToJson(const Catalog& catalog, const Preview& preview)
{
    const PlanSummary& summary = preview.summary;
    return {{"all", counted(summary.groups, summary.volumes)},
            {"metRto", counted(summary.metRto, summary.volumesMetRto)},
            {"missedRto", counted(summary.missedRto, summary.volumesMissedRto)},
            {"held", counted(summary.held, summary.volumesHeld)},
            {"heldNotDurable", notDurable(catalog, preview.plan)},
            {"capacityShort", counted(summary.capacityShort, summary.volumesCapacityShort)},
            {"deferred", counted(summary.deferred, summary.volumesDeferred)},
            {"repaired", counted(summary.repaired, summary.volumesRepaired)},
            {"unrepaired", counted(summary.unrepaired, summary.volumesUnrepaired)},
            {"movedHome", counted(summary.movedHome, summary.volumesMovedHome)},
            {"stayedAway", counted(summary.stayedAway, summary.volumesStayedAway)},
            {"lostOperations", toJson(summary.lostOperations)},
            {"lastCompletion", toJsonOrNull(summary.lastCompletion)}};
}

Json costToJson(const PlanSummary& summary)
{
    const auto part = [](Cost cost) { return Json{{"costMicrounits", toJson(cost)}}; };
    return {{"downtime", part(summary.downtime)},
            {"breaches", part(summary.breaches)},
            {"losses", part(summary.losses)},
            {"total", part(summary.total())}};
}

Json timingToJson(const std::optional<RecoveryTiming>& timing)
{
    if (!timing)
        return nullptr;
    return {{"planned", toJson(timing->planned)},
            {"queueStart", toJson(timing->queueStart)},
            {"fillNs", toJson(timing->fill)},
            {"demuxNs", toJson(timing->demux)},
            {"targetNs", toJson(timing->target)},
            {"completion", toJson(timing->completion)},
            {"rtoMet", timing->rtoMet},
            {"bytes", toJson(timing->bytes)},
            {"operations", toJson(timing->operations.value)},
            {"restoreBytesPerSecond", toJson(timing->restoreRate.value)},
            {"applyIops", toJson(timing->applyRate.value)},
            {"copiedBytes", toJson(timing->bytesCopied)}};
}

// Rules count from 1, as people count them.
Json ruleToJson(const EstateState& state, const RuleTrace& trace)
{
    if (!trace.policy.valid())
        return nullptr;
    const FailoverPolicy& policy = state.rules().policies[trace.policy.value];
    Json json = {{"policy", policy.id}, {"number", nullptr}, {"target", nullptr}};
    if (trace.winner) {
        json["number"] = toJson(*trace.winner + std::uint64_t{1});
        json["target"] = regionOrNull(state.catalog(), policy.rules[*trace.winner].target);
    }
    return json;
}

// The operations after `after`, up to and including `upTo`, of each volume that loses some.
Json lossesToJson(const Catalog& catalog, const GroupDecision& group)
{
    Json losses = Json::array();
    for (const MemberPlacement& member : group.placements)
        if (member.lost.value > 0)
            losses.push_back({{"volume", catalog.volume(member.volume).id},
                              {"after", toJson(member.recoveredTo.value)},
                              {"upTo", toJson((member.recoveredTo + member.lost).value)}});
    return losses;
}

Json groupToJson(const EstateState& state, const GroupDecision& group)
{
    const Catalog& catalog = state.catalog();
    const ApplicationSpec& application = catalog.application(group.application);
    Json members = Json::array();
    for (const VolumeIndex volume : group.members)
        members.push_back(catalog.volume(volume).id);
    return {{"group", groupId(catalog, group)},
            {"planId", toJsonOrNull(group.planId)},
            {"kind", gangKindName(group.kind)},
            {"application", application.id},
            {"entity", catalog.entity(application.entity).id},
            {"members", std::move(members)},
            {"concreteVolumes", toJson(concreteVolumes(catalog, group.members))},
            {"source", regionOrNull(catalog, group.source)},
            {"destination", regionOrNull(catalog, group.destination)},
            {"outcome", outcomeName(group.outcome)},
            {"reason", reasonName(group.reason)},
            {"rule", ruleToJson(state, group.rule)},
            {"deadline", toJsonOrNull(group.deadline)},
            {"timing", timingToJson(group.timing)},
            {"lostOperations", toJson(group.lostOperations.value)},
            {"losses", lossesToJson(catalog, group)},
            {"expectedCostMicrounits", toJson(group.expectedCost)}};
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

}  // namespace

Report previewReport(const PreviewContent& content)
{
    const Preview& preview = content.preview;
    const Catalog& catalog = content.state.catalog();
    Json json = report::newReport(ReportKind::preview);
    json["plannerVersion"] = plannerVersion;
    json["estate"] = report::sourceToJson(content.source);
    json["journalHead"] = content.head ? toJson(*content.head) : Json(nullptr);
    json["stateIndex"] = toJson(content.state.index());
    json["stateHash"] = toJson(preview.stateHash);
    json["at"] = toJson(preview.at);
    json["occasion"] = report::occasionToJson(preview.failures, preview.failback);
    json["summary"] = summaryToJson(catalog, preview);
    json["cost"] = costToJson(preview.summary);
    Json groups = Json::array();
    for (const GroupDecision& group : preview.plan.groups)
        groups.push_back(groupToJson(content.state, group));
    json["groups"] = std::move(groups);
    json["capacity"] = capacityToJson(catalog, preview.capacity);
    json["runbook"] = report::runbookToJson(catalog, preview);
    json["escalation"] = report::escalationToJson(catalog, preview, content.governance);
    json["basis"] = {{"catalog", toJson(preview.basis.catalog)},
                     {"rules", toJson(preview.basis.rules)},
                     {"regions", toJson(preview.basis.regions)}};
    if (preview.basis.closed != Digest{})
        json["basis"]["closed"] = toJson(preview.basis.closed);
    json["decisionsDigest"] = toJson(preview.decisions);
    return report::finished(json);
}

}  // namespace estate
