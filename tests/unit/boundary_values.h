// Small values of the federation boundary state, for tests of its stores and consumers.
#pragma once

#include <string>

#include "engine/federation/boundary_store.h"

namespace estate::testing {

// A region's export that differs from others by its free level.
inline RegionalExportSummary summaryOf(const std::string& region, std::uint64_t generation,
                                       std::uint64_t freeLevel = 7)
{
    RegionalExportSummary summary;
    summary.region = region;
    summary.generation = generation;
    summary.freeCapacity = {freeLevel, Bytes(1'000)};
    return summary;
}

inline PublishedCut cutOf(const std::string& operation, CutPhase phase = CutPhase::preparing)
{
    CutManifest manifest;
    manifest.operation = operation;
    manifest.checkpoint = {3, sha256("root")};
    manifest.participants = {{ShardIndex(17), 1'000, sha256("members")}};
    return {manifest, phase, false};
}

}  // namespace estate::testing
