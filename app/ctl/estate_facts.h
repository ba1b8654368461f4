// The numbers of the federal projection, counted by walking it: what `estatectl estate` prints.
// Nothing here is copied from the envelope's table but the column that says what was planned.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/projection.h"

namespace estate::ctl {

struct Spread {
    std::uint64_t min = 0;
    std::uint64_t max = 0;
};

struct PopulationFacts {
    Population population = Population::entity;
    std::uint64_t concrete = 0;         // covered by the ranges, counted
    std::uint64_t representatives = 0;  // counted
    std::uint64_t scaled = 0;           // ceil(concrete / denominator): the plain scale
    bool neverScaled = false;
    bool exact = false;  // the ranges follow each other from 0 to the envelope's number
    Spread weight;
    std::string firstId;
    std::string lastId;  // of the last concrete thing
};

struct EdgeClassFacts {
    std::uint64_t concrete = 0;
    std::uint64_t representatives = 0;
};
struct EdgeFacts {
    std::string_view kind;
    std::string_view left;
    std::string_view right;
    EdgeClassFacts local;
    EdgeClassFacts crossRegion;
    Spread weight;
    bool exact = false;  // both classes equal the envelope's numbers
};

struct EstateFacts {
    std::uint64_t denominator = 0;
    std::vector<PopulationFacts> populations;
    std::vector<EdgeFacts> edges;
    U128 logicalBytes = 0;   // summed over representatives
    U128 physicalBytes = 0;  // concrete hosts x bytes a host
    bool logicalExact = false;
    bool physicalExact = false;
    Spread presenceOfEntity;  // regions an entity is present in
    Spread entitiesOfRegion;
    std::uint64_t shards = 0;
    Spread shardVolumes;                // concrete
    Spread shardVolumeRepresentatives;  // at home in one shard
    Spread regionHosts;                 // concrete
    Spread regionVolumes;
    Spread regionDatabases;
    Spread regionEnvironments;
    Spread regionLogicalBytes;
    Digest digest;

    [[nodiscard]] EdgeClassFacts allLocal() const;
    [[nodiscard]] EdgeClassFacts allCrossRegion() const;
    [[nodiscard]] bool exact() const;
};

[[nodiscard]] EstateFacts collectFacts(const FederalEstateProjection& projection);

}  // namespace estate::ctl
