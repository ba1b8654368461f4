#include "engine/report/layout_parts.h"
#include "engine/report/visible_text.h"
#include "engine/text/format.h"

namespace estate::report {

namespace {

std::string yesOrNo(bool yes)
{
    return yes ? "yes" : "no";
}

std::string textOr(const Json& json, const char* key, const char* otherwise)
{
    const std::string text = textAt(json, key);
    return text.empty() ? otherwise : visibleText(text);
}

std::string kindText(const Json& json)
{
    const std::string kind = textAt(json, "proposalKind");
    if (kind == "rules")
        return "a change of the rules";
    return kind == "failback" ? "a return of volumes" : "a plan for a loss";
}

ReportSection whatSection(const Json& json)
{
    ReportSection section{"What is proposed", {}, {}, {}};
    section.facts = {
        {"Title", textOr(json, "title", "none was given")},
        {"Kind", kindText(json)},
        {"Proposal", shownText(json, "proposal"), true},
        {"Status", shownText(json, "status")},
        {"Author", shownPerson(json, "author")},
        {"Opened", shownTime(json, "openedAt") + ", record " + shownCount(json, "openedIndex")},
        {"Expires", at(json, "expiresAt").is_null() ? "never" : shownTime(json, "expiresAt")},
        {"Single-operator drill", yesOrNo(flagAt(json, "drill"))}};
    if (!at(json, "occasion").is_null())
        section.facts.push_back({"For", occasionText(at(json, "occasion"))});
    if (!at(json, "replaces").is_null())
        section.facts.push_back({"Replaces", shownText(json, "replaces"), true});
    if (!at(json, "endedAt").is_null()) {
        section.facts.push_back({"Ended", shownTime(json, "endedAt")});
        // Of what is done or stale the status says all.
        if (!textAt(json, "endReason").empty())
            section.facts.push_back({"Why it ended", shownText(json, "endReason")});
    }
    return section;
}

ReportTable changeTable(const Json& changed, const char* title, const char* none)
{
    ReportTable table{
        title, {{"Group", ""}, {"Before", ""}, {"After", ""}, {"Why", ""}}, {}, none, ""};
    for (const Json& change : listAt(changed, "changes"))
        table.rows.push_back({{shownText(change, "group")},
                              {shownText(change, "before")},
                              {shownText(change, "after")},
                              {shownText(change, "why")}});
    const std::uint64_t all = countAt(changed, "changedFlows");
    if (all > table.rows.size())
        table.remark = "The first " + formatCount(table.rows.size()) + " of " + formatCount(all) +
                       " groups that change.";
    return table;
}

ReportSection judgementSection(const Json& json)
{
    ReportSection section{"Who looked at it", {}, {}, {}};
    const Json& verdict = at(json, "verdict");
    if (verdict.is_null()) {
        section.facts.push_back({"Verdict", "none yet"});
    } else {
        section.facts = {{flagAt(verdict, "afterwards") ? "Verdict, afterwards" : "Verdict",
                          shownText(verdict, "verdict")},
                         {"Judge", shownPerson(verdict, "judge")},
                         {"Judged", shownTime(verdict, "at")},
                         {"Comment", textOr(verdict, "comment", "none")}};
    }
    const Json& reviews = at(json, "reviews");
    section.facts.push_back(
        {"Reviews that kept it",
         shownCount(reviews, "kept") + " (its basis changed, and the planner decided the same)"});
    const Json& voided = at(reviews, "voided");
    if (!voided.is_null()) {
        const std::string regions = joined(listAt(voided, "changedRegions"));
        section.facts.push_back(
            {"Voided by", "a review: the planner decides otherwise now", false, true});
        section.facts.push_back({"Changed regions", regions.empty() ? "none" : regions});
        section.facts.push_back({"Rules changed", yesOrNo(flagAt(voided, "rulesChanged"))});
        section.facts.push_back(
            {"Decisions digest then", shownText(voided, "decisionsDigest"), true});
        section.tables.push_back(
            changeTable(voided, "What the review found", "It names no group."));
    }
    ReportTable comments{
        "Comments", {{"Time", ""}, {"Author", ""}, {"Comment", ""}}, {}, "Nobody commented.", ""};
    comments.lines = true;
    for (const Json& comment : listAt(json, "comments"))
        comments.rows.push_back({{shownTime(comment, "at")},
                                 {shownPerson(comment, "author")},
                                 {visibleText(textAt(comment, "text"), true)}});
    section.tables.push_back(std::move(comments));
    return section;
}

// Since version 2 with the time of each step, actual against predicted.
ReportTable participantTable(const Json& execution, bool timed)
{
    ReportTable table{"Participants",
                      {{"Group", ""},
                       {"From", ""},
                       {"To", ""},
                       {"Concrete volumes", "", true},
                       {"Phase", ""},
                       {"Gang", "", false, true}},
                      {},
                      "It has none.",
                      ""};
    if (timed) {
        for (const char* title : {"Prepared (UTC)", "Fenced (UTC)", "Decided (UTC)",
                                  "Predicted completion (UTC)", "Modelled completion (UTC)"})
            table.columns.push_back({title, ""});
        table.remark = "Steps are the journal's. No worker reports when work is done: that is "
                       "modelled from the actual commit.";
    }
    for (const Json& one : listAt(execution, "participants")) {
        std::vector<ReportCell> row = {
            {shownText(one, "group")},
            {shownText(one, "source")},
            {shownText(one, "destination")},
            {shownCount(one, "concreteVolumes")},
            {shownText(one, "phase"), "", textAt(one, "phase") == "aborted"},
            {shownText(one, "planId").substr(0, 12)}};
        if (timed)
            for (const char* key : {"preparedAt", "fencedAt", "decidedAt", "predictedCompletion",
                                    "modelledCompletion"})
                row.push_back({shownTime(one, key)});
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReportSection executionSection(const Json& execution, bool timed)
{
    ReportSection section{"Execution", {}, {}, {}};
    if (execution.is_null()) {
        section.remarks.emplace_back("It was not begun.");
        return section;
    }
    const Json& accepted = at(execution, "accepted");
    section.facts = {{"Committer", shownPerson(execution, "committer")},
                     {"Begun", shownTime(execution, "begunAt")},
                     {"Lost operations accepted", shownCount(accepted, "lostOperations"), false,
                      countAt(accepted, "lostOperations") > 0},
                     {"Accepted by", shownPerson(accepted, "by")}};
    if (!at(execution, "breakGlass").is_null())
        section.facts.push_back(
            {"Begun without an approval",
             shownText(execution, "breakGlass") +
                 (flagAt(execution, "wantsRetrospect") ? " (nobody has judged it since)" : ""),
             false, true});
    section.tables.push_back(participantTable(execution, timed));
    return section;
}

ReportSection flowSection(const Json& json)
{
    ReportTable table{"Flows, as they were proposed",
                      {{"#", "", true},
                       {"Group", ""},
                       {"From", ""},
                       {"To", ""},
                       {"Lost", "operations", true},
                       {"Reason", ""}},
                      {},
                      "The log of that time does not say.",
                      ""};
    for (const Json& flow : listAt(json, "flows"))
        table.rows.push_back(
            {{formatCount(table.rows.size() + 1)},
             {shownText(flow, "group")},
             {shownText(flow, "source")},
             {shownText(flow, "destination")},
             {shownCount(flow, "lostOperations"), "", countAt(flow, "lostOperations") > 0},
             {shownText(flow, "reason")}});
    return {"The plan", {}, {std::move(table)}, {}};
}

ReportSection ruleSection(const Json& rules)
{
    ReportTable blocks{"Blocks of the rules' text",
                       {{"Before", "", false, true}, {"After", "", false, true}},
                       {},
                       "None changes.",
                       ""};
    blocks.lines = true;
    for (const Json& block : listAt(rules, "blocks")) {
        const std::string before = visibleText(textAt(block, "before"), true);
        const std::string after = visibleText(textAt(block, "after"), true);
        blocks.rows.push_back(
            {{before.empty() ? "(new)" : before}, {after.empty() ? "(goes)" : after}});
    }
    return {"The change of the rules",
            {{"Failure sets asked about", shownCount(rules, "failureSets")},
             {"Failure sets that change", shownCount(rules, "changedFailureSets")},
             {"Groups that change", shownCount(rules, "changedFlows")}},
            {std::move(blocks), changeTable(rules, "What it reaches", "No group goes elsewhere.")},
            {}};
}

std::vector<ReportFigure> figuresOf(const Json& json)
{
    const Json& rules = at(json, "rules");
    const std::string status = textAt(json, "status");
    const bool bad = status == "stale" || status == "aborted" || status == "expired";
    std::vector<ReportFigure> figures = {
        {"Status", shownText(json, "status"), "at " + shownTime(json, "at"), bad}};
    if (rules.is_null()) {
        figures.push_back({"Groups in the plan", shownCount(json, "groups"), "recover"});
        figures.push_back({"Operations lost", shownCount(json, "lostOperations"), "operations",
                           countAt(json, "lostOperations") > 0});
    } else {
        figures.push_back({"Blocks that change", formatCount(listAt(rules, "blocks").size()),
                           "of the rules' text"});
        figures.push_back({"Groups that change", shownCount(rules, "changedFlows"),
                           "over " + shownCount(rules, "failureSets") + " failure sets"});
    }
    figures.push_back({"Reviews that kept it", shownCount(at(json, "reviews"), "kept"), "reviews"});
    figures.push_back({"Comments", formatCount(listAt(json, "comments").size()), "comments"});
    return figures;
}

}  // namespace

ReportLayout proposalLayout(const Json& json)
{
    ReportLayout layout;
    layout.above = "Proposal: " + kindText(json);
    layout.title = textAt(json, "title").empty() ? "Proposal " + shownText(json, "proposal")
                                                 : shownText(json, "title");
    layout.below = shownText(json, "status") + " at " + shownTime(json, "at") + "; " +
                   estateText(at(json, "estate"));
    layout.figures = figuresOf(json);
    layout.sections = {
        whatSection(json), judgementSection(json),
        executionSection(at(json, "execution"), countAt(json, "formatVersion") >= 2)};
    const bool ofRules = !at(json, "rules").is_null();
    layout.sections.push_back(ofRules ? ruleSection(at(json, "rules")) : flowSection(json));
    layout.sections.push_back(basisSection(json));
    return layout;
}

}  // namespace estate::report
