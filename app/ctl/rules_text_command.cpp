// The rules as text: out, checked, and compared with what is in force.
#include <algorithm>
#include <ostream>
#include <set>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/governance_detail.h"
#include "app/ctl/rules_report.h"
#include "engine/rules/reach_description.h"
#include "engine/rules/rule_check.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::size_t reachListedMax = 1'000;

// The rules in force of whatever the command looks at; of a journal with their comments.
Result<RuleBook> bookInForce(const Arguments& arguments, const ChosenEstate& estate)
{
    if (const Workspace* workspace = estate.workspace()) {
        const RuleBook approved = workspace->approvedRules();
        if (arguments.draft.empty())
            return approved;
        const auto draft = workspace->draft(arguments.draft);
        return draft ? Result<RuleBook>(draft->book(approved)) : tl::unexpected(draft.error());
    }
    return ruleBookOf(estate.state().catalog(), estate.state().rules());
}

// Everything that is wrong with a text: with its form, and with what it means here.
struct CheckedText {
    ReadRules read;
    std::vector<RuleProblem> problems;
};

// A block whose form is wrong was not read as it was meant, so what it would mean is nobody's
// concern yet; what the others mean is.
void addMeaning(CheckedText& checked, std::vector<RuleProblem> meanings)
{
    std::vector<std::uint32_t> beginnings;  // of the blocks, by line
    for (const auto& [key, block] : checked.read.book.blocks())
        beginnings.push_back(checked.read.places.find(key, {}).line);
    std::ranges::sort(beginnings);
    const auto blockAt = [&](std::uint32_t line) {
        return std::ranges::upper_bound(beginnings, line) - beginnings.begin();
    };
    std::set<std::ptrdiff_t> broken;
    for (const RuleProblem& problem : checked.problems)
        broken.insert(blockAt(problem.place.line));
    for (RuleProblem& problem : meanings)
        if (checked.problems.size() < ruleProblemsMax &&
            !broken.contains(blockAt(problem.place.line)))
            checked.problems.push_back(std::move(problem));
    std::ranges::stable_sort(checked.problems, {}, [](const RuleProblem& problem) {
        return std::pair(problem.place.line, problem.place.column);
    });
}

Result<CheckedText> checkText(const Arguments& arguments, const Terminal& terminal,
                              const EstateState& state)
{
    const auto text = readText(arguments.rulesPath, terminal);
    if (!text)
        return tl::unexpected<Error>(text.error());
    CheckedText checked;
    checked.read = readRules(*text);
    checked.problems = checked.read.problems;
    addMeaning(checked, estate::checkRules(state.catalog(), state.rules(), checked.read.book,
                                           checked.read.places));
    return checked;
}

}  // namespace

Outcome exportRules(const Arguments& arguments, const Terminal& terminal)
{
    const auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const auto book = bookInForce(arguments, *estate);
    if (!book)
        return tl::unexpected<Error>(book.error());
    const std::string text = printRules(*book);
    if (!arguments.json) {
        terminal.out << text;
        return {};
    }
    Json document = newDocument("rules");
    document["rules"] = toJson(estate->state().rules().digest());
    document["blocks"] = toJson(book->blocks().size());
    document["text"] = text;
    write(terminal.out, document);
    return {};
}

Result<bool> checkRules(const Arguments& arguments, const Terminal& terminal)
{
    const auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const auto checked = checkText(arguments, terminal, estate->state());
    if (!checked)
        return tl::unexpected<Error>(checked.error());
    if (arguments.json) {
        Json document = newDocument("rules-checked");
        document["blocks"] = toJson(checked->read.book.blocks().size());
        document["problems"] = toJson(checked->problems);
        write(terminal.out, document);
    } else {
        terminal.out << "RULES " << printable(arguments.rulesPath) << ": "
                     << formatCount(checked->read.book.blocks().size()) << " blocks, "
                     << formatCount(checked->problems.size()) << " problems\n";
        print(terminal.out, checked->problems);
        if (checked->read.truncated || checked->problems.size() == ruleProblemsMax)
            terminal.out << "  ...and perhaps more: at most " << formatCount(ruleProblemsMax)
                         << " are listed\n";
    }
    return checked->problems.empty();
}

Outcome diffRules(const Arguments& arguments, const Terminal& terminal)
{
    const auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const auto checked = checkText(arguments, terminal, estate->state());
    if (!checked)
        return tl::unexpected<Error>(checked.error());
    if (!checked->problems.empty())
        return tl::unexpected<Error>(errorOf(checked->problems.front()));
    const auto before = bookInForce(arguments, *estate);
    if (!before)
        return tl::unexpected<Error>(before.error());
    const auto changes = changesBetween(*before, checked->read.book);
    const EstateState& state = estate->state();
    const auto rules = resolveRules(state.catalog(), state.rules(), checked->read.book);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto reach = describeReach(state, *rules, reachListedMax);
    if (!reach)
        return tl::unexpected<Error>(reach.error());
    if (arguments.json) {
        Json document = newDocument("rules-compared");
        document["changes"] = toJson(changes);
        document["reach"] = toJson(reach->reach);
        write(terminal.out, document);
        return {};
    }
    terminal.out << "DIFF, nothing changes: " << formatCount(changes.size())
                 << " blocks of the rules differ\n";
    print(terminal.out, changes);
    print(terminal.out, reach->reach);
    return {};
}

}  // namespace estate::ctl
