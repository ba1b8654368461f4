// Planned maintenance at the desk: it is planned and cancelled there, a plan respects it and says
// so, and the sheet can be used from the keyboard alone.
#include <QQmlExtensionPlugin>

#include "models/planned_maintenance.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

const QString east = QStringLiteral("us-east-1");
const QString nearby = QStringLiteral("us-east-2");  // where its groups go

EstateSource fourRegions()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return source;
}

QStringList destinations(const PlanSession& plan)
{
    QStringList ids;
    for (const GroupDecision& group : plan.preview()->plan.groups)
        if (group.destination.valid())
            ids << QString::number(group.destination.value);
    return ids;
}

QString cell(const TableModel& table, int row, int column)
{
    return table.index(row, column).data().toString();
}

}  // namespace

class MaintenanceSheetTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void aPlanRespectsItAndSaysSo();
    void whatIsPlannedIsListedAndCancelled();
    void whatMakesNoSenseIsSaid();
    void theSheetPlansFromTheKeyboard();
};

void MaintenanceSheetTest::aPlanRespectsItAndSaysSo()
{
    DeskFixture desk(fourRegions());
    QVERIFY(desk.opened);
    PlanSession* plan = desk.plan();
    const QString taken =
        QString::number(desk.session->desk().catalog().findRegion("us-east-2").value().value);
    plan->setFailureIds({east});
    QVERIFY(plan->run());
    QVERIFY(destinations(*plan).contains(taken));
    QCOMPARE(plan->maintenanceText(), QString());

    PlannedMaintenance maintenance;
    maintenance.setSession(desk.session.get());
    QVERIFY(maintenance.plan(nearby, QStringLiteral("0s"), QStringLiteral("4h"),
                             QStringLiteral("power supply")));
    QVERIFY(plan->stale());
    QVERIFY(!plan->proposeObstacle().isEmpty());
    QVERIFY(plan->run());
    QVERIFY(!plan->stale());
    QVERIFY(!destinations(*plan).contains(taken));
    QVERIFY2(plan->maintenanceText().contains(nearby), qPrintable(plan->maintenanceText()));

    bool explained = false;
    for (int row = 0; row < plan->decisions()->total() && !explained; ++row) {
        plan->setSelectedDecision(row);
        const ExplainModel* explain = plan->explain();
        for (int verdict = 0; verdict < explain->rowCount(); ++verdict) {
            const QModelIndex index = explain->index(verdict);
            if (index.data(ExplainModel::ConstraintRole).toString() !=
                QLatin1String("under-maintenance"))
                continue;
            explained = true;
            QCOMPARE(index.data(ExplainModel::RegionIdRole).toString(), nearby);
            QVERIFY(index.data(ExplainModel::ConstraintTextRole)
                        .toString()
                        .contains(QStringLiteral("2026-01-01 05:00")));
        }
    }
    QVERIFY(explained);
}

void MaintenanceSheetTest::whatIsPlannedIsListedAndCancelled()
{
    DeskFixture desk(fourRegions());
    PlannedMaintenance maintenance;
    const auto testers = testersOf({maintenance.table()});
    maintenance.setSession(desk.session.get());
    QCOMPARE(maintenance.openText(), QString());
    QVERIFY(!maintenance.canCancel());
    QVERIFY(maintenance.plan(nearby, QStringLiteral("2h"), QStringLiteral("4h"),
                             QStringLiteral("power supply")));
    QCOMPARE(maintenance.table()->count(), 1);
    QCOMPARE(maintenance.openCount(), 1);
    QCOMPARE(maintenance.chosen(), 0);
    QVERIFY(maintenance.canCancel());
    QCOMPARE(cell(*maintenance.table(), 0, MaintenanceTable::PlacesColumn), nearby);
    const QString planned = cell(*maintenance.table(), 0, MaintenanceTable::PhaseColumn);
    desk.clock->advance(seconds(3 * 3'600));
    maintenance.refresh();
    const QString inForce = cell(*maintenance.table(), 0, MaintenanceTable::PhaseColumn);
    QVERIFY(inForce != planned);
    QVERIFY(maintenance.plan(QStringLiteral("eu-west-1"), QStringLiteral("0s"),
                             QStringLiteral("1h"), QStringLiteral("cables")));
    QCOMPARE(cell(*maintenance.table(), 0, MaintenanceTable::PlacesColumn),
             QStringLiteral("eu-west-1"));
    maintenance.setChosen(1);
    QVERIFY(maintenance.cancel());
    QCOMPARE(maintenance.openCount(), 1);
    QVERIFY(!maintenance.canCancel());
    QVERIFY(!maintenance.cancel());
}

void MaintenanceSheetTest::whatMakesNoSenseIsSaid()
{
    DeskFixture desk(fourRegions());
    PlannedMaintenance maintenance;
    maintenance.setSession(desk.session.get());
    const auto refused = [&](const char* ids, const char* begins, const char* lasts,
                             const char* reason) {
        const bool planned =
            maintenance.plan(QString::fromLatin1(ids), QString::fromLatin1(begins),
                             QString::fromLatin1(lasts), QString::fromLatin1(reason));
        return !planned && !desk.session->lastError().isEmpty() &&
               maintenance.table()->total() == 0;
    };
    QVERIFY(refused("us-east-9", "0s", "4h", "why not"));
    QVERIFY(refused("us-east-2", "soon", "4h", "why not"));
    QVERIFY(refused("us-east-2", "0s", "for ever", "why not"));
    QVERIFY(refused("us-east-2", "0s", "200000d", "why not"));
    QVERIFY(refused("us-east-2", "0s", "32d", "why not"));
    QVERIFY(refused("us-east-2", "0s", "4h", " "));
    QVERIFY(refused("", "0s", "4h", "why not"));
}

void MaintenanceSheetTest::theSheetPlansFromTheKeyboard()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("planned maintenance");
    console.press(Qt::Key_Return);
    QTRY_VERIFY(console.focusLabel().startsWith(QStringLiteral("What it closes")));
    console.typeInto("r018");
    QVERIFY(console.tabTo(QStringLiteral("What the maintenance is for")));
    console.typeInto("power supply");
    console.press(Qt::Key_Return);
    const auto& all = console.desk.session->desk().workspace().governance().maintenance().all();
    QTRY_COMPARE(all.size(), std::size_t{1});
    QCOMPARE(all.front()->wish.places.regions, std::vector<std::string>{"r018"});
    QCOMPARE(all.front()->wish.reason, std::string("power supply"));
    console.press(Qt::Key_Escape);
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(MaintenanceSheetTest)
#include "tst_maintenance_sheet.moc"
