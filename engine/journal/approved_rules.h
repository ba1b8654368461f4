// The rules in force as a book, with the comments that were committed with them, and as text: made
// when they are first asked for and again when they are others, because each edit of a draft needs
// all of them.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "engine/estate/state.h"
#include "engine/journal/governance.h"
#include "engine/rules/printed_rules.h"

namespace estate {

// Of one log: what its rules' digest says does not change its meaning there.
class ApprovedRules {
public:
    [[nodiscard]] PrintedRules& of(const EstateState& state, const Governance& governance);

private:
    struct Kept {
        Digest rules;
        std::map<BlockKey, std::string> texts;
        PrintedRules printed;
    };
    std::optional<Kept> m_kept;
};

}  // namespace estate
