// Tables between the engine's enumerators and the wire's. Explicit, so that reordering an enum of
// the engine can't change what a file means.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include <estate/v1/decisions.pb.h>
#include <estate/v1/journal.pb.h>

#include "engine/base/error.h"
#include "engine/estate/event.h"
#include "engine/planner/decision.h"

namespace estate::wire {

template <typename Engine, typename Wire, std::size_t count>
using EnumeratorTable = std::array<std::pair<Engine, Wire>, count>;

inline constexpr EnumeratorTable<EstateOrigin, v1::EstateOrigin, 3> originTable = {{
    {EstateOrigin::federal, v1::ESTATE_ORIGIN_FEDERAL},
    {EstateOrigin::fourRegion, v1::ESTATE_ORIGIN_FOUR_REGION},
    {EstateOrigin::empty, v1::ESTATE_ORIGIN_EMPTY},
}};

inline constexpr EnumeratorTable<AdmissionMode, v1::AdmissionMode, 3> modeTable = {{
    {AdmissionMode::hybrid, v1::ADMISSION_MODE_HYBRID},
    {AdmissionMode::gang, v1::ADMISSION_MODE_GANG},
    {AdmissionMode::arena, v1::ADMISSION_MODE_ARENA},
}};

inline constexpr EnumeratorTable<CutKind, v1::CutKind, 3> cutKindTable = {{
    {CutKind::snapshot, v1::CUT_KIND_SNAPSHOT},
    {CutKind::failover, v1::CUT_KIND_FAILOVER},
    {CutKind::migration, v1::CUT_KIND_MIGRATION},
}};

inline constexpr EnumeratorTable<CutDecision, v1::CutDecision, 2> cutDecisionTable = {{
    {CutDecision::commit, v1::CUT_DECISION_COMMIT},
    {CutDecision::abort, v1::CUT_DECISION_ABORT},
}};

inline constexpr EnumeratorTable<ApplicationKind, v1::ApplicationKind, 7> applicationKindTable = {{
    {ApplicationKind::generic, v1::APPLICATION_KIND_GENERIC},
    {ApplicationKind::cassandraJbod, v1::APPLICATION_KIND_CASSANDRA_JBOD},
    {ApplicationKind::cockroachDb, v1::APPLICATION_KIND_COCKROACH_DB},
    {ApplicationKind::postgres, v1::APPLICATION_KIND_POSTGRES},
    {ApplicationKind::durableShardedDatabase, v1::APPLICATION_KIND_DURABLE_SHARDED_DATABASE},
    {ApplicationKind::minio, v1::APPLICATION_KIND_MINIO},
    {ApplicationKind::kafka, v1::APPLICATION_KIND_KAFKA},
}};

inline constexpr EnumeratorTable<Isolation, v1::Isolation, 3> isolationTable = {{
    {Isolation::shared, v1::ISOLATION_SHARED},
    {Isolation::reserved, v1::ISOLATION_RESERVED},
    {Isolation::dedicated, v1::ISOLATION_DEDICATED},
}};

inline constexpr EnumeratorTable<PolicyScope, v1::PolicyScope, 4> policyScopeTable = {{
    {PolicyScope::volume, v1::POLICY_SCOPE_VOLUME},
    {PolicyScope::recoveryGroup, v1::POLICY_SCOPE_RECOVERY_GROUP},
    {PolicyScope::application, v1::POLICY_SCOPE_APPLICATION},
    {PolicyScope::entity, v1::POLICY_SCOPE_ENTITY},
}};

inline constexpr EnumeratorTable<Transport, v1::Transport, 2> transportTable = {{
    {Transport::tcp, v1::TRANSPORT_TCP},
    {Transport::rdma, v1::TRANSPORT_RDMA},
}};

inline constexpr EnumeratorTable<SnapshotScope, v1::SnapshotScope, 2> snapshotScopeTable = {{
    {SnapshotScope::sameRegion, v1::SNAPSHOT_SCOPE_SAME_REGION},
    {SnapshotScope::crossRegion, v1::SNAPSHOT_SCOPE_CROSS_REGION},
}};

inline constexpr EnumeratorTable<GangKind, v1::GangKind, 6> gangKindTable = {{
    {GangKind::placement, v1::GANG_KIND_PLACEMENT},
    {GangKind::failover, v1::GANG_KIND_FAILOVER},
    {GangKind::repair, v1::GANG_KIND_REPAIR},
    {GangKind::failback, v1::GANG_KIND_FAILBACK},
    {GangKind::resize, v1::GANG_KIND_RESIZE},
    {GangKind::snapshot, v1::GANG_KIND_SNAPSHOT},
}};

inline constexpr EnumeratorTable<RegionChange, v1::RegionChange, 5> regionChangeTable = {{
    {RegionChange::online, v1::REGION_CHANGE_ONLINE},
    {RegionChange::offline, v1::REGION_CHANGE_OFFLINE},
    {RegionChange::fence, v1::REGION_CHANGE_FENCE},
    {RegionChange::unfence, v1::REGION_CHANGE_UNFENCE},
    {RegionChange::expireLease, v1::REGION_CHANGE_EXPIRE_LEASE},
}};

inline constexpr EnumeratorTable<Verdict, v1::Verdict, 3> verdictTable = {{
    {Verdict::approve, v1::VERDICT_APPROVE},
    {Verdict::reject, v1::VERDICT_REJECT},
    {Verdict::withdraw, v1::VERDICT_WITHDRAW},
}};

inline constexpr EnumeratorTable<Role, v1::Role, 4> roleTable = {{
    {Role::viewer, v1::ROLE_VIEWER},
    {Role::deskOperator, v1::ROLE_OPERATOR},
    {Role::approver, v1::ROLE_APPROVER},
    {Role::administrator, v1::ROLE_ADMINISTRATOR},
}};

inline constexpr EnumeratorTable<CommitOutcome, v1::CommitOutcome, 2> commitOutcomeTable = {{
    {CommitOutcome::committed, v1::COMMIT_OUTCOME_COMMITTED},
    {CommitOutcome::aborted, v1::COMMIT_OUTCOME_ABORTED},
}};

inline constexpr EnumeratorTable<Outcome, v1::Outcome, 3> outcomeTable = {{
    {Outcome::recover, v1::OUTCOME_RECOVER},
    {Outcome::hold, v1::OUTCOME_HOLD},
    {Outcome::defer, v1::OUTCOME_DEFER},
}};

inline constexpr EnumeratorTable<Reason, v1::Reason, 19> reasonTable = {{
    {Reason::recoveredWithinRto, v1::REASON_RECOVERED_WITHIN_RTO},
    {Reason::recoveredAfterRto, v1::REASON_RECOVERED_AFTER_RTO},
    {Reason::heldByRule, v1::REASON_HELD_BY_RULE},
    {Reason::heldNotDurable, v1::REASON_HELD_NOT_DURABLE},
    {Reason::ambiguousScenarioImpact, v1::REASON_AMBIGUOUS_SCENARIO_IMPACT},
    {Reason::ambiguousFailoverRule, v1::REASON_AMBIGUOUS_FAILOVER_RULE},
    {Reason::noObjective, v1::REASON_NO_OBJECTIVE},
    {Reason::noEligibleDestination, v1::REASON_NO_ELIGIBLE_DESTINATION},
    {Reason::capacityShort, v1::REASON_CAPACITY_SHORT},
    {Reason::memberBusy, v1::REASON_MEMBER_BUSY},
    {Reason::repairedDegraded, v1::REASON_REPAIRED_DEGRADED},
    {Reason::arenaMultiVolume, v1::REASON_ARENA_MULTI_VOLUME},
    {Reason::tooSlow, v1::REASON_TOO_SLOW},
    {Reason::movedHome, v1::REASON_MOVED_HOME},
    {Reason::deadlinePassed, v1::REASON_DEADLINE_PASSED},
    {Reason::hitchTooLong, v1::REASON_HITCH_TOO_LONG},
    {Reason::crossesRegions, v1::REASON_CROSSES_REGIONS},
    {Reason::notPlaced, v1::REASON_NOT_PLACED},
    {Reason::tooWide, v1::REASON_TOO_WIDE},
}};

inline constexpr EnumeratorTable<Constraint, v1::Constraint, 18> constraintTable = {{
    {Constraint::none, v1::CONSTRAINT_NONE},
    {Constraint::isSource, v1::CONSTRAINT_IS_SOURCE},
    {Constraint::ruleNamesAnother, v1::CONSTRAINT_RULE_NAMES_ANOTHER},
    {Constraint::outsideAllowedRegions, v1::CONSTRAINT_OUTSIDE_ALLOWED_REGIONS},
    {Constraint::unavailable, v1::CONSTRAINT_UNAVAILABLE},
    {Constraint::noReplica, v1::CONSTRAINT_NO_REPLICA},
    {Constraint::divergentReplica, v1::CONSTRAINT_DIVERGENT_REPLICA},
    {Constraint::rpoMissed, v1::CONSTRAINT_RPO_MISSED},
    {Constraint::noPath, v1::CONSTRAINT_NO_PATH},
    {Constraint::recoveryIopsShort, v1::CONSTRAINT_RECOVERY_IOPS_SHORT},
    {Constraint::bytesShort, v1::CONSTRAINT_BYTES_SHORT},
    {Constraint::laneIopsShort, v1::CONSTRAINT_LANE_IOPS_SHORT},
    {Constraint::isolationShort, v1::CONSTRAINT_ISOLATION_SHORT},
    {Constraint::failureDomainsShort, v1::CONSTRAINT_FAILURE_DOMAINS_SHORT},
    {Constraint::laterCompletion, v1::CONSTRAINT_LATER_COMPLETION},
    {Constraint::tooSlow, v1::CONSTRAINT_TOO_SLOW},
    {Constraint::replicaOffline, v1::CONSTRAINT_REPLICA_OFFLINE},
    {Constraint::underMaintenance, v1::CONSTRAINT_UNDER_MAINTENANCE},
}};

// An enumerator without an entry is a mistake in this file, found by the round-trip tests.
template <typename Engine, typename Wire, std::size_t count>
[[nodiscard]] Wire toWire(const EnumeratorTable<Engine, Wire, count>& table, Engine value)
{
    const auto entry = std::find_if(table.begin(), table.end(),
                                    [value](const auto& pair) { return pair.first == value; });
    ESTATE_ENSURE(entry != table.end());
    return entry->second;
}

template <typename Engine, typename Wire, std::size_t count>
[[nodiscard]] std::optional<Engine> fromWire(const EnumeratorTable<Engine, Wire, count>& table,
                                             Wire value)
{
    const auto entry = std::find_if(table.begin(), table.end(),
                                    [value](const auto& pair) { return pair.second == value; });
    return entry == table.end() ? std::nullopt : std::optional<Engine>(entry->first);
}

}  // namespace estate::wire
