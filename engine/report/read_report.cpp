#include "engine/report/read_report.h"

#include <algorithm>

#include "engine/report/base64.h"
#include "engine/report/json_value.h"
#include "engine/report/layout.h"
#include "engine/report/render.h"
#include "engine/report/report_frame.h"
#include "engine/report/visible_text.h"

namespace estate {

namespace {

using report::Json;

constexpr std::size_t excerptBytesMax = 80;

// As the file gives them, before anything is believed.
struct Found {
    ReportFormat format = ReportFormat::json;
    std::string json;
    std::string digest;
};

tl::unexpected<Error> noReport()
{
    return fail(ErrorCode::foreign,
                "This file is no report of Estate Console: it is neither HTML, PDF, CSV nor JSON "
                "that carries one.");
}

tl::unexpected<Error> unreadable(ReportFormat format, const std::string& what)
{
    return fail(ErrorCode::damaged, "This is a report as " + std::string(reportFormatName(format)) +
                                        ", but " + what + " Ask for another copy.");
}

// Between two marks; the last one of each, since what stands before may be anybody's text.
std::optional<std::string_view> between(std::string_view text, std::string_view open,
                                        std::string_view close)
{
    const std::size_t begin = text.rfind(open);
    if (begin == std::string_view::npos)
        return std::nullopt;
    text.remove_prefix(begin + open.size());
    const std::size_t end = text.find(close);
    return end == std::string_view::npos ? std::nullopt : std::optional(text.substr(0, end));
}

Result<Found> foundInHtml(std::string_view bytes)
{
    const auto json = between(bytes, report::htmlDataOpen, report::htmlDataClose);
    if (!json && bytes.find("estate-report") == std::string_view::npos)
        return noReport();
    if (!json)
        return unreadable(ReportFormat::html, "its data is missing or has no end.");
    const auto digest = between(bytes, report::htmlDigestOpen, "<");
    return Found{ReportFormat::html, std::string(*json), std::string(digest.value_or(""))};
}

Result<Found> foundInPdf(std::string_view bytes)
{
    const auto text = between(bytes, report::pdfDataOpen, report::pdfDataClose);
    if (!text && bytes.find("estate:report") == std::string_view::npos)
        return noReport();
    auto json = text ? report::decodeBase64(*text) : std::nullopt;
    if (!json)
        return unreadable(ReportFormat::pdf, "its data is missing, or is no base64.");
    const auto digest = between(bytes, report::pdfDigestOpen, "<");
    return Found{ReportFormat::pdf, std::move(*json), std::string(digest.value_or(""))};
}

// The second cell of a row whose first one is `name`: quoted, with nothing behind it.
std::optional<std::string> secondCell(std::string_view line, std::string_view name)
{
    const std::string open = "\"" + std::string(name) + "\",\"";
    if (!line.starts_with(open) || !line.ends_with("\"") || line.size() < open.size() + 1)
        return std::nullopt;
    line = line.substr(open.size(), line.size() - open.size() - 1);
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"' && (++i == line.size() || line[i] != '"'))
            return std::nullopt;
        text.push_back(line[i]);
    }
    return text;
}

Result<Found> foundInCsv(std::string_view bytes)
{
    Found found{ReportFormat::csv, "", ""};
    const std::string_view prefix = report::csvJsonPrefix;
    bool any = false;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        std::string_view line = bytes.substr(0, end);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (const auto digest = secondCell(line, report::csvDigestCell))
            found.digest = *digest;
        const auto piece = secondCell(line, report::csvJsonCell);
        any = any || piece;
        if (piece && piece->starts_with(prefix))
            found.json += piece->substr(prefix.size());
    }
    if (!any)
        return noReport();
    return found;
}

Result<Found> foundInJson(std::string_view bytes)
{
    const auto json = report::parseJson(bytes);
    if (!json && bytes.find("\"estate-report\"") == std::string_view::npos)
        return noReport();
    if (!json)
        return unreadable(ReportFormat::json, "it is no JSON.");
    // The data alone is a report too, without a digest that it could be compared with.
    const Json& inner = report::at(*json, "report");
    const Json& data = inner.is_null() ? *json : inner;
    return Found{ReportFormat::json, report::canonicalText(data), report::textAt(*json, "sha256")};
}

Result<Found> found(std::string_view bytes)
{
    if (bytes.size() > reportBytesMax)
        return fail(ErrorCode::foreign, "This file is no report: it has more than 256 MiB.");
    if (bytes.starts_with("%PDF-"))
        return foundInPdf(bytes);
    if (bytes.starts_with("<"))
        return foundInHtml(bytes);
    if (bytes.starts_with("{"))
        return foundInJson(bytes);
    return foundInCsv(bytes);
}

std::optional<JournalHead> headOf(const Json& json)
{
    const Json& head = report::at(json, "journalHead");
    const auto hash = Digest::fromHex(report::textAt(head, "hash"));
    if (!hash)
        return std::nullopt;
    return JournalHead{report::countAt(head, "index"), *hash};
}

std::string lineAt(std::string_view text, std::size_t begin)
{
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    return std::string(text.substr(begin, end - begin));
}

// From shortly before where it differs, so that a long line shows what is wrong with it.
std::string excerpt(const std::string& line, std::size_t from)
{
    std::string text = line.substr(std::min(from, line.size()), excerptBytesMax);
    return report::visibleText(text);
}

Result<void> compare(std::string_view bytes, std::string_view drawn, ReportFormat format)
{
    const auto [found, expected] = std::ranges::mismatch(bytes, drawn);
    if (found == bytes.end() && expected == drawn.end())
        return {};
    const auto same = static_cast<std::size_t>(found - bytes.begin());
    const std::size_t newline = bytes.substr(0, same).rfind('\n');
    const std::size_t begin = newline == std::string_view::npos ? 0 : newline + 1;
    const auto line = std::count(bytes.begin(), bytes.begin() + (found - bytes.begin()), '\n') + 1;
    const std::size_t from = same - begin > 20 ? same - begin - 20 : 0;
    const std::string is = excerpt(lineAt(bytes, begin), from);
    const std::string shouldBe = excerpt(lineAt(drawn, begin), from);
    const std::string number = std::to_string(line);
    return fail(ErrorCode::damaged,
                "The report was changed: line " + number + " of the " +
                    std::string(reportFormatName(format)) +
                    " is not what its data gives. It reads '" + is + "' where '" + shouldBe +
                    "' belongs. Ask for another copy.",
                {{"line", number}, {"found", is}, {"expected", shouldBe}});
}

Result<std::string> drawnAgain(const ReadReport& read)
{
    switch (read.format) {
    case ReportFormat::html: return renderHtml(read.report.json);
    case ReportFormat::csv: return renderCsv(read.report.json);
    default: return renderJson(read.report.json);
    }
}

}  // namespace

Result<ReadReport> readReport(std::string_view bytes)
{
    auto taken = found(bytes);
    if (!taken)
        return tl::unexpected<Error>(taken.error());
    const auto json = report::parseJson(taken->json);
    if (!json)
        return unreadable(taken->format, "the data inside is no JSON.");
    // As it was before it was written for a script element.
    ReadReport read{taken->format, {}, {}, report::finished(*json), std::move(taken->digest), {}};
    const auto layout = layoutOf(read.report.json);
    if (!layout)
        return tl::unexpected<Error>(layout.error());
    if (read.format == ReportFormat::pdf && taken->json != read.report.json)
        return unreadable(read.format, "the data inside is not canonical.");
    read.kind = layout->kind;
    read.title = layout->title;
    read.head = headOf(*json);
    return read;
}

Result<ReadReport> verifyReport(std::string_view bytes)
{
    auto read = readReport(bytes);
    if (!read)
        return read;
    if (!Digest::fromHex(read->statedDigest))
        return unreadable(read->format, "it states no SHA-256 to compare its data with.");
    const std::string digest = read->report.digest.hex();
    if (read->statedDigest != digest)
        return fail(ErrorCode::damaged,
                    "The report was changed: its data has the SHA-256 " + digest +
                        ", and it states " + read->statedDigest + ". Ask for another copy.",
                    {{"sha256", digest}, {"stated", read->statedDigest}});
    if (read->format == ReportFormat::pdf)
        return read;
    const auto drawn = drawnAgain(*read);
    if (!drawn)
        return tl::unexpected<Error>(drawn.error());
    if (auto same = compare(bytes, *drawn, read->format); !same)
        return tl::unexpected<Error>(same.error());
    return read;
}

}  // namespace estate
