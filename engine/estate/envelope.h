// Version 1 of the planning envelope ("4x federal repatriation"): a deliberately conservative
// planning figure, not a census. Every number is normative (estate contract, section 1).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/base/wide.h"

namespace estate {

inline constexpr std::uint32_t envelopeVersion = 1;
inline constexpr std::uint32_t sitesPerRegion = 2;
inline constexpr std::uint32_t regionsPerEntity = 12;
inline constexpr std::uint32_t entitiesPerRegion = 3;
inline constexpr std::uint32_t shardsPerRegion = 16;
inline constexpr std::uint32_t directoryPartitions = 4'096;

inline constexpr U128 logicalBytesTotal = U128{100} * 1'000'000'000'000'000'000u;
inline constexpr U128 physicalBytesTotal = U128{350} * 1'000'000'000'000'000'000u;
inline constexpr std::uint64_t physicalBytesPerHost = 100'000'000'000'000u;

enum class RelationshipKind : std::uint8_t {
    databaseBackedByVolume,
    environmentUsesDatabase,
    volumeConsistency,
    applicationDependency,
};

struct RelationshipFacts {
    RelationshipKind kind;
    std::string_view name;   // "database backed by volume"
    std::uint64_t concrete;  // all of them
    std::uint64_t crossRegion;
};

inline constexpr std::array<RelationshipFacts, 4> relationshipFacts = {{
    {RelationshipKind::databaseBackedByVolume, "database backed by volume", 24'000'000, 0},
    {RelationshipKind::environmentUsesDatabase, "environment uses database", 8'000'000, 800'000},
    {RelationshipKind::volumeConsistency, "volume consistency", 10'000'000, 500'000},
    {RelationshipKind::applicationDependency, "application dependency", 8'000'000, 1'600'000},
}};

// The arithmetic behind the numbers, one step a line, as `estatectl estate` prints it.
inline constexpr std::array<std::string_view, 6> envelopeDerivation = {
    "6,700 reported IT investments x about 15 components = about 100,000 applications",
    "each has dev, staging and production; 20 % are public and average 20 further sandboxes: "
    "700,000 environments",
    "x 4: 400,000 applications and 2.8 million environments",
    "about 4.3 volumes an environment: 12 million volumes; 3 memberships a database: 24 million of "
    "8 million databases",
    "25 EB logical x 4 = 100 EB",
    "factor 3.5 for replicas or erasure coding, journals, snapshots, rebuild reserve and stranded "
    "capacity: 350 EB, 100 TB a host",
};

}  // namespace estate
