#include "engine/journal/moments.h"

#include <iterator>
#include <utility>

namespace estate {

void Moments::put(Moment moment)
{
    const std::uint64_t index = moment.index();
    m_moments.insert_or_assign(index, std::move(moment));
    if (m_moments.size() <= momentsMax)
        return;
    // Every second one of the older half, so that what stays lies further apart the older it is.
    auto at = std::next(m_moments.begin());
    for (std::size_t i = 1; i < momentsMax / 2; i += 2) {
        at = m_moments.erase(at);
        ++at;
    }
}

const Moment* Moments::upTo(std::uint64_t index) const
{
    const auto behind = m_moments.upper_bound(index);
    return behind == m_moments.begin() ? nullptr : &std::prev(behind)->second;
}

}  // namespace estate
