// Reasons that the engine gives where a person may give one too.
#include <QtGlobal>

#include "models/engine_patterns.h"

namespace {

constexpr EnginePattern patterns[] = {
    {QT_TRANSLATE_NOOP("EngineWords", "the drill ended")},
    {QT_TRANSLATE_NOOP("EngineWords", "gang %1 was taken away by a later plan")},
    {QT_TRANSLATE_NOOP("EngineWords", "region %1, where gang %2 lands, was lost")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "a site or host of region %1, where gang %2 lands, was lost")},
    {QT_TRANSLATE_NOOP("EngineWords", "gang %1 was not prepared before its deadline")},
    {QT_TRANSLATE_NOOP("EngineWords", "the live source of gang %1 was lost before it handed over")},
    {QT_TRANSLATE_NOOP("EngineWords", "worker %1 rejected: %2"), 0, places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "modelled rejection of %1")},
    {QT_TRANSLATE_NOOP("EngineWords", "not everybody prepared before the deadline")},
    {QT_TRANSLATE_NOOP("EngineWords", "shard %1 refused (%2): %3"), places({3})},
    {QT_TRANSLATE_NOOP("EngineWords", "its region %1 is unavailable")},
    {QT_TRANSLATE_NOOP("EngineWords", "it takes part in the undecided cut \"%1\"")},
    {QT_TRANSLATE_NOOP("EngineWords", "its hitch was over before the decision")},
    {QT_TRANSLATE_NOOP("EngineWords", "its members were told at checkpoint %1")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "the gang was rejected, taken back, or not prepared in time")},
};

}  // namespace

std::span<const EnginePattern> reasonsPatterns()
{
    return patterns;
}
