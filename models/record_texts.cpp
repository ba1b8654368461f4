#include "models/record_texts.h"

void RecordTexts::add(Page& page, const QString& text)
{
    const QByteArray bytes = text.toLower().toUtf8();
    if (static_cast<std::size_t>(bytes.size()) > textBytesMax)
        page.isLong.set(page.count);
    else
        page.bytes.append(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    page.ends[page.count++] = static_cast<std::uint16_t>(page.bytes.size());
    if (page.count == pageRecords)
        page.bytes.shrink_to_fit();
}

RecordTexts::Page& RecordTexts::pageAt(std::size_t page)
{
    if (m_pages.size() <= page)
        m_pages.resize(page + 1);
    return m_pages[page];
}

void RecordTexts::append(std::size_t item, const QString& text)
{
    Page& page = pageAt(item / pageRecords);
    if (page.count == item % pageRecords)
        add(page, text);
}

void RecordTexts::setPage(std::size_t page, const std::vector<QString>& texts)
{
    Page made;
    for (const QString& text : texts) {
        if (made.count < pageRecords)
            add(made, text);
    }
    pageAt(page) = std::move(made);
}

std::optional<bool> RecordTexts::contains(std::size_t item, std::string_view word) const
{
    const std::size_t at = item % pageRecords;
    if (item / pageRecords >= m_pages.size())
        return std::nullopt;
    const Page& page = m_pages[item / pageRecords];
    if (at >= page.count || page.isLong.test(at))
        return std::nullopt;
    const std::size_t begin = at == 0 ? 0 : page.ends[at - 1];
    const std::string_view text(page.bytes.data() + begin, page.ends[at] - begin);
    return text.find(word) != std::string_view::npos;
}
