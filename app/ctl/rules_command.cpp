// What is wrong with the rules, and what an edit of one of them would change.
#include <array>
#include <memory>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/lint_report.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/region_names.h"
#include "app/ctl/table.h"
#include "engine/planner/lint.h"
#include "engine/planner/reach.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::uint64_t reachStep = 1'000'000;
constexpr std::size_t reachShownMax = 20;  // in text; the document has what Reach lists

// The rules with one of a policy's dropped, replaced or added.
Result<std::shared_ptr<const Rules>> editedRules(const Arguments& arguments,
                                                 const EstateState& state)
{
    const Catalog& catalog = state.catalog();
    const auto found = state.rules().findPolicy(arguments.policy);
    if (!found)
        return tl::unexpected<Error>(found.error());
    FailoverPolicy policy = state.rules().policy(*found);
    const bool drops = !arguments.dropRule.empty();
    if (!drops && arguments.setRule.empty())
        return fail(ErrorCode::badInput, "Give the edit: --drop-rule N or --set-rule N.");
    const auto number = drops ? parseCount(arguments.dropRule, "--drop-rule")
                              : parseCount(arguments.setRule, "--set-rule");
    if (!number)
        return tl::unexpected<Error>(number.error());
    const std::size_t rulesMax = policy.rules.size() + (drops ? 0 : 1);
    if (*number == 0 || *number > rulesMax)
        return fail(ErrorCode::badInput,
                    "Policy \"" + policy.id + "\" has " + formatCount(policy.rules.size()) +
                        " rules, from 1; there is no rule " + formatCount(*number) + " to edit.",
                    {{"policy", policy.id}});
    const auto at = static_cast<std::ptrdiff_t>(*number - 1);
    if (drops) {
        policy.rules.erase(policy.rules.begin() + at);
    } else {
        if (!arguments.hold && arguments.restoreTo.empty())
            return fail(ErrorCode::badInput, "What does the rule say? Give --restore or --hold.");
        const auto when = splitIds(arguments.when, "--when");
        if (!when)
            return tl::unexpected<Error>(when.error());
        const auto losses = resolveLosses(catalog, FailureSet{*when, {}, {}});
        if (!losses)
            return tl::unexpected<Error>(losses.error());
        FailoverRule rule{losses->regions, {}};
        if (!arguments.hold) {
            const auto target = catalog.findRegion(arguments.restoreTo);
            if (!target)
                return tl::unexpected<Error>(target.error());
            rule.target = *target;
        }
        if (*number == rulesMax)
            policy.rules.emplace_back();
        policy.rules[static_cast<std::size_t>(at)] = std::move(rule);
    }
    auto edited = std::make_shared<Rules>(state.rules());
    if (const auto put = edited->putPolicy(catalog, std::move(policy)); !put)
        return tl::unexpected<Error>(put.error());
    return edited;
}

std::string_view actionName(const FlowAction& action)
{
    switch (action.action) {
    case RuleAction::none: return "no-rule";
    case RuleAction::restore: return "restore";
    case RuleAction::hold: return "hold";
    case RuleAction::ambiguous: return "ambiguous";
    }
    return "unknown";
}

std::string actionText(const Catalog& catalog, const FlowAction& action)
{
    const std::string name(actionName(action));
    return action.target.valid() ? name + " to " + catalog.region(action.target).id : name;
}

Json actionToJson(const Catalog& catalog, const FlowAction& action)
{
    return {{"action", actionName(action)},
            {"target", regionIdOrNull(catalog, action.target)},
            {"allowedRegions", toJson(action.allowed.size())}};
}

Json reachToJson(const Arguments& arguments, const Catalog& catalog, const Reach& reach)
{
    const ReachResult& result = reach.result();
    Json json = newDocument("reach");
    json["policy"] = arguments.policy;
    json["flows"] = toJson(reach.flows().size());
    json["failureSets"] = toJson(result.sets);
    json["changedFlows"] = toJson(result.changedFlows);
    json["changedFailureSets"] = toJson(result.changedSets);
    json["changedActions"] = toJson(result.changedActions);
    json["truncated"] = result.truncated;
    Json changes = Json::array();
    for (const ReachChange& change : result.changes)
        changes.push_back({{"flow", flowId(catalog, reach.flows()[change.flow])},
                           {"failureSet", regionIds(catalog, change.failureSet)},
                           {"sets", toJson(change.sets)},
                           {"before", actionToJson(catalog, change.before)},
                           {"after", actionToJson(catalog, change.after)}});
    json["changes"] = std::move(changes);
    return json;
}

void printReach(std::ostream& out, const Arguments& arguments, const Catalog& catalog,
                const Reach& reach)
{
    const ReachResult& result = reach.result();
    out << "REACH, nothing changes: this edit of " << arguments.policy << " changes the action of "
        << formatCount(result.changedFlows) << " of " << formatCount(reach.flows().size())
        << " groups, in " << formatCount(result.changedSets) << " of " << formatCount(result.sets)
        << (arguments.singles ? " single losses\n" : " single and pair losses\n");
    if (result.changes.empty())
        return;
    Table table({{"Group"}, {"When lost"}, {"Losses", Align::right}, {"Now"}, {"Then"}});
    for (std::size_t i = 0; i < result.changes.size() && i < reachShownMax; ++i) {
        const ReachChange& change = result.changes[i];
        table.add({flowId(catalog, reach.flows()[change.flow]),
                   joinedIds(regionIds(catalog, change.failureSet)), formatCount(change.sets),
                   actionText(catalog, change.before), actionText(catalog, change.after)});
    }
    table.print(out << '\n');
    if (result.truncated || result.changes.size() > reachShownMax)
        out << "...and more; --json lists up to " << formatCount(reachChangesMax) << "\n";
}

}  // namespace

Result<bool> lintRules(const Arguments& arguments, const Terminal& terminal)
{
    const auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const EstateState& state = estate->state();
    const LintReport report = lint(state, state.rules());
    const auto [errors, warnings, notes] = countsOf(report.findings);
    if (arguments.json) {
        Json document = newDocument("lint");
        document["estate"] = sourceToJson(estate->source());
        document["rules"] = toJson(state.rules().digest());
        document["errors"] = toJson(errors);
        document["warnings"] = toJson(warnings);
        document["infos"] = toJson(notes);
        document["truncated"] = report.truncated;
        Json findings = Json::array();
        for (const LintFinding& finding : report.findings)
            findings.push_back(toJson(state.catalog(), state.rules(), finding));
        document["findings"] = std::move(findings);
        write(terminal.out, document);
    } else {
        terminal.out << "LINT, nothing is planned: " << formatCount(errors) << " errors, "
                     << formatCount(warnings) << " warnings, " << formatCount(notes) << " notes in "
                     << formatCount(state.rules().policies.size()) << " policies\n";
        printSource(terminal.out, estate->source());
        if (!report.findings.empty())
            printFindings(terminal.out << '\n', state.catalog(), state.rules(), report.findings);
        if (report.truncated)
            terminal.out << "...and more: a report holds " << formatCount(lintFindingsMax) << "\n";
    }
    return errors == 0;
}

Outcome showReach(const Arguments& arguments, const Terminal& terminal)
{
    const auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const auto edited = editedRules(arguments, estate->state());
    if (!edited)
        return tl::unexpected<Error>(edited.error());
    auto reach = Reach::make(estate->state(), *edited, !arguments.singles);
    if (!reach)
        return tl::unexpected<Error>(reach.error());
    while (reach->step(reachStep))
        continue;
    const Catalog& catalog = estate->state().catalog();
    if (arguments.json)
        write(terminal.out, reachToJson(arguments, catalog, *reach));
    else
        printReach(terminal.out, arguments, catalog, *reach);
    return {};
}

}  // namespace estate::ctl
