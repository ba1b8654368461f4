#include "engine/wire/federation_wire.h"

#include "engine/wire/enumerators.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

void write(const CheckpointTaken& event, v1::CheckpointTaken& message, Texts&)
{
    write(event.checkpoint, *message.mutable_checkpoint());
}

void write(const CutDeclared& event, v1::CutDeclared& message, Texts& texts)
{
    message.set_operation(texts(event.operation));
    message.set_cut_kind(toWire(cutKindTable, event.kind));
    write(event.checkpoint, *message.mutable_checkpoint());
    for (const DeclaredParticipant& participant : event.participants) {
        auto& entry = *message.add_participants();
        entry.set_region(texts(participant.region));
        entry.set_shard(participant.shard);
        entry.set_members(participant.members);
        entry.set_selector(digestBytes(participant.selector));
    }
    auto& selection = *message.mutable_selection();
    texts.copy(event.selection.volumes, *selection.mutable_volumes());
    texts.copy(event.selection.regions, *selection.mutable_regions());
    selection.set_everything(event.selection.everything);
    selection.set_over_databases(event.selection.overDatabases);
    selection.set_over_applications(event.selection.overApplications);
}

void write(const CutResumed& event, v1::CutResumed& message, Texts& texts)
{
    message.set_operation(texts(event.operation));
    message.set_round(event.round);
}

void write(const CutPrepared& event, v1::CutPrepared& message, Texts& texts)
{
    message.set_operation(texts(event.operation));
    message.set_round(event.round);
    write(event.checkpoint, *message.mutable_checkpoint());
    for (const PreparedShard& shard : event.shards) {
        auto& entry = *message.add_shards();
        entry.set_region(texts(shard.region));
        entry.set_shard(shard.shard);
        entry.set_revision(shard.revision);
    }
}

void write(const CutDecided& event, v1::CutDecided& message, Texts& texts)
{
    message.set_operation(texts(event.operation));
    message.set_decision(toWire(cutDecisionTable, event.decision));
    message.set_reason(texts(event.reason));
}

void write(const CutEnded& event, v1::CutEnded& message, Texts& texts)
{
    message.set_operation(texts(event.operation));
}

CheckpointTaken read(const v1::CheckpointTaken& message, Reader& reader)
{
    return {readCheckpoint(message.checkpoint(), reader)};
}

CutDeclared read(const v1::CutDeclared& message, Reader& reader)
{
    CutDeclared event;
    event.operation = message.operation();
    event.kind = reader.enumerator<CutKind>("cut_kind", cutKindTable, message.cut_kind());
    event.checkpoint = readCheckpoint(message.checkpoint(), reader);
    for (const v1::DeclaredParticipant& participant : message.participants())
        event.participants.push_back({participant.region(), participant.shard(),
                                      participant.members(),
                                      reader.digest("selector", participant.selector())});
    const v1::CutSelection& selection = message.selection();
    event.selection = {textsOf(selection.volumes()), textsOf(selection.regions()),
                       selection.everything(), selection.over_databases(),
                       selection.over_applications()};
    return event;
}

CutResumed read(const v1::CutResumed& message, Reader&)
{
    return {message.operation(), message.round()};
}

CutPrepared read(const v1::CutPrepared& message, Reader& reader)
{
    CutPrepared event{
        message.operation(), message.round(), readCheckpoint(message.checkpoint(), reader), {}};
    for (const v1::PreparedShard& shard : message.shards())
        event.shards.push_back({shard.region(), shard.shard(), shard.revision()});
    return event;
}

CutDecided read(const v1::CutDecided& message, Reader& reader)
{
    return {message.operation(),
            reader.enumerator<CutDecision>("decision", cutDecisionTable, message.decision()),
            message.reason()};
}

CutEnded read(const v1::CutEnded& message, Reader&)
{
    return {message.operation()};
}

}  // namespace estate::wire
