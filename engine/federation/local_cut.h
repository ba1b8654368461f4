// A cut whose coordinator and participants live in one process, over one log. The same state
// machines as apart, in lockstep: what a step made durable is what the next one goes on from.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

#include "engine/estate/state.h"
#include "engine/federation/cut_coordinator.h"
#include "engine/federation/cut_participant.h"

namespace estate {

class LocalCut {
public:
    // A shard's members at the manifest's checkpoint, or why they can't be told.
    using TellMembers = std::function<Result<std::vector<OrdinalRange>>(ShardIndex shard)>;

    [[nodiscard]] static Result<LocalCut> declare(const CutManifest& manifest,
                                                  CutSelection selection, std::uint32_t regionCount,
                                                  TellMembers members);
    // Of a log that was left in between: an undecided cut begins another round.
    [[nodiscard]] static LocalCut resume(const CutState& persisted, TellMembers members);

    // The events that must be durable before the next step, all of them together; none: it has
    // ended. `log` is what the log made so far: it names the regions, and a shard that holds
    // another undecided cut there, or whose region is unavailable, refuses this one. `revision` is
    // what a cut that is taken now captures.
    [[nodiscard]] std::vector<Event> step(const EstateState& log, std::uint64_t revision);

private:
    LocalCut(CutCoordinator coordinator, CutCoordinator::Step first, CutSelection selection,
             TellMembers members);
    void add(CutCoordinator::Step step);
    [[nodiscard]] bool mustBeDurable() const;
    // Which shards promised other cuts that are undecided.
    using Promises = std::map<ShardIndex, PromiseMade>;
    [[nodiscard]] Promises promisedToOthers(const EstateState& log) const;
    void deliver(const CutMessage& message, const EstateState& log, std::uint64_t revision,
                 const Promises& others);
    [[nodiscard]] std::vector<Event> takeEvents(const Catalog& catalog);

    CutCoordinator m_coordinator;
    CutSelection m_selection;
    std::map<ShardIndex, CutShard> m_shards;
    TellMembers m_members;
    std::vector<CutMessage> m_messages;  // to be delivered by the next step
    std::vector<CoordinatorRecord> m_records;
    std::vector<CutToken> m_promises;
};

}  // namespace estate
