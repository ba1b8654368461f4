// What stands in a report: its content, its canonical form, and that no name can break out of it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/report/layout.h"
#include "engine/report/render.h"
#include "tests/unit/report_fixture.h"

namespace estate::testing {
namespace {

using nlohmann::json;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class ReportTest : public WorkspaceTest {
protected:
    [[nodiscard]] static json parsed(const Report& report)
    {
        json document = json::parse(report.json, nullptr, false);
        EXPECT_FALSE(document.is_discarded()) << report.json.substr(0, 500);
        return document;
    }
    [[nodiscard]] Report preview() { return reportOf(*m_workspace, lossOfEast); }
    [[nodiscard]] const Proposal& proposal(const Digest& id)
    {
        return *m_workspace->proposals().find(id);
    }
};

// Every integer of a document, wherever it stands.
void eachNumber(const json& value, const std::function<void(std::uint64_t)>& see)
{
    EXPECT_FALSE(value.is_number_float());
    if (value.is_number())
        see(value.get<std::uint64_t>());
    else if (value.is_structured())
        for (const json& inner : value)
            eachNumber(inner, see);
}

std::size_t occurrences(const std::string& text, const std::string& word)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        ++count;
    return count;
}

TEST_F(ReportTest, APreviewSaysWhatItAnsweredAndOnWhat)
{
    const json report = parsed(preview());
    EXPECT_EQ(report["format"], "estate-report");
    EXPECT_EQ(report["formatVersion"], 2);
    EXPECT_EQ(report["kind"], "preview");
    EXPECT_EQ(report["estate"]["origin"], "four-region");
    EXPECT_EQ(report["stateHash"], m_workspace->state().hash().hex());
    EXPECT_EQ(report["journalHead"]["index"], m_workspace->journal().head().index);
    EXPECT_EQ(report["journalHead"]["hash"], m_workspace->journal().head().hash.hex());
    EXPECT_EQ(report["at"], "2026-01-01T00:00:00.000000000Z");
    EXPECT_EQ(report["occasion"]["kind"], "loss");
    EXPECT_EQ(report["occasion"]["regions"], json::array({"us-east-1"}));
    EXPECT_EQ(report["summary"]["lostOperations"], 100'000);
    EXPECT_THAT(report["times"].get<std::string>(), StartsWith("UTC"));
    EXPECT_EQ(report["units"]["fillNs"], "ns");
    EXPECT_EQ(report["identities"], "identity asserted, not verified");
    EXPECT_FALSE(report["basis"]["regions"].empty());
}

TEST_F(ReportTest, GroupsStandInTheOrderOfThePlanWithTheirTiming)
{
    const auto asked = m_workspace->preview(lossOfEast, m_workspace->lastTimestamp());
    ASSERT_TRUE(asked.has_value());
    const json report = parsed(preview());
    ASSERT_EQ(report["groups"].size(), asked->plan.groups.size());
    std::uint64_t lost = 0;
    std::size_t timed = 0;
    for (std::size_t i = 0; i < asked->plan.groups.size(); ++i) {
        const GroupDecision& group = asked->plan.groups[i];
        const json& said = report["groups"][i];
        EXPECT_EQ(said["group"], groupId(m_workspace->state().catalog(), group));
        EXPECT_EQ(said["timing"].is_null(), !group.timing.has_value());
        if (group.timing) {
            ++timed;
            EXPECT_EQ(said["timing"]["fillNs"], group.timing->fill.value);
            EXPECT_EQ(said["timing"]["rtoMet"], group.timing->rtoMet);
        }
        for (const json& loss : said["losses"])
            lost += loss["upTo"].get<std::uint64_t>() - loss["after"].get<std::uint64_t>();
    }
    EXPECT_GT(timed, 3u);
    EXPECT_EQ(lost, 100'000u);
}

TEST_F(ReportTest, TheCostIsTheSumOfItsParts)
{
    const json report = parsed(preview());
    U128 sum = 0;
    for (const char* part : {"downtime", "breaches", "losses"})
        sum += *parseDecimal(report["cost"][part]["costMicrounits"].get<std::string>());
    EXPECT_EQ(toDecimal(sum), report["cost"]["total"]["costMicrounits"]);
    EXPECT_GT(sum, U128{0});
}

TEST_F(ReportTest, WithoutAJournalThereIsNoHead)
{
    const Report report = reportOf(*m_workspace, lossOfEast, false);
    EXPECT_TRUE(parsed(report)["journalHead"].is_null());
    EXPECT_THAT(renderHtml(report.json).value(), HasSubstr("none: the estate is not a journal"));
}

TEST_F(ReportTest, TheSameQuestionGivesTheSameBytes)
{
    EXPECT_EQ(preview().json, preview().json);
    EXPECT_EQ(preview().digest, sha256(preview().json));
}

TEST_F(ReportTest, TheFormIsCanonical)
{
    const std::string text = preview().json;
    EXPECT_EQ(json::parse(text).dump(), text);  // sorted keys, no white space
    EXPECT_EQ(text.find('\n'), std::string::npos);
    EXPECT_THAT(text, StartsWith("{\"at\":\"2026"));
    eachNumber(json::parse(text),
               [](std::uint64_t number) { EXPECT_LE(number, (1ull << 53) - 1); });
}

TEST_F(ReportTest, IntegersBeyondFiftyThreeBitsAreStrings)
{
    Proposal huge = proposal(propose());
    huge.content.lostOperations = (1ull << 53) - 1;
    EXPECT_EQ(parsed(reportOf(*m_workspace, huge))["lostOperations"], (1ull << 53) - 1);
    huge.content.lostOperations = 1ull << 53;
    const Report report = reportOf(*m_workspace, huge);
    EXPECT_EQ(parsed(report)["lostOperations"], "9007199254740992");
    EXPECT_THAT(renderHtml(report.json).value(), HasSubstr("9,007,199,254,740,992"));
}

TEST_F(ReportTest, AProposalSaysWhoDidWhatAndHowSureThatIs)
{
    const Digest id = begun();
    finish();
    const auto execution = m_workspace->execution(id);
    ASSERT_TRUE(execution.has_value());
    const Report report = reportOf(*m_workspace, proposal(id), &*execution);
    const json document = parsed(report);
    EXPECT_EQ(document["kind"], "proposal");
    EXPECT_EQ(document["status"], "committed");
    EXPECT_EQ(document["author"]["name"], "ada");
    EXPECT_EQ(document["verdict"]["verdict"], "approve");
    EXPECT_EQ(document["verdict"]["judge"]["name"], "grace");
    EXPECT_EQ(document["execution"]["accepted"]["lostOperations"], 100'000);
    EXPECT_EQ(document["execution"]["accepted"]["by"]["name"], "ada");
    ASSERT_EQ(document["execution"]["participants"].size(), execution->participants.size());
    for (const json& participant : document["execution"]["participants"])
        EXPECT_EQ(participant["phase"], "committed");
    EXPECT_EQ(document["flows"].size(), proposal(id).content.flows.size());
    EXPECT_FALSE(document["flows"].empty());
    for (const json* person :
         {&document["author"], &document["verdict"]["judge"], &document["execution"]["committer"]})
        EXPECT_EQ((*person)["assurance"], "identity asserted, not verified");
    const std::string html = renderHtml(report.json).value();
    EXPECT_GE(occurrences(html, "ada (identity asserted, not verified)"), 3u);
    EXPECT_GE(occurrences(html, "grace (identity asserted, not verified)"), 1u);
}

TEST_F(ReportTest, CommentsReviewsAndABrokenGlassAreTold)
{
    const Digest id = propose();
    ASSERT_TRUE(m_workspace->comment(id, "grace", "line one\nline two", later()).has_value());
    Proposal told = proposal(id);
    told.reviews = 2;
    told.committer = "ada";
    told.begunAt = sampleEpoch;
    told.breakGlass = "nobody answered";
    ProposalReviewed voided;
    voided.changedRegions = {"us-west-1"};
    voided.changedFlows = 7;
    voided.changes = {{"g1", "us-west-1", "held", "room"}};
    told.voided = voided;
    const Report report = reportOf(*m_workspace, told);
    const json document = parsed(report);
    EXPECT_EQ(document["comments"][0]["text"], "line one\nline two");
    EXPECT_EQ(document["reviews"]["kept"], 2);
    EXPECT_EQ(document["reviews"]["voided"]["changedRegions"], json::array({"us-west-1"}));
    EXPECT_EQ(document["execution"]["breakGlass"], "nobody answered");
    EXPECT_EQ(document["execution"]["wantsRetrospect"], true);
    const std::string html = renderHtml(report.json).value();
    EXPECT_THAT(html, HasSubstr("line one\nline two"));
    EXPECT_THAT(html, HasSubstr("nobody answered (nobody has judged it since)"));
    EXPECT_THAT(html, HasSubstr("The first 1 of 7 groups that change."));
    EXPECT_THAT(html, Not(HasSubstr("Why it ended")));
    told.endedAt = sampleEpoch;
    told.endReason = "r017 is back";
    EXPECT_THAT(renderHtml(reportOf(*m_workspace, told).json).value(),
                HasSubstr("<dt>Why it ended</dt><dd>r017 is back</dd>"));
}

TEST_F(ReportTest, AChangeOfTheRulesIsShownBeforeAndAfter)
{
    const Report report = reportOf(*m_workspace, ruleProposal());
    const json document = parsed(report);
    EXPECT_EQ(document["proposalKind"], "rules");
    EXPECT_TRUE(document["occasion"].is_null());
    EXPECT_EQ(document["rules"]["blocks"][0]["before"], "policy p\nrule p when=a hold\n");
    EXPECT_TRUE(document["rules"]["blocks"][1]["before"].is_null());
    EXPECT_EQ(document["rules"]["failureSets"], 10);
    const std::string html = renderHtml(report.json).value();
    EXPECT_THAT(html, HasSubstr("policy p\nrule p when=a hold\n</td>"));
    EXPECT_THAT(html, HasSubstr("(new)</td>"));
    EXPECT_THAT(renderCsv(report.json).value(), StartsWith("group,before,after,why\n\"'=cmd()\","));
}

TEST_F(ReportTest, NoNameBreaksOutOfThePage)
{
    Proposal hostile = proposal(propose());
    hostile.author = hostileOrder;
    hostile.content.title = hostileMarkup;
    hostile.comments = {{hostileMarkup, sampleEpoch, hostileMarkup + "<!--"}};
    hostile.content.flows = {{hostileMarkup, hostileMarkup, "", hostileFormula, 1}};
    const Report report = reportOf(*m_workspace, hostile);
    const std::string html = renderHtml(report.json).value();
    EXPECT_EQ(occurrences(html, "<script"), 1u);
    EXPECT_EQ(occurrences(html, "</script"), 1u);
    EXPECT_EQ(occurrences(html, "<!--"), 0u);
    EXPECT_EQ(occurrences(html, "<b>"), 0u);
    EXPECT_THAT(html, HasSubstr("&lt;/script&gt;&lt;b&gt;&quot;&amp;&#39;"));
    EXPECT_THAT(html, HasSubstr("ada[U+202E]ecarg (identity asserted, not verified)"));
    // The data keeps what was really said; only a reader of the page must not be misled.
    EXPECT_EQ(parsed(report)["author"]["name"], hostileOrder);
    EXPECT_EQ(parsed(report)["title"], hostileMarkup);
}

TEST_F(ReportTest, ThePageNeedsNothingButItself)
{
    const std::string html = renderHtml(preview().json).value();
    for (const char* outside : {"http:", "https:", "src=", "href=", "url(", "@import", "onload"})
        EXPECT_THAT(html, Not(HasSubstr(outside)));
    EXPECT_THAT(html, HasSubstr("default-src 'none'"));
    EXPECT_THAT(html, HasSubstr("prefers-color-scheme: dark"));
    EXPECT_THAT(html, HasSubstr("@media print"));
    EXPECT_THAT(html, HasSubstr(preview().digest.hex()));
}

TEST_F(ReportTest, NoCellOfATableIsAFormula)
{
    Proposal hostile = proposal(propose());
    std::vector<PlannedFlow> flows;
    for (const char* text : {"=cmd()", "+1", "-1", "@sum", "\t=1", " =1", "\r=1",
                             "\xef\xbc\x9d"
                             "1",
                             "a\"b,c\nd"})
        flows.push_back({text, "east", "", "held-by-rule", 0});
    hostile.content.flows = flows;
    const std::string csv = renderCsv(reportOf(*m_workspace, hostile).json).value();
    EXPECT_THAT(csv, StartsWith("group,source,destination,reason,lostOperations\n"
                                "\"'=cmd()\",\"east\",,\"held-by-rule\",0\n"
                                "\"'+1\",\"east\",,\"held-by-rule\",0\n"
                                "\"'-1\",\"east\",,\"held-by-rule\",0\n"
                                "\"'@sum\",\"east\",,\"held-by-rule\",0\n"
                                "\"[U+0009]=1\",\"east\",,\"held-by-rule\",0\n"
                                "\"' =1\",\"east\",,\"held-by-rule\",0\n"
                                "\"[U+000D]=1\",\"east\",,\"held-by-rule\",0\n"
                                "\"'\xef\xbc\x9d"
                                "1\",\"east\",,\"held-by-rule\",0\n"
                                "\"a\"\"b,c[U+000A]d\",\"east\",,\"held-by-rule\",0\n"
                                "\"#estate-report\",2\n"));
}

TEST_F(ReportTest, ColumnsCarryTheirUnitsAndEveryGroupIsARow)
{
    const Report report = preview();
    const std::string csv = renderCsv(report.json).value();
    const std::string header = csv.substr(0, csv.find('\n'));
    for (const char* column : {"fillNs", "completionUtc", "movedBytes", "lostOperations",
                               "expectedCostMicrounits", "restoreBytesPerSecond"})
        EXPECT_THAT(header, HasSubstr(column));
    const std::size_t rows = parsed(report)["groups"].size();
    std::size_t commas = 0;
    std::size_t at = csv.find('\n') + 1;
    for (std::size_t i = 0; i < rows; ++i) {
        const std::string line = csv.substr(at, csv.find('\n', at) - at);
        commas += static_cast<std::size_t>(std::ranges::count(line, ','));
        at += line.size() + 1;
    }
    EXPECT_EQ(commas, rows * static_cast<std::size_t>(std::ranges::count(header, ',')));
    EXPECT_THAT(csv.substr(at), StartsWith("\"#estate-report\",2\n\"#sha256\",\""));
    EXPECT_EQ(csv.find('\r'), std::string::npos);
}

TEST_F(ReportTest, IdsOfDigitsStayTexts)
{
    Proposal digits = proposal(propose());
    digits.content.flows = {{"007", "008", "009", "held-by-rule", 12}};
    EXPECT_THAT(renderCsv(reportOf(*m_workspace, digits).json).value(),
                HasSubstr("\n\"007\",\"008\",\"009\",\"held-by-rule\",12\n"));
}

TEST_F(ReportTest, NamesThatAreNoUtf8StillGiveAReport)
{
    Proposal broken = proposal(propose());
    broken.content.title = "bad \xff\xc0\xaf byte";
    const Report report = reportOf(*m_workspace, broken);
    EXPECT_THAT(renderHtml(report.json).value(), HasSubstr("bad \xef\xbf\xbd"));
}

TEST_F(ReportTest, LayoutsAgreeInEveryRowWithTheirColumns)
{
    const Digest id = begun();
    finish();
    const auto execution = m_workspace->execution(id);
    for (const Report& report : {preview(), reportOf(*m_workspace, proposal(id), &*execution),
                                 reportOf(*m_workspace, ruleProposal())}) {
        const auto layout = layoutOf(report.json);
        ASSERT_TRUE(layout.has_value()) << layout.error().message;
        EXPECT_FALSE(layout->figures.empty());
        for (const ReportSection& section : layout->sections)
            for (const ReportTable& table : section.tables)
                EXPECT_THAT(table.rows, Each(::testing::SizeIs(table.columns.size())))
                    << table.title;
    }
}

}  // namespace
}  // namespace estate::testing
