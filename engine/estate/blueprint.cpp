#include "engine/estate/blueprint.h"

#include "engine/estate/profile.h"

namespace estate {

Result<Blueprint> blueprintOf(const EstateSource& source)
{
    if (source.origin == EstateOrigin::fourRegion)
        return fourRegionBlueprint();
    auto profile = EstateProfile::parse(source.profile);
    if (!profile)
        return tl::unexpected(profile.error());
    return federalBlueprint(source.denominator, *profile);
}

}  // namespace estate
