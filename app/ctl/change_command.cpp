// A region, site or host goes or returns outside any proposal.
#include <algorithm>
#include <array>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/document.h"
#include "app/ctl/suggest.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::array regionChanges = {RegionChange::online, RegionChange::offline,
                                      RegionChange::fence, RegionChange::unfence,
                                      RegionChange::expireLease};

struct Subject {
    std::string_view noun;
    std::string_view document;
    std::vector<std::string> changes;
};

Subject subjectOf(Verb verb)
{
    if (verb == Verb::changeSite)
        return {"site", "site-changed", {"online", "offline"}};
    if (verb == Verb::changeHost)
        return {"host", "host-changed", {"online", "offline"}};
    Subject region{"region", "region-changed", {}};
    for (const RegionChange change : regionChanges)
        region.changes.emplace_back(regionChangeName(change));
    return region;
}

Result<void> apply(Workspace& workspace, const Arguments& arguments, std::size_t change,
                   Timestamp now)
{
    const std::string& who = arguments.operatorName;
    const bool online = change == 0;
    if (arguments.verb == Verb::changeSite)
        return workspace.changeSite(who, arguments.subject, online, now);
    if (arguments.verb == Verb::changeHost)
        return workspace.changeHost(who, arguments.subject, online, now);
    return workspace.changeRegion(who, arguments.subject, regionChanges[change], now);
}

}  // namespace

Outcome changeCondition(const Arguments& arguments, const Terminal& terminal)
{
    const Subject subject = subjectOf(arguments.verb);
    const auto chosen = std::ranges::find(subject.changes, arguments.change);
    if (chosen == subject.changes.end()) {
        const std::vector<std::string> near = nearWords(arguments.change, subject.changes);
        return fail(ErrorCode::badInput,
                    "A " + std::string(subject.noun) + " can't be told '" + arguments.change +
                        "'. Choose " + joinedWithOr(near.empty() ? subject.changes : near) + ".",
                    {{"change", arguments.change}});
    }
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(*workspace, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    const std::uint64_t before = workspace->journal().head().index;
    const auto position = static_cast<std::size_t>(chosen - subject.changes.begin());
    if (auto applied = apply(*workspace, arguments, position, *now); !applied)
        return applied;
    const bool changed = workspace->journal().head().index != before;
    // The change is recorded, whatever becomes of the proposals that it touches.
    static_cast<void>(settle(*workspace, *now));
    const JournalHead head = workspace->journal().head();
    if (arguments.json) {
        Json document = newDocument(subject.document);
        document[subject.noun] = arguments.subject;
        document["change"] = arguments.change;
        document["changed"] = changed;
        document["time"] = toJson(workspace->lastTimestamp());
        document["head"] = {{"index", toJson(head.index)}, {"hash", toJson(head.hash)}};
        document["durableIndex"] = toJson(workspace->journal().durableIndex());
        document["stateHash"] = toJson(workspace->state().hash());
        write(terminal.out, document);
        return {};
    }
    const std::string what =
        std::string(subject.noun) + " " + arguments.subject + " " + arguments.change;
    if (changed)
        terminal.out << "Recorded: " << what << " at " << formatTime(workspace->lastTimestamp())
                     << ", by " << arguments.operatorName << "\n";
    else
        terminal.out << "Nothing to do: " << what << " is how it is already\n";
    terminal.out << "  Head       " << head.index << ":" << head.hash.hex() << "\n";
    return {};
}

}  // namespace estate::ctl
