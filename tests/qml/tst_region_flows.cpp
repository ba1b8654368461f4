// A region's flows with their lane paths, and its shards with their part in cuts: what the engine's
// state and directory say.
#include <QGuiApplication>
#include <array>

#include "engine/estate/shard.h"
#include "engine/text/format.h"
#include "models/flow_path_table.h"
#include "models/shard_table.h"
#include "models/words.h"
#include "tests/qml/region_tables.h"

using namespace estate;

class RegionFlowsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void flowsNameEveryStage();
    void theChosenFlowsPathHasBadges();
    void whatLandsIsShownUntilItIsThere();
    void shardsAreThoseOfTheDirectory();
    void aCutIsInItsShards();
};

void RegionFlowsTest::flowsNameEveryStage()
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
    QVERIFY(cell(flows, served, FlowPathTable::PathColumn).startsWith(QStringLiteral("local → ")));
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

// The badges beside a path: every stage that is a path of the catalog has both.
void RegionFlowsTest::theChosenFlowsPathHasBadges()
{
    DeskFixture desk;
    FlowPathTable flows;
    look(flows, desk, QStringLiteral("r017"));
    QVERIFY(flows.stages().isEmpty() && flows.pathText().isEmpty());
    int fed = 0;
    while (fed < flows.count() &&
           !cell(flows, fed, FlowPathTable::FlowColumn).startsWith(QStringLiteral("to ")))
        ++fed;
    QVERIFY(fed < flows.count());
    flows.setChosenItem(flows.itemAt(fed));
    const QStringList stages = flows.stages();
    QCOMPARE(stages.join(QStringLiteral(" → ")), cell(flows, fed, FlowPathTable::PathColumn));
    QCOMPARE(flows.transports().size(), stages.size());
    QCOMPARE(flows.copyings().size(), stages.size());
    QVERIFY(stages.at(0).startsWith(QStringLiteral("mux ")));
    QCOMPARE(flows.transports().at(0), QString());
    QCOMPARE(flows.transports().at(1), cell(flows, fed, FlowPathTable::TransportColumn));
    QCOMPARE(flows.copyings().at(1), cell(flows, fed, FlowPathTable::CopiesColumn));
    QVERIFY(flows.pathText().contains(
        QStringLiteral("%1 (%2, %3)")
            .arg(stages.at(1), flows.transports().at(1), flows.copyings().at(1))));
    flows.setChosenItem(-1);
    QVERIFY(flows.stages().isEmpty());
}

void RegionFlowsTest::whatLandsIsShownUntilItIsThere()
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

void RegionFlowsTest::shardsAreThoseOfTheDirectory()
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

void RegionFlowsTest::aCutIsInItsShards()
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

QTEST_MAIN(RegionFlowsTest)
#include "tst_region_flows.moc"
