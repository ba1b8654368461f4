// Counts heap allocations of the whole program, for benchmarks that report them beside times.
#pragma once

#include <cstdint>

namespace estate::bench {

[[nodiscard]] std::uint64_t allocations();  // since the program began

}  // namespace estate::bench
