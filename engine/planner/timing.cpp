#include "engine/planner/timing.h"

#include <algorithm>

namespace estate {

namespace {

// Nanoseconds that `amount` takes at `perSecond`, rounded up. amount x 10^9 fits 128 bits.
U128 nanosecondsFor(U128 amount, std::uint64_t perSecond)
{
    return ceilDivide(saturatingMultiply(amount, nanosecondsPerSecond), perSecond);
}

U128 demuxNanoseconds(const PathWork& work)
{
    U128 longest = std::max(nanosecondsFor(work.bytes.value, work.demuxRate.value),
                            nanosecondsFor(work.operations.value, work.demuxOperations.value));
    if (work.copyPasses > 0)
        longest = std::max(
            longest, nanosecondsFor(U128{work.bytes.value} * work.copyPasses, work.copyRate.value));
    return longest;
}

}  // namespace

std::optional<RecoveryTiming> timeRecovery(const TimingInput& input)
{
    ESTATE_ENSURE(input.restoreRate.value > 0 && input.applyRate.value > 0);
    RecoveryTiming timing;
    timing.planned = input.now;
    timing.deadline = input.deadline;
    timing.queueReady = input.queueReady;
    timing.sourceFenced = input.sourceFenced;
    timing.bytes = input.bytes;
    timing.operations = input.operations;
    timing.restoreRate = input.restoreRate;
    timing.applyRate = input.applyRate;

    U128 demux = 0;
    U128 fill = 0;
    U128 copied = 0;
    for (const PathWork& work : input.paths) {
        demux = std::max(demux, demuxNanoseconds(work));
        timing.pathsReady = std::max(timing.pathsReady, work.ready);
        timing.paths.push_back(work.path);
        if (work.copyPasses > 0) {
            timing.copyingLanes += 1;
            copied += U128{work.bytes.value} * work.copyPasses;
        } else {
            timing.zeroCopyLanes += 1;
        }
    }
    const U128 target = std::max(nanosecondsFor(input.bytes.value, input.restoreRate.value),
                                 nanosecondsFor(input.operations.value, input.applyRate.value));
    timing.queueStart =
        std::max({input.now, input.queueReady, timing.pathsReady, input.sourceFenced});
    for (const PathWork& work : input.paths)
        if (work.ready < timing.queueStart)  // a path that is busy until the start is already full
            fill += work.fill.value;
    const auto completion = narrow(timing.queueStart.ns + fill + std::max(demux, target));
    const auto bytesCopied = narrow(copied);
    if (!completion || !bytesCopied)
        return std::nullopt;
    timing.fill = Duration(lowWord(fill));
    timing.demux = Duration(lowWord(demux));
    timing.target = Duration(lowWord(target));
    timing.completion = Timestamp{*completion};
    timing.bytesCopied = Bytes(*bytesCopied);
    timing.rtoMet = timing.completion <= timing.deadline;
    return timing;
}

Duration serviceOf(const RecoveryTiming& timing)
{
    return timing.fill + std::max(timing.demux, timing.target);
}

}  // namespace estate
