// Work that was asked for and not yet carried out. A request stays until its gang commits; when the
// gang is aborted it is planned again.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/index.h"
#include "engine/base/quantity.h"
#include "engine/estate/observation_event.h"

namespace estate {

struct ResizeRequest {
    VolumeIndex volume;
    Bytes bytes;  // to this, not by this
    Iops steadyIops;
    bool operator==(const ResizeRequest&) const = default;
};
struct SnapshotRequest {
    std::vector<VolumeIndex> volumes;  // as asked for, ascending; the closure is made when planned
    bool closure = false;
    SnapshotScope scope = SnapshotScope::sameRegion;
    bool applicationConsistent = true;
    Timestamp deadline;
    Duration hitchMax;
    Iops operationIops;
    bool operator==(const SnapshotRequest&) const = default;
};
// Planned once: what can't go home then needs another request.
struct FailbackRequest {
    std::vector<RegionIndex> regions;  // ascending
    bool operator==(const FailbackRequest&) const = default;
};
struct Request {
    std::string id;
    std::uint64_t askedAt = 0;  // index of its event: requests are planned in this order
    std::variant<ResizeRequest, SnapshotRequest, FailbackRequest> body;
    Digest gang;  // the undecided gang that carries it out; zero when none
    [[nodiscard]] bool busy() const { return gang != Digest{}; }
};

void putRequest(Hasher& hasher, const Request& request);

}  // namespace estate
