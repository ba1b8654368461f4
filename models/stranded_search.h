// The policies that leave groups without a place in a loss, found by planning it: what each says of
// them now, and where else they could recover from a copy. Ids and numbers; words are made
// elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/planner/destination.h"
#include "engine/planner/preview_planning.h"

// A region that is not lost, as a place for a policy's groups.
struct StrandedPlace {
    std::uint64_t groups = 0;  // that could recover there
    bool allowed = true;       // by the policy as it is
    // What binds the others; of several the one that comes last.
    estate::DestinationVerdict verdict;
};

struct StrandedPolicy {
    std::string id;
    std::vector<estate::RegionIndex> allowed;  // ascending; none: the entity's presence
    std::vector<estate::LostGroup> groups;     // that the loss takes and nothing recovers
    std::map<estate::RegionIndex, std::uint64_t> sources;  // how many of them by where they run
    std::uint64_t held = 0;
    std::uint64_t misdirected = 0;  // a rule restores them, but its target does not take them
    // What the rules say of the first of them; no target: they name none.
    estate::Reason reason = estate::Reason::noEligibleDestination;
    estate::RegionIndex target;
    estate::DestinationVerdict atTarget;
    std::map<estate::RegionIndex, StrandedPlace> places;
    bool looked = false;  // at all of its places

    // Takes most of them, the allowed ones first; none: nobody can take any.
    [[nodiscard]] estate::RegionIndex best() const;
    // All that take any, in that order.
    [[nodiscard]] std::vector<estate::RegionIndex> usable() const;
};

class StrandedSearch {
public:
    static constexpr std::size_t policiesMax = 200;

    // Plans the loss. Refusals: previewDisaster's.
    [[nodiscard]] static estate::Result<StrandedSearch> begin(const estate::EstateState& state,
                                                              const estate::FailureSet& failures,
                                                              estate::Timestamp at,
                                                              const estate::ClosedWindows& windows);
    // The groups of this policy alone, also those that recover. Planned by step(): until then there
    // are no policies, and nothing is lost.
    [[nodiscard]] static estate::Result<StrandedSearch>
    ofPolicy(const estate::EstateState& state, const estate::FailureSet& failures,
             const std::string& policy, estate::Timestamp at, const estate::ClosedWindows& windows);
    // A step of planning, or looks for places of this many groups more. False: nothing is left.
    [[nodiscard]] bool step(std::size_t groupsMax);

    // By how many groups they leave without a place.
    [[nodiscard]] const std::vector<StrandedPolicy>& policies() const { return m_policies; }
    // Everything that is lost then, ascending.
    [[nodiscard]] const std::vector<estate::RegionIndex>& lost() const { return m_unavailable; }
    [[nodiscard]] bool takes(estate::RegionIndex region) const;
    [[nodiscard]] std::uint64_t groups() const { return m_groups; }  // in the regions of the loss
    [[nodiscard]] std::uint64_t recovered() const { return m_recovered; }
    [[nodiscard]] std::uint64_t withoutPolicy() const { return m_withoutPolicy; }
    [[nodiscard]] std::uint64_t held() const;         // of all policies
    [[nodiscard]] std::uint64_t misdirected() const;  // of all policies

private:
    StrandedSearch() = default;
    [[nodiscard]] static estate::Result<StrandedSearch>
    beginOf(const estate::EstateState& state, const estate::FailureSet& failures,
            const std::string& policy, estate::Timestamp at, const estate::ClosedWindows& windows);
    // Of all policies that leave a group without a place, or of the wanted one.
    void take(const estate::Preview& preview);
    void lose(estate::Timestamp at);
    void lookAt(StrandedPolicy& policy, const estate::LostGroup& group) const;

    std::optional<estate::PreviewPlanning> m_planning;  // until it is planned
    std::string m_wanted;                               // policy; empty: all
    estate::Losses m_losses;
    estate::ClosedWindows m_windows;
    // What is asked, as it is; once it is planned, without the losses and without what the policies
    // found allow.
    std::unique_ptr<estate::EstateState> m_lost;
    estate::ClosedPlaces m_closed;
    std::vector<estate::RegionIndex> m_unavailable;
    std::vector<StrandedPolicy> m_policies;
    std::uint64_t m_groups = 0;
    std::uint64_t m_recovered = 0;
    std::uint64_t m_withoutPolicy = 0;
    std::size_t m_policy = 0;  // that is looked at
    std::size_t m_group = 0;   // of it
};
