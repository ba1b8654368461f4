// What people and the executor do through a workspace.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/rules/rules_text.h"
#include "tests/durability/step_parts.h"

namespace estate::durability {

namespace {

Timestamp later(const Store& store, Seeded& random)
{
    return store.workspace->lastTimestamp() + seconds(1 + random.below(600));
}

const Proposal* lastWith(const Store& store, ProposalStatus status)
{
    const auto& all = store.workspace->proposals().all();
    const auto found = std::find_if(
        all.rbegin(), all.rend(), [&](const auto& proposal) { return proposal->status == status; });
    return found == all.rend() ? nullptr : found->get();
}

// The planner still decides what the proposal says.
bool isFresh(const Store& store, const Proposal* proposal)
{
    if (proposal == nullptr)
        return false;
    const auto freshness =
        store.workspace->freshness(proposal->content.proposal, store.workspace->lastTimestamp());
    return freshness && freshness->fresh;
}

bool idle(const Store& store)
{
    return store.workspace->proposals().executing() == nullptr;
}

bool executing(const Store& store)
{
    return !idle(store);
}

bool regionIsLost(const Store& store)
{
    return idle(store) && !store.workspace->state().unavailableRegions().empty();
}

bool nothingIsLost(const Store& store)
{
    return idle(store) && store.workspace->state().unavailableRegions().empty();
}

bool hasOpenProposal(const Store& store)
{
    return nothingIsLost(store) && isFresh(store, lastWith(store, ProposalStatus::open));
}

bool hasApproval(const Store& store)
{
    return nothingIsLost(store) && isFresh(store, lastWith(store, ProposalStatus::approved));
}

Result<void> propose(Store& store, Seeded& random)
{
    const auto& regions = store.workspace->state().catalog().regions;
    const FailureSet failures{{regions[random.below(regions.size())].id}, {}, {}};
    return toVoid(store.workspace->propose("ada", "drill", failures, later(store, random)));
}

Result<void> judge(Store& store, Seeded& random)
{
    const Digest proposal = lastWith(store, ProposalStatus::open)->content.proposal;
    const Verdict verdict = random.below(5) == 0 ? Verdict::reject : Verdict::approve;
    return store.workspace->judge(proposal, "grace", verdict, "so be it", later(store, random));
}

// At the moment of the question that hasApproval() asked.
Result<void> beginCommit(Store& store, Seeded&)
{
    const ProposalOpened& content = lastWith(store, ProposalStatus::approved)->content;
    return store.workspace->beginCommit(content.proposal, "ada", content.lostOperations,
                                        store.workspace->lastTimestamp());
}

// Mostly soon enough for the gangs' deadlines.
Result<void> stepCommit(Store& store, Seeded& random)
{
    const Timestamp at = random.below(16) == 0 ? later(store, random)
                                               : store.workspace->lastTimestamp() + seconds(1);
    return toVoid(store.workspace->stepCommit(at));
}

Result<void> abortCommit(Store& store, Seeded& random)
{
    return store.workspace->abortCommit("ada", "changed my mind", later(store, random));
}

Result<void> bringBack(Store& store, Seeded& random)
{
    const EstateState& state = store.workspace->state();
    const auto& lost = state.unavailableRegions();
    const std::string& region = state.catalog().region(lost[random.below(lost.size())]).id;
    return store.workspace->changeRegion("ada", region, RegionChange::online, later(store, random));
}

const RuleDraft* someDraft(const std::vector<RuleDraft>& drafts, Seeded& random)
{
    return drafts.empty() ? nullptr : &drafts[random.below(drafts.size())];
}

bool hasDraft(const Store& store)
{
    const auto drafts = store.journal().drafts();
    return drafts && !drafts->empty();
}

bool hasFewDrafts(const Store& store)
{
    const auto drafts = store.journal().drafts();
    return drafts && drafts->size() < 3;
}

Result<void> beginDraft(Store& store, Seeded& random)
{
    return store.workspace->beginDraft("draft " + std::to_string(random.next()), "ada",
                                       later(store, random));
}

// Text, undo or redo: what an editor saves by itself.
Result<void> editDraft(Store& store, Seeded& random)
{
    Workspace& workspace = *store.workspace;
    const auto drafts = workspace.drafts();
    if (!drafts)
        return tl::unexpected(drafts.error());
    const RuleDraft& draft = *someDraft(*drafts, random);
    switch (random.below(5)) {
    case 0: return toVoid(workspace.undoDraft(draft.name(), "ada", later(store, random)));
    case 1: return toVoid(workspace.redoDraft(draft.name(), "ada", later(store, random)));
    default: break;
    }
    std::string text = printRules(draft.book(workspace.approvedRules()));
    text.insert(text.find("policy "), "# " + std::to_string(random.next()) + "\n");
    return toVoid(
        workspace.editDraftText(draft.name(), "ada", "say why", text, later(store, random)));
}

Result<void> endDraft(Store& store, Seeded& random)
{
    const auto drafts = store.workspace->drafts();
    if (!drafts)
        return tl::unexpected(drafts.error());
    return store.workspace->endDraft(someDraft(*drafts, random)->name(), "ada",
                                     later(store, random));
}

Result<void> takeImage(Store& store, Seeded& random)
{
    return store.workspace->takeImage(later(store, random));
}

std::string observeProposals(const Store& store)
{
    std::string text;
    for (const auto& proposal : store.workspace->proposals().all()) {
        text += "proposal " + proposal->content.proposal.brief() + " " +
                std::string(proposalStatusName(proposal->status));
        for (const Digest& gang : proposal->gangs)
            text += store.workspace->state().gangEnd(gang) == GangEnd::committed ? " +" : " -";
        text += "\n";
    }
    return text;
}

constexpr std::array<Step, 11> steps = {{
    {"propose", 2, nothingIsLost, propose, observeProposals},
    {"judge", 4, hasOpenProposal, judge, nullptr},
    {"begin-commit", 8, hasApproval, beginCommit, nullptr},
    {"step-commit", 16, executing, stepCommit, nullptr},
    {"abort-commit", 4, executing, abortCommit, nullptr},
    {"bring-back", 4, regionIsLost, bringBack, nullptr},
    {"begin-draft", 1, hasFewDrafts, beginDraft, observeDrafts},
    {"edit-draft", 3, hasDraft, editDraft, nullptr},
    {"end-draft", 1, hasDraft, endDraft, nullptr},
    {"take-image", 1, always, takeImage, observeImages},
    {"reopen-workspace", 1, always, reopen, nullptr},
}};

}  // namespace

std::span<const Step> workspaceSteps()
{
    return steps;
}

}  // namespace estate::durability
