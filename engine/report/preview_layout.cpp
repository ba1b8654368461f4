#include "engine/report/layout_parts.h"
#include "engine/report/visible_text.h"
#include "engine/text/format.h"

namespace estate::report {

namespace {

ReportFigure shareFigure(const char* label, const Json& summary, const char* key, bool alarming)
{
    const std::uint64_t all = countAt(at(summary, "all"), "concreteVolumes");
    const std::uint64_t some = countAt(at(summary, key), "concreteVolumes");
    return {label, formatShare(some, all),
            formatCount(some) + " of " + formatCount(all) + " volumes", alarming && some > 0};
}

std::vector<ReportFigure> figuresOf(const Json& json, std::optional<Timestamp> from)
{
    const Json& summary = at(json, "summary");
    const ReportCell cost = costCell(at(at(json, "cost"), "total"), "costMicrounits");
    std::vector<ReportFigure> figures;
    if (countAt(at(summary, "all"), "groups") > 0) {
        figures.push_back(shareFigure("Recovered within RTO", summary, "metRto", false));
        figures.push_back(shareFigure("Recovered after RTO", summary, "missedRto", true));
        figures.push_back(shareFigure("Held by rule", summary, "held", false));
    } else {
        figures.push_back({"Volumes lost", "0", "what serves on is repaired or goes home"});
    }
    figures.push_back({"Last recovery", shownSince(summary, "lastCompletion", from),
                       shownTime(summary, "lastCompletion")});
    figures.push_back({"Operations lost", shownCount(summary, "lostOperations"), "operations",
                       countAt(summary, "lostOperations") > 0});
    figures.push_back({"Expected cost", cost.text, "downtime, missed RTOs, lost operations"});
    return figures;
}

ReportTable outcomeTable(const Json& summary)
{
    ReportTable table{"Outcome",
                      {{"Outcome", ""},
                       {"Share of volumes", "", true},
                       {"Concrete volumes", "", true},
                       {"Groups", "", true}},
                      {},
                      "",
                      "Volumes are concrete; groups are representatives. What serves on is not "
                      "part of what is lost."};
    const std::uint64_t all = countAt(at(summary, "all"), "concreteVolumes");
    struct Line {
        const char* label;
        const char* key;
        bool lost;
        bool alarming;
    };
    for (const Line& line :
         {Line{"Recovered within RTO", "metRto", true, false},
          Line{"Recovered after RTO", "missedRto", true, true},
          Line{"Held by rule", "held", true, false},
          Line{"Held by rule, of that not durable", "heldNotDurable", true, true},
          Line{"Short of capacity", "capacityShort", true, true},
          Line{"Deferred otherwise", "deferred", true, true},
          Line{"All that is lost", "all", true, false},
          Line{"Serves on and is repaired", "repaired", false, false},
          Line{"Serves on, not all copies", "unrepaired", false, true},
          Line{"Goes home", "movedHome", false, false},
          Line{"Can't go home yet", "stayedAway", false, true}}) {
        const Json& counted = at(summary, line.key);
        const std::uint64_t volumes = countAt(counted, "concreteVolumes");
        const bool some = countAt(counted, "groups") > 0;
        if (!line.lost && !some)
            continue;
        table.rows.push_back({{line.label, "", line.alarming && some},
                              {line.lost ? formatShare(volumes, all) : noValue},
                              {formatCount(volumes)},
                              {shownCount(counted, "groups")}});
    }
    return table;
}

ReportTable costTable(const Json& cost)
{
    ReportTable table{"Expected cost",
                      {{"Part", ""}, {"Cost", "u", true}},
                      {},
                      "",
                      "Charged once per application: downtime to its last recovery, missed "
                      "objectives, lost operations. Work without a completion is charged for 24 "
                      "hours."};
    for (const auto& [key, label] :
         {std::pair{"downtime", "Downtime"}, std::pair{"breaches", "Missed RTOs"},
          std::pair{"losses", "Lost operations"}, std::pair{"total", "All of it"}}) {
        const auto value = numberAt(at(cost, key), "costMicrounits");
        std::string exact = value ? formatCostExact(*value) : noValue;
        if (exact.ends_with(" u"))
            exact.resize(exact.size() - 2);
        table.rows.push_back({{label}, {std::move(exact)}});
    }
    return table;
}

std::vector<ReportCell> groupRow(const Json& group, std::uint64_t number,
                                 std::optional<Timestamp> from)
{
    const Json& timing = at(group, "timing");
    const auto deadline = timeAt(group, "deadline");
    const auto completion = timeAt(timing, "completion");
    const bool against = deadline && completion && textAt(group, "kind") == "failover";
    const bool missed = against && !flagAt(timing, "rtoMet");
    const bool defers = textAt(group, "outcome") == "defer";
    return {{formatCount(number)},
            {shownText(group, "group")},
            {shownText(group, "kind")},
            {shownText(group, "application")},
            {shownCount(group, "concreteVolumes")},
            {shownText(group, "source")},
            {shownText(group, "destination")},
            {shownSince(timing, "queueStart", from)},
            {shownDuration(timing, "fillNs")},
            {shownSince(timing, "completion", from)},
            {deadline && from ? formatDuration(deadline->since(*from)) : noValue},
            {against ? formatSignedSlack(*completion, *deadline) : noValue, "", missed},
            bytesCell(timing, "bytes"),
            {shownCount(group, "lostOperations"), "", countAt(group, "lostOperations") > 0},
            costCell(group, "expectedCostMicrounits"),
            {ruleText(at(group, "rule"))},
            {shownText(group, "reason"), "", missed || defers}};
}

ReportTable groupTable(const Json& json, std::optional<Timestamp> from)
{
    ReportTable table{"Groups, in the order of recovery",
                      {{"#", "", true},
                       {"Group", ""},
                       {"Kind", ""},
                       {"Application", ""},
                       {"Concrete volumes", "", true},
                       {"From", ""},
                       {"To", ""},
                       {"Start", "", true},
                       {"Fill", "", true},
                       {"Done", "", true},
                       {"RTO", "", true},
                       {"Against RTO", "", true},
                       {"Moved", "", true},
                       {"Lost", "operations", true},
                       {"Cost", "", true},
                       {"Rule", ""},
                       {"Reason", ""}},
                      {},
                      "Nothing needs to be recovered.",
                      "T+ counts from the occasion. Against RTO: minus is before the deadline, "
                      "plus after it. Each cost is as if the group were its application's last."};
    for (const Json& group : listAt(json, "groups"))
        table.rows.push_back(groupRow(group, table.rows.size() + 1, from));
    return table;
}

// "(39,950,000, 40,000,000]"
ReportTable lossTable(const Json& json)
{
    ReportTable table{"Declared loss of each volume",
                      {{"Volume", ""},
                       {"Group", ""},
                       {"Last operation kept", "", true},
                       {"Last operation lost", "", true},
                       {"Lost", "operations", true}},
                      {},
                      "No volume loses an operation.",
                      "A representative loses this range of every volume that it stands for."};
    for (const Json& group : listAt(json, "groups"))
        for (const Json& loss : listAt(group, "losses")) {
            const std::uint64_t after = countAt(loss, "after");
            const std::uint64_t upTo = countAt(loss, "upTo");
            table.rows.push_back({{shownText(loss, "volume")},
                                  {shownText(group, "group")},
                                  {formatCount(after)},
                                  {formatCount(upTo)},
                                  {formatCount(upTo > after ? upTo - after : 0), "", true}});
        }
    return table;
}

ReportTable capacityTable(const Json& json)
{
    ReportTable table{"Every region touched, before and after",
                      {{"Region", ""},
                       {"State", ""},
                       {"Used before", "", true},
                       {"Used after", "", true},
                       {"Reserved after", "", true},
                       {"Capacity after", "", true},
                       {"Use after", "", true},
                       {"IOPS before", "", true},
                       {"IOPS after", "", true},
                       {"Lane IOPS after", "", true}},
                      {},
                      "No region is touched.",
                      "Of online hosts and lanes. Used includes reserved."};
    for (const Json& region : listAt(json, "capacity")) {
        const Json& before = at(region, "before");
        const Json& after = at(region, "after");
        const bool wasThere = flagAt(region, "availableBefore");
        const bool isThere = flagAt(region, "availableAfter");
        const std::string state = wasThere == isThere ? (isThere ? "available" : "unavailable")
                                                      : (isThere ? "returns" : "lost");
        table.rows.push_back({{shownText(region, "region")},
                              {state, "", !isThere},
                              bytesCell(before, "usedBytes"),
                              bytesCell(after, "usedBytes"),
                              bytesCell(after, "reservedBytes"),
                              bytesCell(after, "capacityBytes"),
                              {formatShare(numberAt(after, "usedBytes").value_or(0),
                                           numberAt(after, "capacityBytes").value_or(0))},
                              iopsCell(before, "usedIops"),
                              iopsCell(after, "usedIops"),
                              iopsCell(after, "laneIops")});
    }
    return table;
}

}  // namespace

ReportLayout previewLayout(const Json& json)
{
    const auto from = timeAt(json, "at");
    const Json& summary = at(json, "summary");
    ReportLayout layout;
    layout.above = "Preview: nothing was changed";
    layout.title = occasionText(at(json, "occasion"));
    layout.below = shownTime(json, "at") + "; " + estateText(at(json, "estate"));
    layout.figures = figuresOf(json, from);
    layout.sections = {
        {"Outcome and cost", {}, {outcomeTable(summary), costTable(at(json, "cost"))}, {}, true},
        {"Recovery", {}, {groupTable(json, from), lossTable(json)}, {}},
        {"Capacity", {}, {capacityTable(json)}, {}}};
    if (countAt(json, "formatVersion") >= 2) {
        layout.sections.push_back(runbookSection(json));
        layout.sections.push_back(escalationSection(json));
    }
    layout.sections.push_back(basisSection(json));
    return layout;
}

}  // namespace estate::report
