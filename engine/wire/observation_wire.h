// One pair of conversions for each event of estate/observation_event.h. Private to the wire.
#pragma once

#include <estate/v1/observation.pb.h>

#include "engine/estate/observation_event.h"
#include "engine/wire/wire_value.h"

namespace estate::wire {

void write(const ChangeRegion& event, v1::ChangeRegion& message, Texts& texts);
void write(const ChangeSite& event, v1::ChangeSite& message, Texts& texts);
void write(const ChangeHost& event, v1::ChangeHost& message, Texts& texts);
void write(const ObserveReplica& event, v1::ObserveReplica& message, Texts& texts);
void write(const ObserveBacklog& event, v1::ObserveBacklog& message, Texts& texts);
void write(const ObserveDemand& event, v1::ObserveDemand& message, Texts& texts);
void write(const RequestSnapshot& event, v1::RequestSnapshot& message, Texts& texts);
void write(const RequestResize& event, v1::RequestResize& message, Texts& texts);
void write(const RequestFailback& event, v1::RequestFailback& message, Texts& texts);

[[nodiscard]] ChangeRegion read(const v1::ChangeRegion& message, Reader& reader);
[[nodiscard]] ChangeSite read(const v1::ChangeSite& message, Reader& reader);
[[nodiscard]] ChangeHost read(const v1::ChangeHost& message, Reader& reader);
[[nodiscard]] ObserveReplica read(const v1::ObserveReplica& message, Reader& reader);
[[nodiscard]] ObserveBacklog read(const v1::ObserveBacklog& message, Reader& reader);
[[nodiscard]] ObserveDemand read(const v1::ObserveDemand& message, Reader& reader);
[[nodiscard]] RequestSnapshot read(const v1::RequestSnapshot& message, Reader& reader);
[[nodiscard]] RequestResize read(const v1::RequestResize& message, Reader& reader);
[[nodiscard]] RequestFailback read(const v1::RequestFailback& message, Reader& reader);

}  // namespace estate::wire
