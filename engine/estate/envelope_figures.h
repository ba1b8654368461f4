// The figures of the planning envelope, and the factors that they come from: every program derives
// them alike and says it in its own words (estate contract, section 1).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/base/wide.h"

namespace estate {

// What a figure rests on.
enum class FigureBasis : std::uint8_t {
    reported,  // grows from a figure that was reported
    envelope,  // set by the envelope
    follows,   // exactly, from other figures
    ours,      // our assumption
};
[[nodiscard]] std::string_view figureBasisName(FigureBasis basis);

enum class EnvelopeFigure : std::uint8_t {
    entities,
    regions,
    sites,
    applications,
    environments,
    volumes,
    databases,
    volumeMemberships,
    databaseUses,
    consistencyEdges,
    applicationDependencies,
    edges,
    crossRegionEdges,
    logicalBytes,
    physicalBytes,
    hosts,
    shards,
    partitions,
};

struct EnvelopeFigureFacts {
    EnvelopeFigure figure;
    std::string_view name;  // stable: "applications"
    U128 value = 0;
    bool isBytes = false;
    FigureBasis basis = FigureBasis::envelope;
};

// In the order in which they follow from each other.
[[nodiscard]] std::vector<EnvelopeFigureFacts> envelopeFigures();

// The federal government as it was reported, and what the envelope makes of it.
inline constexpr std::uint64_t reportedInvestments = 6'700;
inline constexpr std::uint64_t componentsPerInvestment = 15;        // about
inline constexpr std::uint64_t federalApplications = 100'000;       // about their product
inline constexpr std::uint64_t stagesPerApplication = 3;            // dev, staging, production
inline constexpr std::uint64_t publicOneIn = 5;                     // applications: 20 %
inline constexpr std::uint64_t sandboxesPerPublicApplication = 20;  // on average
inline constexpr std::uint64_t federalEnvironments =
    federalApplications * stagesPerApplication +
    federalApplications / publicOneIn * sandboxesPerPublicApplication;
inline constexpr std::uint64_t envelopeFactor = 4;                // "4x federal repatriation"
inline constexpr std::uint64_t volumesPerEnvironmentTenths = 43;  // about
inline constexpr std::uint64_t membershipsPerDatabase = 3;
inline constexpr U128 federalLogicalBytes = U128{25} * 1'000'000'000'000'000'000u;
inline constexpr std::uint64_t physicalPerLogicalTenths = 35;

}  // namespace estate
