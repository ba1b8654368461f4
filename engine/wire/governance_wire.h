// One pair of conversions for each event of estate/governance_event.h. Private to the wire.
#pragma once

#include <estate/v1/governance.pb.h>

#include "engine/estate/governance_event.h"
#include "engine/wire/wire_value.h"

namespace estate::wire {

void write(const ProposalOpened& event, v1::ProposalOpened& message, Texts& texts);
void write(const ProposalJudged& event, v1::ProposalJudged& message, Texts& texts);
void write(const CommitBegun& event, v1::CommitBegun& message, Texts& texts);
void write(const CommitEnded& event, v1::CommitEnded& message, Texts& texts);
void write(const ProposalCommented& event, v1::ProposalCommented& message, Texts& texts);
void write(const ProposalReviewed& event, v1::ProposalReviewed& message, Texts& texts);
void write(const ProposalExpired& event, v1::ProposalExpired& message, Texts& texts);
void write(const SetRole& event, v1::SetRole& message, Texts& texts);
void write(const ChangeDrill& event, v1::ChangeDrill& message, Texts& texts);
void write(const AuditNoted& event, v1::AuditNoted& message, Texts& texts);
void write(const ImageTaken& event, v1::ImageTaken& message, Texts& texts);

[[nodiscard]] ProposalOpened read(const v1::ProposalOpened& message, Reader& reader);
[[nodiscard]] ProposalJudged read(const v1::ProposalJudged& message, Reader& reader);
[[nodiscard]] CommitBegun read(const v1::CommitBegun& message, Reader& reader);
[[nodiscard]] CommitEnded read(const v1::CommitEnded& message, Reader& reader);
[[nodiscard]] ProposalCommented read(const v1::ProposalCommented& message, Reader& reader);
[[nodiscard]] ProposalReviewed read(const v1::ProposalReviewed& message, Reader& reader);
[[nodiscard]] ProposalExpired read(const v1::ProposalExpired& message, Reader& reader);
[[nodiscard]] SetRole read(const v1::SetRole& message, Reader& reader);
[[nodiscard]] ChangeDrill read(const v1::ChangeDrill& message, Reader& reader);
[[nodiscard]] AuditNoted read(const v1::AuditNoted& message, Reader& reader);
[[nodiscard]] ImageTaken read(const v1::ImageTaken& message, Reader& reader);

}  // namespace estate::wire
