// The estate matrix: geometry, keyboard, mouse, what it draws and what it tells.
#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QSet>
#include <set>

#include "models/estate_matrix.h"
#include "models/figures.h"
#include "models/worst_region_model.h"
#include "tests/qml/desk_fixture.h"

using namespace estate;

class MatrixTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void cellsFitTheWidth();
    void arrowsStayInTheirRow();
    void shiftExtends();
    void typingFindsARegion();
    void enterOpens();
    void theMouseSelects();
    void aRubberBandSelectsWhatItTouches();
    void aRubberBandAlongARowSelectsIt();
    void aRubberBandFollowsWhatScrolls();
    void pastedIdsAreSelectedAndOthersNamed();
    void freeCapacityIsThePublishedBucket();
    void marksAreDrawn();
    void theMarksOfFocusAndPointerFollow();
    void everyCellHasAName();
    void theLegendCountsEveryRegion();
    void theLegendExplainsTheMarks();
    void everyOrderHasEveryRegionOnce();
    void riskIsPlannedWhenItIsAskedFor();
    void checkpointLagFollowsTheCuts();
    void whatChangedIsMarkedUntilItIsSeen();
    void whatIsStaleCarriesItsAge();
    void aRegionUnderMaintenanceSaysSo();

private:
    bool takeOffline(const std::string& region)
    {
        Desk& desk = m_desk->session->desk();
        const auto changed =
            desk.workspace().changeRegion("ada", region, RegionChange::offline, desk.now());
        desk.noteEvents();
        return changed.has_value();
    }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_window.get(), code, modifiers);
    }
    [[nodiscard]] QPoint centerOf(int index) const
    {
        return m_matrix->mapToScene(m_matrix->cellRect(index).center()).toPoint();
    }

    std::unique_ptr<DeskFixture> m_desk;
    std::unique_ptr<QQuickWindow> m_window;
    EstateMatrix* m_matrix = nullptr;
};

void MatrixTest::init()
{
    m_desk = std::make_unique<DeskFixture>();
    m_window = std::make_unique<QQuickWindow>();
    m_window->resize(1'000, 600);
    m_matrix = new EstateMatrix(m_window->contentItem());
    m_matrix->setSize({1'000, 600});
    m_matrix->setStepColors({QColor("#1D2B38"), QColor("#24506B"), QColor("#2E7F96"),
                             QColor("#6DB3A8"), QColor("#D9E8B8")});
    m_matrix->setProperty("backgroundColor", QColor("#0F1419"));
    m_matrix->setProperty("textColor", QColor("#E6EBF0"));
    m_matrix->setProperty("accentColor", QColor("#5AB0F6"));
    m_matrix->setProperty("offlineColor", QColor("#E5484D"));
    m_matrix->setRegions(m_desk->session->regions());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->requestActivate();
    m_matrix->forceActiveFocus();
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

void MatrixTest::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

void MatrixTest::cellsFitTheWidth()
{
    QCOMPARE(m_matrix->columnCount(), 32);
    QVERIFY(m_matrix->cellSize() >= 24);
    QVERIFY(m_matrix->cellRect(31).right() <= 1'000);
    QCOMPARE(
        m_matrix->indexAt(m_matrix->cellRect(77).center().x(), m_matrix->cellRect(77).center().y()),
        77);
    m_matrix->setSize({400, 600});
    QVERIFY(m_matrix->columnCount() < 32);
    QCOMPARE(m_matrix->cellSize(), 24);
    QVERIFY(m_matrix->cellRect(m_matrix->columnCount() - 1).right() <= 400);
    QVERIFY(m_matrix->contentHeight() >= m_matrix->cellRect(511).bottom());
    QCOMPARE(m_matrix->indexAt(-1, -1), -1);
}

void MatrixTest::arrowsStayInTheirRow()
{
    m_matrix->setCurrentIndex(31);
    key(Qt::Key_Right);
    QCOMPARE(m_matrix->currentIndex(), 31);
    key(Qt::Key_Down);
    QCOMPARE(m_matrix->currentIndex(), 63);
    key(Qt::Key_Home);
    QCOMPARE(m_matrix->currentIndex(), 32);
    key(Qt::Key_Left);
    QCOMPARE(m_matrix->currentIndex(), 32);
    key(Qt::Key_Up);
    key(Qt::Key_Up);
    QCOMPARE(m_matrix->currentIndex(), 0);
    key(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_matrix->currentIndex(), 511);
}

void MatrixTest::shiftExtends()
{
    m_matrix->setCurrentIndex(10);
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_matrix->selectedIds(),
             (QStringList{QStringLiteral("r010"), QStringLiteral("r011"), QStringLiteral("r012")}));
    key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_matrix->selectedIds().size(), 2);
    key(Qt::Key_Escape);
    QCOMPARE(m_matrix->selectedIds(), QStringList());
    key(Qt::Key_Space);
    QCOMPARE(m_matrix->selectedIds(), QStringList{QStringLiteral("r011")});
}

void MatrixTest::typingFindsARegion()
{
    for (const char letter : {'r', '3', '1', '7'})
        QTest::keyClick(m_window.get(), letter);
    QCOMPARE(m_matrix->currentRegionId(), QStringLiteral("r317"));
    QCOMPARE(m_matrix->findText(), QStringLiteral("r317"));
    QTRY_COMPARE(m_matrix->findText(), QString());
    for (const char letter : {'4', '2'})
        QTest::keyClick(m_window.get(), letter);
    QCOMPARE(m_matrix->currentRegionId(), QStringLiteral("r042"));
}

void MatrixTest::enterOpens()
{
    QSignalSpy activated(m_matrix, &EstateMatrix::activated);
    m_matrix->setCurrentIndex(17);
    key(Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.constFirst().constFirst().toString(), QStringLiteral("r017"));
}

void MatrixTest::theMouseSelects()
{
    QTest::mouseClick(m_window.get(), Qt::LeftButton, Qt::NoModifier, centerOf(5));
    QCOMPARE(m_matrix->selectedIds(), QStringList{QStringLiteral("r005")});
    QTest::mouseClick(m_window.get(), Qt::LeftButton, Qt::ShiftModifier, centerOf(8));
    QCOMPARE(m_matrix->selectedIds().size(), 4);
    QTest::mouseClick(m_window.get(), Qt::LeftButton, Qt::ControlModifier, centerOf(6));
    QCOMPARE(m_matrix->selectedIds().size(), 3);
    QTest::mouseMove(m_window.get(), centerOf(40));
    QTRY_COMPARE(m_matrix->hoveredRegionId(), QStringLiteral("r040"));
    QVERIFY(m_matrix->describedText().startsWith(QStringLiteral("r040")));
}

void MatrixTest::aRubberBandSelectsWhatItTouches()
{
    QTest::mousePress(m_window.get(), Qt::LeftButton, Qt::NoModifier, centerOf(33));
    QTest::mouseMove(m_window.get(), centerOf(50));
    QTest::mouseMove(m_window.get(), centerOf(99));
    QTest::mouseRelease(m_window.get(), Qt::LeftButton, Qt::NoModifier, centerOf(99));
    QCOMPARE(m_matrix->selectedIds().size(), 9);  // three columns in three rows
}

// Such a band has no height, or no width.
void MatrixTest::aRubberBandAlongARowSelectsIt()
{
    for (const int last : {45, 42 + 2 * m_matrix->columnCount()}) {
        QTest::mousePress(m_window.get(), Qt::LeftButton, Qt::NoModifier, centerOf(42));
        QTest::mouseMove(m_window.get(), (centerOf(42) + centerOf(last)) / 2);
        QTest::mouseMove(m_window.get(), centerOf(last));
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, Qt::NoModifier, centerOf(last));
        QCOMPARE(m_matrix->selectedIds().size(), last == 45 ? 4 : 3);
        QVERIFY(m_matrix->isSelected(42) && m_matrix->isSelected(last));
    }
}

void MatrixTest::aRubberBandFollowsWhatScrolls()
{
    QTest::mousePress(m_window.get(), Qt::LeftButton, Qt::NoModifier, centerOf(0));
    QTest::mouseMove(m_window.get(), centerOf(20));
    QTest::mouseMove(m_window.get(), centerOf(33));
    QVERIFY(m_matrix->banding());
    QCOMPARE(m_matrix->selectedIds().size(), 4);  // two columns in two rows
    // One row further below the pointer, which stands still.
    m_matrix->setY(m_matrix->y() - (m_matrix->cellRect(32).y() - m_matrix->cellRect(0).y()));
    m_matrix->followBand();
    QCOMPARE(m_matrix->selectedIds().size(), 6);
    QTest::mouseRelease(m_window.get(), Qt::LeftButton, Qt::NoModifier, centerOf(65));
    QVERIFY(!m_matrix->banding());
}

void MatrixTest::pastedIdsAreSelectedAndOthersNamed()
{
    QSignalSpy refused(m_matrix, &EstateMatrix::pasteRefused);
    QGuiApplication::clipboard()->setText(QStringLiteral("r017, R018\nr019"));
    QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_matrix->selectedIds(),
             (QStringList{QStringLiteral("r017"), QStringLiteral("r018"), QStringLiteral("r019")}));
    QCOMPARE(m_matrix->currentRegionId(), QStringLiteral("r017"));
    QCOMPARE(refused.count(), 0);
    m_matrix->paste(QStringLiteral("r020 r999 s0034"));
    QCOMPARE(m_matrix->selectedIds(), QStringList{QStringLiteral("r020")});
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.front().front().toString().contains(QStringLiteral("r999, s0034")));
    // Nothing that it has: what was selected stays.
    m_matrix->paste(QStringLiteral("nowhere"));
    QCOMPARE(m_matrix->selectedIds(), QStringList{QStringLiteral("r020")});
    QCOMPARE(refused.count(), 2);
}

// What others plan with, rounded down: never more than there is.
void MatrixTest::freeCapacityIsThePublishedBucket()
{
    m_matrix->setMeasure(EstateMatrix::FreeCapacity);
    const RegionListModel::Row& row = m_desk->session->regions()->rowAt(17);
    QVERIFY(row.publishedFree.value > 0);
    QVERIFY(row.publishedFree.value <= row.totals.capacity.value - row.totals.used.value);
    QVERIFY(m_matrix->cellText(17).contains(Figures::bytes(row.publishedFree.value) +
                                            QStringLiteral(" free, as published")));
}

void MatrixTest::marksAreDrawn()
{
    const QImage plain = m_window->grabWindow();
    const auto cell = [this](const QImage& image, int index) {
        return image.copy(m_matrix->mapRectToScene(m_matrix->cellRect(index)).toRect());
    };
    m_matrix->setFailureIds({QStringLiteral("r017")});
    m_matrix->setSelectedIds({QStringLiteral("r018")});
    Desk& desk = m_desk->session->desk();
    QVERIFY(desk.workspace()
                .changeRegion("ada", "r019", RegionChange::offline, desk.now())
                .has_value());
    desk.noteEvents();
    const QImage marked = m_window->grabWindow();
    for (const int index : {17, 18, 19})
        QVERIFY(cell(plain, index) != cell(marked, index));
    QVERIFY(cell(plain, 40) == cell(marked, 40));
    QVERIFY(m_matrix->cellText(17).contains(QStringLiteral("to fail")));
}

// They are drawn over the cells, which a move leaves as they are painted.
void MatrixTest::theMarksOfFocusAndPointerFollow()
{
    m_matrix->setCurrentIndex(3);
    QCOMPARE(m_matrix->currentRect(), m_matrix->cellRect(3));
    const QImage before = m_window->grabWindow();
    QSignalSpy moved(m_matrix, &EstateMatrix::marksMoved);
    QTest::keyClick(m_window.get(), Qt::Key_Right);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(m_matrix->currentRect(), m_matrix->cellRect(4));
    QVERIFY(m_window->grabWindow() == before);
    QTest::mouseMove(m_window.get(), centerOf(40));
    QTRY_COMPARE(m_matrix->hoveredRect(), m_matrix->cellRect(40));
    // The same region stands elsewhere in another order and at another width.
    moved.clear();
    m_matrix->setWidth(400);
    QVERIFY(moved.count() > 0);
    QCOMPARE(m_matrix->currentRect(), m_matrix->cellRect(4));
}

void MatrixTest::everyCellHasAName()
{
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(m_matrix);
    QVERIFY(table != nullptr);
    QCOMPARE(table->role(), QAccessible::Table);
    QCOMPARE(table->childCount(), 512);
    QSet<QString> names;
    for (int index = 0; index < 512; ++index) {
        QAccessibleInterface* cell = table->child(index);
        QVERIFY(cell != nullptr);
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(table->indexOfChild(cell), index);
        names << cell->text(QAccessible::Name);
    }
    QCOMPARE(names.size(), 512);
    m_matrix->setCurrentIndex(17);
    QVERIFY(table->focusChild()->text(QAccessible::Name).startsWith(QStringLiteral("r017")));
    QVERIFY(table->child(512) == nullptr);
}

void MatrixTest::theLegendCountsEveryRegion()
{
    const auto testers = testersOf({m_matrix->legend()});
    for (const auto measure : {EstateMatrix::Availability, EstateMatrix::Utilisation,
                               EstateMatrix::FreeCapacity, EstateMatrix::FailoverReserve}) {
        m_matrix->setMeasure(measure);
        int regions = 0;
        for (int row = 0; row < m_matrix->legend()->count(); ++row)
            regions += m_matrix->legend()->index(row).data(LegendModel::RegionsRole).toInt();
        QCOMPARE(regions, 512);
    }
}

void MatrixTest::theLegendExplainsTheMarks()
{
    const LegendModel* legend = m_matrix->legend();
    const auto testers = testersOf({m_matrix->legend()});
    const int before = legend->count();
    m_matrix->setFailureIds({QStringLiteral("r017"), QStringLiteral("r018")});
    QCOMPARE(legend->count(), before + 1);
    const QModelIndex mark = legend->index(before);
    QCOMPARE(mark.data(LegendModel::ConditionRole).toString(), QStringLiteral("to-fail"));
    QCOMPARE(mark.data(LegendModel::RegionsRole).toInt(), 2);
    m_matrix->setFailureIds({});
    QCOMPARE(legend->count(), before);
}

void MatrixTest::everyOrderHasEveryRegionOnce()
{
    for (const auto order : {EstateMatrix::ById, EstateMatrix::ByEntity,
                             EstateMatrix::ByTrustDomain, EstateMatrix::ByRisk}) {
        m_matrix->setOrder(order);
        std::set<std::pair<qreal, qreal>> places;
        for (int index = 0; index < m_matrix->count(); ++index) {
            const QPointF center = m_matrix->cellRect(index).center();
            QCOMPARE(m_matrix->indexAt(center.x(), center.y()), index);
            places.insert({center.x(), center.y()});
        }
        QCOMPARE(static_cast<int>(places.size()), m_matrix->count());
    }
    // Arrows follow the places, not the ids.
    m_matrix->setOrder(EstateMatrix::ByTrustDomain);
    key(Qt::Key_Home, Qt::ControlModifier);
    const QPointF before = m_matrix->cellRect(m_matrix->currentIndex()).center();
    key(Qt::Key_Right);
    const QPointF after = m_matrix->cellRect(m_matrix->currentIndex()).center();
    QCOMPARE(after.y(), before.y());
    QCOMPARE(after.x() - before.x(),
             m_matrix->cellRect(m_matrix->currentIndex()).width() + m_matrix->cellGap());
}

void MatrixTest::riskIsPlannedWhenItIsAskedFor()
{
    RegionListModel* regions = m_desk->session->regions();
    QVERIFY(!regions->rowAt(17).risk.has_value());
    const QSignalSpy told(regions, &QAbstractItemModel::dataChanged);
    m_matrix->setMeasure(EstateMatrix::SingleLossRisk);
    QTRY_VERIFY(regions->rowAt(17).risk.has_value());
    // All of them are dearer than nothing: whoever ranks them does so once.
    QVERIFY(told.count() <= 2);  // exports may have grown old meanwhile
    QCOMPARE(told.front().at(1).toModelIndex().row(), regions->count() - 1);
    m_desk->plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(m_desk->plan()->run());
    QCOMPARE(regions->rowAt(17).risk->microunits,
             m_desk->plan()->preview()->summary.total().microunits);
    m_matrix->setOrder(EstateMatrix::ByRisk);
    key(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(*regions->rowAt(m_matrix->currentIndex()).risk, regions->largestRisk());
    const auto allKnown = [regions] {
        for (int row = 0; row < regions->count(); ++row) {
            if (!regions->rowAt(row).risk)
                return false;
        }
        return true;
    };
    QTRY_VERIFY(allKnown());
    // The steps lie over the costs that there are, however close together those are.
    const MeasureScale scale = measureScale(*regions);
    QVERIFY(scale.smallestRisk < scale.largestRisk);
    RegionListModel::Row row = regions->rowAt(17);
    row.risk = scale.smallestRisk;
    QCOMPARE(measureStep(MeasureKind::singleLossRisk, row, scale), 0);
    row.risk = scale.largestRisk;
    QVERIFY(measureStep(MeasureKind::singleLossRisk, row, scale) >= 2);
    QSet<QString> labels;
    for (int step = 0; step < measureSteps; ++step)
        labels << measureStepText(MeasureKind::singleLossRisk, step, scale);
    QCOMPARE(static_cast<int>(labels.size()), measureSteps);
}

// A cut takes the directory's checkpoint, and the regions in it publish that they did.
void MatrixTest::checkpointLagFollowsTheCuts()
{
    m_matrix->setMeasure(EstateMatrix::CheckpointLag);
    QCOMPARE(m_matrix->measureText(), QStringLiteral("Checkpoint lag"));
    RegionListModel* regions = m_desk->session->regions();
    QVERIFY(!regions->rowAt(17).checkpointLag.has_value());
    QVERIFY(m_matrix->cellText(17).contains(QStringLiteral("no cut took part")));
    CutDraft* draft = m_desk->session->cuts()->draft();
    draft->begin({QStringLiteral("r017")});
    QVERIFY(previewed(draft));
    QVERIFY(draft->declare());
    QVERIFY(regions->rowAt(17).checkpointLag == std::uint64_t{0});
    QVERIFY(m_matrix->cellText(17).contains(QStringLiteral("last checkpoint")));
    QVERIFY(!regions->rowAt(400).checkpointLag.has_value());
    int listed = 0;
    for (int row = 0; row < m_matrix->legend()->count(); ++row)
        listed += m_matrix->legend()->index(row).data(LegendModel::RegionsRole).toInt();
    QCOMPARE(m_matrix->legend()->count(), measureSteps);
    QCOMPARE(listed, 512);
    RegionListModel::Row row = regions->rowAt(17);
    const MeasureScale scale = measureScale(*regions);
    for (const auto& [lag, step] : std::initializer_list<std::pair<std::uint64_t, int>>{
             {0, 0}, {1, 1}, {2, 2}, {4, 2}, {5, 3}, {9, 3}, {10, 4}, {1'000, 4}}) {
        row.checkpointLag = lag;
        QCOMPARE(measureStep(MeasureKind::checkpointLag, row, scale), step);
    }
    QCOMPARE(measureStepText(MeasureKind::checkpointLag, 2, scale),
             QStringLiteral("2 to 4 behind"));
    QCOMPARE(measureValueText(MeasureKind::checkpointLag, row, scale),
             QStringLiteral("1,000 checkpoints behind the directory"));
    WorstRegionModel worst;
    worst.setRegions(regions);
    worst.setMeasure(EstateMatrix::CheckpointLag);
    const int first = worst.index(0).data(WorstRegionModel::RowRole).toInt();
    QVERIFY(regions->rowAt(first).checkpointLag.has_value());
}

void MatrixTest::whatChangedIsMarkedUntilItIsSeen()
{
    RegionListModel* regions = m_desk->session->regions();
    QCOMPARE(regions->changedCount(), 0);
    QVERIFY(takeOffline("r042"));
    QVERIFY(regions->changedSinceSeen(42));
    QVERIFY(m_matrix->cellText(42).contains(QStringLiteral("changed")));
    regions->markSeen();
    QCOMPARE(regions->changedCount(), 0);
}

void MatrixTest::whatIsStaleCarriesItsAge()
{
    RegionListModel* regions = m_desk->session->regions();
    QCOMPARE(regions->staleCount(), 0);
    QVERIFY(!m_matrix->cellText(42).contains(QStringLiteral("stale")));
    const QImage fresh = m_window->grabWindow();
    m_desk->clock->advance(seconds(2 * 3'600));
    // An event says so at once; without one it takes half a minute.
    QVERIFY(takeOffline("r042"));
    QVERIFY(regions->staleCount() > 0 && regions->staleCount() < 512);  // r042 just published
    QVERIFY(m_matrix->cellText(17).contains(QStringLiteral("export stale: 3 h 00 m old")));
    QVERIFY(!m_matrix->cellText(42).contains(QStringLiteral("stale")));
    QCOMPARE(regions->index(17).data(RegionListModel::StaleTextRole).toString(),
             QStringLiteral("3 h 00 m old"));
    WorstRegionModel worst;
    worst.setRegions(regions);
    QCOMPARE(worst.index(1).data(WorstRegionModel::StaleTextRole).toString(),
             QStringLiteral("3 h 00 m old"));
    // With the next frame: the legend counts once for a burst of changed rows.
    const auto explained = [this] {
        const LegendModel* legend = m_matrix->legend();
        return !legend->match(legend->index(0), LegendModel::ConditionRole, "stale").isEmpty();
    };
    QTRY_VERIFY(explained());
    const QRect cell = m_matrix->mapRectToScene(m_matrix->cellRect(17)).toRect();
    QVERIFY(m_window->grabWindow().copy(cell) != fresh.copy(cell));
}

void MatrixTest::aRegionUnderMaintenanceSaysSo()
{
    Desk& desk = m_desk->session->desk();
    const std::string site =
        desk.catalog().site(desk.state().region(RegionIndex(21)).sites[0].site).id;
    m_matrix->setCurrentIndex(21);
    const QString before = m_matrix->describedText();
    MaintenanceWish wish;
    wish.places.regions = {"r017"};
    wish.places.sites = {site};
    wish.from = desk.now();
    wish.until = desk.now() + seconds(4 * 3'600);
    wish.reason = "power supply";
    QSignalSpy described(m_matrix, &EstateMatrix::describedTextChanged);
    QVERIFY(desk.workspace().planMaintenance("ada", wish, desk.now()).has_value());
    desk.noteEvents();
    QVERIFY(described.count() > 0);
    QVERIFY(m_matrix->describedText().startsWith(before));
    QVERIFY(m_matrix->describedText().contains(QString::fromStdString(site)));
    QVERIFY(!m_matrix->describedText().contains(QStringLiteral("r017")));
    QVERIFY(m_matrix->cellText(17).contains(QStringLiteral("planned maintenance of r017 until")));
    QVERIFY(!m_matrix->cellText(18).contains(QStringLiteral("maintenance")));
    // Over: nothing is said of it.
    m_desk->clock->advance(seconds(4 * 3'600));
    QVERIFY(!m_matrix->describedText().contains(QString::fromStdString(site)));
}

QTEST_MAIN(MatrixTest)
#include "tst_matrix.moc"
