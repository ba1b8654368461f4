// Events of every kind about a small estate, drawn from small pools, so that good, bad, repeated
// and contradicting ones all come up.
#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "engine/planner/cut_work.h"
#include "engine/planner/executor_model.h"
#include "tests/stories/drill.h"

namespace estate::testing {

class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_random(seed) {}
    std::uint64_t below(std::uint64_t bound) { return m_random() % bound; }
    bool oneIn(std::uint64_t n) { return below(n) == 0; }
    std::string id(const std::string& kind, std::uint64_t count)
    {
        return oneIn(40) ? std::string("no such ") + kind : kind + std::to_string(below(count));
    }
    std::vector<std::string> ids(const std::string& kind, std::uint64_t count, std::uint64_t most)
    {
        std::vector<std::string> all(below(most + 1));
        for (std::string& one : all)
            one = id(kind, count);
        if (!oneIn(10)) {  // mostly without repeats
            std::sort(all.begin(), all.end());
            all.erase(std::unique(all.begin(), all.end()), all.end());
        }
        return all;
    }
    std::uint64_t amount(std::uint64_t usual)
    {
        if (oneIn(60))
            return 0;
        return oneIn(200) ? ~std::uint64_t{0} : usual + below(4) * (usual / 4);
    }

private:
    std::mt19937_64 m_random;
};

// Draws events that concern four regions r0..r3, sites s, hosts h, applications p, volumes v.
class EventSource {
public:
    EventSource(std::uint64_t seed, const Drill& drill) : m_chance(seed), m_drill(drill) {}

    Event next()
    {
        if (m_queue.empty() && m_chance.oneIn(50))
            loseAGroup();
        if (!m_queue.empty() && m_chance.oneIn(2)) {
            const auto event = std::move(m_queue.front());
            m_queue.pop_front();
            return event();
        }
        const std::size_t kind = m_chance.below(45);
        if (kind < 12)
            return configuration(kind);
        if (kind < 22)
            return observation(kind);
        return kind < 40 ? work(kind) : cut();
    }

private:
    Event configuration(std::size_t kind)
    {
        switch (kind) {
        case 0:
            return PutRegion{m_chance.id("r", 4), "trust",
                             m_chance.oneIn(2) ? std::optional<Duration>(seconds(10))
                                               : std::nullopt,
                             seconds(2)};
        case 1: return PutSite{m_chance.id("s", 8), m_chance.id("r", 4)};
        case 2: {
            const std::uint64_t host = m_chance.below(16);
            return PutHost{"h" + std::to_string(host),
                           m_chance.oneIn(10) ? m_chance.id("s", 8)
                                              : "s" + std::to_string(host % 8),
                           Bytes(m_chance.amount(40 * terabyte)),
                           static_cast<std::uint32_t>(m_chance.below(5)),
                           Iops(m_chance.amount(8'000)),
                           BytesPerSecond(m_chance.amount(gigabyte))};
        }
        case 3:
            return PutEntity{"e" + std::to_string(m_chance.below(2)), m_chance.below(4),
                             m_chance.ids("r", 4, 6)};
        case 4: return application();
        case 5:
            return PutRecoveryGroup{m_chance.id("g", 6), m_chance.below(4), m_chance.id("p", 6),
                                    m_chance.ids("v", 18, 3)};
        case 6:
            return PutDatabase{m_chance.id("d", 4), m_chance.below(3), m_chance.id("p", 6),
                               m_chance.ids("v", 18, 2), m_chance.ids("p", 6, 2)};
        case 7:
            return PutConsistencyGroup{m_chance.id("c", 4), m_chance.below(3),
                                       m_chance.ids("v", 18, 4)};
        case 8: return policy();
        case 9:
            return AssignPolicy{m_chance.oneIn(5) ? "" : m_chance.id("policy", 2),
                                PolicyScope::application, m_chance.ids("p", 6, 2)};
        case 10: return SetImpact{m_chance.id("p", 6), impact()};
        default:
            return SetScenarios{
                m_chance.id("p", 6),
                {{m_chance.ids("r", 4, 2), Duration(m_chance.amount(600 * nanosecondsPerSecond)),
                  impact()}}};
        }
    }

    Event application()
    {
        const std::uint64_t number = m_chance.below(6);
        PutApplication application =
            usualApplication("p" + std::to_string(number), m_chance.id("r", 4), {});
        application.entity = "e" + std::to_string(m_chance.below(2));
        application.kind = ApplicationKind::postgres;
        for (std::uint64_t i = 0; i < 3; ++i) {
            VolumeDescription volume =
                usualVolume("v" + std::to_string(3 * number + i), application.home);
            if (m_chance.oneIn(3))  // so that groups span regions
                volume.home = "r" + std::to_string(m_chance.below(4));
            volume.bytes = Bytes(m_chance.amount(5 * terabyte));
            volume.steadyIops = Iops(m_chance.amount(1'000));
            volume.copies = static_cast<std::uint32_t>(1 + m_chance.below(2));
            volume.rpo = Operations(m_chance.below(200));
            volume.isolation = static_cast<Isolation>(m_chance.below(3));
            if (!m_chance.oneIn(3))
                volume.recoveryGroup =
                    "g" + std::to_string(m_chance.oneIn(5) ? m_chance.below(6) : number);
            application.volumes.push_back(volume);
        }
        return application;
    }

    Event policy()
    {
        PutPolicy policy{m_chance.id("policy", 2), m_chance.ids("r", 4, 3), {}};
        for (std::uint64_t i = 0; i < m_chance.below(3); ++i)
            policy.rules.push_back(
                {m_chance.ids("r", 4, 2), m_chance.oneIn(3) ? "" : m_chance.id("r", 4)});
        return policy;
    }

    Event observation(std::size_t kind)
    {
        switch (kind) {
        case 12:
        case 13:
            return ChangeRegion{
                m_chance.id("r", 4),
                static_cast<RegionChange>(m_chance.oneIn(2) ? 0 : m_chance.below(5))};
        case 14: return ChangeSite{m_chance.id("s", 8), !m_chance.oneIn(3)};
        case 15: return ChangeHost{m_chance.id("h", 16), !m_chance.oneIn(3)};
        case 16:
        case 17:
            return ObserveReplica{m_chance.id("v", 18),
                                  m_chance.id("r", 4),
                                  1 + m_chance.below(3),
                                  Operations(1'000 + m_chance.below(100)),
                                  Operations(900 + m_chance.below(200)),
                                  Timestamp{start.ns + m_chance.below(300) * nanosecondsPerSecond}};
        case 18:
        case 19:
        case 20: {
            ObserveBacklog backlog = usualBacklog(m_chance.id("v", 18), m_chance.id("r", 4),
                                                  m_chance.id("r", 4), m_chance.below(50));
            backlog.epoch = 1 + m_chance.below(3);
            backlog.durable = Operations(1'000 + m_chance.below(100));
            return backlog;
        }
        default:
            return ObserveDemand{m_chance.id("v", 18),
                                 m_chance.below(20),
                                 Iops(m_chance.amount(900)),
                                 4,
                                 Duration(100),
                                 {}};
        }
    }

    Event work(std::size_t kind)
    {
        const std::string number = std::to_string(m_chance.below(60));
        switch (kind) {
        case 22: {
            RequestSnapshot cut;
            cut.id = "cut" + number;
            cut.volumes = m_chance.ids("v", 18, 3);
            cut.closure = m_chance.oneIn(2);
            cut.scope = static_cast<SnapshotScope>(m_chance.below(2));
            cut.deadline = m_drill.scheduler.lastTimestamp() + seconds(m_chance.below(300));
            cut.hitchMax = Duration(m_chance.amount(100'000'000));
            cut.operationIops = Iops(m_chance.amount(100));
            return cut;
        }
        case 23:
            return RequestResize{"resize" + number, m_chance.id("v", 18),
                                 Bytes(m_chance.amount(6 * terabyte)),
                                 Iops(m_chance.amount(1'200))};
        case 24: return RequestFailback{"home" + number, m_chance.ids("r", 4, 2)};
        case 25:
            return PlanAtWatermark{m_drill.scheduler.lastIndex() + m_chance.below(12) / 10 * 7};
        default: return answer();
        }
    }

    // A worker's answer about an undecided gang, about one that was decided, or about none.
    Event answer()
    {
        const auto& gangs = m_drill.state().gangs();
        Digest planId = m_last;
        if (!gangs.empty() && !m_chance.oneIn(4))
            planId =
                std::next(gangs.begin(), static_cast<std::ptrdiff_t>(m_chance.below(gangs.size())))
                    ->first;
        if (m_chance.oneIn(20))
            planId.bytes[0] ^= 1;
        if (gangs.contains(planId) && !m_chance.oneIn(3))
            return rightAnswer(planId);
        m_last = planId;
        switch (m_chance.below(8)) {
        case 0:
        case 1:
        case 2:
            return GangPrepared{planId, gangs.contains(planId) && !m_chance.oneIn(8)
                                            ? gangTasksDigest(m_drill.state(), planId)
                                            : Digest{}};
        case 3: return SourceFenced{planId};
        case 4:
        case 5: return GangCommitted{planId};
        case 6: return GangRejected{planId, "no", "h1"};
        default: return PrepareDeadlinePassed{planId};
        }
    }

    // What workers that did their duty would say next.
    Event rightAnswer(const Digest& planId)
    {
        m_last = planId;
        return nextAnswer(m_drill.state(), planId, {}).event;
    }

    // A group that lives in several regions can go to another one, and loses all of them. Other
    // events come in between.
    void loseAGroup()
    {
        const EstateState& state = m_drill.state();
        const Catalog& catalog = state.catalog();
        for (std::uint32_t g = 0; g < catalog.recoveryGroups.size(); ++g) {
            const auto& members = catalog.volumesOf(RecoveryGroupIndex(g));
            std::vector<bool> lives(4);
            for (const VolumeIndex member : members)
                lives[state.sourceOf(member).value] = true;
            const auto free = std::find(lives.begin(), lives.end(), false);
            if (std::count(lives.begin(), lives.end(), true) < 2 || free == lives.end())
                continue;
            const std::string to = "r" + std::to_string(free - lives.begin());
            const auto add = [&](const Event& event) {
                m_queue.push_back([event] { return event; });
            };
            add(ChangeRegion{to, RegionChange::online});
            for (const VolumeIndex member : members) {
                const VolumeState& volume = state.volume(member);
                ObserveBacklog backlog = usualBacklog(
                    catalog.volume(member).id, catalog.region(state.sourceOf(member)).id, to, 1);
                backlog.epoch = volume.epoch;
                backlog.durable = volume.latest;
                backlog.applied = volume.latest;
                add(backlog);
            }
            for (std::size_t region = 0; region < lives.size(); ++region)
                if (lives[region])
                    add(ChangeRegion{"r" + std::to_string(region), RegionChange::offline});
            m_queue.push_back([this] { return PlanAtWatermark{m_drill.scheduler.lastIndex()}; });
            for (int i = 0; i < 8; ++i)
                m_queue.push_back([this] { return answer(); });
            return;
        }
    }

    // Of the checkpoint, or of a cut that is open, that is over, or that nobody declared.
    Event cut()
    {
        const EstateState& state = m_drill.state();
        const auto& cuts = state.cuts();
        const auto known = [&]() -> const CutState* {
            std::vector<const CutState*> open;
            for (const auto& [operation, one] : cuts)
                if (!one->ended())
                    open.push_back(one.get());
            if (!open.empty() && !m_chance.oneIn(5))
                return open[m_chance.below(open.size())];
            if (cuts.empty() || m_chance.oneIn(10))
                return nullptr;
            return std::next(cuts.begin(), static_cast<std::ptrdiff_t>(m_chance.below(cuts.size())))
                ->second.get();
        };
        const CutState* one = known();
        const std::string operation = one == nullptr ? "no such cut" : one->manifest().operation;
        switch (m_chance.below(8)) {
        case 0: {
            const std::uint64_t epoch = state.checkpoint().epoch + (m_chance.oneIn(3) ? 0 : 1);
            return CheckpointTaken{{epoch, sha256(m_chance.oneIn(4) ? "other" : "root")}};
        }
        case 1:
        case 2: return declaration();
        case 3: return CutResumed{operation, one == nullptr ? 1 : one->round() + m_chance.below(3)};
        case 4:
        case 5: return preparation(operation, one);
        case 6:
            return CutDecided{operation,
                              m_chance.oneIn(2) ? CutDecision::abort : CutDecision::commit, "no"};
        default: return CutEnded{operation};
        }
    }

    Event declaration()
    {
        CutDeclared declared{"op" + std::to_string(m_chance.below(40)),
                             static_cast<CutKind>(m_chance.below(3)),
                             m_drill.state().checkpoint(),
                             {},
                             {}};
        for (std::uint64_t i = 0; i <= m_chance.below(3); ++i)
            declared.participants.push_back({m_chance.id("r", 4),
                                             static_cast<std::uint32_t>(m_chance.below(17)),
                                             m_chance.below(5), sha256("members")});
        const auto& gangs = m_drill.state().gangs();
        if (!gangs.empty() && m_chance.oneIn(2))
            declared = gangCut(m_drill.state(), gangs.begin()->first);
        if (m_chance.oneIn(6))
            declared.participants.front().members += 1;
        if (m_chance.oneIn(8))
            declared.checkpoint.epoch += 1;
        return declared;
    }

    Event preparation(const std::string& operation, const CutState* cut)
    {
        CutPrepared prepared{operation, 1, m_drill.state().checkpoint(), {}};
        if (cut == nullptr)
            return prepared;
        prepared.round = cut->round() - (m_chance.oneIn(6) ? 1 : 0);
        prepared.checkpoint = cut->manifest().checkpoint;
        for (const CutParticipant& participant : cut->manifest().participants)
            if (!m_chance.oneIn(4))
                prepared.shards.push_back(
                    {"r" + std::to_string(participant.shard.value / 16),
                     participant.shard.value % 16 + (m_chance.oneIn(30) ? 1 : 0),
                     m_chance.oneIn(30) ? 1u : 0u});
        return prepared;
    }

    Impact impact() { return m_chance.oneIn(10) ? Impact{} : usualImpact(); }

    Chance m_chance;
    std::deque<std::function<Event()>> m_queue;
    const Drill& m_drill;
    Digest m_last;
};

// Enough of an estate for events to find something: the random ones change it from there.
inline void putGround(Drill& drill)
{
    for (int i = 0; i < 4; ++i)
        drill.expect(PutRegion{"r" + std::to_string(i), "trust", seconds(10), seconds(2)});
    for (int i = 0; i < 8; ++i)
        drill.expect(PutSite{"s" + std::to_string(i), "r" + std::to_string(i % 4)});
    for (int i = 0; i < 16; ++i)
        drill.expect(PutHost{"h" + std::to_string(i), "s" + std::to_string(i % 8),
                             Bytes(40 * terabyte), 4, Iops(8'000), BytesPerSecond(gigabyte)});
    drill.expect(PutEntity{"e0", 1, {"r0", "r1", "r2", "r3"}});
}

}  // namespace estate::testing
