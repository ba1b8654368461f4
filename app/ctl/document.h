// How values become JSON, the same in every document (docs/guide.md, "JSON"):
// money and bytes are always decimal strings; other integers are numbers up to 2^53 - 1, the
// largest that every reader keeps exactly, and decimal strings above; times are ISO 8601 in UTC
// with nine digits of a second; durations are nanoseconds in a field that ends in Ns.
#pragma once

#include <iosfwd>
#include <string>

#include <nlohmann/json.hpp>

#include "engine/base/digest.h"
#include "engine/base/quantity.h"

namespace estate::ctl {

using Json = nlohmann::ordered_json;

inline constexpr std::uint64_t exactNumberMax = (std::uint64_t{1} << 53) - 1;

[[nodiscard]] Json toJson(std::uint64_t value);
[[nodiscard]] Json decimal(U128 value);
[[nodiscard]] Json toJson(Bytes bytes);
[[nodiscard]] Json toJson(Cost cost);
[[nodiscard]] Json toJson(Timestamp time);
[[nodiscard]] Json toJson(Duration duration);
[[nodiscard]] Json toJson(const Digest& digest);
[[nodiscard]] Json toJson(const Error& error);
// null for the time zero, which means "never".
[[nodiscard]] Json toJsonOrNull(Timestamp time);

// The opening of every document: what it is and which version of its layout.
[[nodiscard]] Json newDocument(std::string_view kind);

void write(std::ostream& out, const Json& document);      // indented, a newline at the end
void writeLine(std::ostream& out, const Json& document);  // one line: JSON Lines

}  // namespace estate::ctl
