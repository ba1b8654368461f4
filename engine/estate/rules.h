// What operators decide: preapproved failover rules and business impact (planner contract,
// section 5). No priority number exists anywhere; order is derived from cost.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/chunk_digests.h"
#include "engine/base/digest.h"
#include "engine/base/index.h"
#include "engine/base/quantity.h"
#include "engine/estate/catalog.h"
#include "engine/estate/id_order.h"

namespace estate {

struct Impact {
    CostRate downtime;          // microunits per second
    UnitCost breach;            // once, when the RTO is missed
    UnitCost perLostOperation;  // one concrete operation; never scaled by a weight
    [[nodiscard]] bool isZero() const
    {
        return downtime.value == 0 && breach.value == 0 && perLostOperation.value == 0;
    }
    bool operator==(const Impact&) const = default;
};

struct ScenarioRule {
    std::vector<RegionIndex> failureSet;  // ascending, not empty
    Duration rto;
    Impact impact;
    bool operator==(const ScenarioRule&) const = default;
};

// Impact of an application. Without a matching scenario rule its own impact and the volume's RTO
// count.
struct ApplicationImpact {
    std::optional<Impact> own;
    std::vector<ScenarioRule> scenarios;
    bool operator==(const ApplicationImpact&) const = default;
};

struct FailoverRule {
    std::vector<RegionIndex> failureSet;  // ascending, not empty
    RegionIndex target;                   // none: hold durably
    bool operator==(const FailoverRule&) const = default;
    [[nodiscard]] bool holds() const { return !target.valid(); }
};

struct FailoverPolicy {
    std::string id;
    std::vector<RegionIndex> allowedRegions;  // ascending; empty: the entity's presence
    std::vector<FailoverRule> rules;
    bool retired = false;  // was taken away: has no rules and is assigned to nothing
    bool operator==(const FailoverPolicy&) const = default;
};

// Refuses duplicate failure sets, an empty one, a target inside its own set or outside the allowed
// regions, and unknown regions, with the rule's number (from 1).
[[nodiscard]] Result<void> checkPolicy(const Catalog& catalog, const FailoverPolicy& policy);
// Refuses an impact that is zero everywhere, and scenarios with an RTO of zero or above ten years
// or with a failure set that is empty, unknown or another scenario's.
[[nodiscard]] Result<void> checkImpact(const Catalog& catalog, const std::string& application,
                                       const ApplicationImpact& impact);

class Rules {
public:
    // Fill them freely before seal(); afterwards they change through the functions only.
    std::vector<FailoverPolicy> policies;
    std::vector<ApplicationImpact> impacts;   // by application
    std::vector<PolicyIndex> volumePolicies;  // by volume; none where not assigned
    std::vector<PolicyIndex> groupPolicies;   // by recovery group
    std::vector<PolicyIndex> applicationPolicies;
    std::vector<PolicyIndex> entityPolicies;

    // Sizes the assignment tables after the catalog.
    explicit Rules(const Catalog& catalog);

    // Refuses what checkPolicy and checkImpact refuse, bad and duplicate ids of policies, and
    // assignments of policies that do not exist. Call once, after filling.
    [[nodiscard]] Result<void> seal(const Catalog& catalog);

    // After records were added to the catalog.
    void grow(const Catalog& catalog);
    // Adds, or replaces the policy with this id. A refused one changes nothing.
    [[nodiscard]] Result<PolicyIndex> putPolicy(const Catalog& catalog, FailoverPolicy policy);
    [[nodiscard]] Result<void> setImpact(const Catalog& catalog, ApplicationIndex application,
                                         ApplicationImpact impact);
    // None takes the assignment away.
    void assign(VolumeIndex volume, PolicyIndex policy);
    void assign(RecoveryGroupIndex group, PolicyIndex policy);
    void assign(ApplicationIndex application, PolicyIndex policy);
    void assign(EntityIndex entity, PolicyIndex policy);

    [[nodiscard]] const FailoverPolicy& policy(PolicyIndex i) const { return policies[i.value]; }
    // An unknown id is ErrorCode::unknownId whose field "near" lists up to three similar ids.
    [[nodiscard]] Result<PolicyIndex> findPolicy(std::string_view id) const;
    [[nodiscard]] PolicyIndex policyNamed(std::string_view id) const;  // or none
    // What is assigned at this very scope, or none.
    [[nodiscard]] PolicyIndex assigned(VolumeIndex i) const { return volumePolicies[i.value]; }
    [[nodiscard]] PolicyIndex assigned(RecoveryGroupIndex i) const
    {
        return groupPolicies[i.value];
    }
    [[nodiscard]] PolicyIndex assigned(ApplicationIndex i) const
    {
        return applicationPolicies[i.value];
    }
    [[nodiscard]] PolicyIndex assigned(EntityIndex i) const { return entityPolicies[i.value]; }

    // The narrowest assigned scope: volume, recovery group, application, entity. None: no policy.
    [[nodiscard]] PolicyIndex policyOf(const Catalog& catalog, VolumeIndex volume) const;

    // By chunks, like the catalog's. Not for two threads at once.
    [[nodiscard]] const Digest& digest() const;

private:
    void assignIn(std::vector<PolicyIndex>& table, ChunkDigests& chunks, std::uint32_t subject,
                  PolicyIndex policy);

    IdOrder m_policyOrder;
    ChunkDigests m_policyChunks;
    ChunkDigests m_impactChunks;
    ChunkDigests m_volumeChunks;
    ChunkDigests m_groupChunks;
    ChunkDigests m_applicationChunks;
    ChunkDigests m_entityChunks;
    mutable std::optional<Digest> m_digest;
};

}  // namespace estate
