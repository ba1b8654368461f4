// A recovery group with members in two regions, both lost: one gang, prepared and decided by its
// cut and by nothing else. Every refused event is checked to leave the state hash as it was.
#include <algorithm>
#include <functional>

#include <gmock/gmock.h>

#include "engine/planner/gang.h"
#include "tests/unit/cut_drill.h"

namespace estate {
namespace {

using namespace estate::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(CutWork, aGroupOfTwoRegionsIsOneGangThatOnlyItsCutCarries)
{
    CutDrill drill;
    const Digest planId = drill.lose();
    ASSERT_EQ(drill.state().gangs().size(), 1u);
    EXPECT_TRUE(needsManifest(drill.state(), planId));
    const Gang gang = drill.gangOf(planId);
    EXPECT_EQ(gang.kind, GangKind::failover);
    ASSERT_EQ(gang.members.size(), 2u);
    EXPECT_NE(gang.members[0].source, gang.members[1].source);
    for (const Event& direct : {Event(GangPrepared{planId, gangTasksDigest(drill.state(), planId)}),
                                Event(GangCommitted{planId})}) {
        const Error error = drill.refused(direct);
        EXPECT_EQ(error.code, ErrorCode::contradiction);
        EXPECT_THAT(error.message, HasSubstr("cut-declared, cut-prepared, cut-decided"));
    }
    // Nor does a cut that nobody declared.
    const std::string operation = planId.hex();
    for (const Event& undeclared :
         {Event(CutPrepared{operation, 1, {}, {{"c", 10, 1}}}), Event(CutResumed{operation, 2}),
          Event(drill.decision(planId, CutDecision::commit)), Event(CutEnded{operation})})
        EXPECT_EQ(drill.refused(undeclared).code, ErrorCode::unknownId);
}

TEST(CutWork, itsParticipantsAreTheShardsThatTakeItsMembers)
{
    CutDrill drill;
    const Digest planId = drill.lose();
    drill.expect(CheckpointTaken{firstCheckpoint});
    // c is region 2, whose offset is 10: places 0 and 1 are shards 10 and 11. Ordinals: w, v1, v2.
    const CutDeclared declared = gangCut(drill.state(), planId);
    EXPECT_EQ(declared.operation, planId.hex());
    EXPECT_EQ(declared.kind, CutKind::failover);
    EXPECT_EQ(declared.checkpoint, firstCheckpoint);
    EXPECT_EQ(declared.selection, CutSelection{});
    EXPECT_THAT(
        declared.participants,
        ElementsAre(
            DeclaredParticipant{"c", 10, 1, selectorDigest(std::vector<OrdinalRange>{{1, 1}})},
            DeclaredParticipant{"c", 11, 1, selectorDigest(std::vector<OrdinalRange>{{2, 1}})}));
}

TEST(CutWork, commitsWhenAllPreparedAndEverySourceIsFenced)
{
    CutDrill drill;
    const Digest planId = drill.declared();
    const Event commit = drill.decision(planId, CutDecision::commit);
    EXPECT_THAT(drill.refused(commit).message, HasSubstr("0 of 2 participants prepared"));
    EXPECT_EQ(drill.refused(SourceFenced{planId}).code, ErrorCode::contradiction);
    drill.expect(drill.preparedBy(planId, 11));
    drill.expectRepeat(drill.preparedBy(planId, 11));
    EXPECT_EQ(drill.gangOf(planId).phase, GangPhase::preparing) << "one is missing";
    drill.expect(drill.preparedBy(planId, 10));
    EXPECT_EQ(drill.gangOf(planId).phase, GangPhase::prepared);
    EXPECT_THAT(drill.refused(commit).message, HasSubstr("not prepared and fenced yet"));
    EXPECT_EQ(drill.cutOf(planId).phase(), CutPhase::preparing) << "the refusal is of both";

    const auto fenceEpoch = [&](const char* region) {
        return drill.state().region(regionNamed(drill.state(), region)).fenceEpoch;
    };
    const std::uint64_t before = fenceEpoch("a") + fenceEpoch("b");
    drill.expect(SourceFenced{planId});
    EXPECT_EQ(fenceEpoch("a") + fenceEpoch("b"), before + 2);
    EXPECT_EQ(drill.refused(CutEnded{planId.hex()}).code, ErrorCode::contradiction);
    drill.expect(commit);
    EXPECT_EQ(drill.cutOf(planId).phase(), CutPhase::committed);
    EXPECT_EQ(drill.state().gangEnd(planId), GangEnd::committed);
    for (const char* volume : {"v1", "v2"})
        EXPECT_EQ(drill.state().sourceOf(volumeNamed(drill.state(), volume)),
                  regionNamed(drill.state(), "c"));
    drill.expect(CutEnded{planId.hex()});
    EXPECT_TRUE(drill.cutOf(planId).ended());
    drill.expectConsistent();

    for (const Event& again :
         {commit, Event(drill.preparedBy(planId, 10)), Event(CutEnded{planId.hex()})})
        drill.expectRepeat(again);
    EXPECT_EQ(drill.refused(drill.decision(planId, CutDecision::abort)).code,
              ErrorCode::contradiction);
    EXPECT_EQ(drill.refused(GangRejected{planId, "no", "c1-h"}).code, ErrorCode::contradiction);
    EXPECT_EQ(drill.refused(CutResumed{planId.hex(), 2}).code, ErrorCode::contradiction);
}

struct Refusal {
    const char* name;
    std::function<void(CutDeclared&)> change;
    ErrorCode code;
};

TEST(CutWork, aManifestThatIsNotTheGangsIsRefusedWithItsOwnCode)
{
    CutDrill drill;
    const Digest planId = drill.lose();
    EXPECT_EQ(drill.refused(gangCut(drill.state(), planId)).code, ErrorCode::wrongCheckpoint)
        << "none was taken";
    drill.expect(CheckpointTaken{firstCheckpoint});
    const std::vector<Refusal> refusals = {
        {"count", [](auto& c) { c.participants[0].members = 2; }, ErrorCode::wrongMemberCount},
        {"selector", [](auto& c) { c.participants[1].selector.bytes[0] ^= 1; },
         ErrorCode::wrongSelector},
        {"missing", [](auto& c) { c.participants.pop_back(); }, ErrorCode::incompleteManifest},
        {"extra",
         [](auto& c) {
             c.participants.push_back({"c", 12, 1, {}});
         },
         ErrorCode::unknownShard},
        {"where they were", [](auto& c) { c.participants[0].region = "a"; },
         ErrorCode::incompleteManifest},
        {"nobody", [](auto& c) { c.participants.clear(); }, ErrorCode::emptyManifest},
        {"twice", [](auto& c) { c.participants.push_back(c.participants[0]); },
         ErrorCode::duplicateParticipant},
        {"empty", [](auto& c) { c.participants[0].members = 0; }, ErrorCode::emptyParticipant},
        {"shard 16", [](auto& c) { c.participants[0].shard = 16; }, ErrorCode::unknownShard},
        {"no region", [](auto& c) { c.participants[0].region = "z"; }, ErrorCode::unknownId},
        {"kind", [](auto& c) { c.kind = CutKind::snapshot; }, ErrorCode::contradiction},
        {"selection", [](auto& c) { c.selection.volumes = {"v1"}; }, ErrorCode::badInput},
        {"too many seeds", [](auto& c) { c.selection.volumes.assign(16'385, "v1"); },
         ErrorCode::badInput},
        {"epoch", [](auto& c) { c.checkpoint.epoch = 2; }, ErrorCode::wrongCheckpoint},
        {"root", [](auto& c) { c.checkpoint.root = sha256("other"); }, ErrorCode::wrongCheckpoint},
        {"another plan", [](auto& c) { c.operation = sha256("plan").hex(); }, ErrorCode::unknownId},
    };
    for (const Refusal& refusal : refusals) {
        SCOPED_TRACE(refusal.name);
        CutDeclared changed = gangCut(drill.state(), planId);
        refusal.change(changed);
        EXPECT_EQ(errorCodeName(drill.refused(changed).code), errorCodeName(refusal.code));
    }
    // In another order it is the same manifest.
    CutDeclared turned = gangCut(drill.state(), planId);
    std::reverse(turned.participants.begin(), turned.participants.end());
    drill.expect(turned);
    drill.expectRepeat(gangCut(drill.state(), planId));
    CutDeclared other = turned;
    other.participants.pop_back();
    EXPECT_EQ(drill.refused(other).code, ErrorCode::duplicateId);
}

TEST(CutWork, tokensOfOthersAreRefusedAllOfThemTogether)
{
    CutDrill drill;
    const Digest planId = drill.declared();
    const std::string operation = planId.hex();
    const auto refused = [&](std::uint64_t round, const CheckpointRef& at,
                             std::vector<PreparedShard> shards) {
        return errorCodeName(drill.refused(CutPrepared{operation, round, at, shards}).code);
    };
    EXPECT_EQ(refused(1, firstCheckpoint, {}), "bad-input");
    EXPECT_EQ(refused(1, firstCheckpoint, {{"c", 10, 1}, {"c", 12, 1}}), "unknown-shard");
    EXPECT_EQ(refused(1, firstCheckpoint, {{"c", 10, 1}, {"c", 16, 1}}), "unknown-shard");
    EXPECT_EQ(refused(1, firstCheckpoint, {{"c", 10, 1}, {"z", 11, 1}}), "unknown-id");
    EXPECT_EQ(refused(2, firstCheckpoint, {{"c", 10, 1}}), "out-of-order");
    EXPECT_EQ(refused(1, {1, sha256("other")}, {{"c", 10, 1}}), "wrong-checkpoint");
    EXPECT_EQ(refused(1, {2, firstCheckpoint.root}, {{"c", 10, 1}}), "wrong-checkpoint");
    EXPECT_EQ(refused(1, firstCheckpoint, {{"c", 10, 1}, {"c", 10, 2}}), "contradiction");
    EXPECT_EQ(drill.cutOf(planId).preparedCount(), 0u);
    drill.expect(drill.preparedBy(planId, 10));
    EXPECT_EQ(refused(1, firstCheckpoint, {{"c", 10, 41}}), "contradiction");
}

TEST(CutWork, checkpointsFollowEachOther)
{
    CutDrill drill;
    EXPECT_EQ(drill.refused(CheckpointTaken{{2, sha256("2")}}).code, ErrorCode::outOfOrder);
    EXPECT_EQ(drill.refused(CheckpointTaken{{0, Digest{}}}).code, ErrorCode::outOfOrder);
    drill.expect(CheckpointTaken{firstCheckpoint});
    drill.expectRepeat(CheckpointTaken{firstCheckpoint});
    EXPECT_EQ(drill.refused(CheckpointTaken{{1, sha256("2")}}).code, ErrorCode::contradiction);
    drill.expect(CheckpointTaken{{2, sha256("2")}});
    EXPECT_EQ(drill.refused(CheckpointTaken{firstCheckpoint}).code, ErrorCode::outOfOrder);
}

TEST(CutWork, anAbortTakesItsGangBackAndTheNextPassPlansAnother)
{
    CutDrill drill;
    const Digest planId = drill.declared();
    drill.expect(drill.preparedBy(planId, 10));
    drill.expect(drill.decision(planId, CutDecision::abort));
    EXPECT_EQ(drill.cutOf(planId).reason(), "taken back");
    EXPECT_EQ(drill.state().gangEnd(planId), GangEnd::aborted);
    EXPECT_EQ(drill.usedInC(), drill.usedBefore);
    drill.expectConsistent();
    drill.expectRepeat(drill.preparedBy(planId, 11));  // it came too late
    drill.expectRepeat(drill.decision(planId, CutDecision::abort));
    EXPECT_EQ(drill.refused(drill.decision(planId, CutDecision::commit)).code,
              ErrorCode::contradiction);
    drill.expect(CutEnded{planId.hex()});
    const Digest second = drill.planned();
    EXPECT_NE(second, planId);
    drill.expect(gangCut(drill.state(), second));
}

TEST(CutWork, aCutOfAGangThatEndedOrNeedsNoneIsRefused)
{
    CutDrill drill;
    const Digest early = drill.lose();
    const CutDeclared lateCut = gangCut(drill.state(), early);
    drill.expect(GangRejected{early, "no", "c1-h"});
    drill.expect(CheckpointTaken{firstCheckpoint});
    CutDeclared late = lateCut;
    late.checkpoint = firstCheckpoint;
    EXPECT_EQ(drill.refused(late).code, ErrorCode::contradiction);

    CutDrill small;
    small.expect(RequestResize{"more", "w", Bytes(11 * terabyte), Iops(1'000)});
    small.plan();
    const Digest planId = small.state().gangs().begin()->first;
    EXPECT_FALSE(needsManifest(small.state(), planId));
    small.expect(CheckpointTaken{firstCheckpoint});
    EXPECT_THAT(small.refused(gangCut(small.state(), planId)).message,
                HasSubstr("without a manifest"));
}

TEST(CutWork, aCutThatIsNoGangsLeavesTheEstateAlone)
{
    CutDrill drill;
    drill.expect(CheckpointTaken{firstCheckpoint});
    const CutDeclared plain{"nightly",
                            CutKind::snapshot,
                            firstCheckpoint,
                            {{"a", 0, 1, sha256("s")}},
                            {{"v1"}, {}, false, false, false}};
    drill.expect(plain);
    EXPECT_FALSE(isGangCut(drill.state(), "nightly"));
    drill.expect(CutPrepared{"nightly", 1, firstCheckpoint, {{"a", 0, 5}}});
    drill.expect(CutDecided{"nightly", CutDecision::commit, ""});
    drill.expect(CutEnded{"nightly"});
    EXPECT_TRUE(drill.state().gangs().empty());
    CutDeclared again = plain;
    again.selection.overDatabases = true;
    EXPECT_EQ(drill.refused(again).code, ErrorCode::duplicateId);
    drill.expectRepeat(plain);
}

TEST(CutWork, whatEndsTheGangEndsItsCut)
{
    struct Way {
        const char* name;
        std::function<void(CutDrill&, const Digest&)> end;
    };
    const std::vector<Way> ways = {
        {"decided",
         [](CutDrill& d, const Digest& p) { d.expect(d.decision(p, CutDecision::abort)); }},
        {"rejected",
         [](CutDrill& d, const Digest& p) {
             d.expect(GangRejected{p, "no", "c1-h"});
         }},
        {"deadline",
         [](CutDrill& d, const Digest& p) {
             EXPECT_EQ(d.refused(PrepareDeadlinePassed{p}).code, ErrorCode::outOfOrder);
             d.expect(PrepareDeadlinePassed{p}, prepareTimeout);
         }},
        {"sources served again",
         [](CutDrill& d, const Digest&) {
             d.expect(ChangeRegion{"a", RegionChange::online});
             d.expect(ChangeRegion{"b", RegionChange::online});
             d.plan();
         }},
        {"ground lost",
         [](CutDrill& d, const Digest& p) {
             d.expect(ChangeRegion{"c", RegionChange::offline});
             EXPECT_EQ(d.cutOf(p).phase(), CutPhase::preparing) << "the next pass takes it back";
             const PlanResult plan = d.plan();
             EXPECT_THAT(plan.abortedGangs, ElementsAre(p));
         }},
    };
    for (const Way& way : ways)
        for (const std::uint32_t tokens : {0u, 1u}) {
            SCOPED_TRACE(std::string(way.name) + " after " + std::to_string(tokens) + " tokens");
            CutDrill drill;
            const Digest planId = drill.declared();
            if (tokens == 1)
                drill.expect(drill.preparedBy(planId, 10));
            way.end(drill, planId);
            EXPECT_EQ(drill.cutOf(planId).phase(), CutPhase::aborted);
            EXPECT_FALSE(drill.cutOf(planId).reason().empty());
            EXPECT_EQ(drill.state().gangEnd(planId), GangEnd::aborted);
            EXPECT_EQ(drill.usedInC(), drill.usedBefore) << "nothing stays reserved";
            drill.expectConsistent();
            drill.expect(CutEnded{planId.hex()});
        }
}

TEST(CutWork, onLostGroundNothingIsFencedOrCommitted)
{
    CutDrill drill;
    const Digest planId = drill.declared();
    drill.expect(gangCutPrepared(drill.state(), planId));
    drill.expect(SourceFenced{planId});
    drill.expect(ChangeHost{"c1-h", false});
    EXPECT_THAT(drill.refused(drill.decision(planId, CutDecision::commit)).message,
                HasSubstr("was lost"));
    EXPECT_EQ(drill.cutOf(planId).phase(), CutPhase::preparing);
    drill.plan();
    EXPECT_EQ(drill.cutOf(planId).phase(), CutPhase::aborted);
    drill.expectConsistent();
}

TEST(CutWork, aNewRoundNeedsEveryTokenAgainAlsoOfWhatIsFenced)
{
    CutDrill drill;
    const Digest planId = drill.declared();
    drill.expect(gangCutPrepared(drill.state(), planId));
    drill.expect(SourceFenced{planId});
    EXPECT_EQ(drill.refused(CutResumed{planId.hex(), 3}).code, ErrorCode::outOfOrder);
    drill.expect(CutResumed{planId.hex(), 2});
    drill.expectRepeat(CutResumed{planId.hex(), 2});
    EXPECT_EQ(drill.gangOf(planId).phase, GangPhase::fenced) << "a fence is not taken back";
    EXPECT_EQ(drill.refused(drill.decision(planId, CutDecision::commit)).code,
              ErrorCode::contradiction);
    drill.expectRepeat(drill.preparedBy(planId, 10, 1));
    drill.expect(drill.preparedBy(planId, 10, 2));
    drill.expect(drill.preparedBy(planId, 11, 2));
    drill.expect(drill.decision(planId, CutDecision::commit));
    drill.expectConsistent();
}

}  // namespace
}  // namespace estate
