// A report as PDF: as many pages as it says, with its data inside, and no changed byte passes.
#include <QBuffer>
#include <QTest>

#include "engine/journal/workspace.h"
#include "engine/report/base64.h"
#include "engine/report/layout.h"
#include "engine/report/preview_content.h"
#include "engine/report/proposal_content.h"
#include "engine/report/read_report.h"
#include "engine/report/report_frame.h"
#include "reports/pdf_pages.h"
#include "reports/pdf_report.h"
#include "reports/pdf_text.h"

using namespace estate;

class PdfReportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theDataStandsInTheBytesUncompressed();
    void pagesAreCountedAndPaintedOneByOne();
    void whatWasPaintedVerifies();
    void aByteOfAPageIsFound();
    void theRunbookAndTheEscalationAreOnThePages();
    void anotherProgramsPagesAreNotJudged();
    void aLongTableHasItsHeadOnEveryPage();
    void aLongTextIsNotCutOff();
    void whatIsNoReportIsRefused();

private:
    [[nodiscard]] static std::string_view view(const QByteArray& bytes)
    {
        return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
    }
    Report m_report;
};

void PdfReportTest::initTestCase()
{
    const EstateSource source{EstateOrigin::fourRegion, 1'000, ""};
    const auto workspace = Workspace::inMemory(source);
    QVERIFY(workspace.has_value());
    const auto preview = workspace->preview({{"us-east-1"}, {}, {}}, workspace->lastTimestamp());
    QVERIFY(preview.has_value());
    m_report = previewReport({source, workspace->state(), *preview, JournalHead{7, sha256("7")},
                              &workspace->governance()});
}

void PdfReportTest::theDataStandsInTheBytesUncompressed()
{
    const auto pdf = renderPdf(m_report.json);
    QVERIFY(pdf.has_value());
    QVERIFY(pdf->startsWith("%PDF-"));
    const std::string base64 = report::encodeBase64(m_report.json);
    QVERIFY(pdf->contains((report::pdfDataOpen + base64 + report::pdfDataClose).c_str()));
}

void PdfReportTest::pagesAreCountedAndPaintedOneByOne()
{
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    std::size_t pages = 0;
    {
        auto pdf = PdfReport::begin(m_report.json, buffer);
        QVERIFY(pdf.has_value());
        pages = pdf->pages();
        QVERIFY(pages >= 2);
        for (std::size_t page = 1; page < pages; ++page) {
            QVERIFY(pdf->paintNextPage());
            QCOMPARE(pdf->painted(), page);
        }
        QVERIFY(!pdf->paintNextPage());
        QVERIFY(!pdf->paintNextPage());
        QCOMPARE(pdf->painted(), pages);
    }
    QCOMPARE(static_cast<std::size_t>(buffer.data().count("/Type /Page\n")), pages);
    QVERIFY(buffer.data().trimmed().endsWith("%%EOF"));
}

void PdfReportTest::whatWasPaintedVerifies()
{
    const auto pdf = renderPdf(m_report.json);
    QVERIFY(pdf.has_value());
    const auto read = verifyReport(view(*pdf));
    QVERIFY2(read.has_value(), read ? "" : read.error().message.c_str());
    QVERIFY(read->format == ReportFormat::pdf);
    QVERIFY(read->report.json == m_report.json);
    QCOMPARE(read->head->index, 7ull);
    const auto pages = checkPdfPages(view(*pdf), read->report.json);
    QVERIFY2(pages.has_value(), pages ? "" : pages.error().message.c_str());
    QVERIFY(*pages == PdfPagesCheck::same);
}

void PdfReportTest::aByteOfAPageIsFound()
{
    const auto pdf = renderPdf(m_report.json);
    QVERIFY(pdf.has_value());
    qsizetype changed = 0;
    for (qsizetype at = pdf->indexOf("/FlateDecode"); at >= 0;
         at = pdf->indexOf("/FlateDecode", at + 1)) {
        QByteArray other = *pdf;
        const qsizetype inside = other.indexOf("stream", at) + 20;
        other[inside] = static_cast<char>(other[inside] ^ 1);
        const auto pages = checkPdfPages(view(other), m_report.json);
        QVERIFY(!pages.has_value());
        QVERIFY(pages.error().code == ErrorCode::damaged);
        ++changed;
    }
    QVERIFY(changed >= 2);
}

void PdfReportTest::theRunbookAndTheEscalationAreOnThePages()
{
    const auto fonts = PdfFonts::load();
    QVERIFY(fonts.has_value());
    const auto layout = layoutOf(m_report.json);
    QVERIFY(layout.has_value());
    QStringList texts;
    for (const PdfStrip& strip : stripsOf(*fonts, *layout))
        for (const PdfRun& run : strip.runs)
            texts << run.text;
    for (const char* wanted :
         {"Runbook: what to do when no program is at hand", "Fence these sources",
          "Queue of us-east-2", "Escalation: whom to call, and what about",
          "Deadlines, the next one first"})
        QVERIFY2(texts.contains(QLatin1String(wanted)), wanted);
}

void PdfReportTest::anotherProgramsPagesAreNotJudged()
{
    auto pdf = renderPdf(m_report.json);
    QVERIFY(pdf.has_value());
    pdf->replace("<estate:drawnBy>Estate Console", "<estate:drawnBy>Estate Konsole");
    const auto pages = checkPdfPages(view(*pdf), m_report.json);
    QVERIFY(pages.has_value());
    QVERIFY(*pages == PdfPagesCheck::otherProgram);
}

void PdfReportTest::aLongTableHasItsHeadOnEveryPage()
{
    const auto fonts = PdfFonts::load();
    QVERIFY(fonts.has_value());
    ReportTable table{"Many", {{"Number", "", true}, {"Name", ""}}, {}, "", ""};
    for (int i = 0; i < 1'000; ++i)
        table.rows.push_back({{std::to_string(i)}, {"n"}});
    ReportLayout layout;
    layout.sections = {{"All", {}, {table}, {}}};
    const auto strips = stripsOf(*fonts, layout);
    const auto pages = pagesOf(strips);
    QVERIFY(pages.size() > 10);
    std::size_t rows = 0;
    for (std::size_t page = 0; page < pages.size(); ++page) {
        const PdfStrip& top = strips[pages[page].front().strip];
        if (page > 0 && page + 1 < pages.size())
            QVERIFY(!top.runs.empty() && top.runs.front().text == QStringLiteral("Number"));
        for (const PdfPlaced& placed : pages[page]) {
            const PdfStrip& strip = strips[placed.strip];
            QVERIFY(placed.y + strip.height <= pdfContentHeight + 0.01);
            rows += strip.head ? 1 : 0;
        }
    }
    QCOMPARE(rows, table.rows.size());
}

void PdfReportTest::aLongTextIsNotCutOff()
{
    const auto fonts = PdfFonts::load();
    QVERIFY(fonts.has_value());
    const std::string word(3'000, 'w');
    ReportTable table{"Long", {{"Text", ""}, {"More", ""}}, {{{word}, {"a b " + word}}}, "", ""};
    ReportLayout layout;
    layout.title = word;
    layout.sections = {{"All", {{"Fact", word}}, {table}, {}}};
    std::size_t letters = 0;
    for (const PdfStrip& strip : stripsOf(*fonts, layout))
        for (const PdfRun& run : strip.runs) {
            letters += static_cast<std::size_t>(run.text.count(u'w'));
            QVERIFY(run.x + fonts->width(run.face, run.text) <= pdfContentWidth + 2);
        }
    QCOMPARE(letters, 4 * word.size());
}

void PdfReportTest::whatIsNoReportIsRefused()
{
    const auto pdf = renderPdf("{}");
    QVERIFY(!pdf.has_value());
    QVERIFY(pdf.error().code == ErrorCode::foreign);
}

QTEST_MAIN(PdfReportTest)
#include "tst_pdf_report.moc"
