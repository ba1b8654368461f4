// Where a command writes and what time it is for it; main() connects them to the real ones, and
// nothing else in the program looks at a clock or a stream of its own.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

#include "engine/base/error.h"
#include "engine/base/quantity.h"

namespace estate::ctl {

struct Terminal {
    std::ostream& out;
    std::ostream& err;
    std::function<Timestamp()> clock;
    std::istream* in = nullptr;  // standard input, for commands that are asked to read it
    bool errWatched = false;     // a person looks at `err`: progress may be shown there
};

// What came from outside must not steer the terminal or be read in another order than it stands:
// control characters and those that change the direction of text are shown, not sent.
[[nodiscard]] std::string printable(std::string_view text);

// As a shell takes it for one word: quoted where it must be.
[[nodiscard]] std::string shellWord(const std::string& word);

// What a command hands back: nothing, or why it could not be done.
using Outcome = Result<void>;

}  // namespace estate::ctl
