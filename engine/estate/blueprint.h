// An estate before anything is placed: facts, rules, and what each region knows of the volumes that
// it may have to restore. Sources (federal projection, estate text, later files and live exports)
// make blueprints; the planner opens them (planner/scheduler.h, openEstate).
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/catalog.h"
#include "engine/estate/event.h"
#include "engine/estate/region_state.h"
#include "engine/estate/rules.h"

namespace estate {

struct ReplicaSeed {
    VolumeIndex volume;
    RegionIndex region;
    bool reserveBytes = false;  // hold the volume's bytes on a host of the region
    Operations durable;
    Operations applied;
    std::optional<Backlog> backlog;
};

struct Blueprint {
    std::shared_ptr<const Catalog> catalog;
    std::shared_ptr<const Rules> rules;
    std::vector<Operations> latest;     // by volume
    std::vector<ReplicaSeed> replicas;  // ascending by volume
};

struct EstateProfile;

// The 1:denominator projection, turned into a scheduler estate by the profile.
[[nodiscard]] Result<Blueprint> federalBlueprint(std::uint64_t denominator,
                                                 const EstateProfile& profile);

// The tutorial estate: us-east-1, us-east-2, eu-west-1, ap-south-1 and six kinds of application.
[[nodiscard]] Result<Blueprint> fourRegionBlueprint();

// One statement a line; see resources/estates/four-region.estate for every word by example. Errors
// name the line.
[[nodiscard]] Result<Blueprint> parseEstateText(std::string_view text);

[[nodiscard]] Result<Blueprint> blueprintOf(const EstateSource& source);

}  // namespace estate
