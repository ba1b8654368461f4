#include <algorithm>
#include <array>

#include "engine/base/wide.h"
#include "engine/estate/estate_text.h"

namespace estate {

namespace {

struct Unit {
    std::string_view suffix;
    std::uint64_t factor;
};

// Durations are in nanoseconds; everything else in ones.
constexpr std::array units = {
    Unit{"", 1},
    Unit{"B", 1},
    Unit{"KB", 1'000},
    Unit{"MB", 1'000'000},
    Unit{"GB", 1'000'000'000},
    Unit{"TB", 1'000'000'000'000},
    Unit{"PB", 1'000'000'000'000'000},
    Unit{"EB", 1'000'000'000'000'000'000},
    Unit{"k", 1'000},
    Unit{"M", 1'000'000},
    Unit{"ns", 1},
    Unit{"us", 1'000},
    Unit{"ms", 1'000'000},
    Unit{"s", 1'000'000'000},
    Unit{"m", 60'000'000'000},
    Unit{"h", 3'600'000'000'000},
    Unit{"d", 86'400'000'000'000},
};

std::optional<std::uint64_t> parseWithUnit(std::string_view text)
{
    const auto end = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto value = parseDecimal(text.substr(0, end));
    std::string_view suffix = text.substr(end);
    if (suffix.ends_with("/s"))
        suffix.remove_suffix(2);
    for (const Unit& unit : units) {
        if (unit.suffix != suffix || !value)
            continue;
        const auto product = checkedMultiply<U128>(*value, unit.factor);
        if (!product || *product > estateNumberMax)
            return std::nullopt;
        return lowWord(*product);
    }
    return std::nullopt;
}

std::vector<std::string> split(std::string_view text, std::string_view separators)
{
    std::vector<std::string> pieces;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(separators), text.size());
        if (end > 0)
            pieces.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return pieces;
}

}  // namespace

Result<EstateLine> EstateLine::parse(std::string_view text, std::size_t number)
{
    EstateLine line;
    line.m_number = number;
    const auto words = split(text, " \t\r");
    if (words.size() < 2)
        return line.refuse("a statement is a word, a name and key=value pairs.");
    line.m_statement = words[0];
    line.m_name = words[1];
    for (std::size_t i = 2; i < words.size(); ++i) {
        const auto equals = words[i].find('=');
        Pair pair;
        pair.key = words[i].substr(0, equals);
        if (equals != std::string::npos)
            pair.value = words[i].substr(equals + 1);
        if (line.has(pair.key))
            return line.refuse("\"" + pair.key + "\" is given twice.");
        line.m_pairs.push_back(std::move(pair));
    }
    return line;
}

EstateLine::Pair* EstateLine::find(std::string_view key)
{
    for (Pair& pair : m_pairs)
        if (pair.key == key) {
            pair.asked = true;
            return &pair;
        }
    return nullptr;
}

bool EstateLine::has(std::string_view key) const
{
    return std::any_of(m_pairs.begin(), m_pairs.end(),
                       [key](const Pair& pair) { return pair.key == key; });
}

std::string EstateLine::text(std::string_view key)
{
    const Pair* pair = find(key);
    return pair ? pair->value : std::string();
}

Result<std::string> EstateLine::required(std::string_view key)
{
    std::string value = text(key);
    if (value.empty())
        return refuse("\"" + std::string(key) + "=\" is missing.");
    return value;
}

std::vector<std::string> EstateLine::list(std::string_view key)
{
    return split(text(key), ",+");
}

Result<std::uint64_t> EstateLine::number(std::string_view key)
{
    auto value = required(key);
    if (!value)
        return tl::unexpected(value.error());
    const auto parsed = parseWithUnit(*value);
    if (!parsed)
        return refuse("\"" + std::string(key) + "=" + *value +
                      "\" is not a whole number with a unit that is known, or too large.");
    return *parsed;
}

Result<std::uint64_t> EstateLine::number(std::string_view key, std::uint64_t absent)
{
    if (!has(key))
        return absent;
    return number(key);
}

bool EstateLine::flag(std::string_view word)
{
    return find(word) != nullptr;
}

Result<void> EstateLine::finish() const
{
    for (const Pair& pair : m_pairs)
        if (!pair.asked)
            return refuse("\"" + m_statement + "\" has no \"" + pair.key + "\".");
    return {};
}

tl::unexpected<Error> EstateLine::refuse(const std::string& why) const
{
    return fail(ErrorCode::badInput, "Estate text, line " + std::to_string(m_number) + ": " + why,
                {{"line", std::to_string(m_number)}});
}

}  // namespace estate
