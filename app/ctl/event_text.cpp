#include "app/ctl/event_report.h"
#include "app/ctl/failure_report.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/terminal.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

std::string counted(std::size_t count, const char* noun)
{
    return formatCount(count) + " " + noun + (count == 1 ? "" : "s");
}

struct Describe {
    std::string operator()(const OpenEstate& event) const
    {
        std::string text(originName(event.source.origin));
        if (event.source.origin == EstateOrigin::federal)
            text += ", 1:" + formatCount(event.source.denominator);
        if (event.source.mode != AdmissionMode::hybrid)
            text += ", mode " + std::string(admissionModeName(event.source.mode));
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
        return event.planId.brief() + (event.worker.empty() ? "" : " by " + event.worker) + ": " +
               event.reason;
    }
    std::string operator()(const ProposalOpened& event) const
    {
        const std::string title = event.title.empty() ? "" : ", \"" + event.title + "\"";
        if (!event.ruleChanges.empty())
            return event.proposal.brief() + " " + occasionText(event) + title;
        return event.proposal.brief() + " " + occasionText(event) + ", " +
               formatCount(event.groups) + " groups" + title;
    }
    std::string operator()(const ProposalCommented& event) const
    {
        return event.proposal.brief() + ": " + event.text;
    }
    std::string operator()(const ProposalReviewed& event) const
    {
        return event.proposal.brief() +
               (event.kept ? " decides the same on its new basis"
                           : " decides otherwise for " + counted(event.changedFlows, "group"));
    }
    std::string operator()(const ProposalExpired& event) const { return event.proposal.brief(); }
    std::string operator()(const SetRole& event) const
    {
        return event.name + " is " + std::string(roleName(event.role));
    }
    std::string operator()(const ChangeDrill& event) const
    {
        return (event.begins ? "begins" : "ends") +
               (event.reason.empty() ? std::string() : ": " + event.reason);
    }
    std::string operator()(const AuditNoted& event) const
    {
        return event.action + " " + event.subject;
    }
    std::string operator()(const ImageTaken& event) const
    {
        return event.image.brief() + " of the state " + event.state.brief();
    }
    std::string operator()(const ChangeRules& event) const
    {
        return counted(event.policies.size(), "policy block") + ", " +
               counted(event.impacts.size(), "impact block");
    }
    std::string operator()(const ProposalJudged& event) const
    {
        return event.proposal.brief() + " " + std::string(verdictName(event.verdict)) +
               (event.comment.empty() ? "" : ": " + event.comment);
    }
    std::string operator()(const CommitBegun& event) const
    {
        return event.proposal.brief() + ", " + formatCount(event.acceptedLostOperations) +
               " lost operations accepted" +
               (event.breakGlass.empty() ? "" : ", glass broken: " + event.breakGlass);
    }
    std::string operator()(const CommitEnded& event) const
    {
        return event.proposal.brief() +
               (event.outcome == CommitOutcome::committed ? " committed" : " aborted") +
               (event.reason.empty() ? "" : ": " + event.reason);
    }
    std::string operator()(const ConfirmClock&) const { return "event time may jump to here"; }

    std::string operator()(const PutRegion& event) const { return event.id; }
    std::string operator()(const PutSite& event) const { return event.id + " in " + event.region; }
    std::string operator()(const PutHost& event) const
    {
        return event.id + " in " + event.site + ", " + formatBytes(event.capacity.value) + ", " +
               counted(event.lanes, "lane");
    }
    std::string operator()(const PutEntity& event) const
    {
        return event.id + " in " + joinedIds(event.regions);
    }
    std::string operator()(const PutApplication& event) const
    {
        return event.id + " of " + event.entity + " in " + event.home + ", " +
               counted(event.volumes.size(), "volume");
    }
    std::string operator()(const PutRecoveryGroup& event) const
    {
        return event.id + " of " + event.application + ", " +
               counted(event.volumes.size(), "volume");
    }
    std::string operator()(const PutDatabase& event) const
    {
        return event.id + " of " + event.cluster + ", " + counted(event.volumes.size(), "volume") +
               ", " + counted(event.consumers.size(), "consumer");
    }
    std::string operator()(const PutConsistencyGroup& event) const
    {
        return event.id + ", " + counted(event.volumes.size(), "volume");
    }
    std::string operator()(const PutPolicy& event) const
    {
        return event.id + ", " + counted(event.rules.size(), "rule");
    }
    std::string operator()(const AssignPolicy& event) const
    {
        return (event.policy.empty() ? "none" : event.policy) + " to " +
               std::string(policyScopeName(event.scope)) + " " + joinedIds(event.subjects);
    }
    std::string operator()(const SetImpact& event) const { return event.application; }
    std::string operator()(const SetScenarios& event) const
    {
        return event.application + ", " + counted(event.scenarios.size(), "scenario");
    }
    std::string operator()(const ChangeSite& event) const
    {
        return event.site + (event.online ? " online" : " offline");
    }
    std::string operator()(const ChangeHost& event) const
    {
        return event.host + (event.online ? " online" : " offline");
    }
    std::string operator()(const ObserveReplica& event) const
    {
        return event.volume + " in " + event.region + ", durable to " +
               formatCount(event.durable.value);
    }
    std::string operator()(const ObserveBacklog& event) const
    {
        return event.volume + " in " + event.region + ", " + formatBytes(event.pendingBytes.value) +
               " and " + formatCount(event.pendingOperations.value) + " operations pending";
    }
    std::string operator()(const ObserveDemand& event) const
    {
        return event.volume + ", interval " + formatCount(event.interval) + ", " +
               formatIops(event.iops.value);
    }
    std::string operator()(const RequestSnapshot& event) const
    {
        return event.id + ", " + counted(event.volumes.size(), "volume") +
               (event.closure ? " and what must be consistent with them" : "");
    }
    std::string operator()(const RequestResize& event) const
    {
        return event.id + ", " + event.volume + " to " + formatBytes(event.bytes.value) + " and " +
               formatIops(event.steadyIops.value);
    }
    std::string operator()(const RequestFailback& event) const
    {
        return event.id + ", to " + joinedIds(event.regions);
    }

    std::string operator()(const CheckpointTaken& event) const
    {
        return "epoch " + formatCount(event.checkpoint.epoch) + ", root " +
               event.checkpoint.root.brief();
    }
    std::string operator()(const CutDeclared& event) const
    {
        return event.operation + ", " + std::string(cutKindName(event.kind)) + " at checkpoint " +
               formatCount(event.checkpoint.epoch) + ", " +
               counted(event.participants.size(), "participant");
    }
    std::string operator()(const CutResumed& event) const
    {
        return event.operation + ", round " + formatCount(event.round);
    }
    std::string operator()(const CutPrepared& event) const
    {
        return event.operation + ", round " + formatCount(event.round) + ", " +
               counted(event.shards.size(), "shard");
    }
    std::string operator()(const CutDecided& event) const
    {
        const std::string text =
            event.operation + ", " + std::string(cutDecisionName(event.decision));
        return event.reason.empty() ? text : text + ": " + event.reason;
    }
    std::string operator()(const CutEnded& event) const { return event.operation; }

    // These events of a gang name their plan and nothing else.
    std::string operator()(const GangPrepared& event) const { return event.planId.brief(); }
    std::string operator()(const SourceFenced& event) const { return event.planId.brief(); }
    std::string operator()(const GangCommitted& event) const { return event.planId.brief(); }
    std::string operator()(const PrepareDeadlinePassed& event) const
    {
        return event.planId.brief();
    }
};

}  // namespace

std::string eventText(const Event& event)
{
    return printable(std::visit(Describe{}, event));
}

}  // namespace estate::ctl
