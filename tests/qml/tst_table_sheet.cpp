// What a table paints: its cells, where the columns are, and no more of a text than there is room.
#include <QFontMetricsF>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>
#include <functional>

#include "models/table_sheet.h"

namespace {

constexpr int sheetWidth = 300;
constexpr int rowHeight = 28;
constexpr int longId = 1;

class Volumes : public TableModel {
public:
    Volumes()
        : TableModel(
              {idColumn("volume", 80), textColumn("note", 60, true), numberColumn("bytes", 80)})
    {
        setTotal(2);
    }
    void setNote(const QString& note)
    {
        m_note = note;
        touchItem(longId);
    }

protected:
    [[nodiscard]] QString heading(int column) const override { return QString::number(column); }
    [[nodiscard]] QString cellText(int item, int column) const override
    {
        switch (column) {
        case 0:
            return item == longId ? QStringLiteral("v11999999-of-a-very-long-name")
                                  : QStringLiteral("v7");
        case 1: return item == longId ? m_note : QString();
        default: return item == longId ? QStringLiteral("< 1 u") : QStringLiteral("8.33 PB");
        }
    }
    [[nodiscard]] QString exactText(int item, int column) const override
    {
        return column == 2 ? QStringLiteral("8,330,000 GB") : cellText(item, column);
    }

private:
    QString m_note;
};

// Why stands in words in the column that stretches.
class Reasons : public TableModel {
public:
    Reasons()
        : TableModel({idColumn("group", 80), numberColumn("volumes", 72),
                      textColumn("reason", 260, true), numberColumn("cost", 80)})
    {
        setTotal(1);
    }

protected:
    [[nodiscard]] QString heading(int column) const override { return QString::number(column); }
    [[nodiscard]] QString cellText(int, int) const override { return QStringLiteral("1"); }
};

// A heading that is longer than what stands under it.
class Losses : public TableModel {
public:
    Losses() : TableModel({numberColumn("lost_operations", 40), idColumn("group", 80)})
    {
        setTotal(1);
    }

protected:
    [[nodiscard]] QString heading(int column) const override
    {
        return column == 0 ? QStringLiteral("Verlorene Operationen") : QStringLiteral("Gruppe");
    }
    [[nodiscard]] QString cellText(int, int) const override { return QStringLiteral("0"); }
};

// Figures with what stands behind them.
class Figures : public TableModel {
public:
    Figures() : TableModel({numberColumn("figure", 120)}) { setTotal(4); }

protected:
    [[nodiscard]] QString heading(int column) const override { return QString::number(column); }
    [[nodiscard]] QString cellText(int item, int) const override
    {
        static const QStringList texts{QStringLiteral("8.33 PB"), QStringLiteral("2.03 G IOPS"),
                                       QStringLiteral("35 s late"), QStringLiteral("4 m 07 s")};
        return texts.at(item);
    }
};

struct Stage {
    Volumes rows;
    QQuickWindow window;
    TableSheet sheet;

    Stage()
    {
        window.setColor(Qt::white);
        window.resize(sheetWidth, 3 * rowHeight);
        sheet.setParentItem(window.contentItem());
        sheet.setProperty("textColor", QColor(Qt::black));
        sheet.setProperty("quietColor", QColor(Qt::blue));
        sheet.setProperty("lineColor", QColor(Qt::transparent));
        sheet.setSize({sheetWidth, 3 * rowHeight});
        sheet.setRows(&rows);
        window.show();
    }
    // Of a cell; the window is painted anew.
    [[nodiscard]] int inked(int row, int column)
    {
        return counted(row, column, [](QColor ink) { return ink != QColor(Qt::white); });
    }
    [[nodiscard]] bool hasQuietInk(int row, int column)
    {
        constexpr int clearly = 100;
        const auto blue = [](QColor ink) { return ink.blue() > ink.red() + clearly; };
        return counted(row, column, blue) > 0;
    }
    [[nodiscard]] int counted(int row, int column, const std::function<bool(QColor)>& wanted)
    {
        const QImage image = window.grabWindow();
        const qreal scale = image.devicePixelRatio();
        const QRectF place(sheet.leftOf(column) * scale, row * rowHeight * scale,
                           sheet.widths().at(column) * scale, rowHeight * scale);
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += place.contains(x, y) && wanted(image.pixelColor(x, y)) ? 1 : 0;
        }
        return count;
    }
};

}  // namespace

class TableSheetTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void columnsTakeTheirPlaceAndTheRest();
    void aNarrowTableFoldsColumnsAway();
    void whatIsSparedLeavesTheReasonWhole();
    void whatIsFoldedForRoomIsCopied();
    void aColumnThatNothingIsInIsFolded();
    void figuresStayNearWhatTheyAreAbout();
    void aHeadingIsWhole();
    void cellsAreSeen();
    void aUnitIsQuietAndAWordIsNot();
    void unitsAreQuiet();
    void whatACellCannotShowIsTold();
};

void TableSheetTest::columnsTakeTheirPlaceAndTheRest()
{
    Stage stage;
    QCOMPARE(stage.sheet.widths(), (QList<qreal>{80, 140, 80}));
    QCOMPARE(stage.sheet.columnAt(79), 0);
    QCOMPARE(stage.sheet.columnAt(80), 1);
    QCOMPARE(stage.sheet.columnAt(sheetWidth), -1);
    QSignalSpy changed(&stage.sheet, &TableSheet::widthsChanged);
    stage.rows.setHidden({QStringLiteral("volume")});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(stage.sheet.widths(), (QList<qreal>{0, 220, 80}));
    QCOMPARE(stage.sheet.columnAt(0), 1);
}

void TableSheetTest::aNarrowTableFoldsColumnsAway()
{
    constexpr qreal sign = 20;
    Stage stage;
    TableSheet& sheet = stage.sheet;
    sheet.setProperty("foldWidth", sign);
    sheet.setProperty("folding", true);
    QCOMPARE(sheet.folded(), QList<int>());
    QCOMPARE(sheet.widths(), (QList<qreal>{80, 140, 80}));
    sheet.setWidth(220);
    QCOMPARE(sheet.folded(), QList<int>());
    QCOMPARE(sheet.widths(), (QList<qreal>{80, 60, 80}));
    // What is left of the last column's place goes to the one that stretches.
    sheet.setWidth(219);
    QCOMPARE(sheet.folded(), QList<int>{2});
    QCOMPARE(sheet.widths(), (QList<qreal>{80, 219 - 80 - sign, 0}));
    sheet.setProperty("spared", QStringList{QStringLiteral("note")});
    QCOMPARE(sheet.folded(), QList<int>{1});
    sheet.setProperty("spared", QStringList());
    // The first column stays, whatever room there is.
    sheet.setWidth(40);
    QCOMPARE(sheet.folded(), (QList<int>{1, 2}));
    QCOMPARE(sheet.widths(), (QList<qreal>{80, 0, 0}));
    sheet.setProperty("folding", false);
    QCOMPARE(sheet.folded(), QList<int>());
    QVERIFY(sheet.wide() > 40);
}

void TableSheetTest::whatIsSparedLeavesTheReasonWhole()
{
    constexpr qreal sign = 20;
    Reasons rows;
    TableSheet sheet;
    sheet.setProperty("foldWidth", sign);
    sheet.setProperty("folding", true);
    sheet.setProperty("spared", QStringList{QStringLiteral("volumes"), QStringLiteral("reason")});
    sheet.setRows(&rows);
    sheet.setSize({500, 100});
    QCOMPARE(sheet.widths(), (QList<qreal>{80, 72, 268, 80}));
    // Another column goes first, and its place is the reason's.
    sheet.setWidth(450);
    QCOMPARE(sheet.folded(), QList<int>{1});
    QCOMPARE(sheet.widths(), (QList<qreal>{80, 0, 450 - sign - 160, 80}));
    // With nothing left to spare it is narrowed, and only then folded itself.
    sheet.setWidth(400);
    QCOMPARE(sheet.folded(), QList<int>{1});
    QCOMPARE(sheet.widths(), (QList<qreal>{80, 0, 400 - sign - 160, 80}));
    sheet.setWidth(250);
    QCOMPARE(sheet.folded(), (QList<int>{1, 2}));
}

// Whoever copies did not choose how wide the window is; columns that somebody hid stay out.
void TableSheetTest::whatIsFoldedForRoomIsCopied()
{
    Stage stage;
    stage.sheet.setProperty("folding", true);
    stage.sheet.setWidth(40);
    QCOMPARE(stage.sheet.folded(), (QList<int>{1, 2}));
    QVERIFY(stage.rows.asCsv().startsWith(QStringLiteral("volume,note,bytes\r\nv7,,\"8,330,000")));
    QVERIFY(stage.rows.asText().contains(QStringLiteral("8,330,000 GB")));
    QVERIFY(stage.rows.asJson().contains(QStringLiteral("8,330,000 GB")));
    stage.rows.setHidden({QStringLiteral("note")});
    QVERIFY(stage.rows.asCsv().startsWith(QStringLiteral("volume,bytes\r\n")));
}

void TableSheetTest::aColumnThatNothingIsInIsFolded()
{
    constexpr qreal sign = 20;
    Stage stage;
    TableSheet& sheet = stage.sheet;
    sheet.setProperty("foldWidth", sign);
    sheet.setProperty("folding", true);
    sheet.setProperty("foldingEmpty", true);
    sheet.ensurePolished();
    QCOMPARE(sheet.empty(), QList<int>{1});
    QCOMPARE(sheet.folded(), QList<int>{1});
    // The longest id takes as much as ids may.
    QCOMPARE(sheet.widths(), (QList<qreal>{160, 0, 80}));
    // A filter moves no column.
    stage.rows.setNote(QStringLiteral("full"));
    stage.rows.setFilter(QStringLiteral("v7"));
    sheet.ensurePolished();
    QCOMPARE(sheet.folded(), QList<int>());
    QCOMPARE(sheet.widths(), (QList<qreal>{160, 60, 80}));
    stage.rows.setNote({});
    sheet.ensurePolished();
    QCOMPARE(sheet.folded(), QList<int>{1});
    // Whoever asks for every column gets it.
    sheet.setProperty("folding", false);
    QCOMPARE(sheet.folded(), QList<int>());
}

// In a wide window they stood as far from it as the window is wide.
void TableSheetTest::figuresStayNearWhatTheyAreAbout()
{
    Reasons rows;
    TableSheet sheet;
    sheet.setRows(&rows);
    sheet.setSize({1000, 100});
    sheet.ensurePolished();
    QCOMPARE(sheet.widths(), (QList<qreal>{80, 72, 260, 80}));
    // With nothing behind it the words have the rest.
    rows.setHidden({QStringLiteral("cost")});
    QCOMPARE(sheet.widths(), (QList<qreal>{80, 72, 1000 - 152, 0}));
}

void TableSheetTest::aHeadingIsWhole()
{
    constexpr qreal margins = 16;
    Losses rows;
    TableSheet sheet;
    const QFont font;
    sheet.setProperty("headFont", font);
    sheet.setRows(&rows);
    sheet.setSize({600, 100});
    QVERIFY(sheet.widths().at(0) >=
            QFontMetricsF(font).horizontalAdvance(rows.headings().at(0)) + margins);
    QCOMPARE(sheet.widths().at(1), qreal{80});
}

void TableSheetTest::cellsAreSeen()
{
    Stage stage;
    QVERIFY(QTest::qWaitForWindowExposed(&stage.window));
    QVERIFY(stage.inked(0, 0) > 0);
    QCOMPARE(stage.inked(0, 1), 0);
    QVERIFY(stage.inked(0, 2) > 0);
    QVERIFY(stage.inked(longId, 0) > stage.inked(0, 0));
    QCOMPARE(stage.inked(longId, 1), 0);  // a long id keeps to its column
    QCOMPARE(stage.inked(2, 0), 0);       // there is no third row
    stage.rows.setFilter(QStringLiteral("v7"));
    QCOMPARE(stage.inked(1, 0), 0);
}

void TableSheetTest::aUnitIsQuietAndAWordIsNot()
{
    Figures figures;
    Stage stage;
    stage.sheet.setProperty("rowHeight", qreal{rowHeight});
    stage.window.resize(sheetWidth, 4 * rowHeight);
    stage.sheet.setSize({sheetWidth, 4 * rowHeight});
    stage.sheet.setRows(&figures);
    QVERIFY(QTest::qWaitForWindowExposed(&stage.window));
    const QImage image = stage.window.grabWindow();
    const qreal scale = image.devicePixelRatio();
    const auto quiet = [&image, scale](int row) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor color = image.pixelColor(x, y);
                count += static_cast<int>(y / (rowHeight * scale)) == row &&
                                 color.blue() > color.red() + 64
                             ? 1
                             : 0;
            }
        }
        return count;
    };
    QVERIFY(quiet(0) > 0);
    QVERIFY(quiet(1) > 0);
    QCOMPARE(quiet(2), 0);
    QCOMPARE(quiet(3), 0);
}

void TableSheetTest::unitsAreQuiet()
{
    Stage stage;
    QVERIFY(QTest::qWaitForWindowExposed(&stage.window));
    QVERIFY(!stage.hasQuietInk(0, 0));
    QVERIFY(stage.hasQuietInk(0, 2));
    QVERIFY(stage.hasQuietInk(longId, 2));  // "< 1 u": the first space is not before the unit
}

void TableSheetTest::whatACellCannotShowIsTold()
{
    Stage stage;
    QCOMPARE(stage.sheet.untoldText(0, 0), QString());
    QCOMPARE(stage.sheet.untoldText(longId, 0), QStringLiteral("v11999999-of-a-very-long-name"));
    QCOMPARE(stage.sheet.untoldText(0, 2), QStringLiteral("8,330,000 GB"));
    QCOMPARE(stage.sheet.untoldText(7, 0), QString());
    QCOMPARE(stage.sheet.untoldText(0, -1), QString());
}

QTEST_MAIN(TableSheetTest)
#include "tst_table_sheet.moc"
