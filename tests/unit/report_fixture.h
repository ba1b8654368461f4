// Reports of the four-region estate, and of names that mean harm.
#pragma once

#include <string>

#include "engine/planner/preview.h"
#include "engine/report/preview_content.h"
#include "engine/report/proposal_content.h"
#include "tests/unit/workspace_fixture.h"

namespace estate::testing {

// Ends a script element, begins an element, and is bold if anybody forgot to escape it.
inline const std::string hostileMarkup = "</script><b>\"&'";
inline const std::string hostileFormula = "=cmd()";
inline const std::string hostileOrder = "ada\xe2\x80\xae"
                                        "ecarg";  // U+202E turns the rest around

inline Report reportOf(const Workspace& workspace, const FailureSet& failures,
                       bool ofJournal = true)
{
    const auto preview = workspace.preview(failures, workspace.lastTimestamp());
    EXPECT_TRUE(preview.has_value()) << preview.error().message;
    std::optional<JournalHead> head;
    if (ofJournal)
        head = workspace.journal().head();
    return previewReport({workspace.source(), workspace.state(), *preview, head,
                          ofJournal ? &workspace.governance() : nullptr});
}

inline Report reportOf(const Workspace& workspace, const Proposal& proposal,
                       const Execution* execution = nullptr)
{
    return proposalReport({workspace.source(), workspace.state().catalog(), proposal, execution,
                           workspace.journal().head(), workspace.lastTimestamp()});
}

// A change of the rules: two blocks, and what they reach.
inline Proposal ruleProposal()
{
    Proposal proposal;
    proposal.content.proposal.bytes[0] = 0x3f;
    proposal.content.title = hostileMarkup;
    proposal.content.ruleChanges = {{"policy p\nrule p when=a hold\n", "policy p\n"},
                                    {"", "policy =q\nrule q when=b restore=c\n"}};
    proposal.content.reach = {3, 2, 10, {{hostileFormula, "b", "c", "loss of a"}}};
    proposal.author = hostileOrder;
    proposal.openedAt = sampleEpoch;
    return proposal;
}

}  // namespace estate::testing
