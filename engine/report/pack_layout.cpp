// The two sections of a preview that are read when no program is at hand.
#include "engine/report/layout_parts.h"
#include "engine/report/visible_text.h"
#include "engine/text/format.h"

namespace estate::report {

namespace {

constexpr std::size_t deadlinesDrawnMax = 200;

// By its position, which counts from 1; null: there is none.
const Json* groupAt(const Json& json, const Json& position)
{
    const Json::array_t& groups = listAt(json, "groups");
    const auto number = numberOf(position);
    return !number || *number == 0 || *number > groups.size()
               ? nullptr
               : &groups[static_cast<std::size_t>(*number) - 1];
}

std::string positionText(const Json& position)
{
    const auto number = numberOf(position);
    return number ? formatCount(*number) : noValue;
}

bool isLost(const Json& group)
{
    return textAt(group, "kind") == "failover";
}

ReportCell slackCell(const Json& group)
{
    const Json& timing = at(group, "timing");
    const auto deadline = timeAt(group, "deadline");
    const auto completion = timeAt(timing, "completion");
    if (!isLost(group) || !deadline || !completion)
        return {noValue};
    return {formatSignedSlack(*completion, *deadline), "", !flagAt(timing, "rtoMet")};
}

ReportCell lostCell(const Json& group)
{
    return {shownCount(group, "lostOperations"), "", countAt(group, "lostOperations") > 0};
}

// "met", or what there is to escalate.
ReportCell endCell(const Json& group)
{
    const std::string outcome = textAt(group, "outcome");
    if (outcome == "recover") {
        const bool met = flagAt(at(group, "timing"), "rtoMet");
        return {met ? "recovers in time" : "recovers late", "", !met};
    }
    return {shownText(group, "reason"), "", outcome != "hold"};
}

ReportTable stepTable(const Json& json)
{
    ReportTable table{"Steps, in this order",
                      {{"#", "", true}, {"Step", ""}, {"What it takes", ""}},
                      {},
                      "",
                      "These are the steps of the console and of estatectl, done by hand."};
    const auto step = [&table](const char* name, std::string what) {
        table.rows.push_back({{formatCount(table.rows.size() + 1)}, {name}, {std::move(what)}});
    };
    const std::uint64_t lost = countAt(at(json, "summary"), "lostOperations");
    step("Make sure", occasionText(at(json, "occasion")) + ". This plan takes it to begin at " +
                          shownTime(json, "at") +
                          " (T+0). If it began later or earlier, all times below move with it.");
    step("Propose",
         "One person asks for exactly this plan and writes down the SHA-256 at the foot.");
    step("Approve", "Another person judges it: the names stand under Escalation.");
    if (lost > 0)
        step("Accept the loss", "Whoever commits says the number back: " + formatCount(lost) +
                                    " operations are lost.");
    step("Prepare", "Reserve at every destination what its queue below takes. If one group can't "
                    "be prepared, let all of them go: nothing is committed in part.");
    step("Fence", "Fence the sources below. Nothing starts elsewhere before its source is fenced.");
    step("Commit",
         "Once all are prepared and fenced, commit all at once. Until then everything can "
         "be taken back, from then on nothing.");
    step("Recover", "Every destination works down its queue in order; destinations do not wait for "
                    "each other. Who is late or stuck goes to Escalation.");
    step("Write it down", "Note the time of each step. Enter them in the journal before anything "
                          "else is planned.");
    return table;
}

ReportTable fenceTable(const Json& runbook, std::optional<Timestamp> from)
{
    ReportTable table{"Fence these sources",
                      {{"Region", ""},
                       {"Fenced at (UTC)", ""},
                       {"Since T+0", "", true},
                       {"Groups that leave", "", true},
                       {"Concrete volumes", "", true}},
                      {},
                      "Nothing leaves its region.",
                      "Until then a source may still write: its lease and the skew of clocks have "
                      "to pass."};
    for (const Json& fence : listAt(runbook, "fences"))
        table.rows.push_back({{shownText(fence, "region")},
                              {shownTime(fence, "fencedAt")},
                              {shownSince(fence, "fencedAt", from)},
                              {shownCount(fence, "groups")},
                              {shownCount(fence, "concreteVolumes")}});
    return table;
}

ReportTable queueTable(const Json& json, const Json& queue)
{
    ReportTable table{"Queue of " + shownText(queue, "destination"),
                      {{"#", "", true},
                       {"Group", ""},
                       {"Kind", ""},
                       {"Application", ""},
                       {"From", ""},
                       {"Concrete volumes", "", true},
                       {"Start (UTC)", ""},
                       {"Done by (UTC)", ""},
                       {"Deadline (UTC)", ""},
                       {"Against RTO", "", true},
                       {"Lost", "operations", true},
                       {"Rule", ""}},
                      {},
                      "It takes nothing.",
                      ""};
    for (const Json& position : listAt(queue, "positions")) {
        const Json* group = groupAt(json, position);
        if (group == nullptr)
            continue;
        const Json& timing = at(*group, "timing");
        table.rows.push_back({{positionText(position)},
                              {shownText(*group, "group")},
                              {shownText(*group, "kind")},
                              {shownText(*group, "application")},
                              {shownText(*group, "source")},
                              {shownCount(*group, "concreteVolumes")},
                              {shownTime(timing, "queueStart")},
                              {shownTime(timing, "completion")},
                              {isLost(*group) ? shownTime(*group, "deadline") : noValue},
                              slackCell(*group),
                              lostCell(*group),
                              {ruleText(at(*group, "rule"))}});
    }
    return table;
}

ReportTable waitingTable(const Json& json, const Json& runbook)
{
    ReportTable table{
        "What goes nowhere",
        {{"#", "", true},
         {"Group", ""},
         {"Application", ""},
         {"In", ""},
         {"Concrete volumes", "", true},
         {"Deadline (UTC)", ""},
         {"Reason", ""},
         {"Rule", ""}},
        {},
        "Every group goes somewhere.",
        "Reasons: docs/reasons.md. Do not move these by hand: a rule holds them, or no "
        "place may take them."};
    for (const Json& position : listAt(runbook, "waiting")) {
        const Json* group = groupAt(json, position);
        if (group == nullptr)
            continue;
        table.rows.push_back(
            {{positionText(position)},
             {shownText(*group, "group")},
             {shownText(*group, "application")},
             {shownText(*group, "source")},
             {shownCount(*group, "concreteVolumes")},
             {isLost(*group) ? shownTime(*group, "deadline") : noValue},
             {shownText(*group, "reason"), "", textAt(*group, "outcome") != "hold"},
             {ruleText(at(*group, "rule"))}});
    }
    return table;
}

ReportCell countedCell(const Json& entity, const char* key, bool alarming)
{
    const Json& counted = at(entity, key);
    return {shownCount(counted, "concreteVolumes"), "", alarming && countAt(counted, "groups") > 0};
}

ReportTable entityTable(const Json& escalation)
{
    ReportTable table{"Who has to be told, the costliest first",
                      {{"Entity", ""},
                       {"Late", "volumes", true},
                       {"Held by rule", "volumes", true},
                       {"Short of capacity", "volumes", true},
                       {"Deferred otherwise", "volumes", true},
                       {"Lost", "operations", true},
                       {"Cost, at least", "", true}},
                      {},
                      "Nothing is late, held, short, deferred or lost.",
                      "Volumes are concrete. An application is charged once, so of each only its "
                      "costliest group counts here; the whole is under Outcome and cost."};
    for (const Json& entity : listAt(escalation, "entities"))
        table.rows.push_back({{shownText(entity, "entity")},
                              countedCell(entity, "missedRto", true),
                              countedCell(entity, "held", false),
                              countedCell(entity, "capacityShort", true),
                              countedCell(entity, "deferred", true),
                              lostCell(entity),
                              costCell(entity, "expectedCostMicrounits")});
    return table;
}

ReportTable deadlineTable(const Json& json, const Json& escalation, std::optional<Timestamp> from)
{
    ReportTable table{"Deadlines, the next one first",
                      {{"Deadline (UTC)", ""},
                       {"Since T+0", "", true},
                       {"#", "", true},
                       {"Group", ""},
                       {"Entity", ""},
                       {"Application", ""},
                       {"What happens", ""},
                       {"Against RTO", "", true},
                       {"Cost", "", true}},
                      {},
                      "Nothing that is lost has one.",
                      ""};
    const Json::array_t& all = listAt(escalation, "deadlines");
    for (const Json& position : all) {
        const Json* group = groupAt(json, position);
        if (group == nullptr)
            continue;
        if (table.rows.size() == deadlinesDrawnMax) {
            table.remark = "The first " + formatCount(deadlinesDrawnMax) + " of " +
                           formatCount(all.size()) + "; the others stand in the queues.";
            break;
        }
        table.rows.push_back({{shownTime(*group, "deadline")},
                              {shownSince(*group, "deadline", from)},
                              {positionText(position)},
                              {shownText(*group, "group")},
                              {shownText(*group, "entity")},
                              {shownText(*group, "application")},
                              endCell(*group),
                              slackCell(*group),
                              costCell(*group, "expectedCostMicrounits")});
    }
    return table;
}

std::string namesText(const Json& people, const char* key)
{
    std::string all;
    for (const Json& person : listAt(people, key))
        all += (all.empty() ? "" : ", ") + shownText(person, "name") + " (" +
               shownText(person, "assurance") + ")";
    return all.empty() ? "nobody has this role" : all;
}

std::vector<ReportFact> peopleFacts(const Json& people)
{
    if (people.is_null())
        return {{"Who may approve and commit", "not known: the estate is not a journal's"}};
    std::vector<ReportFact> facts;
    if (flagAt(people, "granted"))
        facts = {{"Call to approve", namesText(people, "approve")},
                 {"Call to commit", namesText(people, "commit")},
                 {"Call to confirm a clock", namesText(people, "confirmClock")}};
    else
        facts = {{"Who may approve and commit", "anybody: no role was granted"}};
    facts.push_back({"Author and approver", flagAt(people, "drill")
                                                ? "may be one person: a single-operator drill is on"
                                                : "have to be two persons"});
    return facts;
}

}  // namespace

ReportSection runbookSection(const Json& json)
{
    const Json& runbook = at(json, "runbook");
    const auto from = timeAt(json, "at");
    ReportSection section{"Runbook: what to do when no program is at hand",
                          {},
                          {stepTable(json), fenceTable(runbook, from)},
                          {}};
    for (const Json& queue : listAt(runbook, "queues"))
        section.tables.push_back(queueTable(json, queue));
    section.tables.push_back(waitingTable(json, runbook));
    section.remarks.emplace_back("# is the group's place in the order of recovery, as under "
                                 "Recovery. Within a queue the order is binding.");
    return section;
}

ReportSection escalationSection(const Json& json)
{
    const Json& escalation = at(json, "escalation");
    return {"Escalation: whom to call, and what about",
            peopleFacts(at(escalation, "people")),
            {entityTable(escalation), deadlineTable(json, escalation, timeAt(json, "at"))},
            {}};
}

}  // namespace estate::report
