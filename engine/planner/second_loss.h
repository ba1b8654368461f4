// A loss during recovery: "lose A; at t + x also lose B". The first loss is planned, event time
// moves on with the gangs as they would be then, and the second loss is planned from there. All of
// it on overlays of the state that is asked about.
#pragma once

#include <memory>
#include <optional>

#include "engine/planner/preview_planning.h"

namespace estate {

// What became of a group between the two losses.
enum class GroupFate : std::uint8_t {
    settled,       // recovered before the second loss, and stands
    inFlight,      // on its way at the second loss, and stands
    reconsidered,  // the first plan did not recover it; the second decided again
    aborted,       // its gang needed what the second loss took; decided anew
    lostAgain,     // recovered before the second loss, which took it again
    newlyLost,     // untouched by the first loss
};
[[nodiscard]] std::string_view groupFateName(GroupFate fate);  // kebab-case, stable

struct GroupStory {
    GroupFate fate = GroupFate::settled;
    std::optional<std::uint32_t> first;   // position in first.plan.groups
    std::optional<std::uint32_t> second;  // in second.plan.groups; where given, it decides
    bool operator==(const GroupStory&) const = default;
};

struct SecondLossPreview {
    Preview first;
    Preview second;  // asked of the estate as it would be at `first.at` + `after`
    Duration after;
    std::vector<Digest> committed;    // gangs that were done before the second loss, ascending
    std::vector<GroupStory> stories;  // by first position, then what only the second plan has
    // Of the decisions that stand at the end. Downtime is charged once per application for every
    // moment in which it is down from either loss; breach once; losses of what was aborted never.
    PlanSummary final;
};

// Gangs whose completion has passed by then are committed, in that order; all others are prepared
// and, where the lease allows, fenced. Gangs that were undecided before go the same way; those
// without a completion (placements, resizes, snapshots) stay as they are. Refusals: those of
// previewDisaster; `after` beyond its horizon is outOfOrder.
[[nodiscard]] Result<SecondLossPreview> previewSecondLoss(const EstateState& state,
                                                          const FailureSet& first, Duration after,
                                                          const FailureSet& second, Timestamp at,
                                                          const ClosedWindows& windows = {});

// The same in bounded steps that the caller drives; see PreviewPlanning.
class SecondLossPlanning {
public:
    [[nodiscard]] static Result<SecondLossPlanning> make(const EstateState& state,
                                                         const FailureSet& first, Duration after,
                                                         const FailureSet& second, Timestamp at,
                                                         const ClosedWindows& windows = {});
    SecondLossPlanning(SecondLossPlanning&&) noexcept;
    SecondLossPlanning& operator=(SecondLossPlanning&&) noexcept;
    ~SecondLossPlanning();

    // A step of either preview, or what one gang's workers do in between. False: nothing is left.
    [[nodiscard]] bool step();
    [[nodiscard]] PlanningProgress progress() const;
    // Once, and only when nothing is left.
    [[nodiscard]] SecondLossPreview take();

private:
    struct Parts;
    explicit SecondLossPlanning(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

}  // namespace estate
