// The modelling assumptions that turn the projection into a scheduler estate (estate contract,
// "EstateProfile"). Version 1. Every one is ours, has its reason here, is shown as an assumption,
// and can be overridden by a line "name = value" of a text file.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/base/quantity.h"

namespace estate {

inline constexpr std::uint32_t profileVersion = 1;

// Tiers by index within the region.
enum class Tier : std::uint8_t { critical, important, standard };
inline constexpr std::size_t tierCount = 3;
[[nodiscard]] std::string_view tierName(Tier tier);

// Edges that a profile lays over the estate's own (estate contract, "Adversarial graph profiles");
// engine/directory/graph_profile.h says what each one is and what its size counts.
enum class EstateGraph : std::uint8_t {
    chains,  // none: the estate's own short chains
    giantComponent,
    hotEndpoints,
    hubAndSpoke,
    denseGroups,
    acquisition,
    failureChains,
};
inline constexpr std::array allEstateGraphs = {
    EstateGraph::chains,        EstateGraph::giantComponent, EstateGraph::hotEndpoints,
    EstateGraph::hubAndSpoke,   EstateGraph::denseGroups,    EstateGraph::acquisition,
    EstateGraph::failureChains,
};
[[nodiscard]] std::string_view graphName(EstateGraph graph);  // "giant-component"
// A profile as people name one without a file: "giant-component" or "giant-component:5000". Gives
// the profile's text; a name that no graph has is ErrorCode::notFound and names near ones.
[[nodiscard]] Result<std::string> profileOfGraph(std::string_view nameAndSize);

struct EstateProfile {
    // One storage copy per site, so that a site can be lost without losing a volume.
    std::uint64_t copies = 2;

    // The next regions of the entity's presence: near enough for TCP, spread so that no single
    // neighbour has to absorb a whole region.
    std::uint64_t recoverySpread = 3;        // replica at region + 1 + (index mod spread)
    std::uint64_t secondRecoveryOffset = 4;  // critical volumes also here, unreserved
    std::uint64_t secondReplicaLag = 1'024;  // operations the unreserved replica is behind

    // Shares in twentieths of the volumes: mostly shared, some with guarantees never lent.
    std::uint64_t reservedTwentieths = 3;
    std::uint64_t dedicatedTwentieths = 1;

    // Shares in tenths of the volumes; the rest is standard.
    std::uint64_t criticalTenths = 1;
    std::uint64_t importantTenths = 3;

    // One present-day flash host.
    std::uint64_t lanesPerHost = 16;
    std::uint64_t laneIops = 20'000;
    std::uint64_t restoreBytesPerSecond = 250'000'000;

    // By tier: critical, important, standard.
    std::array<std::uint64_t, tierCount> volumeIops = {8'000, 3'000, 1'000};
    std::array<std::uint64_t, tierCount> pendingBytes = {4'000'000'000, 16'000'000'000,
                                                         64'000'000'000};
    std::array<std::uint64_t, tierCount> rtoSeconds = {300, 900, 3'600};
    std::array<std::uint64_t, tierCount> rpoOperations = {1'024, 4'096,
                                                          16'384};  // >= every lag above
    std::uint64_t replayOperationBytes = 65'536;  // 64 KiB: one multiplexed record
    // The last of every n volumes of a region, always standard, has no backlog and restores all
    // bytes.
    std::uint64_t fullRestoreOneIn = 24;

    // A WAN trunk per pair of regions; one in four crosses a stage that copies the payload once.
    std::uint64_t demuxBytesPerSecond = 100'000'000'000;
    std::uint64_t demuxOperationsPerSecond = 2'000'000;
    std::uint64_t fillMilliseconds = 50;
    std::uint64_t copyOneIn = 4;
    std::uint64_t copyBytesPerSecond = 200'000'000'000;

    // Every region holds its placement by a lease, so that a silent one is fenced by time alone.
    std::uint64_t leaseSeconds = 10;
    std::uint64_t skewSeconds = 2;

    // Cost in units, by tier, of one application: an hour down, a missed RTO, a lost operation
    // (in thousandths of a unit). Orders of magnitude apart, because the tiers are.
    std::array<std::uint64_t, tierCount> downtimePerHour = {36'000, 3'600, 360};
    std::array<std::uint64_t, tierCount> breach = {100'000, 10'000, 1'000};
    std::array<std::uint64_t, tierCount> lostOperationThousandths = {1'000, 100, 10};

    // What is not known about a real estate's relationships, at its worst. No effect on anything
    // but the directory. Size 0 is the graph's own default.
    EstateGraph graph = EstateGraph::chains;
    std::uint64_t graphSize = 0;

    // Empty text gives the defaults. Unknown names and bad values name the line and near names.
    [[nodiscard]] static Result<EstateProfile> parse(std::string_view text);
    // Every setting as "name = value", in the order above: what parse() reads.
    [[nodiscard]] std::string toText() const;

    bool operator==(const EstateProfile&) const = default;
};

}  // namespace estate
