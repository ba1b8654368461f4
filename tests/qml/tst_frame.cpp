// What surrounds the rooms: freezing, duty, links, preferences, tables and the files that plans go
// to.
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>

#include "models/chosen_proposal.h"
#include "models/incident_session.h"
#include "models/place_link.h"
#include "models/preferences.h"
#include "models/report_writer.h"
#include "models/table_sheet.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

class FrameTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsFrozenDoesNotMove();
    void ownActionsAreShownWhileFrozen();
    void anExceptionIsTakenOverAndPutOff();
    void aShiftHandsOver();
    void linksLeadWhereTheySay_data();
    void linksLeadWhereTheySay();
    void aLinkSaysWhatIsShown();
    void aFollowedLinkRunsThePlan();
    void whatIsAskedForBeforeTheFirstFrameIsThere();
    void aTipOfTheRailStandsBesideItsEntry();
    void tablesEndWithAWholeRow();
    void aTableThatWasHiddenBeginsWithAWholeRow();
    void whatIsGoneIsNotFailedAgain();
    void filtersTakeWordsAndColumns();
    void copiesReadBack();
    void aViewComesBack();
    void sitesAndHostsAreLostToo();
    void aSecondLossIsAnswered();
    void aSecondLossIsSaidBesideTheFirst();
    void plansAreCompared();
    void aPlanIsWrittenAsAFile();
    void aReportReplacesNoJournal();

private:
    static void lose(const DeskFixture& desk, const char* region)
    {
        QVERIFY(desk.session->desk()
                    .workspace()
                    .changeRegion("ada", region, estate::RegionChange::offline, desk.clock->now())
                    .has_value());
        desk.session->desk().noteEvents();
    }
};

void FrameTest::whatIsFrozenDoesNotMove()
{
    DeskFixture desk;
    desk.session->setFrozen(true);
    QSignalSpy moved(desk.session->regions(), &QAbstractItemModel::dataChanged);
    lose(desk, "r042");
    QCOMPARE(moved.count(), 0);
    QCOMPARE(desk.session->exceptionCount(), 0);
    QVERIFY(desk.session->heldText().startsWith(QStringLiteral("1 change")));
    // What is durable is said all the same.
    QCOMPARE(desk.session->durableIndexText(), QStringLiteral("2"));
    desk.session->setFrozen(false);
    QVERIFY(moved.count() > 0);
    QCOMPARE(desk.session->exceptionCount(), 1);
    QCOMPARE(desk.session->heldText(), QString());
}

void FrameTest::ownActionsAreShownWhileFrozen()
{
    DeskFixture desk;
    lose(desk, "r042");
    desk.session->setFrozen(true);
    QVERIFY(desk.session->exceptions()->takeOver(QStringLiteral("region/r042")));
    QCOMPARE(desk.session->exceptions()->index(0, 0).data(ExceptionListModel::OwnerRole).toString(),
             QStringLiteral("ada"));
    QVERIFY(desk.session->frozen());
}

void FrameTest::anExceptionIsTakenOverAndPutOff()
{
    DeskFixture desk;
    ExceptionListModel* exceptions = desk.session->exceptions();
    const auto testers = testersOf({exceptions});
    lose(desk, "r042");
    const QString key = exceptions->index(0, 0).data(ExceptionListModel::KeyRole).toString();
    QVERIFY(!exceptions->shelve(key, QStringLiteral("1h"), QString()));
    QVERIFY(!exceptions->shelve(key, QStringLiteral("soon"), QStringLiteral("why not")));
    QCOMPARE(exceptions->count(), 1);
    QVERIFY(exceptions->shelve(key, QStringLiteral("1h"), QStringLiteral("known")));
    QCOMPARE(desk.session->exceptionCount(), 0);
    QCOMPARE(exceptions->shelvedCount(), 1);
    QCOMPARE(exceptions->rowCount(), 1);
    QVERIFY(exceptions->unshelve(key));
    QCOMPARE(desk.session->exceptionCount(), 1);
}

void FrameTest::aShiftHandsOver()
{
    DeskFixture desk;
    QVERIFY(!desk.session->handOver(QStringLiteral("  ")));
    QVERIFY(desk.session->handOver(QStringLiteral("Watch r042.")));
    QCOMPARE(desk.session->handoverText(), QStringLiteral("Watch r042."));
    QVERIFY(desk.session->handoverByText().startsWith(QStringLiteral("ada")));
}

void FrameTest::linksLeadWhereTheySay_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("room");
    QTest::newRow("plan") << "#/plan?fail=r017,r018" << 1;
    QTest::newRow("address") << "http://127.0.0.1:8080/#/estate?region=r042" << 0;
    QTest::newRow("sources") << "#/sources" << 6;
    QTest::newRow("nothing") << "" << -1;
    QTest::newRow("no room") << "#/kitchen" << -1;
    QTest::newRow("no item") << "#/plan?loose=r017" << -1;
    QTest::newRow("no slash") << "#plan" << -1;
}

void FrameTest::linksLeadWhereTheySay()
{
    QFETCH(QString, text);
    QFETCH(int, room);
    PlaceLink link;
    link.setText(QStringLiteral("#/estate"));
    link.setText(text);
    QCOMPARE(link.room(), room);
    QCOMPARE(link.problem().isEmpty(), room >= 0);
}

void FrameTest::aLinkSaysWhatIsShown()
{
    const QString text = PlaceLink::of(
        1, {{QStringLiteral("fail"), QStringList{QStringLiteral("r017"), QStringLiteral("s0001")}},
            {QStringLiteral("second"), QStringLiteral("r019 r020")},
            {QStringLiteral("view"), QStringLiteral("filter=a%20b&hidden=")}});
    PlaceLink link;
    link.setText(text);
    QCOMPARE(link.problem(), QString());
    QCOMPARE(link.failureIds(), (QStringList{QStringLiteral("r017"), QStringLiteral("s0001")}));
    QCOMPARE(link.second(), QStringLiteral("r019, r020"));
    QCOMPARE(link.view(), QStringLiteral("filter=a%20b&hidden="));
}

void FrameTest::aFollowedLinkRunsThePlan()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.shell->openLink(QStringLiteral("#/plan?fail=r017&in=2h&second=r018&after=10m"));
    QTRY_COMPARE(console.shell->window()->property("room").toInt(), 1);
    QVERIFY(console.desk.plan()->hasPreview());
    QVERIFY(console.desk.plan()->secondLoss()->answered());
    console.shell->openLink(QStringLiteral("#/kitchen"));
    QCOMPARE(console.shell->window()->property("room").toInt(), 1);
    QVERIFY(!console.desk.session->lastError().isEmpty());
    QCOMPARE(console.shell->warnings(), QStringList());
}

// A start waits for the room that is shown, and for nothing else.
void FrameTest::whatIsAskedForBeforeTheFirstFrameIsThere()
{
    DeskFixture desk;
    Shell shell(desk.session.get());
    QVERIFY(shell.load({1280, 800}, 0));
    const QQuickWindow* window = shell.window();
    QVERIFY(window->findChild<IncidentSession*>() == nullptr);
    shell.showPlanView(0, 0);
    QVERIFY(window->findChild<IncidentSession*>() != nullptr);
    QVERIFY(window->findChild<ChosenProposal*>() == nullptr);
    shell.openLink(QStringLiteral("#/changes?show=cuts"));
    QVERIFY(window->findChild<ChosenProposal*>() != nullptr);
    QCOMPARE(window->property("room").toInt(), 4);
    QCOMPARE(window->property("made").toInt(), 0);
    QCOMPARE(shell.warnings(), QStringList());
}

void FrameTest::aTipOfTheRailStandsBesideItsEntry()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    QQuickWindow* window = console.shell->window();
    const int rail = console.shell->theme()->property("railWidth").toInt();
    const auto tip = [window]() -> QQuickItem* {
        for (const QObject* found : window->findChildren<QObject*>()) {
            if (found->property("delay").isValid() && found->property("visible").toBool())
                return found->property("contentItem").value<QQuickItem*>();
        }
        return nullptr;
    };
    QTest::mouseMove(window, {600, 400});
    // On the second room, below the strip and the first.
    constexpr int top = 40 + 56;
    const QPoint entry(rail / 2, top + 28);
    QTest::mouseMove(window, entry);
    QTRY_VERIFY(tip() != nullptr);
    QCOMPARE(tip()->property("text").toString(), QStringLiteral("Ctrl+2"));
    QVERIFY(tip()->mapToScene({0, 0}).x() >= rail);
    QVERIFY(tip()->mapToScene({0, 0}).y() >= top);
    QVERIFY(tip()->mapToScene({0, tip()->height()}).y() <= top + 56);
    // Who has pressed it needs no tip, wherever the pointer rests.
    QTest::mouseClick(window, Qt::LeftButton, {}, entry);
    QTRY_VERIFY(tip() == nullptr);
    QTest::mouseMove(window, entry + QPoint(2, 2));
    QVERIFY(tip() == nullptr);
    QTest::mouseMove(window, {600, 400});
    QCOMPARE(console.shell->warnings(), QStringList());
}

void FrameTest::tablesEndWithAWholeRow()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.press(Qt::Key_7, Qt::ControlModifier);
    // The facts of the journal and the exports of the regions.
    const auto wholeTables = [&console] {
        int whole = 0;
        const QList<TableSheet*> sheets = console.shell->window()->findChildren<TableSheet*>();
        for (const TableSheet* sheet : sheets) {
            const qreal row = sheet->property("rowHeight").toReal();
            const bool shown = sheet->isVisible() && sheet->height() > row;
            whole += shown && std::abs(std::remainder(sheet->height(), row)) < 0.01 ? 1 : 0;
        }
        return whole;
    };
    QTRY_COMPARE(wholeTables(), 2);
    QCOMPARE(console.shell->warnings(), QStringList());
}

void FrameTest::aTableThatWasHiddenBeginsWithAWholeRow()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.shell->openLink(QStringLiteral("#/plan?fail=r017,r018"));
    PlanSession* plan = console.desk.plan();
    QTRY_VERIFY(plan->hasPreview());
    const DeadlineTable* deadlines = plan->analysis()->deadlines();
    QVERIFY(deadlines->count() > 0);
    // The table follows while nobody sees it, and has no height.
    plan->setSelectedDecision(deadlines->decisionOf(deadlines->count() - 1));
    console.shell->openLink(
        QStringLiteral("#/plan?fail=r017,r018&show=analysis&question=deadlines"));
    const auto sheet = [&console]() -> const TableSheet* {
        const QQuickItem* table = Sight(console.shell->window())
                                      .tableItem(QStringLiteral("Deadlines, the first and tightest "
                                                                "first"));
        const QList<TableSheet*> sheets = console.shell->window()->findChildren<TableSheet*>();
        const auto found = std::find_if(
            sheets.begin(), sheets.end(),
            [table](const TableSheet* one) { return one->parentItem() == table; });
        return table == nullptr || found == sheets.end() ? nullptr : *found;
    };
    QTRY_VERIFY(sheet() != nullptr && sheet()->height() > sheet()->property("rowHeight").toReal());
    QTRY_VERIFY(std::abs(std::remainder(sheet()->property("scrolledY").toReal(),
                                        sheet()->property("rowHeight").toReal())) < 0.01);
    QCOMPARE(console.shell->warnings(), QStringList());
}

void FrameTest::whatIsGoneIsNotFailedAgain()
{
    constexpr auto shifted = Qt::ControlModifier | Qt::ShiftModifier;
    ConsoleWindow console;
    QVERIFY(console.open());
    const auto room = [&console] { return console.shell->window()->property("room").toInt(); };
    const auto failCommand = QStringLiteral("Fail the selected regions in Plan");
    // What the button's hint and the palette say.
    const auto reason = [&console, &failCommand] {
        for (const QObject* found : console.shell->window()->findChildren<QObject*>()) {
            if (found->property("text").toString() == failCommand &&
                found->property("obstacle").isValid())
                return found->property("obstacle").toString();
        }
        return QStringLiteral("There is no such command.");
    };
    lose(console.desk, "r042");
    console.shell->openLink(QStringLiteral("#/estate?region=r042"));
    QCOMPARE(reason(), QStringLiteral("r042 is offline already."));
    console.press(Qt::Key_F, shifted);
    QCOMPARE(room(), 0);
    // Of an earlier moment nothing is failed either, though the region is still there.
    console.shell->openLink(QStringLiteral("#/estate?region=r041"));
    QVERIFY(console.desk.lookBack(1));
    console.press(Qt::Key_F, shifted);
    QCOMPARE(room(), 0);
    console.desk.session->backToNow();
    console.shell->openLink(QStringLiteral("#/estate?region=r041"));
    QCOMPARE(reason(), QString());
    console.press(Qt::Key_F, shifted);
    QCOMPARE(room(), 1);
    QCOMPARE(console.desk.plan()->previewFailureIds(), QStringList{QStringLiteral("r041")});
    QCOMPARE(console.shell->warnings(), QStringList());
}

void FrameTest::filtersTakeWordsAndColumns()
{
    DeskFixture desk;
    desk.plan()->setFailureIds({QStringLiteral("r017"), QStringLiteral("r018")});
    QVERIFY(desk.plan()->run());
    DecisionListModel* rows = desk.plan()->decisions();
    const auto testers = testersOf({rows});
    const int all = rows->count();
    rows->setFilter(QStringLiteral("source:r017"));
    const int ofFirst = rows->count();
    QVERIFY(ofFirst > 0 && ofFirst < all);
    rows->setFilter(QStringLiteral("-source:r017"));
    QCOMPARE(rows->count(), all - ofFirst);
    rows->setFilter(QStringLiteral("SOURCE:R017 -source:r017"));
    QCOMPARE(rows->count(), 0);
    rows->setFilter(QString());
    rows->setGroupKey(QStringLiteral("outcome"));
    QCOMPARE(rows->count(), all);
    QStringList seen;
    for (int row = 0; row < all; ++row) {
        const QString outcome =
            rows->index(row, DecisionListModel::OutcomeColumn).data().toString();
        if (seen.isEmpty() || seen.last() != outcome) {
            QVERIFY2(!seen.contains(outcome), "a group is split");
            seen << outcome;
        }
    }
    QVERIFY(seen.size() > 1);
}

void FrameTest::copiesReadBack()
{
    DeskFixture desk;
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(desk.plan()->run());
    DecisionListModel* rows = desk.plan()->decisions();
    rows->setHidden({QStringLiteral("reason")});
    const QJsonArray json = QJsonDocument::fromJson(rows->asJson().toUtf8()).array();
    QCOMPARE(json.size(), rows->count());
    QVERIFY(json.at(0).toObject().contains(QStringLiteral("lost_operations")));
    QVERIFY(!json.at(0).toObject().contains(QStringLiteral("reason")));
    const QStringList lines = rows->asCsv().split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), rows->count() + 1);
    QVERIFY(lines.front().startsWith(QStringLiteral("group,volumes,")));
    rows->copyAs(QStringLiteral("csv"));
    QCOMPARE(QGuiApplication::clipboard()->text(), rows->asCsv());
}

void FrameTest::aViewComesBack()
{
    DeskFixture desk;
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(desk.plan()->run());
    DecisionListModel* rows = desk.plan()->decisions();
    const QString plain = rows->view();
    rows->setFilter(QStringLiteral("a & b = c"));
    rows->toggleOrder(DecisionListModel::CostColumn);
    rows->toggleOrder(DecisionListModel::CostColumn);
    rows->setHidden({QStringLiteral("bytes"), QStringLiteral("slack")});
    const QString chosen = rows->view();
    rows->setView(plain);
    QCOMPARE(rows->filter(), QString());
    rows->setView(chosen);
    QCOMPARE(rows->filter(), QStringLiteral("a & b = c"));
    QCOMPARE(rows->orderColumn(), static_cast<int>(DecisionListModel::CostColumn));
    QVERIFY(rows->orderDescending());
    QCOMPARE(rows->widthOf(DecisionListModel::BytesColumn), 0);
}

void FrameTest::sitesAndHostsAreLostToo()
{
    DeskFixture desk;
    desk.plan()->paste(QStringLiteral("s0034, R018"));
    QCOMPARE(desk.plan()->problems()->rowCount(), 0);
    QVERIFY(desk.plan()->run());
    QCOMPARE(desk.plan()->preview()->failures.sites, std::vector<std::string>{"s0034"});
    QCOMPARE(desk.plan()->preview()->failures.regions, std::vector<std::string>{"r018"});
    QVERIFY(!desk.plan()->edited());
    QVERIFY(!desk.plan()->propose(QString()).isEmpty());
}

void FrameTest::aSecondLossIsAnswered()
{
    DeskFixture desk;
    SecondLoss* second = desk.plan()->secondLoss();
    const auto testers = testersOf({second->stories()});
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    second->setIdsText(QStringLiteral("r099x"));
    QVERIFY(!second->problem().isEmpty());
    QVERIFY(!desk.plan()->run());
    second->setIdsText(QStringLiteral("r018"));
    second->setAfterText(QStringLiteral("10 minutes"));
    QVERIFY(!second->problem().isEmpty());
    second->setAfterText(QStringLiteral("10m"));
    QCOMPARE(second->problem(), QString());
    QVERIFY(desk.plan()->run());
    QVERIFY(second->answered());
    QVERIFY(second->stories()->count() >= desk.plan()->groups());
    second->setIdsText(QString());
    QVERIFY(desk.plan()->run());
    QVERIFY(!second->answered());
}

// The figures on top are of the first loss alone.
void FrameTest::aSecondLossIsSaidBesideTheFirst()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.shell->openLink(QStringLiteral("#/plan?fail=r017&second=r018&after=10m"));
    QTRY_VERIFY(console.desk.plan()->secondLoss()->answered());
    const Sight sight(console.shell->window());
    QTRY_VERIFY(sight.named(QStringLiteral("After both losses *")) != nullptr);
    const QQuickItem* show = sight.named(
        QStringLiteral("What the second loss makes of the plan"), QAccessible::Button);
    QVERIFY(show != nullptr);
    QTest::mouseClick(console.shell->window(), Qt::LeftButton, {},
                      sight.inSight(show).center().toPoint());
    QTRY_VERIFY(sight.tableItem(QStringLiteral("What became of each group at the second loss")) !=
                nullptr);
    QCOMPARE(console.shell->warnings(), QStringList());
}

void FrameTest::plansAreCompared()
{
    DeskFixture desk;
    ComparisonModel* comparison = desk.plan()->analysis()->comparison();
    const auto testers = testersOf(
        {comparison, desk.plan()->analysis()->costs(), desk.plan()->analysis()->sensitivity()});
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(desk.plan()->run());
    comparison->pin();
    QCOMPARE(comparison->differences(), 0);
    QCOMPARE(comparison->count(), desk.plan()->groups());
    desk.plan()->setFailureIds({QStringLiteral("r017"), QStringLiteral("r018")});
    QVERIFY(desk.plan()->run());
    QVERIFY(comparison->differences() > 0);
    comparison->setOnlyDifferences(true);
    QCOMPARE(comparison->count(), comparison->differences());
    QCOMPARE(desk.plan()->analysis()->costs()->index(0, CostCurveModel::TotalColumn).data(),
             QVariant(QStringLiteral("0 u")));
    comparison->unpin();
    QCOMPARE(comparison->total(), 0);
}

void FrameTest::aPlanIsWrittenAsAFile()
{
    QTemporaryDir folder;
    DeskFixture desk;
    ReportWriter writer;
    writer.setSession(desk.session.get());
    QVERIFY(!writer.writePlan(folder.filePath(QStringLiteral("plan.pdf"))));
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(desk.plan()->run());
    QVERIFY(!writer.writePlan(folder.filePath(QStringLiteral("plan.doc"))));
    QVERIFY(!writer.writePlan(folder.filePath(QStringLiteral("nowhere/plan.pdf"))));
    for (const QString& name : {QStringLiteral("plan.html"), QStringLiteral("plan.csv"),
                                QStringLiteral("plan.json"), QStringLiteral("plan.pdf")}) {
        QSignalSpy written(&writer, &ReportWriter::written);
        QVERIFY(writer.writePlan(folder.filePath(name)));
        QTRY_COMPARE(written.count(), 1);
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY2(bytes.size() > 1'000, qPrintable(name));
        QCOMPARE(bytes.startsWith("%PDF"), name.endsWith(QStringLiteral(".pdf")));
    }
}

void FrameTest::aReportReplacesNoJournal()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("estate.html"));
    {
        auto fixed = std::make_unique<FixedClock>(estate::sampleEpoch + estate::seconds(60));
        Session owner(std::move(fixed));
        QVERIFY(owner.openJournal(path, {}));
    }
    DeskFixture desk;
    ReportWriter writer;
    writer.setSession(desk.session.get());
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(desk.plan()->run());
    QVERIFY(!writer.writePlan(path));
    QVERIFY(desk.session->lastError().contains(QStringLiteral("journal")));
}

QTEST_MAIN(FrameTest)
#include "tst_frame.moc"
