// A region's page: hosts and lanes say what the engine's state says, and the keyboard goes through
// all of it.
#include <QGuiApplication>
#include <QQmlExtensionPlugin>
#include <algorithm>

#include "engine/planner/publish_targets.h"
#include "engine/text/format.h"
#include "models/flow_path_table.h"
#include "models/host_table.h"
#include "models/lane_class_table.h"
#include "models/lane_table.h"
#include "models/words.h"
#include "tests/qml/console_window.h"
#include "tests/qml/region_tables.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

class RegionPageTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void hostsSayWhatTheStateSays();
    void theChosenHostStaysTheSame();
    void guaranteesAddUpToWhatIsReserved();
    void publishedLanesSayWhatWasPublished();
    void whatIsBorrowedGoesBackWithTheLease();
    void theKeyboardGoesThroughThePage();
    void aLanesCeilingIsAMarkOfItsOwn();
    void theChosenFlowsPathIsDrawn();
    void aSmallWindowAndAWideOneShowAllOfIt();
};

void RegionPageTest::hostsSayWhatTheStateSays()
{
    DeskFixture desk;
    HostTable hosts;
    const auto testers = testersOf({&hosts});
    hosts.setSession(desk.session.get());
    hosts.setRegionId(QStringLiteral("r017"));
    QCOMPARE(hosts.total(), 0);  // nobody looks yet
    hosts.setActive(true);
    const Catalog& catalog = desk.session->desk().catalog();
    const RegionState& region = desk.session->desk().state().region(r017);
    QCOMPARE(hosts.total(), static_cast<int>(region.hosts.size()));
    std::uint64_t concrete = 0;
    for (int row = 0; row < hosts.count(); ++row) {
        const HostState& host = region.hosts[static_cast<std::size_t>(row)];
        const HostSpec& spec = catalog.host(host.host);
        concrete += spec.weight;
        Iops used;
        for (std::uint32_t lane = 0; lane < host.laneCount; ++lane)
            used += region.lanes[host.firstLane + lane].used;
        QCOMPARE(cell(hosts, row, HostTable::HostColumn), toText(spec.id));
        QCOMPARE(cell(hosts, row, HostTable::SiteColumn), toText(catalog.site(spec.site).id));
        QCOMPARE(cell(hosts, row, HostTable::StateColumn), QStringLiteral("online"));
        QCOMPARE(cell(hosts, row, HostTable::UsedColumn), toText(formatBytes(host.used.value)));
        QCOMPARE(cell(hosts, row, HostTable::UtilisationColumn),
                 toText(formatShare(host.used.value, host.capacity.value)));
        QCOMPARE(cell(hosts, row, HostTable::UsedIopsColumn), toText(formatIops(used.value)));
        QCOMPARE(cell(hosts, row, HostTable::IopsColumn),
                 toText(formatIops((host.laneIops * host.laneCount).value)));
        QCOMPARE(cell(hosts, row, HostTable::RestoreRateColumn),
                 toText(formatByteRate(host.restoreRate.value)));
    }
    QVERIFY(hosts.summaryText().contains(toText(formatCount(concrete))));

    const std::string lost = catalog.host(region.hosts[1].host).id;
    QVERIFY(desk.session->desk()
                .workspace()
                .changeHost("ada", lost, false, desk.session->desk().now())
                .has_value());
    desk.session->desk().noteEvents();
    QCOMPARE(cell(hosts, 1, HostTable::StateColumn), QStringLiteral("offline"));
    QCOMPARE(hosts.data(hosts.index(1, HostTable::StateColumn), TableModel::GlyphRole).toString(),
             QStringLiteral("offline"));
    QCOMPARE(cell(hosts, 0, HostTable::StateColumn), QStringLiteral("online"));
    hosts.setRegionId(QStringLiteral("nowhere"));
    QCOMPARE(hosts.total(), 0);
}

void RegionPageTest::theChosenHostStaysTheSame()
{
    DeskFixture desk;
    HostTable hosts;
    look(hosts, desk, QStringLiteral("r017"));
    QCOMPARE(hosts.chosenItem(), 0);
    hosts.setChosenItem(2);
    const QString chosen = hosts.chosenId();
    QCOMPARE(chosen, cell(hosts, 2, HostTable::HostColumn));
    hosts.setActive(false);
    hosts.setActive(true);
    QCOMPARE(hosts.chosenId(), chosen);
    hosts.setChosenItem(99);
    QCOMPARE(hosts.chosenItem(), 2);
    // Another region has other hosts.
    hosts.setRegionId(QStringLiteral("r018"));
    QCOMPARE(hosts.chosenItem(), 0);
    QVERIFY(hosts.chosenId() != chosen);
}

void RegionPageTest::guaranteesAddUpToWhatIsReserved()
{
    DeskFixture desk;
    const EstateState& state = desk.session->desk().state();
    const RegionState& region = state.region(r017);
    LaneTable lanes;
    LaneClassTable classes;
    const auto testers = testersOf({&lanes, &classes});
    look(lanes, desk, QStringLiteral("r017"));
    look(classes, desk, QStringLiteral("r017"));
    QCOMPARE(lanes.total(), 0);  // no host yet
    Iops all;
    for (std::uint32_t position = 0; position < region.hosts.size(); ++position) {
        const HostState& host = region.hosts[position];
        const QString id = toText(state.catalog().host(host.host).id);
        lanes.setHostId(id);
        classes.setHostId(id);
        const auto figures = lanesOf(state, region, position, desk.session->desk().now());
        QCOMPARE(lanes.total(), static_cast<int>(host.laneCount));
        for (int row = 0; row < lanes.count(); ++row) {
            const LaneFigures& lane = figures[static_cast<std::size_t>(row)];
            QCOMPARE(lane.guarantee.value, region.lanes[host.firstLane + lane.number].used.value);
            all += lane.guarantee;
            QCOMPARE(cell(lanes, row, LaneTable::GuaranteeColumn),
                     toText(formatIops(lane.guarantee.value)));
            QCOMPARE(cell(lanes, row, LaneTable::RateColumn),
                     toText(formatIops(host.laneIops.value)));
            classes.setLane(row);
            QCOMPARE(classes.total(), static_cast<int>(lane.classes.size()));
        }
    }
    QCOMPARE(all.value, region.totals.usedIops.value);
    QVERIFY(all.value > 0);
    // A fresh estate told its lanes nothing, and saw no demand.
    lanes.setHostId(toText(state.catalog().host(region.hosts.front().host).id));
    QVERIFY(cell(lanes, lanes.chosenItem(), LaneTable::AssignedColumn).isEmpty());
    QVERIFY(lanes.publishedText().startsWith(QStringLiteral("Nothing published yet")));
    classes.setHostId(lanes.hostId());
    classes.setLane(lanes.chosenItem());
    QVERIFY(classes.total() > 0);
    QCOMPARE(cell(classes, 0, LaneClassTable::AssignedColumn), QStringLiteral("not published"));
    QCOMPARE(cell(classes, 0, LaneClassTable::DemandColumn), QStringLiteral("not seen"));
}

void RegionPageTest::publishedLanesSayWhatWasPublished()
{
    DeskFixture desk;
    QVERIFY(beginLoss(desk, 0));
    QTRY_VERIFY(desk.changes()->execution()->finished());
    const EstateState& state = desk.session->desk().state();
    const RegionIndex index =
        regionWhere(state, [](const RegionState& region) { return !region.targets.empty(); });
    QVERIFY(index.valid());
    const RegionState& region = state.region(index);
    const LaneTargets& targets = region.targets.front();
    const auto host =
        std::find_if(region.hosts.begin(), region.hosts.end(), [&targets](const HostState& each) {
            return targets.lane >= each.firstLane && targets.lane < each.firstLane + each.laneCount;
        });
    QVERIFY(host != region.hosts.end());
    const int lane = static_cast<int>(targets.lane - host->firstLane);

    LaneTable lanes;
    LaneClassTable classes;
    const auto testers = testersOf({&lanes, &classes});
    const QString regionId = toText(state.catalog().region(index).id);
    look(lanes, desk, regionId);
    look(classes, desk, regionId);
    lanes.setHostId(toText(state.catalog().host(host->host).id));
    classes.setHostId(lanes.hostId());
    lanes.setChosenItem(lane);
    classes.setLane(lane);
    Iops assigned;
    for (const HtbClass& share : targets.classes) {
        const int row = rowWith(classes, LaneClassTable::VolumeColumn,
                                toText(state.catalog().volume(share.volume).id));
        QVERIFY(row >= 0);
        const Iops rate = rateAt(share, targets.borrowUntil, desk.session->desk().now());
        QCOMPARE(cell(classes, row, LaneClassTable::GuaranteeColumn),
                 toText(formatIops(share.guarantee.value)));
        QCOMPARE(cell(classes, row, LaneClassTable::AssignedColumn),
                 toText(formatIops(rate.value)));
        QCOMPARE(cell(classes, row, LaneClassTable::CeilingColumn),
                 toText(formatIops(share.ceiling.value)));
        assigned += rate;
    }
    QVERIFY(assigned.value > 0);
    QCOMPARE(cell(lanes, lane, LaneTable::AssignedColumn), toText(formatIops(assigned.value)));
    QCOMPARE(cell(lanes, lane, LaneTable::GenerationColumn),
             toText(formatCount(targets.generation)));
    const QModelIndex row = lanes.index(lane, 0);
    QVERIFY(row.data(LaneTable::PublishedRole).toBool());
    QVERIFY(row.data(LaneTable::OwnShareRole).toReal() > 0);
    QVERIFY(row.data(LaneTable::OwnShareRole).toReal() +
                row.data(LaneTable::BorrowedShareRole).toReal() <=
            1);
    // Time alone ends a lease.
    desk.clock->advance(seconds(3'600));
    emit desk.session->dataAgeTextChanged();
    QVERIFY(lanes.publishedText().contains(QStringLiteral("lease ended")));
}

void RegionPageTest::whatIsBorrowedGoesBackWithTheLease()
{
    DeskFixture desk;
    EstateState state = desk.session->desk().state();
    RegionState& region = state.edit(r017);
    // A flow that could have twice what it is guaranteed.
    VolumeIndex hungry;
    Leg leg;
    for (const VolumeState& volume : region.volumes)
        for (const Leg& each : volume.legs)
            if (!hungry.valid() &&
                region.hosts[each.host].laneIops >= region.lanes[each.lane].used + each.iops) {
                hungry = volume.volume;
                leg = each;
            }
    QVERIFY(hungry.valid());
    const VolumeSpec& spec = state.catalog().volume(hungry);
    region.findVolume(hungry)->demand = Demand{1, spec.steadyIops * 2, 8, Duration(1'000)};
    const Timestamp now = desk.session->desk().now();
    publishTargets(state, r017, {leg.lane}, now);
    const std::uint32_t number = leg.lane - region.hosts[leg.host].firstLane;
    const auto shareAt = [&](Timestamp at) {
        const LaneFigures lane = lanesOf(state, region, leg.host, at)[number];
        const auto share =
            std::find_if(lane.classes.begin(), lane.classes.end(),
                         [hungry](const LaneClassFigures& each) { return each.volume == hungry; });
        return *share;
    };
    const LaneTargets* targets = region.findTargets(leg.lane);
    QVERIFY(targets != nullptr);
    const auto published =
        std::find_if(targets->classes.begin(), targets->classes.end(),
                     [hungry](const HtbClass& each) { return each.volume == hungry; });
    QVERIFY(published != targets->classes.end());
    QVERIFY(published->borrowed.value > 0);
    const LaneClassFigures leased = shareAt(now);
    QCOMPARE(leased.assigned->value, published->rate.value);
    QCOMPARE(leased.borrowed.value, published->borrowed.value);
    QCOMPARE(leased.demand->value, leased.guarantee.value * 2);
    const LaneClassFigures ended = shareAt(targets->borrowUntil);
    QCOMPARE(ended.assigned->value, ended.guarantee.value);
    QCOMPARE(ended.borrowed.value, 0u);
}

void RegionPageTest::theKeyboardGoesThroughThePage()
{
    ConsoleWindow window;
    QVERIFY(window.open());
    window.press(Qt::Key_1, Qt::ControlModifier);
    window.typeInto("r042");
    const QQuickItem* matrix = window.shell->window()->activeFocusItem();
    window.press(Qt::Key_Return);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Hosts of r042"));
    auto* hosts = window.shell->window()->findChild<HostTable*>();
    QVERIFY(hosts != nullptr && hosts->total() > 1);
    window.press(Qt::Key_Down);
    QCOMPARE(hosts->chosenItem(), 1);
    QVERIFY(window.tabTo(QStringLiteral("Lanes of ") + hosts->chosenId()));
    const auto* lanes = window.shell->window()->findChild<LaneTable*>();
    window.press(Qt::Key_End);
    QCOMPARE(lanes->chosenItem(), lanes->total() - 1);
    QVERIFY(window.tabTo(
        QStringLiteral("Flows on lane %1 of %2").arg(lanes->chosenItem()).arg(hosts->chosenId())));
    QVERIFY(window.tabTo(QStringLiteral("Show of the region's page")));
    window.press(Qt::Key_Right);
    QVERIFY(window.tabTo(QStringLiteral("Flows of r042")));
    QVERIFY(window.tabTo(QStringLiteral("Show of the region's page")));
    window.press(Qt::Key_Right);
    QVERIFY(window.tabTo(QStringLiteral("Shards of r042")));
    window.press(Qt::Key_Escape);
    QTRY_COMPARE(window.shell->window()->activeFocusItem(), matrix);
    // The palette leads there too.
    window.press(Qt::Key_K, Qt::ControlModifier);
    window.typeInto("lane paths");
    window.press(Qt::Key_Return);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Flows of r042"));
    QCOMPARE(window.shell->warnings(), QStringList());
}

// The track goes on behind it, and the legend names every part.
void RegionPageTest::aLanesCeilingIsAMarkOfItsOwn()
{
    ConsoleWindow window;
    QVERIFY(window.open());
    window.press(Qt::Key_1, Qt::ControlModifier);
    window.typeInto("r042");
    window.press(Qt::Key_Return);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Hosts of r042"));
    const auto visible = [&window](const char* property) {
        QList<const QQuickItem*> found;
        QList<const QQuickItem*> waiting{window.shell->window()->contentItem()};
        while (!waiting.isEmpty()) {
            const QQuickItem* item = waiting.takeLast();
            if (!item->isVisible())
                continue;
            if (item->property(property).isValid())
                found << item;
            for (const QQuickItem* child : item->childItems())
                waiting << child;
        }
        return found;
    };
    QTRY_VERIFY(!visible("ceilingAt").isEmpty());
    for (const QQuickItem* bar : visible("ceilingAt")) {
        const qreal ceiling = bar->property("ceilingAt").toReal();
        QVERIFY(ceiling > 0 && ceiling < bar->width());
        QVERIFY(bar->property("guaranteedAt").toReal() <= ceiling);
        QVERIFY(bar->property("tip").toString().contains(QStringLiteral("ceiling")));
    }
    QStringList words;
    for (const QQuickItem* entry : visible("word"))
        words << entry->property("word").toString();
    for (const char* word : {"own", "borrowed", "guaranteed", "ceiling"})
        QVERIFY2(words.contains(QLatin1String(word)), word);
    QCOMPARE(window.shell->warnings(), QStringList());
}

void RegionPageTest::theChosenFlowsPathIsDrawn()
{
    ConsoleWindow window;
    QVERIFY(window.open());
    window.press(Qt::Key_1, Qt::ControlModifier);
    window.typeInto("r042");
    window.press(Qt::Key_Return);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Hosts of r042"));
    QVERIFY(window.tabTo(QStringLiteral("Show of the region's page")));
    window.press(Qt::Key_Right);
    QVERIFY(window.tabTo(QStringLiteral("Flows of r042")));
    window.press(Qt::Key_Down);
    const auto* flows = window.shell->window()->findChild<FlowPathTable*>();
    QVERIFY(flows != nullptr && flows->chosenItem() >= 0);
    QVERIFY(flows->pathText().contains(QStringLiteral("leaf:")));
    QVERIFY(window.tabTo(QStringLiteral("Lane path of ") + flows->pathText()));
    QCOMPARE(window.shell->warnings(), QStringList());
}

void RegionPageTest::aSmallWindowAndAWideOneShowAllOfIt()
{
    ConsoleWindow window;
    QVERIFY(window.open());
    window.press(Qt::Key_1, Qt::ControlModifier);
    window.typeInto("r042");
    window.press(Qt::Key_Return);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Hosts of r042"));
    const auto* hosts = window.shell->window()->findChild<HostTable*>();
    const auto placeOf = [&window](const QString& prefix) {
        for (const QQuickItem* item : window.shell->window()->findChildren<QQuickItem*>())
            if (item->isVisible() && item->property("label").toString().startsWith(prefix))
                return QRectF(item->mapToScene({0, 0}), item->size());
        return QRectF();
    };
    const QString lanes = QStringLiteral("Lanes of ") + hosts->chosenId();
    const QString flows = QStringLiteral("Flows on lane");
    const auto fits = [&](const QString& part, const QSize& size) {
        const QRectF place = placeOf(part);
        return place.height() >= 72 && place.width() >= 400 &&
               QRectF(QPointF(), QSizeF(size)).contains(place);
    };
    for (const QSize size : {QSize(1'024, 640), QSize(1'920, 1'080)}) {
        window.shell->window()->resize(size);
        const bool wide = size.width() > 1'500;
        QTRY_COMPARE(placeOf(flows).x() > placeOf(lanes).right(), wide);
        for (const QString& part : {QStringLiteral("Hosts of r042"), lanes, flows})
            QTRY_VERIFY2(fits(part, size), qPrintable(part));
    }
    QCOMPARE(window.shell->warnings(), QStringList());
}

QTEST_MAIN(RegionPageTest)
#include "tst_region_page.moc"
