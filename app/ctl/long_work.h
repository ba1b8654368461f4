// Work that a person waits for: threads of this program, because the engine starts none, and a line
// that says how far they are.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "app/ctl/arguments.h"
#include "app/ctl/terminal.h"

namespace estate::ctl {

// --threads. Never more than there are processors: they would only wait for each other.
[[nodiscard]] Result<std::uint32_t> chosenThreads(const Arguments& arguments);

// Written over itself, where a person looks at `err`; gone afterwards.
class ProgressLine {
public:
    ProgressLine(const Terminal& terminal, std::string things)
        : m_terminal(terminal), m_things(std::move(things))
    {}
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine();
    void show(std::uint64_t done, std::uint64_t total);

private:
    const Terminal& m_terminal;
    std::string m_things;
    bool m_shown = false;
};

// Adds to `done`, which is shared, as it goes on.
using LongWork = std::function<void(std::atomic<std::uint64_t>& done)>;

// Each on a thread of its own; returns when all have ended. `done` begins at what went before.
void runOnThreads(const std::vector<LongWork>& work, ProgressLine& line, std::uint64_t doneBefore,
                  std::uint64_t total);

}  // namespace estate::ctl
