// Runs a real program as a shell would, and keeps what it wrote and how it ended.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace estate::test {

struct ProgramRun {
    int exitCode = -1;  // 128 + signal when a signal ended it
    std::string out;
    std::string err;
};

// `words` without the program's name. Standard input is that file, empty by default.
[[nodiscard]] ProgramRun runProgram(const std::string& program,
                                    const std::vector<std::string>& words,
                                    const std::string& input = "/dev/null");

// Two at once: both wait at one gate, and the second goes so much later than the first.
[[nodiscard]] std::array<ProgramRun, 2> runTogether(const std::string& program,
                                                    const std::vector<std::string>& first,
                                                    const std::vector<std::string>& second,
                                                    std::uint64_t microsecondsLater);

// The same, but kills it (SIGKILL) as soon as it has written that many lines. Gives what it wrote.
[[nodiscard]] std::string runAndKill(const std::string& program,
                                     const std::vector<std::string>& words, std::size_t lines);

}  // namespace estate::test
