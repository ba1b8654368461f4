// Two texts line by line: what stays, what goes, what comes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

enum class LineMark { same, removed, added };
struct MarkedLine {
    LineMark mark = LineMark::same;
    std::string text;
    bool operator==(const MarkedLine&) const = default;
};

// The longest common subsequence of the lines stays. Texts of many lines are shown as they were and
// as they are, which costs no table of line pairs.
[[nodiscard]] std::vector<MarkedLine> differenceOf(std::string_view before, std::string_view after);
