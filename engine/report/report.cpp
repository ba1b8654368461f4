#include "engine/report/report.h"

namespace estate {

std::string_view reportFormatName(ReportFormat format)
{
    switch (format) {
    case ReportFormat::html: return "html";
    case ReportFormat::pdf: return "pdf";
    case ReportFormat::csv: return "csv";
    case ReportFormat::json: return "json";
    }
    return "unknown";
}

std::optional<ReportFormat> reportFormatNamed(std::string_view name)
{
    for (const ReportFormat format :
         {ReportFormat::html, ReportFormat::pdf, ReportFormat::csv, ReportFormat::json})
        if (name == reportFormatName(format))
            return format;
    return std::nullopt;
}

std::string_view reportKindName(ReportKind kind)
{
    switch (kind) {
    case ReportKind::preview: return "preview";
    case ReportKind::proposal: return "proposal";
    }
    return "unknown";
}

}  // namespace estate
