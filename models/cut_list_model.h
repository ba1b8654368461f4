// Room Changes: cuts across shards, newest first, and what may be done with them.
// In QML: session.cuts
#pragma once

#include <QQmlEngine>
#include <QTimer>
#include <memory>
#include <vector>

#include "engine/estate/cut_state.h"
#include "models/cut_draft.h"
#include "models/cut_member_table.h"
#include "models/cut_participant_table.h"
#include "models/desk.h"
#include "models/row_list_model.h"

class CutListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a Session")
    Q_PROPERTY(int openCount READ openCount NOTIFY openCountChanged)  // that have not ended
    // The cut whose participants and members are shown; empty for none.
    Q_PROPERTY(QString shown READ shown WRITE setShown NOTIFY shownChanged)
    Q_PROPERTY(CutParticipantTable* participants READ participants CONSTANT)
    Q_PROPERTY(CutMemberTable* members READ members CONSTANT)
    Q_PROPERTY(CutDraft* draft READ draft CONSTANT)
    // How long a snapshot's participants hold their I/O at most: "1 m 00 s".
    Q_PROPERTY(QString holdMaxText READ holdMaxText CONSTANT)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)  // steps follow by themselves
    // Between steps, so that people can follow; 0 in tests.
    Q_PROPERTY(int stepInterval READ stepInterval WRITE setStepInterval NOTIFY stepIntervalChanged)

public:
    enum Role {
        OperationRole = Qt::UserRole + 1,  // operation: string, its id
        NameRole,                          // name: string, the id, or of a gang's cut in brief
        KindTextRole,                      // kindText: "Snapshot"
        PhaseRole,             // phase: string, stable: waiting prepared committed aborted
        PhaseTextRole,         // phaseText: "Preparing: 12 of 16 hold their cut"
        RoundTextRole,         // roundText: of preparation; the first is 1
        PreparedRole,          // prepared: int, participants
        ParticipantsTextRole,  // participantsText: "16 shards of 1 region"
        MembersTextRole,       // membersText: "23,438 volumes"
        SelectionTextRole,     // selectionText: where its closure began
        CheckpointTextRole,    // checkpointText: "epoch 3"
        CheckpointRootRole,    // checkpointRoot: string, 64 hexadecimal digits
        ManifestRole,          // manifest: string, its digest
        ReasonRole,            // reason: string, of an abort
        DeclaredTextRole,      // declaredText: "ada, 2026-01-01 01:00:00 UTC"
        DecidedTextRole,       // decidedText: the same of its decision; may be empty
        EndedTextRole,         // endedText: UTC, may be empty
        NextTextRole,          // nextText: what the next step does; empty when it has ended
        GangRole,              // gang: bool, it goes with a proposal's execution
        CanStepRole,           // canStep: bool
        CanAbortRole,          // canAbort: bool, until it is decided
        AccessibleTextRole,    // accessibleText
    };
    Q_ENUM(Role)

    explicit CutListModel(Desk* desk, QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int openCount() const { return m_openCount; }
    [[nodiscard]] QString shown() const { return m_shown; }
    void setShown(const QString& operation);
    [[nodiscard]] CutParticipantTable* participants() { return &m_participants; }
    [[nodiscard]] CutMemberTable* members() { return &m_members; }
    [[nodiscard]] CutDraft* draft() { return &m_draft; }
    [[nodiscard]] bool running() const { return m_timer.isActive(); }
    [[nodiscard]] int stepInterval() const { return m_timer.interval(); }
    void setStepInterval(int milliseconds);
    [[nodiscard]] QString holdMaxText() const;
    // What rests until somebody goes on with it: neither a gang's nor running.
    struct Resting {
        QString operation;
        QString phaseText;
        estate::Timestamp since;
        bool held = false;  // some participant keeps still for it
    };
    [[nodiscard]] std::vector<Resting> resting() const;
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& operation) const;

    // Each gives false when refused; session.lastError then says why and what to do.
    Q_INVOKABLE bool step(const QString& operation);
    Q_INVOKABLE bool run(const QString& operation);  // step after step, to its end
    Q_INVOKABLE bool abort(const QString& operation, const QString& reason);

signals:
    void openCountChanged();
    void shownChanged();
    void runningChanged();
    void stepIntervalChanged();

private:
    // Who did something to a cut, and when.
    struct Mark {
        QString actor;
        estate::Timestamp at;
    };
    struct Row {
        std::shared_ptr<const estate::CutState> cut;
        bool gang = false;
        Mark declared;
        Mark decided;
        Mark ended;
        std::vector<CutPromise> promises = {};  // by participant, each of the last round it was in
    };
    void reload();
    void refresh();
    void readJournal();
    void readRecords(std::uint64_t first, std::uint64_t last);
    bool take(const estate::Envelope& envelope);  // whether it tells of a cut
    void takePromises(const estate::CutPrepared& prepared, estate::Timestamp at);
    void refreshRows();
    void noteRow(int row);
    void showParticipants();
    void stop();
    [[nodiscard]] Row* find(const std::string& operation);
    [[nodiscard]] QVariant actionData(const Row& row, int role) const;
    [[nodiscard]] QVariant textData(const Row& row, int role) const;
    [[nodiscard]] QVariant manifestData(const Row& row, int role) const;

    Desk* m_desk;
    std::vector<Row> m_rows;        // newest first
    std::uint64_t m_readIndex = 0;  // of the journal: marks up to here are known
    // Indexes of the records that tell of cuts, up to the one that was searched last. Every moment
    // of a journal has the same.
    std::vector<std::uint64_t> m_cutRecords;
    std::uint64_t m_searchedIndex = 0;
    int m_openCount = 0;
    QString m_shown;
    QString m_running;
    QTimer m_timer;
    CutParticipantTable m_participants;
    CutMemberTable m_members;
    CutDraft m_draft;
};
