// What everybody did, one entry a record, as a person, a spreadsheet or a program reads it.
#include <algorithm>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/event_report.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

// A spreadsheet must not take what somebody typed for a formula.
std::string csvCell(std::string text)
{
    if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos)
        text.insert(text.begin(), '\'');
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c;
        if (c == '"')
            quoted += c;
    }
    return quoted + "\"";
}

void writeCsv(std::ostream& out, const std::vector<std::string>& cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        out << (i == 0 ? "" : ",") << csvCell(cells[i]);
    out << "\r\n";
}

struct Filter {
    std::uint64_t first = 1;
    std::uint64_t last = 0;
    std::string actor;
    std::string event;

    [[nodiscard]] bool takes(const JournalRecord& record) const
    {
        return (actor.empty() || sameOperator(actor, record.envelope.actor)) &&
               (event.empty() || event == eventName(record.envelope.event));
    }
};

Result<Filter> chosenFilter(const Arguments& arguments, const Journal& journal)
{
    Filter filter;
    const auto first = parseCount(arguments.firstIndex, "--first");
    if (!first)
        return tl::unexpected<Error>(first.error());
    filter.first = std::max(*first, journal.base().index + 1);
    filter.last = journal.head().index;
    if (!arguments.lastIndex.empty()) {
        const auto last = parseCount(arguments.lastIndex, "--last");
        if (!last)
            return tl::unexpected<Error>(last.error());
        filter.last = std::min(filter.last, *last);
    }
    filter.actor = arguments.byActor;
    filter.event = arguments.ofEvent;
    return filter;
}

Result<void> eachEntry(const Journal& journal, const Filter& filter,
                       const std::function<void(const JournalRecord&)>& visit,
                       const std::ostream& out)
{
    return journal.read(filter.first, filter.last, [&](const JournalRecord& record) {
        if (filter.takes(record))
            visit(record);
        return out.good();  // stop when nobody reads any more
    });
}

Outcome writeText(const Journal& journal, const Filter& filter, std::ostream& out)
{
    Table table({{"Index", Align::right}, {"Time"}, {"Who"}, {"What"}, {"Detail"}});
    const auto read = eachEntry(
        journal, filter,
        [&](const JournalRecord& record) {
            table.add({formatCount(record.envelope.index), formatTime(record.envelope.at),
                       printable(record.envelope.actor),
                       std::string(eventName(record.envelope.event)),
                       eventText(record.envelope.event)});
        },
        out);
    if (!read)
        return read;
    table.print(out);
    out << "Names: " << assuranceText(operatorAssurance) << ". Head " << journal.head().index << ":"
        << journal.head().hash.hex() << "\n";
    return {};
}

Outcome writeJson(const Journal& journal, const Filter& filter, std::ostream& out)
{
    Json document = newDocument("audit");
    document["journal"] = journal.path();
    document["identity"] = assuranceText(operatorAssurance);
    document["head"] = {{"index", toJson(journal.head().index)},
                        {"hash", toJson(journal.head().hash)}};
    Json entries = Json::array();
    const auto read = eachEntry(
        journal, filter,
        [&](const JournalRecord& record) {
            Json entry = toJson(record);
            entry["identity"] = assuranceText(operatorAssurance);
            entries.push_back(std::move(entry));
        },
        out);
    if (!read)
        return read;
    document["entries"] = std::move(entries);
    write(out, document);
    return {};
}

}  // namespace

Outcome exportAudit(const Arguments& arguments, const Terminal& terminal)
{
    const std::string format = arguments.json             ? "json"
                               : arguments.format.empty() ? "text"
                                                          : arguments.format;
    if (format != "text" && format != "csv" && format != "json")
        return fail(ErrorCode::badInput, "'" + format + "' is no format; choose text, csv or json.",
                    {{"format", format}});
    const auto upTo = chosenRecord(arguments);
    if (!upTo)
        return tl::unexpected<Error>(upTo.error());
    const auto journal = Journal::openReadOnly(arguments.journalPath, *upTo);
    if (!journal)
        return tl::unexpected<Error>(journal.error());
    const auto filter = chosenFilter(arguments, *journal);
    if (!filter)
        return tl::unexpected<Error>(filter.error());
    if (format == "text")
        return writeText(*journal, *filter, terminal.out);
    if (format == "json")
        return writeJson(*journal, *filter, terminal.out);
    writeCsv(terminal.out, {"index", "time_utc", "actor", "identity", "event", "detail", "hash"});
    return eachEntry(
        *journal, *filter,
        [&](const JournalRecord& record) {
            writeCsv(terminal.out,
                     {std::to_string(record.envelope.index), formatTime(record.envelope.at),
                      printable(record.envelope.actor),
                      std::string(assuranceText(operatorAssurance)),
                      std::string(eventName(record.envelope.event)),
                      eventText(record.envelope.event), record.hash.hex()});
        },
        terminal.out);
}

}  // namespace estate::ctl
