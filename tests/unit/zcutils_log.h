// Logs in tests/data/zcutils, imported, and plans in words that are the same for both planners.
#pragma once

#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/interchange/zcutils.h"
#include "engine/planner/decision.h"

namespace estate::testing {

inline std::vector<std::string> zcutilsLines(const std::string& name)
{
    std::ifstream file(ESTATE_SOURCE_DIR "/tests/data/zcutils/" + name);
    EXPECT_TRUE(file.is_open()) << name;
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line.front() != '#')
            lines.push_back(line);
    return lines;
}

// "placement v1@h1:0+1000io+4096B v2@...": what a gang reserves, by volume and place.
inline std::string reservationText(const std::string& volume, const std::string& host,
                                   std::uint64_t lane, std::uint64_t iops, std::uint64_t bytes)
{
    return " " + volume + "@" + host + ":" + std::to_string(lane) + "+" + std::to_string(iops) +
           "io+" + std::to_string(bytes) + "B";
}

inline std::string joined(std::vector<std::string> parts)
{
    std::sort(parts.begin(), parts.end());
    std::string text;
    for (const std::string& part : parts)
        text += part;
    return text;
}

inline std::string legText(const EstateState& state, RegionIndex region, VolumeIndex volume,
                           const Leg& leg)
{
    const HostState& host = state.region(region).hosts[leg.host];
    return reservationText(state.catalog().volume(volume).id, state.catalog().host(host.host).id,
                           leg.lane - host.firstLane, leg.iops.value, leg.bytes.value);
}

// Of a gang that the last pass admitted.
inline std::string gangText(const EstateState& state, const Digest& planId)
{
    std::vector<std::string> parts;
    std::string kind;
    for (const RegionIndex region : state.gangs().at(planId)) {
        const Gang* gang = state.region(region).findGang(planId);
        kind = gangKindName(gang->kind);
        for (const GangMember& member : gang->members)
            for (const Leg& leg : member.legs)
                parts.push_back(legText(state, region, member.volume, leg));
    }
    return kind + joined(std::move(parts));
}

// Our numbers in the other's order of fields.
inline std::string timingText(const Catalog& catalog, const GroupDecision& decision)
{
    const RecoveryTiming& timing = *decision.timing;
    std::string text = " to " + catalog.region(decision.destination).id;
    for (const std::uint64_t number :
         {timing.queueStart.ns, timing.fill.value, timing.demux.value, timing.target.value,
          timing.completion.ns, timing.deadline.ns, std::uint64_t{timing.rtoMet},
          std::uint64_t{timing.zeroCopyLanes}, std::uint64_t{timing.copyingLanes},
          timing.bytesCopied.value})
        text += " " + std::to_string(number);
    return text;
}

// What our last pass decided, a line a gang, in its order.
inline std::vector<std::string> ourPlans(const EstateState& state, const PlanResult& plan)
{
    std::vector<std::string> lines;
    std::set<Digest> told;
    for (const GroupDecision& group : plan.groups)
        lines.push_back(group.timing
                            ? gangText(state, group.planId) + timingText(state.catalog(), group)
                            : "deferred " + groupId(state.catalog(), group));
    for (const PlacementDecision& placement : plan.placements)
        if (placement.planId == Digest{})
            lines.push_back("deferred " + state.catalog().volume(placement.volume).id);
        else if (told.insert(placement.planId).second)
            lines.push_back(gangText(state, placement.planId));
    for (const SnapshotDecision& snapshot : plan.snapshots)
        lines.push_back(snapshot.planId == Digest{} ? "deferred " + snapshot.request
                                                    : gangText(state, snapshot.planId));
    return lines;
}

inline std::string theirTiming(const nlohmann::json& timing)
{
    std::string text = " to " + timing["target_region_id"].get<std::string>();
    for (const char* field :
         {"queue_start_ns", "pipeline_fill_ns", "demux_transfer_ns", "target_materialization_ns",
          "estimated_completion_ns", "deadline_ns", "rto_met", "zero_copy_lane_count",
          "copying_lane_count", "estimated_payload_bytes_copied"})
        text += " " + (timing[field].is_boolean() ? std::to_string(int{timing[field].get<bool>()})
                                                  : timing[field].dump());
    return text;
}

// What was decided there, of a list of decisions.
inline std::vector<std::string> theirPlans(const nlohmann::json& decisions)
{
    const std::map<std::string, std::string> kinds{{"initial_placement", "placement"},
                                                   {"regional_failover", "failover"},
                                                   {"consistency_snapshot", "snapshot"}};
    std::vector<std::string> lines;
    for (const nlohmann::json& decision : decisions) {
        if (decision["decision"] == "deferred")
            lines.push_back("deferred " + decision["subject_id"].get<std::string>());
        if (decision["decision"] != "prepare_gang")
            continue;
        const nlohmann::json& plan = decision["plan"];
        std::vector<std::string> parts;
        for (const nlohmann::json& leg : plan["reservations"])
            parts.push_back(reservationText(leg["volume_id"], leg["host_id"], leg["lane"],
                                            leg["iops"], leg["bytes"]));
        lines.push_back(kinds.at(plan["kind"]) + joined(std::move(parts)));
        if (!plan["recovery_timing"].is_null())
            lines.back() += theirTiming(plan["recovery_timing"]);
    }
    return lines;
}

// A log on its way through the importer. Any error ends the test's expectations.
class ZcutilsLog {
public:
    explicit ZcutilsLog(AdmissionMode mode) : import(mode) {}

    void add(const std::vector<std::string>& lines, const std::vector<std::string>* decisions)
    {
        for (std::size_t i = 0; i < lines.size(); ++i) {
            auto added = decisions ? import.add(lines[i], decisions->at(i)) : import.add(lines[i]);
            ASSERT_TRUE(added.has_value()) << added.error().message;
            take(std::move(*added));
        }
        auto finished = import.finish();
        ASSERT_TRUE(finished.has_value()) << finished.error().message;
        take(std::move(*finished));
    }

    [[nodiscard]] const EstateState& state() const { return import.scheduler().state(); }

    ZcutilsImport import;
    std::vector<ImportedEvent> events;
    std::vector<std::string> plans;  // of every pass

private:
    void take(std::vector<ImportedEvent> added)
    {
        if (!added.empty() && added.back().effects.plan)
            for (std::string& line : ourPlans(state(), *added.back().effects.plan))
                plans.push_back(std::move(line));
        for (ImportedEvent& event : added)
            events.push_back(std::move(event));
    }
};

}  // namespace estate::testing
