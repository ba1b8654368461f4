// What the records of a journal are about, as a filter looks through it: lower case, short, page by
// page in one piece of memory each. What is too long, or of a page that nobody gave, isn't kept.
#pragma once

#include <QString>
#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class RecordTexts {
public:
    static constexpr std::size_t pageRecords = 128;
    // Longer ones are few, and are read from the journal when a filter comes to them.
    static constexpr std::size_t textBytesMax = 64;

    void clear() { m_pages.clear(); }
    // Of the item behind the last one; where its page lacks others it isn't kept.
    void append(std::size_t item, const QString& text);
    // All that a page has by now.
    void setPage(std::size_t page, const std::vector<QString>& texts);
    // Whether the text has the word in it, which is lower case in UTF-8. None: it isn't kept.
    [[nodiscard]] std::optional<bool> contains(std::size_t item, std::string_view word) const;

private:
    struct Page {
        std::string bytes;
        std::array<std::uint16_t, pageRecords> ends{};
        std::bitset<pageRecords> isLong;
        std::size_t count = 0;
    };
    static_assert(pageRecords * textBytesMax <= UINT16_MAX);

    static void add(Page& page, const QString& text);
    Page& pageAt(std::size_t page);

    std::vector<Page> m_pages;
};
