// Copies of tables: few rows at once, many in slices with the same text, and nothing half done.
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include "models/table_model.h"

namespace {

constexpr int manyRows = 200'000;

// Numbers, and words that a copy has to be careful with.
class NumbersTable : public TableModel {
public:
    NumbersTable() : TableModel({numberColumn("number", 80), textColumn("word", 80)})
    {
        keepNoTexts();
    }
    void fill(int total, int from = 0)
    {
        m_from = from;
        setTotal(total);
    }

protected:
    [[nodiscard]] QString heading(int column) const override
    {
        return column == 0 ? QStringLiteral("Number") : QStringLiteral("Word");
    }
    [[nodiscard]] QString cellText(int item, int column) const override
    {
        static const QStringList words{QStringLiteral("a,b"), QStringLiteral("a\"b"),
                                       QStringLiteral("a\nb"), QStringLiteral("=a\tb")};
        return column == 0 ? QString::number(m_from + item) : words.at((m_from + item) % 4);
    }

private:
    int m_from = 0;
};

QString clipboard()
{
    return QGuiApplication::clipboard()->text();
}

bool copied(const TableModel& table)
{
    return QTest::qWaitFor([&table] { return !table.copying(); }, 60'000);
}

}  // namespace

class TableCopyTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    }
    void fewRowsAreCopiedAtOnce();
    void manyRowsAreCopiedInSlices_data();
    void manyRowsAreCopiedInSlices();
    void jsonIsOneDocument();
    void whatIsCancelledLeavesTheClipboard();
    void otherItemsBeginTheCopyAnew();
    void aCopyWaitsForTheOrder();
};

void TableCopyTest::fewRowsAreCopiedAtOnce()
{
    NumbersTable table;
    table.fill(TableModel::copyAtOnceMax);
    table.copyAs(QStringLiteral("csv"));
    QVERIFY(!table.copying());
    QCOMPARE(clipboard(), table.asCsv());
    QVERIFY(
        table.asCsv().startsWith(QStringLiteral("number,word\r\n0,\"a,b\"\r\n1,\"a\"\"b\"\r\n")));
}

void TableCopyTest::manyRowsAreCopiedInSlices_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"text", "csv", "json"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TableCopyTest::manyRowsAreCopiedInSlices()
{
    QFETCH(const QString, format);
    NumbersTable table;
    table.fill(manyRows);
    QSignalSpy slices(&table, &TableModel::copyProgressed);
    table.copyAs(format);
    QVERIFY(table.copying());
    QCOMPARE(table.copyProgress(), 0.0);
    QVERIFY(!table.copyText().isEmpty());
    QCOMPARE(clipboard(), QStringLiteral("before"));
    QVERIFY(copied(table));
    QVERIFY(slices.count() > 1);
    QCOMPARE(table.copyProgress(), 1.0);
    QCOMPARE(clipboard(), format == QLatin1String("csv")    ? table.asCsv()
                          : format == QLatin1String("json") ? table.asJson()
                                                            : table.asText());
}

void TableCopyTest::jsonIsOneDocument()
{
    NumbersTable table;
    for (const int rows : {0, 1, 5}) {
        table.fill(rows);
        QJsonArray expected;
        for (int row = 0; row < rows; ++row)
            expected.append(
                QJsonObject{{QStringLiteral("number"), table.index(row, 0).data().toString()},
                            {QStringLiteral("word"), table.index(row, 1).data().toString()}});
        QCOMPARE(table.asJson(), QString::fromUtf8(QJsonDocument(expected).toJson()));
    }
}

void TableCopyTest::whatIsCancelledLeavesTheClipboard()
{
    NumbersTable table;
    table.fill(manyRows);
    table.copyAs(QStringLiteral("text"));
    table.cancelCopy();
    QVERIFY(!table.copying());
    QCOMPARE(table.copyText(), QString());
    // Whatever was on its way.
    QCoreApplication::processEvents();
    QCOMPARE(clipboard(), QStringLiteral("before"));
}

void TableCopyTest::otherItemsBeginTheCopyAnew()
{
    NumbersTable table;
    table.fill(manyRows);
    table.copyAs(QStringLiteral("csv"));
    QCoreApplication::processEvents();
    table.fill(manyRows / 2, 7);
    QVERIFY(table.copying());
    QVERIFY(copied(table));
    QCOMPARE(clipboard(), table.asCsv());
    // Few are left: done at once.
    table.fill(manyRows);
    table.copyAs(QStringLiteral("csv"));
    table.fill(3);
    QVERIFY(!table.copying());
    QCOMPARE(clipboard(), table.asCsv());
}

void TableCopyTest::aCopyWaitsForTheOrder()
{
    NumbersTable table;
    table.fill(manyRows);
    table.setFilter(QStringLiteral("number:7"));
    QVERIFY(table.arranging());
    table.copyAs(QStringLiteral("csv"));
    QVERIFY(table.copying());
    QVERIFY(copied(table));
    QVERIFY(!table.arranging());
    QVERIFY(table.count() < manyRows);
    QCOMPARE(clipboard(), table.asCsv());
}

QTEST_MAIN(TableCopyTest)
#include "tst_table_copy.moc"
