// Files where there is no disk: the same rooms over a page that gives and takes files.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QQmlExtensionPlugin>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "models/journal_replacement.h"
#include "models/operator_files.h"
#include "models/report_writer.h"
#include "models/rules_session.h"
#include "models/source_model.h"
#include "models/words.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

constexpr int sourcesRoom = 6;

EstateSource fourRegions()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return source;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A page, with a folder for the program's memory and one for the person's disk.
class Page : public FilePort {
public:
    explicit Page(Session* session) : m_session(session)
    {
        OperatorFiles::instance()->serveWith(this);
    }
    ~Page() override { OperatorFiles::instance()->serveWith(nullptr); }

    void ask(const QString& endings, std::function<void(const QString& path)> given) override
    {
        askedFor = endings;
        m_given = std::move(given);
    }
    Result<void> handOut(const QString& path) override
    {
        if (!takes)
            return fail(ErrorCode::ioFailure, "there is no room");
        const QString target = onDisk(QFileInfo(path).fileName());
        QFile::remove(target);
        return QFile::copy(path, target) ? Result<void>()
                                         : fail(ErrorCode::ioFailure, "it can't be copied");
    }
    [[nodiscard]] QString folder() const override { return m_memory.path(); }
    [[nodiscard]] QString keptJournal() const override
    {
        return m_memory.filePath(QStringLiteral("kept.journal"));
    }
    [[nodiscard]] QString replaceObstacle() const override { return obstacle; }
    bool replaceJournal(const QString& path) override
    {
        if (!m_session->openInMemory(fourRegions()))
            return false;
        QFile::remove(keptJournal());
        return QFile::rename(path, keptJournal()) && reopenJournal();
    }
    bool reopenJournal() override { return m_session->openJournal(keptJournal(), fourRegions()); }

    [[nodiscard]] QString onDisk(const QString& name) const { return m_disk.filePath(name); }
    // The person chooses a file of the disk: the program gets a copy.
    void give(const QString& name)
    {
        const QString copy = m_memory.filePath(name);
        QVERIFY(QFile::copy(onDisk(name), copy));
        m_given(copy);
    }
    // But for the kept journal.
    [[nodiscard]] QStringList memory() const
    {
        const QStringList names = QDir(m_memory.path()).entryList(QDir::Files, QDir::Name);
        return names.filter(QRegularExpression(QStringLiteral("^(?!kept\\.journal)")));
    }

    QString askedFor;
    QString obstacle;
    bool takes = true;

private:
    Session* m_session;
    QTemporaryDir m_memory;
    QTemporaryDir m_disk;
    std::function<void(const QString&)> m_given;
};

// A journal on the person's disk, made by somebody else.
struct OtherJournal {
    QString index;

    explicit OtherJournal(const QString& path)
    {
        DeskFixture desk(fourRegions());
        QVERIFY(desk.session->openJournal(path, fourRegions()));
        QVERIFY(!desk.proposeLossOf({QStringLiteral("us-east-1")}).isEmpty());
        index = desk.session->indexText();
    }
};

}  // namespace

class OperatorFilesTest : public QObject {
    Q_OBJECT

private slots:
    void aDiskIsNamedByPaths();
    void aJournalIsDownloaded();
    void aReportIsDownloaded();
    void aDownloadThatFailsIsSaid();
    void rulesGoOutAndComeIn();
    void aGoodFileReplacesTheJournal();
    void aDamagedFileChangesNothing();
    void aPageThatLooksReplacesNothing();
    void theKeptJournalIsFoundAgain();
    void theSheetAsksBeforeItReplaces();
};

void OperatorFilesTest::aDiskIsNamedByPaths()
{
    OperatorFiles* files = OperatorFiles::instance();
    const QString path = QStringLiteral("/home/ada/plan.pdf");
    QVERIFY(files->byPath());
    QCOMPARE(files->placeFor(path), path);
    QCOMPARE(files->shownName(path), path);
    QSignalSpy asked(files, &OperatorFiles::dialogAsked);
    QSignalSpy chosen(files, &OperatorFiles::chosen);
    files->choose(OperatorFiles::JournalCopy, QStringLiteral("copy.journal"));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(chosen.count(), 0);
    files->answer(OperatorFiles::JournalCopy, QUrl::fromLocalFile(path));
    QCOMPARE(chosen.count(), 1);
    QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy.journal"));
    DeskFixture desk(fourRegions());
    SourceModel source;
    source.setSession(desk.session.get());
    source.copyTo(QUrl::fromLocalFile(copy));
    QVERIFY(QFileInfo(copy).size() > 0);
    QVERIFY(desk.session->lastNotice().contains(copy));
    // Never over another one.
    source.copyTo(QUrl::fromLocalFile(copy));
    QVERIFY(desk.session->lastError().contains(copy));
}

void OperatorFilesTest::aJournalIsDownloaded()
{
    DeskFixture desk(fourRegions());
    Page page(desk.session.get());
    QVERIFY(page.reopenJournal());
    SourceModel source;
    source.setSession(desk.session.get());
    QVERIFY(!desk.proposeLossOf({QStringLiteral("us-east-1")}).isEmpty());
    const auto take = [&source](int purpose, const QUrl& file) {
        if (purpose == OperatorFiles::JournalCopy)
            source.copyTo(file);
        else
            source.compactTo(file);
    };
    connect(OperatorFiles::instance(), &OperatorFiles::chosen, &source, take);
    OperatorFiles::instance()->choose(OperatorFiles::JournalCopy, source.copyName());
    const QString copy = page.onDisk(source.copyName());
    QVERIFY2(QFileInfo(copy).size() > 0, qPrintable(desk.session->lastError()));
    const QString index = desk.session->indexText();
    OperatorFiles::instance()->choose(OperatorFiles::CompactedJournal,
                                      QStringLiteral("short.journal"));
    QTRY_VERIFY(source.workText().isEmpty());
    QCOMPARE(desk.session->lastError(), QString());
    const QString compacted = page.onDisk(QStringLiteral("short.journal"));
    QVERIFY(QFileInfo(compacted).size() > 0);
    // Nothing of them stays in the program's memory.
    QCOMPARE(page.memory(), QStringList());
    const QString hash = desk.session->stateHash();
    for (const QString& path : {copy, compacted}) {
        DeskFixture other(fourRegions());
        QVERIFY(other.session->openJournalFile(QUrl::fromLocalFile(path)));
        QCOMPARE(other.session->stateHash(), hash);
        if (path == copy)
            QCOMPARE(other.session->indexText(), index);
    }
}

void OperatorFilesTest::aReportIsDownloaded()
{
    DeskFixture desk(fourRegions());
    const Page page(desk.session.get());
    ReportWriter writer;
    writer.setSession(desk.session.get());
    desk.plan()->setFailureIds({QStringLiteral("us-east-1")});
    QVERIFY(desk.plan()->run());
    QCOMPARE(writer.suggestedPath(QStringLiteral("The plan")), QStringLiteral("the-plan.pdf"));
    for (const QString& name : {QStringLiteral("plan.pdf"), QStringLiteral("plan.html"),
                                QStringLiteral("../up/<b>plan.csv")}) {
        QSignalSpy written(&writer, &ReportWriter::written);
        QVERIFY2(writer.writePlan(name), qPrintable(desk.session->lastError()));
        QTRY_COMPARE(written.count(), 1);
        const QString bare = QFileInfo(name).fileName();
        QCOMPARE(written.front().front().toString(), bare);
        QVERIFY(contentOf(page.onDisk(bare)).size() > 1'000);
    }
    QCOMPARE(page.memory(), QStringList());
}

void OperatorFilesTest::aDownloadThatFailsIsSaid()
{
    DeskFixture desk(fourRegions());
    Page page(desk.session.get());
    page.takes = false;
    SourceModel source;
    source.setSession(desk.session.get());
    const QUrl place = QUrl::fromLocalFile(OperatorFiles::instance()->placeFor(source.copyName()));
    source.copyTo(place);
    QVERIFY(desk.session->lastError().contains(QStringLiteral("no room")));
    QCOMPARE(desk.session->lastNotice(), QString());
    QCOMPARE(page.memory(), QStringList());
}

void OperatorFilesTest::rulesGoOutAndComeIn()
{
    DeskFixture desk(fourRegions());
    Page page(desk.session.get());
    RulesSession rules;
    rules.setSession(desk.session.get());
    rules.setActive(true);
    const QString name = QStringLiteral("estate.rules");
    QVERIFY2(rules.exportTo(name), qPrintable(desk.session->lastError()));
    QVERIFY(contentOf(page.onDisk(name)).startsWith("estate-rules 1"));
    QSignalSpy chosen(OperatorFiles::instance(), &OperatorFiles::chosen);
    OperatorFiles::instance()->choose(OperatorFiles::RulesToImport);
    QVERIFY(page.askedFor.contains(QStringLiteral(".rules")));
    QCOMPARE(chosen.count(), 0);
    page.give(name);
    QCOMPARE(chosen.count(), 1);
    const QUrl file = chosen.front().at(1).toUrl();
    QVERIFY2(rules.importFrom(OperatorFiles::pathOf(file)), qPrintable(desk.session->lastError()));
    QCOMPARE(page.memory(), QStringList());
}

void OperatorFilesTest::aGoodFileReplacesTheJournal()
{
    DeskFixture desk(fourRegions());
    Page page(desk.session.get());
    QVERIFY(page.reopenJournal());
    QCOMPARE(desk.session->journalText(), QStringLiteral("kept in this browser"));
    const QString before = desk.session->indexText();
    const QString name = QStringLiteral("other.journal");
    const OtherJournal other(page.onDisk(name));
    const QByteArray bytes = contentOf(page.onDisk(name));
    JournalReplacement replacement;
    replacement.setSession(desk.session.get());
    connect(OperatorFiles::instance(), &OperatorFiles::chosen, &replacement,
            [&replacement](int, const QUrl& file) { replacement.check(file); });
    OperatorFiles::instance()->choose(OperatorFiles::JournalToOpen);
    page.give(name);
    QCOMPARE(replacement.state(), JournalReplacement::Checking);
    QVERIFY(replacement.presentIsKept());
    QVERIFY(!replacement.replace());
    QTRY_COMPARE(replacement.state(), JournalReplacement::Good);
    // Until somebody says so, nothing is another one.
    QCOMPARE(desk.session->indexText(), before);
    replacement.discard();
    QVERIFY(!page.memory().contains(name));
    QVERIFY(!replacement.replace());
    OperatorFiles::instance()->choose(OperatorFiles::JournalToOpen);
    page.give(name);
    QTRY_COMPARE(replacement.state(), JournalReplacement::Good);
    QVERIFY2(replacement.replace(), qPrintable(desk.session->lastError()));
    QCOMPARE(desk.session->indexText(), other.index);
    QVERIFY(desk.session->lastNotice().contains(name));
    // The person's own file is as it was.
    QCOMPARE(contentOf(page.onDisk(name)), bytes);
}

void OperatorFilesTest::aDamagedFileChangesNothing()
{
    DeskFixture desk(fourRegions());
    Page page(desk.session.get());
    QVERIFY(page.reopenJournal());
    const QString before = desk.session->indexText();
    const QString name = QStringLiteral("other.journal");
    {
        const OtherJournal other(page.onDisk(name));
    }
    const QByteArray good = contentOf(page.onDisk(name));
    QByteArray damaged = good;
    QVERIFY(damaged.contains("ada"));
    damaged.replace("ada", "eve");
    const QList<QByteArray> files{damaged, good.left(good.size() / 2), QByteArray("not a journal"),
                                  QByteArray()};
    JournalReplacement replacement;
    replacement.setSession(desk.session.get());
    connect(OperatorFiles::instance(), &OperatorFiles::chosen, &replacement,
            [&replacement](int, const QUrl& file) { replacement.check(file); });
    for (const QByteArray& bytes : files) {
        QFile file(page.onDisk(name));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        OperatorFiles::instance()->choose(OperatorFiles::JournalToOpen);
        page.give(name);
        QTRY_COMPARE(replacement.state(), JournalReplacement::Bad);
        QVERIFY(replacement.resultText().contains(QStringLiteral("Nothing was changed")));
        QVERIFY(!replacement.replace());
        QCOMPARE(desk.session->indexText(), before);
        QVERIFY(!page.memory().contains(name));
    }
}

void OperatorFilesTest::aPageThatLooksReplacesNothing()
{
    DeskFixture desk(fourRegions());
    Page page(desk.session.get());
    page.obstacle = QStringLiteral("Another page writes.");
    QSignalSpy refused(OperatorFiles::instance(), &OperatorFiles::refused);
    OperatorFiles::instance()->choose(OperatorFiles::JournalToOpen);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.front().front().toString(), page.obstacle);
    QCOMPARE(page.askedFor, QString());
}

void OperatorFilesTest::theKeptJournalIsFoundAgain()
{
    DeskFixture desk(fourRegions());
    Page page(desk.session.get());
    QVERIFY(page.reopenJournal());
    SourceModel source;
    source.setSession(desk.session.get());
    QCOMPARE(source.keptElsewhere(), QUrl());
    const QString hash = desk.session->stateHash();
    QVERIFY(!desk.proposeLossOf({QStringLiteral("us-east-1")}).isEmpty());
    const QString index = desk.session->indexText();
    QVERIFY(desk.session->openFourRegionSample());
    QVERIFY(!source.keptElsewhere().isEmpty());
    QVERIFY(desk.session->openJournalFile(source.keptElsewhere()));
    QCOMPARE(desk.session->indexText(), index);
    QCOMPARE(desk.session->stateHash(), hash);
    QCOMPARE(source.keptElsewhere(), QUrl());
    // Its files as they are, whether or not they open.
    OperatorFiles::instance()->handOutKept();
    QVERIFY(QFileInfo(page.onDisk(QStringLiteral("kept.journal"))).size() > 0);
    QVERIFY(QFileInfo::exists(page.keptJournal()));
}

void OperatorFilesTest::theSheetAsksBeforeItReplaces()
{
    ConsoleWindow console;
    Page page(console.desk.session.get());
    QVERIFY(page.reopenJournal());
    QVERIFY(console.open());
    const QString name = QStringLiteral("other.journal");
    const OtherJournal other(page.onDisk(name));
    console.press(Qt::Key_7, Qt::ControlModifier);
    QCOMPARE(console.shell->window()->property("room").toInt(), sourcesRoom);
    const auto upload = [&console, &page, &name] {
        page.askedFor.clear();
        console.press(Qt::Key_K, Qt::ControlModifier);
        console.typeInto("upload a journal");
        console.press(Qt::Key_Return);
        QTRY_COMPARE(page.askedFor, QStringLiteral(".journal"));
        page.give(name);
    };
    upload();
    auto* replacement = console.shell->window()->findChild<JournalReplacement*>();
    QVERIFY(replacement != nullptr);
    QTRY_COMPARE(replacement->state(), JournalReplacement::Good);
    // Escape keeps what is there.
    const QString before = console.desk.session->indexText();
    console.press(Qt::Key_Escape);
    QTRY_COMPARE(replacement->state(), JournalReplacement::Idle);
    QCOMPARE(console.desk.session->indexText(), before);
    upload();
    QTRY_COMPARE(replacement->state(), JournalReplacement::Good);
    QTRY_VERIFY(console.tabTo(QStringLiteral("Download it first")));
    console.press(Qt::Key_Return);
    QTRY_VERIFY(!QDir(QFileInfo(page.onDisk(name)).path())
                     .entryList({QStringLiteral("estate-*.journal")})
                     .isEmpty());
    QVERIFY(console.tabTo(QStringLiteral("Replace")));
    console.press(Qt::Key_Return);
    QTRY_COMPARE(console.desk.session->indexText(), other.index);
    QTRY_COMPARE(replacement->state(), JournalReplacement::Idle);
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(OperatorFilesTest)
#include "tst_operator_files.moc"
