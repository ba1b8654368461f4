// Loads the QML shell over a session. What the application sets there, and nothing else:
//   Main   required session: Session;  room: int, as in the rail;  width, height
//   Theme  systemDark: bool;  systemReducedMotion: bool
// How it looks and which language it speaks is in Preferences.
#pragma once

#include <QObject>
#include <QQmlApplicationEngine>
#include <QSize>

#include "app/console/launch_options.h"
#include "models/session.h"

class QQuickWindow;

class Shell : public QObject {
    Q_OBJECT

public:
    explicit Shell(Session* session, QObject* parent = nullptr);
    // False: the QML did not load; warnings say why.
    bool load(const QSize& size, int room);

    [[nodiscard]] QQuickWindow* window() const { return m_window; }
    [[nodiscard]] QObject* theme() const { return m_theme; }
    // Remembered, where preferences are.
    static void setTheme(LaunchTheme theme);
    // What the desktop or the browser asks for; it may change while the program runs.
    void setSystemReducedMotion(bool reduced);
    void setRoom(int room);
    void openLink(const QString& link);
    // Who sits here; nobody waits for the answer.
    void askOperator();
    // Room Estate on a region: 0 its figures, 1 what it publishes, 2 its relationships; its page
    // with 3 its sites, 4 its hosts and lanes, 5 its flows, 6 its shards, 7 what it published
    // before.
    void showRegion(const QString& regionId, int view);
    void showCuts();
    // Room Plan: 0 decisions, 1 a question of the analysis, 2 the comparison.
    void showPlanView(int view, int question);
    [[nodiscard]] QStringList warnings() const { return m_warnings; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void firstFrame();

private:
    [[nodiscard]] QObject* findTheme();

    Session* m_session;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    QObject* m_theme = nullptr;
    QStringList m_warnings;
};
