// What an edit of the rules reaches, in words and as a digest: whose action changes in which losses
// (planner/reach.h). In steps, so that whoever asks can show how far it is, and stop.
#pragma once

#include <cstdint>
#include <memory>

#include "engine/base/digest.h"
#include "engine/base/error.h"
#include "engine/estate/governance_event.h"
#include "engine/planner/reach.h"

namespace estate {

struct DescribedReach {
    RuleReach reach;
    Digest digest;           // over all changes; zero: nothing changes
    bool truncated = false;  // there are more than the listed ones
};

class ReachDescription {
public:
    // `edited`: resolveRules() of the edited book. In all single and pair losses. At most
    // `changesMax` changes are listed, and at most reachChangesMax. What Reach::make refuses.
    [[nodiscard]] static Result<ReachDescription>
    make(const EstateState& approved, std::shared_ptr<const Rules> edited, std::size_t changesMax);

    // Looks at no more than `setsMax` failure sets of flows. False: nothing is left.
    bool step(std::uint64_t setsMax) { return m_reach.step(setsMax); }
    [[nodiscard]] std::uint64_t done() const { return m_reach.done(); }
    [[nodiscard]] std::uint64_t edited() const { return m_reach.edited(); }  // flows to look at

    // Of what was looked at so far.
    [[nodiscard]] DescribedReach result() const;

private:
    ReachDescription(EstateState approved, Reach reach, std::size_t changesMax);
    [[nodiscard]] FlowChange describe(const ReachChange& change) const;

    EstateState m_approved;
    Reach m_reach;
    std::size_t m_changesMax = 0;
};

// All of it at once.
[[nodiscard]] Result<DescribedReach> describeReach(const EstateState& approved,
                                                   std::shared_ptr<const Rules> edited,
                                                   std::size_t changesMax);

}  // namespace estate
