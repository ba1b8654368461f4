// Filters, orders and groups of tables: few cells at once, many in slices with the same rows, and
// what stands meanwhile is of items that are there.
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "models/table_model.h"

namespace {

constexpr int manyRows = 6'000;

class ShelfTable : public TableModel {
public:
    enum Column { NumberColumn, ColourColumn, ColumnCount };

    ShelfTable() : TableModel({numberColumn("number", 80), textColumn("colour", 80)}) {}
    void fill(int total, int from = 0)
    {
        m_from = from;
        setTotal(total);
    }
    [[nodiscard]] QStringList shown() const
    {
        QStringList cells;
        for (int row = 0; row < count(); ++row)
            cells << index(row, NumberColumn).data().toString();
        return cells;
    }
    void finish() { arrangeNow(); }
    [[nodiscard]] int madeTexts() const { return m_madeTexts; }

protected:
    [[nodiscard]] QString heading(int column) const override
    {
        return column == NumberColumn ? QStringLiteral("Number") : QStringLiteral("Colour");
    }
    [[nodiscard]] QString cellText(int item, int column) const override
    {
        ++m_madeTexts;
        static const QStringList colours{QStringLiteral("red"), QStringLiteral("green"),
                                         QStringLiteral("blue")};
        const int number = m_from + item;
        return column == NumberColumn ? QString::number(number * 7'919 % 10'007)
                                      : colours.at(number % 3);
    }

private:
    int m_from = 0;
    mutable int m_madeTexts = 0;
};

bool arranged(const TableModel& table)
{
    return QTest::qWaitFor([&table] { return !table.arranging(); }, 60'000);
}

QString text(const char* words)
{
    return QString::fromLatin1(words);
}

}  // namespace

class TableArrangeTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(text(".*"))); }
    void fewCellsAreArrangedAtOnce();
    void slicesGiveTheRowsOfOneGo_data();
    void slicesGiveTheRowsOfOneGo();
    void withoutAChoiceManyRowsAreThereAtOnce();
    void onlyTheLastChoiceCounts();
    void rowsOfGoneItemsGoAtOnce();
    void textsAreMadeOnceForAllFilters();
    void anItemThatChangesIsFoundByItsNewText();
};

void TableArrangeTest::fewCellsAreArrangedAtOnce()
{
    ShelfTable table;
    const QAbstractItemModelTester tester(&table);
    table.fill(TableModel::cellsAtOnceMax / ShelfTable::ColumnCount);
    table.setFilter(text("colour:red"));
    QVERIFY(!table.arranging());
    table.toggleOrder(ShelfTable::NumberColumn);
    QVERIFY(!table.arranging());
    table.fill(table.total() + 1);
    QVERIFY(table.arranging());
    QVERIFY(arranged(table));
}

void TableArrangeTest::slicesGiveTheRowsOfOneGo_data()
{
    QTest::addColumn<QString>("view");
    QTest::addRow("a filter") << text("filter=colour%3Ared%20-7");
    QTest::addRow("an order") << text("order=number");
    QTest::addRow("backwards, in groups") << text("order=-number&group=colour");
    QTest::addRow("everything") << text("filter=1&order=colour&group=colour");
    QTest::addRow("nothing matches") << text("filter=violet&order=number");
}

void TableArrangeTest::slicesGiveTheRowsOfOneGo()
{
    QFETCH(const QString, view);
    ShelfTable inSlices;
    const QAbstractItemModelTester tester(&inSlices);
    ShelfTable whole;
    inSlices.fill(manyRows);
    whole.fill(manyRows);
    QSignalSpy told(&inSlices, &TableModel::arrangingChanged);
    inSlices.setView(view);
    whole.setView(view);
    QVERIFY(inSlices.arranging());
    whole.finish();
    QVERIFY(!whole.arranging());
    QVERIFY(arranged(inSlices));
    QCOMPARE(inSlices.shown(), whole.shown());
    QCOMPARE(told.count() % 2, 0);  // begun, and ended
}

void TableArrangeTest::withoutAChoiceManyRowsAreThereAtOnce()
{
    ShelfTable table;
    table.fill(manyRows);
    QVERIFY(!table.arranging());
    QCOMPARE(table.count(), manyRows);
    table.setFilter(text("blue"));
    QVERIFY(table.arranging());
    QCOMPARE(table.count(), manyRows);  // what stands is from before
    table.setFilter(QString());
    QVERIFY(!table.arranging());
    QCOMPARE(table.count(), manyRows);
}

void TableArrangeTest::onlyTheLastChoiceCounts()
{
    ShelfTable table;
    table.fill(manyRows);
    table.setFilter(text("colour:red"));
    QCoreApplication::processEvents();
    table.setFilter(text("colour:green"));
    QVERIFY(arranged(table));
    QCOMPARE(table.count(), manyRows / 3);
    QCOMPARE(table.index(0, ShelfTable::ColourColumn).data().toString(), text("green"));
}

void TableArrangeTest::rowsOfGoneItemsGoAtOnce()
{
    ShelfTable table;
    const QAbstractItemModelTester tester(&table);
    table.fill(2 * manyRows);
    table.setFilter(text("colour:red"));
    QVERIFY(arranged(table));
    QSignalSpy read(&table, &QAbstractItemModel::dataChanged);
    table.fill(manyRows, 1);
    QVERIFY(table.arranging());
    QCOMPARE(table.count(), manyRows / 3);
    for (int row = 0; row < table.count(); ++row)
        QVERIFY(table.itemAt(row) < manyRows);
    QVERIFY(!read.isEmpty());
    QVERIFY(arranged(table));
    QCOMPARE(table.index(0, ShelfTable::ColourColumn).data().toString(), text("red"));
}

void TableArrangeTest::textsAreMadeOnceForAllFilters()
{
    ShelfTable table;
    table.fill(manyRows);
    table.setFilter(text("1"));
    QVERIFY(arranged(table));
    const int made = table.madeTexts();
    QVERIFY(made >= manyRows);
    table.setFilter(text("12"));
    QVERIFY(arranged(table));
    QCOMPARE(table.madeTexts(), made);
}

void TableArrangeTest::anItemThatChangesIsFoundByItsNewText()
{
    class Changing : public ShelfTable {
    public:
        void paint(int item)
        {
            m_painted = item;
            touchItem(item);
        }

    protected:
        [[nodiscard]] QString cellText(int item, int column) const override
        {
            return item == m_painted && column == ColourColumn ? QStringLiteral("violet")
                                                               : ShelfTable::cellText(item, column);
        }

    private:
        int m_painted = -1;
    };
    Changing table;
    table.fill(manyRows);
    table.setFilter(text("violet"));
    QVERIFY(arranged(table));
    QCOMPARE(table.count(), 0);
    table.paint(4'321);
    table.setFilter(text("viole"));
    QVERIFY(arranged(table));
    QCOMPARE(table.count(), 1);
    QCOMPARE(table.itemAt(0), 4'321);
}

QTEST_MAIN(TableArrangeTest)
#include "tst_table_arrange.moc"
