// The readings of a replay: a page of text as it goes, or one document at its end.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "app/ctl/document.h"
#include "app/ctl/followed_log.h"
#include "engine/estate/event.h"

namespace estate::ctl {

// One pass: what was decided for each group, volume and request, and which gangs were aborted.
void printPlan(std::ostream& out, const EstateState& state, const Envelope& envelope,
               const PlanResult& plan);
// How far it came, the audit's counters and the state hash.
void printReplayed(std::ostream& out, const Scheduler& scheduler);
void fillReplayed(Json& document, const Scheduler& scheduler);

// What is asked of workers for each undecided gang, and the lines that would answer it.
struct OpenWork {
    struct OpenGang {
        Digest planId;
        Digest tasksDigest;
    };
    std::vector<OpenGang> gangs;       // ascending by plan id
    std::vector<std::string> answers;  // envelopes that follow the last event and commit every gang
};
[[nodiscard]] Result<OpenWork> openWork(const FollowedLog& log);
void printOpenWork(std::ostream& out, const EstateState& state, const OpenWork& work);
[[nodiscard]] Json toJson(const EstateState& state, const OpenWork& work);

}  // namespace estate::ctl
