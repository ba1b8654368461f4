// Sentences about cuts, the directory and what regions publish.
#include <QtGlobal>

#include "models/engine_patterns.h"

namespace {

constexpr EnginePattern patterns[] = {
    {QT_TRANSLATE_NOOP("EngineWords", "No cut \"%1\" was declared in this journal.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Volume \"%1\" lives in region \"%2\", away from its home \"%3\". A cut "
                       "by hand takes members at home: let it go home first.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Region \"%1\" is unavailable, and members of the cut live there. "
                       "Nobody could prepare them.")},
    {QT_TRANSLATE_NOOP("EngineWords", "A %1 is planned, and its cut goes with its proposal. Only "
                                      "a snapshot's cut is declared by hand."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "snapshot")},
    {QT_TRANSLATE_NOOP("EngineWords", "failover")},
    {QT_TRANSLATE_NOOP("EngineWords", "failback")},
    {QT_TRANSLATE_NOOP("EngineWords", "repair")},
    {QT_TRANSLATE_NOOP("EngineWords", "migration")},
    {QT_TRANSLATE_NOOP("EngineWords", "placement")},
    {QT_TRANSLATE_NOOP("EngineWords", "preparing")},
    {QT_TRANSLATE_NOOP("EngineWords", "catalog")},
    {QT_TRANSLATE_NOOP("EngineWords", "rules")},
    {QT_TRANSLATE_NOOP("EngineWords", "resize")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "A cut \"%1\" was declared before. Give this one an id that was never "
                       "used.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The cut \"%1\" is a gang's: it goes on with the proposal that carries "
                       "it out.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The cut \"%1\" is a gang's: abort the proposal that carries it out.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The cut \"%1\" is for the checkpoint of epoch %2 (%3), not for epoch "
                       "%4 (%5).")},
    {QT_TRANSLATE_NOOP("EngineWords", "The cut \"%1\" %2"), places({2})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "names no participant. Name the shards that its members live in.")},
    {QT_TRANSLATE_NOOP("EngineWords", "names %1, which the estate does not have."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "names %1 with zero members. Leave it out: it has no work."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "names %1 twice. Name it once."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "does not list its participants in ascending order.")},
    {QT_TRANSLATE_NOOP("EngineWords", "has more members than 64 bits count.")},
    {QT_TRANSLATE_NOOP("EngineWords", "leaves out %1, which holds members of it. Resolve the "
                                      "closure again."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "says %1 members for %2, which holds %3."), places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "has another selector digest for %1 than its members give. "
                                      "Resolve the closure again."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "names %1, which holds no member of it. Leave it out."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "shard %1 of region number %2")},
    {QT_TRANSLATE_NOOP("EngineWords", "is decided; no round of preparation follows.")},
    {QT_TRANSLATE_NOOP("EngineWords", "is in round %1; the next one is %2, not %3.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "has no participant %1; only those of its manifest prepare.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "is for checkpoint %1; a token of checkpoint %2 can't count.")},
    {QT_TRANSLATE_NOOP("EngineWords", "is in round %1; no token of round %2 was asked for.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "has another token of this participant in this round already.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "can't be decided for a reason of more than %1 bytes. Say it shorter.")},
    {QT_TRANSLATE_NOOP("EngineWords", "is %1; a journaled decision stands."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "has %1 of %2 participants prepared; it commits when all are.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "was held for %1 s, and its participants may have let go. Begin another "
                       "round.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "is not decided yet; it ends when everybody knows the decision.")},
    {QT_TRANSLATE_NOOP("EngineWords", "was not declared; its manifest comes first.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "names shard %1 of region \"%2\"; a region has 16, 0 to 15.")},
    {QT_TRANSLATE_NOOP("EngineWords", "is of a gang that was decided already.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "is of a gang that stays in one region and fits one event; it is "
                       "prepared and committed without a manifest.")},
    {QT_TRANSLATE_NOOP("EngineWords", "is a %1, but its gang is a %2."), places({1, 2})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "is a gang's, whose members the plan says; it selects nothing.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "selects more than %1 volumes or regions by id. Select whole regions "
                       "instead.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "was declared with another manifest. Give this one another id.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "names checkpoint %1 (%2); the last one is %3 (%4). Resolve the closure "
                       "there and declare it again.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "is named like a plan, and there is no gang of it. Give a cut that is "
                       "no gang's another id.")},
    {QT_TRANSLATE_NOOP("EngineWords", "was prepared by nobody: name the shards that prepared.")},
    {QT_TRANSLATE_NOOP("EngineWords", "has %1 participants; more than that can't have prepared.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Checkpoint %1 was taken with another root; a checkpoint never changes.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The last checkpoint is %1; the next one is %2, not %3.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "What belongs together reaches more than %1 records. Follow fewer kinds "
                       "of relationships, or allow more.")},
    {QT_TRANSLATE_NOOP("EngineWords", "A closure needs a volume to begin from.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Volume number %1 is not in the estate as the checkpoint has it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Shard number %1 has %2 members, but the cut names %3.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Shard number %1 has as many members as the cut names, but not the same "
                       "ones.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Nothing is selected. Name volumes, regions that have any, or "
                       "everything.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The members of a shard leave 64 bits.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The edge %1 has %2 at an end where its kind has none.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The edge %1 ends at %2, which the estate does not have.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The edge %1 puts %2 into region number %3, but it belongs to number %4.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The edge %1 has a count of zero, or one that leaves 64 bits.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Partition %1 of the relationship directory does not answer. Work that "
                       "needs none of its edges goes on; try this again when it is back.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The directory keeps no checkpoint of epoch %1. Take a new one and plan "
                       "again.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The checkpoint of epoch %1 has the root %2, not %3.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The log took checkpoint %1 with root %2; the directory is at %3 with "
                       "root %4. The log is of another directory.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The directory's history %1"), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "removes an edge of partition %1 at a high-water mark that does not "
                       "come.")},
    {QT_TRANSLATE_NOOP("EngineWords", "names a database or region that the estate does not have.")},
    {QT_TRANSLATE_NOOP("EngineWords", "has an edge of a database that is the projection's.")},
    {QT_TRANSLATE_NOOP("EngineWords", "leaves edges out.")},
    {QT_TRANSLATE_NOOP("EngineWords", "has an edge that belongs to nobody, or one that is gone.")},
    {QT_TRANSLATE_NOOP("EngineWords", "has an edge of a database or group that does not exist.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "has checkpoints that do not ascend, or are of more volumes.")},
    {QT_TRANSLATE_NOOP("EngineWords", "has a checkpoint beyond a partition's edges.")},
    {QT_TRANSLATE_NOOP("EngineWords", "is refused: %1"), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "gives a directory with the root %1 where it had %2.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The catalog is not of the federal estate at 1:%1.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The edge %1 is or was in the directory. An id is used once: take a new "
                       "one.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The edge %1 is not in the directory.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The edge %1 is not in the directory any more.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The estate has no region number %1.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The region's adjacency stands at epoch %1; epoch %2 is not a later "
                       "state of it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Generation %1 of \"%2\" %3"), places({3})},
    {QT_TRANSLATE_NOOP("EngineWords", "has the value of \"%1\". Put it there.")},
    {QT_TRANSLATE_NOOP("EngineWords", "does not exist; the first is 1.")},
    {QT_TRANSLATE_NOOP("EngineWords", "has an export of generation %1. Put it as that.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "is older than generation %1, which is known. Read it, then write the "
                       "next one.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "is known with other values. Read it, then write the next one.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "leaves generations out: %1 is stored and the next one is %2.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Revision %1 is beyond %2, the last of this store. Begin again from "
                       "revision 0.")},
};

}  // namespace

std::span<const EnginePattern> cutsPatterns()
{
    return patterns;
}
