// A report as PDF, painted page by page from the same canonical JSON as every other form, which it
// carries in its XMP metadata. Needs a QGuiApplication, but no display.
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <memory>
#include <string>
#include <string_view>

#include "engine/base/error.h"

namespace estate {

class PdfReport {
public:
    // Measures everything and opens the first page. `device` must be open for writing and outlive
    // this. Errors are those of layoutOf(); ioFailure when nothing can be written.
    [[nodiscard]] static Result<PdfReport> begin(std::string_view canonical, QIODevice& device);

    PdfReport(PdfReport&&) noexcept;
    PdfReport& operator=(PdfReport&&) noexcept;
    ~PdfReport();

    [[nodiscard]] std::size_t pages() const;
    [[nodiscard]] std::size_t painted() const;
    // One page, in a few milliseconds. False: that was the last one, and the file is whole.
    bool paintNextPage();

private:
    struct Parts;
    explicit PdfReport(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

// All pages at once.
[[nodiscard]] Result<QByteArray> renderPdf(std::string_view canonical);

// Whether the pages of a PDF that verifyReport() accepted are what its data gives.
enum class PdfPagesCheck : std::uint8_t {
    same,
    otherProgram,  // another version of this program or of Qt drew them: they can't be compared
};
// damaged: this program would have drawn them, and not like this.
[[nodiscard]] Result<PdfPagesCheck> checkPdfPages(std::string_view bytes,
                                                  std::string_view canonical);

}  // namespace estate
