// The engine's sentences as patterns, for engine_words.cpp: English with places (%1 to %9) for ids,
// numbers and whatever else is passed through. tests/qml/tst_engine_words.cpp reads the engine's
// sources and says which sentence lacks one.
#pragma once

#include <initializer_list>
#include <span>

struct EnginePattern {
    const char* english;
    unsigned nested = 0;   // places that hold words of the engine themselves
    unsigned reasons = 0;  // places that hold a reason, which a person may have given
};

// places({1, 3}): as a mask.
[[nodiscard]] constexpr unsigned places(std::initializer_list<unsigned> numbers)
{
    unsigned mask = 0;
    for (const unsigned number : numbers)
        mask |= 1u << (number - 1);
    return mask;
}

[[nodiscard]] std::span<const EnginePattern> journalPatterns();
[[nodiscard]] std::span<const EnginePattern> peoplePatterns();
[[nodiscard]] std::span<const EnginePattern> proposalsPatterns();
[[nodiscard]] std::span<const EnginePattern> rulesPatterns();
[[nodiscard]] std::span<const EnginePattern> plannerPatterns();
[[nodiscard]] std::span<const EnginePattern> cutsPatterns();
[[nodiscard]] std::span<const EnginePattern> wirePatterns();
[[nodiscard]] std::span<const EnginePattern> reasonsPatterns();
