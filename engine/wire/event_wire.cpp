#include "engine/wire/event_wire.h"

#include "engine/wire/configuration_wire.h"
#include "engine/wire/enumerators.h"
#include "engine/wire/federation_wire.h"
#include "engine/wire/governance_wire.h"
#include "engine/wire/observation_wire.h"
#include "engine/wire/wire_value.h"

namespace estate::wire {

namespace {

// The events of estate/event.h itself; the other groups have a file each.
void write(const OpenEstate& event, v1::OpenEstate& message, Texts& texts)
{
    message.set_origin(toWire(originTable, event.source.origin));
    message.set_denominator(event.source.denominator);
    message.set_profile(texts(event.source.profile));
    message.set_mode(toWire(modeTable, event.source.mode));
}

void write(const PlanAtWatermark& event, v1::PlanAtWatermark& message, Texts&)
{
    message.set_watermark(event.watermark);
}

void write(const GangPrepared& event, v1::GangPrepared& message, Texts&)
{
    message.set_plan_id(digestBytes(event.planId));
    message.set_tasks(digestBytes(event.tasks));
}

void write(const SourceFenced& event, v1::SourceFenced& message, Texts&)
{
    message.set_plan_id(digestBytes(event.planId));
}

void write(const GangCommitted& event, v1::GangCommitted& message, Texts&)
{
    message.set_plan_id(digestBytes(event.planId));
}

void write(const GangRejected& event, v1::GangRejected& message, Texts& texts)
{
    message.set_plan_id(digestBytes(event.planId));
    message.set_reason(texts(event.reason));
    message.set_worker(texts(event.worker));
}

void write(const PrepareDeadlinePassed& event, v1::PrepareDeadlinePassed& message, Texts&)
{
    message.set_plan_id(digestBytes(event.planId));
}

void write(const ConfirmClock&, v1::ConfirmClock&, Texts&) {}

OpenEstate read(const v1::OpenEstate& message, Reader& reader)
{
    EstateSource source;
    source.origin = reader.enumerator<EstateOrigin>("origin", originTable, message.origin());
    source.denominator = message.denominator();
    source.profile = message.profile();
    source.mode = reader.enumeratorOr(AdmissionMode::hybrid, "mode", modeTable, message.mode());
    return {source};
}

PlanAtWatermark read(const v1::PlanAtWatermark& message, Reader&)
{
    return {message.watermark()};
}

GangPrepared read(const v1::GangPrepared& message, Reader& reader)
{
    return {reader.digest("plan_id", message.plan_id()), reader.digest("tasks", message.tasks())};
}

SourceFenced read(const v1::SourceFenced& message, Reader& reader)
{
    return {reader.digest("plan_id", message.plan_id())};
}

GangCommitted read(const v1::GangCommitted& message, Reader& reader)
{
    return {reader.digest("plan_id", message.plan_id())};
}

GangRejected read(const v1::GangRejected& message, Reader& reader)
{
    return {reader.digest("plan_id", message.plan_id()), message.reason(), message.worker()};
}

PrepareDeadlinePassed read(const v1::PrepareDeadlinePassed& message, Reader& reader)
{
    return {reader.digest("plan_id", message.plan_id())};
}

ConfirmClock read(const v1::ConfirmClock&, Reader&)
{
    return {};
}

// The part of the message that an event of this kind fills.
struct Part {
    v1::Event& message;

    auto* operator()(const OpenEstate&) { return message.mutable_open_estate(); }
    auto* operator()(const ChangeRegion&) { return message.mutable_change_region(); }
    auto* operator()(const PlanAtWatermark&) { return message.mutable_plan_at_watermark(); }
    auto* operator()(const GangPrepared&) { return message.mutable_gang_prepared(); }
    auto* operator()(const SourceFenced&) { return message.mutable_source_fenced(); }
    auto* operator()(const GangCommitted&) { return message.mutable_gang_committed(); }
    auto* operator()(const GangRejected&) { return message.mutable_gang_rejected(); }
    auto* operator()(const PrepareDeadlinePassed&)
    {
        return message.mutable_prepare_deadline_passed();
    }
    auto* operator()(const ProposalOpened&) { return message.mutable_proposal_opened(); }
    auto* operator()(const ProposalJudged&) { return message.mutable_proposal_judged(); }
    auto* operator()(const CommitBegun&) { return message.mutable_commit_begun(); }
    auto* operator()(const CommitEnded&) { return message.mutable_commit_ended(); }
    auto* operator()(const ConfirmClock&) { return message.mutable_confirm_clock(); }
    auto* operator()(const PutRegion&) { return message.mutable_put_region(); }
    auto* operator()(const PutSite&) { return message.mutable_put_site(); }
    auto* operator()(const PutHost&) { return message.mutable_put_host(); }
    auto* operator()(const PutEntity&) { return message.mutable_put_entity(); }
    auto* operator()(const PutApplication&) { return message.mutable_put_application(); }
    auto* operator()(const PutRecoveryGroup&) { return message.mutable_put_recovery_group(); }
    auto* operator()(const PutDatabase&) { return message.mutable_put_database(); }
    auto* operator()(const PutConsistencyGroup&) { return message.mutable_put_consistency_group(); }
    auto* operator()(const PutPolicy&) { return message.mutable_put_policy(); }
    auto* operator()(const AssignPolicy&) { return message.mutable_assign_policy(); }
    auto* operator()(const SetImpact&) { return message.mutable_set_impact(); }
    auto* operator()(const SetScenarios&) { return message.mutable_set_scenarios(); }
    auto* operator()(const ChangeSite&) { return message.mutable_change_site(); }
    auto* operator()(const ChangeHost&) { return message.mutable_change_host(); }
    auto* operator()(const ObserveReplica&) { return message.mutable_observe_replica(); }
    auto* operator()(const ObserveBacklog&) { return message.mutable_observe_backlog(); }
    auto* operator()(const ObserveDemand&) { return message.mutable_observe_demand(); }
    auto* operator()(const RequestSnapshot&) { return message.mutable_request_snapshot(); }
    auto* operator()(const RequestResize&) { return message.mutable_request_resize(); }
    auto* operator()(const RequestFailback&) { return message.mutable_request_failback(); }
    auto* operator()(const CheckpointTaken&) { return message.mutable_checkpoint_taken(); }
    auto* operator()(const CutDeclared&) { return message.mutable_cut_declared(); }
    auto* operator()(const CutResumed&) { return message.mutable_cut_resumed(); }
    auto* operator()(const CutPrepared&) { return message.mutable_cut_prepared(); }
    auto* operator()(const CutDecided&) { return message.mutable_cut_decided(); }
    auto* operator()(const CutEnded&) { return message.mutable_cut_ended(); }
    auto* operator()(const ChangeRules&) { return message.mutable_change_rules(); }
    auto* operator()(const ProposalCommented&) { return message.mutable_proposal_commented(); }
    auto* operator()(const ProposalReviewed&) { return message.mutable_proposal_reviewed(); }
    auto* operator()(const ProposalExpired&) { return message.mutable_proposal_expired(); }
    auto* operator()(const SetRole&) { return message.mutable_set_role(); }
    auto* operator()(const ChangeDrill&) { return message.mutable_change_drill(); }
    auto* operator()(const AuditNoted&) { return message.mutable_audit_noted(); }
    auto* operator()(const ImageTaken&) { return message.mutable_image_taken(); }
};

void writeEvent(const Event& event, v1::Event& message, Texts& texts)
{
    std::visit([&](const auto& kind) { write(kind, *Part{message}(kind), texts); }, event);
}

// A kind that this program does not know is in the message's unknown fields. The lite runtime keeps
// those but does not show them; they count in the size.
bool holdsUnknownFields(const v1::Event& message)
{
    v1::Event known;
    known.set_schema_version(message.schema_version());
    return message.ByteSizeLong() > known.ByteSizeLong();
}

Event readEvent(const v1::Event& message, Reader& reader)
{
    switch (message.kind_case()) {
    case v1::Event::kOpenEstate: return read(message.open_estate(), reader);
    case v1::Event::kChangeRegion: return read(message.change_region(), reader);
    case v1::Event::kPlanAtWatermark: return read(message.plan_at_watermark(), reader);
    case v1::Event::kGangPrepared: return read(message.gang_prepared(), reader);
    case v1::Event::kSourceFenced: return read(message.source_fenced(), reader);
    case v1::Event::kGangCommitted: return read(message.gang_committed(), reader);
    case v1::Event::kGangRejected: return read(message.gang_rejected(), reader);
    case v1::Event::kPrepareDeadlinePassed: return read(message.prepare_deadline_passed(), reader);
    case v1::Event::kProposalOpened: return read(message.proposal_opened(), reader);
    case v1::Event::kProposalJudged: return read(message.proposal_judged(), reader);
    case v1::Event::kCommitBegun: return read(message.commit_begun(), reader);
    case v1::Event::kCommitEnded: return read(message.commit_ended(), reader);
    case v1::Event::kConfirmClock: return read(message.confirm_clock(), reader);
    case v1::Event::kPutRegion: return read(message.put_region(), reader);
    case v1::Event::kPutSite: return read(message.put_site(), reader);
    case v1::Event::kPutHost: return read(message.put_host(), reader);
    case v1::Event::kPutEntity: return read(message.put_entity(), reader);
    case v1::Event::kPutApplication: return read(message.put_application(), reader);
    case v1::Event::kPutRecoveryGroup: return read(message.put_recovery_group(), reader);
    case v1::Event::kPutDatabase: return read(message.put_database(), reader);
    case v1::Event::kPutConsistencyGroup: return read(message.put_consistency_group(), reader);
    case v1::Event::kPutPolicy: return read(message.put_policy(), reader);
    case v1::Event::kAssignPolicy: return read(message.assign_policy(), reader);
    case v1::Event::kSetImpact: return read(message.set_impact(), reader);
    case v1::Event::kSetScenarios: return read(message.set_scenarios(), reader);
    case v1::Event::kChangeSite: return read(message.change_site(), reader);
    case v1::Event::kChangeHost: return read(message.change_host(), reader);
    case v1::Event::kObserveReplica: return read(message.observe_replica(), reader);
    case v1::Event::kObserveBacklog: return read(message.observe_backlog(), reader);
    case v1::Event::kObserveDemand: return read(message.observe_demand(), reader);
    case v1::Event::kRequestSnapshot: return read(message.request_snapshot(), reader);
    case v1::Event::kRequestResize: return read(message.request_resize(), reader);
    case v1::Event::kRequestFailback: return read(message.request_failback(), reader);
    case v1::Event::kCheckpointTaken: return read(message.checkpoint_taken(), reader);
    case v1::Event::kCutDeclared: return read(message.cut_declared(), reader);
    case v1::Event::kCutResumed: return read(message.cut_resumed(), reader);
    case v1::Event::kCutPrepared: return read(message.cut_prepared(), reader);
    case v1::Event::kCutDecided: return read(message.cut_decided(), reader);
    case v1::Event::kCutEnded: return read(message.cut_ended(), reader);
    case v1::Event::kChangeRules: return read(message.change_rules(), reader);
    case v1::Event::kProposalCommented: return read(message.proposal_commented(), reader);
    case v1::Event::kProposalReviewed: return read(message.proposal_reviewed(), reader);
    case v1::Event::kProposalExpired: return read(message.proposal_expired(), reader);
    case v1::Event::kSetRole: return read(message.set_role(), reader);
    case v1::Event::kChangeDrill: return read(message.change_drill(), reader);
    case v1::Event::kAuditNoted: return read(message.audit_noted(), reader);
    case v1::Event::kImageTaken: return read(message.image_taken(), reader);
    case v1::Event::KIND_NOT_SET: break;
    }
    if (holdsUnknownFields(message))
        reader.refuse(ErrorCode::newerVersion, "kind",
                      "is unknown; it was written by a newer version of this program");
    else
        reader.refuse(ErrorCode::damaged, "kind", "is missing");
    return PlanAtWatermark{};
}

}  // namespace

}  // namespace estate::wire

namespace estate {

Result<std::string> encodeEvent(const Event& event)
{
    v1::Event message;
    message.set_schema_version(eventSchemaVersion);
    wire::Texts texts;
    wire::writeEvent(event, message, texts);
    const std::string what = "The event \"" + std::string(eventName(event)) + "\"";
    if (!texts.allUtf8())
        return fail(ErrorCode::badInput,
                    what + " holds text that is not UTF-8; type or paste it again.");
    return wire::serialize(message, what, eventBytesMax);
}

Result<Event> decodeEvent(std::string_view bytes)
{
    v1::Event message;
    if (auto parsed = wire::parse(message, bytes, "The event", eventBytesMax); !parsed)
        return tl::unexpected(parsed.error());
    if (auto checked = wire::checkSchemaVersion(message.schema_version(), "The event"); !checked)
        return tl::unexpected(checked.error());
    wire::Reader reader("The event");
    Event event = wire::readEvent(message, reader);
    if (reader.failed())
        return tl::unexpected(reader.error());
    return event;
}

}  // namespace estate
