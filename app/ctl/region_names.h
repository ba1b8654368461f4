// Regions of the catalog by the ids that people read.
#pragma once

#include <string>
#include <vector>

#include "app/ctl/document.h"
#include "engine/estate/catalog.h"

namespace estate::ctl {

[[nodiscard]] inline Json regionIdOrNull(const Catalog& catalog, RegionIndex region)
{
    return region.valid() ? Json(catalog.region(region).id) : Json(nullptr);
}

[[nodiscard]] inline std::string regionText(const Catalog& catalog, RegionIndex region)
{
    return region.valid() ? catalog.region(region).id : "-";
}

[[nodiscard]] inline std::vector<std::string> regionIds(const Catalog& catalog,
                                                        const std::vector<RegionIndex>& regions)
{
    std::vector<std::string> ids;
    for (const RegionIndex region : regions)
        ids.push_back(catalog.region(region).id);
    return ids;
}

}  // namespace estate::ctl
