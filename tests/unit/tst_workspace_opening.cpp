// Looking back in bounded steps: the same estate as in one go, from wherever it begins; what is not
// stepped to its end leaves nothing; and images and compactions that are made part by part.
#include <filesystem>

#include "engine/journal/moments.h"
#include "engine/journal/workspace_compaction.h"
#include "engine/journal/workspace_opening.h"
#include "tests/unit/workspace_fixture.h"

using namespace estate;
using namespace estate::testing;

namespace {

void expectSame(const Workspace& stepped, const Workspace& whole)
{
    EXPECT_EQ(stepped.state().hash(), whole.state().hash());
    EXPECT_EQ(stepped.lastTimestamp(), whole.lastTimestamp());
    EXPECT_EQ(stepped.journal().head(), whole.journal().head());
    EXPECT_TRUE(stepped.journal().readOnly());
    EXPECT_EQ(stepped.source(), whole.source());
    EXPECT_EQ(stepped.boundary().updates(), whole.boundary().updates());
    EXPECT_EQ(stepped.boundary().progress().examined, whole.boundary().progress().examined);
    const auto& history = stepped.governance().history();
    ASSERT_EQ(history.size(), whole.governance().history().size());
    for (std::size_t i = 0; i < history.size(); ++i)
        EXPECT_EQ(*history[i], *whole.governance().history()[i]);
}

class OpeningTest : public WorkspaceTest {
protected:
    Result<Workspace> stepped(const Workspace& present, std::uint64_t index,
                              std::uint64_t recordsMax)
    {
        auto opening = WorkspaceOpening::asOf(present, index);
        if (!opening)
            return tl::unexpected(opening.error());
        EXPECT_EQ(opening->index(), index);
        for (m_steps = 1; m_steps < 10'000; ++m_steps) {
            const auto more = opening->step(recordsMax);
            if (!more)
                return tl::unexpected(more.error());
            EXPECT_LE(opening->progress().record, index + 1);
            if (!*more)
                return opening->take();
        }
        ADD_FAILURE() << "the opening does not end";
        return opening->take();
    }
    void expectEveryMoment(const Workspace& present, const std::string& path)
    {
        for (std::uint64_t index = 1; index < present.journal().durableIndex(); ++index)
            for (const std::uint64_t recordsMax : {1ull, 3ull, 1'000ull}) {
                const auto seen = stepped(present, index, recordsMax);
                ASSERT_TRUE(seen.has_value()) << seen.error().message;
                const auto whole = Workspace::openReadOnly(path, index);
                ASSERT_TRUE(whole.has_value()) << whole.error().message;
                expectSame(*seen, *whole);
                const auto once = present.asOf(index);
                ASSERT_TRUE(once.has_value());
                expectSame(*once, *whole);
            }
    }
    void noteTimes(Workspace& workspace, int times)
    {
        for (int i = 0; i < times; ++i)
            ASSERT_TRUE(workspace.note("ada", "looked", std::to_string(i), {}, later()));
    }

    std::size_t m_steps = 0;
};

}  // namespace

TEST_F(OpeningTest, EveryRecordIsTheSameInStepsAndInOneGo)
{
    begun();
    finish();
    expectEveryMoment(*m_workspace, m_path);
}

TEST_F(OpeningTest, ItIsTheSameBehindAndInFrontOfAnImage)
{
    const Digest id = begun();
    ASSERT_TRUE(m_workspace->takeImage(later()).has_value());
    finish();
    // Nothing of what this process built is left.
    reopen();
    expectEveryMoment(*m_workspace, m_path);
    EXPECT_EQ(m_workspace->proposals().find(id)->status, ProposalStatus::committed);
}

TEST_F(OpeningTest, AJournalInMemoryIsCopiedInBatches)
{
    auto live = Workspace::inMemory(fourRegion);
    ASSERT_TRUE(live.has_value());
    noteTimes(*live, 20);
    const std::string region = live->state().catalog().regions.front().id;
    ASSERT_TRUE(live->changeRegion("ada", region, RegionChange::offline, later()));
    noteTimes(*live, 20);
    const auto one = stepped(*live, 30, 1);
    ASSERT_TRUE(one.has_value());
    const std::size_t small = m_steps;
    EXPECT_GT(small, 30u);
    const auto many = stepped(*live, 30, 1'000);
    ASSERT_TRUE(many.has_value());
    EXPECT_LT(m_steps, small / 2);
    expectSame(*one, *many);
    EXPECT_TRUE(one->journal().verify().has_value());
}

TEST_F(OpeningTest, WhatIsNotSteppedToItsEndLeavesNothing)
{
    begun();
    const Digest hash = m_workspace->state().hash();
    const JournalHead head = m_workspace->journal().head();
    for (std::uint64_t steps = 0; steps < 8; ++steps) {
        auto opening = WorkspaceOpening::asOf(*m_workspace, 2);
        ASSERT_TRUE(opening.has_value());
        for (std::uint64_t step = 0; step < steps; ++step)
            if (!*opening->step(1))
                break;
    }
    EXPECT_EQ(m_workspace->state().hash(), hash);
    EXPECT_EQ(m_workspace->journal().head(), head);
    finish();
    reopen();
}

TEST_F(OpeningTest, ThePresentGoesOnMeanwhile)
{
    begun();
    const std::uint64_t index = this->index();
    const Digest then = m_workspace->state().hash();
    auto opening = WorkspaceOpening::asOf(*m_workspace, index - 1);
    auto live = Workspace::inMemory(fourRegion);
    ASSERT_TRUE(live.has_value());
    noteTimes(*live, 5);
    auto copying = WorkspaceOpening::asOf(*live, 4);
    ASSERT_TRUE(opening.has_value() && copying.has_value());
    for (bool more = true; more;) {
        more = *opening->step(1);
        ASSERT_TRUE(m_workspace->note("ada", "looked", "now", {}, later()));
    }
    for (bool more = true; more;) {
        more = *copying->step(1);
        ASSERT_TRUE(live->note("ada", "looked", "now", {}, later()));
    }
    EXPECT_EQ(opening->take().journal().head().index, index - 1);
    EXPECT_EQ(copying->take().journal().head().index, 4u);
    EXPECT_EQ(m_workspace->state().hash(), then);
}

TEST_F(OpeningTest, ARecordThatIsNotThereIsRefusedAtOnce)
{
    EXPECT_EQ(WorkspaceOpening::asOf(*m_workspace, 0).error().code, ErrorCode::notFound);
    EXPECT_EQ(WorkspaceOpening::asOf(*m_workspace, 2).error().code, ErrorCode::notFound);
}

TEST_F(OpeningTest, ALookBackBeginsNearWhereItEnds)
{
    noteTimes(*m_workspace, static_cast<int>(3 * momentEvery));
    const std::uint64_t index = 2 * momentEvery + 10;
    auto opening = WorkspaceOpening::asOf(*m_workspace, index);
    ASSERT_TRUE(opening.has_value());
    std::uint64_t first = 0;
    for (bool more = true; more;) {
        more = *opening->step(4);
        first = std::max(first, opening->progress().first);
    }
    EXPECT_EQ(first, 2 * momentEvery + 1);
    const auto whole = Workspace::openReadOnly(m_path, index);
    ASSERT_TRUE(whole.has_value());
    expectSame(opening->take(), *whole);
}

TEST_F(OpeningTest, MomentsAreThinnedOutFromBehindTheFirst)
{
    auto live = Workspace::inMemory(fourRegion);
    ASSERT_TRUE(live.has_value());
    Moments moments;
    std::vector<std::uint64_t> indexes;
    for (std::uint64_t index = 1; index <= 3 * momentsMax; ++index) {
        if (index > 1)
            noteTimes(*live, 1);
        EXPECT_TRUE(moments.wants(index));
        moments.put({Scheduler(live->state()), live->governance(), live->boundary(), fourRegion,
                     std::nullopt});
        ASSERT_LE(moments.size(), momentsMax);
        // The newest is always there, and so is the first.
        ASSERT_NE(moments.upTo(wholeLog), nullptr);
        EXPECT_EQ(moments.upTo(wholeLog)->index(), index);
        EXPECT_EQ(moments.upTo(1)->index(), 1u);
    }
    EXPECT_EQ(moments.upTo(0), nullptr);
    EXPECT_FALSE(moments.wants(1));
}

TEST_F(OpeningTest, AnImageInStepsIsOfTheHead)
{
    ASSERT_TRUE(*m_workspace->stepImage(later()));
    ASSERT_TRUE(*m_workspace->stepImage(later()));
    // What is recorded meanwhile begins it anew.
    begun();
    const std::uint64_t head = index();
    std::size_t steps = 0;
    for (; *m_workspace->stepImage(later()); ++steps)
        ASSERT_LT(steps, 1'000u);
    EXPECT_GE(steps, 4u);
    const std::vector<std::uint64_t> images{head};
    EXPECT_EQ(m_workspace->journal().images().value(), images);
    const Digest hash = m_workspace->state().hash();
    EXPECT_TRUE(m_workspace->journal().verify().has_value());
    reopen();
    EXPECT_EQ(m_workspace->state().hash(), hash);
}

TEST_F(OpeningTest, AnImageThatIsGivenUpLeavesNothing)
{
    ASSERT_TRUE(*m_workspace->stepImage(later()));
    m_workspace->cancelImage();
    EXPECT_TRUE(m_workspace->journal().images()->empty());
    EXPECT_EQ(index(), 1u);
    begun();
    reopen();
}

TEST_F(OpeningTest, ACompactionInStepsTakesWhatIsRecordedMeanwhile)
{
    begun();
    finish();
    const std::string path = m_folder.file("compacted.journal");
    {
        auto compaction = Compaction::begin(*m_workspace, path, "ada", later());
        ASSERT_TRUE(compaction.has_value()) << compaction.error().message;
        bool copying = false;
        for (std::size_t steps = 0;; ++steps) {
            ASSERT_LT(steps, 1'000u);
            const auto more = compaction->step(1, later());
            ASSERT_TRUE(more.has_value()) << more.error().message;
            if (!*more)
                break;
            const CompactionProgress now = compaction->progress();
            EXPECT_LE(now.done, now.total);
            if (now.part == CompactionProgress::Part::copying && !copying) {
                copying = true;
                ASSERT_TRUE(m_workspace->note("ada", "looked", "meanwhile", {}, later()));
            }
        }
        EXPECT_TRUE(copying);
        EXPECT_EQ(compaction->progress().part, CompactionProgress::Part::finished);
        EXPECT_FALSE(*compaction->step(1, later()));
    }
    const JournalHead head = m_workspace->journal().head();
    const Digest hash = m_workspace->state().hash();
    m_workspace.reset();
    m_path = path;
    reopen();
    EXPECT_EQ(m_workspace->journal().head(), head);
    EXPECT_EQ(m_workspace->state().hash(), hash);
    EXPECT_TRUE(m_workspace->journal().verify(head).has_value());
}

TEST_F(OpeningTest, ACompactionThatIsGivenUpLeavesNoFile)
{
    begun();
    finish();
    const std::string path = m_folder.file("compacted.journal");
    bool finished = false;
    for (std::uint64_t steps = 0; !finished; ++steps) {
        ASSERT_LT(steps, 1'000u);
        {
            auto compaction = Compaction::begin(*m_workspace, path, "ada", later());
            ASSERT_TRUE(compaction.has_value()) << compaction.error().message;
            for (std::uint64_t step = 0; step < steps && !finished; ++step)
                finished = !*compaction->step(4, later());
        }
        ASSERT_EQ(std::filesystem::exists(path), finished);
        for (const char* suffix : {"-wal", "-shm"})
            ASSERT_FALSE(std::filesystem::exists(path + suffix)) << suffix << " at " << steps;
    }
    EXPECT_TRUE(m_workspace->journal().verify().has_value());
    reopen();
}

TEST_F(OpeningTest, AnExecutionThatBeginsEndsACompaction)
{
    const Digest id = approved();
    const std::string path = m_folder.file("compacted.journal");
    auto compaction = Compaction::begin(*m_workspace, path, "ada", later());
    ASSERT_TRUE(compaction.has_value());
    while (compaction->progress().part == CompactionProgress::Part::verifying)
        ASSERT_TRUE(compaction->step(1, later()).has_value());
    const auto lost = m_workspace->proposals().find(id)->content.lostOperations;
    ASSERT_TRUE(m_workspace->beginCommit(id, "ada", lost, later()).has_value());
    EXPECT_EQ(compaction->step(1, later()).error().code, ErrorCode::notAllowed);
    EXPECT_FALSE(std::filesystem::exists(path));
}
