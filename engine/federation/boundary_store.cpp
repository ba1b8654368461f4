#include "engine/federation/boundary_store.h"

#include <algorithm>
#include <utility>

#include "engine/base/overloaded.h"
#include "engine/estate/identifiers.h"

namespace estate {

namespace {

constexpr std::string_view exportPrefix = "/estate/v1/exports/";
constexpr std::string_view manifestPrefix = "/estate/v1/manifests/";

tl::unexpected<Error> refuse(ErrorCode code, std::string_view key, std::uint64_t generation,
                             const std::string& problem)
{
    return fail(code,
                "Generation " + std::to_string(generation) + " of \"" + std::string(key) + "\" " +
                    problem,
                {{"key", std::string(key)}, {"generation", std::to_string(generation)}});
}

Digest valueDigest(const BoundaryValue& value)
{
    return std::visit(
        Overloaded{[](const RegionalExportSummary& summary) { return digestOf(summary); },
                   [](const CheckpointRef& checkpoint) {
                       Hasher hasher("boundary-checkpoint/1");
                       hasher.put(checkpoint.epoch).put(checkpoint.root);
                       return hasher.finish();
                   },
                   [](const PublishedCut& cut) {
                       Hasher hasher("boundary-cut/1");
                       hasher.put(cut.manifest.digest())
                           .put(static_cast<std::uint64_t>(cut.phase))
                           .put(cut.ended ? 1 : 0);
                       return hasher.finish();
                   }},
        value);
}

const std::string* idOf(const BoundaryValue& value)
{
    if (const auto* summary = std::get_if<RegionalExportSummary>(&value))
        return &summary->region;
    if (const auto* cut = std::get_if<PublishedCut>(&value))
        return &cut->manifest.operation;
    return nullptr;
}

}  // namespace

std::string exportKey(std::string_view region)
{
    return std::string(exportPrefix).append(region);
}

std::string checkpointKey()
{
    return "/estate/v1/checkpoint";
}

std::string manifestKey(std::string_view operation)
{
    return std::string(manifestPrefix).append(operation);
}

std::string boundaryKey(const BoundaryValue& value)
{
    return std::visit(
        Overloaded{[](const RegionalExportSummary& summary) { return exportKey(summary.region); },
                   [](const CheckpointRef&) { return checkpointKey(); },
                   [](const PublishedCut& cut) { return manifestKey(cut.manifest.operation); }},
        value);
}

Digest digestOf(const BoundaryRecord& record)
{
    Hasher hasher("boundary-record/1");
    hasher.put(record.key).put(record.generation).put(valueDigest(record.value));
    return hasher.finish();
}

Result<void> checkBoundaryRecord(std::string_view key, std::uint64_t generation,
                                 const BoundaryValue& value)
{
    if (const std::string* id = idOf(value))
        if (auto valid = checkForeignId(*id); !valid)
            return valid;
    if (const std::string own = boundaryKey(value); own != key)
        return refuse(ErrorCode::badInput, key, generation,
                      "has the value of \"" + own + "\". Put it there.");
    if (generation == 0)
        return refuse(ErrorCode::badInput, key, generation, "does not exist; the first is 1.");
    const auto* summary = std::get_if<RegionalExportSummary>(&value);
    if (summary != nullptr && summary->generation != generation)
        return refuse(ErrorCode::badInput, key, generation,
                      "has an export of generation " + std::to_string(summary->generation) +
                          ". Put it as that.");
    return {};
}

Result<bool> isNewer(const BoundaryRecord* known, std::string_view key, std::uint64_t generation,
                     const BoundaryValue& value)
{
    if (known == nullptr || generation > known->generation)
        return true;
    if (generation < known->generation)
        return refuse(ErrorCode::generationRegressed, key, generation,
                      "is older than generation " + std::to_string(known->generation) +
                          ", which is known. Read it, then write the next one.");
    if (known->value != value)
        return refuse(ErrorCode::generationConflict, key, generation,
                      "is known with other values. Read it, then write the next one.");
    return false;
}

Result<bool> replacesStored(const BoundaryRecord* stored, std::string_view key,
                            std::uint64_t generation, const BoundaryValue& value)
{
    if (auto valid = checkBoundaryRecord(key, generation, value); !valid)
        return tl::unexpected(valid.error());
    const std::uint64_t present = stored == nullptr ? 0 : stored->generation;
    if (generation > present && generation - present > 1)
        return refuse(ErrorCode::generationSkipped, key, generation,
                      "leaves generations out: " + std::to_string(present) +
                          " is stored and the next one is " + std::to_string(present + 1) + ".");
    return isNewer(stored, key, generation, value);
}

InProcessBoundaryStore::Table& InProcessBoundaryStore::edit()
{
    if (m_table.use_count() > 1)
        m_table = std::make_shared<Table>(*m_table);
    return *m_table;
}

std::shared_ptr<const BoundaryRecord> InProcessBoundaryStore::share(std::string_view key) const
{
    const auto found = m_table->records.find(key);
    return found == m_table->records.end() ? nullptr : found->second.record;
}

const BoundaryRecord* InProcessBoundaryStore::find(std::string_view key) const
{
    const auto found = m_table->records.find(key);
    return found == m_table->records.end() ? nullptr : found->second.record.get();
}

Result<std::optional<BoundaryRecord>> InProcessBoundaryStore::get(std::string_view key) const
{
    const BoundaryRecord* found = find(key);
    return found == nullptr ? std::nullopt : std::optional(*found);
}

Result<BoundaryPut> InProcessBoundaryStore::put(std::string_view key, std::uint64_t generation,
                                                BoundaryValue value)
{
    const BoundaryRecord* stored = find(key);
    const auto replaces = replacesStored(stored, key, generation, value);
    if (!replaces)
        return tl::unexpected(replaces.error());
    if (!*replaces)
        return BoundaryPut{stored->revision, false};
    if (stored != nullptr)
        edit().keyAtRevision.erase(stored->revision);
    m_revision += 1;
    hold({std::string(key), generation, std::move(value), m_revision});
    return BoundaryPut{m_revision, true};
}

void InProcessBoundaryStore::hold(BoundaryRecord record)
{
    auto shared = std::make_shared<const BoundaryRecord>(std::move(record));
    Table& table = edit();
    table.keyAtRevision.emplace(shared->revision, shared->key);
    table.records.insert_or_assign(shared->key, Stored{shared, std::nullopt});
}

InProcessBoundaryStore InProcessBoundaryStore::holding(std::vector<BoundaryRecord> records)
{
    InProcessBoundaryStore store;
    for (BoundaryRecord& record : records) {
        store.m_revision = std::max(store.m_revision, record.revision);
        store.hold(std::move(record));
    }
    ESTATE_ENSURE(store.m_table->keyAtRevision.size() == store.m_table->records.size());
    return store;
}

std::vector<std::shared_ptr<const BoundaryRecord>> InProcessBoundaryStore::records() const
{
    std::vector<std::shared_ptr<const BoundaryRecord>> all;
    for (const auto& [key, stored] : m_table->records)
        all.push_back(stored.record);
    return all;
}

Result<std::vector<BoundaryRecord>> InProcessBoundaryStore::watch(std::uint64_t fromRevision,
                                                                  std::size_t max) const
{
    if (fromRevision > m_revision)
        return fail(ErrorCode::outOfOrder,
                    "Revision " + std::to_string(fromRevision) + " is beyond " +
                        std::to_string(m_revision) +
                        ", the last of this store. Begin again from revision 0.",
                    {{"revision", std::to_string(fromRevision)},
                     {"lastRevision", std::to_string(m_revision)}});
    std::vector<BoundaryRecord> records;
    const std::size_t bound = std::min(max, boundaryWatchMax);
    const auto& keys = m_table->keyAtRevision;
    for (auto next = keys.upper_bound(fromRevision); next != keys.end() && records.size() < bound;
         ++next)
        records.push_back(*find(next->second));
    return records;
}

Digest InProcessBoundaryStore::digest() const
{
    Hasher hasher("boundary-state/1");
    hasher.put(m_table->records.size());
    for (const auto& [key, stored] : m_table->records) {
        if (!stored.digest)
            stored.digest = digestOf(*stored.record);
        hasher.put(*stored.digest);
    }
    return hasher.finish();
}

}  // namespace estate
