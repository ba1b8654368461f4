// What an edit of the rules reaches: whose action changes, and in which single and pair losses.
// Nothing is planned: an action is what the rules say (flow_action.h), and only failure sets that
// an edited policy or impact can tell apart are looked at.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/error.h"
#include "engine/planner/flow_action.h"

namespace estate {

inline constexpr std::size_t reachChangesMax = 1'000;  // listed; the counts are of all

// One flow in one failure set. The same change happens in `sets` of the failure sets that were
// asked about: this one, and this one with any region that no rule or scenario of the flow names.
struct ReachChange {
    std::vector<RegionIndex> failureSet;  // at most two; empty: what is lost already
    std::uint32_t flow = 0;               // position in Reach::flows()
    FlowAction before;
    FlowAction after;
    std::uint64_t sets = 0;
};
struct ReachResult {
    std::uint64_t changedFlows = 0;    // "this edit changes the action of n flows ...
    std::uint64_t changedSets = 0;     // ... in m ...
    std::uint64_t sets = 0;            // ... of the 131,328 single and pair losses"
    std::uint64_t changedActions = 0;  // flow by failure set
    std::vector<ReachChange> changes;  // by flow, then failure set; the first reachChangesMax
    bool truncated = false;
    Digest digest;  // of every change, those that are not listed too, in terms of ids
};

class Reach {
public:
    // Refuses rules that were not made for this estate's catalog (badInput). `pairs`: pairs too.
    [[nodiscard]] static Result<Reach> make(EstateState approved,
                                            std::shared_ptr<const Rules> edited, bool pairs);

    // Looks at no more than `setsMax` failure sets of flows. False: nothing is left.
    bool step(std::uint64_t setsMax);
    [[nodiscard]] std::uint64_t done() const { return m_next; }  // of edited()
    [[nodiscard]] std::uint64_t edited() const { return m_editedFlows.size(); }
    [[nodiscard]] const std::vector<Flow>& flows() const { return m_flows; }
    [[nodiscard]] const ReachResult& result() const { return m_result; }

private:
    // A flow's failure sets that its rules and scenarios can tell apart: subsets of `named`.
    struct Cursor {
        std::vector<RegionIndex> named;  // with its sources; ascending
        std::size_t size = 0;            // of the subset: 0, 1, 2
        std::size_t first = 0;
        std::size_t second = 0;
        bool changed = false;
    };

    Reach(EstateState approved, std::shared_ptr<const Rules> edited, bool pairs);
    void begin();
    void look();
    [[nodiscard]] bool advance();  // false: the flow is done
    [[nodiscard]] std::vector<RegionIndex> subset() const;
    [[nodiscard]] std::uint64_t setsLike(std::size_t size) const;
    void mark(const std::vector<RegionIndex>& subset);
    void digest(const ReachChange& change);
    void markSet(std::uint32_t a, std::uint32_t b);  // a == b: a alone

    EstateState m_approved;
    std::shared_ptr<const Rules> m_edited;
    bool m_pairs = false;
    std::vector<Flow> m_flows;
    std::vector<std::uint32_t> m_editedFlows;
    std::size_t m_next = 0;
    Cursor m_cursor;
    std::vector<bool> m_marked;  // failure sets, triangular, the singles on the diagonal
    std::set<std::vector<RegionIndex>> m_markedLike;  // subset, then what it was a subset of
    ReachResult m_result;
};

}  // namespace estate
