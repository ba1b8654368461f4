#include "engine/base/wide.h"

#include <algorithm>

namespace estate {

std::string toDecimal(U128 value)
{
    std::string digits;
    do {
        digits.push_back(static_cast<char>('0' + static_cast<int>(value % 10)));
        value /= 10;
    } while (value != 0);
    std::reverse(digits.begin(), digits.end());
    return digits;
}

std::optional<U128> parseDecimal(std::string_view text)
{
    if (text.empty())
        return std::nullopt;
    U128 value = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9')
            return std::nullopt;
        const auto shifted = checkedMultiply<U128>(value, 10);
        if (!shifted)
            return std::nullopt;
        const auto next = checkedAdd<U128>(*shifted, static_cast<U128>(digit - '0'));
        if (!next)
            return std::nullopt;
        value = *next;
    }
    return value;
}

}  // namespace estate
