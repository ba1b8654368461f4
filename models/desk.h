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
#include "models/undo_offer.h"

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
    // In a slice of its own, where whoever appended them shows already what they changed.
    void noteEventsNext() { m_nextTimer.start(); }
    void report(const estate::Error& error);
    // Of a file beside the journal: that it can't be written says nothing of the journal's disk.
    void reportOfFile(const estate::Error& error);
    // Of a step that was refused; one that found a proposal stale journaled that.
    void noteRefusal(const estate::Error& error);
    // The last write of the journal that the disk refused, until a later one is durable.
    struct WriteFailure {
        estate::Timestamp at;
        QString text;
        std::uint64_t durableIndex = 0;  // of then
    };
    [[nodiscard]] std::optional<WriteFailure> writeFailure() const;
    void noteWriteFailure(const QString& text);
    // Something that the person did went well: it is shown, frozen or not, once it is durable.
    void announce(const QString& notice);
    [[nodiscard]] bool keptInFile() const;
    // From aboutToReplace() to replaced().
    [[nodiscard]] bool replacing() const { return m_replacing; }
    // Likewise, where another moment of the same journal takes the place of this one.
    [[nodiscard]] bool movesInTime() const { return m_movesInTime; }
    // Tells estates apart, in hexadecimal digits: the hash of the journal's first record, or of
    // what a compacted one begins behind. Settings are kept by it.
    [[nodiscard]] std::string beginning() const;
    // What is done beside the journal, and can be taken back.
    [[nodiscard]] UndoOffer& undo() { return m_undo; }
    // Somebody else keeps the journal's files (engine/journal/kept_files.h), and did so as far as
    // this record.
    void noteKept(std::uint64_t index);

signals:
    void opened();              // another journal is open, and replaced() is said too
    void aboutToReplace();      // let go of what refers to the present journal
    void replaced();            // another journal or moment is looked at: models reset
    void lookedBack();          // of lookBack(): after replaced()
    void lookBackProgressed();  // one began, is further or ended
    void eventsAppended();      // state, proposals or the journal's indexes may have changed
    void headMoved();           // the journal's indexes did, frozen or not
    void kept();                // records that were shown already became durable
    void frozenChanged();
    void writeFailed();
    void operatorNameChanged();
    void failed(const QString& code, const QString& message);
    void announced(const QString& notice);

private:
    void lookBackMore();
    void takeLookBack();
    void letGo();
    void leavePast();
    void failLookBack(const estate::Error& error);
    void reviewNext();
    void show();
    [[nodiscard]] bool pending() const;
    void noteClock();

    std::unique_ptr<Clock> m_clock;
    std::optional<estate::Workspace> m_workspace;
    std::optional<estate::Workspace> m_past;
    std::optional<estate::Workspace> m_left;            // what was m_past until now
    std::optional<estate::WorkspaceOpening> m_opening;  // of what becomes m_past
    bool m_openingDone = false;
    std::uint64_t m_openingRecords = 1;  // in the next step
    QTimer m_openingTimer;
    UndoOffer m_undo;
    QString m_operatorName;
    QStringList m_waitingNotices;  // until what they tell of is durable
    std::optional<WriteFailure> m_writeFailure;
    bool m_frozen = false;
    bool m_replacing = false;
    bool m_movesInTime = false;
    std::uint64_t m_shownIndex = 0;
    QTimer m_nextTimer;
    QTimer m_reviewTimer;
    QTimer m_expiryTimer;
    bool m_clockBehind = false;  // when it was last told
};
