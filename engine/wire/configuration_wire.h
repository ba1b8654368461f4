// One pair of conversions for each event of estate/configuration_event.h. Private to the wire.
#pragma once

#include <estate/v1/configuration.pb.h>

#include "engine/estate/configuration_event.h"
#include "engine/wire/wire_value.h"

namespace estate::wire {

void write(const PutRegion& event, v1::PutRegion& message, Texts& texts);
void write(const PutSite& event, v1::PutSite& message, Texts& texts);
void write(const PutHost& event, v1::PutHost& message, Texts& texts);
void write(const PutEntity& event, v1::PutEntity& message, Texts& texts);
void write(const PutApplication& event, v1::PutApplication& message, Texts& texts);
void write(const PutRecoveryGroup& event, v1::PutRecoveryGroup& message, Texts& texts);
void write(const PutDatabase& event, v1::PutDatabase& message, Texts& texts);
void write(const PutConsistencyGroup& event, v1::PutConsistencyGroup& message, Texts& texts);
void write(const PutPolicy& event, v1::PutPolicy& message, Texts& texts);
void write(const AssignPolicy& event, v1::AssignPolicy& message, Texts& texts);
void write(const ChangeRules& event, v1::ChangeRules& message, Texts& texts);
void write(const SetImpact& event, v1::SetImpact& message, Texts& texts);
void write(const SetScenarios& event, v1::SetScenarios& message, Texts& texts);

[[nodiscard]] PutRegion read(const v1::PutRegion& message, Reader& reader);
[[nodiscard]] PutSite read(const v1::PutSite& message, Reader& reader);
[[nodiscard]] PutHost read(const v1::PutHost& message, Reader& reader);
[[nodiscard]] PutEntity read(const v1::PutEntity& message, Reader& reader);
[[nodiscard]] PutApplication read(const v1::PutApplication& message, Reader& reader);
[[nodiscard]] PutRecoveryGroup read(const v1::PutRecoveryGroup& message, Reader& reader);
[[nodiscard]] PutDatabase read(const v1::PutDatabase& message, Reader& reader);
[[nodiscard]] PutConsistencyGroup read(const v1::PutConsistencyGroup& message, Reader& reader);
[[nodiscard]] PutPolicy read(const v1::PutPolicy& message, Reader& reader);
[[nodiscard]] AssignPolicy read(const v1::AssignPolicy& message, Reader& reader);
[[nodiscard]] ChangeRules read(const v1::ChangeRules& message, Reader& reader);
[[nodiscard]] SetImpact read(const v1::SetImpact& message, Reader& reader);
[[nodiscard]] SetScenarios read(const v1::SetScenarios& message, Reader& reader);

}  // namespace estate::wire
