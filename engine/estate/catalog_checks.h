// What every record of the catalog has to be, whether it comes in a blueprint or in an event.
// Dangling references are ErrorCode::unknownId, zero resources and numbers outside their bounds
// ErrorCode::badInput. Ids are not looked at here.
#pragma once

#include <string_view>

#include "engine/base/error.h"
#include "engine/estate/catalog.h"

namespace estate {

// A record's references may point anywhere into the tables as they are.
[[nodiscard]] Result<void> checkRecord(const Catalog& catalog, const RegionSpec& region);
[[nodiscard]] Result<void> checkRecord(const Catalog& catalog, const SiteSpec& site);
[[nodiscard]] Result<void> checkRecord(const Catalog& catalog, const HostSpec& host);
[[nodiscard]] Result<void> checkRecord(const Catalog& catalog, const EntitySpec& entity);
[[nodiscard]] Result<void> checkRecord(const Catalog& catalog, const ApplicationSpec& application);
[[nodiscard]] Result<void> checkRecord(const Catalog& catalog, const RecoveryGroupSpec& group);
[[nodiscard]] Result<void> checkRecord(const Catalog& catalog, const VolumeSpec& volume);
[[nodiscard]] Result<void> checkRecord(const Catalog& catalog, const PathSpec& path);
[[nodiscard]] Result<void> checkRecord(const Catalog& catalog, const DatabaseSpec& database);
[[nodiscard]] Result<void> checkRecord(const Catalog& catalog, const ConsistencyGroupSpec& group);

// The part that needs no other record.
[[nodiscard]] Result<void> checkResources(const VolumeSpec& volume);

// A host is digested as one piece whenever it changes: with a million lanes it would stall every
// event. Of hosts that people or logs describe; the text, the profile and PutHost refuse more.
inline constexpr std::uint32_t lanesPerHostMax = 1'024;
[[nodiscard]] Result<void> checkLanes(std::uint64_t lanes);  // of the estate

// As messages call them: "recovery group".
[[nodiscard]] constexpr std::string_view recordName(const RegionSpec*)
{
    return "region";
}
[[nodiscard]] constexpr std::string_view recordName(const SiteSpec*)
{
    return "site";
}
[[nodiscard]] constexpr std::string_view recordName(const HostSpec*)
{
    return "host";
}
[[nodiscard]] constexpr std::string_view recordName(const EntitySpec*)
{
    return "entity";
}
[[nodiscard]] constexpr std::string_view recordName(const ApplicationSpec*)
{
    return "application";
}
[[nodiscard]] constexpr std::string_view recordName(const RecoveryGroupSpec*)
{
    return "recovery group";
}
[[nodiscard]] constexpr std::string_view recordName(const VolumeSpec*)
{
    return "volume";
}
[[nodiscard]] constexpr std::string_view recordName(const PathSpec*)
{
    return "path";
}
[[nodiscard]] constexpr std::string_view recordName(const DatabaseSpec*)
{
    return "database";
}
[[nodiscard]] constexpr std::string_view recordName(const ConsistencyGroupSpec*)
{
    return "consistency group";
}

}  // namespace estate
