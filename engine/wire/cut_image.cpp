#include "engine/wire/column.h"
#include "engine/wire/image_enumerators.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

void write(const CheckpointRef& checkpoint, v1::Checkpoint& message)
{
    message.set_epoch(checkpoint.epoch);
    message.set_root(digestBytes(checkpoint.root));
}

CheckpointRef readCheckpoint(const v1::Checkpoint& message, Reader& reader)
{
    return {message.epoch(), reader.digest("root", message.root())};
}

namespace {

void write(const CutSelection& selection, v1::CutSelection& message)
{
    *message.mutable_volumes() = {selection.volumes.begin(), selection.volumes.end()};
    *message.mutable_regions() = {selection.regions.begin(), selection.regions.end()};
    message.set_everything(selection.everything);
    message.set_over_databases(selection.overDatabases);
    message.set_over_applications(selection.overApplications);
}

void write(const CutProgress& progress, v1::CutRecord& message)
{
    message.set_phase(toWire(cutPhaseTable, progress.phase));
    message.set_ended(progress.ended);
    message.set_round(progress.round);
    message.set_reason(progress.reason);
    message.set_prepared_count(static_cast<std::uint32_t>(progress.preparedCount));
    ColumnWriter position(message.mutable_promise_position());
    ColumnWriter revision(message.mutable_promise_revision());
    for (std::size_t i = 0; i < progress.tokens.size(); ++i)
        if (progress.tokens[i]) {
            position.add(i);
            revision.add(progress.tokens[i]->revision);
        }
    if (progress.heldUntil)
        message.set_held_until_ns(progress.heldUntil->ns);
    message.set_history(digestBytes(progress.history));
}

CutManifest readManifest(const v1::CutRecord& message, std::uint32_t regionCount, Reader& reader)
{
    CutManifest manifest{
        message.operation(),
        reader.enumerator<CutKind>("cuts.cut_kind", cutKindTable, message.cut_kind()),
        readCheckpoint(message.checkpoint(), reader),
        {}};
    const auto rows = static_cast<std::size_t>(message.shard_size());
    Column shard(message.shard(), rows, "cuts.shard", reader);
    Column members(message.members(), rows, "cuts.members", reader);
    DigestRow selectors(message.selectors(), rows, "cuts.selectors", reader);
    if (reader.failed())
        return manifest;
    manifest.participants.reserve(rows);
    for (std::size_t i = 0; i < rows; ++i)
        manifest.participants.push_back(
            {ShardIndex(shard.next32()), members.next(), selectors.next()});
    if (const auto valid = checkManifest(manifest, regionCount); !valid)
        reader.refuse(ErrorCode::damaged, "cuts", "is refused: " + valid.error().message);
    return manifest;
}

void readPromises(const v1::CutRecord& message, const CutManifest& manifest, CutProgress& progress,
                  Reader& reader)
{
    const std::size_t participants = manifest.participants.size();
    const auto rows = static_cast<std::size_t>(message.promise_position_size());
    Column position(message.promise_position(), rows, "cuts.promise_position", reader);
    Column revision(message.promise_revision(), rows, "cuts.promise_revision", reader);
    // Each is told once, and after the end none is known any more.
    const std::size_t prepared = message.prepared_count();
    const bool counted = message.ended() ? rows == 0 && prepared <= participants &&
                                               progress.phase != CutPhase::preparing
                                         : rows == prepared;
    if (!counted || (progress.phase == CutPhase::committed && prepared != participants))
        reader.refuse(ErrorCode::damaged, "cuts.prepared_count",
                      "does not fit the phase and the promises");
    progress.preparedCount = prepared;
    if (!message.ended())
        progress.tokens.resize(participants);
    for (std::size_t i = 0; i < rows; ++i) {
        const std::uint64_t at = position.below(participants);
        if (reader.failed())
            return;
        auto& token = progress.tokens[at];
        if (token)
            reader.refuse(ErrorCode::damaged, "cuts.promise_position", "names one twice");
        token = CutToken{manifest.participants[at].shard, progress.round, manifest.checkpoint,
                         revision.next()};
    }
}

}  // namespace

void write(const CutState& cut, v1::CutRecord& message)
{
    const CutManifest& manifest = cut.manifest();
    message.set_operation(manifest.operation);
    message.set_cut_kind(toWire(cutKindTable, manifest.kind));
    write(manifest.checkpoint, *message.mutable_checkpoint());
    putColumn(manifest.participants, message.mutable_shard(),
              [](const CutParticipant& p) { return p.shard.value; });
    putColumn(manifest.participants, message.mutable_members(),
              [](const CutParticipant& p) { return p.members; });
    for (const CutParticipant& participant : manifest.participants)
        message.mutable_selectors()->append(participant.selector.view());
    write(cut.selection(), *message.mutable_selection());
    write(cut.progress(), message);
}

std::optional<CutState> readCut(const v1::CutRecord& message, std::uint32_t regionCount,
                                Reader& reader)
{
    CutManifest manifest = readManifest(message, regionCount, reader);
    CutProgress progress;
    progress.phase = reader.enumerator<CutPhase>("cuts.phase", cutPhaseTable, message.phase());
    progress.ended = message.ended();
    progress.round = message.round();
    progress.reason = message.reason();
    if (progress.round == 0 || progress.reason.size() > cutReasonMax)
        reader.refuse(ErrorCode::damaged, "cuts.round", "is zero, or its reason is too long");
    if (message.has_held_until_ns())
        progress.heldUntil = Timestamp{message.held_until_ns()};
    progress.history = reader.digest("cuts.history", message.history());
    if (reader.failed())
        return std::nullopt;
    readPromises(message, manifest, progress, reader);
    if (reader.failed())
        return std::nullopt;
    const v1::CutSelection& selection = message.selection();
    return CutState(std::move(manifest),
                    {textsOf(selection.volumes()), textsOf(selection.regions()),
                     selection.everything(), selection.over_databases(),
                     selection.over_applications()},
                    std::move(progress));
}

}  // namespace estate::wire
