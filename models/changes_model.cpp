#include "models/changes_model.h"

#include <algorithm>
#include <utility>

#include "engine/rules/rule_book.h"
#include "models/engine_words.h"
#include "models/language.h"
#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

namespace {

// What a proposal is for: what is lost, what goes home, or which rules change.
QString occasionText(const Proposal& proposal)
{
    if (proposal.kind() == ProposalKind::failback)
        return joinedIds(proposal.content.failback);
    if (proposal.kind() == ProposalKind::loss)
        return joinedIds(proposal.content.failures.regions);
    QStringList blocks;
    for (const RuleBlockChange& change : proposal.content.ruleChanges) {
        if (const auto key = keyOf(change))
            blocks << blockKeyText(*key);
    }
    return blocks.join(QStringLiteral(", "));
}

bool awaitsExecution(ProposalStatus status)
{
    return status == ProposalStatus::open || status == ProposalStatus::approved;
}

// Kind and text of what an old basis means for it; the desk has it previewed again by itself.
std::pair<QString, QString> freshnessOf(const Proposal& proposal)
{
    if (proposal.status == ProposalStatus::stale && proposal.voided) {
        QStringList changes;
        if (!proposal.voided->changedRegions.empty()) {
            QStringList regions;
            for (const std::string& region : proposal.voided->changedRegions)
                regions << toText(region);
            changes
                << ChangesModel::tr("regions changed: %1").arg(regions.join(QStringLiteral(", ")));
        }
        if (proposal.voided->rulesChanged)
            changes << ChangesModel::tr("the rules changed");
        changes << ChangesModel::tr("%n group(s) would go otherwise now", nullptr,
                                    static_cast<int>(proposal.voided->changedFlows));
        return {QStringLiteral("stale"),
                ChangesModel::tr("Stale: %1. Renew it.").arg(changes.join(QStringLiteral("; ")))};
    }
    if (!awaitsExecution(proposal.status))
        return {};
    if (proposal.reviews == 0)
        return {QStringLiteral("fresh"),
                ChangesModel::tr("Nothing changed since it was proposed.")};
    return {QStringLiteral("fresh"),
            ChangesModel::tr("What it relies on changed %n time(s); the plan is still the same.",
                             nullptr, static_cast<int>(proposal.reviews))};
}

}  // namespace

ChangesModel::ChangesModel(Desk* desk, QObject* parent)
    : RowListModel(parent), m_desk(desk), m_execution(desk)
{
    Language::instance()->follow(this);
    connect(&m_execution, &ExecutionModel::progressChanged, this,
            &ChangesModel::executionProgressed);
    connect(desk, &Desk::replaced, this, &ChangesModel::reload);
    connect(desk, &Desk::eventsAppended, this, &ChangesModel::refresh);
    connect(desk, &Desk::operatorNameChanged, this, [this] {
        if (count() > 0)
            emit dataChanged(index(0), index(count() - 1),
                             {StatusTextRole, CanWithdrawRole, OwnRole, AccessibleTextRole});
        if (m_desk->isOpen())
            refresh();
    });
    if (desk->isOpen())
        reload();
}

QHash<int, QByteArray> ChangesModel::roleNames() const
{
    return {{ProposalIdRole, "proposalId"},
            {BriefRole, "brief"},
            {TitleRole, "title"},
            {StatusRole, "status"},
            {StatusTextRole, "statusText"},
            {AuthorRole, "author"},
            {JudgeRole, "judge"},
            {CommentRole, "comment"},
            {CommitterRole, "committer"},
            {FailuresTextRole, "failuresText"},
            {FailureIdsRole, "failureIds"},
            {GroupsRole, "groups"},
            {LostOperationsTextRole, "lostOperationsText"},
            {LosesOperationsRole, "losesOperations"},
            {OpenedTextRole, "openedText"},
            {JudgedTextRole, "judgedText"},
            {EndedTextRole, "endedText"},
            {EndReasonRole, "endReason"},
            {OpenedIndexTextRole, "openedIndexText"},
            {FreshnessRole, "freshness"},
            {FreshnessTextRole, "freshnessText"},
            {KindRole, "kind"},
            {OccasionTextRole, "occasionText"},
            {CanJudgeRole, "canJudge"},
            {CanWithdrawRole, "canWithdraw"},
            {CanCommitRole, "canCommit"},
            {DrillRole, "drill"},
            {CanRenewRole, "canRenew"},
            {CanBreakGlassRole, "canBreakGlass"},
            {OwnRole, "own"},
            {CommitTextRole, "commitText"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant ChangesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QVariant action = actionData(row, role);
    return action.isValid() ? action : textData(row, role);
}

QVariant ChangesModel::actionData(const Row& row, int role) const
{
    const Proposal& proposal = *row.proposal;
    const std::string reader = m_desk->operatorName().toStdString();
    const bool own = sameOperator(proposal.author, reader);
    switch (role) {
    case GroupsRole: return static_cast<int>(proposal.content.groups);
    case LosesOperationsRole: return proposal.content.lostOperations > 0;
    case FailureIdsRole: return failureIds(proposal);
    case CanJudgeRole: return proposal.status == ProposalStatus::open || proposal.wantsRetrospect();
    case CanWithdrawRole: return own && awaitsExecution(proposal.status);
    case CanCommitRole:
        return proposal.status == ProposalStatus::approved &&
               freshnessOf(proposal).first == QLatin1String("fresh") &&
               m_desk->workspace().proposals().executing() == nullptr;
    case DrillRole: return proposal.content.drill;
    case CanRenewRole:
        return (proposal.status == ProposalStatus::stale ||
                proposal.status == ProposalStatus::expired) &&
               !renewed(proposal);
    case CanBreakGlassRole:
        return proposal.status == ProposalStatus::open &&
               m_desk->workspace().proposals().executing() == nullptr;
    case OwnRole: return own;
    default: return {};
    }
}

QVariant ChangesModel::textData(const Row& row, int role) const
{
    const Proposal& proposal = *row.proposal;
    const auto timeText = [](Timestamp at) { return at.ns == 0 ? QString() : Figures::time(at); };
    switch (role) {
    case ProposalIdRole: return toText(proposal.content.proposal.hex());
    case BriefRole: return toText(proposal.content.proposal.brief());
    case Qt::DisplayRole:
    case TitleRole: return toText(proposal.content.title);
    case StatusRole: return toText(proposalStatusName(proposal.status));
    case StatusTextRole: return statusText(row);
    case AuthorRole: return toText(proposal.author);
    case JudgeRole: return toText(proposal.judge);
    case CommentRole: return toText(proposal.comment);
    case CommitterRole: return toText(proposal.committer);
    case FailuresTextRole: return failureIds(proposal).join(QStringLiteral(", "));
    case LostOperationsTextRole: return Figures::count(proposal.content.lostOperations);
    case OpenedTextRole: return timeText(proposal.openedAt);
    case JudgedTextRole: return timeText(proposal.judgedAt);
    case EndedTextRole:
        // Fences that nobody waits for move the estate's clock ahead (docs/decisions/0010).
        return proposal.endedAt > m_desk->clock().now()
                   ? tr("%1 by the estate's clock").arg(timeText(proposal.endedAt))
                   : timeText(proposal.endedAt);
    case EndReasonRole: return engineReason(proposal.endReason);
    case OpenedIndexTextRole: return tr("index %1").arg(Figures::count(proposal.openedIndex));
    case FreshnessRole: return freshnessOf(proposal).first;
    case FreshnessTextRole: return freshnessOf(proposal).second;
    case CommitTextRole: return commitText(proposal);
    case KindRole: return toText(proposalKindName(proposal.kind()));
    case OccasionTextRole: return occasionText(proposal);
    case AccessibleTextRole:
        return tr("%1, by %2, %3. %4")
            .arg(toText(proposal.content.title), toText(proposal.author), statusText(row),
                 freshnessOf(proposal).second);
    default: return {};
    }
}

bool ChangesModel::readerJudges() const
{
    const Roles& roles = m_desk->workspace().governance().roles();
    return roles.of(m_desk->operatorName().toStdString()) >= estate::Role::approver;
}

bool ChangesModel::renewed(const Proposal& proposal) const
{
    return std::any_of(m_rows.begin(), m_rows.end(), [&proposal](const Row& row) {
        return row.proposal->content.replaces == proposal.content.proposal;
    });
}

QString ChangesModel::commitText(const Proposal& proposal) const
{
    if (proposal.kind() == ProposalKind::rules)
        return tr("Put %n block(s) of rules in force", nullptr,
                  static_cast<int>(proposal.content.ruleChanges.size()));
    return tr("Commit %n group(s)", nullptr, pluralOf(proposal.content.groups));
}

QStringList ChangesModel::failureIds(const Proposal& proposal)
{
    QStringList ids;
    for (const std::string& id : proposal.content.failures.regions)
        ids << toText(id);
    return ids;
}

QString ChangesModel::statusText(const Row& row) const
{
    const QString judge = toText(row.proposal->judge);
    switch (row.proposal->status) {
    case ProposalStatus::open:
        if (row.proposal->content.drill)
            return tr("Waits for approval");
        if (sameOperator(row.proposal->author, m_desk->operatorName().toStdString()))
            return tr("Waits for another operator");
        return readerJudges() ? tr("Waits for your approval") : tr("Waits for an approver");
    case ProposalStatus::approved: return tr("Approved by %1").arg(judge);
    case ProposalStatus::executing: return tr("Executing");
    case ProposalStatus::committed: return tr("Committed");
    case ProposalStatus::aborted: return tr("Aborted");
    case ProposalStatus::rejected: return tr("Rejected by %1").arg(judge);
    case ProposalStatus::withdrawn: return tr("Withdrawn");
    case ProposalStatus::stale: return tr("Stale");
    case ProposalStatus::expired: return tr("Expired");
    }
    return {};
}

int ChangesModel::rowOf(const QString& proposalId) const
{
    const std::string wanted = proposalId.toStdString();
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&wanted](const Row& row) {
        return row.proposal->content.proposal.hex() == wanted;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void ChangesModel::reload()
{
    beginResetModel();
    m_rows.clear();
    const auto& all = m_desk->workspace().proposals().all();
    for (auto proposal = all.rbegin(); proposal != all.rend(); ++proposal)
        m_rows.push_back(Row{*proposal});
    endResetModel();
    emit countChanged();
    refresh();
}

void ChangesModel::refresh()
{
    const auto& all = m_desk->workspace().proposals().all();
    const std::size_t before = m_rows.size();
    // A log only grows: what is new is at its end, which is our top.
    for (std::size_t at = 0; at < before; ++at) {
        Row& row = m_rows[before - 1 - at];
        if (row.proposal == all[at])
            continue;
        row.proposal = all[at];
        noteRow(before - 1 - at);
    }
    for (std::size_t at = before; at < all.size(); ++at) {
        beginInsertRows({}, 0, 0);
        m_rows.insert(m_rows.begin(), Row{all[at]});
        endInsertRows();
    }
    if (before != all.size())
        emit countChanged();
    const int pending = static_cast<int>(m_desk->workspace().proposals().pendingApprovals());
    const int own = countOwn();
    const bool same = std::exchange(m_pendingApprovals, pending) == pending;
    if (std::exchange(m_ownApprovals, own) != own || !same)
        emit pendingApprovalsChanged();
}

void ChangesModel::noteRow(std::size_t row)
{
    const QModelIndex at = index(static_cast<int>(row));
    emit dataChanged(at, at,
                     {StatusRole, StatusTextRole, JudgeRole, CommentRole, CommitterRole,
                      JudgedTextRole, EndedTextRole, EndReasonRole, FreshnessRole,
                      FreshnessTextRole, CanJudgeRole, CanWithdrawRole, CanCommitRole, CanRenewRole,
                      CanBreakGlassRole, AccessibleTextRole});
}

int ChangesModel::pendingApprovals() const
{
    return m_pendingApprovals;
}

int ChangesModel::ownApprovals() const
{
    return m_ownApprovals;
}

int ChangesModel::countOwn() const
{
    const std::string reader = m_desk->operatorName().toStdString();
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [&reader](const Row& row) {
        const Proposal& proposal = *row.proposal;
        return proposal.status == ProposalStatus::open && !proposal.content.drill &&
               sameOperator(proposal.author, reader);
    }));
}

bool ChangesModel::judge(const QString& proposalId, Verdict verdict, const QString& comment)
{
    const auto digest = Digest::fromHex(proposalId.toStdString());
    if (!digest || !m_desk->isOpen()) {
        m_desk->report(Error{ErrorCode::badInput, "no such proposal", {}});
        return false;
    }
    const auto judged =
        m_desk->workspace().judge(*digest, m_desk->operatorName().toStdString(), verdict,
                                  comment.trimmed().toStdString(), m_desk->now());
    if (!judged) {
        m_desk->noteRefusal(judged.error());
        return false;
    }
    m_desk->noteEvents();
    return true;
}

bool ChangesModel::approve(const QString& proposalId, const QString& comment)
{
    const bool done = judge(proposalId, Verdict::approve, comment);
    if (done)
        m_desk->announce(tr("Approved. It can be committed while nothing changes."));
    return done;
}

bool ChangesModel::reject(const QString& proposalId, const QString& comment)
{
    return judge(proposalId, Verdict::reject, comment);
}

bool ChangesModel::withdraw(const QString& proposalId, const QString& comment)
{
    return judge(proposalId, Verdict::withdraw, comment);
}

QString ChangesModel::renew(const QString& proposalId)
{
    const auto digest = Digest::fromHex(proposalId.toStdString());
    if (!digest || !m_desk->isOpen())
        return {};
    const auto renewed =
        m_desk->workspace().renew(*digest, m_desk->operatorName().toStdString(), m_desk->now());
    if (!renewed) {
        m_desk->noteRefusal(renewed.error());
        return {};
    }
    m_desk->noteEvents();
    m_desk->announce(tr("Renewed: it is planned on what is so now, and waits for approval."));
    return toText(renewed->hex());
}

bool ChangesModel::commit(const QString& proposalId, const QString& acceptedLost,
                          const QString& breakGlass)
{
    const auto accepted = acceptedLost.trimmed().isEmpty() ? std::optional<std::uint64_t>(0)
                                                           : Figures::parseCount(acceptedLost);
    const auto digest = Digest::fromHex(proposalId.toStdString());
    if (!accepted || !digest || !m_desk->isOpen()) {
        m_desk->report(Error{ErrorCode::badInput,
                             tr("Type the number of operations accepted as lost, for example %1.")
                                 .arg(Figures::count(12'345))
                                 .toStdString(),
                             {}});
        return false;
    }
    const auto begun =
        m_desk->workspace().beginCommit(*digest, m_desk->operatorName().toStdString(), *accepted,
                                        m_desk->now(), breakGlass.trimmed().toStdString());
    if (!begun) {
        m_desk->noteRefusal(begun.error());
        return false;
    }
    m_desk->noteEvents();
    const Proposal* proposal = m_desk->workspace().proposals().find(*digest);
    if (proposal != nullptr && proposal->status == ProposalStatus::committed)
        m_desk->announce(tr("Committed: the rules are in force."));
    else
        m_execution.resume();
    return true;
}

bool ChangesModel::acceptsLost(const QString& proposalId, const QString& typed) const
{
    const int row = rowOf(proposalId);
    const auto accepted = Figures::parseCount(typed);
    return row >= 0 && accepted &&
           *accepted == m_rows[static_cast<std::size_t>(row)].proposal->content.lostOperations;
}

bool ChangesModel::abort(const QString& reason)
{
    return m_execution.abort(reason);
}
