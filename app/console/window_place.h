// Where the window was left: its size and place come back with the next start, as far as a screen
// still shows them.
#pragma once

#include <QObject>
#include <QSize>

#include "models/preferences.h"

class QQuickWindow;

class WindowPlace : public QObject {
    Q_OBJECT

public:
    explicit WindowPlace(Preferences& preferences, QObject* parent = nullptr);
    [[nodiscard]] QSize size() const;
    // Restores the place and keeps it from here on.
    void follow(QQuickWindow* window);

private:
    void remember();

    Preferences& m_preferences;
    QQuickWindow* m_window = nullptr;
};
