// The whole program but its main(): words in, text and an exit code out.
#pragma once

#include <string>
#include <vector>

#include "app/ctl/terminal.h"

namespace estate::ctl {

// 0 done, 1 refused by a rule, 2 bad usage or bad input, 3 damaged file.
[[nodiscard]] int runProgram(const std::vector<std::string>& words, const Terminal& terminal);

}  // namespace estate::ctl
