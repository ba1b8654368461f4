// The federation boundary state (estate contract, section 3): one export of each region, the
// directory's checkpoint and the manifests of cuts. Small, shared by all regions, and changed by
// compare-and-put only, so that two writers can't undo each other.
//
// An implementation passes tests/unit/boundary_store_contract.h unchanged. It keeps the latest
// value of each key only: a consumer that was away gets full values and sees from their generations
// what it missed.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/error.h"
#include "engine/estate/cut_state.h"
#include "engine/federation/region_export.h"

namespace estate {

// A cut's manifest, whole, and how far the cut is.
struct PublishedCut {
    CutManifest manifest;
    CutPhase phase = CutPhase::preparing;
    bool ended = false;  // every participant knows the decision
    bool operator==(const PublishedCut&) const = default;
};

using BoundaryValue = std::variant<RegionalExportSummary, CheckpointRef, PublishedCut>;

[[nodiscard]] std::string exportKey(std::string_view region);       // /estate/v1/exports/<region>
[[nodiscard]] std::string checkpointKey();                          // /estate/v1/checkpoint
[[nodiscard]] std::string manifestKey(std::string_view operation);  // /estate/v1/manifests/<...>
[[nodiscard]] std::string boundaryKey(const BoundaryValue& value);  // where it belongs

struct BoundaryRecord {
    std::string key;
    std::uint64_t generation = 0;  // of the key; the first is 1
    BoundaryValue value;
    std::uint64_t revision = 0;  // of the store, when this was put
    bool operator==(const BoundaryRecord&) const = default;
};
// Over the key, generation and value; two stores that hold the same give the same, whatever their
// revisions.
[[nodiscard]] Digest digestOf(const BoundaryRecord& record);

struct BoundaryPut {
    std::uint64_t revision = 0;  // of the value that is stored now
    bool changed = true;         // false: it was stored already
    bool operator==(const BoundaryPut&) const = default;
};

// Most records of one watch.
inline constexpr std::size_t boundaryWatchMax = 1'024;

class BoundaryStore {
public:
    virtual ~BoundaryStore() = default;

    // None: the key has no value yet.
    [[nodiscard]] virtual Result<std::optional<BoundaryRecord>> get(std::string_view key) const = 0;

    // Takes the stored generation + 1, or 1. The stored generation again is a no-op that changes no
    // revision, or with another value ErrorCode::generationConflict; a lower one is
    // generationRegressed, a higher one generationSkipped. A value under another key than its own,
    // generation 0, or an export whose own generation is another: badInput.
    [[nodiscard]] virtual Result<BoundaryPut> put(std::string_view key, std::uint64_t generation,
                                                  BoundaryValue value) = 0;

    // The latest record of each key that changed after a revision (0: all of them), ascending by
    // revision, at most `max` and at most boundaryWatchMax: go on from the last one's. A revision
    // that the store has not reached is outOfOrder: the consumer knows another store.
    [[nodiscard]] virtual Result<std::vector<BoundaryRecord>> watch(std::uint64_t fromRevision,
                                                                    std::size_t max) const = 0;

    [[nodiscard]] virtual Result<std::uint64_t> revision() const = 0;  // one more each change
};

// What every implementation refuses of a record by itself.
[[nodiscard]] Result<void> checkBoundaryRecord(std::string_view key, std::uint64_t generation,
                                               const BoundaryValue& value);
// Whether it replaces what is stored; false: it is what is stored. The rule of put(), above.
[[nodiscard]] Result<bool> replacesStored(const BoundaryRecord* stored, std::string_view key,
                                          std::uint64_t generation, const BoundaryValue& value);
// The refusals that stores and consumers share: generationConflict, generationRegressed.
[[nodiscard]] Result<bool> isNewer(const BoundaryRecord* known, std::string_view key,
                                   std::uint64_t generation, const BoundaryValue& value);

// Copying it copies a pointer; the table of keys is copied at the first put of one of both.
class InProcessBoundaryStore final : public BoundaryStore {
public:
    [[nodiscard]] Result<std::optional<BoundaryRecord>> get(std::string_view key) const override;
    [[nodiscard]] Result<BoundaryPut> put(std::string_view key, std::uint64_t generation,
                                          BoundaryValue value) override;
    [[nodiscard]] Result<std::vector<BoundaryRecord>> watch(std::uint64_t fromRevision,
                                                            std::size_t max) const override;
    [[nodiscard]] Result<std::uint64_t> revision() const override { return m_revision; }

    // One that holds these, of another one's records(): its revision is the last of theirs.
    [[nodiscard]] static InProcessBoundaryStore holding(std::vector<BoundaryRecord> records);
    // Ascending by key.
    [[nodiscard]] std::vector<std::shared_ptr<const BoundaryRecord>> records() const;
    // Without a copy, for those who know that it is this store. Null: no value yet.
    [[nodiscard]] const BoundaryRecord* find(std::string_view key) const;
    // The same to be kept, also when another one replaces it.
    [[nodiscard]] std::shared_ptr<const BoundaryRecord> share(std::string_view key) const;
    [[nodiscard]] std::size_t size() const { return m_table->records.size(); }
    // Of the federation state: everything that is stored, but for the revisions. Not for two
    // threads at once.
    [[nodiscard]] Digest digest() const;

private:
    struct Stored {
        std::shared_ptr<const BoundaryRecord> record;  // a copy of the table shares it
        mutable std::optional<Digest> digest;          // made when it is first asked for
    };
    struct Table {
        std::map<std::string, Stored, std::less<>> records;
        std::map<std::uint64_t, std::string> keyAtRevision;  // of the latest change of each key
    };
    [[nodiscard]] Table& edit();
    void hold(BoundaryRecord record);

    std::shared_ptr<Table> m_table = std::make_shared<Table>();
    std::uint64_t m_revision = 0;
};

}  // namespace estate
