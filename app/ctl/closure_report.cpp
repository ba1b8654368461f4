#include "app/ctl/closure_report.h"

#include <algorithm>
#include <ostream>

#include "app/ctl/preview_report.h"
#include "app/ctl/table.h"
#include "engine/estate/shard.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::size_t namedMax = 4;

std::string someIds(const std::vector<std::string>& ids, const char* noun)
{
    std::vector<std::string> named(
        ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(std::min(ids.size(), namedMax)));
    if (ids.size() > namedMax)
        named.push_back(formatCount(ids.size() - namedMax) + " more");
    return std::string(noun) + (ids.size() == 1 ? " " : "s ") + joinedIds(named);
}

}  // namespace

std::string countText(std::uint64_t count, const char* noun)
{
    return formatCount(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string selectionText(const CutSelection& selection)
{
    std::vector<std::string> parts;
    if (selection.everything)
        parts.emplace_back("everything");
    if (!selection.regions.empty())
        parts.push_back(someIds(selection.regions, "region"));
    if (!selection.volumes.empty())
        parts.push_back(someIds(selection.volumes, "volume"));
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : "; ") + part;
    text += "; over consistency";
    if (selection.overDatabases)
        text += ", databases";
    if (selection.overApplications)
        text += ", applications";
    return text;
}

Json toJson(const CutSelection& selection)
{
    return {{"volumes", selection.volumes},
            {"regions", selection.regions},
            {"everything", selection.everything},
            {"overDatabases", selection.overDatabases},
            {"overApplications", selection.overApplications}};
}

std::string shardText(const Catalog& catalog, ShardIndex shard)
{
    return shardName(catalog.region(regionOfShard(shard)).id, shardWithinRegion(shard));
}

// Participants are ascending by shard, so a region's stand together.
std::size_t regionsOf(const std::vector<CutParticipant>& participants)
{
    std::size_t regions = 0;
    RegionIndex last;
    for (const CutParticipant& participant : participants) {
        const RegionIndex region = regionOfShard(participant.shard);
        regions += region != last ? 1 : 0;
        last = region;
    }
    return regions;
}

void putClosure(Json& document, const Catalog& catalog, const Closure& closure)
{
    document["members"] = toJson(closure.members);
    document["records"] = toJson(closure.volumes.size());
    document["regions"] = toJson(regionsOf(closure.participants));
    document["cost"] = {{"nodesVisited", toJson(closure.nodesVisited)},
                        {"edgesVisited", toJson(closure.edgesVisited)},
                        {"partitionsRead", closure.partitionsRead}};
    Json participants = Json::array();
    for (const CutParticipant& participant : closure.participants) {
        Json volumes = Json::array();
        for (const VolumeIndex volume : closure.volumesIn(participant.shard))
            volumes.push_back(catalog.volume(volume).id);
        participants.push_back({{"shard", shardText(catalog, participant.shard)},
                                {"members", toJson(participant.members)},
                                {"selector", toJson(participant.selector)},
                                {"volumes", std::move(volumes)}});
    }
    document["participants"] = std::move(participants);
}

void printClosure(std::ostream& out, const Closure& closure)
{
    out << "  Members       " << countText(closure.members, "volume") << " in "
        << countText(closure.volumes.size(), "record") << "\n  Participants  "
        << countText(closure.participants.size(), "shard") << " of "
        << countText(regionsOf(closure.participants), "region") << "\n  Cost          "
        << countText(closure.nodesVisited, "node") << " and "
        << countText(closure.edgesVisited, "edge") << " visited, "
        << countText(closure.partitionsRead, "partition") << " read\n";
}

void printParticipants(std::ostream& out, const Catalog& catalog,
                       const std::vector<CutParticipant>& participants, std::uint64_t top)
{
    const std::size_t shown = std::min<std::uint64_t>(top, participants.size());
    Table table({{"Shard"}, {"Members", Align::right}, {"Selector"}});
    for (std::size_t i = 0; i < shown; ++i)
        table.add({shardText(catalog, participants[i].shard), formatCount(participants[i].members),
                   participants[i].selector.brief()});
    if (shown > 0)
        table.print(out << "\n", 2);
    printMore(out, shown, participants.size());
}

}  // namespace estate::ctl
