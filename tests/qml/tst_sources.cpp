// Room Sources: what it says of the journal is so, and its actions leave good files.
#include <QFileInfo>
#include <QQmlExtensionPlugin>
#include <QTemporaryDir>
#include <algorithm>

#include "models/export_table_model.h"
#include "models/operator_files.h"
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

// The value beside a fact; empty when it is not listed.
int rowOf(const SourceModel& source, const QString& fact)
{
    int row = source.count() - 1;
    while (row >= 0 && source.index(row, SourceModel::FactColumn).data().toString() != fact)
        --row;
    return row;
}

QString valueOf(const SourceModel& source, const QString& fact)
{
    return source.index(rowOf(source, fact), SourceModel::ValueColumn).data().toString();
}

QString exactOf(const SourceModel& source, const QString& fact)
{
    return source.exactAt(rowOf(source, fact), SourceModel::ValueColumn);
}

}  // namespace

class SourcesTest : public QObject {
    Q_OBJECT

private slots:
    void theFactsAreTheJournals();
    void anImageIsTakenAndListed();
    void aJournalIsCompactedAndOpened();
    void aRefusedFileLeavesWhatIsOpen();
    void whoOnlyLooksIsTold();
    void exportsAreListedWithTheirAge();
    void theRoomIsDrivenFromTheKeyboard();
    void itsFileDialogsOpen();
};

void SourcesTest::theFactsAreTheJournals()
{
    DeskFixture desk;
    SourceModel source;
    const auto testers = testersOf({&source});
    source.setSession(desk.session.get());
    const JournalHead head = desk.session->desk().workspace().journal().head();
    QCOMPARE(exactOf(source, QStringLiteral("Head")),
             QStringLiteral("%1:%2").arg(QString::number(head.index), toText(head.hash.hex())));
    QVERIFY(valueOf(source, QStringLiteral("Comes from")).contains(QStringLiteral("1,000")));
    QVERIFY(valueOf(source, QStringLiteral("Journal")).contains(QStringLiteral("in memory")));
    QVERIFY(desk.session->durabilityText().startsWith(QStringLiteral("in memory, index ")));
    QVERIFY(source.folder().isEmpty());
    // The head of then is not the journal's.
    QVERIFY(!desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
    const QString now = valueOf(source, QStringLiteral("Head"));
    QVERIFY(desk.lookBack(1));
    QCOMPARE(valueOf(source, QStringLiteral("Head")), now);
    QVERIFY(!source.obstacle().isEmpty());
}

void SourcesTest::anImageIsTakenAndListed()
{
    DeskFixture desk(fourRegions());
    SourceModel source;
    source.setSession(desk.session.get());
    QVERIFY(valueOf(source, QStringLiteral("Image")).startsWith(QStringLiteral("none")));
    source.takeImage();
    QVERIFY(!source.workText().isEmpty());
    QTRY_VERIFY(source.workText().isEmpty());
    QVERIFY(valueOf(source, QStringLiteral("Image")).startsWith(QStringLiteral("behind record 1")));
    QVERIFY(!desk.session->lastNotice().isEmpty());
}

void SourcesTest::aJournalIsCompactedAndOpened()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("drill.journal"));
    const QString compacted = folder.filePath(QStringLiteral("short.journal"));
    DeskFixture desk(fourRegions());
    QVERIFY(desk.session->openJournal(path, fourRegions()));
    SourceModel source;
    source.setSession(desk.session.get());
    QVERIFY(!valueOf(source, QStringLiteral("Size")).isEmpty());
    const QString genesis = valueOf(source, QStringLiteral("Genesis"));
    QVERIFY(!genesis.isEmpty());
    source.compactTo(QUrl::fromLocalFile(compacted));
    QTRY_VERIFY(source.workText().isEmpty());
    QCOMPARE(desk.session->lastError(), QString());
    QVERIFY(QFileInfo::exists(compacted));
    const QString hash = desk.session->stateHash();
    QVERIFY(desk.session->openJournalFile(QUrl::fromLocalFile(compacted)));
    QCOMPARE(desk.session->journalText(), compacted);
    QCOMPARE(desk.session->stateHash(), hash);
    QVERIFY(valueOf(source, QStringLiteral("Begins")).contains(QStringLiteral("compacted")));
    QVERIFY(valueOf(source, QStringLiteral("Genesis")).isEmpty());
}

void SourcesTest::aRefusedFileLeavesWhatIsOpen()
{
    DeskFixture desk(fourRegions());
    const QString hash = desk.session->stateHash();
    QVERIFY(
        !desk.session->openJournalFile(QUrl::fromLocalFile(QStringLiteral("/no/such.journal"))));
    QVERIFY(!desk.session->lastError().isEmpty());
    QVERIFY(desk.session->ready());
    QCOMPARE(desk.session->stateHash(), hash);
}

void SourcesTest::whoOnlyLooksIsTold()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("kept.journal"));
    Session looker(std::make_unique<FixedClock>(sampleEpoch + seconds(60)));
    // The page that writes has kept nothing yet.
    QVERIFY(!looker.openForLooking(path));
    QVERIFY(!looker.ready());
    QCOMPARE(looker.openErrorText(),
             QStringLiteral("Another page of this browser writes here; close it and reload."));
    QCOMPARE(looker.openErrorCode(), QStringLiteral("locked"));
    {
        Session writer(std::make_unique<FixedClock>(sampleEpoch + seconds(60)));
        QVERIFY(writer.openJournal(path, fourRegions()));
        QVERIFY(!writer.looking());
        QVERIFY(writer.durabilityText().startsWith(QStringLiteral("durable at index")));
    }
    QVERIFY(looker.openForLooking(path));
    QVERIFY(looker.looking());
    QCOMPARE(looker.durabilityText(), QStringLiteral("looking: another page writes"));
    QVERIFY(looker.openInMemory());
    QVERIFY(!looker.looking());
}

void SourcesTest::exportsAreListedWithTheirAge()
{
    DeskFixture desk;
    ExportTableModel published;
    const auto testers = testersOf({&published});
    published.setSession(desk.session.get());
    QCOMPARE(published.count(), 512);
    const auto cell = [&published](int row, int column, int role = Qt::DisplayRole) {
        return published.index(row, column).data(role).toString();
    };
    QCOMPARE(cell(17, ExportTableModel::RegionColumn), QStringLiteral("r017"));
    QCOMPARE(cell(17, ExportTableModel::GenerationColumn), QStringLiteral("1"));
    // The fixture's clock stands one hour after the estate was opened: no longer than that is
    // fresh.
    QCOMPARE(published.staleCount(), 0);
    QVERIFY(cell(17, ExportTableModel::AgeColumn, TableModel::GlyphRole).isEmpty());
    desk.clock->advance(seconds(60));
    QVERIFY(desk.session->desk()
                .workspace()
                .changeRegion("ada", "r017", RegionChange::offline, desk.session->desk().now())
                .has_value());
    desk.session->desk().noteEvents();
    QTRY_COMPARE(cell(17, ExportTableModel::GenerationColumn), QStringLiteral("2"));
    QCOMPARE(cell(17, ExportTableModel::AvailabilityColumn), QStringLiteral("offline"));
    QCOMPARE(cell(17, ExportTableModel::AgeColumn), QStringLiteral("now"));
    QVERIFY(published.staleCount() > 0 && published.staleCount() < 512);
    QCOMPARE(cell(300, ExportTableModel::AgeColumn, TableModel::GlyphRole), QStringLiteral("aged"));
    published.setStaleOnly(true);
    QCOMPARE(published.count(), published.staleCount());
}

void SourcesTest::theRoomIsDrivenFromTheKeyboard()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.press(Qt::Key_7, Qt::ControlModifier);
    QCOMPARE(console.shell->window()->property("room").toInt(), sourcesRoom);
    QCOMPARE(console.focusLabel(), QStringLiteral("Exports of the regions"));
    QVERIFY(console.tabTo(QStringLiteral("Facts about the estate and its journal")));
    console.press(Qt::Key_Down);
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("take an image");
    console.press(Qt::Key_Return);
    const auto* source = console.shell->window()->findChild<SourceModel*>();
    QVERIFY(source != nullptr);
    QTRY_VERIFY(!console.desk.session->lastNotice().isEmpty());
    QVERIFY(valueOf(*source, QStringLiteral("Image")).startsWith(QStringLiteral("behind record")));
    QCOMPARE(console.shell->warnings(), QStringList());
}

// Where no desktop has dialogs of its own: what Qt's are made of has to be installed.
void SourcesTest::itsFileDialogsOpen()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.shell->openLink(QStringLiteral("#/sources"));
    OperatorFiles* files = OperatorFiles::instance();
    for (const auto purpose : {OperatorFiles::JournalToOpen, OperatorFiles::JournalCopy,
                               OperatorFiles::CompactedJournal}) {
        files->choose(purpose, QStringLiteral("copy.journal"));
        const auto open = [&console]() -> QObject* {
            const QList<QObject*> all = console.shell->window()->findChildren<QObject*>();
            const auto found = std::find_if(all.begin(), all.end(), [](const QObject* one) {
                return QByteArray(one->metaObject()->className()) == "QQuickFileDialog" &&
                       one->property("visible").toBool();
            });
            return found == all.end() ? nullptr : *found;
        };
        QTRY_VERIFY(open() != nullptr);
        QVERIFY(QMetaObject::invokeMethod(open(), "reject"));
        QTRY_VERIFY(open() == nullptr);
    }
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(SourcesTest)
#include "tst_sources.moc"
