// The real estatectl on real journal files: the loop from proposal to commit, and damaged files.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/system/estatectl_journal.h"

namespace estate::test {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

class EstatectlJournal : public JournalTest {
protected:
    [[nodiscard]] std::string propose(const std::string& regions) const
    {
        const auto run = as("ada", {"propose", "--fail", regions, "--json"});
        EXPECT_EQ(run.exitCode, 0) << run.out << run.err;
        m_lost = json::parse(run.out)["lostOperations"].get<std::uint64_t>();
        return json::parse(run.out)["proposal"];
    }
    [[nodiscard]] std::string status(const std::string& proposal) const
    {
        const auto run = on({"proposals", proposal, "--json"});
        EXPECT_EQ(run.exitCode, 0) << run.out;
        return json::parse(run.out)["status"];
    }
    // Draft spring, in which a policy says something else.
    void draftARule() const
    {
        ASSERT_EQ(as("ada", {"draft", "begin", "spring"}).exitCode, 0);
        ASSERT_EQ(as("ada", {"draft", "edit", "spring", "--policy", "critical", "--set-rule", "1",
                             "--when", "us-east-1", "--restore", "eu-west-1"})
                      .exitCode,
                  0);
    }
    [[nodiscard]] std::string bytes() const { return readWholeFile(m_journal); }

    mutable std::uint64_t m_lost = 0;
};

TEST_F(EstatectlJournal, AProposalGoesFromDraftToCommit)
{
    create();
    const std::string proposal = propose("r017");
    EXPECT_EQ(status(proposal), "open");

    const auto own = as("ada", {"approve", proposal});
    EXPECT_EQ(own.exitCode, 1);
    EXPECT_THAT(own.err, HasSubstr("another operator"));
    EXPECT_EQ(as("ada", {"commit", proposal}).exitCode, 1);

    EXPECT_EQ(as("grace", {"approve", proposal.substr(0, 8), "--comment", "seen"}).exitCode, 0);
    EXPECT_EQ(status(proposal), "approved");
    EXPECT_EQ(as("grace", {"approve", proposal}).exitCode, 1);

    const auto committed = as("ada", {"commit", proposal});
    EXPECT_EQ(committed.exitCode, 0) << committed.err;
    for (const char* phase : {"prepared", "fenced", "committed"})
        EXPECT_THAT(committed.out, HasSubstr(phase));
    EXPECT_EQ(status(proposal), "committed");
    EXPECT_EQ(as("ada", {"commit", proposal}).exitCode, 1);

    const auto verified = estatectl({"journal", "verify", m_journal, "--json"});
    ASSERT_EQ(verified.exitCode, 0) << verified.out;
    const json head = json::parse(verified.out)["head"];
    const std::string expected =
        std::to_string(head["index"].get<std::uint64_t>()) + ":" + head["hash"].get<std::string>();
    EXPECT_EQ(estatectl({"journal", "verify", m_journal, "--expect-head", expected}).exitCode, 0);
}

TEST_F(EstatectlJournal, APlanThatLosesOperationsNeedsTheirNumberAccepted)
{
    create();
    const std::string proposal = propose("r017,r018");
    ASSERT_GT(m_lost, 0u);
    ASSERT_EQ(as("grace", {"approve", proposal}).exitCode, 0);
    EXPECT_EQ(as("ada", {"commit", proposal}).exitCode, 1);
    EXPECT_EQ(as("ada", {"commit", proposal, "--accept-lost", "1"}).exitCode, 1);
    EXPECT_EQ(as("ada", {"commit", proposal, "--accept-lost", std::to_string(m_lost)}).exitCode, 0);
}

TEST_F(EstatectlJournal, ACommitThatIsKilledGoesOnOrIsAborted)
{
    // Killed after it began, while gangs are prepared, and while sources are fenced.
    for (const std::size_t lines : {1u, 5u, 23u, 30u}) {
        std::filesystem::remove(m_journal);
        create();
        const std::string proposal = propose("r017");
        ASSERT_EQ(as("grace", {"approve", proposal}).exitCode, 0);
        const std::vector<std::string> commit = {"commit",  proposal,     "--journal",
                                                 m_journal, "--operator", "ada"};
        EXPECT_THAT(runAndKill(ESTATECTL, commit, lines), HasSubstr("Begins")) << lines;
        EXPECT_EQ(estatectl({"journal", "verify", m_journal}).exitCode, 0) << lines;
        if (status(proposal) == "committed")
            continue;  // it was faster than the signal
        EXPECT_EQ(status(proposal), "executing") << lines;
        if (lines == 5) {
            EXPECT_EQ(as("grace", {"commit", proposal, "--abort", "--comment", "drill"}).exitCode,
                      0);
            EXPECT_EQ(status(proposal), "aborted");
            continue;
        }
        const auto resumed = estatectl(commit);
        EXPECT_EQ(resumed.exitCode, 0) << resumed.err;
        EXPECT_THAT(resumed.out, HasSubstr("Goes on"));
        EXPECT_EQ(status(proposal), "committed");
    }
}

TEST_F(EstatectlJournal, ProposalsAreRejectedAndWithdrawn)
{
    create({"--estate", "four-region"});
    const std::string first = propose("us-east-1");
    EXPECT_EQ(as("grace", {"reject", first, "--comment", "not now"}).exitCode, 0);
    EXPECT_EQ(status(first), "rejected");
    const std::string second = propose("us-east-1");
    EXPECT_EQ(as("grace", {"withdraw", second}).exitCode, 1);
    EXPECT_EQ(as("ada", {"withdraw", second}).exitCode, 0);
    EXPECT_EQ(status(second), "withdrawn");
    const auto aborted = as("ada", {"commit", second, "--abort"});
    EXPECT_EQ(aborted.exitCode, 1);
}

TEST_F(EstatectlJournal, AnEventLogBecomesAJournal)
{
    const std::string log = ESTATE_SOURCE_DIR "/resources/scenarios/second-loss.jsonl";
    create({"--log", log});
    const auto ofLog = estatectl({"preview", "--fail", "eu-central-1,eu-west-1", "--log", log});
    const auto ofJournal =
        estatectl({"preview", "--fail", "eu-central-1,eu-west-1", "--journal", m_journal});
    ASSERT_EQ(ofLog.exitCode, 0) << ofLog.err;
    ASSERT_EQ(ofJournal.exitCode, 0) << ofJournal.err;
    EXPECT_THAT(ofJournal.out, HasSubstr("held by rule                       100 %        9"));
    EXPECT_EQ(estatectl({"journal", "verify", m_journal}).exitCode, 0);
    const auto both = estatectl({"journal", "create", m_journal + ".other", "--operator", "ada",
                                 "--log", log, "--estate", "four-region"});
    EXPECT_EQ(both.exitCode, 2);
}

TEST_F(EstatectlJournal, TheExportIsOneRecordALine)
{
    create();
    (void)propose("r017");
    const auto run = estatectl({"journal", "export", m_journal});
    ASSERT_EQ(run.exitCode, 0);
    std::istringstream lines(run.out);
    std::uint64_t index = 0;
    std::string previous;
    for (std::string line; std::getline(lines, line);) {
        const json record = json::parse(line);
        EXPECT_EQ(record["index"], ++index);
        EXPECT_TRUE(index == 1 || record["previous"] == previous) << index;
        previous = record["hash"];
    }
    EXPECT_EQ(index, 2u);
    EXPECT_EQ(estatectl({"journal", "export", m_journal, "--first", "9"}).exitCode, 2);
}

TEST_F(EstatectlJournal, APreviewOfAJournalChangesNothing)
{
    create();
    const std::string before = bytes();
    const auto first = estatectl({"preview", "--fail", "r017", "--journal", m_journal, "--json"});
    const auto second = estatectl({"preview", "--fail", "r017", "--journal", m_journal, "--json"});
    EXPECT_EQ(first.exitCode, 0);
    EXPECT_EQ(first.out, second.out);
    EXPECT_EQ(bytes(), before);
    EXPECT_EQ(
        estatectl({"preview", "--fail", "r017", "--journal", m_journal, "--denominator", "10"})
            .exitCode,
        2);
}

TEST_F(EstatectlJournal, DamagedForeignAndTruncatedFilesEndWithThreeAndAreLeftAlone)
{
    create();
    (void)propose("r017");
    const std::string good = bytes();
    std::string flipped = good;
    const std::size_t actor = flipped.rfind("ada");
    ASSERT_NE(actor, std::string::npos);
    flipped.replace(actor, 3, "eve");
    for (const std::string& bad :
         {flipped, good.substr(0, good.size() / 2), std::string("not a journal\n")}) {
        writeWholeFile(m_journal, bad);
        const auto run = estatectl({"journal", "verify", m_journal});
        EXPECT_EQ(run.exitCode, 3) << run.out << run.err;
        EXPECT_EQ(as("ada", {"propose", "--fail", "r017"}).exitCode, 3);
        const auto asJson = estatectl({"journal", "show", m_journal, "--json"});
        EXPECT_EQ(asJson.exitCode, 3);
        EXPECT_TRUE(json::parse(asJson.out).contains("error"));
        EXPECT_EQ(bytes(), bad);
    }
}

TEST_F(EstatectlJournal, MissingAndExistingFilesAreSaidSo)
{
    EXPECT_EQ(estatectl({"journal", "show", m_journal}).exitCode, 2);
    EXPECT_FALSE(std::filesystem::exists(m_journal));
    create();
    const auto again = estatectl({"journal", "create", m_journal, "--operator", "ada"});
    EXPECT_EQ(again.exitCode, 1);
    EXPECT_EQ(as("grace", {"approve", "000000"}).exitCode, 2);
}

TEST_F(EstatectlJournal, TheRecordedTimeIsTheOneThatIsGiven)
{
    create({"--now", "2026-03-01T00:00:00Z"});
    const json shown = json::parse(estatectl({"journal", "show", m_journal, "--json"}).out);
    EXPECT_EQ(shown["time"], "2026-03-01T00:00:00.000000000Z");
    EXPECT_EQ(as("ada", {"propose", "--fail", "r017", "--now", "tomorrow"}).exitCode, 2);
}

TEST_F(EstatectlJournal, AClockThatSteppedBackIsSaidAndApprovesNothing)
{
    create({"--estate", "four-region", "--now", "2100-01-01T00:00:00Z"});
    const auto proposed = as("ada", {"propose", "--fail", "us-east-1", "--json"});
    ASSERT_EQ(proposed.exitCode, 0) << proposed.err;
    EXPECT_THAT(proposed.err, AllOf(HasSubstr("The clock says 20"),
                                    HasSubstr("before the journal's last event at 2100-01-01 "
                                              "00:00:00 UTC: event time stays there"),
                                    HasSubstr("expiries count from the journal's time")));
    const std::string proposal = json::parse(proposed.out)["proposal"];
    const auto approved = as("grace", {"approve", proposal});
    EXPECT_EQ(approved.exitCode, 2);
    EXPECT_THAT(approved.err, HasSubstr("confirm it before you approve"));
    EXPECT_EQ(status(proposal), "open");

    const auto confirmed = estatectl({"journal", "confirm-clock", m_journal, "--operator", "ada"});
    EXPECT_EQ(confirmed.exitCode, 0) << confirmed.err;
    EXPECT_THAT(confirmed.out, HasSubstr("Event time runs on from 2100-01-01 00:00:00 UTC"));
    const auto again = as("grace", {"approve", proposal});
    EXPECT_EQ(again.exitCode, 0) << again.err;
    EXPECT_EQ(again.err, "");
    const auto audit = estatectl({"audit", "--journal", m_journal});
    EXPECT_THAT(audit.out, HasSubstr("clock-stepped-back 20"));
}

TEST_F(EstatectlJournal, ATimeInTheJournalsPastIsRefusedOrSaid)
{
    create({"--estate", "four-region", "--now", "2026-03-01T12:00:00Z"});
    const std::vector<std::string> propose = {"propose", "--fail", "us-east-1", "--now"};
    auto words = propose;
    words.emplace_back("2026-03-01T10:00:00Z");
    const std::string before = bytes();
    const auto refused = as("ada", words);
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err,
                AllOf(HasSubstr("--now 2026-03-01 10:00:00 UTC is 2 h"),
                      HasSubstr("before the journal's last event at 2026-03-01 12:00:00 UTC")));
    EXPECT_EQ(bytes(), before);
    words.back() = "2026-03-01T11:59:50Z";
    const auto lifted = as("ada", words);
    EXPECT_EQ(lifted.exitCode, 0) << lifted.err;
    EXPECT_THAT(lifted.err, AllOf(HasSubstr("is 10 s before the journal's last event"),
                                  HasSubstr("event time stays there")));
    const json shown = json::parse(estatectl({"journal", "show", m_journal, "--json"}).out);
    EXPECT_EQ(shown["time"], "2026-03-01T12:00:00.000000000Z");
}

TEST_F(EstatectlJournal, ACheckOfTheRulesTellsEveryKindOfProblemAtOnce)
{
    const std::string text = m_folder.file("estate.rules");
    std::ofstream(text) << "estate-rules 1\n\n"
                           "policy broken\n  allow us-east-1\n  when nowhere-1 restor us-east-2\n\n"
                           "policy wrong\n  allow us-east-1, us-east-9\n"
                           "  when us-east-1 hold\n  for application nobody\n";
    const auto run = estatectl({"rules", "check", text, "--estate", "four-region", "--json"});
    EXPECT_EQ(run.exitCode, 1) << run.out << run.err;
    const json checked = json::parse(run.out);
    std::vector<std::uint64_t> lines;
    for (const json& problem : checked["problems"])
        lines.push_back(problem["line"].get<std::uint64_t>());
    EXPECT_THAT(lines, ElementsAre(5, 8, 10)) << run.out;
}

TEST_F(EstatectlJournal, RolesAndTheAuditCanBeSeenAsOfARecord)
{
    create({"--estate", "four-region"});
    ASSERT_EQ(as("ada", {"roles", "grant", "ada", "administrator"}).exitCode, 0);
    ASSERT_EQ(as("ada", {"roles", "grant", "grace", "approver"}).exitCode, 0);
    const auto roles = [&](const std::string& asOf) {
        const auto run =
            estatectl({"roles", "list", "--journal", m_journal, "--as-of", asOf, "--json"});
        EXPECT_EQ(run.exitCode, 0) << run.out;
        return json::parse(run.out)["roles"].size();
    };
    EXPECT_EQ(roles("1"), 0u);
    EXPECT_EQ(roles("2"), 1u);
    EXPECT_EQ(roles("3"), 2u);
    const auto audit = estatectl({"audit", "--journal", m_journal, "--as-of", "2", "--json"});
    ASSERT_EQ(audit.exitCode, 0) << audit.out;
    EXPECT_EQ(json::parse(audit.out)["entries"].size(), 2u);
    EXPECT_EQ(json::parse(audit.out)["head"]["index"], 2);
    EXPECT_EQ(estatectl({"audit", "--journal", m_journal, "--as-of", "9"}).exitCode, 2);
}

TEST_F(EstatectlJournal, ADraftIsShownWithWhatLintFinds)
{
    create({"--estate", "four-region"});
    draftARule();
    const std::vector<std::string> show = {"draft", "show", "spring", "--journal", m_journal};
    auto words = show;
    words.emplace_back("--json");
    const auto run = estatectl(words);
    ASSERT_EQ(run.exitCode, 0) << run.out;
    const json shown = json::parse(run.out);
    ASSERT_GT(shown["lintFindings"].size(), 0u);
    std::uint64_t errors = 0;
    for (const json& finding : shown["lintFindings"])
        errors += finding["severity"] == "error" ? 1 : 0;
    EXPECT_EQ(shown["lintErrors"], errors);
    EXPECT_THAT(estatectl(show).out,
                HasSubstr(shown["lintFindings"][0]["code"].get<std::string>()));
}

TEST_F(EstatectlJournal, ADraftThatWaitsIsNotProposedTwice)
{
    create({"--estate", "four-region"});
    draftARule();
    const std::vector<std::string> propose = {"propose", "--draft", "spring"};
    ASSERT_EQ(as("ada", propose).exitCode, 0);
    const auto again = as("ada", propose);
    EXPECT_NE(again.exitCode, 0);
    EXPECT_THAT(again.out + again.err, HasSubstr("proposes exactly these rules already"));
}

TEST_F(EstatectlJournal, WhoChangedADraftStandsInTheAudit)
{
    create({"--estate", "four-region"});
    ASSERT_EQ(as("ada", {"draft", "begin", "spring"}).exitCode, 0);
    ASSERT_EQ(as("grace", {"draft", "edit", "spring", "--policy", "critical", "--drop-rule", "2"})
                  .exitCode,
              0);
    ASSERT_EQ(as("ada", {"draft", "undo", "spring"}).exitCode, 0);
    ASSERT_EQ(as("ada", {"draft", "redo", "spring"}).exitCode, 0);
    const auto audit = estatectl({"audit", "--journal", m_journal, "--json"});
    ASSERT_EQ(audit.exitCode, 0) << audit.err;
    std::vector<std::string> said;
    const json document = json::parse(audit.out);
    for (const json& entry : document["entries"])
        if (entry["event"] == "audit-noted")
            said.push_back(entry["actor"].get<std::string>() + " " +
                           entry["detail"]["action"].get<std::string>());
    EXPECT_THAT(said, ElementsAre("ada draft-begun", "grace draft-edited", "ada draft-undone",
                                  "ada draft-redone"));
    EXPECT_THAT(estatectl({"audit", "--journal", m_journal}).out, HasSubstr("draft-edited spring"));
}

}  // namespace
}  // namespace estate::test
