#include "engine/estate/blueprint.h"

#include "engine/estate/profile.h"

namespace estate {

namespace {

// Events describe everything.
Result<Blueprint> emptyBlueprint()
{
    Blueprint blueprint;
    auto catalog = std::make_shared<Catalog>();
    if (auto sealed = catalog->seal(); !sealed)
        return tl::unexpected(sealed.error());
    auto rules = std::make_shared<Rules>(*catalog);
    if (auto sealed = rules->seal(*catalog); !sealed)
        return tl::unexpected(sealed.error());
    blueprint.catalog = std::move(catalog);
    blueprint.rules = std::move(rules);
    return blueprint;
}

}  // namespace

Result<Blueprint> blueprintOf(const EstateSource& source)
{
    if (source.origin == EstateOrigin::fourRegion)
        return fourRegionBlueprint();
    if (source.origin == EstateOrigin::empty)
        return emptyBlueprint();
    auto profile = EstateProfile::parse(source.profile);
    if (!profile)
        return tl::unexpected(profile.error());
    return federalBlueprint(source.denominator, *profile);
}

}  // namespace estate
