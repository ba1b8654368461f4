#include "models/proposal_table.h"

#include <algorithm>
#include <limits>

#include "models/words.h"

using namespace estate;

namespace {

// Ages are in minutes soon.
constexpr int ageInterval = 30'000;

QString stateText(ProposalStatus status)
{
    switch (status) {
    case ProposalStatus::open: return ProposalTable::tr("Open");
    case ProposalStatus::approved: return ProposalTable::tr("Approved");
    case ProposalStatus::executing: return ProposalTable::tr("Executing");
    case ProposalStatus::committed: return ProposalTable::tr("Committed");
    case ProposalStatus::aborted: return ProposalTable::tr("Aborted");
    case ProposalStatus::rejected: return ProposalTable::tr("Rejected");
    case ProposalStatus::withdrawn: return ProposalTable::tr("Withdrawn");
    case ProposalStatus::stale: return ProposalTable::tr("Stale");
    case ProposalStatus::expired: return ProposalTable::tr("Expired");
    }
    return {};
}

QString kindText(ProposalKind kind)
{
    switch (kind) {
    case ProposalKind::loss: return ProposalTable::tr("Loss");
    case ProposalKind::failback: return ProposalTable::tr("Failback");
    case ProposalKind::rules: return ProposalTable::tr("Rules");
    }
    return {};
}

}  // namespace

ProposalTable::ProposalTable(QObject* parent)
    : SessionTable({textColumn("title", 136, true), textColumn("state", 124),
                    textColumn("waits_for", 144), numberColumn("age", 88), textColumn("author", 88),
                    textColumn("kind", 80), numberColumn("groups", 72),
                    numberColumn("lost_operations", 112), textColumn("expires", 176),
                    idColumn("proposal", 112)},
                   parent)
{
    toggleOrder(AgeColumn);
    m_timer.setInterval(ageInterval);
    connect(&m_timer, &QTimer::timeout, this, &ProposalTable::refresh);
    m_timer.start();
}

SessionFollower::Connections ProposalTable::listenTo(Session& session)
{
    const ChangesModel* changes = session.changes();
    return {connect(changes, &QAbstractItemModel::modelReset, this, &ProposalTable::refresh),
            connect(changes, &QAbstractItemModel::rowsInserted, this, &ProposalTable::refresh),
            connect(changes, &QAbstractItemModel::dataChanged, this, &ProposalTable::refresh),
            // Time passes with every event, and what may be committed depends on what executes.
            connect(&session, &Session::eventsChanged, this, &ProposalTable::refresh),
            connect(session.seen(), &SeenMark::marked, this, &ProposalTable::refresh)};
}

void ProposalTable::refresh()
{
    setTotal(m_session == nullptr ? 0 : m_session->changes()->count());
}

int ProposalTable::rowOfItem(int item) const
{
    return m_session->changes()->count() - 1 - item;
}

const Proposal& ProposalTable::proposalAt(int item) const
{
    return m_session->changes()->proposalAt(rowOfItem(item));
}

// Also between a change of the list and the table's own: an item may be gone already.
QString ProposalTable::idAt(int item) const
{
    if (item < 0 || item >= total() || rowOfItem(item) < 0)
        return {};
    return toText(proposalAt(item).content.proposal.hex());
}

int ProposalTable::itemOf(const QString& proposalId) const
{
    const int row = m_session == nullptr ? -1 : m_session->changes()->rowOf(proposalId);
    return row < 0 ? -1 : rowOfItem(row);
}

Duration ProposalTable::age(const Proposal& proposal) const
{
    return m_session->desk().now().since(proposal.openedAt);
}

QString ProposalTable::ageText(const Proposal& proposal) const
{
    const Duration whole(age(proposal).value / nanosecondsPerSecond * nanosecondsPerSecond);
    return whole.value == 0 ? tr("now") : Figures::duration(whole);
}

// Who has to do what before it moves on, as the reader has to know it.
QString ProposalTable::waitsText(int item) const
{
    const ChangesModel& changes = *m_session->changes();
    const QModelIndex row = changes.index(rowOfItem(item));
    const Proposal& proposal = proposalAt(item);
    const bool own = row.data(ChangesModel::OwnRole).toBool();
    if (!own && !changes.readerJudges() &&
        (proposal.status == ProposalStatus::open || proposal.wantsRetrospect()))
        return tr("an approver");
    if (proposal.wantsRetrospect())
        return own ? tr("another's judgement") : tr("your judgement");
    switch (proposal.status) {
    case ProposalStatus::open:
        return own && !proposal.content.drill ? tr("another's approval") : tr("your approval");
    case ProposalStatus::approved: return tr("its commit");
    case ProposalStatus::executing: return tr("its participants");
    case ProposalStatus::stale:
    case ProposalStatus::expired:
        return row.data(ChangesModel::CanRenewRole).toBool() ? tr("its renewal") : QString();
    case ProposalStatus::committed:
    case ProposalStatus::aborted:
    case ProposalStatus::rejected:
    case ProposalStatus::withdrawn: break;
    }
    return {};
}

QString ProposalTable::heading(int column) const
{
    switch (column) {
    case TitleColumn: return tr("Title");
    case StateColumn: return tr("State");
    case WaitsColumn: return tr("Waits for");
    case AgeColumn: return tr("Age");
    case AuthorColumn: return tr("Author");
    case KindColumn: return tr("Kind");
    case GroupsColumn: return tr("Groups");
    case LostColumn: return tr("Lost operations");
    case ExpiresColumn: return tr("Expires");
    case ProposalColumn: return tr("Proposal");
    default: return {};
    }
}

QString ProposalTable::cellText(int item, int column) const
{
    const Proposal& proposal = proposalAt(item);
    const ProposalOpened& content = proposal.content;
    const auto number = amount(item, column);
    switch (column) {
    case TitleColumn: return toText(content.title);
    case StateColumn: return stateText(proposal.status);
    case WaitsColumn: return waitsText(item);
    case AgeColumn: return ageText(proposal);
    case AuthorColumn: return toText(proposal.author);
    case KindColumn: return kindText(proposal.kind());
    case GroupsColumn:
    case LostColumn: return number ? Figures::count(*number) : QString();
    case ExpiresColumn: return number ? Figures::time(content.expiresAt) : QString();
    case ProposalColumn: return toText(content.proposal.brief());
    default: return {};
    }
}

QString ProposalTable::exactText(int item, int column) const
{
    const Proposal& proposal = proposalAt(item);
    switch (column) {
    case AgeColumn: return Figures::timeExact(proposal.openedAt);
    case ProposalColumn: return toText(proposal.content.proposal.hex());
    default: return cellText(item, column);
    }
}

std::optional<U128> ProposalTable::amount(int item, int column) const
{
    const Proposal& proposal = proposalAt(item);
    const ProposalOpened& content = proposal.content;
    const bool ofRules = proposal.kind() == ProposalKind::rules;
    switch (column) {
    case StateColumn: return static_cast<std::uint64_t>(proposal.status);
    case AgeColumn:
        // Younger is what stands later in the log, also at the same time.
        return std::numeric_limits<std::uint64_t>::max() - proposal.openedIndex;
    case KindColumn: return static_cast<std::uint64_t>(proposal.kind());
    case GroupsColumn: return ofRules ? std::nullopt : std::optional<U128>(content.groups);
    case LostColumn: return ofRules ? std::nullopt : std::optional<U128>(content.lostOperations);
    case ExpiresColumn:
        // What has ended expires no more.
        return content.expiresAt == Timestamp{} || hasEnded(proposal.status)
                   ? std::nullopt
                   : std::optional<U128>(content.expiresAt.ns);
    default: return std::nullopt;
    }
}

QString ProposalTable::status(int item) const
{
    return toText(proposalStatusName(proposalAt(item).status));
}

QString ProposalTable::glyph(int item, int column) const
{
    if (column == TitleColumn && changedSinceSeen(item))
        return QStringLiteral("unseen");
    return column == StateColumn ? status(item) : QString();
}

// Opened, judged, executed or talked about since this person looked.
bool ProposalTable::changedSinceSeen(int item) const
{
    const Proposal& proposal = proposalAt(item);
    Timestamp last =
        std::max({proposal.openedAt, proposal.judgedAt, proposal.begunAt, proposal.endedAt});
    if (!proposal.comments.empty())
        last = std::max(last, proposal.comments.back().at);
    return m_session->seen()->isNew(last) || m_session->seen()->isNew(proposal.openedIndex);
}

QString ProposalTable::accessibleText(int item) const
{
    return m_session->changes()
        ->index(rowOfItem(item))
        .data(ChangesModel::AccessibleTextRole)
        .toString();
}
