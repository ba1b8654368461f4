#include "engine/planner/observe.h"

#include <algorithm>
#include <utility>

#include "engine/estate/identifiers.h"

namespace estate {

namespace {

// What a report is about, looked up.
struct Subject {
    VolumeIndex volume;
    RegionIndex region;
    RegionIndex source;
    const RecoveryRecord* record = nullptr;  // of the present epoch; none: one begins
};

std::string inRegion(const std::string& volume, const std::string& region)
{
    return "The replica of volume \"" + volume + "\" in region \"" + region + "\" ";
}

// A refusal about one number of a report: what it is, and what it is held against.
template <typename Event>
tl::unexpected<Error> refuse(ErrorCode code, const Event& event, const std::string& why,
                             ErrorField told, ErrorField against)
{
    const std::string message = inRegion(event.volume, event.region) + why + " (" + told.name +
                                " " + told.value + ", " + against.name + " " + against.value + ").";
    return fail(
        code, message,
        {{"volume", event.volume}, {"region", event.region}, std::move(told), std::move(against)});
}

ErrorField field(const char* name, std::uint64_t value)
{
    return {name, std::to_string(value)};
}

template <typename Event>
Result<void> checkEpoch(const Event& event, std::uint64_t present)
{
    if (event.epoch < present)
        return refuse(
            ErrorCode::outOfOrder, event,
            "reports marks of an earlier placement epoch; those have no meaning after the "
            "volume moved. Resynchronise it and report the present epoch",
            field("epoch", event.epoch), field("presentEpoch", present));
    if (event.epoch > present)
        return refuse(
            ErrorCode::badInput, event,
            "reports a placement epoch that has not begun. Check where the report is from",
            field("epoch", event.epoch), field("presentEpoch", present));
    return {};
}

template <typename Event>
Result<void> checkAlone(const Event& event, Timestamp at)
{
    if (event.applied > event.durable)
        return refuse(ErrorCode::badInput, event,
                      "reports more operations applied than durable. Correct the two marks",
                      field("applied", event.applied.value), field("durable", event.durable.value));
    if (event.durable.value > observedOperationsMax)
        return refuse(ErrorCode::overflow, event, "reports more operations than a mark can count",
                      field("durable", event.durable.value), field("most", observedOperationsMax));
    if (event.observedAt > at)
        return refuse(ErrorCode::outOfOrder, event,
                      "was observed later than the event's time. Check the clocks",
                      field("observedAtNs", event.observedAt.ns), field("atNs", at.ns));
    return {};
}

template <typename Event>
Result<void> checkForward(const Event& event, const RecoveryRecord& record)
{
    if (event.durable < record.durable)
        return refuse(ErrorCode::outOfOrder, event,
                      "reports fewer durable operations than before; a mark never goes back within "
                      "an epoch. Report what it holds now",
                      field("durable", event.durable.value), field("was", record.durable.value));
    if (event.applied < record.applied)
        return refuse(ErrorCode::outOfOrder, event,
                      "reports fewer applied operations than before; a mark never goes back within "
                      "an epoch. Report what it holds now",
                      field("applied", event.applied.value), field("was", record.applied.value));
    if (event.observedAt < record.observedAt)
        return refuse(ErrorCode::outOfOrder, event,
                      "was observed before the last report. Leave late reports out",
                      field("observedAtNs", event.observedAt.ns),
                      field("wasNs", record.observedAt.ns));
    return {};
}

template <typename Event>
Result<Subject> checkMarks(const EstateState& state, const Event& event, Timestamp at)
{
    const auto volume = state.catalog().findVolume(event.volume);
    if (!volume)
        return tl::unexpected(volume.error());
    const auto region = state.catalog().findRegion(event.region);
    if (!region)
        return tl::unexpected(region.error());
    Subject subject{*volume, *region, state.sourceOf(*volume), nullptr};
    if (subject.region == subject.source)
        return fail(ErrorCode::contradiction,
                    inRegion(event.volume, event.region) +
                        "is where the volume is active: its source has no replica beside it. "
                        "Report regions that copy from it.",
                    {{"volume", event.volume}, {"region", event.region}});
    const std::uint64_t epoch = state.volume(*volume).epoch;
    if (auto valid = checkEpoch(event, epoch); !valid)
        return tl::unexpected(valid.error());
    if (auto valid = checkAlone(event, at); !valid)
        return tl::unexpected(valid.error());
    const RecoveryRecord* record = state.region(*region).findRecord(*volume);
    if (record == nullptr || record->divergent || record->epoch != epoch)
        return subject;
    if (auto valid = checkForward(event, *record); !valid)
        return tl::unexpected(valid.error());
    subject.record = record;
    return subject;
}

// The record as it is after the report.
template <typename Event>
RecoveryRecord recordAfter(const EstateState& state, const Subject& subject, const Event& event)
{
    RecoveryRecord record;
    if (subject.record != nullptr)
        record = *subject.record;
    else if (const auto* old = state.region(subject.region).findRecord(subject.volume))
        record.held = old->held;  // resynchronised in the room that it has
    record.volume = subject.volume;
    record.epoch = event.epoch;
    record.durable = event.durable;
    record.applied = event.applied;
    record.observedAt = event.observedAt;
    record.latest = std::max({record.latest, state.volume(subject.volume).latest, event.durable});
    return record;
}

void liftLatest(EstateState& state, const Subject& subject, Operations latest)
{
    const VolumeState known = state.volume(subject.volume);
    if (latest <= known.latest)
        return;
    state.edit(subject.source).findVolume(subject.volume)->latest = latest;
    for (const RegionIndex region : known.recoveryRegions) {
        const RecoveryRecord* record = state.region(region).findRecord(subject.volume);
        if (record != nullptr && record->epoch == known.epoch && record->latest < latest)
            state.edit(region).findRecord(subject.volume)->latest = latest;
    }
}

// False when nothing changes.
bool putRecord(EstateState& state, const Subject& subject, const RecoveryRecord& record)
{
    const RecoveryRecord* old = state.region(subject.region).findRecord(subject.volume);
    if (old != nullptr && *old == record)
        return false;
    if (old != nullptr) {
        *state.edit(subject.region).findRecord(subject.volume) = record;
    } else {
        state.edit(subject.region).insertRecord(record);
        auto& regions = state.edit(subject.source).findVolume(subject.volume)->recoveryRegions;
        regions.insert(std::lower_bound(regions.begin(), regions.end(), subject.region),
                       subject.region);
    }
    liftLatest(state, subject, record.durable);
    return true;
}

}  // namespace

Result<bool> observeReplica(EstateState& state, const ObserveReplica& event, Timestamp at)
{
    const auto subject = checkMarks(state, event, at);
    if (!subject)
        return tl::unexpected(subject.error());
    return !putRecord(state, *subject, recordAfter(state, *subject, event));
}

namespace {

tl::unexpected<Error> refuseLayer(ErrorCode code, const ObserveBacklog& event,
                                  const std::string& path, const std::string& why)
{
    return fail(code,
                "Path \"" + path + "\" of the backlog of volume \"" + event.volume +
                    "\" in region \"" + event.region + "\" " + why,
                {{"volume", event.volume}, {"region", event.region}, {"path", path}});
}

Result<void> checkLayer(const Catalog& catalog, const Subject& subject, const ObserveBacklog& event,
                        const BacklogLayer& layer)
{
    if (auto valid = checkForeignId(layer.path); !valid)
        return valid;
    if (layer.demuxRate.value == 0 || layer.demuxOperations.value == 0)
        return refuseLayer(ErrorCode::badInput, event, layer.path,
                           "has a zero demux rate. Report the bytes and operations a second that "
                           "it can replay.");
    if (layer.copyPasses > 0 && layer.copyRate.value == 0)
        return refuseLayer(ErrorCode::badInput, event, layer.path,
                           "copies without a copy rate. Report its copy bandwidth, or no passes.");
    if (layer.fill > durationMax)
        return refuseLayer(ErrorCode::badInput, event, layer.path,
                           "takes more than ten years to fill. Report its fill latency.");
    const PathIndex path = catalog.pathNamed(layer.path);
    if (!path.valid())
        return {};  // a new one
    const PathSpec& known = catalog.path(path);
    if (known.source != subject.source || known.destination != subject.region)
        return refuseLayer(ErrorCode::contradiction, event, layer.path,
                           "joins \"" + catalog.region(known.source).id + "\" to \"" +
                               catalog.region(known.destination).id +
                               "\" already. Use another id for this one.");
    return {};
}

Result<void> checkLayers(const Catalog& catalog, const Subject& subject,
                         const ObserveBacklog& event)
{
    if (event.layers.empty() || event.layers.size() > backlogLayersMax)
        return fail(ErrorCode::badInput,
                    "The backlog of volume \"" + event.volume + "\" in region \"" + event.region +
                        "\" has " + std::to_string(event.layers.size()) +
                        " layers; report between 1 and " + std::to_string(backlogLayersMax) + ".",
                    {{"volume", event.volume},
                     {"region", event.region},
                     {"layers", std::to_string(event.layers.size())}});
    for (std::size_t i = 0; i < event.layers.size(); ++i) {
        const BacklogLayer& layer = event.layers[i];
        if (auto valid = checkLayer(catalog, subject, event, layer); !valid)
            return valid;
        const auto end = event.layers.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::any_of(event.layers.begin(), end,
                        [&layer](const BacklogLayer& other) { return other.path == layer.path; }))
            return refuseLayer(ErrorCode::duplicateId, event, layer.path,
                               "is given twice. Report each layer once.");
    }
    return {};
}

Result<void> checkPending(const ObserveBacklog& event, const RecoveryRecord* record)
{
    if (event.pendingBytes.value > observedBytesMax)
        return refuse(ErrorCode::overflow, event, "reports more pending bytes than can be counted",
                      field("pendingBytes", event.pendingBytes.value),
                      field("most", observedBytesMax));
    if (event.pendingOperations.value > observedOperationsMax)
        return refuse(ErrorCode::overflow, event,
                      "reports more pending operations than can be counted",
                      field("pendingOperations", event.pendingOperations.value),
                      field("most", observedOperationsMax));
    if (record == nullptr || !record->backlog || event.durable > record->backlog->durable)
        return {};
    const std::string why = " though its durable mark is the same. What is pending only grows with "
                            "what became durable; check the report";
    if (event.pendingBytes > record->backlog->pendingBytes)
        return refuse(ErrorCode::contradiction, event, "reports more pending bytes" + why,
                      field("pendingBytes", event.pendingBytes.value),
                      field("was", record->backlog->pendingBytes.value));
    if (event.pendingOperations > record->backlog->pendingOperations)
        return refuse(ErrorCode::contradiction, event, "reports more pending operations" + why,
                      field("pendingOperations", event.pendingOperations.value),
                      field("was", record->backlog->pendingOperations.value));
    return {};
}

PathSpec pathOf(const Subject& subject, const BacklogLayer& layer)
{
    PathSpec path;
    path.id = layer.path;
    path.source = subject.source;
    path.destination = subject.region;
    path.transport = layer.transport;
    path.demuxRate = layer.demuxRate;
    path.demuxOperations = layer.demuxOperations;
    path.fill = layer.fill;
    path.copyPasses = layer.copyPasses;
    path.copyRate = layer.copyRate;
    return path;
}

// The catalog is not touched, and so not copied, for a path that it holds like that.
std::pair<PathIndex, bool> putLayer(EstateState& state, const PathSpec& wanted)
{
    const PathIndex known = state.catalog().pathNamed(wanted.id);
    if (known.valid() && state.catalog().path(known) == wanted)
        return {known, false};
    const auto put = state.editCatalog().putPath(wanted);
    ESTATE_ENSURE(put.has_value());  // checkLayers refused whatever the catalog does
    return {*put, true};
}

}  // namespace

Result<bool> observeBacklog(EstateState& state, const ObserveBacklog& event, Timestamp at)
{
    const auto subject = checkMarks(state, event, at);
    if (!subject)
        return tl::unexpected(subject.error());
    if (auto valid = checkLayers(state.catalog(), *subject, event); !valid)
        return tl::unexpected(valid.error());
    if (auto valid = checkPending(event, subject->record); !valid)
        return tl::unexpected(valid.error());
    RecoveryRecord record = recordAfter(state, *subject, event);
    Backlog backlog{event.pendingBytes, event.pendingOperations, {}, event.durable};
    bool pathsChanged = false;
    for (const BacklogLayer& layer : event.layers) {
        const auto [path, changed] = putLayer(state, pathOf(*subject, layer));
        backlog.paths.push_back(path);
        pathsChanged = pathsChanged || changed;
    }
    record.backlog = std::move(backlog);
    const bool recordChanged = putRecord(state, *subject, record);
    return !recordChanged && !pathsChanged;
}

Duration nearestRankP995(std::vector<Duration> samples)
{
    if (samples.empty())
        return Duration(0);
    const std::size_t rank = (samples.size() * 995 + 999) / 1'000;  // ceil, from 1
    const auto nth = samples.begin() + static_cast<std::ptrdiff_t>(rank - 1);
    std::nth_element(samples.begin(), nth, samples.end());
    return *nth;
}

Result<bool> observeDemand(EstateState& state, const ObserveDemand& event)
{
    const auto volume = state.catalog().findVolume(event.volume);
    if (!volume)
        return tl::unexpected(volume.error());
    const auto refuseDemand = [&event](ErrorCode code, const std::string& why) {
        return fail(code, "The demand of volume \"" + event.volume + "\" " + why,
                    {{"volume", event.volume}, {"interval", std::to_string(event.interval)}});
    };
    if (event.samples.size() > demandSamplesMax)
        return refuseDemand(ErrorCode::badInput, "has " + std::to_string(event.samples.size()) +
                                                     " samples; report at " + "most " +
                                                     std::to_string(demandSamplesMax) + ".");
    if (!event.samples.empty() && event.latencyP995.value > 0)
        return refuseDemand(ErrorCode::badInput,
                            "has samples and an exact latency. Report one of the two.");
    Demand demand;
    demand.interval = event.interval;
    demand.iops = event.iops;
    demand.queueDepth = event.queueDepth;
    demand.latencyP995 = event.samples.empty() ? event.latencyP995 : nearestRankP995(event.samples);
    if (const auto& known = state.volume(*volume).demand) {
        if (*known == demand)
            return true;
        if (event.interval == known->interval)
            return refuseDemand(ErrorCode::contradiction,
                                "was reported with other content for interval " +
                                    std::to_string(known->interval) +
                                    ". Report the next interval.");
        if (event.interval < known->interval)
            return refuseDemand(ErrorCode::outOfOrder,
                                "is of interval " + std::to_string(event.interval) +
                                    ", but that of " + std::to_string(known->interval) +
                                    " is known. Leave late reports out.");
    }
    state.edit(state.sourceOf(*volume)).findVolume(*volume)->demand = demand;
    return false;
}

}  // namespace estate
