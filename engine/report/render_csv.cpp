#include <algorithm>

#include "engine/report/json_value.h"
#include "engine/report/layout.h"
#include "engine/report/render.h"
#include "engine/report/report_frame.h"
#include "engine/report/visible_text.h"

namespace estate {

namespace {

using report::Json;

constexpr std::size_t jsonCellBytesMax = 30'000;  // spreadsheets cut cells at 32,767 characters

// Spreadsheets take a cell that begins like this for a formula, the wide forms included, whatever
// the quotes around it.
bool looksLikeFormula(std::string_view text)
{
    constexpr std::string_view signs[] = {
        "=", "+", "-", "@", "\xef\xbc\x9d", "\xef\xbc\x8b", "\xef\xbc\x8d", "\xef\xbc\xa0"};
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    return std::ranges::any_of(signs,
                               [&](std::string_view sign) { return text.starts_with(sign); });
}

std::string inQuotes(std::string_view text)
{
    std::string cell = "\"";
    for (const char c : text)
        cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return cell + "\"";
}

// A text of somebody's: always in quotes, on one line, and no formula.
std::string foreignText(std::string_view text)
{
    const std::string shown = report::visibleText(text);
    return inQuotes(looksLikeFormula(shown) ? "'" + shown : shown);
}

// Nothing where there is nothing. An id of digits is a text, and stays one.
std::string textCell(const Json& value)
{
    return value.is_null() ? std::string() : foreignText(report::textOf(value));
}

std::string numberCell(const Json& value)
{
    const auto number = report::numberOf(value);
    return number ? toDecimal(*number) : std::string();
}

std::string flagCell(const Json& value)
{
    return !value.is_boolean() ? "" : value == true ? "true" : "false";
}

std::string row(const std::vector<std::string>& cells)
{
    std::string line;
    for (const std::string& cell : cells)
        line += (&cell == &cells.front() ? "" : ",") + cell;
    return line + "\n";
}

constexpr const char* groupHeader =
    "group,kind,application,entity,concreteVolumes,source,destination,outcome,reason,policy,"
    "ruleNumber,deadlineUtc,queueStartUtc,fillNs,demuxNs,targetNs,completionUtc,rtoMet,movedBytes,"
    "operations,restoreBytesPerSecond,applyIops,copiedBytes,lostOperations,"
    "expectedCostMicrounits,planId\n";

std::string nameCell(const Json& object)
{
    return foreignText(report::textAt(object, "group"));
}

void addGroups(std::string& csv, const Json& json)
{
    using report::at;
    csv += groupHeader;
    for (const Json& group : report::listAt(json, "groups")) {
        const Json& rule = at(group, "rule");
        const Json& timing = at(group, "timing");
        std::vector<std::string> cells = {nameCell(group)};
        const auto addTexts = [&](const Json& of, std::initializer_list<const char*> keys) {
            for (const char* key : keys)
                cells.push_back(textCell(at(of, key)));
        };
        const auto addNumbers = [&](const Json& of, std::initializer_list<const char*> keys) {
            for (const char* key : keys)
                cells.push_back(numberCell(at(of, key)));
        };
        addTexts(group, {"kind", "application", "entity"});
        addNumbers(group, {"concreteVolumes"});
        addTexts(group, {"source", "destination", "outcome", "reason"});
        addTexts(rule, {"policy"});
        addNumbers(rule, {"number"});
        addTexts(group, {"deadline"});
        addTexts(timing, {"queueStart"});
        addNumbers(timing, {"fillNs", "demuxNs", "targetNs"});
        addTexts(timing, {"completion"});
        cells.push_back(flagCell(at(timing, "rtoMet")));
        addNumbers(timing,
                   {"bytes", "operations", "restoreBytesPerSecond", "applyIops", "copiedBytes"});
        addNumbers(group, {"lostOperations", "expectedCostMicrounits"});
        addTexts(group, {"planId"});
        csv += row(cells);
    }
}

void addFlows(std::string& csv, const Json& json)
{
    csv += "group,source,destination,reason,lostOperations\n";
    for (const Json& flow : report::listAt(json, "flows"))
        csv += row({nameCell(flow), textCell(report::at(flow, "source")),
                    textCell(report::at(flow, "destination")), textCell(report::at(flow, "reason")),
                    numberCell(report::at(flow, "lostOperations"))});
}

void addReach(std::string& csv, const Json& rules)
{
    csv += "group,before,after,why\n";
    for (const Json& change : report::listAt(rules, "changes"))
        csv += row({nameCell(change), textCell(report::at(change, "before")),
                    textCell(report::at(change, "after")), textCell(report::at(change, "why"))});
}

// Never inside a character.
std::size_t pieceEnd(std::string_view text, std::size_t begin)
{
    if (text.size() - begin <= jsonCellBytesMax)
        return text.size();
    std::size_t end = begin + jsonCellBytesMax;
    while (end > begin + 1 && (text[end] & 0xC0) == 0x80)
        --end;
    return end;
}

void addData(std::string& csv, const Json& json, std::string_view canonical)
{
    csv += row({inQuotes(report::csvFormatCell), numberCell(report::at(json, "formatVersion"))});
    csv += row({inQuotes(report::csvDigestCell), inQuotes(sha256(canonical).hex())});
    for (std::size_t begin = 0; begin < canonical.size();) {
        const std::size_t end = pieceEnd(canonical, begin);
        const std::string piece =
            report::csvJsonPrefix + std::string(canonical.substr(begin, end - begin));
        csv += row({inQuotes(report::csvJsonCell), inQuotes(piece)});
        begin = end;
    }
}

}  // namespace

Result<std::string> renderCsv(std::string_view canonical)
{
    // Also for its checks of what is canonical.
    const auto layout = layoutOf(canonical);
    if (!layout)
        return tl::unexpected<Error>(layout.error());
    const auto json = report::parseJson(canonical);
    ESTATE_ENSURE(json.has_value());
    std::string csv;
    if (layout->kind == ReportKind::preview)
        addGroups(csv, *json);
    else if (report::at(*json, "rules").is_null())
        addFlows(csv, *json);
    else
        addReach(csv, report::at(*json, "rules"));
    addData(csv, *json, canonical);
    return csv;
}

Result<std::string> renderJson(std::string_view canonical)
{
    const auto layout = layoutOf(canonical);
    if (!layout)
        return tl::unexpected<Error>(layout.error());
    return "{\"report\":" + std::string(canonical) + ",\"sha256\":\"" + layout->digest + "\"}\n";
}

}  // namespace estate
