// Clocks that step back: event time stands still, the log says so, and people have to.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/workspace_fixture.h"

using namespace estate;
using namespace estate::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

constexpr std::uint64_t hour = 3'600;

class ClockTest : public WorkspaceTest {
protected:
    // Ten hours after the journal began.
    void SetUp() override
    {
        WorkspaceTest::SetUp();
        happens(hours(10));
        ASSERT_EQ(m_workspace->lastTimestamp(), hours(10));
    }
    static Timestamp hours(std::uint64_t count) { return sampleEpoch + seconds(count * hour); }
    // Something that a person does and that touches nothing.
    void happens(Timestamp now)
    {
        const auto noted = m_workspace->note("ada", "watch", "", {}, now);
        ASSERT_TRUE(noted.has_value()) << noted.error().message;
    }
    Digest proposedAt(Timestamp now, Duration lifetime = proposalLifetimeDefault)
    {
        const auto id = m_workspace->propose("ada", "lose it", lossOfEast, now, lifetime);
        EXPECT_TRUE(id.has_value()) << id.error().message;
        return id.value_or(Digest{});
    }
    Result<void> approve(const Digest& id, Timestamp now)
    {
        return m_workspace->judge(id, "grace", Verdict::approve, "go", now);
    }
    ProposalStatus statusOf(const Digest& id) { return m_workspace->proposals().find(id)->status; }
    // What the log says about clocks, in order.
    std::vector<std::string> said()
    {
        std::vector<std::string> notes;
        const auto read = m_workspace->journal().read(1, index(), [&](const JournalRecord& record) {
            const auto* note = std::get_if<AuditNoted>(&record.envelope.event);
            if (note != nullptr && note->action != "watch")
                notes.push_back(note->action + " " + note->subject);
            else if (std::holds_alternative<ConfirmClock>(record.envelope.event))
                notes.emplace_back("confirmed");
            return true;
        });
        EXPECT_TRUE(read.has_value());
        return notes;
    }
};

const std::string backToOne = "clock-stepped-back 2026-01-01T01:00:00.000000000Z";
const std::string backToTwo = "clock-stepped-back 2026-01-01T02:00:00.000000000Z";

}  // namespace

TEST_F(ClockTest, AStepBackIsNotedOnceAndNotPerChange)
{
    happens(hours(1));
    happens(hours(1) + seconds(5));
    reopen();
    happens(hours(2));
    EXPECT_THAT(said(), ElementsAre(backToOne));
    EXPECT_EQ(m_workspace->lastTimestamp(), hours(10));
    EXPECT_TRUE(m_workspace->journal().verify().has_value());
}

TEST_F(ClockTest, AFurtherStepBackIsNotedAgain)
{
    happens(hours(4));
    happens(hours(1));
    EXPECT_THAT(said(),
                ElementsAre("clock-stepped-back 2026-01-01T04:00:00.000000000Z", backToOne));
}

TEST_F(ClockTest, WhatAnImageBeginsWithKnowsTheStep)
{
    happens(hours(1));
    ASSERT_TRUE(m_workspace->takeImage(hours(1)).has_value());
    reopen();
    happens(hours(1));
    EXPECT_THAT(said(), ElementsAre(backToOne));
}

TEST_F(ClockTest, AnHourBackIsNoStep)
{
    const Digest id = proposedAt(hours(9));
    ASSERT_TRUE(approve(id, hours(9)).has_value());
    EXPECT_THAT(said(), IsEmpty());
    EXPECT_FALSE(m_workspace->clockBehind(hours(9)));
    EXPECT_TRUE(m_workspace->clockBehind(Timestamp{hours(9).ns - 1}));
}

TEST_F(ClockTest, ApprovalsAndCommitsWaitForTheConfirmation)
{
    const Digest approved = proposedAt(hours(10));
    ASSERT_TRUE(approve(approved, hours(10)).has_value());
    const Digest open = proposedAt(hours(1));
    const std::uint64_t before = index();
    const auto judged = approve(open, hours(1));
    ASSERT_FALSE(judged.has_value());
    EXPECT_EQ(judged.error().code, ErrorCode::outOfOrder);
    EXPECT_THAT(judged.error().message,
                HasSubstr("The clock says 2026-01-01 01:00:00 UTC, which is 9 h 00 m before the "
                          "journal's last event at 2026-01-01 10:00:00 UTC"));
    const auto lost = m_workspace->proposals().find(approved)->content.lostOperations;
    EXPECT_EQ(m_workspace->beginCommit(approved, "ada", lost, hours(1)).error().code,
              ErrorCode::outOfOrder);
    EXPECT_EQ(index(), before);  // what is refused leaves nothing

    ASSERT_TRUE(m_workspace->confirmClock("ada", hours(2)).has_value());
    EXPECT_THAT(said(), ElementsAre(backToOne, backToTwo, "confirmed"));
    EXPECT_TRUE(approve(open, hours(2)).has_value());
    EXPECT_TRUE(m_workspace->beginCommit(approved, "ada", lost, hours(2)).has_value());
}

TEST_F(ClockTest, WhatTakesNothingBackNeedsNoConfirmation)
{
    const Digest id = proposedAt(hours(1));
    EXPECT_TRUE(m_workspace->judge(id, "grace", Verdict::reject, "no", hours(1)).has_value());
    const Digest other = proposedAt(hours(1));
    const auto lost = m_workspace->proposals().find(other)->content.lostOperations;
    EXPECT_TRUE(
        m_workspace->beginCommit(other, "ada", lost, hours(1), "nobody answers").has_value());
}

TEST_F(ClockTest, NobodyWithoutTheRoleConfirms)
{
    ASSERT_TRUE(m_workspace->grant("ada", "ada", Role::administrator, hours(10)).has_value());
    ASSERT_TRUE(m_workspace->grant("ada", "grace", Role::approver, hours(10)).has_value());
    EXPECT_EQ(m_workspace->confirmClock("grace", hours(1)).error().code, ErrorCode::notAllowed);
    EXPECT_TRUE(m_workspace->clockBehind(hours(1)));
}

TEST_F(ClockTest, NothingOutlivesItsExpiryByAClockThatStandsBack)
{
    const Digest id = proposedAt(hours(1), seconds(2 * hour));
    // Event time stands still: it does not expire, and can't be approved either.
    EXPECT_FALSE(m_workspace->reviewNext(hours(5)).value());
    EXPECT_EQ(statusOf(id), ProposalStatus::open);
    EXPECT_EQ(approve(id, hours(5)).error().code, ErrorCode::outOfOrder);

    ASSERT_TRUE(m_workspace->confirmClock("ada", hours(5)).has_value());
    EXPECT_EQ(m_workspace->eventTime(hours(6)), hours(11));
    EXPECT_FALSE(m_workspace->reviewNext(hours(6)).value());
    reopen();
    EXPECT_TRUE(m_workspace->reviewNext(hours(7)).value());
    EXPECT_EQ(statusOf(id), ProposalStatus::expired);
    EXPECT_EQ(m_workspace->lastTimestamp(), hours(12));
}

TEST_F(ClockTest, AStepBackAfterAConfirmationIsAnotherOne)
{
    happens(hours(5));
    ASSERT_TRUE(m_workspace->confirmClock("ada", hours(5)).has_value());
    happens(hours(8));
    ASSERT_EQ(m_workspace->lastTimestamp(), hours(13));
    EXPECT_FALSE(m_workspace->clockBehind(hours(7)));
    EXPECT_TRUE(m_workspace->clockBehind(hours(6)));
    EXPECT_TRUE(m_workspace->clockBehind(hours(1)));
    happens(hours(1));
    EXPECT_EQ(m_workspace->lastTimestamp(), hours(13));
    EXPECT_EQ(said().back(), backToOne);
}

TEST_F(ClockTest, AClockThatIsRightAgainIsNotedAndAStepAfterItIsNew)
{
    happens(hours(1));
    ASSERT_TRUE(m_workspace->confirmClock("ada", hours(1)).has_value());
    happens(hours(11));
    happens(hours(12));
    EXPECT_EQ(m_workspace->lastTimestamp(), hours(12));
    EXPECT_THAT(said(), ElementsAre(backToOne, backToOne, "confirmed",
                                    "clock-right-again 2026-01-01T11:00:00.000000000Z"));
    EXPECT_TRUE(m_workspace->clockBehind(hours(2)));
}

TEST_F(ClockTest, WhoOnlyLooksSaysNothingAboutTheClock)
{
    ASSERT_TRUE(m_workspace->grant("ada", "ada", Role::administrator, hours(10)).has_value());
    happens(hours(1));
    ASSERT_TRUE(m_workspace->note("vera", "report", "of east", {}, hours(1)).has_value());
    ASSERT_TRUE(m_workspace->note("vera", "report", "of east", {}, hours(12)).has_value());
    EXPECT_THAT(said(), ElementsAre(backToOne, "report of east", "report of east"));
    EXPECT_EQ(m_workspace->lastTimestamp(), hours(10));
}

TEST_F(ClockTest, APreviewByAClockThatSteppedBackIsOfTheJournalsTime)
{
    const auto preview = m_workspace->preview(lossOfEast, hours(1));
    ASSERT_TRUE(preview.has_value()) << preview.error().message;
    EXPECT_EQ(preview->at, hours(10));
}
