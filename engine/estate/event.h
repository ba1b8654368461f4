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
#include "engine/estate/configuration_event.h"
#include "engine/estate/federation_event.h"
#include "engine/estate/governance_event.h"
#include "engine/estate/observation_event.h"

namespace estate {

inline constexpr std::uint32_t eventSchemaVersion = 1;

// How independent volumes are admitted (planner contract, section 1).
enum class AdmissionMode : std::uint8_t { hybrid, gang, arena };
[[nodiscard]] std::string_view admissionModeName(AdmissionMode mode);

// Where an estate comes from. Always event 1 of a log, never later.
enum class EstateOrigin : std::uint8_t {
    federal,
    fourRegion,
    empty,  // events describe all of it
};
struct EstateSource {
    EstateOrigin origin = EstateOrigin::federal;
    std::uint64_t denominator = 1'000;  // federal only
    std::string profile;                // text of overrides (profile.h); empty: the defaults
    AdmissionMode mode = AdmissionMode::hybrid;
    bool operator==(const EstateSource&) const = default;
};
[[nodiscard]] std::string_view originName(EstateOrigin origin);  // federal, four-region, empty

struct OpenEstate {
    EstateSource source;
    bool operator==(const OpenEstate&) const = default;
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
    std::string worker;  // who rejected; empty: an operator or the executor
    bool operator==(const GangRejected&) const = default;
};
struct PrepareDeadlinePassed {
    Digest planId;
    bool operator==(const PrepareDeadlinePassed&) const = default;
};

using Event =
    std::variant<OpenEstate, ChangeRegion, PlanAtWatermark, GangPrepared, SourceFenced,
                 GangCommitted, GangRejected, PrepareDeadlinePassed, ProposalOpened, ProposalJudged,
                 CommitBegun, CommitEnded, ConfirmClock, PutRegion, PutSite, PutHost, PutEntity,
                 PutApplication, PutRecoveryGroup, PutDatabase, PutConsistencyGroup, PutPolicy,
                 AssignPolicy, SetImpact, SetScenarios, ChangeSite, ChangeHost, ObserveReplica,
                 ObserveBacklog, ObserveDemand, RequestSnapshot, RequestResize, RequestFailback,
                 CheckpointTaken, CutDeclared, CutResumed, CutPrepared, CutDecided, CutEnded,
                 ChangeRules, ProposalCommented, ProposalReviewed, ProposalExpired, SetRole,
                 ChangeDrill, AuditNoted, ImageTaken>;
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
