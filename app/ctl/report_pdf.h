// PDF of a report: report_pdf.cpp paints it with Qt Gui; the build without the console has
// report_pdf_absent.cpp instead.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/error.h"

namespace estate::ctl {

// badInput: this build makes no PDF.
[[nodiscard]] Result<std::string> pdfOf(std::string_view canonical);

enum class PagesCheck : std::uint8_t {
    same,
    otherProgram,  // drew them; they can't be compared
    notHere,       // this build draws none
};
// damaged: they are not what the data gives.
[[nodiscard]] Result<PagesCheck> checkPages(std::string_view bytes, std::string_view canonical);

}  // namespace estate::ctl
