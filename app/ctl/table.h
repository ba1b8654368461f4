// Text tables for a terminal: columns as wide as their widest cell, numbers on the right.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace estate::ctl {

enum class Align : std::uint8_t { left, right };

struct Column {
    std::string title;
    Align align = Align::left;
};

class Table {
public:
    explicit Table(std::vector<Column> columns) : m_columns(std::move(columns)) {}

    void add(std::vector<std::string> cells);
    void print(std::ostream& out, std::size_t indent = 0) const;

private:
    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

// How many rows of a long list were left out; nothing when all are shown.
void printMore(std::ostream& out, std::size_t shown, std::size_t all, std::size_t indent = 2);

// Characters, not bytes: "µs" is two wide.
[[nodiscard]] std::size_t displayWidth(const std::string& text);

}  // namespace estate::ctl
