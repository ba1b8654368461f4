#include "engine/wire/event_wire.h"

#include "engine/wire/enumerators.h"
#include "engine/wire/wire_value.h"

namespace estate {

namespace {

using wire::digestBytes;
using wire::Reader;
using wire::toWire;

// Fills the message, and remembers whether every text was UTF-8.
class Writer {
public:
    explicit Writer(v1::Event& message) : m_message(message) {}
    [[nodiscard]] bool allUtf8() const { return m_allUtf8; }

    void operator()(const OpenEstate& event)
    {
        auto& message = *m_message.mutable_open_estate();
        message.set_origin(toWire(wire::originTable, event.source.origin));
        message.set_denominator(event.source.denominator);
        message.set_profile(text(event.source.profile));
    }
    void operator()(const ChangeRegion& event)
    {
        auto& message = *m_message.mutable_change_region();
        message.set_region(text(event.region));
        message.set_change(toWire(wire::regionChangeTable, event.change));
    }
    void operator()(const PlanAtWatermark& event)
    {
        m_message.mutable_plan_at_watermark()->set_watermark(event.watermark);
    }
    void operator()(const GangPrepared& event)
    {
        auto& message = *m_message.mutable_gang_prepared();
        message.set_plan_id(digestBytes(event.planId));
        message.set_tasks(digestBytes(event.tasks));
    }
    void operator()(const SourceFenced& event)
    {
        m_message.mutable_source_fenced()->set_plan_id(digestBytes(event.planId));
    }
    void operator()(const GangCommitted& event)
    {
        m_message.mutable_gang_committed()->set_plan_id(digestBytes(event.planId));
    }
    void operator()(const GangRejected& event)
    {
        auto& message = *m_message.mutable_gang_rejected();
        message.set_plan_id(digestBytes(event.planId));
        message.set_reason(text(event.reason));
    }
    void operator()(const PrepareDeadlinePassed& event)
    {
        m_message.mutable_prepare_deadline_passed()->set_plan_id(digestBytes(event.planId));
    }
    void operator()(const ProposalOpened& event)
    {
        auto& message = *m_message.mutable_proposal_opened();
        message.set_proposal(digestBytes(event.proposal));
        message.set_title(text(event.title));
        message.mutable_failures();  // present even when empty
        for (const std::string& region : event.failures.regions)
            message.mutable_failures()->add_regions(text(region));
        for (const RegionBasis& basis : event.basis) {
            auto& entry = *message.add_basis();
            entry.set_region(text(basis.region));
            entry.set_planning(digestBytes(basis.planning));
        }
        message.set_rules(digestBytes(event.rules));
        message.set_decisions(digestBytes(event.decisions));
        message.set_groups(event.groups);
        message.set_lost_operations(event.lostOperations);
    }
    void operator()(const ProposalJudged& event)
    {
        auto& message = *m_message.mutable_proposal_judged();
        message.set_proposal(digestBytes(event.proposal));
        message.set_verdict(toWire(wire::verdictTable, event.verdict));
        message.set_comment(text(event.comment));
    }
    void operator()(const CommitBegun& event)
    {
        auto& message = *m_message.mutable_commit_begun();
        message.set_proposal(digestBytes(event.proposal));
        message.set_accepted_lost_operations(event.acceptedLostOperations);
    }
    void operator()(const CommitEnded& event)
    {
        auto& message = *m_message.mutable_commit_ended();
        message.set_proposal(digestBytes(event.proposal));
        message.set_outcome(toWire(wire::commitOutcomeTable, event.outcome));
        message.set_reason(text(event.reason));
    }
    void operator()(const ConfirmClock&) { m_message.mutable_confirm_clock(); }

private:
    const std::string& text(const std::string& value)
    {
        m_allUtf8 = m_allUtf8 && wire::isUtf8(value);
        return value;
    }

    v1::Event& m_message;
    bool m_allUtf8 = true;
};

ProposalOpened readProposal(const v1::ProposalOpened& message, Reader& reader)
{
    ProposalOpened event;
    event.proposal = reader.digest("proposal", message.proposal());
    event.title = message.title();
    event.failures.regions.assign(message.failures().regions().begin(),
                                  message.failures().regions().end());
    for (const v1::RegionBasis& basis : message.basis())
        event.basis.push_back({basis.region(), reader.digest("planning", basis.planning())});
    event.rules = reader.digest("rules", message.rules());
    event.decisions = reader.digest("decisions", message.decisions());
    event.groups = message.groups();
    event.lostOperations = message.lost_operations();
    return event;
}

// The lite runtime keeps unknown fields but does not show them; they count in the size.
bool holdsUnknownFields(const v1::Event& message)
{
    v1::Event known;
    known.set_schema_version(message.schema_version());
    return message.ByteSizeLong() > known.ByteSizeLong();
}

Event readGovernance(const v1::Event& message, Reader& reader)
{
    switch (message.kind_case()) {
    case v1::Event::kProposalOpened: return readProposal(message.proposal_opened(), reader);
    case v1::Event::kProposalJudged: {
        const auto& judged = message.proposal_judged();
        return ProposalJudged{
            reader.digest("proposal", judged.proposal()),
            reader.enumerator<Verdict>("verdict", wire::verdictTable, judged.verdict()),
            judged.comment()};
    }
    case v1::Event::kCommitBegun:
        return CommitBegun{reader.digest("proposal", message.commit_begun().proposal()),
                           message.commit_begun().accepted_lost_operations()};
    case v1::Event::kCommitEnded: {
        const auto& ended = message.commit_ended();
        return CommitEnded{
            reader.digest("proposal", ended.proposal()),
            reader.enumerator<CommitOutcome>("outcome", wire::commitOutcomeTable, ended.outcome()),
            ended.reason()};
    }
    default: break;
    }
    if (holdsUnknownFields(message))
        reader.refuse(ErrorCode::newerVersion, "kind",
                      "is unknown; it was written by a newer version of this program");
    else
        reader.refuse(ErrorCode::damaged, "kind", "is missing");
    return PlanAtWatermark{};
}

Event readEvent(const v1::Event& message, Reader& reader)
{
    switch (message.kind_case()) {
    case v1::Event::kOpenEstate: {
        const auto& open = message.open_estate();
        return OpenEstate{
            {reader.enumerator<EstateOrigin>("origin", wire::originTable, open.origin()),
             open.denominator(), open.profile()}};
    }
    case v1::Event::kChangeRegion: {
        const auto& change = message.change_region();
        return ChangeRegion{
            change.region(),
            reader.enumerator<RegionChange>("change", wire::regionChangeTable, change.change())};
    }
    case v1::Event::kPlanAtWatermark:
        return PlanAtWatermark{message.plan_at_watermark().watermark()};
    case v1::Event::kGangPrepared:
        return GangPrepared{reader.digest("plan_id", message.gang_prepared().plan_id()),
                            reader.digest("tasks", message.gang_prepared().tasks())};
    case v1::Event::kSourceFenced:
        return SourceFenced{reader.digest("plan_id", message.source_fenced().plan_id())};
    case v1::Event::kGangCommitted:
        return GangCommitted{reader.digest("plan_id", message.gang_committed().plan_id())};
    case v1::Event::kGangRejected:
        return GangRejected{reader.digest("plan_id", message.gang_rejected().plan_id()),
                            message.gang_rejected().reason()};
    case v1::Event::kPrepareDeadlinePassed:
        return PrepareDeadlinePassed{
            reader.digest("plan_id", message.prepare_deadline_passed().plan_id())};
    case v1::Event::kConfirmClock: return ConfirmClock{};
    default: return readGovernance(message, reader);
    }
}

}  // namespace

Result<std::string> encodeEvent(const Event& event)
{
    v1::Event message;
    message.set_schema_version(eventSchemaVersion);
    Writer writer(message);
    std::visit(writer, event);
    const std::string what = "The event \"" + std::string(eventName(event)) + "\"";
    if (!writer.allUtf8())
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
    Reader reader("The event");
    Event event = readEvent(message, reader);
    if (reader.failed())
        return tl::unexpected(reader.error());
    return event;
}

}  // namespace estate
