// A plan becomes a proposal: planned again for the moment at which it is proposed, in slices, and
// then journaled in one durable append. Cancelled before that, nothing was done. In QML:
// session.plan.proposing
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <optional>

#include "models/desk.h"
#include "models/sliced_work.h"

class PlanProposing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(qreal progress READ progress NOTIFY progressChanged)  // 0 to 1
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged)

public:
    explicit PlanProposing(Desk* desk, QObject* parent = nullptr);

    [[nodiscard]] bool running() const { return m_task.running(); }
    [[nodiscard]] qreal progress() const { return m_progress; }
    [[nodiscard]] QString progressText() const;

    // What is small is done when this returns. Refusals are reported, also those that come later.
    void begin(const QString& title, const estate::FailureSet& failures);
    Q_INVOKABLE void cancel();
    // Of the proposal that begin() made at once; empty: it is not made, or not yet.
    [[nodiscard]] QString made() const { return m_made; }

signals:
    void runningChanged();
    void progressChanged();
    void proposed(const QString& id);

private:
    void noteProgress();
    void finish();

    Desk* m_desk;
    SlicedWork m_task;
    std::optional<estate::ProposalPlanning> m_planning;
    QString m_title;
    QString m_made;
    qreal m_progress = 0;
};
