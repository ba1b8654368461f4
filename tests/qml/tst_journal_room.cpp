// Room Journal: the table says what the records say, filters and verifies in slices, and time
// travel shows every room the estate of then and changes nothing.
#include <QClipboard>
#include <QGuiApplication>
#include <QQmlExtensionPlugin>
#include <QSet>
#include <QTemporaryDir>

#include "models/journal_check.h"
#include "models/journal_record_model.h"
#include "models/journal_table_model.h"
#include "models/rule_fields.h"
#include "models/rules_session.h"
#include "models/words.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

constexpr int journalRoom = 5;

EstateSource fourRegions()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return source;
}

QString cell(const TableModel& table, int row, int column)
{
    return table.index(row, column).data().toString();
}

// A head may move on by itself: what is due is reviewed.
bool readAll(const JournalTableModel& records, std::uint64_t head)
{
    return QTest::qWaitFor(
        [&] { return !records.reading() && static_cast<std::uint64_t>(records.total()) >= head; },
        60'000);
}

// A site that goes and comes, again and again.
void changeSites(Session* session, int times)
{
    Desk& desk = session->desk();
    const std::string site = desk.catalog().sites.front().id;
    for (int at = 0; at < times; ++at)
        QVERIFY(desk.workspace().changeSite("ada", site, at % 2 == 1, desk.now()).has_value());
    desk.noteEvents();
}

QString headText(const Session* session)
{
    const JournalHead head = const_cast<Session*>(session)->desk().present().journal().head();
    return QStringLiteral("%1:%2").arg(QString::number(head.index), toText(head.hash.hex()));
}

}  // namespace

class JournalRoomTest : public QObject {
    Q_OBJECT

private slots:
    void everyRecordIsListedAndNewOnesFollow();
    void kindsActorsAndWordsFilter();
    void aLargeJournalIsReadInSlices();
    void aRecordShowsItsFieldsAndDecisions();
    void recordsSayWhatHappened();
    void theChainVerifiesAgainstAHead();
    void anEarlierMomentIsTheEstateOfThen();
    void anotherMomentIsToldOnce();
    void nothingCanBeChangedThere();
    void aFileIsLookedAtBesideItsWriter();
    void theRoomIsDrivenFromTheKeyboard();
};

void JournalRoomTest::everyRecordIsListedAndNewOnesFollow()
{
    DeskFixture desk(fourRegions());
    JournalTableModel records;
    const auto testers = testersOf({&records});
    records.setSession(desk.session.get());
    QVERIFY(readAll(records, desk.session->desk().workspace().journal().head().index));
    const int before = records.total();
    QCOMPARE(cell(records, 0, JournalTableModel::EventColumn), QStringLiteral("Estate opened"));
    changeSites(desk.session.get(), 2);
    QVERIFY(readAll(records, desk.session->desk().workspace().journal().head().index));
    QVERIFY(records.total() >= before + 2);
    const int item = records.itemOf(before + 1);
    QCOMPARE(records.indexOf(item), before + 1);
    QCOMPARE(cell(records, item, JournalTableModel::EventColumn), QStringLiteral("Site changed"));
    QCOMPARE(cell(records, item, JournalTableModel::ActorColumn), QStringLiteral("ada"));
    QVERIFY(
        cell(records, item, JournalTableModel::SubjectColumn).endsWith(QStringLiteral("offline")));
    QVERIFY(records.asCsv().startsWith(QStringLiteral("index,time,actor,kind,event,what,hash")));
    // Looking back shows the same journal.
    QVERIFY(desk.lookBack(1));
    QCOMPARE(records.total(),
             static_cast<int>(desk.session->desk().present().journal().head().index));
}

void JournalRoomTest::kindsActorsAndWordsFilter()
{
    DeskFixture desk(fourRegions());
    JournalTableModel records;
    const auto testers = testersOf({&records});
    records.setSession(desk.session.get());
    const QString region = desk.session->regions()->regionIdAt(0);
    QVERIFY(!desk.proposeLossOf({region}).isEmpty());
    changeSites(desk.session.get(), 1);
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(readAll(records, desk.session->desk().workspace().journal().head().index));
    QCOMPARE(records.estateCount() + records.governanceCount() + records.auditCount(),
             records.total());
    records.setKind(JournalTableModel::Governance);
    QCOMPARE(records.count(), records.governanceCount());
    QVERIFY(records.governanceCount() >= 1);
    QCOMPARE(cell(records, 0, JournalTableModel::EventColumn), QStringLiteral("Proposal opened"));
    records.setKind(JournalTableModel::All);
    QVERIFY(records.actors().contains(QStringLiteral("ada")));
    records.setActor(QStringLiteral("ada"));
    QVERIFY(records.count() >= 2 && records.count() < records.total());
    records.setActor({});
    records.setFilter(QStringLiteral("site -proposal"));
    QCOMPARE(records.count(), 1);
}

void JournalRoomTest::aLargeJournalIsReadInSlices()
{
    constexpr int changes = 3'000;
    DeskFixture desk(fourRegions());
    changeSites(desk.session.get(), changes);
    JournalTableModel records;
    records.setSession(desk.session.get());
    QVERIFY(records.reading());
    QVERIFY(records.total() < changes);
    QVERIFY(readAll(records, desk.session->desk().workspace().journal().head().index));
    // From one end to the other: pages come and go.
    QVERIFY(!cell(records, 0, JournalTableModel::SubjectColumn).isEmpty());
    for (int row = 1; row < records.count(); row += 97)
        QVERIFY(!cell(records, row, JournalTableModel::SubjectColumn).isEmpty());
    records.setFilter(QStringLiteral("what:offline"));
    QVERIFY(records.arranging());
    QTRY_VERIFY_WITH_TIMEOUT(!records.arranging(), 60'000);
    QCOMPARE(records.count(), changes / 2);
}

void JournalRoomTest::aRecordShowsItsFieldsAndDecisions()
{
    DeskFixture desk(fourRegions());
    const QString proposal = desk.proposeLossOf({desk.session->regions()->regionIdAt(0)});
    const JournalHead head = desk.session->desk().workspace().journal().head();
    JournalRecordModel record;
    const auto testers = testersOf({&record});
    record.setSession(desk.session.get());
    QVERIFY(!record.found());
    record.setRecordIndex(static_cast<qreal>(head.index));
    QVERIFY(record.found());
    QCOMPARE(record.title(), QStringLiteral("Proposal opened"));
    QCOMPARE(record.head(), headText(desk.session.get()));
    QCOMPARE(record.actor(), QStringLiteral("ada"));
    // Digests are hexadecimal for people, whatever they are on the wire.
    int named = -1;
    int words = -1;
    for (int row = 0; row < record.count(); ++row) {
        if (record.exactAt(row, JournalRecordModel::ValueColumn) == proposal)
            named = row;
        if (cell(record, row, JournalRecordModel::FieldColumn) == QStringLiteral("title"))
            words = row;
    }
    QVERIFY(named >= 0 && words >= 0);
    // They are read letter by letter, words are not.
    QVERIFY(record.isMonospace(named, JournalRecordModel::ValueColumn));
    QVERIFY(!record.isMonospace(words, JournalRecordModel::ValueColumn));
    record.setRecordIndex(static_cast<qreal>(head.index + 1));
    QVERIFY(!record.found());
    QCOMPARE(record.count(), 0);
}

void JournalRoomTest::recordsSayWhatHappened()
{
    DeskFixture desk(fourRegions());
    Session* session = desk.session.get();
    const QString region = session->regions()->regionIdAt(0);
    const QString withdrawn = desk.proposeLossOf({region});
    QVERIFY(desk.changes()->withdraw(withdrawn));
    const QString approved = desk.proposeLossOf({region});
    session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(approved));
    Workspace& workspace = session->desk().workspace();
    for (const char* action : {"report", "looked"})
        QVERIFY(workspace.note("ada", action, "of r001", {}, session->desk().now()).has_value());
    session->desk().noteEvents();
    JournalTableModel records;
    records.setSession(session);
    QVERIFY(readAll(records, workspace.journal().head().index));
    // What a record of that title is about.
    const auto subjectOf = [&records](const char* title) {
        for (int row = 0; row < records.count(); ++row) {
            if (cell(records, row, JournalTableModel::EventColumn) == QString::fromLatin1(title))
                return cell(records, row, JournalTableModel::SubjectColumn);
        }
        return QStringLiteral("nothing");
    };
    QVERIFY(withdrawn.startsWith(subjectOf("Proposal withdrawn").left(12)));
    QVERIFY(approved.startsWith(subjectOf("Proposal approved").left(12)));
    QCOMPARE(subjectOf("Report made"), QStringLiteral("of r001"));
    // What has no words of its own is said as it was noted.
    QCOMPARE(subjectOf("Noted"), QStringLiteral("looked of r001"));
    // Records of one title stand together, also where one kind of event has several.
    records.setGroupKey(QStringLiteral("event"));
    QSet<QString> begun;
    for (int row = 0; row < records.count(); ++row) {
        if (row > 0 && !records.groupStartsAt(row))
            continue;
        const QString title = cell(records, row, JournalTableModel::EventColumn);
        QVERIFY2(!begun.contains(title), qPrintable(title));
        begun.insert(title);
    }
}

void JournalRoomTest::theChainVerifiesAgainstAHead()
{
    DeskFixture desk(fourRegions());
    changeSites(desk.session.get(), 3);
    JournalCheck check;
    check.setSession(desk.session.get());
    const auto run = [&check](const QString& expected) {
        check.start(expected);
        return QTest::qWaitFor([&check] { return check.state() != JournalCheck::Running; })
                   ? check.state()
                   : JournalCheck::Running;
    };
    QCOMPARE(run({}), JournalCheck::Good);
    const QString head = headText(desk.session.get());
    QCOMPARE(check.headText(), head);
    QCOMPARE(run(head), JournalCheck::Good);
    changeSites(desk.session.get(), 2);
    QCOMPARE(run(head), JournalCheck::Good);  // an older head is still in it
    QString other = head;
    other[other.size() - 1] =
        other.endsWith(QLatin1Char('0')) ? QLatin1Char('1') : QLatin1Char('0');
    QCOMPARE(run(other), JournalCheck::Bad);
    QCOMPARE(run(QStringLiteral("9999%1").arg(head.mid(head.indexOf(QLatin1Char(':'))))),
             JournalCheck::Bad);
    QVERIFY(check.resultText().contains(QStringLiteral("cut off")));
    QCOMPARE(run(QStringLiteral("no head")), JournalCheck::Bad);
}

void JournalRoomTest::anEarlierMomentIsTheEstateOfThen()
{
    DeskFixture desk(fourRegions());
    Session* session = desk.session.get();
    const auto testers = testersOf(allModels(session));
    const QString hashBefore = session->stateHash();
    const qreal before = session->momentIndex();
    const QString region = session->regions()->regionIdAt(0);
    QVERIFY(
        session->desk()
            .workspace()
            .changeRegion("ada", region.toStdString(), RegionChange::offline, session->desk().now())
            .has_value());
    session->desk().noteEvents();
    const QString hashNow = session->stateHash();
    QVERIFY(hashNow != hashBefore);
    QCOMPARE(session->regions()->unavailableCount(), 1);
    desk.plan()->setFailureIds({session->regions()->regionIdAt(1)});

    QSignalSpy modes(session, &Session::modeChanged);
    QVERIFY(desk.lookBack(before));
    QCOMPARE(session->mode(), Session::AsOf);
    QCOMPARE(modes.count(), 1);
    // A drill stays one, whatever moment is looked at.
    QCOMPARE(session->authority(), Session::Drill);
    QCOMPARE(session->authorityText(), QStringLiteral("DRILL"));
    QCOMPARE(session->momentText(), QStringLiteral("AS OF INDEX %1").arg(session->indexText()));
    QCOMPARE(session->modeText(), QStringLiteral("DRILL · ") + session->momentText());
    QCOMPARE(session->momentIndex(), before);
    QVERIFY(session->presentIndex() > before);
    QCOMPARE(session->stateHash(), hashBefore);
    QCOMPARE(session->regions()->unavailableCount(), 0);
    // What was typed stays, and can be planned on the estate of then.
    QCOMPARE(desk.plan()->failureIds(), QStringList{session->regions()->regionIdAt(1)});
    QVERIFY(desk.plan()->run());

    QVERIFY(!session->lookBack(0));
    QVERIFY(!session->lastError().isEmpty());
    QCOMPARE(session->momentIndex(), before);
    session->backToNow();
    QCOMPARE(session->mode(), Session::Drill);
    QCOMPARE(session->momentText(), QString());
    QCOMPARE(session->stateHash(), hashNow);
    QCOMPARE(session->regions()->unavailableCount(), 1);
    // The present index is no earlier moment.
    QVERIFY(desk.lookBack(session->presentIndex()));
    QVERIFY(!session->inPast());
}

// Whoever shows something reads the estate of then once, and rules that are the same not at all.
void JournalRoomTest::anotherMomentIsToldOnce()
{
    DeskFixture desk;
    Session* session = desk.session.get();
    RulesSession rules;
    rules.setSession(session);
    const qreal before = session->momentIndex();
    Desk& at = session->desk();
    const auto lost =
        at.workspace().changeRegion("ada", "r042", RegionChange::offline, at.now());
    QVERIFY(lost.has_value());
    at.noteEvents();
    const ExceptionListModel* exceptions = session->exceptions();
    const auto isSaid = [exceptions] {
        for (int row = 0; row < exceptions->count(); ++row) {
            if (exceptions->index(row).data(ExceptionListModel::RegionIdRole).toString() ==
                QStringLiteral("r042"))
                return true;
        }
        return false;
    };
    QVERIFY(isSaid());
    bool replacing = false;
    int between = 0;
    const auto count = [&] { between += replacing ? 1 : 0; };
    connect(&at, &Desk::aboutToReplace, this, [&] { replacing = true; });
    connect(&at, &Desk::replaced, this, [&] { replacing = false; });
    connect(exceptions, &QAbstractItemModel::rowsInserted, this, count);
    connect(exceptions, &QAbstractItemModel::rowsRemoved, this, count);
    const QSignalSpy made(exceptions, &QAbstractItemModel::modelReset);
    const QSignalSpy other(rules.fields(), &RuleFields::changed);
    QVERIFY(desk.lookBack(before));
    QVERIFY(!isSaid());
    session->backToNow();
    QVERIFY(isSaid());
    QCOMPARE(made.count(), 2);
    QCOMPARE(between, 0);
    QCOMPARE(other.count(), 0);
    // A draft is left, and then the approved rules are shown.
    QVERIFY(rules.begin(QStringLiteral("spring")));
    QCOMPARE(rules.draft(), QStringLiteral("spring"));
    const auto told = other.count();
    QVERIFY(desk.lookBack(before));
    QCOMPARE(rules.draft(), QString());
    QTRY_VERIFY(other.count() > told);
    at.disconnect(this);
}

void JournalRoomTest::nothingCanBeChangedThere()
{
    DeskFixture desk(fourRegions());
    Session* session = desk.session.get();
    const QString region = session->regions()->regionIdAt(0);
    const QString proposal = desk.proposeLossOf({region});
    QVERIFY(!proposal.isEmpty());
    const JournalHead head = session->desk().workspace().journal().head();
    QVERIFY(desk.lookBack(static_cast<qreal>(head.index - 1)));
    QVERIFY(desk.proposeLossOf({region}).isEmpty());
    QVERIFY(session->lastError().contains(QStringLiteral("Go back to now")));
    session->clearError();
    session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(!desk.changes()->approve(proposal));
    QVERIFY(!session->lastError().isEmpty());
    QCOMPARE(session->desk().present().journal().head(), head);
    session->backToNow();
    QVERIFY(desk.changes()->approve(proposal));
}

void JournalRoomTest::aFileIsLookedAtBesideItsWriter()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("drill.journal"));
    DeskFixture desk(fourRegions());
    Session* session = desk.session.get();
    QVERIFY(session->openJournal(path, fourRegions()));
    changeSites(session, 4);
    const qreal now = session->presentIndex();
    QVERIFY(desk.lookBack(2));
    QCOMPARE(session->momentIndex(), 2);
    session->backToNow();
    changeSites(session, 1);
    QVERIFY(session->presentIndex() > now);
    QVERIFY(desk.lookBack(now));
    QCOMPARE(session->momentIndex(), now);
    // Another journal is never opened into the past of this one.
    QVERIFY(session->openFourRegionSample());
    QVERIFY(!session->inPast());
}

void JournalRoomTest::theRoomIsDrivenFromTheKeyboard()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    Session* session = console.desk.session.get();
    QVERIFY(!console.desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
    console.press(Qt::Key_6, Qt::ControlModifier);
    QCOMPARE(console.shell->window()->property("room").toInt(), journalRoom);
    auto* records = console.shell->window()->findChild<JournalTableModel*>();
    auto* record = console.shell->window()->findChild<JournalRecordModel*>();
    QVERIFY(records != nullptr && record != nullptr);
    QTRY_VERIFY(!records->reading() && records->total() > 1);
    QTRY_COMPARE(record->title(), QStringLiteral("Proposal opened"));
    console.press(Qt::Key_Up);
    QTRY_COMPARE(record->recordIndex(), static_cast<qreal>(records->total() - 1));
    console.press(Qt::Key_Return);
    QTRY_VERIFY(session->inPast());
    QCOMPARE(session->momentIndex(), static_cast<qreal>(records->total() - 1));
    QVERIFY(console.shell->window()->title().contains(QStringLiteral("DRILL · AS OF INDEX")));
    console.press(Qt::Key_1, Qt::ControlModifier);  // every room is of then
    QVERIFY(session->inPast());
    console.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!session->inPast());
    console.press(Qt::Key_6, Qt::ControlModifier);
    console.press(Qt::Key_Return);
    QTRY_VERIFY(session->inPast());
    console.press(Qt::Key_Escape);
    QTRY_VERIFY(!session->inPast());
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("verify the journal");
    console.press(Qt::Key_Return);
    QTRY_COMPARE(console.focusLabel(),
                 QStringLiteral("Head to compare with, index:hash; may be empty"));
    console.press(Qt::Key_Return);
    const auto* check = console.shell->window()->findChild<JournalCheck*>();
    QVERIFY(check != nullptr);
    QTRY_COMPARE(check->state(), JournalCheck::Good);
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(JournalRoomTest)
#include "tst_journal_room.moc"
