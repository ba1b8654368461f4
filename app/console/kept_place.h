// What was shown last, as a link: it comes back with the next start over a journal of that kind. A
// loss is named again, and not planned by itself.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "models/preferences.h"
#include "models/session.h"

class QQuickWindow;

class KeptPlace : public QObject {
    Q_OBJECT

public:
    KeptPlace(Preferences& preferences, Session& session, QObject* parent = nullptr);
    // What was shown a moment ago is kept too.
    ~KeptPlace() override;
    // Once a journal is open: goes where one of its kind was left, where `restores`, and keeps the
    // place from here on.
    void follow(QQuickWindow* window, bool restores);

private slots:
    void note();

private:
    void begin(bool restores);
    void keep();
    [[nodiscard]] QString key() const;

    Preferences& m_preferences;
    Session& m_session;
    QPointer<QQuickWindow> m_window;
    QMetaObject::Connection m_opening;
    QTimer m_timer;
};
