// The look of HTML reports; for the sources of this folder only.
#pragma once

#include <string_view>

namespace estate::report {

[[nodiscard]] std::string_view htmlStyle();

}  // namespace estate::report
