#include "app/ctl/report_pdf.h"

namespace estate::ctl {

Result<std::string> pdfOf(std::string_view)
{
    return fail(ErrorCode::badInput,
                "This estatectl makes no PDF, because it was built without the console "
                "(ESTATE_UI=OFF). Choose html, csv or json; an HTML report prints well.",
                {{"option", "--format"}, {"value", "pdf"}});
}

Result<PagesCheck> checkPages(std::string_view, std::string_view)
{
    return PagesCheck::notHere;
}

}  // namespace estate::ctl
