// What losing a volume costs: it orders initial placement (planner contract, section 3). Databases
// make applications depend on a volume that they do not own; each application counts once per
// volume, however many of its databases lie there.
#pragma once

#include <cstdint>

#include "engine/base/index.h"
#include "engine/base/wide.h"
#include "engine/estate/state.h"

namespace estate {

// Sums of the applications' own impacts, in microunits; scenarios do not count. An application
// without an impact of its own adds nothing but itself.
struct PhysicalImpact {
    U128 downtime = 0;  // per second
    U128 breach = 0;
    U128 lossPerOperation = 0;
    std::uint64_t applications = 0;  // distinct: the owner, and clusters and consumers of databases
    [[nodiscard]] U128 floor() const
    {
        return saturatingAdd(saturatingAdd(breach, downtime), lossPerOperation);
    }
};

// Costs the databases on the volume; keep it when it is needed twice.
[[nodiscard]] PhysicalImpact physicalImpact(const EstateState& state, VolumeIndex volume);

}  // namespace estate
