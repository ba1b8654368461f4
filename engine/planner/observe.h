// Events that report what was seen of replicas, backlogs and demand.
#pragma once

#include "engine/base/error.h"
#include "engine/base/quantity.h"
#include "engine/estate/observation_event.h"
#include "engine/estate/state.h"

namespace estate {

// Most operations that a mark or a backlog may count, and most bytes of a backlog: no product with
// a weight or a rate gets near wrapping, and sums over a wide group are checked. 4.5e15 operations
// are 142 years at a million a second; the federal estate starts at 1e15.
inline constexpr std::uint64_t observedOperationsMax = std::uint64_t{1} << 52;
inline constexpr std::uint64_t observedBytesMax = std::uint64_t{1} << 56;

// Each gives true when the event repeats what is known already; then, and when it is refused,
// nothing has changed.
//
// Marks are kept per (volume, placement epoch). The first report of a region makes its recovery
// record, which reserves nothing. A record of an earlier epoch that reports the present one has
// been resynchronised: it takes the marks as told, without its old backlog. A mark that a replica
// holds is proof that the source got that far. So a replica ahead of the volume's latest mark lifts
// it wherever it is kept: at the source, reachable or not, since nothing else can tell it any more;
// and in every record of the present epoch, in regions that are offline too. Otherwise such a
// region would come back believing that it misses nothing.

// - unknownId: the volume or region, with near ids
// - contradiction: the region is the volume's source
// - outOfOrder: an earlier placement epoch than the present one; seen later than the event's time;
//   a mark or the time goes back within the epoch
// - badInput: an epoch that has not begun; applied ahead of durable
// - overflow: more than observedOperationsMax
[[nodiscard]] Result<bool> observeReplica(EstateState& state, const ObserveReplica& event,
                                          Timestamp at);
// As above, and the layers become catalog paths from the volume's source to the region; a path that
// is known takes the rates as told, for every volume that uses it.
// - badInput: no layer, or more than backlogLayersMax; a malformed path id; a zero demux rate; copy
//   passes without a copy rate; a fill latency beyond durationMax
// - duplicateId: a path twice
// - contradiction: a path that joins two other regions; more pending bytes or operations than in
// the
//   last backlog though the durable mark is the same
// - overflow: more than observedOperationsMax or observedBytesMax is pending
[[nodiscard]] Result<bool> observeBacklog(EstateState& state, const ObserveBacklog& event,
                                          Timestamp at);
// Neither an exact latency nor samples: there was none, as in an interval without I/O.
// - unknownId: the volume, with near ids
// - outOfOrder: the interval does not advance; the last one again is a repeat or a contradiction
// - badInput: more than demandSamplesMax samples; samples and an exact latency
[[nodiscard]] Result<bool> observeDemand(EstateState& state, const ObserveDemand& event);

// The smallest sample that at least 99.5% of the samples do not exceed (nearest rank); zero of
// none.
[[nodiscard]] Duration nearestRankP995(std::vector<Duration> samples);

}  // namespace estate
