// A directory whose edges came, went and came again, with checkpoints that somebody holds: an image
// keeps them, and nothing is built before it is needed.
#include "engine/planner/cut_work.h"
#include "tests/stories/drill.h"
#include "tests/unit/image_fixture.h"

namespace estate {
namespace {

using namespace estate::testing;

// An event log whose checkpoints are those of its own directory.
class DirectoryLog {
public:
    explicit DirectoryLog(const EstateSource& source) { add(OpenEstate{source}); }

    void add(Event event)
    {
        const Envelope envelope{replayed.scheduler.lastIndex() + 1,
                                std::max(replayed.scheduler.lastTimestamp(), start) + seconds(1),
                                "tester", std::move(event)};
        const auto effects = replayed.apply(envelope);
        EXPECT_TRUE(effects.has_value())
            << eventName(envelope.event) << ": " << effects.error().message;
        log.push_back(envelope);
    }
    void checkpoint()
    {
        const auto next = replayed.directory.nextCheckpoint();
        ASSERT_TRUE(next.has_value() && *next) << "there is nothing new";
        add(CheckpointTaken{**next});
    }
    // Of one participant, that selects nothing.
    void declare(const std::string& operation, const std::string& region)
    {
        add(CutDeclared{operation,
                        CutKind::snapshot,
                        replayed.scheduler.state().checkpoint(),
                        {{region, 3, 1, sha256(operation)}},
                        {}});
    }
    void end(const std::string& operation)
    {
        add(CutDecided{operation, CutDecision::abort, "enough"});
        add(CutEnded{operation});
    }

    Replayed replayed;
    std::vector<Envelope> log;
};

void putEstate(DirectoryLog& log)
{
    for (const std::string region : {"a", "b"}) {
        log.add(PutRegion{region, "trust", std::nullopt, {}});
        log.add(PutSite{region + "1", region});
        log.add(PutHost{region + "1-h", region + "1", Bytes(100 * terabyte), 4, Iops(10'000),
                        BytesPerSecond(gigabyte)});
    }
    log.add(PutEntity{"e", 1, {"a", "b"}});
    for (const std::string home : {"a", "b"}) {
        PutApplication cluster =
            usualApplication("cluster-" + home, home,
                             {usualVolume(home + "-v1", home), usualVolume(home + "-v2", home),
                              usualVolume(home + "-v3", home)});
        cluster.kind = ApplicationKind::postgres;
        log.add(cluster);
        log.add(usualApplication("user-" + home, home, {usualVolume(home + "-u", home)}));
    }
}

void putHistory(DirectoryLog& log)
{
    putEstate(log);
    log.add(PutDatabase{"d1", 1, "cluster-a", {"a-v1", "a-v2"}, {"user-a"}});
    log.add(PutDatabase{"d2", 1, "cluster-a", {"a-v1"}, {}});
    log.add(PutConsistencyGroup{"c1", 1, {"a-v1", "a-v2", "b-v1"}});
    log.checkpoint();
    log.declare("one", "a");
    log.add(PutDatabase{"d1", 2, "cluster-a", {"a-v2", "a-v3"}, {"user-a", "user-b"}});
    log.checkpoint();
    log.add(PutConsistencyGroup{"c2", 1, {"a-v1", "a-v2"}});  // an edge that c1 has too
    log.add(PutDatabase{"d2", 2, "cluster-b", {"b-v1", "b-v3"}, {"user-a"}});  // moves to b
    log.checkpoint();
    log.declare("two", "b");
    log.declare("three", "a");
    log.add(PutConsistencyGroup{"c1", 2, {"a-v2", "b-v1"}});
    log.end("one");
    log.add(PutDatabase{"d2", 3, "cluster-a", {"a-v1"}, {}});  // and back
    log.add(usualApplication("late", "b", {usualVolume("late-v", "b")}));
    log.add(PutConsistencyGroup{"c2", 2, {"b-v2", "late-v"}});
    log.checkpoint();
    log.end("three");
    log.add(PutDatabase{"d1", 3, "cluster-a", {"a-v1", "a-v2"}, {"user-a"}});
    log.add(PutHost{"b1-i", "b1", Bytes(terabyte), 1, Iops(100), BytesPerSecond(gigabyte)});
}

TEST(DirectoryImage, ofEveryIndexGoesOn)
{
    DirectoryLog log({EstateOrigin::empty, 0, ""});
    ASSERT_NO_FATAL_FAILURE(putHistory(log));
    EXPECT_GT(log.replayed.directory.history()->edges.size(), 14u);
    EXPECT_GT(log.replayed.directory.history()->checkpoints.size(), 1u);
    EXPECT_EQ(expectGoesOn(log.log, indexesOf(log.log.size(), log.log.size())), log.log.size());
}

TEST(DirectoryImage, ofAnEstateOfAProjectionGoesOn)
{
    for (const EstateSource& source : {EstateSource{EstateOrigin::federal, 10'000, ""},
                                       EstateSource{EstateOrigin::fourRegion, 1'000, ""}}) {
        DirectoryLog log(source);
        // Each event makes another catalog.
        const auto id = [&log](std::uint32_t i) {
            return log.replayed.scheduler.state().catalog().volumes[i].id;
        };
        log.add(PutConsistencyGroup{"mine", 1, {id(0), id(9)}});
        log.checkpoint();
        log.declare("one", log.replayed.scheduler.state().catalog().regions[1].id);
        log.add(PutConsistencyGroup{"mine", 2, {id(0), id(7), id(9)}});
        log.checkpoint();
        log.end("one");
        EXPECT_EQ(expectGoesOn(log.log, indexesOf(log.log.size(), log.log.size())), log.log.size());
    }
}

TEST(DirectoryImage, tellsAHistoryOfAnotherDirectoryWhenItIsBuilt)
{
    DirectoryLog log({EstateOrigin::empty, 0, ""});
    ASSERT_NO_FATAL_FAILURE(putHistory(log));
    const EstateState& state = log.replayed.scheduler.state();
    const EstateSource& source = log.replayed.directory.source();
    const DirectoryHistory whole = *log.replayed.directory.history();
    const auto build = [&](const DirectoryHistory& history) {
        return DirectoryFollower(source, state, history).directory();
    };
    ASSERT_TRUE(build(whole).has_value());
    const auto expectDamaged = [&](const char* what, auto change) {
        DirectoryHistory history = whole;
        change(history);
        const auto built = build(history);
        ASSERT_FALSE(built.has_value()) << what;
        EXPECT_FALSE(built.error().message.empty());
    };
    expectDamaged("another root", [](DirectoryHistory& h) { h.root = sha256("another"); });
    expectDamaged("no edge", [](DirectoryHistory& h) { h.edges.clear(); });
    expectDamaged("an edge less", [](DirectoryHistory& h) { h.edges.pop_back(); });
    expectDamaged("another end", [](DirectoryHistory& h) { h.edges[0].edge.left.ordinal = 99; });
    expectDamaged("a region beyond",
                  [](DirectoryHistory& h) { h.edges[0].edge.left.region = RegionIndex(99); });
    expectDamaged("nobody's",
                  [](DirectoryHistory& h) { h.edges.back().owner = HistoricEdge::nobody; });
    expectDamaged("somebody who is not", [](DirectoryHistory& h) { h.edges.back().owner = 77; });
    expectDamaged("a removal that never comes", [](DirectoryHistory& h) {
        for (HistoricEdge& edge : h.edges)
            if (edge.removedAt != 0)
                edge.removedAt = 1'000;
    });
    expectDamaged("a checkpoint ahead", [](DirectoryHistory& h) {
        h.checkpoints.front().behind = {{PartitionIndex(0), 1'000}};
    });
    expectDamaged("checkpoints that go back", [](DirectoryHistory& h) {
        std::swap(h.checkpoints.front(), h.checkpoints.back());
    });
}

}  // namespace
}  // namespace estate
