// The real estatectl during an incident and on duty, on a journal file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/system/estatectl_journal.h"

namespace estate::test {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;

class EstatectlIncident : public JournalTest {
protected:
    void SetUp() override { create({"--estate", "four-region", "--now", at("00:00")}); }
    static std::string at(const std::string& time) { return "2026-01-01 " + time + " UTC"; }
    // A command on the journal by an operator at that time.
    [[nodiscard]] ProgramRun act(std::vector<std::string> words, const std::string& time,
                                 const std::string& who = "ada") const
    {
        words.insert(words.end(), {"--now", at(time)});
        return as(who, std::move(words));
    }
    void done(std::vector<std::string> words, const std::string& time) const
    {
        const auto run = act(std::move(words), time);
        ASSERT_EQ(run.exitCode, 0) << run.out << run.err;
    }
    [[nodiscard]] json look(const std::string& what, const std::string& time) const
    {
        const auto run = on({what, "show", "--now", at(time), "--json"});
        EXPECT_EQ(run.exitCode, 0) << run.out;
        return json::parse(run.out);
    }
};

TEST_F(EstatectlIncident, TheClockRunsFromTheLossAsReported)
{
    EXPECT_EQ(look("incident", "00:00")["open"], false);
    done({"incident", "begin", "Power lost in the east"}, "00:10");
    done({"incident", "loss", "us-east-1", "--since", "5m"}, "00:10");
    done({"incident", "loss", "eu-west-1a", "--since", at("00:09")}, "00:11");
    done({"incident", "note", "utility called"}, "00:11");

    const json shown = look("incident", "00:10:30");  // event time stands at 00:11
    EXPECT_EQ(shown["title"], "Power lost in the east");
    EXPECT_EQ(shown["open"], true);
    EXPECT_EQ(shown["losses"][0]["since"], "2026-01-01T00:05:00.000000000Z");
    EXPECT_EQ(shown["losses"][1]["kind"], "site");
    EXPECT_EQ(shown["clock"]["passed"], 1) << "the ledger had five minutes";
    EXPECT_EQ(shown["clock"]["next"]["group"], "accounts-db");
    EXPECT_EQ(shown["clock"]["next"]["deadline"], "2026-01-01T00:15:00.000000000Z");
    EXPECT_EQ(shown["clock"]["next"]["remainingNs"], 240'000'000'000);
    EXPECT_EQ(shown["entries"].size(), 4u);

    const auto text = on({"incident", "show", "--now", at("00:11")});
    EXPECT_THAT(text.out, AllOf(HasSubstr("INCIDENT Power lost in the east"), HasSubstr("in 4 m"),
                                HasSubstr("accounts-db"), HasSubstr("utility called")));

    done({"incident", "back", "eu-west-1a"}, "00:12");
    done({"incident", "end", "power is back"}, "00:13");
    const json ended = look("incident", "00:13");
    EXPECT_EQ(ended["open"], false);
    EXPECT_EQ(ended["clock"], nullptr);
    EXPECT_EQ(ended["endedAt"], "2026-01-01T00:13:00.000000000Z");
    EXPECT_EQ(ended["losses"].size(), 1u);
}

TEST_F(EstatectlIncident, WhatIsRefusedHasItsExitCode)
{
    EXPECT_EQ(act({"incident", "loss", "us-east-1"}, "00:10").exitCode, 1);
    done({"incident", "begin", "smoke"}, "00:10");
    EXPECT_EQ(act({"incident", "begin", "fire"}, "00:11", "grace").exitCode, 1);
    const auto unknown = act({"incident", "loss", "us-east-11", "--json"}, "00:11");
    EXPECT_EQ(unknown.exitCode, 2);
    EXPECT_EQ(json::parse(unknown.out)["error"]["code"], "unknown-id");
    for (const char* since : {"soon", "20m", "2026-01-01 00:30 UTC"})
        EXPECT_EQ(act({"incident", "loss", "us-east-1", "--since", since}, "00:11").exitCode, 2)
            << since;
    done({"incident", "loss", "us-east-1"}, "00:11");
    EXPECT_EQ(act({"incident", "loss", "us-east-1"}, "00:12").exitCode, 2);
    EXPECT_EQ(act({"incident", "back", "us-east-2"}, "00:12").exitCode, 1);
    EXPECT_EQ(act({"incident", "note", " "}, "00:12").exitCode, 2);
}

TEST_F(EstatectlIncident, DutyIsTakenPutOffAndHandedOver)
{
    done({"duty", "acknowledge", "region/us-east-1"}, "00:09");
    done({"duty", "own", "region/us-east-1"}, "00:10");
    done({"duty", "shelve", "region/us-east-1", "--for", "4h", "--reason", "parts are on the way"},
         "00:11");
    done({"duty", "hand-over", "east is slow"}, "00:12");
    const json shown = look("duty", "01:00");
    ASSERT_EQ(shown["exceptions"].size(), 1u);
    EXPECT_EQ(shown["exceptions"][0]["exception"], "region/us-east-1");
    EXPECT_EQ(shown["exceptions"][0]["seenBy"], "ada");
    EXPECT_EQ(shown["exceptions"][0]["seenAt"], "2026-01-01T00:09:00.000000000Z");
    EXPECT_EQ(shown["exceptions"][0]["owner"], "ada");
    EXPECT_EQ(shown["exceptions"][0]["shelvedUntil"], "2026-01-01T04:11:00.000000000Z");
    EXPECT_EQ(shown["exceptions"][0]["reason"], "parts are on the way");
    EXPECT_EQ(shown["handover"]["text"], "east is slow");
    EXPECT_EQ(look("duty", "04:12")["exceptions"][0]["shelved"], false);
    const auto text = on({"duty", "show", "--now", at("01:00")});
    EXPECT_THAT(text.out, AllOf(HasSubstr("region/us-east-1"), HasSubstr("parts are on the way"),
                                HasSubstr("Handed over by ada")));
    done({"duty", "unshelve", "region/us-east-1"}, "01:00");
    EXPECT_EQ(look("duty", "01:00")["exceptions"][0]["shelved"], false);
    EXPECT_EQ(act({"duty", "shelve", "region/us-east-1", "--for", "25h", "--reason", "so"}, "01:01")
                  .exitCode,
              2);
}

}  // namespace
}  // namespace estate::test
