#include "app/ctl/sweep_report.h"

#include <algorithm>
#include <array>
#include <ostream>

#include "app/ctl/preview_report.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::size_t examplesMax = 8;  // listed losses of one outcome

// In how many losses something happens to some group.
struct Totals {
    std::uint64_t allWithinRto = 0;  // and all repaired; the ones that lose nothing included
    std::uint64_t missedRto = 0;
    std::uint64_t held = 0;
    std::uint64_t capacityShort = 0;
    std::uint64_t deferred = 0;
    std::uint64_t lostOperations = 0;
    std::uint64_t unrepaired = 0;
};

Totals totalsOf(const SweepResult& result)
{
    Totals totals;
    for (const SweepRow& row : result.rows) {
        const LossOutcome& outcome = row.outcome;
        const bool fine = outcome.metRto == outcome.groups && outcome.unrepaired == 0;
        totals.allWithinRto += fine ? 1 : 0;
        totals.missedRto += outcome.missedRto > 0 ? 1 : 0;
        totals.held += outcome.held > 0 ? 1 : 0;
        totals.capacityShort += outcome.capacityShort > 0 ? 1 : 0;
        totals.deferred += outcome.deferred > 0 ? 1 : 0;
        totals.lostOperations += outcome.lostOperations > 0 ? 1 : 0;
        totals.unrepaired += outcome.unrepaired > 0 ? 1 : 0;
    }
    return totals;
}

std::vector<std::string> unitsOf(const SweepResult& result, const SweepRow& row)
{
    std::vector<std::string> ids{result.units[row.a].id};
    if (row.b != SweepRow::none)
        ids.push_back(result.units[row.b].id);
    return ids;
}

std::string_view unitNoun(SweepKind kind)
{
    return kind == SweepKind::regions || kind == SweepKind::regionPairs ? "region" : "site";
}

bool ofPairs(SweepKind kind)
{
    return kind == SweepKind::regionPairs || kind == SweepKind::sitePairs;
}

Json outcomeToJson(const LossOutcome& outcome)
{
    return {{"groups", toJson(outcome.groups)},
            {"metRto", toJson(outcome.metRto)},
            {"missedRto", toJson(outcome.missedRto)},
            {"held", toJson(outcome.held)},
            {"capacityShort", toJson(outcome.capacityShort)},
            {"deferred", toJson(outcome.deferred)},
            {"repaired", toJson(outcome.repaired)},
            {"unrepaired", toJson(outcome.unrepaired)},
            {"lostOperations", toJson(outcome.lostOperations)},
            {"lastCompletion", toJsonOrNull(outcome.lastCompletion)},
            {"expectedCostMicrounits", toJson(outcome.cost)}};
}

// Quoted where it must be.
std::string cell(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

}  // namespace

std::string_view sweepKindName(SweepKind kind)
{
    switch (kind) {
    case SweepKind::regions: return "regions";
    case SweepKind::regionPairs: return "pairs";
    case SweepKind::sites: return "sites";
    case SweepKind::sitePairs: return "site-pairs";
    }
    return "unknown";
}

Json toJson(const SweepReport& report)
{
    const SweepResult& result = report.result;
    const Totals totals = totalsOf(result);
    Json json = newDocument("sweep");
    json["plannerVersion"] = plannerVersion;
    json["estate"] = sourceToJson(report.source);
    json["kind"] = sweepKindName(report.kind);
    json["at"] = toJson(report.at);
    json["maintenance"] = toJson(report.maintenance, report.at);
    json["losses"] = toJson(result.rows.size());
    json["planned"] = toJson(result.planned);
    json["composed"] = toJson(result.composed);
    json["outcomes"] = toJson(result.classes.size());
    json["lossesWith"] = {{"allWithinRto", toJson(totals.allWithinRto)},
                          {"someMissedRto", toJson(totals.missedRto)},
                          {"someHeld", toJson(totals.held)},
                          {"someCapacityShort", toJson(totals.capacityShort)},
                          {"someDeferred", toJson(totals.deferred)},
                          {"lostOperations", toJson(totals.lostOperations)},
                          {"someUnrepaired", toJson(totals.unrepaired)}};
    Json top = Json::array();
    for (std::size_t rank = 0; rank < result.classes.size() && rank < report.top; ++rank) {
        const OutcomeClass& same = result.classes[rank];
        Json row = {{"rank", toJson(rank + 1)}, {"losses", toJson(same.count)}};
        Json examples = Json::array();
        for (std::size_t i = 0; i < same.count && i < examplesMax; ++i)
            examples.push_back(unitsOf(result, result.rows[result.members[same.first + i]]));
        row["examples"] = std::move(examples);
        row.update(outcomeToJson(result.first(same).outcome));
        top.push_back(std::move(row));
    }
    json["top"] = std::move(top);
    return json;
}

void print(std::ostream& out, const SweepReport& report)
{
    const SweepResult& result = report.result;
    const Totals totals = totalsOf(result);
    out << "SWEEP, nothing changes: " << formatCount(result.rows.size()) << " losses of one "
        << unitNoun(report.kind) << (ofPairs(report.kind) ? " or two" : "") << " at "
        << formatTime(report.at) << "\n";
    printSource(out, report.source);
    print(out, report.maintenance);
    out << formatCount(result.planned) << " were planned, " << formatCount(result.composed)
        << " composed exactly from two that have nothing to do with each other; "
        << formatCount(result.classes.size()) << " different outcomes\n\n";
    Table shares({{"Losses in which"}, {"Share", Align::right}, {"Losses", Align::right}});
    const auto add = [&](const char* what, std::uint64_t count) {
        shares.add({what, formatShare(count, result.rows.size()), formatCount(count)});
    };
    add("all is back within its RTO, with all copies", totals.allWithinRto);
    add("some group misses its RTO", totals.missedRto);
    add("some group is held by a rule", totals.held);
    add("some group is short of capacity", totals.capacityShort);
    add("some group is deferred otherwise", totals.deferred);
    add("operations are lost", totals.lostOperations);
    add("some volume stays without all of its copies", totals.unrepaired);
    shares.print(out, 2);
    if (report.top == 0 || result.classes.empty())
        return;
    out << "\nThe costliest outcomes; of equal costs, the one with more unrepaired volumes first\n";
    Table table({{"Rank", Align::right},
                 {"Losses", Align::right},
                 {"The first of them"},
                 {"Groups", Align::right},
                 {"In RTO", Align::right},
                 {"Late", Align::right},
                 {"Held", Align::right},
                 {"Short", Align::right},
                 {"Deferred", Align::right},
                 {"Unrepaired", Align::right},
                 {"Operations lost", Align::right},
                 {"Last recovery", Align::right},
                 {"Cost", Align::right}});
    for (std::size_t rank = 0; rank < result.classes.size() && rank < report.top; ++rank) {
        const OutcomeClass& same = result.classes[rank];
        const LossOutcome& outcome = result.first(same).outcome;
        table.add({formatCount(rank + 1), formatCount(same.count),
                   joinedIds(unitsOf(result, result.first(same))), formatCount(outcome.groups),
                   formatCount(outcome.metRto), formatCount(outcome.missedRto),
                   formatCount(outcome.held), formatCount(outcome.capacityShort),
                   formatCount(outcome.deferred), formatCount(outcome.unrepaired),
                   formatCount(outcome.lostOperations),
                   outcome.lastCompletion.ns == 0
                       ? "-"
                       : "T+" + formatDuration(outcome.lastCompletion.since(report.at)),
                   formatCostBrief(outcome.cost.microunits)});
    }
    table.print(out);
}

void printMatrix(std::ostream& out, const SweepResult& result)
{
    out << "first,second,rank,groups,metRto,missedRto,held,capacityShort,deferred,repaired,"
           "unrepaired,lostOperations,lastCompletion,costMicrounits\n";
    for (const SweepRow& row : result.rows) {
        const LossOutcome& outcome = row.outcome;
        out << cell(result.units[row.a].id) << ','
            << (row.b == SweepRow::none ? "" : cell(result.units[row.b].id)) << ',' << row.rank + 1
            << ',' << outcome.groups << ',' << outcome.metRto << ',' << outcome.missedRto << ','
            << outcome.held << ',' << outcome.capacityShort << ',' << outcome.deferred << ','
            << outcome.repaired << ',' << outcome.unrepaired << ',' << outcome.lostOperations << ','
            << (outcome.lastCompletion.ns == 0 ? "" : formatTimeExact(outcome.lastCompletion))
            << ',' << toDecimal(outcome.cost.microunits) << '\n';
    }
}

}  // namespace estate::ctl
