#include "reports/pdf_report.h"

#include <QBuffer>
#include <QColor>
#include <QHashSeed>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include "engine/report/layout.h"
#include "engine/report/report_frame.h"
#include "reports/pdf_pages.h"
#include "reports/pdf_text.h"

namespace estate {

namespace {

constexpr qreal marginX = 36.0 * unitsPerPoint;
constexpr qreal contentTop = 54.0 * unitsPerPoint;
constexpr qreal headerBaseline = 34.0 * unitsPerPoint;
constexpr qreal footerBaseline = 570.0 * unitsPerPoint;
constexpr int pointsPerInch = 72;

// Of how pages are drawn; a change of it makes other pages of the same data.
constexpr const char* drawingVersion = "1";
constexpr const char* drawnByOpen = "<estate:drawnBy>";

std::string drawnBy()
{
    return std::string("Estate Console, drawing ") + drawingVersion + ", Qt " + qVersion();
}

QColor colorOf(PdfInk ink)
{
    switch (ink) {
    case PdfInk::text: return QColor(0x14, 0x19, 0x1f);
    case PdfInk::quiet: return QColor(0x4c, 0x59, 0x66);
    case PdfInk::alarm: return QColor(0xa8, 0x07, 0x1a);
    case PdfInk::accent: return QColor(0x0b, 0x62, 0xb0);
    }
    return {};
}

QByteArray metadataOf(std::string_view canonical, const std::string& digest)
{
    const QByteArray raw =
        QByteArray::fromRawData(canonical.data(), static_cast<qsizetype>(canonical.size()));
    return QByteArray(
               "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
               "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
               "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
               "<rdf:Description rdf:about=\"\" xmlns:estate=\"urn:estate-console:report\">\n") +
           report::pdfDataOpen + raw.toBase64() + report::pdfDataClose + "\n" +
           report::pdfDigestOpen + digest.c_str() + "</estate:sha256>\n" + drawnByOpen +
           drawnBy().c_str() +
           "</estate:drawnBy>\n"
           "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>\n";
}

// The PDF library writes fonts in the order of a hash table, and those are seeded by chance. While
// one of these lives they are not, so that the same data gives the same bytes in every process.
class SteadyOrder {
public:
    SteadyOrder() : m_wasSteady(QHashSeed::globalSeed() == 0)
    {
        QHashSeed::setDeterministicGlobalSeed();
    }
    SteadyOrder(const SteadyOrder&) = delete;
    SteadyOrder& operator=(const SteadyOrder&) = delete;
    ~SteadyOrder()
    {
        if (!m_wasSteady)
            QHashSeed::resetRandomGlobalSeed();
    }

private:
    bool m_wasSteady;
};

// What the PDF library takes from the clock and from chance, as nothing.
std::string withoutChance(std::string_view pdf)
{
    std::string text(pdf);
    for (const auto& [open, close] : {std::pair{"/CreationDate (", ')'}, std::pair{"/ID [", ']'}}) {
        const std::size_t at = text.rfind(open);
        const std::size_t end = at == std::string::npos ? at : text.find(close, at);
        if (end != std::string::npos)
            text.erase(at, end - at);
    }
    return text;
}

}  // namespace

struct PdfReport::Parts {
    Parts(PdfFonts loaded, ReportLayout shown, QIODevice& device)
        : fonts(std::move(loaded)), layout(std::move(shown)), strips(stripsOf(fonts, layout)),
          pages(pagesOf(strips)), writer(&device)
    {}

    void paint(const PdfPage& page);
    void paintFrame();
    void drawAt(qreal x, qreal y, const PdfRun& run);

    PdfFonts fonts;
    ReportLayout layout;
    std::vector<PdfStrip> strips;
    std::vector<PdfPage> pages;
    QPdfWriter writer;
    QPainter painter;  // ends before the writer goes
    std::size_t painted = 0;
};

void PdfReport::Parts::drawAt(qreal x, qreal y, const PdfRun& run)
{
    painter.setFont(fonts.font(run.face));
    painter.setPen(colorOf(run.ink));
    painter.drawText(QPointF(marginX + x + run.x, y + run.baseline), run.text);
}

// The same on every page, so that a page alone can be told to belong.
void PdfReport::Parts::paintFrame()
{
    const auto left = [&](qreal y, PdfFace face, const QString& text) {
        drawAt(0, y, {face, PdfInk::quiet, 0, 0, text});
    };
    const auto right = [&](qreal y, PdfFace face, const QString& text) {
        drawAt(pdfContentWidth - fonts.width(face, text), y, {face, PdfInk::quiet, 0, 0, text});
    };
    if (painted > 0) {
        const QString title = QString::fromStdString(layout.title);
        const QStringList lines = fonts.wrapped(PdfFace::remark, title, pdfContentWidth * 0.7);
        left(headerBaseline, PdfFace::remark,
             lines.size() > 1 ? lines.front() + QStringLiteral("\u2026") : title);
        right(headerBaseline, PdfFace::remark, QString::fromStdString(layout.above));
    }
    left(footerBaseline, PdfFace::code,
         QStringLiteral("SHA-256 ") + QString::fromStdString(layout.digest));
    right(footerBaseline, PdfFace::remark,
          QStringLiteral("Page %1 of %2").arg(painted + 1).arg(pages.size()));
}

void PdfReport::Parts::paint(const PdfPage& page)
{
    paintFrame();
    for (const PdfPlaced& placed : page) {
        const PdfStrip& strip = strips[placed.strip];
        const qreal y = contentTop + placed.y;
        for (const PdfRule& rule : strip.rules) {
            painter.setPen(QPen(rule.strong ? QColor(0x7a, 0x88, 0x96) : QColor(0xd3, 0xda, 0xe1),
                                0.5 * unitsPerPoint));
            painter.drawLine(
                QLineF(marginX + rule.x, y + rule.y, marginX + rule.x + rule.width, y + rule.y));
        }
        for (const PdfRun& run : strip.runs)
            drawAt(0, y, run);
    }
}

PdfReport::PdfReport(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
PdfReport::PdfReport(PdfReport&&) noexcept = default;
PdfReport& PdfReport::operator=(PdfReport&&) noexcept = default;
PdfReport::~PdfReport() = default;

Result<PdfReport> PdfReport::begin(std::string_view canonical, QIODevice& device)
{
    auto layout = layoutOf(canonical);
    if (!layout)
        return tl::unexpected<Error>(layout.error());
    auto fonts = PdfFonts::load();
    if (!fonts)
        return tl::unexpected<Error>(fonts.error());
    const SteadyOrder order;
    auto parts = std::make_unique<Parts>(std::move(*fonts), std::move(*layout), device);
    QPdfWriter& writer = parts->writer;
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Landscape, QMarginsF()));
    writer.setResolution(pointsPerInch * unitsPerPoint);
    writer.setTitle(QString::fromStdString(parts->layout.title));
    writer.setCreator(QStringLiteral("Estate Console"));
    writer.setDocumentXmpMetadata(metadataOf(canonical, parts->layout.digest));
    if (!parts->painter.begin(&writer))
        return fail(ErrorCode::ioFailure, "The PDF could not be begun: nothing can be written.");
    return PdfReport(std::move(parts));
}

std::size_t PdfReport::pages() const
{
    return m_parts->pages.size();
}

std::size_t PdfReport::painted() const
{
    return m_parts->painted;
}

bool PdfReport::paintNextPage()
{
    if (m_parts->painted == m_parts->pages.size())
        return false;
    const SteadyOrder order;
    if (m_parts->painted > 0)
        m_parts->writer.newPage();
    m_parts->paint(m_parts->pages[m_parts->painted]);
    ++m_parts->painted;
    if (m_parts->painted < m_parts->pages.size())
        return true;
    m_parts->painter.end();
    return false;
}

Result<QByteArray> renderPdf(std::string_view canonical)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        auto pdf = PdfReport::begin(canonical, buffer);
        if (!pdf)
            return tl::unexpected<Error>(pdf.error());
        while (pdf->paintNextPage()) {
        }
    }
    return buffer.data();
}

Result<PdfPagesCheck> checkPdfPages(std::string_view bytes, std::string_view canonical)
{
    if (bytes.find(drawnByOpen + drawnBy() + "<") == std::string_view::npos)
        return PdfPagesCheck::otherProgram;
    const auto drawn = renderPdf(canonical);
    if (!drawn)
        return tl::unexpected<Error>(drawn.error());
    const std::string_view again(drawn->data(), static_cast<std::size_t>(drawn->size()));
    if (withoutChance(bytes) == withoutChance(again))
        return PdfPagesCheck::same;
    return fail(ErrorCode::damaged, "The report was changed: its pages are not what its data "
                                    "gives. Ask for another copy.");
}

}  // namespace estate
