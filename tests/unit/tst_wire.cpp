// Every event and every decision survives the way into bytes and back; damage is an error, never a
// guess.
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

#include <estate/v1/decisions.pb.h>
#include <estate/v1/journal.pb.h>
#include <google/protobuf/stubs/logging.h>
#include <gtest/gtest.h>

#include "engine/planner/preview.h"
#include "engine/wire/effects_wire.h"
#include "engine/wire/enumerators.h"
#include "engine/wire/event_wire.h"
#include "tests/unit/every_event.h"

using namespace estate;
using estate::test::everyEvent;

namespace {

const EstateState& fourRegionState()
{
    static const EstateState state = *openEstate(
        {EstateOrigin::fourRegion, 1'000, "", AdmissionMode::hybrid}, Timestamp{1'000'000'000});
    return state;
}

Effects someEffects()
{
    const EstateState& state = fourRegionState();
    auto preview = previewDisaster(state, {{"us-east-1"}, {}, {}}, state.now());
    EXPECT_TRUE(preview.has_value());
    Effects effects;
    effects.plan = preview->plan;
    effects.plan->abortedGangs = {sha256("gone")};
    return effects;
}

}  // namespace

TEST(EventWire, EveryEventSurvives)
{
    std::vector<bool> kinds(std::variant_size_v<Event>);
    for (const Event& event : everyEvent()) {
        const auto bytes = encodeEvent(event);
        ASSERT_TRUE(bytes.has_value()) << eventName(event);
        const auto back = decodeEvent(*bytes);
        ASSERT_TRUE(back.has_value()) << eventName(event) << ": " << back.error().message;
        EXPECT_EQ(*back, event) << eventName(event);
        EXPECT_EQ(encodeEvent(*back).value(), *bytes);
        kinds[event.index()] = true;
    }
    EXPECT_EQ(kinds, std::vector<bool>(std::variant_size_v<Event>, true));
}

TEST(EventWire, TheBytesOfAnEventNeverChange)
{
    // A change here means that old journals no longer verify.
    EXPECT_EQ(encodeEvent(ChangeRegion{"r017", RegionChange::offline}).value(),
              std::string("\x08\x01\x1a\x08\x0a\x04r017\x10\x02"));
    EXPECT_EQ(encodeEvent(PlanAtWatermark{7}).value(), std::string("\x08\x01\x22\x02\x08\x07"));
    // Field 34, the last: r001 in a list after the id.
    EXPECT_EQ(encodeEvent(RequestFailback{"b1", {"r001"}}).value(),
              std::string("\x08\x01\x92\x02\x0a\x0a\x02\x62\x31\x12\x04r001"));
}

TEST(EventWire, WhatOldJournalsLeaveOutMeansWhatItMeantThen)
{
    // Event 1 of a journal from before there were modes: origin federal, 1:1,000.
    const auto open = decodeEvent(std::string("\x08\x01\x12\x05\x08\x01\x10\xe8\x07"));
    ASSERT_TRUE(open.has_value()) << open.error().message;
    EXPECT_EQ(*open, Event(OpenEstate{{EstateOrigin::federal, 1'000, "", AdmissionMode::hybrid}}));
}

TEST(EventWire, TextThatIsNotUtf8IsRefusedBeforeItIsWritten)
{
    for (const std::string& text : {std::string("\xff"), std::string("\xc0\x80"),
                                    std::string("\xed\xa0\x80"), std::string("\xf4\x90\x80\x80"),
                                    std::string("a\xe2\x82"), std::string("\xf0\x8f\xbf\xbf")})
        EXPECT_EQ(encodeEvent(GangRejected{{}, text, ""}).error().code, ErrorCode::badInput);
    // Wherever it stands: in an id, in a list, in a list of a list.
    const std::string bad = "\xff";
    VolumeDescription badVolume;
    badVolume.recoveryGroup = bad;
    for (const Event& event : std::vector<Event>{
             PutRegion{"r1", bad, {}, {}}, PutEntity{"e1", 1, {"r1", bad}},
             PutApplication{"a1", "e1", "r1", {}, {}, {{{bad}, {}, {}}}, {}},
             PutApplication{"a1", "e1", "r1", {}, {}, {}, {badVolume}},
             PutPolicy{"p1", {}, {{{"r1"}, bad}}}, AssignPolicy{"p1", PolicyScope::entity, {bad}},
             ObserveBacklog{"v1", "r1", 1, {}, {}, {}, {}, {{bad, {}, {}, {}, {}, 0, {}}}, {}},
             RequestSnapshot{"n1", {bad}, {}, {}, {}, {}, {}, {}},
             ProposalOpened{{}, "", {{}, {bad}, {}}, {}, {}, {}, {}, 0, 0},
             ProposalOpened{{}, "", {}, {bad}, {}, {}, {}, 0, 0}, GangRejected{{}, "", bad}})
        EXPECT_EQ(encodeEvent(event).error().code, ErrorCode::badInput) << eventName(event);
    for (const std::string& text : {std::string("\u20ac\u00e9"), std::string("\U0001f512")})
        EXPECT_TRUE(encodeEvent(GangRejected{{}, text, ""}).has_value());
}

TEST(EventWire, AnEventThatIsTooLargeIsRefused)
{
    EXPECT_EQ(encodeEvent(GangRejected{{}, std::string(eventBytesMax, 'x'), ""}).error().code,
              ErrorCode::badInput);
    EXPECT_EQ(decodeEvent(std::string(eventBytesMax + 1, 'x')).error().code, ErrorCode::damaged);
}

TEST(EventWire, NewerEventsSaySo)
{
    v1::Event message;
    message.set_schema_version(2);
    message.mutable_plan_at_watermark();
    EXPECT_EQ(decodeEvent(message.SerializeAsString()).error().code, ErrorCode::newerVersion);
    // A kind that this version does not know: field 99.
    EXPECT_EQ(decodeEvent(std::string("\x08\x01\x9a\x06\x00", 5)).error().code,
              ErrorCode::newerVersion);
    message.set_schema_version(1);
    const auto isNewer = [&message] {
        return decodeEvent(message.SerializeAsString()).error().code == ErrorCode::newerVersion;
    };
    message.mutable_change_region()->set_change(static_cast<v1::RegionChange>(77));
    EXPECT_TRUE(isNewer());
    message.mutable_open_estate()->set_origin(v1::ESTATE_ORIGIN_EMPTY);
    message.mutable_open_estate()->set_mode(static_cast<v1::AdmissionMode>(77));
    EXPECT_TRUE(isNewer());
    message.mutable_put_application()->set_kind(static_cast<v1::ApplicationKind>(77));
    EXPECT_TRUE(isNewer());
    message.mutable_put_application()->set_kind(v1::APPLICATION_KIND_KAFKA);
    message.mutable_put_application()->add_volumes()->set_isolation(static_cast<v1::Isolation>(77));
    EXPECT_TRUE(isNewer());
    message.mutable_assign_policy()->set_scope(static_cast<v1::PolicyScope>(77));
    EXPECT_TRUE(isNewer());
    message.mutable_observe_backlog()->add_layers()->set_transport(static_cast<v1::Transport>(77));
    EXPECT_TRUE(isNewer());
    message.mutable_request_snapshot()->set_scope(static_cast<v1::SnapshotScope>(77));
    EXPECT_TRUE(isNewer());
}

TEST(EventWire, DamageIsAnError)
{
    for (const std::string& bytes :
         {std::string(), std::string("\x08\x01"), std::string("nonsense"), std::string("\x08")})
        EXPECT_EQ(decodeEvent(bytes).error().code, ErrorCode::damaged);
    v1::Event message;
    message.set_schema_version(1);
    message.mutable_source_fenced()->set_plan_id("short");
    EXPECT_EQ(decodeEvent(message.SerializeAsString()).error().code, ErrorCode::damaged);
    const auto isDamaged = [&message] {
        return decodeEvent(message.SerializeAsString()).error().code == ErrorCode::damaged;
    };
    message.mutable_change_region();  // no change given
    EXPECT_TRUE(isDamaged());
    message.mutable_put_application();  // no kind
    EXPECT_TRUE(isDamaged());
    message.mutable_observe_backlog()->add_layers();  // no transport
    EXPECT_TRUE(isDamaged());
    message.mutable_proposal_opened()->add_basis();  // no digest
    EXPECT_TRUE(isDamaged());
}

TEST(EventWire, AnUnknownFieldIsNoReasonToRefuse)
{
    const std::string bytes = encodeEvent(PlanAtWatermark{7}).value() + std::string("\xf8\x07\x05");
    const auto event = decodeEvent(bytes);
    ASSERT_TRUE(event.has_value()) << event.error().message;
    EXPECT_EQ(*event, Event(PlanAtWatermark{7}));
}

TEST(EventWire, CutBytesNeverPassForAnotherEvent)
{
    for (const Event& event : everyEvent()) {
        const std::string bytes = encodeEvent(event).value();
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            const auto back = decodeEvent(bytes.substr(0, length));
            EXPECT_FALSE(back.has_value() && *back == event);
        }
    }
}

TEST(EventWire, ChangedBytesAreRefusedOrAnotherWholeEvent)
{
    google::protobuf::SetLogHandler(nullptr);
    std::uint64_t seed = 20'260'101;
    std::cout << "seed " << seed << std::endl;
    for (const Event& event : everyEvent()) {
        const std::string bytes = encodeEvent(event).value();
        for (int i = 0; i < 500; ++i) {
            seed = seed * 6'364'136'223'846'793'005u + 1'442'695'040'888'963'407u;
            std::string changed = bytes;
            changed[(seed >> 40) % changed.size()] = static_cast<char>(seed >> 32);
            const auto back = decodeEvent(changed);
            if (back) {
                EXPECT_EQ(decodeEvent(encodeEvent(*back).value()).value(), *back);
            }
        }
    }
}

TEST(EffectsWire, AWholePlanSurvives)
{
    const Effects effects = someEffects();
    ASSERT_FALSE(effects.plan->groups.empty());
    const auto bytes = encodeEffects(fourRegionState(), effects);
    ASSERT_TRUE(bytes.has_value());
    const auto back = decodeEffects(fourRegionState(), *bytes);
    ASSERT_TRUE(back.has_value()) << back.error().message;
    EXPECT_EQ(*back, effects);
    EXPECT_EQ(encodeEffects(fourRegionState(), *back).value(), *bytes);
}

TEST(EffectsWire, EveryReasonOutcomeAndConstraintSurvives)
{
    Effects effects = someEffects();
    GroupDecision& group = effects.plan->groups.front();
    const auto survives = [&] {
        const auto back =
            decodeEffects(fourRegionState(), encodeEffects(fourRegionState(), effects).value());
        return back.has_value() && *back == effects;
    };
    for (int i = 0; outcomeName(static_cast<Outcome>(i)) != "unknown"; ++i) {
        group.outcome = static_cast<Outcome>(i);
        EXPECT_TRUE(survives()) << outcomeName(group.outcome);
    }
    for (int i = 0; reasonName(static_cast<Reason>(i)) != "unknown"; ++i) {
        group.reason = static_cast<Reason>(i);
        EXPECT_TRUE(survives()) << reasonName(group.reason);
    }
    for (int i = 0; constraintName(static_cast<Constraint>(i)) != "unknown"; ++i) {
        group.verdicts = {
            {RegionIndex(1), static_cast<Constraint>(i), VolumeIndex(2), 3, 4, ~std::uint64_t{0}}};
        EXPECT_TRUE(survives()) << i;
    }
}

TEST(EffectsWire, OddContentSurvives)
{
    Effects effects = someEffects();
    GroupDecision& group = effects.plan->groups.front();
    group.expectedCost = Cost{maxU128};
    group.rule.winner = 0;
    group.rule.beaten = {1, 2};
    group.rule.tied = {3};
    group.elsewhere = {VolumeIndex(0)};
    group.recoveryGroup = RecoveryGroupIndex();
    effects.plan->placements.push_back(
        {sha256("p"), VolumeIndex(1), RegionIndex(0), {Leg{0, 0, Bytes(5), Iops(6)}}, {}});
    effects.plan->placements.back().verdict.region = RegionIndex(0);
    const auto back =
        decodeEffects(fourRegionState(), encodeEffects(fourRegionState(), effects).value());
    ASSERT_TRUE(back.has_value()) << back.error().message;
    EXPECT_EQ(*back, effects);
    const Effects repeated{std::nullopt, true};
    EXPECT_EQ(decodeEffects(fourRegionState(), encodeEffects(fourRegionState(), repeated).value())
                  .value(),
              repeated);
}

TEST(EffectsWire, EveryKindOfGangAndTheLegsItReplacesSurvive)
{
    Effects effects = someEffects();
    GroupDecision& group = effects.plan->groups.front();
    group.lostSince = Timestamp{12};
    ASSERT_FALSE(group.placements.empty());
    MemberPlacement& member = group.placements.front();
    member.recoveredTo = Operations(41);
    // Positions of the source's partition: its last host need not exist in the destination's.
    const std::vector<HostState>& hosts = fourRegionState().region(member.source).hosts;
    const auto last = static_cast<std::uint32_t>(hosts.size() - 1);
    member.replaced = {{last, hosts[last].firstLane + 1, Bytes(5), Iops(6)}};
    for (int kind = 0; gangKindName(static_cast<GangKind>(kind)) != "unknown"; ++kind) {
        group.kind = static_cast<GangKind>(kind);
        const auto back =
            decodeEffects(fourRegionState(), encodeEffects(fourRegionState(), effects).value());
        ASSERT_TRUE(back.has_value()) << back.error().message;
        EXPECT_EQ(*back, effects) << gangKindName(group.kind);
    }
    v1::Effects message;
    ASSERT_TRUE(message.ParseFromString(encodeEffects(fourRegionState(), effects).value()));
    const v1::Leg& leg = message.plan().groups(0).placements(0).replaced(0);
    EXPECT_EQ(leg.host(), fourRegionState().catalog().host(hosts[last].host).id);
    EXPECT_EQ(leg.lane(), 1u);
}

TEST(EffectsWire, AGroupOfAnOldJournalIsAFailover)
{
    v1::Effects message;
    ASSERT_TRUE(message.ParseFromString(encodeEffects(fourRegionState(), someEffects()).value()));
    for (v1::GroupDecision& group : *message.mutable_plan()->mutable_groups())
        group.clear_kind();
    const auto back = decodeEffects(fourRegionState(), message.SerializeAsString());
    ASSERT_TRUE(back.has_value()) << back.error().message;
    EXPECT_EQ(back->plan->groups.front().kind, GangKind::failover);
    message.mutable_plan()->mutable_groups(0)->set_kind(static_cast<v1::GangKind>(77));
    EXPECT_EQ(decodeEffects(fourRegionState(), message.SerializeAsString()).error().code,
              ErrorCode::newerVersion);
}

TEST(EffectsWire, ResizesAndSnapshotsSurvive)
{
    Effects effects;
    effects.plan = PlanResult();
    const DestinationVerdict verdict{
        RegionIndex(2), Constraint::bytesShort, VolumeIndex(1), 9, 5, 4};
    effects.plan->resizes = {
        {sha256("z"), "z1", VolumeIndex(1), RegionIndex(0), {Leg{0, 1, Bytes(5), Iops(6)}}, {}, {}},
        {{}, "z2", VolumeIndex(2), RegionIndex(1), {}, Reason::capacityShort, verdict}};
    effects.plan->snapshots = {{sha256("n"),
                                "n1",
                                {VolumeIndex(0), VolumeIndex(3)},
                                {RegionIndex(0), RegionIndex(2)},
                                Duration(7),
                                Reason::hitchTooLong,
                                verdict},
                               {{}, "n2", {}, {}, {}, Reason::crossesRegions, {}}};
    const std::string bytes = encodeEffects(fourRegionState(), effects).value();
    const auto back = decodeEffects(fourRegionState(), bytes);
    ASSERT_TRUE(back.has_value()) << back.error().message;
    EXPECT_EQ(*back, effects);
    v1::Effects message;
    ASSERT_TRUE(message.ParseFromString(bytes));
    EXPECT_EQ(message.plan().resizes(0).growth(0).lane(), 1u);
    message.mutable_plan()->mutable_snapshots(0)->add_regions("nowhere");
    EXPECT_EQ(decodeEffects(fourRegionState(), message.SerializeAsString()).error().code,
              ErrorCode::unknownId);
}

TEST(EffectsWire, DecisionsNameThingsById)
{
    const std::string bytes = encodeEffects(fourRegionState(), someEffects()).value();
    v1::Effects message;
    ASSERT_TRUE(message.ParseFromString(bytes));
    const v1::GroupDecision& group = message.plan().groups(0);
    EXPECT_EQ(group.source(), "us-east-1");
    EXPECT_FALSE(group.application().empty());
    EXPECT_FALSE(group.members(0).empty());
}

TEST(EffectsWire, WhatTheEstateDoesNotHoldIsRefused)
{
    v1::Effects message;
    message.ParseFromString(encodeEffects(fourRegionState(), someEffects()).value());
    const auto codeOf = [](const v1::Effects& changed) {
        return decodeEffects(fourRegionState(), changed.SerializeAsString()).error().code;
    };
    v1::Effects unknown = message;
    unknown.mutable_plan()->mutable_groups(0)->set_source("us-east-9");
    EXPECT_EQ(codeOf(unknown), ErrorCode::unknownId);
    v1::Effects newer = message;
    newer.mutable_plan()->mutable_groups(0)->set_reason(static_cast<v1::Reason>(99));
    EXPECT_EQ(codeOf(newer), ErrorCode::newerVersion);
    newer = message;
    newer.set_schema_version(2);
    EXPECT_EQ(codeOf(newer), ErrorCode::newerVersion);
    v1::Effects lane = message;
    for (v1::GroupDecision& group : *lane.mutable_plan()->mutable_groups())
        for (v1::MemberPlacement& placement : *group.mutable_placements())
            for (v1::Leg& leg : *placement.mutable_legs())
                leg.set_lane(999);
    EXPECT_EQ(codeOf(lane), ErrorCode::damaged);
    EXPECT_EQ(decodeEffects(fourRegionState(), "nonsense").error().code, ErrorCode::damaged);
    EXPECT_EQ(decodeEffects(fourRegionState(), "").error().code, ErrorCode::damaged);
}
