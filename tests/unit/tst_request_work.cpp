// Requests for work: what is accepted waits, in the order asked for; the rest leaves no trace.
#include <functional>

#include "engine/estate/configuration_event.h"
#include "engine/planner/condition.h"
#include "engine/planner/request_work.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr Timestamp now = start + seconds(60);

RequestSnapshot snapshotOf(std::vector<std::string> volumes)
{
    RequestSnapshot event;
    event.id = "nightly";
    event.volumes = std::move(volumes);
    event.deadline = now + seconds(600);
    event.hitchMax = milliseconds(50);
    event.operationIops = Iops(100);
    return event;
}

// Volumes v (10 TB, 1,000 IOPS) and w, of one application in region a.
class RequestWork : public ::testing::Test {
protected:
    RequestWork() { state.advance(7, now); }

    Result<bool> send(const RequestSnapshot& event) { return requestSnapshot(state, event, now); }
    Result<bool> send(const RequestResize& event) { return requestResize(state, event); }
    Result<bool> send(const RequestFailback& event) { return requestFailback(state, event); }

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

    EstateState state =
        stateFrom(fourRegions() + oneVolume() +
                  "volume w application=app home=a bytes=10TB iops=1k rto=10m rpo=0 latest=1000\n");
};

TEST_F(RequestWork, requestsWaitInTheOrderInWhichTheyWereAskedFor)
{
    EXPECT_FALSE(repeated(snapshotOf({"w", "v"})));
    state.advance(8, now);
    EXPECT_FALSE(repeated(RequestResize{"grow", "v", Bytes(20'000'000'000'000), Iops(1'000)}));
    state.advance(9, now);
    EXPECT_FALSE(repeated(RequestFailback{"home", {"b", "a"}}));

    ASSERT_EQ(state.requests().size(), 3u);
    const auto& snapshot = std::get<SnapshotRequest>(state.requests()[0].body);
    EXPECT_EQ(state.requests()[0].id, "nightly");
    EXPECT_EQ(state.requests()[0].askedAt, 7u);
    EXPECT_EQ(snapshot.volumes, (std::vector{volumeNamed(state, "v"), volumeNamed(state, "w")}));
    EXPECT_EQ(snapshot.deadline, now + seconds(600));
    const auto& resize = std::get<ResizeRequest>(state.requests()[1].body);
    EXPECT_EQ(state.requests()[1].askedAt, 8u);
    EXPECT_EQ(resize.bytes.value, 20'000'000'000'000u);
    EXPECT_EQ(resize.steadyIops.value, 1'000u);
    const auto& failback = std::get<FailbackRequest>(state.requests()[2].body);
    EXPECT_EQ(state.requests()[2].askedAt, 9u);
    EXPECT_EQ(failback.regions, (std::vector{regionNamed(state, "a"), regionNamed(state, "b")}));
}

TEST_F(RequestWork, theSameRequestAgainIsARepeatWhileItIsPending)
{
    EXPECT_FALSE(repeated(snapshotOf({"v", "w"})));
    state.advance(8, now);
    EXPECT_TRUE(repeated(snapshotOf({"w", "v"})));
    EXPECT_EQ(state.requests().size(), 1u);
    EXPECT_EQ(state.requests()[0].askedAt, 7u);

    EXPECT_EQ(refused(snapshotOf({"v"})), ErrorCode::duplicateId);
    EXPECT_EQ(refused(RequestFailback{"nightly", {"a"}}), ErrorCode::duplicateId);
}

TEST_F(RequestWork, aRepeatNeedsNotPassTheChecksOfAFreshRequest)
{
    repeated(snapshotOf({"v"}));
    repeated(RequestFailback{"home", {"a"}});
    const Timestamp late = now + seconds(3'600);
    EXPECT_TRUE(requestSnapshot(state, snapshotOf({"v"}), late).value());
    EXPECT_FALSE(changeCondition(state, ChangeRegion{"a", RegionChange::offline}, late).value());
    EXPECT_TRUE(repeated(RequestFailback{"home", {"a"}}));
}

TEST_F(RequestWork, anIdIsNeverUsedTwice)
{
    const RequestResize grow{"grow", "v", Bytes(20'000'000'000'000), Iops(2'000)};
    repeated(grow);
    state.endRequest("grow", GangEnd::committed);
    EXPECT_EQ(refused(grow), ErrorCode::duplicateId);
    EXPECT_EQ(refused(RequestFailback{"grow", {"a"}}), ErrorCode::duplicateId);
    EXPECT_TRUE(state.requests().empty());
}

TEST_F(RequestWork, snapshotsThatAreRefused)
{
    struct Case {
        const char* name;
        std::function<void(RequestSnapshot&)> spoil;
        ErrorCode code;
    };
    const Case cases[] = {
        {"no id", [](auto& e) { e.id.clear(); }, ErrorCode::badInput},
        {"a control character", [](auto& e) { e.id = "a\nb"; }, ErrorCode::badInput},
        {"no member", [](auto& e) { e.volumes.clear(); }, ErrorCode::badInput},
        {"too many members", [](auto& e) { e.volumes.assign(eventListMax + 1, "v"); },
         ErrorCode::badInput},
        {"a member twice",
         [](auto& e) {
             e.volumes = {"v", "w", "v"};
         },
         ErrorCode::duplicateId},
        {"an unknown member",
         [](auto& e) {
             e.volumes = {"v", "x"};
         },
         ErrorCode::unknownId},
        {"no deadline", [](auto& e) { e.deadline = {}; }, ErrorCode::badInput},
        {"a deadline that is now", [](auto& e) { e.deadline = now; }, ErrorCode::outOfOrder},
        {"a deadline that has passed", [](auto& e) { e.deadline = start; }, ErrorCode::outOfOrder},
        {"no hitch", [](auto& e) { e.hitchMax = {}; }, ErrorCode::badInput},
        {"no operations", [](auto& e) { e.operationIops = {}; }, ErrorCode::badInput},
        {"a deadline that sums would wrap", [](auto& e) { e.deadline = Timestamp{~0ull}; },
         ErrorCode::overflow},
        {"operations that sums would wrap", [](auto& e) { e.operationIops = Iops(~0ull); },
         ErrorCode::overflow},
    };
    for (const Case& spoiled : cases) {
        SCOPED_TRACE(spoiled.name);
        RequestSnapshot event = snapshotOf({"v", "w"});
        spoiled.spoil(event);
        EXPECT_EQ(refused(event), spoiled.code);
    }
    EXPECT_FALSE(repeated(snapshotOf({"v", "w"})));
}

TEST_F(RequestWork, resizesThatAreRefused)
{
    constexpr Bytes present(10'000'000'000'000);
    constexpr Bytes more(present.value + 1);
    struct Case {
        const char* name;
        RequestResize event;
        ErrorCode code;
    };
    const Case cases[] = {
        {"no id", {"", "v", more, Iops(1'000)}, ErrorCode::badInput},
        {"an unknown volume", {"grow", "x", more, Iops(1'000)}, ErrorCode::unknownId},
        {"as it is", {"grow", "v", present, Iops(1'000)}, ErrorCode::notAllowed},
        {"fewer bytes", {"grow", "v", Bytes(1), Iops(2'000)}, ErrorCode::notAllowed},
        {"fewer IOPS", {"grow", "v", more, Iops(999)}, ErrorCode::notAllowed},
        {"too many bytes", {"grow", "v", Bytes(~0ull), Iops(1'000)}, ErrorCode::overflow},
        {"too many IOPS", {"grow", "v", more, Iops(~0ull)}, ErrorCode::overflow},
    };
    for (const Case& spoiled : cases) {
        SCOPED_TRACE(spoiled.name);
        EXPECT_EQ(refused(spoiled.event), spoiled.code);
    }
    EXPECT_FALSE(repeated(RequestResize{"more-bytes", "v", more, Iops(1'000)}));
    EXPECT_FALSE(repeated(RequestResize{"more-iops", "v", present, Iops(1'001)}));
}

TEST_F(RequestWork, aVolumeWithoutALaneMayBeAskedFor)
{
    const VolumeIndex volume = volumeNamed(state, "v");
    RegionState& home = state.edit(regionNamed(state, "a"));
    VolumeState* placed = home.findVolume(volume);
    for (const Leg& leg : placed->legs)
        home.releaseLeg(leg);
    placed->legs.clear();
    state.setUnplaced({volume});
    EXPECT_FALSE(repeated(RequestResize{"grow", "v", Bytes(11'000'000'000'000), Iops(1'000)}));
    EXPECT_EQ(state.requests().size(), 1u);
}

TEST_F(RequestWork, failbacksThatAreRefused)
{
    ASSERT_FALSE(changeCondition(state, ChangeRegion{"c", RegionChange::offline}, now).value());
    struct Case {
        const char* name;
        RequestFailback event;
        ErrorCode code;
    };
    const Case cases[] = {
        {"no id", {"", {"a"}}, ErrorCode::badInput},
        {"no region", {"home", {}}, ErrorCode::badInput},
        {"a region twice", {"home", {"a", "a"}}, ErrorCode::duplicateId},
        {"an unknown region", {"home", {"a", "mars"}}, ErrorCode::unknownId},
        {"a region that is lost", {"home", {"a", "c"}}, ErrorCode::contradiction},
    };
    for (const Case& spoiled : cases) {
        SCOPED_TRACE(spoiled.name);
        EXPECT_EQ(refused(spoiled.event), spoiled.code);
    }
    const auto lost = requestFailback(state, RequestFailback{"home", {"c"}});
    ASSERT_FALSE(lost.has_value());
    EXPECT_NE(lost.error().message.find("must be online first"), std::string::npos);
}

}  // namespace
}  // namespace estate
