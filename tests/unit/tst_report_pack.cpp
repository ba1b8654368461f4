// The offline pack: what a report says for the hours without a program, and that reports from
// before it are drawn as they were.
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/report/layout.h"
#include "engine/report/read_report.h"
#include "engine/report/render.h"
#include "tests/unit/report_fixture.h"

namespace estate::testing {
namespace {

using nlohmann::json;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

const std::string samples = ESTATE_SAMPLE_REPORTS;

class ReportPackTest : public WorkspaceTest {
protected:
    [[nodiscard]] json document(bool ofJournal = true)
    {
        return json::parse(reportOf(*m_workspace, lossOfEast, ofJournal).json);
    }
    [[nodiscard]] std::string page(bool ofJournal = true)
    {
        return renderHtml(reportOf(*m_workspace, lossOfEast, ofJournal).json).value();
    }
    [[nodiscard]] PlanResult plan()
    {
        return m_workspace->preview(lossOfEast, m_workspace->lastTimestamp())->plan;
    }
    void grant(const char* name, Role role)
    {
        const auto granted = m_workspace->grant("ada", name, role, later());
        ASSERT_TRUE(granted.has_value()) << granted.error().message;
    }
};

std::vector<std::string> namesOf(const json& people)
{
    std::vector<std::string> names;
    for (const json& person : people)
        names.push_back(person["name"]);
    return names;
}

TEST_F(ReportPackTest, EveryGroupStandsOnceInAQueueOrAmongThoseThatWait)
{
    const json report = document();
    std::set<std::size_t> seen;
    for (const json& queue : report["runbook"]["queues"]) {
        std::size_t last = 0;
        for (const json& entry : queue["positions"]) {
            const auto position = entry.get<std::size_t>();
            EXPECT_GT(position, last) << "a queue goes in the order of recovery";
            last = position;
            EXPECT_TRUE(seen.insert(position).second);
            EXPECT_EQ(report["groups"][position - 1]["destination"], queue["destination"]);
        }
    }
    for (const json& entry : report["runbook"]["waiting"]) {
        EXPECT_TRUE(seen.insert(entry.get<std::size_t>()).second);
        EXPECT_NE(report["groups"][entry.get<std::size_t>() - 1]["outcome"], "recover");
    }
    EXPECT_EQ(seen.size(), report["groups"].size());
    EXPECT_FALSE(report["runbook"]["queues"].empty());
}

TEST_F(ReportPackTest, ASourceIsFencedBeforeWhatLeavesItStarts)
{
    std::uint64_t leaving = 0;
    for (const GroupDecision& group : plan().groups)
        if (group.kind == GangKind::failover && group.outcome == Outcome::recover) {
            ++leaving;
            EXPECT_LE(group.timing->sourceFenced, group.timing->queueStart);
        }
    const json report = document();
    ASSERT_EQ(report["runbook"]["fences"].size(), 1u);
    const json& fence = report["runbook"]["fences"][0];
    EXPECT_EQ(fence["region"], "us-east-1");
    EXPECT_EQ(fence["groups"], leaving);
}

TEST_F(ReportPackTest, DeadlinesComeInTheirOrder)
{
    const json report = document();
    std::string last;
    for (const json& position : report["escalation"]["deadlines"]) {
        const std::string deadline = report["groups"][position.get<std::size_t>() - 1]["deadline"];
        EXPECT_LE(last, deadline);
        last = deadline;
    }
    EXPECT_FALSE(last.empty());
}

TEST_F(ReportPackTest, WhoHasToBeToldIsOrderedByCostAndAddsUpToTheSummary)
{
    const json report = document();
    std::uint64_t lost = 0;
    std::map<std::string, std::uint64_t> groups;
    U128 last = maxU128;
    for (const json& entity : report["escalation"]["entities"]) {
        const U128 cost = *parseDecimal(entity["expectedCostMicrounits"].get<std::string>());
        EXPECT_LE(cost, last);
        last = cost;
        lost += entity["lostOperations"].get<std::uint64_t>();
        for (const char* end : {"missedRto", "held", "capacityShort", "deferred"})
            groups[end] += entity[end]["groups"].get<std::uint64_t>();
    }
    EXPECT_EQ(lost, 100'000u);
    for (const auto& [end, count] : groups)
        EXPECT_EQ(report["summary"][end]["groups"], count) << end;
}

TEST_F(ReportPackTest, WhoMayApproveAndCommitIsNamed)
{
    EXPECT_EQ(document()["escalation"]["people"]["granted"], false);
    EXPECT_THAT(page(), HasSubstr("anybody: no role was granted"));
    grant("ada", Role::administrator);
    grant("grace", Role::approver);
    grant("hedy", Role::deskOperator);
    grant("mary", Role::viewer);
    const json people = document()["escalation"]["people"];
    EXPECT_EQ(namesOf(people["approve"]), (std::vector<std::string>{"ada", "grace"}));
    EXPECT_EQ(namesOf(people["commit"]), (std::vector<std::string>{"ada", "grace", "hedy"}));
    EXPECT_EQ(namesOf(people["confirmClock"]), (std::vector<std::string>{"ada"}));
    EXPECT_THAT(page(), HasSubstr("<dt>Call to approve</dt><dd>ada (identity asserted, not "
                                  "verified), grace (identity asserted, not verified)</dd>"));
}

TEST_F(ReportPackTest, WithoutAJournalNobodyIsNamed)
{
    EXPECT_TRUE(document(false)["escalation"]["people"].is_null());
    EXPECT_THAT(page(false), HasSubstr("not known: the estate is not a journal"));
}

TEST_F(ReportPackTest, ThePageHasStepsFencesQueuesAndWhomToCall)
{
    const std::string html = page();
    for (const char* wanted :
         {"<h2>Runbook: what to do when no program is at hand</h2>", "<td>Accept the loss</td>",
          "100,000 operations are lost", "<h3>Fence these sources</h3>",
          "<h3>Queue of us-east-2</h3>", "<h3>What goes nowhere</h3>",
          "<h2>Escalation: whom to call, and what about</h2>",
          "<h3>Deadlines, the next one first</h3>"})
        EXPECT_THAT(html, HasSubstr(wanted));
}

TEST_F(ReportPackTest, PositionsThatNameNoGroupAreLeftOut)
{
    json report = document();
    report["runbook"]["queues"] = json::array(
        {{{"destination", "</script>"}, {"positions", {0, 1, 1'000'000, "x", nullptr}}}, 7});
    report["runbook"]["waiting"] = "none";
    report["escalation"] = 7;
    const auto layout = layoutOf(report.dump());
    ASSERT_TRUE(layout.has_value()) << layout.error().message;
    for (const ReportSection& section : layout->sections)
        for (const ReportTable& table : section.tables) {
            EXPECT_THAT(table.rows, Each(SizeIs(table.columns.size()))) << table.title;
            if (table.title == "Queue of </script>") {
                EXPECT_EQ(table.rows.size(), 1u);
            }
        }
    report.erase("runbook");
    EXPECT_TRUE(layoutOf(report.dump()).has_value());
}

// Written by the program of version 1.
TEST_F(ReportPackTest, AReportOfVersionOneIsDrawnAsItWas)
{
    for (const char* name :
         {"version-1-preview.html", "version-1-preview.csv", "version-1-proposal.html"}) {
        const std::string bytes = readWholeFile(samples + "/" + name);
        ASSERT_FALSE(bytes.empty()) << name;
        const auto read = verifyReport(bytes);
        ASSERT_TRUE(read.has_value()) << name << ": " << read.error().message;
        EXPECT_EQ(json::parse(read->report.json)["formatVersion"], 1);
        EXPECT_THAT(renderHtml(read->report.json).value(), Not(HasSubstr("Runbook")));
    }
}

TEST_F(ReportPackTest, AParticipantHasTheTimesOfItsSteps)
{
    const Digest id = begun();
    finish();
    const auto execution = m_workspace->execution(id);
    ASSERT_TRUE(execution.has_value());
    const Report report = reportOf(*m_workspace, *m_workspace->proposals().find(id), &*execution);
    const json participants = json::parse(report.json)["execution"]["participants"];
    ASSERT_FALSE(participants.empty());
    for (const json& participant : participants) {
        EXPECT_LE(participant["preparedAt"].get<std::string>(),
                  participant["fencedAt"].get<std::string>());
        EXPECT_LE(participant["fencedAt"].get<std::string>(),
                  participant["decidedAt"].get<std::string>());
        EXPECT_LE(participant["predictedCompletion"].get<std::string>(),
                  participant["modelledCompletion"].get<std::string>());
    }
    EXPECT_THAT(renderHtml(report.json).value(), HasSubstr("Modelled completion (UTC)"));
}

}  // namespace
}  // namespace estate::testing
