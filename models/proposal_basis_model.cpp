#include "models/proposal_basis_model.h"

#include <algorithm>

#include "models/words.h"

using namespace estate;

ProposalBasisModel::ProposalBasisModel(QObject* parent) : SessionList(parent) {}

QVariant ProposalBasisModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case RegionIdRole: return row.regionId;
    case DigestRole: return row.digest;
    case ChangedRole: return row.changed;
    default: return {};
    }
}

QHash<int, QByteArray> ProposalBasisModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {RegionIdRole, "regionId"},
            {DigestRole, "digest"},
            {ChangedRole, "changed"}};
}

void ProposalBasisModel::setProposalId(const QString& proposalId)
{
    if (m_proposalId == proposalId)
        return;
    m_proposalId = proposalId;
    emit proposalIdChanged();
    refresh();
}

int ProposalBasisModel::changedCount() const
{
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.changed; }));
}

std::vector<ProposalBasisModel::Row> ProposalBasisModel::makeRows()
{
    m_rulesDigest.clear();
    m_decisionsDigest.clear();
    if (m_session == nullptr || !m_session->desk().isOpen())
        return {};
    const Workspace& workspace = m_session->desk().workspace();
    const auto id = Digest::fromHex(m_proposalId.toStdString());
    const Proposal* proposal = id ? workspace.proposals().find(*id) : nullptr;
    if (proposal == nullptr)
        return {};
    m_rulesDigest = toText(proposal->content.rules.hex());
    m_decisionsDigest = toText(proposal->content.decisions.hex());

    // What changed matters only while the proposal can still be committed.
    std::vector<std::string> changed;
    bool maintenanceChanged = false;
    if (proposal->status == ProposalStatus::open || proposal->status == ProposalStatus::approved) {
        if (const auto freshness = workspace.freshness(*id, m_session->desk().now())) {
            changed = freshness->changedRegions;
            maintenanceChanged = freshness->maintenanceChanged;
        }
    }
    std::vector<Row> rows;
    for (const RegionBasis& basis : proposal->content.basis) {
        // What stands under no region's name is of a loss what was under maintenance.
        if (basis.region.empty() && proposal->kind() != ProposalKind::rules) {
            rows.push_back({tr("maintenance"), toText(basis.planning.hex()), maintenanceChanged});
            continue;
        }
        const bool moved = std::find(changed.begin(), changed.end(), basis.region) != changed.end();
        rows.push_back({toText(basis.region), toText(basis.planning.hex()), moved});
    }
    return rows;
}

void ProposalBasisModel::refresh()
{
    showRows(m_rows, makeRows());
    emit refreshed();
}
