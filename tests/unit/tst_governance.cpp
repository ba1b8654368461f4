// Roles, drills and whose doing an event is: each refusal names what it takes.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/journal/governance.h"

using namespace estate;
using testing::HasSubstr;

namespace {

class GovernanceTest : public testing::Test {
protected:
    Result<void> tryStep(const std::string& actor, const Event& event,
                         const std::vector<Digest>& gangs = {})
    {
        const Envelope envelope{m_next, Timestamp{m_next * 10}, actor, event};
        auto checked = m_governance.check(envelope);
        if (checked) {
            m_governance.apply(envelope, gangs);
            ++m_next;
        }
        return checked;
    }
    void step(const std::string& actor, const Event& event, const std::vector<Digest>& gangs = {})
    {
        const auto done = tryStep(actor, event, gangs);
        ASSERT_TRUE(done.has_value()) << done.error().message;
    }
    Digest propose(const std::string& author, bool drill = false)
    {
        ProposalOpened content;
        content.title = "lose r001";
        content.failures.regions = {"r001"};
        content.drill = drill;
        content.proposal = proposalId(content, m_next);
        step(author, content);
        return content.proposal;
    }
    // ada administrates, grace approves, linus operates, vera looks.
    void grantRoles()
    {
        step("ada", SetRole{"ada", Role::administrator});
        step("ada", SetRole{"grace", Role::approver});
        step("ada", SetRole{"linus", Role::deskOperator});
        step("ada", SetRole{"vera", Role::viewer});
    }

    Governance m_governance;
    std::uint64_t m_next = 2;
};

struct Needs {
    Role role;
    Event event;
};

}  // namespace

TEST_F(GovernanceTest, WithoutAGrantEverybodyMayDoEverything)
{
    EXPECT_FALSE(m_governance.roles().granted());
    EXPECT_EQ(m_governance.roles().of("anybody"), Role::administrator);
    step("anybody", ConfirmClock{});
}

TEST_F(GovernanceTest, TheFirstGrantMakesAnAdministrator)
{
    const auto refused = tryStep("ada", SetRole{"grace", Role::approver});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("first role"));
    step("ada", SetRole{"ada", Role::administrator});
    EXPECT_EQ(m_governance.roles().of("grace"), Role::viewer);
}

TEST_F(GovernanceTest, TheLastAdministratorStays)
{
    grantRoles();
    const auto refused = tryStep("ada", SetRole{"Ada", Role::viewer});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("last administrator"));
    step("ada", SetRole{"grace", Role::administrator});
    step("grace", SetRole{"ada", Role::viewer});
    EXPECT_EQ(m_governance.roles().of("ADA"), Role::viewer);
}

TEST_F(GovernanceTest, EveryEventTakesARoleAndTheRefusalNamesIt)
{
    grantRoles();
    const Digest id = propose("linus");
    const std::vector<Needs> table = {
        {Role::viewer, AuditNoted{"report", "of r001", {}}},
        {Role::deskOperator, ProposalCommented{id, "hm"}},
        {Role::deskOperator, ChangeRegion{"r001", RegionChange::offline}},
        {Role::deskOperator, ChangeSite{"s001", false}},
        {Role::deskOperator, ChangeHost{"h001", false}},
        {Role::approver, ProposalJudged{id, Verdict::reject, ""}},
        {Role::administrator, SetRole{"new", Role::viewer}},
        {Role::administrator, ChangeDrill{true, ""}},
        {Role::administrator, ConfirmClock{}},
        {Role::administrator, PutRegion{"r9", "t", {}, {}}},
    };
    const std::vector<std::pair<std::string, Role>> people = {{"vera", Role::viewer},
                                                              {"linus", Role::deskOperator},
                                                              {"grace", Role::approver},
                                                              {"ada", Role::administrator},
                                                              {"stranger", Role::viewer}};
    for (const Needs& needs : table)
        for (const auto& [person, role] : people) {
            if (person == "linus" && needs.role == Role::deskOperator)
                continue;  // he wrote it; judged elsewhere
            const Envelope envelope{m_next, Timestamp{m_next * 10}, person, needs.event};
            const auto checked = m_governance.check(envelope);
            EXPECT_EQ(checked.has_value(), role >= needs.role)
                << person << " and " << eventName(needs.event);
            if (checked)
                continue;
            EXPECT_THAT(checked.error().message, HasSubstr(std::string(roleName(needs.role))));
            EXPECT_EQ(checked.error().code, ErrorCode::notAllowed);
        }
}

TEST_F(GovernanceTest, ALogIsSetUpBeforeItsFirstProposal)
{
    step("setup", PutPolicy{"p", {}, {}});
    step("setup", PlanAtWatermark{1}, {sha256("first")});
    step("executor", GangCommitted{sha256("first")});
    EXPECT_FALSE(tryStep("setup", ChangeRules{}));
    propose("ada");
    EXPECT_FALSE(tryStep("setup", PlanAtWatermark{1}));
}

TEST_F(GovernanceTest, AGangNeedsTheExecutionThatPlannedIt)
{
    const Digest gang = sha256("gang");
    propose("ada");
    for (const Event& event : std::vector<Event>{
             PlanAtWatermark{1}, GangPrepared{gang, {}}, SourceFenced{gang}, GangCommitted{gang},
             GangRejected{gang, "", ""}, PrepareDeadlinePassed{gang}, ChangeRules{}}) {
        const auto refused = tryStep("executor", event);
        ASSERT_FALSE(refused) << eventName(event);
        EXPECT_EQ(refused.error().code, ErrorCode::contradiction);
    }
    const Digest id = propose("ada");
    step("grace", ProposalJudged{id, Verdict::approve, ""});
    step("ada", CommitBegun{id, 0});
    step("ada", PlanAtWatermark{m_next}, {gang});
    step("executor", GangPrepared{gang, {}});
    const auto other = tryStep("executor", GangPrepared{sha256("other"), {}});
    ASSERT_FALSE(other);
    EXPECT_THAT(other.error().message, HasSubstr("is not one of those"));
}

TEST_F(GovernanceTest, RulesChangeAsTheProposalSaysAndNotOtherwise)
{
    ProposalOpened content;
    content.title = "a new policy";
    content.ruleChanges = {{"", "policy near\n  when r001 restore r002\n"}};
    content.proposal = proposalId(content, m_next);
    step("ada", content);
    step("grace", ProposalJudged{content.proposal, Verdict::approve, ""});
    step("ada", CommitBegun{content.proposal, 0});
    PolicyBlock block;
    block.id = "near";
    block.rules = {{{"r001"}, "r003"}};
    const auto refused = tryStep("ada", ChangeRules{{block}, {}});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("otherwise"));
    block.rules = {{{"r001"}, "r002"}};
    step("ada", ChangeRules{{block}, {}});
}

TEST_F(GovernanceTest, InADrillTheAuthorApprovesAndNothingOutlivesIt)
{
    const Digest before = propose("ada");
    step("ada", ChangeDrill{true, "spring"});
    ASSERT_TRUE(m_governance.drill().has_value());
    EXPECT_EQ(m_governance.drill()->by, "ada");
    // Only what was proposed in it.
    EXPECT_FALSE(tryStep("ada", ProposalJudged{before, Verdict::approve, ""}));
    const Digest approved = propose("ada", true);
    const Digest open = propose("ada", true);
    step("ada", ProposalJudged{approved, Verdict::approve, ""});
    EXPECT_FALSE(tryStep("ada", ChangeDrill{true, "again"}));
    step("ada", ChangeDrill{false, ""});
    EXPECT_EQ(m_governance.proposals().find(approved)->status, ProposalStatus::expired);
    EXPECT_EQ(m_governance.proposals().find(open)->status, ProposalStatus::expired);
    EXPECT_EQ(m_governance.proposals().find(before)->status, ProposalStatus::open);
    EXPECT_FALSE(tryStep("ada", CommitBegun{approved, 0}));
    EXPECT_FALSE(tryStep("ada", ChangeDrill{false, ""}));
}

TEST_F(GovernanceTest, ADrillDoesNotEndUnderAnExecution)
{
    step("ada", ChangeDrill{true, ""});
    const Digest id = propose("ada", true);
    step("ada", ProposalJudged{id, Verdict::approve, ""});
    step("ada", CommitBegun{id, 0});
    const auto refused = tryStep("ada", ChangeDrill{false, ""});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("Finish or abort"));
}

TEST_F(GovernanceTest, FoldingTheHistoryAgainGivesTheSame)
{
    grantRoles();
    const Digest id = propose("linus");
    step("grace", ProposalCommented{id, "why now?"});
    step("grace", ProposalJudged{id, Verdict::approve, "fine"});
    step("linus", CommitBegun{id, 0});
    step("linus", PlanAtWatermark{m_next}, {sha256("gang")});
    step("vera", AuditNoted{"report", "of r001", {}});
    step("ada", ChangeDrill{true, "other"});
    Governance again;
    for (const auto& governed : m_governance.history())
        again.apply(governed->envelope, governed->gangs);
    EXPECT_EQ(*again.proposals().find(id), *m_governance.proposals().find(id));
    ASSERT_NE(again.proposals().executing(), nullptr);
    EXPECT_EQ(again.drill(), m_governance.drill());
    EXPECT_EQ(again.roles().all(), m_governance.roles().all());
    EXPECT_EQ(again.history().size(), m_governance.history().size());
}

TEST_F(GovernanceTest, TheExecutorsNameStandsForNoPerson)
{
    const Digest id = propose("ada");
    for (const Event& event : std::vector<Event>{
             ProposalJudged{id, Verdict::approve, ""}, SetRole{"eve", Role::administrator},
             ChangeDrill{true, ""}, CommitBegun{id, 0, "because"}, ConfirmClock{},
             ChangeRegion{"r001", RegionChange::offline}}) {
        const auto refused = tryStep("executor", event);
        ASSERT_FALSE(refused) << eventName(event);
        EXPECT_EQ(refused.error().code, ErrorCode::contradiction);
    }
}

TEST_F(GovernanceTest, RulesDoNotChangeOneByOne)
{
    propose("ada");
    for (const Event& event :
         std::vector<Event>{PutPolicy{"p", {}, {}}, AssignPolicy{"p", PolicyScope::entity, {"e"}},
                            SetImpact{"a", {}}, SetScenarios{"a", {}}}) {
        const auto refused = tryStep("ada", event);
        ASSERT_FALSE(refused) << eventName(event);
        EXPECT_THAT(refused.error().message, HasSubstr("with a proposal"));
    }
}

TEST_F(GovernanceTest, WhatOnePersonCommittedInADrillWaitsForAnother)
{
    step("ada", ChangeDrill{true, ""});
    const Digest id = propose("ada", true);
    step("ada", ProposalJudged{id, Verdict::approve, ""});
    step("ada", CommitBegun{id, 0});
    step("executor", CommitEnded{id, CommitOutcome::committed, ""});
    step("ada", ChangeDrill{false, ""});
    EXPECT_EQ(m_governance.proposals().pendingApprovals(), 1u);
    EXPECT_FALSE(tryStep("ada", ProposalJudged{id, Verdict::approve, ""}));
    step("grace", ProposalJudged{id, Verdict::approve, "a good drill"});
    EXPECT_EQ(m_governance.proposals().pendingApprovals(), 0u);
    EXPECT_EQ(m_governance.proposals().find(id)->status, ProposalStatus::committed);
}
