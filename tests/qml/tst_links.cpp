// A link carries what a room shows, leads back there, and moves nothing when it can't be followed.
#include "models/estate_matrix.h"
#include "models/place_link.h"
#include "tests/qml/clicked_window.h"

class LinksTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void everyRoomHasItsOwnItems_data();
    void everyRoomHasItsOwnItems();
    void choicesAreTheRoomsOwnNumbers_data();
    void choicesAreTheRoomsOwnNumbers();
    void whatIsAsAtFirstIsLeftOut();
    void aPlaceIsExtended();
    void aPlaceComesBackByItsLink_data();
    void aPlaceComesBackByItsLink();
    void aGroupIsExplainedByALink();
    void nothingIsHalfApplied_data();
    void nothingIsHalfApplied();
    void aLinkLooksBack();
    void aPinnedLossIsTakenInPlan();

private:
    [[nodiscard]] static QString place(const ConsoleWindow& console)
    {
        return console.shell->window()->property("place").toString();
    }
};

void LinksTest::everyRoomHasItsOwnItems_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<bool>("good");
    const auto row = [](const char* link, bool good) { QTest::newRow(link) << text(link) << good; };
    row("#/estate?region=r017&select=r001,r002&measure=export-age&order=risk&pane=exports", true);
    row("#/estate?region=r017&page=flows", true);
    row("#/estate?measure=colour", false);
    row("#/estate?fail=r017", false);
    row("#/plan?show=analysis&question=sensitivity&group=a000001", true);
    row("#/plan?show=cuts", false);
    row("#/sweep?scope=site-pairs&show=pinned", true);
    row("#/sweep?scope=everything", false);
    row("#/rules?show=trial", true);
    row("#/rules?scope=pairs", false);
    row("#/changes?show=cuts", true);
    row("#/journal?record=12&asof=7&view=kind%3Daudit", true);
    row("#/journal?record=0", false);
    row("#/journal?record=-1", false);
    row("#/journal?record=twelve", false);
    row("#/journal?record=9007199254740993", false);
    row("#/sources?table=exports&view=rows%3Dstale", true);
    row("#/sources?table=decisions&view=rows%3Dstale", false);
    row("#/sources?view=rows%3Dstale", false);
}

void LinksTest::everyRoomHasItsOwnItems()
{
    QFETCH(QString, link);
    QFETCH(bool, good);
    PlaceLink parsed;
    parsed.setText(link);
    QCOMPARE(parsed.problem().isEmpty(), good);
    QCOMPARE(parsed.room() >= 0, good);
}

void LinksTest::choicesAreTheRoomsOwnNumbers_data()
{
    QTest::addColumn<int>("room");
    QTest::addColumn<QString>("item");
    QTest::addColumn<int>("choices");
    QTest::newRow("measure") << 0 << text("measure") << EstateMatrix::SingleLossRisk + 1;
    QTest::newRow("order") << 0 << text("order") << EstateMatrix::ByRisk + 1;
    QTest::newRow("pane") << 0 << text("pane") << 3;
    QTest::newRow("page") << 0 << text("page") << 5;
    QTest::newRow("plan") << 1 << text("show") << 3;
    QTest::newRow("question") << 1 << text("question") << 5;
    QTest::newRow("scope") << 2 << text("scope") << 4;
    QTest::newRow("sweep") << 2 << text("show") << 4;
    QTest::newRow("rules") << 3 << text("show") << 6;
    QTest::newRow("changes") << 4 << text("show") << 2;
}

void LinksTest::choicesAreTheRoomsOwnNumbers()
{
    QFETCH(int, room);
    QFETCH(QString, item);
    QFETCH(int, choices);
    for (int at = 0; at < choices; ++at) {
        PlaceLink link;
        link.setText(PlaceLink::of(room, {{item, at}}));
        QCOMPARE(link.problem(), QString());
        QCOMPARE(link.choice(item), at);
    }
    PlaceLink beyond;
    beyond.setText(PlaceLink::of(room, {{item, choices}}));
    QVERIFY(beyond.choice(item) < choices);
}

void LinksTest::whatIsAsAtFirstIsLeftOut()
{
    QCOMPARE(PlaceLink::of(2, {{text("scope"), 0}, {text("show"), 0}}), text("#/sweep"));
    QCOMPARE(PlaceLink::of(0, {{text("measure"), int(EstateMatrix::Utilisation)},
                               {text("page"), -1},
                               {text("region"), QString()}}),
             text("#/estate"));
    QCOMPARE(PlaceLink::of(5, {{text("record"), 12.0}}), text("#/journal?record=12"));
    // What another room has is none of this room's.
    QCOMPARE(PlaceLink::of(2, {{text("fail"), text("r017")}}), text("#/sweep"));
}

void LinksTest::aPlaceIsExtended()
{
    QCOMPARE(PlaceLink::extended(text("#/sweep?show=ranking"), {{text("asof"), 7.0}}),
             text("#/sweep?show=ranking&asof=7"));
    PlaceLink link;
    link.setText(PlaceLink::extended(
        text("#/plan?fail=r017"),
        {{text("table"), text("costs")}, {text("view"), text("order=-total&hidden=")}}));
    QCOMPARE(link.table(), text("costs"));
    QCOMPARE(link.view(), text("order=-total&hidden="));
    QCOMPARE(link.failureIds(), QStringList{text("r017")});
    QCOMPARE(PlaceLink::extended(text("#/sweep"),
                                 {{text("table"), text("costs")}, {text("view"), text("hidden=")}}),
             QString());
    QCOMPARE(PlaceLink::extended(text("#/sweep"), {{text("colour"), text("red")}}), QString());
}

void LinksTest::aPlaceComesBackByItsLink_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("other");  // of the same room
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("estate")
        << text("#/estate?region=r042&select=r001,r002&measure=export-age&order=risk"
                "&pane=relations&page=flows")
        << text("#/estate?measure=availability")
        << QStringList{text("region=r042"),        text("select=r001,r002"), text("order=risk"),
                       text("measure=export-age"), text("pane=relations"),   text("page=flows")};
    QTest::newRow("plan") << text("#/plan?fail=r017,r018&in=2h&second=r100&after=10m&show=analysis"
                                  "&question=second-loss&view=outcome%3Dmissed%26hidden%3Dbytes")
                          << text("#/plan?fail=r100&view=hidden%3D")
                          << QStringList{text("fail=r017,r018"), text("in=2h"),
                                         text("second=r100"),    text("after=10m"),
                                         text("show=analysis"),  text("question=second-loss"),
                                         text("missed")};
    QTest::newRow("sweep") << text("#/sweep?scope=sites&show=ranking") << text("#/sweep")
                           << QStringList{text("scope=sites"), text("show=ranking")};
    QTest::newRow("rules") << text("#/rules?show=findings") << text("#/rules?show=trial")
                           << QStringList{text("show=findings")};
    QTest::newRow("changes") << text("#/changes?show=cuts") << text("#/changes")
                             << QStringList{text("show=cuts")};
    QTest::newRow("journal") << text("#/journal?record=1&view=kind%3Daudit%26hidden%3Dhash")
                             << text("#/journal?view=hidden%3D")
                             << QStringList{text("record=1"), text("audit"), text("hash")};
}

void LinksTest::aPlaceComesBackByItsLink()
{
    QFETCH(QString, link);
    QFETCH(QString, other);
    QFETCH(QStringList, parts);
    ClickedWindow console;
    QVERIFY(console.open());
    console.shell->openLink(link);
    QCOMPARE(console.desk.session->lastError(), QString());
    for (const QString& part : parts)
        QTRY_VERIFY2(place(console).contains(part), qPrintable(place(console)));
    const QString shown = place(console);
    console.shell->openLink(other);
    QCOMPARE(console.desk.session->lastError(), QString());
    QTRY_VERIFY(place(console) != shown);
    console.shell->openLink(text("#/sources"));
    QCOMPARE(place(console), text("#/sources"));
    console.shell->openLink(shown);
    QTRY_COMPARE(place(console), shown);
    QCOMPARE(console.shell->warnings(), QStringList());
}

void LinksTest::aGroupIsExplainedByALink()
{
    ClickedWindow console;
    QVERIFY(console.open());
    PlanSession* plan = console.desk.plan();
    plan->setFailureIds({text("r017")});
    QVERIFY(plan->run());
    const QString group =
        plan->decisions()->index(2, DecisionListModel::GroupColumn).data().toString();
    plan->setSelectedDecision(-1);
    console.shell->openLink(text("#/plan?fail=r017&group=") + group);
    QCOMPARE(plan->selectedDecision(), plan->decisions()->itemOf(group));
    QVERIFY(place(console).contains(text("group=") + group));
    console.shell->openLink(text("#/plan?fail=r017&group=nowhere"));
    QVERIFY(console.desk.session->lastError().contains(text("nowhere")));
}

void LinksTest::nothingIsHalfApplied_data()
{
    QTest::addColumn<QString>("link");
    for (const char* link :
         {"#/estate?region=r042&measure=colour", "#/estate?region=r999x&measure=export-age",
          "#/estate?select=r001,r999x&order=risk", "#/plan?fail=r017,r999x",
          "#/plan?fail=r017&second=r999x", "#/plan?fail=r017&in=soon",
          "#/plan?fail=r017&view=order%3Dcolour", "#/plan?fail=r017&view=outcome%3Dlost",
          "#/sweep?scope=everything", "#/rules?show=cuts", "#/changes?proposal=nowhere",
          "#/journal?record=99999", "#/journal?view=group%3Dcolour", "#/sources?asof=99999",
          "#/sources?table=exports&view=rows%3Dall"})
        QTest::newRow(link) << text(link);
}

void LinksTest::nothingIsHalfApplied()
{
    QFETCH(QString, link);
    ClickedWindow console;
    QVERIFY(console.open());
    const QString before = place(console);
    console.shell->openLink(link);
    QVERIFY(!console.desk.session->lastError().isEmpty());
    QCOMPARE(place(console), before);
    QCOMPARE(console.room(), 0);
    QVERIFY(console.desk.plan()->failureIds().isEmpty());
    QVERIFY(!console.desk.session->inPast());
    QCOMPARE(console.shell->warnings(), QStringList());
}

void LinksTest::aLinkLooksBack()
{
    ClickedWindow console;
    QVERIFY(console.open());
    Session* session = console.desk.session.get();
    QVERIFY(!console.desk.proposeLossOf({text("r017")}).isEmpty());
    QVERIFY(session->presentIndex() > 1);
    console.shell->openLink(text("#/sweep?show=pinned&asof=1"));
    QTRY_VERIFY(session->inPast());
    QTRY_COMPARE(place(console), text("#/sweep?show=pinned&asof=1"));
    // A link that names no moment leaves this one.
    console.shell->openLink(text("#/rules"));
    QCOMPARE(place(console), text("#/rules?asof=1"));
    console.shell->openLink(text("#/changes?show=cuts&asof=%1").arg(session->presentIndex()));
    QTRY_VERIFY(!session->inPast());
    QTRY_COMPARE(place(console), text("#/changes?show=cuts"));
}

void LinksTest::aPinnedLossIsTakenInPlan()
{
    ClickedWindow console;
    QVERIFY(console.open());
    PinnedSets* pinned = console.desk.session->pinned();
    while (!pinned->all().empty())
        pinned->unpin(0);
    console.shell->openLink(text("#/plan?fail=r017,r018"));
    console.click("Pinned failure sets");
    QVERIFY(console.waitFor("Pin these under a name…"));
    console.click("Pin these under a name…");
    QTRY_COMPARE(console.focusLabel(), text("Name of the failure set"));
    console.typeInto("coast");
    console.press(Qt::Key_Return);
    QTRY_COMPARE(pinned->all().size(), std::size_t{1});
    QCOMPARE(pinned->all().front().name, text("coast"));
    console.desk.plan()->clear();
    QTRY_VERIFY(console.sight().named(text("Name of the failure set")) == nullptr);
    console.click("Pinned failure sets");
    QVERIFY(console.waitFor("coast: r017, r018"));
    console.click("coast: r017, r018");
    QTRY_COMPARE(console.desk.plan()->failureIds(), (QStringList{text("r017"), text("r018")}));
    pinned->unpin(0);
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(LinksTest)
#include "tst_links.moc"
