// An incident: begun, its losses at their own moments, notes, an end; refusals; what a replay and
// an image say; and the clock of its objectives.
#include <string>

#include <gtest/gtest.h>

#include "engine/journal/incident_clock.h"
#include "tests/unit/workspace_fixture.h"

using namespace estate;
using namespace estate::testing;

namespace {

constexpr const char* east = "us-east-1";
const IncidentPlace eastRegion{PlaceKind::region, east};

class IncidentTest : public WorkspaceTest {
protected:
    static Timestamp at(std::uint64_t count) { return sampleEpoch + seconds(count); }
    void begin()
    {
        const auto begun = m_workspace->beginIncident("ada", "Power lost in the east", at(60));
        ASSERT_TRUE(begun.has_value()) << begun.error().message;
    }
    const Incident* open() { return m_workspace->governance().incidents().open(); }
    // Of what must not be journaled.
    template <typename Act>
    ErrorCode refusal(Act act)
    {
        const std::uint64_t before = index();
        const Result<void> done = act();
        EXPECT_FALSE(done.has_value());
        EXPECT_EQ(index(), before);
        return done.has_value() ? ErrorCode::ioFailure : done.error().code;
    }
    ErrorCode lossRefusal(const std::string& place, Timestamp since)
    {
        return refusal([&] { return m_workspace->reportLoss("ada", place, since, at(200)); });
    }
    IncidentClock clock(Timestamp planned, Timestamp now)
    {
        const auto preview = m_workspace->previewIncident(planned);
        EXPECT_TRUE(preview.has_value()) << preview.error().message;
        return readClock(m_workspace->state().catalog(), *open(), preview.value(), now);
    }
};

}  // namespace

TEST_F(IncidentTest, IsBegunReportedAndEnded)
{
    EXPECT_EQ(open(), nullptr);
    EXPECT_EQ(m_workspace->governance().incidents().last(), nullptr);
    const Digest before = m_workspace->state().hash();
    begin();
    ASSERT_NE(open(), nullptr);
    EXPECT_EQ(open()->title, "Power lost in the east");
    EXPECT_EQ(open()->by, "ada");
    EXPECT_EQ(open()->since, at(60));
    ASSERT_TRUE(m_workspace->reportLoss("ada", east, at(30), at(70)).has_value());
    ASSERT_TRUE(m_workspace->reportLoss("grace", "eu-west-1a", at(80), at(80)).has_value());
    ASSERT_TRUE(m_workspace->reportLoss("ada", "ap-south-1a-h1", at(0), at(85)).has_value());
    EXPECT_EQ(open()->losses, (std::vector<IncidentLoss>{
                                  {eastRegion, at(30), "ada", at(70)},
                                  {{PlaceKind::site, "eu-west-1a"}, at(80), "grace", at(80)},
                                  {{PlaceKind::host, "ap-south-1a-h1"}, at(0), "ada", at(85)}}));
    ASSERT_TRUE(m_workspace->noteIncident("grace", "  the utility\x1bis called\nby radio ", at(90))
                    .has_value());
    EXPECT_EQ(
        open()->entries.back(),
        (IncidentEntry{
            IncidentEntryKind::noted, "grace", at(90), "the utility is called\nby radio", {}, {}}));
    ASSERT_TRUE(m_workspace->reportBack("ada", "eu-west-1a", at(95)).has_value());
    EXPECT_EQ(open()->losses.size(), 2u);
    EXPECT_EQ(open()->find({PlaceKind::site, "eu-west-1a"}), nullptr);
    EXPECT_EQ(m_workspace->state().hash(), before) << "reports change nothing in the estate";
    ASSERT_TRUE(m_workspace->endIncident("ada", "power is back", at(100)).has_value());
    EXPECT_EQ(open(), nullptr);
    const Incident* ended = m_workspace->governance().incidents().last();
    ASSERT_NE(ended, nullptr);
    EXPECT_EQ(ended->endedAt, at(100));
    EXPECT_EQ(ended->entries.size(), 7u);
    EXPECT_EQ(ended->entries.back().text, "power is back");
}

TEST_F(IncidentTest, OneIsOpenAtATime)
{
    EXPECT_EQ(refusal([&] { return m_workspace->noteIncident("ada", "hm", at(50)); }),
              ErrorCode::contradiction);
    EXPECT_EQ(refusal([&] { return m_workspace->endIncident("ada", "hm", at(50)); }),
              ErrorCode::contradiction);
    EXPECT_EQ(lossRefusal(east, at(10)), ErrorCode::contradiction);
    EXPECT_EQ(m_workspace->previewIncident(at(50)).error().code, ErrorCode::contradiction);
    begin();
    EXPECT_EQ(refusal([&] { return m_workspace->beginIncident("grace", "another", at(70)); }),
              ErrorCode::contradiction);
    ASSERT_TRUE(m_workspace->endIncident("grace", "over", at(80)).has_value());
    ASSERT_TRUE(m_workspace->beginIncident("grace", "another\none", at(90)).has_value());
    EXPECT_EQ(open()->title, "another one") << "a title is one line";
    EXPECT_TRUE(open()->losses.empty());
}

TEST_F(IncidentTest, ALossIsOfAKnownPlaceOnceAndNotInTheFuture)
{
    begin();
    EXPECT_EQ(lossRefusal("us-east-9", at(70)), ErrorCode::unknownId);
    EXPECT_EQ(lossRefusal(east, at(201)), ErrorCode::badInput);
    EXPECT_EQ(lossRefusal(east, Timestamp{sampleEpoch.ns - 1}), ErrorCode::badInput);
    ASSERT_TRUE(m_workspace->reportLoss("ada", east, sampleEpoch, at(200)).has_value());
    EXPECT_EQ(lossRefusal(east, at(100)), ErrorCode::duplicateId);
    EXPECT_EQ(refusal([&] { return m_workspace->reportBack("ada", "eu-west-1", at(200)); }),
              ErrorCode::contradiction);
    ASSERT_TRUE(m_workspace->reportBack("ada", east, at(210)).has_value());
    ASSERT_TRUE(m_workspace->reportLoss("ada", east, at(205), at(220)).has_value());
    EXPECT_EQ(open()->find(eastRegion)->since, at(205));
}

TEST_F(IncidentTest, SomethingIsSaidAndNotTooMuch)
{
    for (const std::string& text : {std::string(" \n"), std::string(auditTextBytesMax + 1, 'a')}) {
        EXPECT_EQ(refusal([&] { return m_workspace->beginIncident("ada", text, at(60)); }),
                  ErrorCode::badInput);
    }
    begin();
    for (const std::string& text : {std::string("\x1b"), std::string(auditTextBytesMax + 1, 'a')}) {
        EXPECT_EQ(refusal([&] { return m_workspace->noteIncident("ada", text, at(70)); }),
                  ErrorCode::badInput);
        EXPECT_EQ(refusal([&] { return m_workspace->endIncident("ada", text, at(70)); }),
                  ErrorCode::badInput);
    }
}

TEST_F(IncidentTest, WhoOnlyLooksReportsNothing)
{
    ASSERT_TRUE(m_workspace->grant("ada", "ada", Role::administrator, at(10)).has_value());
    ASSERT_TRUE(m_workspace->grant("ada", "vera", Role::viewer, at(20)).has_value());
    EXPECT_EQ(refusal([&] { return m_workspace->beginIncident("vera", "smoke", at(60)); }),
              ErrorCode::notAllowed);
    // Nor does a note that only looks like one.
    EXPECT_EQ(
        refusal([&] { return m_workspace->note("vera", "incident-begun", "smoke", {}, at(60)); }),
        ErrorCode::notAllowed);
    EXPECT_EQ(refusal([&] {
                  return m_workspace->note("ada", "incident-loss-reported", "soon", {}, at(60));
              }),
              ErrorCode::badInput);
}

TEST_F(IncidentTest, AReplayAnImageAndAnEarlierMomentSayTheSame)
{
    begin();
    ASSERT_TRUE(m_workspace->reportLoss("ada", east, at(30), at(70)).has_value());
    const std::uint64_t early = index();
    const Incident then = *open();
    reopen();
    ASSERT_NE(open(), nullptr);
    EXPECT_EQ(*open(), then);
    ASSERT_TRUE(m_workspace->noteIncident("ada", "still dark", at(80)).has_value());
    const Incident before = *open();
    ASSERT_TRUE(m_workspace->takeImage(at(90)).has_value());
    reopen();
    ASSERT_NE(open(), nullptr);
    EXPECT_EQ(*open(), before);
    ASSERT_TRUE(m_workspace->endIncident("ada", "light", at(95)).has_value());
    const auto past = m_workspace->asOf(early);
    ASSERT_TRUE(past.has_value()) << past.error().message;
    ASSERT_NE(past->governance().incidents().open(), nullptr);
    EXPECT_EQ(*past->governance().incidents().open(), then);
}

// us-east-1 holds the ledger (RTO 5 minutes), the accounts (10), two carts (15), events (30), an
// archive of two volumes (4 hours).
TEST_F(IncidentTest, TheClockRunsFromEachLoss)
{
    begin();
    ASSERT_TRUE(m_workspace->reportLoss("ada", east, at(30), at(100)).has_value());
    ASSERT_TRUE(m_workspace->reportLoss("ada", "us-east-2", at(90), at(100)).has_value());
    const auto preview = m_workspace->previewIncident(at(100));
    ASSERT_TRUE(preview.has_value()) << preview.error().message;
    const Catalog& catalog = m_workspace->state().catalog();
    const IncidentClock now = readClock(catalog, *open(), *preview, at(100));
    ASSERT_EQ(now.byLoss.size(), 2u);
    ASSERT_TRUE(now.all.next.has_value());
    EXPECT_EQ(now.all.deadline, at(30 + 300)) << "not from when it was reported";
    EXPECT_EQ(groupId(catalog, preview->plan.groups[*now.all.next]), "ledger-db");
    EXPECT_EQ(now.byLoss[0].deadline, at(330));
    EXPECT_EQ(now.byLoss[1].held, 4u) << "the neighbours' rule holds what both regions have lost";
    EXPECT_FALSE(now.byLoss[1].next.has_value());
    EXPECT_EQ(now.all.passed, 0u);
    const auto counted = [](const RtoClock& clock) {
        return clock.inTime + clock.atRisk + clock.passed + clock.held + clock.undated;
    };
    EXPECT_EQ(counted(now.all), preview->summary.groups);
    EXPECT_EQ(counted(now.byLoss[0]) + counted(now.byLoss[1]), counted(now.all));

    const RtoClock atDeadline = readClock(catalog, *open(), *preview, at(330)).all;
    EXPECT_EQ(atDeadline.passed, 0u) << "done at the deadline is in time";
    const RtoClock later = readClock(catalog, *open(), *preview, at(331)).all;
    EXPECT_EQ(later.passed, 1u);
    EXPECT_EQ(later.deadline, at(30 + 600)) << "the accounts are next";
    EXPECT_EQ(counted(later), counted(now.all));
}

TEST_F(IncidentTest, AGroupCountsForTheLossThatTookItsLastCopy)
{
    begin();
    ASSERT_TRUE(m_workspace->reportLoss("ada", "us-east-2a", at(30), at(100)).has_value());
    ASSERT_TRUE(m_workspace->reportLoss("ada", "us-east-2b", at(90), at(100)).has_value());
    const IncidentClock both = clock(at(100), at(100));
    EXPECT_EQ(both.byLoss[0], RtoClock{});
    EXPECT_EQ(both.byLoss[1].deadline, at(90 + 3'600));
    EXPECT_EQ(both.byLoss[1], both.all);
}

TEST_F(IncidentTest, WhatThePlanCompletesTooLateIsAtRisk)
{
    begin();
    ASSERT_TRUE(m_workspace->reportLoss("ada", east, at(60), at(60)).has_value());
    const RtoClock atOnce = clock(at(60), at(60)).all;
    // A tenth of a second before the first deadline nothing that begins only now is in time for it.
    const Timestamp late = at(359) + milliseconds(900);
    const RtoClock last = clock(late, late).all;
    EXPECT_EQ(last.passed, 0u);
    EXPECT_GT(last.atRisk, atOnce.atRisk);
    EXPECT_LT(last.inTime, atOnce.inTime);
}

TEST_F(IncidentTest, ACommitDoesNotWindTheClockUp)
{
    begin();
    ASSERT_TRUE(m_workspace->reportLoss("ada", east, at(0), at(60)).has_value());
    ASSERT_TRUE(m_workspace->changeRegion("ada", east, RegionChange::offline, at(120)).has_value());
    EXPECT_EQ(clock(at(130), at(130)).all.deadline, at(300));
}
