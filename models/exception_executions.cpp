// Executions that nobody steps, deadlines that are near or past, and cuts that rest.
#include <QUrl>
#include <algorithm>

#include "models/changes_model.h"
#include "models/cut_list_model.h"
#include "models/exception_list_model.h"
#include "models/exception_sources.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr Duration deadlineNear = seconds(60);

// Not committed yet: their volumes are between two places.
std::uint64_t volumesUnderWay(const Desk& desk, const Execution& execution)
{
    std::uint64_t volumes = 0;
    for (const Participant& participant : execution.participants) {
        if (participant.phase != ParticipantPhase::committed)
            volumes += concreteVolumes(desk.catalog(), participant.decision.members);
    }
    return volumes;
}

// Of them those whose deadline is over by then; what the plan itself misses was agreed on.
std::uint64_t volumesLate(const Desk& desk, const Execution& execution, Timestamp by)
{
    std::uint64_t volumes = 0;
    for (const Participant& participant : execution.participants) {
        const GroupDecision& decision = participant.decision;
        const bool missedAsPlanned = decision.timing && !decision.timing->rtoMet;
        if (participant.phase != ParticipantPhase::committed && !missedAsPlanned &&
            decision.deadline.ns != 0 && decision.deadline <= by)
            volumes += concreteVolumes(desk.catalog(), decision.members);
    }
    return volumes;
}

ExceptionRow executionRow(const Proposal& proposal, const QString& kind)
{
    ExceptionRow row;
    row.proposalId = toText(proposal.content.proposal.hex());
    row.key = kind + row.proposalId;
    return row;
}

// Of a loss the volumes have no place until it ends; of others they run where they are.
ExceptionImpact impactOfExecution(const Proposal& proposal, std::uint64_t volumes)
{
    return proposal.kind() == ProposalKind::loss ? ExceptionImpact{volumes, 0}
                                                 : ExceptionImpact{0, volumes};
}

void addInterrupted(const Desk& desk, const Proposal& proposal, const Execution& execution,
                    ExceptionRows& rows)
{
    const std::uint64_t volumes = volumesUnderWay(desk, execution);
    ExceptionRow row = executionRow(proposal, QStringLiteral("interrupted/"));
    row.severity = severityOf(impactOfExecution(proposal, volumes));
    row.sinceNs = proposal.begunAt.ns;
    row.text = ExceptionListModel::tr("The execution of “%1” was interrupted")
                   .arg(toText(proposal.content.title));
    row.meaning =
        ExceptionListModel::tr("Volumes that wait for it: %1. Go on with it, or abort it.")
            .arg(Figures::count(volumes));
    rows.push_back(std::move(row));
}

void addDeadlines(const Desk& desk, const Proposal& proposal, const Execution& execution,
                  ExceptionRows& rows)
{
    const std::uint64_t past = volumesLate(desk, execution, desk.now());
    const std::uint64_t soon = volumesLate(desk, execution, desk.now() + deadlineNear);
    if (soon == 0 || proposal.kind() != ProposalKind::loss)
        return;
    ExceptionRow row = executionRow(proposal, QStringLiteral("deadline/"));
    row.severity = severityOf({past, soon});
    row.sinceNs = proposal.begunAt.ns;
    const QString title = toText(proposal.content.title);
    row.text = past > 0 ? ExceptionListModel::tr("“%1” is past a deadline").arg(title)
                        : ExceptionListModel::tr("“%1” is close to a deadline").arg(title);
    row.meaning =
        ExceptionListModel::tr("Volumes whose objective is over: %1; within %2: %3. Watch "
                               "it, or abort it and plan again.")
            .arg(Figures::count(past), Figures::duration(deadlineNear), Figures::count(soon));
    rows.push_back(std::move(row));
}

}  // namespace

void addExecutions(const ExceptionSources& from, ExceptionRows& rows)
{
    const Desk& desk = *from.desk;
    const Proposal* proposal = desk.workspace().proposals().executing();
    const Execution* execution = from.changes->shownExecution();
    // Looking back, an execution that ended long ago seems to stand still.
    if (desk.inPast() || proposal == nullptr || execution == nullptr || execution->finished ||
        execution->proposal != proposal->content.proposal)
        return;
    if (from.changes->executionInterrupted())
        addInterrupted(desk, *proposal, *execution, rows);
    addDeadlines(desk, *proposal, *execution, rows);
}

void addCuts(const ExceptionSources& from, ExceptionRows& rows)
{
    for (const CutListModel::Resting& cut : from.cuts->resting()) {
        ExceptionRow row;
        row.cut = cut.operation;
        row.key =
            QStringLiteral("cut/") + QString::fromLatin1(QUrl::toPercentEncoding(cut.operation));
        // What keeps still writes nothing: its operations queue up.
        row.severity = cut.held ? ExceptionSeverity::warning : ExceptionSeverity::notice;
        row.sinceNs = cut.since.ns;
        row.text = ExceptionListModel::tr("Cut %1 is open. %2").arg(cut.operation, cut.phaseText);
        row.meaning =
            cut.held
                ? ExceptionListModel::tr("Its participants hold their writes for it, for %1 at "
                                         "most. Run it to its end or abort it.")
                      .arg(Figures::duration(cutHoldMax))
                : ExceptionListModel::tr("Nobody holds writes for it yet. Run it or abort it.");
        rows.push_back(std::move(row));
    }
}
