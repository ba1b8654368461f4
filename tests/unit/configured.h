// A small estate that events configured, and tables of refusals.
#pragma once

#include "engine/base/overloaded.h"
#include "engine/planner/configure.h"
#include "tests/stories/scenario.h"

namespace estate::testing {

inline const Impact someImpact{CostRate(10), UnitCost(20), UnitCost(30)};

inline PutHost hostOf(std::string id, std::string site)
{
    return {std::move(id), std::move(site), Bytes(1'000), 4, Iops(100), BytesPerSecond(10)};
}

inline VolumeDescription volumeOf(std::string id, std::string group = "")
{
    VolumeDescription volume;
    volume.id = std::move(id);
    volume.home = "a";
    volume.recoveryGroup = std::move(group);
    volume.bytes = Bytes(100);
    volume.steadyIops = Iops(10);
    volume.minimumRecoveryIops = Iops(5);
    volume.rto = seconds(60);
    volume.latest = Operations(7);
    return volume;
}

inline PutApplication applicationOf(std::string id, std::vector<VolumeDescription> volumes = {})
{
    PutApplication application;
    application.id = std::move(id);
    application.entity = "e";
    application.home = "a";
    application.impact = someImpact;
    application.volumes = std::move(volumes);
    return application;
}

inline PutApplication clusterOf(std::string id, std::vector<VolumeDescription> volumes)
{
    PutApplication cluster = applicationOf(std::move(id), std::move(volumes));
    cluster.kind = ApplicationKind::postgres;
    return cluster;
}

inline Result<bool> applyTo(EstateState& state, const Event& event)
{
    return std::visit(Overloaded{[&](const auto& e) -> Result<bool> {
                          if constexpr (requires { configure(state, e); })
                              return configure(state, e);
                          else
                              return fail(ErrorCode::badInput, "not a configuration event");
                      }},
                      event);
}

// Regions a, b, c; two sites in a, one in b; a host each; entity e in a and b, f in c; application
// app with volumes v1 and v2 in group g and v3; cluster pg with volumes p1 and p2.
inline std::vector<Event> baseEvents()
{
    return {PutRegion{"a", "t", seconds(10), seconds(2)},
            PutRegion{"b", "t", std::nullopt, Duration(0)},
            PutRegion{"c", "t", std::nullopt, Duration(0)},
            PutSite{"a1", "a"},
            PutSite{"a2", "a"},
            PutSite{"b1", "b"},
            hostOf("h1", "a1"),
            hostOf("h2", "a2"),
            hostOf("h3", "b1"),
            PutEntity{"e", 1, {"a", "b"}},
            PutEntity{"f", 3, {"c"}},
            applicationOf("app", {volumeOf("v1", "g"), volumeOf("v2", "g"), volumeOf("v3")}),
            clusterOf("pg", {volumeOf("p1"), volumeOf("p2")}),
            PutDatabase{"orders", 1, "pg", {"p1"}, {"app"}},
            PutConsistencyGroup{"cut", 1, {"v1", "p1"}},
            PutPolicy{"near", {"a", "b"}, {{{"a"}, "b"}}},
            AssignPolicy{"near", PolicyScope::application, {"app"}},
            SetScenarios{"pg", {{{"a", "b"}, seconds(60), someImpact}}}};
}

inline EstateState emptyState()
{
    return openEstate(EstateSource{EstateOrigin::empty, 0, ""}, start).value();
}

inline EstateState configured()
{
    EstateState state = emptyState();
    for (const Event& event : baseEvents()) {
        const auto applied = applyTo(state, event);
        EXPECT_TRUE(applied.has_value()) << eventName(event) << ": " << applied.error().message;
        EXPECT_FALSE(applied.value()) << eventName(event);
    }
    return state;
}

struct Refusal {
    const char* name;
    Event event;
    ErrorCode code;
    const char* says;
};

inline void expectRefused(EstateState& state, const std::vector<Refusal>& refusals)
{
    const Digest before = state.hash();
    for (const Refusal& refusal : refusals) {
        SCOPED_TRACE(refusal.name);
        const auto applied = applyTo(state, refusal.event);
        ASSERT_FALSE(applied.has_value());
        EXPECT_EQ(errorCodeName(applied.error().code), errorCodeName(refusal.code));
        EXPECT_NE(applied.error().message.find(refusal.says), std::string::npos)
            << applied.error().message;
        EXPECT_EQ(state.hash(), before);
    }
}

}  // namespace estate::testing
