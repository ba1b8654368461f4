#include "tests/stories/stories.h"

namespace estate::testing {

namespace {

// Two sites of two hosts: 100 TB, 8 lanes of 50,000 IOPS, 2 GB/s restore each.
void putBigRegion(Drill& drill, const std::string& id)
{
    drill.expect(PutRegion{id, id.substr(0, 2) + "-commercial", seconds(10), seconds(2)});
    for (const char* site : {"a", "b"}) {
        drill.expect(PutSite{id + site, id});
        for (const char* host : {"-h1", "-h2"})
            drill.expect(PutHost{id + site + host, id + site, Bytes(100 * terabyte), 8,
                                 Iops(50'000), BytesPerSecond(2 * gigabyte)});
    }
}

VolumeDescription volumeOf(const std::string& id, const std::string& home, std::uint64_t terabytes,
                           std::uint64_t iops)
{
    VolumeDescription volume = usualVolume(id, home);
    volume.bytes = Bytes(terabytes * terabyte);
    volume.steadyIops = Iops(iops);
    volume.minimumRecoveryIops = Iops(iops / 2);
    return volume;
}

void putSixKinds(Drill& drill)
{
    struct Kind {
        const char* id;
        ApplicationKind kind;
        std::uint64_t unitsPerHour;
        std::uint64_t volumes;
        Isolation isolation;
    };
    for (const Kind& kind :
         {Kind{"ledger", ApplicationKind::postgres, 90'000, 1, Isolation::dedicated},
          Kind{"accounts", ApplicationKind::cockroachDb, 60'000, 3, Isolation::reserved},
          Kind{"carts", ApplicationKind::durableShardedDatabase, 24'000, 2, Isolation::shared},
          Kind{"events", ApplicationKind::kafka, 9'000, 3, Isolation::shared},
          Kind{"profiles", ApplicationKind::cassandraJbod, 6'000, 3, Isolation::shared},
          Kind{"archive", ApplicationKind::minio, 300, 2, Isolation::shared}}) {
        const std::string home = std::string(kind.id) == "profiles" ? "us-east-2" : "us-east-1";
        std::vector<VolumeDescription> volumes;
        for (std::uint64_t i = 1; i <= kind.volumes; ++i) {
            volumes.push_back(
                volumeOf(std::string(kind.id) + "-" + std::to_string(i), home, 4, 8'000));
            volumes.back().isolation = kind.isolation;
            if (kind.kind == ApplicationKind::cockroachDb)
                volumes.back().recoveryGroup = "accounts-db";
        }
        PutApplication application = usualApplication(kind.id, home, std::move(volumes));
        application.entity = "northwind";
        application.kind = kind.kind;
        application.impact = Impact{CostRate(kind.unitsPerHour * 1'000'000 / 3'600),
                                    UnitCost(kind.unitsPerHour * 5'000'000), UnitCost(1'000'000)};
        drill.expect(application);
    }
}

RequestSnapshot snapshotOf(const Drill& drill, const std::string& id, SnapshotScope scope)
{
    RequestSnapshot snapshot;
    snapshot.id = id;
    snapshot.volumes = {"ledger-1"};
    snapshot.closure = true;
    snapshot.scope = scope;
    snapshot.deadline = drill.scheduler.lastTimestamp() + seconds(600);
    snapshot.hitchMax = seconds(1);
    snapshot.operationIops = Iops(1'000);
    return snapshot;
}

}  // namespace

void tellFourRegions(Drill& drill)
{
    for (const char* region : {"us-east-1", "us-east-2", "eu-west-1"})
        putBigRegion(drill, region);
    drill.expect(PutEntity{"northwind", 1, {"us-east-1", "us-east-2", "eu-west-1"}});
    putSixKinds(drill);
    drill.plan();
    drill.commitAll();

    // A snapshot of one volume, of what it shares a consistency group with, and across regions.
    drill.expect(snapshotOf(drill, "ledger-alone", SnapshotScope::sameRegion));
    drill.plan();
    drill.commitAll();
    drill.expect(PutConsistencyGroup{"money", 1, {"ledger-1", "accounts-1"}});
    drill.expect(snapshotOf(drill, "money-cut", SnapshotScope::sameRegion));
    drill.plan();
    drill.commitAll();
    drill.expect(PutConsistencyGroup{"customers", 1, {"accounts-1", "profiles-1"}});
    drill.expect(snapshotOf(drill, "too-near", SnapshotScope::sameRegion));
    drill.expect(snapshotOf(drill, "customer-cut", SnapshotScope::crossRegion));
    drill.plan();
    drill.commitAll();

    // The estate grows: a fourth region, a database on the cluster, a volume that needs more.
    putBigRegion(drill, "ap-south-1");
    drill.expect(PutEntity{"northwind", 2, {"us-east-1", "us-east-2", "eu-west-1", "ap-south-1"}});
    drill.expect(PutDatabase{
        "accounts-main", 1, "accounts", {"accounts-1", "accounts-2"}, {"carts", "events"}});
    drill.expect(RequestResize{"more-archive", "archive-1", Bytes(150 * terabyte), Iops(8'000)});
    drill.plan();
    for (const char* host : {"us-east-1a-h1", "us-east-1a-h2", "us-east-1b-h1", "us-east-1b-h2"})
        drill.expect(PutHost{host, std::string(host).substr(0, 10), Bytes(300 * terabyte), 8,
                             Iops(50'000), BytesPerSecond(2 * gigabyte)});
    drill.plan();
    drill.commitAll();

    // us-east-1 is lost; what has replicas goes to us-east-2, and home again when it returns.
    for (const char* volume :
         {"ledger-1", "accounts-1", "accounts-2", "accounts-3", "carts-1", "carts-2"})
        drill.expect(usualBacklog(volume, "us-east-1", "us-east-2", 10));
    drill.expect(ChangeRegion{"us-east-1", RegionChange::offline});
    drill.plan();
    drill.commitAll();
    drill.expect(ChangeRegion{"us-east-1", RegionChange::online}, seconds(3'600));
    for (const char* volume : {"ledger-1", "carts-1"}) {
        ObserveReplica replica;
        replica.volume = volume;
        replica.region = "us-east-1";
        replica.epoch = 2;
        replica.durable = replica.applied = Operations(1'000);
        replica.observedAt = drill.scheduler.lastTimestamp();
        drill.expect(replica);
    }
    drill.expect(RequestFailback{"home-again", {"us-east-1"}});
    drill.plan();
    drill.commitAll();
}

}  // namespace estate::testing
