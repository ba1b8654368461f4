// What Plan shows in figures: capacity as a table and as bars, Why's destinations as a copy; and
// the mark that goes about the estate matrix.
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQmlExtensionPlugin>
#include <cmath>

#include "models/capacity_table.h"
#include "models/estate_matrix.h"
#include "models/list_copy.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

namespace {

const QString lostRegion = QStringLiteral("r017");

bool runLoss(const DeskFixture& desk)
{
    desk.plan()->setFailureIds({lostRegion});
    return desk.plan()->run() &&
           QTest::qWaitFor([&desk] { return desk.plan()->hasPreview(); }, 60'000);
}

int rowOfRegion(const CapacityTable& table, const QString& region)
{
    for (int row = 0; row < table.count(); ++row) {
        if (table.index(row, CapacityTable::RegionColumn).data().toString() == region)
            return row;
    }
    return -1;
}

// "1,019 IOPS"
qint64 digitsOf(const QString& exact)
{
    QString digits;
    for (const QChar letter : exact) {
        if (letter.isDigit() || letter == QLatin1Char('-'))
            digits += letter;
    }
    return digits.toLongLong();
}

QQuickItem* visibleWith(QQuickItem* item, const char* property)
{
    if (!item->isVisible())
        return nullptr;
    if (item->property(property).isValid() && item->activeFocusOnTab())
        return item;
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children) {
        if (QQuickItem* found = visibleWith(child, property))
            return found;
    }
    return nullptr;
}

}  // namespace

class PlanFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void whatIsNeededIsAfterLessBefore();
    void aLostRegionHasNothingAfter();
    void capacityIsCopiedAndOrdered();
    void barsAreOfTheFullestRegions();
    void theFirstAndTightestDeadlineComesFirst();
    void aDeadlineReadsAsItsDecision();
    void everyRowOfTheCostsReadsOtherwise();
    void axesEndAtRoundNumbers();
    void viewsAndFiltersShareALine();
    void whyIsCopiedWithExactNumbers();
    void controlCCopiesWhy();
    void theMarkOfTheMatrixIsSeenToMove();
};

void PlanFiguresTest::whatIsNeededIsAfterLessBefore()
{
    DeskFixture desk;
    const auto testers = testersOf({desk.plan()->capacity()});
    QVERIFY(runLoss(desk));
    const CapacityTable& capacity = *desk.plan()->capacity();
    const auto amount = [&capacity](int row, int column) {
        return digitsOf(capacity.exactAt(row, column));
    };
    bool needed = false;
    for (int row = 0; row < capacity.count(); ++row) {
        if (row == rowOfRegion(capacity, lostRegion))
            continue;
        QCOMPARE(amount(row, CapacityTable::NeededColumn),
                 amount(row, CapacityTable::UsedAfterColumn) -
                     amount(row, CapacityTable::UsedBeforeColumn));
        QCOMPARE(amount(row, CapacityTable::IopsNeededColumn),
                 amount(row, CapacityTable::IopsAfterColumn) -
                     amount(row, CapacityTable::IopsBeforeColumn));
        QCOMPARE(amount(row, CapacityTable::FreeColumn),
                 amount(row, CapacityTable::LimitColumn) -
                     amount(row, CapacityTable::UsedAfterColumn));
        needed = needed || amount(row, CapacityTable::IopsNeededColumn) > 0;
    }
    QVERIFY(needed);
}

void PlanFiguresTest::aLostRegionHasNothingAfter()
{
    DeskFixture desk;
    QVERIFY(runLoss(desk));
    const CapacityTable& capacity = *desk.plan()->capacity();
    const int row = rowOfRegion(capacity, lostRegion);
    QVERIFY(row >= 0);
    QCOMPARE(capacity.index(row, CapacityTable::StateColumn).data().toString(),
             QStringLiteral("lost"));
    for (const int column : {CapacityTable::NeededColumn, CapacityTable::UsedAfterColumn,
                             CapacityTable::ShareColumn, CapacityTable::IopsShareColumn})
        QCOMPARE(capacity.index(row, column).data().toString(), QString());
    QCOMPARE(capacity.sentenceOf(row), QStringLiteral("r017 is lost"));
    QVERIFY(!capacity.barRegions().contains(lostRegion));
}

void PlanFiguresTest::capacityIsCopiedAndOrdered()
{
    DeskFixture desk;
    QVERIFY(runLoss(desk));
    CapacityTable& capacity = *desk.plan()->capacity();
    QVERIFY(capacity.asCsv().startsWith(QStringLiteral("region,state,export,used_before,needed,")));
    QCOMPARE(QJsonDocument::fromJson(capacity.asJson().toUtf8()).array().size(), capacity.count());
    for (int column = 0; column < CapacityTable::ColumnCount; ++column) {
        capacity.toggleOrder(column);
        QCOMPARE(capacity.orderColumn(), column);
        QCOMPARE(capacity.count(), capacity.total());
    }
    // The one that is lost has no share: it comes last.
    capacity.toggleOrder(CapacityTable::ShareColumn);
    QCOMPARE(rowOfRegion(capacity, lostRegion), capacity.count() - 1);
    capacity.setFilter(QStringLiteral("state:lost"));
    QCOMPARE(capacity.count(), 1);
}

void PlanFiguresTest::barsAreOfTheFullestRegions()
{
    DeskFixture desk;
    CapacityTable& capacity = *desk.plan()->capacity();
    QCOMPARE(capacity.barRegions(), QStringList());
    QCOMPARE(capacity.barMost(), 0.0);
    QVERIFY(runLoss(desk));
    for (const CapacityTable::Resource resource : {CapacityTable::Bytes, CapacityTable::Iops}) {
        capacity.setCharted(resource);
        QVERIFY(capacity.chartUnit().endsWith(
            resource == CapacityTable::Bytes ? QStringLiteral("B") : QStringLiteral("IOPS")));
        const QVariantList after = capacity.barsAfter();
        const QVariantList limits = capacity.barLimits();
        QVERIFY(!after.isEmpty());
        QVERIFY(after.size() <= static_cast<qsizetype>(CapacityTable::barRegionsMax));
        QCOMPARE(after.size(), capacity.barRegions().size());
        QCOMPARE(after.size(), capacity.barsBefore().size());
        qreal share = 2;
        for (qsizetype at = 0; at < after.size(); ++at) {
            const qreal taken = after.at(at).toDouble() / limits.at(at).toDouble();
            QVERIFY(taken <= share + 1e-9);
            share = taken;
            QVERIFY(limits.at(at).toDouble() <= capacity.barMost());
            QVERIFY(capacity.barsText().contains(capacity.barRegions().at(at)));
        }
        // A digit stands in front of the point.
        QVERIFY(capacity.barMost() >= 1 && capacity.barMost() < 1'000);
    }
}

void PlanFiguresTest::axesEndAtRoundNumbers()
{
    QCOMPARE(PlanAnalysis::axisStep(134.6), 50.0);
    QCOMPARE(PlanAnalysis::axisStep(24), 5.0);
    QCOMPARE(PlanAnalysis::axisStep(684), 200.0);
    QCOMPARE(PlanAnalysis::axisStep(684, 2), 500.0);
    QCOMPARE(PlanAnalysis::axisStep(0.4), 0.1);
    QVERIFY(PlanAnalysis::axisStep(0) > 0);
    const DeskFixture desk;
    QVERIFY(runLoss(desk));
    const qreal last = desk.plan()->analysis()->lastMinutes();
    QVERIFY(last > 0);
    const qreal steps = last / PlanAnalysis::axisStep(last);
    QVERIFY(steps <= 5);
    QCOMPARE(steps, std::round(steps));
}

// Laid out while the room was hidden, they kept two lines in the widest window.
void PlanFiguresTest::viewsAndFiltersShareALine()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    QVERIFY(runLoss(console.desk));
    console.press(Qt::Key_2, Qt::ControlModifier);
    console.shell->window()->resize(1920, 1080);
    const Sight sight(console.shell->window());
    const auto topOf = [&sight](const char* label) {
        const QQuickItem* choice = sight.labelled(QString::fromLatin1(label));
        return choice == nullptr ? -1 : choice->mapToScene(QPointF()).y();
    };
    QTRY_VERIFY(topOf("Outcome") > 0);
    QTRY_COMPARE(topOf("Outcome"), topOf("Show"));
    QCOMPARE(console.shell->warnings(), QStringList());
}

void PlanFiguresTest::theFirstAndTightestDeadlineComesFirst()
{
    DeskFixture desk;
    DeadlineTable& deadlines = *desk.plan()->analysis()->deadlines();
    const auto testers = testersOf({&deadlines});
    QVERIFY(runLoss(desk));
    const auto& groups = desk.plan()->preview()->plan.groups;
    const auto recovered = std::count_if(groups.begin(), groups.end(), [](const auto& group) {
        return group.timing.has_value();
    });
    QVERIFY(recovered > 1);
    QCOMPARE(deadlines.count(), static_cast<int>(recovered));
    for (int item = 0; item < deadlines.count(); ++item) {
        const int decision = deadlines.decisionOf(item);
        QCOMPARE(deadlines.itemOf(decision), item);
        if (item == 0)
            continue;
        const auto before = static_cast<std::size_t>(deadlines.decisionOf(item - 1));
        const auto& above = *groups[before].timing;
        const auto& here = *groups[static_cast<std::size_t>(decision)].timing;
        QVERIFY(above.deadline <= here.deadline);
        // Of one deadline what is there last has the least slack.
        QVERIFY(above.deadline < here.deadline || above.completion >= here.completion);
    }
}

void PlanFiguresTest::aDeadlineReadsAsItsDecision()
{
    DeskFixture desk;
    QVERIFY(runLoss(desk));
    const DeadlineTable& deadlines = *desk.plan()->analysis()->deadlines();
    const DecisionListModel& decisions = *desk.plan()->decisions();
    QCOMPARE(deadlines.keys().join(QLatin1Char(' ')),
             QStringLiteral("group source destination deadline completion slack outcome"));
    for (int column = 0; column < deadlines.columnCount(); ++column) {
        const auto there = static_cast<int>(decisions.keys().indexOf(deadlines.keys().at(column)));
        QVERIFY(there >= 0);
        QCOMPARE(deadlines.headings().at(column), decisions.headings().at(there));
        for (int item = 0; item < deadlines.count(); ++item) {
            const int decision = deadlines.decisionOf(item);
            QCOMPARE(deadlines.index(item, column).data(), decisions.index(decision, there).data());
            QCOMPARE(deadlines.exactAt(item, column), decisions.exactAt(decision, there));
        }
    }
}

void PlanFiguresTest::everyRowOfTheCostsReadsOtherwise()
{
    DeskFixture desk;
    CostCurveModel& costs = *desk.plan()->analysis()->costs();
    const auto testers = testersOf({&costs});
    QVERIFY(runLoss(desk));
    QTRY_VERIFY(costs.count() > 1);
    // The last row is the summary, and may differ in digits that are not shown.
    for (int row = 1; row + 1 < costs.count(); ++row) {
        bool otherwise = false;
        for (int column = CostCurveModel::DowntimeColumn; column <= CostCurveModel::TotalColumn;
             ++column)
            otherwise = otherwise ||
                        costs.index(row, column).data() != costs.index(row - 1, column).data();
        QVERIFY2(otherwise, qPrintable(QString::number(row)));
    }
    QVERIFY(costs.points().size() >= costs.count());
}

void PlanFiguresTest::whyIsCopiedWithExactNumbers()
{
    DeskFixture desk;
    QVERIFY(runLoss(desk));
    desk.plan()->setSelectedDecision(0);
    const ExplainModel& why = *desk.plan()->explain();
    QVERIFY(why.count() > 0);
    const QJsonArray rows =
        QJsonDocument::fromJson(ListCopy::textOf(why, QStringLiteral("json")).toUtf8()).array();
    QCOMPARE(rows.size(), why.count());
    const QJsonObject first = rows.first().toObject();
    for (const char* key : {"region_id", "constraint", "needed", "needed_exact", "short_exact"})
        QVERIFY2(first.contains(QLatin1String(key)), key);
}

void PlanFiguresTest::controlCCopiesWhy()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    QVERIFY(runLoss(console.desk));
    console.press(Qt::Key_2, Qt::ControlModifier);
    console.desk.plan()->setSelectedDecision(0);
    QQuickItem* why = nullptr;
    QTRY_VERIFY((why = visibleWith(console.shell->window()->contentItem(), "explain")) != nullptr);
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    why->forceActiveFocus();
    console.press(Qt::Key_C, Qt::ControlModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.startsWith(QStringLiteral("region_id\t")), qPrintable(copied));
    QCOMPARE(copied.count(QLatin1Char('\n')), console.desk.plan()->explain()->count() + 1);
    QCOMPARE(console.shell->warnings(), QStringList());
}

void PlanFiguresTest::theMarkOfTheMatrixIsSeenToMove()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    auto* matrix = console.shell->window()->findChild<EstateMatrix*>();
    QVERIFY(matrix != nullptr);
    matrix->forceActiveFocus();
    matrix->setCurrentIndex(40);
    // What stands left of a cell, where only its mark is.
    const auto besideCell = [&console, matrix](int index) {
        const QRectF cell = matrix->mapRectToScene(matrix->cellRect(index));
        const QImage image = console.shell->window()->grabWindow();
        return image.pixelColor(QPointF(cell.left() - 2, cell.center().y()).toPoint());
    };
    const QColor marked = besideCell(40);
    const QColor plain = besideCell(44);
    QVERIFY(marked != plain);
    console.press(Qt::Key_Right);
    console.press(Qt::Key_Right);
    QCOMPARE(besideCell(42), marked);
    QCOMPARE(besideCell(40), plain);
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(PlanFiguresTest)
#include "tst_plan_figures.moc"
