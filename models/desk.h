// The operator's desk: the open workspace, who sits at it and what time it is. Every model works at
// one desk; errors are put down here and shown once, by the session.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <optional>

#include "engine/journal/workspace_opening.h"
#include "models/clock.h"

class Desk : public QObject {
    Q_OBJECT

public:
    explicit Desk(std::unique_ptr<Clock> clock, QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const { return m_workspace.has_value(); }
    // The one that is looked at: the present one, or what lookBack() chose.
    [[nodiscard]] const estate::Workspace& workspace() const
    {
        return m_past ? *m_past : *m_workspace;
    }
    [[nodiscard]] estate::Workspace& workspace() { return m_past ? *m_past : *m_workspace; }
    [[nodiscard]] const estate::EstateState& state() const { return workspace().state(); }
    [[nodiscard]] const estate::Catalog& catalog() const { return state().catalog(); }
    void open(estate::Workspace workspace);

    // The estate as of an earlier record, for everybody at this desk and for looking only. The
    // journal that is written to stays open beside it. It is taken up in slices (desk_moment.cpp);
    // until lookedBack() what was looked at stays. Another call takes the place of one that is
    // under way. False: refused.
    bool lookBack(std::uint64_t index);
    void cancelLookBack();
    // How far it is; none: nothing is under way.
    [[nodiscard]] std::optional<estate::OpeningProgress> lookBackProgress() const;
    void backToNow();
    [[nodiscard]] bool inPast() const { return m_past.has_value(); }
    [[nodiscard]] const estate::Workspace& present() const { return *m_workspace; }
    [[nodiscard]] estate::Workspace& present() { return *m_workspace; }

    // Never earlier than the last event, unless the clock stepped back: then what the clock says,
    // so that the journal learns of it. Looking back, the time of that record.
    [[nodiscard]] estate::Timestamp now() const;
    // The clock stands far before the journal in the open file, and nobody confirmed it. A journal
    // in memory has a time of its own.
    [[nodiscard]] bool clockBehind() const;
    [[nodiscard]] const Clock& clock() const { return *m_clock; }

    [[nodiscard]] const QString& operatorName() const { return m_operatorName; }
    void setOperatorName(const QString& name);

    // Nothing that the desk shows moves while it is frozen, but for what its own person does; what
    // is appended meanwhile is counted.
    [[nodiscard]] bool frozen() const { return m_frozen; }
    void setFrozen(bool frozen);
    [[nodiscard]] std::uint64_t heldRecords() const;

    // Says that events were appended. What is due by itself follows in slices: proposals whose
    // basis changed are previewed again, others expire.
    void noteEvents();
    void report(const estate::Error& error);
    // What was appended last could not be kept: the disk of the journal refused it, or the browser
    // keeps nothing more. Over once something is appended again, where that can be.
    [[nodiscard]] bool keepingFails() const;
    void noteKeepingFailed();
    // Of a step that was refused; one that found a proposal stale journaled that.
    void noteRefusal(const estate::Error& error);
    // Something that the person did went well: it is shown, frozen or not, once it is durable.
    void announce(const QString& notice);
    // Somebody else keeps the journal's files (engine/journal/kept_files.h), and did so as far as
    // this record.
    void noteKept(std::uint64_t index);

signals:
    void opened();              // another journal is open, and replaced() is said too
    void aboutToReplace();      // let go of what refers to the present journal
    void replaced();            // another journal or moment is looked at: models reset
    void aboutToLookBack();     // of lookBack(): before aboutToReplace()
    void lookedBack();          // and after replaced()
    void lookBackProgressed();  // one began, is further or ended
    void eventsAppended();      // state, proposals or the journal's indexes may have changed
    void headMoved();           // the journal's indexes did, frozen or not
    void kept();                // records that were shown already became durable
    void frozenChanged();
    void operatorNameChanged();
    void failed(const QString& code, const QString& message);
    void announced(const QString& notice);

private:
    void lookBackMore();
    void failLookBack(const estate::Error& error);
    void reviewNext();
    void show();
    [[nodiscard]] bool keptInFile() const;
    [[nodiscard]] bool pending() const;
    void noteClock();

    std::unique_ptr<Clock> m_clock;
    std::optional<estate::Workspace> m_workspace;
    std::optional<estate::Workspace> m_past;
    std::optional<estate::WorkspaceOpening> m_opening;  // of what becomes m_past
    QTimer m_openingTimer;
    QString m_operatorName;
    QStringList m_waitingNotices;  // until what they tell of is durable
    bool m_frozen = false;
    std::uint64_t m_shownIndex = 0;
    std::optional<std::uint64_t> m_refusedBehind;  // the record that the disk still took
    bool m_keepingFailed = false;                  // for good
    QTimer m_reviewTimer;
    QTimer m_expiryTimer;
    bool m_clockBehind = false;  // when it was last told
};
