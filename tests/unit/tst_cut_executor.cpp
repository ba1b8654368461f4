// What carries gangs that go through a manifest: tasks that are bounded by its shards, and the
// modelled executor's answers from start to end; also of a snapshot wider than one event may list.
#include <algorithm>
#include <set>

#include <gmock/gmock.h>

#include "engine/estate/configuration_event.h"
#include "engine/estate/shard.h"
#include "engine/planner/executor_model.h"
#include "engine/planner/gang.h"
#include "engine/wire/effects_wire.h"
#include "engine/wire/event_wire.h"
#include "tests/unit/cut_drill.h"

namespace estate {
namespace {

using namespace estate::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// Names of the events that end the gang as the model says, in order.
std::vector<std::string> answers(Drill& drill, const Digest& planId, const ExecutorModel& model)
{
    std::vector<std::string> names;
    while (drill.state().gangs().contains(planId) && names.size() < 20) {
        const ExecutorAnswer answer = nextAnswer(drill.state(), planId, model);
        names.emplace_back(eventName(answer.event));
        const Timestamp now = drill.scheduler.lastTimestamp();
        const Duration wait = answer.notBefore > now ? answer.notBefore.since(now) : seconds(1);
        EXPECT_FALSE(drill.expect(answer.event, wait).repeated) << names.back();
    }
    return names;
}

std::vector<std::string> lines(const std::vector<Task>& tasks)
{
    std::vector<std::string> all;
    for (const Task& task : tasks) {
        std::string line = task.worker + " " + task.id + " after";
        for (const std::string& before : task.dependsOn)
            line += " " + before;
        all.push_back(line);
    }
    return all;
}

TEST(CutExecutor, aGangOfTwoRegionsHasATaskAShardAndAFenceASource)
{
    CutDrill drill;
    const Digest planId = drill.lose();
    const std::string await = "await-prepared:" + planId.hex();
    EXPECT_THAT(
        lines(gangTasks(drill.state(), planId)),
        ElementsAre("controller:c prepare-route:c/10 after",
                    "controller:c prepare-route:c/11 after",
                    "controller:c " + await + " after prepare-route:c/10 prepare-route:c/11",
                    "controller:c fence-source:a after " + await,
                    "controller:c fence-source:b after " + await,
                    "controller:c activate:c/10 after fence-source:a fence-source:b",
                    "controller:c activate:c/11 after fence-source:a fence-source:b",
                    "controller:c publish-manifest:" + planId.hex() +
                        " after activate:c/10 activate:c/11"));
}

TEST(CutExecutor, answersFromTheDeclarationToTheCommit)
{
    CutDrill drill;
    const Digest planId = drill.lose();
    drill.expect(CheckpointTaken{firstCheckpoint});
    EXPECT_THAT(answers(drill, planId, {}),
                ElementsAre("cut-declared", "cut-prepared", "source-fenced", "cut-decided"));
    EXPECT_EQ(drill.state().gangEnd(planId), GangEnd::committed);
    EXPECT_EQ(drill.cutOf(planId).phase(), CutPhase::committed);
    drill.expectConsistent();
}

TEST(CutExecutor, aNoOrASilenceAbortsAfterTheDeclaration)
{
    for (const bool silent : {false, true}) {
        CutDrill drill;
        const Digest planId = drill.lose();
        drill.expect(CheckpointTaken{firstCheckpoint});
        ExecutorModel model;
        (silent ? model.silent : model.rejecting) = {"controller:c"};
        EXPECT_THAT(
            answers(drill, planId, model),
            ElementsAre("cut-declared", silent ? "prepare-deadline-passed" : "gang-rejected"));
        EXPECT_EQ(drill.cutOf(planId).phase(), CutPhase::aborted);
        EXPECT_EQ(drill.usedInC(), drill.usedBefore);
        drill.expectConsistent();
    }
}

TEST(CutExecutor, whoPreparedOncePreparesInEveryLaterRound)
{
    for (const bool fenced : {false, true}) {
        CutDrill drill;
        const Digest planId = drill.declared();
        drill.expect(gangCutPrepared(drill.state(), planId));
        if (fenced)
            drill.expect(SourceFenced{planId});
        drill.expect(CutResumed{planId.hex(), 2});
        // A no now would be refused where a live source is fenced already, and so for ever.
        const std::vector<std::string> story = answers(drill, planId, {{"controller:c"}, {}});
        EXPECT_EQ(story.front(), "cut-prepared");
        EXPECT_EQ(story.size(), fenced ? 2u : 3u);
        EXPECT_EQ(drill.state().gangEnd(planId), GangEnd::committed);
    }
}

// Two applications, 16,384 volumes in a and 500 in b, whose consistency groups overlap in the last
// volume of the first.
class WideDrill : public Drill {
public:
    static constexpr std::size_t width = eventListMax + 500;

    WideDrill() : Drill(AdmissionMode::gang)
    {
        putRegion(*this, "a");
        putRegion(*this, "b");
        expect(PutEntity{"e", 1, {"a", "b"}});
        PutConsistencyGroup first{"first", 1, {}};
        PutConsistencyGroup second{"second", 1, {"v16383"}};
        std::vector<VolumeDescription> volumes;
        for (std::size_t i = 0; i < eventListMax; ++i) {
            first.volumes.push_back("v" + std::to_string(i));
            volumes.push_back(small(first.volumes.back(), "a"));
        }
        expect(usualApplication("large", "a", std::move(volumes)));
        volumes.clear();
        for (std::size_t i = 0; i < width - eventListMax; ++i) {
            second.volumes.push_back("w" + std::to_string(i));
            volumes.push_back(small(second.volumes.back(), "b"));
        }
        expect(usualApplication("small", "b", std::move(volumes)));
        expect(first);
        expect(second);
        plan();
        commitAll();
        RequestSnapshot request;
        request.id = "wide";
        request.volumes = {"v7"};
        request.closure = true;
        request.scope = SnapshotScope::crossRegion;
        request.deadline = scheduler.lastTimestamp() + seconds(10'000);
        request.hitchMax = seconds(5);
        request.operationIops = Iops(1);
        expect(request);
        used = usedIops();
        expect(CheckpointTaken{firstCheckpoint});
    }
    static VolumeDescription small(const std::string& id, const std::string& home)
    {
        VolumeDescription volume = usualVolume(id, home);
        volume.bytes = Bytes(gigabyte);
        volume.steadyIops = volume.minimumRecoveryIops = Iops(1);
        volume.copies = 1;
        return volume;
    }
    [[nodiscard]] Iops usedIops() const
    {
        return state().region(RegionIndex(0)).totals.usedIops +
               state().region(RegionIndex(1)).totals.usedIops;
    }

    Iops used;
};

TEST(CutExecutor, aSnapshotWiderThanAnEventIsOneCutOfBoundedParticipants)
{
    WideDrill drill;
    const Effects effects = drill.expect(PlanAtWatermark{drill.scheduler.lastIndex()});
    ASSERT_EQ(effects.plan->snapshots.size(), 1u);
    const SnapshotDecision& snapshot = effects.plan->snapshots.front();
    ASSERT_EQ(snapshot.members.size(), 16'884u);
    const Digest planId = snapshot.planId;
    ASSERT_TRUE(needsManifest(drill.state(), planId));
    EXPECT_EQ(drill.usedIops(), drill.used + Iops(16'884));
    const auto encoded = encodeEffects(drill.state(), effects);
    ASSERT_TRUE(encoded.has_value()) << encoded.error().message;
    EXPECT_EQ(decodeEffects(drill.state(), *encoded).value(), effects);

    const Error direct =
        drill.refused(GangPrepared{planId, gangTasksDigest(drill.state(), planId)});
    EXPECT_THAT(direct.message, HasSubstr("wider than one event"));

    // Thirty-two shards: a member count each, and a task of each kind each.
    const CutDeclared cut = gangCut(drill.state(), planId);
    EXPECT_EQ(cut.kind, CutKind::snapshot);
    ASSERT_EQ(cut.participants.size(), 32u);
    std::uint64_t members = 0;
    for (const DeclaredParticipant& participant : cut.participants) {
        const std::uint64_t all = participant.region == "a" ? eventListMax : 500;
        EXPECT_TRUE(participant.members == all / 16 || participant.members == all / 16 + 1)
            << participant.members;
        members += participant.members;
    }
    EXPECT_EQ(members, 16'884u);
    EXPECT_LT(encodeEvent(cut).value().size(), 4'096u);
    const std::vector<Task> tasks = gangTasks(drill.state(), planId);
    ASSERT_EQ(tasks.size(), 66u);
    EXPECT_EQ(tasks[0].id, "quiesce:a/00");
    EXPECT_EQ(tasks[31].id, "quiesce:b/15");
    EXPECT_EQ(tasks[31].worker, "controller:b");
    EXPECT_EQ(tasks[32].id, "await-quiesced:wide");
    EXPECT_EQ(tasks[32].dependsOn.size(), 32u);
    EXPECT_EQ(tasks[33].id, "capture-cut:a/00");
    EXPECT_THAT(tasks[64].dependsOn, ElementsAre("await-quiesced:wide"));
    EXPECT_EQ(tasks[65].id, "publish-manifest:wide");
    EXPECT_EQ(tasks[65].dependsOn.size(), 32u);

    EXPECT_THAT(answers(drill, planId, {}),
                ElementsAre("cut-declared", "cut-prepared", "cut-decided"));
    EXPECT_EQ(drill.usedIops(), drill.used);
    EXPECT_THAT(drill.state().requests(), IsEmpty());
    EXPECT_EQ(drill.state().gangEnd(planId), GangEnd::committed);
    drill.expectConsistent();
}

TEST(CutExecutor, aWideSnapshotThatIsAbortedGivesEverythingBackAndIsPlannedAgain)
{
    WideDrill drill;
    const Digest planId = drill.plan().snapshots.front().planId;
    EXPECT_THAT(answers(drill, planId, {{"controller:b"}, {}}),
                ElementsAre("cut-declared", "gang-rejected"));
    EXPECT_EQ(drill.usedIops(), drill.used);
    drill.expectConsistent();
    const Digest again = drill.plan().snapshots.front().planId;
    EXPECT_NE(again, planId);
    EXPECT_THAT(answers(drill, again, {}),
                ElementsAre("cut-declared", "cut-prepared", "cut-decided"));
    EXPECT_THAT(drill.state().requests(), IsEmpty());
}

}  // namespace
}  // namespace estate
