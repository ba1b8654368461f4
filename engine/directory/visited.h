// The records that a walk has met, in the order in which it met them. Sized by what is visited:
// some 20 bytes each.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "engine/base/error.h"
#include "engine/directory/numbering.h"

namespace estate {

class Visited {
public:
    static constexpr std::uint64_t nodesMax = std::uint64_t{1} << 31;

    Visited() : m_table(64, none) {}
    [[nodiscard]] std::uint64_t size() const { return m_nodes.size(); }
    [[nodiscard]] const Node& node(std::uint64_t position) const { return m_nodes[position]; }
    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }

    // Its position, and whether it is new.
    struct Place {
        std::uint64_t position = 0;
        bool added = false;
    };
    Place add(const Node& node)
    {
        const std::size_t slot = slotOf(node);
        if (m_table[slot] != none)
            return {m_table[slot], false};
        ESTATE_ENSURE(m_nodes.size() < nodesMax);
        m_table[slot] = static_cast<std::uint32_t>(m_nodes.size());
        m_nodes.push_back(node);
        if (m_nodes.size() * 2 > m_table.size())
            grow();
        return {m_nodes.size() - 1, true};
    }

private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    // Where the node stands, or would: open addressing in a table whose size is a power of two, at
    // most half full.
    [[nodiscard]] std::size_t slotOf(const Node& node) const
    {
        const std::uint64_t key =
            std::uint64_t{node.representative} << 4 | static_cast<std::uint64_t>(node.population);
        const std::size_t mask = m_table.size() - 1;
        auto slot = static_cast<std::size_t>((key * 0x9e37'79b9'7f4a'7c15u) >> 32) & mask;
        while (m_table[slot] != none && m_nodes[m_table[slot]] != node)
            slot = (slot + 1) & mask;
        return slot;
    }
    void grow()
    {
        m_table.assign(m_table.size() * 2, none);
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            m_table[slotOf(m_nodes[i])] = static_cast<std::uint32_t>(i);
    }

    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_table;  // positions
};

}  // namespace estate
