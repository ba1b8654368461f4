#include "tests/stories/stories.h"

namespace estate::testing {

namespace {

// One site and one host: `lanes` of 10,000 IOPS, 10 GB/s restore.
void putSmallRegion(Drill& drill, const std::string& id, std::uint32_t lanes)
{
    drill.expect(PutRegion{id, "northwind", seconds(10), seconds(2)});
    drill.expect(PutSite{id + "-1", id});
    drill.expect(PutHost{id + "-h", id + "-1", Bytes(100 * terabyte), lanes, Iops(10'000),
                         BytesPerSecond(10 * gigabyte)});
}

// One copy of 1 TB and 8,000 IOPS: one flow fills a lane.
PutApplication flowOf(const std::string& id, const std::string& home, std::uint64_t unitsPerHour,
                      std::uint64_t breachUnits)
{
    VolumeDescription volume = usualVolume(id + "-data", home);
    volume.bytes = Bytes(terabyte);
    volume.steadyIops = Iops(8'000);
    volume.minimumRecoveryIops = Iops(1'000);
    volume.copies = 1;
    PutApplication application = usualApplication(id, home, {volume});
    application.entity = "northwind";
    application.impact = Impact{CostRate(unitsPerHour * 1'000'000 / 3'600),
                                UnitCost(breachUnits * 1'000'000), UnitCost(1'000'000)};
    return application;
}

// 100 GB over 1 GB/s and 1 s of fill: 101 s on idle queues.
ObserveBacklog backlogOf(const std::string& application, const std::string& from,
                         const std::string& to)
{
    return usualBacklog(application + "-data", from, to, 100);
}

}  // namespace

void putWideApplication(Drill& drill)
{
    drill.expect(PutRegion{"home", "trust", std::nullopt, {}});
    drill.expect(PutSite{"az0", "home"});
    for (int i = 0; i < 4; ++i)
        drill.expect(PutHost{"h" + std::to_string(i), "az0", Bytes(4 * gigabyte), 1,
                             Iops(2'000'000), BytesPerSecond(20 * gigabyte)});
    drill.expect(PutEntity{"e", 1, {"home"}});
    std::vector<VolumeDescription> volumes;
    for (int i = 0; i < 4; ++i) {
        VolumeDescription volume = usualVolume("volume-" + std::to_string(i), "home");
        volume.bytes = Bytes(gigabyte);
        volume.steadyIops = Iops(1'900'000);
        volume.isolation = Isolation::dedicated;
        volume.copies = 1;
        volumes.push_back(volume);
    }
    drill.expect(usualApplication("wide-app", "home", volumes));
}

void tellBakeOff(Drill& drill)
{
    putWideApplication(drill);
    const PlanResult plan = drill.plan();
    drill.expect(GangRejected{plan.placements.front().planId, "injected worker loss", "h0"});
    drill.commitAll();
    drill.plan();
    drill.commitAll();
    RequestSnapshot cut;
    cut.id = "coordinated-cut";
    cut.volumes = {"volume-0", "volume-1", "volume-2", "volume-3"};
    cut.deadline = drill.scheduler.lastTimestamp() + seconds(30);
    cut.hitchMax = milliseconds(50);
    cut.operationIops = Iops(10'000);
    drill.expect(cut);
    drill.plan();
    drill.commitAll();
}

void putMultiLossEstate(Drill& drill)
{
    putSmallRegion(drill, "us-east-1", 4);
    putSmallRegion(drill, "us-east-2", 3);
    putSmallRegion(drill, "eu-west-1", 4);
    drill.expect(PutEntity{"northwind", 1, {"us-east-1", "us-east-2", "eu-west-1"}});
    // Two critical flows, two lower ones; cost alone says which comes first.
    for (const auto& [id, perHour, breach] :
         {std::tuple("payments", 90'000, 500'000), std::tuple("ledger", 60'000, 250'000),
          std::tuple("catalog", 6'000, 15'000), std::tuple("reports", 300, 1'000)})
        drill.expect(flowOf(id, "us-east-1", static_cast<std::uint64_t>(perHour),
                            static_cast<std::uint64_t>(breach)));
    drill.expect(PutPolicy{"critical",
                           {},
                           {{{"us-east-1"}, "us-east-2"},
                            {{"us-east-1", "us-east-2"}, "eu-west-1"},
                            {{"us-east-1", "us-east-2", "eu-west-1"}, ""}}});
    drill.expect(
        PutPolicy{"lower", {}, {{{"us-east-1"}, "us-east-2"}, {{"us-east-1", "us-east-2"}, ""}}});
    drill.expect(AssignPolicy{"critical", PolicyScope::application, {"payments", "ledger"}});
    drill.expect(AssignPolicy{"lower", PolicyScope::entity, {"northwind"}});
    for (const char* id : {"payments", "ledger"}) {
        const Impact impact =
            *drill.state()
                 .rules()
                 .impacts[drill.state().catalog().findApplication(id).value().value]
                 .own;
        drill.expect(SetScenarios{
            id, {ScenarioDescription{{"us-east-1", "us-east-2"}, seconds(3 * 3'600), impact}}});
    }
    drill.plan();
    drill.commitAll();
    for (const char* id : {"payments", "ledger", "catalog", "reports"}) {
        drill.expect(backlogOf(id, "us-east-1", "us-east-2"));
        drill.expect(backlogOf(id, "us-east-1", "eu-west-1"));
    }
}

void tellMultiLoss(Drill& drill)
{
    putMultiLossEstate(drill);
    drill.expect(ChangeRegion{"us-east-1", RegionChange::offline});
    drill.plan();
    drill.expect(ChangeRegion{"us-east-2", RegionChange::offline}, seconds(60));
    drill.plan();
    drill.commitAll();
}

void tellSecondLoss(Drill& drill)
{
    const std::vector<std::string> regions{"eu-central-1", "eu-west-1", "eu-north-1", "us-east-1",
                                           "ap-southeast-1"};
    for (const std::string& region : regions)
        putSmallRegion(drill, region, 12);
    drill.expect(PutEntity{"northwind", 1, regions});
    struct Work {
        const char* id;
        std::uint64_t unitsPerHour;
        std::uint64_t breachUnits;
    };
    const std::vector<Work> all{
        {"payments", 90'000, 500'000}, {"ledger", 60'000, 250'000}, {"orders", 24'000, 90'000},
        {"accounts", 18'000, 60'000},  {"shipping", 9'000, 30'000}, {"search", 6'000, 15'000},
        {"mail", 3'000, 8'000},        {"reports", 300, 1'000},     {"archive", 600, 2'000}};
    for (const Work& work : all) {
        PutApplication application =
            flowOf(work.id, "eu-central-1", work.unitsPerHour, work.breachUnits);
        application.volumes.front().rto = seconds(1'800);
        drill.expect(application);
    }
    const std::vector<FailoverRuleDescription> rules{{{"eu-central-1"}, "eu-west-1"},
                                                     {{"eu-central-1", "eu-west-1"}, ""}};
    drill.expect(PutPolicy{"core", {}, rules});
    drill.expect(PutPolicy{"local", {}, rules});
    drill.expect(PutPolicy{"union", {"eu-central-1", "eu-west-1"}, rules});
    drill.expect(AssignPolicy{"core", PolicyScope::entity, {"northwind"}});
    drill.expect(AssignPolicy{"local", PolicyScope::application, {"reports"}});
    drill.expect(AssignPolicy{"union", PolicyScope::application, {"archive"}});
    drill.plan();
    drill.commitAll();
    for (const Work& work : all) {
        drill.expect(backlogOf(work.id, "eu-central-1", "eu-west-1"));
        if (std::string(work.id) != "reports")
            drill.expect(backlogOf(work.id, "eu-central-1", "eu-north-1"));
    }
}

void putConvergedEstate(Drill& drill)
{
    putSmallRegion(drill, "north", 2);
    putSmallRegion(drill, "south", 2);
    putSmallRegion(drill, "haven", 1);
    drill.expect(PutEntity{"northwind", 1, {"north", "south", "haven"}});
    drill.expect(flowOf("orders", "north", 9'000, 20'000));
    drill.expect(flowOf("search", "south", 3'000, 5'000));
    drill.plan();
    drill.commitAll();
    drill.expect(backlogOf("orders", "north", "haven"));
    drill.expect(backlogOf("search", "south", "haven"));
}

void tellConvergedRecovery(Drill& drill)
{
    putConvergedEstate(drill);
    drill.expect(ChangeRegion{"north", RegionChange::offline});
    drill.expect(ChangeRegion{"south", RegionChange::offline});
    drill.plan();
    drill.commitAll();
    // The haven grows; what waited follows.
    drill.expect(PutHost{"haven-h", "haven-1", Bytes(100 * terabyte), 2, Iops(10'000),
                         BytesPerSecond(10 * gigabyte)});
    drill.plan();
    drill.commitAll();
}

}  // namespace estate::testing
