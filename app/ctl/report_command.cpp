// Makes a report of a preview or a proposal.
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/document.h"
#include "app/ctl/failure_report.h"
#include "app/ctl/new_file.h"
#include "app/ctl/report_pdf.h"
#include "app/ctl/suggest.h"
#include "engine/journal/journal_file.h"
#include "engine/report/preview_content.h"
#include "engine/report/proposal_content.h"
#include "engine/report/render.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::size_t subjectOccasionMax = 200;

Result<ReportFormat> chosenFormat(const Arguments& arguments)
{
    if (const auto format = reportFormatNamed(arguments.format))
        return *format;
    return fail(ErrorCode::badInput,
                "There is no format '" + arguments.format + "'. Choose " +
                    joinedWithOr({"html", "pdf", "csv", "json"}) + ".",
                {{"option", "--format"}, {"value", arguments.format}});
}

Result<std::string> rendered(const Report& report, ReportFormat format)
{
    switch (format) {
    case ReportFormat::html: return renderHtml(report.json);
    case ReportFormat::csv: return renderCsv(report.json);
    case ReportFormat::json: return renderJson(report.json);
    case ReportFormat::pdf: break;
    }
    return pdfOf(report.json);
}

// What is made of what, and where it is noted.
struct Order {
    ReportFormat format = ReportFormat::html;
    Report report;
    std::string subject;
    Workspace* journal = nullptr;  // none: nothing is noted
};

// The journal says that a report was made before the file has its name: what is not noted is not
// there.
Outcome note(const Arguments& arguments, const Terminal& terminal, const Order& order)
{
    if (arguments.operatorName.empty())
        return {};
    ESTATE_ENSURE(order.journal != nullptr);
    const auto now = chosenNow(*order.journal, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    return order.journal->note(arguments.operatorName, "report", order.subject, order.report.digest,
                               *now);
}

void print(const Arguments& arguments, const Terminal& terminal, const Order& order,
           std::size_t bytes)
{
    const bool noted = !arguments.operatorName.empty();
    const std::string digest = order.report.digest.hex();
    if (arguments.json) {
        Json document = newDocument("report-made");
        document["path"] = arguments.outputPath;
        document["format"] = reportFormatName(order.format);
        document["fileBytes"] = toJson(Bytes(bytes));
        document["subject"] = order.subject;
        document["sha256"] = digest;
        document["noted"] = noted;
        write(terminal.out, document);
        return;
    }
    terminal.out << "Wrote " << printable(arguments.outputPath) << ", " << formatBytes(bytes)
                 << ": " << printable(order.subject) << "\n"
                 << "  SHA-256 of the data  " << digest << "\n"
                 << "  Audit                "
                 << (noted ? "noted in the journal" : "not noted; --operator NAME notes it") << "\n"
                 << "Next: estatectl report verify " << shellWord(arguments.outputPath);
    if (!arguments.journalPath.empty())
        terminal.out << " --journal " << shellWord(arguments.journalPath);
    terminal.out << "\n";
}

Outcome make(const Arguments& arguments, const Terminal& terminal, const Order& order)
{
    const auto bytes = rendered(order.report, order.format);
    if (!bytes)
        return tl::unexpected<Error>(bytes.error());
    NewFile file(arguments.outputPath);
    if (auto written = file.write(*bytes); !written)
        return written;
    if (auto noted = note(arguments, terminal, order); !noted)
        return noted;
    if (auto finished = file.finish(); !finished)
        return finished;
    print(arguments, terminal, order, bytes->size());
    return {};
}

// Only to note something it has to be written to.
Result<Workspace> openedJournal(const Arguments& arguments)
{
    return arguments.operatorName.empty() ? Workspace::openReadOnly(arguments.journalPath)
                                          : Workspace::open(arguments.journalPath);
}

std::string subjectOf(const Order& order, const std::string& what)
{
    return std::string(reportFormatName(order.format)) + " of " + what;
}

// What the report was asked about: a journal's estate or one that is opened to look.
struct Asked {
    const EstateSource& source;
    const EstateState& state;
    Timestamp present;
    std::optional<JournalHead> head;
    const MaintenanceNotes& maintenance;
    const Governance* governance;  // null: no journal
};

Outcome makePreview(const Arguments& arguments, const Terminal& terminal, const Asked& asked,
                    const Occasion& occasion, Order order)
{
    const auto at = chosenTime(arguments, asked.present);
    if (!at)
        return tl::unexpected<Error>(at.error());
    const auto preview = previewOf(asked.state, occasion, *at,
                                   chosenWindows(arguments, asked.state, asked.maintenance));
    if (!preview)
        return tl::unexpected<Error>(preview.error());
    order.report =
        previewReport({asked.source, asked.state, *preview, asked.head, asked.governance});
    order.subject =
        subjectOf(order, "a preview: " + briefOccasion(occasion.failures, occasion.failback,
                                                       subjectOccasionMax));
    return make(arguments, terminal, order);
}

// Of another proposal's execution it is not told here.
Result<std::optional<Execution>> executionOf(const Workspace& workspace, const Proposal& proposal)
{
    if (proposal.planIndex == 0)
        return std::nullopt;
    const Proposal* executing = workspace.proposals().executing();
    if (executing != nullptr && executing->content.proposal != proposal.content.proposal)
        return fail(ErrorCode::notAllowed,
                    "Proposal " + executing->content.proposal.brief() +
                        " is being executed, and until it ends what another one did can't be "
                        "told. Make the report afterwards.",
                    {{"proposal", executing->content.proposal.hex()}});
    auto execution = workspace.execution(proposal.content.proposal);
    if (!execution)
        return tl::unexpected<Error>(execution.error());
    return std::optional(std::move(*execution));
}

// Both questions that can be answered before an estate is opened.
Result<Order> begunOrder(const Arguments& arguments)
{
    const auto format = chosenFormat(arguments);
    if (!format)
        return tl::unexpected<Error>(format.error());
    if (inspectJournalFile(arguments.outputPath))
        return fail(ErrorCode::notAllowed,
                    "\"" + arguments.outputPath + "\" is a journal; no report takes its place.",
                    {{"path", arguments.outputPath}});
    if (auto checked = NewFile::check(arguments.outputPath, arguments.force); !checked)
        return tl::unexpected<Error>(checked.error());
    return Order{*format, {}, {}, nullptr};
}

}  // namespace

Outcome reportPreview(const Arguments& arguments, const Terminal& terminal)
{
    auto order = begunOrder(arguments);
    if (!order)
        return tl::unexpected<Error>(order.error());
    const auto occasion = chosenOccasion(arguments);
    if (!occasion)
        return tl::unexpected<Error>(occasion.error());
    if (arguments.journalPath.empty()) {
        const auto estate = chosenEstate(arguments, terminal);
        if (!estate)
            return tl::unexpected<Error>(estate.error());
        return makePreview(arguments, terminal,
                           {estate->source(), estate->state(), estate->present(), std::nullopt,
                            estate->maintenance(), nullptr},
                           *occasion, std::move(*order));
    }
    auto workspace = openedJournal(arguments);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    order->journal = &*workspace;
    return makePreview(arguments, terminal,
                       {workspace->source(), workspace->state(), workspace->lastTimestamp(),
                        workspace->journal().head(), workspace->governance().maintenance(),
                        &workspace->governance()},
                       *occasion, std::move(*order));
}

Outcome reportProposal(const Arguments& arguments, const Terminal& terminal)
{
    auto order = begunOrder(arguments);
    if (!order)
        return tl::unexpected<Error>(order.error());
    auto workspace = openedJournal(arguments);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto found = workspace->proposals().findByPrefix(arguments.proposal);
    if (!found)
        return tl::unexpected<Error>(found.error());
    const Proposal& proposal = **found;
    const auto execution = executionOf(*workspace, proposal);
    if (!execution)
        return tl::unexpected<Error>(execution.error());
    order->journal = &*workspace;
    order->report = proposalReport({workspace->source(), workspace->state().catalog(), proposal,
                                    *execution ? &**execution : nullptr,
                                    workspace->journal().head(), workspace->lastTimestamp()});
    order->subject = subjectOf(*order, "proposal " + proposal.content.proposal.hex());
    return make(arguments, terminal, *order);
}

}  // namespace estate::ctl
