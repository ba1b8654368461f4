// The tour of a first run: lose a region and read what happens, read why, and carry a plan through
// on the four-region estate in a drill. What is done is what really happened on the engine, in any
// estate and by any way, not what was clicked; the tour goes where the person already is. In QML:
// FirstRun { session: ... }
#pragma once

#include <QQmlEngine>
#include <QStringList>
#include <array>
#include <cstdint>
#include <optional>

#include "models/session_follower.h"

class FirstRun : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ active NOTIFY changed)  // the guide is shown
    // The step that is shown, from 0, and whether it was done.
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(bool done READ done NOTIFY changed)
    // The last step was done: the texts say what was learned.
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    // What the guide's main button does now, with which regions or which proposal.
    Q_PROPERTY(Task task READ task NOTIFY changed)
    Q_PROPERTY(QStringList failureIds READ failureIds NOTIFY changed)
    Q_PROPERTY(QString proposalId READ proposalId NOTIFY changed)
    // For people (first_run_words.cpp).
    Q_PROPERTY(QString stepText READ stepText NOTIFY changed)  // "Step 1 of 3"
    Q_PROPERTY(QString titleText READ titleText NOTIFY changed)
    Q_PROPERTY(QString bodyText READ bodyText NOTIFY changed)      // what to do, or how to read it
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed)  // what happened; empty before
    // What becomes of the estate that is open, where the main button opens another; else empty.
    Q_PROPERTY(QString effectText READ effectText NOTIFY changed)
    Q_PROPERTY(QString actionText READ actionText NOTIFY changed)

public:
    enum Task {
        NameRegion,  // no loss can be suggested yet: people name one themselves
        OpenFederal,
        RunLoss,
        ChooseDecision,
        OpenDrill,
        Propose,
        Approve,
        Commit,
        Watch,  // the execution
        GoOn,
        GoHome,
    };
    Q_ENUM(Task)

    explicit FirstRun(QObject* parent = nullptr);

    // The next console that opens an estate begins the tour by itself, once.
    static void offer();

    [[nodiscard]] bool active() const { return m_active && opened(); }
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] bool done() const { return m_done[static_cast<std::size_t>(m_step)]; }
    [[nodiscard]] bool finished() const { return m_step == drillStep && done(); }
    [[nodiscard]] Task task() const;
    [[nodiscard]] QStringList failureIds() const;
    [[nodiscard]] QString proposalId() const;
    [[nodiscard]] QString stepText() const;
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString bodyText() const;
    [[nodiscard]] QString resultText() const;
    [[nodiscard]] QString effectText() const;
    [[nodiscard]] QString actionText() const;

    // From the first step on, also after it was finished or skipped.
    Q_INVOKABLE void begin();
    // Finished or skipped, which is remembered.
    Q_INVOKABLE void close();
    Q_INVOKABLE void back();
    Q_INVOKABLE void next();  // only from a step that was done
    // Each gives false when refused; session.lastError says why.
    // The journal that the tour began on where that was a file, else a federal estate in memory.
    Q_INVOKABLE bool openFederal();
    // The four-region estate in memory, with a drill of one person.
    Q_INVOKABLE bool openDrill();

signals:
    void changed();

private:
    enum Step { lossStep, explainStep, drillStep, stepCount };

    [[nodiscard]] bool opened() const;
    [[nodiscard]] bool onFederal() const;
    [[nodiscard]] bool onDrillEstate() const;
    [[nodiscard]] bool drilling() const;
    [[nodiscard]] bool mayReplace();
    [[nodiscard]] Task drillTask() const;
    [[nodiscard]] int drillPart() const;
    [[nodiscard]] const estate::Proposal* proposal() const;
    [[nodiscard]] QString lossText() const;
    [[nodiscard]] QString drillText() const;
    [[nodiscard]] std::uint64_t head() const;
    Connections listenTo(Session& session) override;
    void reload() override;
    void noteChoice();
    void noteRisk();
    void refresh() override;
    void noteDone();
    void suggest();

    bool m_active = false;
    int m_step = lossStep;
    std::array<bool, stepCount> m_done{};
    bool m_chose = false;       // a decision, since the tour began
    bool m_proposed = false;    // proposal() was seen
    std::uint64_t m_since = 0;  // the record behind which proposals are the tour's
    QString m_homePath;         // of the journal that the tour began on; empty: none
    QString m_suggested;        // region
    // Of this state no loss could be suggested.
    std::optional<estate::Digest> m_barren;
};
