#include <algorithm>
#include <numeric>

#include "engine/estate/blueprint.h"
#include "engine/planner/initial.h"
#include "engine/planner/open.h"
#include "engine/planner/placement.h"

namespace estate {

namespace {

void addVolumes(EstateState& state, const Blueprint& blueprint)
{
    const Catalog& catalog = state.catalog();
    for (std::uint32_t i = 0; i < catalog.volumes.size(); ++i) {
        VolumeState volume;
        volume.volume = VolumeIndex(i);
        volume.latest = blueprint.latest[i];
        state.edit(catalog.volumes[i].home).insertVolume(std::move(volume));
    }
}

Result<void> addReplicas(EstateState& state, const Blueprint& blueprint)
{
    const Catalog& catalog = state.catalog();
    for (const ReplicaSeed& seed : blueprint.replicas) {
        const VolumeSpec& spec = catalog.volume(seed.volume);
        RegionState& region = state.edit(seed.region);
        if (seed.region == spec.home || region.findRecord(seed.volume) != nullptr)
            return fail(ErrorCode::duplicateId,
                        "Volume \"" + spec.id + "\" has two replicas in " +
                            catalog.region(seed.region).id + ", or one in its home region.",
                        {{"id", spec.id}});
        RecoveryRecord record;
        record.volume = seed.volume;
        record.latest = blueprint.latest[seed.volume.value];
        record.durable = seed.durable;
        record.applied = seed.applied;
        record.backlog = seed.backlog;
        if (record.backlog)
            record.backlog->durable = seed.durable;
        if (seed.reserveBytes) {
            record.held = findRoomToHold(region, spec);
            // A representative too coarse for its region keeps its replica unreserved.
            if (record.held.empty() && spec.weight == 1)
                return fail(ErrorCode::badInput,
                            "Region " + catalog.region(seed.region).id +
                                " has no room for the replica of \"" + spec.id + "\".",
                            {{"id", spec.id}});
            for (const HeldBytes& held : record.held)
                region.hold(held);
        }
        region.insertRecord(std::move(record));
        VolumeState* volume = state.edit(spec.home).findVolume(seed.volume);
        ESTATE_ENSURE(volume != nullptr);
        volume->recoveryRegions.push_back(seed.region);
        std::sort(volume->recoveryRegions.begin(), volume->recoveryRegions.end());
    }
    return {};
}

}  // namespace

EstateState unplacedState(const Blueprint& blueprint, Timestamp now)
{
    EstateState state(blueprint.catalog, blueprint.rules);
    state.advance(0, now);
    addVolumes(state, blueprint);
    std::vector<VolumeIndex> all(blueprint.catalog->volumes.size());
    for (std::uint32_t i = 0; i < all.size(); ++i)
        all[i] = VolumeIndex(i);
    state.setUnplaced(std::move(all));
    return state;
}

Result<EstateState> openBlueprint(const Blueprint& blueprint, Timestamp now)
{
    EstateState state = unplacedState(blueprint, now);
    std::vector<VolumeIndex> left;
    for (const VolumeIndex volume : initialOrder(state, state.unplaced())) {
        const VolumeSpec& spec = state.catalog().volume(volume);
        RegionState& home = state.edit(spec.home);
        VolumePlacement placed = reserveVolume(home, spec, volume);
        if (placed.placed())
            home.findVolume(volume)->legs = std::move(placed.legs);
        else
            left.push_back(volume);
    }
    std::sort(left.begin(), left.end());
    state.setUnplaced(std::move(left));
    if (auto added = addReplicas(state, blueprint); !added)
        return tl::unexpected(added.error());
    state.resetTouched();
    return state;
}

Result<EstateState> openEstate(const EstateSource& source, Timestamp now)
{
    const auto blueprint = blueprintOf(source);
    if (!blueprint)
        return tl::unexpected(blueprint.error());
    auto state = openBlueprint(*blueprint, now);
    if (state)
        state->setMode(source.mode);
    return state;
}

}  // namespace estate
