#include "models/line_difference.h"

#include <algorithm>
#include <cstdint>

namespace {

constexpr std::size_t comparedLinesMax = 1'000;

using Lines = std::vector<std::string_view>;

Lines linesOf(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// common[i][j]: lines that the rests from i and from j have in common.
std::vector<std::vector<std::uint32_t>> commonLines(const Lines& before, const Lines& after)
{
    std::vector<std::vector<std::uint32_t>> common(before.size() + 1,
                                                   std::vector<std::uint32_t>(after.size() + 1, 0));
    for (std::size_t i = before.size(); i-- > 0;)
        for (std::size_t j = after.size(); j-- > 0;)
            common[i][j] = before[i] == after[j] ? common[i + 1][j + 1] + 1
                                                 : std::max(common[i + 1][j], common[i][j + 1]);
    return common;
}

}  // namespace

std::vector<MarkedLine> differenceOf(std::string_view before, std::string_view after)
{
    const Lines old = linesOf(before);
    const Lines now = linesOf(after);
    std::vector<MarkedLine> marked;
    if (old.size() > comparedLinesMax || now.size() > comparedLinesMax) {
        for (const std::string_view line : old)
            marked.push_back({LineMark::removed, std::string(line)});
        for (const std::string_view line : now)
            marked.push_back({LineMark::added, std::string(line)});
        return marked;
    }
    const auto common = commonLines(old, now);
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < old.size() || j < now.size()) {
        if (i < old.size() && j < now.size() && old[i] == now[j]) {
            marked.push_back({LineMark::same, std::string(old[i])});
            ++i;
            ++j;
        } else if (j == now.size() || (i < old.size() && common[i + 1][j] >= common[i][j + 1])) {
            marked.push_back({LineMark::removed, std::string(old[i++])});
        } else {
            marked.push_back({LineMark::added, std::string(now[j++])});
        }
    }
    return marked;
}
