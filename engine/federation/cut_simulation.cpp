#include "engine/federation/cut_simulation.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "engine/base/overloaded.h"
#include "engine/federation/cut_invariants.h"
#include "engine/federation/simulated_network.h"
#include "engine/federation/simulated_party.h"

namespace estate {

namespace {

class CutSimulation {
public:
    CutSimulation(const CutWorld& world, const CutSimulationOptions& options)
        : m_options(options), m_network(options.seed, faultsOf(options.seed)),
          m_invariants(holdMs + 2 * durableMax), m_regionCount(world.numbering().regionCount())
    {
        m_report.seed = options.seed;
        const std::uint64_t cuts = dice().between(1, options.cutsMax);
        for (std::uint64_t i = 0; i < cuts; ++i)
            addCut(world, i);
        if (m_network.unlucky(m_network.faults().outage, 1)) {
            m_directoryDownFrom = dice().below(2 * beginMax);
            m_directoryDownUntil = m_directoryDownFrom + dice().between(1, downMax);
        }
    }

    CutSimulationReport run()
    {
        while (auto event = m_network.next()) {
            if (const std::uint64_t until = busyUntil(*event); until >= m_network.now())
                m_network.again(std::move(*event), until + 1);
            else
                std::visit([this](auto& what) { happen(what); }, event->what);
        }
        if (!m_network.resting())
            m_invariants.broken("it does not come to rest");
        return finish();
    }

private:
    void addCut(const CutWorld& world, std::uint64_t number)
    {
        const std::string operation =
            "c" + std::to_string(m_options.seed) + "-" + std::to_string(number);
        SimulatedCut cut;
        if (!m_cuts.empty() && dice().below(4) == 0) {
            cut.scope = m_cuts.back().scope;
            cut.scope.manifest.operation = operation;
        } else {
            const auto kind = static_cast<CutKind>(dice().below(3));
            auto width = dice().below(8) == 0 ? CutWorld::Width::regions : CutWorld::Width::few;
            if (m_options.wholeOneIn != 0 && dice().below(m_options.wholeOneIn) == 0)
                width = CutWorld::Width::whole;
            cut.scope = world.scope(operation, kind, dice(), width);
        }
        const std::uint64_t begins = dice().below(beginMax);
        if (!cut.scope.partitions.empty() && m_network.unlucky(m_network.faults().outage, 1)) {
            cut.outageFrom = dice().perMille(300) ? 0 : begins + dice().below(60);
            cut.outageUntil = cut.outageFrom + dice().between(1, 1'000);
        }
        m_cuts.push_back(std::move(cut));
        m_network.at(begins, Begin{m_cuts.size() - 1});
        if (m_network.unlucky(m_network.faults().takenBack, 1))
            m_network.at(begins + dice().below(2 * deadlineMs), TakenBack{m_cuts.size() - 1});
    }

    // ---- what happens

    // A party does one thing after the other: what it did last must be durable first.
    [[nodiscard]] std::uint64_t busyUntil(const SimulatedEvent& event)
    {
        const auto of = [this](const Address& address) -> std::uint64_t {
            switch (address.party) {
            case Party::coordinator: return m_coordinatorBusyUntil;
            case Party::directory: return idle;
            case Party::shard: break;
            }
            return m_shards[address.shard].busyUntil;
        };
        return std::visit(Overloaded{
                              [&](const Deliver& deliver) { return of(deliver.to); },
                              [&](const Wake& wake) { return of(wake.to); },
                              [&](const Begin&) { return m_coordinatorBusyUntil; },
                              [&](const TakenBack&) { return m_coordinatorBusyUntil; },
                              [](const auto&) { return idle; },
                          },
                          event.what);
    }

    void happen(Begin& begin)
    {
        SimulatedCut& cut = m_cuts[begin.cut];
        if (m_coordinatorDown) {
            m_network.at(m_network.now() + repeatMs, begin);
            return;
        }
        m_report.cuts += 1;
        if (outage(cut)) {  // its closure can't be resolved
            m_report.failedClosed += 1;
            note("coordinator", "fails closed: partition " +
                                    std::to_string(cut.scope.partitions.front().value) +
                                    " does not answer");
            return;
        }
        auto declared = CutCoordinator::declare(cut.scope.manifest, m_regionCount);
        if (!declared) {
            m_invariants.broken("a good manifest was refused: " + declared.error().message);
            return;
        }
        cut.coordinator.emplace(std::move(declared->first));
        perform(begin.cut, std::move(declared->second));
    }

    void happen(TakenBack& takenBack)
    {
        SimulatedCut& cut = m_cuts[takenBack.cut];
        if (!cut.coordinator || cut.coordinator->state().decided())
            return;
        note("coordinator", "takes " + cut.scope.manifest.operation + " back");
        m_report.takenBack += 1;
        perform(takenBack.cut, cut.coordinator->abort("taken back"));
    }

    void happen(Deliver& deliver)
    {
        note(nameOf(deliver.to), m_options.trace ? cutMessageText(deliver.message) : "");
        switch (deliver.to.party) {
        case Party::directory: tellMembers(std::get<MembersAsked>(deliver.message)); return;
        case Party::coordinator:
            if (const auto cut = cutOf(deliver.message); cut && m_cuts[*cut].coordinator)
                perform(*cut, m_cuts[*cut].coordinator->handle(deliver.message));
            return;
        case Party::shard: break;
        }
        ShardProcess& shard = m_shards[deliver.to.shard];
        if (!shard.running)
            return;
        // Work reaches it all the time; a shard that holds does none.
        if (!shard.running->holding() || m_options.sabotage == CutSabotage::busyHold)
            shard.revision += 1;
        auto step = shard.running->handle(deliver.message, shard.revision);
        for (const ParticipantRecord& record : step.records)
            if (deliver.wrong && std::holds_alternative<PromiseMade>(record))
                m_invariants.broken("a shard promised on members that were told wrongly");
        perform(deliver.to.shard, std::move(step));
    }

    void happen(Wake& wake)
    {
        if (wake.to.party == Party::coordinator) {
            const auto cut = named(wake.wake.operation);
            if (wake.incarnation == m_coordinatorIncarnation && cut && m_cuts[*cut].coordinator)
                perform(*cut, m_cuts[*cut].coordinator->wake(wake.wake));
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
        for (std::size_t i = 0; i < m_cuts.size(); ++i) {
            if (!m_cuts[i].durable || m_coordinatorDown)  // it may stop again right here
                continue;
            auto [coordinator, step] = CutCoordinator::resume(*m_cuts[i].durable);
            m_cuts[i].coordinator.emplace(std::move(coordinator));
            perform(i, std::move(step));
        }
    }

    void tellMembers(const MembersAsked& asked)
    {
        const auto index = named(asked.operation);
        if (!index || directoryDown())
            return;
        SimulatedCut& cut = m_cuts[*index];
        MembersTold told{asked.operation, asked.checkpoint, asked.shard,
                         rangesOf(cut.scope.members, asked.shard)};
        bool wrong = false;
        if (outage(cut)) {
            told.members = fail(ErrorCode::partitionUnavailable,
                                "Partition " + std::to_string(cut.scope.partitions.front().value) +
                                    " does not answer.",
                                {});
        } else if (m_network.unlucky(m_network.faults().toldWrong, cut.width())) {
            wrong = true;
            spoil(told);
        }
        send({Party::shard, asked.shard}, std::move(told), cut.width(), 0, wrong);
    }

    void spoil(MembersTold& told)
    {
        std::vector<OrdinalRange>& ranges = *told.members;
        switch (dice().below(4)) {
        case 0: told.checkpoint.epoch += 1; break;
        case 1: ranges.front().first += 1; break;
        case 2: ranges.front().count += 1; break;
        default: ranges.clear(); break;
        }
    }

    // ---- carrying out a step; a party may stop at any point of it

    void perform(std::size_t cut, CutCoordinator::Step step)
    {
        const std::uint64_t wait = step.records.empty() ? 0 : m_network.untilDurable();
        CoordinatorDid did{cut, m_coordinatorIncarnation, std::move(step)};
        if (wait == 0) {
            happen(did);
            return;
        }
        m_coordinatorBusyUntil = std::max(m_coordinatorBusyUntil, m_network.now() + wait);
        m_network.at(m_network.now() + wait, std::move(did));
    }

    void perform(ShardIndex shard, CutShard::Step step)
    {
        ShardProcess& process = m_shards[shard];
        const std::uint64_t wait = step.records.empty() ? 0 : m_network.untilDurable();
        ShardDid did{shard, process.incarnation, std::move(step)};
        if (wait == 0) {
            happen(did);
            return;
        }
        process.busyUntil = m_network.now() + wait;
        m_network.at(process.busyUntil, std::move(did));
    }

    // How many messages leave before it stops; none: it does not.
    struct Stop {
        bool beforeRecords = false;
        std::size_t messages = 0;
    };
    std::optional<Stop> stopIn(std::size_t messages, std::size_t width)
    {
        if (!m_network.unlucky(m_network.faults().stopped, width))
            return std::nullopt;
        const std::uint64_t point = dice().below(messages + 2);
        return Stop{point == 0, point == 0 ? 0 : static_cast<std::size_t>(point - 1)};
    }

    void happen(CoordinatorDid& did)
    {
        if (did.incarnation != m_coordinatorIncarnation)
            return;
        SimulatedCut& cut = m_cuts[did.cut];
        const auto stop = stopIn(did.step.messages.size(), cut.width());
        if (!stop || !stop->beforeRecords)
            for (const CoordinatorRecord& record : did.step.records)
                keep(cut, record);
        if (!stop)
            for (CutWake& wake : did.step.wakes)
                m_network.at(
                    m_network.now() + delayOf(wake.timer),
                    Wake{{Party::coordinator, {}}, m_coordinatorIncarnation, std::move(wake)});
        std::size_t sent = 0;
        for (CutMessage& message : did.step.messages) {
            if (stop && sent == stop->messages)
                break;
            sendToShard(cut, std::move(message), sent++);
        }
        if (stop)
            stopCoordinator();
    }

    void keep(SimulatedCut& cut, const CoordinatorRecord& record)
    {
        const std::string& operation = cut.scope.manifest.operation;
        m_invariants.record(operation, record,
                            [this](ShardIndex shard) { return m_shards[shard].revision; });
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
                    m_invariants.promised(cut.scope.manifest.operation, participant.shard)));
        check(cut.durable->decide(concluded.decision, concluded.reason));
        m_network.decisionWasMade();
    }

    void check(const Result<bool>& done)
    {
        if (!done)
            m_invariants.broken("a record does not follow: " + done.error().message);
    }

    void happen(ShardDid& did)
    {
        ShardProcess& shard = m_shards[did.shard];
        if (did.incarnation != shard.incarnation)
            return;
        const std::size_t width = widthOf(did.step);
        const auto stop = stopIn(did.step.messages.size(), width);
        if (!stop || !stop->beforeRecords)
            for (ParticipantRecord& record : did.step.records) {
                m_invariants.record(did.shard, record, m_network.now());
                if (!forgotten(record))
                    shard.durable.push_back(std::move(record));
            }
        if (!stop)
            for (CutWake& wake : did.step.wakes)
                m_network.at(m_network.now() + delayOf(wake.timer),
                             Wake{{Party::shard, did.shard}, shard.incarnation, std::move(wake)});
        std::size_t sent = 0;
        for (CutMessage& message : did.step.messages) {
            if (stop && sent++ == stop->messages)
                break;
            const auto* refused = std::get_if<ShardRefused>(&message);
            m_report.busyRefusals += refused && refused->code == ErrorCode::notAllowed ? 1 : 0;
            const bool toDirectory = std::holds_alternative<MembersAsked>(message);
            send({toDirectory ? Party::directory : Party::coordinator, {}}, std::move(message),
                 width, 0);
        }
        if (stop)
            stopShard(did.shard);
    }

    [[nodiscard]] bool forgotten(const ParticipantRecord& record) const
    {
        return (m_options.sabotage == CutSabotage::forgottenPromises &&
                std::holds_alternative<PromiseMade>(record)) ||
               (m_options.sabotage == CutSabotage::forgottenDecisions &&
                std::holds_alternative<DecisionLearned>(record));
    }
    [[nodiscard]] std::size_t widthOf(const CutShard::Step& step)
    {
        if (step.messages.empty())
            return 1;
        const auto cut = cutOf(step.messages.front());
        return cut ? m_cuts[*cut].width() : 1;
    }

    void stopShard(ShardIndex index)
    {
        ShardProcess& shard = m_shards[index];
        shard.running.reset();
        shard.incarnation += 1;
        const std::uint64_t down = dice().between(1, downMax);
        m_invariants.stopped(index, down);
        m_report.stops += 1;
        note(nameOf({Party::shard, index}), "stops");
        m_network.at(m_network.now() + down, Restart{{Party::shard, index}});
    }

    void stopCoordinator()
    {
        for (SimulatedCut& cut : m_cuts)
            cut.coordinator.reset();
        m_coordinatorIncarnation += 1;
        m_report.stops += 1;
        note("coordinator", "stops");
        if (!std::exchange(m_coordinatorDown, true))
            m_network.at(m_network.now() + dice().between(1, downMax),
                         Restart{{Party::coordinator, {}}});
    }

    void sendToShard(SimulatedCut& cut, CutMessage message, std::size_t position)
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
            shard = ShardIndex((shard.value + 1) % (m_regionCount * shardsPerRegion));
        m_invariants.sent(cut.scope.manifest.operation, shard);
        ShardProcess& process = m_shards[shard];
        if (!process.running && process.incarnation == 0)
            process.running.emplace(shard);
        send({Party::shard, shard}, std::move(message), cut.width(), position);
    }

    void send(const Address& to, CutMessage message, std::size_t width, std::size_t position,
              bool wrong = false)
    {
        m_network.send(to, message, width, position, wrong, m_report);
    }

    // ---- small things

    [[nodiscard]] Dice& dice() { return m_network.dice(); }
    [[nodiscard]] std::uint64_t delayOf(CutTimer timer) const
    {
        switch (timer) {
        case CutTimer::prepareDeadline: return deadlineMs;
        case CutTimer::repeatSoon: return repeatMs;
        case CutTimer::holdEnds: break;
        }
        return m_options.sabotage == CutSabotage::shortHold ? 2 * travelMax : holdMs;
    }
    [[nodiscard]] bool outage(const SimulatedCut& cut) const
    {
        return m_network.now() >= cut.outageFrom && m_network.now() < cut.outageUntil;
    }
    [[nodiscard]] bool directoryDown() const
    {
        return m_network.now() >= m_directoryDownFrom && m_network.now() < m_directoryDownUntil;
    }
    [[nodiscard]] std::optional<std::size_t> named(const std::string& operation) const
    {
        for (std::size_t i = 0; i < m_cuts.size(); ++i)
            if (m_cuts[i].scope.manifest.operation == operation)
                return i;
        return std::nullopt;
    }
    [[nodiscard]] std::optional<std::size_t> cutOf(const CutMessage& message) const
    {
        return std::visit([this](const auto& m) { return named(m.operation); }, message);
    }
    void note(const std::string& who, const std::string& what)
    {
        if (m_options.trace)
            m_report.trace.push_back(std::to_string(m_network.now()) + " ms  " + who + "  " + what);
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
            m_report.participants += cut.width();
            if (cut.coordinator && cut.coordinator->foreignMessages() != 0)
                m_invariants.broken("a coordinator was told what can't be true");
        }
        m_invariants.finish(shards, durable);
        m_report.committed = m_invariants.committed();
        m_report.aborted = m_invariants.aborted();
        m_report.neverDeclared = m_report.cuts - m_report.failedClosed - durable.size();
        m_report.committedWidthMax = m_invariants.committedWidthMax();
        m_report.shardsContacted = m_invariants.shardsContacted();
        m_report.shardsNamed = m_invariants.shardsNamed();
        m_report.violations = m_invariants.take();
        return std::move(m_report);
    }

    CutSimulationOptions m_options;
    SimulatedNetwork m_network;
    CutInvariants m_invariants;
    CutSimulationReport m_report;
    std::uint32_t m_regionCount;
    std::vector<SimulatedCut> m_cuts;
    std::map<ShardIndex, ShardProcess> m_shards;  // those that were ever contacted
    bool m_coordinatorDown = false;
    std::uint64_t m_coordinatorIncarnation = 0;
    std::uint64_t m_coordinatorBusyUntil = idle;
    std::uint64_t m_directoryDownFrom = 0;
    std::uint64_t m_directoryDownUntil = 0;
};

}  // namespace

CutSimulationReport simulateCuts(const CutWorld& world, const CutSimulationOptions& options)
{
    return CutSimulation(world, options).run();
}

}  // namespace estate
