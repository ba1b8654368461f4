// Puts items into an order in bounded steps that the caller drives: a stable merge sort that can be
// left alone between two steps, so that 131,328 rows never hold up a frame.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

class SlicedOrder {
public:
    // A strict weak order; equal items stay as they stand in `items`.
    SlicedOrder(std::vector<int> items, std::function<bool(int, int)> before);

    // About `itemsPerStep` items move. False: they are in order.
    bool step();
    [[nodiscard]] bool finished() const { return m_width >= m_items.size(); }
    [[nodiscard]] std::vector<int> take() { return std::move(m_items); }

    // Two texts are put into their natural order in some microseconds.
    static constexpr std::size_t itemsPerStep = 128;

private:
    void sortRuns();
    void beginMerge();
    void merge();

    std::vector<int> m_items;
    std::vector<int> m_merged;
    std::function<bool(int, int)> m_before;
    std::size_t m_width = 0;  // of runs that are in order; 0: none yet
    std::size_t m_at = 0;     // runs in front of it are done
    // The merge under way: two runs of m_items.
    std::size_t m_left = 0;
    std::size_t m_right = 0;
    std::size_t m_leftEnd = 0;
    std::size_t m_rightEnd = 0;
};
