// What regions do in private leaves the federation state byte-identical; what is visible outside is
// one update of the region that it is about.
#include <random>

#include "engine/federation/boundary_publisher.h"
#include "engine/federation/boundary_view.h"
#include "tests/stories/drill.h"

namespace estate {
namespace {

using namespace estate::testing;

// A drill whose every event is published, as the workspace does it.
class Federation : public Drill {
public:
    explicit Federation(const EstateSource& source) : Drill(source)
    {
        EXPECT_EQ(publisher.publishAll(state(), inputs(), store).value().updated.size(),
                  state().regionCount());
    }
    [[nodiscard]] ExportInputs inputs() const { return {consumed, openCuts.byRegion()}; }
    std::vector<std::string> publish(std::span<const RegionIndex> touched)
    {
        const auto published = publisher.publish(state(), touched, inputs(), store);
        EXPECT_TRUE(published.has_value()) << published.error().message;
        std::vector<std::string> regions;
        for (const RegionIndex region : published.value_or(Published{}).updated)
            regions.push_back(state().catalog().region(region).id);
        return regions;
    }
    // The regions that publish because of the event.
    std::vector<std::string> updatedBy(Event event)
    {
        expect(std::move(event));
        return publish(state().touched());
    }
    [[nodiscard]] const RegionalExportSummary& exported(const std::string& region) const
    {
        return std::get<RegionalExportSummary>(store.find(exportKey(region))->value);
    }

    InProcessBoundaryStore store;
    BoundaryPublisher publisher;
    OpenCuts openCuts;
    std::vector<CheckpointRef> consumed;
};

EstateSource thousandth()
{
    return EstateSource{EstateOrigin::federal, 1'000, ""};
}

using Regions = std::vector<std::string>;

// Draws private changes of the 1:1,000 estate, which is told about each at once.
class PrivateChanges {
public:
    explicit PrivateChanges(Federation& federation) : m_federation(federation) {}

    void demand()
    {
        const VolumeIndex volume = someVolume();
        const auto& known = m_federation.state().volume(volume).demand;
        change(ObserveDemand{catalog().volume(volume).id,
                             known ? known->interval + 1 : 1,
                             Iops(draw(9'000)),
                             draw(64),
                             Duration(draw(1'000'000)),
                             {}});
    }
    void mark()
    {
        const auto [region, record] = someRecord();
        change(ObserveReplica{catalog().volume(record.volume).id, catalog().region(region).id,
                              record.epoch, record.durable + Operations(1 + draw(5)),
                              record.applied + Operations(draw(2)), now()});
    }
    void backlog()
    {
        const auto [region, record] = someRecord();
        if (!record.backlog)
            return;
        ObserveBacklog event;
        event.volume = catalog().volume(record.volume).id;
        event.region = catalog().region(region).id;
        event.epoch = record.epoch;
        event.durable = record.durable + Operations(1);
        event.applied = record.applied;
        event.pendingBytes = Bytes(draw(gigabyte));
        event.pendingOperations = Operations(draw(1'000));
        for (const PathIndex index : record.backlog->paths) {
            const PathSpec& path = catalog().path(index);
            event.layers.push_back({path.id, path.transport, path.demuxRate, path.demuxOperations,
                                    path.fill, path.copyPasses, path.copyRate});
        }
        event.observedAt = now();
        change(std::move(event));
    }
    // A cut inside a region: IOPS held on its lanes, targets published, given back at its end.
    void snapshot()
    {
        RequestSnapshot request;
        request.id = "cut-" + std::to_string(++m_requests);
        request.volumes = {catalog().volume(someVolume()).id};
        request.deadline = now() + seconds(100'000);
        request.hitchMax = seconds(1);
        request.operationIops = Iops(1'000);
        change(request);
        plan();
        endGangs();
    }
    // One concrete volume of 8 TB placed for good: lanes, bytes and targets.
    void placement()
    {
        const RegionIndex home = RegionIndex(static_cast<std::uint32_t>(draw(512)));
        for (const EntitySpec& entity : catalog().entities) {
            if (!std::binary_search(entity.presence.begin(), entity.presence.end(), home))
                continue;
            PutApplication application;
            application.id = "new-" + std::to_string(++m_requests);
            application.entity = entity.id;
            application.home = catalog().region(home).id;
            application.impact = usualImpact();
            application.volumes = {usualVolume("v-" + application.id, application.home)};
            change(application);
            plan();
            endGangs();
            return;
        }
    }

    std::uint32_t made = 0;
    std::uint32_t prepared = 0;
    std::uint32_t aborted = 0;
    std::uint32_t committed = 0;

private:
    void change(Event event)
    {
        m_federation.expect(std::move(event));
        const auto touched = m_federation.state().touched();
        EXPECT_EQ(m_federation.publish(touched), Regions{});
        made += touched.empty() ? 0 : 1;
    }
    void plan() { change(PlanAtWatermark{m_federation.scheduler.lastIndex()}); }
    void endGangs()
    {
        while (!m_federation.state().gangs().empty()) {
            const Digest planId = m_federation.state().gangs().begin()->first;
            change(GangPrepared{planId, gangTasksDigest(m_federation.state(), planId)});
            ++prepared;
            if (draw(4) == 0) {
                change(GangRejected{planId, "no", ""});
                ++aborted;
            } else {
                change(GangCommitted{planId});
                ++committed;
            }
        }
    }
    [[nodiscard]] const Catalog& catalog() const { return m_federation.state().catalog(); }
    [[nodiscard]] Timestamp now() const { return m_federation.scheduler.lastTimestamp(); }
    std::uint64_t draw(std::uint64_t below) { return m_random() % below; }
    VolumeIndex someVolume() { return VolumeIndex(static_cast<std::uint32_t>(draw(12'000))); }
    std::pair<RegionIndex, RecoveryRecord> someRecord()
    {
        for (;;) {
            const RegionIndex region(static_cast<std::uint32_t>(draw(512)));
            const auto& records = m_federation.state().region(region).records;
            if (!records.empty())
                return {region, records[draw(records.size())]};
        }
    }

    Federation& m_federation;
    std::mt19937_64 m_random{4};
    std::uint32_t m_requests = 0;
};

TEST(PrivateScheduleChanges, tenThousandLeaveTheFederationStateByteIdentical)
{
    Federation federation(thousandth());
    const Digest schedule = federation.state().hash();
    const Digest before = federation.store.digest();
    const std::uint64_t revision = federation.store.revision().value();
    EXPECT_EQ(revision, 512u);

    PrivateChanges changes(federation);
    while (changes.made < 10'000) {
        for (int i = 0; i < 12; ++i) {
            changes.demand();
            changes.mark();
            changes.backlog();
        }
        changes.snapshot();
        changes.placement();
    }
    EXPECT_GT(changes.prepared, 300u);
    EXPECT_GT(changes.aborted, 50u);
    EXPECT_GT(changes.committed, 200u);
    EXPECT_NE(federation.state().hash(), schedule);
    EXPECT_EQ(federation.store.digest(), before);
    EXPECT_EQ(federation.store.revision().value(), revision);
    EXPECT_EQ(federation.publisher.updates(), 512u) << "each region's first";

    // 12 PB are more than the 10.7 PB of one bucket: now it shows, once, and of one region.
    PutApplication large = usualApplication("large", "r017", {usualVolume("large", "r017")});
    for (const EntitySpec& entity : federation.state().catalog().entities)
        if (std::binary_search(entity.presence.begin(), entity.presence.end(), RegionIndex(17)))
            large.entity = entity.id;
    large.volumes[0].bytes = Bytes(6'000 * terabyte);  // of each of two copies
    const std::uint64_t level = federation.exported("r017").freeCapacity.level;
    EXPECT_EQ(federation.updatedBy(large), Regions{});
    EXPECT_EQ(federation.updatedBy(PlanAtWatermark{federation.scheduler.lastIndex()}),
              Regions{"r017"});
    EXPECT_EQ(federation.store.revision().value(), revision + 1);
    EXPECT_LT(federation.exported("r017").freeCapacity.level, level);
    EXPECT_EQ(federation.exported("r017").generation, 2u);
    EXPECT_NE(federation.store.digest(), before);
}

TEST(BoundaryPublisher, anIdenticalPublishIsANoOp)
{
    Federation federation(EstateSource{EstateOrigin::fourRegion, 0, ""});
    const Digest before = federation.store.digest();
    const auto again =
        federation.publisher.publishAll(federation.state(), federation.inputs(), federation.store);
    EXPECT_EQ(again->examined, 4u);
    EXPECT_TRUE(again->updated.empty());
    EXPECT_EQ(federation.store.revision().value(), 4u);
    EXPECT_EQ(federation.store.digest(), before);
    EXPECT_EQ(federation.publisher.examined(), 8u);
    EXPECT_EQ(federation.publisher.updates(), 4u);
}

TEST(BoundaryPublisher, examinesTheTouchedRegionsOnly)
{
    Federation federation(thousandth());
    federation.expect(ChangeSite{"s0034", false});
    const auto touched = federation.state().touched();
    ASSERT_EQ(touched, std::vector{RegionIndex(17)});
    const auto published = federation.publisher.publish(federation.state(), touched,
                                                        federation.inputs(), federation.store);
    EXPECT_EQ(published->examined, 1u);
    EXPECT_EQ(published->updated, touched);
}

TEST(BoundaryPublisher, conditionsArePublishedWithTheirReason)
{
    Federation federation(thousandth());
    const auto after = [&](Event event) {
        const Regions updated = federation.updatedBy(std::move(event));
        EXPECT_LE(updated.size(), 1u);
        return updated.empty() ? std::string("nothing")
                               : updated[0] + " " +
                                     std::string(regionAvailabilityName(
                                         federation.exported("r017").availability)) +
                                     " " + std::to_string(federation.exported("r017").generation);
    };
    EXPECT_EQ(after(ChangeSite{"s0034", false}), "r017 online 2");
    EXPECT_EQ(after(ChangeSite{"s0035", false}), "r017 all-sites-offline 3");
    EXPECT_EQ(after(ChangeRegion{"r017", RegionChange::expireLease}), "r017 lease-expired 4");
    EXPECT_EQ(after(ChangeRegion{"r017", RegionChange::fence}), "r017 fenced 5");
    EXPECT_EQ(after(ChangeRegion{"r017", RegionChange::fence}), "nothing");
    EXPECT_EQ(after(ChangeSite{"s0034", true}), "r017 fenced 6") << "its topology changed";
    EXPECT_EQ(after(ChangeSite{"s0035", true}), "r017 fenced 7");
    EXPECT_EQ(after(ChangeRegion{"r017", RegionChange::unfence}), "r017 online 8");
    EXPECT_EQ(after(ChangeRegion{"r017", RegionChange::offline}), "r017 offline 9");
    EXPECT_EQ(after(ChangeRegion{"r017", RegionChange::online}), "r017 online 10");
    EXPECT_EQ(federation.exported("r017").topology.generation, 5u);
}

TEST(BoundaryPublisher, aRuleIsPublishedByTheRegionsThatItNames)
{
    Federation federation(thousandth());
    const std::uint64_t rules = federation.exported("r100").policies.rules;
    EXPECT_GT(rules, 0u);
    EXPECT_EQ(federation.updatedBy(PutPolicy{"mine", {}, {{{"r100", "r200"}, "r300"}}}),
              (Regions{"r100", "r200", "r300"}));
    EXPECT_EQ(federation.exported("r100").policies.rules, rules + 1);
    EXPECT_EQ(federation.updatedBy(PutPolicy{"mine", {}, {{{"r100", "r200"}, "r300"}}}), Regions{});
    EXPECT_EQ(federation.updatedBy(
                  SetImpact{federation.state().catalog().applications[0].id, usualImpact()}),
              Regions{});
}

TEST(BoundaryPublisher, openCutsAreCommitmentsOfTheirRegions)
{
    Federation federation(thousandth());
    CutManifest manifest;
    manifest.operation = "move";
    manifest.participants = {{ShardIndex(17 * 16), 1, {}},
                             {ShardIndex(17 * 16 + 3), 1, {}},
                             {ShardIndex(200 * 16), 1, {}}};
    const auto regions = federation.openCuts.opened(manifest);
    EXPECT_EQ(federation.publish(regions), (Regions{"r017", "r200"}));
    EXPECT_EQ(federation.exported("r017").commitments.openCuts, 1u);
    EXPECT_EQ(federation.publish(federation.openCuts.ended(manifest)), (Regions{"r017", "r200"}));
    EXPECT_EQ(federation.exported("r200").commitments.openCuts, 0u);
}

TEST(BoundaryPublisher, aConsumedCheckpointIsPublishedByItsRegion)
{
    Federation federation(thousandth());
    federation.consumed.resize(512);
    federation.consumed[17] = {2, sha256("root")};
    const RegionIndex region(17);
    EXPECT_EQ(federation.publish({&region, 1}), Regions{"r017"});
    EXPECT_EQ(federation.exported("r017").checkpoint, (CheckpointRef{2, sha256("root")}));
}

TEST(BoundaryPublisher, checkpointsAndCutsArePutOnceEach)
{
    InProcessBoundaryStore store;
    EXPECT_TRUE(publishCheckpoint({1, sha256("one")}, store).value());
    EXPECT_FALSE(publishCheckpoint({1, sha256("one")}, store).value());
    EXPECT_TRUE(publishCheckpoint({2, sha256("two")}, store).value());
    EXPECT_EQ(store.find(checkpointKey())->generation, 2u);

    CutManifest manifest;
    manifest.operation = "move";
    manifest.participants = {{ShardIndex(1), 5, sha256("members")}};
    CutState cut(manifest);
    EXPECT_TRUE(publishCut(cut, store).value());
    EXPECT_FALSE(publishCut(cut, store).value());
    EXPECT_FALSE(cut.decide(CutDecision::abort, "late").value());
    EXPECT_TRUE(publishCut(cut, store).value());
    const BoundaryRecord& record = *store.find(manifestKey("move"));
    EXPECT_EQ(record.generation, 2u);
    EXPECT_EQ(std::get<PublishedCut>(record.value).phase, CutPhase::aborted);
    EXPECT_EQ(std::get<PublishedCut>(record.value).manifest, manifest);
}

TEST(BoundaryPublisher, oneThatStartsAgainGoesOnFromTheStore)
{
    Federation federation(EstateSource{EstateOrigin::fourRegion, 0, ""});
    federation.updatedBy(ChangeRegion{"eu-west-1", RegionChange::offline});
    federation.publisher = BoundaryPublisher{};
    const auto published =
        federation.publisher.publishAll(federation.state(), federation.inputs(), federation.store);
    EXPECT_TRUE(published->updated.empty()) << "the store has it all";
    EXPECT_EQ(federation.updatedBy(ChangeRegion{"eu-west-1", RegionChange::online}),
              Regions{"eu-west-1"});
    EXPECT_EQ(federation.exported("eu-west-1").generation, 3u);
}

TEST(BoundaryPublisher, anotherWritersPutIsNoticedAndTheSameCallGoesOn)
{
    Federation federation(EstateSource{EstateOrigin::fourRegion, 0, ""});
    RegionalExportSummary foreign = federation.exported("eu-west-1");
    foreign.generation = 2;
    foreign.availability = RegionAvailability::fenced;
    ASSERT_TRUE(federation.store.put(exportKey("eu-west-1"), 2, foreign).has_value());
    federation.expect(ChangeRegion{"eu-west-1", RegionChange::offline});
    const auto touched = federation.state().touched();
    const auto refused = federation.publisher.publish(federation.state(), touched,
                                                      federation.inputs(), federation.store);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, ErrorCode::generationConflict);
    EXPECT_EQ(federation.exported("eu-west-1"), foreign);
    EXPECT_EQ(federation.publish(touched), Regions{"eu-west-1"});
    EXPECT_EQ(federation.exported("eu-west-1").generation, 3u);
    EXPECT_EQ(federation.exported("eu-west-1").availability, RegionAvailability::offline);
}

TEST(BoundaryPublisher, aConsumerThatWasAwayCatchesUpAndFlagsTheGap)
{
    Federation federation(thousandth());
    BoundaryView view;
    EXPECT_EQ(view.catchUp(federation.store, start).value().changed.size(), 512u);
    for (const bool online : {false, true, false})
        federation.updatedBy(ChangeSite{"s0034", online});
    federation.updatedBy(ChangeRegion{"r200", RegionChange::offline});
    const CaughtUp caughtUp = view.catchUp(federation.store, start + seconds(30)).value();
    EXPECT_EQ(caughtUp.changed, (Regions{exportKey("r017"), exportKey("r200")}));
    EXPECT_EQ(view.gaps(), Regions{exportKey("r017")});
    EXPECT_EQ(view.find(exportKey("r017"))->missed, 2u);
    EXPECT_EQ(*view.exportOf("r017"), federation.exported("r017"));
    EXPECT_EQ(view.find(exportKey("r018"))->age(start + seconds(30)), seconds(30));
}

TEST(BoundaryPublisher, theSameLogGivesTheSameFederationState)
{
    Federation one(EstateSource{EstateOrigin::fourRegion, 0, ""});
    one.updatedBy(ChangeRegion{"us-east-1", RegionChange::offline});
    one.updatedBy(PlanAtWatermark{one.scheduler.lastIndex()});
    one.updatedBy(ChangeRegion{"us-east-1", RegionChange::online});
    Federation other(EstateSource{EstateOrigin::fourRegion, 0, ""});
    for (std::size_t i = 1; i < one.log.size(); ++i)
        other.updatedBy(one.log[i].event);
    EXPECT_EQ(other.store.digest(), one.store.digest());
    EXPECT_GT(one.store.revision().value(), 6u);
}

}  // namespace
}  // namespace estate
