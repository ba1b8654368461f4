// A journal file in place of the one that a browser keeps. It is opened and verified beside that
// one, in slices, and described, so that a person can decide; until then nothing changes, and a
// file that is no good is only told of. In QML: JournalReplacement { session: ... }
#pragma once

#include <QQmlEngine>
#include <QTimer>
#include <QUrl>
#include <functional>
#include <optional>

#include "models/session_follower.h"

class JournalReplacement : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(qreal progress READ progress NOTIFY changed)  // 0 to 1
    // How far it is, what the file holds, or what is wrong with it.
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed)
    // What goes.
    Q_PROPERTY(QString presentText READ presentText NOTIFY changed)
    // There is a kept journal; it is the one that is open.
    Q_PROPERTY(bool hasKept READ hasKept NOTIFY changed)
    Q_PROPERTY(bool presentIsKept READ presentIsKept NOTIFY changed)

public:
    enum State { Idle, Checking, Good, Bad };
    Q_ENUM(State)

    explicit JournalReplacement(QObject* parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] qreal progress() const;
    [[nodiscard]] QString resultText() const { return m_result ? m_result() : QString(); }
    [[nodiscard]] QString presentText() const;
    [[nodiscard]] bool hasKept() const;
    [[nodiscard]] bool presentIsKept() const;

    // A copy that is the program's own (models/operator_files.h): it is removed in the end.
    Q_INVOKABLE void check(const QUrl& file);
    // Of a good one. False: refused, and session.lastError says why.
    Q_INVOKABLE bool replace();
    Q_INVOKABLE void discard();

signals:
    void changed();

private:
    void leave() override { discard(); }
    void next();
    void open();
    void end(State state, std::function<QString()> result);
    void fail(const estate::Error& error);

    State m_state = Idle;
    QString m_path;  // empty: it is gone
    QString m_name;
    std::function<QString()> m_result;  // in the language of when it is asked for
    std::optional<estate::Workspace> m_candidate;
    estate::JournalHead m_checked;  // the record that was verified last
    QTimer m_timer;
};
