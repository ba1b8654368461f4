// "Did you mean": the words most like the one that nobody knows.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace estate {

// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

// At most `countMax` known words, best first, ties in the order given; none that is wholly unlike.
[[nodiscard]] std::vector<std::string>
nearWords(std::string_view word, std::span<const std::string> known, std::size_t countMax = 3);

}  // namespace estate
