// The program as shipped: its help names it, its tour ends well, every screenshot shows something.
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <utility>

class TourTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theHelpNamesTheProgram();
    void theReportTellsTheMainJob();
    void everyScreenshotShowsSomething();
    void germanIsDrawnBesideEnglish_data();
    void germanIsDrawnBesideEnglish();
    void aSheetIsOverItsRoom();
    void aTourThatCanNotWriteFails();

private:
    QTemporaryDir m_folder;
    QJsonObject m_report;
};

namespace {

constexpr int tourTimeout = 500'000;

}  // namespace

void TourTest::initTestCase()
{
    QProcess program;
    program.start(QStringLiteral(ESTATE_CONSOLE), {QStringLiteral("--tour"), m_folder.path()});
    QVERIFY(program.waitForFinished(tourTimeout));
    const QByteArray errors = program.readAllStandardError();
    QVERIFY2(program.exitCode() == 0, errors.constData());
    QFile file(m_folder.filePath(QStringLiteral("console-report.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_report = QJsonDocument::fromJson(file.readAll()).object();
}

void TourTest::theHelpNamesTheProgram()
{
    QProcess program;
    program.start(QStringLiteral(ESTATE_CONSOLE), {QStringLiteral("--help")});
    QVERIFY(program.waitForFinished());
    QVERIFY(program.readAllStandardOutput().startsWith("Usage: estate-console [options]"));
}

void TourTest::theReportTellsTheMainJob()
{
    QVERIFY(m_report[QStringLiteral("failures")].toArray().isEmpty());
    QCOMPARE(m_report[QStringLiteral("stateHash")].toString().size(), 64);
    QVERIFY(m_report[QStringLiteral("stateHash")] != m_report[QStringLiteral("stateHashBefore")]);
    QVERIFY(m_report[QStringLiteral("committedGroups")].toInt() > 0);
    QVERIFY(m_report[QStringLiteral("cutParticipants")].toInt() > 500);
    QVERIFY(!m_report[QStringLiteral("refusal")].toString().isEmpty());
    const QJsonObject plans = m_report[QStringLiteral("plans")].toObject();
    QCOMPARE(plans.size(), 3);
    for (const QJsonValue& plan : plans)
        QVERIFY(plan.toObject()[QStringLiteral("groups")].toInt() > 0);
}

void TourTest::everyScreenshotShowsSomething()
{
    const QJsonArray names = m_report[QStringLiteral("screenshots")].toArray();
    QVERIFY(names.size() >= 240);
    for (const QJsonValue& name : names) {
        const QImage image(m_folder.filePath(name.toString()));
        QVERIFY2(!image.isNull(), qPrintable(name.toString()));
        const QString size = QStringLiteral("%1x%2.png").arg(image.width()).arg(image.height());
        QVERIFY2(name.toString().endsWith(size), qPrintable(name.toString()));
        QSet<QRgb> colors;
        for (int x = 0; x < image.width(); x += 4) {
            for (int y = 0; y < image.height(); y += 4)
                colors << image.pixel(x, y);
        }
        QVERIFY2(colors.size() > 16, qPrintable(name.toString()));
    }
}

void TourTest::germanIsDrawnBesideEnglish_data()
{
    QTest::addColumn<QString>("size");
    const QString small = QStringLiteral("1280x800");
    // Each room at both sizes.
    for (const char* stop : {"estate", "plan-very-bad-day", "sweep-singles", "rules-draft",
                             "changes-approved", "journal", "sources"}) {
        QTest::newRow(stop) << small;
        QTest::addRow("%s, large", stop) << QStringLiteral("1920x1080");
    }
    for (const char* stop :
         {"region-exports", "region-relationships", "region-hosts", "region-flows",
          "region-shards", "changes-cuts", "plan-incident", "plan-incident-planned",
          "sheet-propose", "sheet-commit", "sheet-cut", "exceptions", "about"})
        QTest::newRow(stop) << small;
}

void TourTest::germanIsDrawnBesideEnglish()
{
    QFETCH(QString, size);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    const QString stop = tag.section(QLatin1Char(','), 0, 0);
    for (const char* theme : {"dark", "light"}) {
        const QString name =
            QStringLiteral("%1%4-%2-%3.png").arg(stop, QLatin1String(theme), size);
        const QImage english(m_folder.filePath(name.arg(QString())));
        const QImage german(m_folder.filePath(name.arg(QStringLiteral("-de"))));
        QVERIFY2(!english.isNull() && !german.isNull(), theme);
        QVERIFY2(english != german, theme);
    }
}

// One that stayed shut would leave the picture of what is under it.
void TourTest::aSheetIsOverItsRoom()
{
    const auto picture = [this](const char* stop) {
        return QImage(m_folder.filePath(QStringLiteral("%1-light-1280x800.png").arg(stop)));
    };
    const std::array<std::pair<const char*, const char*>, 2> sheets{
        {{"sheet-propose", "plan-single"}, {"sheet-commit", "changes-approved"}}};
    for (const auto& [sheet, room] : sheets)
        QVERIFY2(picture(sheet) != picture(room), sheet);
    QVERIFY(picture("about") != picture("exceptions"));
}

void TourTest::aTourThatCanNotWriteFails()
{
    QProcess program;
    program.start(QStringLiteral(ESTATE_CONSOLE),
                  {QStringLiteral("--tour"), QStringLiteral("/proc/no-such-folder")});
    QVERIFY(program.waitForFinished(tourTimeout));
    QCOMPARE(program.exitCode(), 1);
}

QTEST_GUILESS_MAIN(TourTest)
#include "tst_tour.moc"
