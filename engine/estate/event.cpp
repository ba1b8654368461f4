#include "engine/estate/event.h"

#include "engine/base/overloaded.h"

namespace estate {

std::string_view originName(EstateOrigin origin)
{
    switch (origin) {
    case EstateOrigin::federal: return "federal";
    case EstateOrigin::fourRegion: return "four-region";
    case EstateOrigin::empty: return "empty";
    }
    return "unknown";
}

std::string_view admissionModeName(AdmissionMode mode)
{
    switch (mode) {
    case AdmissionMode::hybrid: return "hybrid";
    case AdmissionMode::gang: return "gang";
    case AdmissionMode::arena: return "arena";
    }
    return "unknown";
}

std::string_view policyScopeName(PolicyScope scope)
{
    switch (scope) {
    case PolicyScope::volume: return "volume";
    case PolicyScope::recoveryGroup: return "recovery-group";
    case PolicyScope::application: return "application";
    case PolicyScope::entity: return "entity";
    }
    return "unknown";
}

std::string_view snapshotScopeName(SnapshotScope scope)
{
    return scope == SnapshotScope::sameRegion ? "same-region" : "cross-region";
}

std::string_view regionChangeName(RegionChange change)
{
    switch (change) {
    case RegionChange::online: return "online";
    case RegionChange::offline: return "offline";
    case RegionChange::fence: return "fence";
    case RegionChange::unfence: return "unfence";
    case RegionChange::expireLease: return "expire-lease";
    }
    return "unknown";
}

std::string_view verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::approve: return "approve";
    case Verdict::reject: return "reject";
    case Verdict::withdraw: return "withdraw";
    }
    return "unknown";
}

std::string_view roleName(Role role)
{
    switch (role) {
    case Role::viewer: return "viewer";
    case Role::deskOperator: return "operator";
    case Role::approver: return "approver";
    case Role::administrator: return "administrator";
    }
    return "unknown";
}

namespace {

struct Name {
    std::string_view operator()(const OpenEstate&) const { return "open-estate"; }
    std::string_view operator()(const ChangeRegion&) const { return "change-region"; }
    std::string_view operator()(const PlanAtWatermark&) const { return "plan-at-watermark"; }
    std::string_view operator()(const GangPrepared&) const { return "gang-prepared"; }
    std::string_view operator()(const SourceFenced&) const { return "source-fenced"; }
    std::string_view operator()(const GangCommitted&) const { return "gang-committed"; }
    std::string_view operator()(const GangRejected&) const { return "gang-rejected"; }
    std::string_view operator()(const PrepareDeadlinePassed&) const
    {
        return "prepare-deadline-passed";
    }
    std::string_view operator()(const ProposalOpened&) const { return "proposal-opened"; }
    std::string_view operator()(const ProposalJudged&) const { return "proposal-judged"; }
    std::string_view operator()(const CommitBegun&) const { return "commit-begun"; }
    std::string_view operator()(const CommitEnded&) const { return "commit-ended"; }
    std::string_view operator()(const ConfirmClock&) const { return "confirm-clock"; }
    std::string_view operator()(const PutRegion&) const { return "put-region"; }
    std::string_view operator()(const PutSite&) const { return "put-site"; }
    std::string_view operator()(const PutHost&) const { return "put-host"; }
    std::string_view operator()(const PutEntity&) const { return "put-entity"; }
    std::string_view operator()(const PutApplication&) const { return "put-application"; }
    std::string_view operator()(const PutRecoveryGroup&) const { return "put-recovery-group"; }
    std::string_view operator()(const PutDatabase&) const { return "put-database"; }
    std::string_view operator()(const PutConsistencyGroup&) const
    {
        return "put-consistency-group";
    }
    std::string_view operator()(const PutPolicy&) const { return "put-policy"; }
    std::string_view operator()(const AssignPolicy&) const { return "assign-policy"; }
    std::string_view operator()(const SetImpact&) const { return "set-impact"; }
    std::string_view operator()(const SetScenarios&) const { return "set-scenarios"; }
    std::string_view operator()(const ChangeSite&) const { return "change-site"; }
    std::string_view operator()(const ChangeHost&) const { return "change-host"; }
    std::string_view operator()(const ObserveReplica&) const { return "observe-replica"; }
    std::string_view operator()(const ObserveBacklog&) const { return "observe-backlog"; }
    std::string_view operator()(const ObserveDemand&) const { return "observe-demand"; }
    std::string_view operator()(const RequestSnapshot&) const { return "request-snapshot"; }
    std::string_view operator()(const RequestResize&) const { return "request-resize"; }
    std::string_view operator()(const RequestFailback&) const { return "request-failback"; }
    std::string_view operator()(const CheckpointTaken&) const { return "checkpoint-taken"; }
    std::string_view operator()(const CutDeclared&) const { return "cut-declared"; }
    std::string_view operator()(const CutResumed&) const { return "cut-resumed"; }
    std::string_view operator()(const CutPrepared&) const { return "cut-prepared"; }
    std::string_view operator()(const CutDecided&) const { return "cut-decided"; }
    std::string_view operator()(const CutEnded&) const { return "cut-ended"; }
    std::string_view operator()(const ChangeRules&) const { return "change-rules"; }
    std::string_view operator()(const ProposalCommented&) const { return "proposal-commented"; }
    std::string_view operator()(const ProposalReviewed&) const { return "proposal-reviewed"; }
    std::string_view operator()(const ProposalExpired&) const { return "proposal-expired"; }
    std::string_view operator()(const SetRole&) const { return "set-role"; }
    std::string_view operator()(const ChangeDrill&) const { return "change-drill"; }
    std::string_view operator()(const AuditNoted&) const { return "audit-noted"; }
    std::string_view operator()(const ImageTaken&) const { return "image-taken"; }
};

}  // namespace

std::string_view eventName(const Event& event)
{
    return std::visit(Name{}, event);
}

bool isGovernance(const Event& event)
{
    return std::visit(
        Overloaded{
            [](const ProposalOpened&) { return true; }, [](const ProposalJudged&) { return true; },
            [](const ProposalCommented&) { return true; },
            [](const ProposalReviewed&) { return true; },
            [](const ProposalExpired&) { return true; }, [](const CommitBegun&) { return true; },
            [](const CommitEnded&) { return true; }, [](const SetRole&) { return true; },
            [](const ChangeDrill&) { return true; }, [](const AuditNoted&) { return true; },
            [](const ImageTaken&) { return true; }, [](const auto&) { return false; }},
        event);
}

}  // namespace estate
