#include "engine/federation/cut_message.h"

#include "engine/base/overloaded.h"
#include "engine/estate/shard.h"

namespace estate {

std::string shardText(ShardIndex shard)
{
    return "shard " +
           shardName(std::to_string(regionOfShard(shard).value), shardWithinRegion(shard));
}

namespace {

std::string named(const char* what, const std::string& operation, ShardIndex shard)
{
    return std::string(what) + " " + operation + " " + shardText(shard);
}

std::string inRound(std::uint64_t round)
{
    return " round " + std::to_string(round);
}

}  // namespace

std::string cutMessageText(const CutMessage& message)
{
    return std::visit(
        Overloaded{
            [](const PrepareShard& m) {
                return named("prepare", m.operation, m.participant.shard) + inRound(m.round);
            },
            [](const DecisionMade& m) {
                return named("decided", m.operation, m.shard) + " " +
                       std::string(cutDecisionName(m.decision));
            },
            [](const ShardPrepared& m) {
                return named("prepared", m.operation, m.token.shard) + inRound(m.token.round) +
                       " revision " + std::to_string(m.token.revision);
            },
            [](const ShardRefused& m) {
                return named("refused", m.operation, m.shard) + inRound(m.round) + " " +
                       std::string(errorCodeName(m.code));
            },
            [](const DecisionKept& m) {
                return named("kept", m.operation, m.shard) + " " +
                       std::string(cutDecisionName(m.decision));
            },
            [](const DecisionAsked& m) { return named("asks", m.operation, m.shard); },
            [](const MembersAsked& m) { return named("members?", m.operation, m.shard); },
            [](const MembersTold& m) {
                const std::string what = m.members
                                             ? std::to_string(m.members->size()) + " ranges"
                                             : std::string(errorCodeName(m.members.error().code));
                return named("members", m.operation, m.shard) + " " + what;
            },
        },
        message);
}

}  // namespace estate
