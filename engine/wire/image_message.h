// What stands beside the state in an image, and its messages (estate/v1/image.proto). Private to
// the wire.
#pragma once

#include <estate/v1/image.pb.h>

#include "engine/directory/directory_history.h"
#include "engine/federation/boundary_follower.h"
#include "engine/wire/wire_value.h"

namespace estate::wire {

// Of a follower of this very state.
void write(const BoundaryFollower& boundary, const EstateState& state, v1::BoundaryState& message);
void write(const DirectoryHistory& history, v1::DirectoryState& message);

[[nodiscard]] BoundaryFollower readBoundary(const v1::BoundaryState& message,
                                            const EstateState& state, Reader& reader);
// What is only known when the directory is built is checked then.
[[nodiscard]] DirectoryHistory readHistory(const v1::DirectoryState& message, Reader& reader);

}  // namespace estate::wire
