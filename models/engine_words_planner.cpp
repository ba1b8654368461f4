// Sentences of the planner and of the estate that it plans.
#include <QtGlobal>

#include "models/engine_patterns.h"

namespace {

constexpr EnginePattern patterns[] = {
    {QT_TRANSLATE_NOOP("EngineWords", "Name at least one region whose volumes go home.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Region %1 is not available; volumes go home once it is online again.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The failure set is empty; name at least one region, site or host to "
                       "lose.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The simulated time lies before the state it is asked of; give a later "
                       "one.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The simulated time lies more than 31 days after the state. Give an "
                       "earlier one; if the state was left alone that long, confirm the clock "
                       "first.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "A loss lies after the moment that is planned from; give an earlier one.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The second loss lies more than 31 days after the first; give less.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The sweep's time lies before the state it is asked of; give a later "
                       "one.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The sweep's time lies more than 31 days after the state. Give an "
                       "earlier one.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Recovery group \"%1\" has no volume to explain.")},
    {QT_TRANSLATE_NOOP("EngineWords", "There is no undecided gang %1 and none that was decided.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Gang %1 may still prepare; its deadline has not passed.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Gang %1: its source may still write until its lease and skew have "
                       "passed.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Gang %1 %2"), places({2})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "lands where a region, site or host was lost. Plan again: it is taken "
                       "back and planned anew.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "spans regions or is wider than one event: its cut prepares and decides "
                       "it (cut-declared, cut-prepared, cut-decided).")},
    {QT_TRANSLATE_NOOP("EngineWords", "was aborted; it can't be prepared any more.")},
    {QT_TRANSLATE_NOOP("EngineWords", "was prepared with other tasks than planned.")},
    {QT_TRANSLATE_NOOP("EngineWords", "was aborted; there is nothing to fence.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "is not a prepared failover; its source is fenced only then.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "takes volumes home from a live source, and that was lost. Plan again: "
                       "what is lost fails over.")},
    {QT_TRANSLATE_NOOP("EngineWords", "was aborted; it can't be committed any more.")},
    {QT_TRANSLATE_NOOP("EngineWords", "is not prepared and fenced yet; commit comes after both.")},
    {QT_TRANSLATE_NOOP("EngineWords", "is not prepared yet; commit comes after that.")},
    {QT_TRANSLATE_NOOP("EngineWords", "was committed; abort is not possible any more.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "has fenced a source that is online: that may not serve any more, so "
                       "the gang can only be committed.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The watermark lies ahead of the input.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The estate is open already.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Event %1 does not follow event %2; indexes advance by exactly 1.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The event's time lies beyond the year 2116.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The event's time lies before the last event's; event time never goes "
                       "back.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The event's time jumps more than 31 days ahead. Check the clock that "
                       "gave it; if it is right and the log was left alone that long, confirm "
                       "the clock first.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The confirmed time lies more than ten years after the last event; "
                       "check it again.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The first event, and no other, opens the estate.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Volume \"%1\" has two replicas in %2, or one in its home region.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Region %1 has no room for the replica of \"%2\".")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "'%1' is not a time. Write it in UTC, as in 2026-01-01T06:30:00Z or "
                       "\"2026-01-01 06:30:00 UTC\".")},
    {QT_TRANSLATE_NOOP("EngineWords", "'%1' is not a duration. Write it as in 90s, 15m or 2h.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "A projection at 1:0 has no meaning: the denominator says how many "
                       "concrete things one representative stands for. Give a denominator from "
                       "1 to %1; 1000 is the usual one.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "A projection at 1:%1 is coarser than the estate's largest population, "
                       "%2 relationship edges. Give a denominator from 1 to %3; 1000 is the "
                       "usual one.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Profile, line %1: %2"), places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 takes a whole number from %2 to %3.")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 takes three whole numbers a / b / c from %2 to %3.")},
    {QT_TRANSLATE_NOOP("EngineWords", "a setting is \"name = value\".")},
    {QT_TRANSLATE_NOOP("EngineWords", "there is no graph \"%1\"; near: %2.")},
    {QT_TRANSLATE_NOOP("EngineWords", "there is no setting \"%1\"; near: %2.")},
    {QT_TRANSLATE_NOOP("EngineWords", "There is no graph profile '%1'; near: %2.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "'%1' has no size behind its colon: write a whole number from 0 to %2, "
                       "as in %3:5000.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Profile: the shares of tiers or isolation classes exceed the whole.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Profile: secondReplicaLag exceeds the critical rpoOperations; an RPO "
                       "must cover its replica's lag.")},
    {QT_TRANSLATE_NOOP("EngineWords", "An id is empty: give it at least one character.")},
    {QT_TRANSLATE_NOOP("EngineWords", "An id of %1 bytes is too long: use at most %2.")},
    {QT_TRANSLATE_NOOP("EngineWords", "An id is not UTF-8 text at byte %1: write it in UTF-8.")},
    {QT_TRANSLATE_NOOP("EngineWords", "An id has a control character at byte %1: remove it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 \"%2\" is given twice."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 \"%2\" exists already."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "Path \"%1\" joins two regions that another path joins.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Path \"%1\" joins other regions; a path keeps its two regions.")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 \"%2\" names %3 that does not exist."), places({1, 3})},
    {QT_TRANSLATE_NOOP("EngineWords", "a site")},
    {QT_TRANSLATE_NOOP("EngineWords", "a presence (ascending regions)")},
    {QT_TRANSLATE_NOOP("EngineWords", "an entity")},
    {QT_TRANSLATE_NOOP("EngineWords", "an application")},
    {QT_TRANSLATE_NOOP("EngineWords", "an application or a home region")},
    {QT_TRANSLATE_NOOP("EngineWords", "a recovery group of its application")},
    {QT_TRANSLATE_NOOP("EngineWords", "two regions")},
    {QT_TRANSLATE_NOOP("EngineWords", "a cluster")},
    {QT_TRANSLATE_NOOP("EngineWords", "a volume (ascending)")},
    {QT_TRANSLATE_NOOP("EngineWords", "a consumer (ascending)")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 \"%2\" has zero %3; give at least one."), places({1, 3})},
    {QT_TRANSLATE_NOOP("EngineWords", "capacity, lanes, lane IOPS or restore rate")},
    {QT_TRANSLATE_NOOP("EngineWords", "bytes, IOPS, copies or recovery IOPS")},
    {QT_TRANSLATE_NOOP("EngineWords", "demux rate")},
    {QT_TRANSLATE_NOOP("EngineWords", "copy bandwidth though it copies")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 \"%2\" has a time of more than ten years; that is "
                                      "beyond event time."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The estate has %1 lanes; at most %2 fit. Use fewer lanes a host or a "
                       "larger denominator.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Application \"%1\" has its home outside its entity's regions.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Volume \"%1\" has an RTO of zero; give it time to recover.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Database \"%1\" names a cluster that is not of a database kind.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Database \"%1\" has no volume; give at least one.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Database \"%1\" lies on volume \"%2\", which is not its cluster's.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Consistency group \"%1\" needs at least two volumes.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The fonts of reports can't be loaded; this program was built without "
                       "them.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The PDF could not be begun: nothing can be written.")},
};

}  // namespace

std::span<const EnginePattern> plannerPatterns()
{
    return patterns;
}
