#include <map>
#include <ostream>

#include "app/ctl/failure_report.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

const GroupDecision& decisionOf(const SecondLossPreview& preview, const GroupStory& story)
{
    return story.second ? preview.second.plan.groups[*story.second]
                        : preview.first.plan.groups[*story.first];
}

Json positionOrNull(const std::optional<std::uint32_t>& position)
{
    return position ? Json(*position) : Json(nullptr);
}

void printStories(std::ostream& out, const SecondLossReport& report)
{
    const Catalog& catalog = report.state.catalog();
    const SecondLossPreview& preview = report.preview;
    const auto relative = [&](Timestamp time) {
        return "T+" + formatDuration(time.since(preview.first.at));
    };
    Table table({{"Group"},
                 {"Kind"},
                 {"Fate"},
                 {"From"},
                 {"To"},
                 {"Done", Align::right},
                 {"Against RTO", Align::right},
                 {"Lost", Align::right},
                 {"Reason"}});
    for (const GroupStory& story : preview.stories) {
        const GroupDecision& group = decisionOf(preview, story);
        const bool recovers = group.timing.has_value();
        table.add({groupId(catalog, group), std::string(gangKindName(group.kind)),
                   std::string(groupFateName(story.fate)), catalog.region(group.source).id,
                   group.destination.valid() ? catalog.region(group.destination).id : "-",
                   recovers ? relative(group.timing->completion) : "-",
                   recovers && group.kind == GangKind::failover
                       ? formatSignedSlack(group.timing->completion, group.deadline)
                       : "-",
                   formatCount(group.lostOperations.value), std::string(reasonName(group.reason))});
    }
    table.print(out);
}

std::string fatesText(const SecondLossPreview& preview)
{
    std::map<GroupFate, std::uint64_t> counts;
    for (const GroupStory& story : preview.stories)
        ++counts[story.fate];
    std::vector<std::string> parts;
    for (const auto& [fate, count] : counts)
        parts.push_back(formatCount(count) + " " + std::string(groupFateName(fate)));
    return joinedIds(parts);
}

}  // namespace

NotDurable notDurableOf(const Catalog& catalog, const SecondLossPreview& preview)
{
    NotDurable counted;
    for (const GroupStory& story : preview.stories)
        counted.add(catalog, decisionOf(preview, story));
    return counted;
}

Json toJson(const SecondLossReport& report)
{
    const EstateState& state = report.state;
    const SecondLossPreview& preview = report.preview;
    Json json = newDocument("second-loss");
    json["plannerVersion"] = plannerVersion;
    json["estate"] = sourceToJson(report.source);
    json["stateHashBefore"] = toJson(report.hashBefore);
    json["stateHashAfter"] = toJson(report.hashAfter);
    json["afterNs"] = toJson(preview.after);
    json["unplacedVolumes"] = toJson(unplacedVolumes(state));
    json["maintenance"] = toJson(report.maintenance, preview.first.at);
    json["summary"] = summaryToJson(preview.final, notDurableOf(state.catalog(), preview));
    Json committed = Json::array();
    for (const Digest& gang : preview.committed)
        committed.push_back(toJson(gang));
    json["committedBefore"] = std::move(committed);
    Json stories = Json::array();
    for (const GroupStory& story : preview.stories)
        stories.push_back({{"group", groupId(state.catalog(), decisionOf(preview, story))},
                           {"fate", groupFateName(story.fate)},
                           {"first", positionOrNull(story.first)},
                           {"second", positionOrNull(story.second)}});
    json["stories"] = std::move(stories);
    const EstateState afterFirst = stateAfter(state, preview.first.failures, preview.first.at);
    putPreview(json["first"], state, afterFirst, preview.first);
    putPreview(json["second"], state,
               stateAfter(afterFirst, preview.second.failures, preview.second.at), preview.second);
    return json;
}

void print(std::ostream& out, const SecondLossReport& report)
{
    const SecondLossPreview& preview = report.preview;
    out << "PREVIEW, nothing changes: loss of " << failureText(preview.first.failures) << " at "
        << formatTime(preview.first.at) << ", then of " << failureText(preview.second.failures)
        << " after " << formatDuration(preview.after) << "\n";
    printSource(out, report.source);
    printUnplaced(out, report.state);
    print(out, report.maintenance);
    out << "\nIn the end\n";
    printSummary(out, preview.final, notDurableOf(report.state.catalog(), preview),
                 preview.first.at);
    out << "\n"
        << formatCount(preview.committed.size())
        << " gangs were done before the second loss. Groups: " << fatesText(preview) << "\n"
        << "T+ is from the first loss\n";
    printStories(out, report);
    out << "\nDecisions     " << preview.first.decisions.hex() << " of the first loss\n"
        << "              " << preview.second.decisions.hex() << " of the second\n"
        << "State before  " << report.hashBefore.hex() << "\n"
        << "State after   " << report.hashAfter.hex()
        << "  (the same: a preview changes nothing)\n";
}

}  // namespace estate::ctl
