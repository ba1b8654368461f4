#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/estate_report.h"
#include "engine/estate/profile.h"

namespace estate::ctl {

namespace {

// Finer projections are counted but not opened: at 1:1 a catalog would need tens of gigabytes.
constexpr std::uint64_t openedDenominatorMin = 100;

}  // namespace

CatalogFacts collectCatalog(const EstateSource& source, const Blueprint& blueprint)
{
    const Catalog& catalog = *blueprint.catalog;
    CatalogFacts facts;
    facts.source = source;
    facts.catalog = catalog.digest();
    facts.rules = blueprint.rules->digest();
    facts.tables = {{"entities", catalog.entities.size()},
                    {"regions", catalog.regions.size()},
                    {"sites", catalog.sites.size()},
                    {"hosts", catalog.hosts.size()},
                    {"applications", catalog.applications.size()},
                    {"recoveryGroups", catalog.recoveryGroups.size()},
                    {"volumes", catalog.volumes.size()},
                    {"paths", catalog.paths.size()},
                    {"policies", blueprint.rules->policies.size()}};
    for (const VolumeSpec& volume : catalog.volumes)
        facts.logicalBytes += volume.bytes.value;
    for (const HostSpec& host : catalog.hosts)
        facts.physicalBytes += host.capacity.value;
    for (const RegionSpec& region : catalog.regions)
        if (facts.regionIds.size() < listedRegionsMax)
            facts.regionIds.push_back(region.id);
    return facts;
}

Outcome showEstate(const Arguments& arguments, const Terminal& terminal)
{
    const auto source = chosenSource(arguments);
    if (!source)
        return tl::unexpected<Error>(source.error());
    Json document = newDocument("estate");
    document["estate"] = originName(source->origin);
    const bool federal = source->origin == EstateOrigin::federal;
    if (federal) {
        const auto projection = FederalEstateProjection::build(source->denominator);
        if (!projection)
            return tl::unexpected<Error>(projection.error());
        const EstateFacts facts = collectFacts(*projection);
        if (arguments.json)
            document["projection"] = toJson(facts);
        else
            print(terminal.out, facts);
    }
    if (!federal || source->denominator >= openedDenominatorMin) {
        const auto blueprint = blueprintOf(*source);
        if (!blueprint)
            return tl::unexpected<Error>(blueprint.error());
        const CatalogFacts facts = collectCatalog(*source, *blueprint);
        if (arguments.json)
            document["scheduled"] = toJson(facts);
        else
            print(terminal.out << (federal ? "\n" : ""), facts);
    } else {
        document["scheduled"] = nullptr;
    }
    if (federal) {
        const auto profile = EstateProfile::parse(source->profile);
        if (!profile)
            return tl::unexpected<Error>(profile.error());
        if (arguments.json)
            document["profile"] = profileToJson(profile->toText());
        else
            printProfile(terminal.out << '\n', profile->toText());
    }
    if (arguments.json)
        write(terminal.out, document);
    return {};
}

}  // namespace estate::ctl
