// Base64 as in RFC 4648, section 4.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace estate::report {

// Nothing unless it is base64 without white space, padded, and with no bit left over.
[[nodiscard]] std::optional<std::string> decodeBase64(std::string_view text);
[[nodiscard]] std::string encodeBase64(std::string_view bytes);

}  // namespace estate::report
