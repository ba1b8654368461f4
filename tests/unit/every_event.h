// Events of every kind, every field set in at least one of them and every enumerator in use.
#pragma once

#include <string>
#include <vector>

#include "engine/base/digest.h"
#include "engine/estate/event.h"

namespace estate::test {

inline constexpr std::uint64_t largest = ~std::uint64_t{0};

inline std::vector<Event> configurationEvents()
{
    const Impact impact{CostRate(1), UnitCost(2), UnitCost(largest)};
    const std::vector<ScenarioDescription> scenarios{
        {{"r001", "r002"}, seconds(60), impact},
        {{"r003"}, Duration(largest), {}},
    };
    std::vector<Event> events{
        PutRegion{"r001", "north", seconds(10), seconds(2)},
        PutRegion{"r001", "", std::nullopt, Duration(0)},
        PutRegion{"r001", "", Duration(0), Duration(0)},  // a lease of nothing is a lease
        PutSite{"s001", "r001"},
        PutHost{"h001", "s001", Bytes(largest), 16, Iops(50'000), BytesPerSecond(7)},
        PutEntity{"e001", 3, {"r001", "r002"}},
        PutApplication{"a001", "e001", "r001", ApplicationKind::generic, impact, scenarios, {}},
        PutRecoveryGroup{"g001", 2, "a001", {"v001", "v002"}},
        PutDatabase{"d001", 4, "a001", {"v001"}, {"a002", "a003"}},
        PutConsistencyGroup{"c001", 5, {"v001", "v002"}},
        PutPolicy{"p001", {"r001", "r002"}, {{{"r001"}, "r002"}, {{"r001", "r003"}, ""}}},
        PutPolicy{"p002", {}, {}},
        SetImpact{"a001", impact},
        SetScenarios{"a001", scenarios},
        SetScenarios{"a001", {}},
        ChangeRules{{{"p001",
                      false,
                      {"r001", "r002"},
                      {{{"r001"}, "r002"}, {{"r001", "r003"}, ""}},
                      {"v001"},
                      {"g001", "g002"},
                      {"a001"},
                      {"e001"}},
                     {"p002", true, {}, {}, {}, {}, {}, {}}},
                    {{"a001", impact, scenarios}, {"a002", std::nullopt, {}}}},
        ChangeRules{},
    };
    for (int kind = 0; applicationKindName(static_cast<ApplicationKind>(kind)) != "unknown"; ++kind)
        events.emplace_back(PutApplication{
            "a001", "e001", "r001", static_cast<ApplicationKind>(kind), std::nullopt, {}, {}});
    for (const Isolation isolation :
         {Isolation::shared, Isolation::reserved, Isolation::dedicated}) {
        VolumeDescription volume{
            "v001", "r001",        "g001",     Bytes(1),           Iops(2), Iops(3), isolation,
            2,      Operations(4), seconds(5), Operations(largest)};
        events.emplace_back(PutApplication{
            "a001", "e001", "r001", ApplicationKind::kafka, std::nullopt, {}, {volume, {}}});
    }
    for (int scope = 0; policyScopeName(static_cast<PolicyScope>(scope)) != "unknown"; ++scope)
        events.emplace_back(AssignPolicy{"p001", static_cast<PolicyScope>(scope), {"x", "y"}});
    events.emplace_back(AssignPolicy{"", PolicyScope::volume, {}});
    return events;
}

inline std::vector<Event> observationEvents()
{
    std::vector<Event> events{
        ChangeSite{"s001", true},
        ChangeSite{"s001", false},
        ChangeHost{"h001", true},
        ChangeHost{"h001", false},
        ObserveReplica{"v001", "r002", 3, Operations(5), Operations(4), Timestamp{6}},
        ObserveBacklog{"v001",
                       "r002",
                       3,
                       Operations(5),
                       Operations(4),
                       Bytes(7),
                       Operations(8),
                       {{"m001", Transport::tcp, BytesPerSecond(1), Iops(2), Duration(3), 4,
                         BytesPerSecond(5)},
                        {"m002", Transport::rdma, BytesPerSecond(1), Iops(2), Duration(3), 0, {}}},
                       Timestamp{9}},
        ObserveDemand{"v001", 2, Iops(3), 4, Duration(5), {}},
        ObserveDemand{"v001", 2, Iops(3), 4, Duration(0), {Duration(0), Duration(largest)}},
        RequestSnapshot{"n001",
                        {"v001", "v002"},
                        true,
                        SnapshotScope::sameRegion,
                        true,
                        Timestamp{1},
                        Duration(2),
                        Iops(3)},
        RequestSnapshot{"n001", {}, false, SnapshotScope::crossRegion, false, {}, {}, {}},
        RequestResize{"z001", "v001", Bytes(1), Iops(2)},
        RequestFailback{"b001", {"r001", "r002"}},
    };
    for (int change = 0; regionChangeName(static_cast<RegionChange>(change)) != "unknown"; ++change)
        events.emplace_back(ChangeRegion{"r017", static_cast<RegionChange>(change)});
    return events;
}

inline std::vector<Event> governanceEvents()
{
    const Digest one = sha256("one");
    const Digest two = sha256("two");
    ProposalOpened loss{one,
                        "lose r001",
                        {{"r001", "r002"}, {"s1"}, {"h1", "h2"}},
                        {},
                        {{"r001", two}, {"r002", one}},
                        one,
                        two,
                        3,
                        4};
    ProposalOpened planned = loss;
    planned.flows = {{"g1", "r001", "r002", "recovered-within-rto", 7}, {"g2", "", "", "hold", 0}};
    planned.expiresAt = Timestamp{largest};
    planned.drill = true;
    planned.replaces = two;
    ProposalOpened edit;
    edit.proposal = one;
    edit.ruleChanges = {{"", "policy p\n"}, {"policy q\n", ""}};
    edit.reach = {1, 2, 3, {{"g", "hold", "restore to r002", "when r001 is lost"}}};
    std::vector<Event> events{
        loss,
        ProposalOpened{two, "home", {}, {"r001", "r002"}, {}, one, two, 0, largest},
        ProposalOpened{},
        planned,
        edit,
        ProposalCommented{one, "looks right"},
        ProposalReviewed{one,
                         true,
                         {"r001", "r002"},
                         true,
                         {{"r001", two}},
                         one,
                         two,
                         3,
                         {{"g", "recover to r002", "defer", "capacity-short"}}},
        ProposalReviewed{},
        ProposalExpired{two},
        ChangeDrill{true, "spring drill"},
        ChangeDrill{},
        AuditNoted{"report", "preview of r001", two},
        AuditNoted{"draft-begun", "spring", {}},
        ImageTaken{one, two},
        CommitBegun{one, 9},
        CommitBegun{one, 9, "nobody answers"},
        CommitEnded{one, CommitOutcome::committed, ""},
        CommitEnded{two, CommitOutcome::aborted, "late"},
    };
    for (int verdict = 0; verdictName(static_cast<Verdict>(verdict)) != "unknown"; ++verdict)
        events.emplace_back(ProposalJudged{one, static_cast<Verdict>(verdict), "because"});
    for (int role = 0; roleName(static_cast<Role>(role)) != "unknown"; ++role)
        events.emplace_back(SetRole{"ada", static_cast<Role>(role)});
    return events;
}

inline std::vector<Event> federationEvents()
{
    const CheckpointRef checkpoint{7, sha256("root")};
    std::vector<Event> events{
        CheckpointTaken{checkpoint},
        CutDeclared{"cut", CutKind::snapshot, checkpoint, {}, {}},
        CutDeclared{"cut",
                    CutKind::snapshot,
                    checkpoint,
                    {},
                    {{"v001", "v002"}, {"r001"}, true, true, true}},
        CutResumed{"cut", 2},
        CutPrepared{"cut", 2, checkpoint, {{"r001", 3, largest}, {"r002", 15, 0}}},
        CutDecided{"cut", CutDecision::commit, ""},
        CutDecided{"cut", CutDecision::abort, "late"},
        CutEnded{"cut"},
    };
    for (int kind = 0; cutKindName(static_cast<CutKind>(kind)) != "unknown"; ++kind)
        events.emplace_back(CutDeclared{"cut",
                                        static_cast<CutKind>(kind),
                                        checkpoint,
                                        {{"r001", 3, largest, sha256("s")}, {"r001", 4, 1, {}}},
                                        {}});
    return events;
}

inline std::vector<Event> everyEvent()
{
    const Digest one = sha256("one");
    const Digest two = sha256("two");
    std::vector<Event> events{
        OpenEstate{{EstateOrigin::federal, 1'000, "", AdmissionMode::hybrid}},
        OpenEstate{{EstateOrigin::fourRegion, largest, "copies 2\n\u00fc", AdmissionMode::gang}},
        OpenEstate{{EstateOrigin::empty, 0, "", AdmissionMode::arena}},
        PlanAtWatermark{7},
        PlanAtWatermark{0},
        GangPrepared{one, two},
        SourceFenced{one},
        GangCommitted{two},
        GangRejected{one, "no room", "h001"},
        GangRejected{one, "", ""},
        PrepareDeadlinePassed{Digest{}},
        ConfirmClock{},
    };
    for (const auto& group :
         {configurationEvents(), observationEvents(), governanceEvents(), federationEvents()})
        events.insert(events.end(), group.begin(), group.end());
    return events;
}

}  // namespace estate::test
