#include "engine/federation/cut_simulation.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "engine/base/overloaded.h"
#include "engine/federation/cut_invariants.h"
#include "engine/federation/simulated_event.h"

namespace estate {

namespace {

struct ShardProcess {
    std::optional<CutShard> running;  // none: stopped
    std::uint64_t incarnation = 0;
    std::vector<ParticipantRecord> durable;
    std::uint64_t revision = 1;
};
struct SimulatedCut {
    CutScope scope;
    std::optional<CutState> durable;            // folded from its records
    std::optional<CutCoordinator> coordinator;  // none: not declared, or stopped
    std::uint64_t outageFrom = 0;               // a partition that it needs, [from, until)
    std::uint64_t outageUntil = 0;
};

class CutSimulation {
public:
    CutSimulation(const CutWorld& world, const CutSimulationOptions& options)
        : m_options(options), m_dice(options.seed), m_faults(faultsOf(options.seed)),
          m_invariants(holdMs), m_regionCount(world.numbering().regionCount())
    {
        m_report.seed = options.seed;
        const std::uint64_t cuts = m_dice.between(1, options.cutsMax);
        for (std::uint64_t i = 0; i < cuts; ++i)
            addCut(world, i);
    }

    CutSimulationReport run()
    {
        while (!m_queue.empty() && m_now < restAt) {
            SimulatedEvent event = std::move(const_cast<SimulatedEvent&>(m_queue.top()));
            m_queue.pop();
            m_now = event.at;
            std::visit([this](auto& what) { happen(what); }, event.what);
        }
        if (!m_queue.empty())
            m_invariants.broken("it does not come to rest");
        return finish();
    }

private:
    void addCut(const CutWorld& world, std::uint64_t number)
    {
        const auto kind = static_cast<CutKind>(m_dice.below(3));
        const bool whole = m_options.wholeOneIn != 0 && m_dice.below(m_options.wholeOneIn) == 0;
        SimulatedCut cut;
        cut.scope = world.scope("c" + std::to_string(m_options.seed) + "-" + std::to_string(number),
                                kind, m_dice, whole);
        const std::uint64_t begins = m_dice.below(beginMax);
        if (!cut.scope.partitions.empty() && m_dice.perMille(m_faults.outage)) {
            cut.outageFrom = begins + m_dice.below(60);
            cut.outageFrom = m_dice.perMille(300) ? 0 : cut.outageFrom;
            cut.outageUntil = cut.outageFrom + m_dice.between(1, 1'000);
        }
        m_cuts.push_back(std::move(cut));
        at(begins, Begin{m_cuts.size() - 1});
    }

    // ---- what happens

    void happen(Begin& begin)
    {
        SimulatedCut& cut = m_cuts[begin.cut];
        m_report.cuts += 1;
        if (outage(cut)) {  // its closure can't be resolved
            m_report.failedClosed += 1;
            note("coordinator", "fails closed: partition " +
                                    std::to_string(cut.scope.partitions.front().value) +
                                    " does not answer");
            return;
        }
        if (m_coordinatorDown) {
            at(m_now + repeatMs, begin);
            m_report.cuts -= 1;
            return;
        }
        auto declared = CutCoordinator::declare(cut.scope.manifest, regionCount());
        if (!declared) {
            m_invariants.broken("a good manifest was refused: " + declared.error().message);
            return;
        }
        cut.coordinator.emplace(std::move(declared->first));
        perform(cut, declared->second);
        if (!cut.durable)
            m_report.neverDeclared += 1;
    }

    void happen(Deliver& deliver)
    {
        note(nameOf(deliver.to), cutMessageText(deliver.message));
        switch (deliver.to.party) {
        case Party::directory: tellMembers(std::get<MembersAsked>(deliver.message)); return;
        case Party::coordinator:
            if (SimulatedCut* cut = cutOf(deliver.message); cut && cut->coordinator)
                perform(*cut, cut->coordinator->handle(deliver.message));
            return;
        case Party::shard: break;
        }
        ShardProcess& shard = m_shards[deliver.to.shard];
        if (!shard.running)
            return;
        auto step = shard.running->handle(deliver.message, shard.revision++);
        if (deliver.wrong)
            for (const ParticipantRecord& record : step.records)
                if (std::holds_alternative<PromiseMade>(record))
                    m_invariants.broken("a shard promised on members that were told wrongly");
        perform(deliver.to.shard, std::move(step));
    }

    void happen(Wake& wake)
    {
        if (wake.to.party == Party::coordinator) {
            SimulatedCut* cut = named(wake.wake.operation);
            if (wake.incarnation == m_coordinatorIncarnation && cut != nullptr && cut->coordinator)
                perform(*cut, cut->coordinator->wake(wake.wake));
            return;
        }
        ShardProcess& shard = m_shards[wake.to.shard];
        if (shard.running && wake.incarnation == shard.incarnation)
            perform(wake.to.shard, shard.running->wake(wake.wake));
    }

    void happen(Restart& restart)
    {
        note(nameOf(restart.who), "starts again");
        if (restart.who.party == Party::shard) {
            ShardProcess& shard = m_shards[restart.who.shard];
            auto [process, step] = CutShard::resume(restart.who.shard, shard.durable);
            shard.running.emplace(std::move(process));
            perform(restart.who.shard, std::move(step));
            return;
        }
        m_coordinatorDown = false;
        for (SimulatedCut& cut : m_cuts) {
            if (!cut.durable || m_coordinatorDown)
                continue;
            auto [coordinator, step] = CutCoordinator::resume(*cut.durable);
            cut.coordinator.emplace(std::move(coordinator));
            perform(cut, std::move(step));
        }
    }

    void tellMembers(const MembersAsked& asked)
    {
        SimulatedCut* cut = named(asked.operation);
        if (cut == nullptr || cut->scope.manifest.checkpoint != asked.checkpoint)
            return;
        MembersTold told{asked.operation, asked.checkpoint, asked.shard,
                         rangesOf(cut->scope.members, asked.shard)};
        bool wrong = false;
        if (outage(*cut)) {
            told.members = fail(ErrorCode::partitionUnavailable,
                                "Partition " + std::to_string(cut->scope.partitions.front().value) +
                                    " does not answer.",
                                {});
        } else if (unlucky(m_faults.toldWrong)) {
            wrong = true;
            spoil(told);
        }
        send({Party::shard, asked.shard}, std::move(told), wrong);
    }

    void spoil(MembersTold& told)
    {
        std::vector<OrdinalRange>& ranges = *told.members;
        switch (m_dice.below(4)) {
        case 0: told.checkpoint.epoch += 1; break;
        case 1: ranges.front().first += 1; break;
        case 2: ranges.front().count += 1; break;
        default: ranges.clear(); break;
        }
    }

    // ---- carrying out a step; a party may stop at any point of it

    // How many messages leave before it stops; none: it does not.
    struct Stop {
        bool beforeRecords = false;
        std::size_t messages = 0;
    };
    std::optional<Stop> stopIn(std::size_t messages)
    {
        if (!unlucky(m_faults.stopped))
            return std::nullopt;
        const std::uint64_t point = m_dice.below(messages + 2);
        return Stop{point == 0, point == 0 ? 0 : static_cast<std::size_t>(point - 1)};
    }

    void perform(SimulatedCut& cut, CutCoordinator::Step step)
    {
        const auto stop = stopIn(step.messages.size());
        if (!stop || !stop->beforeRecords)
            for (const CoordinatorRecord& record : step.records)
                keep(cut, record);
        std::size_t sent = 0;
        for (CutMessage& message : step.messages) {
            if (stop && sent++ == stop->messages)
                break;
            sendToShard(cut, std::move(message));
        }
        if (stop) {
            stopCoordinator();
            return;
        }
        for (CutWake& wake : step.wakes)
            at(m_now + delayOf(wake.timer),
               Wake{{Party::coordinator, {}}, m_coordinatorIncarnation, std::move(wake)});
    }

    void keep(SimulatedCut& cut, const CoordinatorRecord& record)
    {
        const std::string& operation = cut.scope.manifest.operation;
        m_invariants.record(operation, record, m_now);
        std::visit(Overloaded{
                       [&](const CutManifest& manifest) { cut.durable.emplace(manifest); },
                       [&](const RoundBegun& begun) {
                           check(cut.durable->resume(begun.round));
                           m_report.rounds += 1;
                       },
                       [&](const CutConcluded& concluded) { keepDecision(cut, concluded); },
                       [&](const CutFinished&) { check(cut.durable->end()); },
                   },
                   record);
    }

    // What is durable of the tokens is theirs; the coordinator's own state counted them.
    void keepDecision(SimulatedCut& cut, const CutConcluded& concluded)
    {
        if (concluded.decision == CutDecision::commit)
            for (const CutParticipant& participant : cut.scope.manifest.participants)
                check(cut.durable->prepared(
                    {participant.shard, cut.durable->round(), cut.scope.manifest.checkpoint, 0}));
        check(cut.durable->decide(concluded.decision, concluded.reason));
    }

    void check(const Result<bool>& done)
    {
        if (!done)
            m_invariants.broken("a record does not follow: " + done.error().message);
    }

    void perform(ShardIndex index, CutShard::Step step)
    {
        ShardProcess& shard = m_shards[index];
        const auto stop = stopIn(step.messages.size());
        if (!stop || !stop->beforeRecords)
            for (ParticipantRecord& record : step.records) {
                m_invariants.record(index, record, m_now);
                const bool forgotten = m_options.sabotage == CutSabotage::forgottenPromises &&
                                       std::holds_alternative<PromiseMade>(record);
                if (!forgotten)
                    shard.durable.push_back(std::move(record));
            }
        std::size_t sent = 0;
        for (CutMessage& message : step.messages) {
            if (stop && sent++ == stop->messages)
                break;
            const bool toDirectory = std::holds_alternative<MembersAsked>(message);
            send({toDirectory ? Party::directory : Party::coordinator, {}}, std::move(message));
        }
        if (stop) {
            stopShard(index);
            return;
        }
        for (CutWake& wake : step.wakes)
            at(m_now + delayOf(wake.timer),
               Wake{{Party::shard, index}, shard.incarnation, std::move(wake)});
    }

    void stopShard(ShardIndex index)
    {
        ShardProcess& shard = m_shards[index];
        shard.running.reset();
        shard.incarnation += 1;
        const std::uint64_t down = m_dice.between(1, downMax);
        m_invariants.stopped(index, down);
        m_report.stops += 1;
        note(nameOf({Party::shard, index}), "stops");
        at(m_now + down, Restart{{Party::shard, index}});
    }

    void stopCoordinator()
    {
        for (SimulatedCut& cut : m_cuts)
            cut.coordinator.reset();
        m_coordinatorDown = true;
        m_coordinatorIncarnation += 1;
        m_report.stops += 1;
        note("coordinator", "stops");
        at(m_now + m_dice.between(1, downMax), Restart{{Party::coordinator, {}}});
    }

    // ---- the network

    void sendToShard(SimulatedCut& cut, CutMessage message)
    {
        ShardIndex shard;
        if (const auto* prepare = std::get_if<PrepareShard>(&message))
            shard = prepare->participant.shard;
        else if (const auto* decision = std::get_if<DecisionMade>(&message))
            shard = decision->shard;
        if (!shard.valid()) {
            m_invariants.broken("a coordinator says what only others say");
            return;
        }
        if (m_options.sabotage == CutSabotage::strayMessage)
            shard = ShardIndex((shard.value + 1) % (regionCount() * shardsPerRegion));
        m_invariants.sent(cut.scope.manifest.operation, shard);
        ShardProcess& process = m_shards[shard];
        if (!process.running && process.incarnation == 0 && process.durable.empty())
            process.running.emplace(shard);
        send({Party::shard, shard}, std::move(message));
    }

    void send(Address to, CutMessage message, bool wrong = false)
    {
        m_report.messages += 1;
        if (unlucky(m_faults.lost)) {
            m_report.messagesLost += 1;
            note(nameOf(to), "never hears: " + (m_options.trace ? cutMessageText(message) : ""));
            return;
        }
        if (unlucky(m_faults.doubled)) {
            m_report.messagesDoubled += 1;
            at(arrival(), Deliver{to, message, wrong});
        }
        at(arrival(), Deliver{to, std::move(message), wrong});
    }

    std::uint64_t arrival()
    {
        const std::uint64_t late = unlucky(m_faults.late) ? m_dice.below(lateMax) : 0;
        return m_now + m_dice.between(travelMin, travelMax) + late;
    }

    [[nodiscard]] std::uint64_t delayOf(CutTimer timer) const
    {
        switch (timer) {
        case CutTimer::prepareDeadline: return deadlineMs;
        case CutTimer::repeatSoon: return repeatMs;
        case CutTimer::holdEnds: break;
        }
        return m_options.sabotage == CutSabotage::shortHold ? 5 : holdMs;
    }

    // ---- small things

    bool unlucky(std::uint32_t chance) { return m_now < calmFrom && m_dice.perMille(chance); }
    [[nodiscard]] bool outage(const SimulatedCut& cut) const
    {
        return m_now >= cut.outageFrom && m_now < cut.outageUntil;
    }
    [[nodiscard]] std::uint32_t regionCount() const { return m_regionCount; }

    SimulatedCut* named(const std::string& operation)
    {
        for (SimulatedCut& cut : m_cuts)
            if (cut.scope.manifest.operation == operation)
                return &cut;
        return nullptr;
    }
    SimulatedCut* cutOf(const CutMessage& message)
    {
        return std::visit([this](const auto& m) { return named(m.operation); }, message);
    }

    template <typename What>
    void at(std::uint64_t time, What what)
    {
        m_queue.push({time, m_sequence++, std::move(what)});
    }

    void note(const std::string& who, const std::string& what)
    {
        if (m_options.trace)
            m_report.trace.push_back(std::to_string(m_now) + " ms  " + who + "  " + what);
    }

    CutSimulationReport finish()
    {
        std::vector<const CutShard*> shards;
        for (const auto& [index, shard] : m_shards)
            if (shard.running)
                shards.push_back(&*shard.running);
        std::map<std::string, CutState> durable;
        for (const SimulatedCut& cut : m_cuts) {
            if (!cut.durable)
                continue;
            durable.emplace(cut.scope.manifest.operation, *cut.durable);
            const std::uint64_t width = cut.scope.manifest.participants.size();
            m_report.participants += width;
            m_report.participantsMax = std::max(m_report.participantsMax, width);
            if (cut.coordinator && cut.coordinator->foreignMessages() != 0)
                m_invariants.broken("a coordinator was told what can't be true");
        }
        m_invariants.finish(shards, durable);
        m_report.committed = m_invariants.committed();
        m_report.aborted = m_invariants.aborted();
        m_report.shardsContacted = m_invariants.shardsContacted();
        m_report.shardsNamed = m_invariants.shardsNamed();
        m_report.violations = m_invariants.take();
        return std::move(m_report);
    }

    CutSimulationOptions m_options;
    Dice m_dice;
    CutFaults m_faults;
    CutInvariants m_invariants;
    CutSimulationReport m_report;
    std::uint32_t m_regionCount;
    std::vector<SimulatedCut> m_cuts;
    std::map<ShardIndex, ShardProcess> m_shards;  // those that were ever contacted
    bool m_coordinatorDown = false;
    std::uint64_t m_coordinatorIncarnation = 0;
    SimulatedQueue m_queue;
    std::uint64_t m_sequence = 0;
    std::uint64_t m_now = 0;
};

}  // namespace

CutFaults faultsOf(std::uint64_t seed)
{
    if (seed % 4 == 0)
        return {};
    if (seed % 4 == 1)
        return {10, 10, 5, 2, 50, 2};
    return {120, 80, 60, 25, 250, 20};
}

void CutSimulationReport::add(const CutSimulationReport& other)
{
    cuts += other.cuts;
    committed += other.committed;
    aborted += other.aborted;
    failedClosed += other.failedClosed;
    neverDeclared += other.neverDeclared;
    participants += other.participants;
    participantsMax = std::max(participantsMax, other.participantsMax);
    messages += other.messages;
    messagesLost += other.messagesLost;
    messagesDoubled += other.messagesDoubled;
    stops += other.stops;
    rounds += other.rounds;
    shardsContacted += other.shardsContacted;
    shardsNamed += other.shardsNamed;
    violations.insert(violations.end(), other.violations.begin(), other.violations.end());
    trace.insert(trace.end(), other.trace.begin(), other.trace.end());
}

CutSimulationReport simulateCuts(const CutWorld& world, const CutSimulationOptions& options)
{
    return CutSimulation(world, options).run();
}

}  // namespace estate
