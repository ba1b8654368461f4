// Verifies the journal's whole chain in slices: every record follows from the one before it, and
// its content is what its hash was made of. A chain can't see a tail that was cut off, so a head
// that somebody kept can be given to compare with. In QML: JournalCheck { session: ... }
#pragma once

#include <QQmlEngine>
#include <QTimer>
#include <functional>
#include <optional>

#include "engine/journal/journal.h"
#include "models/session_follower.h"

class JournalCheck : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(qreal progress READ progress NOTIFY changed)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed)
    // Of what is Bad, as ErrorAdvice knows it; empty otherwise.
    Q_PROPERTY(QString resultCode READ resultCode NOTIFY changed)
    Q_PROPERTY(
        QString headText READ headText NOTIFY changed)  // "12:ab34..."; empty until it is good

public:
    enum State { Idle, Running, Good, Bad };
    Q_ENUM(State)

    explicit JournalCheck(QObject* parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] qreal progress() const;
    [[nodiscard]] QString resultText() const { return m_result ? m_result() : QString(); }
    [[nodiscard]] QString resultCode() const { return m_resultCode; }
    [[nodiscard]] QString headText() const;

    // `expected` as estatectl prints a head, index:hash; or nothing. False: it is no head.
    Q_INVOKABLE bool start(const QString& expected);
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void copyHead() const;

signals:
    void changed();

private:
    void reload() override { end(Idle, {}); }
    Connections listenTo(Session& session) override;
    void next();
    [[nodiscard]] QString verdictText() const;
    // What it says is asked for in the language of then.
    void end(State state, std::function<QString()> result);
    void endBadly(estate::ErrorCode code, std::function<QString()> result);

    State m_state = Idle;
    std::function<QString()> m_result;
    QString m_resultCode;
    std::optional<estate::JournalHead> m_expected;
    bool m_found = false;  // the expected record is there
    estate::JournalHead m_base;
    estate::JournalHead m_checked;  // the record that was verified last
    estate::JournalHead m_end;
    QTimer m_timer;
};
