#include "engine/rules/rule_words.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "engine/base/utf8.h"
#include "engine/estate/configuration_event.h"
#include "engine/estate/identifiers.h"
#include "engine/rules/rules_text.h"

namespace estate {

namespace {

constexpr std::string_view blanks = " \t";
constexpr std::string_view wordEnds = " \t,\"#";

tl::unexpected<RuleFault> refuseAt(std::size_t at, std::string expected, std::string message)
{
    return tl::unexpected(RuleFault{at, std::move(expected), std::move(message)});
}

Taken<void> checkCharacters(std::string_view line)
{
    for (std::size_t at = 0; at < line.size();) {
        const CodePoint character = firstCodePoint(line.substr(at));
        if (character.length == 0)
            return refuseAt(at, "UTF-8 text", "This is not UTF-8 text: save the rules as UTF-8.");
        if (isControl(character.value) && character.value != '\t')
            return refuseAt(at, "text", "There is a control character here: remove it.");
        at += character.length;
    }
    return {};
}

class LineSplitter {
public:
    explicit LineSplitter(std::string_view line) : m_line(line)
    {
        m_split.indented = !line.empty() && blanks.find(line.front()) != std::string_view::npos;
    }

    Taken<RuleLineText> run()
    {
        for (;;) {
            m_at = std::min(m_line.find_first_not_of(blanks, m_at), m_line.size());
            if (m_at == m_line.size())
                return std::move(m_split);
            if (m_line[m_at] == '#')
                return comment();
            if (auto taken = m_line[m_at] == '"' ? quoted() : bare(); !taken)
                return tl::unexpected(taken.error());
            m_split.end = m_at;
        }
    }

private:
    Taken<RuleLineText> comment()
    {
        std::string_view text = m_line.substr(m_at + 1);
        text = text.substr(0, text.find_last_not_of(blanks) + 1);
        if (text.size() > ruleCommentBytesMax)
            return refuseAt(m_at, "a shorter comment",
                            "This comment has " + std::to_string(text.size()) +
                                " bytes; a line of comment has at most " +
                                std::to_string(ruleCommentBytesMax) + ". Break it up.");
        m_split.comment = std::string(text);
        return std::move(m_split);
    }

    Taken<void> bare()
    {
        if (m_line[m_at] == ',') {
            m_split.words.push_back({",", m_at, false, true});
            m_at += 1;
            return {};
        }
        const std::size_t end = std::min(m_line.find_first_of(wordEnds, m_at), m_line.size());
        m_split.words.push_back({std::string(m_line.substr(m_at, end - m_at)), m_at, false, false});
        if (end < m_line.size() && m_line[end] == '"')
            return refuseAt(end, "a blank or a comma",
                            "A quote begins inside a word: write the whole id in quotes, and a "
                            "quote in it as \\\".");
        m_at = end;
        return {};
    }

    Taken<void> quoted()
    {
        RuleWord word{"", m_at, true, false};
        for (++m_at; m_at < m_line.size(); ++m_at) {
            const char letter = m_line[m_at];
            if (letter == '"') {
                m_at += 1;
                m_split.words.push_back(std::move(word));
                if (m_at < m_line.size() && wordEnds.find(m_line[m_at]) == std::string_view::npos)
                    return refuseAt(m_at, "a blank or a comma",
                                    "A word touches the quote before it: put a blank or a comma "
                                    "between them.");
                return {};
            }
            if (letter == '\\') {
                m_at += 1;
                if (m_at == m_line.size() || (m_line[m_at] != '"' && m_line[m_at] != '\\'))
                    return refuseAt(m_at - 1, "\\\" or \\\\",
                                    "In quotes a backslash stands before a quote or a backslash "
                                    "only.");
            }
            word.text += m_line[m_at];
        }
        return refuseAt(word.at, "a closing quote", "This quote is not closed on its line.");
    }

    std::string_view m_line;
    std::size_t m_at = 0;
    RuleLineText m_split;
};

std::string spelled(const RuleWord& word)
{
    constexpr std::size_t shownMax = 60;
    if (word.comma)
        return "a comma";
    if (word.text.size() > shownMax)
        return "a word of " + std::to_string(word.text.size()) + " bytes";
    return "\"" + word.text + "\"";
}

}  // namespace

Taken<RuleLineText> splitLine(std::string_view line)
{
    if (auto checked = checkCharacters(line); !checked)
        return tl::unexpected(checked.error());
    return LineSplitter(line).run();
}

std::uint32_t columnOf(std::string_view line, std::size_t at)
{
    std::uint32_t column = 1;
    for (std::size_t i = 0; i < std::min(at, line.size()); ++i)
        column += (static_cast<unsigned char>(line[i]) & 0xc0U) != 0x80 ? 1 : 0;
    return column;
}

// Anything but plain ASCII is quoted, so that what looks like a blank, or like nothing, is seen.
std::string idText(std::string_view id)
{
    const bool plain = !id.empty() && std::all_of(id.begin(), id.end(), [](char letter) {
        return letter > ' ' && letter <= '~' && wordEnds.find(letter) == std::string_view::npos;
    });
    if (plain)
        return std::string(id);
    std::string text = "\"";
    for (const char letter : id) {
        if (letter == '"' || letter == '\\')
            text += '\\';
        text += letter;
    }
    return text + '"';
}

bool WordCursor::next(std::string_view keyword) const
{
    return !done() && !m_line.words[m_next].quoted && m_line.words[m_next].text == keyword;
}

bool WordCursor::accept(std::string_view keyword)
{
    if (!next(keyword))
        return false;
    ++m_next;
    return true;
}

Taken<NamedWord> WordCursor::id(std::string_view what)
{
    if (done() || m_line.words[m_next].comma)
        return refuse(what);
    RuleWord& word = m_line.words[m_next];
    if (auto valid = checkForeignId(word.text); !valid)
        return refuseAt(word.at, std::string(what), valid.error().message);
    ++m_next;
    return NamedWord{std::move(word.text), word.at};
}

Taken<std::vector<NamedWord>> WordCursor::ids(std::string_view what)
{
    std::vector<NamedWord> ids;
    do {
        auto taken = id(what);
        if (!taken)
            return tl::unexpected(taken.error());
        ids.push_back(std::move(*taken));
        if (ids.size() > eventListMax)
            return refuseAt(ids.back().at, "",
                            "A list has at most " + std::to_string(eventListMax) + " ids.");
    } while (accept(","));
    std::vector<std::size_t> order(ids.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&ids](std::size_t a, std::size_t b) {
        return std::tie(ids[a].id, a) < std::tie(ids[b].id, b);
    });
    for (std::size_t i = 1; i < order.size(); ++i)
        if (ids[order[i]].id == ids[order[i - 1]].id)
            return tl::unexpected(
                RuleFault{ids[order[i]].at, "",
                          "\"" + ids[order[i]].id + "\" stands twice in this list; say it once.",
                          ErrorCode::duplicateId});
    return ids;
}

Taken<NamedWord> WordCursor::value(std::string_view what)
{
    if (done() || m_line.words[m_next].comma || m_line.words[m_next].quoted)
        return refuse(what);
    RuleWord& word = m_line.words[m_next++];
    return NamedWord{std::move(word.text), word.at};
}

Taken<void> WordCursor::finish(std::string_view expected)
{
    if (!done())
        return refuse(expected);
    return {};
}

tl::unexpected<RuleFault> WordCursor::refuse(std::string_view expected) const
{
    const std::string found = done() ? "the end of the line" : spelled(m_line.words[m_next]);
    return refuseAt(at(), std::string(expected),
                    "Expected " + std::string(expected) + ", found " + found + ".");
}

}  // namespace estate
