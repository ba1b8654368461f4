// What regions published before: kept generation by generation with the event that it was because
// of, bounded, shared between copies, and begun anew behind an image.
#include "engine/federation/boundary_follower.h"
#include "tests/stories/drill.h"
#include "tests/unit/boundary_values.h"

namespace estate {
namespace {

using namespace estate::testing;

// The federal estate whose every event is followed, as the workspace does it.
class Followed : public Drill {
public:
    Followed() : Drill(EstateSource{EstateOrigin::federal, 1'000, ""})
    {
        boundary.open(state(), scheduler.lastTimestamp());
    }
    void happens(Event event)
    {
        expect(std::move(event));
        boundary.follow(log.back(), state());
    }
    void flip(bool online) { happens(ChangeSite{state().catalog().site(SiteIndex(0)).id, online}); }
    [[nodiscard]] RegionIndex region() const
    {
        return state().catalog().site(SiteIndex(0)).region;
    }

    BoundaryFollower boundary;
};

TEST(ExportHistory, namesTheEventThatEachGenerationCameWith)
{
    Followed followed;
    const std::string elsewhere = followed.state().catalog().region(RegionIndex(300)).id;
    const auto past = [&] { return followed.boundary.history().of(followed.region()); };
    ASSERT_EQ(past().size(), 1u);
    EXPECT_EQ(past()[0].index, 1u);
    EXPECT_EQ(past()[0].at, followed.log.front().at);

    followed.flip(false);
    followed.happens(ChangeRegion{elsewhere, RegionChange::offline});
    followed.flip(true);
    ASSERT_EQ(past().size(), 3u);
    EXPECT_EQ(past()[1].index, 2u);
    EXPECT_EQ(past()[2].index, 4u);
    EXPECT_EQ(past()[2].at, followed.log.back().at);
    for (std::size_t at = 0; at < past().size(); ++at)
        EXPECT_EQ(past()[at].summary().generation, at + 1);
    EXPECT_EQ(past()[0].summary().topology.sitesOnline,
              past()[1].summary().topology.sitesOnline + 1);
    const auto other = followed.boundary.history().of(RegionIndex(300));
    ASSERT_EQ(other.size(), 2u);
    EXPECT_EQ(other[1].summary().availability, RegionAvailability::offline);
}

TEST(ExportHistory, isTheStoresOwnRecord)
{
    Followed followed;
    followed.flip(false);
    const auto past = followed.boundary.history().of(followed.region());
    EXPECT_EQ(past.back().record.get(),
              followed.boundary.store().find(past.back().record->key));
}

TEST(ExportHistory, keepsTheLastOnes)
{
    ExportHistory history;
    const std::uint64_t made = exportHistoryMax + 10;
    for (std::uint64_t generation = 1; generation <= made; ++generation) {
        const BoundaryRecord record{exportKey("r001"), generation, summaryOf("r001", generation),
                                    generation};
        history.note(RegionIndex(1),
                     {std::make_shared<const BoundaryRecord>(record), generation, Timestamp()});
    }
    const auto past = history.of(RegionIndex(1));
    ASSERT_EQ(past.size(), exportHistoryMax);
    EXPECT_EQ(past.front().summary().generation, 11u);
    EXPECT_EQ(past.back().summary().generation, made);
    EXPECT_TRUE(history.of(RegionIndex(0)).empty());
    EXPECT_TRUE(history.of(RegionIndex(2)).empty());
}

// A change in the making that is given up leaves no generation behind.
TEST(ExportHistory, copiesGoTheirOwnWays)
{
    Followed followed;
    const BoundaryFollower before = followed.boundary;
    followed.flip(false);
    EXPECT_EQ(before.history().of(followed.region()).size(), 1u);
    EXPECT_EQ(followed.boundary.history().of(followed.region()).size(), 2u);
    // What neither changed they share.
    EXPECT_EQ(before.history().of(RegionIndex(300)).data(),
              followed.boundary.history().of(RegionIndex(300)).data());
}

TEST(ExportHistory, beginsAnewBehindAnImage)
{
    Followed followed;
    followed.flip(false);
    followed.flip(true);
    const Timestamp published = followed.boundary.publishedAt(followed.region());
    std::vector<BoundaryRecord> records;
    for (const auto& record : followed.boundary.store().records())
        records.push_back(*record);
    followed.boundary =
        BoundaryFollower(followed.state(), std::move(records), followed.boundary.progress());
    while (followed.boundary.restoreMore(followed.state(), 100)) {
    }
    const auto past = [&] { return followed.boundary.history().of(followed.region()); };
    ASSERT_EQ(past().size(), 1u);
    EXPECT_EQ(past()[0].summary().generation, 3u);
    EXPECT_EQ(past()[0].index, 0u);
    EXPECT_EQ(past()[0].at, published);
    followed.flip(false);
    ASSERT_EQ(past().size(), 2u);
    EXPECT_EQ(past()[1].summary().generation, 4u);
    EXPECT_EQ(past()[1].index, followed.log.back().index);
}

}  // namespace
}  // namespace estate
