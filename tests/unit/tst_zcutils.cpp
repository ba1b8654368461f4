// What a line of a zcutils log becomes, and what is refused because it would be lost.
#include <gmock/gmock.h>

#include "tests/unit/zcutils_log.h"

namespace estate::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// Lines with the envelope around them; index and time are the line's number.
class Writer {
public:
    std::string line(const std::string& event)
    {
        const std::string number = std::to_string(++m_number);
        return R"({"schema_version":1,"index":)" + number + R"(,"timestamp_ns":)" + number +
               R"(,"event":)" + event + "}";
    }

private:
    std::uint64_t m_number = 0;
};

std::string region(const std::string& id)
{
    return R"({"event":"put_region","spec":{"region_id":")" + id + R"(","trust_domain":"t"}})";
}
std::string host(const std::string& id, const std::string& regionId, const std::string& domain)
{
    return R"({"event":"put_host","spec":{"host_id":")" + id + R"(","region_id":")" + regionId +
           R"(","failure_domain":")" + domain +
           R"(","capacity_bytes":1000,"lanes":2,"lane_iops":100,"restore_bytes_per_second":10}})";
}
const std::string entity =
    R"({"event":"put_business_entity","spec":{"business_entity_id":"e","generation":1,)"
    R"("region_ids":["a","b"]}})";
std::string volume(const std::string& id, const std::string& recovery)
{
    return R"({"volume_id":")" + id +
           R"(","home_region_id":"a","bytes":100,"provisioned_iops":10,"latest_hwm":7,)"
           R"("durability_owner":"application","storage_copies":1,"isolation":"shared",)"
           R"("recovery_group_id":null,"recovery":{"rpo_max_missing_operations":3,)"
           R"("scenarios":["host_loss"],"minimum_recovery_iops":5,)" +
           recovery + "}}";
}
const std::string plain = R"("rto_ns":60,"allowed_regions":[],"preapproved_failover":[])";
const std::string noRto = R"("rto_ns":null,"allowed_regions":[],"preapproved_failover":[])";
const std::string ruled =
    R"("rto_ns":60,"allowed_regions":["b"],"preapproved_failover":[)"
    R"({"unavailable_regions":["a"],"action":{"action":"restore_to","region_id":"b"}},)"
    R"({"unavailable_regions":["a","b"],"action":{"action":"hold_durably"}}])";
std::string application(const std::string& volumes, const std::string& kind = "kafka",
                        const std::string& id = "app")
{
    return R"({"event":"put_application","spec":{"application_id":")" + id +
           R"(","business_entity_id":"e","kind":")" + kind +
           R"(","business_impact":{"downtime_cost_microunits_per_second":1,)"
           R"("rto_breach_cost_microunits":2,"lost_operation_cost_microunits":3},)"
           R"("scenario_impacts":[{"unavailable_regions":["a","b"],"rto_ns":90,"impact":)"
           R"({"downtime_cost_microunits_per_second":4,"rto_breach_cost_microunits":5,)"
           R"("lost_operation_cost_microunits":6}}],"volumes":[)" +
           volumes + "]}}";
}
const std::string plan = R"({"event":"plan_at_watermark","input_watermark":1})";

std::vector<std::string> estateEvents()
{
    return {region("a"), region("b"), host("h1", "a", "a-1"), host("h2", "b", "b-1"), entity};
}

// The log's events, the first of which are the estate's.
std::vector<std::string> logOf(std::vector<std::string> events)
{
    std::vector<std::string> lines = estateEvents();
    lines.insert(lines.end(), events.begin(), events.end());
    Writer writer;
    for (std::string& line : lines)
        line = writer.line(line);
    return lines;
}

// What the events after the estate's became.
std::vector<Event> imported(ZcutilsLog& log, std::vector<std::string> events)
{
    log.add(logOf(std::move(events)), nullptr);
    constexpr std::size_t estateWrites = 1 + 5 + 2;  // the opening, five lines, two sites
    std::vector<Event> written;
    for (std::size_t i = estateWrites; i < log.events.size(); ++i)
        written.push_back(log.events[i].envelope.event);
    return written;
}

Error refusalOf(const std::vector<std::string>& lines)
{
    ZcutilsImport import(AdmissionMode::hybrid);
    for (const std::string& line : lines)
        if (auto added = import.add(line); !added)
            return added.error();
    auto finished = import.finish();
    EXPECT_FALSE(finished.has_value()) << lines.back();
    return finished ? Error{} : finished.error();
}
Error refusalOf(const std::string& event)
{
    return refusalOf(logOf({event}));
}

TEST(Zcutils, theEstateIsOpenedEmptyAndSitesComeBeforeTheirFirstHost)
{
    ZcutilsLog log(AdmissionMode::arena);
    log.add(logOf({host("h3", "a", "a-1")}), nullptr);
    std::vector<Event> events;
    for (std::size_t i = 0; i < log.events.size(); ++i) {
        EXPECT_EQ(log.events[i].envelope.index, i + 1);
        EXPECT_EQ(log.events[i].envelope.actor, "zcutils");
        events.push_back(log.events[i].envelope.event);
    }
    const auto hostOf = [](const char* id, const char* site) {
        return PutHost{id, site, Bytes(1'000), 2, Iops(100), BytesPerSecond(10)};
    };
    EXPECT_THAT(events, ElementsAre(OpenEstate{{EstateOrigin::empty, 0, "", AdmissionMode::arena}},
                                    PutRegion{"a", "t", std::nullopt, {}},
                                    PutRegion{"b", "t", std::nullopt, {}}, PutSite{"a-1", "a"},
                                    hostOf("h1", "a-1"), PutSite{"b-1", "b"}, hostOf("h2", "b-1"),
                                    PutEntity{"e", 1, {"a", "b"}}, hostOf("h3", "a-1")));
    EXPECT_EQ(log.events.front().envelope.at, Timestamp{1});
    EXPECT_EQ(log.events.back().envelope.at, Timestamp{6});
}

TEST(Zcutils, anApplicationKeepsItsNumbersAndWhatHasNoPlaceIsCounted)
{
    ZcutilsLog log(AdmissionMode::hybrid);
    const auto events = imported(log, {application(volume("v", noRto) + "," + volume("w", plain),
                                                   "performance_sharded_database")});
    ASSERT_EQ(events.size(), 1u);
    const auto& put = std::get<PutApplication>(events[0]);
    EXPECT_EQ(put.home, "a");
    EXPECT_EQ(put.kind, ApplicationKind::durableShardedDatabase);
    EXPECT_EQ(put.impact, (Impact{CostRate(1), UnitCost(2), UnitCost(3)}));
    EXPECT_THAT(put.scenarios,
                ElementsAre(ScenarioDescription{
                    {"a", "b"}, Duration(90), {CostRate(4), UnitCost(5), UnitCost(6)}}));
    ASSERT_EQ(put.volumes.size(), 2u);
    EXPECT_EQ(put.volumes[0],
              (VolumeDescription{"v", "a", "", Bytes(100), Iops(10), Iops(5), Isolation::shared, 1,
                                 Operations(3), durationMax, Operations(7)}));
    EXPECT_EQ(put.volumes[1].rto, Duration(60));
    EXPECT_THAT(log.import.summary().dropped,
                ElementsAre(std::pair("event.spec.volumes.durability_owner", 2u),
                            std::pair("event.spec.volumes.recovery.rto_ns of null", 1u),
                            std::pair("event.spec.volumes.recovery.scenarios", 2u)));
}

TEST(Zcutils, volumesWithTheSameRulesShareAPolicy)
{
    ZcutilsLog log(AdmissionMode::hybrid);
    const auto events = imported(
        log, {application(volume("v", ruled) + "," + volume("w", plain) + "," + volume("x", ruled)),
              application(volume("y", ruled), "minio", "other")});
    ASSERT_EQ(events.size(), 5u);
    EXPECT_EQ(std::get<PutPolicy>(events[1]),
              (PutPolicy{"imported-1", {"b"}, {{{"a"}, "b"}, {{"a", "b"}, ""}}}));
    EXPECT_EQ(std::get<AssignPolicy>(events[2]),
              (AssignPolicy{"imported-1", PolicyScope::volume, {"v", "x"}}));
    EXPECT_EQ(std::get<AssignPolicy>(events[4]),
              (AssignPolicy{"imported-1", PolicyScope::volume, {"y"}}));
}

TEST(Zcutils, observationsImpactsAndRequests)
{
    ZcutilsLog log(AdmissionMode::hybrid);
    const std::string bucket = R"("interval_start_ns":1,"interval_end_ns":2,"demanded_iops":3,)"
                               R"("queued_operations":4,"p995_latency_ns":5,"exact":true,)"
                               R"("samples":6}})";
    const std::string impact = R"({"downtime_cost_microunits_per_second":7,)"
                               R"("rto_breach_cost_microunits":8,)"
                               R"("lost_operation_cost_microunits":9})";
    const auto events = imported(
        log, {application(volume("v", plain)),
              application(volume("w", plain) + "," + volume("x", plain), "other", "two"), plan,
              R"({"event":"observe_demand","bucket":{"application_id":"app",)" + bucket,
              R"({"event":"observe_demand","bucket":{"application_id":"two",)" + bucket,
              R"({"event":"set_application_business_impact","application_id":"app","estimate":)" +
                  impact + "}",
              R"({"event":"set_application_scenario_impacts","application_id":"app","rules":[)"
              R"({"unavailable_regions":["a"],"rto_ns":5,"impact":)" +
                  impact + "}]}",
              R"({"event":"request_resize","intent":{"operation_id":"r","volume_id":"w",)"
              R"("new_bytes":200,"deadline_ns":99}})",
              R"({"event":"set_host_online","host_id":"h2","online":false})",
              R"({"event":"set_region_online","region_id":"b","online":false})"});
    const Impact seven{CostRate(7), UnitCost(8), UnitCost(9)};
    EXPECT_EQ(std::get<PlanAtWatermark>(events.at(2)).watermark, 2u);  // its event 1 is our event 2
    EXPECT_THAT(std::vector(events.begin() + 3, events.end()),
                ElementsAre(ObserveDemand{"v", 2, Iops(3), 4, Duration(5), {}},
                            SetImpact{"app", seven},
                            SetScenarios{"app", {{{"a"}, Duration(5), seven}}},
                            RequestResize{"r", "w", Bytes(200), Iops(10)}, ChangeHost{"h2", false},
                            ChangeRegion{"b", RegionChange::offline}));
    EXPECT_EQ(log.import.summary().dropped.at("observe_demand of several volumes"), 1u);
    EXPECT_EQ(log.import.summary().dropped.at("event.intent.deadline_ns"), 1u);
    EXPECT_EQ(log.import.summary().eventsRead, 15u);
    EXPECT_EQ(log.import.summary().eventsWritten, 17u);
}

TEST(Zcutils, whatWouldBeLostIsRefusedByLineAndName)
{
    const Error unknown = refusalOf(R"({"event":"put_regoin","spec":{}})");
    EXPECT_EQ(unknown.code, ErrorCode::badInput);
    EXPECT_THAT(unknown.message, HasSubstr("Line 6: \"event.event\" is \"put_regoin\""));
    EXPECT_THAT(unknown.message, HasSubstr("near: put_region"));
    EXPECT_THAT(refusalOf(application(volume("v", plain), "cockroach")).message,
                HasSubstr("\"event.spec.kind\" is \"cockroach\", which has no counterpart here; "
                          "near: cockroach_db"));
    EXPECT_THAT(refusalOf(R"({"event":"set_region_online","region_id":"a"})").message,
                HasSubstr("Line 6: The field \"event.online\" is missing."));
    EXPECT_THAT(
        refusalOf(R"({"event":"set_region_online","region_id":"a","online":true,"why":1})").message,
        HasSubstr("The field \"event.why\" is not known and would be lost."));
    EXPECT_THAT(refusalOf(R"({"event":"plan_at_watermark","input_watermark":-1})").message,
                HasSubstr("\"event.input_watermark\" is not a whole number"));
    EXPECT_THAT(refusalOf(R"({"event":"set_region_online","region_id":7,"online":true})").message,
                HasSubstr("\"event.region_id\" is not a text"));
    EXPECT_THAT(refusalOf(R"({"event":"put_region","spec":[]})").message,
                HasSubstr("\"event.spec\" is no object"));
    EXPECT_THAT(
        refusalOf(R"({"event":"gang_prepared","plan_id":"g","task_ids":["sing:v"]})").message,
        HasSubstr("\"sing:v\" of a kind that is not known"));
    EXPECT_EQ(refusalOf(std::vector<std::string>{"nonsense"}).code, ErrorCode::badInput);
    EXPECT_EQ(refusalOf(std::vector<std::string>{"{}"}).code, ErrorCode::badInput);
    EXPECT_EQ(refusalOf(std::vector<std::string>{R"({"schema_version":2})"}).code,
              ErrorCode::newerVersion);
}

TEST(Zcutils, indexesAdvanceByOneFromOne)
{
    Writer writer;
    const std::string first = writer.line(region("a"));
    const std::string second = writer.line(region("b"));
    EXPECT_EQ(refusalOf(std::vector{second}).code, ErrorCode::outOfOrder);
    EXPECT_THAT(refusalOf({first, second, second}).message,
                HasSubstr("Line 3, put_region: Event 2 does not follow event 2"));
}

TEST(Zcutils, aFailureDomainIsInOneRegion)
{
    const Error error = refusalOf(host("h9", "b", "a-1"));
    EXPECT_EQ(error.code, ErrorCode::badInput);
    EXPECT_THAT(error.message, HasSubstr("is in region \"a\" and in region \"b\""));
}

TEST(Zcutils, whatOurSchedulerRefusesSaysItsCode)
{
    const Error error = refusalOf(R"({"event":"set_region_online","region_id":"c","online":true})");
    EXPECT_EQ(error.code, ErrorCode::notAllowed);
    EXPECT_THAT(error.message, HasSubstr("Line 6, set_region_online: "));
    EXPECT_THAT(error.fields, ::testing::Contains(ErrorField{"refusal", "unknown-id"}));
    EXPECT_EQ(refusalOf(R"({"event":"plan_at_watermark","input_watermark":7})").code,
              ErrorCode::notAllowed);
}

std::string prepared(const std::string& planId, const std::string& volumeId)
{
    return R"({"event":"gang_prepared","plan_id":")" + planId + R"(","task_ids":["activate:)" +
           volumeId + R"(:1"]})";
}
std::string rejected(const std::string& planId)
{
    return R"({"event":"gang_rejected","plan_id":")" + planId +
           R"(","worker_id":"h1","reason":"full"})";
}
const std::string twoVolumes = application(volume("v", plain) + "," + volume("w", plain));

TEST(Zcutils, aRejectedPlanIsTheOnlyGangThatNothingElseIs)
{
    ZcutilsLog log(AdmissionMode::hybrid);
    const auto events = imported(log, {twoVolumes, plan, rejected("one"), prepared("two", "w"),
                                       R"({"event":"gang_committed","plan_id":"two"})", plan});
    ASSERT_EQ(events.size(), 6u);
    EXPECT_EQ(std::get<GangRejected>(events[2]).worker, "h1");
    EXPECT_EQ(std::get<GangRejected>(events[2]).reason, "full");
    EXPECT_NE(std::get<GangRejected>(events[2]).planId, std::get<GangCommitted>(events[4]).planId);
    EXPECT_EQ(log.state().audit().committedUnits, 1u);
    // Only v is planned again.
    EXPECT_THAT(log.plans.back(), HasSubstr("placement v@h1"));
    EXPECT_EQ(log.plans.size(), 3u);
}

TEST(Zcutils, aRejectedPlanThatCouldBeTwoGangsNeedsTheDecisions)
{
    const std::vector<std::string> lines = logOf({twoVolumes, plan, rejected("one")});
    const Error error = refusalOf(lines);
    EXPECT_EQ(error.code, ErrorCode::contradiction);
    EXPECT_THAT(error.message, HasSubstr("Line 8, gang_rejected: "));
    EXPECT_THAT(error.message, HasSubstr("2 undecided gangs could be it; give the decisions"));

    std::vector<std::string> decisions(lines.size(), "[]");
    decisions[6] = R"([{"decision":"prepare_gang","plan":{"plan_id":"one",)"
                   R"("kind":"initial_placement","volume_ids":["w"]}}])";
    ZcutilsLog log(AdmissionMode::hybrid);
    log.add(lines, &decisions);
    EXPECT_EQ(log.state().audit().abortedUnits, 1u);
    EXPECT_TRUE(log.state().volume(log.state().catalog().volumeNamed("v")).busy());
    EXPECT_FALSE(log.state().volume(log.state().catalog().volumeNamed("w")).busy());
}

TEST(Zcutils, anAnswerToWhatIsNotPlannedHereIsRefused)
{
    EXPECT_THAT(refusalOf(logOf({twoVolumes, plan, prepared("one", "nothing")})).message,
                HasSubstr("Plan one is a placement of \"nothing\" there; no undecided gang here"));
    EXPECT_THAT(refusalOf(R"({"event":"gang_committed","plan_id":"one"})").message,
                HasSubstr("Plan one was answered before anything told what it is."));
    EXPECT_THAT(refusalOf(rejected("one")).message, HasSubstr("0 undecided gangs could be it"));
}

}  // namespace
}  // namespace estate::testing
