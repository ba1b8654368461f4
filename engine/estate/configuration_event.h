// Events that say what the estate consists of and what operators decided about it. Everything is
// named by id and stands for one concrete thing (weight 1). "The same content again" is a no-op for
// every one of them; what each refuses stands in planner/configure.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/quantity.h"
#include "engine/estate/catalog.h"
#include "engine/estate/rules.h"

namespace estate {

// Most volumes or consumers in one event; wider work goes through a cut manifest.
inline constexpr std::size_t eventListMax = 16'384;

struct PutRegion {
    std::string id;
    std::string trustDomain;
    std::optional<Duration> lease;  // none: fenced by the event that makes it unavailable
    Duration skew;
    bool operator==(const PutRegion&) const = default;
};
struct PutSite {
    std::string id;
    std::string region;
    bool operator==(const PutSite&) const = default;
};
// Again with other resources: grows or shrinks the host, never below what is placed on it.
struct PutHost {
    std::string id;
    std::string site;
    Bytes capacity;
    std::uint32_t lanes = 0;
    Iops laneIops;  // of one lane
    BytesPerSecond restoreRate;
    bool operator==(const PutHost&) const = default;
};
// A new generation replaces the regions; none that is in use may be dropped.
struct PutEntity {
    std::string id;
    std::uint64_t generation = 1;
    std::vector<std::string> regions;
    bool operator==(const PutEntity&) const = default;
};

struct ScenarioDescription {
    std::vector<std::string> failureSet;
    Duration rto;
    Impact impact;
    bool operator==(const ScenarioDescription&) const = default;
};
struct VolumeDescription {
    std::string id;
    std::string home;
    std::string recoveryGroup;  // empty: its own group
    Bytes bytes;
    Iops steadyIops;
    Iops minimumRecoveryIops;
    Isolation isolation = Isolation::shared;
    std::uint32_t copies = 1;
    Operations rpo;
    Duration rto;
    Operations latest;  // the source's high-water mark
    bool operator==(const VolumeDescription&) const = default;
};
// Declares the recovery groups that its volumes name.
struct PutApplication {
    std::string id;
    std::string entity;
    std::string home;
    ApplicationKind kind = ApplicationKind::generic;
    std::optional<Impact> impact;
    std::vector<ScenarioDescription> scenarios;
    std::vector<VolumeDescription> volumes;
    bool operator==(const PutApplication&) const = default;
};
// Volumes of one application that recover together; again with a higher generation: regroups them.
struct PutRecoveryGroup {
    std::string id;
    std::uint64_t generation = 1;
    std::string application;
    std::vector<std::string> volumes;
    bool operator==(const PutRecoveryGroup&) const = default;
};
// A logical database of a cluster application of a database kind, on volumes of that cluster.
struct PutDatabase {
    std::string id;
    std::uint64_t generation = 1;
    std::string cluster;
    std::vector<std::string> volumes;
    std::vector<std::string> consumers;  // applications that are down without it
    bool operator==(const PutDatabase&) const = default;
};
struct PutConsistencyGroup {
    std::string id;
    std::uint64_t generation = 1;
    std::vector<std::string> volumes;  // at least two
    bool operator==(const PutConsistencyGroup&) const = default;
};

struct FailoverRuleDescription {
    std::vector<std::string> failureSet;
    std::string target;  // empty: hold durably
    bool operator==(const FailoverRuleDescription&) const = default;
};
struct PutPolicy {
    std::string id;
    std::vector<std::string> allowedRegions;  // empty: the entity's presence
    std::vector<FailoverRuleDescription> rules;
    bool operator==(const PutPolicy&) const = default;
};
enum class PolicyScope : std::uint8_t { volume, recoveryGroup, application, entity };
[[nodiscard]] std::string_view policyScopeName(PolicyScope scope);
struct AssignPolicy {
    std::string policy;  // empty: takes the assignment away
    PolicyScope scope = PolicyScope::application;
    std::vector<std::string> subjects;
    bool operator==(const AssignPolicy&) const = default;
};
// A policy with everything that is assigned to it, in place of what was.
struct PolicyBlock {
    std::string id;
    bool retired = false;                     // it goes: no rules, nothing assigned
    std::vector<std::string> allowedRegions;  // empty: the entity's presence
    std::vector<FailoverRuleDescription> rules;
    std::vector<std::string> volumes;
    std::vector<std::string> recoveryGroups;
    std::vector<std::string> applications;
    std::vector<std::string> entities;
    bool operator==(const PolicyBlock&) const = default;
};
// The impact of an application, in place of what was.
struct ImpactBlock {
    std::string application;
    std::optional<Impact> own;
    std::vector<ScenarioDescription> scenarios;
    bool operator==(const ImpactBlock&) const = default;
};
// An edit of the rules as a whole: all of it, or nothing.
struct ChangeRules {
    std::vector<PolicyBlock> policies;
    std::vector<ImpactBlock> impacts;
    bool operator==(const ChangeRules&) const = default;
};
struct SetImpact {
    std::string application;
    Impact impact;
    bool operator==(const SetImpact&) const = default;
};
struct SetScenarios {
    std::string application;
    std::vector<ScenarioDescription> scenarios;  // replaces all
    bool operator==(const SetScenarios&) const = default;
};

}  // namespace estate
