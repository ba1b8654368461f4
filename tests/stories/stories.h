// The scenarios of the source documents, told as events. Each is a file in resources/scenarios too,
// which tests compare with what is told here.
#pragma once

#include "tests/stories/drill.h"

namespace estate::testing {

// Four volumes that need a lane each, on four hosts of one lane; the worker of the first rejects,
// everybody else commits, then what is left is placed and all four are cut at once.
void putWideApplication(Drill& drill);
void tellBakeOff(Drill& drill);

// us-east-1, us-east-2 and eu-west-1; four flows in the first, lanes for three in the second. The
// first region is lost and planned; while it replays the second is lost too.
void putMultiLossEstate(Drill& drill);
void tellMultiLoss(Drill& drill);

// Five regions, nine flows in eu-central-1 that eu-west-1 recovers; all are held when both are
// lost. Seven have another replica in eu-north-1, so that a rule for the second loss recovers them;
// one has it where its policy does not allow it, and one has none. Nothing is lost in the story.
void tellSecondLoss(Drill& drill);

// Two regions lose their flows to a third that has room for one of the two.
void putConvergedEstate(Drill& drill);
void tellConvergedRecovery(Drill& drill);

// Four regions and six kinds of application that grow while they are run: placements, consistency
// groups, snapshots that broaden, a resize that waits for capacity, a loss and its failback.
void tellFourRegions(Drill& drill);

// 1,000 applications on 1,199 volumes in scale-a and scale-b: a legacy development cluster with
// 2,000 logical databases on 200 pool volumes, 400 legacy consumers, four databases of high
// criticality, 595 services of one volume. Everything is placed and committed; a bridging
// consistency group is added; one cut takes all.
inline constexpr std::uint32_t poolVolumes = 200;
inline constexpr std::uint32_t legacyDatabases = 2'000;
inline constexpr std::uint32_t legacyConsumers = 400;
inline constexpr std::uint32_t modernServices = 595;
void putThousandApplications(Drill& drill);
void tellThousandApplications(Drill& drill);
// Replicas in scale-b that make what is in scale-a recoverable.
void observeScaleReplicas(Drill& drill);

}  // namespace estate::testing
