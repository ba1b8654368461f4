// Protobuf's reader of JSON is lenient: keys without quotes, a comma too many, and of a field given
// twice it keeps the last without a word. In a log that people write, that is an event lost.
#pragma once

#include <string_view>

#include "engine/base/error.h"

namespace estate::wire {

// ErrorCode::badInput unless the text is one JSON object (RFC 8259) that gives no key twice.
[[nodiscard]] Result<void> checkStrictObject(std::string_view text);

}  // namespace estate::wire
