// Whether a report is as it was made.
#include <algorithm>
#include <fstream>
#include <ostream>

#include "app/ctl/commands.h"
#include "app/ctl/document.h"
#include "app/ctl/report_pdf.h"
#include "engine/journal/journal.h"
#include "engine/journal/roles.h"
#include "engine/report/read_report.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

Result<std::string> readFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const std::streamoff size = file ? static_cast<std::streamoff>(file.tellg()) : -1;
    if (size < 0)
        return fail(ErrorCode::notFound, "There is no report " + path + " that can be read.",
                    {{"path", path}});
    // One byte too many is enough for the reader to refuse it.
    const auto taken = std::min<std::uint64_t>(static_cast<std::uint64_t>(size),
                                               std::uint64_t{reportBytesMax} + 1);
    std::string bytes(static_cast<std::size_t>(taken), '\0');
    file.seekg(0);
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file)
        return fail(ErrorCode::ioFailure, "The report " + path + " could not be read.",
                    {{"path", path}});
    return bytes;
}

// What the journal's audit says about a report.
struct AuditNote {
    std::uint64_t index = 0;
    std::string actor;
    Timestamp at;
};

// A report is made of a head, so it is noted behind it.
Result<std::vector<AuditNote>> notesOf(const Journal& journal, const JournalHead& head,
                                       const Digest& digest)
{
    std::vector<AuditNote> notes;
    const std::uint64_t last = journal.head().index;
    if (head.index >= last)
        return notes;
    const auto read = journal.read(head.index + 1, last, [&](const JournalRecord& record) {
        const auto* noted = std::get_if<AuditNoted>(&record.envelope.event);
        if (noted != nullptr && noted->action == "report" && noted->content == digest)
            notes.push_back({record.envelope.index, record.envelope.actor, record.envelope.at});
        return true;
    });
    if (!read)
        return tl::unexpected<Error>(read.error());
    return notes;
}

struct Verified {
    ReadReport read;
    std::optional<PagesCheck> pages;  // of a PDF
    bool compared = false;            // with a journal
    std::vector<AuditNote> notes;
};

Result<void> compareWithJournal(const Arguments& arguments, Verified& verified)
{
    if (!verified.read.head)
        return fail(ErrorCode::notFound,
                    "The report is as it was made, but it names no head that could be in " +
                        arguments.journalPath + ": it is of an estate without a journal.",
                    {{"path", arguments.reportPath}});
    const auto journal = Journal::openReadOnly(arguments.journalPath);
    if (!journal)
        return tl::unexpected<Error>(journal.error());
    if (const auto head = journal->verify(verified.read.head); !head) {
        Error error = head.error();
        error.message = "The report is as it was made, but the journal " + arguments.journalPath +
                        " does not hold the head that it names. " + error.message;
        return tl::unexpected<Error>(std::move(error));
    }
    auto notes = notesOf(*journal, *verified.read.head, verified.read.report.digest);
    if (!notes)
        return tl::unexpected<Error>(notes.error());
    verified.compared = true;
    verified.notes = std::move(*notes);
    return {};
}

std::string pagesText(PagesCheck pages)
{
    switch (pages) {
    case PagesCheck::same: return "what its data gives";
    case PagesCheck::otherProgram:
        return "NOT COMPARED: another version of this program or of Qt drew them";
    case PagesCheck::notHere: return "NOT COMPARED: this estatectl was built without the console";
    }
    return "unknown";
}

std::string headText(const JournalHead& head)
{
    return std::to_string(head.index) + ":" + head.hash.hex();
}

void print(std::ostream& out, const Arguments& arguments, const Verified& verified)
{
    const ReadReport& read = verified.read;
    const bool drawn = !verified.pages || *verified.pages == PagesCheck::same;
    out << "Report " << printable(arguments.reportPath)
        << (drawn ? " verifies: it is what its data gives, and the data has the SHA-256 that it "
                    "states.\n"
                  : ": the data in it has the SHA-256 that it states.\n")
        << "  Report               " << reportFormatName(read.format) << " of a "
        << reportKindName(read.kind) << ": " << read.title << "\n"
        << "  SHA-256 of the data  " << read.report.digest.hex() << "\n";
    if (verified.pages)
        out << "  Pages                " << pagesText(*verified.pages) << "\n";
    out << "  Journal head         " << (read.head ? headText(*read.head) : "none") << "\n";
    if (!verified.compared) {
        out << (read.head ? "It names a head that was not compared: give --journal FILE.\n"
                          : "It is of an estate without a journal: there is no head to compare.\n");
        return;
    }
    out << "  In the journal       yes, and every record follows from the one before it\n";
    for (const AuditNote& note : verified.notes)
        out << "  Noted                record " << formatCount(note.index) << ", "
            << formatTime(note.at) << ", by " << printable(note.actor) << " ("
            << assuranceText(operatorAssurance) << ")\n";
    if (verified.notes.empty())
        out << "The journal's audit does not note it: it was made without --operator, or "
               "elsewhere.\n";
}

Json documentOf(const Arguments& arguments, const Verified& verified)
{
    const ReadReport& read = verified.read;
    Json notes = Json::array();
    for (const AuditNote& note : verified.notes)
        notes.push_back({{"index", toJson(note.index)},
                         {"actor", note.actor},
                         {"assurance", assuranceText(operatorAssurance)},
                         {"at", toJson(note.at)}});
    Json document = newDocument("report-verified");
    document["path"] = arguments.reportPath;
    document["format"] = reportFormatName(read.format);
    document["kind"] = reportKindName(read.kind);
    document["title"] = read.title;
    document["sha256"] = toJson(read.report.digest);
    document["pagesCompared"] = !verified.pages || *verified.pages == PagesCheck::same;
    document["journalHead"] =
        read.head ? Json{{"index", toJson(read.head->index)}, {"hash", toJson(read.head->hash)}}
                  : Json(nullptr);
    document["headCompared"] = verified.compared;
    document["notes"] = std::move(notes);
    return document;
}

}  // namespace

Outcome verifyReportFile(const Arguments& arguments, const Terminal& terminal)
{
    const auto bytes = readFile(arguments.reportPath);
    if (!bytes)
        return tl::unexpected<Error>(bytes.error());
    auto read = verifyReport(*bytes);
    if (!read)
        return tl::unexpected<Error>(read.error());
    Verified verified{std::move(*read), std::nullopt, false, {}};
    if (verified.read.format == ReportFormat::pdf) {
        const auto pages = checkPages(*bytes, verified.read.report.json);
        if (!pages)
            return tl::unexpected<Error>(pages.error());
        verified.pages = *pages;
    }
    if (!arguments.journalPath.empty())
        if (auto compared = compareWithJournal(arguments, verified); !compared)
            return compared;
    if (arguments.json)
        write(terminal.out, documentOf(arguments, verified));
    else
        print(terminal.out, arguments, verified);
    return {};
}

}  // namespace estate::ctl
