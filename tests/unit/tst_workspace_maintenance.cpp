// Planned maintenance in a journal: what is planned, reviewed and committed heeds the same, and a
// replay does too.
#include <algorithm>

#include <gmock/gmock.h>

#include "app/ctl/followed_log.h"
#include "engine/text/format.h"
#include "tests/unit/workspace_fixture.h"

using namespace estate;
using namespace estate::testing;
using ::testing::Contains;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Ne;

namespace {

// Losing us-east-1 sends ledger-db to us-east-2, or to eu-west-1 when that takes nothing.
class MaintenanceTest : public WorkspaceTest {
protected:
    static Timestamp at(std::uint64_t count) { return sampleEpoch + seconds(count); }
    static std::string formatted(Timestamp time) { return formatTimeExact(time); }
    static MaintenanceWish wish(const std::string& region, Timestamp from, Timestamp until)
    {
        return {{{region}, {}, {}}, from, until, "power supply"};
    }
    std::string plan(const std::string& region, Timestamp from, Timestamp until)
    {
        const auto id = m_workspace->planMaintenance("ada", wish(region, from, until), later());
        EXPECT_TRUE(id.has_value()) << id.error().message;
        return id.value_or(std::string());
    }
    std::vector<std::string> destinations(Timestamp when)
    {
        std::vector<std::string> ids;
        const auto preview = m_workspace->preview(lossOfEast, when);
        EXPECT_TRUE(preview.has_value()) << preview.error().message;
        for (const GroupDecision& group : preview->plan.groups)
            if (group.destination.valid())
                ids.push_back(m_workspace->state().catalog().region(group.destination).id);
        return ids;
    }
    const Proposal& proposal(const Digest& id) { return *m_workspace->proposals().find(id); }
    std::size_t reviewAll(Timestamp when)
    {
        m_now = std::max(m_now, when);
        for (std::size_t steps = 0; steps < 100; ++steps) {
            const auto done = m_workspace->reviewNext(m_now);
            EXPECT_TRUE(done.has_value()) << done.error().message;
            if (!done || !*done)
                return steps;
        }
        ADD_FAILURE() << "reviews do not end";
        return 0;
    }
    ErrorCode refusal(const MaintenanceWish& refused)
    {
        const std::uint64_t before = index();
        const auto id = m_workspace->planMaintenance("ada", refused, at(60));
        EXPECT_EQ(index(), before);
        EXPECT_FALSE(id.has_value());
        return id.has_value() ? ErrorCode{} : id.error().code;
    }
    [[nodiscard]] const MaintenanceNotes& notes() const
    {
        return m_workspace->governance().maintenance();
    }
};

}  // namespace

TEST_F(MaintenanceTest, APreviewPlansAroundItAndTheStateDoesNotKnow)
{
    ASSERT_THAT(destinations(at(10)), Contains("us-east-2"));
    const Digest before = m_workspace->state().hash();
    const std::string id = plan("us-east-2", at(100), at(3'600));
    EXPECT_EQ(m_workspace->state().hash(), before);
    EXPECT_EQ(notes().all().back()->id, id);
    EXPECT_THAT(destinations(at(99)), Contains("us-east-2"));
    EXPECT_THAT(destinations(at(100)), Each(Ne("us-east-2")));
    EXPECT_THAT(destinations(at(100)), Contains("eu-west-1"));
    EXPECT_THAT(destinations(at(3'600)), Contains("us-east-2"));
}

TEST_F(MaintenanceTest, WhatWasApprovedUnderItIsCommittedAroundItAndReplaysTheSame)
{
    plan("us-east-2", at(0), at(3'600));
    const Digest id = begun();
    const auto execution = m_workspace->execution(id);
    ASSERT_TRUE(execution.has_value()) << execution.error().message;
    ASSERT_FALSE(execution->participants.empty());
    const RegionIndex closedRegion = m_workspace->state().catalog().findRegion("us-east-2").value();
    for (const Participant& participant : execution->participants)
        EXPECT_NE(participant.decision.destination, closedRegion);
    finish();
    EXPECT_EQ(proposal(id).status, ProposalStatus::committed);
    const Digest hash = m_workspace->state().hash();
    m_workspace.reset();
    auto whole = Workspace::replayWhole(m_path);
    ASSERT_TRUE(whole.has_value()) << whole.error().message;
    EXPECT_EQ(whole->state().hash(), hash);

    ctl::FollowedLog log;
    const auto read = whole->journal().read(
        1, whole->journal().head().index, [&log](const JournalRecord& record) {
            const auto effects = log.apply(record.envelope);
            EXPECT_TRUE(effects.has_value()) << effects.error().message;
            return effects.has_value();
        });
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(log.scheduler().state().hash(), hash) << "a log says with what it was planned";
}

TEST_F(MaintenanceTest, AnApprovalIsVoidOnceAMaintenanceBeginsThatSendsItElsewhere)
{
    const Digest id = approved();
    plan("us-east-2", at(100), at(3'600));
    EXPECT_EQ(reviewAll(at(99)), 0u) << "it was not in force yet";
    EXPECT_EQ(proposal(id).status, ProposalStatus::approved);
    EXPECT_EQ(reviewAll(at(100)), 1u);
    ASSERT_EQ(proposal(id).status, ProposalStatus::stale);
    const auto& changes = proposal(id).voided->changes;
    const auto ledger = std::find_if(changes.begin(), changes.end(), [](const FlowChange& change) {
        return change.group == "ledger-db";
    });
    ASSERT_NE(ledger, changes.end());
    EXPECT_THAT(ledger->why, HasSubstr("us-east-2: under-maintenance"));
    EXPECT_THAT(proposal(id).voided->changedRegions, IsEmpty());
}

TEST_F(MaintenanceTest, ACommitThatNobodyReviewedInTimeIsRefusedAndSaysWhy)
{
    const Digest id = approved();
    plan("us-east-2", at(100), at(3'600));
    const auto freshness = m_workspace->freshness(id, at(100));
    ASSERT_TRUE(freshness.has_value()) << freshness.error().message;
    EXPECT_TRUE(freshness->maintenanceChanged);
    EXPECT_FALSE(freshness->fresh);
    const auto began =
        m_workspace->beginCommit(id, "ada", proposal(id).content.lostOperations, at(100));
    ASSERT_FALSE(began.has_value());
    EXPECT_EQ(began.error().code, ErrorCode::stale);
    EXPECT_THAT(began.error().message, HasSubstr("under maintenance"));
    EXPECT_EQ(proposal(id).status, ProposalStatus::stale);
}

TEST_F(MaintenanceTest, OneThatChangesNoDecisionKeepsTheApproval)
{
    const Digest id = approved(FailureSet{{"us-east-2"}, {}, {}});
    const auto goesTo = proposal(id).content.flows;
    std::string unconcerned;
    for (const RegionSpec& region : m_workspace->state().catalog().regions)
        if (std::none_of(goesTo.begin(), goesTo.end(), [&](const PlannedFlow& flow) {
                return flow.destination == region.id || flow.source == region.id;
            }))
            unconcerned = region.id;
    ASSERT_FALSE(unconcerned.empty());
    plan(unconcerned, at(100), at(3'600));
    EXPECT_EQ(reviewAll(at(100)), 1u);
    EXPECT_EQ(proposal(id).status, ProposalStatus::approved);
    EXPECT_EQ(proposal(id).reviews, 1u);
    EXPECT_EQ(reviewAll(at(101)), 0u) << "reviewed once, until it ends";
    EXPECT_EQ(reviewAll(at(3'600)), 1u);
    const auto began =
        m_workspace->beginCommit(id, "ada", proposal(id).content.lostOperations, later());
    EXPECT_TRUE(began.has_value()) << began.error().message;
}

TEST_F(MaintenanceTest, WhatWasPlannedAroundItIsVoidOnceItIsCancelled)
{
    const std::string maintenance = plan("us-east-2", at(0), at(3'600));
    const Digest id = propose();
    EXPECT_EQ(reviewAll(at(50)), 0u);
    ASSERT_TRUE(m_workspace->cancelMaintenance("grace", maintenance, later()).has_value());
    EXPECT_EQ(reviewAll(later()), 1u);
    EXPECT_EQ(proposal(id).status, ProposalStatus::stale);
    EXPECT_THAT(destinations(m_now), Contains("us-east-2"));
    EXPECT_EQ(notes().all().back()->phase(m_now), MaintenancePhase::cancelled);
    EXPECT_EQ(notes().all().back()->cancelledBy, "grace");
    EXPECT_EQ(m_workspace->cancelMaintenance("ada", maintenance, later()).error().code,
              ErrorCode::notAllowed);
    EXPECT_EQ(m_workspace->cancelMaintenance("ada", "m999", later()).error().code,
              ErrorCode::unknownId);
}

TEST_F(MaintenanceTest, AFailbackWaitsForAHomeThatIsClosed)
{
    begun();
    finish();
    ASSERT_TRUE(
        m_workspace->changeRegion("ada", "us-east-1", RegionChange::online, later()).has_value());
    plan("us-east-1", m_now, m_now + seconds(3'600));
    const auto preview = m_workspace->previewFailback({"us-east-1"}, later());
    ASSERT_TRUE(preview.has_value()) << preview.error().message;
    ASSERT_FALSE(preview->plan.groups.empty());
    EXPECT_EQ(preview->summary.movedHome, 0u);
    for (const GroupDecision& group : preview->plan.groups)
        if (group.reason == Reason::noEligibleDestination) {
            ASSERT_EQ(group.verdicts.size(), 1u);
            EXPECT_EQ(group.verdicts.front().constraint, Constraint::underMaintenance);
        }
}

TEST_F(MaintenanceTest, WhatMakesNoSenseIsRefused)
{
    const MaintenanceWish good = wish("us-east-2", at(100), at(3'600));
    const auto with = [&good](auto change) {
        MaintenanceWish changed = good;
        change(changed);
        return changed;
    };
    EXPECT_EQ(refusal(wish("us-east-9", at(100), at(200))), ErrorCode::unknownId);
    EXPECT_EQ(refusal(with([](MaintenanceWish& w) { w.places.sites = {"nowhere"}; })),
              ErrorCode::unknownId);
    EXPECT_EQ(refusal(with([](MaintenanceWish& w) { w.places.hosts = {"nowhere"}; })),
              ErrorCode::unknownId);
    EXPECT_EQ(refusal(with([](MaintenanceWish& w) { w.places = {}; })), ErrorCode::badInput);
    EXPECT_EQ(refusal(with([](MaintenanceWish& w) { w.places.regions.push_back("us-east-2"); })),
              ErrorCode::duplicateId);
    EXPECT_EQ(refusal(with([](MaintenanceWish& w) { w.until = w.from; })), ErrorCode::badInput);
    EXPECT_EQ(refusal(wish("us-east-2", at(10), at(60))), ErrorCode::badInput) << "over already";
    EXPECT_EQ(refusal(with([](MaintenanceWish& w) {
                  w.until = w.from + maintenanceWindowMax + Duration(1);
              })),
              ErrorCode::badInput);
    EXPECT_EQ(refusal(with([](MaintenanceWish& w) { w.reason = "  "; })), ErrorCode::badInput);
    EXPECT_EQ(refusal(with([](MaintenanceWish& w) { w.reason = "two\nlines"; })),
              ErrorCode::badInput);
    EXPECT_EQ(refusal(with([](MaintenanceWish& w) { w.reason.assign(2'000, 'a'); })),
              ErrorCode::badInput);
    ASSERT_TRUE(m_workspace->planMaintenance("ada", good, at(60)).has_value());
    EXPECT_EQ(refusal(with([](MaintenanceWish& w) { w.reason = "again"; })),
              ErrorCode::duplicateId);
    EXPECT_EQ(m_workspace->planMaintenance("", good, at(60)).error().code, ErrorCode::badInput);
}

TEST_F(MaintenanceTest, WhoOnlyLooksPlansNone)
{
    ASSERT_TRUE(m_workspace->grant("ada", "ada", Role::administrator, later()).has_value());
    ASSERT_TRUE(m_workspace->grant("ada", "vera", Role::viewer, later()).has_value());
    const auto planned =
        m_workspace->planMaintenance("vera", wish("us-east-2", at(100), at(200)), later());
    EXPECT_EQ(planned.error().code, ErrorCode::notAllowed);
}

TEST_F(MaintenanceTest, AnImageAReplayAndALookBackSayTheSame)
{
    const std::uint64_t before = index();
    const std::string id = plan("us-east-2", at(100), at(3'600));
    plan("eu-west-1", at(200), at(3'600));
    ASSERT_TRUE(m_workspace->cancelMaintenance("ada", id, at(150)).has_value());
    std::vector<Maintenance> all;
    for (const auto& maintenance : notes().all())
        all.push_back(*maintenance);
    ASSERT_TRUE(m_workspace->takeImage(at(160)).has_value());
    reopen();
    ASSERT_EQ(notes().all().size(), 2u);
    EXPECT_EQ(*notes().all()[0], all[0]);
    EXPECT_EQ(*notes().all()[1], all[1]);
    EXPECT_EQ(notes().inForce(at(149)).size(), 1u);
    EXPECT_EQ(notes().inForce(at(150)).size(), 0u);
    EXPECT_EQ(notes().inForce(at(200)).size(), 1u);
    const auto past = m_workspace->asOf(before);
    ASSERT_TRUE(past.has_value()) << past.error().message;
    EXPECT_THAT(past->governance().maintenance().all(), IsEmpty());
}

TEST_F(MaintenanceTest, IdsWithSpacesAndCommasSurvive)
{
    MaintenanceNotes folded;
    const AuditNoted note{"maintenance-planned",
                          formatted(at(1)) + " " + formatted(at(2)) +
                              " region:up%20north%2C%20left,host:50%25 new cables, old ducts",
                          {}};
    folded.apply(Envelope{7, at(0), "ada", note});
    ASSERT_EQ(folded.all().size(), 1u);
    EXPECT_EQ(folded.all().front()->id, "m7");
    EXPECT_EQ(folded.all().front()->wish,
              (MaintenanceWish{
                  {{"up north, left"}, {}, {"50%"}}, at(1), at(2), "new cables, old ducts"}));
    for (const char* subject :
         {"", "2026 2027 region:a x", "2026-01-01 2026-01-02 planet:a x",
          "2026-01-02 2026-01-01 region:a x", "2026-01-01 2026-01-02 region:%2 x"})
        folded.apply(Envelope{8, at(0), "ada", AuditNoted{"maintenance-planned", subject, {}}});
    EXPECT_EQ(folded.all().size(), 1u) << "what can't be read closes nothing";
}
