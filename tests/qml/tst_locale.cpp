// Numbers go by the language: as they are shown, as they are typed, when it is switched; and copies
// for other programs don't.
#include <QMetaProperty>
#include <QPointer>
#include <QRegularExpression>
#include <algorithm>
#include <functional>
#include <map>
#include <memory>

#include "engine/text/format.h"
#include "models/figures.h"
#include "models/journal_table_model.h"
#include "models/language.h"
#include "models/rules_session.h"
#include "models/source_model.h"
#include "models/sweep_pin_model.h"
#include "models/words.h"
#include "tests/qml/console_window.h"

using namespace estate;

namespace {

const QString english = QStringLiteral("en");
const QString german = QStringLiteral("de");
enum Room { estateRoom, planRoom, sweepRoom, rulesRoom, changesRoom, journalRoom, sourcesRoom };

void speak(const QString& language)
{
    Language::instance()->speak(language);
}

struct Spelling {
    std::function<QString()> say;
    const char* inEnglish;
    const char* inGerman;
    const char* inCopies;
};

std::vector<Spelling> spellings()
{
    const Timestamp noon{1'767'225'600'123'456'789};
    return {
        {[] { return Figures::count(0); }, "0", "0", "0"},
        {[] { return Figures::count(999); }, "999", "999", "999"},
        {[] { return Figures::count(1'234'567); }, "1,234,567", "1.234.567", "1234567"},
        {[] { return Figures::countText(23'438); }, "23,438", "23.438", "23438"},
        {[] { return Figures::countText(-1); }, "", "", ""},
        {[] { return Figures::bytes(8'330'000'000'000'000); }, "8.33 PB", "8,33 PB", "8.33 PB"},
        {[] { return Figures::bytesExact(8'330'000); }, "8,330,000 B", "8.330.000 B", "8330000 B"},
        {[] { return Figures::byteRate(1'710'000'000'000); }, "1.71 TB/s", "1,71 TB/s",
         "1.71 TB/s"},
        {[] { return Figures::iops(1'200'000); }, "1.2 M IOPS", "1,2 M IOPS", "1.2 M IOPS"},
        {[] { return Figures::iopsExact(1'234'567); }, "1,234,567 IOPS", "1.234.567 IOPS",
         "1234567 IOPS"},
        {[] { return Figures::duration(seconds(3'840)); }, "1 h 04 m", "1 h 04 m", "1 h 04 m"},
        {[] { return Figures::duration(Duration(6'400'000'000)); }, "6.4 s", "6,4 s", "6.4 s"},
        {[] { return Figures::durationExact(Duration(750'000'000'123)); }, "750,000,000,123 ns",
         "750.000.000.123 ns", "750000000123 ns"},
        {[noon] { return Figures::signedSlack(noon + seconds(720), noon); }, "+12 m", "+12 m",
         "+12 m"},
        {[noon] { return Figures::time(noon); }, "2026-01-01 00:00:00 UTC",
         "2026-01-01 00:00:00 UTC", "2026-01-01 00:00:00 UTC"},
        {[noon] { return Figures::timeExact(noon); }, "2026-01-01T00:00:00.123456789Z",
         "2026-01-01T00:00:00.123456789Z", "2026-01-01T00:00:00.123456789Z"},
        {[] { return Figures::cost(1'234'567'000'000); }, "1,234,567 u", "1.234.567 u",
         "1234567 u"},
        {[] { return Figures::costBrief(1'234'567'000'000); }, "1.23 M u", "1,23 M u", "1.23 M u"},
        {[] { return Figures::costExact(1'234'567'890'123); }, "1,234,567.890123 u",
         "1.234.567,890123 u", "1234567.890123 u"},
        {[] { return Figures::share(956, 1'000); }, "95.6 %", "95,6 %", "95.6 %"},
        {[] { return Figures::share(1, 10'000); }, "< 0.1 %", "< 0,1 %", "< 0.1 %"},
        {[] { return Figures::spelled("1234.5"); }, "1234.5", "1234,5", "1234.5"},
    };
}

// The same number with the marks of the other language.
QString otherMarks(QString text)
{
    for (QChar& letter : text) {
        if (letter == QLatin1Char(','))
            letter = QLatin1Char('.');
        else if (letter == QLatin1Char('.'))
            letter = QLatin1Char(',');
    }
    return text;
}

bool saysFigures(const QString& text, QChar group)
{
    const QRegularExpression grouped(QStringLiteral("(?<![0-9])[0-9]{1,3}%1[0-9]{3}(?![0-9])")
                                         .arg(QRegularExpression::escape(QString(group))));
    return grouped.match(text).hasMatch();
}

// Every text that can be seen in a scene.
void gather(const QQuickItem* item, QStringList& texts)
{
    if (!item->isVisible())
        return;
    const QVariant text = item->property("text");
    if (text.metaType().id() == QMetaType::QString && !text.toString().isEmpty())
        texts << text.toString();
    for (const QQuickItem* child : item->childItems())
        gather(child, texts);
}

// A class of ours: what QML derives from it counts as it, what belongs to Qt does not.
bool isOurs(const QObject& object)
{
    const QMetaObject* kind = object.metaObject();
    while (kind != nullptr && QByteArrayView(kind->className()).contains("_QML"))
        kind = kind->superClass();
    return kind != nullptr && !QByteArrayView(kind->className()).startsWith('Q');
}

// What an object said before the language changed, and whether it spoke since.
struct Teller {
    QPointer<QObject> object;
    QMap<int, QString> texts;  // by property
    std::map<int, std::unique_ptr<QSignalSpy>> said;
    QMap<int, QString> cells;  // by role, of the first row
    std::unique_ptr<QSignalSpy> rowsSaid;
};

QMap<int, QString> textsOf(const QObject& object)
{
    QMap<int, QString> texts;
    const QMetaObject* kind = object.metaObject();
    for (int at = 0; at < kind->propertyCount(); ++at) {
        const QMetaProperty property = kind->property(at);
        if (property.metaType().id() == QMetaType::QString && property.hasNotifySignal())
            texts[at] = property.read(&object).toString();
    }
    return texts;
}

QMap<int, QString> cellsOf(const QObject& object)
{
    QMap<int, QString> cells;
    const auto* model = qobject_cast<const QAbstractItemModel*>(&object);
    if (model == nullptr || model->rowCount() == 0)
        return cells;
    const auto roles = model->roleNames();
    for (auto role = roles.keyBegin(); role != roles.keyEnd(); ++role)
        cells[*role] = model->index(0, 0).data(*role).toString();
    return cells;
}

Teller tellerOf(QObject* object)
{
    Teller teller{object, textsOf(*object), {}, cellsOf(*object), nullptr};
    for (auto at = teller.texts.keyBegin(); at != teller.texts.keyEnd(); ++at)
        teller.said[*at] = std::make_unique<QSignalSpy>(
            object, object->metaObject()->property(*at).notifySignal());
    if (auto* model = qobject_cast<QAbstractItemModel*>(object))
        teller.rowsSaid = std::make_unique<QSignalSpy>(model, &QAbstractItemModel::dataChanged);
    return teller;
}

// Rows by a column, ascending, as the numbers that they show; empty where one is no number.
std::vector<std::uint64_t> numbersOf(TableModel& table, int column)
{
    table.setView(QString());
    table.toggleOrder(column);
    if (!QTest::qWaitFor([&table] { return !table.arranging(); }, 60'000))
        return {};
    std::vector<std::uint64_t> numbers;
    for (int row = 0; row < table.count(); ++row) {
        const auto number = Figures::parseCount(table.index(row, column).data().toString());
        if (!number)
            return {};
        numbers.push_back(*number);
    }
    return numbers;
}

}  // namespace

class LocaleTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { speak(english); }
    void cleanup() { speak(english); }
    void numbersHaveTheSeparatorsOfTheLanguage();
    void countsInSentencesHaveThemToo();
    void bothScalesAreLabelled();
    void typedNumbersAreReadAsTheyAreShown_data();
    void typedNumbersAreReadAsTheyAreShown();
    void typedDurationsAndAmountsAreReadToo();
    void aSwitchReachesEveryModel();
    void everyRoomReadsInTheLanguage();
    void copiesReadAlikeInEveryLanguage();
    void ordersGoByAmounts();
    void aLossIsAcceptedAsItIsShown();
    void amountsOfARuleAreEditedInTheLanguage();
};

void LocaleTest::numbersHaveTheSeparatorsOfTheLanguage()
{
    for (const Spelling& spelling : spellings()) {
        speak(english);
        QCOMPARE(spelling.say(), QString::fromLatin1(spelling.inEnglish));
        speak(german);
        QCOMPARE(spelling.say(), QString::fromLatin1(spelling.inGerman));
        {
            const Language::Plain plain;
            QCOMPARE(spelling.say(), QString::fromLatin1(spelling.inCopies));
        }
        QCOMPARE(spelling.say(), QString::fromLatin1(spelling.inGerman));
    }
}

void LocaleTest::countsInSentencesHaveThemToo()
{
    const auto blocks = [](int count) {
        return QCoreApplication::translate("RuleTextEditor", "%n block(s) as text", nullptr, count);
    };
    QCOMPARE(blocks(1), QStringLiteral("1 block as text"));
    QCOMPARE(blocks(4'240), QStringLiteral("4,240 blocks as text"));
    speak(german);
    QVERIFY(blocks(4'240).startsWith(QStringLiteral("4.240 ")));
    const Language::Plain plain;
    QCOMPARE(blocks(4'240), QStringLiteral("4240 blocks as text"));
}

void LocaleTest::bothScalesAreLabelled()
{
    QCOMPARE(Figures::represented(24, 23'438), toText(formatRepresented(24, 23'438, "volumes")));
    QCOMPARE(Figures::represented(1, 1'020), toText(formatRepresented(1, 1'020, "volumes")));
    QCOMPARE(Figures::share(0, 0), toText(formatShare(0, 0)));
    speak(german);
    QVERIFY(Figures::represented(24, 23'438).startsWith(QStringLiteral("24 ")));
    QVERIFY(Figures::represented(24, 23'438).contains(QStringLiteral("23.438")));
}

void LocaleTest::typedNumbersAreReadAsTheyAreShown_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<qreal>("inEnglish");  // -1: refused
    QTest::addColumn<qreal>("inGerman");
    QTest::newRow("digits") << QStringLiteral("999424") << 999'424.0 << 999'424.0;
    QTest::newRow("English groups") << QStringLiteral("999,424") << 999'424.0 << -1.0;
    QTest::newRow("German groups") << QStringLiteral("999.424") << -1.0 << 999'424.0;
    QTest::newRow("spaces") << QStringLiteral(" 999 424 ") << 999'424.0 << 999'424.0;
    QTest::newRow("many groups") << QStringLiteral("1,234,567") << 1'234'567.0 << -1.0;
    QTest::newRow("viele Gruppen") << QStringLiteral("1.234.567") << -1.0 << 1'234'567.0;
    QTest::newRow("out of place") << QStringLiteral("12,34") << -1.0 << -1.0;
    QTest::newRow("at the end") << QStringLiteral("1,234,") << -1.0 << -1.0;
    QTest::newRow("a sign") << QStringLiteral("-5") << -1.0 << -1.0;
    QTest::newRow("a plus") << QStringLiteral("+5") << -1.0 << -1.0;
    QTest::newRow("words") << QStringLiteral("many") << -1.0 << -1.0;
    QTest::newRow("nothing") << QString() << -1.0 << -1.0;
    QTest::newRow("too large") << QStringLiteral("18446744073709551616") << -1.0 << -1.0;
}

void LocaleTest::typedNumbersAreReadAsTheyAreShown()
{
    QFETCH(QString, typed);
    QFETCH(qreal, inEnglish);
    QFETCH(qreal, inGerman);
    QCOMPARE(Figures::countOf(typed), inEnglish);
    speak(german);
    QCOMPARE(Figures::countOf(typed), inGerman);
}

void LocaleTest::typedDurationsAndAmountsAreReadToo()
{
    const auto nanoseconds = [](const char* typed) {
        const auto read = Figures::parseDuration(QString::fromLatin1(typed));
        return read ? read->value : 0;
    };
    const auto spelled = [](const char* typed) {
        return Figures::parseSpelled(QString::fromLatin1(typed)).value_or(std::string("refused"));
    };
    QCOMPARE(nanoseconds("1,500 ms"), std::uint64_t{1'500'000'000});
    QCOMPARE(nanoseconds("1 h 04 m"), seconds(3'840).value);
    QCOMPARE(nanoseconds("1.500 ms"), std::uint64_t{0});
    QCOMPARE(spelled("1,234.5"), std::string("1234.5"));
    speak(german);
    QCOMPARE(nanoseconds("1.500 ms"), std::uint64_t{1'500'000'000});
    QCOMPARE(nanoseconds("15m"), seconds(900).value);
    QCOMPARE(nanoseconds("1,500 ms"), std::uint64_t{0});
    QCOMPARE(spelled("1.234,5"), std::string("1234.5"));
    QCOMPARE(spelled("0,5"), std::string("0.5"));
    QCOMPARE(spelled("0.5"), std::string("refused"));
}

void LocaleTest::aSwitchReachesEveryModel()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    QVERIFY(!console.desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
    for (int room = sourcesRoom; room >= estateRoom; --room)
        console.shell->setRoom(room);
    QList<QObject*> objects{console.desk.session.get(), console.desk.plan()};
    for (QAbstractItemModel* model : allModels(console.desk.session.get()))
        objects << model;
    for (QObject* object : console.shell->window()->findChildren<QObject*>()) {
        if (isOurs(*object))
            objects << object;
    }
    std::vector<Teller> tellers;
    for (QObject* object : objects)
        tellers.push_back(tellerOf(object));
    speak(german);
    int changes = 0;
    for (const Teller& teller : tellers) {
        if (teller.object == nullptr)
            continue;
        const QMetaObject* kind = teller.object->metaObject();
        const QMap<int, QString> now = textsOf(*teller.object);
        for (auto at = now.begin(); at != now.end(); ++at) {
            if (at.value() == teller.texts.value(at.key()))
                continue;
            ++changes;
            QVERIFY2(!teller.said.at(at.key())->isEmpty(),
                     qPrintable(QStringLiteral("%1.%2").arg(
                         QString::fromLatin1(kind->className()),
                         QString::fromLatin1(kind->property(at.key()).name()))));
        }
        if (cellsOf(*teller.object) != teller.cells) {
            ++changes;
            QVERIFY2(!teller.rowsSaid->isEmpty(), kind->className());
        }
    }
    QVERIFY2(changes >= 20, qPrintable(QString::number(changes)));
    QCOMPARE(console.shell->warnings(), QStringList());
}

void LocaleTest::everyRoomReadsInTheLanguage()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(console.desk.plan()->run());
    const QString volumes = console.desk.plan()->volumesText();
    const QString share = console.desk.plan()->metShareText();
    QVERIFY(volumes.contains(QLatin1Char(',')));
    int germanTexts = 0;
    for (const QString& language : {english, german}) {
        speak(language);
        const QChar others = language == german ? QLatin1Char(',') : QLatin1Char('.');
        for (int room = estateRoom; room <= sourcesRoom; ++room) {
            console.shell->setRoom(room);
            QSignalSpy swapped(console.shell->window(), &QQuickWindow::frameSwapped);
            console.shell->window()->update();
            QTRY_VERIFY(!swapped.isEmpty());
            QStringList texts;
            gather(console.shell->window()->contentItem(), texts);
            QVERIFY(!texts.isEmpty());
            for (const QString& text : std::as_const(texts)) {
                QVERIFY2(!saysFigures(text, others), qPrintable(text));
                germanTexts += language == german && saysFigures(text, QLatin1Char('.')) ? 1 : 0;
            }
        }
    }
    QVERIFY2(germanTexts >= 5, qPrintable(QString::number(germanTexts)));
    QCOMPARE(console.desk.plan()->volumesText(), otherMarks(volumes));
    QCOMPARE(console.desk.plan()->metShareText(), otherMarks(share));
}

void LocaleTest::copiesReadAlikeInEveryLanguage()
{
    DeskFixture desk;
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(desk.plan()->run());
    SourceModel sources;
    sources.setSession(desk.session.get());
    JournalTableModel records;
    records.setSession(desk.session.get());
    QTRY_VERIFY(!records.reading());
    const QList<TableModel*> tables{desk.plan()->decisions(), &sources, &records,
                                    desk.plan()->analysis()->costs(),
                                    desk.plan()->analysis()->deadlines(),
                                    desk.plan()->analysis()->sensitivity()};
    QStringList csv;
    QStringList json;
    QStringList text;
    for (TableModel* table : tables) {
        csv << table->asCsv();
        json << table->asJson();
        text << table->asText();
    }
    QVERIFY(csv.constFirst().contains(QStringLiteral(",1019,")));
    QVERIFY(text.constFirst().contains(QStringLiteral("\t1,019\t")));
    speak(german);
    for (qsizetype at = 0; at < tables.size(); ++at) {
        QCOMPARE(tables.at(at)->asCsv(), csv.at(at));
        QCOMPARE(tables.at(at)->asJson(), json.at(at));
    }
    QVERIFY(tables.constFirst()->asText().contains(QStringLiteral("\t1.019\t")));
    // What is shown goes on in the language.
    const QString first =
        tables.constFirst()->index(0, DecisionListModel::VolumesColumn).data().toString();
    QVERIFY2(first.startsWith(QStringLiteral("1.0")), qPrintable(first));
}

void LocaleTest::ordersGoByAmounts()
{
    DeskFixture desk;
    desk.plan()->setFailureIds({QStringLiteral("r017"), QStringLiteral("r018")});
    QVERIFY(desk.plan()->run());
    RulesSession rules;
    rules.setSession(desk.session.get());
    rules.setActive(true);
    QTRY_COMPARE(rules.progress(), 1.0);
    rules.trial()->run(QStringLiteral("r017 r018"));
    const QList<TableModel*> tables{desk.plan()->decisions(), rules.policies(), rules.impacts(),
                                    rules.findings(), rules.trial()};
    for (const QString& language : {english, german}) {
        speak(language);
        int columns = 0;
        for (TableModel* table : tables) {
            for (int column = 0; column < table->columnCount(); ++column) {
                if (!table->isNumeric(column))
                    continue;
                const auto numbers = numbersOf(*table, column);
                columns += numbers.empty() || numbers.back() < 1'000 ? 0 : 1;
                QVERIFY2(std::is_sorted(numbers.begin(), numbers.end()),
                         qPrintable(table->keys().at(column)));
            }
            table->setView(QString());
        }
        // Where no number has a separator nothing is tried.
        QVERIFY(columns > 0);
    }
}

void LocaleTest::aLossIsAcceptedAsItIsShown()
{
    DeskFixture desk;
    desk.changes()->execution()->setStepInterval(3'600'000);
    const QString proposal = desk.proposeLossOf({QStringLiteral("r018"), QStringLiteral("r019")});
    QVERIFY(!proposal.isEmpty());
    const QString shownInEnglish =
        desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    QVERIFY2(shownInEnglish.contains(QLatin1Char(',')), qPrintable(shownInEnglish));
    const QString digits = QString(shownInEnglish).remove(QLatin1Char(','));
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal));
    speak(german);
    const QString shown = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    QCOMPARE(shown, otherMarks(shownInEnglish));
    QVERIFY(desk.changes()->acceptsLost(proposal, shown));
    QVERIFY(desk.changes()->acceptsLost(proposal, digits));
    QVERIFY(!desk.changes()->acceptsLost(proposal, shownInEnglish));
    QVERIFY(!desk.changes()->acceptsLost(proposal, QString()));
    QVERIFY(!desk.changes()->commit(proposal, shownInEnglish));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("bad-input"));
    QVERIFY(desk.changes()->commit(proposal, shown));
    QVERIFY(desk.changes()->abort(QStringLiteral("a test")));
}

void LocaleTest::amountsOfARuleAreEditedInTheLanguage()
{
    DeskFixture desk;
    RulesSession rules;
    rules.setSession(desk.session.get());
    QVERIFY(rules.impacts()->count() > 0);
    const QString block = rules.impacts()->keyOf(0);
    rules.select(block);
    QVERIFY(rules.fields()->ofImpact());
    QVERIFY(rules.fields()->setImpact(QStringLiteral("1234.5"), QStringLiteral("0"),
                                      QStringLiteral("0.000001")));
    QCOMPARE(rules.fields()->downtime(), QStringLiteral("1234.5"));
    speak(german);
    QCOMPARE(rules.fields()->downtime(), QStringLiteral("1234,5"));
    QVERIFY(!rules.fields()->setImpact(QStringLiteral("0.5"), QStringLiteral("0"),
                                       QStringLiteral("0")));
    QVERIFY(rules.fields()->setImpact(QStringLiteral("1.234,25"), QStringLiteral("0"),
                                      QStringLiteral("0")));
    QCOMPARE(rules.fields()->downtime(), QStringLiteral("1234,25"));
    // The rules' text is one in every language.
    QVERIFY(rules.editor()->text().contains(QStringLiteral("downtime 1234.25/s")));
}

QTEST_MAIN(LocaleTest)
#include "tst_locale.moc"
