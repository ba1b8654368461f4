// What came from outside, as it may stand on a page: nothing in it is invisible, turns the order of
// reading around or ends a line.
#pragma once

#include <string>
#include <string_view>

namespace estate::report {

// Control, format and separating characters as U+202E in brackets; bytes that are no UTF-8 as
// U+FFFD. `lines`: line feeds stay.
[[nodiscard]] std::string visibleText(std::string_view text, bool lines = false);

}  // namespace estate::report
