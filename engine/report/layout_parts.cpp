#include "engine/report/layout_parts.h"

#include "engine/report/visible_text.h"
#include "engine/text/format.h"

namespace estate::report {

std::string shownText(const Json& json, const char* key)
{
    const std::string text = textAt(json, key);
    return text.empty() ? noValue : visibleText(text);
}

std::string shownCount(const Json& json, const char* key)
{
    const auto number = numberAt(json, key);
    return number ? formatCount(*number) : noValue;
}

std::string shownTime(const Json& json, const char* key)
{
    const auto time = timeAt(json, key);
    return time ? formatTime(*time) : noValue;
}

std::string shownDuration(const Json& json, const char* key)
{
    const auto number = numberAt(json, key);
    const auto duration = number ? narrow(*number) : std::nullopt;
    return duration ? formatDuration(Duration(*duration)) : noValue;
}

std::string shownSince(const Json& json, const char* key, std::optional<Timestamp> from)
{
    const auto time = timeAt(json, key);
    return time && from ? "T+" + formatDuration(time->since(*from)) : noValue;
}

std::string shownPerson(const Json& json, const char* key)
{
    const Json& person = at(json, key);
    if (person.is_null())
        return noValue;
    return shownText(person, "name") + " (" + shownText(person, "assurance") + ")";
}

ReportCell bytesCell(const Json& json, const char* key)
{
    const auto bytes = numberAt(json, key);
    return bytes ? ReportCell{formatBytes(*bytes), formatBytesExact(*bytes)} : ReportCell{noValue};
}

ReportCell iopsCell(const Json& json, const char* key)
{
    const auto iops = numberAt(json, key);
    return iops ? ReportCell{formatIops(*iops), formatIopsExact(*iops)} : ReportCell{noValue};
}

ReportCell costCell(const Json& json, const char* key)
{
    const auto cost = numberAt(json, key);
    return cost ? ReportCell{formatCost(*cost), formatCostExact(*cost)} : ReportCell{noValue};
}

std::string joined(const Json::array_t& texts, const char* before)
{
    std::string all;
    for (const Json& text : texts)
        all += (all.empty() ? "" : ", ") + (before + visibleText(textOf(text)));
    return all;
}

std::string occasionText(const Json& occasion)
{
    if (textAt(occasion, "kind") == "failback")
        return "Return to " + joined(listAt(occasion, "regions"));
    std::string lost = joined(listAt(occasion, "regions"));
    for (const auto& [key, noun] : {std::pair{"sites", "site "}, std::pair{"hosts", "host "}}) {
        const std::string more = joined(listAt(occasion, key), noun);
        lost += (lost.empty() || more.empty() ? "" : ", ") + more;
    }
    return "Loss of " + lost;
}

std::string estateText(const Json& estate)
{
    const std::string origin = textAt(estate, "origin");
    std::string text;
    if (origin == originName(EstateOrigin::federal))
        text = "Federal estate, 1 representative to about " + shownCount(estate, "denominator");
    else if (origin == originName(EstateOrigin::empty))
        text = "An estate of its own, described by events";
    else
        text = "Estate " + visibleText(origin);
    if (!textAt(estate, "profile").empty())
        text += ", with a profile of its own";
    return text + "; " + shownText(estate, "admission") + " admission";
}

std::string headText(const Json& head)
{
    if (head.is_null())
        return "none: the estate is not a journal's";
    return toDecimal(numberAt(head, "index").value_or(0)) + ":" + shownText(head, "hash");
}

std::string ruleText(const Json& rule)
{
    if (rule.is_null())
        return noValue;
    std::string text = shownText(rule, "policy");
    if (const auto number = numberAt(rule, "number"))
        text += " #" + formatCount(*number);
    return text;
}

ReportSection basisSection(const Json& json)
{
    const Json& basis = at(json, "basis");
    ReportSection section{"What it was decided on", {}, {}, {}};
    section.facts = {{"Estate", estateText(at(json, "estate"))},
                     {"Journal head", headText(at(json, "journalHead")), true}};
    if (json.contains("stateHash"))
        section.facts.push_back({"State hash", shownText(json, "stateHash"), true});
    if (json.contains("plannerVersion"))
        section.facts.push_back({"Planner", "version " + shownCount(json, "plannerVersion")});
    section.facts.push_back({"Decisions digest", shownText(json, "decisionsDigest"), true});
    section.facts.push_back({"Rules digest", shownText(basis, "rules"), true});
    if (basis.contains("catalog"))
        section.facts.push_back({"Catalog digest", shownText(basis, "catalog"), true});
    if (basis.contains("closed"))
        section.facts.push_back({"Under maintenance digest", shownText(basis, "closed"), true});
    ReportTable table{"Planning digests of every region examined",
                      {{"Region", ""}, {"Planning digest", "", false, true}},
                      {},
                      "No region was examined.",
                      "If one of these or the rules change, the decisions may be others."};
    // What a loss names that is no region's: what was under maintenance.
    const bool ofLoss = json.contains("occasion") && !json["occasion"].is_null();
    for (const Json& region : listAt(basis, "regions")) {
        const bool closed = ofLoss && textAt(region, "region").empty();
        table.rows.push_back({{closed ? "under maintenance" : shownText(region, "region")},
                              {shownText(region, "planning")}});
    }
    section.tables.push_back(std::move(table));
    return section;
}

ReportSection readingSection(const Json& json)
{
    return {"How to read and check this report",
            {{"Times", shownText(json, "times")},
             {"Money", "units (u) without a currency, rounded here and exact in the data"},
             {"Names of people", shownText(json, "identities")},
             {"Checking", "estatectl report verify FILE --journal JOURNAL"}},
            {},
            {"Everything here is drawn from the data inside this file. Checking it draws the "
             "report again and compares, recomputes the SHA-256, and looks in the journal for the "
             "head that the report names. The SHA-256 alone shows damage, not intent: compare it "
             "with one that was kept elsewhere, such as the journal's audit."}};
}

}  // namespace estate::report
