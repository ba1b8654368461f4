// The columns of an image (estate/v1/state.proto): differences between a table's records, read back
// with every size and bound checked. What was wrong is the Reader's; a column that is refused goes
// on with zeros, so look before a value is used as a place.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <estate/v1/state.pb.h>
#include <google/protobuf/repeated_field.h>

#include "engine/base/digest.h"
#include "engine/base/quantity.h"
#include "engine/wire/enumerators.h"
#include "engine/wire/wire_value.h"

namespace estate::wire {

using Cells = google::protobuf::RepeatedField<std::int64_t>;
using EnumeratorCells = google::protobuf::RepeatedField<int>;

// Moments of an image lie below it, so that a deadline can be added to each.
inline constexpr std::uint64_t momentMax = std::uint64_t{1} << 63;

// Appends; a column may be written in parts.
class ColumnWriter {
public:
    explicit ColumnWriter(Cells* cells) : m_cells(cells) {}
    void add(std::uint64_t value)
    {
        m_cells->Add(static_cast<std::int64_t>(value - m_before));
        m_before = value;
    }

private:
    Cells* m_cells;
    std::uint64_t m_before = 0;
};

template <typename Table, typename Value>
void putColumn(const Table& table, Cells* cells, Value value)
{
    cells->Reserve(static_cast<int>(table.size()));
    ColumnWriter column(cells);
    for (const auto& record : table)
        column.add(value(record));
}

template <typename Table, typename Names, typename Value>
void putEnumerators(const Table& table, EnumeratorCells* cells, const Names& names, Value value)
{
    cells->Reserve(static_cast<int>(table.size()));
    for (const auto& record : table)
        cells->Add(toWire(names, value(record)));
}

template <typename Table, typename Text>
void putTexts(const Table& table, v1::TextColumn& column, Text text)
{
    for (const auto& record : table) {
        column.mutable_text()->append(text(record));
        column.add_lengths(static_cast<std::uint32_t>(text(record).size()));
    }
}

// "none" is zero, everything else one more than it is.
template <typename TableIndex>
[[nodiscard]] std::uint64_t plusOne(TableIndex index)
{
    return index.valid() ? std::uint64_t{index.value} + 1 : 0;
}

[[nodiscard]] inline bool checkRows(std::size_t cells, std::size_t rows, std::string_view name,
                                    Reader& reader)
{
    if (cells != rows)
        reader.refuse(ErrorCode::damaged, name,
                      "has " + std::to_string(cells) + " values where " + std::to_string(rows) +
                          " belong");
    return cells == rows;
}

class Column {
public:
    Column(const Cells& cells, std::size_t rows, std::string_view name, Reader& reader)
        : m_name(name), m_reader(reader)
    {
        if (checkRows(static_cast<std::size_t>(cells.size()), rows, name, reader)) {
            m_next = cells.data();
            m_end = m_next + cells.size();
        }
    }

    [[nodiscard]] std::uint64_t next()
    {
        if (m_next == m_end)
            return 0;
        m_value += static_cast<std::uint64_t>(*m_next++);
        return m_value;
    }
    [[nodiscard]] std::uint64_t below(std::uint64_t bound)
    {
        const std::uint64_t value = next();
        if (value < bound)
            return value;
        m_reader.refuse(ErrorCode::damaged, m_name,
                        "has " + std::to_string(value) + ", which is not below " +
                            std::to_string(bound));
        return 0;
    }
    [[nodiscard]] std::uint32_t next32()
    {
        return static_cast<std::uint32_t>(below(std::uint64_t{1} << 32));
    }
    [[nodiscard]] Timestamp moment() { return Timestamp{below(momentMax)}; }
    template <typename TableIndex>
    [[nodiscard]] TableIndex index(std::size_t bound)
    {
        return TableIndex(static_cast<std::uint32_t>(below(bound)));
    }
    template <typename TableIndex>
    [[nodiscard]] TableIndex optionalIndex(std::size_t bound)
    {
        const std::uint64_t value = below(bound + std::uint64_t{1});
        return value == 0 ? TableIndex() : TableIndex(static_cast<std::uint32_t>(value - 1));
    }
    template <typename TableIndex>
    [[nodiscard]] std::vector<TableIndex> indexes(std::size_t count, std::size_t bound)
    {
        std::vector<TableIndex> list;
        list.reserve(count);
        for (std::size_t i = 0; i < count; ++i)
            list.push_back(index<TableIndex>(bound));
        return list;
    }

private:
    std::string_view m_name;
    Reader& m_reader;
    const std::int64_t* m_next = nullptr;
    const std::int64_t* m_end = nullptr;
    std::uint64_t m_value = 0;
};

// How many of a column's elements each record has.
class Counts {
public:
    Counts(const Cells& cells, std::size_t rows, int elements, std::string_view name,
           Reader& reader)
        : m_column(cells, rows, name, reader), m_left(static_cast<std::size_t>(elements)),
          m_name(name), m_reader(reader)
    {}
    [[nodiscard]] std::size_t next()
    {
        const std::size_t count = static_cast<std::size_t>(m_column.below(m_left + 1));
        m_left -= count;
        return count;
    }
    // After the last record.
    void finish()
    {
        if (m_left != 0)
            m_reader.refuse(ErrorCode::damaged, m_name,
                            "leaves " + std::to_string(m_left) + " values to no record");
    }

private:
    Column m_column;
    std::size_t m_left;
    std::string_view m_name;
    Reader& m_reader;
};

class TextRow {
public:
    TextRow(const v1::TextColumn& column, std::string_view name, Reader& reader) : m_column(column)
    {
        std::uint64_t sum = 0;
        for (const std::uint32_t length : column.lengths())
            sum += length;
        if (sum != column.text().size())
            reader.refuse(ErrorCode::damaged, name,
                          "has " + std::to_string(column.text().size()) + " bytes where " +
                              std::to_string(sum) + " belong");
    }
    [[nodiscard]] std::size_t size() const
    {
        return static_cast<std::size_t>(m_column.lengths_size());
    }
    [[nodiscard]] std::string next()
    {
        const std::uint32_t length = m_column.lengths(m_row++);
        std::string text = m_column.text().substr(m_from, length);
        m_from += length;
        return text;
    }

private:
    const v1::TextColumn& m_column;
    int m_row = 0;
    std::size_t m_from = 0;
};

class DigestRow {
public:
    static constexpr std::size_t width = sizeof(Digest::bytes);
    DigestRow(std::string_view bytes, std::size_t rows, std::string_view name, Reader& reader)
    {
        if (checkRows(bytes.size(), rows * width, name, reader))
            m_bytes = bytes;
    }
    [[nodiscard]] Digest next()
    {
        if (m_bytes.empty())
            return {};
        const auto digest = Digest::fromBytes(m_bytes.substr(0, width));
        m_bytes.remove_prefix(width);
        return digest.value_or(Digest{});
    }

private:
    std::string_view m_bytes;
};

template <typename Engine, typename Wire, std::size_t count>
class EnumeratorRow {
public:
    EnumeratorRow(const EnumeratorCells& cells, const EnumeratorTable<Engine, Wire, count>& names,
                  std::size_t rows, std::string_view name, Reader& reader)
        : m_names(names), m_name(name), m_reader(reader)
    {
        if (checkRows(static_cast<std::size_t>(cells.size()), rows, name, reader)) {
            m_next = cells.data();
            m_end = m_next + cells.size();
        }
    }
    [[nodiscard]] Engine next()
    {
        if (m_next == m_end)
            return m_names.front().first;
        return m_reader.enumerator<Engine>(m_name, m_names, static_cast<Wire>(*m_next++));
    }

private:
    const EnumeratorTable<Engine, Wire, count>& m_names;
    std::string_view m_name;
    Reader& m_reader;
    const int* m_next = nullptr;
    const int* m_end = nullptr;
};

template <typename Table, typename Key>
void checkAscending(const Table& table, std::string_view name, Reader& reader, Key key)
{
    for (std::size_t i = 1; i < table.size(); ++i)
        if (!(key(table[i - 1]) < key(table[i]))) {
            reader.refuse(ErrorCode::damaged, name, "does not ascend");
            return;
        }
}

}  // namespace estate::wire
