// Duty: exceptions are taken over and put off, shifts hand over, and the journal remembers it.
#include <string>

#include <gtest/gtest.h>

#include "tests/unit/workspace_fixture.h"

using namespace estate;
using namespace estate::testing;

namespace {

class DutyTest : public WorkspaceTest {
protected:
    static Timestamp at(std::uint64_t count) { return sampleEpoch + seconds(count); }
    ExceptionDuty duty() { return m_workspace->governance().duties().of("region/east"); }
};

}  // namespace

TEST_F(DutyTest, WhoTakesAnExceptionOverIsNamed)
{
    ASSERT_TRUE(m_workspace->takeOver("ada", "region/east", at(60)).has_value());
    EXPECT_EQ(duty().owner, "ada");
    EXPECT_EQ(duty().ownedSince, at(60));
    ASSERT_TRUE(m_workspace->takeOver("grace", "region/east", at(90)).has_value());
    EXPECT_EQ(duty().owner, "grace");
    EXPECT_EQ(m_workspace->governance().duties().of("region/west"), ExceptionDuty{});
}

TEST_F(DutyTest, WhatWasSeenIsSeenUntilItComesAgain)
{
    EXPECT_FALSE(duty().seen(at(0)));
    ASSERT_TRUE(m_workspace->acknowledge("ada", "region/east", at(60)).has_value());
    EXPECT_EQ(duty().seenBy, "ada");
    EXPECT_TRUE(duty().seen(at(60)));
    EXPECT_FALSE(duty().seen(at(61)));
    EXPECT_EQ(duty().owner, "");
    EXPECT_FALSE(m_workspace->acknowledge("ada", "two words", at(90)).has_value());
}

TEST_F(DutyTest, WhatIsPutOffComesBackByItself)
{
    ASSERT_TRUE(m_workspace->shelve("ada", "region/east", at(3'600), "parts are on the way", at(60))
                    .has_value());
    EXPECT_TRUE(duty().shelved(at(3'599)));
    EXPECT_FALSE(duty().shelved(at(3'600)));
    EXPECT_EQ(duty().shelvedBy, "ada");
    EXPECT_EQ(duty().reason, "parts are on the way");
    ASSERT_TRUE(m_workspace->unshelve("grace", "region/east", at(120)).has_value());
    EXPECT_FALSE(duty().shelved(at(121)));
}

TEST_F(DutyTest, PuttingOffNeedsAReasonAndAnEndWithinADay)
{
    const auto refused = [this](Timestamp until, const std::string& reason) {
        const std::uint64_t before = index();
        const auto done = m_workspace->shelve("ada", "region/east", until, reason, at(60));
        EXPECT_EQ(index(), before);
        return done.has_value() ? ErrorCode{} : done.error().code;
    };
    EXPECT_EQ(refused(at(3'600), " "), ErrorCode::badInput);
    EXPECT_EQ(refused(at(60), "why not"), ErrorCode::badInput);
    EXPECT_EQ(refused(at(60) + shelvedMax + Duration(1), "why not"), ErrorCode::badInput);
    EXPECT_EQ(refused(at(3'600), std::string(auditTextBytesMax, 'a')), ErrorCode::badInput);
    EXPECT_FALSE(m_workspace->takeOver("ada", "two words", at(60)).has_value());
    EXPECT_FALSE(m_workspace->handOver("ada", "", at(60)).has_value());
    EXPECT_EQ(duty(), ExceptionDuty{});
}

TEST_F(DutyTest, TheLastNoteIsHandedOver)
{
    EXPECT_FALSE(m_workspace->governance().duties().handover().has_value());
    ASSERT_TRUE(m_workspace->handOver("ada", "east is slow, call m.okafor", at(60)).has_value());
    ASSERT_TRUE(m_workspace->handOver("grace", "all quiet", at(90)).has_value());
    EXPECT_EQ(m_workspace->governance().duties().handover(),
              (HandoverNote{"grace", at(90), "all quiet"}));
}

TEST_F(DutyTest, WhoOnlyLooksLeavesNoNotes)
{
    ASSERT_TRUE(m_workspace->grant("ada", "ada", Role::administrator, at(10)).has_value());
    ASSERT_TRUE(m_workspace->grant("ada", "vera", Role::viewer, at(20)).has_value());
    EXPECT_EQ(m_workspace->takeOver("vera", "region/east", at(60)).error().code,
              ErrorCode::notAllowed);
    EXPECT_EQ(m_workspace->handOver("vera", "hello", at(60)).error().code, ErrorCode::notAllowed);
}

TEST_F(DutyTest, AnImageAndAReplaySayTheSame)
{
    ASSERT_TRUE(m_workspace->takeOver("ada", "region/east", at(60)).has_value());
    ASSERT_TRUE(m_workspace->acknowledge("grace", "region/east", at(65)).has_value());
    ASSERT_TRUE(m_workspace->shelve("ada", "region/east", at(3'600), "wait", at(70)).has_value());
    ASSERT_TRUE(m_workspace->handOver("ada", "over to you", at(80)).has_value());
    const ExceptionDuty before = duty();
    ASSERT_TRUE(m_workspace->takeImage(at(90)).has_value());
    reopen();
    EXPECT_EQ(duty(), before);
    EXPECT_EQ(m_workspace->governance().duties().handover()->text, "over to you");
}
