#include "app/ctl/event_report.h"

#include "app/ctl/preview_report.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

Json detail(const OpenEstate& event)
{
    return {{"estate", originName(event.source.origin)},
            {"denominator", event.source.origin == EstateOrigin::federal
                                ? toJson(event.source.denominator)
                                : Json(nullptr)},
            {"profile", event.source.profile}};
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
    return {{"planId", toJson(event.planId)}, {"reason", event.reason}};
}

Json detail(const PrepareDeadlinePassed& event)
{
    return {{"planId", toJson(event.planId)}};
}

Json detail(const ProposalOpened& event)
{
    Json basis = Json::array();
    for (const RegionBasis& region : event.basis)
        basis.push_back({{"region", region.region}, {"planning", toJson(region.planning)}});
    return {{"proposal", toJson(event.proposal)},
            {"title", event.title},
            {"regions", event.failures.regions},
            {"groups", toJson(event.groups)},
            {"lostOperations", toJson(event.lostOperations)},
            {"decisionsDigest", toJson(event.decisions)},
            {"rules", toJson(event.rules)},
            {"basis", std::move(basis)}};
}

Json detail(const ProposalJudged& event)
{
    return {{"proposal", toJson(event.proposal)},
            {"verdict", verdictName(event.verdict)},
            {"comment", event.comment}};
}

Json detail(const CommitBegun& event)
{
    return {{"proposal", toJson(event.proposal)},
            {"acceptedLostOperations", toJson(event.acceptedLostOperations)}};
}

Json detail(const CommitEnded& event)
{
    return {{"proposal", toJson(event.proposal)},
            {"outcome", event.outcome == CommitOutcome::committed ? "committed" : "aborted"},
            {"reason", event.reason}};
}

Json detail(const ConfirmClock&)
{
    return Json::object();
}

// The decisions themselves are for programs that hold the estate; their digest is for comparing.
Json decisionsToJson(const JournalRecord& record)
{
    if (record.decisions.empty())
        return nullptr;
    return {{"plannerVersion", record.plannerVersion},
            {"bytes", record.decisions.size()},
            {"sha256", toJson(sha256(record.decisions))}};
}

struct Describe {
    std::string operator()(const OpenEstate& event) const
    {
        std::string text(originName(event.source.origin));
        if (event.source.origin == EstateOrigin::federal)
            text += ", 1:" + formatCount(event.source.denominator);
        return event.source.profile.empty() ? text : text + ", own profile";
    }
    std::string operator()(const ChangeRegion& event) const
    {
        return event.region + " " + std::string(regionChangeName(event.change));
    }
    std::string operator()(const PlanAtWatermark& event) const
    {
        return "up to record " + formatCount(event.watermark);
    }
    std::string operator()(const GangRejected& event) const
    {
        return event.planId.brief() + ": " + event.reason;
    }
    std::string operator()(const ProposalOpened& event) const
    {
        return event.proposal.brief() + " loss of " + joinedIds(event.failures.regions) + ", " +
               formatCount(event.groups) + " groups" +
               (event.title.empty() ? "" : ", \"" + event.title + "\"");
    }
    std::string operator()(const ProposalJudged& event) const
    {
        return event.proposal.brief() + " " + std::string(verdictName(event.verdict)) +
               (event.comment.empty() ? "" : ": " + event.comment);
    }
    std::string operator()(const CommitBegun& event) const
    {
        return event.proposal.brief() + ", " + formatCount(event.acceptedLostOperations) +
               " lost operations accepted";
    }
    std::string operator()(const CommitEnded& event) const
    {
        return event.proposal.brief() +
               (event.outcome == CommitOutcome::committed ? " committed" : " aborted") +
               (event.reason.empty() ? "" : ": " + event.reason);
    }
    std::string operator()(const ConfirmClock&) const { return "event time may jump to here"; }
    // The events of one gang name their plan and nothing else.
    template <typename GangEvent>
    std::string operator()(const GangEvent& event) const
    {
        return event.planId.brief();
    }
};

}  // namespace

Json toJson(const JournalHead& head)
{
    return {{"index", toJson(head.index)}, {"hash", toJson(head.hash)}};
}

Json toJson(const JournalRecord& record)
{
    Json json;
    json["index"] = toJson(record.envelope.index);
    json["at"] = toJson(record.envelope.at);
    json["actor"] = record.envelope.actor;
    json["event"] = eventName(record.envelope.event);
    json["detail"] =
        std::visit([](const auto& event) { return detail(event); }, record.envelope.event);
    json["decisions"] = decisionsToJson(record);
    json["previous"] = toJson(record.previous);
    json["hash"] = toJson(record.hash);
    return json;
}

std::string eventText(const Event& event)
{
    return std::visit(Describe{}, event);
}

}  // namespace estate::ctl
