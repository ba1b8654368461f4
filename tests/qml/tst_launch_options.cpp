// The command line: defaults, every option, and a clear word about every mistake.
#include <QTest>

#include "app/console/launch_options.h"

class LaunchOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void defaults();
    void everyOption();
    void aGraphIsAProfile();
    void theTourIsForAFirstStart();
    void whoAsksForAPlaceIsTakenThere();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
};

void LaunchOptionsTest::defaults()
{
    const auto options = parseLaunchOptions({});
    QVERIFY(options.has_value());
    QCOMPARE(options->source.denominator, 1'000ull);
    QCOMPARE(options->size, std::optional<QSize>());
    QCOMPARE(options->room, QStringLiteral("estate"));
    QVERIFY(options->journalPath.isEmpty());
}

void LaunchOptionsTest::everyOption()
{
    const auto options = parseLaunchOptions(
        {QStringLiteral("--journal"), QStringLiteral("a.journal"), QStringLiteral("--estate"),
         QStringLiteral("four-region"), QStringLiteral("--theme"), QStringLiteral("dark"),
         QStringLiteral("--size"), QStringLiteral("1920x1080"), QStringLiteral("--operator"),
         QStringLiteral("ada"), QStringLiteral("--room"), QStringLiteral("plan"),
         QStringLiteral("--measure-startup"), QStringLiteral("--memory")});
    QVERIFY(options.has_value());
    QCOMPARE(options->journalPath, QStringLiteral("a.journal"));
    QCOMPARE(options->source.origin, estate::EstateOrigin::fourRegion);
    QCOMPARE(options->theme, std::optional(LaunchTheme::dark));
    QCOMPARE(options->size, std::optional(QSize(1'920, 1'080)));
    QCOMPARE(options->operatorName, QStringLiteral("ada"));
    QCOMPARE(roomIndex(options->room), std::optional(1));
    QVERIFY(options->measureStartup && options->inMemory);
}

void LaunchOptionsTest::aGraphIsAProfile()
{
    const auto options =
        parseLaunchOptions({QStringLiteral("--profile"), QStringLiteral("dense-groups:600")});
    QVERIFY(options.has_value());
    QCOMPARE(options->source.profile, std::string("graph = dense-groups\ngraphSize = 600\n"));
}

void LaunchOptionsTest::whoAsksForAPlaceIsTakenThere()
{
    const auto left = [](const QStringList& arguments) {
        const auto options = parseLaunchOptions(arguments);
        return options.has_value() && beginsWhereLeft(*options);
    };
    QVERIFY(left({}));
    QVERIFY(left({QStringLiteral("--journal"), QStringLiteral("a.journal")}));
    QVERIFY(!left({QStringLiteral("--room"), QStringLiteral("estate")}));
    QVERIFY(!left({QStringLiteral("--link"), QStringLiteral("#/sweep")}));
    QVERIFY(!left({QStringLiteral("--tour"), QStringLiteral("here")}));
    QVERIFY(!left({QStringLiteral("--measure-startup")}));
}

void LaunchOptionsTest::theTourIsForAFirstStart()
{
    LaunchOptions plain;
    QVERIFY(beginsFirstRun(plain, true));
    QVERIFY(!beginsFirstRun(plain, false));
    LaunchOptions asked = plain;
    asked.journalPath = QStringLiteral("a.journal");
    QVERIFY(!beginsFirstRun(asked, true));
    asked = plain;
    asked.link = QStringLiteral("#/sources");
    QVERIFY(!beginsFirstRun(asked, true));
    asked = plain;
    asked.tourDirectory = QStringLiteral("pictures");
    QVERIFY(!beginsFirstRun(asked, true));
    asked = plain;
    asked.measureStartup = true;
    QVERIFY(!beginsFirstRun(asked, true));
    asked = plain;
    asked.source.origin = estate::EstateOrigin::fourRegion;
    QVERIFY(!beginsFirstRun(asked, true));
}

void LaunchOptionsTest::mistakesAreNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    const auto row = [](const char* option, const char* value) {
        QTest::newRow(option) << QStringList{QLatin1String(option), QLatin1String(value)}
                              << QString::fromLatin1(option);
    };
    row("--size", "wide");
    row("--theme", "purple");
    row("--language", "latin");
    row("--link", "#/kitchen");
    row("--link", "#/plan?loose=r017");
    row("--room", "kitchen");
    row("--estate", "mars");
    row("--denominator", "0");
    row("--profile", "giant-componet");
    QTest::newRow("unknown") << QStringList{QStringLiteral("--colour")} << QStringLiteral("colour");
}

void LaunchOptionsTest::mistakesAreNamed()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, named);
    const auto options = parseLaunchOptions(arguments);
    QVERIFY(!options.has_value());
    QVERIFY(QString::fromStdString(options.error().message).contains(named));
}

QTEST_GUILESS_MAIN(LaunchOptionsTest)
#include "tst_launch_options.moc"
