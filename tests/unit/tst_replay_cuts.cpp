// The lines that estatectl replay --tasks prints carry out a gang that goes through a manifest,
// from wherever the log leaves it.
#include "app/ctl/replay_report.h"
#include "engine/directory/closure.h"
#include "engine/estate/shard.h"
#include "engine/wire/json/json_lines.h"
#include "tests/unit/cut_drill.h"

namespace estate {
namespace {

using namespace estate::testing;

ctl::FollowedLog replayed(const CutDrill& drill)
{
    ctl::FollowedLog log;
    for (const Envelope& envelope : drill.log)
        EXPECT_TRUE(log.apply(envelope).has_value()) << eventName(envelope.event);
    return log;
}

void expectCarriedOut(const CutDrill& drill, const Digest& planId, std::size_t lines)
{
    ctl::FollowedLog log = replayed(drill);
    const auto work = ctl::openWork(log);
    ASSERT_TRUE(work.has_value()) << work.error().message;
    EXPECT_EQ(work->answers.size(), lines);
    for (const std::string& line : work->answers) {
        const auto envelope = envelopeFromJson(line);
        ASSERT_TRUE(envelope.has_value()) << line;
        const auto effects = log.apply(*envelope);
        ASSERT_TRUE(effects.has_value()) << line << effects.error().message;
    }
    EXPECT_EQ(log.scheduler().state().gangEnd(planId), GangEnd::committed);
    EXPECT_TRUE(log.scheduler().state().findCut(planId.hex())->ended());
}

TEST(ReplayWork, carriesACutOutFromWhereverTheLogEnds)
{
    CutDrill drill;
    const Digest planId = drill.lose();
    // Checkpoint, declaration, prepared, fence, decision, end.
    expectCarriedOut(drill, planId, 6);
    drill.expect(CheckpointTaken{replayed(drill).directory().nextCheckpoint()->value()});
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

TEST(ReplayWork, refusesACheckpointOfAnotherDirectoryAndGoesOnWithoutIt)
{
    CutDrill drill;
    drill.lose();
    ctl::FollowedLog log = replayed(drill);
    const Digest before = log.scheduler().state().hash();
    Envelope next{log.scheduler().lastIndex() + 1, log.scheduler().lastTimestamp(), "tester",
                  CheckpointTaken{firstCheckpoint}};
    EXPECT_EQ(log.apply(next).error().code, ErrorCode::wrongCheckpoint);
    EXPECT_EQ(log.scheduler().state().hash(), before);
    next.event = CheckpointTaken{log.directory().nextCheckpoint()->value()};
    EXPECT_TRUE(log.apply(next).has_value());
    EXPECT_EQ(log.directory().nextCheckpoint().value(), std::nullopt) << "nothing changed since";
}

TEST(ReplayWork, refusesADeclarationThatLeavesMembersOut)
{
    CutDrill drill;
    ctl::FollowedLog log = replayed(drill);
    const CheckpointRef checkpoint = log.directory().nextCheckpoint()->value();
    const auto send = [&](Event event) {
        return log.apply({log.scheduler().lastIndex() + 1, log.scheduler().lastTimestamp(),
                          "tester", std::move(event)});
    };
    ASSERT_TRUE(send(CheckpointTaken{checkpoint}).has_value());
    const CutSelection wanted{{"v1", "w"}, {}, false, false, false};
    const auto closure =
        resolveClosure((*log.directory().directory())->directory(),
                       *(*log.directory().directory())->directory().lastCheckpoint(),
                       closureRequest(wanted, log.scheduler().state().catalog()).value());
    ASSERT_EQ(closure->participants.size(), 2u);
    const CutParticipant& whole = closure->participants[0];
    CutDeclared declared{"nightly", CutKind::snapshot, checkpoint, {}, wanted};
    declared.participants = {{"a", shardWithinRegion(whole.shard), whole.members, whole.selector}};
    const Digest before = log.scheduler().state().hash();
    EXPECT_FALSE(send(declared).has_value()) << "a shard is missing";
    declared.selection.volumes = {"v1"};
    declared.participants[0].selector = sha256("other");
    EXPECT_FALSE(send(declared).has_value()) << "other members";
    EXPECT_EQ(log.scheduler().state().hash(), before);
    declared.participants[0].selector = whole.selector;
    const auto accepted = send(declared);
    EXPECT_TRUE(accepted.has_value()) << accepted.error().message;
}

}  // namespace
}  // namespace estate
