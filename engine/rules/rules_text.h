// The rules as text: what operators review, edit and keep beside their other documents. The form,
// with everything that is refused, stands in docs/rules-text.md.
//   print(read(text)) is canonical: the same book always gives the same bytes.
//   read(print(book)) is the book, comments included.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/rules/rule_book.h"
#include "engine/rules/rule_places.h"

namespace estate {

inline constexpr std::uint64_t ruleTextVersion = 1;
// Every line of a canonical text stays below it: eventListMax ids in quotes and a comment.
inline constexpr std::size_t ruleLineBytesMax = std::size_t{16} << 20;
inline constexpr std::size_t ruleCommentBytesMax = 4'096;
// Counted as the canonical text would have them: a line for every subject, two for a block.
inline constexpr std::size_t ruleLinesMax = std::size_t{1} << 20;
inline constexpr std::size_t ruleProblemsMax = 100;

// One thing that is wrong, for an editor. Place {0, 0}: the book does not come from a text.
struct RuleProblem {
    ErrorCode code = ErrorCode::badInput;
    RulePlace place;
    std::string expected;  // a phrase; empty where nothing particular was
    std::string message;   // a sentence, without the place
    std::vector<ErrorField> fields;
    bool operator==(const RuleProblem&) const = default;
};
// "Rules, line 4, column 8: ..." with the fields line, column, expected and its own.
[[nodiscard]] Error errorOf(const RuleProblem& problem);

// Goes on behind what is wrong, line by line. The book is whole only when there is no problem.
struct ReadRules {
    RuleBook book;
    RulePlaces places;
    std::vector<RuleProblem> problems;  // in the order of the text; the first ruleProblemsMax
    bool truncated = false;             // there are more
};
[[nodiscard]] ReadRules readRules(std::string_view text);

// The first problem as an error. newerVersion: the text says "estate-rules" with a higher number.
[[nodiscard]] Result<RuleBook> parseRules(std::string_view text);
[[nodiscard]] std::string printRules(const RuleBook& book);

// One block as it stands in a text, without the text's first line. The file's own block is a text
// without any other.
[[nodiscard]] std::string blockText(const RuleBlock& block);
[[nodiscard]] Result<RuleBlock> parseBlock(std::string_view text);

// A key as the first line of its block, comments left out: `policy near`; of the file its first
// line.
[[nodiscard]] std::string keyText(const BlockKey& key);
[[nodiscard]] Result<BlockKey> parseKey(std::string_view text);

}  // namespace estate
