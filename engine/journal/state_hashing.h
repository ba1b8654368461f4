// Private to the journal: makes the state's hash quick to ask for, a few regions at a time.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/estate/state.h"

namespace estate {

class StateHashing {
public:
    // Whether there is more to do. Always the same state.
    bool step(const EstateState& state)
    {
        constexpr std::uint32_t regionsPerStep = 64;
        if (m_next == state.regionCount())
            return false;
        const std::uint32_t end = m_next + std::min(regionsPerStep, state.regionCount() - m_next);
        for (; m_next < end; ++m_next)
            static_cast<void>(state.region(RegionIndex(m_next)).digest());
        return true;
    }

private:
    std::uint32_t m_next = 0;
};

}  // namespace estate
