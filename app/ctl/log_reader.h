// Event logs as text, one event a line (docs/event-log.md).
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "app/ctl/terminal.h"
#include "engine/estate/event.h"

namespace estate::ctl {

// The same error, saying which line it is about.
[[nodiscard]] Error atLine(Error error, std::uint64_t line);
// A well-formed event that the estate's present state does not allow. Its own code stays in a
// field; the log is in order and it is a rule that speaks.
[[nodiscard]] Error refusal(const Error& error, const Envelope& envelope, std::uint64_t line);

[[nodiscard]] Result<Envelope> envelopeAt(const std::string& text, std::uint64_t line);

// Lines from 1 until `take` answers false. "-" is standard input.
[[nodiscard]] Outcome
readLines(const std::string& path, const Terminal& terminal,
          const std::function<Result<bool>(const std::string& text, std::uint64_t line)>& take);

}  // namespace estate::ctl
