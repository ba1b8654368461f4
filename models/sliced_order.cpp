#include "models/sliced_order.h"

#include <algorithm>
#include <utility>

namespace {

constexpr std::size_t runLength = 64;

}  // namespace

SlicedOrder::SlicedOrder(std::vector<int> items, std::function<bool(int, int)> before)
    : m_items(std::move(items)), m_merged(m_items.size()), m_before(std::move(before))
{}

bool SlicedOrder::step()
{
    if (finished())
        return false;
    if (m_width == 0)
        sortRuns();
    else
        merge();
    return !finished();
}

void SlicedOrder::sortRuns()
{
    const std::size_t stop = std::min(m_items.size(), m_at + itemsPerStep);
    while (m_at < stop) {
        const std::size_t end = std::min(m_items.size(), m_at + runLength);
        std::stable_sort(m_items.begin() + static_cast<std::ptrdiff_t>(m_at),
                         m_items.begin() + static_cast<std::ptrdiff_t>(end), m_before);
        m_at = end;
    }
    if (m_at < m_items.size())
        return;
    m_width = runLength;
    m_at = 0;
    beginMerge();
}

void SlicedOrder::beginMerge()
{
    m_left = m_at;
    m_leftEnd = std::min(m_items.size(), m_at + m_width);
    m_right = m_leftEnd;
    m_rightEnd = std::min(m_items.size(), m_leftEnd + m_width);
}

void SlicedOrder::merge()
{
    for (std::size_t moved = 0; moved < itemsPerStep; ++moved) {
        if (m_left == m_leftEnd && m_right == m_rightEnd) {
            if (m_at == m_items.size()) {
                std::swap(m_items, m_merged);
                m_width *= 2;
                m_at = 0;
                if (finished())
                    return;
            }
            beginMerge();
        }
        // Of equal ones the left one first.
        const bool fromRight = m_left == m_leftEnd || (m_right < m_rightEnd &&
                                                       m_before(m_items[m_right], m_items[m_left]));
        m_merged[m_at++] = fromRight ? m_items[m_right++] : m_items[m_left++];
    }
}
