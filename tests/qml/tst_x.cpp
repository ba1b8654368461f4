// A region's page: hosts, lanes, flows and shards say what the engine's state says, and the
// keyboard goes through all of it.
#include <QGuiApplication>
#include <QQmlExtensionPlugin>

#include "engine/estate/shard.h"
#include "engine/planner/publish_targets.h"
#include "models/flow_path_table.h"
#include "models/host_table.h"
#include "models/lane_class_table.h"
#include "models/lane_table.h"
#include "models/shard_table.h"
#include "models/words.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

constexpr RegionIndex r017(17);

QString cell(const TableModel& table, int row, int column)
{
    return table.data(table.index(row, column), Qt::DisplayRole).toString();
}

// The first row with this text in the column; -1: none.
int rowWith(const TableModel& table, int column, const QString& text)
{
    for (int row = 0; row < table.count(); ++row)
        if (cell(table, row, column) == text)
            return row;
    return -1;
}

int rowsWith(const TableModel& table, int column, const QString& text)
{
    int rows = 0;
    for (int row = 0; row < table.count(); ++row)
        rows += cell(table, row, column) == text ? 1 : 0;
    return rows;
}

void look(RegionTable& table, const DeskFixture& desk, const QString& region)
{
    table.setSession(desk.session.get());
    table.setRegionId(region);
    table.setActive(true);
}

// The loss of r017 approved, and its execution begun.
bool beginLoss(const DeskFixture& desk, int stepInterval)
{
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    desk.session->setOperatorName(QStringLiteral("grace"));
    desk.changes()->execution()->setStepInterval(stepInterval);
    return desk.changes()->approve(proposal) &&
           desk.changes()->commit(
               proposal, desk.change(proposal, ChangesModel::LostOperationsTextRole).toString());
}

template <typename Condition>
RegionIndex regionWhere(const EstateState& state, Condition condition)
{
    for (std::uint32_t at = 0; at < state.regionCount(); ++at)
        if (condition(state.region(RegionIndex(at))))
            return RegionIndex(at);
    return {};
}

}  // namespace

class RegionPageTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void hostsSayWhatTheStateSays();
    void theChosenHostStaysTheSame();
    void guaranteesAddUpToWhatIsReserved();
    void publishedLanesSayWhatWasPublished();
    void whatIsBorrowedGoesBackWithTheLease();
    void flowsNameEveryStage();
    void whatLandsIsShownUntilItIsThere();
    void shardsAreThoseOfTheDirectory();
    void aCutIsInItsShards();
    void theKeyboardGoesThroughThePage();
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

void RegionPageTest::flowsNameEveryStage()
{
    DeskFixture desk;
    FlowPathTable flows;
    const auto testers = testersOf({&flows});
    look(flows, desk, QStringLiteral("r017"));
    const EstateState& state = desk.session->desk().state();
    const Catalog& catalog = state.catalog();
    const RegionState& region = state.region(r017);
    std::size_t expected = region.records.size();
    for (const VolumeState& volume : region.volumes) {
        expected += std::max<std::size_t>(1, volume.legs.size());
        expected += volume.recoveryRegions.size();
    }
    QCOMPARE(flows.total(), static_cast<int>(expected));

    const VolumeState& volume = region.volumes.front();
    QVERIFY(!volume.legs.empty() && !volume.recoveryRegions.empty());
    const Leg& leg = volume.legs.front();
    const HostState& host = region.hosts[leg.host];
    const QString leaf = QStringLiteral("leaf:%1:%2")
                             .arg(toText(catalog.host(host.host).id))
                             .arg(leg.lane - host.firstLane);
    const int served =
        rowWith(flows, FlowPathTable::VolumeColumn, toText(catalog.volume(volume.volume).id));
    QCOMPARE(cell(flows, served, FlowPathTable::FlowColumn), QStringLiteral("copy"));
    QVERIFY(cell(flows, served, FlowPathTable::PathColumn)
                .startsWith(QStringLiteral("no route, the flow is local")));
    QVERIFY(cell(flows, served, FlowPathTable::PathColumn).endsWith(leaf));
    QCOMPARE(cell(flows, served, FlowPathTable::StateColumn), QStringLiteral("serves"));
    QVERIFY(cell(flows, served, FlowPathTable::CopiesColumn).isEmpty());

    // Every replica goes over the path that the catalog has, with that path's copying.
    int routed = 0;
    for (int row = 0; row < flows.count(); ++row) {
        const QString flow = cell(flows, row, FlowPathTable::FlowColumn);
        if (!flow.startsWith(QStringLiteral("to ")))
            continue;
        const RegionIndex keeper = catalog.regionNamed(flow.mid(3).toStdString());
        QVERIFY(keeper.valid());
        const PathIndex path = catalog.pathBetween(r017, keeper);
        QVERIFY(path.valid());
        const QString text = cell(flows, row, FlowPathTable::PathColumn);
        QVERIFY(text.startsWith(QStringLiteral("mux r017")));
        QVERIFY(text.contains(toText(catalog.path(path).id)));
        QVERIFY(text.contains(QStringLiteral("demux ") + flow.mid(3)));
        QVERIFY(text.contains(QStringLiteral("leaf:")));
        QCOMPARE(cell(flows, row, FlowPathTable::TransportColumn), QStringLiteral("TCP"));
        QCOMPARE(cell(flows, row, FlowPathTable::CopiesColumn),
                 catalog.path(path).copyPasses == 0 ? QStringLiteral("zero copy")
                                                    : QStringLiteral("1 copying pass"));
        ++routed;
    }
    QVERIFY(routed > 0);
}

void RegionPageTest::whatLandsIsShownUntilItIsThere()
{
    constexpr int never = 3'600'000;
    DeskFixture desk;
    QVERIFY(beginLoss(desk, never));
    const EstateState& state = desk.session->desk().state();
    const RegionIndex index =
        regionWhere(state, [](const RegionState& region) { return !region.gangs.empty(); });
    QVERIFY(index.valid());
    std::size_t legs = 0;
    for (const Gang& gang : state.region(index).gangs)
        for (const GangMember& member : gang.members)
            legs += member.legs.size();
    FlowPathTable flows;
    look(flows, desk, toText(state.catalog().region(index).id));
    const QString lands = QStringLiteral("lands here");
    QVERIFY(legs > 0);
    QCOMPARE(rowsWith(flows, FlowPathTable::FlowColumn, lands), static_cast<int>(legs));
    const int row = rowWith(flows, FlowPathTable::FlowColumn, lands);
    QVERIFY(cell(flows, row, FlowPathTable::PathColumn).startsWith(QStringLiteral("mux r017")));
    const QString volume = cell(flows, row, FlowPathTable::VolumeColumn);
    desk.changes()->execution()->setStepInterval(0);
    QTRY_VERIFY(desk.changes()->execution()->finished());
    QCOMPARE(rowsWith(flows, FlowPathTable::FlowColumn, lands), 0);
    const int there = rowWith(flows, FlowPathTable::VolumeColumn, volume);
    QVERIFY(there >= 0);
    QCOMPARE(cell(flows, there, FlowPathTable::FlowColumn), QStringLiteral("copy"));
}

void RegionPageTest::shardsAreThoseOfTheDirectory()
{
    DeskFixture desk;
    ShardTable shards;
    const auto testers = testersOf({&shards});
    look(shards, desk, QStringLiteral("r017"));
    QCOMPARE(shards.total(), 16);
    const auto directory = desk.session->desk().workspace().directory();
    QVERIFY(directory.has_value());
    const EstateNumbering& numbering = (*directory)->directory().numbering();
    std::array<std::uint64_t, shardsPerRegion> volumes{};
    std::array<std::uint64_t, shardsPerRegion> members{};
    for (std::uint32_t at = 0; at < numbering.volumeCount(); ++at) {
        const VolumeIndex volume(at);
        if (numbering.regionOf(volume) != r017)
            continue;
        const std::uint32_t shard = shardWithinRegion(numbering.shardOf(volume));
        ++volumes[shard];
        members[shard] += numbering.volumeRange(volume).count;
    }
    for (int row = 0; row < shards.count(); ++row) {
        const auto shard = static_cast<std::size_t>(row);
        QCOMPARE(cell(shards, row, ShardTable::ShardColumn),
                 toText(shardName("r017", static_cast<std::uint32_t>(row))));
        QCOMPARE(cell(shards, row, ShardTable::VolumesColumn), toText(formatCount(volumes[shard])));
        QCOMPARE(cell(shards, row, ShardTable::MembersColumn), toText(formatCount(members[shard])));
        QCOMPARE(cell(shards, row, ShardTable::AwayColumn), QStringLiteral("0"));
        QCOMPARE(cell(shards, row, ShardTable::GenerationColumn), QStringLiteral("1"));
        QCOMPARE(cell(shards, row, ShardTable::CutStateColumn), QStringLiteral("none"));
    }
    QCOMPARE(shards.cutCount(), 0);
}

void RegionPageTest::aCutIsInItsShards()
{
    DeskFixture desk;
    ShardTable shards;
    const auto testers = testersOf({&shards});
    look(shards, desk, QStringLiteral("r017"));
    CutListModel* cuts = desk.session->cuts();
    cuts->draft()->begin({QStringLiteral("r017")});
    QVERIFY(previewed(cuts->draft()));
    QVERIFY(cuts->draft()->declare());
    const CutState* cut = desk.session->desk().state().findCut(cuts->shown().toStdString());
    QVERIFY(cut != nullptr);
    int taking = 0;
    int row = -1;
    for (std::uint32_t shard = 0; shard < shardsPerRegion; ++shard) {
        const CutParticipant* part = cut->manifest().find(shardAt(r017, shard));
        taking += part == nullptr ? 0 : 1;
        if (part == nullptr)
            continue;
        row = static_cast<int>(shard);
        QCOMPARE(cell(shards, row, ShardTable::CutMembersColumn),
                 toText(formatCount(part->members)));
    }
    QVERIFY(taking > 0);
    QCOMPARE(shards.cutCount(), taking);
    QCOMPARE(cell(shards, row, ShardTable::CutColumn), cuts->shown());
    QCOMPARE(cell(shards, row, ShardTable::CutStateColumn), QStringLiteral("asked to prepare"));
    QVERIFY(cell(shards, row, ShardTable::HeldUntilColumn).isEmpty());
    QVERIFY(cuts->step(cuts->shown()));
    QCOMPARE(cell(shards, row, ShardTable::CutStateColumn), QStringLiteral("holds its cut"));
    QVERIFY(!cell(shards, row, ShardTable::RevisionColumn).isEmpty());
    QVERIFY(!cell(shards, row, ShardTable::HeldUntilColumn).isEmpty());
    cuts->setStepInterval(0);
    QVERIFY(cuts->run(cuts->shown()));
    QTRY_VERIFY(!cuts->running());
    QCOMPARE(shards.cutCount(), 0);
    QVERIFY(shards.publishedText().contains(QStringLiteral("checkpoint 1 of 1")));
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
    for (const QSize size : {QSize(1'024, 640), QSize(1'920, 1'080)}) {
        window.shell->window()->resize(size);
        const bool wide = size.width() > 1'500;
        QTRY_VERIFY((placeOf(flows).x() > placeOf(lanes).right()) == wide);
        for (const QString& part : {QStringLiteral("Hosts of r042"), lanes, flows}) {
            const QRectF place = placeOf(part);
            QVERIFY2(place.height() >= 72 && place.width() >= 400, qPrintable(part));
            QVERIFY2(QRectF(QPointF(), QSizeF(size)).contains(place), qPrintable(part));
        }
    }
    QCOMPARE(window.shell->warnings(), QStringList());
}

QTEST_MAIN(RegionPageTest)

