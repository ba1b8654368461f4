// Bytes from outside as a report. What reads as one is drawn in every form, and each form verifies.
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/report/layout.h"
#include "engine/report/read_report.h"
#include "engine/report/render.h"

namespace estate::fuzz {
namespace {

constexpr std::size_t reportBytesFuzzed = 65'536;

void ensureVerifies(const Result<std::string>& drawn, const Report& report)
{
    ESTATE_ENSURE(drawn.has_value());
    const auto read = verifyReport(*drawn);
    ESTATE_ENSURE(read.has_value());
    ESTATE_ENSURE(read->report.json == report.json);
    ESTATE_ENSURE(read->report.digest == report.digest);
}

// No text of the data ends the script element or begins one.
void ensureContained(const std::string& html)
{
    const std::size_t script = html.find("<script");
    ESTATE_ENSURE(script != std::string::npos);
    ESTATE_ENSURE(html.find("<script", script + 1) == std::string::npos);
    const std::size_t end = html.find("</script");
    ESTATE_ENSURE(end != std::string::npos && end > script);
    ESTATE_ENSURE(html.find("</script", end + 1) == std::string::npos);
    ESTATE_ENSURE(html.find("<!--") == std::string::npos);
}

// No row begins like a formula.
void ensureNoFormula(const std::string& csv)
{
    for (const char* begins : {"\n\"=", "\n\"+", "\n\"-", "\n\"@", "\n=", "\n+", "\n-", "\n@"})
        ESTATE_ENSURE(csv.find(begins) == std::string::npos);
}

void readAsReport(std::string_view bytes)
{
    const auto read = readReport(bytes);
    const auto verified = verifyReport(bytes);
    ESTATE_ENSURE(read.has_value() || !verified.has_value());
    if (!read)
        return;
    ESTATE_ENSURE(sha256(read->report.json) == read->report.digest);
    const auto html = renderHtml(read->report.json);
    const auto csv = renderCsv(read->report.json);
    ensureVerifies(html, read->report);
    ensureVerifies(csv, read->report);
    ensureVerifies(renderJson(read->report.json), read->report);
    ensureContained(*html);
    ensureNoFormula(*csv);
}

}  // namespace
}  // namespace estate::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size <= estate::fuzz::reportBytesFuzzed)
        estate::fuzz::readAsReport({reinterpret_cast<const char*>(data), size});
    return 0;
}
