// The lines that estatectl replay --tasks prints carry out a gang that goes through a manifest,
// from wherever the log leaves it.
#include "app/ctl/replay_report.h"
#include "engine/wire/json/json_lines.h"
#include "tests/unit/cut_drill.h"

namespace estate {
namespace {

using namespace estate::testing;

void expectCarriedOut(const CutDrill& drill, const Digest& planId, std::size_t lines)
{
    const auto work = ctl::openWork(drill.scheduler);
    ASSERT_TRUE(work.has_value()) << work.error().message;
    EXPECT_EQ(work->answers.size(), lines);
    Scheduler scheduler = drill.scheduler;
    for (const std::string& line : work->answers) {
        const auto envelope = envelopeFromJson(line);
        ASSERT_TRUE(envelope.has_value()) << line;
        const auto effects = scheduler.apply(*envelope);
        ASSERT_TRUE(effects.has_value()) << line << effects.error().message;
    }
    EXPECT_EQ(scheduler.state().gangEnd(planId), GangEnd::committed);
    EXPECT_TRUE(scheduler.state().findCut(planId.hex())->ended());
}

TEST(ReplayWork, carriesACutOutFromWhereverTheLogEnds)
{
    CutDrill drill;
    const Digest planId = drill.lose();
    // Checkpoint, declaration, prepared, fence, decision, end.
    expectCarriedOut(drill, planId, 6);
    drill.expect(CheckpointTaken{firstCheckpoint});
    expectCarriedOut(drill, planId, 5);
    drill.expect(gangCut(drill.state(), planId));
    expectCarriedOut(drill, planId, 4);
    drill.expect(drill.preparedBy(planId, 11));
    expectCarriedOut(drill, planId, 4);
    drill.expect(drill.preparedBy(planId, 10));
    expectCarriedOut(drill, planId, 3);
    drill.expect(SourceFenced{planId});
    expectCarriedOut(drill, planId, 2);
    drill.expect(CutResumed{planId.hex(), 2});
    expectCarriedOut(drill, planId, 3);
}

}  // namespace
}  // namespace estate
