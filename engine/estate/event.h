// The indexed event log's vocabulary. Events name things by id, so a log can be read without the
// estate that it built. Each event's refusals stand in planner/scheduler.h.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/quantity.h"
#include "engine/estate/region_state.h"

namespace estate {

inline constexpr std::uint32_t eventSchemaVersion = 1;

// Where an estate comes from. Always event 1 of a log, never later.
enum class EstateOrigin : std::uint8_t { federal, fourRegion };
struct EstateSource {
    EstateOrigin origin = EstateOrigin::federal;
    std::uint64_t denominator = 1'000;  // federal only
    std::string profile;                // text of overrides (profile.h); empty: the defaults
    bool operator==(const EstateSource&) const = default;
};
[[nodiscard]] std::string_view originName(EstateOrigin origin);  // federal, four-region

struct OpenEstate {
    EstateSource source;
    bool operator==(const OpenEstate&) const = default;
};

// Regions, sites and hosts that a drill or a real day takes away, by id.
struct FailureSet {
    std::vector<std::string> regions;
    bool operator==(const FailureSet&) const = default;
};

enum class RegionChange : std::uint8_t { online, offline, fence, unfence, expireLease };
[[nodiscard]] std::string_view regionChangeName(RegionChange change);
struct ChangeRegion {
    std::string region;
    RegionChange change = RegionChange::offline;
    bool operator==(const ChangeRegion&) const = default;
};

struct PlanAtWatermark {
    std::uint64_t watermark = 0;  // <= this envelope's index
    bool operator==(const PlanAtWatermark&) const = default;
};

// A person confirms that event time may move on by more than a horizon, because the log was left
// alone for long. The only event whose own time may jump.
struct ConfirmClock {
    bool operator==(const ConfirmClock&) const = default;
};

// Workers' answers. A repeat of what already happened is a no-op.
struct GangPrepared {
    Digest planId;
    Digest tasks;  // digest of exactly the tasks that were prepared
    bool operator==(const GangPrepared&) const = default;
};
struct SourceFenced {
    Digest planId;
    bool operator==(const SourceFenced&) const = default;
};
struct GangCommitted {
    Digest planId;
    bool operator==(const GangCommitted&) const = default;
};
struct GangRejected {
    Digest planId;
    std::string reason;
    bool operator==(const GangRejected&) const = default;
};
struct PrepareDeadlinePassed {
    Digest planId;
    bool operator==(const PrepareDeadlinePassed&) const = default;
};

// Governance: who proposed, approved and carried out what. These do not change the estate's state;
// journal/proposals.h folds them.
struct RegionBasis {
    std::string region;
    Digest planning;
    bool operator==(const RegionBasis&) const = default;
};
struct ProposalOpened {
    Digest proposal;  // derived from its content
    std::string title;
    FailureSet failures;
    std::vector<RegionBasis> basis;  // planning digests of every region examined, ascending
    Digest rules;
    Digest decisions;
    std::uint64_t groups = 0;          // recovered by the plan
    std::uint64_t lostOperations = 0;  // committing it needs this number accepted when not 0
    bool operator==(const ProposalOpened&) const = default;
};
enum class Verdict : std::uint8_t { approve, reject, withdraw };
[[nodiscard]] std::string_view verdictName(Verdict verdict);
struct ProposalJudged {
    Digest proposal;
    Verdict verdict = Verdict::approve;
    std::string comment;
    bool operator==(const ProposalJudged&) const = default;
};
struct CommitBegun {
    Digest proposal;
    std::uint64_t acceptedLostOperations = 0;
    bool operator==(const CommitBegun&) const = default;
};
enum class CommitOutcome : std::uint8_t { committed, aborted };
struct CommitEnded {
    Digest proposal;
    CommitOutcome outcome = CommitOutcome::committed;
    std::string reason;
    bool operator==(const CommitEnded&) const = default;
};

using Event = std::variant<OpenEstate, ChangeRegion, PlanAtWatermark, GangPrepared, SourceFenced,
                           GangCommitted, GangRejected, PrepareDeadlinePassed, ProposalOpened,
                           ProposalJudged, CommitBegun, CommitEnded, ConfirmClock>;
[[nodiscard]] std::string_view eventName(const Event& event);
[[nodiscard]] bool isGovernance(const Event& event);

struct Envelope {
    std::uint64_t index = 0;  // advances by exactly 1
    Timestamp at;             // never goes back
    std::string actor;        // who caused it: an operator's name, or "executor"
    Event event;
    bool operator==(const Envelope&) const = default;
};

}  // namespace estate
