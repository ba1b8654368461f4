#include "engine/estate/event.h"

#include "engine/base/overloaded.h"

namespace estate {

std::string_view originName(EstateOrigin origin)
{
    return origin == EstateOrigin::federal ? "federal" : "four-region";
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

std::string_view eventName(const Event& event)
{
    return std::visit(
        Overloaded{
            [](const OpenEstate&) { return std::string_view("open-estate"); },
            [](const ChangeRegion&) { return std::string_view("change-region"); },
            [](const PlanAtWatermark&) { return std::string_view("plan-at-watermark"); },
            [](const GangPrepared&) { return std::string_view("gang-prepared"); },
            [](const SourceFenced&) { return std::string_view("source-fenced"); },
            [](const GangCommitted&) { return std::string_view("gang-committed"); },
            [](const GangRejected&) { return std::string_view("gang-rejected"); },
            [](const PrepareDeadlinePassed&) {
                return std::string_view("prepare-deadline-passed");
            },
            [](const ProposalOpened&) { return std::string_view("proposal-opened"); },
            [](const ProposalJudged&) { return std::string_view("proposal-judged"); },
            [](const CommitBegun&) { return std::string_view("commit-begun"); },
            [](const CommitEnded&) { return std::string_view("commit-ended"); },
            [](const ConfirmClock&) { return std::string_view("confirm-clock"); },
        },
        event);
}

bool isGovernance(const Event& event)
{
    return std::holds_alternative<ProposalOpened>(event) ||
           std::holds_alternative<ProposalJudged>(event) ||
           std::holds_alternative<CommitBegun>(event) || std::holds_alternative<CommitEnded>(event);
}

}  // namespace estate
