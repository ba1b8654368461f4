// Private to the journal: notes of the audit are words with one space between them.
#pragma once

#include <string_view>

namespace estate {

// The first word; what is left of the text follows it.
inline std::string_view nextWord(std::string_view& rest)
{
    const std::size_t space = rest.find(' ');
    const std::string_view word = rest.substr(0, space);
    rest.remove_prefix(space == std::string_view::npos ? rest.size() : space + 1);
    return word;
}

}  // namespace estate
