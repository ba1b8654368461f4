#include "tests/fuzz/consistency.h"

#include <vector>

#include "engine/base/error.h"
#include "engine/planner/preview.h"

namespace estate::fuzz {

namespace {

void ensureReservationsRecompute(const RegionState& region)
{
    std::vector<Bytes> bytes(region.hosts.size());
    std::vector<Iops> iops(region.lanes.size());
    std::vector<std::uint32_t> flows(region.lanes.size());
    const auto addLegs = [&](const std::vector<Leg>& legs, bool newFlows) {
        for (const Leg& leg : legs) {
            ESTATE_ENSURE(leg.host < bytes.size() && leg.lane < iops.size());
            bytes[leg.host] += leg.bytes;
            iops[leg.lane] += leg.iops;
            flows[leg.lane] += newFlows ? 1 : 0;
        }
    };
    for (const VolumeState& volume : region.volumes)
        addLegs(volume.legs, true);
    for (const Gang& gang : region.gangs)
        for (const GangMember& member : gang.members)
            addLegs(member.legs, gang.kind != GangKind::resize && gang.kind != GangKind::snapshot);
    for (const RecoveryRecord& record : region.records)
        for (const HeldBytes& held : record.held) {
            ESTATE_ENSURE(held.host < bytes.size());
            bytes[held.host] += held.bytes;
        }
    for (std::size_t i = 0; i < region.hosts.size(); ++i) {
        ESTATE_ENSURE(region.hosts[i].used == bytes[i]);
        ESTATE_ENSURE(region.hosts[i].used <= region.hosts[i].capacity);
    }
    for (std::size_t i = 0; i < region.lanes.size(); ++i) {
        ESTATE_ENSURE(region.lanes[i].used == iops[i]);
        ESTATE_ENSURE(region.lanes[i].flows == flows[i]);
    }
}

}  // namespace

void ensureConsistent(const EstateState& state)
{
    for (std::uint32_t i = 0; i < state.regionCount(); ++i) {
        const RegionState& region = state.region(RegionIndex(i));
        ESTATE_ENSURE(region.totals == region.recomputeTotals());
        ESTATE_ENSURE(region.digest() == region.recomputeDigest());
        ensureReservationsRecompute(region);
    }
}

void ensurePreviewLeavesNoTrace(const EstateState& state, Timestamp at)
{
    if (state.regionCount() == 0)
        return;
    const Digest before = state.hash();
    const auto preview =
        previewDisaster(state, FailureSet{{state.catalog().region(RegionIndex(0)).id}, {}, {}}, at);
    ESTATE_ENSURE(preview.has_value());
    ESTATE_ENSURE(preview->stateHash == before);
    ESTATE_ENSURE(state.hash() == before);
    ensureConsistent(state);
}

}  // namespace estate::fuzz
