// The two readings of an estate's numbers: a document and a page of text.
#pragma once

#include <iosfwd>

#include "app/ctl/document.h"
#include "app/ctl/estate_facts.h"
#include "engine/estate/blueprint.h"

namespace estate::ctl {

// What the planner schedules: the catalog's tables and their sums.
struct CatalogFacts {
    EstateSource source;
    Digest catalog;
    Digest rules;
    std::vector<std::pair<std::string, std::uint64_t>> tables;  // name, rows
    U128 logicalBytes = 0;
    U128 physicalBytes = 0;
    std::vector<std::string> regionIds;  // of the first few
};
inline constexpr std::size_t listedRegionsMax = 8;

[[nodiscard]] CatalogFacts collectCatalog(const EstateSource& source, const Blueprint& blueprint);

[[nodiscard]] Json toJson(const EstateFacts& facts);
[[nodiscard]] Json toJson(const CatalogFacts& facts);
// The profile's settings, as "name = value" lines in the text that EstateProfile::toText() gives.
[[nodiscard]] Json profileToJson(const std::string& profileText);

void print(std::ostream& out, const EstateFacts& facts);
void print(std::ostream& out, const CatalogFacts& facts);
void printProfile(std::ostream& out, const std::string& profileText);

}  // namespace estate::ctl
