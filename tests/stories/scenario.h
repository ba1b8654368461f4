// Small estates as text, for tests that read as examples. Lines are joined onto a common base.
#pragma once

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/planner/open.h"
#include "engine/planner/preview.h"
#include "engine/planner/scheduler.h"

namespace estate::testing {

inline constexpr Timestamp start{1'000 * nanosecondsPerSecond};

// Regions a, b, c and d, each with two sites of one host: 100 TB, 4 lanes of 10,000 IOPS, 1 GB/s
// restore a host. Paths between every pair: 1 GB/s, 100,000 operations/s, 1 s fill. One entity in
// all four. No lease: a lost region is fenced by the event.
inline std::string fourRegions()
{
    std::string text;
    for (const char region : std::string_view("abcd")) {
        const std::string id(1, region);
        text += "region " + id + " trust=t\n";
        for (const char* site : {"1", "2"}) {
            text += "site " + id + site + " region=" + id + "\n";
            text += "host " + id + site + "-h site=" + id + site +
                    " capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n";
        }
    }
    for (const char from : std::string_view("abcd"))
        for (const char to : std::string_view("abcd"))
            if (from != to)
                text += std::string("path ") + from + "-" + to + " from=" + from + " to=" + to +
                        " demux=1GB/s demuxOperations=100k fill=1s\n";
    return text + "entity e presence=a,b,c,d\n";
}

// An application with one volume in region a: 10 TB, 1,000 IOPS, RTO 10 minutes, RPO 0.
inline std::string oneVolume()
{
    return "application app entity=e home=a downtimePerHour=3600 breach=1000 perLostOperation=1\n"
           "volume v application=app home=a bytes=10TB iops=1k rto=10m rpo=0 latest=1000\n";
}

inline Blueprint blueprintFrom(const std::string& text)
{
    auto blueprint = parseEstateText(text);
    EXPECT_TRUE(blueprint.has_value()) << blueprint.error().message;
    return blueprint.value();
}

inline EstateState stateFrom(const std::string& text)
{
    auto state = openBlueprint(blueprintFrom(text), start);
    EXPECT_TRUE(state.has_value()) << state.error().message;
    EXPECT_TRUE(state->unplaced().empty());
    return state.value();
}

inline Preview previewOf(const EstateState& state, std::vector<std::string> regions)
{
    auto preview = previewDisaster(state, FailureSet{std::move(regions), {}, {}}, start);
    EXPECT_TRUE(preview.has_value()) << preview.error().message;
    return preview.value();
}

inline RegionIndex regionNamed(const EstateState& state, std::string_view id)
{
    return state.catalog().findRegion(id).value();
}

inline VolumeIndex volumeNamed(const EstateState& state, std::string_view id)
{
    return state.catalog().findVolume(id).value();
}

inline const GroupDecision& decisionFor(const Preview& preview, const EstateState& state,
                                        std::string_view group)
{
    for (const GroupDecision& decision : preview.plan.groups)
        if (groupId(state.catalog(), decision) == group)
            return decision;
    ADD_FAILURE() << "no decision for " << group;
    return preview.plan.groups.front();
}

// One line a decision, in the order of the plan: "v a->b recovered-within-rto 12s".
inline std::string storyOf(const Preview& preview, const EstateState& state)
{
    std::string text;
    const Catalog& catalog = state.catalog();
    for (const GroupDecision& decision : preview.plan.groups) {
        text += groupId(catalog, decision) + " " + catalog.region(decision.source).id;
        if (decision.destination.valid())
            text += "->" + catalog.region(decision.destination).id;
        text += " " + std::string(reasonName(decision.reason));
        if (decision.timing)
            text += " " +
                    std::to_string(decision.timing->completion.since(preview.at).value /
                                   nanosecondsPerSecond) +
                    "s";
        text += "\n";
    }
    return text;
}

inline Constraint constraintAt(const GroupDecision& decision, RegionIndex region)
{
    for (const DestinationVerdict& verdict : decision.verdicts)
        if (verdict.region == region)
            return verdict.constraint;
    ADD_FAILURE() << "region is not in reach";
    return Constraint::none;
}

}  // namespace estate::testing
