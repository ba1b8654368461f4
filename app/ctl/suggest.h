// "Did you mean" for commands and options.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace estate::ctl {

// At most three of the known words, best first, ties in the order given; none that is wholly
// unlike.
[[nodiscard]] std::vector<std::string> nearWords(std::string_view word,
                                                 const std::vector<std::string>& known);

// "a", "a or b", "a, b or c".
[[nodiscard]] std::string joinedWithOr(const std::vector<std::string>& words);

}  // namespace estate::ctl
