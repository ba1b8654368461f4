#include "engine/planner/sensitivity.h"

#include <algorithm>

#include "engine/planner/destination.h"

namespace estate {

namespace {

// The member whose lag comes nearest to its objective at the destination.
void addLag(const EstateState& state, const GroupDecision& decision, std::uint32_t group,
            std::vector<Sensitivity>& found)
{
    Sensitivity nearest{
        group, SensitiveInput::lag, decision.destination, {}, Constraint::rpoMissed, 0, 0, {}};
    for (const VolumeIndex member : decision.members) {
        const RecoveryRecord* record = state.region(decision.destination).findRecord(member);
        if (record == nullptr)
            continue;
        Sensitivity own = nearest;
        own.volume = member;
        own.present = lostOperations(*record).value;
        own.limit = state.catalog().volume(member).rpo.value;
        own.observedAt = record->observedAt;
        const Timestamp oldest =
            nearest.volume.valid() ? std::min(nearest.observedAt, own.observedAt) : own.observedAt;
        if (!nearest.volume.valid() || own.margin() < nearest.margin())
            nearest = own;
        nearest.observedAt = oldest;
    }
    if (nearest.volume.valid())
        found.push_back(nearest);
}

void addCompletion(const GroupDecision& decision, std::uint32_t group,
                   std::vector<Sensitivity>& found)
{
    Sensitivity completion;
    completion.group = group;
    completion.input = SensitiveInput::completion;
    completion.region = decision.destination;
    completion.present = decision.timing->completion.since(decision.lostSince).value;
    completion.limit = decision.deadline.since(decision.lostSince).value;
    found.push_back(completion);
}

bool isRoom(Constraint constraint)
{
    return constraint == Constraint::bytesShort || constraint == Constraint::laneIopsShort ||
           constraint == Constraint::recoveryIopsShort ||
           constraint == Constraint::isolationShort ||
           constraint == Constraint::failureDomainsShort;
}

// The destination that lacks the smallest part of what it would need.
void addRoom(const GroupDecision& decision, std::uint32_t group, std::vector<Sensitivity>& found)
{
    const DestinationVerdict* nearest = nullptr;
    const auto lacksLess = [](const DestinationVerdict& a, const DestinationVerdict& b) {
        return U128{a.shortBy} * b.needed < U128{b.shortBy} * a.needed;
    };
    for (const DestinationVerdict& verdict : decision.verdicts) {
        if (isRoom(verdict.constraint) && (nearest == nullptr || lacksLess(verdict, *nearest)))
            nearest = &verdict;
    }
    if (nearest == nullptr)
        return;
    Sensitivity room;
    room.group = group;
    room.input = SensitiveInput::room;
    room.region = nearest->region;
    room.volume = nearest->volume;
    room.constraint = nearest->constraint;
    room.present = nearest->available;
    room.limit = nearest->needed;
    found.push_back(room);
}

}  // namespace

std::string_view sensitiveInputName(SensitiveInput input)
{
    switch (input) {
    case SensitiveInput::lag: return "lag";
    case SensitiveInput::completion: return "completion";
    case SensitiveInput::room: return "room";
    }
    return "";
}

std::vector<Sensitivity> sensitivitiesOf(const EstateState& state, const Preview& preview)
{
    std::vector<Sensitivity> found;
    for (std::uint32_t group = 0; group < preview.plan.groups.size(); ++group) {
        const GroupDecision& decision = preview.plan.groups[group];
        if (decision.outcome == Outcome::recover && decision.timing) {
            addLag(state, decision, group, found);
            addCompletion(decision, group, found);
        } else if (decision.outcome == Outcome::defer) {
            addRoom(decision, group, found);
        }
    }
    return found;
}

}  // namespace estate
