#include <algorithm>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/event_report.h"
#include "app/ctl/followed_log.h"
#include "app/ctl/log_reader.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"
#include "engine/wire/effects_wire.h"
#include "engine/wire/json/json_lines.h"

namespace estate::ctl {

namespace {

Result<JournalHead> parseHead(const std::string& text)
{
    const std::size_t colon = text.find(':');
    const auto index = parseDecimal(text.substr(0, colon));
    const auto narrowed = index ? narrow(*index) : std::nullopt;
    const auto hash =
        colon == std::string::npos ? std::nullopt : Digest::fromHex(text.substr(colon + 1));
    if (!narrowed || *narrowed == 0 || !hash)
        return fail(ErrorCode::badInput,
                    "'" + text + "' is not a head. Write index:hash as `journal show` prints it.",
                    {{"value", text}});
    return JournalHead{*narrowed, *hash};
}

Result<std::vector<JournalRecord>> readTail(const Journal& journal, std::uint64_t count)
{
    const std::uint64_t last = journal.head().index;
    std::vector<JournalRecord> records;
    if (last == 0 || count == 0)
        return records;
    const std::uint64_t first = last > count ? last - count + 1 : 1;
    const auto read = journal.read(first, last, [&](const JournalRecord& record) {
        records.push_back(record);
        return true;
    });
    if (!read)
        return tl::unexpected<Error>(read.error());
    return records;
}

void printRecords(std::ostream& out, const std::vector<JournalRecord>& records)
{
    Table table({{"Index", Align::right}, {"Time"}, {"Actor"}, {"Event"}, {"Detail"}});
    for (const JournalRecord& record : records)
        table.add({formatCount(record.envelope.index), formatTime(record.envelope.at),
                   printable(record.envelope.actor), std::string(eventName(record.envelope.event)),
                   eventText(record.envelope.event)});
    table.print(out, 2);
}

Outcome writeEvent(std::ostream& out, const Envelope& envelope)
{
    const auto line = envelopeToJson(envelope);
    if (!line)
        return tl::unexpected<Error>(line.error());
    out << *line << "\n";
    return {};
}

Json summaryOf(const char* kind, const Workspace& workspace)
{
    Json document = newDocument(kind);
    document["journal"] = workspace.journal().path();
    document["head"] = toJson(workspace.journal().head());
    document["durableIndex"] = toJson(workspace.journal().durableIndex());
    document["base"] = toJson(workspace.journal().base());
    document["estate"] = originName(workspace.source().origin);
    document["denominator"] = workspace.source().origin == EstateOrigin::federal
                                  ? toJson(workspace.source().denominator)
                                  : Json(nullptr);
    document["time"] = toJson(workspace.lastTimestamp());
    document["stateHash"] = toJson(workspace.state().hash());
    document["pendingApprovals"] = toJson(workspace.proposals().pendingApprovals());
    return document;
}

void printHead(std::ostream& out, const Workspace& workspace)
{
    const JournalHead head = workspace.journal().head();
    out << "  Head        " << head.index << ":" << head.hash.hex() << "\n"
        << "  Durable     up to record " << formatCount(workspace.journal().durableIndex()) << "\n";
    if (workspace.journal().base().index > 0)
        out << "  Begins      behind record " << formatCount(workspace.journal().base().index)
            << ": it was compacted\n";
    if (const auto& drill = workspace.governance().drill())
        out << "  DRILL       of " << printable(drill->by) << " since " << formatTime(drill->since)
            << "\n";
    out << "  Estate      " << originName(workspace.source().origin);
    if (workspace.source().origin == EstateOrigin::federal)
        out << ", 1 representative to about " << formatCount(workspace.source().denominator);
    out << "\n  Time        " << formatTime(workspace.lastTimestamp()) << "\n"
        << "  State hash  " << workspace.state().hash().hex() << "\n";
}

// What an event log says, with what is decided about it here.
Result<std::vector<JournalEntry>> entriesOf(const std::string& path, const Terminal& terminal)
{
    FollowedLog log;
    std::vector<JournalEntry> entries;
    const auto read =
        readLines(path, terminal, [&](const std::string& text, std::uint64_t line) -> Result<bool> {
            auto envelope = envelopeAt(text, line);
            if (!envelope)
                return tl::unexpected<Error>(envelope.error());
            const auto effects = log.apply(*envelope);
            if (!effects)
                return tl::unexpected<Error>(refusal(effects.error(), *envelope, line));
            JournalEntry entry;
            if (*effects != Effects{}) {
                auto decisions = encodeEffects(log.scheduler().state(), *effects);
                if (!decisions)
                    return tl::unexpected<Error>(decisions.error());
                entry.decisions = std::move(*decisions);
            }
            entry.envelope = std::move(*envelope);
            entries.push_back(std::move(entry));
            return true;
        });
    if (!read)
        return tl::unexpected<Error>(read.error());
    return entries;
}

Result<void> writeEntries(const std::string& path, const std::vector<JournalEntry>& entries)
{
    auto journal = Journal::create(path);
    if (!journal)
        return tl::unexpected<Error>(journal.error());
    auto written = journal->append(entries);
    if (written)
        written = journal->sync();
    if (!written)
        return tl::unexpected<Error>(written.error());
    return {};
}

// The log's own times stay; the operator says that it is `now`, however long ago they were.
Result<Workspace> createFromLog(const Arguments& arguments, const Terminal& terminal, Timestamp now)
{
    const std::string& path = arguments.journalPath;
    if (auto available = Journal::checkFree(path); !available)
        return tl::unexpected<Error>(available.error());
    const auto entries = entriesOf(arguments.sourceLog, terminal);
    if (!entries)
        return tl::unexpected<Error>(entries.error());
    auto written = writeEntries(path, *entries);
    auto workspace =
        written ? Workspace::open(path) : Result<Workspace>(tl::unexpected<Error>(written.error()));
    if (workspace && now.since(workspace->lastTimestamp()) > timestampJumpMax) {
        if (auto confirmed = workspace->confirmClock(arguments.operatorName, now); !confirmed)
            workspace = tl::unexpected<Error>(confirmed.error());
    }
    if (!workspace)
        Journal::removeFile(path);
    return workspace;
}

}  // namespace

Outcome createJournal(const Arguments& arguments, const Terminal& terminal)
{
    const auto source = chosenSource(arguments);
    if (!source)
        return tl::unexpected<Error>(source.error());
    const auto now = chosenNow(arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    const auto workspace =
        arguments.sourceLog.empty()
            ? Workspace::create(arguments.journalPath, *source, arguments.operatorName, *now)
            : createFromLog(arguments, terminal, *now);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    if (arguments.json) {
        write(terminal.out, summaryOf("journal-created", *workspace));
        return {};
    }
    terminal.out << "Created journal " << arguments.journalPath << "\n";
    printHead(terminal.out, *workspace);
    terminal.out << "Next: estatectl propose --journal " << shellWord(arguments.journalPath)
                 << " --operator NAME --fail REGION\n";
    return {};
}

Outcome showJournal(const Arguments& arguments, const Terminal& terminal)
{
    const auto count = parseCount(arguments.tail, "--last");
    if (!count)
        return tl::unexpected<Error>(count.error());
    const auto workspace = openToLook(arguments);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto records = readTail(workspace->journal(), *count);
    if (!records)
        return tl::unexpected<Error>(records.error());
    if (arguments.json) {
        Json document = summaryOf("journal", *workspace);
        Json listed = Json::array();
        for (const JournalRecord& record : *records)
            listed.push_back(toJson(record));
        document["records"] = std::move(listed);
        write(terminal.out, document);
        return {};
    }
    terminal.out << "Journal " << arguments.journalPath << "\n";
    printHead(terminal.out, *workspace);
    terminal.out << "  Proposals   " << formatCount(workspace->proposals().all().size()) << ", "
                 << formatCount(workspace->proposals().pendingApprovals())
                 << " waiting for approval\n\nThe latest records\n";
    printRecords(terminal.out, *records);
    return {};
}

Outcome verifyJournal(const Arguments& arguments, const Terminal& terminal)
{
    std::optional<JournalHead> expected;
    if (!arguments.expectedHead.empty()) {
        const auto parsed = parseHead(arguments.expectedHead);
        if (!parsed)
            return tl::unexpected<Error>(parsed.error());
        expected = *parsed;
    }
    // The chain first: what does not verify is not replayed.
    const auto journal = Journal::openReadOnly(arguments.journalPath);
    if (!journal)
        return tl::unexpected<Error>(journal.error());
    const auto head = journal->verify(expected);
    if (!head)
        return tl::unexpected<Error>(head.error());
    const auto workspace = Workspace::replayWhole(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    if (arguments.json) {
        Json document = summaryOf("journal-verified", *workspace);
        document["expectedHead"] = expected ? toJson(*expected) : Json(nullptr);
        write(terminal.out, document);
        return {};
    }
    terminal.out << "Journal " << arguments.journalPath << " verifies: every record follows from "
                 << "the one before it, and every event replays.\n";
    printHead(terminal.out, *workspace);
    if (!expected)
        terminal.out << "A cut tail can't be seen without --expect-head INDEX:HASH.\n";
    return {};
}

Outcome exportJournal(const Arguments& arguments, const Terminal& terminal)
{
    const auto first = parseCount(arguments.firstIndex, "--first");
    if (!first)
        return tl::unexpected<Error>(first.error());
    const auto journal = Journal::openReadOnly(arguments.journalPath);
    if (!journal)
        return tl::unexpected<Error>(journal.error());
    std::uint64_t last = journal->head().index;
    if (!arguments.lastIndex.empty()) {
        const auto chosen = parseCount(arguments.lastIndex, "--last");
        if (!chosen)
            return tl::unexpected<Error>(chosen.error());
        last = std::min(last, *chosen);
    }
    if (*first == 0 || *first > last)
        return fail(ErrorCode::badInput, "There are no records from " + std::to_string(*first) +
                                             " to " + std::to_string(last) +
                                             "; the journal holds 1 to " +
                                             std::to_string(journal->head().index) + ".");
    Outcome written;
    const auto read = journal->read(*first, last, [&](const JournalRecord& record) {
        if (arguments.jsonLines)
            written = writeEvent(terminal.out, record.envelope);
        else
            writeLine(terminal.out, toJson(record));
        return written.has_value() && terminal.out.good();  // stop when nobody reads any more
    });
    return read ? written : read;
}

Outcome confirmClock(const Arguments& arguments, const Terminal& terminal)
{
    const auto now = chosenNow(arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const Timestamp before = workspace->lastTimestamp();
    const bool steppedBack = workspace->clockBehind(*now);
    if (auto confirmed = workspace->confirmClock(arguments.operatorName, *now); !confirmed)
        return confirmed;
    if (arguments.json) {
        write(terminal.out, summaryOf("journal-clock-confirmed", *workspace));
        return {};
    }
    if (steppedBack)
        terminal.out << "Event time runs on from " << formatTime(before)
                     << ", as the clock does from " << formatTime(*now);
    else
        terminal.out << "Event time moves on from " << formatTime(before) << " to "
                     << formatTime(workspace->lastTimestamp());
    terminal.out << ", confirmed by " << printable(arguments.operatorName) << ".\n";
    printHead(terminal.out, *workspace);
    return {};
}

Outcome compactJournal(const Arguments& arguments, const Terminal& terminal)
{
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(*workspace, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    if (auto done = workspace->compactTo(arguments.outputPath, arguments.operatorName, *now); !done)
        return done;
    const auto compacted = Workspace::openReadOnly(arguments.outputPath);
    if (!compacted)
        return tl::unexpected<Error>(compacted.error());
    if (arguments.json) {
        write(terminal.out, summaryOf("journal-compacted", *compacted));
        return {};
    }
    terminal.out << "Compacted " << arguments.journalPath << " into " << arguments.outputPath
                 << "; keep the first as the archive\n";
    printHead(terminal.out, *compacted);
    return {};
}

}  // namespace estate::ctl
