// The one object that QML is given: the open journal as people see it, and the rooms' models.
// app hands it to the shell: `required property Session session`.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <memory>
#include <optional>

#include "engine/estate/profile.h"
#include "models/boundary_watch.h"
#include "models/changes_model.h"
#include "models/cut_list_model.h"
#include "models/desk.h"
#include "models/exception_list_model.h"
#include "models/pinned_sets.h"
#include "models/plan_session.h"
#include "models/region_list_model.h"
#include "models/rule_watch.h"

class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the application")

    // Ready: a journal is open. Failed: openErrorText says what happened to which file, and
    // openErrorTodo what to do; the file is as it was; offer openInMemory().
    Q_PROPERTY(bool ready READ ready NOTIFY readyChanged)
    Q_PROPERTY(QString openErrorTitle READ openErrorTitle NOTIFY readyChanged)
    Q_PROPERTY(QString openErrorText READ openErrorText NOTIFY readyChanged)
    Q_PROPERTY(QString openErrorTodo READ openErrorTodo NOTIFY readyChanged)
    Q_PROPERTY(QString openErrorCode READ openErrorCode NOTIFY readyChanged)

    // Strip.
    // One mode for the frame around the window: an earlier moment goes before the authority.
    Q_PROPERTY(Mode mode READ mode NOTIFY modeChanged)
    Q_PROPERTY(QString modeText READ modeText NOTIFY modeChanged)  // "DRILL · AS OF INDEX 12"
    // Live or drill, whatever moment is looked at (docs/decisions/0047).
    Q_PROPERTY(Mode authority READ authority NOTIFY modeChanged)
    Q_PROPERTY(QString authorityText READ authorityText NOTIFY modeChanged)  // "DRILL"
    Q_PROPERTY(QString momentText READ momentText NOTIFY modeChanged)        // empty: now
    // The estate is one of the program's own: nothing real is touched, in whatever mode.
    Q_PROPERTY(bool modelled READ modelled NOTIFY modeChanged)
    // Time travel (session_moment.cpp).
    Q_PROPERTY(bool inPast READ inPast NOTIFY modeChanged)
    Q_PROPERTY(qreal momentIndex READ momentIndex NOTIFY eventsChanged)  // of what is looked at
    Q_PROPERTY(qreal presentIndex READ presentIndex NOTIFY eventsChanged)
    Q_PROPERTY(qreal firstIndex READ firstIndex NOTIFY eventsChanged)  // that can be looked at
    Q_PROPERTY(
        QString operatorName READ operatorName WRITE setOperatorName NOTIFY operatorNameChanged)
    Q_PROPERTY(QString identityText READ identityText NOTIFY operatorNameChanged)
    Q_PROPERTY(QString estateTitle READ estateTitle NOTIFY estateTold)  // "Federal 1:1,000"
    // The graph laid over the estate's relationships: "giant-component, size 5,000"
    Q_PROPERTY(QString graphText READ graphText NOTIFY estateTold)
    Q_PROPERTY(QString scaleText READ scaleText NOTIFY estateTold)
    Q_PROPERTY(QString journalText READ journalText NOTIFY estateTold)  // path, or "in memory"
    Q_PROPERTY(bool keepsFile READ keepsFile NOTIFY readyChanged)       // not only in memory
    Q_PROPERTY(QString indexText READ indexText NOTIFY headMoved)       // state's index "12,345"
    Q_PROPERTY(QString durableIndexText READ durableIndexText NOTIFY headMoved)
    Q_PROPERTY(QString pendingIndexText READ pendingIndexText NOTIFY headMoved)
    Q_PROPERTY(bool pending READ pending NOTIFY headMoved)  // appended but not durable yet
    // Somebody else writes to the journal, and this session only looks at what was kept.
    Q_PROPERTY(bool looking READ looking NOTIFY headMoved)
    Q_PROPERTY(QString durabilityText READ durabilityText NOTIFY headMoved)
    Q_PROPERTY(bool keepingFails READ keepingFails NOTIFY headMoved)
    // In a browser without a network: nothing is missed, everything is in the page.
    Q_PROPERTY(bool offline READ offline WRITE setOffline NOTIFY offlineChanged)
    // Nothing moves under the cursor; what came meanwhile waits.
    Q_PROPERTY(bool frozen READ frozen WRITE setFrozen NOTIFY headMoved)
    Q_PROPERTY(QString heldText READ heldText NOTIFY headMoved)  // "12 changes"; empty: none
    // What the last shift told this one; empty: nothing.
    Q_PROPERTY(QString handoverText READ handoverText NOTIFY eventsChanged)
    Q_PROPERTY(QString handoverByText READ handoverByText NOTIFY eventsChanged)
    Q_PROPERTY(QString stateHashBrief READ stateHashBrief NOTIFY eventsChanged)
    Q_PROPERTY(QString stateHash READ stateHash NOTIFY eventsChanged)
    Q_PROPERTY(QString eventTimeText READ eventTimeText NOTIFY eventsChanged)  // last event, UTC
    Q_PROPERTY(QString dataAgeText READ dataAgeText NOTIFY dataAgeTextChanged)
    // The journal was left alone for longer than an event may jump, or the clock stepped back:
    // confirmClock() comes before what clockWarning names.
    Q_PROPERTY(bool clockWaits READ clockWaits NOTIFY eventsChanged)
    Q_PROPERTY(QString clockText READ clockText NOTIFY dataAgeTextChanged)  // now, UTC
    // What is wrong with the clock, what it means and what to do; empty unless clockWaits.
    Q_PROPERTY(QString clockWarning READ clockWarning NOTIFY eventsChanged)
    Q_PROPERTY(int pendingApprovals READ pendingApprovals NOTIFY pendingApprovalsChanged)
    Q_PROPERTY(int exceptionCount READ exceptionCount NOTIFY exceptionCountChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)  // an execution is stepping

    // The last refusal or failure: text says what happened; of the code, which is stable,
    // ErrorAdvice says what it means and what to do.
    Q_PROPERTY(QString lastError READ lastError NOTIFY lastErrorChanged)
    Q_PROPERTY(QString lastErrorCode READ lastErrorCode NOTIFY lastErrorChanged)
    // The last thing that went well: "Committed 23 groups". Empty again after clearNotice().
    Q_PROPERTY(QString lastNotice READ lastNotice NOTIFY lastNoticeChanged)

    Q_PROPERTY(UndoOffer* undo READ undo CONSTANT)

    // Rooms.
    Q_PROPERTY(RegionListModel* regions READ regions CONSTANT)
    Q_PROPERTY(SeenMark* seen READ seen CONSTANT)
    Q_PROPERTY(PlanSession* plan READ plan CONSTANT)
    Q_PROPERTY(ChangesModel* changes READ changes CONSTANT)
    Q_PROPERTY(CutListModel* cuts READ cuts CONSTANT)
    Q_PROPERTY(ExceptionListModel* exceptions READ exceptions CONSTANT)

public:
    enum Mode { Live, Drill, AsOf };
    Q_ENUM(Mode)

    explicit Session(std::unique_ptr<Clock> clock, QObject* parent = nullptr);

    // Opens the journal, or creates it from `source` when the file does not exist.
    bool openJournal(const QString& path, const estate::EstateSource& source);
    // For looking only, where another page writes to it (session_moment.cpp). Where that one keeps
    // nothing yet there is nothing to look at: the error says what to do.
    bool openForLooking(const QString& path);
    // Nothing is written to disk. Also what the page for a damaged journal offers.
    Q_INVOKABLE bool openInMemory();
    bool openInMemory(const estate::EstateSource& source);
    // A journal file that exists. What is open is closed and stays as it is. False when refused,
    // and lastError says why: then what was open stays open (session_moment.cpp).
    Q_INVOKABLE bool openJournalFile(const QUrl& file);
    // A fresh estate in memory, as the program starts one: federal at 1:1,000 with a graph by its
    // name, or the four regions. What is open is closed; a file stays as it is. False when refused:
    // then what was open stays open.
    Q_INVOKABLE bool openFederalSample(const QString& graph);
    Q_INVOKABLE bool openFourRegionSample();

    [[nodiscard]] bool ready() const { return m_desk.isOpen(); }
    [[nodiscard]] QString openErrorTitle() const;
    [[nodiscard]] QString openErrorText() const;
    [[nodiscard]] QString openErrorTodo() const;
    [[nodiscard]] QString openErrorCode() const;
    [[nodiscard]] Mode mode() const { return inPast() ? AsOf : authority(); }
    [[nodiscard]] QString modeText() const;
    [[nodiscard]] Mode authority() const;
    [[nodiscard]] QString authorityText() const;
    [[nodiscard]] QString momentText() const;
    [[nodiscard]] bool modelled() const;
    [[nodiscard]] QString operatorName() const { return m_desk.operatorName(); }
    void setOperatorName(const QString& name);
    [[nodiscard]] QString identityText() const;
    [[nodiscard]] QString estateTitle() const;
    [[nodiscard]] QString graphText() const;
    [[nodiscard]] QString scaleText() const;
    [[nodiscard]] QString journalText() const;
    [[nodiscard]] bool keepsFile() const { return ready() && m_keepsFile; }
    [[nodiscard]] QString indexText() const;
    [[nodiscard]] QString durableIndexText() const;
    [[nodiscard]] QString pendingIndexText() const;
    [[nodiscard]] bool pending() const;
    [[nodiscard]] bool looking() const;
    [[nodiscard]] QString durabilityText() const;
    [[nodiscard]] bool keepingFails() const { return m_desk.writeFailure().has_value(); }
    [[nodiscard]] bool offline() const { return m_offline; }
    void setOffline(bool offline);
    [[nodiscard]] bool frozen() const { return m_desk.frozen(); }
    void setFrozen(bool frozen) { m_desk.setFrozen(frozen); }
    [[nodiscard]] QString heldText() const;
    [[nodiscard]] QString handoverText() const;
    [[nodiscard]] QString handoverByText() const;
    // False: refused; lastError says why.
    Q_INVOKABLE bool handOver(const QString& text);
    [[nodiscard]] QString stateHashBrief() const;
    [[nodiscard]] QString stateHash() const;
    [[nodiscard]] QString eventTimeText() const;
    [[nodiscard]] QString dataAgeText() const;
    [[nodiscard]] int pendingApprovals() const { return m_changes.pendingApprovals(); }
    [[nodiscard]] int exceptionCount() const { return m_exceptions.count(); }
    [[nodiscard]] bool busy() { return m_changes.execution()->running(); }
    [[nodiscard]] QString lastError() const { return m_lastError; }
    [[nodiscard]] QString lastErrorCode() const { return m_lastErrorCode; }
    [[nodiscard]] QString lastNotice() const { return m_lastNotice; }

    [[nodiscard]] RegionListModel* regions() { return &m_regions; }
    [[nodiscard]] SeenMark* seen() { return &m_seen; }
    [[nodiscard]] PlanSession* plan() { return &m_plan; }
    [[nodiscard]] ChangesModel* changes() { return &m_changes; }
    [[nodiscard]] CutListModel* cuts() { return &m_cuts; }
    [[nodiscard]] BoundaryWatch* boundary() { return &m_boundary; }
    [[nodiscard]] ExceptionListModel* exceptions() { return &m_exceptions; }
    [[nodiscard]] PinnedSets* pinned() { return &m_pinned; }
    [[nodiscard]] Desk& desk() { return m_desk; }

    [[nodiscard]] bool inPast() const { return m_desk.inPast(); }
    [[nodiscard]] qreal momentIndex() const;
    [[nodiscard]] qreal presentIndex() const;
    [[nodiscard]] qreal firstIndex() const;
    // Every room shows the estate as of that record, as soon as it is taken up (moment_model.h),
    // until backToNow(). False: refused, and lastError says why.
    Q_INVOKABLE bool lookBack(qreal index);
    Q_INVOKABLE void backToNow();
    // While eventsChanged() is said of another moment: whoever heard readyChanged() before has read
    // everything anew already.
    [[nodiscard]] bool toldMoment() const { return m_toldMoment; }

    // Event time may jump over a long pause, or run on under a clock that stepped back, only when a
    // person says that the clock is right.
    [[nodiscard]] bool clockWaits() const;
    [[nodiscard]] QString clockText() const;
    [[nodiscard]] QString clockWarning() const;
    Q_INVOKABLE void confirmClock();
    // What a view itself found out: shown as any refusal, as any good news. The code is one of
    // engine/base/error.h, for what it means and what to do (error_advice.h).
    Q_INVOKABLE void refuse(const QString& text,
                            const QString& code = QStringLiteral("bad-input"));
    Q_INVOKABLE void tell(const QString& text);
    Q_INVOKABLE void clearError();
    Q_INVOKABLE void clearNotice();
    [[nodiscard]] UndoOffer* undo() { return &m_desk.undo(); }

signals:
    void readyChanged();
    void estateTold();  // another journal, or another language
    void modeChanged();
    void operatorNameChanged();
    void eventsChanged();
    void headMoved();
    void offlineChanged();
    void dataAgeTextChanged();
    void pendingApprovalsChanged();
    void exceptionCountChanged();
    void busyChanged();
    void lastErrorChanged();
    void lastNoticeChanged();

private:
    bool adopt(estate::Result<estate::Workspace> workspace, const QString& path);
    bool openSample(const estate::EstateSource& source);
    [[nodiscard]] estate::EstateProfile profile() const;
    void announceMoment();
    void followLookBack();
    void followAuthority();
    void setError(const QString& code, const QString& message);
    void setNotice(const QString& notice);

    Desk m_desk;
    PinnedSets m_pinned;
    SeenMark m_seen;
    RegionListModel m_regions;
    PlanSession m_plan;
    ChangesModel m_changes;
    BoundaryWatch m_boundary;
    CutListModel m_cuts;
    RuleWatch m_rules;
    ExceptionListModel m_exceptions;
    Mode m_toldAuthority = Drill;
    estate::EstateSource m_source;
    QString m_path;  // of the journal; empty: in memory
    bool m_keepsFile = false;
    bool m_offline = false;
    bool m_toldMoment = false;
    bool m_awaitsPage = false;  // the error is that another page keeps nothing yet
    std::optional<estate::Error> m_openError;
    QString m_lastError;
    QString m_lastErrorCode;
    QString m_lastNotice;
    QTimer m_ageTimer;
};
