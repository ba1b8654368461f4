// Drafts of the rules: begun, edited, taken back, shown, thrown away.
#include <algorithm>
#include <memory>
#include <ostream>
#include <span>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/governance_detail.h"
#include "app/ctl/lint_report.h"
#include "app/ctl/rules_report.h"
#include "app/ctl/table.h"
#include "engine/planner/lint.h"
#include "engine/rules/reach_description.h"
#include "engine/rules/rule_check.h"
#include "engine/rules/rule_edit.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::size_t reachListedMax = 1'000;
constexpr std::size_t lintShownMax = 20;  // in text

// What --policy, --set-rule and the like say.
Result<std::vector<RuleBlockChange>> editOfRule(const Arguments& arguments, const RuleBook& book)
{
    if (arguments.policy.empty())
        return fail(ErrorCode::badInput, "Give the edit: --text FILE, or --policy with --set-rule "
                                         "or --drop-rule.");
    const bool drops = !arguments.dropRule.empty();
    if (!drops && arguments.setRule.empty())
        return fail(ErrorCode::badInput, "Give the edit: --drop-rule N or --set-rule N.");
    const auto number = drops ? parseCount(arguments.dropRule, "--drop-rule")
                              : parseCount(arguments.setRule, "--set-rule");
    if (!number)
        return tl::unexpected<Error>(number.error());
    const PolicyBlock* policy = book.policy(arguments.policy);
    const std::size_t rules = policy == nullptr ? 0 : policy->rules.size();
    if (*number == 0 || *number > rules + (drops ? 0 : 1))
        return fail(ErrorCode::badInput,
                    "Policy \"" + arguments.policy + "\" has " + formatCount(rules) +
                        " rules, from 1; there is no rule " + formatCount(*number) + " to edit.",
                    {{"policy", arguments.policy}});
    const auto at = static_cast<std::size_t>(*number - 1);
    if (drops)
        return removeRule(book, arguments.policy, at);
    if (!arguments.hold && arguments.restoreTo.empty())
        return fail(ErrorCode::badInput, "What does the rule say? Give --restore or --hold.");
    const auto when = splitIds(arguments.when, "--when");
    if (!when)
        return tl::unexpected<Error>(when.error());
    const FailoverRuleDescription rule{*when, arguments.hold ? "" : arguments.restoreTo};
    return at == rules ? addRule(book, arguments.policy, at, rule)
                       : setRule(book, arguments.policy, at, rule);
}

// True: something changed.
Result<bool> edit(Workspace& workspace, const Arguments& arguments, const Terminal& terminal,
                  Timestamp now)
{
    const std::string& name = arguments.draft;
    if (!arguments.rulesPath.empty()) {
        const auto text = readText(arguments.rulesPath, terminal);
        if (!text)
            return tl::unexpected<Error>(text.error());
        return workspace.editDraftText(name, arguments.operatorName,
                                       "text of " + arguments.rulesPath, *text, now);
    }
    const auto draft = workspace.draft(name);
    if (!draft)
        return tl::unexpected<Error>(draft.error());
    const auto changes = editOfRule(arguments, draft->book(workspace.approvedRules()));
    if (!changes)
        return tl::unexpected<Error>(changes.error());
    if (changes->empty())
        return false;
    const std::string label = (arguments.dropRule.empty() ? "rule " + arguments.setRule
                                                          : "drop rule " + arguments.dropRule) +
                              " of " + arguments.policy;
    if (auto done = workspace.editDraft(name, arguments.operatorName, label, *changes, now); !done)
        return tl::unexpected<Error>(done.error());
    return true;
}

Result<bool> done(const Result<void>& result)
{
    if (!result)
        return tl::unexpected<Error>(result.error());
    return true;
}

Result<bool> resolve(Workspace& workspace, const Arguments& arguments, Timestamp now)
{
    const auto key = parseKey(arguments.subject);
    if (!key)
        return tl::unexpected<Error>(key.error());
    if (arguments.choice != "mine" && arguments.choice != "theirs")
        return fail(ErrorCode::badInput,
                    "'" + arguments.choice + "' is no choice; say mine or theirs.",
                    {{"choice", arguments.choice}});
    return done(workspace.resolveDraft(
        arguments.draft, arguments.operatorName, *key,
        arguments.choice == "mine" ? ConflictChoice::keepMine : ConflictChoice::takeTheirs, now));
}

Result<bool> change(Workspace& workspace, const Arguments& arguments, const Terminal& terminal,
                    Timestamp now)
{
    const std::string& name = arguments.draft;
    const std::string& who = arguments.operatorName;
    switch (arguments.verb) {
    case Verb::draftBegin: return done(workspace.beginDraft(name, who, now));
    case Verb::draftEdit: return edit(workspace, arguments, terminal, now);
    case Verb::draftUndo: return workspace.undoDraft(name, who, now);
    case Verb::draftRedo: return workspace.redoDraft(name, who, now);
    case Verb::draftResolve: return resolve(workspace, arguments, now);
    case Verb::draftEnd: return done(workspace.endDraft(name, who, now));
    default: return fail(ErrorCode::badInput, "There is no such command for a draft.");
    }
}

Json headingOf(const RuleDraft& draft)
{
    Json edits = Json::array();
    for (std::size_t i = 0; i < draft.edits().size(); ++i)
        edits.push_back({{"label", draft.edits()[i].label},
                         {"blocks", toJson(draft.edits()[i].changes.size())},
                         {"undone", i >= draft.cursor()}});
    return {{"draft", draft.name()},
            {"author", draft.author()},
            {"base", toJson(draft.base())},
            {"edits", std::move(edits)}};
}

void printHeading(std::ostream& out, const RuleDraft& draft)
{
    out << "Draft " << printable(draft.name()) << " by " << printable(draft.author()) << ", "
        << formatCount(draft.cursor()) << " edits";
    if (draft.canRedo())
        out << " and " << formatCount(draft.edits().size() - draft.cursor()) << " taken back";
    out << "\n";
    for (std::size_t i = 0; i < draft.edits().size(); ++i)
        out << (i < draft.cursor() ? "  " : "  (taken back) ") << printable(draft.edits()[i].label)
            << "\n";
}

void printConflicts(std::ostream& out, const std::vector<DraftConflict>& conflicts)
{
    for (const DraftConflict& conflict : conflicts)
        out << "  CONFLICT  " << printable(keyText(conflict.key))
            << " was approved otherwise meanwhile: draft resolve ... mine|theirs\n";
}

struct DraftLook {
    std::vector<RuleBlockChange> changes;
    std::vector<DraftConflict> conflicts;
    std::vector<RuleProblem> problems;
    std::shared_ptr<const Rules> rules;  // as the draft has them; none where it has problems
    LintReport lint;
    RuleReach reach;
};

Result<DraftLook> lookAt(const Workspace& workspace, const RuleDraft& draft)
{
    const RuleBook approved = workspace.approvedRules();
    const RuleBook book = draft.book(approved);
    const EstateState& state = workspace.state();
    DraftLook look;
    look.changes = changesBetween(approved, book);
    look.conflicts = draft.conflicts(approved);
    look.problems = estate::checkRules(state.catalog(), state.rules(), book);
    if (!look.problems.empty())
        return look;
    auto rules = resolveRules(state.catalog(), state.rules(), book);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    look.rules = std::move(*rules);
    look.lint = estate::lint(state, *look.rules);
    auto reach = describeReach(state, look.rules, reachListedMax);
    if (!reach)
        return tl::unexpected<Error>(reach.error());
    look.reach = std::move(reach->reach);
    return look;
}

// The first ones; `estatectl draft show --json` has them all.
void printLint(std::ostream& out, const Catalog& catalog, const DraftLook& look)
{
    const auto& findings = look.lint.findings;
    if (findings.empty())
        return;
    const std::size_t shown = std::min(findings.size(), lintShownMax);
    printFindings(out, catalog, *look.rules, std::span(findings).first(shown));
    if (shown < findings.size())
        out << "...and " << formatCount(findings.size() - shown) << " more; --json lists them\n";
}

}  // namespace

Outcome changeDraft(const Arguments& arguments, const Terminal& terminal)
{
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(*workspace, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    const auto changed = change(*workspace, arguments, terminal, *now);
    if (!changed)
        return tl::unexpected<Error>(changed.error());
    const bool ended = arguments.verb == Verb::draftEnd;
    Result<RuleDraft> draft = fail(ErrorCode::notFound, "");
    if (!ended) {
        draft = workspace->draft(arguments.draft);
        if (!draft)
            return tl::unexpected<Error>(draft.error());
    }
    if (arguments.json) {
        Json document = newDocument(ended ? "draft-ended" : "draft");
        if (ended)
            document["draft"] = arguments.draft;
        else
            document.update(headingOf(*draft));
        document["changed"] = *changed;
        write(terminal.out, document);
        return {};
    }
    if (!*changed)
        terminal.out << "Nothing to do: the draft is so already\n";
    if (ended)
        terminal.out << "Ended the draft " << printable(arguments.draft) << "\n";
    else
        printHeading(terminal.out, *draft);
    return {};
}

Outcome listDrafts(const Arguments& arguments, const Terminal& terminal)
{
    const auto workspace = Workspace::openReadOnly(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto drafts = workspace->drafts();
    if (!drafts)
        return tl::unexpected<Error>(drafts.error());
    if (arguments.json) {
        Json document = newDocument("drafts");
        Json listed = Json::array();
        for (const RuleDraft& draft : *drafts)
            listed.push_back(headingOf(draft));
        document["drafts"] = std::move(listed);
        write(terminal.out, document);
        return {};
    }
    if (drafts->empty()) {
        terminal.out << "No drafts. See: estatectl draft begin --help\n";
        return {};
    }
    Table table({{"Draft"}, {"Author"}, {"Edits", Align::right}, {"Blocks", Align::right}});
    for (const RuleDraft& draft : *drafts)
        table.add({printable(draft.name()), printable(draft.author()), formatCount(draft.cursor()),
                   formatCount(draft.netChanges().size())});
    table.print(terminal.out);
    return {};
}

Outcome showDraft(const Arguments& arguments, const Terminal& terminal)
{
    const auto workspace = Workspace::openReadOnly(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto draft = workspace->draft(arguments.draft);
    if (!draft)
        return tl::unexpected<Error>(draft.error());
    if (arguments.asText) {
        terminal.out << printRules(draft->book(workspace->approvedRules()));
        return {};
    }
    const auto look = lookAt(*workspace, *draft);
    if (!look)
        return tl::unexpected<Error>(look.error());
    const auto [errors, warnings, notes] = countsOf(look->lint.findings);
    if (arguments.json) {
        Json document = newDocument("draft");
        document.update(headingOf(*draft));
        Json conflicts = Json::array();
        for (const DraftConflict& conflict : look->conflicts)
            conflicts.push_back({{"block", keyText(conflict.key)},
                                 {"base", conflict.base},
                                 {"theirs", conflict.theirs},
                                 {"mine", conflict.mine}});
        document["conflicts"] = std::move(conflicts);
        document["changes"] = toJson(look->changes);
        document["problems"] = toJson(look->problems);
        document["lintErrors"] = toJson(errors);
        document["lintWarnings"] = toJson(warnings);
        document["lintTruncated"] = look->lint.truncated;
        Json findings = Json::array();
        for (const LintFinding& finding : look->lint.findings)
            findings.push_back(toJson(workspace->state().catalog(), *look->rules, finding));
        document["lintFindings"] = std::move(findings);
        document["reach"] = toJson(look->reach);
        write(terminal.out, document);
        return {};
    }
    printHeading(terminal.out, *draft);
    printConflicts(terminal.out, look->conflicts);
    print(terminal.out, look->problems);
    print(terminal.out, look->changes);
    if (look->problems.empty()) {
        terminal.out << "\nLint: " << formatCount(errors) << " errors, " << formatCount(warnings)
                     << " warnings, " << formatCount(notes) << " notes\n";
        printLint(terminal.out, workspace->state().catalog(), *look);
        print(terminal.out, look->reach);
    }
    return {};
}

}  // namespace estate::ctl
