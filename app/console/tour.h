// The tour: the shipped binary over a journal in memory with a fixed clock. It loses regions,
// plans, proposes, is refused, has another operator approve and commits, and leaves a screenshot of
// every stop in light and dark at two sizes, in German too of each room and where words are many,
// and a report. A warning from the views fails it.
#pragma once

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QSize>
#include <QStringList>
#include <array>
#include <deque>
#include <functional>
#include <memory>

#include "app/console/launch_options.h"

class FixedClock;
class Session;
class Shell;

class Tour : public QObject {
    Q_OBJECT

public:
    Tour(const QString& directory, const QElapsedTimer& sinceStart, QObject* parent = nullptr);
    ~Tour() override;
    // False: the folder, the estate or the views are not to be had; says why on stderr.
    bool begin();

signals:
    void finished(bool good);

private:
    // Does something and returns whether it is done; else it is asked again after the next frame.
    using Step = std::function<bool()>;
    void addSteps();
    void addEstateSteps();
    void addRegionSteps();
    void addPlanSteps();
    void addAnalysisSteps(const QString& first, const QString& second, const QString& third);
    void addRefusalSteps();
    void addExecutionSteps();
    void addCutSteps();
    void addRegionPageSteps();  // tour_region.cpp
    void addRuleSteps();        // tour_rules.cpp
    void addIncidentSteps();    // tour_incident.cpp
    void addFrameSteps();       // tour_pictures.cpp
    // tour_watch.cpp
    void addWatchSteps();
    void addSweepSteps();
    void addJournalSteps();
    void addSourcesSteps();
    void act(const std::function<void()>& action);
    void waitUntil(const QString& what, const std::function<bool()>& condition);
    void waitForRun();
    void plan(const QStringList& failureIds, const QString& name);
    void expect(bool condition, const QString& what);

    // tour_pictures.cpp
    struct Look {
        QSize size;
        LaunchTheme theme;
        const char* name;
    };
    static const std::array<Look, 4> looks;  // those at the smaller size first
    void shoot(const QString& name, int room);
    void shootLook(const QString& name, int room, const Look& look);
    // What stands over a room, of a type in qml/ and opened by `open` or by itself: at the smaller
    // size, in both languages.
    void shootSheet(const QString& name, const QString& type,
                    const std::function<void()>& open = nullptr);
    void speak(const QString& language);
    void apply(const Look& look);
    void grab(const QString& fileName);

    void advance();
    void afterFrames(int frames);
    void finish();
    [[nodiscard]] QJsonObject planFigures() const;

    QDir m_directory;
    QElapsedTimer m_sinceStart;
    FixedClock* m_clock = nullptr;  // owned by the session
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Shell> m_shell;
    std::deque<Step> m_steps;
    int m_framesToGo = 0;
    bool m_grabbed = false;  // by the last step, which changed nothing
    int m_attempts = 0;
    QString m_proposalId;
    QMetaObject::Connection m_pause;  // waits for the step that a photograph is taken at
    QJsonObject m_report;
    QJsonArray m_screenshots;
    QStringList m_failures;
};
