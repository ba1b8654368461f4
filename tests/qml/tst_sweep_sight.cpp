// What is seen of a sweep: no mark in an empty heatmap, and ids as long as there is room for them.
#include <QPainter>
#include <QQmlExtensionPlugin>

#include "models/sweep_heatmap.h"
#include "models/sweep_rank_model.h"
#include "models/sweep_session.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

EstateSource fourRegions()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return source;
}

}  // namespace

class SweepSightTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsMarkedBeforeThereIsAPicture();
    void longIdsAreReadWhole();
};

// Half a frame stood in an empty room while the pairs were planned.
void SweepSightTest::nothingIsMarkedBeforeThereIsAPicture()
{
    DeskFixture desk(fourRegions());
    SweepSession sweep;
    SweepHeatmap heatmap;
    heatmap.setSize({400, 400});
    heatmap.setStepColors({Qt::red, Qt::red, Qt::red, Qt::red, Qt::red});
    sweep.setSession(desk.session.get());
    heatmap.setSweep(&sweep);
    sweep.setKind(SweepSession::Pairs);
    QVERIFY(sweep.start());
    QVERIFY(heatmap.pairs());
    const auto painted = [&heatmap] {
        QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        const QImage empty = image;
        QPainter painter(&image);
        heatmap.paint(&painter);
        painter.end();
        return image != empty;
    };
    QVERIFY(!painted());
    QTRY_VERIFY_WITH_TIMEOUT(painted(), 60'000);
}

void SweepSightTest::longIdsAreReadWhole()
{
    constexpr int rankingView = 1;
    const QString label = QStringLiteral("Losses by cost, Enter plans one");
    ConsoleWindow console;
    QVERIFY(console.desk.session->openFourRegionSample());
    QVERIFY(console.open());
    console.press(Qt::Key_3, Qt::ControlModifier);
    SweepSession* sweep = nullptr;
    QTRY_VERIFY((sweep = console.shell->window()->findChild<SweepSession*>()) != nullptr);
    sweep->setKind(SweepSession::Pairs);
    QVERIFY(sweep->start());
    QTRY_VERIFY_WITH_TIMEOUT(sweep->finished(), 60'000);
    QVERIFY(sweep->parent()->setProperty("view", rankingView));
    const Sight sight(console.shell->window());
    QTRY_VERIFY(!sight.cellText(label, 0, SweepRankModel::LossColumn).isEmpty());
    QVERIFY(sight.settle());
    const auto* sheet =
        qobject_cast<TableSheet*>(sight.findWithin(sight.tableItem(label), [](QQuickItem* part) {
            return qobject_cast<TableSheet*>(part) != nullptr;
        }));
    QVERIFY(sheet != nullptr);
    QCOMPARE(sheet->rows()->count(), 10);
    for (int row = 0; row < sheet->rows()->count(); ++row)
        QCOMPARE(sheet->untoldText(row, SweepRankModel::LossColumn), QString());
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(SweepSightTest)
#include "tst_sweep_sight.moc"
