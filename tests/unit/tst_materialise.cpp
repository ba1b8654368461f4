// All edges of an estate as records of its partitions, in parts and bounded steps, and what the
// check of an edge catches.
#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/directory/directory.h"
#include "engine/directory/edge_check.h"
#include "engine/directory/materialise.h"
#include "engine/directory/projected_edges.h"

namespace estate {
namespace {

using testing::HasSubstr;

FederalEstateProjection projectionAt(std::uint64_t denominator)
{
    auto built = FederalEstateProjection::withoutEdges(denominator);
    if (!built)
        throw std::runtime_error(built.error().message);
    return std::move(*built);
}

MaterialisedPart runPart(const EdgeProjection& edges, std::uint32_t part, std::uint32_t parts,
                         std::uint32_t stepMax = 10'000)
{
    auto work = Materialisation::make(edges, part, parts);
    if (!work)
        throw std::runtime_error(work.error().message);
    for (;;) {
        const auto more = work->step(stepMax);
        if (!more)
            throw std::runtime_error(more.error().message);
        if (!*more)
            return work->take();
    }
}

MaterialisedEstate materialise(const EdgeProjection& edges, std::uint32_t parts,
                               std::uint32_t stepMax = 10'000)
{
    std::vector<MaterialisedPart> done;
    for (std::uint32_t part = parts; part-- > 0;)  // in any order
        done.push_back(runPart(edges, part, parts, stepMax));
    auto joined = joinParts(edges, std::move(done));
    if (!joined)
        throw std::runtime_error(joined.error().message);
    return std::move(*joined);
}

class MaterialiseAt : public testing::TestWithParam<std::uint64_t> {
protected:
    const FederalEstateProjection projection = projectionAt(GetParam());
    const EdgeProjection edges{projection};
};
INSTANTIATE_TEST_SUITE_P(Denominators, MaterialiseAt, testing::Values(1'000, 777, 50'000),
                         testing::PrintToStringParamName());

TEST_P(MaterialiseAt, EdgesAreThoseOfTheProjectionThatKeepsThem)
{
    const auto kept = FederalEstateProjection::build(GetParam());
    ASSERT_EQ(kept->edges().size(), edges.count());
    for (std::uint32_t i = 0; i < edges.count(); ++i) {
        const ProjectedEdge edge = edges.at(i);
        ASSERT_EQ(relationshipOf(projection, edge), relationshipOf(*kept, kept->edges()[i])) << i;
        ASSERT_EQ(edges.rangeOf(i), (OrdinalRange{edge.firstOrdinal, edge.count})) << i;
        ASSERT_EQ(edges.classOf(i).kind, edge.kind) << i;
        ASSERT_EQ(edges.classOf(i).crossRegion, edge.crossRegion) << i;
    }
}

TEST_P(MaterialiseAt, TheRootIsTheDirectorysInAnyNumberOfPartsAndSteps)
{
    RelationshipDirectory directory(
        std::make_shared<const EstateNumbering>(EstateNumbering::of(projection)));
    for (std::uint32_t i = 0; i < edges.count(); ++i)
        ASSERT_TRUE(directory.add(relationshipOf(projection, edges.at(i))).has_value());
    EXPECT_EQ(materialise(edges, 1).root, directory.root());
    EXPECT_EQ(materialise(edges, 1, 1).root, directory.root());
    EXPECT_EQ(materialise(edges, 2).root, directory.root());
    EXPECT_EQ(materialise(edges, 3, 777).root, directory.root());
}

TEST_P(MaterialiseAt, EveryEdgeIsInOnePartitionAndTotalsAreTheEnvelopes)
{
    const MaterialisedEstate estate = materialise(edges, 3);
    EXPECT_EQ(estate.tally.records, edges.count());
    ASSERT_EQ(estate.recordsOf.size(), directoryPartitions);
    EXPECT_EQ(std::accumulate(estate.recordsOf.begin(), estate.recordsOf.end(), std::uint64_t{0}),
              edges.count());
    EXPECT_EQ(estate.tally.concrete,
              (std::array<std::uint64_t, 4>{24'000'000, 8'000'000, 10'000'000, 8'000'000}));
    EXPECT_EQ(estate.tally.crossRegion,
              (std::array<std::uint64_t, 4>{0, 800'000, 500'000, 1'600'000}));
}

TEST(Materialise, DegreesAddUpOverParts)
{
    const auto projection = projectionAt(1'000);
    const EdgeProjection edges(projection);
    const EdgeDegrees whole = materialise(edges, 1).tally.degrees;
    const EdgeDegrees parts = materialise(edges, 3).tally.degrees;
    EXPECT_EQ(whole.consistency, parts.consistency);
    EXPECT_EQ(whole.memberships, parts.memberships);
    EXPECT_EQ(whole.uses, parts.uses);
    // Two thousand chains of six: two ends and four inner volumes each.
    EXPECT_EQ(std::count(parts.consistency.begin(), parts.consistency.end(), 1), 4'000);
    EXPECT_EQ(std::count(parts.consistency.begin(), parts.consistency.end(), 2), 8'000);
    const auto sum = [](const std::vector<std::uint8_t>& counts) {
        return std::accumulate(counts.begin(), counts.end(), 0);
    };
    EXPECT_EQ(sum(parts.memberships), 24'000);
    EXPECT_EQ(sum(parts.uses), 8'000);
}

TEST(Materialise, AStepIsBounded)
{
    const auto projection = projectionAt(10'000);
    const EdgeProjection edges(projection);
    auto work = Materialisation::make(edges, 1, 2);
    ASSERT_TRUE(work.has_value());
    for (std::uint32_t walked = 0; walked < 5'000; walked += 1'000) {
        EXPECT_EQ(work->walked(), walked);
        const auto more = work->step(1'000);
        ASSERT_TRUE(more.has_value());
        EXPECT_EQ(*more, walked + 1'000 < 5'000);
    }
    EXPECT_EQ(work->walked(), 5'000u);
    EXPECT_EQ(work->take().firstPartition, 2'048u);
}

TEST(Materialise, PartsThatAreNotThereAreRefused)
{
    const auto projection = projectionAt(10'000);
    const EdgeProjection edges(projection);
    for (const auto& [part, parts] :
         std::vector<std::pair<std::uint32_t, std::uint32_t>>{{0, 0}, {2, 2}, {0, 65}}) {
        const auto refused = Materialisation::make(edges, part, parts);
        ASSERT_FALSE(refused.has_value()) << part;
        EXPECT_EQ(refused.error().code, ErrorCode::badInput);
    }
}

TEST(Materialise, PartsThatDontMakeUpTheWholeAreRefused)
{
    const auto projection = projectionAt(10'000);
    const EdgeProjection edges(projection);
    const MaterialisedPart first = runPart(edges, 0, 2);
    const MaterialisedPart second = runPart(edges, 1, 2);
    const auto messageOf = [&](std::vector<MaterialisedPart> parts) {
        const auto joined = joinParts(edges, std::move(parts));
        return joined ? std::string("accepted") : joined.error().message;
    };
    EXPECT_EQ(messageOf({second, first}), "accepted");
    EXPECT_THAT(messageOf({}), HasSubstr("0 partitions"));
    EXPECT_THAT(messageOf({first}), HasSubstr("2048 partitions"));
    EXPECT_THAT(messageOf({second}), HasSubstr("Partition 0"));
    EXPECT_THAT(messageOf({first, first, second}), HasSubstr("Partition 0"));
    MaterialisedPart lost = second;
    --lost.partitions[7].highWaterMark;
    EXPECT_THAT(messageOf({first, lost}), HasSubstr("4999 records of 5000"));
    MaterialisedPart otherKind = second;
    --otherKind.tally.concrete[2];
    EXPECT_THAT(messageOf({first, otherKind}), HasSubstr("9999999 \"volume consistency\""));
    MaterialisedPart crossing = second;
    ++crossing.tally.crossRegion[0];
    EXPECT_THAT(messageOf({first, crossing}), HasSubstr("1 of them between regions"));
}

// Each change of one edge, and what the check says of it. Edge 42,000 of 1:1,000 joins volumes
// across regions.
class EdgeCheckTest : public testing::Test {
protected:
    [[nodiscard]] RelationshipEdge edgeAt(std::uint32_t j) const
    {
        return relationshipOf(projection, edges.at(j));
    }
    [[nodiscard]] std::string tampered(std::uint32_t at,
                                       const std::function<void(RelationshipEdge&)>& change) const
    {
        EdgeCheck check(projection);
        for (std::uint32_t j = 0; j < edges.count(); ++j) {
            RelationshipEdge edge = edgeAt(j);
            if (j == at)
                change(edge);
            if (const auto taken = check.take(edge); !taken) {
                EXPECT_EQ(taken.error().code, ErrorCode::contradiction);
                return taken.error().message;
            }
        }
        const auto whole = checkWhole(projection, check.tally());
        return whole ? std::string("accepted") : whole.error().message;
    }
    [[nodiscard]] std::uint32_t firstOf(RelationshipKind kind, bool crossRegion) const
    {
        for (const EdgeClass& edgeClass : edges.classes()) {
            if (edgeClass.kind == kind && edgeClass.crossRegion == crossRegion)
                return narrowed(edgeClass.firstRepresentative);
        }
        throw std::runtime_error("no such class");
    }

    const FederalEstateProjection projection = projectionAt(1'000);
    const EdgeProjection edges{projection};
};

TEST_F(EdgeCheckTest, AcceptsTheEstateAsItIs)
{
    EXPECT_EQ(tampered(0, [](RelationshipEdge&) {}), "accepted");
}

TEST_F(EdgeCheckTest, CatchesGapsOverlapsAndLostEdges)
{
    EXPECT_THAT(tampered(100, [](RelationshipEdge& edge) { ++edge.id; }),
                HasSubstr("Edge 100001 does not begin at 100000"));
    EXPECT_THAT(tampered(100, [](RelationshipEdge& edge) { --edge.id; }),
                HasSubstr("does not begin at 100000"));
    EXPECT_THAT(tampered(100, [](RelationshipEdge& edge) { --edge.count; }),
                HasSubstr("Edge 101000 does not begin at 100999"));
    EXPECT_THAT(tampered(100, [](RelationshipEdge& edge) { edge.count = 0; }),
                HasSubstr("stands for 0 edges"));
    EXPECT_THAT(tampered(23'999, [](RelationshipEdge& edge) { ++edge.count; }),
                HasSubstr("more than its class has left"));
    EXPECT_THAT(tampered(49'999, [](RelationshipEdge& edge) { --edge.count; }),
                HasSubstr("7999999 \"application dependency\""));
    EdgeCheck check(projection);
    for (std::uint32_t j = 0; j < edges.count(); ++j)
        ASSERT_TRUE(check.skip(edges.rangeOf(j)).has_value());
    EXPECT_THAT(check.skip({50'000'000, 1}).error().message, HasSubstr("beyond"));
}

TEST_F(EdgeCheckTest, CatchesAWrongKindPopulationOrOrdinal)
{
    EXPECT_THAT(
        tampered(5,
                 [](RelationshipEdge& edge) { edge.kind = RelationshipKind::volumeConsistency; }),
        HasSubstr("of another kind"));
    EXPECT_THAT(tampered(5, [](RelationshipEdge& edge) { std::swap(edge.left, edge.right); }),
                HasSubstr("its kind ends at a"));
    EXPECT_THAT(tampered(5, [](RelationshipEdge& edge) { edge.right.ordinal = 12'000'000; }),
                HasSubstr("outside the population"));
    const std::uint32_t link = firstOf(RelationshipKind::volumeConsistency, false);
    EXPECT_THAT(tampered(link, [](RelationshipEdge& edge) { edge.right = edge.left; }),
                HasSubstr("with itself"));
}

TEST_F(EdgeCheckTest, CatchesAWrongRegionAndACrossingThatIsNone)
{
    for (const RelationshipFacts& facts : relationshipFacts) {
        const std::uint32_t local = firstOf(facts.kind, false);
        EXPECT_THAT(tampered(local,
                             [](RelationshipEdge& edge) {
                                 edge.right.region = RegionIndex(edge.right.region.value ^ 1);
                             }),
                    HasSubstr("does not belong to the region"))
            << facts.name;
        EXPECT_THAT(tampered(local, [](RelationshipEdge& edge) { edge.left.region = {}; }),
                    HasSubstr("does not belong to the region"));
    }
    const std::uint32_t link = firstOf(RelationshipKind::volumeConsistency, false);
    const RelationshipEnd far = edgeAt(link + 9'000).left;
    EXPECT_THAT(tampered(link, [&](RelationshipEdge& edge) { edge.right = far; }),
                HasSubstr("crosses regions"));
    const std::uint32_t crossing = firstOf(RelationshipKind::environmentUsesDatabase, true);
    EXPECT_THAT(tampered(crossing,
                         [&](RelationshipEdge& edge) {
                             const auto own = projection.ordinalsInRegion(Population::environment,
                                                                          edge.right.region);
                             edge.left = {Population::environment, own.first, edge.right.region};
                         }),
                HasSubstr("stays in a region"));
}

TEST_F(EdgeCheckTest, CatchesAVolumeThatAThirdConsistencyEdgeJoins)
{
    // The first chain's second volume has two edges; the third edge of the chain gets it as well.
    const std::uint32_t link = firstOf(RelationshipKind::volumeConsistency, false);
    const RelationshipEnd inner = edgeAt(link).right;
    EXPECT_THAT(tampered(link + 3, [&](RelationshipEdge& edge) { edge.left = inner; }),
                HasSubstr("is the third consistency edge of v"));
}

TEST_F(EdgeCheckTest, OfPartsAddsUpToAThirdEdge)
{
    // Neither part sees more than two.
    EdgeTally first;
    first.degrees.consistency.assign(12'000, 1);
    EdgeTally second = first;
    second.degrees.consistency[17] = 2;
    for (const RelationshipFacts& facts : relationshipFacts) {
        first.concrete[static_cast<std::size_t>(facts.kind)] = facts.concrete;
        first.crossRegion[static_cast<std::size_t>(facts.kind)] = facts.crossRegion;
    }
    first.add(second);
    EXPECT_THAT(checkWhole(projection, first).error().message, HasSubstr("more than two"));
}

// Degrees of all twelve million volumes and eight million databases, without an edge.
TEST(EdgeCheckAtOneToOne, WantsThreeVolumesAndOneUserOfADatabaseAndChainsOfSix)
{
    const auto projection = projectionAt(1);
    EdgeTally tally;
    tally.degrees.consistency.assign(12'000'000, 2);
    for (std::size_t i = 0; i < 12'000'000; i += 6)
        tally.degrees.consistency[i] = tally.degrees.consistency[i + 5] = 1;
    tally.degrees.memberships.assign(8'000'000, 3);
    tally.degrees.uses.assign(8'000'000, 1);
    for (const RelationshipFacts& facts : relationshipFacts) {
        tally.concrete[static_cast<std::size_t>(facts.kind)] = facts.concrete;
        tally.crossRegion[static_cast<std::size_t>(facts.kind)] = facts.crossRegion;
    }
    const auto messageWith = [&](std::uint8_t& degree, std::uint8_t value) {
        const std::uint8_t before = std::exchange(degree, value);
        const auto whole = checkWhole(projection, tally);
        degree = before;
        return whole ? std::string("accepted") : whole.error().message;
    };
    EXPECT_EQ(messageWith(tally.degrees.uses[0], 1), "accepted");
    EXPECT_THAT(messageWith(tally.degrees.uses[7'999'999], 0), HasSubstr("one user"));
    EXPECT_THAT(messageWith(tally.degrees.memberships[5], 2), HasSubstr("three volumes"));
    EXPECT_THAT(messageWith(tally.degrees.consistency[6], 2),
                HasSubstr("3999999 ends of consistency chains; chains of six have 4000000"));
    EXPECT_THAT(messageWith(tally.degrees.consistency[7], 0), HasSubstr("ends of consistency"));
    EXPECT_THAT(messageWith(tally.degrees.consistency[8], 3), HasSubstr("more than two"));
}

}  // namespace
}  // namespace estate
