// Random choices that are the same on every platform: a counter, well mixed. Only simulations draw
// from it.
#pragma once

#include <cstdint>

#include "engine/base/error.h"

namespace estate {

class Dice {
public:
    // Mixed before it counts: neighbouring seeds must not draw the same numbers one place apart.
    explicit Dice(std::uint64_t seed) : m_state(mixed(seed)) {}

    [[nodiscard]] std::uint64_t next()
    {
        m_state += 0x9e37'79b9'7f4a'7c15u;
        return mixed(m_state);
    }
    [[nodiscard]] std::uint64_t below(std::uint64_t bound)
    {
        ESTATE_ENSURE(bound > 0);
        return next() % bound;
    }
    [[nodiscard]] std::uint64_t between(std::uint64_t first, std::uint64_t last)
    {
        return first + below(last - first + 1);
    }
    [[nodiscard]] bool perMille(std::uint32_t chance) { return below(1'000) < chance; }

private:
    [[nodiscard]] static std::uint64_t mixed(std::uint64_t value)
    {
        value = (value ^ (value >> 30)) * 0xbf58'476d'1ce4'e5b9u;
        value = (value ^ (value >> 27)) * 0x94d0'49bb'1331'11ebu;
        return value ^ (value >> 31);
    }
    std::uint64_t m_state;
};

}  // namespace estate
