// A table's positions in the order of their ids. The contract's ties go by id, while tables are
// append-only, so that an index never changes its meaning.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/base/index.h"
#include "engine/base/near.h"

namespace estate {

class IdOrder {
public:
    static constexpr std::uint32_t none = Index<void>::none;

    // Position of the record that is `place`-th by id.
    [[nodiscard]] std::uint32_t at(std::size_t place) const
    {
        return m_order.empty() ? static_cast<std::uint32_t>(place) : m_order[place];
    }

    // For the whole table anew.
    template <typename Spec>
    void sort(const std::vector<Spec>& table)
    {
        m_order.clear();
        const auto before = [](const Spec& a, const Spec& b) { return a.id < b.id; };
        if (std::is_sorted(table.begin(), table.end(), before))
            return;
        fill(table.size());
        std::sort(m_order.begin(), m_order.end(),
                  [&table](std::uint32_t a, std::uint32_t b) { return table[a].id < table[b].id; });
    }

    // The last record of the table is new. Costs moving 4 bytes for every id behind it.
    template <typename Spec>
    void appended(const std::vector<Spec>& table)
    {
        const auto last = static_cast<std::uint32_t>(table.size() - 1);
        const std::size_t place = firstNotBefore(table, last, table.back().id);
        if (m_order.empty() && place == last)
            return;
        if (m_order.empty())
            fill(last);
        m_order.insert(m_order.begin() + static_cast<std::ptrdiff_t>(place), last);
    }

    // Position of the record with this id, or none.
    template <typename Spec>
    [[nodiscard]] std::uint32_t find(const std::vector<Spec>& table, std::string_view id) const
    {
        const std::size_t place = firstNotBefore(table, table.size(), id);
        return place < table.size() && table[at(place)].id == id ? at(place) : none;
    }

    template <typename Spec>
    [[nodiscard]] bool before(const std::vector<Spec>& table, std::uint32_t a,
                              std::uint32_t b) const
    {
        return m_order.empty() ? a < b : table[a].id < table[b].id;
    }

private:
    void fill(std::size_t count)
    {
        m_order.resize(count);
        std::iota(m_order.begin(), m_order.end(), 0u);
    }
    template <typename Spec>
    [[nodiscard]] std::size_t firstNotBefore(const std::vector<Spec>& table, std::size_t count,
                                             std::string_view id) const
    {
        std::size_t low = 0;
        for (std::size_t high = count; low < high;) {
            const std::size_t middle = low + (high - low) / 2;
            if (table[at(middle)].id < id)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }

    std::vector<std::uint32_t> m_order;  // empty while the table is in the order of its ids
};

// "There is no region "r17"; near: r017, r117, r170."
template <typename Spec>
[[nodiscard]] tl::unexpected<Error> unknownId(const std::vector<Spec>& table, std::string_view id,
                                              std::string_view what)
{
    NearIds near(id);
    for (const Spec& spec : table)
        near.offer(spec.id);
    const std::string hint = table.empty() ? "" : "; near: " + near.joined();
    return fail(ErrorCode::unknownId,
                "There is no " + std::string(what) + " \"" + std::string(id) + "\"" + hint + ".",
                {{"id", std::string(id)}, {"near", near.joined()}});
}

}  // namespace estate
