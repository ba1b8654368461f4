#include "app/ctl/table.h"

#include <algorithm>
#include <ostream>

#include "engine/base/error.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::size_t gap = 2;

std::string aligned(const std::string& text, std::size_t width, Align align, bool last)
{
    const std::size_t used = displayWidth(text);
    const std::string blanks(width > used ? width - used : 0, ' ');
    if (align == Align::right)
        return blanks + text;
    return last ? text : text + blanks;  // no blanks at the end of a line
}

}  // namespace

std::size_t displayWidth(const std::string& text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

void printMore(std::ostream& out, std::size_t shown, std::size_t all, std::size_t indent)
{
    if (shown < all)
        out << std::string(indent, ' ') << formatCount(all - shown)
            << " more; --top N shows N, --json has all\n";
}

void Table::add(std::vector<std::string> cells)
{
    ESTATE_ENSURE(cells.size() == m_columns.size());
    m_rows.push_back(std::move(cells));
}

void Table::print(std::ostream& out, std::size_t indent) const
{
    std::vector<std::size_t> widths;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        std::size_t width = displayWidth(m_columns[column].title);
        for (const auto& row : m_rows)
            width = std::max(width, displayWidth(row[column]));
        widths.push_back(width);
    }
    const auto printRow = [&](const auto& cellOf) {
        out << std::string(indent, ' ');
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            const bool last = column + 1 == m_columns.size();
            out << aligned(cellOf(column), widths[column], m_columns[column].align, last)
                << std::string(last ? 0 : gap, ' ');
        }
        out << '\n';
    };
    printRow([&](std::size_t column) { return m_columns[column].title; });
    for (const auto& row : m_rows)
        printRow([&](std::size_t column) { return row[column]; });
}

}  // namespace estate::ctl
