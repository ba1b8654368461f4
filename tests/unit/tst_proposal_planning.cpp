// A proposal that is planned in steps says what one that is planned at once says, and nothing is in
// the log before it is opened.
#include <gmock/gmock.h>

#include "tests/unit/workspace_fixture.h"

using namespace estate;
using namespace estate::testing;
using ::testing::HasSubstr;

namespace {

class ProposalPlanningTest : public WorkspaceTest {
protected:
    ProposalPlanning begin()
    {
        auto planning = m_workspace->beginProposal("ada", "lose it", lossOfEast, later());
        EXPECT_TRUE(planning.has_value()) << planning.error().message;
        return std::move(*planning);
    }
    Result<Digest> finish(ProposalPlanning planning)
    {
        while (planning.step()) {
        }
        return m_workspace->openProposal(std::move(planning));
    }
};

}  // namespace

TEST_F(ProposalPlanningTest, InStepsItSaysWhatItSaysAtOnce)
{
    auto atOnce = Workspace::create(m_folder.file("other.journal"), fourRegion, "ada", m_now);
    ASSERT_TRUE(atOnce.has_value());
    ProposalPlanning planning = begin();
    EXPECT_LT(planning.progress().done, planning.progress().total);
    const auto stepped = finish(std::move(planning));
    const auto proposed = atOnce->propose("ada", "lose it", lossOfEast, m_now);
    ASSERT_TRUE(stepped.has_value()) << stepped.error().message;
    ASSERT_TRUE(proposed.has_value()) << proposed.error().message;
    EXPECT_EQ(*stepped, *proposed);
    EXPECT_EQ(m_workspace->journal().head().hash, atOnce->journal().head().hash);
    EXPECT_EQ(m_workspace->state().hash(), atOnce->state().hash());
}

TEST_F(ProposalPlanningTest, NothingIsJournaledBeforeItIsOpened)
{
    const std::uint64_t before = index();
    {
        ProposalPlanning dropped = begin();
        static_cast<void>(dropped.step());
    }
    ProposalPlanning planning = begin();
    while (planning.step()) {
    }
    EXPECT_FALSE(planning.step());
    EXPECT_EQ(index(), before);
    EXPECT_TRUE(m_workspace->proposals().all().empty());
    EXPECT_TRUE(m_workspace->openProposal(std::move(planning)).has_value());
    EXPECT_EQ(index(), before + 1);
}

TEST_F(ProposalPlanningTest, WhatThePlanDoesNotRestOnMayHappenMeanwhile)
{
    ProposalPlanning planning = begin();
    static_cast<void>(planning.step());
    ASSERT_TRUE(m_workspace->note("grace", "report", "of us-east-1", {}, later()).has_value());
    const auto id = finish(std::move(planning));
    ASSERT_TRUE(id.has_value()) << id.error().message;
    const auto freshness = m_workspace->freshness(*id, later());
    ASSERT_TRUE(freshness.has_value());
    EXPECT_TRUE(freshness->fresh);
    EXPECT_EQ(m_workspace->proposals().find(*id)->author, "ada");
    EXPECT_TRUE(m_workspace->journal().verify().has_value());
}

TEST_F(ProposalPlanningTest, WhatThePlanRestsOnRefusesItWhenItMoves)
{
    ProposalPlanning planning = begin();
    static_cast<void>(planning.step());
    ASSERT_TRUE(m_workspace->changeRegion("grace", "us-east-2", RegionChange::offline, later())
                    .has_value());
    const std::uint64_t before = index();
    const auto refused = finish(std::move(planning));
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, ErrorCode::contradiction);
    EXPECT_THAT(refused.error().message, HasSubstr("moved while this was planned"));
    EXPECT_EQ(index(), before);
    EXPECT_TRUE(m_workspace->proposals().all().empty());
}

TEST_F(ProposalPlanningTest, WhatIsRefusedIsRefusedBeforeAnythingIsPlanned)
{
    EXPECT_FALSE(m_workspace->beginProposal("", "lose it", lossOfEast, later()).has_value());
    EXPECT_FALSE(m_workspace->beginProposal("ada", "lose it", {}, later()).has_value());
    EXPECT_FALSE(
        m_workspace->beginProposal("ada", "lose it", lossOfEast, later(), Duration{}).has_value());
}
