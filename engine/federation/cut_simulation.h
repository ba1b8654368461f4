// Cuts under every misfortune the contract names, deterministic by seed: messages lost, doubled,
// late and overtaken; any party stopped at any step and started again from its records; partitions
// that do not answer; members told wrongly. After a while the misfortunes end, everything
// recovers, and the invariants of the estate contract's section 5 are checked:
//
//   - every cut that was declared is decided and ended, the same everywhere: all or nothing, and
//     carried out once in each participant or in none;
//   - it commits only while every participant holds its cut of the same round and checkpoint;
//   - nobody is in doubt, no manifest is lost or changed, no hold outlasts its hitch;
//   - a shard that no manifest names is never contacted.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/federation/cut_world.h"

namespace estate {

// Chances in thousandths; of a message, a step, or a cut.
struct CutFaults {
    std::uint32_t lost = 0;
    std::uint32_t doubled = 0;
    std::uint32_t late = 0;     // beyond a deadline
    std::uint32_t stopped = 0;  // a party, at a step: before its records, or after some messages
    std::uint32_t outage = 0;   // a partition that a cut needs, around its beginning
    std::uint32_t toldWrong = 0;
    std::uint32_t takenBack = 0;   // by a person, at any time
    bool onlyOnceDecided = false;  // the first decision is durable before anything goes wrong
    bool operator==(const CutFaults&) const = default;
};
// The stated mix: a quarter of the seeds without faults, a quarter with few, a quarter with many, a
// quarter with many once a decision was made.
[[nodiscard]] CutFaults faultsOf(std::uint64_t seed);

// What a simulation must notice; for its own tests.
enum class CutSabotage : std::uint8_t {
    none,
    forgottenPromises,   // participants do not keep what they promise
    shortHold,           // holds end before the coordinator's deadline
    forgottenDecisions,  // nor what they learned
    busyHold,            // I/O goes on while a shard says that it holds
    strayMessage,        // somebody outside the manifest is asked
};

struct CutSimulationOptions {
    std::uint64_t seed = 1;
    std::uint32_t cutsMax = 3;  // at once, by seed from 1
    // One cut in this many has every shard of the estate; 0: never. Of the others one in eight has
    // the volumes of some regions, the rest those that belong to a few; one in four wants the same
    // shards as the cut in front of it.
    std::uint32_t wholeOneIn = 500;
    CutSabotage sabotage = CutSabotage::none;
    bool trace = false;
};

struct CutSimulationReport {
    std::uint64_t seed = 0;
    std::uint64_t cuts = 0;  // asked for
    std::uint64_t committed = 0;
    std::uint64_t aborted = 0;
    std::uint64_t failedClosed = 0;   // a partition that they needed did not answer
    std::uint64_t neverDeclared = 0;  // the coordinator stopped before the manifest was durable
    std::uint64_t participants = 0;
    std::uint64_t committedWidthMax = 0;  // participants
    std::uint64_t busyRefusals = 0;       // a shard was in another cut
    std::uint64_t takenBack = 0;
    std::uint64_t messages = 0;
    std::uint64_t messagesLost = 0;
    std::uint64_t messagesDoubled = 0;
    std::uint64_t stops = 0;
    std::uint64_t rounds = 0;
    std::uint64_t shardsContacted = 0;           // distinct
    std::uint64_t shardsNamed = 0;               // distinct, by durable manifests
    std::vector<std::string> violations;         // empty: every invariant held
    std::vector<std::string> trace;              // one line an event, when asked for
    void add(const CutSimulationReport& other);  // sums; violations and traces are appended
};

// One seed from beginning to end; it must come to rest within a bounded simulated time.
[[nodiscard]] CutSimulationReport simulateCuts(const CutWorld& world,
                                               const CutSimulationOptions& options);

}  // namespace estate
