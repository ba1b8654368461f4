// Errors are values. A function that can meet bad input returns Result<T>; a broken invariant stops
// the program at ESTATE_ENSURE, in release builds too.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace estate {

// Stable: the names below are printed by the programs and documented in docs/errors.md.
enum class ErrorCode : std::uint8_t {
    badInput,       // a value is malformed or outside its bounds
    unknownId,      // an id that the estate does not hold; fields may suggest near ones
    duplicateId,    // an id given twice
    overflow,       // a sum or product would leave its type
    outOfOrder,     // an index, time, generation or high-water mark goes back or jumps
    contradiction,  // a message that disagrees with what already happened
    notAllowed,     // a rule forbids it (same operator, plan loses operations, ...)
    stale,          // the state that an approval was given for has changed
    notFound,       // a file or record that is not there
    ioFailure,      // the operating system or the database refused
    damaged,        // a file that does not verify
    foreign,        // a file that is not ours
    newerVersion,   // a file written by a newer major version
    locked,         // another process holds the journal
    partitionUnavailable,  // a directory partition that the work needs does not answer
    emptyManifest,         // a cut without participants
    incompleteManifest,    // a shard that holds members of the cut is not in its manifest
    duplicateParticipant,  // a shard twice in a manifest
    emptyParticipant,      // a participant with zero members
    unknownShard,          // a participant that the estate does not have
    wrongCheckpoint,       // a cut that names another directory checkpoint than the one it is for
    wrongSelector,         // a participant's members have another digest than the manifest says
    wrongMemberCount,      // a participant has more or fewer members than the manifest says
    generationSkipped,     // a put that leaves generations out
    generationConflict,    // a generation again, with other values
    generationRegressed,   // a generation older than the one that is known
};

// What a caller can do about it. The command line turns it into its exit code.
enum class ErrorClass : std::uint8_t { refusedByRule = 1, badUsage = 2, damagedFile = 3 };

struct ErrorField {
    std::string name;
    std::string value;
    bool operator==(const ErrorField&) const = default;
};

struct Error {
    ErrorCode code = ErrorCode::badInput;
    std::string message;  // what happened, where, and what to do; one or two plain sentences
    std::vector<ErrorField> fields;
};

[[nodiscard]] std::string_view errorCodeName(ErrorCode code);
[[nodiscard]] ErrorClass errorClass(ErrorCode code);

template <typename T>
using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, std::string message,
                                                std::vector<ErrorField> fields = {})
{
    return tl::unexpected<Error>(Error{code, std::move(message), std::move(fields)});
}

[[noreturn]] void stopOnBrokenInvariant(const char* condition, const char* file, int line);

}  // namespace estate

#define ESTATE_ENSURE(condition)                                                                   \
    do {                                                                                           \
        if (!(condition)) [[unlikely]]                                                             \
            ::estate::stopOnBrokenInvariant(#condition, __FILE__, __LINE__);                       \
    } while (false)
