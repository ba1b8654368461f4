#include <chrono>
#include <iostream>

#include <unistd.h>

#include "app/ctl/program.h"

namespace {

// The only clock of the program; everything below is given the time.
estate::Timestamp systemTime()
{
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    const auto ns = std::chrono::duration_cast<std::chrono::nanoseconds>(since).count();
    return estate::Timestamp{static_cast<std::uint64_t>(ns)};
}

}  // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    const bool watched = isatty(STDERR_FILENO) == 1;
    return estate::ctl::runProgram(words, {std::cout, std::cerr, systemTime, &std::cin, watched});
}
