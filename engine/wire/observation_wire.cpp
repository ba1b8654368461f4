#include "engine/wire/observation_wire.h"

#include "engine/wire/enumerators.h"

namespace estate::wire {

void write(const ChangeRegion& event, v1::ChangeRegion& message, Texts& texts)
{
    message.set_region(texts(event.region));
    message.set_change(toWire(regionChangeTable, event.change));
}

void write(const ChangeSite& event, v1::ChangeSite& message, Texts& texts)
{
    message.set_site(texts(event.site));
    message.set_online(event.online);
}

void write(const ChangeHost& event, v1::ChangeHost& message, Texts& texts)
{
    message.set_host(texts(event.host));
    message.set_online(event.online);
}

void write(const ObserveReplica& event, v1::ObserveReplica& message, Texts& texts)
{
    message.set_volume(texts(event.volume));
    message.set_region(texts(event.region));
    message.set_epoch(event.epoch);
    message.set_durable_operations(event.durable.value);
    message.set_applied_operations(event.applied.value);
    message.set_observed_at_ns(event.observedAt.ns);
}

void write(const ObserveBacklog& event, v1::ObserveBacklog& message, Texts& texts)
{
    message.set_volume(texts(event.volume));
    message.set_region(texts(event.region));
    message.set_epoch(event.epoch);
    message.set_durable_operations(event.durable.value);
    message.set_applied_operations(event.applied.value);
    message.set_pending_bytes(event.pendingBytes.value);
    message.set_pending_operations(event.pendingOperations.value);
    for (const BacklogLayer& layer : event.layers) {
        auto& entry = *message.add_layers();
        entry.set_path(texts(layer.path));
        entry.set_transport(toWire(transportTable, layer.transport));
        entry.set_demux_bytes_per_second(layer.demuxRate.value);
        entry.set_demux_iops(layer.demuxOperations.value);
        entry.set_fill_ns(layer.fill.value);
        entry.set_copy_passes(layer.copyPasses);
        entry.set_copy_bytes_per_second(layer.copyRate.value);
    }
    message.set_observed_at_ns(event.observedAt.ns);
}

void write(const ObserveDemand& event, v1::ObserveDemand& message, Texts& texts)
{
    message.set_volume(texts(event.volume));
    message.set_interval(event.interval);
    message.set_iops(event.iops.value);
    message.set_queue_depth(event.queueDepth);
    message.set_latency_p995_ns(event.latencyP995.value);
    for (const Duration sample : event.samples)
        message.add_samples_ns(sample.value);
}

void write(const RequestSnapshot& event, v1::RequestSnapshot& message, Texts& texts)
{
    message.set_id(texts(event.id));
    texts.copy(event.volumes, *message.mutable_volumes());
    message.set_closure(event.closure);
    message.set_scope(toWire(snapshotScopeTable, event.scope));
    message.set_application_consistent(event.applicationConsistent);
    message.set_deadline_ns(event.deadline.ns);
    message.set_hitch_max_ns(event.hitchMax.value);
    message.set_operation_iops(event.operationIops.value);
}

void write(const RequestResize& event, v1::RequestResize& message, Texts& texts)
{
    message.set_id(texts(event.id));
    message.set_volume(texts(event.volume));
    message.set_bytes(event.bytes.value);
    message.set_steady_iops(event.steadyIops.value);
}

void write(const RequestFailback& event, v1::RequestFailback& message, Texts& texts)
{
    message.set_id(texts(event.id));
    texts.copy(event.regions, *message.mutable_regions());
}

ChangeRegion read(const v1::ChangeRegion& message, Reader& reader)
{
    return {message.region(),
            reader.enumerator<RegionChange>("change", regionChangeTable, message.change())};
}

ChangeSite read(const v1::ChangeSite& message, Reader&)
{
    return {message.site(), message.online()};
}

ChangeHost read(const v1::ChangeHost& message, Reader&)
{
    return {message.host(), message.online()};
}

ObserveReplica read(const v1::ObserveReplica& message, Reader&)
{
    return {message.volume(),
            message.region(),
            message.epoch(),
            Operations(message.durable_operations()),
            Operations(message.applied_operations()),
            Timestamp{message.observed_at_ns()}};
}

ObserveBacklog read(const v1::ObserveBacklog& message, Reader& reader)
{
    ObserveBacklog event;
    event.volume = message.volume();
    event.region = message.region();
    event.epoch = message.epoch();
    event.durable = Operations(message.durable_operations());
    event.applied = Operations(message.applied_operations());
    event.pendingBytes = Bytes(message.pending_bytes());
    event.pendingOperations = Operations(message.pending_operations());
    for (const v1::BacklogLayer& entry : message.layers())
        event.layers.push_back(
            {entry.path(),
             reader.enumerator<Transport>("transport", transportTable, entry.transport()),
             BytesPerSecond(entry.demux_bytes_per_second()), Iops(entry.demux_iops()),
             Duration(entry.fill_ns()), entry.copy_passes(),
             BytesPerSecond(entry.copy_bytes_per_second())});
    event.observedAt = Timestamp{message.observed_at_ns()};
    return event;
}

ObserveDemand read(const v1::ObserveDemand& message, Reader&)
{
    ObserveDemand event;
    event.volume = message.volume();
    event.interval = message.interval();
    event.iops = Iops(message.iops());
    event.queueDepth = message.queue_depth();
    event.latencyP995 = Duration(message.latency_p995_ns());
    for (const std::uint64_t sample : message.samples_ns())
        event.samples.emplace_back(sample);
    return event;
}

RequestSnapshot read(const v1::RequestSnapshot& message, Reader& reader)
{
    RequestSnapshot event;
    event.id = message.id();
    event.volumes = textsOf(message.volumes());
    event.closure = message.closure();
    event.scope = reader.enumerator<SnapshotScope>("scope", snapshotScopeTable, message.scope());
    event.applicationConsistent = message.application_consistent();
    event.deadline = Timestamp{message.deadline_ns()};
    event.hitchMax = Duration(message.hitch_max_ns());
    event.operationIops = Iops(message.operation_iops());
    return event;
}

RequestResize read(const v1::RequestResize& message, Reader&)
{
    return {message.id(), message.volume(), Bytes(message.bytes()), Iops(message.steady_iops())};
}

RequestFailback read(const v1::RequestFailback& message, Reader&)
{
    return {message.id(), textsOf(message.regions())};
}

}  // namespace estate::wire
