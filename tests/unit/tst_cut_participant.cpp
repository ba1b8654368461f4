// A participant of cuts alone, message by message: what is said again, too late, out of turn or by
// strangers, and what a restart makes of every record that was durable.
#include "engine/federation/cut_participant.h"
#include "tests/unit/cut_messages.h"

namespace estate {
namespace {

using namespace estate::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

PrepareShard ask(std::uint64_t round = 1, const std::string& operation = "op",
                 std::uint32_t shard = 4)
{
    return {operation, round, checkpoint, participantAt(shard)};
}
MembersTold told(const std::string& operation = "op")
{
    return {operation, checkpoint, ShardIndex(4), members};
}
DecisionMade decided(CutDecision decision, const std::string& operation = "op")
{
    return {operation, ShardIndex(4), decision};
}

class Participant : public ::testing::Test {
protected:
    // Applies the step's records to what would be durable.
    CutShard::Step handle(const CutMessage& message, std::uint64_t revision = 40)
    {
        return kept(m_shard.handle(message, revision));
    }
    CutShard::Step wake(CutTimer timer, std::uint64_t round = 1)
    {
        return kept(m_shard.wake({timer, "op", round}));
    }
    void promise(std::uint64_t round = 1)
    {
        static_cast<void>(handle(ask(round)));
        EXPECT_THAT(
            messagesOf(handle(told())),
            ElementsAre("prepared op shard 0/04 round " + std::to_string(round) + " revision 40"));
    }
    CutShard::Step kept(CutShard::Step step)
    {
        m_records.insert(m_records.end(), step.records.begin(), step.records.end());
        return step;
    }

    CutShard m_shard{ShardIndex(4)};
    std::vector<ParticipantRecord> m_records;
};

TEST_F(Participant, FetchesChecksPromisesAndKeepsTheDecision)
{
    const auto fetching = handle(ask());
    EXPECT_THAT(messagesOf(fetching), ElementsAre("members? op shard 0/04"));
    EXPECT_THAT(wakesOf(fetching.wakes), ElementsAre("repeat op 1"));
    EXPECT_TRUE(fetching.records.empty()) << "nothing is promised yet";
    EXPECT_FALSE(m_shard.holding());

    const auto holding = handle(told(), 77);
    ASSERT_EQ(holding.records.size(), 1u);
    const CutToken token{ShardIndex(4), 1, checkpoint, 77};
    EXPECT_EQ(std::get<PromiseMade>(holding.records[0]).token, token);
    EXPECT_THAT(messagesOf(holding), ElementsAre("prepared op shard 0/04 round 1 revision 77"));
    EXPECT_THAT(wakesOf(holding.wakes), ElementsAre("hold ends op 1"));
    EXPECT_TRUE(m_shard.holding());
    ASSERT_NE(m_shard.promised(), nullptr);
    EXPECT_EQ(*m_shard.promised(), token);

    const auto learned = handle(decided(CutDecision::commit));
    ASSERT_EQ(learned.records.size(), 1u);
    EXPECT_THAT(messagesOf(learned), ElementsAre("kept op shard 0/04 commit"));
    EXPECT_FALSE(m_shard.holding());
    EXPECT_EQ(m_shard.promised(), nullptr);
    EXPECT_EQ(m_shard.decisions().at("op"), CutDecision::commit);
}

TEST_F(Participant, AnswersEveryRepeatAsBefore)
{
    static_cast<void>(handle(ask()));
    expectNothing(handle(ask()));  // its question is on the way; the timer says it again
    EXPECT_THAT(messagesOf(wake(CutTimer::repeatSoon)), ElementsAre("members? op shard 0/04"));
    static_cast<void>(handle(told(), 77));
    expectNothing(handle(told(), 78));  // told twice: the cut was taken at 77
    EXPECT_THAT(messagesOf(handle(ask(), 79)),
                ElementsAre("prepared op shard 0/04 round 1 revision 77"));
    static_cast<void>(handle(decided(CutDecision::commit)));
    for (const CutMessage& late :
         {CutMessage(decided(CutDecision::commit)), CutMessage(ask()), CutMessage(ask(2))}) {
        const auto step = handle(late);
        EXPECT_THAT(messagesOf(step), ElementsAre("kept op shard 0/04 commit"));
        EXPECT_TRUE(step.records.empty());
    }
    expectNothing(handle(told()));
    expectNothing(wake(CutTimer::repeatSoon));
    expectNothing(wake(CutTimer::holdEnds));
    EXPECT_EQ(m_shard.foreignMessages(), 0u);
}

TEST_F(Participant, RefusesWhatTheDirectoryCannotConfirm)
{
    struct Case {
        MembersTold answer;
        const char* line;
    };
    const std::vector<Case> cases = {
        {{"op", otherCheckpoint, ShardIndex(4), members}, "wrong-checkpoint"},
        {{"op", checkpoint, ShardIndex(4), std::vector<OrdinalRange>{{100, 9}}},
         "wrong-member-count"},
        {{"op", checkpoint, ShardIndex(4), std::vector<OrdinalRange>{{101, 10}}}, "wrong-selector"},
        {{"op", checkpoint, ShardIndex(4), std::vector<OrdinalRange>{{105, 5}, {100, 5}}},
         "wrong-selector"},
        {{"op", checkpoint, ShardIndex(4), std::vector<OrdinalRange>{}}, "wrong-member-count"},
        {{"op", checkpoint, ShardIndex(4), fail(ErrorCode::partitionUnavailable, "gone")},
         "partition-unavailable"},
    };
    for (const Case& refusal : cases) {
        static_cast<void>(handle(ask()));
        const auto step = handle(refusal.answer);
        EXPECT_THAT(messagesOf(step),
                    ElementsAre(std::string("refused op shard 0/04 round 1 ") + refusal.line));
        EXPECT_TRUE(step.records.empty()) << "a refusal promises nothing";
        EXPECT_EQ(m_shard.promised(), nullptr);
    }
    promise();  // when the directory can, the same question is answered
}

TEST_F(Participant, TakesPartInOneCutAtATime)
{
    static_cast<void>(handle(ask()));
    EXPECT_THAT(messagesOf(handle(ask(1, "late"))),
                ElementsAre("refused late shard 0/04 round 1 not-allowed"));
    static_cast<void>(handle(told()));
    const auto busy = handle(ask(1, "late"));
    EXPECT_THAT(messagesOf(busy), ElementsAre("refused late shard 0/04 round 1 not-allowed"));
    EXPECT_THAT(std::get<ShardRefused>(busy.messages[0]).reason, HasSubstr("\"op\""));
    static_cast<void>(wake(CutTimer::holdEnds));
    EXPECT_EQ(messagesOf(handle(ask(1, "late"))).size(), 1u) << "released, and undecided still";
    EXPECT_EQ(m_shard.promisedOperation(), "op");
    // The other's abort is kept without touching this cut.
    EXPECT_THAT(messagesOf(handle(decided(CutDecision::abort, "late"))),
                ElementsAre("kept late shard 0/04 abort"));
    EXPECT_NE(m_shard.promised(), nullptr);
    static_cast<void>(handle(decided(CutDecision::abort)));
    EXPECT_THAT(messagesOf(handle(ask(1, "next"))), ElementsAre("members? next shard 0/04"));
}

TEST_F(Participant, LetsGoWhenTheHitchIsOverSaysSoAndAsksForTheDecision)
{
    promise();
    const auto released = wake(CutTimer::holdEnds);
    ASSERT_EQ(released.records.size(), 1u);
    EXPECT_EQ(std::get<HoldEnded>(released.records[0]).round, 1u);
    EXPECT_THAT(messagesOf(released), ElementsAre("refused op shard 0/04 round 1 out-of-order"));
    EXPECT_FALSE(m_shard.holding());
    EXPECT_NE(m_shard.promised(), nullptr) << "the cut is kept";
    expectNothing(wake(CutTimer::holdEnds));
    EXPECT_THAT(messagesOf(handle(ask())),
                ElementsAre("refused op shard 0/04 round 1 out-of-order"));
    EXPECT_THAT(messagesOf(wake(CutTimer::repeatSoon)), ElementsAre("asks op shard 0/04"));
    // A commit that was decided while it held is a commit.
    EXPECT_THAT(messagesOf(handle(decided(CutDecision::commit))),
                ElementsAre("kept op shard 0/04 commit"));
}

TEST_F(Participant, ALaterRoundCutsAnewAndAnEarlierOneIsPassedOver)
{
    promise();
    const auto again = handle(ask(2));
    ASSERT_EQ(again.records.size(), 1u);
    EXPECT_EQ(std::get<HoldEnded>(again.records[0]).round, 1u);
    EXPECT_THAT(messagesOf(again), ElementsAre("members? op shard 0/04"));
    EXPECT_EQ(m_shard.promised(), nullptr) << "the promise of round 1 is let go";
    expectNothing(handle(ask(1)));
    expectNothing(wake(CutTimer::holdEnds, 1));
    expectNothing(wake(CutTimer::repeatSoon, 1));
    const auto holding = handle(told(), 90);
    EXPECT_THAT(messagesOf(holding), ElementsAre("prepared op shard 0/04 round 2 revision 90"));
    expectNothing(wake(CutTimer::holdEnds, 1));
    EXPECT_TRUE(m_shard.holding()) << "round 2's hitch is not over";
    static_cast<void>(wake(CutTimer::holdEnds, 2));
    EXPECT_FALSE(m_shard.holding());
}

TEST_F(Participant, AfterAnAbortALatePrepareStaysAborted)
{
    // The abort overtook the prepare: nothing was promised, and nothing will be.
    EXPECT_THAT(messagesOf(handle(decided(CutDecision::abort))),
                ElementsAre("kept op shard 0/04 abort"));
    EXPECT_THAT(messagesOf(handle(ask())), ElementsAre("kept op shard 0/04 abort"));
    expectNothing(handle(told()));
    EXPECT_EQ(m_shard.promised(), nullptr);
    EXPECT_THAT(messagesOf(handle(decided(CutDecision::abort))),
                ElementsAre("kept op shard 0/04 abort"));
}

TEST_F(Participant, MessagesOfStrangersAreCountedAndChangeNothing)
{
    const std::vector<CutMessage> foreign = {
        ask(1, "op", 5),
        MembersTold{"op", checkpoint, ShardIndex(5), members},
        DecisionMade{"op", ShardIndex(5), CutDecision::abort},
        decided(CutDecision::commit),  // without a promise nothing is committed
        ShardPrepared{"op", {ShardIndex(4), 1, checkpoint, 40}},
        ShardRefused{"op", ShardIndex(4), 1, ErrorCode::notAllowed, ""},
        DecisionKept{"op", ShardIndex(4), CutDecision::commit},
        DecisionAsked{"op", ShardIndex(4)},
        MembersAsked{"op", checkpoint, ShardIndex(4)},
    };
    for (std::size_t i = 0; i < foreign.size(); ++i) {
        expectNothing(handle(foreign[i]));
        EXPECT_EQ(m_shard.foreignMessages(), i + 1) << cutMessageText(foreign[i]);
    }
    static_cast<void>(handle(ask()));
    expectNothing(handle(decided(CutDecision::commit)));  // still none
    EXPECT_EQ(m_shard.foreignMessages(), foreign.size() + 1);
    static_cast<void>(handle(told()));
    expectNothing(handle(decided(CutDecision::commit, "other")));
    static_cast<void>(handle(decided(CutDecision::abort)));
    expectNothing(handle(decided(CutDecision::commit)));  // what was learned stands
    EXPECT_EQ(m_shard.foreignMessages(), foreign.size() + 3);
    EXPECT_EQ(m_shard.decisions().at("op"), CutDecision::abort);
    EXPECT_TRUE(m_shard.decisions().find("other") == m_shard.decisions().end());
}

TEST_F(Participant, GoesOnFromEveryPrefixOfItsRecords)
{
    promise();
    static_cast<void>(wake(CutTimer::holdEnds));
    static_cast<void>(handle(ask(2)));  // nothing durable in between
    static_cast<void>(handle(told()));
    static_cast<void>(handle(decided(CutDecision::commit)));
    ASSERT_EQ(m_records.size(), 4u) << "promise, end of the hold, promise, decision";
    const auto resumed = [this](std::ptrdiff_t records) {
        return CutShard::resume(ShardIndex(4), {m_records.begin(), m_records.begin() + records});
    };
    expectNothing(resumed(0).second);
    {
        auto [shard, step] = resumed(1);
        EXPECT_TRUE(shard.holding()) << "it may have promised, so it holds still";
        EXPECT_THAT(messagesOf(step), ElementsAre("asks op shard 0/04"));
        EXPECT_THAT(wakesOf(step.wakes), ElementsAre("hold ends op 1", "repeat op 1"));
        EXPECT_THAT(messagesOf(shard.handle(ask(), 99)),
                    ElementsAre("prepared op shard 0/04 round 1 revision 40"));
        EXPECT_THAT(messagesOf(shard.handle(ask(1, "late"), 99)),
                    ElementsAre("refused late shard 0/04 round 1 not-allowed"));
        EXPECT_THAT(messagesOf(shard.handle(decided(CutDecision::commit), 99)),
                    ElementsAre("kept op shard 0/04 commit"));
    }
    {
        auto [shard, step] = resumed(2);
        EXPECT_FALSE(shard.holding());
        ASSERT_NE(shard.promised(), nullptr);
        EXPECT_EQ(shard.promised()->round, 1u);
        EXPECT_THAT(wakesOf(step.wakes), ElementsAre("repeat op 1"));
        EXPECT_THAT(messagesOf(shard.handle(ask(2), 99)), ElementsAre("members? op shard 0/04"));
    }
    {
        auto [shard, step] = resumed(3);
        EXPECT_TRUE(shard.holding());
        EXPECT_EQ(shard.promised()->round, 2u);
    }
    auto [shard, step] = resumed(4);
    expectNothing(step);
    EXPECT_THAT(messagesOf(shard.handle(ask(2), 99)), ElementsAre("kept op shard 0/04 commit"));
}

}  // namespace
}  // namespace estate
