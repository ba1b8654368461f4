// What configuration events are refused for, and that a refused one leaves the state hash alone.
#include "tests/unit/configured.h"

namespace estate {
namespace {

using namespace estate::testing;

PutApplication withVolume(void (*change)(VolumeDescription&))
{
    PutApplication application = applicationOf("new", {volumeOf("n1")});
    change(application.volumes.front());
    return application;
}

PutApplication with(void (*change)(PutApplication&))
{
    PutApplication application = applicationOf("new", {volumeOf("n1")});
    change(application);
    return application;
}

PutHost hostWith(void (*change)(PutHost&), std::string id = "new")
{
    PutHost host = hostOf(std::move(id), "a1");
    change(host);
    return host;
}

constexpr std::uint64_t most = ~std::uint64_t{0};

TEST(Configure, refusesPlacesThatDoNotFit)
{
    EstateState state = configured();
    const std::vector<std::string> tooMany(eventListMax + 1, "a");
    expectRefused(
        state,
        {
            {"regionId", PutRegion{"", "t", {}, {}}, ErrorCode::badInput, "An id is empty"},
            {"control", PutRegion{"x\ny", "t", {}, {}}, ErrorCode::badInput, "control character"},
            {"trust", PutRegion{"x", "", {}, {}}, ErrorCode::badInput, "trust domain"},
            {"lease", PutRegion{"x", "t", Duration(most), {}}, ErrorCode::badInput, "ten years"},
            {"otherLease", PutRegion{"a", "t", seconds(11), seconds(2)}, ErrorCode::contradiction,
             "it keeps them"},
            {"siteRegion", PutSite{"x", "z"}, ErrorCode::unknownId, "There is no region \"z\""},
            {"siteMoves", PutSite{"a1", "b"}, ErrorCode::notAllowed, "is in region a"},
            {"hostSite", hostOf("x", "z1"), ErrorCode::unknownId,
             "There is no site \"z1\"; near: a1"},
            {"hostMoves", hostOf("h1", "b1"), ErrorCode::notAllowed, "is in site a1"},
            {"hostOtherSite", hostOf("h1", "a2"), ErrorCode::notAllowed,
             "does not change its site or region"},
            {"capacity", hostWith([](PutHost& h) { h.capacity = Bytes(0); }), ErrorCode::badInput,
             "zero capacity"},
            {"lanes", hostWith([](PutHost& h) { h.lanes = 0; }), ErrorCode::badInput, "lanes"},
            {"laneIops", hostWith([](PutHost& h) { h.laneIops = Iops(0); }), ErrorCode::badInput,
             "lane IOPS"},
            {"restore", hostWith([](PutHost& h) { h.restoreRate = BytesPerSecond(0); }),
             ErrorCode::badInput, "restore rate"},
            {"lanesMax", hostWith([](PutHost& h) { h.lanes = 1'025; }), ErrorCode::badInput,
             "has 1025 lanes; a host has at most 1024"},
            {"capacitySum", hostWith([](PutHost& h) { h.capacity = Bytes(most); }),
             ErrorCode::overflow, "the region's capacity would not fit"},
            {"iopsProduct", hostWith([](PutHost& h) { h.laneIops = Iops(most / 2); }),
             ErrorCode::overflow, "lane IOPS would not fit"},
            {"restoreSum", hostWith([](PutHost& h) { h.restoreRate = BytesPerSecond(most); }),
             ErrorCode::overflow, "restore rate would not fit"},
            {"growsTooFar", hostWith([](PutHost& h) { h.capacity = Bytes(most); }, "h1"),
             ErrorCode::overflow, "capacity"},
            {"entityRegion", PutEntity{"x", 1, {"a", "z"}}, ErrorCode::unknownId,
             "Entity \"x\": There is no region \"z\""},
            {"entityNowhere", PutEntity{"x", 1, {}}, ErrorCode::badInput, "at least one region"},
            {"entityTwice", PutEntity{"x", 1, {"a", "a"}}, ErrorCode::duplicateId, "\"a\" twice"},
            {"entityZero", PutEntity{"x", 0, {"a"}}, ErrorCode::outOfOrder, "start at 1"},
            {"entityBack", PutEntity{"f", 2, {"c"}}, ErrorCode::outOfOrder, "2 goes back"},
            {"entityOther", PutEntity{"f", 3, {"a"}}, ErrorCode::contradiction,
             "other content in generation 3"},
            {"entityDrops", PutEntity{"e", 2, {"b"}}, ErrorCode::notAllowed,
             "drops region a, which application \"app\" uses"},
            {"entityLong", PutEntity{"x", 1, tooMany}, ErrorCode::badInput, "at most 16384"},
        });
}

TEST(Configure, refusesApplicationsThatDoNotFit)
{
    EstateState state = configured();
    expectRefused(
        state,
        {
            {"id", with([](PutApplication& a) { a.id = std::string(256, 'x'); }),
             ErrorCode::badInput, "too long"},
            {"entity", with([](PutApplication& a) { a.entity = "z"; }), ErrorCode::unknownId,
             "There is no entity \"z\"; near: e, f"},
            {"home", with([](PutApplication& a) { a.home = "z"; }), ErrorCode::unknownId,
             "There is no region"},
            {"homeOutside", with([](PutApplication& a) { a.home = "c"; }), ErrorCode::badInput,
             "its home outside its entity's regions"},
            {"impact", with([](PutApplication& a) { a.impact = Impact{}; }), ErrorCode::badInput,
             "zero everywhere"},
            {"scenarioRegion", with([](PutApplication& a) {
                 a.scenarios = {{{"z"}, seconds(1), someImpact}};
             }),
             ErrorCode::unknownId, "scenario 1: There is no region \"z\""},
            {"scenarioRto", with([](PutApplication& a) {
                 a.scenarios = {{{"a"}, seconds(0), someImpact}};
             }),
             ErrorCode::badInput, "scenario 1: needs an RTO"},
            {"volumeOutside", withVolume([](VolumeDescription& v) { v.home = "c"; }),
             ErrorCode::badInput, "Volume \"n1\" has its home outside"},
            {"bytes", withVolume([](VolumeDescription& v) { v.bytes = Bytes(0); }),
             ErrorCode::badInput, "zero bytes"},
            {"iops", withVolume([](VolumeDescription& v) { v.steadyIops = Iops(0); }),
             ErrorCode::badInput, "IOPS"},
            {"copies", withVolume([](VolumeDescription& v) { v.copies = 0; }), ErrorCode::badInput,
             "copies"},
            {"recovery", withVolume([](VolumeDescription& v) { v.minimumRecoveryIops = Iops(0); }),
             ErrorCode::badInput, "recovery IOPS"},
            {"rto", withVolume([](VolumeDescription& v) { v.rto = Duration(0); }),
             ErrorCode::badInput, "RTO of zero"},
            {"longRto", withVolume([](VolumeDescription& v) { v.rto = Duration(most); }),
             ErrorCode::badInput, "ten years"},
            {"volumeId", withVolume([](VolumeDescription& v) { v.id = ""; }), ErrorCode::badInput,
             "An id is empty"},
            {"volumeKnown", withVolume([](VolumeDescription& v) { v.id = "v1"; }),
             ErrorCode::duplicateId, "Volume \"v1\" is of application \"app\""},
            {"volumeTwice", with([](PutApplication& a) {
                 a.volumes = {volumeOf("n1"), volumeOf("n1")};
             }),
             ErrorCode::duplicateId, "Volume \"n1\" is given twice"},
            {"group", withVolume([](VolumeDescription& v) { v.recoveryGroup = "g"; }),
             ErrorCode::contradiction, "recovery group \"g\" is of application \"app\""},
            {"bytesSum", withVolume([](VolumeDescription& v) {
                 v.bytes = Bytes(most / 2);
                 v.copies = 3;
             }),
             ErrorCode::overflow, "bytes of all copies"},
            {"operations", with([](PutApplication& a) {
                 a.volumes.push_back(volumeOf("n2"));
                 a.volumes.back().latest = Operations(most);
             }),
             ErrorCode::overflow, "more operations than a mark can count"},
            {"otherContent", applicationOf("app", {volumeOf("v1", "g"), volumeOf("v2", "g")}),
             ErrorCode::contradiction, "exists with other content"},
            {"sameVolumeTwice",
             applicationOf("app", {volumeOf("v1", "g"), volumeOf("v1", "g"), volumeOf("v3")}),
             ErrorCode::contradiction, "exists with other content"},
            {"tooMany",
             with([](PutApplication& a) { a.volumes.assign(eventListMax + 1, volumeOf("n")); }),
             ErrorCode::badInput, "lists 16385 members"},
        });
}

TEST(Configure, refusesGroupsThatDoNotFit)
{
    EstateState state = configured();
    expectRefused(
        state,
        {
            {"application", PutRecoveryGroup{"r", 1, "z", {"v1"}}, ErrorCode::unknownId,
             "There is no application"},
            {"volume", PutRecoveryGroup{"r", 1, "app", {"z"}}, ErrorCode::unknownId,
             "Recovery group \"r\": There is no volume \"z\""},
            {"twice", PutRecoveryGroup{"r", 1, "app", {"v3", "v3"}}, ErrorCode::duplicateId,
             "\"v3\" twice"},
            {"none", PutRecoveryGroup{"r", 1, "app", {}}, ErrorCode::badInput, "at least one"},
            {"foreign", PutRecoveryGroup{"r", 1, "app", {"p1"}}, ErrorCode::badInput,
             "volume \"p1\" is not of its application"},
            {"taken", PutRecoveryGroup{"r", 1, "app", {"v1"}}, ErrorCode::notAllowed,
             "is in recovery group \"g\"; take it out there first"},
            {"moves", PutRecoveryGroup{"g", 2, "pg", {"p1"}}, ErrorCode::notAllowed,
             "keeps its application"},
            {"back", PutRecoveryGroup{"g", 0, "app", {"v1", "v2"}}, ErrorCode::outOfOrder,
             "0 goes back"},
            {"other", PutRecoveryGroup{"g", 1, "app", {"v1"}}, ErrorCode::contradiction,
             "other content in generation 1"},
            {"cluster", PutDatabase{"d", 1, "z", {"p1"}, {}}, ErrorCode::unknownId,
             "There is no application \"z\""},
            {"kind", PutDatabase{"d", 1, "app", {"v1"}, {}}, ErrorCode::badInput,
             "not of a database kind"},
            {"notMine", PutDatabase{"d", 1, "pg", {"v1"}, {}}, ErrorCode::badInput,
             "\"v1\", which is not its cluster's"},
            {"noVolume", PutDatabase{"d", 1, "pg", {}, {}}, ErrorCode::badInput, "no volume"},
            {"consumer", PutDatabase{"d", 1, "pg", {"p1"}, {"z"}}, ErrorCode::unknownId,
             "Database \"d\": There is no application \"z\""},
            {"consumerTwice", PutDatabase{"d", 1, "pg", {"p1"}, {"app", "app"}},
             ErrorCode::duplicateId, "\"app\" twice"},
            {"databaseOther", PutDatabase{"orders", 1, "pg", {"p2"}, {"app"}},
             ErrorCode::contradiction, "other content"},
            {"databaseBack", PutDatabase{"orders", 0, "pg", {"p1"}, {"app"}}, ErrorCode::outOfOrder,
             "goes back"},
            {"one", PutConsistencyGroup{"c", 1, {"v1"}}, ErrorCode::badInput, "at least two"},
            {"sameTwo", PutConsistencyGroup{"c", 1, {"v1", "v1"}}, ErrorCode::duplicateId,
             "\"v1\" twice"},
            {"unknown", PutConsistencyGroup{"c", 1, {"v1", "z"}}, ErrorCode::unknownId,
             "There is no volume \"z\""},
            {"cutOther", PutConsistencyGroup{"cut", 1, {"v1", "p2"}}, ErrorCode::contradiction,
             "other content"},
            {"cutZero", PutConsistencyGroup{"c", 0, {"v1", "v2"}}, ErrorCode::outOfOrder,
             "start at 1"},
        });
}

TEST(Configure, refusesRulesThatDoNotFit)
{
    EstateState state = configured();
    expectRefused(
        state, {
                   {"id", PutPolicy{"", {}, {}}, ErrorCode::badInput, "An id is empty"},
                   {"allowed", PutPolicy{"x", {"z"}, {}}, ErrorCode::unknownId,
                    "allowed regions: There is no region \"z\""},
                   {"emptySet", PutPolicy{"x", {}, {{{"a"}, "b"}, {{}, "b"}}}, ErrorCode::badInput,
                    "rule 2: its failure set is empty"},
                   {"unknown", PutPolicy{"x", {}, {{{"z"}, "b"}}}, ErrorCode::unknownId,
                    "rule 1: There is no region \"z\""},
                   {"unknownTarget", PutPolicy{"x", {}, {{{"a"}, "z"}}}, ErrorCode::unknownId,
                    "rule 1: There is no region \"z\""},
                   {"repeats", PutPolicy{"x", {}, {{{"a", "a"}, "b"}}}, ErrorCode::duplicateId,
                    "rule 1 names \"a\" twice"},
                   {"duplicateSets",
                    PutPolicy{"x", {}, {{{"a", "b"}, "c"}, {{"c"}, ""}, {{"b", "a"}, ""}}},
                    ErrorCode::badInput, "rule 3: another rule has the same failure set"},
                   {"inside", PutPolicy{"x", {}, {{{"a", "b"}, "b"}}}, ErrorCode::badInput,
                    "rule 1: its target lies inside its own failure set"},
                   {"outside", PutPolicy{"x", {"b"}, {{{"a"}, "c"}}}, ErrorCode::badInput,
                    "rule 1: its target lies outside"},
                   {"policy", AssignPolicy{"z", PolicyScope::volume, {"v1"}}, ErrorCode::unknownId,
                    "There is no policy \"z\"; near: near"},
                   {"nobody", AssignPolicy{"near", PolicyScope::volume, {}}, ErrorCode::badInput,
                    "at least one subject"},
                   {"subject", AssignPolicy{"near", PolicyScope::volume, {"v1", "g"}},
                    ErrorCode::unknownId, "There is no volume \"g\""},
                   {"group", AssignPolicy{"near", PolicyScope::recoveryGroup, {"v1"}},
                    ErrorCode::unknownId, "There is no recovery group \"v1\""},
                   {"entity", AssignPolicy{"near", PolicyScope::entity, {"app"}},
                    ErrorCode::unknownId, "There is no entity"},
                   {"application", SetImpact{"z", someImpact}, ErrorCode::unknownId,
                    "There is no application"},
                   {"zero", SetImpact{"app", Impact{}}, ErrorCode::badInput, "zero everywhere"},
                   {"scenarioZero", SetScenarios{"app", {{{"a"}, seconds(1), Impact{}}}},
                    ErrorCode::badInput, "scenario 1: its impact is zero"},
                   {"scenarioRto", SetScenarios{"app", {{{"a"}, Duration(0), someImpact}}},
                    ErrorCode::badInput, "scenario 1: needs an RTO"},
                   {"scenarioEmpty", SetScenarios{"app", {{{}, seconds(1), someImpact}}},
                    ErrorCode::badInput, "scenario 1: its failure set is empty"},
                   {"scenarioTwice",
                    SetScenarios{"app",
                                 {{{"a", "b"}, seconds(1), someImpact},
                                  {{"b", "a"}, seconds(2), someImpact}}},
                    ErrorCode::badInput, "scenario 2: another scenario has the same failure set"},
               });
}

}  // namespace
}  // namespace estate
