// One proposal's execution: a row per gang that takes part, as prepare, fence and commit happen.
// In QML: session.changes.execution
#pragma once

#include <QQmlEngine>
#include <QTimer>
#include <optional>

#include "models/desk.h"
#include "models/row_list_model.h"

class ExecutionModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a ChangesModel")
    // The proposal that is shown, hexadecimal; empty for none. Set it to look at a finished one.
    Q_PROPERTY(QString proposalId READ proposalId WRITE setProposalId NOTIFY proposalIdChanged)
    Q_PROPERTY(bool running READ running NOTIFY progressChanged)  // steps follow by themselves
    Q_PROPERTY(bool finished READ finished NOTIFY progressChanged)
    Q_PROPERTY(bool canAbort READ canAbort NOTIFY progressChanged)
    // The journal holds an execution that was cut off and isn't running: offer resume().
    Q_PROPERTY(bool interrupted READ interrupted NOTIFY progressChanged)
    // Stage, stable: "" prepare fence commit committed aborted; and for people.
    Q_PROPERTY(QString stage READ stage NOTIFY progressChanged)
    Q_PROPERTY(QString stageText READ stageText NOTIFY progressChanged)
    Q_PROPERTY(int prepared READ prepared NOTIFY progressChanged)  // participants that got so far
    Q_PROPERTY(int fenced READ fenced NOTIFY progressChanged)
    Q_PROPERTY(int committed READ committed NOTIFY progressChanged)
    Q_PROPERTY(qreal progress READ progress NOTIFY progressChanged)  // 0..1
    // "v00398437 at 2026-01-01 00:05:00 UTC"; empty when none can breach any more.
    Q_PROPERTY(QString nextDeadlineText READ nextDeadlineText NOTIFY progressChanged)
    // Between steps, so that people can follow; 0 in tests.
    Q_PROPERTY(int stepInterval READ stepInterval WRITE setStepInterval NOTIFY stepIntervalChanged)

public:
    enum Role {
        GangRole = Qt::UserRole + 1,  // gang: string, plan id in brief
        GroupRole,                    // group: string
        ApplicationRole,              // application: string
        SourceRole,                   // source: string, region
        DestinationRole,              // destination: string, region
        PhaseRole,         // phase: string, stable: waiting prepared fenced committed aborted
        PhaseTextRole,     // phaseText: for people
        PreparedRole,      // prepared: bool, this step is done
        FencedRole,        // fenced: bool
        CommittedRole,     // committed: bool
        DeadlineTextRole,  // deadlineText: UTC
        PredictedCompletionTextRole,  // predictedCompletionText: UTC
        SlackTextRole,                // slackText
        RtoMetRole,                   // rtoMet: bool, as predicted
        ConcreteVolumesTextRole,      // concreteVolumesText
        AccessibleTextRole,           // accessibleText
    };
    Q_ENUM(Role)

    explicit ExecutionModel(Desk* desk, QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    // Begins to step an execution that the journal holds; called after a commit began.
    Q_INVOKABLE void resume();
    Q_INVOKABLE bool abort(const QString& reason);

    [[nodiscard]] const estate::Execution* shown() const
    {
        return m_execution ? &*m_execution : nullptr;
    }
    [[nodiscard]] int count() const override;
    // Only while there are participants.
    [[nodiscard]] const estate::Participant& participantAt(int row) const
    {
        return m_execution->participants[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] estate::Timestamp begunAt() const { return m_execution->begunAt; }
    [[nodiscard]] const estate::Catalog& catalog() const { return m_desk->catalog(); }
    [[nodiscard]] QString proposalId() const { return m_proposalId; }
    void setProposalId(const QString& proposalId);
    [[nodiscard]] bool running() const { return m_timer.isActive(); }
    [[nodiscard]] bool finished() const;
    [[nodiscard]] bool canAbort() const;
    [[nodiscard]] bool interrupted() const;
    [[nodiscard]] QString stage() const;
    [[nodiscard]] QString stageText() const;
    [[nodiscard]] int prepared() const;
    [[nodiscard]] int fenced() const;
    [[nodiscard]] int committed() const;
    [[nodiscard]] qreal progress() const;
    [[nodiscard]] QString nextDeadlineText() const;
    [[nodiscard]] int stepInterval() const { return m_timer.interval(); }
    void setStepInterval(int milliseconds);

signals:
    void proposalIdChanged();
    void progressChanged();
    void stepIntervalChanged();
    void ended(bool committed);

private:
    void step();
    void refresh();
    void show(std::optional<estate::Execution> fresh);
    [[nodiscard]] int reached(estate::ParticipantPhase phase) const;
    [[nodiscard]] QVariant timeData(const estate::Participant& participant, int role) const;

    Desk* m_desk;
    QString m_proposalId;
    std::optional<estate::Execution> m_execution;
    QTimer m_timer;
};
