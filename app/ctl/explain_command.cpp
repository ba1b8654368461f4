// Why a group goes where it goes in a loss, as a page of text and as a document.
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/failure_report.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/region_names.h"
#include "app/ctl/table.h"
#include "engine/planner/explain.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

struct ExplainReport {
    const EstateSource& source;
    const EstateState& state;
    const Explanation& explanation;
    const FailureSet& failures;
    Timestamp at;
    HeededMaintenance maintenance;
};

std::string groupName(const Catalog& catalog, const Explanation& explanation)
{
    return explanation.recoveryGroup.valid()
               ? catalog.recoveryGroup(explanation.recoveryGroup).id
               : catalog.volume(explanation.members.front().volume).id;
}

Json objectiveToJson(const Objective& objective)
{
    return {{"rtoNs", toJson(objective.rto)},
            {"downtimeMicrounitsPerSecond", decimal(objective.impact.downtime.value)},
            {"breachMicrounits", decimal(objective.impact.breach.value)},
            {"lostOperationMicrounits", decimal(objective.impact.perLostOperation.value)}};
}

Json memberToJson(const EstateState& state, const ExplainedMember& member)
{
    const Catalog& catalog = state.catalog();
    Json rules = Json::array();
    for (const ExplainedRule& rule : member.rules)
        rules.push_back({{"position", rule.position},
                         {"failureSet", regionIds(catalog, rule.failureSet)},
                         {"action", rule.target.valid() ? "restore" : "hold"},
                         {"target", regionIdOrNull(catalog, rule.target)},
                         {"standing", ruleStandingName(rule.standing)}});
    Json scenarios = Json::array();
    for (const ExplainedScenario& scenario : member.scenarios)
        scenarios.push_back({{"position", scenario.position},
                             {"failureSet", regionIds(catalog, scenario.failureSet)},
                             {"objective", objectiveToJson(scenario.objective)},
                             {"standing", ruleStandingName(scenario.standing)}});
    Json json;
    json["volume"] = catalog.volume(member.volume).id;
    json["source"] = regionIdOrNull(catalog, member.source);
    json["lost"] = member.lost;
    json["pieces"] = member.legs;
    json["piecesOnline"] = member.legsOnline;
    json["policy"] =
        member.policy.valid() ? Json(state.rules().policy(member.policy).id) : Json(nullptr);
    json["rules"] = std::move(rules);
    json["scenarios"] = std::move(scenarios);
    json["objective"] = member.objective ? objectiveToJson(*member.objective) : Json(nullptr);
    json["ambiguousObjective"] = member.ambiguousObjective;
    return json;
}

Json toJson(const ExplainReport& report)
{
    const Explanation& explanation = report.explanation;
    const Catalog& catalog = report.state.catalog();
    Json json = newDocument("explanation");
    json["plannerVersion"] = plannerVersion;
    json["estate"] = sourceToJson(report.source);
    json["failures"] = ctl::toJson(report.failures);
    json["at"] = ctl::toJson(report.at);
    json["maintenance"] = ctl::toJson(report.maintenance, report.at);
    json["group"] = groupName(catalog, explanation);
    json["application"] = catalog.application(explanation.application).id;
    json["affected"] = explanation.affected;
    Json members = Json::array();
    for (const ExplainedMember& member : explanation.members)
        members.push_back(memberToJson(report.state, member));
    json["members"] = std::move(members);
    Json decisions = Json::array();
    for (const GroupDecision& decision : explanation.decisions)
        decisions.push_back(groupToJson(report.state, decision));
    json["decisions"] = std::move(decisions);
    Json destinations = Json::array();
    for (const DestinationVerdict& verdict : explanation.destinations)
        destinations.push_back(verdictToJson(catalog, verdict));
    json["destinations"] = std::move(destinations);
    json["outOfReach"] = explanation.outOfReach;
    return json;
}

std::string objectiveText(const Objective& objective)
{
    return "RTO " + formatDuration(objective.rto) + ", " +
           formatCostBrief(objective.impact.downtime.value) + " a second, " +
           formatCostBrief(objective.impact.breach.value) + " when late, " +
           formatCostBrief(objective.impact.perLostOperation.value) + " a lost operation";
}

// Rules and scenarios alike: what was no candidate is only counted.
class StandingTable {
public:
    explicit StandingTable(const char* name)
        : m_table({{name, Align::right}, {"Standing"}, {"When lost"}, {"Says"}})
    {}
    void add(std::uint32_t position, RuleStanding standing, const std::string& set,
             const std::string& says)
    {
        if (standing == RuleStanding::notCandidate) {
            m_others += 1;
            return;
        }
        m_any = true;
        m_table.add(
            {formatCount(position + 1u), std::string(ruleStandingName(standing)), set, says});
    }
    void print(std::ostream& out, const char* noun) const
    {
        if (m_any)
            m_table.print(out, 2);
        if (m_others > 0)
            out << "  " << formatCount(m_others) << " " << noun
                << (m_others == 1 ? " is no candidate\n" : "s are no candidates\n");
    }

private:
    Table m_table;
    bool m_any = false;
    std::uint64_t m_others = 0;
};

void printMember(std::ostream& out, const EstateState& state, const ExplainedMember& member)
{
    const Catalog& catalog = state.catalog();
    out << "\nVolume " << catalog.volume(member.volume).id << ": "
        << (member.source.valid() ? "runs in " + catalog.region(member.source).id
                                  : std::string("is not placed"))
        << ", " << formatCount(member.legsOnline) << " of " << formatCount(member.legs)
        << " pieces left" << (member.lost ? ": lost" : "") << "\n";
    out << "  Policy     "
        << (member.policy.valid() ? state.rules().policy(member.policy).id : "none") << "\n"
        << "  Objective  "
        << (member.ambiguousObjective ? std::string("ambiguous: two scenarios are equally specific")
            : member.objective        ? objectiveText(*member.objective)
                                      : std::string("none"))
        << "\n";
    StandingTable rules("Rule");
    for (const ExplainedRule& rule : member.rules)
        rules.add(rule.position, rule.standing, joinedIds(regionIds(catalog, rule.failureSet)),
                  rule.target.valid() ? "restore to " + catalog.region(rule.target).id : "hold");
    rules.print(out, "rule");
    StandingTable scenarios("Scenario");
    for (const ExplainedScenario& scenario : member.scenarios)
        scenarios.add(scenario.position, scenario.standing,
                      joinedIds(regionIds(catalog, scenario.failureSet)),
                      objectiveText(scenario.objective));
    scenarios.print(out, "scenario");
}

std::string decisionText(const Catalog& catalog, const GroupDecision& decision, Timestamp at)
{
    std::string text = std::string(gangKindName(decision.kind)) + " of " +
                       groupId(catalog, decision) + ": " +
                       std::string(outcomeName(decision.outcome));
    if (decision.destination.valid())
        text += " to " + catalog.region(decision.destination).id;
    text += ", " + std::string(reasonName(decision.reason));
    if (decision.timing)
        text += ", done T+" + formatDuration(decision.timing->completion.since(at));
    if (decision.lostOperations.value > 0)
        text += ", " + formatCount(decision.lostOperations.value) + " operations lost";
    return text;
}

void print(std::ostream& out, const ExplainReport& report)
{
    const Explanation& explanation = report.explanation;
    const Catalog& catalog = report.state.catalog();
    out << "EXPLANATION, nothing changes: " << groupName(catalog, explanation) << " of "
        << catalog.application(explanation.application).id << " in the loss of "
        << failureText(report.failures) << " at " << formatTime(report.at) << "\n";
    printSource(out, report.source);
    print(out, report.maintenance);
    out << '\n';
    if (!explanation.affected)
        out << "The loss changes nothing for it.\n";
    for (const GroupDecision& decision : explanation.decisions)
        out << decisionText(catalog, decision, report.at) << "\n";
    for (const ExplainedMember& member : explanation.members)
        printMember(out, report.state, member);
    if (explanation.destinations.empty() && explanation.outOfReach == 0)
        return;
    out << "\nRegions in its reach\n";
    Table table({{"Region"}, {"What binds first"}});
    for (const DestinationVerdict& verdict : explanation.destinations)
        table.add({catalog.region(verdict.region).id, constraintText(verdict, report.at)});
    table.print(out, 2);
    if (explanation.outOfReach > 0)
        out << "  " << formatCount(explanation.outOfReach) << " more are outside-allowed-regions\n";
}

}  // namespace

Outcome explainGroup(const Arguments& arguments, const Terminal& terminal)
{
    const auto failures = chosenFailures(arguments);
    if (!failures)
        return tl::unexpected<Error>(failures.error());
    const auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const auto at = chosenTime(arguments, estate->present());
    if (!at)
        return tl::unexpected<Error>(at.error());
    const auto explanation =
        explain(estate->state(), arguments.subject, *failures, *at,
                chosenWindows(arguments, estate->state(), estate->maintenance()));
    if (!explanation)
        return tl::unexpected<Error>(explanation.error());
    const ExplainReport report{estate->source(),
                               estate->state(),
                               *explanation,
                               *failures,
                               *at,
                               heededMaintenance(arguments, estate->maintenance(), *at)};
    if (arguments.json)
        write(terminal.out, toJson(report));
    else
        print(terminal.out, report);
    return {};
}

}  // namespace estate::ctl
