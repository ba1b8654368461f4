#include "engine/base/error.h"

#include <cstdio>
#include <cstdlib>

namespace estate {

std::string_view errorCodeName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::badInput: return "bad-input";
    case ErrorCode::unknownId: return "unknown-id";
    case ErrorCode::duplicateId: return "duplicate-id";
    case ErrorCode::overflow: return "overflow";
    case ErrorCode::outOfOrder: return "out-of-order";
    case ErrorCode::contradiction: return "contradiction";
    case ErrorCode::notAllowed: return "not-allowed";
    case ErrorCode::stale: return "stale";
    case ErrorCode::notFound: return "not-found";
    case ErrorCode::ioFailure: return "io-failure";
    case ErrorCode::damaged: return "damaged";
    case ErrorCode::foreign: return "foreign-file";
    case ErrorCode::newerVersion: return "newer-version";
    case ErrorCode::locked: return "locked";
    case ErrorCode::partitionUnavailable: return "partition-unavailable";
    case ErrorCode::emptyManifest: return "empty-manifest";
    case ErrorCode::incompleteManifest: return "incomplete-manifest";
    case ErrorCode::duplicateParticipant: return "duplicate-participant";
    case ErrorCode::emptyParticipant: return "empty-participant";
    case ErrorCode::unknownShard: return "unknown-shard";
    case ErrorCode::wrongCheckpoint: return "wrong-checkpoint";
    case ErrorCode::wrongSelector: return "wrong-selector";
    case ErrorCode::wrongMemberCount: return "wrong-member-count";
    case ErrorCode::generationSkipped: return "generation-skipped";
    case ErrorCode::generationConflict: return "generation-conflict";
    case ErrorCode::generationRegressed: return "generation-regressed";
    }
    return "unknown";
}

ErrorClass errorClass(ErrorCode code)
{
    switch (code) {
    case ErrorCode::contradiction:
    case ErrorCode::notAllowed:
    case ErrorCode::stale:
    case ErrorCode::locked:
    case ErrorCode::partitionUnavailable:
    case ErrorCode::emptyManifest:
    case ErrorCode::incompleteManifest:
    case ErrorCode::duplicateParticipant:
    case ErrorCode::emptyParticipant:
    case ErrorCode::unknownShard:
    case ErrorCode::wrongCheckpoint:
    case ErrorCode::wrongSelector:
    case ErrorCode::wrongMemberCount:
    case ErrorCode::generationSkipped:
    case ErrorCode::generationConflict:
    case ErrorCode::generationRegressed: return ErrorClass::refusedByRule;
    case ErrorCode::damaged:
    case ErrorCode::foreign:
    case ErrorCode::newerVersion: return ErrorClass::damagedFile;
    case ErrorCode::badInput:
    case ErrorCode::unknownId:
    case ErrorCode::duplicateId:
    case ErrorCode::overflow:
    case ErrorCode::outOfOrder:
    case ErrorCode::notFound:
    case ErrorCode::ioFailure: return ErrorClass::badUsage;
    }
    return ErrorClass::badUsage;
}

void stopOnBrokenInvariant(const char* condition, const char* file, int line)
{
    std::fprintf(stderr, "estate: broken invariant: %s (%s:%d)\n", condition, file, line);
    std::abort();
}

}  // namespace estate
