// The rules by which a cut moves on, transition by transition: what happens, what is a repeat, and
// what is refused with which code and without a trace.
#include <functional>
#include <ostream>
#include <vector>

#include <gtest/gtest.h>

#include "engine/estate/cut_state.h"

namespace estate {
namespace {

const CheckpointRef checkpoint{3, sha256("root")};

CutToken tokenOf(std::uint32_t shard, std::uint64_t round, std::uint64_t revision = 40)
{
    return {ShardIndex(shard), round, checkpoint, revision};
}

CutState declared()
{
    CutManifest manifest{"op", CutKind::snapshot, checkpoint, {}};
    for (const std::uint32_t shard : {4u, 21u, 30u})
        manifest.participants.push_back({ShardIndex(shard), shard, sha256("members")});
    return CutState(manifest, {{"v1"}, {"r1"}, false, true, false});
}

Digest hashOf(const CutState& cut)
{
    Hasher hasher("test");
    cut.put(hasher);
    return hasher.finish();
}

// What a transition gives: new, a repeat, or refused with a code.
struct Outcome {
    bool refused = false;
    bool repeated = false;
    ErrorCode code = ErrorCode::badInput;
    bool operator==(const Outcome&) const = default;
};
std::ostream& operator<<(std::ostream& out, const Outcome& outcome)
{
    if (outcome.refused)
        return out << "refused: " << errorCodeName(outcome.code);
    return out << (outcome.repeated ? "a repeat" : "new");
}
const Outcome isNew{};
const Outcome isRepeat{false, true, ErrorCode::badInput};
Outcome refusedAs(ErrorCode code)
{
    return {true, false, code};
}

using Transition = std::function<Result<bool>(CutState&)>;

// Repeats and refusals leave the cut exactly as it was; what is new changes it.
Outcome outcomeOf(CutState& cut, const Transition& transition)
{
    const Digest before = hashOf(cut);
    const Result<bool> result = transition(cut);
    if (result && !*result) {
        EXPECT_NE(hashOf(cut), before) << "it changed nothing";
        return isNew;
    }
    EXPECT_EQ(hashOf(cut), before) << "it left a trace";
    return result ? isRepeat : refusedAs(result.error().code);
}

Transition resume(std::uint64_t round)
{
    return [round](CutState& cut) { return cut.resume(round); };
}
Transition prepare(const CutToken& token)
{
    return [token](CutState& cut) { return cut.prepared(token); };
}
Transition commit()
{
    return [](CutState& cut) { return cut.decide(CutDecision::commit, ""); };
}
Transition abort(const std::string& reason = "late")
{
    return [reason](CutState& cut) { return cut.decide(CutDecision::abort, reason); };
}
Transition end()
{
    return [](CutState& cut) { return cut.end(); };
}

CutState after(const std::vector<Transition>& story)
{
    CutState cut = declared();
    for (const Transition& transition : story)
        EXPECT_EQ(outcomeOf(cut, transition), isNew);
    return cut;
}

std::vector<Transition> joined(std::vector<Transition> story, const std::vector<Transition>& more)
{
    story.insert(story.end(), more.begin(), more.end());
    return story;
}

const std::vector<Transition> all = {prepare(tokenOf(4, 1)), prepare(tokenOf(21, 1)),
                                     prepare(tokenOf(30, 1))};

struct State {
    const char* name;
    std::vector<Transition> story;
};
const std::vector<State> states = {
    {"declared", {}},
    {"one prepared", {prepare(tokenOf(4, 1))}},
    {"all prepared", all},
    {"resumed", joined(all, {resume(2)})},
    {"committed", joined(all, {commit()})},
    {"aborted", {prepare(tokenOf(4, 1)), abort()}},
    {"committed and ended", joined(all, {commit(), end()})},
    {"aborted and ended", {abort(), end()}},
};

// One row a transition, one column a state, in the order of `states`.
struct Row {
    const char* name;
    Transition transition;
    std::vector<Outcome> outcomes;
};

TEST(CutState, everyTransitionInEveryState)
{
    const Outcome contradiction = refusedAs(ErrorCode::contradiction);
    const Outcome outOfOrder = refusedAs(ErrorCode::outOfOrder);
    const Outcome unknown = refusedAs(ErrorCode::unknownShard);
    const Outcome wrong = refusedAs(ErrorCode::wrongCheckpoint);
    CutToken elsewhere = tokenOf(4, 1);
    elsewhere.checkpoint.epoch = 4;
    CutToken otherRoot = tokenOf(4, 1);
    otherRoot.checkpoint.root = sha256("other");
    const std::vector<Row> rows = {
        {"resume the first round",
         resume(1),
         {outOfOrder, outOfOrder, outOfOrder, outOfOrder, contradiction, contradiction,
          contradiction, contradiction}},
        {"resume the second",
         resume(2),
         {isNew, isNew, isNew, isRepeat, contradiction, contradiction, contradiction,
          contradiction}},
        {"resume the third",
         resume(3),
         {outOfOrder, outOfOrder, outOfOrder, isNew, contradiction, contradiction, contradiction,
          contradiction}},
        {"prepared, round 1",
         prepare(tokenOf(4, 1)),
         {isNew, isRepeat, isRepeat, isRepeat, isRepeat, isRepeat, isRepeat, isRepeat}},
        {"prepared otherwise",
         prepare(tokenOf(4, 1, 41)),
         {isNew, contradiction, contradiction, isRepeat, isRepeat, isRepeat, isRepeat, isRepeat}},
        {"prepared, round 2",
         prepare(tokenOf(4, 2)),
         {outOfOrder, outOfOrder, outOfOrder, isNew, outOfOrder, outOfOrder, outOfOrder,
          outOfOrder}},
        {"a shard beside it", prepare(tokenOf(5, 1)), std::vector<Outcome>(8, unknown)},
        {"no shard", prepare({ShardIndex(), 1, checkpoint, 40}), std::vector<Outcome>(8, unknown)},
        {"another epoch", prepare(elsewhere), std::vector<Outcome>(8, wrong)},
        {"another root", prepare(otherRoot), std::vector<Outcome>(8, wrong)},
        {"commit",
         commit(),
         {contradiction, contradiction, isNew, contradiction, isRepeat, contradiction, isRepeat,
          contradiction}},
        {"abort",
         abort(),
         {isNew, isNew, isNew, isNew, contradiction, isRepeat, contradiction, isRepeat}},
        {"abort for another reason",
         abort("other"),
         {isNew, isNew, isNew, isNew, contradiction, isRepeat, contradiction, isRepeat}},
        {"end",
         end(),
         {contradiction, contradiction, contradiction, contradiction, isNew, isNew, isRepeat,
          isRepeat}},
    };
    for (const Row& row : rows)
        for (std::size_t i = 0; i < states.size(); ++i) {
            SCOPED_TRACE(std::string(row.name) + " when " + states[i].name);
            CutState cut = after(states[i].story);
            EXPECT_EQ(outcomeOf(cut, row.transition), row.outcomes.at(i));
        }
}

TEST(CutState, aRoundForgetsTheTokensOfTheOneBefore)
{
    CutState cut = after({prepare(tokenOf(4, 1)), prepare(tokenOf(30, 1))});
    EXPECT_EQ(cut.preparedCount(), 2u);
    EXPECT_EQ(cut.token(0), tokenOf(4, 1));
    EXPECT_EQ(cut.token(1), std::nullopt);
    ASSERT_EQ(outcomeOf(cut, resume(2)), isNew);
    EXPECT_EQ(cut.preparedCount(), 0u);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(cut.token(i), std::nullopt);
    // The last one of round 1 is late: round 2 needs all three again.
    EXPECT_EQ(outcomeOf(cut, prepare(tokenOf(21, 1))), isRepeat);
    for (const std::uint32_t shard : {4u, 21u})
        EXPECT_EQ(outcomeOf(cut, prepare(tokenOf(shard, 2, 99))), isNew);
    EXPECT_EQ(outcomeOf(cut, commit()), refusedAs(ErrorCode::contradiction));
    EXPECT_EQ(outcomeOf(cut, prepare(tokenOf(30, 2))), isNew);
    EXPECT_TRUE(cut.allPrepared());
    EXPECT_EQ(cut.token(1)->revision, 99u);
    EXPECT_EQ(outcomeOf(cut, commit()), isNew);
    EXPECT_EQ(cut.phase(), CutPhase::committed);
    EXPECT_EQ(cut.round(), 2u);
}

TEST(CutState, keepsTheFirstReasonOfItsAbort)
{
    CutState cut = after({abort("the region was lost")});
    EXPECT_EQ(outcomeOf(cut, abort("later")), isRepeat);
    EXPECT_EQ(cut.reason(), "the region was lost");
    EXPECT_FALSE(cut.ended());
    ASSERT_EQ(outcomeOf(cut, end()), isNew);
    EXPECT_TRUE(cut.ended());
    EXPECT_EQ(cut.phase(), CutPhase::aborted);
}

TEST(CutState, refusalsSayWhatIsMissing)
{
    CutState cut = after({prepare(tokenOf(4, 1))});
    const auto early = cut.decide(CutDecision::commit, "");
    ASSERT_FALSE(early.has_value());
    EXPECT_NE(early.error().message.find("1 of 3 participants prepared"), std::string::npos)
        << early.error().message;
    ASSERT_EQ(early.error().fields.size(), 1u);
    EXPECT_EQ(early.error().fields[0].name, "operation");
    EXPECT_EQ(early.error().fields[0].value, "op");
}

TEST(CutState, everythingThatIsPersistedIsInItsHash)
{
    const std::vector<CutState> different = {
        declared(),
        after({prepare(tokenOf(4, 1))}),
        after({prepare(tokenOf(4, 1, 41))}),
        after({prepare(tokenOf(21, 1))}),
        after({resume(2)}),
        after({abort("a")}),
        after({abort("b")}),
        after({abort("a"), end()}),
        after(joined(all, {commit()})),
        CutState(declared().manifest()),
        CutState(declared().manifest(), {{"v1"}, {"r1"}, false, false, true}),
        CutState(declared().manifest(), {{"v1"}, {"r1"}, true, true, false}),
        CutState(declared().manifest(), {{"v1", "r1"}, {}, false, true, false}),
    };
    for (std::size_t a = 0; a < different.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            EXPECT_NE(hashOf(different[a]), hashOf(different[b])) << a << " and " << b;
}

}  // namespace
}  // namespace estate
