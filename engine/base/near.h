// Near ids for error messages: "r17 is unknown; near: r017, r117, r170".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace estate {

inline constexpr std::size_t nearIdsMax = 3;

// Edit distance with substitutions, insertions and deletions of one byte each.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

// Collects candidates one at a time and keeps the closest three; ties keep the order of arrival.
class NearIds {
public:
    explicit NearIds(std::string_view wanted) : m_wanted(wanted) {}
    void offer(const std::string& candidate);
    [[nodiscard]] std::vector<std::string> closest() const;
    [[nodiscard]] std::string joined() const;  // "a, b, c"

private:
    struct Entry {
        std::size_t distance = 0;
        std::string id;
    };
    std::string m_wanted;
    std::vector<Entry> m_entries;
};

}  // namespace estate
