// The coordinator of a cut alone, message by message: what is said again, too late, out of turn or
// by strangers, and what a restart makes of every record that was durable.
#include "engine/federation/cut_coordinator.h"
#include "tests/unit/cut_messages.h"

namespace estate {
namespace {

using namespace estate::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

CutMessage prepared(std::uint32_t shard, std::uint64_t round = 1, std::uint64_t revision = 40,
                    const CheckpointRef& at = checkpoint)
{
    return ShardPrepared{"op", {ShardIndex(shard), round, at, revision}};
}
CutMessage refused(std::uint32_t shard, std::uint64_t round = 1)
{
    return ShardRefused{"op", ShardIndex(shard), round, ErrorCode::partitionUnavailable, "no"};
}
CutMessage kept(std::uint32_t shard, CutDecision decision)
{
    return DecisionKept{"op", ShardIndex(shard), decision};
}
CutMessage asked(std::uint32_t shard)
{
    return DecisionAsked{"op", ShardIndex(shard)};
}

class Coordinator : public ::testing::Test {
protected:
    static CutCoordinator declared()
    {
        return CutCoordinator::declare(manifest(), 2).value().first;
    }
    static CutCoordinator committed()
    {
        CutCoordinator coordinator = declared();
        expectNothing(coordinator.handle(prepared(4)));
        EXPECT_EQ(coordinator.handle(prepared(21)).records.size(), 1u);
        return coordinator;
    }
    static CutCoordinator aborted()
    {
        CutCoordinator coordinator = declared();
        EXPECT_EQ(coordinator.abort("no").records.size(), 1u);
        return coordinator;
    }
};

TEST_F(Coordinator, PersistsTheManifestBeforeItAsksExactlyItsShards)
{
    const auto [coordinator, step] = CutCoordinator::declare(manifest(), 2).value();
    ASSERT_EQ(step.records.size(), 1u);
    EXPECT_EQ(std::get<CutManifest>(step.records[0]), manifest());
    EXPECT_THAT(messagesOf(step),
                ElementsAre("prepare op shard 0/04 round 1", "prepare op shard 1/05 round 1"));
    for (const CutMessage& message : step.messages) {
        const auto& ask = std::get<PrepareShard>(message);
        EXPECT_EQ(ask.checkpoint, checkpoint);
        EXPECT_EQ(ask.participant, *manifest().find(ask.participant.shard));
    }
    EXPECT_THAT(wakesOf(step.wakes), ElementsAre("deadline op 1", "repeat op 1"));
    EXPECT_EQ(coordinator.state().phase(), CutPhase::preparing);
}

TEST_F(Coordinator, DeclaresNothingThatTheManifestsRulesRefuse)
{
    CutManifest empty = manifest();
    empty.participants.clear();
    EXPECT_EQ(CutCoordinator::declare(empty, 2).error().code, ErrorCode::emptyManifest);
    EXPECT_EQ(CutCoordinator::declare(manifest(), 1).error().code, ErrorCode::unknownShard);
}

TEST_F(Coordinator, CommitsWhenTheLastOnePreparesAndEndsWhenTheLastOneKeepsIt)
{
    CutCoordinator coordinator = declared();
    expectNothing(coordinator.handle(prepared(21)));
    expectNothing(coordinator.handle(prepared(21)));  // twice is once
    const auto decided = coordinator.handle(prepared(4));
    ASSERT_EQ(decided.records.size(), 1u);
    EXPECT_EQ(std::get<CutConcluded>(decided.records[0]).decision, CutDecision::commit);
    EXPECT_THAT(messagesOf(decided),
                ElementsAre("decided op shard 0/04 commit", "decided op shard 1/05 commit"));
    expectNothing(coordinator.handle(kept(4, CutDecision::commit)));
    expectNothing(coordinator.handle(kept(4, CutDecision::commit)));
    const auto ended = coordinator.handle(kept(21, CutDecision::commit));
    ASSERT_EQ(ended.records.size(), 1u);
    EXPECT_TRUE(std::holds_alternative<CutFinished>(ended.records[0]));
    EXPECT_TRUE(coordinator.state().ended());
    expectNothing(coordinator.handle(kept(21, CutDecision::commit)));
    EXPECT_EQ(coordinator.foreignMessages(), 0u);
}

TEST_F(Coordinator, OneRefusalAbortsAllWhoeverPreparedBefore)
{
    CutCoordinator coordinator = declared();
    expectNothing(coordinator.handle(prepared(4)));
    const auto decided = coordinator.handle(refused(21));
    ASSERT_EQ(decided.records.size(), 1u);
    const auto& concluded = std::get<CutConcluded>(decided.records[0]);
    EXPECT_EQ(concluded.decision, CutDecision::abort);
    EXPECT_THAT(concluded.reason, HasSubstr("shard 1/05 refused (partition-unavailable)"));
    EXPECT_THAT(messagesOf(decided),
                ElementsAre("decided op shard 0/04 abort", "decided op shard 1/05 abort"));
    EXPECT_EQ(coordinator.state().reason(), concluded.reason);
}

TEST_F(Coordinator, AfterTheDecisionALateAnswerGetsItAndNothingElse)
{
    for (const bool commits : {true, false}) {
        CutCoordinator coordinator = commits ? committed() : aborted();
        const std::string answer =
            commits ? "decided op shard 1/05 commit" : "decided op shard 1/05 abort";
        for (const CutMessage& late :
             {prepared(21), prepared(21, 1, 99), refused(21), asked(21), prepared(21, 7)}) {
            const auto step = coordinator.handle(late);
            EXPECT_THAT(messagesOf(step), ElementsAre(answer)) << cutMessageText(late);
            EXPECT_TRUE(step.records.empty());
        }
        expectNothing(coordinator.abort("too late"));
        EXPECT_EQ(coordinator.state().phase(), commits ? CutPhase::committed : CutPhase::aborted);
    }
}

TEST_F(Coordinator, AnswersAlsoAfterItsEnd)
{
    CutCoordinator coordinator = aborted();
    for (const std::uint32_t shard : {4u, 21u})
        static_cast<void>(coordinator.handle(kept(shard, CutDecision::abort)));
    ASSERT_TRUE(coordinator.state().ended());
    EXPECT_THAT(messagesOf(coordinator.handle(prepared(4))),
                ElementsAre("decided op shard 0/04 abort"));
    expectNothing(coordinator.wake({CutTimer::repeatSoon, "op", 1}));
    expectNothing(coordinator.wake({CutTimer::prepareDeadline, "op", 1}));
}

TEST_F(Coordinator, MessagesOfStrangersAreCountedAndChangeNothing)
{
    const std::vector<CutMessage> foreign = {
        ShardPrepared{"other", {ShardIndex(4), 1, checkpoint, 40}},  // of another operation
        prepared(5),                                                 // outside the manifest
        prepared(4, 1, 40, otherCheckpoint),
        prepared(4, 2),  // of a round that nobody began
        ShardRefused{"op", ShardIndex(5), 1, ErrorCode::notAllowed, "no"},
        ShardRefused{"other", ShardIndex(4), 1, ErrorCode::notAllowed, "no"},
        kept(4, CutDecision::commit),  // of what nobody decided
        kept(5, CutDecision::abort),
        DecisionAsked{"op", ShardIndex(5)},
        PrepareShard{"op", 1, checkpoint, participantAt(4)},  // to others
        DecisionMade{"op", ShardIndex(4), CutDecision::commit},
        MembersAsked{"op", checkpoint, ShardIndex(4)},
        MembersTold{"op", checkpoint, ShardIndex(4), members},
    };
    CutCoordinator coordinator = declared();
    for (std::size_t i = 0; i < foreign.size(); ++i) {
        expectNothing(coordinator.handle(foreign[i]));
        EXPECT_EQ(coordinator.foreignMessages(), i + 1) << cutMessageText(foreign[i]);
    }
    EXPECT_EQ(coordinator.state().preparedCount(), 0u);
    // Another token of this round is nobody's, and the first one stands.
    expectNothing(coordinator.handle(prepared(4)));
    expectNothing(coordinator.handle(prepared(4, 1, 41)));
    EXPECT_EQ(coordinator.foreignMessages(), foreign.size() + 1);
    EXPECT_EQ(coordinator.state().token(0)->revision, 40u);
}

TEST_F(Coordinator, RepeatsToThoseWhoDidNotAnswer)
{
    CutCoordinator coordinator = declared();
    expectNothing(coordinator.handle(prepared(4)));
    const auto again = coordinator.wake({CutTimer::repeatSoon, "op", 1});
    EXPECT_THAT(messagesOf(again), ElementsAre("prepare op shard 1/05 round 1"));
    EXPECT_THAT(wakesOf(again.wakes), ElementsAre("repeat op 1"));
    static_cast<void>(coordinator.handle(prepared(21)));
    static_cast<void>(coordinator.handle(kept(21, CutDecision::commit)));
    EXPECT_THAT(messagesOf(coordinator.wake({CutTimer::repeatSoon, "op", 1})),
                ElementsAre("decided op shard 0/04 commit"));
}

TEST_F(Coordinator, TheDeadlineAbortsItsOwnRoundOnly)
{
    auto [coordinator, step] = CutCoordinator::resume(CutState(manifest()));
    ASSERT_EQ(coordinator.state().round(), 2u);
    expectNothing(coordinator.wake({CutTimer::prepareDeadline, "op", 1}));
    expectNothing(coordinator.wake({CutTimer::prepareDeadline, "other", 2}));
    expectNothing(coordinator.wake({CutTimer::holdEnds, "op", 2}));
    expectNothing(coordinator.wake({CutTimer::repeatSoon, "op", 1}));  // or there would be two
    const auto due = coordinator.wake({CutTimer::prepareDeadline, "op", 2});
    ASSERT_EQ(due.records.size(), 1u);
    EXPECT_EQ(std::get<CutConcluded>(due.records[0]).decision, CutDecision::abort);
    expectNothing(coordinator.wake({CutTimer::prepareDeadline, "op", 2}));
    // Of what is decided no deadline passes any more.
    CutCoordinator done = committed();
    expectNothing(done.wake({CutTimer::prepareDeadline, "op", 1}));
    EXPECT_EQ(done.state().phase(), CutPhase::committed);
}

TEST_F(Coordinator, ARefusalOfAnEarlierRoundIsOver)
{
    auto [coordinator, step] = CutCoordinator::resume(CutState(manifest()));
    expectNothing(coordinator.handle(refused(4, 1)));
    expectNothing(coordinator.handle(prepared(4, 1)));
    EXPECT_EQ(coordinator.state().preparedCount(), 0u);
    EXPECT_EQ(coordinator.foreignMessages(), 0u);
    EXPECT_EQ(coordinator.handle(refused(4, 2)).records.size(), 1u);
}

// The records of a whole life, and what a coordinator does that starts again after each.
TEST_F(Coordinator, GoesOnFromEveryPrefixOfItsRecords)
{
    CutState persisted{manifest()};
    for (const std::uint64_t tokens : {0u, 1u, 2u}) {  // whoever promised, the round is new
        CutState state = persisted;
        for (std::uint32_t i = 0; i < tokens; ++i)
            ASSERT_TRUE(
                state.prepared({manifest().participants[i].shard, 1, checkpoint, 40}).has_value());
        const auto [coordinator, step] = CutCoordinator::resume(state);
        ASSERT_EQ(step.records.size(), 1u);
        EXPECT_EQ(std::get<RoundBegun>(step.records[0]).round, 2u);
        EXPECT_THAT(messagesOf(step),
                    ElementsAre("prepare op shard 0/04 round 2", "prepare op shard 1/05 round 2"));
        EXPECT_THAT(wakesOf(step.wakes), ElementsAre("deadline op 2", "repeat op 2"));
    }
    ASSERT_TRUE(persisted.resume(2).has_value());
    EXPECT_EQ(CutCoordinator::resume(persisted).first.state().round(), 3u);

    for (const CutDecision decision : {CutDecision::commit, CutDecision::abort}) {
        CutState state = persisted;
        for (const CutParticipant& participant : manifest().participants)
            ASSERT_TRUE(state.prepared({participant.shard, 2, checkpoint, 40}).has_value());
        ASSERT_TRUE(state.decide(decision, "").has_value());
        auto [coordinator, step] = CutCoordinator::resume(state);
        EXPECT_TRUE(step.records.empty()) << "the decision stands";
        const std::string name(cutDecisionName(decision));
        EXPECT_THAT(messagesOf(step),
                    ElementsAre("decided op shard 0/04 " + name, "decided op shard 1/05 " + name));
        EXPECT_THAT(wakesOf(step.wakes), ElementsAre("repeat op 2"));
        EXPECT_TRUE(coordinator.handle(kept(4, decision)).records.empty());
        EXPECT_EQ(coordinator.handle(kept(21, decision)).records.size(), 1u);
        ASSERT_TRUE(state.end().has_value());
        expectNothing(CutCoordinator::resume(state).second);
    }
}

}  // namespace
}  // namespace estate
