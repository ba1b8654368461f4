// Items that are written once and read by many. Copies share them, so that what stands in an event,
// in its history and in what was folded of both is there once.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace estate {

// Reads as a vector does. To change one, assign another.
template <typename Item>
class SharedList {
public:
    using Items = std::vector<Item>;
    using value_type = Item;
    using size_type = std::size_t;
    using const_reference = const Item&;
    using const_iterator = typename Items::const_iterator;
    using iterator = const_iterator;

    SharedList() = default;
    SharedList(std::initializer_list<Item> items) : SharedList(Items(items)) {}
    // Without the room that a vector keeps for more: there will be no more.
    SharedList(Items items)
    {
        if (items.empty())
            return;
        // A vector shrinks only where there are exceptions.
        m_items = std::make_shared<const Items>(std::make_move_iterator(items.begin()),
                                                std::make_move_iterator(items.end()));
    }

    [[nodiscard]] const Items& items() const
    {
        static const Items none;
        return m_items == nullptr ? none : *m_items;
    }
    operator const Items&() const { return items(); }
    [[nodiscard]] const_iterator begin() const { return items().begin(); }
    [[nodiscard]] const_iterator end() const { return items().end(); }
    [[nodiscard]] size_type size() const { return items().size(); }
    [[nodiscard]] bool empty() const { return m_items == nullptr; }
    [[nodiscard]] const Item& front() const { return items().front(); }
    [[nodiscard]] const Item& operator[](size_type at) const { return items()[at]; }

    bool operator==(const SharedList& other) const
    {
        return m_items == other.m_items || items() == other.items();
    }

private:
    std::shared_ptr<const Items> m_items;  // null: none
};

}  // namespace estate
