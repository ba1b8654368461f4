// One pair of conversions for each event of estate/federation_event.h. Private to the wire.
#pragma once

#include <estate/v1/federation.pb.h>

#include "engine/estate/federation_event.h"
#include "engine/wire/wire_value.h"

namespace estate::wire {

void write(const CheckpointTaken& event, v1::CheckpointTaken& message, Texts& texts);
void write(const CutDeclared& event, v1::CutDeclared& message, Texts& texts);
void write(const CutResumed& event, v1::CutResumed& message, Texts& texts);
void write(const CutPrepared& event, v1::CutPrepared& message, Texts& texts);
void write(const CutDecided& event, v1::CutDecided& message, Texts& texts);
void write(const CutEnded& event, v1::CutEnded& message, Texts& texts);

[[nodiscard]] CheckpointTaken read(const v1::CheckpointTaken& message, Reader& reader);
[[nodiscard]] CutDeclared read(const v1::CutDeclared& message, Reader& reader);
[[nodiscard]] CutResumed read(const v1::CutResumed& message, Reader& reader);
[[nodiscard]] CutPrepared read(const v1::CutPrepared& message, Reader& reader);
[[nodiscard]] CutDecided read(const v1::CutDecided& message, Reader& reader);
[[nodiscard]] CutEnded read(const v1::CutEnded& message, Reader& reader);

}  // namespace estate::wire
