// A line of the rules' text taken apart into words, and read word by word. Internal to the reading
// of text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"

namespace estate {

// Why a line is not read. `at`: byte in the line.
struct RuleFault {
    std::size_t at = 0;
    std::string expected;  // a phrase; empty where nothing particular was
    std::string message;   // a sentence
    ErrorCode code = ErrorCode::badInput;
};
template <typename T>
using Taken = tl::expected<T, RuleFault>;

struct RuleWord {
    std::string text;  // without quotes and escapes
    std::size_t at = 0;
    bool quoted = false;
    bool comma = false;
};
struct RuleLineText {
    std::vector<RuleWord> words;
    std::optional<std::string> comment;
    bool indented = false;
    std::size_t end = 0;  // behind the last word
};
// `line` has no line break. Faults: no UTF-8, a control character, an open quote, an escape that
// does not exist, words that touch, a comment that is too long.
[[nodiscard]] Taken<RuleLineText> splitLine(std::string_view line);

// Of the byte, in code points from 1.
[[nodiscard]] std::uint32_t columnOf(std::string_view line, std::size_t at);

// As it stands in a text: plain where it can be, otherwise in quotes.
[[nodiscard]] std::string idText(std::string_view id);

struct NamedWord {
    std::string id;
    std::size_t at = 0;
};

class WordCursor {
public:
    explicit WordCursor(RuleLineText& line) : m_line(line) {}

    [[nodiscard]] bool done() const { return m_next == m_line.words.size(); }
    [[nodiscard]] std::size_t at() const { return done() ? m_line.end : m_line.words[m_next].at; }
    // The next word is this one, not quoted.
    [[nodiscard]] bool next(std::string_view keyword) const;
    // Goes on behind it when it is.
    bool accept(std::string_view keyword);
    // `what` begins with an article: "a region".
    [[nodiscard]] Taken<NamedWord> id(std::string_view what);
    // At least one, separated by commas, none twice, at most eventListMax.
    [[nodiscard]] Taken<std::vector<NamedWord>> ids(std::string_view what);
    // A bare word that is no id: a number.
    [[nodiscard]] Taken<NamedWord> value(std::string_view what);
    [[nodiscard]] Taken<void> finish(std::string_view expected);
    // "Expected a region, found the end of the line."
    [[nodiscard]] tl::unexpected<RuleFault> refuse(std::string_view expected) const;

private:
    RuleLineText& m_line;
    std::size_t m_next = 0;
};

}  // namespace estate
