// What is done beside the journal can be taken back while the toast says so; what the journal keeps
// is asked about before it is done.
#include <QQmlExtensionPlugin>

#include "models/people.h"
#include "models/sweep_pin_model.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

namespace {

const QString west = QStringLiteral("r017");
const QString east = QStringLiteral("r018");

void lose(const DeskFixture& desk, const char* region)
{
    QVERIFY(desk.session->desk()
                .workspace()
                .changeRegion("ada", region, estate::RegionChange::offline, desk.clock->now())
                .has_value());
    desk.session->desk().noteEvents();
}

}  // namespace

class UndoTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aClearedFailureSetComesBack();
    void whatWasNamedMeanwhileStays();
    void anUnpinnedLossComesBackWhereItStood();
    void theNameOfAPinnedLossComesBack();
    void aRegressionResultComesBack();
    void anUnpinnedPlanComesBack();
    void changesThatWereSeenAreMarkedAgain();
    void thereIsOneOfferAndItEnds();
    void ctrlZTakesBackAndTextKeepsItsOwn();
    void takingOverIsAskedAbout();
    void aGrantNamesWhatItComesTo();

private:
    static void unpinAll(const DeskFixture& desk)
    {
        while (!desk.session->pinned()->all().empty())
            desk.session->pinned()->unpin(0);
        desk.session->clearNotice();
    }
};

// Pins are kept for as long as the program runs.
void UndoTest::init()
{
    const DeskFixture desk;
    unpinAll(desk);
}

void UndoTest::aClearedFailureSetComesBack()
{
    DeskFixture desk;
    desk.plan()->setFailureIds({west, east});
    desk.plan()->clearWithUndo();
    QVERIFY(desk.plan()->failureIds().isEmpty());
    QVERIFY(desk.session->lastNotice().startsWith(QStringLiteral("Cleared: the failure set of 2")));
    QVERIFY(desk.session->undo()->isOpen());
    desk.session->undo()->undo();
    QCOMPARE(desk.plan()->failureIds(), (QStringList{west, east}));
    QVERIFY(!desk.session->undo()->isOpen());
    // There was nothing to clear.
    desk.plan()->clear();
    desk.plan()->clearWithUndo();
    QVERIFY(!desk.session->undo()->isOpen());
}

void UndoTest::whatWasNamedMeanwhileStays()
{
    DeskFixture desk;
    desk.plan()->setFailureIds({west});
    desk.plan()->clearWithUndo();
    desk.plan()->add({east});
    desk.session->undo()->undo();
    QCOMPARE(desk.plan()->failureIds(), (QStringList{west, east}));
}

void UndoTest::anUnpinnedLossComesBackWhereItStood()
{
    DeskFixture desk;
    SweepPinModel pins;
    pins.setSession(desk.session.get());
    QVERIFY(pins.pin({west}));
    QVERIFY(pins.pin({east}));
    const auto then = desk.session->pinned()->all().front().then;
    pins.unpin(0);
    QCOMPARE(pins.idsAt(0), QStringList{east});
    desk.session->undo()->undo();
    QCOMPARE(pins.total(), 2);
    QCOMPARE(pins.idsAt(0), QStringList{west});
    QVERIFY(desk.session->pinned()->all().front().then == then);
    unpinAll(desk);
}

void UndoTest::theNameOfAPinnedLossComesBack()
{
    DeskFixture desk;
    SweepPinModel pins;
    pins.setSession(desk.session.get());
    QVERIFY(pins.pinAs({west}, QStringLiteral("the coast")));
    QVERIFY(pins.pinAs({west}, QStringLiteral("one half")));
    QCOMPARE(pins.nameOf({west}), QStringLiteral("one half"));
    desk.session->undo()->undo();
    QCOMPARE(pins.nameOf({west}), QStringLiteral("the coast"));
    // An unpinned one comes back by its name.
    pins.unpin(0);
    desk.session->undo()->undo();
    QCOMPARE(pins.nameOf({west}), QStringLiteral("the coast"));
    unpinAll(desk);
}

void UndoTest::aRegressionResultComesBack()
{
    DeskFixture desk;
    PinnedSets* pins = desk.session->pinned();
    QVERIFY(pins->pin({west}));
    const auto then = pins->all().front().then;
    lose(desk, "r016");
    QTRY_VERIFY(!pins->planning());
    pins->acceptNow(0);
    QCOMPARE(pins->all().front().index, desk.session->desk().state().index());
    desk.session->undo()->undo();
    QVERIFY(pins->all().front().then == then);
    QVERIFY(pins->all().front().index < desk.session->desk().state().index());
    unpinAll(desk);
}

void UndoTest::anUnpinnedPlanComesBack()
{
    DeskFixture desk;
    ComparisonModel* comparison = desk.plan()->analysis()->comparison();
    desk.plan()->setFailureIds({west});
    QVERIFY(desk.plan()->run());
    comparison->pin();
    const QString pinned = comparison->pinnedText();
    comparison->unpin();
    QVERIFY(!comparison->pinned());
    desk.session->undo()->undo();
    QCOMPARE(comparison->pinnedText(), pinned);
}

void UndoTest::changesThatWereSeenAreMarkedAgain()
{
    DeskFixture desk;
    lose(desk, "r017");
    const int changed = desk.session->regions()->changedCount();
    QVERIFY(changed > 0);
    desk.session->regions()->markSeen();
    QCOMPARE(desk.session->regions()->changedCount(), 0);
    QVERIFY(!desk.session->seen()->behind());
    desk.session->undo()->undo();
    QCOMPARE(desk.session->regions()->changedCount(), changed);
    QVERIFY(desk.session->seen()->behind());
    // Somebody else at the desk keeps what they have seen.
    desk.session->regions()->markSeen();
    desk.session->setOperatorName(QStringLiteral("grace"));
    const int newToGrace = desk.session->regions()->changedCount();
    desk.session->undo()->undo();
    QCOMPARE(desk.session->regions()->changedCount(), newToGrace);
    desk.session->setOperatorName(QStringLiteral("ada"));
    QCOMPARE(desk.session->regions()->changedCount(), changed);
}

void UndoTest::thereIsOneOfferAndItEnds()
{
    DeskFixture desk;
    desk.plan()->setFailureIds({west});
    desk.plan()->clearWithUndo();
    // The toast says something else.
    desk.session->tell(QStringLiteral("Copied"));
    QVERIFY(!desk.session->undo()->isOpen());
    desk.plan()->setFailureIds({west});
    desk.plan()->clearWithUndo();
    // The toast is over.
    desk.session->clearNotice();
    QVERIFY(!desk.session->undo()->isOpen());
    desk.plan()->setFailureIds({west});
    desk.plan()->clearWithUndo();
    // Another journal.
    QVERIFY(desk.session->openInMemory());
    QVERIFY(!desk.session->undo()->isOpen());
    desk.session->undo()->undo();
    QVERIFY(desk.plan()->failureIds().isEmpty());
}

void UndoTest::ctrlZTakesBackAndTextKeepsItsOwn()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.desk.plan()->setFailureIds({west});
    QVERIFY(console.desk.plan()->run());
    console.press(Qt::Key_2, Qt::ControlModifier);
    console.press(Qt::Key_Backspace, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(console.desk.plan()->failureIds().isEmpty());
    console.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(console.desk.plan()->failureIds(), QStringList{west});
    console.press(Qt::Key_Backspace, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(console.desk.plan()->failureIds().isEmpty());
    QVERIFY(console.tabTo(
        QStringLiteral("Add a region, or paste ids of regions, sites and hosts")));
    console.typeInto("r1");
    console.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(console.desk.plan()->failureIds().isEmpty());
    QVERIFY(console.desk.session->undo()->isOpen());
    QCOMPARE(console.shell->warnings(), QStringList());
}

void UndoTest::takingOverIsAskedAbout()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    lose(console.desk, "r042");
    const ExceptionListModel* exceptions = console.desk.session->exceptions();
    const QString key = exceptions->keyAt(0);
    QVERIFY(!key.isEmpty());
    console.press(Qt::Key_E, Qt::ControlModifier);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Exceptions, most severe first"));
    console.press(Qt::Key_T);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Take it over"));
    console.press(Qt::Key_Escape);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Exceptions, most severe first"));
    QCOMPARE(exceptions->ownerOf(key), QString());
    console.press(Qt::Key_T);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Take it over"));
    console.press(Qt::Key_Return);
    QTRY_COMPARE(exceptions->ownerOf(key), QStringLiteral("ada"));
    QCOMPARE(console.shell->warnings(), QStringList());
}

void UndoTest::aGrantNamesWhatItComesTo()
{
    DeskFixture desk;
    People people;
    people.setSession(desk.session.get());
    QCOMPARE(people.grantText(QStringLiteral("  "), 0), QString());
    QVERIFY(people.grantText(QStringLiteral("ada"), 3).contains(QStringLiteral("first grant")));
    QVERIFY(people.grant(QStringLiteral("ada"), 3));
    QVERIFY(people.grant(QStringLiteral("grace"), 1));
    const QStringList names = people.roleNames();
    QCOMPARE(people.grantText(QStringLiteral("grace"), 2),
             QStringLiteral("grace gets the role %1, and no longer has %2.")
                 .arg(names[2], names[1]));
    QVERIFY(people.grantText(QStringLiteral("grace"), 1).contains(QStringLiteral("already")));
}

QTEST_MAIN(UndoTest)
#include "tst_undo.moc"
