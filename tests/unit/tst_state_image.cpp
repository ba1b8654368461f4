// An image of any state behaves as the state: scenarios, events of every kind and random logs are
// left at many indexes and taken up again.
#include <fstream>

#include "engine/wire/json/json_lines.h"
#include "tests/unit/every_event.h"
#include "tests/unit/image_fixture.h"
#include "tests/unit/random_events.h"

namespace estate {
namespace {

using namespace estate::testing;

std::vector<Envelope> scenario(const std::string& name)
{
    std::ifstream file(std::string(ESTATE_SOURCE_DIR) + "/resources/scenarios/" + name + ".jsonl");
    std::vector<Envelope> log;
    for (std::string line; std::getline(file, line);)
        log.push_back(envelopeFromJson(line).value());
    EXPECT_FALSE(log.empty()) << name;
    return log;
}

TEST(StateImage, ofEveryIndexOfTheSmallScenariosGoesOn)
{
    for (const char* name : {"bake-off-arena", "bake-off-gang", "bake-off-hybrid",
                             "converged-recovery", "multi-loss", "second-loss", "four-regions"}) {
        SCOPED_TRACE(name);
        const auto log = scenario(name);
        EXPECT_EQ(expectGoesOn(log, indexesOf(log.size(), log.size())), log.size());
    }
}

TEST(StateImage, ofAThousandApplicationsGoesOn)
{
    const auto log = scenario("thousand-applications");
    EXPECT_GE(expectGoesOn(log, {1, 40, 1'000, log.size() - 300, log.size() - 5, log.size()}), 6u);
}

TEST(StateImage, ofWhatEventsOfEveryKindLeaveGoesOn)
{
    Drill drill;
    for (int pass = 0; pass < 3; ++pass)  // what one pass refuses another may accept
        for (const auto& events : {test::configurationEvents(), test::observationEvents()})
            for (const Event& event : events)
                static_cast<void>(drill.send(event));
    EXPECT_GT(drill.log.size(), 5u);
    EXPECT_GT(expectGoesOn(drill.log, indexesOf(drill.log.size(), drill.log.size())), 5u);
}

TEST(StateImage, ofRandomLogsGoesOn)
{
    std::size_t gangs = 0;
    std::size_t cuts = 0;
    std::size_t requests = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Drill drill(static_cast<AdmissionMode>(seed % 3));
        putGround(drill);
        EventSource events(seed, drill);
        for (int i = 0; i < 600; ++i) {
            static_cast<void>(drill.send(events.next()));
            gangs += drill.state().gangs().size();
            requests += drill.state().requests().size();
            cuts += drill.state().cuts().size();
        }
        // Their checkpoints are of no directory.
        EXPECT_GT(expectGoesOn(drill.log, indexesOf(drill.log.size(), 8), false), 6u);
        ASSERT_FALSE(HasFailure());
    }
    EXPECT_GT(gangs, 1'000u);
    EXPECT_GT(requests, 1'000u);
    EXPECT_GT(cuts, 1'000u);
}

// By themselves, at every event: what an image leaves out is what the state says elsewhere.
TEST(StateImage, ofEveryIndexOfRandomLogsIsTheState)
{
    for (std::uint64_t seed = 101; seed <= 115; ++seed) {
        Drill drill(static_cast<AdmissionMode>(seed % 3));
        putGround(drill);
        EventSource events(seed, drill);
        for (int i = 0; i < 400; ++i) {
            if (!drill.send(events.next()))
                continue;
            const auto bytes = encodeState(drill.state());
            ASSERT_TRUE(bytes.has_value()) << seed << ": " << bytes.error().message;
            const auto again = decodeState(*bytes);
            ASSERT_TRUE(again.has_value()) << seed << ": " << again.error().message;
            ASSERT_EQ(again->hash(), drill.state().hash()) << "seed " << seed << ", event " << i;
            ASSERT_EQ(encodeState(*again).value(), *bytes) << "seed " << seed << ", event " << i;
            ASSERT_EQ(again->touchedRegions(), 0u);
        }
    }
}

TEST(StateImage, refusesAStateWhoseRegionsDoNotAgree)
{
    Drill drill(EstateSource{EstateOrigin::fourRegion, 1'000, ""});
    EstateState state = drill.state();
    ASSERT_TRUE(encodeState(state).has_value());
    EstateState sums = state;
    sums.edit(RegionIndex(0)).hosts.front().used += Bytes(1);
    EXPECT_EQ(encodeState(sums).error().code, ErrorCode::contradiction);
    EstateState links = state;
    links.edit(RegionIndex(0)).volumes.front().recoveryRegions.clear();
    EXPECT_EQ(encodeState(links).error().code, ErrorCode::contradiction);
}

}  // namespace
}  // namespace estate
