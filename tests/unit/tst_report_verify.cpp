// Every report reads as itself again, and whatever is changed in one is found.
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/report/base64.h"
#include "engine/report/read_report.h"
#include "engine/report/render.h"
#include "tests/unit/report_fixture.h"

namespace estate::testing {
namespace {

using ::testing::AnyOf;
using ::testing::Eq;
using ::testing::HasSubstr;

struct Copy {
    ReportFormat format;
    std::string bytes;
};

std::vector<Copy> copiesOf(const Report& report)
{
    return {{ReportFormat::html, renderHtml(report.json).value()},
            {ReportFormat::csv, renderCsv(report.json).value()},
            {ReportFormat::json, renderJson(report.json).value()}};
}

// As the PDF library writes it, without its pages.
std::string pdfOf(const std::string& json, const std::string& digest)
{
    return "%PDF-1.6\n<x:xmpmeta><estate:report>" + report::encodeBase64(json) +
           "</estate:report><estate:sha256>" + digest + "</estate:sha256></x:xmpmeta>\n%%EOF\n";
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::string fieldOf(const Error& error, const std::string& name)
{
    for (const ErrorField& field : error.fields)
        if (field.name == name)
            return field.value;
    return {};
}

class ReportVerifyTest : public WorkspaceTest {
protected:
    [[nodiscard]] Report preview() { return reportOf(*m_workspace, lossOfEast); }
    [[nodiscard]] Report small()
    {
        Proposal proposal = *m_workspace->proposals().find(propose());
        proposal.content.flows = {proposal.content.flows.front()};
        proposal.content.basis = {proposal.content.basis.front()};
        proposal.content.title = hostileMarkup + hostileOrder;
        return reportOf(*m_workspace, proposal);
    }
};

TEST_F(ReportVerifyTest, WhatWasWrittenVerifiesAndReadsAsItself)
{
    const auto check = [this](const Report& report) {
        for (const Copy& copy : copiesOf(report)) {
            const auto read = verifyReport(copy.bytes);
            ASSERT_TRUE(read.has_value())
                << reportFormatName(copy.format) << ": " << read.error().message;
            EXPECT_EQ(read->format, copy.format);
            EXPECT_EQ(read->report.json, report.json);
            EXPECT_EQ(read->report.digest, report.digest);
            EXPECT_EQ(read->head, m_workspace->journal().head());
        }
    };
    check(preview());
    check(small());
    check(reportOf(*m_workspace, ruleProposal()));
}

TEST_F(ReportVerifyTest, APdfIsFoundByItsMetadata)
{
    const Report report = small();
    const auto read = verifyReport(pdfOf(report.json, report.digest.hex()));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(read->format, ReportFormat::pdf);
    EXPECT_EQ(read->report.json, report.json);
    const auto other = verifyReport(pdfOf(report.json, std::string(64, '0')));
    ASSERT_FALSE(other.has_value());
    EXPECT_EQ(other.error().code, ErrorCode::damaged);
    // White space that JSON allows and the canonical form does not.
    const auto spaced = verifyReport(pdfOf(report.json + " ", report.digest.hex()));
    ASSERT_FALSE(spaced.has_value());
    EXPECT_EQ(spaced.error().code, ErrorCode::damaged);
}

TEST_F(ReportVerifyTest, ANumberThatWasChangedOnThePageIsFoundWithItsLine)
{
    const std::string html = renderHtml(preview().json).value();
    const auto read = verifyReport(replaced(html, ">100,000<", ">1,000<"));
    ASSERT_FALSE(read.has_value());
    EXPECT_EQ(read.error().code, ErrorCode::damaged);
    const auto line =
        std::count(html.begin(), html.begin() + static_cast<std::ptrdiff_t>(html.find(">100,000<")),
                   '\n') +
        1;
    EXPECT_EQ(fieldOf(read.error(), "line"), std::to_string(line));
    EXPECT_THAT(fieldOf(read.error(), "found"), HasSubstr(">1,000<"));
    EXPECT_THAT(fieldOf(read.error(), "expected"), HasSubstr(">100,000<"));
}

TEST_F(ReportVerifyTest, ANumberThatWasChangedInTheDataIsFound)
{
    for (const Copy& copy : copiesOf(preview())) {
        const bool csv = copy.format == ReportFormat::csv;
        const auto read = verifyReport(
            csv ? replaced(copy.bytes, "\"\"lostOperations\"\":100000", "\"\"lostOperations\"\":1")
                : replaced(copy.bytes, "\"lostOperations\":100000", "\"lostOperations\":1"));
        ASSERT_FALSE(read.has_value());
        EXPECT_EQ(read.error().code, ErrorCode::damaged);
        EXPECT_THAT(read.error().message, HasSubstr("SHA-256"));
    }
}

TEST_F(ReportVerifyTest, ARowThatWasTakenOutOfATableIsFound)
{
    const std::string csv = renderCsv(preview().json).value();
    const std::size_t row = csv.find('\n') + 1;
    const auto read = verifyReport(csv.substr(0, row) + csv.substr(csv.find('\n', row) + 1));
    ASSERT_FALSE(read.has_value());
    EXPECT_EQ(fieldOf(read.error(), "line"), "2");
}

TEST_F(ReportVerifyTest, WhatIsAddedIsFound)
{
    for (const Copy& copy : copiesOf(small())) {
        EXPECT_FALSE(verifyReport(copy.bytes + "\n").has_value());
        EXPECT_FALSE(verifyReport(copy.bytes + copy.bytes).has_value());
        EXPECT_FALSE(verifyReport("\n" + copy.bytes).has_value());
    }
    const std::string html = renderHtml(small().json).value();
    EXPECT_FALSE(
        verifyReport(replaced(html, "</style>", "body{display:none}</style>")).has_value());
    EXPECT_FALSE(verifyReport(replaced(html, "<main>", "<main><!-- -->")).has_value());
}

TEST_F(ReportVerifyTest, DataThatSaysAKeyTwiceIsFound)
{
    const Report report = small();
    const std::string twice = replaced(report.json, "{\"", "{\"at\":\"x\",\"");
    EXPECT_FALSE(
        verifyReport("{\"report\":" + twice + ",\"sha256\":\"" + report.digest.hex() + "\"}\n")
            .has_value());
}

TEST_F(ReportVerifyTest, EveryByteCounts)
{
    std::set<ErrorCode> codes;
    for (const Copy& copy : copiesOf(small())) {
        std::string bytes = copy.bytes;
        for (std::size_t at = 0; at < bytes.size(); ++at) {
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << at % 8));
            const auto read = verifyReport(bytes);
            ASSERT_FALSE(read.has_value())
                << reportFormatName(copy.format) << " verifies with byte " << at << " changed";
            codes.insert(read.error().code);
            bytes[at] = copy.bytes[at];
        }
    }
    EXPECT_TRUE(codes.contains(ErrorCode::damaged));
    for (const ErrorCode code : codes)
        EXPECT_THAT(code, AnyOf(Eq(ErrorCode::damaged), Eq(ErrorCode::foreign),
                                Eq(ErrorCode::newerVersion)));
}

TEST_F(ReportVerifyTest, EveryTruncationIsFound)
{
    const Report report = small();
    std::vector<Copy> copies = copiesOf(report);
    for (const Copy& copy : copies)
        for (std::size_t size = 0; size < copy.bytes.size(); size += 7)
            ASSERT_FALSE(verifyReport(copy.bytes.substr(0, size)).has_value())
                << reportFormatName(copy.format) << " verifies with " << size << " bytes";
}

TEST_F(ReportVerifyTest, ForeignFilesAreForeign)
{
    for (const char* bytes : {"", "hello", "<!doctype html><p>hello", "%PDF-1.4 nothing",
                              "{\"report\":{}}", "{", "a,b\n1,2\n", "\x89PNG", "[1]"}) {
        const auto read = verifyReport(bytes);
        ASSERT_FALSE(read.has_value()) << bytes;
        EXPECT_EQ(read.error().code, ErrorCode::foreign) << bytes;
    }
}

TEST_F(ReportVerifyTest, AReportOfANewerProgramSaysSo)
{
    const std::string newer = replaced(small().json, "\"formatVersion\":2", "\"formatVersion\":3");
    const std::string digest = sha256(newer).hex();
    for (const std::string& bytes :
         {"{\"report\":" + newer + ",\"sha256\":\"" + digest + "\"}\n", pdfOf(newer, digest)}) {
        const auto read = verifyReport(bytes);
        ASSERT_FALSE(read.has_value());
        EXPECT_EQ(read.error().code, ErrorCode::newerVersion);
    }
}

TEST_F(ReportVerifyTest, NestedJsonDoesNotExhaustTheStack)
{
    const std::string deep(1'000'000, '[');
    EXPECT_FALSE(readReport("{\"report\":" + deep).has_value());
    EXPECT_FALSE(readReport(pdfOf(deep, "")).has_value());
}

TEST_F(ReportVerifyTest, LongDataGoesOverSeveralCells)
{
    Proposal proposal = *m_workspace->proposals().find(propose());
    proposal.content.title.clear();
    // Two bytes a character, so that pieces would end inside one.
    for (int i = 0; i < 40'000; ++i)
        proposal.content.title += "\xc3\xa9";
    const Report report = reportOf(*m_workspace, proposal);
    const std::string csv = renderCsv(report.json).value();
    std::size_t rows = 0;
    std::size_t begin = 0;
    while (begin < csv.size()) {
        const std::size_t end = csv.find('\n', begin);
        rows += csv.compare(begin, 8, "\"#json\",") == 0 ? 1 : 0;
        begin = end + 1;
    }
    EXPECT_GE(rows, 3u);
    const auto read = verifyReport(csv);
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(read->report.json, report.json);
}

TEST_F(ReportVerifyTest, Base64IsReadStrictly)
{
    for (const std::string& bytes : {std::string(), std::string("a"), std::string("ab"),
                                     std::string("abc"), std::string("\0\xff\x7f", 3)})
        EXPECT_EQ(report::decodeBase64(report::encodeBase64(bytes)), bytes);
    EXPECT_EQ(report::encodeBase64("ab"), "YWI=");
    for (const char* bad : {"YWI", "YWJ=", "Y===", "====", "YW=I", "YWI\n", "YW I"})
        EXPECT_FALSE(report::decodeBase64(bad).has_value()) << bad;
}

}  // namespace
}  // namespace estate::testing
