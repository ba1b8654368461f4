#include "models/chosen_proposal.h"

#include "models/language.h"

ChosenProposal::ChosenProposal(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
}

SessionFollower::Connections ChosenProposal::listenTo(Session& session)
{
    const ChangesModel* changes = session.changes();
    return {connect(changes, &QAbstractItemModel::modelReset, this, &ChosenProposal::refreshed),
            connect(changes, &QAbstractItemModel::rowsInserted, this, &ChosenProposal::refreshed),
            connect(changes, &QAbstractItemModel::dataChanged, this, &ChosenProposal::refreshed),
            // What may be committed depends on what executes.
            connect(&session, &Session::eventsChanged, this, &ChosenProposal::refreshed)};
}

void ChosenProposal::setProposalId(const QString& proposalId)
{
    if (m_proposalId == proposalId)
        return;
    m_proposalId = proposalId;
    emit proposalIdChanged();
    emit refreshed();
}

QVariant ChosenProposal::value(int role) const
{
    const ChangesModel* changes = m_session == nullptr ? nullptr : m_session->changes();
    const int row = changes == nullptr ? -1 : changes->rowOf(m_proposalId);
    return row < 0 ? QVariant() : changes->index(row).data(role);
}

bool ChosenProposal::found() const
{
    return m_session != nullptr && m_session->changes()->rowOf(m_proposalId) >= 0;
}

QStringList ChosenProposal::failureIds() const
{
    return value(ChangesModel::FailureIdsRole).toStringList();
}

int ChosenProposal::groups() const
{
    return value(ChangesModel::GroupsRole).toInt();
}
