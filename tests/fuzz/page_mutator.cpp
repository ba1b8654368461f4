#include "tests/fuzz/page_mutator.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <string_view>

namespace estate::fuzz {

namespace {

// https://www.sqlite.org/fileformat2.html
constexpr std::size_t headerBytes = 100;
constexpr std::size_t pageSizeAt = 16;
constexpr std::size_t pageSizeMin = 512;
// Page count, freelist, schema cookie and format, largest root page, encoding, versions.
constexpr std::array<std::size_t, 12> headerFields = {18, 19, 24, 28, 32, 36,
                                                      40, 44, 52, 56, 60, 92};
constexpr std::array<std::uint32_t, 8> edgeValues = {0,    1,      2,          5,
                                                     0x7f, 0xffff, 0x7fffffff, 0xffffffff};

std::size_t bigEndian(const std::string& file, std::size_t at, std::size_t count)
{
    std::size_t value = 0;
    for (std::size_t i = 0; i < count; ++i)
        value = value << 8 | static_cast<std::uint8_t>(file[at + i]);
    return value;
}

void put(std::string& file, std::size_t at, std::size_t count, std::uint64_t value)
{
    for (std::size_t i = 0; i < count && at + i < file.size(); ++i)
        file[at + i] = static_cast<char>(value >> (8 * (count - 1 - i)));
}

std::uint64_t someValue(std::size_t near, Seeded& random)
{
    if (random.below(2) == 0)
        return edgeValues[random.below(edgeValues.size())];
    return near + random.below(9) - 4;
}

class Pages {
public:
    explicit Pages(std::string& file) : m_file(file), m_bytes(bigEndian(file, pageSizeAt, 2)) {}
    [[nodiscard]] std::size_t count() const { return m_file.size() / m_bytes; }

    void changeCount(Seeded& random)
    {
        if (random.below(2) == 0)
            m_file.resize(m_bytes * random.below(count() + 1));
        else
            m_file += m_file.substr(m_bytes * random.below(count()), m_bytes);
    }
    void copyPage(Seeded& random)
    {
        const std::string page = m_file.substr(m_bytes * random.below(count()), m_bytes);
        m_file.replace(m_bytes * random.below(count()), m_bytes, page);
    }
    // Type, first free block, number of cells, start of their content, rightmost child.
    void changePageHeader(Seeded& random)
    {
        constexpr std::array<std::size_t, 4> fields = {1, 3, 5, 8};
        const std::size_t at = someTree(random);
        if (random.below(6) == 0) {
            constexpr std::array<char, 5> types = {2, 5, 10, 13, 0};
            m_file[at] = types[random.below(types.size())];
            return;
        }
        const std::size_t field = fields[random.below(fields.size())];
        const std::size_t size = field == 8 ? 4 : 2;
        put(m_file, at + field, size, someValue(bigEndian(m_file, at + field, size), random));
    }
    void changeCellPointer(Seeded& random)
    {
        const std::size_t at = somePointer(random);
        put(m_file, at, 2,
            random.below(2) == 0 ? bigEndian(m_file, somePointer(random), 2)
                                 : someValue(bigEndian(m_file, at, 2), random));
    }
    // Its length, its row and its columns' types lie at its begin.
    void changeCell(Seeded& random)
    {
        const std::size_t pointer = somePointer(random);
        const std::size_t cell = pointer / m_bytes * m_bytes + bigEndian(m_file, pointer, 2);
        const std::size_t reach = random.below(4) == 0 ? 16 : 200;
        const std::size_t at = cell + random.below(reach);
        if (at < m_file.size())
            m_file[at] =
                static_cast<char>(random.below(3) == 0 ? someValue(0, random) : random.below(256));
    }
    // Where a chain of overflow pages goes on.
    void changeOverflow(Seeded& random)
    {
        put(m_file, m_bytes * random.below(count()), 4,
            someValue(random.below(count() + 2), random));
    }

private:
    // Where a page's tree header begins.
    std::size_t someTree(Seeded& random) const
    {
        const std::size_t page = random.below(count());
        return m_bytes * page + (page == 0 ? headerBytes : 0);
    }
    std::size_t somePointer(Seeded& random) const
    {
        const std::size_t tree = someTree(random);
        const bool leaf = m_file[tree] == 10 || m_file[tree] == 13;
        const std::size_t cells = std::min<std::size_t>(bigEndian(m_file, tree + 3, 2), 64);
        return tree + (leaf ? 8 : 12) + 2 * random.below(std::max<std::size_t>(cells, 1));
    }

    std::string& m_file;
    std::size_t m_bytes;
};

void changeOnce(std::string& file, Seeded& random)
{
    Pages pages(file);
    if (pages.count() == 0)
        return;
    switch (random.below(10)) {
    case 0: pages.changeCount(random); break;
    case 1: pages.copyPage(random); break;
    case 2:
    case 3: pages.changePageHeader(random); break;
    case 4: pages.changeCellPointer(random); break;
    case 5: pages.changeOverflow(random); break;
    case 6: {
        const std::size_t at = headerFields[random.below(headerFields.size())];
        const std::size_t size = at < 20 ? 1 : 4;
        put(file, at, size, someValue(bigEndian(file, at, size), random));
        break;
    }
    default: pages.changeCell(random); break;
    }
}

bool isSqlite(std::string_view file)
{
    return file.size() >= pageSizeMin &&
           file.starts_with(std::string_view("SQLite format 3\0", 16));
}

}  // namespace

void mutatePages(std::string& file, Seeded& random)
{
    const std::string before = file;
    // One change alone goes farther than several.
    for (std::size_t times = 1 + random.below(2) * random.below(4); times > 0; --times) {
        const std::size_t pageBytes =
            file.size() < headerBytes ? 0 : bigEndian(file, pageSizeAt, 2);
        if (!isSqlite(file) || pageBytes < pageSizeMin)
            return;
        changeOnce(file, random);
        // The length that the header tells is right unless it was changed.
        if (file.size() != before.size() && random.below(4) != 0 && file.size() >= headerBytes)
            put(file, 28, 4, file.size() / pageBytes);
    }
}

}  // namespace estate::fuzz
