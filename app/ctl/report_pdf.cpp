#include "app/ctl/report_pdf.h"

#include <QGuiApplication>

#include "reports/pdf_report.h"

namespace estate::ctl {

namespace {

// Fonts need one. Only made when a PDF is asked for; it never opens a window and needs no display.
class WithoutDisplay {
public:
    WithoutDisplay()
    {
        // It has something to say about folders of a desktop that nobody asked for.
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
        qputenv("QT_QPA_PLATFORM", "offscreen");
        m_application.emplace(m_count, m_words);
    }

private:
    int m_count = 1;
    char m_name[10] = "estatectl";
    char* m_words[2] = {m_name, nullptr};
    std::optional<QGuiApplication> m_application;
};

}  // namespace

Result<std::string> pdfOf(std::string_view canonical)
{
    const WithoutDisplay application;
    const auto pdf = renderPdf(canonical);
    if (!pdf)
        return tl::unexpected<Error>(pdf.error());
    return pdf->toStdString();
}

Result<PagesCheck> checkPages(std::string_view bytes, std::string_view canonical)
{
    const WithoutDisplay application;
    const auto checked = checkPdfPages(bytes, canonical);
    if (!checked)
        return tl::unexpected<Error>(checked.error());
    return *checked == PdfPagesCheck::same ? PagesCheck::same : PagesCheck::otherProgram;
}

}  // namespace estate::ctl
