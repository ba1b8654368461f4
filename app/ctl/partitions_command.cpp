// The directory's partitions: all of them, or the records of one.
#include <algorithm>
#include <ostream>

#include "app/ctl/commands.h"
#include "app/ctl/directory_names.h"
#include "app/ctl/partition_facts.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

Json partitionToJson(const PartitionFacts& facts)
{
    const bool known = facts.available;
    return {{"partition", facts.partition.value},
            {"available", known},
            {"highWaterMark", toJson(facts.highWaterMark)},
            {"records", known ? toJson(facts.records) : Json(nullptr)},
            {"edges", known ? toJson(facts.edges) : Json(nullptr)},
            {"digest", known ? toJson(facts.digest) : Json(nullptr)}};
}

Json totalsToJson(const DirectoryTotals& totals)
{
    Json json = {{"highWaterMark",
                  {{"total", toJson(totals.highWaterMarks)},
                   {"min", toJson(totals.highWaterMarkMin)},
                   {"max", toJson(totals.highWaterMarkMax)}}},
                 {"answering", toJson(totals.answering)},
                 {"records",
                  {{"total", toJson(totals.records)},
                   {"min", toJson(totals.recordsMin)},
                   {"max", toJson(totals.recordsMax)}}},
                 {"edges", toJson(totals.edges)},
                 {"evenness", nullptr}};
    if (totals.evenness)
        json["evenness"] = {{"chiSquare", toJson(totals.evenness->chiSquare)},
                            {"degreesOfFreedom", toJson(totals.evenness->degreesOfFreedom)},
                            {"even", totals.evenness->even}};
    return json;
}

std::string rangeText(std::uint64_t least, std::uint64_t most)
{
    return formatCount(least) + " to " + formatCount(most) + " in one";
}

void printTotals(std::ostream& out, const DirectoryTotals& totals)
{
    const std::uint64_t silent = directoryPartitions - totals.answering;
    out << "  Partitions       " << formatCount(directoryPartitions);
    if (silent > 0)
        out << ", " << formatCount(silent) << (silent == 1 ? " of which does" : " of which do")
            << " not answer";
    out << "\n  High-water mark  " << formatCount(totals.highWaterMarks) << " together, "
        << rangeText(totals.highWaterMarkMin, totals.highWaterMarkMax) << "\n  Edges            "
        << formatCount(totals.edges) << (silent > 0 ? " in those that answer" : "")
        << "\n  Records          " << formatCount(totals.records) << ", "
        << rangeText(totals.recordsMin, totals.recordsMax) << "\n  Evenness         ";
    if (!totals.evenness)
        out << "n/a: fewer than five records to a partition\n";
    else
        out << (totals.evenness->even ? "even" : "NOT EVEN") << ": chi-square "
            << formatCount(totals.evenness->chiSquare) << " of the records, where chance gives "
            << formatCount(totals.evenness->degreesOfFreedom) << "\n";
}

void printLargest(std::ostream& out, std::vector<PartitionFacts> partitions, std::uint64_t top)
{
    std::erase_if(partitions, [](const PartitionFacts& facts) {
        return facts.available && facts.records == 0;
    });
    std::ranges::stable_sort(partitions, [](const PartitionFacts& a, const PartitionFacts& b) {
        // What does not answer is what somebody looks for.
        return a.available != b.available ? !a.available : a.records > b.records;
    });
    const std::size_t shown = std::min<std::uint64_t>(top, partitions.size());
    if (shown == 0)
        return;
    out << "\nThe largest by records\n";
    Table table({{"Partition", Align::right},
                 {"HWM", Align::right},
                 {"Records", Align::right},
                 {"Edges", Align::right},
                 {"Digest"}});
    for (std::size_t i = 0; i < shown; ++i) {
        const PartitionFacts& facts = partitions[i];
        table.add({formatCount(facts.partition.value), formatCount(facts.highWaterMark),
                   facts.available ? formatCount(facts.records) : "-",
                   facts.available ? formatCount(facts.edges) : "-",
                   facts.available ? facts.digest.brief() : "does not answer"});
    }
    table.print(out, 2);
    printMore(out, shown, partitions.size());
}

std::string endText(const DirectoryNames& names, const RelationshipEnd& end)
{
    return names.id(end) + " in " + names.region(end.region);
}

std::string_view changeName(DirectoryChange change)
{
    return change == DirectoryChange::add ? "add" : "remove";
}

Outcome showOne(const Arguments& arguments, const Terminal& terminal, const DirectoryView& view,
                PartitionIndex index)
{
    const DirectoryLook& look = view.look;
    const EstateSource& source = view.estate.source();
    if (const auto answers = look.relations().checkAvailable(index); !answers)
        return answers;
    const DirectoryNames names(source, view.catalog(), look.relations().numbering());
    const DirectoryPartition& partition = look.relations().partition(index);
    const PartitionFacts facts = factsOf(look, index);
    const std::vector<DirectoryRecord>& log = partition.log();
    if (arguments.json) {
        Json document = newDocument("directory-partition");
        document["estate"] = sourceToJson(source);
        document["checkpoint"] = toJson(look);
        document.update(partitionToJson(facts));
        Json records = Json::array();
        for (const DirectoryRecord& record : log)
            records.push_back({{"change", changeName(record.change)},
                               {"edge", names.toJson(partition.edge(record.slot))}});
        document["log"] = std::move(records);
        write(terminal.out, document);
        return {};
    }
    terminal.out << "PARTITION " << formatCount(index.value) << " at " << checkpointText(look)
                 << "\n";
    printSource(terminal.out, source);
    terminal.out << "  High-water mark  " << formatCount(facts.highWaterMark)
                 << "\n  Edges            " << formatCount(facts.edges) << " in "
                 << formatCount(facts.records) << (facts.records == 1 ? " record" : " records")
                 << "\n  Digest           " << facts.digest.hex() << "\n";
    const std::size_t shown = std::min<std::uint64_t>(view.top, log.size());
    if (shown == 0)
        return {};
    Table table({{"HWM", Align::right},
                 {"Change"},
                 {"Edge"},
                 {"Kind"},
                 {"Count", Align::right},
                 {"From"},
                 {"To"}});
    for (std::size_t i = 0; i < shown; ++i) {
        const RelationshipEdge& edge = partition.edge(log[i].slot);
        table.add({formatCount(i + 1), std::string(changeName(log[i].change)), edgeName(edge.id),
                   std::string(relationshipName(edge.kind)), formatCount(edge.count),
                   endText(names, edge.left), endText(names, edge.right)});
    }
    table.print(terminal.out << "\n", 2);
    printMore(terminal.out, shown, log.size());
    return {};
}

}  // namespace

Outcome showPartitions(const Arguments& arguments, const Terminal& terminal)
{
    PartitionIndex one;
    if (!arguments.partition.empty()) {
        const auto parsed = parsePartition(arguments.partition, "--partition");
        if (!parsed)
            return tl::unexpected<Error>(parsed.error());
        one = *parsed;
    }
    const auto view = viewDirectory(arguments, terminal);
    if (!view)
        return tl::unexpected<Error>(view.error());
    const DirectoryLook& look = view->look;
    if (one.valid())
        return showOne(arguments, terminal, *view, one);
    const std::vector<PartitionFacts> partitions = allPartitions(look);
    const DirectoryTotals totals = totalsOf(partitions);
    if (arguments.json) {
        Json document = newDocument("directory-partitions");
        document["estate"] = sourceToJson(view->estate.source());
        document["checkpoint"] = toJson(look);
        document["totals"] = totalsToJson(totals);
        Json listed = Json::array();
        for (const PartitionFacts& facts : partitions)
            listed.push_back(partitionToJson(facts));
        document["partitions"] = std::move(listed);
        write(terminal.out, document);
        return {};
    }
    terminal.out << "DIRECTORY at " << checkpointText(look) << "\n";
    printSource(terminal.out, view->estate.source());
    printTotals(terminal.out, totals);
    printLargest(terminal.out, partitions, view->top);
    return {};
}

}  // namespace estate::ctl
