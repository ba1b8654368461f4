// The tour through the rooms that watch: Sweep, Journal with an earlier moment, Sources.
#include <QQuickWindow>
#include <algorithm>

#include "app/console/shell.h"
#include "app/console/tour.h"
#include "models/journal_check.h"
#include "models/journal_table_model.h"
#include "models/session.h"
#include "models/sweep_heatmap.h"
#include "models/sweep_pin_model.h"
#include "models/sweep_rank_model.h"

namespace {

enum WatchRoom { estateRoom = 0, sweepRoom = 2, journalRoom = 5, sourcesRoom = 6 };

void goTo(QObject* window, int room)
{
    QMetaObject::invokeMethod(window, "goTo", Q_ARG(int, room));
}

}  // namespace

void Tour::addWatchSteps()
{
    addSweepSteps();
    addJournalSteps();
    addSourcesSteps();
}

void Tour::addSweepSteps()
{
    const auto sweep = [this] { return m_shell->window()->findChild<SweepSession*>(); };
    const auto heatmap = [this] { return m_shell->window()->findChild<SweepHeatmap*>(); };
    const auto showView = [this, heatmap](int view) {
        act([this, heatmap, view] {
            for (QObject* at = heatmap(); at != nullptr; at = at->parent()) {
                if (at->property("chosenIds").isValid())
                    at->setProperty("view", view);
            }
        });
    };
    act([this] { m_shell->setRoom(sweepRoom); });
    waitUntil(QStringLiteral("room Sweep is not made"), [sweep] { return sweep() != nullptr; });
    shoot(QStringLiteral("sweep-empty"), sweepRoom);
    act([this, sweep] {
        sweep()->setKind(SweepSession::Pairs);
        expect(sweep()->start(), QStringLiteral("the sweep does not begin"));
    });
    waitUntil(QStringLiteral("the sweep does not end"), [sweep] { return sweep()->finished(); });
    waitUntil(QStringLiteral("the sweep is not ranked"), [this] {
        const auto ranks = m_shell->window()->findChildren<SweepRankModel*>();
        return std::all_of(ranks.begin(), ranks.end(), [](const SweepRankModel* rank) {
            return rank->total() > 0 && !rank->ranking();
        });
    });
    act([heatmap] { heatmap()->show({QStringLiteral("r000"), QStringLiteral("r510")}); });
    shoot(QStringLiteral("sweep-pairs"), sweepRoom);
    act([heatmap] { heatmap()->setZoomUnit(0); });
    shoot(QStringLiteral("sweep-row"), sweepRoom);
    act([heatmap] { heatmap()->setPairs(false); });
    shoot(QStringLiteral("sweep-singles"), sweepRoom);
    showView(1);
    shoot(QStringLiteral("sweep-ranking"), sweepRoom);
    showView(2);
    shoot(QStringLiteral("sweep-collisions"), sweepRoom);
    act([this] {
        auto* pins = m_shell->window()->findChild<SweepPinModel*>();
        expect(pins->pin({QStringLiteral("r300")}) &&
                   pins->pin({QStringLiteral("r200"), QStringLiteral("r202")}),
               QStringLiteral("losses can't be pinned"));
        m_session->clearNotice();
    });
    showView(3);
    shoot(QStringLiteral("sweep-pinned"), sweepRoom);
    showView(0);
}

void Tour::addJournalSteps()
{
    const auto records = [this] { return m_shell->window()->findChild<JournalTableModel*>(); };
    act([this] { m_shell->setRoom(journalRoom); });
    waitUntil(QStringLiteral("the journal is not read"),
              [records] { return records() != nullptr && !records()->reading(); });
    act([this] { goTo(m_shell->window(), journalRoom); });
    shoot(QStringLiteral("journal"), journalRoom);
    act([this] {
        expect(m_session->lookBack(2), QStringLiteral("an earlier moment can't be looked at"));
    });
    waitUntil(QStringLiteral("the earlier moment is not taken up"),
              [this] { return m_session->inPast(); });
    shoot(QStringLiteral("journal-as-of"), journalRoom);
    shoot(QStringLiteral("estate-as-of"), estateRoom);
    act([this] {
        m_session->backToNow();
        goTo(m_shell->window(), journalRoom);
    });
    act([this, records] {
        for (QObject* at = records(); at != nullptr; at = at->parent()) {
            if (at->property("verifySheet").isValid())
                QMetaObject::invokeMethod(at, "verify");
        }
    });
    act([this] {
        auto* check = m_shell->window()->findChild<JournalCheck*>();
        expect(check != nullptr && check->start({}), QStringLiteral("the journal is not verified"));
    });
    waitUntil(QStringLiteral("the journal does not verify"), [this] {
        return m_shell->window()->findChild<JournalCheck*>()->state() == JournalCheck::Good;
    });
    shoot(QStringLiteral("journal-verify"), journalRoom);
    act([this] {
        for (QObject* at = m_shell->window()->findChild<JournalCheck*>(); at != nullptr;
             at = at->parent()) {
            if (at->property("closePolicy").isValid())
                QMetaObject::invokeMethod(at, "close");
        }
    });
}

void Tour::addSourcesSteps()
{
    shoot(QStringLiteral("sources"), sourcesRoom);
}
