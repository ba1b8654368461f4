// What programs do to a journal, one durable step at a time, for tests that stop them in the
// middle.
//
// A script is a number: which step comes next, and with what, follows from the number and from what
// the journal holds. So a second run of a script is the reference for the first: after each step
// both hold the same, and after an interruption a journal holds what the reference held after the
// last step that was acknowledged, or after the one that was under way, and nothing in between.
//
// A new kind of step is one entry in the table of journal_steps.cpp or workspace_steps.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/journal/workspace.h"
#include "tests/durability/seeded.h"

namespace estate::durability {

enum class StoreKind : std::uint8_t { journal, workspace };

// A journal as its programs have it open: by itself, or under a workspace on the four-region
// estate.
struct Store {
    StoreKind kind = StoreKind::journal;
    std::string path;
    std::optional<Journal> bare;
    std::optional<Workspace> workspace;

    [[nodiscard]] const Journal& journal() const { return bare ? *bare : workspace->journal(); }
    void close();
};

enum class Opening : std::uint8_t { create, forWriting, forLooking };
[[nodiscard]] Result<Store> openStore(StoreKind kind, const std::string& path, Opening opening);

struct Step {
    std::string_view name;
    std::uint64_t weight;  // how often it is drawn, against the others that are possible
    bool (*possible)(const Store& store);
    // Durable when it succeeds, whole or not there when it does not. One sync: there is no more
    // than one moment at which a part of it becomes durable.
    Result<void> (*take)(Store& store, Seeded& random);
    // Lines that say all that such steps leave behind, beyond the log itself; may be null.
    std::string (*observe)(const Store& store);
};
[[nodiscard]] std::span<const Step> stepsOf(StoreKind kind);
[[nodiscard]] std::span<const Step> journalSteps();
[[nodiscard]] std::span<const Step> workspaceSteps();

struct Script {
    StoreKind kind = StoreKind::journal;
    std::uint64_t seed = 0;
    std::uint64_t length = 0;  // steps after the creation
};

// Step `number`, from 0, on a store that holds what it must hold by then.
[[nodiscard]] Result<const Step*> takeStep(Store& store, const Script& script,
                                           std::uint64_t number);

// Everything that the store holds, its chain verified: equal texts, equal stores.
[[nodiscard]] Result<std::string> observe(const Store& store);

// What the store holds after its creation, and after each step: one more than the script is long.
struct Reference {
    std::vector<std::string> holds;
    std::vector<JournalHead> heads;
    std::vector<std::string_view> names;  // of each step
};
// Runs the script on a new journal at `path`.
[[nodiscard]] Result<Reference> runReference(const Script& script, const std::string& path);

// Whether opening may fail like this when nobody was told yet that the journal was created.
[[nodiscard]] bool saysCreationWasInterrupted(const Error& error);

}  // namespace estate::durability
