#include <sstream>

#include "app/ctl/estate_report.h"
#include "engine/estate/envelope_figures.h"

namespace estate::ctl {

namespace {

Json toJson(const Spread& spread)
{
    return {{"min", ctl::toJson(spread.min)}, {"max", ctl::toJson(spread.max)}};
}

Json bytesSpread(const Spread& spread)
{
    return {{"min", ctl::toJson(Bytes(spread.min))}, {"max", ctl::toJson(Bytes(spread.max))}};
}

Json toJson(const EdgeClassFacts& counted)
{
    return {{"concrete", counted.concrete}, {"representatives", counted.representatives}};
}

Json toJson(const PopulationFacts& facts)
{
    return {{"population", populationName(facts.population)},
            {"letter", std::string(1, populationLetter(facts.population))},
            {"concrete", facts.concrete},
            {"representatives", facts.representatives},
            {"scaled", facts.scaled},
            {"neverScaled", facts.neverScaled},
            {"weight", toJson(facts.weight)},
            {"firstId", facts.firstId},
            {"lastId", facts.lastId},
            {"exact", facts.exact}};
}

Json toJson(const EdgeFacts& facts)
{
    const EdgeClassFacts all = {facts.local.concrete + facts.crossRegion.concrete,
                                facts.local.representatives + facts.crossRegion.representatives};
    return {{"kind", facts.kind},
            {"left", facts.left},
            {"right", facts.right},
            {"all", toJson(all)},
            {"local", toJson(facts.local)},
            {"crossRegion", toJson(facts.crossRegion)},
            {"weight", toJson(facts.weight)},
            {"exact", facts.exact}};
}

Json edgesToJson(const EstateFacts& facts)
{
    Json kinds = Json::array();
    for (const EdgeFacts& kind : facts.edges)
        kinds.push_back(toJson(kind));
    const EdgeClassFacts local = facts.allLocal();
    const EdgeClassFacts cross = facts.allCrossRegion();
    const EdgeClassFacts all = {local.concrete + cross.concrete,
                                local.representatives + cross.representatives};
    return {{"kinds", std::move(kinds)},
            {"total",
             {{"all", toJson(all)}, {"local", toJson(local)}, {"crossRegion", toJson(cross)}}}};
}

}  // namespace

Json toJson(const EstateFacts& facts)
{
    Json populations = Json::array();
    for (const PopulationFacts& population : facts.populations)
        populations.push_back(toJson(population));
    Json derivation = Json::array();
    for (const std::string_view step : envelopeDerivation)
        derivation.push_back(step);
    Json figures = Json::array();
    for (const EnvelopeFigureFacts& figure : envelopeFigures())
        figures.push_back({{"figure", figure.name},
                           {"value", decimal(figure.value)},
                           {"basis", figureBasisName(figure.basis)}});
    Json json;
    json["envelopeVersion"] = envelopeVersion;
    json["denominator"] = toJson(facts.denominator);
    json["exact"] = facts.exact();
    json["populations"] = std::move(populations);
    json["edges"] = edgesToJson(facts);
    json["capacity"] = {{"logicalBytes", decimal(facts.logicalBytes)},
                        {"logicalExact", facts.logicalExact},
                        {"physicalBytes", decimal(facts.physicalBytes)},
                        {"physicalExact", facts.physicalExact},
                        {"physicalBytesPerHost", toJson(Bytes(physicalBytesPerHost))},
                        {"physicalPerLogical", "3.5"}};
    json["ownership"] = {{"sitesPerRegion", sitesPerRegion},
                         {"regionsPerEntity", toJson(facts.presenceOfEntity)},
                         {"entitiesPerRegion", toJson(facts.entitiesOfRegion)},
                         {"shardsPerRegion", shardsPerRegion},
                         {"shards", facts.shards},
                         {"directoryPartitions", directoryPartitions}};
    json["shardVolumes"] = {{"concrete", toJson(facts.shardVolumes)},
                            {"representatives", toJson(facts.shardVolumeRepresentatives)}};
    json["perRegion"] = {{"hosts", toJson(facts.regionHosts)},
                         {"volumes", toJson(facts.regionVolumes)},
                         {"databases", toJson(facts.regionDatabases)},
                         {"environments", toJson(facts.regionEnvironments)},
                         {"logicalBytes", bytesSpread(facts.regionLogicalBytes)}};
    json["derivation"] = std::move(derivation);
    json["figures"] = std::move(figures);
    json["projectionDigest"] = toJson(facts.digest);
    return json;
}

Json toJson(const CatalogFacts& facts)
{
    Json json;
    for (const auto& [name, rows] : facts.tables)
        json[name] = toJson(rows);
    json["logicalBytes"] = decimal(facts.logicalBytes);
    json["physicalBytes"] = decimal(facts.physicalBytes);
    json["catalogDigest"] = toJson(facts.catalog);
    json["rulesDigest"] = toJson(facts.rules);
    return json;
}

Json profileToJson(const std::string& profileText)
{
    Json json = Json::object();
    std::istringstream lines(profileText);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t sign = line.find(" = ");
        if (sign != std::string::npos)
            json[line.substr(0, sign)] = line.substr(sign + 3);
    }
    return json;
}

}  // namespace estate::ctl
