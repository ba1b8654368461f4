#include "tests/durability/steps.h"

#include <algorithm>
#include <array>
#include <utility>

namespace estate::durability {

namespace {

const EstateSource fourRegions{EstateOrigin::fourRegion, 1'000, ""};

bool always(const Store&)
{
    return true;
}

Result<void> toVoid(auto result)
{
    return result ? Result<void>() : Result<void>(tl::unexpected(result.error()));
}

// Mostly a few bytes, at times several pages.
std::string someDecisions(Seeded& random)
{
    constexpr std::array<std::uint64_t, 6> sizes = {0, 0, 40, 600, 3'000, 14'000};
    std::string bytes(random.below(sizes[random.below(sizes.size())] + 1), '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random.below(256));
    return bytes;
}

Result<void> appendBatch(Store& store, Seeded& random)
{
    std::vector<JournalEntry> batch(1 + random.below(5));
    std::uint64_t index = store.bare->pendingIndex();
    for (JournalEntry& entry : batch) {
        ++index;
        const std::string region = "r" + std::to_string(random.below(1'000));
        entry = {{index, Timestamp{index}, "ada", ChangeRegion{region, RegionChange::offline}},
                 someDecisions(random)};
    }
    return toVoid(store.bare->append(batch));
}

Result<void> appendOne(Store& store, Seeded& random)
{
    if (auto appended = appendBatch(store, random); !appended)
        return appended;
    return toVoid(store.bare->sync());
}

Result<void> appendSeveral(Store& store, Seeded& random)
{
    for (std::uint64_t batches = 2 + random.below(4); batches > 0; --batches)
        if (auto appended = appendBatch(store, random); !appended)
            return appended;
    return toVoid(store.bare->sync());
}

// Closing tidies the write-ahead log away.
Result<void> reopen(Store& store, Seeded&)
{
    store.close();
    auto again = openStore(store.kind, store.path, Opening::forWriting);
    if (!again)
        return tl::unexpected(again.error());
    store = std::move(*again);
    return {};
}

std::string someText(Seeded& random, std::uint64_t bytesMax)
{
    return std::string(1 + random.below(bytesMax), static_cast<char>('a' + random.below(26)));
}

// Of the drafts that there are, or none: then one is begun.
Result<void> changeDraft(Store& store, Seeded& random)
{
    const auto drafts = store.bare->drafts();
    if (!drafts)
        return tl::unexpected(drafts.error());
    if (drafts->empty() || (drafts->size() < 3 && random.below(4) == 0))
        return store.bare->beginDraft("draft " + std::to_string(random.next()), "ada", {});
    const DraftRow& draft = (*drafts)[random.below(drafts->size())];
    switch (random.below(6)) {
    case 0: return store.bare->endDraft(draft.name);
    case 1: return store.bare->moveDraftCursor(draft.name, random.below(draft.edits.size() + 1));
    default:
        return store.bare->putDraftEdit(draft.name,
                                        {someText(random, 20), someText(random, 6'000)});
    }
}

std::string observeDrafts(const Store& store)
{
    const auto drafts = store.journal().drafts();
    if (!drafts)
        return "drafts: " + drafts.error().message + "\n";
    std::string text;
    for (const DraftRow& draft : *drafts) {
        text += "draft " + draft.name + " of " + draft.author + " at " +
                std::to_string(draft.begunIndex) + ", cursor " + std::to_string(draft.cursor);
        for (const DraftEditRow& edit : draft.edits)
            text += " " + edit.label + "=" + sha256(edit.payload).brief();
        text += "\n";
    }
    return text;
}

bool hasRecords(const Store& store)
{
    return store.bare->durableIndex() > 0;
}

// An image of the state and the record that vouches for it, in one sync.
Result<void> takeImage(Store& store, Seeded& random)
{
    const std::string image = someText(random, 20'000);
    if (auto put = store.bare->putImage(image); !put)
        return put;
    const std::uint64_t index = store.bare->pendingIndex() + 1;
    const std::array batch{
        JournalEntry{{index, Timestamp{index}, "ada", ImageTaken{sha256(image), {}}}, {}}};
    if (auto appended = store.bare->append(batch); !appended)
        return tl::unexpected(appended.error());
    return toVoid(store.bare->sync());
}

std::string observeImages(const Store& store)
{
    std::string text;
    for (std::uint64_t index = store.journal().durableIndex(); index > 0; --index) {
        const auto image = store.journal().imageUpTo(index);
        if (!image)
            return "images: " + image.error().message + "\n";
        if (!*image)
            break;
        index = (*image)->index;
        text += "image at " + std::to_string(index) + " " + sha256((*image)->bytes).brief() + "\n";
    }
    return text;
}

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

constexpr std::array<Step, 12> steps = {{
    {"append", StoreKind::journal, 6, always, appendOne, nullptr},
    {"append-several", StoreKind::journal, 3, always, appendSeveral, nullptr},
    {"draft", StoreKind::journal, 4, always, changeDraft, observeDrafts},
    {"image", StoreKind::journal, 2, hasRecords, takeImage, observeImages},
    {"reopen", StoreKind::journal, 1, always, reopen, nullptr},
    {"propose", StoreKind::workspace, 2, nothingIsLost, propose, observeProposals},
    {"judge", StoreKind::workspace, 4, hasOpenProposal, judge, nullptr},
    {"begin-commit", StoreKind::workspace, 8, hasApproval, beginCommit, nullptr},
    {"step-commit", StoreKind::workspace, 16, executing, stepCommit, nullptr},
    {"abort-commit", StoreKind::workspace, 1, executing, abortCommit, nullptr},
    {"bring-back", StoreKind::workspace, 4, regionIsLost, bringBack, nullptr},
    {"reopen-workspace", StoreKind::workspace, 1, always, reopen, nullptr},
}};

}  // namespace

void Store::close()
{
    bare.reset();
    workspace.reset();
}

Result<Store> openStore(StoreKind kind, const std::string& path, Opening opening)
{
    Store store{kind, path, {}, {}};
    if (kind == StoreKind::journal) {
        auto journal = opening == Opening::create       ? Journal::create(path)
                       : opening == Opening::forWriting ? Journal::open(path)
                                                        : Journal::openReadOnly(path);
        if (!journal)
            return tl::unexpected(journal.error());
        if (auto up = journal->bringUp(); !up)
            return tl::unexpected(up.error());
        store.bare.emplace(std::move(*journal));
    } else {
        auto workspace = opening == Opening::create
                             ? Workspace::create(path, fourRegions, "ada", sampleEpoch)
                         : opening == Opening::forWriting ? Workspace::open(path)
                                                          : Workspace::openReadOnly(path);
        if (!workspace)
            return tl::unexpected(workspace.error());
        store.workspace.emplace(std::move(*workspace));
    }
    return store;
}

std::span<const Step> allSteps()
{
    return steps;
}

Result<const Step*> takeStep(Store& store, const Script& script, std::uint64_t number)
{
    // Of its own, whatever came before it: a step is the same again after an interruption.
    Seeded random(script.seed * 1'000'003 + number);
    std::vector<const Step*> drawn;
    for (const Step& step : steps)
        if (step.kind == store.kind && step.possible(store))
            drawn.insert(drawn.end(), step.weight, &step);
    const Step* step = drawn[random.below(drawn.size())];
    if (auto taken = step->take(store, random); !taken) {
        Error error = taken.error();
        error.message = std::string(step->name) + ": " + error.message;
        return tl::unexpected(std::move(error));
    }
    return step;
}

Result<std::string> observe(const Store& store)
{
    const auto head = store.journal().verify();
    if (!head)
        return tl::unexpected(head.error());
    std::string text = "head " + std::to_string(head->index) + " " + head->hash.hex() + "\n";
    if (store.workspace)
        text += "state " + store.workspace->state().hash().hex() + "\n";
    for (const Step& step : steps)
        if (step.kind == store.kind && step.observe != nullptr)
            text += step.observe(store);
    return text;
}

Result<Reference> runReference(const Script& script, const std::string& path)
{
    auto store = openStore(script.kind, path, Opening::create);
    if (!store)
        return tl::unexpected(store.error());
    Reference reference;
    for (std::uint64_t i = 0;; ++i) {
        auto holds = observe(*store);
        if (!holds)
            return tl::unexpected(holds.error());
        reference.holds.push_back(std::move(*holds));
        reference.heads.push_back(store->journal().head());
        if (i == script.length)
            return reference;
        const auto step = takeStep(*store, script, i);
        if (!step)
            return tl::unexpected(step.error());
        reference.names.push_back((*step)->name);
    }
}

bool saysCreationWasInterrupted(const Error& error)
{
    return error.code == ErrorCode::damaged &&
           error.message.find("its creation was interrupted") != std::string::npos;
}

}  // namespace estate::durability
