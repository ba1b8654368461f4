// The real estatectl makes reports, checks them, and notes them in the journal.
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/system/estatectl_journal.h"

namespace estate::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

using Words = std::vector<std::string>;

class EstatectlReport : public JournalTest {
protected:
    [[nodiscard]] static ProgramRun succeeded(const Words& words)
    {
        auto run = estatectl(words);
        EXPECT_EQ(run.exitCode, 0) << run.err;
        return run;
    }
    [[nodiscard]] static json jsonOf(const ProgramRun& run)
    {
        const json document = json::parse(run.out, nullptr, false);
        EXPECT_FALSE(document.is_discarded()) << run.out.substr(0, 500) << run.err;
        return document;
    }
    // The tutorial estate without a journal.
    [[nodiscard]] ProgramRun preview(const std::string& format, const std::string& file,
                                     const Words& more = {})
    {
        Words words = {"report",      "preview",  "--fail", "us-east-1", "--estate",
                       "four-region", "--format", format,   "--output",  file};
        words.insert(words.end(), more.begin(), more.end());
        return estatectl(words);
    }
    void createJournal() { create({"--estate", "four-region", "--now", "2026-01-01T00:00Z"}); }
    std::string propose()
    {
        const auto run = succeeded({"propose", "--journal", m_journal, "--operator", "ada",
                                    "--fail", "us-east-1", "--title", "</script>=drill", "--now",
                                    "2026-01-01T00:01Z", "--json"});
        return jsonOf(run)["proposal"].get<std::string>();
    }
    std::uint64_t headIndex()
    {
        return jsonOf(succeeded({"journal", "show", m_journal, "--json"}))["head"]["index"]
            .get<std::uint64_t>();
    }
};

TEST_F(EstatectlReport, EveryFormOfAPreviewIsMadeAndVerifies)
{
    std::string digest;
    for (const char* format : {"html", "csv", "json"}) {
        const std::string file = m_folder.file(std::string("report.") + format);
        const auto made = preview(format, file, {"--json"});
        ASSERT_EQ(made.exitCode, 0) << made.err;
        const json said = jsonOf(made);
        EXPECT_EQ(said["format"], format);
        EXPECT_EQ(said["noted"], false);
        EXPECT_EQ(said["fileBytes"], std::to_string(fs::file_size(file)));
        // One question, one digest, whatever the form.
        EXPECT_TRUE(digest.empty() || said["sha256"] == digest);
        digest = said["sha256"].get<std::string>();
        const json verified = jsonOf(succeeded({"report", "verify", file, "--json"}));
        EXPECT_EQ(verified["sha256"], digest);
        EXPECT_TRUE(verified["journalHead"].is_null());
        EXPECT_FALSE(fs::exists(file + ".part"));
    }
}

TEST_F(EstatectlReport, AChangedReportEndsWithExitCodeThreeAndItsLine)
{
    const std::string file = m_folder.file("report.csv");
    ASSERT_EQ(preview("csv", file).exitCode, 0);
    std::string bytes = readWholeFile(file);
    const std::size_t at = bytes.find("us-east-1");
    ASSERT_NE(at, std::string::npos);
    writeWholeFile(file, bytes.replace(at, 9, "us-west-1"));
    const auto run = estatectl({"report", "verify", file});
    EXPECT_EQ(run.exitCode, 3);
    EXPECT_THAT(run.err, AllOf(HasSubstr("line 2"), HasSubstr("us-west-1")));
    writeWholeFile(file, "hello\n");
    const auto foreign = estatectl({"report", "verify", file, "--json"});
    EXPECT_EQ(foreign.exitCode, 3);
    EXPECT_EQ(jsonOf(foreign)["error"]["code"], "foreign-file");
    EXPECT_EQ(estatectl({"report", "verify", m_folder.file("none")}).exitCode, 2);
    EXPECT_EQ(estatectl({"report", "verify", m_folder.path().string()}).exitCode, 2);
}

TEST_F(EstatectlReport, AFileIsReplacedOnlyWhenThatIsSaid)
{
    const std::string file = m_folder.file("report.html");
    writeWholeFile(file, "mine");
    const auto refused = preview("html", file);
    EXPECT_EQ(refused.exitCode, 1);
    EXPECT_THAT(refused.err, HasSubstr("--force"));
    EXPECT_EQ(readWholeFile(file), "mine");
    EXPECT_EQ(preview("html", file, {"--force"}).exitCode, 0);
    EXPECT_THAT(readWholeFile(file), StartsWith("<!doctype html>"));
    EXPECT_EQ(preview("html", m_folder.path().string()).exitCode, 2);
    EXPECT_EQ(preview("html", m_folder.file("no/folder.html")).exitCode, 2);
}

TEST_F(EstatectlReport, BadUsageIsSaidBeforeAnythingIsDone)
{
    const std::string file = m_folder.file("report.html");
    const auto format = preview("docx", file);
    EXPECT_EQ(format.exitCode, 2);
    EXPECT_THAT(format.err, HasSubstr("html, pdf, csv or json"));
    // There is no audit to note it in.
    EXPECT_EQ(preview("html", file, {"--operator", "ada"}).exitCode, 2);
    EXPECT_EQ(estatectl({"report"}).exitCode, 2);
    EXPECT_THAT(succeeded({"report", "preview", "--help"}).out, HasSubstr("Examples:"));
    EXPECT_THAT(succeeded({"report", "verify", "--help"}).out, HasSubstr("Examples:"));
    EXPECT_FALSE(fs::exists(file));
}

TEST_F(EstatectlReport, AJournalsReportNamesItsHeadAndIsFoundInIt)
{
    createJournal();
    const std::string file = m_folder.file("report.html");
    (void)succeeded({"report", "preview", "--fail", "us-east-1", "--journal", m_journal, "--format",
                     "html", "--output", file});
    EXPECT_EQ(headIndex(), 1u);  // nothing was recorded
    EXPECT_THAT(succeeded({"report", "verify", file}).out, HasSubstr("give --journal FILE"));
    const auto verified = succeeded({"report", "verify", file, "--journal", m_journal});
    EXPECT_THAT(verified.out,
                AllOf(HasSubstr("In the journal       yes"), HasSubstr("audit does not note it")));
    // Another journal of the same estate has other records.
    const std::string other = m_folder.file("other.journal");
    (void)succeeded({"journal", "create", other, "--estate", "four-region", "--operator", "grace",
                     "--now", "2026-01-02T00:00Z"});
    const auto elsewhere = estatectl({"report", "verify", file, "--journal", other});
    EXPECT_EQ(elsewhere.exitCode, 3);
    EXPECT_THAT(elsewhere.err, HasSubstr("does not hold the head"));
}

TEST_F(EstatectlReport, AnOperatorsReportIsNotedInTheAudit)
{
    createJournal();
    const std::string id = propose();
    const std::uint64_t before = headIndex();
    const std::string file = m_folder.file("proposal.json");
    const json made = jsonOf(succeeded(
        {"report", "proposal", id.substr(0, 8), "--journal", m_journal, "--format", "json",
         "--output", file, "--operator", "grace", "--now", "2026-01-01T00:02Z", "--json"}));
    EXPECT_EQ(made["noted"], true);
    EXPECT_EQ(headIndex(), before + 1);
    const json verified =
        jsonOf(succeeded({"report", "verify", file, "--journal", m_journal, "--json"}));
    EXPECT_EQ(verified["kind"], "proposal");
    EXPECT_EQ(verified["headCompared"], true);
    EXPECT_EQ(verified["journalHead"]["index"], before);
    ASSERT_EQ(verified["notes"].size(), 1u);
    EXPECT_EQ(verified["notes"][0]["actor"], "grace");
    EXPECT_EQ(verified["notes"][0]["assurance"], "identity asserted, not verified");
    EXPECT_EQ(verified["notes"][0]["index"], before + 1);
    EXPECT_THAT(succeeded({"journal", "show", m_journal}).out, HasSubstr("report"));
}

TEST_F(EstatectlReport, WhatCanNotBeNotedIsNotWritten)
{
    createJournal();
    const std::string file = m_folder.file("report.html");
    const auto run = estatectl({"report", "preview", "--fail", "us-east-1", "--journal", m_journal,
                                "--format", "html", "--output", file, "--operator", " ada "});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_FALSE(fs::exists(file));
    EXPECT_FALSE(fs::exists(file + ".part"));
}

TEST_F(EstatectlReport, AProposalIsToldFromOpenToCommitted)
{
    createJournal();
    const std::string id = propose();
    const auto html = [&](const std::string& name) {
        const std::string file = m_folder.file(name);
        (void)succeeded({"report", "proposal", id, "--journal", m_journal, "--format", "html",
                         "--output", file});
        EXPECT_EQ(estatectl({"report", "verify", file, "--journal", m_journal}).exitCode, 0);
        return readWholeFile(file);
    };
    EXPECT_THAT(html("open.html"),
                AllOf(HasSubstr("It was not begun."), HasSubstr("<h1>&lt;/script&gt;=drill</h1>")));
    (void)succeeded({"approve", id, "--journal", m_journal, "--operator", "grace", "--comment",
                     "seen", "--now", "2026-01-01T00:02Z"});
    (void)succeeded({"commit", id, "--journal", m_journal, "--operator", "ada", "--accept-lost",
                     "100000", "--now", "2026-01-01T00:03Z"});
    EXPECT_THAT(html("done.html"),
                AllOf(HasSubstr("<dt>Lost operations accepted</dt><dd class=\"alarm\">100,000"),
                      HasSubstr(">committed</td>"), HasSubstr("grace (identity asserted"),
                      Not(HasSubstr("It was not begun."))));
    const auto unknown = estatectl({"report", "proposal", "000000", "--journal", m_journal,
                                    "--format", "html", "--output", m_folder.file("x.html")});
    EXPECT_EQ(unknown.exitCode, 2);
}

TEST_F(EstatectlReport, APdfNeedsNoDisplayOrSaysThatItIsNotBuiltIn)
{
    createJournal();
    const std::string file = m_folder.file("report.pdf");
    const auto run =
        runProgram("/usr/bin/env", {"-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", ESTATECTL, "report",
                                    "preview", "--fail", "us-east-1", "--journal", m_journal,
                                    "--format", "pdf", "--output", file});
#ifdef ESTATE_PDF
    ASSERT_EQ(run.exitCode, 0) << run.err;
    const std::string pdf = readWholeFile(file);
    EXPECT_THAT(pdf, StartsWith("%PDF-"));
    const json verified =
        jsonOf(succeeded({"report", "verify", file, "--journal", m_journal, "--json"}));
    EXPECT_EQ(verified["format"], "pdf");
    EXPECT_EQ(verified["pagesCompared"], true);
    // A byte of a compressed page.
    std::string changed = pdf;
    changed[pdf.find("stream", pdf.find("/FlateDecode")) + 40] ^= 1;
    writeWholeFile(file, changed);
    EXPECT_EQ(estatectl({"report", "verify", file}).exitCode, 3);
#else
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_THAT(run.err, HasSubstr("makes no PDF"));
    EXPECT_FALSE(fs::exists(file));
#endif
}

}  // namespace
}  // namespace estate::test
