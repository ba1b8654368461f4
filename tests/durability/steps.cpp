#include "tests/durability/steps.h"

#include <utility>

namespace estate::durability {

namespace {

const EstateSource fourRegions{EstateOrigin::fourRegion, 1'000, ""};

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

std::span<const Step> stepsOf(StoreKind kind)
{
    return kind == StoreKind::journal ? journalSteps() : workspaceSteps();
}

Result<const Step*> takeStep(Store& store, const Script& script, std::uint64_t number)
{
    // Of its own, whatever came before it: a step is the same again after an interruption.
    Seeded random(script.seed * 1'000'003 + number);
    std::vector<const Step*> drawn;
    for (const Step& step : stepsOf(store.kind))
        if (step.possible(store))
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
    for (const Step& step : stepsOf(store.kind))
        if (step.observe != nullptr)
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
