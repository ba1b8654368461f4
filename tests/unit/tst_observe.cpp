// What is seen of replicas, backlogs and demand, and what of it is refused without a trace.
#include <functional>
#include <string>
#include <utility>

#include "engine/planner/activate.h"
#include "engine/planner/condition.h"
#include "engine/planner/observe.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr Timestamp now = start + seconds(60);
constexpr Timestamp seen = start + seconds(50);

// Volume v is active in a at 1,000 operations; b holds a replica, c and d none.
class Observe : public ::testing::Test {
protected:
    Result<bool> send(const ObserveReplica& event) { return observeReplica(state, event, now); }
    Result<bool> send(const ObserveBacklog& event) { return observeBacklog(state, event, now); }
    Result<bool> send(const ObserveDemand& event) { return observeDemand(state, event); }

    template <typename Event>
    bool repeated(const Event& event)
    {
        const Digest before = state.hash();
        const auto told = send(event);
        EXPECT_TRUE(told.has_value()) << told.error().message;
        EXPECT_EQ(state.hash() == before, told.value_or(false));
        return told.value_or(false);
    }
    template <typename Event>
    ErrorCode refused(const Event& event)
    {
        const Digest before = state.hash();
        const auto told = send(event);
        EXPECT_FALSE(told.has_value()) << "was accepted";
        EXPECT_EQ(state.hash(), before) << "a refused event changed the state";
        return told ? ErrorCode::ioFailure : told.error().code;
    }
    [[nodiscard]] RegionIndex region(const char* id) const { return regionNamed(state, id); }
    [[nodiscard]] const VolumeState& v() const { return state.volume(volumeNamed(state, "v")); }
    [[nodiscard]] const RecoveryRecord& recordIn(const char* id) const
    {
        const RecoveryRecord* record = state.region(region(id)).findRecord(v().volume);
        EXPECT_NE(record, nullptr) << "no record in " << id;
        static const RecoveryRecord none;
        return record == nullptr ? none : *record;
    }
    // What a failover does when it commits: v moves to a new epoch in b.
    void failOverToB()
    {
        activateMember(state, GangMember{v().volume, region("a"), v().legs, {}, {}}, region("b"),
                       false);
    }

    EstateState state = stateFrom(fourRegions() + oneVolume() +
                                  "replica v in=b durable=900 applied=800 reserved\n");
};

ObserveReplica replica(const char* region, std::uint64_t durable, std::uint64_t applied,
                       Timestamp at = seen)
{
    return ObserveReplica{"v", region, 1, Operations(durable), Operations(applied), at};
}

TEST_F(Observe, aReplicaCatchesUp)
{
    EXPECT_FALSE(repeated(replica("b", 1'000, 950)));
    EXPECT_EQ(recordIn("b").durable.value, 1'000u);
    EXPECT_EQ(recordIn("b").applied.value, 950u);
    EXPECT_EQ(recordIn("b").observedAt, seen);
    EXPECT_EQ(recordIn("b").held.empty(), false);
    EXPECT_TRUE(repeated(replica("b", 1'000, 950)));
    // The same marks seen later are news: they were still so then.
    EXPECT_FALSE(repeated(replica("b", 1'000, 950, now)));
    EXPECT_EQ(recordIn("b").observedAt, now);
}

TEST_F(Observe, theFirstReportOfARegionMakesARecordThatHoldsNothing)
{
    const Bytes used = state.region(region("c")).totals.used;
    EXPECT_FALSE(repeated(replica("d", 400, 300)));
    EXPECT_FALSE(repeated(replica("c", 500, 500)));
    EXPECT_EQ(v().recoveryRegions, (std::vector{region("b"), region("c"), region("d")}));
    EXPECT_EQ(recordIn("c").durable.value, 500u);
    EXPECT_EQ(recordIn("c").latest.value, 1'000u);
    EXPECT_TRUE(recordIn("c").held.empty());
    EXPECT_EQ(state.region(region("c")).totals.used, used);
    EXPECT_TRUE(repeated(replica("c", 500, 500)));
}

TEST_F(Observe, aReplicaAheadLiftsTheLatestMarkWhereverItIsKept)
{
    repeated(replica("c", 1'000, 1'000));
    EXPECT_FALSE(repeated(replica("c", 1'200, 1'100)));
    EXPECT_EQ(v().latest.value, 1'200u);
    EXPECT_EQ(recordIn("c").latest.value, 1'200u);
    EXPECT_EQ(recordIn("b").latest.value, 1'200u);  // it misses 300 now, not 100
    EXPECT_EQ(recordIn("b").durable.value, 900u);
}

TEST_F(Observe, aMarkIsLiftedAtALostSourceAndInALostRegionToo)
{
    repeated(replica("b", 1'000, 1'000));
    for (const char* lost : {"a", "b"})
        ASSERT_FALSE(
            changeCondition(state, ChangeRegion{lost, RegionChange::offline}, now).value());
    EXPECT_FALSE(repeated(replica("c", 1'300, 1'300)));
    EXPECT_EQ(v().latest.value, 1'300u);
    // When b returns, it must not look as if it had everything.
    EXPECT_EQ(recordIn("b").latest.value, 1'300u);
}

TEST_F(Observe, aReportTouchesOnlyTheRegionsThatItChanges)
{
    state.resetTouched();
    repeated(replica("b", 950, 900));
    EXPECT_EQ(state.touchedRegions(), 1u);
    state.resetTouched();
    repeated(replica("b", 950, 900));
    EXPECT_EQ(state.touchedRegions(), 0u);
}

TEST_F(Observe, aDivergentReplicaThatReportsThePresentEpochIsResynchronised)
{
    failOverToB();  // at 900 operations, so a is 100 past the recovered point
    ASSERT_TRUE(recordIn("a").divergent);
    const std::vector<HeldBytes> held = recordIn("a").held;
    EXPECT_EQ(refused(replica("a", 1'000, 1'000)), ErrorCode::outOfOrder);

    ObserveReplica resynchronised = replica("a", 880, 870);
    resynchronised.epoch = 2;
    EXPECT_FALSE(repeated(resynchronised));
    EXPECT_FALSE(recordIn("a").divergent);
    EXPECT_EQ(recordIn("a").epoch, 2u);
    EXPECT_EQ(recordIn("a").durable.value, 880u);
    EXPECT_EQ(recordIn("a").applied.value, 870u);
    EXPECT_EQ(recordIn("a").latest.value, 900u);
    EXPECT_EQ(recordIn("a").held, held);
    EXPECT_EQ(v().recoveryRegions, std::vector{region("a")});
    EXPECT_TRUE(repeated(resynchronised));
}

TEST_F(Observe, aLiftLeavesMarksOfAnEarlierEpochAlone)
{
    failOverToB();
    const Operations before = recordIn("a").latest;
    ObserveReplica ahead = replica("c", 1'500, 1'500);
    ahead.epoch = 2;
    EXPECT_FALSE(repeated(ahead));
    EXPECT_EQ(v().latest.value, 1'500u);
    EXPECT_EQ(recordIn("a").latest, before);
}

TEST_F(Observe, replicasThatAreRefused)
{
    repeated(replica("b", 950, 900));
    struct Case {
        const char* name;
        std::function<void(ObserveReplica&)> spoil;
        ErrorCode code;
    };
    const Case cases[] = {
        {"an unknown volume", [](auto& e) { e.volume = "x"; }, ErrorCode::unknownId},
        {"an unknown region", [](auto& e) { e.region = "mars"; }, ErrorCode::unknownId},
        {"the source", [](auto& e) { e.region = "a"; }, ErrorCode::contradiction},
        {"an earlier epoch", [](auto& e) { e.epoch = 0; }, ErrorCode::outOfOrder},
        {"an epoch to come", [](auto& e) { e.epoch = 2; }, ErrorCode::badInput},
        {"applied ahead", [](auto& e) { e.applied = Operations(961); }, ErrorCode::badInput},
        {"durable going back", [](auto& e) { e.durable = Operations(949); }, ErrorCode::outOfOrder},
        {"applied going back", [](auto& e) { e.applied = Operations(899); }, ErrorCode::outOfOrder},
        {"time going back", [](auto& e) { e.observedAt = start; }, ErrorCode::outOfOrder},
        {"seen in the future", [](auto& e) { e.observedAt = now + seconds(1); },
         ErrorCode::outOfOrder},
        {"beyond counting", [](auto& e) { e.durable = Operations(~0ull); }, ErrorCode::overflow},
    };
    for (const Case& spoiled : cases) {
        SCOPED_TRACE(spoiled.name);
        ObserveReplica event = replica("b", 960, 910);
        spoiled.spoil(event);
        EXPECT_EQ(refused(event), spoiled.code);
    }
    EXPECT_FALSE(repeated(replica("b", 960, 910)));
}

TEST_F(Observe, aRefusalSaysWhatWasToldAndWhatIsKnown)
{
    const auto told = observeReplica(state, replica("b", 850, 800), now);
    ASSERT_FALSE(told.has_value());
    EXPECT_NE(told.error().message.find("volume \"v\" in region \"b\""), std::string::npos);
    EXPECT_NE(told.error().message.find("(durable 850, was 900)"), std::string::npos);
    const std::vector<ErrorField> fields = {
        {"volume", "v"}, {"region", "b"}, {"durable", "850"}, {"was", "900"}};
    EXPECT_EQ(told.error().fields, fields);
}

BacklogLayer layer(const char* path)
{
    BacklogLayer made;
    made.path = path;
    made.demuxRate = BytesPerSecond(1'000'000'000);
    made.demuxOperations = Iops(100'000);
    made.fill = seconds(1);
    return made;
}

// 100 GB and 50 operations wait for b, over the pair's own path and a copying one.
ObserveBacklog backlog()
{
    ObserveBacklog event;
    event.volume = "v";
    event.region = "b";
    event.durable = Operations(950);
    event.applied = Operations(900);
    event.pendingBytes = Bytes(100'000'000'000);
    event.pendingOperations = Operations(50);
    event.layers = {layer("a-b"), layer("a-b-copy")};
    event.layers[1].copyPasses = 2;
    event.layers[1].copyRate = BytesPerSecond(500'000'000);
    event.observedAt = seen;
    return event;
}

TEST_F(Observe, aBacklogBringsItsLayersAsPaths)
{
    EXPECT_FALSE(repeated(backlog()));
    const Catalog& catalog = state.catalog();
    ASSERT_TRUE(recordIn("b").backlog.has_value());
    EXPECT_EQ(recordIn("b").backlog->pendingBytes.value, 100'000'000'000u);
    EXPECT_EQ(recordIn("b").backlog->pendingOperations.value, 50u);
    EXPECT_EQ(recordIn("b").durable.value, 950u);
    const std::vector<PathIndex> paths = recordIn("b").backlog->paths;
    ASSERT_EQ(paths.size(), 2u);
    EXPECT_EQ(paths[0], catalog.pathBetween(region("a"), region("b")));
    const PathSpec& copying = catalog.path(paths[1]);
    EXPECT_EQ(copying.id, "a-b-copy");
    EXPECT_EQ(copying.source, region("a"));
    EXPECT_EQ(copying.destination, region("b"));
    EXPECT_EQ(copying.copyPasses, 2u);
    EXPECT_EQ(copying.copyRate.value, 500'000'000u);
    EXPECT_TRUE(repeated(backlog()));
}

TEST_F(Observe, aKnownPathTakesItsRatesFromTheLastReport)
{
    repeated(backlog());
    ObserveBacklog slower = backlog();
    slower.layers[0].demuxRate = BytesPerSecond(1'000);
    const std::size_t paths = state.catalog().paths.size();
    EXPECT_FALSE(repeated(slower));
    EXPECT_EQ(state.catalog().paths.size(), paths);
    const PathIndex path = state.catalog().pathBetween(region("a"), region("b"));
    EXPECT_EQ(state.catalog().path(path).demuxRate.value, 1'000u);
    EXPECT_TRUE(repeated(slower));
}

TEST_F(Observe, aBacklogGrowsOnlyWithTheDurableMark)
{
    repeated(backlog());
    ObserveBacklog drained = backlog();
    drained.pendingBytes = Bytes(60'000'000'000);
    drained.pendingOperations = Operations(30);
    EXPECT_FALSE(repeated(drained));
    EXPECT_EQ(refused(backlog()), ErrorCode::contradiction);

    // A report of the replica alone says that more became durable; the backlog may tell it later.
    EXPECT_FALSE(repeated(replica("b", 980, 900)));
    ObserveBacklog grown = backlog();
    grown.durable = Operations(980);
    EXPECT_FALSE(repeated(grown));
    EXPECT_EQ(recordIn("b").backlog->pendingOperations.value, 50u);
}

TEST_F(Observe, aReplicaReportKeepsTheBacklogAndAResynchronisedOneLosesIt)
{
    repeated(backlog());
    repeated(replica("b", 960, 910));
    EXPECT_TRUE(recordIn("b").backlog.has_value());

    RecoveryRecord* record = state.edit(region("b")).findRecord(v().volume);
    record->divergent = true;
    repeated(replica("b", 500, 400));
    EXPECT_EQ(recordIn("b").durable.value, 500u);
    EXPECT_FALSE(recordIn("b").backlog.has_value());
}

TEST_F(Observe, backlogsThatAreRefused)
{
    repeated(backlog());
    struct Case {
        const char* name;
        std::function<void(ObserveBacklog&)> spoil;
        ErrorCode code;
    };
    const Case cases[] = {
        {"an unknown volume", [](auto& e) { e.volume = "x"; }, ErrorCode::unknownId},
        {"the source", [](auto& e) { e.region = "a"; }, ErrorCode::contradiction},
        {"an earlier epoch", [](auto& e) { e.epoch = 0; }, ErrorCode::outOfOrder},
        {"applied ahead", [](auto& e) { e.applied = Operations(951); }, ErrorCode::badInput},
        {"durable going back", [](auto& e) { e.durable = Operations(949); }, ErrorCode::outOfOrder},
        {"time going back", [](auto& e) { e.observedAt = start; }, ErrorCode::outOfOrder},
        {"no layer", [](auto& e) { e.layers.clear(); }, ErrorCode::badInput},
        {"too many layers", [](auto& e) { e.layers.assign(backlogLayersMax + 1, layer("a-b")); },
         ErrorCode::badInput},
        {"a path twice", [](auto& e) { e.layers[1].path = "a-b"; }, ErrorCode::duplicateId},
        {"a path without an id", [](auto& e) { e.layers[1].path.clear(); }, ErrorCode::badInput},
        {"a path elsewhere", [](auto& e) { e.layers[1].path = "b-a"; }, ErrorCode::contradiction},
        {"no demux bandwidth", [](auto& e) { e.layers[1].demuxRate = {}; }, ErrorCode::badInput},
        {"no demux operations", [](auto& e) { e.layers[0].demuxOperations = {}; },
         ErrorCode::badInput},
        {"copies at no rate", [](auto& e) { e.layers[1].copyRate = {}; }, ErrorCode::badInput},
        {"fills for ever", [](auto& e) { e.layers[1].fill = Duration(~0ull); },
         ErrorCode::badInput},
        {"more bytes, same mark", [](auto& e) { e.pendingBytes += Bytes(1); },
         ErrorCode::contradiction},
        {"more operations, same mark", [](auto& e) { e.pendingOperations += Operations(1); },
         ErrorCode::contradiction},
        {"bytes beyond counting", [](auto& e) { e.pendingBytes = Bytes(~0ull); },
         ErrorCode::overflow},
        {"operations beyond counting", [](auto& e) { e.pendingOperations = Operations(~0ull); },
         ErrorCode::overflow},
    };
    for (const Case& spoiled : cases) {
        SCOPED_TRACE(spoiled.name);
        ObserveBacklog event = backlog();
        event.layers.push_back(layer("a-b-new"));  // must not be left in the catalog
        spoiled.spoil(event);
        EXPECT_EQ(refused(event), spoiled.code);
        EXPECT_FALSE(state.catalog().pathNamed("a-b-new").valid());
    }
}

TEST_F(Observe, asManyLayersAsTheBoundAreTaken)
{
    ObserveBacklog event = backlog();
    event.layers.clear();
    for (std::size_t i = 0; i < backlogLayersMax; ++i)
        event.layers.push_back(layer(("stage-" + std::to_string(i)).c_str()));
    EXPECT_FALSE(repeated(event));
    EXPECT_EQ(recordIn("b").backlog->paths.size(), 64u);
}

ObserveDemand demand(std::uint64_t interval)
{
    return ObserveDemand{"v", interval, Iops(700), 12, milliseconds(3), {}};
}

TEST_F(Observe, demandIsThatOfTheLastInterval)
{
    EXPECT_FALSE(v().demand.has_value());
    EXPECT_FALSE(repeated(demand(4)));
    EXPECT_TRUE(repeated(demand(4)));
    EXPECT_FALSE(repeated(demand(9)));
    EXPECT_EQ(v().demand, (Demand{9, Iops(700), 12, milliseconds(3)}));
}

TEST_F(Observe, samplesGiveTheirNearestRankPercentile)
{
    ObserveDemand event = demand(1);
    event.latencyP995 = {};
    for (std::uint64_t i = 1; i <= 200; ++i)
        event.samples.push_back(milliseconds(201 - i));
    EXPECT_FALSE(repeated(event));
    EXPECT_EQ(v().demand->latencyP995, milliseconds(199));
    EXPECT_TRUE(repeated(event));
}

TEST_F(Observe, nearestRanks)
{
    const auto of = [](std::uint64_t count) {
        std::vector<Duration> samples;
        for (std::uint64_t i = count; i > 0; --i)
            samples.emplace_back(i);
        return nearestRankP995(samples).value;
    };
    EXPECT_EQ(of(0), 0u);
    EXPECT_EQ(of(1), 1u);
    EXPECT_EQ(of(199), 199u);
    EXPECT_EQ(of(200), 199u);
    EXPECT_EQ(of(201), 200u);
    EXPECT_EQ(of(1'000), 995u);
    EXPECT_EQ(of(1'001), 996u);
    EXPECT_EQ(of(4'096), 4'076u);
}

TEST_F(Observe, demandThatIsRefused)
{
    repeated(demand(4));
    struct Case {
        const char* name;
        std::function<void(ObserveDemand&)> spoil;
        ErrorCode code;
    };
    const Case cases[] = {
        {"an unknown volume", [](auto& e) { e.volume = "x"; }, ErrorCode::unknownId},
        {"an earlier interval", [](auto& e) { e.interval = 3; }, ErrorCode::outOfOrder},
        {"the last interval, other content",
         [](auto& e) {
             e.interval = 4;
             e.iops = Iops(701);
         },
         ErrorCode::contradiction},
        {"samples and an exact latency", [](auto& e) { e.samples = {seconds(1)}; },
         ErrorCode::badInput},
        {"too many samples",
         [](auto& e) {
             e.latencyP995 = {};
             e.samples.assign(demandSamplesMax + 1, seconds(1));
         },
         ErrorCode::badInput},
    };
    for (const Case& spoiled : cases) {
        SCOPED_TRACE(spoiled.name);
        ObserveDemand event = demand(5);
        spoiled.spoil(event);
        EXPECT_EQ(refused(event), spoiled.code);
    }
    EXPECT_FALSE(repeated(demand(5)));
}

TEST(ObserveFederal, itsReplicasCanBeReportedOn)
{
    auto opened =
        openEstate(EstateSource{EstateOrigin::federal, 100'000, "", AdmissionMode::hybrid}, start);
    ASSERT_TRUE(opened.has_value()) << opened.error().message;
    const VolumeState& volume = opened->volume(VolumeIndex(0));
    ASSERT_FALSE(volume.recoveryRegions.empty());
    const RegionIndex region = volume.recoveryRegions.front();
    const RecoveryRecord* record = std::as_const(*opened).region(region).findRecord(volume.volume);
    ASSERT_NE(record, nullptr);
    ObserveReplica event;
    event.volume = opened->catalog().volume(volume.volume).id;
    event.region = opened->catalog().region(region).id;
    event.epoch = volume.epoch;
    event.durable = event.applied = record->latest + Operations(1'000);
    event.observedAt = seen;
    const auto told = observeReplica(*opened, event, now);
    ASSERT_TRUE(told.has_value()) << told.error().message;
    EXPECT_EQ(opened->volume(VolumeIndex(0)).latest, event.durable);
}

}  // namespace
}  // namespace estate
