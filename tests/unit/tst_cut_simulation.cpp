// Cuts under every misfortune, by seed, over the 1:1,000 estate (estate contract, section 5). How
// many seeds: ESTATE_CUT_SEEDS, 2,000 unless said otherwise. A seed that fails prints its trace.
#include <cstdlib>
#include <iostream>
#include <string>

#include <gtest/gtest.h>

#include "engine/directory/estate_directory.h"
#include "engine/estate/blueprint.h"
#include "engine/federation/cut_simulation.h"

namespace estate {
namespace {

class CutSimulation : public ::testing::Test {
protected:
    static void SetUpTestSuite()
    {
        const EstateSource source{EstateOrigin::federal, 1'000, "", AdmissionMode::hybrid};
        const auto blueprint = blueprintOf(source);
        ASSERT_TRUE(blueprint.has_value());
        auto directory = EstateDirectory::build(source, *blueprint->catalog);
        ASSERT_TRUE(directory.has_value());
        s_directory = std::make_unique<EstateDirectory>(std::move(*directory));
        s_world = std::make_unique<CutWorld>(s_directory->directory());
    }
    static void TearDownTestSuite()
    {
        s_world.reset();
        s_directory.reset();
    }
    static CutSimulationReport run(std::uint64_t seed, CutSabotage sabotage = CutSabotage::none,
                                   std::uint32_t wholeOneIn = 500, bool trace = false)
    {
        return simulateCuts(*s_world, {seed, 3, wholeOneIn, sabotage, trace});
    }
    static std::uint64_t seedsWithViolations(CutSabotage sabotage, std::uint64_t seeds,
                                             std::uint64_t step = 1)
    {
        std::uint64_t broken = 0;
        for (std::uint64_t i = 1; i <= seeds; ++i)
            broken += run(step * i, sabotage, 0).violations.empty() ? 0 : 1;
        return broken;
    }

    static inline std::unique_ptr<EstateDirectory> s_directory;
    static inline std::unique_ptr<CutWorld> s_world;
};

std::uint64_t seedsWanted()
{
    const char* wanted = std::getenv("ESTATE_CUT_SEEDS");
    return wanted == nullptr ? 2'000 : std::strtoull(wanted, nullptr, 10);
}

TEST_F(CutSimulation, EveryCutIsWholeOrNotAtAll)
{
    CutSimulationReport total;
    for (std::uint64_t seed = 1; seed <= seedsWanted(); ++seed) {
        const CutSimulationReport report = run(seed);
        if (!report.violations.empty()) {
            for (const std::string& line : run(seed, CutSabotage::none, 500, true).trace)
                std::cerr << line << '\n';
            FAIL() << "seed " << seed << ": " << report.violations.front();
        }
        total.add(report);
    }
    // The mix holds what it should: both ends, every misfortune, small cuts and whole estates.
    EXPECT_GT(total.committed, total.cuts / 4);
    EXPECT_GT(total.aborted, total.cuts / 20);
    EXPECT_GT(total.failedClosed, 0u);
    EXPECT_GT(total.neverDeclared, 0u);
    EXPECT_GT(total.rounds, 0u);
    EXPECT_GT(total.stops, 0u);
    EXPECT_GT(total.busyRefusals, 0u);
    EXPECT_GT(total.takenBack, 0u);
    EXPECT_EQ(total.committedWidthMax, 8'192u);
    EXPECT_EQ(total.cuts,
              total.committed + total.aborted + total.failedClosed + total.neverDeclared);
    std::cout << total.cuts << " cuts: " << total.committed << " committed, " << total.aborted
              << " aborted, " << total.failedClosed << " failed closed, " << total.neverDeclared
              << " never declared; " << total.participants << " participants, " << total.messages
              << " messages, " << total.messagesLost << " lost, " << total.messagesDoubled
              << " doubled; " << total.busyRefusals << " refusals of busy shards, "
              << total.takenBack << " taken back; " << total.stops << " stops, " << total.rounds
              << " rounds again\n";
}

TEST_F(CutSimulation, TheSameSeedIsTheSameStory)
{
    const CutSimulationReport first = run(6, CutSabotage::none, 0, true);
    EXPECT_EQ(first.trace, run(6, CutSabotage::none, 0, true).trace);
    EXPECT_NE(first.trace, run(7, CutSabotage::none, 0, true).trace);
}

TEST_F(CutSimulation, WithoutMisfortunesACutCostsSixMessagesAParticipant)
{
    const CutSimulationReport report = simulateCuts(*s_world, {4, 1, 0, CutSabotage::none, false});
    ASSERT_EQ(faultsOf(4), CutFaults{});
    EXPECT_EQ(report.committed, 1u);
    EXPECT_EQ(report.messages, 6 * report.participants);
    EXPECT_EQ(report.shardsContacted, report.participants);
    EXPECT_EQ(report.shardsContacted, report.shardsNamed);
}

TEST_F(CutSimulation, AForgottenPromiseIsNoticed)
{
    EXPECT_GT(seedsWithViolations(CutSabotage::forgottenPromises, 100), 0u);
}

TEST_F(CutSimulation, AHoldThatEndsTooSoonIsNoticed)
{
    EXPECT_GT(seedsWithViolations(CutSabotage::shortHold, 200), 0u);
}

TEST_F(CutSimulation, AForgottenDecisionIsNoticed)
{
    EXPECT_GT(seedsWithViolations(CutSabotage::forgottenDecisions, 200), 0u);
}

TEST_F(CutSimulation, WorkThatGoesOnWhileAShardHoldsIsNoticed)
{
    EXPECT_GT(seedsWithViolations(CutSabotage::busyHold, 40), 0u);
}

TEST_F(CutSimulation, AMessageToAShardOutsideTheManifestIsNoticed)
{
    // Every fourth seed has no outage, so each of these declares its cuts.
    EXPECT_EQ(seedsWithViolations(CutSabotage::strayMessage, 10, 4), 10u);
}

}  // namespace
}  // namespace estate
