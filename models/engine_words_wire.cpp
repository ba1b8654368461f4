// Sentences about bytes that can't be read.
#include <QtGlobal>

#include "models/engine_patterns.h"

namespace {

constexpr EnginePattern patterns[] = {
    {QT_TRANSLATE_NOOP("EngineWords", "%1: field \"%2\" %3."), places({1, 3})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 has %2 bytes, more than %3."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 needs %2 bytes, more than %3; split the work into "
                                      "smaller parts."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 can't be read: its bytes are not a message."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 carries no schema version."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 has schema version %2; this program reads up to %3. "
                                      "Use a newer version of the program."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 carries no version."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 has version %2; this program reads up to %3. Use a "
                                      "newer version of the program."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 has version %2; this program knows up to %3."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 holds text that is not UTF-8; type or paste it again."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 holds text that is not UTF-8."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 is not UTF-8."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1: its %2 is refused: %3"), places({1, 2, 3})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 begins with an event that opens no estate."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "The state's image")},
    {QT_TRANSLATE_NOOP("EngineWords", "The estate's image")},
    {QT_TRANSLATE_NOOP("EngineWords", "The journal's image")},
    {QT_TRANSLATE_NOOP("EngineWords", "The draft's edit")},
    {QT_TRANSLATE_NOOP("EngineWords", "The event")},
    {QT_TRANSLATE_NOOP("EngineWords", "The event \"%1\"")},
    {QT_TRANSLATE_NOOP("EngineWords", "The decisions")},
    {QT_TRANSLATE_NOOP("EngineWords", "The plan's decisions")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Region \"%1\" holds other sums than its volumes, gangs and records "
                       "give, so no image of it can be made. Please report it.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The regions' volumes, records and gangs do not agree with each other, "
                       "so no image of them can be made. Please report it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The actor's name is not UTF-8.")},
    {QT_TRANSLATE_NOOP("EngineWords", "is missing")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "is unknown; it was written by a newer version of this program")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "has the unknown value %1; it was written by a newer version of this "
                       "program")},
    {QT_TRANSLATE_NOOP("EngineWords", "has %1 bytes where a digest has 32")},
    {QT_TRANSLATE_NOOP("EngineWords", "has %1 values where %2 belong")},
    {QT_TRANSLATE_NOOP("EngineWords", "has %1 bytes where %2 belong")},
    {QT_TRANSLATE_NOOP("EngineWords", "has %1, which is not below %2")},
    {QT_TRANSLATE_NOOP("EngineWords", "leaves %1 values to no record")},
    {QT_TRANSLATE_NOOP("EngineWords", "does not ascend")},
    {QT_TRANSLATE_NOOP("EngineWords", "is zero")},
    {QT_TRANSLATE_NOOP("EngineWords", "is zero, or its reason is too long")},
    {QT_TRANSLATE_NOOP("EngineWords", "has a weight of zero, or too much of it")},
    {QT_TRANSLATE_NOOP("EngineWords", "does not fit the phase and the promises")},
    {QT_TRANSLATE_NOOP("EngineWords", "names one twice")},
    {QT_TRANSLATE_NOOP("EngineWords", "names \"%1\", which this estate does not hold")},
    {QT_TRANSLATE_NOOP("EngineWords", "lies in no region or on no host")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "names lane %1 of host \"%2\", which its region does not have")},
    {QT_TRANSLATE_NOOP("EngineWords", "has more than is durable")},
    {QT_TRANSLATE_NOOP("EngineWords", "leaves event time")},
    {QT_TRANSLATE_NOOP("EngineWords", "is beyond the paths")},
    {QT_TRANSLATE_NOOP("EngineWords", "holds more than 64 bits count")},
    {QT_TRANSLATE_NOOP("EngineWords", "has other flows than the legs on it")},
    {QT_TRANSLATE_NOOP("EngineWords", "names no volume")},
    {QT_TRANSLATE_NOOP("EngineWords", "has rules of a retired policy")},
    {QT_TRANSLATE_NOOP("EngineWords", "is beyond the applications, or does not ascend")},
    {QT_TRANSLATE_NOOP("EngineWords", "has a volume that is active in two regions")},
    {QT_TRANSLATE_NOOP("EngineWords", "leaves out a volume of the catalog")},
    {QT_TRANSLATE_NOOP("EngineWords", "has a record where the volume itself is")},
    {QT_TRANSLATE_NOOP("EngineWords", "is a gang without id or members")},
    {QT_TRANSLATE_NOOP("EngineWords", "has parts of a gang that are not alike")},
    {QT_TRANSLATE_NOOP("EngineWords", "is a resize that nobody asked for")},
    {QT_TRANSLATE_NOOP("EngineWords", "has a volume of two gangs")},
    {QT_TRANSLATE_NOOP("EngineWords", "is not where the volume is")},
    {QT_TRANSLATE_NOOP("EngineWords", "has a member that can't land in its region")},
    {QT_TRANSLATE_NOOP("EngineWords", "has a leg that the volume does not have")},
    {QT_TRANSLATE_NOOP("EngineWords", "names an end that is another one's too")},
    {QT_TRANSLATE_NOOP("EngineWords", "has regions of more than 64 bits count")},
    {QT_TRANSLATE_NOOP("EngineWords", "is no event's, or its time is none")},
    {QT_TRANSLATE_NOOP("EngineWords", "has a volume that is placed")},
    {QT_TRANSLATE_NOOP("EngineWords", "has the end of a gang that is undecided")},
};

}  // namespace

std::span<const EnginePattern> wirePatterns()
{
    return patterns;
}
