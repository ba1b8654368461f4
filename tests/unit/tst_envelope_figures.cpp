// The envelope's figures hang together: each is what its factors come to.
#include <algorithm>
#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/estate/consistency_chains.h"
#include "engine/estate/envelope.h"
#include "engine/estate/envelope_figures.h"

namespace estate {
namespace {

U128 valueOf(EnvelopeFigure figure)
{
    const auto figures = envelopeFigures();
    const auto found = std::ranges::find(figures, figure, &EnvelopeFigureFacts::figure);
    return found == figures.end() ? U128{0} : found->value;
}

// Of a figure that the envelope rounds: within 3 %.
bool isAbout(U128 rounded, U128 exact)
{
    const U128 difference = rounded > exact ? rounded - exact : exact - rounded;
    return difference * 100 <= exact * 3;
}

TEST(EnvelopeFigures, namesAreUnique)
{
    std::set<std::string_view> names;
    for (const EnvelopeFigureFacts& facts : envelopeFigures()) {
        EXPECT_TRUE(names.insert(facts.name).second) << facts.name;
        EXPECT_FALSE(figureBasisName(facts.basis).empty());
        EXPECT_TRUE(facts.value > 0) << facts.name;
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(EnvelopeFigure::partitions) + 1);
}

TEST(EnvelopeFigures, estateFollowsFromReportedInvestments)
{
    EXPECT_TRUE(isAbout(federalApplications, reportedInvestments * componentsPerInvestment));
    EXPECT_TRUE(valueOf(EnvelopeFigure::applications) == federalApplications * envelopeFactor);
    EXPECT_TRUE(valueOf(EnvelopeFigure::environments) == federalEnvironments * envelopeFactor);
    EXPECT_TRUE(isAbout(valueOf(EnvelopeFigure::volumes),
                        valueOf(EnvelopeFigure::environments) * volumesPerEnvironmentTenths / 10));
    EXPECT_TRUE(valueOf(EnvelopeFigure::volumeMemberships) ==
                valueOf(EnvelopeFigure::databases) * membershipsPerDatabase);
}

TEST(EnvelopeFigures, sumsAndRatiosAreExact)
{
    EXPECT_TRUE(valueOf(EnvelopeFigure::sites) ==
                valueOf(EnvelopeFigure::regions) * sitesPerRegion);
    EXPECT_TRUE(valueOf(EnvelopeFigure::entities) * regionsPerEntity ==
                valueOf(EnvelopeFigure::regions) * entitiesPerRegion);
    EXPECT_TRUE(valueOf(EnvelopeFigure::edges) ==
                valueOf(EnvelopeFigure::volumeMemberships) + valueOf(EnvelopeFigure::databaseUses) +
                    valueOf(EnvelopeFigure::consistencyEdges) +
                    valueOf(EnvelopeFigure::applicationDependencies));
    EXPECT_TRUE(valueOf(EnvelopeFigure::consistencyEdges) ==
                valueOf(EnvelopeFigure::volumes) / volumesPerChain * (volumesPerChain - 1));
    EXPECT_TRUE(valueOf(EnvelopeFigure::hosts) * physicalBytesPerHost ==
                valueOf(EnvelopeFigure::physicalBytes));
}

}  // namespace
}  // namespace estate
