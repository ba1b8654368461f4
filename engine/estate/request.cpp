#include "engine/estate/request.h"

#include "engine/base/overloaded.h"

namespace estate {

void putRequest(Hasher& hasher, const Request& request)
{
    hasher.put(request.id).put(request.askedAt).put(request.gang).put(request.body.index());
    std::visit(Overloaded{
                   [&](const ResizeRequest& resize) {
                       hasher.put(resize.volume.value)
                           .put(resize.bytes.value)
                           .put(resize.steadyIops.value);
                   },
                   [&](const SnapshotRequest& snapshot) {
                       hasher.put(snapshot.volumes.size());
                       for (const VolumeIndex volume : snapshot.volumes)
                           hasher.put(volume.value);
                       hasher.put(snapshot.closure ? 1 : 0)
                           .put(static_cast<std::uint64_t>(snapshot.scope))
                           .put(snapshot.applicationConsistent ? 1 : 0)
                           .put(snapshot.deadline.ns)
                           .put(snapshot.hitchMax.value)
                           .put(snapshot.operationIops.value);
                   },
                   [&](const FailbackRequest& failback) {
                       hasher.put(failback.regions.size());
                       for (const RegionIndex region : failback.regions)
                           hasher.put(region.value);
                   },
               },
               request.body);
}

}  // namespace estate
