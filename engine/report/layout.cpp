#include "engine/report/layout.h"

#include "engine/report/layout_parts.h"

namespace estate {

Result<ReportLayout> layoutOf(std::string_view canonical)
{
    const auto json = report::parseJson(canonical);
    if (!json || report::textAt(*json, "format") != "estate-report")
        return fail(ErrorCode::foreign, "This is no report of Estate Console: it does not say "
                                        "\"format\":\"estate-report\".");
    const auto version = report::numberAt(*json, "formatVersion");
    if (!version || *version == 0)
        return fail(ErrorCode::damaged, "The report does not say which version of the format it "
                                        "has.");
    if (*version > reportFormatVersion)
        return fail(ErrorCode::newerVersion,
                    "The report has version " + toDecimal(*version) +
                        " of its format; this program reads up to " +
                        std::to_string(reportFormatVersion) + ". Use a newer program.",
                    {{"version", toDecimal(*version)}});
    if (report::canonicalText(*json) != canonical)
        return fail(ErrorCode::damaged, "The report's JSON is not canonical: keys are sorted, and "
                                        "there is no white space between them.");
    const std::string kind = report::textAt(*json, "kind");
    const bool preview = kind == reportKindName(ReportKind::preview);
    if (!preview && kind != reportKindName(ReportKind::proposal))
        return fail(ErrorCode::damaged, "The report is neither of a preview nor of a proposal.");
    ReportLayout layout = preview ? report::previewLayout(*json) : report::proposalLayout(*json);
    layout.kind = preview ? ReportKind::preview : ReportKind::proposal;
    layout.sections.push_back(report::readingSection(*json));
    layout.head = report::headText(report::at(*json, "journalHead"));
    layout.digest = sha256(canonical).hex();
    return layout;
}

}  // namespace estate
