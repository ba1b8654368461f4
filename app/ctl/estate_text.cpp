#include <ostream>
#include <sstream>

#include "app/ctl/estate_report.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

std::string spreadText(const Spread& spread)
{
    if (spread.min == spread.max)
        return formatCount(spread.min);
    return formatCount(spread.min) + " to " + formatCount(spread.max);
}

std::string bytesSpreadText(const Spread& spread)
{
    const std::string least = formatBytes(spread.min);
    const std::string most = formatBytes(spread.max);
    return least == most ? least : least + " to " + most;
}

std::string exactness(bool exact)
{
    return exact ? "exact" : "NOT EXACT";
}

void printPopulations(std::ostream& out, const EstateFacts& facts)
{
    Table table({{"Population"},
                 {"Concrete", Align::right},
                 {"Representatives", Align::right},
                 {"Weight", Align::right},
                 {"Ids"},
                 {"Cover"}});
    bool moreThanScaled = false;
    for (const PopulationFacts& population : facts.populations) {
        moreThanScaled = moreThanScaled || population.representatives > population.scaled;
        const std::string mark = population.representatives > population.scaled ? " *" : "";
        table.add({std::string(populationName(population.population)),
                   formatCount(population.concrete), formatCount(population.representatives) + mark,
                   spreadText(population.weight), population.firstId + " .. " + population.lastId,
                   exactness(population.exact)});
    }
    table.print(out);
    if (moreThanScaled)
        out << "* More than one in " << formatCount(facts.denominator)
            << ": every site, region or entity keeps at least one of its own.\n";
}

void printEdges(std::ostream& out, const EstateFacts& facts)
{
    Table table({{"Relationship"},
                 {"Local", Align::right},
                 {"Cross-region", Align::right},
                 {"Representatives: local", Align::right},
                 {"cross-region", Align::right},
                 {"Weight", Align::right},
                 {"Classes"}});
    for (const EdgeFacts& kind : facts.edges)
        table.add({std::string(kind.kind), formatCount(kind.local.concrete),
                   formatCount(kind.crossRegion.concrete), formatCount(kind.local.representatives),
                   formatCount(kind.crossRegion.representatives), spreadText(kind.weight),
                   exactness(kind.exact)});
    const EdgeClassFacts local = facts.allLocal();
    const EdgeClassFacts cross = facts.allCrossRegion();
    table.add({"all", formatCount(local.concrete), formatCount(cross.concrete),
               formatCount(local.representatives), formatCount(cross.representatives), "", ""});
    table.print(out);
}

}  // namespace

void print(std::ostream& out, const EstateFacts& facts)
{
    out << "Federal estate, 1 representative to about " << formatCount(facts.denominator)
        << " concrete things (envelope version " << envelopeVersion << ")\n"
        << "A planning envelope, deliberately conservative; not a census.\n\n";
    printPopulations(out, facts);
    out << '\n';
    printEdges(out, facts);

    out << "\nCapacity\n"
        << "  logical data     " << formatBytes(facts.logicalBytes) << "  ("
        << formatBytesExact(facts.logicalBytes) << ", " << exactness(facts.logicalExact) << ")\n"
        << "  physical media   " << formatBytes(facts.physicalBytes) << "  ("
        << formatBytesExact(facts.physicalBytes) << ", " << exactness(facts.physicalExact)
        << "; 3.5 x logical, " << formatBytes(physicalBytesPerHost) << " a host)\n";

    out << "\nOwnership\n"
        << "  sites in a region          " << sitesPerRegion << "\n"
        << "  regions of an entity       " << spreadText(facts.presenceOfEntity) << "\n"
        << "  entities in a region       " << spreadText(facts.entitiesOfRegion) << "\n"
        << "  scheduling shards          " << formatCount(facts.shards) << "  (" << shardsPerRegion
        << " in a region, " << spreadText(facts.shardVolumes) << " concrete volumes each)\n"
        << "  directory partitions       " << formatCount(directoryPartitions) << "\n";

    out << "\nOne region, concrete\n"
        << "  hosts " << spreadText(facts.regionHosts) << ", volumes "
        << spreadText(facts.regionVolumes) << ", databases " << spreadText(facts.regionDatabases)
        << ", environments " << spreadText(facts.regionEnvironments) << "\n"
        << "  logical data " << bytesSpreadText(facts.regionLogicalBytes) << "\n";

    out << "\nWhere the numbers come from\n";
    for (const std::string_view step : envelopeDerivation)
        out << "  " << step << "\n";
    out << "\nProjection digest  " << facts.digest.hex() << "\n";
}

void print(std::ostream& out, const CatalogFacts& facts)
{
    out << "Estate as scheduled: " << originName(facts.source.origin) << "\n";
    for (const auto& [name, rows] : facts.tables)
        out << "  " << name << std::string(name.size() < 16 ? 16 - name.size() : 1, ' ')
            << formatCount(rows) << "\n";
    out << "  logical data    " << formatBytes(facts.logicalBytes) << "\n"
        << "  physical media  " << formatBytes(facts.physicalBytes) << "\n"
        << "  regions are     ";
    for (std::size_t i = 0; i < facts.regionIds.size(); ++i)
        out << (i == 0 ? "" : ", ") << facts.regionIds[i];
    out << (facts.regionIds.size() == listedRegionsMax ? ", ..." : "") << "\n"
        << "Catalog digest     " << facts.catalog.hex() << "\n"
        << "Rules digest       " << facts.rules.hex() << "\n";
}

void printProfile(std::ostream& out, const std::string& profileText)
{
    out << "Modelling assumptions (all ours; override with --profile)\n";
    std::istringstream lines(profileText);
    for (std::string line; std::getline(lines, line);)
        out << "  " << line << "\n";
}

}  // namespace estate::ctl
