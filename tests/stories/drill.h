// Events fed to a scheduler one by one, for tests that read as the story of an estate. Every
// refused event is checked to have left the state hash as it was.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/planner/scheduler.h"
#include "engine/planner/tasks.h"
#include "tests/stories/scenario.h"

namespace estate::testing {

inline constexpr std::uint64_t gigabyte = 1'000'000'000;
inline constexpr std::uint64_t terabyte = 1'000 * gigabyte;

class Drill {
public:
    explicit Drill(const EstateSource& source) { expect(OpenEstate{source}); }
    // An estate that events describe.
    explicit Drill(AdmissionMode mode = AdmissionMode::hybrid)
        : Drill(EstateSource{EstateOrigin::empty, 0, "", mode})
    {}

    Result<Effects> send(Event event, Duration after = seconds(1))
    {
        Envelope envelope{scheduler.lastIndex() + 1, scheduler.lastTimestamp() + after, "tester",
                          std::move(event)};
        if (scheduler.lastIndex() == 0)
            envelope.at = start;
        const bool opened = scheduler.opened();
        const Digest before = opened ? scheduler.state().hash() : Digest{};
        auto effects = scheduler.apply(envelope);
        if (effects) {
            log.push_back(std::move(envelope));
        } else if (opened) {
            EXPECT_EQ(scheduler.state().hash(), before) << "a refused event changed the state";
        }
        return effects;
    }
    Effects expect(Event event, Duration after = seconds(1))
    {
        const std::string name(eventName(event));
        auto effects = send(std::move(event), after);
        EXPECT_TRUE(effects.has_value()) << name << ": " << effects.error().message;
        return effects.value_or(Effects{});
    }
    Error refused(Event event, Duration after = seconds(1))
    {
        const std::string name(eventName(event));
        auto effects = send(std::move(event), after);
        EXPECT_FALSE(effects.has_value()) << name << " was accepted";
        return effects ? Error{} : effects.error();
    }
    PlanResult plan(Duration after = seconds(1))
    {
        return expect(PlanAtWatermark{scheduler.lastIndex()}, after).plan.value_or(PlanResult{});
    }

    // The workers' answers up to the commit, a second each; a source is fenced once it can be.
    void prepare(const Digest& planId)
    {
        expect(GangPrepared{planId, gangTasksDigest(state(), planId)});
    }
    void commit(const Digest& planId)
    {
        prepare(planId);
        const Gang gang = gangOf(planId);
        if (gang.moves()) {
            const Duration wait = gang.fencedAt.since(scheduler.lastTimestamp());
            expect(SourceFenced{planId}, std::max(wait, seconds(1)));
        }
        expect(GangCommitted{planId});
    }
    void commitAll()
    {
        while (!state().gangs().empty())
            commit(Digest(state().gangs().begin()->first));
    }
    [[nodiscard]] Gang gangOf(const Digest& planId) const
    {
        return *state().region(state().gangRegion(planId).value()).findGang(planId);
    }

    [[nodiscard]] const EstateState& state() const { return scheduler.state(); }
    [[nodiscard]] Preview preview(FailureSet failures) const
    {
        auto preview = previewDisaster(state(), failures, scheduler.lastTimestamp());
        EXPECT_TRUE(preview.has_value()) << preview.error().message;
        return preview.value();
    }

    // Hosts and lanes hold exactly what volumes, undecided gangs and recovery records say, sums are
    // what a recomputation gives, and so is every digest.
    void expectConsistent() const
    {
        for (std::uint32_t i = 0; i < state().regionCount(); ++i) {
            const RegionState& region = state().region(RegionIndex(i));
            EXPECT_EQ(region.totals, region.recomputeTotals()) << "region " << i;
            EXPECT_EQ(region.digest(), region.recomputeDigest()) << "region " << i;
            expectReservationsRecompute(region);
        }
    }
    static void expectReservationsRecompute(const RegionState& region)
    {
        std::vector<std::uint64_t> bytes(region.hosts.size());
        std::vector<std::uint64_t> iops(region.lanes.size());
        std::vector<std::uint32_t> flows(region.lanes.size());
        const auto addLegs = [&](const std::vector<Leg>& legs, std::uint32_t flowsEach) {
            for (const Leg& leg : legs) {
                bytes[leg.host] += leg.bytes.value;
                iops[leg.lane] += leg.iops.value;
                flows[leg.lane] += flowsEach;
            }
        };
        for (const VolumeState& volume : region.volumes)
            addLegs(volume.legs, 1);
        for (const Gang& gang : region.gangs) {
            const bool grows = gang.kind == GangKind::resize || gang.kind == GangKind::snapshot;
            for (const GangMember& member : gang.members)
                addLegs(member.legs, grows ? 0 : 1);
        }
        for (const RecoveryRecord& record : region.records)
            for (const HeldBytes& held : record.held)
                bytes[held.host] += held.bytes.value;
        for (std::size_t i = 0; i < region.hosts.size(); ++i)
            EXPECT_EQ(region.hosts[i].used.value, bytes[i]) << "host " << i;
        for (std::size_t i = 0; i < region.lanes.size(); ++i) {
            EXPECT_EQ(region.lanes[i].used.value, iops[i]) << "lane " << i;
            EXPECT_EQ(region.lanes[i].flows, flows[i]) << "lane " << i;
        }
    }

    Scheduler scheduler;
    std::vector<Envelope> log;
};

// What most stories share: a region of sites with one host each, 100 TB, 4 lanes of 10,000 IOPS,
// 1 GB/s restore a host. "a" has sites "a1", "a2" and hosts "a1-h", "a2-h".
inline void putRegion(Drill& drill, const std::string& id, std::uint32_t sites = 2)
{
    drill.expect(PutRegion{id, "trust", std::nullopt, {}});
    for (std::uint32_t i = 1; i <= sites; ++i) {
        const std::string site = id + std::to_string(i);
        drill.expect(PutSite{site, id});
        drill.expect(PutHost{site + "-h", site, Bytes(100 * terabyte), 4, Iops(10'000),
                             BytesPerSecond(gigabyte)});
    }
}

// 1,000 units an hour down, 1,000 a breach, one unit a lost operation.
inline Impact usualImpact()
{
    return Impact{CostRate(1'000'000'000 / 3'600), UnitCost(1'000'000'000), UnitCost(1'000'000)};
}

// 10 TB, 1,000 IOPS, two copies, RPO 0, RTO 10 minutes.
inline VolumeDescription usualVolume(const std::string& id, const std::string& home)
{
    VolumeDescription volume;
    volume.id = id;
    volume.home = home;
    volume.bytes = Bytes(10 * terabyte);
    volume.steadyIops = Iops(1'000);
    volume.minimumRecoveryIops = Iops(1'000);
    volume.copies = 2;
    volume.rto = seconds(600);
    volume.latest = Operations(1'000);
    return volume;
}

inline PutApplication usualApplication(const std::string& id, const std::string& home,
                                       std::vector<VolumeDescription> volumes)
{
    PutApplication application;
    application.id = id;
    application.entity = "e";
    application.home = home;
    application.impact = usualImpact();
    application.volumes = std::move(volumes);
    return application;
}

// One path of 1 GB/s, 100,000 operations/s and 1 s fill: "a-b".
inline ObserveBacklog usualBacklog(const std::string& volume, const std::string& from,
                                   const std::string& to, std::uint64_t pendingGigabytes)
{
    ObserveBacklog backlog;
    backlog.volume = volume;
    backlog.region = to;
    backlog.durable = Operations(1'000);
    backlog.applied = Operations(900);
    backlog.pendingBytes = Bytes(pendingGigabytes * gigabyte);
    backlog.pendingOperations = Operations(100);
    backlog.layers = {BacklogLayer{from + "-" + to, Transport::tcp, BytesPerSecond(gigabyte),
                                   Iops(100'000), seconds(1), 0, BytesPerSecond(0)}};
    return backlog;
}

}  // namespace estate::testing
