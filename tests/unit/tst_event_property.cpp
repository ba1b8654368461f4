// Any event at any time: what is refused leaves no trace, what is accepted keeps every sum and
// digest true, and the same log gives the same state.
#include <map>

#include "tests/unit/random_events.h"

namespace estate {
namespace {

using namespace estate::testing;

struct Tally {
    std::uint64_t accepted = 0;
    std::uint64_t refused = 0;
};

TEST(AnyEvent, isAcceptedConsistentlyOrRefusedWithoutATrace)
{
    std::map<std::string, Tally> tallies;
    std::uint64_t committedByCut = 0;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        Drill drill(static_cast<AdmissionMode>(seed % 3));
        putGround(drill);
        EventSource events(seed, drill);
        for (int i = 0; i < 800; ++i) {
            Event event = events.next();
            const std::string name(eventName(event));
            const bool plans = std::holds_alternative<PlanAtWatermark>(event);
            if (drill.send(std::move(event))) {
                tallies[name].accepted += 1;
                if (plans || i % 50 == 49)
                    drill.expectConsistent();
            } else {
                tallies[name].refused += 1;
            }
            ASSERT_FALSE(::testing::Test::HasFailure())
                << "seed " << seed << ", event " << i << ", " << name;
        }
        Scheduler again;
        for (const Envelope& envelope : drill.log)
            ASSERT_TRUE(again.apply(envelope).has_value()) << "seed " << seed;
        ASSERT_EQ(again.state().hash(), drill.state().hash()) << "seed " << seed;
        for (const auto& [operation, cut] : drill.state().cuts())
            if (const auto planId = Digest::fromHex(operation); planId && cut->decided()) {
                const auto end = drill.state().gangEnd(*planId);
                const bool commits = cut->phase() == CutPhase::committed;
                ASSERT_EQ(end, commits ? GangEnd::committed : GangEnd::aborted) << operation;
                committedByCut += commits ? 1 : 0;
            }
    }
    EXPECT_EQ(tallies.size(), 33u) << "every kind but openings, clocks and governance";
    EXPECT_GT(committedByCut, 0u) << "no group spanned regions and came through";
    for (const auto& [name, tally] : tallies) {
        EXPECT_GT(tally.accepted, 0u) << name;
        EXPECT_GT(tally.refused, 0u) << name;
    }
}

}  // namespace
}  // namespace estate
