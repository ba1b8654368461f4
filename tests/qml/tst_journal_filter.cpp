// The journal's filter looks through its records as they lie in memory. Whatever is typed it finds
// the rows that looking through every cell's text finds, in both languages, and before and after a
// copy in English.
#include <QRandomGenerator>
#include <QTest>
#include <algorithm>

#include "models/journal_table_model.h"
#include "models/language.h"
#include "models/record_texts.h"
#include "tests/qml/desk_fixture.h"

using namespace estate;

namespace {

constexpr quint32 seed = 20'261'130;
constexpr int filtersTried = 400;
constexpr int notes = 300;  // of records: three pages

EstateSource fourRegions()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return source;
}

// Records of many kinds, of three people, some with more to say than is kept.
void fill(const DeskFixture& desk)
{
    Session* session = desk.session.get();
    Workspace& workspace = session->desk().workspace();
    const std::string site = session->desk().catalog().sites.front().id;
    for (int at = 0; at < notes; ++at) {
        const std::string actor = at % 3 == 0 ? "ada" : at % 3 == 1 ? "Grace" : "Jörg";
        const Timestamp now = session->desk().now() + seconds(static_cast<std::uint64_t>(at));
        const std::string subject =
            at % 20 == 7 ? std::string(RecordTexts::textBytesMax + 1, 'x') + std::to_string(at)
                         : "Straße " + std::to_string(at * 37 % 101);
        const auto done = at % 4 == 3
                              ? workspace.changeSite(actor, site, at % 8 == 7, now)
                              : workspace.note(actor, "looked", subject, {}, now);
        QVERIFY2(done.has_value(), done ? "" : done.error().message.c_str());
    }
    QVERIFY(!desk.proposeLossOf({session->regions()->regionIdAt(0)}).isEmpty());
    session->desk().noteEvents();
}

struct Word {
    bool excluded = false;
    int column = -1;
    QString text;
};

// As the guide says it: every word in a row, "-word" not, "column:word" only there.
std::vector<Word> wordsIn(const QString& filter, const QStringList& keys)
{
    std::vector<Word> words;
    for (QString part : filter.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        Word word;
        word.excluded = part.size() > 1 && part.startsWith(QLatin1Char('-'));
        if (word.excluded)
            part.remove(0, 1);
        const qsizetype colon = part.indexOf(QLatin1Char(':'));
        word.column = colon > 0 ? static_cast<int>(keys.indexOf(part.left(colon))) : -1;
        word.text = word.column >= 0 ? part.mid(colon + 1) : part;
        words.push_back(word);
    }
    return words;
}

using Cells = std::vector<QStringList>;  // by item, lower case

Cells cellsOf(const JournalTableModel& table)
{
    Cells cells;
    for (int row = 0; row < table.count(); ++row) {
        QStringList texts;
        for (int column = 0; column < table.columnCount(); ++column)
            texts << table.index(row, column).data().toString().toLower();
        cells.push_back(texts);
    }
    return cells;
}

std::vector<int> expected(const Cells& cells, const std::vector<Word>& words)
{
    std::vector<int> items;
    for (std::size_t item = 0; item < cells.size(); ++item) {
        const bool all = std::all_of(words.begin(), words.end(), [&](const Word& word) {
            bool found = false;
            for (int column = 0; column < cells[item].size(); ++column)
                found = found || ((word.column < 0 || word.column == column) &&
                                  cells[item].at(column).contains(word.text));
            return found != word.excluded;
        });
        if (all)
            items.push_back(static_cast<int>(item));
    }
    return items;
}

std::vector<int> shown(const TableModel& table)
{
    std::vector<int> items;
    for (int row = 0; row < table.count(); ++row)
        items.push_back(table.itemAt(row));
    return items;
}

// A piece of what stands in some cell, or something that stands nowhere.
QString randomFilter(QRandomGenerator& random, const Cells& cells, const QStringList& keys)
{
    QStringList words;
    for (int count = static_cast<int>(random.bounded(1, 4)); count > 0; --count) {
        const QStringList& row = cells[random.bounded(static_cast<quint32>(cells.size()))];
        const int column = static_cast<int>(random.bounded(static_cast<quint32>(row.size())));
        const QString& cell = row.at(column);
        const auto from = static_cast<qsizetype>(
            random.bounded(static_cast<quint32>(std::max<qsizetype>(1, cell.size()))));
        QString word = cell.mid(from, static_cast<qsizetype>(random.bounded(1, 6)))
                           .remove(QLatin1Char(' '));
        switch (random.bounded(6)) {
        case 0: word.prepend(QLatin1Char('-')); break;
        case 1: word.prepend(keys.at(column) + QLatin1Char(':')); break;
        case 2: word.prepend(QLatin1Char('-') + keys.at(column) + QLatin1Char(':')); break;
        case 3: word = word.toUpper(); break;
        case 4: word += QLatin1Char('q'); break;
        default: break;
        }
        words << word;
    }
    return words.join(QLatin1Char(' '));
}

}  // namespace

class JournalFilterTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { Language::instance()->speak(QStringLiteral("en")); }
    void randomFiltersFindWhatTheCellsSay();
    void whatIsAppendedIsFound();
    void textsThatAreTooLongAreNotKept();
    void aPageThatLacksRecordsKeepsNoMore();

private:
    void compare(quint32 from);

    std::unique_ptr<DeskFixture> m_desk;
    std::unique_ptr<JournalTableModel> m_table;
};

void JournalFilterTest::init()
{
    m_desk = std::make_unique<DeskFixture>(fourRegions());
    fill(*m_desk);
    m_table = std::make_unique<JournalTableModel>();
    m_table->setSession(m_desk->session.get());
    QTRY_VERIFY_WITH_TIMEOUT(!m_table->reading() && m_table->total() > notes, 60'000);
}

void JournalFilterTest::compare(quint32 from)
{
    m_table->setFilter(QString());
    const Cells cells = cellsOf(*m_table);
    QCOMPARE(cells.size(), static_cast<std::size_t>(m_table->total()));
    QRandomGenerator random(from);
    for (int turn = 0; turn < filtersTried; ++turn) {
        const QString filter = randomFilter(random, cells, m_table->keys());
        m_table->setFilter(filter);
        m_table->arrangeNow();
        QVERIFY2(shown(*m_table) == expected(cells, wordsIn(filter, m_table->keys())),
                 qPrintable(QStringLiteral("seed %1, filter \"%2\"").arg(from).arg(filter)));
    }
}

void JournalFilterTest::randomFiltersFindWhatTheCellsSay()
{
    compare(seed);
    Language::instance()->speak(QStringLiteral("de"));
    compare(seed + 1);
    // A copy for other programs is English, and what a filter looks through stays German.
    m_table->setFilter(QString());
    QVERIFY(m_table->asCsv().contains(QStringLiteral("Proposal opened")));
    compare(seed + 2);
    // What was read in German is not looked through any more, before anything is shown again.
    m_table->setFilter(QStringLiteral("of region"));
    Language::instance()->speak(QStringLiteral("en"));
    m_table->setFilter(QStringLiteral("event:site what:offline"));
    m_table->arrangeNow();
    QVERIFY(m_table->count() > 0);
    m_table->setFilter(QStringLiteral("event:site -what:offline -what:online"));
    m_table->arrangeNow();
    QCOMPARE(m_table->count(), 0);
    compare(seed + 3);
}

void JournalFilterTest::whatIsAppendedIsFound()
{
    m_table->setFilter(QStringLiteral("zanzibar"));
    m_table->arrangeNow();
    QCOMPARE(m_table->count(), 0);
    Desk& desk = m_desk->session->desk();
    QVERIFY(desk.workspace().note("Zoe", "looked", "Zanzibar", {}, desk.now()).has_value());
    desk.noteEvents();
    const auto found = [this] {
        m_table->arrangeNow();
        return m_table->count();
    };
    QTRY_COMPARE(found(), 1);
    m_table->setFilter(QStringLiteral("actor:zoe"));
    QTRY_COMPARE(found(), 1);
    compare(seed + 4);
}

void JournalFilterTest::textsThatAreTooLongAreNotKept()
{
    RecordTexts texts;
    texts.append(0, QStringLiteral("R017 Offline"));
    texts.append(1, QString(RecordTexts::textBytesMax + 1, QLatin1Char('x')));
    texts.append(2, QString());
    QCOMPARE(texts.contains(0, "r017"), std::optional(true));
    QCOMPARE(texts.contains(0, "online"), std::optional(false));
    QCOMPARE(texts.contains(1, "x"), std::optional<bool>());
    QCOMPARE(texts.contains(2, "offline"), std::optional(false));
    QCOMPARE(texts.contains(3, "x"), std::optional<bool>());
}

void JournalFilterTest::aPageThatLacksRecordsKeepsNoMore()
{
    RecordTexts texts;
    texts.append(1, QStringLiteral("b"));
    QCOMPARE(texts.contains(1, "b"), std::optional<bool>());
    texts.setPage(0, {QStringLiteral("a"), QStringLiteral("b")});
    texts.append(2, QStringLiteral("c"));
    QCOMPARE(texts.contains(1, "b"), std::optional(true));
    QCOMPARE(texts.contains(2, "c"), std::optional(true));
    texts.clear();
    QCOMPARE(texts.contains(1, "b"), std::optional<bool>());
}

QTEST_MAIN(JournalFilterTest)
#include "tst_journal_filter.moc"
