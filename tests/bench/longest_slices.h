// The longest time that the UI's thread was held up, by what a person had just done: so that what
// costs more than a frame is seen by name.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

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
        std::printf("%-32s %6s %14s %8s %8s %13s %8s\n", "longest slice after", "times",
                    "work CPU p50 ms", "longest", "wall", "frame CPU ms", "wall");
        for (const auto& [negative, entry] : ordered) {
            const auto& [kind, longest] = *entry;
            const auto& [work, frame, each] = longest;
            std::printf("%-32s %6zu %14.1f %8.1f %8.1f %13.1f %8.1f%s\n", kind.c_str(), each.size(),
                        medianOf(each), work.processor, work.wall, frame.processor, frame.wall,
                        work.processor > frameMilliseconds ? "  over a frame" : "");
        }
        std::fflush(stdout);
    }

private:
    struct Longest {
        Held work;
        Held frame;
        std::vector<double> each;  // the longest work after each action, of a processor
    };
    using Entries = std::map<std::string, Longest>;

    [[nodiscard]] static double medianOf(std::vector<double> values)
    {
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        return *middle;
    }
    void note()
    {
        TimedApplication* application = TimedApplication::own();
        if (!m_kind.empty()) {
            Longest& longest = m_entries[m_kind];
            longest.each.push_back(application->longestWork().processor);
            longest.work = longest.work.longest(application->longestWork());
            longest.frame = longest.frame.longest(application->longestFrame());
        }
        application->forgetLongest();
    }

    std::string m_kind;
    Entries m_entries;
};

}  // namespace estate::bench
