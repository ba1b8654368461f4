// A state and its message (estate/v1/state.proto), part by part. Private to the wire.
#pragma once

#include <optional>
#include <vector>

#include <estate/v1/state.pb.h>

#include "engine/estate/state.h"
#include "engine/wire/wire_value.h"

namespace estate::wire {

// Raised whenever an older program could not read what a newer one writes.
inline constexpr std::uint32_t imageVersion = 1;

void write(const Catalog& catalog, v1::CatalogTables& message);
void write(const Rules& rules, v1::RuleTables& message);
void write(const RegionState& region, v1::PartitionState& message);
void write(const Request& request, v1::RequestRecord& message);
void write(const CutState& cut, v1::CutRecord& message);
void write(const CheckpointRef& checkpoint, v1::Checkpoint& message);
void write(const EstateState& state, v1::StateImage& message);
// Everything but the partitions, which are added one by one.
void writeFrame(const EstateState& state, v1::StateImage& message);
// Whether what a message leaves out is what its other fields say; no other state has an image:
// ErrorCode::contradiction.
[[nodiscard]] Result<void> checkLinks(const EstateState& state);

// Fill what is empty. A catalog and rules still have to be sealed; a partition is that of a state
// whose catalog is known, with hosts and lanes that nothing is on.
void read(const v1::CatalogTables& message, Catalog& catalog, Reader& reader);
void read(const v1::RuleTables& message, const Catalog& catalog, Rules& rules, Reader& reader);
void read(const v1::PartitionState& message, const Catalog& catalog, RegionState& region,
          Reader& reader);
[[nodiscard]] Request readRequest(const v1::RequestRecord& message, const Catalog& catalog,
                                  Reader& reader);
// None: refused.
[[nodiscard]] std::optional<CutState> readCut(const v1::CutRecord& message,
                                              std::uint32_t regionCount, Reader& reader);
[[nodiscard]] CheckpointRef readCheckpoint(const v1::Checkpoint& message, Reader& reader);
[[nodiscard]] Result<EstateState> readState(const v1::StateImage& message);
// The same in parts, none of which is large. The message must stay.
class StateReading {
public:
    explicit StateReading(const v1::StateImage& message);
    // False: it is read.
    [[nodiscard]] Result<bool> step();
    [[nodiscard]] EstateState take() { return std::move(*m_state); }

private:
    enum class Stage : std::uint8_t { catalog, rules, seal, partitions, links, rest };
    [[nodiscard]] Result<void> readCatalog();
    [[nodiscard]] Result<void> sealRules();
    void readPartitions();
    void readLinks();
    void finish();

    const v1::StateImage& m_message;
    Reader m_reader;
    Stage m_stage = Stage::catalog;
    std::shared_ptr<Catalog> m_catalog;
    std::shared_ptr<Rules> m_rules;
    std::optional<EstateState> m_state;
    std::uint32_t m_partitions = 0;  // that are read
};
[[nodiscard]] Result<void> checkImageVersion(std::uint32_t version);

// What hosts and lanes of a region hold by its volumes, gangs and records. None: more than 64 bits.
struct Reservations {
    std::vector<std::uint64_t> hostBytes;
    std::vector<std::uint64_t> laneIops;
    std::vector<std::uint32_t> laneFlows;
};
[[nodiscard]] std::optional<Reservations> reservationsOf(const RegionState& region);

// What partitions say about each other, written once: where volumes are active and which regions
// hold records of them, and what gangs they are in.
void linkPartitions(EstateState& state, Reader& reader);

}  // namespace estate::wire
