// Proposals that wait for a person for other reasons than that they are new: stale ones, those that
// expire soon, and what one person did alone.
#include <algorithm>

#include "models/changes_model.h"
#include "models/exception_list_model.h"
#include "models/exception_sources.h"
#include "models/words.h"

using namespace estate;

namespace {

// Long enough to find somebody who approves.
constexpr Duration expiresSoon = seconds(2 * 3'600);

// What the proposal is meant to recover, and what is lost at this moment: its volumes wait.
ExceptionImpact impactOfProposal(const Desk& desk, const Proposal& proposal)
{
    ExceptionImpact impact;
    for (const std::string& id : proposal.content.failures.regions) {
        const auto region = desk.catalog().findRegion(id);
        if (!region || desk.state().region(*region).available())
            continue;
        for (const VolumeState& volume : desk.state().region(*region).volumes)
            impact.atRisk += desk.catalog().volume(volume.volume).weight;
    }
    return impact;
}

ExceptionRow proposalRow(const Proposal& proposal, const QString& kind)
{
    ExceptionRow row;
    row.proposalId = toText(proposal.content.proposal.hex());
    row.key = kind + row.proposalId;
    return row;
}

void addStale(const ExceptionSources& from, int at, ExceptionRows& rows)
{
    const QModelIndex change = from.changes->index(at);
    // One that was renewed needs nobody any more.
    if (change.data(ChangesModel::FreshnessRole).toString() != QLatin1String("stale") ||
        !change.data(ChangesModel::CanRenewRole).toBool())
        return;
    const Proposal& proposal = from.changes->proposalAt(at);
    ExceptionRow row = proposalRow(proposal, QStringLiteral("stale/"));
    row.severity = severityOf(impactOfProposal(*from.desk, proposal));
    row.sinceNs = proposal.endedAt.ns;
    row.text = ExceptionListModel::tr("“%1” is stale").arg(toText(proposal.content.title));
    row.meaning = change.data(ChangesModel::FreshnessTextRole).toString();
    rows.push_back(std::move(row));
}

void addExpiring(const ExceptionSources& from, const Proposal& proposal, ExceptionRows& rows)
{
    const bool waits =
        proposal.status == ProposalStatus::open || proposal.status == ProposalStatus::approved;
    const Timestamp end = proposal.content.expiresAt;
    if (!waits || end == Timestamp{} || end > from.desk->now() + expiresSoon)
        return;
    ExceptionRow row = proposalRow(proposal, QStringLiteral("expires/"));
    row.severity = severityOf(impactOfProposal(*from.desk, proposal));
    row.sinceNs = std::max(proposal.openedAt.ns, end.ns - std::min(end.ns, expiresSoon.value));
    row.text = ExceptionListModel::tr("“%1” expires at %2")
                   .arg(toText(proposal.content.title), Figures::time(end));
    row.meaning = proposal.status == ProposalStatus::open
                      ? ExceptionListModel::tr("Nobody has approved it. Judge it, or let it go.")
                      : ExceptionListModel::tr("It is approved. Commit it before, or let it go.");
    rows.push_back(std::move(row));
}

void addAlone(const Proposal& proposal, ExceptionRows& rows)
{
    if (!proposal.wantsRetrospect())
        return;
    ExceptionRow row = proposalRow(proposal, QStringLiteral("retrospect/"));
    // What it moved stands by one person's word; operations that it gave up are gone.
    row.severity = proposal.content.lostOperations > 0 ? ExceptionSeverity::warning
                                                       : ExceptionSeverity::notice;
    row.sinceNs = proposal.begunAt.ns;
    if (proposal.breakGlass.empty())
        row.text = ExceptionListModel::tr("“%1” was approved by its author, in a drill")
                       .arg(toText(proposal.content.title));
    else
        row.text =
            ExceptionListModel::tr("“%1” broke the glass").arg(toText(proposal.content.title));
    row.meaning =
        ExceptionListModel::tr("Committed by %1: groups %2, operations accepted as lost %3. Judge "
                               "it in retrospect: whoever is neither author nor committer can.")
            .arg(toText(proposal.committer), Figures::count(proposal.content.groups),
                 Figures::count(proposal.content.lostOperations));
    if (!proposal.breakGlass.empty())
        row.meaning.prepend(toText(proposal.breakGlass) + QStringLiteral(". "));
    rows.push_back(std::move(row));
}

}  // namespace

void addProposals(const ExceptionSources& from, ExceptionRows& rows)
{
    for (int at = 0; at < from.changes->count(); ++at) {
        addStale(from, at, rows);
        addExpiring(from, from.changes->proposalAt(at), rows);
        addAlone(from.changes->proposalAt(at), rows);
    }
}
