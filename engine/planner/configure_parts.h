// What the configuration events have in common: lists of ids and generations.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/configuration_event.h"

namespace estate {

// "Entity "e"": how messages begin.
[[nodiscard]] inline std::string subject(std::string_view what, std::string_view id)
{
    return std::string(what) + " \"" + std::string(id) + "\"";
}

[[nodiscard]] inline Result<void> checkListLength(const std::string& who, std::size_t size)
{
    if (size <= eventListMax)
        return {};
    return fail(ErrorCode::badInput,
                who + " lists " + std::to_string(size) + " members; one event takes at most " +
                    std::to_string(eventListMax) + ".",
                {{"members", std::to_string(size)}});
}

// The members' indexes, ascending. `find` gives Result<TableIndex> for an id.
template <typename TableIndex, typename Find>
[[nodiscard]] Result<std::vector<TableIndex>>
resolveSet(const std::string& who, const std::vector<std::string>& ids, Find find)
{
    if (auto valid = checkListLength(who, ids.size()); !valid)
        return tl::unexpected(valid.error());
    std::vector<std::pair<TableIndex, const std::string*>> found;
    found.reserve(ids.size());
    for (const std::string& id : ids) {
        Result<TableIndex> index = find(id);
        if (!index) {
            Error error = index.error();
            error.message = who + ": " + error.message;
            return tl::unexpected(std::move(error));
        }
        found.emplace_back(*index, &id);
    }
    std::sort(found.begin(), found.end());
    std::vector<TableIndex> set;
    set.reserve(found.size());
    for (const auto& [index, id] : found) {
        if (!set.empty() && set.back() == index)
            return fail(ErrorCode::duplicateId, who + " names \"" + *id + "\" twice.",
                        {{"id", *id}});
        set.push_back(index);
    }
    return set;
}

[[nodiscard]] inline Result<std::vector<RegionIndex>>
resolveRegions(const Catalog& catalog, const std::string& who, const std::vector<std::string>& ids)
{
    return resolveSet<RegionIndex>(who, ids,
                                   [&](const std::string& id) { return catalog.findRegion(id); });
}
[[nodiscard]] inline Result<std::vector<VolumeIndex>>
resolveVolumes(const Catalog& catalog, const std::string& who, const std::vector<std::string>& ids)
{
    return resolveSet<VolumeIndex>(who, ids,
                                   [&](const std::string& id) { return catalog.findVolume(id); });
}
[[nodiscard]] inline Result<std::vector<ApplicationIndex>>
resolveApplications(const Catalog& catalog, const std::string& who,
                    const std::vector<std::string>& ids)
{
    return resolveSet<ApplicationIndex>(
        who, ids, [&](const std::string& id) { return catalog.findApplication(id); });
}

// A policy as described, checked.
[[nodiscard]] Result<FailoverPolicy> resolvePolicy(const Catalog& catalog,
                                                   const PutPolicy& described);
// Scenarios as written, their regions ascending. Only the regions are looked at.
[[nodiscard]] Result<std::vector<ScenarioRule>>
resolveScenarios(const Catalog& catalog, const std::string& application,
                 const std::vector<ScenarioDescription>& scenarios);

// A new record's generation starts at 1 or later.
[[nodiscard]] inline Result<void> checkFirstGeneration(const std::string& who,
                                                       std::uint64_t generation)
{
    if (generation > 0)
        return {};
    return fail(ErrorCode::outOfOrder, who + " has generation 0; generations start at 1.");
}

// A known record's next one. True: it is the same one again.
[[nodiscard]] inline Result<bool> checkNextGeneration(const std::string& who, std::uint64_t known,
                                                      std::uint64_t given, bool sameContent)
{
    if (given > known)
        return false;
    if (given == known && sameContent)
        return true;
    const std::vector<ErrorField> fields = {{"generation", std::to_string(known)}};
    if (given < known)
        return fail(ErrorCode::outOfOrder,
                    who + " has generation " + std::to_string(known) + "; " +
                        std::to_string(given) + " goes back.",
                    fields);
    return fail(ErrorCode::contradiction,
                who + " has other content in generation " + std::to_string(known) +
                    "; a change needs a higher one.",
                fields);
}

}  // namespace estate
