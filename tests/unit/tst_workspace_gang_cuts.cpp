// A proposal whose plan has a group of two regions: its gang is prepared and decided by a cut, step
// by step, also when the journal is closed in between, and whatever ends the one ends the other.
#include <functional>

#include "engine/wire/effects_wire.h"
#include "tests/unit/cut_drill.h"
#include "tests/unit/cut_workspace.h"

namespace estate {
namespace {

using namespace estate::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

const FailureSet lossOfBoth{{"a", "b"}, {}, {}};

// The drill's log as a journal, before the loss.
class GangCuts : public CutWorkspace {
protected:
    void SetUp() override
    {
        const CutDrill drill;
        {
            auto journal = Journal::create(m_path);
            ASSERT_TRUE(journal.has_value()) << journal.error().message;
            Scheduler scheduler;
            std::vector<JournalEntry> entries;
            for (const Envelope& envelope : drill.log) {
                const Effects effects = scheduler.apply(envelope).value();
                entries.push_back(
                    {envelope, effects == Effects{}
                                   ? std::string()
                                   : encodeEffects(scheduler.state(), effects).value()});
            }
            ASSERT_TRUE(journal->append(entries).has_value());
            ASSERT_TRUE(journal->sync().has_value());
        }
        auto opened = Workspace::open(m_path);
        ASSERT_TRUE(opened.has_value()) << opened.error().message;
        m_workspace.emplace(std::move(*opened));
        m_now = m_workspace->lastTimestamp();
    }
    // Begins to commit; gives the one gang's cut's operation.
    std::string begin()
    {
        const auto proposal = m_workspace->propose("ada", "lose both", lossOfBoth, later());
        EXPECT_TRUE(proposal.has_value()) << proposal.error().message;
        m_proposal = *proposal;
        EXPECT_TRUE(m_workspace->judge(m_proposal, "grace", Verdict::approve, "", later()));
        const std::uint64_t lost =
            m_workspace->proposals().find(m_proposal)->content.lostOperations;
        const auto begun = m_workspace->beginCommit(m_proposal, "ada", lost, later());
        EXPECT_TRUE(begun.has_value()) << begun.error().message;
        const auto& gangs = m_workspace->proposals().executing()->gangs;
        EXPECT_EQ(gangs.size(), 1u);
        return gangs.front().hex();
    }
    bool stepAll(const ExecutorModel& model = {})
    {
        const auto finished = m_workspace->stepCommit(later(), model);
        EXPECT_TRUE(finished.has_value()) << finished.error().message;
        return !finished || *finished;
    }
    void finishAll()
    {
        for (int steps = 0; !stepAll(); ++steps)
            ASSERT_LT(steps, 10) << "the execution does not end";
    }
    [[nodiscard]] ProposalStatus status() const
    {
        return m_workspace->proposals().find(m_proposal)->status;
    }
    void expectEnded(const std::string& operation, CutPhase phase)
    {
        EXPECT_EQ(cut(operation).phase(), phase);
        EXPECT_TRUE(cut(operation).ended());
        EXPECT_EQ(published(operation).phase, phase);
        EXPECT_TRUE(published(operation).ended);
        EXPECT_FALSE(keepsCheckpoint(operation));
        EXPECT_TRUE(m_workspace->state().gangs().empty());
        reopen();
    }

    Digest m_proposal;
};

TEST_F(GangCuts, commitWithTheirProposal)
{
    const std::string operation = begin();
    const std::uint64_t before = index();
    finishAll();
    EXPECT_THAT(eventsAfter(before),
                ElementsAre("checkpoint-taken", "cut-declared", "cut-prepared", "source-fenced",
                            "cut-decided", "cut-ended", "commit-ended"));
    EXPECT_EQ(status(), ProposalStatus::committed);
    for (const char* volume : {"v1", "v2"})
        EXPECT_EQ(m_workspace->state().sourceOf(volumeNamed(m_workspace->state(), volume)),
                  regionNamed(m_workspace->state(), "c"));
    expectEnded(operation, CutPhase::committed);
}

// Which volumes a cut is over stands in no record of it: the plan of its proposal says so, also
// once the gang is decided and gone.
TEST_F(GangCuts, nameTheirGroupWhileTheyRunAndAfterwards)
{
    const std::string operation = begin();
    const auto members = [this, &operation] {
        std::vector<std::string> names;
        const auto group = m_workspace->groupOfCut(operation);
        EXPECT_TRUE(group.has_value()) << group.error().message;
        if (!group || !*group)
            return names;
        EXPECT_EQ((*group)->destination, regionNamed(m_workspace->state(), "c"));
        for (const VolumeIndex volume : (*group)->members)
            names.push_back(m_workspace->state().catalog().volume(volume).id);
        return names;
    };
    EXPECT_THAT(members(), ElementsAre("v1", "v2"));
    finishAll();
    EXPECT_THAT(members(), ElementsAre("v1", "v2"));
    reopen();
    EXPECT_THAT(members(), ElementsAre("v1", "v2"));
    for (const std::string& other : {std::string("nightly"), Digest{}.hex()}) {
        const auto none = m_workspace->groupOfCut(other);
        ASSERT_TRUE(none.has_value()) << none.error().message;
        EXPECT_FALSE(none->has_value()) << other;
    }
}

TEST_F(GangCuts, goOnFromEveryPrefixOfTheJournal)
{
    for (int closedAfter = 0; closedAfter < 4; ++closedAfter) {
        SCOPED_TRACE(std::to_string(closedAfter) + " steps");
        const std::string operation = begin();
        for (int i = 0; i < closedAfter; ++i)
            EXPECT_EQ(stepAll(), i == 3);
        reopen();
        const std::uint64_t before = index();
        finishAll();
        EXPECT_EQ(cut(operation).round(), closedAfter == 0 ? 1u : 2u);
        if (closedAfter == 3) {  // what was fenced is prepared anew, and then committed
            EXPECT_THAT(eventsAfter(before),
                        ElementsAre("cut-resumed", "cut-prepared", "cut-decided", "cut-ended",
                                    "commit-ended"));
        }
        EXPECT_EQ(status(), ProposalStatus::committed);
        expectEnded(operation, CutPhase::committed);
        m_workspace.reset();
        std::filesystem::remove_all(m_path);
        SetUp();
    }
}

TEST_F(GangCuts, closedAfterEachStepTheyCommitAllTheSame)
{
    const std::string operation = begin();
    for (int steps = 0; !stepAll(); ++steps) {
        ASSERT_LT(steps, 10) << "the execution does not end";
        reopen();
    }
    EXPECT_EQ(status(), ProposalStatus::committed);
    const auto execution = m_workspace->execution(m_proposal);
    ASSERT_TRUE(execution.has_value()) << execution.error().message;
    const ParticipantTimes& times = execution->participants.front().times;
    ASSERT_TRUE(times.prepared && times.fenced && times.decided) << "a cut's steps are the gang's";
    EXPECT_LT(*times.prepared, *times.fenced) << "of the first round, whatever came later";
    EXPECT_LE(*times.fenced, *times.decided);
    EXPECT_EQ(cut(operation).round(), 4u) << "declared, prepared, fenced: each by another process";
    expectEnded(operation, CutPhase::committed);
}

TEST_F(GangCuts, goWithTheirProposalOnly)
{
    const std::string operation = begin();
    EXPECT_FALSE(stepAll());
    for (const bool reopened : {false, true}) {
        if (reopened)
            reopen();
        expectRefused(m_workspace->stepCut(operation, later()), ErrorCode::notAllowed, index());
        expectRefused(m_workspace->abortCut("ada", operation, "no", later()), ErrorCode::notAllowed,
                      index());
        expectRefused(declare(operation, {{"v1"}, {}, false, false, false}), ErrorCode::duplicateId,
                      index());
    }
}

// Whatever takes the execution back ends the cut, however far it was.
TEST_F(GangCuts, endWhenTheExecutionDoes)
{
    struct Way {
        const char* name;
        std::function<void()> end;
        const char* reason;
    };
    const std::vector<Way> ways = {
        {"a person",
         [this] { ASSERT_TRUE(m_workspace->abortCommit("ada", "not today", later()).has_value()); },
         "not today"},
        {"a worker's no",
         [this] {
             EXPECT_TRUE(stepAll({{"controller:c"}, {}}));
         },
         "controller:c rejected"},
        {"a silent worker",
         [this] {
             EXPECT_TRUE(stepAll({{}, {"controller:c"}}));
         },
         "before its deadline"},
        {"its deadline",
         [this] {
             m_now = m_now + seconds(61);
             EXPECT_TRUE(stepAll());
         },
         "before its deadline"},
        {"its ground",
         [this] {
             ASSERT_TRUE(
                 m_workspace->changeRegion("ada", "c", RegionChange::offline, later()).has_value());
             EXPECT_TRUE(stepAll());
         },
         "was lost"},
    };
    for (const Way& way : ways) {
        SCOPED_TRACE(way.name);
        const std::string operation = begin();
        EXPECT_FALSE(stepAll());
        way.end();
        EXPECT_EQ(status(), ProposalStatus::aborted);
        EXPECT_THAT(m_workspace->proposals().find(m_proposal)->endReason, HasSubstr(way.reason));
        expectEnded(operation, CutPhase::aborted);
        m_workspace.reset();
        std::filesystem::remove_all(m_path);
        SetUp();
    }
}

TEST_F(GangCuts, thatWerePreparedAreTakenBackByAPersonToo)
{
    const std::string operation = begin();
    EXPECT_FALSE(stepAll());
    EXPECT_FALSE(stepAll());
    EXPECT_TRUE(cut(operation).allPrepared());
    ASSERT_TRUE(m_workspace->abortCommit("ada", "not today", later()).has_value());
    expectEnded(operation, CutPhase::aborted);
}

}  // namespace
}  // namespace estate
