// What the lines of a block say, word by word. Internal to the reading of text.
#pragma once

#include "engine/rules/rule_block.h"
#include "engine/rules/rule_words.h"

namespace estate {

struct RuleText {
    std::vector<NamedWord> failureSet;
    NamedWord target;  // empty: hold
};
struct SubjectsText {
    PolicyScope scope = PolicyScope::entity;
    std::vector<NamedWord> ids;
};
struct ScenarioText {
    std::vector<NamedWord> failureSet;
    Duration rto;
    Impact impact;
};

// Each begins behind the line's first word and takes all the others.
[[nodiscard]] Taken<std::vector<NamedWord>> takeAllowed(WordCursor& words);
[[nodiscard]] Taken<RuleText> takeRule(WordCursor& words);
[[nodiscard]] Taken<SubjectsText> takeSubjects(WordCursor& words);
[[nodiscard]] Taken<Impact> takeImpact(WordCursor& words);
[[nodiscard]] Taken<ScenarioText> takeScenario(WordCursor& words);

}  // namespace estate
