// The same numbers from the same seed on every platform (splitmix64).
#pragma once

#include <cstdint>

class Seeded {
public:
    explicit Seeded(std::uint64_t seed) : m_state(seed) {}
    [[nodiscard]] std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) { return next() % bound; }

private:
    std::uint64_t m_state;
};
