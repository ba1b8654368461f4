// The real estatectl on a journal with planned maintenance: it is planned, respected, looked past
// and cancelled; and what lives away is listed.
#include <fstream>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/system/estatectl_journal.h"

namespace estate::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

class EstatectlMaintenance : public JournalTest {
protected:
    void SetUp() override { create({"--estate", "four-region"}); }
    [[nodiscard]] ProgramRun plan(const std::string& region) const
    {
        return as("ada", {"maintenance", "plan", "--region", region, "--until", "+4h", "--reason",
                          "power supply", "--json"});
    }
    // Where the groups of us-east-1 go.
    [[nodiscard]] std::set<std::string>
    destinations(const std::vector<std::string>& more = {}) const
    {
        std::vector<std::string> words = {"preview", "--fail", "us-east-1", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        const auto run = on(words);
        EXPECT_EQ(run.exitCode, 0) << run.out << run.err;
        std::set<std::string> regions;
        const json document = json::parse(run.out);
        for (const json& group : document["groups"])
            if (!group["destination"].is_null())
                regions.insert(group["destination"].get<std::string>());
        return regions;
    }
};

TEST_F(EstatectlMaintenance, APreviewRespectsItSaysSoAndCanLookPastIt)
{
    ASSERT_TRUE(destinations().contains("us-east-2"));
    const auto planned = plan("us-east-2");
    ASSERT_EQ(planned.exitCode, 0) << planned.out << planned.err;
    const json document = json::parse(planned.out);
    EXPECT_EQ(document["document"], "maintenance-planned");
    EXPECT_EQ(document["phase"], "in-force");
    EXPECT_EQ(document["regions"], json::array({"us-east-2"}));
    EXPECT_FALSE(destinations().contains("us-east-2"));
    EXPECT_TRUE(destinations({"--ignore-maintenance"}).contains("us-east-2"));
    const auto text = on({"preview", "--fail", "us-east-1"});
    EXPECT_THAT(text.out, HasSubstr("Respects 1 planned maintenance\n"));
    EXPECT_THAT(text.out, HasSubstr("region us-east-2 until "));
    const auto past = on({"preview", "--fail", "us-east-1", "--ignore-maintenance"});
    EXPECT_THAT(past.out, HasSubstr("Looks past 1 planned maintenance\n"));
    const auto why = on({"explain", "ledger-db", "--fail", "us-east-1"});
    EXPECT_EQ(why.exitCode, 0) << why.err;
    EXPECT_THAT(why.out, HasSubstr("under-maintenance until "));
}

TEST_F(EstatectlMaintenance, ItIsListedAndCancelled)
{
    EXPECT_THAT(on({"maintenance", "list"}).out, HasSubstr("No maintenance was planned"));
    const auto planned = plan("us-east-2");
    ASSERT_EQ(planned.exitCode, 0) << planned.out << planned.err;
    const std::string id = json::parse(planned.out)["id"];
    EXPECT_THAT(on({"maintenance", "list"}).out, HasSubstr("power supply"));
    const auto cancelled = as("ada", {"maintenance", "cancel", id});
    EXPECT_EQ(cancelled.exitCode, 0) << cancelled.err;
    const json listed = json::parse(on({"maintenance", "list", "--json"}).out);
    ASSERT_EQ(listed["maintenances"].size(), 1u);
    EXPECT_EQ(listed["maintenances"][0]["phase"], "cancelled");
    EXPECT_TRUE(destinations().contains("us-east-2"));
    EXPECT_NE(as("ada", {"maintenance", "cancel", id}).exitCode, 0);
    const auto unknown = plan("us-east-9");
    EXPECT_NE(unknown.exitCode, 0);
    EXPECT_THAT(unknown.out, HasSubstr("us-east-9"));
}

TEST_F(EstatectlMaintenance, AnExportedLogPlansAroundItToo)
{
    ASSERT_EQ(plan("us-east-2").exitCode, 0);
    const auto exported = estatectl({"journal", "export", m_journal, "--json-lines"});
    ASSERT_EQ(exported.exitCode, 0) << exported.err;
    const std::string log = m_folder.file("test.events");
    std::ofstream(log, std::ios::binary) << exported.out;
    const auto preview = estatectl({"preview", "--fail", "us-east-1", "--log", log});
    EXPECT_EQ(preview.exitCode, 0) << preview.err;
    EXPECT_THAT(preview.out, HasSubstr("Respects 1 planned maintenance\n"));
}

TEST_F(EstatectlMaintenance, WithoutALossEverythingRunsAtHome)
{
    EXPECT_THAT(on({"away"}).out, HasSubstr("Everything runs at home"));
    const auto run = on({"away", "--json"});
    EXPECT_EQ(run.exitCode, 0) << run.err;
    EXPECT_EQ(json::parse(run.out)["groups"], json::array());
    EXPECT_THAT(run.out, Not(HasSubstr("error")));
}

}  // namespace
}  // namespace estate::test
