// The longest time that the UI's thread was held up, by what a person had just done: so that what
// costs more than a frame is seen by name.
#pragma once

#include <cstdio>
#include <map>
#include <string>

#include "tests/bench/timed_application.h"

namespace estate::bench {

class LongestSlices {
public:
    static constexpr double frameMilliseconds = 16;

    // What follows is the work of this kind of action, until the next one begins.
    void begin(std::string kind)
    {
        note();
        m_kind = std::move(kind);
    }
    // The longest first; what is over a frame is marked.
    void print()
    {
        note();
        std::multimap<double, const Entries::value_type*> ordered;
        for (const auto& entry : m_entries)
            ordered.emplace(-entry.second.work.processor, &entry);
        std::printf("%-36s %6s %12s %9s %13s %9s\n", "longest slice after", "times",
                    "work CPU ms", "wall ms", "frame CPU ms", "wall ms");
        for (const auto& [negative, entry] : ordered) {
            const auto& [kind, longest] = *entry;
            const auto& [times, work, frame] = longest;
            std::printf("%-36s %6ld %12.1f %9.1f %13.1f %9.1f%s\n", kind.c_str(), times,
                        work.processor, work.wall, frame.processor, frame.wall,
                        work.processor > frameMilliseconds ? "  over a frame" : "");
        }
        std::fflush(stdout);
    }

private:
    struct Longest {
        long times = 0;
        Held work;
        Held frame;
    };
    using Entries = std::map<std::string, Longest>;

    void note()
    {
        TimedApplication* application = TimedApplication::own();
        if (!m_kind.empty()) {
            Longest& longest = m_entries[m_kind];
            ++longest.times;
            longest.work = longest.work.longest(application->longestWork());
            longest.frame = longest.frame.longest(application->longestFrame());
        }
        application->forgetLongest();
    }

    std::string m_kind;
    Entries m_entries;
};

}  // namespace estate::bench
