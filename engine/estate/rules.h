// What operators decide: preapproved failover rules and business impact (planner contract,
// section 5). No priority number exists anywhere; order is derived from cost.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/index.h"
#include "engine/base/quantity.h"
#include "engine/estate/catalog.h"

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
};

// Impact of an application. Without a matching scenario rule its own impact and the volume's RTO
// count.
struct ApplicationImpact {
    std::optional<Impact> own;
    std::vector<ScenarioRule> scenarios;
};

struct FailoverRule {
    std::vector<RegionIndex> failureSet;  // ascending, not empty
    RegionIndex target;                   // none: hold durably
    [[nodiscard]] bool holds() const { return !target.valid(); }
};

struct FailoverPolicy {
    std::string id;
    std::vector<RegionIndex> allowedRegions;  // ascending; empty: the entity's presence
    std::vector<FailoverRule> rules;
};

class Rules {
public:
    std::vector<FailoverPolicy> policies;
    std::vector<ApplicationImpact> impacts;   // by application
    std::vector<PolicyIndex> volumePolicies;  // by volume; none where not assigned
    std::vector<PolicyIndex> groupPolicies;   // by recovery group
    std::vector<PolicyIndex> applicationPolicies;
    std::vector<PolicyIndex> entityPolicies;

    // Sizes the assignment tables after the catalog.
    explicit Rules(const Catalog& catalog);

    // Refuses duplicate failure sets in a policy, an empty set, a target inside its own set, a
    // target outside the allowed regions, unknown regions, all-zero impact. Call once after
    // filling.
    [[nodiscard]] Result<void> seal(const Catalog& catalog);

    // The narrowest assigned scope: volume, recovery group, application, entity. None: no policy.
    [[nodiscard]] PolicyIndex policyOf(const Catalog& catalog, VolumeIndex volume) const;

    [[nodiscard]] const Digest& digest() const { return m_digest; }

private:
    Digest m_digest;
};

}  // namespace estate
