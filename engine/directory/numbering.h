// Which record stands for a concrete ordinal, and where a volume lives. The directory, closures and
// cuts speak of concrete ordinals; graphs are walked record by record.
//
// Volumes, databases, applications and environments are numbered; edges have ends of these only.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/base/index.h"
#include "engine/directory/population_numbering.h"
#include "engine/estate/catalog.h"
#include "engine/estate/identifiers.h"
#include "engine/estate/projection.h"

namespace estate {

// A representative in its population: what a walk over edges visits.
struct Node {
    Population population = Population::volume;
    std::uint32_t representative = 0;
    auto operator<=>(const Node&) const = default;
};

class EstateNumbering {
public:
    // Of a federal estate: representatives of the projection. Which application a volume is of is a
    // choice of the estate's profile, so only the catalog that was made with it can say: without
    // one no volume has an application here.
    [[nodiscard]] static EstateNumbering of(const FederalEstateProjection& projection);
    [[nodiscard]] static EstateNumbering of(const FederalEstateProjection& projection,
                                            const Catalog& catalog);
    // Of any other: records of the catalog; a volume's concrete range follows from the weights in
    // front of it. Databases are of their cluster's region; there are no environments.
    [[nodiscard]] static EstateNumbering of(const Catalog& catalog);

    // What was added to the catalog since; indexes and ordinals keep their meaning. Costs what is
    // new.
    void extend(const Catalog& catalog);
    // A database whose cluster is another now.
    void moveDatabase(DatabaseIndex database, RegionIndex region);

    [[nodiscard]] static bool numbers(Population population);
    // Zero of populations that are not numbered.
    [[nodiscard]] std::uint64_t ordinals(Population population) const;
    [[nodiscard]] std::uint32_t representatives(Population population) const;
    // Of an ordinal that there is.
    [[nodiscard]] Node nodeOf(Population population, std::uint64_t ordinal) const;
    [[nodiscard]] OrdinalRange rangeOf(const Node& node) const;
    [[nodiscard]] RegionIndex regionOf(const Node& node) const;
    // A database of the catalog; those of a projection are in front of them.
    [[nodiscard]] Node nodeOf(DatabaseIndex database) const;

    [[nodiscard]] std::uint32_t volumeCount() const;
    [[nodiscard]] OrdinalRange volumeRange(VolumeIndex volume) const;  // concrete ordinals
    [[nodiscard]] VolumeIndex volumeAt(std::uint64_t ordinal) const;
    [[nodiscard]] RegionIndex regionOf(VolumeIndex volume) const;  // home
    // By position among its region's records: a representative lives in one shard.
    [[nodiscard]] ShardIndex shardOf(VolumeIndex volume) const;
    [[nodiscard]] std::uint32_t regionCount() const { return m_regionCount; }
    // None where no catalog told.
    [[nodiscard]] ApplicationIndex applicationOf(VolumeIndex volume) const;
    [[nodiscard]] std::span<const VolumeIndex> volumesOf(ApplicationIndex application) const;

private:
    [[nodiscard]] const PopulationNumbering& of(Population population) const;
    void addVolume(const VolumeSpec& volume);
    void linkApplication(VolumeIndex volume, ApplicationIndex application);

    PopulationNumbering m_volumes;
    PopulationNumbering m_databases;
    PopulationNumbering m_applications;
    PopulationNumbering m_environments;
    std::uint32_t m_regionCount = 0;
    std::vector<std::uint32_t> m_volumesInRegion;
    std::vector<std::uint32_t> m_addedPositions;  // in its region, of each volume that was added
    std::vector<ApplicationIndex> m_volumeApplication;
    std::vector<std::vector<VolumeIndex>> m_applicationVolumes;  // ascending
};

}  // namespace estate
