#include "engine/wire/state_wire.h"

#include <algorithm>

#include <google/protobuf/arena.h>

#include "engine/base/overloaded.h"
#include "engine/wire/column.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

namespace {

constexpr std::string_view imageName = "The state's image";
constexpr std::uint32_t partitionsPerStep = 64;

tl::unexpected<Error> damagedPart(const std::string& part, const Error& problem)
{
    return fail(ErrorCode::damaged,
                std::string(imageName) + ": its " + part + " is refused: " + problem.message,
                {{"field", part}});
}

void write(const Audit& audit, v1::AuditCounts& message)
{
    message.set_planned_units(audit.plannedUnits);
    message.set_planned_volume_attempts(audit.plannedVolumeAttempts);
    message.set_committed_units(audit.committedUnits);
    message.set_committed_volume_attempts(audit.committedVolumeAttempts);
    message.set_aborted_units(audit.abortedUnits);
    message.set_aborted_volume_attempts(audit.abortedVolumeAttempts);
    message.set_maximum_atomic_width(audit.maximumAtomicWidth);
}

Audit read(const v1::AuditCounts& message)
{
    return {message.planned_units(),       message.planned_volume_attempts(),
            message.committed_units(),     message.committed_volume_attempts(),
            message.aborted_units(),       message.aborted_volume_attempts(),
            message.maximum_atomic_width()};
}

void write(const EstateState::Decided& decided, v1::DecidedGangs& message)
{
    for (const auto& [key, end] : decided.ends)
        (end == GangEnd::committed ? message.mutable_committed() : message.mutable_aborted())
            ->append(key.view());
    message.set_chained(digestBytes(decided.chained));
}

void readEnds(std::string_view row, GangEnd end, std::string_view name,
              std::map<Digest, GangEnd>& ends, Reader& reader)
{
    const std::size_t rows = row.size() / DigestRow::width;
    DigestRow digests(row, rows, name, reader);
    Digest before;
    for (std::size_t i = 0; i < rows && !reader.failed(); ++i) {
        const Digest key = digests.next();
        if (i > 0 && key <= before)
            reader.refuse(ErrorCode::damaged, name, "does not ascend");
        before = key;
        const std::size_t known = ends.size();
        // One list after the other is in order: the first fills it from behind.
        ends.emplace_hint(end == GangEnd::committed ? ends.end() : ends.lower_bound(key), key, end);
        if (ends.size() == known)
            reader.refuse(ErrorCode::damaged, name, "names an end that is another one's too");
    }
}

EstateState::Decided read(const v1::DecidedGangs& message, Reader& reader)
{
    EstateState::Decided decided{{}, reader.digest("decided.chained", message.chained())};
    readEnds(message.committed(), GangEnd::committed, "decided.committed", decided.ends, reader);
    readEnds(message.aborted(), GangEnd::aborted, "decided.aborted", decided.ends, reader);
    return decided;
}

// Before anything is laid out: hosts whose sums leave 64 bits, or lanes that nothing is said of.
void checkRoom(const v1::StateImage& message, const Catalog& catalog, Reader& reader)
{
    const std::size_t regions = catalog.regions.size();
    if (!checkRows(static_cast<std::size_t>(message.partitions_size()), regions, "partitions",
                   reader))
        return;
    struct Room {
        std::uint64_t capacity = 0;
        std::uint64_t laneIops = 0;
        std::uint64_t restoreRate = 0;
        std::uint64_t lanes = 0;
    };
    std::vector<Room> rooms(regions);
    for (const HostSpec& host : catalog.hosts) {
        Room& room = rooms[host.region.value];
        room.lanes += host.lanes;
        const auto capacity = checkedAdd(room.capacity, host.capacity.value);
        const auto hostIops = checkedMultiply(host.laneIops.value, std::uint64_t{host.lanes});
        const auto laneIops = checkedAdd(room.laneIops, hostIops.value_or(0));
        const auto restoreRate = checkedAdd(room.restoreRate, host.restoreRate.value);
        if (!capacity || !hostIops || !laneIops || !restoreRate) {
            reader.refuse(ErrorCode::damaged, "hosts", "has regions of more than 64 bits count");
            return;
        }
        room = {*capacity, *laneIops, *restoreRate, room.lanes};
    }
    for (std::size_t i = 0; i < regions; ++i)
        static_cast<void>(checkRows(
            static_cast<std::size_t>(message.partitions(static_cast<int>(i)).lanes_size()),
            rooms[i].lanes, "partitions.lanes", reader));
}

void readRest(const v1::StateImage& message, EstateState& state, Reader& reader)
{
    state.setMode(reader.enumerator<AdmissionMode>("mode", modeTable, message.mode()));
    if (message.has_checkpoint())
        state.setCheckpoint(readCheckpoint(message.checkpoint(), reader));
    std::string behind;
    for (const v1::CutRecord& record : message.cuts()) {
        auto cut = readCut(record, state.regionCount(), reader);
        if (!cut)
            return;
        if (record.operation() <= behind)
            reader.refuse(ErrorCode::damaged, "cuts.operation", "does not ascend");
        behind = record.operation();
        state.addCut(std::move(*cut));
    }
    state.editAudit() = read(message.audit());
    const auto rows = static_cast<std::size_t>(message.unplaced_size());
    auto unplaced = Column(message.unplaced(), rows, "unplaced", reader)
                        .indexes<VolumeIndex>(rows, state.catalog().volumes.size());
    checkAscending(unplaced, "unplaced", reader, [](VolumeIndex volume) { return volume; });
    if (message.index() == 0 || message.now_ns() >= momentMax)
        reader.refuse(ErrorCode::damaged, "index", "is no event's, or its time is none");
    if (reader.failed())
        return;
    for (const VolumeIndex volume : unplaced)
        if (const VolumeState& waiting = state.volume(volume);
            !waiting.legs.empty() || waiting.busy())
            reader.refuse(ErrorCode::damaged, "unplaced", "has a volume that is placed");
    state.setUnplaced(std::move(unplaced));
    state.advance(message.index(), Timestamp{message.now_ns()});
}

}  // namespace

void write(const EstateState& state, v1::StateImage& message)
{
    writeFrame(state, message);
    for (std::uint32_t i = 0; i < state.regionCount(); ++i)
        write(state.region(RegionIndex(i)), *message.add_partitions());
}

void writeFrame(const EstateState& state, v1::StateImage& message)
{
    message.set_image_version(imageVersion);
    write(state.catalog(), *message.mutable_catalog());
    write(state.rules(), *message.mutable_rules());
    message.set_mode(toWire(modeTable, state.mode()));
    for (const Request& request : state.requests())
        write(request, *message.add_requests());
    if (state.checkpoint() != CheckpointRef{})
        write(state.checkpoint(), *message.mutable_checkpoint());
    for (const auto& [operation, cut] : state.cuts())
        write(*cut, *message.add_cuts());
    write(state.audit(), *message.mutable_audit());
    write(state.decided(), *message.mutable_decided());
    putColumn(state.unplaced(), message.mutable_unplaced(),
              [](VolumeIndex volume) { return volume.value; });
    message.set_index(state.index());
    message.set_now_ns(state.now().ns);
}

StateReading::StateReading(const v1::StateImage& message) : m_message(message), m_reader(imageName)
{}

Result<bool> StateReading::step()
{
    const Stage stage = m_stage;
    Result<void> done;
    switch (stage) {
    case Stage::catalog:
        done = readCatalog();
        m_stage = Stage::rules;
        break;
    case Stage::rules:
        m_rules = std::make_shared<Rules>(*m_catalog);
        read(m_message.rules(), *m_catalog, *m_rules, m_reader);
        checkRoom(m_message, *m_catalog, m_reader);
        m_stage = Stage::seal;
        break;
    case Stage::seal:
        done = sealRules();
        m_stage = Stage::partitions;
        break;
    case Stage::partitions:
        readPartitions();
        if (m_partitions == m_state->regionCount())
            m_stage = Stage::links;
        break;
    case Stage::links:
        readLinks();
        m_stage = Stage::rest;
        break;
    case Stage::rest: finish(); break;
    }
    if (done && m_reader.failed())
        done = tl::unexpected(m_reader.error());
    if (!done)
        return tl::unexpected(done.error());
    return stage != Stage::rest;
}

Result<void> StateReading::readCatalog()
{
    if (auto readable = checkImageVersion(m_message.image_version()); !readable)
        return readable;
    m_catalog = std::make_shared<Catalog>();
    read(m_message.catalog(), *m_catalog, m_reader);
    if (m_reader.failed())
        return {};
    if (auto sealed = m_catalog->sealAgain(); !sealed)
        return damagedPart("catalog", sealed.error());
    return {};
}

Result<void> StateReading::sealRules()
{
    if (auto sealed = m_rules->seal(*m_catalog); !sealed)
        return damagedPart("rules", sealed.error());
    m_state.emplace(m_catalog, m_rules);
    return {};
}

void StateReading::readPartitions()
{
    const std::uint32_t end =
        m_partitions + std::min(partitionsPerStep, m_state->regionCount() - m_partitions);
    for (; m_partitions < end && !m_reader.failed(); ++m_partitions)
        read(m_message.partitions(static_cast<int>(m_partitions)), *m_catalog,
             m_state->edit(RegionIndex(m_partitions)), m_reader);
}

void StateReading::readLinks()
{
    for (const v1::RequestRecord& request : m_message.requests())
        m_state->addRequest(readRequest(request, *m_catalog, m_reader));
    if (!m_reader.failed())
        linkPartitions(*m_state, m_reader);
}

void StateReading::finish()
{
    readRest(m_message, *m_state, m_reader);
    EstateState::Decided decided = read(m_message.decided(), m_reader);
    for (const auto& [planId, regions] : m_state->gangs())
        if (decided.ends.contains(planId))
            m_reader.refuse(ErrorCode::damaged, "decided",
                            "has the end of a gang that is undecided");
    if (!m_reader.failed())
        m_state->restore(std::move(decided));
}

Result<EstateState> readState(const v1::StateImage& message)
{
    StateReading reading(message);
    while (true) {
        const auto more = reading.step();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return reading.take();
    }
}

Result<void> checkImageVersion(std::uint32_t version)
{
    if (version == 0)
        return fail(ErrorCode::damaged, std::string(imageName) + " carries no version.");
    if (version > imageVersion)
        return fail(ErrorCode::newerVersion,
                    std::string(imageName) + " has version " + std::to_string(version) +
                        "; this program reads up to " + std::to_string(imageVersion) +
                        ". Use a newer version of the program.",
                    {{"imageVersion", std::to_string(version)}});
    return {};
}

}  // namespace estate::wire

namespace estate {

Result<std::string> encodeState(const EstateState& state)
{
    if (auto agrees = wire::checkLinks(state); !agrees)
        return tl::unexpected(agrees.error());
    google::protobuf::Arena arena;
    auto& message = *google::protobuf::Arena::CreateMessage<v1::StateImage>(&arena);
    wire::write(state, message);
    return wire::serialize(message, "The state's image", imageBytesMax);
}

Result<EstateState> decodeState(std::string_view bytes)
{
    google::protobuf::Arena arena;
    auto& message = *google::protobuf::Arena::CreateMessage<v1::StateImage>(&arena);
    if (auto parsed = wire::parse(message, bytes, "The state's image", imageBytesMax); !parsed)
        return tl::unexpected(parsed.error());
    return wire::readState(message);
}

}  // namespace estate
