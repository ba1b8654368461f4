// What must be true of any state, whatever events or text led to it. A broken one stops the
// program, which is what a fuzzer looks for.
#pragma once

#include "engine/estate/state.h"

namespace estate::fuzz {

// Larger inputs are left alone: they cost time and reach nothing new.
inline constexpr std::size_t inputBytesMax = std::size_t{16} << 10;

// Sums and digests are what a recomputation gives; hosts and lanes hold what volumes, undecided
// gangs and recovery records say.
void ensureConsistent(const EstateState& state);

// Plans the loss of the first region, and that the state it was asked about is as before.
void ensurePreviewLeavesNoTrace(const EstateState& state, Timestamp at);

}  // namespace estate::fuzz
