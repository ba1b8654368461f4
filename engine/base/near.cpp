#include "engine/base/near.h"

#include <algorithm>
#include <numeric>

namespace estate {

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t substitution = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, substitution});
        }
    }
    return row[b.size()];
}

void NearIds::offer(const std::string& candidate)
{
    const Entry entry{editDistance(m_wanted, candidate), candidate};
    const auto place =
        std::upper_bound(m_entries.begin(), m_entries.end(), entry,
                         [](const Entry& a, const Entry& b) { return a.distance < b.distance; });
    m_entries.insert(place, entry);
    if (m_entries.size() > nearIdsMax)
        m_entries.pop_back();
}

std::vector<std::string> NearIds::closest() const
{
    std::vector<std::string> ids;
    for (const Entry& entry : m_entries)
        ids.push_back(entry.id);
    return ids;
}

std::string NearIds::joined() const
{
    std::string text;
    for (const Entry& entry : m_entries)
        text += (text.empty() ? "" : ", ") + entry.id;
    return text;
}

}  // namespace estate
