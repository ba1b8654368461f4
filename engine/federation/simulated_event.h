// What can happen in a simulation of cuts, in order of time. Private to it.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "engine/federation/cut_coordinator.h"
#include "engine/federation/cut_participant.h"

namespace estate {

// In simulated milliseconds. A hold outlasts the deadline by more than two records take to become
// durable, so that whoever promised in time still holds when the decision is durable.
inline constexpr std::uint64_t travelMin = 1;
inline constexpr std::uint64_t travelMax = 20;
inline constexpr std::uint64_t lateMax = 900;
inline constexpr std::uint64_t deadlineMs = 300;
inline constexpr std::uint64_t holdMs = 350;
inline constexpr std::uint64_t repeatMs = 150;  // longer than five messages travel
inline constexpr std::uint64_t startAt = 1;
inline constexpr std::uint64_t idle = 0;          // busy until before the start
inline constexpr std::uint64_t durableMax = 10;   // until a record is durable
inline constexpr std::uint64_t sentEachMs = 100;  // messages that a party sends in one
inline constexpr std::uint64_t downMax = 500;
inline constexpr std::uint64_t beginMax = 200;    // cuts begin within
inline constexpr std::uint64_t calmFrom = 3'000;  // misfortunes end
inline constexpr std::uint64_t restAt = 30'000;   // and everything must have recovered

// Who a message is for: the coordinators' process, the directory, or a shard.
enum class Party : std::uint8_t { coordinator, directory, shard };
struct Address {
    Party party = Party::coordinator;
    ShardIndex shard;
};

struct Deliver {
    Address to;
    CutMessage message;
    bool wrong = false;  // members that were told wrongly
};
struct Wake {
    Address to;
    std::uint64_t incarnation = 0;  // timers end with the process that set them
    CutWake wake;
};
struct Restart {
    Address who;
};
struct Begin {
    std::size_t cut = 0;
};
struct TakenBack {  // by a person
    std::size_t cut = 0;
};
// What a party did becomes durable, then leaves; until then it does nothing else.
struct CoordinatorDid {
    std::size_t cut = 0;
    std::uint64_t incarnation = 0;
    CutCoordinator::Step step;
};
struct ShardDid {
    ShardIndex shard;
    std::uint64_t incarnation = 0;
    CutShard::Step step;
};
struct SimulatedEvent {
    std::uint64_t at = 0;
    std::uint64_t sequence = 0;
    std::variant<Deliver, Wake, Restart, Begin, TakenBack, CoordinatorDid, ShardDid> what;
};
[[nodiscard]] inline std::string nameOf(const Address& address)
{
    switch (address.party) {
    case Party::coordinator: return "coordinator";
    case Party::directory: return "directory";
    case Party::shard: break;
    }
    return shardText(address.shard);
}

}  // namespace estate
