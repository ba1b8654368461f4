// Sentences about proposals, and what they say of a group.
#include <QtGlobal>

#include "models/engine_patterns.h"

namespace {

constexpr EnginePattern patterns[] = {
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 (\"%2\" by %3) has expired; open it anew if it is still "
                       "wanted.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 (\"%2\" by %3) %4. Look at what changed, and "
                                      "renew it."),
     places({4})},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 (\"%2\" by %3) %4 and can't be withdrawn any "
                                      "more."),
     places({4})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 (\"%2\" by %3) can't be withdrawn by %4: only its author "
                       "withdraws it; reject it instead.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 (\"%2\" by %3) was executed without a second person by %4; "
                       "somebody else has to look at it afterwards.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 (\"%2\" by %3) %4 and can't be judged again; "
                                      "open a new proposal."),
     places({4})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 (\"%2\" by %3) can't be judged by its author; ask another "
                       "operator to approve it.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 (\"%2\" by %3) can't be judged by its author; ask another "
                       "operator to reject it.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 (\"%2\" by %3) can't be judged by its author; ask another "
                       "operator to withdraw it.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 (\"%2\" by %3) has %4 comments; no more are kept. Open a "
                       "new proposal.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 (\"%2\" by %3) %4 and isn't reviewed any more."),
     places({4})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 (\"%2\" by %3): equal decisions, and nothing else, keep a "
                       "proposal.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 (\"%2\" by %3) does not expire now.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 (\"%2\" by %3) proposes exactly these rules already. Edit "
                       "them further, or withdraw that one first.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 (\"%2\" by %3) %4; only an approved proposal "
                                      "can be committed, and only once."),
     places({4})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 (\"%2\" by %3) is approved; no glass has to be broken for "
                       "it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 (\"%2\" by %3) can't be committed now: "
                                      "proposal %4 %5. Finish or abort that one first."),
     places({5})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 (\"%2\" by %3) loses %4 operations, but %5 were accepted. "
                       "Give exactly the number that is lost.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 (\"%2\" by %3) %4; its execution can't end "
                                      "because none is under way."),
     places({4})},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 (\"%2\" by %3) %4. Finish or abort it before "
                                      "the drill ends."),
     places({4})},
    {QT_TRANSLATE_NOOP("EngineWords", "waits for another operator's approval")},
    {QT_TRANSLATE_NOOP("EngineWords", "was approved by %1")},
    {QT_TRANSLATE_NOOP("EngineWords", "is being executed by %1")},
    {QT_TRANSLATE_NOOP("EngineWords", "was committed by %1")},
    {QT_TRANSLATE_NOOP("EngineWords", "was aborted: %1"), 0, places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "was rejected by %1")},
    {QT_TRANSLATE_NOOP("EngineWords", "was withdrawn by %1")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "is stale: what it relies on changed, and the planner decides otherwise "
                       "now")},
    {QT_TRANSLATE_NOOP("EngineWords", "has expired")},
    {QT_TRANSLATE_NOOP("EngineWords", "is in no known state")},
    {QT_TRANSLATE_NOOP("EngineWords", "The %1 has %2 bytes; at most %3 are kept. Shorten it."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "comment")},
    {QT_TRANSLATE_NOOP("EngineWords", "reason")},
    {QT_TRANSLATE_NOOP("EngineWords", "The proposal's id is not that of its content.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "A proposal needs a title of 1 to %1 bytes on one line; say what it is "
                       "for.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "A proposal is for a loss, for a failback or for a change of the rules, "
                       "one of the three.")},
    {QT_TRANSLATE_NOOP("EngineWords", "A drill is under way; what is proposed now is part of it.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "No drill is under way, so nothing can be proposed as part of one.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "A proposal expires later than it is opened, and within 31 days.")},
    {QT_TRANSLATE_NOOP("EngineWords", "A comment says something.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Breaking the glass takes a reason; say why nobody is waited for.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 was previewed as approved, but planning it decides "
                       "otherwise. Nothing was changed; report this.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "No proposal is being executed; begin to commit an approved one first.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "No proposal is being executed, so there is nothing to abort.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 (\"%2\") was never executed; commit it first.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 is %2; only one that is stale or has expired "
                                      "is renewed."),
     places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "open")},
    {QT_TRANSLATE_NOOP("EngineWords", "approved")},
    {QT_TRANSLATE_NOOP("EngineWords", "executing")},
    {QT_TRANSLATE_NOOP("EngineWords", "committed")},
    {QT_TRANSLATE_NOOP("EngineWords", "aborted")},
    {QT_TRANSLATE_NOOP("EngineWords", "rejected")},
    {QT_TRANSLATE_NOOP("EngineWords", "withdrawn")},
    {QT_TRANSLATE_NOOP("EngineWords", "stale")},
    {QT_TRANSLATE_NOOP("EngineWords", "expired")},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 was renewed already, as %2 by %3.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "A proposal lives for more than nothing and at most 31 days.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The estate moved while this was planned, and what the plan rests on is "
                       "not as it was. Nothing was proposed; look at the plan again.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Proposal %1 (\"%2\" by %3) is stale: %4. Look at what "
                                      "changed, and renew the proposal."),
     places({4})},
    {QT_TRANSLATE_NOOP("EngineWords", "the rules changed, %1"), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "other places are under maintenance, %1"), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 regions that it relies on changed, %2"), places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "the rules changed, %1 regions that it relies on changed, "
                                      "%2"),
     places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "other places are under maintenance, %1 regions that it "
                                      "relies on changed, %2"),
     places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "the rules changed, other places are under maintenance, %1 "
                                      "regions that it relies on changed, %2"),
     places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "and the planner decides otherwise for %1 groups now")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 (%2)"), places({1, 2})},
    {QT_TRANSLATE_NOOP("EngineWords", "not affected")},
    {QT_TRANSLATE_NOOP("EngineWords", "it is not lost by this any more")},
    {QT_TRANSLATE_NOOP("EngineWords", "it was proposed by a program that kept no list of groups")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 groups")},
    {QT_TRANSLATE_NOOP("EngineWords", "as proposed")},
    {QT_TRANSLATE_NOOP("EngineWords", "can't be planned")},
    {QT_TRANSLATE_NOOP("EngineWords", "unchanged by the edit")},
    {QT_TRANSLATE_NOOP("EngineWords", "reaches others beyond those that are listed")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "the same groups and destinations on other hosts or lanes, or in "
                       "another order")},
    {QT_TRANSLATE_NOOP("EngineWords", "what it was planned on changed")},
    {QT_TRANSLATE_NOOP("EngineWords", "to %1, %2")},
    {QT_TRANSLATE_NOOP("EngineWords", "to %1, %2, %3 operations lost")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1, %2 operations lost")},
    {QT_TRANSLATE_NOOP("EngineWords", "restore to %1")},
    {QT_TRANSLATE_NOOP("EngineWords", "hold")},
    {QT_TRANSLATE_NOOP("EngineWords", "no-rule")},
    {QT_TRANSLATE_NOOP("EngineWords", "ambiguous")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1, RTO %2, downtime %3/s, breach %4, lost operation %5"),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1, ambiguous objective"), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1, no objective"), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "%1, allowed %2"), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "with what is lost now")},
    {QT_TRANSLATE_NOOP("EngineWords", "with what is lost now (and %1 like it)")},
    {QT_TRANSLATE_NOOP("EngineWords", "when %1 is lost")},
    {QT_TRANSLATE_NOOP("EngineWords", "when %1 is lost (and %2 like it)")},
    {QT_TRANSLATE_NOOP("EngineWords", "when %1 are lost")},
    {QT_TRANSLATE_NOOP("EngineWords", "when %1 are lost (and %2 like it)")},
};

}  // namespace

std::span<const EnginePattern> proposalsPatterns()
{
    return patterns;
}
