// Room Plan: one failure set, a run, and everything there is to read about its result. A run is a
// preview on an overlay, which changes nothing: mostly it is there at once, and a large failure set
// is planned in slices. In QML: session.plan
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "models/capacity_table.h"
#include "models/decision_list_model.h"
#include "models/desk.h"
#include "models/explain_model.h"
#include "models/failure_list_model.h"
#include "models/plan_analysis.h"
#include "models/plan_proposing.h"
#include "models/problem_list_model.h"
#include "models/second_loss.h"
#include "models/sliced_work.h"
#include "models/timeline_model.h"

class PlanSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a Session")
    // What is to fail.
    Q_PROPERTY(FailureListModel* failures READ failures CONSTANT)
    Q_PROPERTY(QStringList failureIds READ failureIds WRITE setFailureIds NOTIFY failuresChanged)
    Q_PROPERTY(ProblemListModel* problems READ problems CONSTANT)
    // How long after now it is lost: 0s, 15m, 2h. What can't be read is said in delayProblem.
    Q_PROPERTY(QString delayText READ delayText WRITE setDelayText NOTIFY delayChanged)
    Q_PROPERTY(QString delayProblem READ delayProblem NOTIFY delayChanged)
    Q_PROPERTY(SecondLoss* secondLoss READ secondLoss CONSTANT)

    // A run is under way; what the last one gave stays until then. It begins anew when the estate
    // moves on meanwhile.
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(
        qreal progress READ progress NOTIFY progressChanged)  // 0 to 1; 0 for the first while
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged)

    // The last run. Without one (hasPreview false) counts are 0 and texts empty.
    Q_PROPERTY(bool hasPreview READ hasPreview NOTIFY previewChanged)
    Q_PROPERTY(QStringList previewFailureIds READ previewFailureIds NOTIFY previewChanged)
    // The failure set was edited after the run: the result is of another question.
    Q_PROPERTY(bool edited READ edited NOTIFY editedChanged)
    // The estate moved on after the run; staleText says from which index to which.
    Q_PROPERTY(bool stale READ stale NOTIFY staleChanged)
    Q_PROPERTY(QString staleText READ staleText NOTIFY staleChanged)

    Q_PROPERTY(QString atText READ atText NOTIFY previewChanged)  // simulated time of loss, UTC
    // Groups: one per representative application group. Volumes: concrete, "23,438" in all, then
    // "23,438 volumes".
    Q_PROPERTY(int groups READ groups NOTIFY previewChanged)
    Q_PROPERTY(int recovered READ recovered NOTIFY previewChanged)
    Q_PROPERTY(int metRto READ metRto NOTIFY previewChanged)
    Q_PROPERTY(int missedRto READ missedRto NOTIFY previewChanged)
    Q_PROPERTY(int held READ held NOTIFY previewChanged)
    Q_PROPERTY(int capacityShort READ capacityShort NOTIFY previewChanged)
    Q_PROPERTY(int deferred READ deferred NOTIFY previewChanged)
    Q_PROPERTY(QString volumesText READ volumesText NOTIFY previewChanged)
    Q_PROPERTY(QString volumesMetRtoText READ volumesMetRtoText NOTIFY previewChanged)
    Q_PROPERTY(QString volumesMissedRtoText READ volumesMissedRtoText NOTIFY previewChanged)
    Q_PROPERTY(QString volumesHeldText READ volumesHeldText NOTIFY previewChanged)
    Q_PROPERTY(QString volumesCapacityShortText READ volumesCapacityShortText NOTIFY previewChanged)
    Q_PROPERTY(QString volumesDeferredText READ volumesDeferredText NOTIFY previewChanged)
    // Shares of the concrete volumes, "96.2 %", and the same 0..1 for bars.
    Q_PROPERTY(QString metShareText READ metShareText NOTIFY previewChanged)
    Q_PROPERTY(QString missedShareText READ missedShareText NOTIFY previewChanged)
    Q_PROPERTY(QString heldShareText READ heldShareText NOTIFY previewChanged)
    Q_PROPERTY(QString shortShareText READ shortShareText NOTIFY previewChanged)
    Q_PROPERTY(QString deferredShareText READ deferredShareText NOTIFY previewChanged)
    Q_PROPERTY(qreal metShare READ metShare NOTIFY previewChanged)
    Q_PROPERTY(qreal missedShare READ missedShare NOTIFY previewChanged)
    Q_PROPERTY(qreal heldShare READ heldShare NOTIFY previewChanged)
    Q_PROPERTY(qreal shortShare READ shortShare NOTIFY previewChanged)
    Q_PROPERTY(qreal deferredShare READ deferredShare NOTIFY previewChanged)
    // "24 representative groups stand for 23,438 concrete volumes"
    Q_PROPERTY(QString scaleText READ scaleText NOTIFY previewChanged)
    Q_PROPERTY(
        QString lastCompletionText READ lastCompletionText NOTIFY previewChanged)  // "T+ ..."
    Q_PROPERTY(QString lastCompletionUtcText READ lastCompletionUtcText NOTIFY previewChanged)
    Q_PROPERTY(QString lostOperationsText READ lostOperationsText NOTIFY previewChanged)
    Q_PROPERTY(bool losesOperations READ losesOperations NOTIFY previewChanged)
    Q_PROPERTY(QString downtimeCostText READ downtimeCostText NOTIFY previewChanged)
    Q_PROPERTY(QString breachCostText READ breachCostText NOTIFY previewChanged)
    Q_PROPERTY(QString lossCostText READ lossCostText NOTIFY previewChanged)
    Q_PROPERTY(QString totalCostText READ totalCostText NOTIFY previewChanged)
    // What was under maintenance then, "r021 until ..."; empty: nothing was.
    Q_PROPERTY(QString maintenanceText READ maintenanceText NOTIFY previewChanged)
    // "Planned with the approved rules 77c0..., no draft; decisions 3fa9... from 14 regions ..."
    Q_PROPERTY(QString basisText READ basisText NOTIFY previewChanged)
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY previewChanged)  // one readable sentence
    Q_PROPERTY(QString rulesText READ rulesText NOTIFY previewChanged)  // that it was planned with
    Q_PROPERTY(QString suggestedTitle READ suggestedTitle NOTIFY previewChanged)
    // Why propose() would be refused now; empty when it may be called.
    Q_PROPERTY(QString proposeObstacle READ proposeObstacle NOTIFY proposeObstacleChanged)

    Q_PROPERTY(DecisionListModel* decisions READ decisions CONSTANT)
    Q_PROPERTY(TimelineModel* timeline READ timeline CONSTANT)
    Q_PROPERTY(CapacityTable* capacity READ capacity CONSTANT)
    Q_PROPERTY(ExplainModel* explain READ explain CONSTANT)
    Q_PROPERTY(PlanAnalysis* analysis READ analysis CONSTANT)
    Q_PROPERTY(PlanProposing* proposing READ proposing CONSTANT)
    // Row in decisions, or -1. Explain follows it.
    Q_PROPERTY(int selectedDecision READ selectedDecision WRITE setSelectedDecision NOTIFY
                   selectedDecisionChanged)

public:
    explicit PlanSession(Desk* desk, QObject* parent = nullptr);

    [[nodiscard]] FailureListModel* failures() { return &m_failures; }
    [[nodiscard]] QStringList failureIds() const { return m_failures.ids(); }
    void setFailureIds(const QStringList& ids);  // unknown ids become problems
    [[nodiscard]] ProblemListModel* problems() { return &m_problems; }
    [[nodiscard]] DecisionListModel* decisions() { return &m_decisions; }
    [[nodiscard]] TimelineModel* timeline() { return &m_timeline; }
    [[nodiscard]] CapacityTable* capacity() { return &m_capacity; }
    [[nodiscard]] ExplainModel* explain() { return &m_explain; }
    [[nodiscard]] PlanAnalysis* analysis() { return &m_analysis; }
    [[nodiscard]] PlanProposing* proposing() { return &m_proposing; }
    [[nodiscard]] SecondLoss* secondLoss() { return &m_secondLoss; }
    [[nodiscard]] QString delayText() const { return m_delayText; }
    void setDelayText(const QString& text);
    [[nodiscard]] QString delayProblem() const;
    [[nodiscard]] static QString delayAtFirst() { return QStringLiteral("0s"); }
    // Why a question that somebody sent can't be asked here, for people; empty: it can. `delay`
    // and `after` may be empty.
    Q_INVOKABLE [[nodiscard]] QString questionProblem(const QStringList& failures,
                                                      const QString& delay, const QString& second,
                                                      const QString& after) const;

    // Ids of regions, sites or hosts.
    Q_INVOKABLE void add(const QStringList& ids);
    Q_INVOKABLE void remove(const QString& id);
    Q_INVOKABLE void toggle(const QString& id);
    Q_INVOKABLE void clear();
    Q_INVOKABLE void clearWithUndo();
    // Ids apart by space, comma, semicolon or line. Good ones are added; bad ones become problems.
    Q_INVOKABLE void paste(const QString& text);
    // Takes a suggestion in place of a problem.
    Q_INVOKABLE void accept(int problemRow, const QString& suggestion);

    // Takes the place of a run that is under way. False: session.lastError says why.
    Q_INVOKABLE bool run();
    Q_INVOKABLE void cancelRun();  // what the last one gave stays
    // Id of the proposal; empty where it is refused, or takes longer: proposing.proposed() then.
    Q_INVOKABLE QString propose(const QString& title);

    [[nodiscard]] bool running() const { return m_task.running(); }
    [[nodiscard]] qreal progress() const { return m_progress; }
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] bool hasPreview() const { return m_preview != nullptr; }
    [[nodiscard]] QStringList previewFailureIds() const;
    [[nodiscard]] bool edited() const;
    [[nodiscard]] bool stale() const;
    [[nodiscard]] QString staleText() const;
    [[nodiscard]] QString atText() const;
    [[nodiscard]] int groups() const { return figure(&estate::PlanSummary::groups); }
    [[nodiscard]] int recovered() const { return figure(&estate::PlanSummary::recovered); }
    [[nodiscard]] int metRto() const { return figure(&estate::PlanSummary::metRto); }
    [[nodiscard]] int missedRto() const { return figure(&estate::PlanSummary::missedRto); }
    [[nodiscard]] int held() const { return figure(&estate::PlanSummary::held); }
    [[nodiscard]] int capacityShort() const { return figure(&estate::PlanSummary::capacityShort); }
    [[nodiscard]] int deferred() const { return figure(&estate::PlanSummary::deferred); }
    [[nodiscard]] QString volumesText() const { return countText(&estate::PlanSummary::volumes); }
    [[nodiscard]] QString volumesMetRtoText() const
    {
        return volumesText(&estate::PlanSummary::volumesMetRto);
    }
    [[nodiscard]] QString volumesMissedRtoText() const
    {
        return volumesText(&estate::PlanSummary::volumesMissedRto);
    }
    [[nodiscard]] QString volumesHeldText() const
    {
        return volumesText(&estate::PlanSummary::volumesHeld);
    }
    [[nodiscard]] QString volumesCapacityShortText() const
    {
        return volumesText(&estate::PlanSummary::volumesCapacityShort);
    }
    [[nodiscard]] QString volumesDeferredText() const
    {
        return volumesText(&estate::PlanSummary::volumesDeferred);
    }
    [[nodiscard]] QString metShareText() const
    {
        return shareText(&estate::PlanSummary::volumesMetRto);
    }
    [[nodiscard]] QString missedShareText() const
    {
        return shareText(&estate::PlanSummary::volumesMissedRto);
    }
    [[nodiscard]] QString heldShareText() const
    {
        return shareText(&estate::PlanSummary::volumesHeld);
    }
    [[nodiscard]] QString shortShareText() const
    {
        return shareText(&estate::PlanSummary::volumesCapacityShort);
    }
    [[nodiscard]] QString deferredShareText() const
    {
        return shareText(&estate::PlanSummary::volumesDeferred);
    }
    [[nodiscard]] qreal metShare() const { return share(&estate::PlanSummary::volumesMetRto); }
    [[nodiscard]] qreal missedShare() const
    {
        return share(&estate::PlanSummary::volumesMissedRto);
    }
    [[nodiscard]] qreal heldShare() const { return share(&estate::PlanSummary::volumesHeld); }
    [[nodiscard]] qreal shortShare() const
    {
        return share(&estate::PlanSummary::volumesCapacityShort);
    }
    [[nodiscard]] qreal deferredShare() const
    {
        return share(&estate::PlanSummary::volumesDeferred);
    }
    [[nodiscard]] QString scaleText() const;
    [[nodiscard]] QString lastCompletionText() const;
    [[nodiscard]] QString lastCompletionUtcText() const;
    [[nodiscard]] QString lostOperationsText() const;
    [[nodiscard]] bool losesOperations() const;
    [[nodiscard]] QString downtimeCostText() const;
    [[nodiscard]] QString breachCostText() const;
    [[nodiscard]] QString lossCostText() const;
    [[nodiscard]] QString totalCostText() const;
    [[nodiscard]] QString maintenanceText() const;
    [[nodiscard]] QString basisText() const;
    [[nodiscard]] QString summaryText() const;
    // The same of any plan.
    [[nodiscard]] static QString summaryTextOf(const estate::PlanSummary& summary);
    [[nodiscard]] QString rulesText() const;
    [[nodiscard]] QString suggestedTitle() const;
    [[nodiscard]] QString proposeObstacle() const;

    [[nodiscard]] int selectedDecision() const { return m_selectedDecision; }
    void setSelectedDecision(int decision);

    [[nodiscard]] const estate::Preview* preview() const { return m_preview.get(); }

signals:
    void failuresChanged();
    void delayChanged();
    void runningChanged();
    void progressChanged();
    void previewChanged();
    void editedChanged();
    void staleChanged();
    void selectedDecisionChanged();
    void proposeObstacleChanged();

private:
    using Figure = std::uint64_t estate::PlanSummary::*;
    [[nodiscard]] int figure(Figure member) const;
    [[nodiscard]] QString countText(Figure member) const;
    [[nodiscard]] QString volumesText(Figure member) const;
    [[nodiscard]] QString shareText(Figure member) const;
    [[nodiscard]] qreal share(Figure member) const;
    [[nodiscard]] QString costText(const estate::Cost& cost) const;
    // A run that is under way, and what it rests on.
    struct Run {
        QStringList failureIds;
        std::uint64_t index = 0;
        estate::Digest stateHash;
        estate::Timestamp at;
        estate::Digest closed;
        std::optional<estate::PreviewPlanning> plan;
        std::optional<estate::SecondLossPlanning> bothPlans;  // where a second loss is asked for
        [[nodiscard]] bool step() { return plan ? plan->step() : bothPlans->step(); }
        [[nodiscard]] estate::PlanningProgress progress() const
        {
            return plan ? plan->progress() : bothPlans->progress();
        }
    };
    [[nodiscard]] bool begin(const QStringList& failureIds);
    void noteProgress();
    void finishRun();
    void checkRun();
    void setPreview(std::shared_ptr<const estate::Preview> preview, std::uint64_t index);
    void noteFailures(bool changed);
    // What was named and typed outlives the program (plan_typed.cpp).
    void keepQuestion() const;
    void recallQuestion();
    void forgetQuestion() const;
    [[nodiscard]] QStringList checkedIds(const QStringList& ids);

    Desk* m_desk;
    std::optional<Run> m_run;
    SlicedWork m_task;
    qreal m_progress = 0;
    FailureListModel m_failures;
    ProblemListModel m_problems;
    std::shared_ptr<const estate::Preview> m_preview;
    std::uint64_t m_previewIndex = 0;
    std::vector<std::shared_ptr<const estate::Maintenance>> m_heeded;  // by the preview
    DecisionListModel m_decisions;
    TimelineModel m_timeline;
    CapacityTable m_capacity;
    ExplainModel m_explain;
    PlanAnalysis m_analysis;
    PlanProposing m_proposing;
    SecondLoss m_secondLoss;
    QString m_delayText = delayAtFirst();
    int m_selectedDecision = -1;
};
