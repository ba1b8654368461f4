// Small real journals: an empty one, and one whose records fill tree pages and overflow pages.
#pragma once

#include <filesystem>

namespace estate::fuzz {

void writeJournals(const std::filesystem::path& folder);

}  // namespace estate::fuzz
