// The directory's checkpoints, and who keeps them.
#include <algorithm>
#include <ostream>

#include "app/ctl/commands.h"
#include "app/ctl/directory_look.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

std::uint64_t highWaterMarks(const DirectoryCheckpoint& checkpoint)
{
    std::uint64_t sum = 0;
    for (std::uint32_t i = 0; i < directoryPartitions; ++i)
        sum += checkpoint.highWaterMark(PartitionIndex(i));
    return sum;
}

Json checkpointToJson(const DirectoryCheckpoint& checkpoint)
{
    Json json = toJson(checkpoint.ref());
    json["highWaterMarks"] = toJson(highWaterMarks(checkpoint));
    json["volumeRecords"] = toJson(checkpoint.volumeCount());
    return json;
}

std::string heldBy(std::vector<std::string> holders, std::uint64_t top)
{
    const std::size_t shown = std::min<std::uint64_t>(top, holders.size());
    const std::size_t more = holders.size() - shown;
    holders.resize(shown);
    if (more > 0)
        holders.push_back(formatCount(more) + " more");
    return joinedIds(holders);
}

void printKept(std::ostream& out, const RelationshipDirectory& relations, std::uint64_t top)
{
    const auto kept = relations.keptCheckpoints();
    if (kept.empty()) {
        out << "\nNone was taken yet; a cut that is declared takes the first.\n";
        return;
    }
    out << "\nKept\n";
    Table table({{"Epoch", Align::right}, {"Root"}, {"HWM sum", Align::right}, {"Held by"}});
    for (const auto& checkpoint : kept) {
        std::vector<std::string> holders = relations.holdersOf(checkpoint->ref());
        if (checkpoint == kept.back())
            holders.emplace(holders.begin(), "being the last");
        table.add({formatCount(checkpoint->ref().epoch), checkpoint->ref().root.brief(),
                   formatCount(highWaterMarks(*checkpoint)), heldBy(std::move(holders), top)});
    }
    table.print(out, 2);
}

}  // namespace

Outcome showCheckpoint(const Arguments& arguments, const Terminal& terminal)
{
    const auto view = viewDirectory(arguments, terminal);
    if (!view)
        return tl::unexpected<Error>(view.error());
    const DirectoryLook& look = view->look;
    const RelationshipDirectory& relations = look.relations();
    if (arguments.json) {
        Json document = newDocument("directory-checkpoint");
        document["estate"] = sourceToJson(view->estate.source());
        document["taken"] = look.taken();
        document.update(checkpointToJson(look.at()));
        Json kept = Json::array();
        for (const auto& checkpoint : relations.keptCheckpoints()) {
            Json one = checkpointToJson(*checkpoint);
            one["last"] = checkpoint == relations.lastCheckpoint();
            one["holders"] = relations.holdersOf(checkpoint->ref());
            kept.push_back(std::move(one));
        }
        document["kept"] = std::move(kept);
        write(terminal.out, document);
        return {};
    }
    terminal.out << (look.taken() ? "CHECKPOINT of the directory as it is\n"
                                  : "CHECKPOINT that would be taken of the directory as it is\n");
    printSource(terminal.out, view->estate.source());
    terminal.out << "  Epoch    " << formatCount(look.at().ref().epoch) << "\n  Root     "
                 << look.at().ref().root.hex() << "\n  HWM sum  "
                 << formatCount(highWaterMarks(look.at())) << " over "
                 << formatCount(directoryPartitions) << " partitions\n  Volumes  "
                 << formatCount(look.at().volumeCount()) << " records\n";
    printKept(terminal.out, relations, view->top);
    return {};
}

}  // namespace estate::ctl
