// Which failover rules concern a region, in a form that fits its export: their number and a digest.
// A rule concerns the regions that it names, as lost or as where to restore. Assignments don't
// count: they belong to the volumes' regions.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/index.h"
#include "engine/estate/rules.h"

namespace estate {

struct ExportedPolicies {
    std::uint64_t rules = 0;
    // Over (policy, failure set, target) of each, by the bytes of the policies' ids and then as the
    // policy lists them, so that it does not depend on the order in which policies were put.
    Digest digest;
    bool operator==(const ExportedPolicies&) const = default;
};

// Rules by the regions that they name, kept current: a region costs its own rules, and a change of
// rules one comparison of the policies. Copying it copies a pointer; what it knows is copied when
// the rules change while another one knows the same.
class RegionPolicies {
public:
    // Regions whose rules changed since the last call, ascending. The first call gives all that any
    // rule names.
    [[nodiscard]] std::vector<RegionIndex> refresh(const Catalog& catalog, const Rules& rules);
    // As of the last refresh, with the same rules.
    [[nodiscard]] const ExportedPolicies& of(const Catalog& catalog, const Rules& rules,
                                             RegionIndex region);

private:
    struct Entry {
        std::vector<PolicyIndex> policies;  // by id
        std::optional<ExportedPolicies> exported;
    };
    struct Known {
        std::vector<Entry> regions;
        std::vector<std::shared_ptr<const FailoverPolicy>> policies;  // null: none yet
        std::optional<Digest> rules;
        Entry& entry(RegionIndex region);
        void change(PolicyIndex policy, const Rules& after, std::vector<RegionIndex>& changed);
    };
    Known& edit();

    std::shared_ptr<Known> m_known = std::make_shared<Known>();
};

// The same for one region from scratch.
[[nodiscard]] ExportedPolicies exportedPolicies(const Catalog& catalog, const Rules& rules,
                                                RegionIndex region);

}  // namespace estate
