// A small cut and what its parties do, as lines of text, for tests of each alone.
#pragma once

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/federation/cut_message.h"

namespace estate::testing {

inline const CheckpointRef checkpoint{3, sha256("root")};
inline const CheckpointRef otherCheckpoint{4, sha256("other root")};
inline const std::vector<OrdinalRange> members = {{100, 10}};

inline CutParticipant participantAt(std::uint32_t shard)
{
    return {ShardIndex(shard), 10, selectorDigest(members)};
}
inline CutManifest manifest(const std::string& operation = "op")
{
    return {operation, CutKind::snapshot, checkpoint, {participantAt(4), participantAt(21)}};
}

template <typename Record>
std::vector<std::string> messagesOf(const CutStep<Record>& step)
{
    std::vector<std::string> lines;
    for (const CutMessage& message : step.messages)
        lines.push_back(cutMessageText(message));
    return lines;
}
inline std::vector<std::string> wakesOf(const std::vector<CutWake>& wakes)
{
    std::vector<std::string> lines;
    for (const CutWake& wake : wakes)
        lines.push_back((wake.timer == CutTimer::prepareDeadline ? "deadline "
                         : wake.timer == CutTimer::repeatSoon    ? "repeat "
                                                                 : "hold ends ") +
                        wake.operation + " " + std::to_string(wake.round));
    return lines;
}
template <typename Record>
void expectNothing(const CutStep<Record>& step)
{
    EXPECT_THAT(messagesOf(step), ::testing::IsEmpty());
    EXPECT_TRUE(step.records.empty());
    EXPECT_TRUE(step.wakes.empty());
}

}  // namespace estate::testing
