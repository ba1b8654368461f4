#include "models/error_advice.h"

#include <cstdint>

#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr ErrorCode lastErrorCodeKnown = ErrorCode::generationRegressed;

struct Advice {
    QString meaning;
    QString todo;
};

// Without a default: the compiler asks for the words of a code that is new.
Advice adviceOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::badInput:
        return {ErrorAdvice::tr("What was given can't be used as it stands. Nothing was changed."),
                ErrorAdvice::tr("Correct it, then do it again.")};
    case ErrorCode::unknownId:
        return {ErrorAdvice::tr("The estate holds nothing with that id. Nothing was changed."),
                ErrorAdvice::tr("Check its letters and digits, or find it by typing in the matrix "
                                "of room Estate.")};
    case ErrorCode::duplicateId:
        return {ErrorAdvice::tr("One id stands for one thing only. Nothing was changed."),
                ErrorAdvice::tr("Name it once, or choose an id that was never used.")};
    case ErrorCode::overflow:
        return {ErrorAdvice::tr("The figures grow beyond what can be counted exactly. Nothing was "
                                "changed."),
                ErrorAdvice::tr("Use smaller numbers.")};
    case ErrorCode::outOfOrder:
        return {ErrorAdvice::tr("The journal only goes forward, in small steps of time. Nothing "
                                "was recorded."),
                ErrorAdvice::tr("Check the clock; if it is right, confirm it.")};
    case ErrorCode::contradiction:
        return {ErrorAdvice::tr("It disagrees with what already happened. Nothing was changed."),
                ErrorAdvice::tr("Look at how things stand now, then decide again.")};
    case ErrorCode::notAllowed:
        return {ErrorAdvice::tr("The console does not allow it as things stand. Nothing was "
                                "changed."),
                ErrorAdvice::tr("Do what it asks for first, or leave it to somebody who may.")};
    case ErrorCode::stale:
        return {ErrorAdvice::tr("What it was made for is decided otherwise by now, so it would do "
                                "something else than was read and approved."),
                ErrorAdvice::tr("Look at the difference, then renew the proposal or resolve the "
                                "draft.")};
    case ErrorCode::notFound:
        return {ErrorAdvice::tr("There is no such file or record. Nothing was changed."),
                ErrorAdvice::tr("Check its name, or choose another one.")};
    case ErrorCode::ioFailure:
        return {ErrorAdvice::tr("The disk, or what keeps the files, refused. What is not durable "
                                "yet may be lost with this program."),
                ErrorAdvice::tr("Check space, permission and device, then do it again; until then "
                                "decide nothing that has to be kept.")};
    case ErrorCode::damaged:
        return {ErrorAdvice::tr("The file does not verify: something in it is not as it was "
                                "written. It is left as it is."),
                ErrorAdvice::tr("Keep the file, export what can be read, and go on from a "
                                "backup.")};
    case ErrorCode::foreign:
        return {ErrorAdvice::tr("The file is no journal of this program. It is left as it is."),
                ErrorAdvice::tr("Check its name, or choose another one.")};
    case ErrorCode::newerVersion:
        return {ErrorAdvice::tr("A newer version of this program wrote it, and this one does not "
                                "know all that stands there. It is left as it is."),
                ErrorAdvice::tr("Use the newer version.")};
    case ErrorCode::locked:
        return {ErrorAdvice::tr("Somebody else writes to this journal, and only one may at a "
                                "time."),
                ErrorAdvice::tr("Close the other program or page, or wait until it has ended.")};
    case ErrorCode::partitionUnavailable:
        return {ErrorAdvice::tr("A part of the directory of relationships does not answer. Each "
                                "region goes on from what it knows already."),
                ErrorAdvice::tr("Wait for it, then do it again.")};
    case ErrorCode::emptyManifest:
        return {ErrorAdvice::tr("The cut has nobody to ask. Nothing was declared."),
                ErrorAdvice::tr("Name regions or volumes that hold something.")};
    case ErrorCode::incompleteManifest:
        return {ErrorAdvice::tr("A shard that holds members of the cut would not be asked, and "
                                "the cut would not be consistent."),
                ErrorAdvice::tr("Preview the cut again, then declare it.")};
    case ErrorCode::duplicateParticipant:
        return {ErrorAdvice::tr("A shard answers once for all its members. Nothing was declared."),
                ErrorAdvice::tr("Name it once, with all its members.")};
    case ErrorCode::emptyParticipant:
        return {ErrorAdvice::tr("A shard without members has no work in the cut."),
                ErrorAdvice::tr("Leave it out.")};
    case ErrorCode::unknownShard:
        return {ErrorAdvice::tr("The estate has no such shard. Nothing was declared."),
                ErrorAdvice::tr("Check region and number: a region has 16 shards, 0 to 15.")};
    case ErrorCode::wrongCheckpoint:
        return {ErrorAdvice::tr("It was made at another checkpoint of the directory than the one "
                                "it is for."),
                ErrorAdvice::tr("Preview the cut at the newest checkpoint, then declare it "
                                "again.")};
    case ErrorCode::wrongSelector:
    case ErrorCode::wrongMemberCount:
        return {ErrorAdvice::tr("A shard holds other members than the cut names: they came or went "
                                "since it was looked up."),
                ErrorAdvice::tr("Preview the cut again, then declare it.")};
    case ErrorCode::generationSkipped:
        return {ErrorAdvice::tr("What a region publishes is kept generation by generation, and one "
                                "is missing in between."),
                ErrorAdvice::tr("Read the present generation, then publish the next one.")};
    case ErrorCode::generationConflict:
        return {ErrorAdvice::tr("Two writers publish for the same region under one number."),
                ErrorAdvice::tr("Let one of them publish, from the present generation on.")};
    case ErrorCode::generationRegressed:
        return {ErrorAdvice::tr("Whoever publishes is behind what is known already."),
                ErrorAdvice::tr("Read the present generation, then publish the next one.")};
    }
    return {};
}

}  // namespace

QString errorCodeText(ErrorCode code)
{
    return toText(errorCodeName(code));
}

std::optional<ErrorCode> errorCodeOf(const QString& name)
{
    for (int at = 0; at <= static_cast<int>(lastErrorCodeKnown); ++at) {
        const auto code = static_cast<ErrorCode>(at);
        if (errorCodeText(code) == name)
            return code;
    }
    return std::nullopt;
}

ErrorAdvice::ErrorAdvice(QObject* parent) : QObject(parent)
{
    Language::instance()->follow(this);
}

void ErrorAdvice::setCode(const QString& code)
{
    if (code == m_code)
        return;
    m_code = code;
    emit changed();
}

QString ErrorAdvice::meaning() const
{
    const auto known = errorCodeOf(m_code);
    return known ? adviceOf(*known).meaning : QString();
}

QString ErrorAdvice::todo() const
{
    const auto known = errorCodeOf(m_code);
    return known ? adviceOf(*known).todo : QString();
}
