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

[[nodiscard]] ProposalOpened read(const v1::ProposalOpened& message, Reader& reader);
[[nodiscard]] ProposalJudged read(const v1::ProposalJudged& message, Reader& reader);
[[nodiscard]] CommitBegun read(const v1::CommitBegun& message, Reader& reader);
[[nodiscard]] CommitEnded read(const v1::CommitEnded& message, Reader& reader);

}  // namespace estate::wire
