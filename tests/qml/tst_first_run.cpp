// The tour of a first run: begins by itself once, goes by what really happened, and ends in a
// committed drill on the four-region estate.
#include <QGuiApplication>
#include <QQmlExtensionPlugin>
#include <QTemporaryDir>

#include "models/estate_matrix.h"
#include "models/first_run.h"
#include "models/preferences.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

enum Room { estateRoom, planRoom, sweepRoom, rulesRoom, changesRoom };

QString remembered()
{
    return Preferences::instance()->value(QStringLiteral("firstRun/tour"), QString()).toString();
}

}  // namespace

class FirstRunTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nobodyIsTakenWithoutAnOffer();
    void theTourEndsInACommittedDrill();
    void escapePutsItAwayAndThePaletteBringsItBack();
    void onlyWhatHappenedCounts();
    void itFollowsWhatIsDoneInAnyWay();
    void theFirstRowIsInSightAboveIt();
    void theJournalItBeganOnComesBack();

private:
    void openOffered();
    void reach() const;
    void showMe() const;
    [[nodiscard]] int room() const { return m_console->shell->window()->property("room").toInt(); }

    std::unique_ptr<ConsoleWindow> m_console;
    FirstRun* m_tour = nullptr;
};

void FirstRunTest::init()
{
    Preferences::instance()->setValue(QStringLiteral("firstRun/tour"), QString());
}

void FirstRunTest::cleanup()
{
    if (m_console == nullptr)
        return;
    const QStringList warnings = m_console->shell->warnings();
    m_tour = nullptr;
    m_console.reset();
    QCOMPARE(warnings, QStringList());
}

void FirstRunTest::openOffered()
{
    FirstRun::offer();
    m_console = std::make_unique<ConsoleWindow>();
    QVERIFY(m_console->open());
    m_console->desk.changes()->execution()->setStepInterval(0);
    m_tour = m_console->shell->window()->findChild<FirstRun*>();
    QVERIFY(m_tour != nullptr);
    QVERIFY(m_tour->active());
}

// The main button of the guide, unless it has the focus already.
void FirstRunTest::reach() const
{
    if (m_console->focusLabel() != m_tour->actionText())
        m_console->press(Qt::Key_F6);
    QTRY_COMPARE(m_console->focusLabel(), m_tour->actionText());
}

void FirstRunTest::showMe() const
{
    reach();
    m_console->press(Qt::Key_Return);
}

void FirstRunTest::nobodyIsTakenWithoutAnOffer()
{
    m_console = std::make_unique<ConsoleWindow>();
    QVERIFY(m_console->open());
    m_tour = m_console->shell->window()->findChild<FirstRun*>();
    QVERIFY(m_tour != nullptr);
    QVERIFY(!m_tour->active());
}

void FirstRunTest::theTourEndsInACommittedDrill()
{
    openOffered();
    const DeskFixture& desk = m_console->desk;

    QTRY_COMPARE(m_tour->task(), FirstRun::RunLoss);
    const RegionListModel* regions = desk.session->regions();
    const int suggested = regions->rowOf(m_tour->failureIds().value(0));
    QVERIFY(suggested >= 0);
    QVERIFY(regions->rowAt(suggested).risk == std::optional(regions->largestRisk()));
    showMe();
    QCOMPARE(room(), int(planRoom));
    QCOMPARE(desk.plan()->previewFailureIds(), m_tour->failureIds());
    QVERIFY(m_tour->done());
    QVERIFY(!m_tour->resultText().isEmpty());

    showMe();  // the next step
    QCOMPARE(m_tour->step(), 1);
    QVERIFY(!m_tour->done());
    showMe();
    m_console->press(Qt::Key_Down);
    QVERIFY(desk.plan()->explain()->active());
    QVERIFY(m_tour->done());

    showMe();
    QCOMPARE(m_tour->task(), FirstRun::OpenDrill);
    showMe();
    QCOMPARE(desk.session->estateTitle(), QStringLiteral("Four regions"));
    QVERIFY(!desk.session->keepsFile());
    QTRY_COMPARE(m_tour->task(), FirstRun::RunLoss);
    showMe();
    QCOMPARE(m_tour->task(), FirstRun::Propose);
    showMe();
    QTRY_COMPARE(m_console->focusLabel(), QStringLiteral("Title of the proposal"));
    m_console->press(Qt::Key_Return);
    QTRY_COMPARE(m_tour->task(), FirstRun::Approve);
    const QString proposal = m_tour->proposalId();
    QVERIFY(desk.change(proposal, ChangesModel::DrillRole).toBool());
    showMe();
    QTRY_COMPARE(m_console->focusLabel(), QStringLiteral("Comment"));
    m_console->press(Qt::Key_Return);
    QTRY_COMPARE(m_tour->task(), FirstRun::Commit);
    showMe();
    QTRY_COMPARE(m_console->focusLabel(), QStringLiteral("Operations accepted as lost"));
    const QString lost = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    m_console->typeInto(lost.toLatin1().constData());
    m_console->press(Qt::Key_Return);
    QTRY_VERIFY(m_tour->finished());
    QCOMPARE(desk.change(proposal, ChangesModel::StatusRole).toString(),
             QStringLiteral("committed"));
    QCOMPARE(desk.session->regions()->unavailableCount(), 1);
    QCOMPARE(remembered(), QStringLiteral("finished"));

    QCOMPARE(m_tour->task(), FirstRun::GoHome);
    showMe();
    QCOMPARE(desk.session->estateTitle(), QStringLiteral("Federal 1:1,000"));
    QCOMPARE(room(), int(estateRoom));
    QVERIFY(!m_tour->active());
    QCOMPARE(remembered(), QStringLiteral("finished"));
}

void FirstRunTest::escapePutsItAwayAndThePaletteBringsItBack()
{
    openOffered();
    const QQuickWindow* window = m_console->shell->window();
    const QQuickItem* before = window->activeFocusItem();
    reach();
    QVERIFY(window->activeFocusItem() != before);
    m_console->press(Qt::Key_F6);
    QTRY_COMPARE(window->activeFocusItem(), before);
    reach();
    m_console->press(Qt::Key_Escape);
    QVERIFY(!m_tour->active());
    QTRY_COMPARE(window->activeFocusItem(), before);
    QCOMPARE(remembered(), QStringLiteral("skipped"));

    m_console->press(Qt::Key_K, Qt::ControlModifier);
    m_console->typeInto("take the tour");
    m_console->press(Qt::Key_Return);
    QTRY_VERIFY(m_tour->active());
    QTRY_COMPARE(m_console->focusLabel(), m_tour->actionText());
}

void FirstRunTest::onlyWhatHappenedCounts()
{
    DeskFixture desk;
    FirstRun first;
    first.setSession(desk.session.get());
    QVERIFY(!first.active());
    first.begin();
    QVERIFY(first.active());
    first.next();
    QCOMPARE(first.step(), 0);
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(!first.done());
    QVERIFY(desk.plan()->run());
    QVERIFY(first.done());
    QCOMPARE(first.stepText(), QStringLiteral("Step 1 of 3, done"));
    QVERIFY(first.bodyText().contains(QStringLiteral("Nothing of the estate has changed")));
    first.next();
    QCOMPARE(first.step(), 1);
    QCOMPARE(first.task(), FirstRun::ChooseDecision);
    first.next();
    QCOMPARE(first.step(), 1);
    first.back();
    QVERIFY(first.done());
    first.next();
    desk.plan()->setSelectedDecision(0);
    QVERIFY(first.done());
    first.next();
    QVERIFY(first.openDrill());
    // A drill alone is not the step: nothing was committed.
    QVERIFY(!first.done());
    first.close();
    QCOMPARE(remembered(), QStringLiteral("skipped"));
}

// Somebody who works on and never presses a button of the guide.
void FirstRunTest::itFollowsWhatIsDoneInAnyWay()
{
    DeskFixture desk;
    desk.changes()->execution()->setStepInterval(0);
    // What was proposed before the tour is not its doing.
    QVERIFY(!desk.proposeLossOf({QStringLiteral("r100")}).isEmpty());
    FirstRun first;
    first.setSession(desk.session.get());
    first.begin();
    QCOMPARE(first.step(), 0);
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(desk.plan()->run());
    QVERIFY(first.done());
    desk.plan()->setSelectedDecision(0);
    QCOMPARE(first.step(), 1);
    QVERIFY(first.done());
    const QString proposal = desk.plan()->propose(QStringLiteral("Lose r017"));
    QVERIFY(!proposal.isEmpty());
    QCOMPARE(first.step(), 2);
    QVERIFY(!first.done());
    QCOMPARE(first.task(), FirstRun::Approve);
    QCOMPARE(first.proposalId(), proposal);
    QVERIFY(first.bodyText().contains(QStringLiteral("another operator")));
    // Reading what was before is left alone.
    first.back();
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal));
    QCOMPARE(first.step(), 1);
    const QString lost = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    QVERIFY(desk.changes()->commit(proposal, lost));
    QTRY_VERIFY(first.finished());
    QCOMPARE(first.titleText(), QStringLiteral("The plan is committed"));
    QVERIFY(first.resultText().startsWith(QStringLiteral("Committed “Lose r017”: ")));
    QVERIFY(first.bodyText().contains(QStringLiteral("the estate has changed")));
    first.back();
    first.back();
    QCOMPARE(first.step(), 0);
    QVERIFY(!first.bodyText().contains(QStringLiteral("Nothing of the estate has changed")));
}

void FirstRunTest::theFirstRowIsInSightAboveIt()
{
    openOffered();
    const QQuickWindow* window = m_console->shell->window();
    const auto* matrix = window->findChild<EstateMatrix*>();
    QVERIFY(matrix != nullptr);
    QTRY_VERIFY(matrix->isVisible() && matrix->count() > 0);
    const Sight sight(m_console->shell->window());
    QVERIFY(sight.settle());
    const QRectF cell = matrix->mapRectToScene(matrix->cellRect(0));
    QVERIFY(sight.inSight(matrix).contains(cell));
}

void FirstRunTest::theJournalItBeganOnComesBack()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("drill.journal"));
    Session session(std::make_unique<FixedClock>(sampleEpoch + seconds(60)));
    QVERIFY(session.openJournal(path, EstateSource{}));
    FirstRun first;
    first.setSession(&session);
    first.begin();
    session.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(session.plan()->run());
    first.next();
    session.plan()->setSelectedDecision(0);
    first.next();
    QCOMPARE(first.task(), FirstRun::OpenDrill);
    QVERIFY(first.effectText().contains(path));
    QVERIFY(first.openDrill());
    QVERIFY(!session.keepsFile());
    QVERIFY(first.openFederal());
    QCOMPARE(session.journalText(), path);
    QVERIFY(!session.desk().workspace().governance().drill().has_value());
}

QTEST_MAIN(FirstRunTest)
#include "tst_first_run.moc"
