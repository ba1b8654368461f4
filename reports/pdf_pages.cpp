#include "reports/pdf_pages.h"

namespace estate {

namespace {

class Paginator {
public:
    explicit Paginator(const std::vector<PdfStrip>& strips) : m_strips(strips) {}

    // [first, last]: what must not be parted.
    void add(std::size_t first, std::size_t last)
    {
        qreal height = 0;
        for (std::size_t i = first; i <= last; ++i)
            height += m_strips[i].height;
        if (m_y > 0 && m_y + height > pdfContentHeight)
            turn(m_strips[first].head);
        for (std::size_t i = first; i <= last; ++i)
            if (!m_strips[i].space || m_y > 0)
                place(i);
    }
    [[nodiscard]] std::vector<PdfPage> take() { return std::move(m_pages); }

private:
    void place(std::size_t strip)
    {
        m_pages.back().push_back({strip, m_y});
        m_y += m_strips[strip].height;
    }
    void turn(std::optional<std::size_t> head)
    {
        m_pages.emplace_back();
        m_y = 0;
        if (head)
            place(*head);
    }

    const std::vector<PdfStrip>& m_strips;
    std::vector<PdfPage> m_pages{1};
    qreal m_y = 0;
};

}  // namespace

std::vector<PdfPage> pagesOf(const std::vector<PdfStrip>& strips)
{
    Paginator paginator(strips);
    for (std::size_t first = 0; first < strips.size();) {
        std::size_t last = first;
        while (strips[last].withNext && last + 1 < strips.size())
            ++last;
        paginator.add(first, last);
        first = last + 1;
    }
    return paginator.take();
}

}  // namespace estate
