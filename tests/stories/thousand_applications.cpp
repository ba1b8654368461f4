#include <array>

#include "tests/stories/stories.h"

namespace estate::testing {

namespace {

constexpr std::array<const char*, 4> criticalDatabases = {"identity", "payments", "orders",
                                                          "fulfillment"};
constexpr std::array<const char*, 2> scaleRegions = {"scale-a", "scale-b"};

std::string numbered(const std::string& name, std::uint32_t number)
{
    std::string digits = std::to_string(number);
    digits.insert(0, digits.size() < 4 ? 4 - digits.size() : 0, '0');
    return name + "-" + digits;
}

Impact impactOf(std::uint64_t units)
{
    return Impact{CostRate(units * 1'000'000), UnitCost(units * 1'000'000'000),
                  UnitCost(units * 1'000)};
}

VolumeDescription volumeOf(const std::string& id, const std::string& home, std::uint64_t iops)
{
    VolumeDescription volume;
    volume.id = id;
    volume.home = home;
    volume.bytes = Bytes(gigabyte);
    volume.steadyIops = Iops(iops);
    volume.minimumRecoveryIops = Iops(iops);
    volume.rpo = Operations(100'000);
    volume.rto = seconds(3'600);
    volume.latest = Operations(1'000'000);
    return volume;
}

PutApplication applicationOf(const std::string& id, std::uint64_t units,
                             std::vector<VolumeDescription> volumes)
{
    PutApplication application;
    application.id = id;
    application.entity = "enterprise";
    application.home = volumes.front().home;
    application.impact = impactOf(units);
    application.volumes = std::move(volumes);
    return application;
}

void putRegions(Drill& drill)
{
    for (const char* region : scaleRegions) {
        drill.expect(PutRegion{region, "enterprise", std::nullopt, {}});
        for (int site = 0; site < 2; ++site)
            drill.expect(PutSite{std::string(region) + "-az" + std::to_string(site), region});
        for (std::uint32_t host = 0; host < 32; ++host)
            drill.expect(PutHost{numbered(std::string(region) + "-h", host),
                                 std::string(region) + "-az" + std::to_string(host % 2),
                                 Bytes(2 * terabyte), 64, Iops(2'000'000),
                                 BytesPerSecond(20 * gigabyte)});
    }
    drill.expect(PutEntity{"enterprise", 1, {"scale-a", "scale-b"}});
}

// Every other one lives in scale-b.
const char* homeOf(std::uint32_t number)
{
    return scaleRegions[number % 2];
}

void putLegacy(Drill& drill)
{
    std::vector<VolumeDescription> pool;
    for (std::uint32_t i = 0; i < poolVolumes; ++i) {
        pool.push_back(volumeOf(numbered("legacy-pool", i), "scale-a", 2'000));
        pool.back().recoveryGroup = "legacy-recovery";
    }
    PutApplication cluster = applicationOf("legacy-cluster", 10, std::move(pool));
    cluster.kind = ApplicationKind::postgres;
    drill.expect(cluster);
    for (std::uint32_t i = 0; i < legacyConsumers; ++i)
        drill.expect(
            applicationOf(numbered("legacy-consumer", i), 1,
                          {volumeOf(numbered("legacy-consumer-volume", i), homeOf(i), 1'000)}));
}

void putModern(Drill& drill)
{
    for (std::uint32_t i = 0; i < criticalDatabases.size(); ++i) {
        const std::string id = std::string(criticalDatabases[i]) + "-database";
        VolumeDescription volume = volumeOf(id + "-volume", homeOf(i), 50'000);
        volume.isolation = Isolation::dedicated;
        PutApplication database = applicationOf(id, 1'000, {volume});
        database.kind = ApplicationKind::cockroachDb;
        drill.expect(database);
    }
    // Four databases and 595 services: 500 of the volumes outside the pool are in scale-a.
    for (std::uint32_t i = 0; i < modernServices; ++i)
        drill.expect(applicationOf(numbered("service", i), 5,
                                   {volumeOf(numbered("service-volume", i), homeOf(i), 1'000)}));
}

// Pool volume v carries 10 to 50 databases, 6,000 memberships in all; a database lies on three.
void putDatabases(Drill& drill)
{
    std::vector<std::uint32_t> slots;
    for (std::uint32_t v = 0; v < poolVolumes; ++v) {
        const std::uint32_t to = 10 + (40 * v + 99) / 199;
        slots.insert(slots.end(), to, v);
    }
    ESTATE_ENSURE(slots.size() == 3 * std::size_t{legacyDatabases});
    for (std::uint32_t d = 0; d < legacyDatabases; ++d) {
        PutDatabase database;
        database.id = numbered("legacy-database", d);
        database.cluster = "legacy-cluster";
        for (std::uint32_t third = 0; third < 3; ++third)
            database.volumes.push_back(numbered("legacy-pool", slots[d + third * legacyDatabases]));
        database.consumers = {numbered("legacy-consumer", d % legacyConsumers)};
        drill.expect(database);
    }
}

// Closures of 600 (pool and consumers), 300 and 299 volumes.
void putConsistencyGroups(Drill& drill)
{
    PutConsistencyGroup pool{"legacy-internal", 1, {}};
    for (std::uint32_t i = 0; i < poolVolumes; ++i)
        pool.volumes.push_back(numbered("legacy-pool", i));
    drill.expect(pool);
    for (std::uint32_t i = 0; i < legacyConsumers; ++i)
        drill.expect(PutConsistencyGroup{
            numbered("legacy-use", i),
            1,
            {numbered("legacy-consumer-volume", i), numbered("legacy-pool", i % poolVolumes)}});
    drill.expect(
        PutConsistencyGroup{"money", 1, {"payments-database-volume", "orders-database-volume"}});
    drill.expect(PutConsistencyGroup{
        "people", 1, {"identity-database-volume", "fulfillment-database-volume"}});
    for (std::uint32_t i = 0; i < modernServices; ++i)
        drill.expect(PutConsistencyGroup{
            numbered("modern-use", i),
            1,
            {numbered("service-volume", i),
             i < 298 ? "payments-database-volume" : "identity-database-volume"}});
}

}  // namespace

void putThousandApplications(Drill& drill)
{
    putRegions(drill);
    putLegacy(drill);
    putModern(drill);
    putDatabases(drill);
    putConsistencyGroups(drill);
}

void tellThousandApplications(Drill& drill)
{
    putThousandApplications(drill);
    drill.plan();
    drill.commitAll();
    drill.expect(PutConsistencyGroup{
        "bridge", 1, {"legacy-pool-0000", "payments-database-volume", "identity-database-volume"}});
    RequestSnapshot cut;
    cut.id = "estate-wide-cut";
    cut.volumes = {"legacy-pool-0000"};
    cut.closure = true;
    cut.scope = SnapshotScope::crossRegion;
    cut.deadline = drill.scheduler.lastTimestamp() + seconds(900);
    cut.hitchMax = seconds(3);
    cut.operationIops = Iops(100);
    drill.expect(cut);
    drill.plan();
    drill.commitAll();
}

void observeScaleReplicas(Drill& drill)
{
    const RegionIndex a = drill.state().catalog().findRegion("scale-a").value();
    std::vector<std::string> volumes;
    for (const VolumeState& volume : drill.state().region(a).volumes)
        volumes.push_back(drill.state().catalog().volume(volume.volume).id);
    for (const std::string& volume : volumes) {
        ObserveBacklog backlog;
        backlog.volume = volume;
        backlog.region = "scale-b";
        backlog.durable = Operations(1'000'000);
        backlog.applied = Operations(999'000);
        backlog.pendingBytes = Bytes(gigabyte / 10);
        backlog.pendingOperations = Operations(1'000);
        backlog.layers = {BacklogLayer{"scale-a-to-scale-b", Transport::tcp,
                                       BytesPerSecond(10 * gigabyte), Iops(1'000'000),
                                       milliseconds(1), 0, BytesPerSecond(0)}};
        drill.expect(backlog);
    }
}

}  // namespace estate::testing
