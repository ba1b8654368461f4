#include "app/ctl/event_report.h"
#include "app/ctl/governance_detail.h"

namespace estate::ctl {

namespace {

Json detail(const OpenEstate& event)
{
    return {{"estate", originName(event.source.origin)},
            {"denominator", event.source.origin == EstateOrigin::federal
                                ? toJson(event.source.denominator)
                                : Json(nullptr)},
            {"profile", event.source.profile},
            {"mode", admissionModeName(event.source.mode)}};
}

Json detail(const ChangeRegion& event)
{
    return {{"region", event.region}, {"change", regionChangeName(event.change)}};
}

Json detail(const PlanAtWatermark& event)
{
    return {{"watermark", toJson(event.watermark)}};
}

Json detail(const GangPrepared& event)
{
    return {{"planId", toJson(event.planId)}, {"tasks", toJson(event.tasks)}};
}

Json detail(const SourceFenced& event)
{
    return {{"planId", toJson(event.planId)}};
}

Json detail(const GangCommitted& event)
{
    return {{"planId", toJson(event.planId)}};
}

Json detail(const GangRejected& event)
{
    return {{"planId", toJson(event.planId)}, {"reason", event.reason}, {"worker", event.worker}};
}

Json detail(const PrepareDeadlinePassed& event)
{
    return {{"planId", toJson(event.planId)}};
}

Json detail(const ConfirmClock&)
{
    return Json::object();
}

Json detail(const Impact& impact)
{
    return {{"downtimeMicrounitsPerSecond", std::to_string(impact.downtime.value)},
            {"breachMicrounits", std::to_string(impact.breach.value)},
            {"lostOperationMicrounits", std::to_string(impact.perLostOperation.value)}};
}

Json detail(const std::vector<ScenarioDescription>& scenarios)
{
    Json listed = Json::array();
    for (const ScenarioDescription& scenario : scenarios)
        listed.push_back({{"failureSet", scenario.failureSet},
                          {"rtoNs", toJson(scenario.rto)},
                          {"impact", detail(scenario.impact)}});
    return listed;
}

Json detail(const VolumeDescription& volume)
{
    return {{"id", volume.id},
            {"home", volume.home},
            {"recoveryGroup", volume.recoveryGroup},
            {"bytes", toJson(volume.bytes)},
            {"steadyIops", toJson(volume.steadyIops.value)},
            {"minimumRecoveryIops", toJson(volume.minimumRecoveryIops.value)},
            {"isolation", isolationName(volume.isolation)},
            {"copies", volume.copies},
            {"rpoOperations", toJson(volume.rpo.value)},
            {"rtoNs", toJson(volume.rto)},
            {"latestOperations", toJson(volume.latest.value)}};
}

Json detail(const CheckpointRef& checkpoint)
{
    return {{"epoch", toJson(checkpoint.epoch)}, {"root", toJson(checkpoint.root)}};
}

Json detail(const CheckpointTaken& event)
{
    return {{"checkpoint", detail(event.checkpoint)}};
}

Json detail(const CutDeclared& event)
{
    Json participants = Json::array();
    for (const DeclaredParticipant& participant : event.participants)
        participants.push_back({{"region", participant.region},
                                {"shard", participant.shard},
                                {"members", toJson(participant.members)},
                                {"selector", toJson(participant.selector)}});
    return {{"operation", event.operation},
            {"cutKind", cutKindName(event.kind)},
            {"checkpoint", detail(event.checkpoint)},
            {"participants", std::move(participants)},
            {"selection",
             {{"volumes", event.selection.volumes},
              {"regions", event.selection.regions},
              {"everything", event.selection.everything},
              {"overDatabases", event.selection.overDatabases},
              {"overApplications", event.selection.overApplications}}}};
}

Json detail(const CutResumed& event)
{
    return {{"operation", event.operation}, {"round", toJson(event.round)}};
}

Json detail(const CutPrepared& event)
{
    Json shards = Json::array();
    for (const PreparedShard& shard : event.shards)
        shards.push_back({{"region", shard.region},
                          {"shard", shard.shard},
                          {"revision", toJson(shard.revision)}});
    return {{"operation", event.operation},
            {"round", toJson(event.round)},
            {"checkpoint", detail(event.checkpoint)},
            {"shards", std::move(shards)}};
}

Json detail(const CutDecided& event)
{
    return {{"operation", event.operation},
            {"decision", cutDecisionName(event.decision)},
            {"reason", event.reason}};
}

Json detail(const CutEnded& event)
{
    return {{"operation", event.operation}};
}

Json detail(const PutRegion& event)
{
    return {{"id", event.id},
            {"trustDomain", event.trustDomain},
            {"leaseNs", event.lease ? toJson(*event.lease) : Json(nullptr)},
            {"skewNs", toJson(event.skew)}};
}

Json detail(const PutSite& event)
{
    return {{"id", event.id}, {"region", event.region}};
}

Json detail(const PutHost& event)
{
    return {{"id", event.id},
            {"site", event.site},
            {"capacityBytes", toJson(event.capacity)},
            {"lanes", event.lanes},
            {"laneIops", toJson(event.laneIops.value)},
            {"restoreBytesPerSecond", toJson(event.restoreRate.value)}};
}

Json detail(const PutEntity& event)
{
    return {{"id", event.id}, {"generation", toJson(event.generation)}, {"regions", event.regions}};
}

Json detail(const PutApplication& event)
{
    Json volumes = Json::array();
    for (const VolumeDescription& volume : event.volumes)
        volumes.push_back(detail(volume));
    return {{"id", event.id},
            {"entity", event.entity},
            {"home", event.home},
            {"kind", applicationKindName(event.kind)},
            {"impact", event.impact ? detail(*event.impact) : Json(nullptr)},
            {"scenarios", detail(event.scenarios)},
            {"volumes", std::move(volumes)}};
}

Json detail(const PutRecoveryGroup& event)
{
    return {{"id", event.id},
            {"generation", toJson(event.generation)},
            {"application", event.application},
            {"volumes", event.volumes}};
}

Json detail(const PutDatabase& event)
{
    return {{"id", event.id},
            {"generation", toJson(event.generation)},
            {"cluster", event.cluster},
            {"volumes", event.volumes},
            {"consumers", event.consumers}};
}

Json detail(const PutConsistencyGroup& event)
{
    return {{"id", event.id}, {"generation", toJson(event.generation)}, {"volumes", event.volumes}};
}

Json detail(const PutPolicy& event)
{
    Json rules = Json::array();
    for (const FailoverRuleDescription& rule : event.rules)
        rules.push_back({{"failureSet", rule.failureSet},
                         {"target", rule.target.empty() ? Json(nullptr) : Json(rule.target)}});
    return {
        {"id", event.id}, {"allowedRegions", event.allowedRegions}, {"rules", std::move(rules)}};
}

Json detail(const AssignPolicy& event)
{
    return {{"policy", event.policy.empty() ? Json(nullptr) : Json(event.policy)},
            {"scope", policyScopeName(event.scope)},
            {"subjects", event.subjects}};
}

Json detail(const std::vector<FailoverRuleDescription>& rules)
{
    Json listed = Json::array();
    for (const FailoverRuleDescription& rule : rules)
        listed.push_back({{"failureSet", rule.failureSet},
                          {"target", rule.target.empty() ? Json(nullptr) : Json(rule.target)}});
    return listed;
}

Json detail(const ChangeRules& event)
{
    Json policies = Json::array();
    for (const PolicyBlock& block : event.policies)
        policies.push_back({{"policy", block.id},
                            {"retired", block.retired},
                            {"allowedRegions", block.allowedRegions},
                            {"rules", detail(block.rules)},
                            {"volumes", block.volumes},
                            {"recoveryGroups", block.recoveryGroups},
                            {"applications", block.applications},
                            {"entities", block.entities}});
    Json impacts = Json::array();
    for (const ImpactBlock& block : event.impacts)
        impacts.push_back({{"application", block.application},
                           {"impact", block.own ? detail(*block.own) : Json(nullptr)},
                           {"scenarios", detail(block.scenarios)}});
    return {{"policies", std::move(policies)}, {"impacts", std::move(impacts)}};
}

Json detail(const SetImpact& event)
{
    return {{"application", event.application}, {"impact", detail(event.impact)}};
}

Json detail(const SetScenarios& event)
{
    return {{"application", event.application}, {"scenarios", detail(event.scenarios)}};
}

Json detail(const ChangeSite& event)
{
    return {{"site", event.site}, {"online", event.online}};
}

Json detail(const ChangeHost& event)
{
    return {{"host", event.host}, {"online", event.online}};
}

Json detail(const ObserveReplica& event)
{
    return {{"volume", event.volume},
            {"region", event.region},
            {"epoch", toJson(event.epoch)},
            {"durableOperations", toJson(event.durable.value)},
            {"appliedOperations", toJson(event.applied.value)},
            {"observedAt", toJson(event.observedAt)}};
}

Json detail(const ObserveBacklog& event)
{
    Json layers = Json::array();
    for (const BacklogLayer& layer : event.layers)
        layers.push_back({{"path", layer.path},
                          {"transport", transportName(layer.transport)},
                          {"demuxBytesPerSecond", toJson(layer.demuxRate.value)},
                          {"demuxIops", toJson(layer.demuxOperations.value)},
                          {"fillNs", toJson(layer.fill)},
                          {"copyPasses", layer.copyPasses},
                          {"copyBytesPerSecond", toJson(layer.copyRate.value)}});
    return {{"volume", event.volume},
            {"region", event.region},
            {"epoch", toJson(event.epoch)},
            {"durableOperations", toJson(event.durable.value)},
            {"appliedOperations", toJson(event.applied.value)},
            {"pendingBytes", toJson(event.pendingBytes)},
            {"pendingOperations", toJson(event.pendingOperations.value)},
            {"layers", std::move(layers)},
            {"observedAt", toJson(event.observedAt)}};
}

Json detail(const ObserveDemand& event)
{
    Json samples = Json::array();
    for (const Duration sample : event.samples)
        samples.push_back(toJson(sample));
    return {{"volume", event.volume},
            {"interval", toJson(event.interval)},
            {"iops", toJson(event.iops.value)},
            {"queueDepth", toJson(event.queueDepth)},
            {"latencyP995Ns", toJson(event.latencyP995)},
            {"samplesNs", std::move(samples)}};
}

Json detail(const RequestSnapshot& event)
{
    return {{"id", event.id},
            {"volumes", event.volumes},
            {"closure", event.closure},
            {"scope", snapshotScopeName(event.scope)},
            {"applicationConsistent", event.applicationConsistent},
            {"deadline", toJson(event.deadline)},
            {"hitchMaxNs", toJson(event.hitchMax)},
            {"operationIops", toJson(event.operationIops.value)}};
}

Json detail(const RequestResize& event)
{
    return {{"id", event.id},
            {"volume", event.volume},
            {"bytes", toJson(event.bytes)},
            {"steadyIops", toJson(event.steadyIops.value)}};
}

Json detail(const RequestFailback& event)
{
    return {{"id", event.id}, {"regions", event.regions}};
}

}  // namespace

Json eventDetail(const Event& event)
{
    return std::visit([](const auto& kind) { return detail(kind); }, event);
}

}  // namespace estate::ctl
