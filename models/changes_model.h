// Room Changes: every proposal, newest first, and what may be done with it.
// In QML: session.changes
#pragma once

#include <QQmlEngine>
#include <utility>
#include <vector>

#include "models/desk.h"
#include "models/execution_model.h"
#include "models/row_list_model.h"

class ChangesModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a Session")
    Q_PROPERTY(int pendingApprovals READ pendingApprovals NOTIFY pendingApprovalsChanged)
    // Of them those that the present operator wrote, and so may not judge.
    Q_PROPERTY(int ownApprovals READ ownApprovals NOTIFY pendingApprovalsChanged)
    Q_PROPERTY(ExecutionModel* execution READ execution CONSTANT)

public:
    enum Role {
        ProposalIdRole = Qt::UserRole + 1,  // proposalId: string, 64 hexadecimal digits
        BriefRole,                          // brief: string, the first 12 of them
        TitleRole,                          // title: string
        StatusRole,        // status: string, stable: open approved executing committed aborted
                           //         rejected withdrawn
        StatusTextRole,    // statusText: "Waits for another operator", as the reader has to know it
        AuthorRole,        // author: string
        JudgeRole,         // judge: string, who approved, rejected or withdrew; may be empty
        CommentRole,       // comment: string, of the judge
        CommitterRole,     // committer: string
        FailuresTextRole,  // failuresText: "r017, r018"
        FailureIdsRole,    // failureIds: list of strings, for session.plan.failureIds
        GroupsRole,        // groups: int, that recover
        LostOperationsTextRole,  // lostOperationsText: exact, what commit() must be given
        LosesOperationsRole,     // losesOperations: bool
        OpenedTextRole,          // openedText: UTC
        JudgedTextRole,          // judgedText: UTC, may be empty
        EndedTextRole,           // endedText: UTC, may be empty
        EndReasonRole,           // endReason: string
        OpenedIndexTextRole,     // openedIndexText: "index 42"
        FreshnessRole,           // freshness: string, stable: "" (no longer matters) fresh stale
        FreshnessTextRole,       // freshnessText: what changed since
        KindRole,                // kind: string, stable: loss failback rules
        OccasionTextRole,        // occasionText: "r017, r018", what goes home, or the rules' blocks
        CanJudgeRole,        // canJudge: bool, it waits for a verdict (by another than the author)
        CanWithdrawRole,     // canWithdraw: bool, open or approved, and yours
        CanCommitRole,       // canCommit: bool, approved and fresh, and nothing else executes
        DrillRole,           // drill: bool, of a drill: its author may judge it
        CanRenewRole,        // canRenew: bool, stale or expired, and not renewed yet
        CanBreakGlassRole,   // canBreakGlass: bool, open, and nothing else executes
        OwnRole,             // own: bool, the present operator is the author
        CommitTextRole,      // commitText: "Commit 23 groups": names the effect
        AccessibleTextRole,  // accessibleText
    };
    Q_ENUM(Role)

    explicit ChangesModel(Desk* desk, QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int pendingApprovals() const;
    [[nodiscard]] int ownApprovals() const;
    [[nodiscard]] ExecutionModel* execution() { return &m_execution; }
    // Null: none is shown.
    [[nodiscard]] const estate::Execution* shownExecution() const { return m_execution.shown(); }
    [[nodiscard]] bool executionInterrupted() const { return m_execution.interrupted(); }
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& proposalId) const;
    // The present operator's role allows a verdict.
    [[nodiscard]] bool readerJudges() const;
    [[nodiscard]] const estate::Proposal& proposalAt(int row) const
    {
        return *m_rows[static_cast<std::size_t>(row)].proposal;
    }

    // Each gives false when refused; session.lastError then says why and what to do.
    Q_INVOKABLE bool approve(const QString& proposalId, const QString& comment = QString());
    Q_INVOKABLE bool reject(const QString& proposalId, const QString& comment);
    Q_INVOKABLE bool withdraw(const QString& proposalId, const QString& comment = QString());
    // acceptedLost: the number as typed, in the language that is spoken; empty means 0. Steps
    // follow by themselves and show in execution. breakGlass: why nobody's approval was waited for;
    // it is judged afterwards.
    Q_INVOKABLE bool commit(const QString& proposalId, const QString& acceptedLost = QString(),
                            const QString& breakGlass = QString());
    // Whether what is typed is the number of operations that the proposal loses.
    Q_INVOKABLE [[nodiscard]] bool acceptsLost(const QString& proposalId,
                                               const QString& typed) const;
    // The same occasion again, as it is planned now: the id of the new proposal, or nothing.
    Q_INVOKABLE QString renew(const QString& proposalId);
    Q_INVOKABLE bool abort(const QString& reason);

signals:
    void pendingApprovalsChanged();
    void executionProgressed();

private:
    struct Row {
        std::shared_ptr<const estate::Proposal> proposal;
    };
    void reload();
    void refresh();
    void noteRow(std::size_t row);
    [[nodiscard]] static QStringList failureIds(const estate::Proposal& proposal);
    [[nodiscard]] bool judge(const QString& proposalId, estate::Verdict verdict,
                             const QString& comment);
    [[nodiscard]] QVariant textData(const Row& row, int role) const;
    [[nodiscard]] QVariant actionData(const Row& row, int role) const;
    [[nodiscard]] QString statusText(const Row& row) const;
    [[nodiscard]] QString commitText(const estate::Proposal& proposal) const;
    [[nodiscard]] int countOwn() const;
    [[nodiscard]] bool renewed(const estate::Proposal& proposal) const;

    Desk* m_desk;
    std::vector<Row> m_rows;  // newest first
    int m_pendingApprovals = 0;
    int m_ownApprovals = 0;
    ExecutionModel m_execution;
};
