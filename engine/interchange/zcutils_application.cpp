// Applications with their volumes: where the two contracts differ most.
#include <algorithm>

#include "engine/interchange/zcutils_line.h"

namespace estate::interchange {

namespace {

constexpr NamedValues<ApplicationKind, 7> kinds{{
    {"other", ApplicationKind::generic},
    {"cassandra_jbod", ApplicationKind::cassandraJbod},
    {"cockroach_db", ApplicationKind::cockroachDb},
    {"postgres", ApplicationKind::postgres},
    {"performance_sharded_database", ApplicationKind::durableShardedDatabase},
    {"minio", ApplicationKind::minio},
    {"kafka", ApplicationKind::kafka},
}};
constexpr NamedValues<Isolation, 3> isolations{{
    {"shared", Isolation::shared},
    {"reserved", Isolation::reserved},
    {"dedicated", Isolation::dedicated},
}};
enum class Action : std::uint8_t { restoreTo, hold };
constexpr NamedValues<Action, 2> actions{{
    {"restore_to", Action::restoreTo},
    {"hold_durably", Action::hold},
}};

void readRules(Fields& recovery, PutPolicy& policy)
{
    recovery.objects("preapproved_failover", [&policy](Fields& rule) {
        FailoverRuleDescription description;
        description.failureSet = rule.texts("unavailable_regions");
        rule.object("action", [&description](Fields& action) {
            if (action.named("action", actions) == Action::restoreTo)
                description.target = action.text("region_id");
        });
        policy.rules.push_back(std::move(description));
    });
}

void readRecovery(Fields& recovery, VolumeDescription& volume, PutPolicy& policy)
{
    volume.rpo = Operations(recovery.number("rpo_max_missing_operations"));
    const auto rto = recovery.numberOrNull("rto_ns");
    if (!rto)
        recovery.note(recovery.path("rto_ns of null"));
    volume.rto = rto ? Duration(*rto) : durationMax;
    recovery.drop("scenarios");
    volume.minimumRecoveryIops = Iops(recovery.number("minimum_recovery_iops"));
    policy.allowedRegions = recovery.texts("allowed_regions");
    readRules(recovery, policy);
}

VolumeDescription readVolume(Fields& fields, PutPolicy& policy)
{
    VolumeDescription volume;
    volume.id = fields.text("volume_id");
    volume.home = fields.text("home_region_id");
    volume.bytes = Bytes(fields.number("bytes"));
    volume.steadyIops = Iops(fields.number("provisioned_iops"));
    volume.latest = Operations(fields.number("latest_hwm"));
    fields.drop("durability_owner");
    volume.copies = fields.number32("storage_copies");
    volume.isolation = fields.named("isolation", isolations);
    volume.recoveryGroup = fields.textOrNull("recovery_group_id");
    fields.object("recovery", [&](Fields& recovery) { readRecovery(recovery, volume, policy); });
    return volume;
}

void addPolicy(ForeignApplication& read, PutPolicy policy, const std::string& volume)
{
    if (policy.allowedRegions.empty() && policy.rules.empty())
        return;
    const auto known = std::find_if(
        read.policies.begin(), read.policies.end(),
        [&policy](const ForeignApplication::Ruled& ruled) { return ruled.policy == policy; });
    if (known != read.policies.end())
        known->volumes.push_back(volume);
    else
        read.policies.push_back({std::move(policy), {volume}});
}

}  // namespace

Impact readForeignImpact(Fields& estimate)
{
    Impact impact;
    impact.downtime = CostRate(estimate.number("downtime_cost_microunits_per_second"));
    impact.breach = UnitCost(estimate.number("rto_breach_cost_microunits"));
    impact.perLostOperation = UnitCost(estimate.number("lost_operation_cost_microunits"));
    return impact;
}

std::vector<ScenarioDescription> readForeignScenarios(Fields& fields, const char* name)
{
    std::vector<ScenarioDescription> scenarios;
    fields.objects(name, [&scenarios](Fields& rule) {
        ScenarioDescription scenario;
        scenario.failureSet = rule.texts("unavailable_regions");
        scenario.rto = Duration(rule.number("rto_ns"));
        rule.object("impact",
                    [&scenario](Fields& impact) { scenario.impact = readForeignImpact(impact); });
        scenarios.push_back(std::move(scenario));
    });
    return scenarios;
}

ForeignApplication readForeignApplication(Fields& spec)
{
    ForeignApplication read;
    PutApplication& application = read.application;
    application.id = spec.text("application_id");
    application.entity = spec.text("business_entity_id");
    application.kind = spec.named("kind", kinds);
    spec.object("business_impact",
                [&](Fields& impact) { application.impact = readForeignImpact(impact); });
    application.scenarios = readForeignScenarios(spec, "scenario_impacts");
    spec.objects("volumes", [&read](Fields& fields) {
        PutPolicy policy;
        read.application.volumes.push_back(readVolume(fields, policy));
        addPolicy(read, std::move(policy), read.application.volumes.back().id);
    });
    // An application has no home there: its first volume's is the one that it is counted at.
    if (!application.volumes.empty())
        application.home = application.volumes.front().home;
    return read;
}

}  // namespace estate::interchange
