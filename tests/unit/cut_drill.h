// A drill whose one gang goes through a manifest: a recovery group of two regions.
#pragma once

#include <string>
#include <utility>

#include "engine/planner/cut_work.h"
#include "tests/stories/drill.h"

namespace estate::testing {

inline const CheckpointRef firstCheckpoint{1, sha256("root")};

// Volume v1 of region a and v2 of region b are one group with replicas in c. In front of them
// stands w, in b, so that v2 has the second place there.
class CutDrill : public Drill {
public:
    CutDrill()
    {
        for (const char* region : {"a", "b", "c", "d"})
            putRegion(*this, region);
        expect(PutEntity{"e", 1, {"a", "b", "c", "d"}});
        expect(usualApplication("other", "b", {usualVolume("w", "b")}));
        VolumeDescription v1 = usualVolume("v1", "a");
        VolumeDescription v2 = usualVolume("v2", "b");
        v1.recoveryGroup = v2.recoveryGroup = "g";
        expect(usualApplication("app", "a", {v1, v2}));
        plan();
        commitAll();
        expect(usualBacklog("v1", "a", "c", 10));
        expect(usualBacklog("v2", "b", "c", 10));
        usedBefore = usedInC();
    }
    // Both regions are lost; the plan's one gang.
    Digest lose()
    {
        expect(ChangeRegion{"a", RegionChange::offline});
        expect(ChangeRegion{"b", RegionChange::offline});
        return planned();
    }
    Digest planned()
    {
        const PlanResult result = plan();
        for (const GroupDecision& group : result.groups)
            if (group.outcome == Outcome::recover)
                return group.planId;
        ADD_FAILURE() << "nothing recovers";
        return Digest{};
    }
    Digest declared()
    {
        const Digest planId = lose();
        expect(CheckpointTaken{firstCheckpoint});
        expect(gangCut(state(), planId));
        return planId;
    }
    [[nodiscard]] CutDecided decision(const Digest& planId, CutDecision decision) const
    {
        return {planId.hex(), decision, decision == CutDecision::abort ? "taken back" : ""};
    }
    [[nodiscard]] const CutState& cutOf(const Digest& planId) const
    {
        const CutState* cut = state().findCut(planId.hex());
        ESTATE_ENSURE(cut != nullptr);
        return *cut;
    }
    [[nodiscard]] CutPrepared preparedBy(const Digest& planId, std::uint32_t shard,
                                         std::uint64_t round = 1) const
    {
        return {planId.hex(), round, state().checkpoint(), {{"c", shard, 40}}};
    }
    // What is reserved where the group lands.
    [[nodiscard]] std::pair<Bytes, Iops> usedInC() const
    {
        const auto& totals = state().region(regionNamed(state(), "c")).totals;
        return {totals.used, totals.usedIops};
    }
    void expectRepeat(const Event& event)
    {
        const Digest before = state().hash();
        EXPECT_TRUE(expect(event).repeated) << eventName(event);
        EXPECT_EQ(state().hash(), before) << eventName(event);
    }

    std::pair<Bytes, Iops> usedBefore;
};

}  // namespace estate::testing
