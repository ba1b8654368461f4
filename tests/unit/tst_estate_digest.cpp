// Golden values: the scheduler estate and a plan of it are the same bytes on every compiler and
// platform.
#include <fstream>
#include <map>

#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

std::map<std::string, std::string> goldenValues()
{
    std::map<std::string, std::string> values;
    std::ifstream file(ESTATE_GOLDEN_DIRECTORY "/estate.txt");
    for (std::string line; std::getline(file, line);)
        if (const auto space = line.find(' '); !line.starts_with('#') && space != std::string::npos)
            values[line.substr(0, space)] = line.substr(space + 1);
    return values;
}

void expectGolden(const std::string& name, const Digest& actual)
{
    const auto values = goldenValues();
    const auto found = values.find(name);
    ASSERT_NE(found, values.end()) << "no golden value " << name << "; actual " << actual.hex();
    EXPECT_EQ(actual.hex(), found->second) << name;
}

EstateState opened(EstateOrigin origin, std::uint64_t denominator)
{
    return openEstate(EstateSource{origin, denominator, ""}, start).value();
}

TEST(EstateDigest, federalEstatesAreGolden)
{
    for (const std::uint64_t denominator : {1'000u, 10'000u, 777u})
        expectGolden("federal-" + std::to_string(denominator),
                     opened(EstateOrigin::federal, denominator).hash());
}

TEST(EstateDigest, theTutorialEstateIsGolden)
{
    expectGolden("four-region", opened(EstateOrigin::fourRegion, 0).hash());
}

TEST(EstateDigest, plansAreGolden)
{
    const EstateState federal = opened(EstateOrigin::federal, 1'000);
    expectGolden("plan-r017", previewOf(federal, {"r017"}).decisions);
    expectGolden("plan-r017-r018", previewOf(federal, {"r017", "r018"}).decisions);
    expectGolden("plan-r017-r018-r019", previewOf(federal, {"r017", "r018", "r019"}).decisions);
}

// The hash follows the content and nothing else.
TEST(EstateDigest, anyChangeChangesTheHashAndUndoingItRestoresIt)
{
    EstateState state = opened(EstateOrigin::fourRegion, 0);
    const Digest before = state.hash();
    const RegionIndex region = regionNamed(state, "us-east-1");
    const Timestamp since = state.region(region).unavailableSince;
    state.setCondition(region, RegionCondition::offline, start);
    EXPECT_NE(state.hash(), before);
    state.setCondition(region, RegionCondition::online, start);
    state.edit(region).unavailableSince = since;
    EXPECT_EQ(state.hash(), before);
}

TEST(EstateDigest, anOverlayDoesNotReachTheStateItWasMadeFrom)
{
    const EstateState state = opened(EstateOrigin::fourRegion, 0);
    const Digest before = state.hash();
    EstateState overlay = state;
    overlay.edit(RegionIndex(0)).unavailableSince = Timestamp{42};
    EXPECT_NE(overlay.hash(), before);
    EXPECT_EQ(state.hash(), before);
    EXPECT_EQ(overlay.touchedRegions(), 1u);
}

}  // namespace
}  // namespace estate
