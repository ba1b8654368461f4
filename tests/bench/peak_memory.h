// The most memory that the process had resident since a benchmark asked to begin anew. Linux;
// elsewhere 0.
#pragma once

#include <fstream>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace estate::bench {

inline void resetPeakMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);  // what earlier benchmarks freed would hide what this one needs
#endif
    std::ofstream("/proc/self/clear_refs") << 5;
}

[[nodiscard]] inline double peakMegabytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::stod(line.substr(6)) * 1'024.0 / 1'000'000.0;
    return 0;
}

}  // namespace estate::bench
