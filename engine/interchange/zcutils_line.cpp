#include "engine/interchange/zcutils_line.h"

#include <algorithm>
#include <span>

#include "engine/wire/json/strict_json.h"

namespace estate::interchange {

namespace {

constexpr std::uint64_t foreignSchemaVersion = 1;

constexpr NamedValues<Transport, 2> transports{
    {{"tcp", Transport::tcp}, {"rdma", Transport::rdma}}};
constexpr NamedValues<SnapshotScope, 2> scopes{
    {{"same_region", SnapshotScope::sameRegion}, {"cross_region", SnapshotScope::crossRegion}}};
constexpr NamedValues<GangKind, 4> planKinds{{
    {"initial_placement", GangKind::placement},
    {"regional_failover", GangKind::failover},
    {"consistency_snapshot", GangKind::snapshot},
    {"volume_resize", GangKind::resize},
}};

using Reader = ForeignBody (*)(Fields&);

// Reads the object under `name` with `read`, which gives the event.
template <typename Read>
ForeignBody inner(Fields& event, const char* name, Read read)
{
    ForeignBody body;
    event.object(name, [&](Fields& fields) { body = read(fields); });
    return body;
}

ForeignBody readRegion(Fields& event)
{
    return inner(event, "spec", [](Fields& spec) -> Event {
        return PutRegion{spec.text("region_id"), spec.text("trust_domain"), std::nullopt, {}};
    });
}

ForeignBody readHost(Fields& event)
{
    return inner(event, "spec", [](Fields& spec) {
        ForeignHost host;
        host.host.id = spec.text("host_id");
        host.region = spec.text("region_id");
        host.host.site = spec.text("failure_domain");
        host.host.capacity = Bytes(spec.number("capacity_bytes"));
        host.host.lanes = spec.number32("lanes");
        host.host.laneIops = Iops(spec.number("lane_iops"));
        host.host.restoreRate = BytesPerSecond(spec.number("restore_bytes_per_second"));
        return host;
    });
}

ForeignBody readApplication(Fields& event)
{
    return inner(event, "spec", [](Fields& spec) { return readForeignApplication(spec); });
}

ForeignBody readEntity(Fields& event)
{
    return inner(event, "spec", [](Fields& spec) -> Event {
        return PutEntity{spec.text("business_entity_id"), spec.number("generation"),
                         spec.texts("region_ids")};
    });
}

ForeignBody readDatabase(Fields& event)
{
    return inner(event, "spec", [](Fields& spec) -> Event {
        return PutDatabase{spec.text("database_id"), spec.number("generation"),
                           spec.text("cluster_application_id"), spec.texts("volume_ids"),
                           spec.texts("consumer_application_ids")};
    });
}

ForeignBody readConsistencyGroup(Fields& event)
{
    return inner(event, "spec", [](Fields& spec) -> Event {
        return PutConsistencyGroup{spec.text("group_id"), spec.number("generation"),
                                   spec.texts("volume_ids")};
    });
}

ForeignBody readRegionOnline(Fields& event)
{
    return Event(ChangeRegion{event.text("region_id"),
                              event.flag("online") ? RegionChange::online : RegionChange::offline});
}

ForeignBody readHostOnline(Fields& event)
{
    return Event(ChangeHost{event.text("host_id"), event.flag("online")});
}

ForeignBody readReplica(Fields& event)
{
    return inner(event, "observation", [](Fields& seen) -> Event {
        ObserveReplica replica;
        replica.volume = seen.text("volume_id");
        replica.region = seen.text("region_id");
        replica.durable = Operations(seen.number("durable_hwm"));
        replica.applied = Operations(seen.number("applied_hwm"));
        replica.observedAt = Timestamp{seen.number("observed_at_ns")};
        return replica;
    });
}

BacklogLayer readLayer(Fields& fields)
{
    BacklogLayer layer;
    layer.path = fields.text("path_id");
    fields.drop("role");
    layer.transport = fields.named("transport", transports);
    layer.fill = Duration(fields.number("fixed_fill_latency_ns"));
    layer.demuxRate = BytesPerSecond(fields.number("demux_bytes_per_second"));
    layer.demuxOperations = Iops(fields.number("demux_operations_per_second"));
    layer.copyPasses = fields.number32("copy_passes");
    layer.copyRate = BytesPerSecond(fields.number("copy_bytes_per_second"));
    return layer;
}

ForeignBody readBacklog(Fields& event)
{
    return inner(event, "observation", [](Fields& seen) -> Event {
        ObserveBacklog backlog;
        backlog.volume = seen.text("volume_id");
        backlog.region = seen.text("recovery_region_id");
        backlog.durable = Operations(seen.number("durable_hwm"));
        backlog.applied = Operations(seen.number("applied_hwm"));
        backlog.pendingBytes = Bytes(seen.number("bytes_pending"));
        backlog.pendingOperations = Operations(seen.number("operations_pending"));
        seen.objects("layers",
                     [&backlog](Fields& layer) { backlog.layers.push_back(readLayer(layer)); });
        backlog.observedAt = Timestamp{seen.number("observed_at_ns")};
        return backlog;
    });
}

// Its intervals are spans of time; their ends advance, which is all that ours ask of a number.
ForeignBody readDemand(Fields& event)
{
    return inner(event, "bucket", [](Fields& bucket) {
        ForeignDemand read;
        read.application = bucket.text("application_id");
        bucket.drop("interval_start_ns");
        read.demand.interval = bucket.number("interval_end_ns");
        read.demand.iops = Iops(bucket.number("demanded_iops"));
        read.demand.queueDepth = bucket.number("queued_operations");
        read.demand.latencyP995 = Duration(bucket.number("p995_latency_ns"));
        bucket.drop("exact");
        bucket.drop("samples");
        return read;
    });
}

ForeignBody readImpact(Fields& event)
{
    SetImpact impact{event.text("application_id"), {}};
    event.object("estimate",
                 [&impact](Fields& estimate) { impact.impact = readForeignImpact(estimate); });
    return Event(impact);
}

ForeignBody readScenarios(Fields& event)
{
    return Event(SetScenarios{event.text("application_id"), readForeignScenarios(event, "rules")});
}

ForeignBody readSnapshot(Fields& event)
{
    return inner(event, "intent", [](Fields& intent) -> Event {
        RequestSnapshot snapshot;
        snapshot.id = intent.text("snapshot_id");
        snapshot.volumes = intent.texts("volume_ids");
        snapshot.closure = intent.flag("expand_consistency_relationships");
        snapshot.scope = intent.named("scope", scopes);
        snapshot.applicationConsistent = intent.flag("application_consistent");
        snapshot.deadline = Timestamp{intent.number("deadline_ns")};
        snapshot.hitchMax = Duration(intent.number("maximum_hitch_ns"));
        snapshot.operationIops = Iops(intent.number("operation_iops_per_volume"));
        return snapshot;
    });
}

ForeignBody readResize(Fields& event)
{
    return inner(event, "intent", [](Fields& intent) {
        ForeignResize resize;
        resize.request.id = intent.text("operation_id");
        resize.request.volume = intent.text("volume_id");
        resize.request.bytes = Bytes(intent.number("new_bytes"));
        intent.drop("deadline_ns");
        return resize;
    });
}

ForeignBody readPlan(Fields& event)
{
    return Event(PlanAtWatermark{event.number("input_watermark")});
}

// Which gang is meant follows from what its tasks do: "activate:VOLUME:EPOCH", "fence:VOLUME",
// "cut:VOLUME", "resize:VOLUME". The others say where, which is ours to decide.
void readTasks(Fields& event, ForeignPrepared& prepared)
{
    for (const std::string& task : event.texts("task_ids")) {
        const std::size_t colon = task.find(':');
        const std::string does = task.substr(0, colon);
        const std::string subject = colon == std::string::npos ? "" : task.substr(colon + 1);
        if (does == "activate") {
            prepared.members.push_back(subject.substr(0, subject.rfind(':')));
        } else if (does == "cut") {
            prepared.kind = GangKind::snapshot;
            prepared.members.push_back(subject);
        } else if (does == "resize") {
            prepared.kind = GangKind::resize;
            prepared.members.push_back(subject);
        } else if (does == "fence") {
            prepared.kind = GangKind::failover;
        } else if (does != "prepare" && does != "restore" && does != "quiesce" &&
                   does != "manifest") {
            event.reading().refuse("\"event.task_ids\" has the task \"" + task +
                                       "\" of a kind that is not known.",
                                   {{"field", "event.task_ids"}});
        }
    }
    std::sort(prepared.members.begin(), prepared.members.end());
}

ForeignBody readPrepared(Fields& event)
{
    ForeignPrepared prepared;
    prepared.planId = event.text("plan_id");
    readTasks(event, prepared);
    return prepared;
}

ForeignBody readRejected(Fields& event)
{
    return ForeignRejected{event.text("plan_id"), event.text("worker_id"), event.text("reason")};
}

ForeignBody readCommitted(Fields& event)
{
    return ForeignCommitted{event.text("plan_id")};
}

constexpr NamedValues<Reader, 19> readers{{
    {"put_region", readRegion},
    {"put_host", readHost},
    {"put_application", readApplication},
    {"put_business_entity", readEntity},
    {"put_logical_database", readDatabase},
    {"put_consistency_group", readConsistencyGroup},
    {"set_region_online", readRegionOnline},
    {"set_host_online", readHostOnline},
    {"observe_replica", readReplica},
    {"observe_durable_mux_backlog", readBacklog},
    {"observe_demand", readDemand},
    {"set_application_business_impact", readImpact},
    {"set_application_scenario_impacts", readScenarios},
    {"request_snapshot", readSnapshot},
    {"request_resize", readResize},
    {"plan_at_watermark", readPlan},
    {"gang_prepared", readPrepared},
    {"gang_rejected", readRejected},
    {"gang_committed", readCommitted},
}};

}  // namespace

Result<ForeignLine> readForeignLine(std::string_view text, Dropped& dropped)
{
    if (auto strict = wire::checkStrictObject(text); !strict)
        return tl::unexpected(strict.error());
    const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    if (json.is_discarded())
        return fail(ErrorCode::badInput, "It is no JSON object.");
    Reading reading;
    Fields fields(json, "", reading);
    ForeignLine line;
    const std::uint64_t version = fields.number("schema_version");
    if (!reading.error && version != foreignSchemaVersion)
        return fail(ErrorCode::newerVersion,
                    "It has schema version " + std::to_string(version) +
                        "; this program knows version " + std::to_string(foreignSchemaVersion) +
                        ".",
                    {{"schemaVersion", std::to_string(version)}});
    line.index = fields.number("index");
    line.at = Timestamp{fields.number("timestamp_ns")};
    fields.object("event", [&](Fields& event) {
        line.name = event.text("event");
        const Reader read = event.named("event", readers);
        if (!reading.error)
            line.body = read(event);
        else
            event.ignoreRest();
    });
    fields.finish();
    if (reading.error)
        return tl::unexpected(*reading.error);
    for (const auto& [name, times] : reading.dropped)
        dropped[name] += times;
    return line;
}

Result<std::vector<ForeignPlan>> readForeignDecisions(std::string_view text)
{
    const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_array())
        return fail(ErrorCode::badInput, "The line of decisions is no JSON list.");
    Reading reading;
    std::vector<ForeignPlan> plans;
    for (const nlohmann::json& entry : json) {
        Fields decision(entry, "decision", reading);
        if (decision.text("decision") != "prepare_gang")
            continue;
        decision.object("plan", [&plans](Fields& fields) {
            ForeignPlan plan;
            plan.planId = fields.text("plan_id");
            plan.kind = fields.named("kind", planKinds);
            plan.members = fields.texts("volume_ids");
            std::sort(plan.members.begin(), plan.members.end());
            plans.push_back(std::move(plan));
            fields.ignoreRest();
        });
    }
    if (reading.error)
        return tl::unexpected(*reading.error);
    return plans;
}

}  // namespace estate::interchange
