// Lane targets: published as whole generations when a gang commits, private to the region.
#include "tests/stories/drill.h"

namespace estate {
namespace {

using namespace estate::testing;

// One host of one lane of 10,000 IOPS in region a; everything lands on it.
class TargetDrill : public Drill {
public:
    TargetDrill()
    {
        expect(PutRegion{"a", "trust", std::nullopt, {}});
        expect(PutSite{"a1", "a"});
        expect(PutHost{"a1-h", "a1", Bytes(100 * terabyte), 1, Iops(10'000),
                       BytesPerSecond(gigabyte)});
        putRegion(*this, "b", 1);
        expect(PutEntity{"e", 1, {"a", "b"}});
    }
    void add(const std::string& id, std::uint64_t iops, Isolation isolation)
    {
        VolumeDescription volume = usualVolume(id, "a");
        volume.copies = 1;
        volume.steadyIops = Iops(iops);
        volume.isolation = isolation;
        expect(usualApplication("app-" + id, "a", {volume}));
        plan();
        commitAll();
    }
    [[nodiscard]] const LaneTargets& targets() const
    {
        const LaneTargets* found = state().region(regionNamed(state(), "a")).findTargets(0);
        ESTATE_ENSURE(found != nullptr);
        return *found;
    }
    [[nodiscard]] Iops rateOf(std::string_view id) const
    {
        for (const HtbClass& share : targets().classes)
            if (share.volume == volumeNamed(state(), id))
                return share.rate;
        ADD_FAILURE() << "no class for " << id;
        return Iops(0);
    }
};

TEST(Targets, eachCommitOnALanePublishesItsNextGeneration)
{
    TargetDrill drill;
    drill.add("v1", 2'000, Isolation::shared);
    EXPECT_EQ(drill.targets().generation, 1u);
    drill.add("v2", 3'000, Isolation::shared);
    EXPECT_EQ(drill.targets().generation, 2u);
    EXPECT_EQ(drill.targets().classes.size(), 2u);
    EXPECT_EQ(drill.rateOf("v1"), Iops(2'000)) << "nothing was seen to ask for more";
}

TEST(Targets, observedDemandBorrowsWhatIsSpareButNeverFromReserved)
{
    TargetDrill drill;
    drill.add("hungry", 2'000, Isolation::shared);
    drill.add("idle", 3'000, Isolation::reserved);
    drill.expect(ObserveDemand{"hungry", 1, Iops(9'000), 8, Duration(1'000), {}});
    drill.expect(ObserveDemand{"idle", 1, Iops(100), 1, Duration(1'000), {}});
    drill.add("third", 1'000, Isolation::shared);
    // 10,000 less 3,000 that stay with the reserved one, less 1,000 for the third.
    EXPECT_EQ(drill.rateOf("hungry"), Iops(6'000));
    EXPECT_EQ(drill.rateOf("third"), Iops(1'000));
    EXPECT_EQ(drill.targets().borrowUntil.since(drill.scheduler.lastTimestamp()), seconds(30));
}

TEST(Targets, aHostThatShrinksTakesBackWhatItsLanesLent)
{
    TargetDrill drill;
    drill.add("hungry", 2'000, Isolation::shared);
    drill.expect(ObserveDemand{"hungry", 1, Iops(9'000), 8, Duration(1'000), {}});
    drill.add("other", 1'000, Isolation::shared);
    EXPECT_EQ(drill.rateOf("hungry"), Iops(9'000));
    drill.expect(
        PutHost{"a1-h", "a1", Bytes(100 * terabyte), 1, Iops(4'000), BytesPerSecond(gigabyte)});
    EXPECT_EQ(drill.rateOf("hungry"), Iops(3'000));
    EXPECT_EQ(drill.rateOf("other"), Iops(1'000));
    EXPECT_EQ(drill.targets().generation, 3u);
    drill.expectConsistent();
}

TEST(Targets, aFlowThatMovesAwayLeavesItsLaneAndGetsOneWhereItLands)
{
    TargetDrill drill;
    drill.add("v1", 2'000, Isolation::shared);
    drill.expect(usualBacklog("v1", "a", "b", 10));
    const Digest regionB = drill.state().region(regionNamed(drill.state(), "b")).digest();
    drill.expect(ObserveDemand{"v1", 1, Iops(9'000), 8, Duration(1'000), {}});
    EXPECT_EQ(drill.state().region(regionNamed(drill.state(), "b")).digest(), regionB)
        << "demand is private to the region";
    drill.expect(ChangeRegion{"a", RegionChange::offline});
    drill.plan();
    drill.commitAll();
    EXPECT_TRUE(drill.targets().classes.empty());
    EXPECT_EQ(drill.state().region(regionNamed(drill.state(), "b")).targets.size(), 1u);
    drill.expectConsistent();
}

}  // namespace
}  // namespace estate
