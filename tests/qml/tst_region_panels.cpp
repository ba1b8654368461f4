// What a region publishes and how it hangs together: the same numbers as the engine's.
#include <QGuiApplication>
#include <QQmlExtensionPlugin>
#include <QScopeGuard>

#include "engine/directory/regional_adjacency.h"
#include "engine/text/format.h"
#include "models/estate_matrix.h"
#include "models/flow_path_table.h"
#include "models/host_table.h"
#include "models/language.h"
#include "models/one_region_model.h"
#include "models/region_adjacency_model.h"
#include "models/region_export_model.h"
#include "models/shard_table.h"
#include "models/words.h"
#include "tests/qml/console_window.h"
#include "tests/qml/region_tables.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

QString factOf(const RegionExportModel& model, const QString& title)
{
    for (int row = 0; row < model.count(); ++row) {
        const QModelIndex fact = model.index(row);
        if (fact.data(RegionExportModel::TitleRole).toString() == title)
            return fact.data(RegionExportModel::FactRole).toString();
    }
    return {};
}

}  // namespace

class RegionPanelsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void anExportSaysWhatTheRegionPublished();
    void whatWasMissedIsSaidUntilItIsSeen();
    void relationshipsAreThoseOfTheDirectory();
    void relationshipsFollowTheCheckpoint();
    void oneRegionFollowsTheRowThatIsLookedAt();
    void theKeyboardReachesTheRegionsPanels();
    void theMatrixHasItsColumnsBesideThePane();
    void aSwitchOfTheLanguageRewordsTheTables();
};

void RegionPanelsTest::anExportSaysWhatTheRegionPublished()
{
    DeskFixture desk;
    RegionExportModel model;
    const auto testers = testersOf({&model});
    model.setSession(desk.session.get());
    model.setRegionId(QStringLiteral("r017"));
    QCOMPARE(model.count(), 0);  // nobody looks yet
    model.setActive(true);
    const RegionalExportSummary* summary = desk.session->boundary()->view().exportOf("r017");
    QVERIFY(summary != nullptr);
    QCOMPARE(model.generationText(), QStringLiteral("generation 1"));
    QCOMPARE(model.ageText(), QStringLiteral("published 1 h 00 m ago"));
    QCOMPARE(factOf(model, QStringLiteral("Region")), QStringLiteral("online"));
    QCOMPARE(factOf(model, QStringLiteral("Free capacity")),
             toText(formatBytes(summary->freeCapacity.promised().value)));
    QCOMPARE(factOf(model, QStringLiteral("Free guarantees")),
             toText(formatIops(summary->protectedIops.promised().value)));
    QCOMPARE(factOf(model, QStringLiteral("Concrete recovery records")),
             toText(formatCount(summary->commitments.records)));
    QCOMPARE(factOf(model, QStringLiteral("Rules that name it")),
             toText(formatCount(summary->policies.rules)));
    QCOMPARE(factOf(model, QStringLiteral("Open cuts")), QStringLiteral("0"));
    QCOMPARE(factOf(model, QStringLiteral("Checkpoint root")), QStringLiteral("none"));

    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    CutDraft* draft = desk.session->cuts()->draft();
    draft->begin({QStringLiteral("r017")});
    QVERIFY(previewed(draft));
    QVERIFY(draft->declare());
    QCOMPARE(factOf(model, QStringLiteral("Open cuts")), QStringLiteral("1"));
    QCOMPARE(factOf(model, QStringLiteral("Checkpoint of its last cut")),
             QStringLiteral("epoch 1"));
    QCOMPARE(model.generationText(), QStringLiteral("generation 2"));
    QCOMPARE(model.ageText(), QStringLiteral("published now"));
    QVERIFY(changed.count() >= 3);
}

// Of a batch of events only the last generation is taken: a console that looks between batches
// misses those in between, and says so.
void RegionPanelsTest::whatWasMissedIsSaidUntilItIsSeen()
{
    DeskFixture desk;
    Workspace& workspace = desk.session->desk().workspace();
    const auto site = desk.session->desk().catalog().site(SiteIndex(0)).id;
    for (const bool online : {false, true, false})
        QVERIFY(workspace.changeSite("ada", site, online, desk.session->desk().now()).has_value());
    desk.session->desk().noteEvents();
    const QString region = QStringLiteral("r000");
    QCOMPARE(desk.session->boundary()->seen(region)->missed, 2u);

    RegionExportModel model;
    model.setSession(desk.session.get());
    model.setRegionId(region);
    QVERIFY(model.gapText().isEmpty());
    QCOMPARE(desk.session->boundary()->seen(region)->missed, 2u);
    model.setActive(true);
    QVERIFY(model.gapText().startsWith(QStringLiteral("2 generation")));
    QCOMPARE(desk.session->boundary()->seen(region)->missed, 0u);  // somebody saw it
    model.setRegionId(QStringLiteral("r001"));
    model.setRegionId(region);
    QVERIFY(model.gapText().isEmpty());
}

void RegionPanelsTest::relationshipsAreThoseOfTheDirectory()
{
    DeskFixture desk;
    RegionAdjacencyModel model;
    const auto testers = testersOf({&model});
    model.setSession(desk.session.get());
    model.setRegionId(QStringLiteral("r017"));
    QVERIFY(!model.loading());  // nothing is built before somebody looks
    model.setActive(true);
    QVERIFY(model.loading());
    QTRY_COMPARE(model.count(), 7);
    QVERIFY(!model.loading());

    const auto built = desk.session->desk().workspace().directory();
    QVERIFY(built.has_value());
    const RelationshipDirectory& directory = (*built)->directory();
    const auto adjacency =
        RegionalAdjacency::derive(directory, directory.present(), RegionIndex(17));
    QVERIFY(adjacency.has_value());
    const auto edges = [&model](int row) {
        return model.index(row).data(RegionAdjacencyModel::EdgesTextRole).toString();
    };
    const auto records = [&model](int row) {
        return model.index(row).data(RegionAdjacencyModel::RecordsTextRole).toString();
    };
    QCOMPARE(edges(0), toText(formatCount(adjacency->visible().edges)));
    QCOMPARE(records(0), toText(formatCount(adjacency->visible().records)));
    QCOMPARE(edges(1), toText(formatCount(adjacency->local().edges)));
    QCOMPARE(edges(2), toText(formatCount(adjacency->crossRegion().edges)));
    for (int kind = 0; kind < 4; ++kind)
        QCOMPARE(edges(3 + kind),
                 toText(formatCount(
                     adjacency->of(relationshipFacts[static_cast<std::size_t>(kind)].kind).edges)));
    QCOMPARE(model.neighbours().size(), static_cast<int>(adjacency->neighbours().size()));
    QVERIFY(!model.neighbours().isEmpty());
    QCOMPARE(model.checkpointRoot(), toText(directory.root().hex()));
    // Built already: another region is there at once.
    model.setRegionId(model.neighbours().constFirst());
    QVERIFY(!model.loading());
    QCOMPARE(model.count(), 7);
}

void RegionPanelsTest::relationshipsFollowTheCheckpoint()
{
    DeskFixture desk;
    RegionAdjacencyModel model;
    model.setSession(desk.session.get());
    model.setRegionId(QStringLiteral("r017"));
    model.setActive(true);
    QTRY_COMPARE(model.count(), 7);
    QVERIFY(model.checkpointText().startsWith(QStringLiteral("none taken yet")));
    CutDraft* draft = desk.session->cuts()->draft();
    draft->begin({QStringLiteral("r017")});
    QVERIFY(previewed(draft));
    QVERIFY(draft->declare());
    QCOMPARE(model.checkpointText(), QStringLiteral("epoch 1"));
    model.setActive(false);
    QCOMPARE(model.count(), 0);
}

void RegionPanelsTest::oneRegionFollowsTheRowThatIsLookedAt()
{
    DeskFixture desk;
    OneRegionModel one;
    const auto testers = testersOf({&one});
    one.setRegions(desk.session->regions());
    QCOMPARE(one.rowCount(), 0);
    one.setRow(17);
    QCOMPARE(one.rowCount(), 1);
    QCOMPARE(one.index(0).data(RegionListModel::RegionIdRole).toString(), QStringLiteral("r017"));
    // The page stays: it reads otherwise.
    QSignalSpy removed(&one, &QAbstractItemModel::rowsRemoved);
    QSignalSpy changed(&one, &QAbstractItemModel::dataChanged);
    one.setRow(18);
    QCOMPARE(removed.count(), 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(one.index(0).data(RegionListModel::RegionIdRole).toString(), QStringLiteral("r018"));
    Workspace& workspace = desk.session->desk().workspace();
    QVERIFY(workspace.changeRegion("ada", "r018", RegionChange::offline, desk.session->desk().now())
                .has_value());
    desk.session->desk().noteEvents();
    QCOMPARE(changed.count(), 2);
    QVERIFY(!one.index(0).data(RegionListModel::AvailableRole).toBool());
    one.setRow(512);
    QCOMPARE(one.rowCount(), 0);
}

void RegionPanelsTest::theKeyboardReachesTheRegionsPanels()
{
    ConsoleWindow window;
    QVERIFY(window.open());
    window.press(Qt::Key_1, Qt::ControlModifier);
    window.typeInto("r042");
    QVERIFY(window.tabTo(QStringLiteral("Show of the region")));
    window.press(Qt::Key_Right);
    QVERIFY(window.tabTo(QStringLiteral("What r042 publishes")));
    const Sight sight(window.shell->window());
    QTRY_VERIFY(sight.showsName(QStringLiteral("generation *")));
    window.press(Qt::Key_End);
    QVERIFY(window.tabTo(QStringLiteral("Show of the region")));
    window.press(Qt::Key_Right);
    QTRY_VERIFY(window.tabTo(QStringLiteral("Edges of r042 by kind")));
    const auto* adjacency = window.shell->window()->findChild<RegionAdjacencyModel*>();
    QVERIFY(adjacency != nullptr && adjacency->count() > 0);
    const QString neighbour = adjacency->neighbours().constFirst();
    QVERIFY(window.tabTo(QStringLiteral("Neighbours")));
    window.press(Qt::Key_Return);
    QTRY_COMPARE(adjacency->regionId(), neighbour);
    QCOMPARE(window.shell->warnings(), QStringList());
}

// 32 x 16 in the smallest window that is promised, and nothing of it has to be scrolled.
void RegionPanelsTest::theMatrixHasItsColumnsBesideThePane()
{
    ConsoleWindow window;
    QVERIFY(window.open());
    const auto* matrix = window.shell->window()->findChild<EstateMatrix*>();
    QVERIFY(matrix != nullptr);
    QTRY_COMPARE(matrix->columnCount(), 32);
    const QQuickItem* flickable = matrix->parentItem()->parentItem();
    QTRY_VERIFY(flickable->height() + 1 > matrix->contentHeight());
    QCOMPARE(window.shell->warnings(), QStringList());
}

// They keep texts. What is copied for other programs is English in every language.
void RegionPanelsTest::aSwitchOfTheLanguageRewordsTheTables()
{
    DeskFixture desk;
    CutDraft* draft = desk.session->cuts()->draft();
    draft->begin({QStringLiteral("r017")});
    QVERIFY(previewed(draft));
    QVERIFY(draft->declare());
    FlowPathTable flows;
    HostTable hosts;
    ShardTable shards;
    const auto testers = testersOf({&flows, &hosts, &shards});
    for (RegionTable* table : std::initializer_list<RegionTable*>{&flows, &hosts, &shards})
        look(*table, desk, QStringLiteral("r017"));
    flows.setChosenItem(0);
    const int inCut =
        rowWith(shards, ShardTable::CutStateColumn, QStringLiteral("asked to prepare"));
    QVERIFY(inCut >= 0);
    QSignalSpy summarised(&hosts, &RegionTable::refreshed);

    const auto english = qScopeGuard([] { Language::instance()->speak(QStringLiteral("en")); });
    Language::instance()->speak(QStringLiteral("de"));
    QCOMPARE(cell(flows, 0, FlowPathTable::FlowColumn), QStringLiteral("Kopie"));
    QVERIFY2(flows.pathText().contains(QStringLiteral("Kopie")), qPrintable(flows.pathText()));
    QVERIFY2(hosts.summaryText().contains(QStringLiteral("Standorten online")),
             qPrintable(hosts.summaryText()));
    QVERIFY(summarised.count() > 0);
    QCOMPARE(cell(shards, inCut, ShardTable::CutStateColumn),
             QStringLiteral("zur Vorbereitung aufgefordert"));
    QVERIFY2(shards.publishedText().startsWith(QStringLiteral("Mit der Region")),
             qPrintable(shards.publishedText()));
    QCOMPARE(flows.chosenItem(), 0);

    QVERIFY(shards.asCsv().contains(QStringLiteral("asked to prepare")));
    QVERIFY(!flows.asJson().contains(QStringLiteral("Kopie")));
    QCOMPARE(cell(flows, 0, FlowPathTable::FlowColumn), QStringLiteral("Kopie"));
}

QTEST_MAIN(RegionPanelsTest)
#include "tst_region_panels.moc"
