// Taking groups home: what lives away is listed with what is in the way, homes are chosen, and a
// proposal is made of them.
#include <QQmlExtensionPlugin>

#include "models/failback_choice.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

const QString east = QStringLiteral("us-east-1");

EstateSource fourRegions()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return source;
}

// The region is lost and what ran there runs elsewhere.
bool failedOver(const DeskFixture& desk, const QString& region)
{
    desk.changes()->execution()->setStepInterval(0);
    const QString proposal = desk.proposeLossOf({region});
    const QString lost = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    desk.session->setOperatorName(QStringLiteral("grace"));
    QSignalSpy ended(desk.changes()->execution(), &ExecutionModel::ended);
    return desk.changes()->approve(proposal) && desk.changes()->commit(proposal, lost) &&
           (ended.count() > 0 || ended.wait());
}

bool returned(const DeskFixture& desk, const QString& region)
{
    Desk& own = desk.session->desk();
    const auto changed = own.workspace().changeRegion("grace", region.toStdString(),
                                                      RegionChange::online, own.now());
    own.noteEvents();
    return changed.has_value();
}

}  // namespace

class FailbackSheetTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void nothingIsAwayAtFirst();
    void whatIsAwayNamesItsHomeAndWhatIsInTheWay();
    void aChosenHomeIsProposed();
    void theSheetOpensFromThePalette();
};

void FailbackSheetTest::nothingIsAwayAtFirst()
{
    DeskFixture desk(fourRegions());
    FailbackChoice choice;
    const auto testers = testersOf({choice.table()});
    choice.setSession(desk.session.get());
    choice.setActive(true);
    QCOMPARE(choice.awayCount(), 0);
    QVERIFY(!choice.obstacle().isEmpty());
    QVERIFY(choice.propose(QString()).isEmpty());
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("not-allowed"));
}

void FailbackSheetTest::whatIsAwayNamesItsHomeAndWhatIsInTheWay()
{
    DeskFixture desk(fourRegions());
    FailbackChoice choice;
    const auto testers = testersOf({choice.table()});
    choice.setSession(desk.session.get());
    choice.setActive(true);
    QVERIFY(failedOver(desk, east));
    QTRY_VERIFY(choice.awayCount() > 0);
    const auto cell = [&choice](int row, int column) {
        return choice.table()->index(row, column).data().toString();
    };
    for (int row = 0; row < choice.awayCount(); ++row) {
        QCOMPARE(cell(row, FailbackTable::HomeColumn), east);
        QVERIFY(cell(row, FailbackTable::RunsInColumn) != east);
        QVERIFY(!cell(row, FailbackTable::ObstacleColumn).isEmpty());
    }
    choice.toggle(0);
    QCOMPARE(choice.chosenCount(), choice.awayCount());
    QVERIFY2(choice.obstacle().contains(east), qPrintable(choice.obstacle()));
    choice.setActive(false);
    QCOMPARE(choice.awayCount(), 0);
}

void FailbackSheetTest::aChosenHomeIsProposed()
{
    DeskFixture desk(fourRegions());
    QVERIFY(failedOver(desk, east));
    QVERIFY(returned(desk, east));
    FailbackChoice choice;
    choice.setSession(desk.session.get());
    choice.setActive(true);
    const auto& groups = choice.table()->groups();
    QVERIFY(!groups.empty());
    const bool goes = std::any_of(groups.begin(), groups.end(),
                                  [](const AwayGroup& group) { return group.goes(); });
    choice.toggle(0);
    QCOMPARE(choice.obstacle().isEmpty(), goes);
    choice.toggle(0);
    QCOMPARE(choice.chosenCount(), 0);
    choice.chooseAll();
    QCOMPARE(choice.chosenCount() > 0, goes);
    const QString proposal = choice.propose(QString());
    QCOMPARE(!proposal.isEmpty(), goes);
    if (goes)
        QCOMPARE(desk.change(proposal, ChangesModel::KindRole).toString(),
                 QStringLiteral("failback"));
}

void FailbackSheetTest::theSheetOpensFromThePalette()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("groups back");
    console.press(Qt::Key_Return);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Groups away from home"));
    QVERIFY(console.tabTo(QStringLiteral("Title of the proposal")));
    console.press(Qt::Key_Escape);
    QTRY_VERIFY(console.focusLabel() != QStringLiteral("Title of the proposal"));
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(FailbackSheetTest)
#include "tst_failback_sheet.moc"
