// The recovery timeline: rows, window, keyboard and pointer.
#include <QAccessible>
#include <QGuiApplication>
#include <QQuickWindow>

#include "models/recovery_timeline.h"
#include "tests/qml/desk_fixture.h"

class TimelineTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void rowsAreQueuesThenTheRest();
    void fittingShowsEveryBar();
    void zoomKeepsTheMiddle();
    void arrowsWalkAlongAQueue();
    void aClickChoosesABar();
    void everyBarHasAName();
    void arrowsMoveTheBarInFocus();
    void itDraws();

private:
    std::unique_ptr<DeskFixture> m_desk;
    std::unique_ptr<QQuickWindow> m_window;
    RecoveryTimeline* m_timeline = nullptr;
};

void TimelineTest::init()
{
    m_desk = std::make_unique<DeskFixture>();
    m_desk->plan()->setFailureIds({QStringLiteral("r017"), QStringLiteral("r018")});
    QVERIFY(m_desk->plan()->run());
    m_window = std::make_unique<QQuickWindow>();
    m_window->resize(1'000, 300);
    m_timeline = new RecoveryTimeline(m_window->contentItem());
    m_timeline->setSize({1'000, 300});
    m_timeline->setProperty("serviceColor", QColor("#5AB0F6"));
    m_timeline->setProperty("offlineColor", QColor("#E5484D"));
    m_timeline->setTimeline(m_desk->plan()->timeline());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->requestActivate();
    m_timeline->forceActiveFocus();
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

void TimelineTest::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

void TimelineTest::rowsAreQueuesThenTheRest()
{
    const auto& rows = m_desk->plan()->timeline()->rows();
    QVERIFY(!rows.empty());
    QVERIFY(std::is_sorted(rows.begin(), rows.end(),
                           [](const auto& a, const auto& b) { return a.kind < b.kind; }));
    for (const TimelineModel::Row& row : rows) {
        double busyUntil = 0;
        for (const TimelineModel::Bar& bar : row.bars) {
            if (row.kind != TimelineModel::Kind::queue)
                continue;
            // One queue does one thing at a time.
            QVERIFY(bar.start >= busyUntil);
            busyUntil = bar.completion;
            QCOMPARE(bar.missed, bar.completion > bar.deadline);
        }
    }
}

void TimelineTest::fittingShowsEveryBar()
{
    m_timeline->zoomIn();
    m_timeline->fit();
    QCOMPARE(m_timeline->windowStart(), 0);
    QVERIFY(m_timeline->windowEnd() >= m_desk->plan()->timeline()->endSeconds());
}

void TimelineTest::zoomKeepsTheMiddle()
{
    const qreal middle = (m_timeline->windowStart() + m_timeline->windowEnd()) / 2;
    const qreal span = m_timeline->windowEnd() - m_timeline->windowStart();
    m_timeline->zoomIn();
    QVERIFY(m_timeline->windowEnd() - m_timeline->windowStart() < span);
    QVERIFY(std::abs((m_timeline->windowStart() + m_timeline->windowEnd()) / 2 - middle) < 1e-6);
}

void TimelineTest::arrowsWalkAlongAQueue()
{
    QSignalSpy chosen(m_timeline, &RecoveryTimeline::decisionChosen);
    QTest::keyClick(m_window.get(), Qt::Key_Right);
    const auto& row = m_desk->plan()->timeline()->rows().front();
    QCOMPARE(m_timeline->selectedDecision(), row.bars.front().decision);
    QTest::keyClick(m_window.get(), Qt::Key_Right);
    QCOMPARE(m_timeline->selectedDecision(), row.bars[1].decision);
    QTest::keyClick(m_window.get(), Qt::Key_Left);
    QCOMPARE(m_timeline->selectedDecision(), row.bars.front().decision);
    QTest::keyClick(m_window.get(), Qt::Key_Down);
    QVERIFY(m_timeline->selectedDecision() != row.bars.front().decision);
    QCOMPARE(chosen.count(), 4);
    QVERIFY(!m_timeline->describedText().isEmpty());
}

void TimelineTest::aClickChoosesABar()
{
    // The widest bar of the first queue, so that the pointer surely meets it.
    const auto& bars = m_desk->plan()->timeline()->rows().front().bars;
    const auto widest =
        std::max_element(bars.begin(), bars.end(), [](const auto& a, const auto& b) {
            return a.completion - a.start < b.completion - b.start;
        });
    const qreal span = m_timeline->windowEnd() - m_timeline->windowStart();
    const qreal x = m_timeline->labelWidth() + (widest->start + widest->completion) / 2 / span *
                                                   (1'000 - m_timeline->labelWidth());
    const QPoint point(static_cast<int>(x),
                       static_cast<int>(m_timeline->axisHeight() + m_timeline->rowHeight() / 2));
    QTest::mouseMove(m_window.get(), point);
    QTRY_COMPARE(m_timeline->hoveredDecision(), widest->decision);
    QTest::mouseClick(m_window.get(), Qt::LeftButton, Qt::NoModifier, point);
    QCOMPARE(m_timeline->selectedDecision(), widest->decision);
}

void TimelineTest::everyBarHasAName()
{
    QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(m_timeline);
    QVERIFY(chart != nullptr);
    QCOMPARE(chart->role(), QAccessible::Chart);
    const TimelineModel* model = m_desk->plan()->timeline();
    const auto& groups = m_desk->plan()->preview()->plan.groups;
    QCOMPARE(chart->childCount(), static_cast<int>(groups.size()));
    QSet<QString> names;
    int index = 0;
    for (const TimelineModel::Row& row : model->rows()) {
        for (const TimelineModel::Bar& bar : row.bars) {
            QAccessibleInterface* child = chart->child(index);
            QVERIFY(child != nullptr && child->isValid());
            QCOMPARE(chart->indexOfChild(child), index++);
            QCOMPARE(child->parent(), chart);
            const QString name = child->text(QAccessible::Name);
            names << name;
            if (row.kind != TimelineModel::Kind::queue)
                continue;
            QVERIFY2(name.startsWith(QStringLiteral("Queue of ") + row.regionId), qPrintable(name));
            for (const char* part : {"start T+", "completion T+", "deadline T+"})
                QVERIFY2(name.contains(QLatin1String(part)), qPrintable(name));
            QCOMPARE(name.contains(QStringLiteral("missed by")), bar.missed);
            QCOMPARE(name.contains(QStringLiteral("met by")), !bar.missed);
        }
    }
    QCOMPARE(names.size(), chart->childCount());
    QVERIFY(chart->child(index) == nullptr);
    // A bar's place is where a pointer meets it.
    QAccessibleInterface* first = chart->child(0);
    const QPoint center = first->rect().center();
    QVERIFY(chart->childAt(center.x(), center.y()) != nullptr);
    // Another plan: the same children are its bars, and what it has not is gone.
    QAccessibleInterface* last = chart->child(index - 1);
    m_desk->plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(m_desk->plan()->run());
    QVERIFY(chart->childCount() < index);
    QVERIFY(!last->isValid());
    QVERIFY(first->isValid());
}

void TimelineTest::arrowsMoveTheBarInFocus()
{
    QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(m_timeline);
    QVERIFY(chart != nullptr);
    QVERIFY(chart->focusChild() == nullptr);
    QTest::keyClick(m_window.get(), Qt::Key_Right);
    QCOMPARE(chart->indexOfChild(chart->focusChild()), 0);
    QVERIFY(chart->focusChild()->state().focused);
    QTest::keyClick(m_window.get(), Qt::Key_Right);
    QCOMPARE(chart->indexOfChild(chart->focusChild()), 1);
    QVERIFY(!chart->child(0)->state().focused);
    QTest::keyClick(m_window.get(), Qt::Key_Down);
    const auto inFirstRow =
        static_cast<int>(m_desk->plan()->timeline()->rows().front().bars.size());
    QVERIFY(chart->indexOfChild(chart->focusChild()) >= inFirstRow);
    QCOMPARE(chart->text(QAccessible::Value), chart->focusChild()->text(QAccessible::Name));
}

void TimelineTest::itDraws()
{
    const QImage image = m_window->grabWindow();
    QSet<QRgb> colors;
    for (int x = 0; x < image.width(); x += 3) {
        for (int y = 0; y < image.height(); y += 3)
            colors << image.pixel(x, y);
    }
    QVERIFY(colors.size() > 3);
}

QTEST_MAIN(TimelineTest)
#include "tst_timeline.moc"
