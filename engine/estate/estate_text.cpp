#include "engine/estate/estate_text.h"

#include <algorithm>
#include <array>
#include <map>

#include "engine/estate/blueprint.h"
#include "engine/estate/catalog_checks.h"

namespace estate {

namespace {

// Names are resolved as they are read: a statement may use only what stands above it.
class TextBuilder {
public:
    Result<void> add(EstateLine& line);
    Result<Blueprint> finish();

private:
    using Statement = Result<void> (TextBuilder::*)(EstateLine&);
    struct Word {
        std::string_view name;
        Statement statement;
    };
    static const std::array<Word, 13> words;

    Result<void> region(EstateLine& line);
    Result<void> site(EstateLine& line);
    Result<void> host(EstateLine& line);
    Result<void> entity(EstateLine& line);
    Result<void> application(EstateLine& line);
    Result<void> scenario(EstateLine& line);
    Result<void> group(EstateLine& line);
    Result<void> volume(EstateLine& line);
    Result<void> path(EstateLine& line);
    Result<void> replica(EstateLine& line);
    Result<void> policy(EstateLine& line);
    Result<void> rule(EstateLine& line);
    Result<void> assign(EstateLine& line);

    template <typename TableIndex>
    Result<TableIndex> named(const EstateLine& line,
                             const std::map<std::string, std::uint32_t>& table,
                             const std::string& id) const
    {
        const auto found = table.find(id);
        if (found == table.end())
            return line.refuse("\"" + id + "\" does not stand above this line.");
        return TableIndex(found->second);
    }
    Result<std::vector<RegionIndex>> regionSet(EstateLine& line, std::string_view key);
    Result<Impact> impact(EstateLine& line);
    Result<void> remember(const EstateLine& line, std::map<std::string, std::uint32_t>& table,
                          std::size_t position);

    struct Assignment {
        PolicyIndex policy;
        std::string scope;
        std::uint32_t index;
    };

    std::shared_ptr<Catalog> m_catalog = std::make_shared<Catalog>();
    std::map<std::string, std::uint32_t> m_regions, m_sites, m_hosts, m_entities, m_applications,
        m_groups, m_volumes, m_paths, m_policies;
    std::vector<FailoverPolicy> m_policyTable;
    std::vector<ApplicationImpact> m_impacts;
    std::vector<Assignment> m_assignments;
    Blueprint m_blueprint;
};

const std::array<TextBuilder::Word, 13> TextBuilder::words = {{
    {"region", &TextBuilder::region},
    {"site", &TextBuilder::site},
    {"host", &TextBuilder::host},
    {"entity", &TextBuilder::entity},
    {"application", &TextBuilder::application},
    {"scenario", &TextBuilder::scenario},
    {"group", &TextBuilder::group},
    {"volume", &TextBuilder::volume},
    {"path", &TextBuilder::path},
    {"replica", &TextBuilder::replica},
    {"policy", &TextBuilder::policy},
    {"rule", &TextBuilder::rule},
    {"assign", &TextBuilder::assign},
}};

// Reads a value or leaves the function with its error.
#define ESTATE_TAKE(variable, expression)                                                          \
    auto variable##Result = (expression);                                                          \
    if (!variable##Result)                                                                         \
        return tl::unexpected(variable##Result.error());                                           \
    auto variable = std::move(*variable##Result)

Result<void> TextBuilder::add(EstateLine& line)
{
    for (const Word& word : words) {
        if (word.name != line.statement())
            continue;
        if (auto done = (this->*word.statement)(line); !done)
            return done;
        return line.finish();
    }
    return line.refuse("there is no statement \"" + line.statement() + "\".");
}

Result<void> TextBuilder::remember(const EstateLine& line,
                                   std::map<std::string, std::uint32_t>& table,
                                   std::size_t position)
{
    if (!table.emplace(line.name(), static_cast<std::uint32_t>(position)).second)
        return line.refuse("\"" + line.name() + "\" is given twice.");
    return {};
}

Result<std::vector<RegionIndex>> TextBuilder::regionSet(EstateLine& line, std::string_view key)
{
    std::vector<RegionIndex> set;
    for (const std::string& id : line.list(key)) {
        ESTATE_TAKE(index, named<RegionIndex>(line, m_regions, id));
        set.push_back(index);
    }
    std::sort(set.begin(), set.end());
    return set;
}

Result<Impact> TextBuilder::impact(EstateLine& line)
{
    constexpr std::uint64_t microunits = 1'000'000;
    ESTATE_TAKE(downtime, line.number("downtimePerHour", 0));
    ESTATE_TAKE(breach, line.number("breach", 0));
    ESTATE_TAKE(lost, line.number("perLostOperation", 0));
    const auto downtimeMicro = checkedMultiply(downtime, microunits);
    const auto breachMicro = checkedMultiply(breach, microunits);
    const auto lostMicro = checkedMultiply(lost, microunits);
    if (!downtimeMicro || !breachMicro || !lostMicro)
        return line.refuse("an impact is too large.");
    return Impact{CostRate(*downtimeMicro / 3'600), UnitCost(*breachMicro), UnitCost(*lostMicro)};
}

Result<void> TextBuilder::region(EstateLine& line)
{
    RegionSpec spec;
    spec.id = line.name();
    ESTATE_TAKE(trust, line.required("trust"));
    spec.trustDomain = trust;
    if (line.has("lease")) {
        ESTATE_TAKE(lease, line.number("lease"));
        spec.lease = Duration(lease);
    }
    ESTATE_TAKE(skew, line.number("skew", 0));
    spec.skew = Duration(skew);
    m_catalog->regions.push_back(std::move(spec));
    return remember(line, m_regions, m_catalog->regions.size() - 1);
}

Result<void> TextBuilder::site(EstateLine& line)
{
    ESTATE_TAKE(regionId, line.required("region"));
    ESTATE_TAKE(index, named<RegionIndex>(line, m_regions, regionId));
    m_catalog->sites.push_back({line.name(), index});
    return remember(line, m_sites, m_catalog->sites.size() - 1);
}

Result<void> TextBuilder::host(EstateLine& line)
{
    HostSpec spec;
    spec.id = line.name();
    ESTATE_TAKE(siteId, line.required("site"));
    ESTATE_TAKE(siteIndex, named<SiteIndex>(line, m_sites, siteId));
    ESTATE_TAKE(capacity, line.number("capacity"));
    ESTATE_TAKE(lanes, line.number("lanes"));
    ESTATE_TAKE(laneIops, line.number("laneIops"));
    ESTATE_TAKE(restore, line.number("restore"));
    if (lanes > lanesPerHostMax || laneIops > laneIopsMax)
        return line.refuse("a host has at most 1,024 lanes of 1,000,000,000 IOPS.");
    spec.site = siteIndex;
    spec.region = m_catalog->site(siteIndex).region;
    spec.capacity = Bytes(capacity);
    spec.lanes = static_cast<std::uint32_t>(lanes);
    spec.laneIops = Iops(laneIops);
    spec.restoreRate = BytesPerSecond(restore);
    m_catalog->hosts.push_back(std::move(spec));
    return remember(line, m_hosts, m_catalog->hosts.size() - 1);
}

Result<void> TextBuilder::entity(EstateLine& line)
{
    EntitySpec spec;
    spec.id = line.name();
    ESTATE_TAKE(presence, regionSet(line, "presence"));
    spec.presence = std::move(presence);
    m_catalog->entities.push_back(std::move(spec));
    return remember(line, m_entities, m_catalog->entities.size() - 1);
}

Result<void> TextBuilder::application(EstateLine& line)
{
    constexpr std::array kinds = {ApplicationKind::generic,
                                  ApplicationKind::cassandraJbod,
                                  ApplicationKind::cockroachDb,
                                  ApplicationKind::postgres,
                                  ApplicationKind::durableShardedDatabase,
                                  ApplicationKind::minio,
                                  ApplicationKind::kafka};
    ApplicationSpec spec;
    spec.id = line.name();
    ESTATE_TAKE(entityId, line.required("entity"));
    ESTATE_TAKE(entityIndex, named<EntityIndex>(line, m_entities, entityId));
    ESTATE_TAKE(homeId, line.required("home"));
    ESTATE_TAKE(home, named<RegionIndex>(line, m_regions, homeId));
    spec.entity = entityIndex;
    spec.home = home;
    const std::string kind = line.text("kind");
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&kind](ApplicationKind known) {
        return applicationKindName(known) == (kind.empty() ? "generic" : kind);
    });
    if (found == kinds.end())
        return line.refuse("\"" + kind + "\" is no kind of application.");
    spec.kind = *found;
    ESTATE_TAKE(own, impact(line));
    m_catalog->applications.push_back(std::move(spec));
    m_impacts.emplace_back();
    if (!own.isZero())
        m_impacts.back().own = own;
    return remember(line, m_applications, m_catalog->applications.size() - 1);
}

Result<void> TextBuilder::scenario(EstateLine& line)
{
    ESTATE_TAKE(index, named<ApplicationIndex>(line, m_applications, line.name()));
    ESTATE_TAKE(when, regionSet(line, "when"));
    ESTATE_TAKE(rto, line.number("rto"));
    ESTATE_TAKE(cost, impact(line));
    m_impacts[index.value].scenarios.push_back({std::move(when), Duration(rto), cost});
    return {};
}

Result<void> TextBuilder::group(EstateLine& line)
{
    ESTATE_TAKE(applicationId, line.required("application"));
    ESTATE_TAKE(index, named<ApplicationIndex>(line, m_applications, applicationId));
    m_catalog->recoveryGroups.push_back({line.name(), index});
    return remember(line, m_groups, m_catalog->recoveryGroups.size() - 1);
}

Result<void> TextBuilder::volume(EstateLine& line)
{
    VolumeSpec spec;
    spec.id = line.name();
    ESTATE_TAKE(applicationId, line.required("application"));
    ESTATE_TAKE(applicationIndex, named<ApplicationIndex>(line, m_applications, applicationId));
    ESTATE_TAKE(homeId, line.required("home"));
    ESTATE_TAKE(home, named<RegionIndex>(line, m_regions, homeId));
    if (line.has("group")) {
        ESTATE_TAKE(groupIndex, named<RecoveryGroupIndex>(line, m_groups, line.text("group")));
        spec.recoveryGroup = groupIndex;
    }
    ESTATE_TAKE(bytes, line.number("bytes"));
    ESTATE_TAKE(iops, line.number("iops"));
    ESTATE_TAKE(recoveryIops, line.number("recoveryIops", iops));
    ESTATE_TAKE(copies, line.number("copies", 2));
    ESTATE_TAKE(rpo, line.number("rpo", 0));
    ESTATE_TAKE(rto, line.number("rto"));
    ESTATE_TAKE(latest, line.number("latest", 0));
    const std::string isolation = line.text("isolation");
    for (const Isolation known : {Isolation::shared, Isolation::reserved, Isolation::dedicated})
        if (isolationName(known) == isolation)
            spec.isolation = known;
    if (!isolation.empty() && isolationName(spec.isolation) != isolation)
        return line.refuse("isolation is shared, reserved or dedicated.");
    if (copies > 16)
        return line.refuse("a volume has at most 16 copies.");
    spec.application = applicationIndex;
    spec.home = home;
    spec.bytes = Bytes(bytes);
    spec.steadyIops = Iops(iops);
    spec.minimumRecoveryIops = Iops(recoveryIops);
    spec.copies = static_cast<std::uint32_t>(copies);
    spec.rpo = Operations(rpo);
    spec.rto = Duration(rto);
    m_catalog->volumes.push_back(std::move(spec));
    m_blueprint.latest.emplace_back(latest);
    return remember(line, m_volumes, m_catalog->volumes.size() - 1);
}

Result<void> TextBuilder::path(EstateLine& line)
{
    PathSpec spec;
    spec.id = line.name();
    ESTATE_TAKE(fromId, line.required("from"));
    ESTATE_TAKE(from, named<RegionIndex>(line, m_regions, fromId));
    ESTATE_TAKE(toId, line.required("to"));
    ESTATE_TAKE(to, named<RegionIndex>(line, m_regions, toId));
    ESTATE_TAKE(demux, line.number("demux"));
    ESTATE_TAKE(demuxOperations, line.number("demuxOperations"));
    ESTATE_TAKE(fill, line.number("fill", 0));
    ESTATE_TAKE(copyPasses, line.number("copyPasses", 0));
    ESTATE_TAKE(copy, line.number("copy", 0));
    const std::string transport = line.text("transport");
    if (!transport.empty() && transport != "tcp" && transport != "rdma")
        return line.refuse("a transport is tcp or rdma.");
    if (copyPasses > 64)
        return line.refuse("a path has at most 64 copy passes.");
    spec.source = from;
    spec.destination = to;
    spec.transport = transport == "rdma" ? Transport::rdma : Transport::tcp;
    spec.demuxRate = BytesPerSecond(demux);
    spec.demuxOperations = Iops(demuxOperations);
    spec.fill = Duration(fill);
    spec.copyPasses = static_cast<std::uint32_t>(copyPasses);
    spec.copyRate = BytesPerSecond(copy);
    m_catalog->paths.push_back(std::move(spec));
    return remember(line, m_paths, m_catalog->paths.size() - 1);
}

Result<void> TextBuilder::replica(EstateLine& line)
{
    ReplicaSeed seed;
    ESTATE_TAKE(index, named<VolumeIndex>(line, m_volumes, line.name()));
    ESTATE_TAKE(regionId, line.required("in"));
    ESTATE_TAKE(in, named<RegionIndex>(line, m_regions, regionId));
    ESTATE_TAKE(durable, line.number("durable"));
    ESTATE_TAKE(applied, line.number("applied", durable));
    seed.volume = index;
    seed.region = in;
    seed.reserveBytes = line.flag("reserved");
    seed.durable = Operations(durable);
    seed.applied = Operations(applied);
    if (applied > durable)
        return line.refuse("a replica cannot have applied more than is durable.");
    if (durable > m_blueprint.latest[index.value].value)
        return line.refuse("a replica cannot be ahead of the volume's latest operation.");
    if (line.has("backlogBytes")) {
        ESTATE_TAKE(bytes, line.number("backlogBytes"));
        ESTATE_TAKE(operations, line.number("backlogOperations"));
        Backlog backlog{Bytes(bytes), Operations(operations), {}};
        for (const std::string& id : line.list("paths")) {
            ESTATE_TAKE(pathIndex, named<PathIndex>(line, m_paths, id));
            backlog.paths.push_back(pathIndex);
        }
        if (backlog.paths.empty())
            return line.refuse("a backlog needs the paths it came by: paths=...");
        seed.backlog = std::move(backlog);
    }
    m_blueprint.replicas.push_back(std::move(seed));
    return {};
}

Result<void> TextBuilder::policy(EstateLine& line)
{
    ESTATE_TAKE(allowed, regionSet(line, "allowed"));
    m_policyTable.push_back({line.name(), std::move(allowed), {}});
    return remember(line, m_policies, m_policyTable.size() - 1);
}

Result<void> TextBuilder::rule(EstateLine& line)
{
    ESTATE_TAKE(index, named<PolicyIndex>(line, m_policies, line.name()));
    ESTATE_TAKE(when, regionSet(line, "when"));
    FailoverRule rule{std::move(when), RegionIndex()};
    const bool hold = line.flag("hold");
    if (hold == line.has("restore"))
        return line.refuse("a rule says either hold or restore=REGION.");
    if (!hold) {
        ESTATE_TAKE(target, named<RegionIndex>(line, m_regions, line.text("restore")));
        rule.target = target;
    }
    m_policyTable[index.value].rules.push_back(std::move(rule));
    return {};
}

Result<void> TextBuilder::assign(EstateLine& line)
{
    ESTATE_TAKE(index, named<PolicyIndex>(line, m_policies, line.name()));
    struct Scope {
        const char* key;
        const std::map<std::string, std::uint32_t>* table;
    };
    for (const Scope scope : {Scope{"volume", &m_volumes}, Scope{"group", &m_groups},
                              Scope{"application", &m_applications}, Scope{"entity", &m_entities}})
        for (const std::string& id : line.list(scope.key)) {
            ESTATE_TAKE(position, named<VolumeIndex>(line, *scope.table, id));
            m_assignments.push_back({index, scope.key, position.value});
        }
    return {};
}

Result<Blueprint> TextBuilder::finish()
{
    if (auto sealed = m_catalog->seal(); !sealed)
        return tl::unexpected(sealed.error());
    auto rules = std::make_shared<Rules>(*m_catalog);
    rules->policies = std::move(m_policyTable);
    rules->impacts = std::move(m_impacts);
    for (const Assignment& assignment : m_assignments) {
        auto& table = assignment.scope == "volume"        ? rules->volumePolicies
                      : assignment.scope == "group"       ? rules->groupPolicies
                      : assignment.scope == "application" ? rules->applicationPolicies
                                                          : rules->entityPolicies;
        table[assignment.index] = assignment.policy;
    }
    if (auto sealed = rules->seal(*m_catalog); !sealed)
        return tl::unexpected(sealed.error());
    std::stable_sort(
        m_blueprint.replicas.begin(), m_blueprint.replicas.end(),
        [](const ReplicaSeed& a, const ReplicaSeed& b) { return a.volume < b.volume; });
    m_blueprint.catalog = std::move(m_catalog);
    m_blueprint.rules = std::move(rules);
    return std::move(m_blueprint);
}

}  // namespace

Result<Blueprint> parseEstateText(std::string_view text)
{
    TextBuilder builder;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view content = text.substr(0, end);
        content = content.substr(0, content.find('#'));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (content.find_first_not_of(" \t\r") == std::string_view::npos)
            continue;
        ESTATE_TAKE(line, EstateLine::parse(content, number));
        if (number > estateLinesMax)
            return line.refuse(
                "an estate text has at most 8,192 lines; larger estates are projections.");
        if (auto added = builder.add(line); !added)
            return tl::unexpected(added.error());
    }
    return builder.finish();
}

#undef ESTATE_TAKE

}  // namespace estate
