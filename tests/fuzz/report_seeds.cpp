#include "tests/fuzz/report_seeds.h"

#include <cstdio>
#include <fstream>
#include <string>

#include "engine/report/base64.h"
#include "engine/report/preview_content.h"
#include "engine/report/proposal_content.h"
#include "engine/report/render.h"
#include "engine/report/report_frame.h"

namespace estate::fuzz {

namespace {

namespace fs = std::filesystem;

void write(const fs::path& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
    std::printf("%s: %zu bytes\n", path.c_str(), bytes.size());
}

// Only where the reader looks; its pages are another program's work.
std::string pdfOf(const Report& report)
{
    return std::string("%PDF-1.6\n") + estate::report::pdfDataOpen +
           estate::report::encodeBase64(report.json) + estate::report::pdfDataClose + "\n" +
           estate::report::pdfDigestOpen + report.digest.hex() + "</estate:sha256>\n%%EOF\n";
}

void writeForms(const fs::path& folder, const std::string& name, const Report& report)
{
    write(folder / (name + ".html"), renderHtml(report.json).value());
    write(folder / (name + ".csv"), renderCsv(report.json).value());
    write(folder / (name + ".json"), renderJson(report.json).value());
    write(folder / (name + ".pdf"), pdfOf(report));
}

Proposal everyField()
{
    Proposal proposal;
    ProposalOpened& content = proposal.content;
    content.proposal.bytes[0] = 1;
    content.title = "</script>";
    content.failures = {{"r1"}, {"s1"}, {"h1"}};
    content.basis = {{"r1", {}}};
    content.groups = 1;
    content.lostOperations = 1ull << 60;
    content.flows = {{"=g", "r1", "r2", "recovered-within-rto", 5}};
    content.expiresAt = sampleEpoch;
    content.replaces.bytes[1] = 2;
    proposal.author = proposal.committer = "ada";
    proposal.judge = "grace";
    proposal.openedAt = proposal.judgedAt = proposal.begunAt = proposal.endedAt = sampleEpoch;
    proposal.breakGlass = "nobody answered";
    proposal.comments = {{"ada", sampleEpoch, "two\nlines"}};
    ProposalReviewed voided;
    voided.changedRegions = {"r2"};
    voided.changedFlows = 2;
    voided.changes = {{"g", "r2", "r3", "room"}};
    proposal.voided = voided;
    return proposal;
}

}  // namespace

void writeReports(const fs::path& folder)
{
    fs::create_directories(folder);
    const EstateSource source{EstateOrigin::fourRegion, 1'000, ""};
    const auto workspace = Workspace::inMemory(source);
    ESTATE_ENSURE(workspace.has_value());
    const FailureSet host{{}, {}, {"us-east-1a-h1"}};
    const auto preview = workspace->preview(host, workspace->lastTimestamp());
    if (preview)
        writeForms(folder, "preview",
                   previewReport({source, workspace->state(), *preview, std::nullopt}));
    Proposal proposal = everyField();
    const JournalHead head{7, sha256("head")};
    const Catalog& catalog = workspace->state().catalog();
    writeForms(folder, "proposal",
               proposalReport({source, catalog, proposal, nullptr, head, sampleEpoch}));
    proposal.content.failures = {};
    proposal.content.flows = {};
    proposal.content.ruleChanges = {{"policy p\n", "policy p allowed=r1\n"}, {"", "policy q\n"}};
    proposal.content.reach = {1, 1, 2, {{"g", "r1", "r2", "loss of r1"}}};
    writeForms(folder, "rules",
               proposalReport({source, catalog, proposal, nullptr, head, sampleEpoch}));
}

}  // namespace estate::fuzz
