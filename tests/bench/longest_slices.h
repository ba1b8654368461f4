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
            ordered.emplace(-entry.second.work, &entry);
        std::printf("%-44s %8s %10s %10s\n", "longest slice after", "times", "work ms", "frame ms");
        for (const auto& [negative, entry] : ordered) {
            const auto& [kind, longest] = *entry;
            std::printf("%-44s %8ld %10.1f %10.1f%s\n", kind.c_str(), longest.times, longest.work,
                        longest.frame, longest.work > frameMilliseconds ? "  over a frame" : "");
        }
        std::fflush(stdout);
    }

private:
    struct Longest {
        long times = 0;
        double work = 0;
        double frame = 0;
    };
    using Entries = std::map<std::string, Longest>;

    void note()
    {
        TimedApplication* application = TimedApplication::own();
        if (!m_kind.empty()) {
            Longest& longest = m_entries[m_kind];
            ++longest.times;
            longest.work = std::max(longest.work, application->longestWorkMilliseconds());
            longest.frame = std::max(longest.frame, application->longestFrameMilliseconds());
        }
        application->forgetLongest();
    }

    std::string m_kind;
    Entries m_entries;
};

}  // namespace estate::bench
