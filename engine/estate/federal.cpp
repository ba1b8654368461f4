// The federal estate: every record a function of ordinals, by the profile's settings.
#include <algorithm>

#include "engine/estate/blueprint.h"
#include "engine/estate/profile.h"
#include "engine/estate/projection.h"

namespace estate {

namespace {

constexpr std::uint64_t secondsPerHour = 3'600;
constexpr std::uint64_t microunits = 1'000'000;

class FederalBuilder {
public:
    FederalBuilder(const FederalEstateProjection& projection, const EstateProfile& profile)
        : m_projection(projection), m_profile(profile), m_catalog(std::make_shared<Catalog>())
    {}

    Result<Blueprint> build();

private:
    // A volume's place among its region's, and all that follows from it.
    struct Place {
        RegionIndex region;
        std::uint64_t index = 0;  // within the region
        Tier tier = Tier::standard;
        bool fullRestore = false;
        EntityIndex entity;
    };

    void addPlaces();
    void addEntities();
    void addApplications();
    void addVolumes();
    void addRecovery();
    [[nodiscard]] Place placeOf(std::uint32_t volume, RegionIndex region,
                                OrdinalRange inRegion) const;
    [[nodiscard]] ApplicationIndex applicationFor(const Place& place) const;
    [[nodiscard]] Isolation isolationFor(const Place& place) const;
    [[nodiscard]] RegionIndex recoveryRegion(const Place& place, std::uint64_t offset) const;
    [[nodiscard]] PathIndex pathFor(RegionIndex source, RegionIndex destination);
    void addReplica(std::uint32_t volume, const Place& place, RegionIndex region, bool reserve);
    void addPolicy(std::uint32_t volume, const Place& place, RegionIndex first, RegionIndex second);

    const FederalEstateProjection& m_projection;
    const EstateProfile& m_profile;
    std::shared_ptr<Catalog> m_catalog;
    std::shared_ptr<Rules> m_rules;
    Blueprint m_blueprint;
    std::vector<Tier> m_applicationTiers;
    std::vector<std::vector<PathIndex>> m_pathsFrom;  // by source region, few each
    std::vector<std::vector<PolicyIndex>> m_policiesFrom;
};

void FederalBuilder::addPlaces()
{
    for (std::uint32_t i = 0; i < m_projection.representativeCount(Population::region); ++i)
        m_catalog->regions.push_back(
            {formatId(Population::region, i), "domain-" + std::to_string(i % entitiesPerRegion),
             m_profile.leaseSeconds > 0 ? std::optional<Duration>(seconds(m_profile.leaseSeconds))
                                        : std::nullopt,
             seconds(m_profile.skewSeconds)});
    m_pathsFrom.resize(m_catalog->regions.size());
    m_policiesFrom.resize(m_catalog->regions.size());
    for (std::uint32_t i = 0; i < m_projection.representativeCount(Population::site); ++i)
        m_catalog->sites.push_back(
            {formatId(Population::site, i), RegionIndex(i / sitesPerRegion)});
    m_catalog->hosts.reserve(m_projection.representativeCount(Population::host));
    for (std::uint32_t i = 0; i < m_catalog->sites.size(); ++i) {
        const OrdinalRange inSite = m_projection.hostsInSite(SiteIndex(i));
        for (std::uint64_t h = inSite.first; h < inSite.first + inSite.count; ++h) {
            const OrdinalRange range =
                m_projection.range(Population::host, static_cast<std::uint32_t>(h));
            HostSpec host;
            host.id = formatId(Population::host, range.first);
            host.site = SiteIndex(i);
            host.region = m_catalog->sites[i].region;
            host.weight = range.count;
            host.capacity = Bytes(physicalBytesPerHost) * range.count;
            host.lanes = static_cast<std::uint32_t>(m_profile.lanesPerHost);
            host.laneIops = Iops(m_profile.laneIops) * range.count;
            host.restoreRate = BytesPerSecond(m_profile.restoreBytesPerSecond) * range.count;
            m_catalog->hosts.push_back(std::move(host));
        }
    }
}

void FederalBuilder::addEntities()
{
    for (std::uint32_t i = 0; i < m_projection.representativeCount(Population::entity); ++i) {
        EntitySpec entity;
        entity.id = formatId(Population::entity, i);
        const auto presence = m_projection.presenceOf(EntityIndex(i));
        entity.presence.assign(presence.begin(), presence.end());
        std::sort(entity.presence.begin(), entity.presence.end());
        m_catalog->entities.push_back(std::move(entity));
    }
}

// An entity's applications take the tiers in turn, so that a volume shares its application's tier.
void FederalBuilder::addApplications()
{
    const std::uint32_t count = m_projection.representativeCount(Population::application);
    for (std::uint32_t i = 0; i < count; ++i) {
        const OrdinalRange range = m_projection.range(Population::application, i);
        const EntityIndex entity = m_projection.entityOfApplication(i);
        const std::uint64_t turn = i - m_projection.applicationsOf(entity).first;
        m_applicationTiers.push_back(static_cast<Tier>(turn % tierCount));
        m_catalog->applications.push_back({formatId(Population::application, range.first), entity,
                                           m_projection.homeOfApplication(i),
                                           ApplicationKind::generic, range.count});
    }
}

FederalBuilder::Place FederalBuilder::placeOf(std::uint32_t volume, RegionIndex region,
                                              OrdinalRange inRegion) const
{
    Place place;
    place.region = region;
    place.index = volume - inRegion.first;
    place.entity = m_projection.entityOfVolume(volume);
    const std::uint64_t full =
        (inRegion.count + m_profile.fullRestoreOneIn / 2) / m_profile.fullRestoreOneIn;
    place.fullRestore = place.index + full >= inRegion.count;
    const std::uint64_t tenth = place.index % 10;
    if (!place.fullRestore && tenth < m_profile.criticalTenths)
        place.tier = Tier::critical;
    else if (!place.fullRestore && tenth < m_profile.criticalTenths + m_profile.importantTenths)
        place.tier = Tier::important;
    return place;
}

// Among the entity's applications of the tier, by turns; any of them where the entity has none.
// Full restores keep to the last standard one where there are several, so that hours of copying one
// application's archive do not stand inside every other application.
ApplicationIndex FederalBuilder::applicationFor(const Place& place) const
{
    const OrdinalRange all = m_projection.applicationsOf(place.entity);
    const auto tier = static_cast<std::uint64_t>(place.tier);
    if (all.count <= tier)
        return ApplicationIndex(static_cast<std::uint32_t>(all.first + place.index % all.count));
    std::uint64_t ofTier = (all.count - tier + tierCount - 1) / tierCount;
    std::uint64_t turn = place.index + place.region.value;
    if (place.tier == Tier::standard && ofTier > 1) {
        ofTier -= 1;
        turn = place.fullRestore ? ofTier : turn % ofTier;
    } else {
        turn %= ofTier;
    }
    return ApplicationIndex(static_cast<std::uint32_t>(all.first + tier + tierCount * turn));
}

// Turned by region, so that the shares hold over the estate though a region has few
// representatives.
Isolation FederalBuilder::isolationFor(const Place& place) const
{
    const std::uint64_t twentieth = (place.index + 7ull * place.region.value) % 20;
    if (twentieth < m_profile.dedicatedTwentieths)
        return Isolation::dedicated;
    if (twentieth < m_profile.dedicatedTwentieths + m_profile.reservedTwentieths)
        return Isolation::reserved;
    return Isolation::shared;
}

// `offset` regions on, round the ring of the entity's presence.
RegionIndex FederalBuilder::recoveryRegion(const Place& place, std::uint64_t offset) const
{
    const auto presence = m_projection.presenceOf(place.entity);
    const auto own = std::find(presence.begin(), presence.end(), place.region);
    ESTATE_ENSURE(own != presence.end());
    const auto position = static_cast<std::uint64_t>(own - presence.begin());
    return presence[(position + offset) % presence.size()];
}

PathIndex FederalBuilder::pathFor(RegionIndex source, RegionIndex destination)
{
    for (const PathIndex path : m_pathsFrom[source.value])
        if (m_catalog->path(path).destination == destination)
            return path;
    const PathIndex path(static_cast<std::uint32_t>(m_catalog->paths.size()));
    PathSpec spec;
    spec.id = "tcp-" + m_catalog->region(source).id + "-" + m_catalog->region(destination).id;
    spec.source = source;
    spec.destination = destination;
    spec.demuxRate = BytesPerSecond(m_profile.demuxBytesPerSecond);
    spec.demuxOperations = Iops(m_profile.demuxOperationsPerSecond);
    spec.fill = milliseconds(m_profile.fillMilliseconds);
    if ((source.value + destination.value) % m_profile.copyOneIn == 0) {
        spec.copyPasses = 1;
        spec.copyRate = BytesPerSecond(m_profile.copyBytesPerSecond);
    }
    m_catalog->paths.push_back(std::move(spec));
    m_pathsFrom[source.value].push_back(path);
    return path;
}

// Far above every lag and backlog that a profile may ask for.
constexpr Operations latestMark(1'000'000'000'000'000);

void FederalBuilder::addReplica(std::uint32_t volume, const Place& place, RegionIndex region,
                                bool reserve)
{
    const std::uint64_t weight = m_catalog->volumes[volume].weight;
    const auto tier = static_cast<std::size_t>(place.tier);
    const std::uint64_t pendingBytes = m_profile.pendingBytes[tier];
    const std::uint64_t pendingOperations =
        (pendingBytes + m_profile.replayOperationBytes - 1) / m_profile.replayOperationBytes;
    const std::uint64_t lag = reserve ? 0 : m_profile.secondReplicaLag;
    ReplicaSeed seed;
    seed.volume = VolumeIndex(volume);
    seed.region = region;
    seed.reserveBytes = reserve;
    seed.durable = Operations(latestMark.value - lag);
    seed.applied = Operations(latestMark.value - std::max(lag, pendingOperations));
    const PathIndex path = pathFor(place.region, region);
    if (!place.fullRestore)
        seed.backlog =
            Backlog{Bytes(pendingBytes) * weight, Operations(pendingOperations) * weight, {path}};
    m_blueprint.replicas.push_back(std::move(seed));
}

// Single loss: to the replica. Second loss: critical flows go on to their second replica, the rest
// is held. Anything worse is held.
void FederalBuilder::addPolicy(std::uint32_t volume, const Place& place, RegionIndex first,
                               RegionIndex second)
{
    const auto setOf = [](std::vector<RegionIndex> regions) {
        std::sort(regions.begin(), regions.end());
        return regions;
    };
    std::string id =
        "from-" + m_catalog->region(place.region).id + "-to-" + m_catalog->region(first).id;
    if (second.valid())
        id += "-then-" + m_catalog->region(second).id;
    for (const PolicyIndex known : m_policiesFrom[place.region.value])
        if (m_rules->policies[known.value].id == id) {
            m_rules->volumePolicies[volume] = known;
            return;
        }
    FailoverPolicy policy;
    policy.id = std::move(id);
    policy.rules.push_back({{place.region}, first});
    policy.rules.push_back({setOf({place.region, first}), second});
    if (second.valid())
        policy.rules.push_back({setOf({place.region, first, second}), RegionIndex()});
    const PolicyIndex index(static_cast<std::uint32_t>(m_rules->policies.size()));
    m_rules->policies.push_back(std::move(policy));
    m_policiesFrom[place.region.value].push_back(index);
    m_rules->volumePolicies[volume] = index;
}

void FederalBuilder::addVolumes()
{
    m_catalog->volumes.reserve(m_projection.representativeCount(Population::volume));
    for (std::uint32_t r = 0; r < m_catalog->regions.size(); ++r) {
        const OrdinalRange inRegion =
            m_projection.representativesInRegion(Population::volume, RegionIndex(r));
        for (std::uint64_t v = inRegion.first; v < inRegion.first + inRegion.count; ++v) {
            const auto volume = static_cast<std::uint32_t>(v);
            const Place place = placeOf(volume, RegionIndex(r), inRegion);
            const OrdinalRange range = m_projection.range(Population::volume, volume);
            const auto tier = static_cast<std::size_t>(place.tier);
            VolumeSpec spec;
            spec.id = formatId(Population::volume, range.first);
            spec.application = applicationFor(place);
            spec.home = place.region;
            spec.bytes = Bytes(m_projection.logicalBytes(volume));
            spec.steadyIops = Iops(m_profile.volumeIops[tier]) * range.count;
            spec.minimumRecoveryIops = spec.steadyIops;
            spec.isolation = isolationFor(place);
            spec.copies = static_cast<std::uint32_t>(m_profile.copies);
            spec.rpo = Operations(m_profile.rpoOperations[tier]);
            spec.rto = seconds(m_profile.rtoSeconds[tier]);
            spec.weight = range.count;
            m_catalog->volumes.push_back(std::move(spec));
        }
    }
}

void FederalBuilder::addRecovery()
{
    for (std::uint32_t r = 0; r < m_catalog->regions.size(); ++r) {
        const OrdinalRange inRegion =
            m_projection.representativesInRegion(Population::volume, RegionIndex(r));
        for (std::uint64_t v = inRegion.first; v < inRegion.first + inRegion.count; ++v) {
            const auto volume = static_cast<std::uint32_t>(v);
            const Place place = placeOf(volume, RegionIndex(r), inRegion);
            const RegionIndex first =
                recoveryRegion(place, 1 + place.index % m_profile.recoverySpread);
            RegionIndex second;
            if (place.tier == Tier::critical)
                second = recoveryRegion(place, m_profile.secondRecoveryOffset);
            if (second == first || second == place.region)
                second = RegionIndex();
            addReplica(volume, place, first, true);
            if (second.valid())
                addReplica(volume, place, second, false);
            (void)pathFor(first, place.region);  // the way back, and on from a second loss
            if (second.valid())
                (void)pathFor(first, second);
            addPolicy(volume, place, first, second);
        }
    }
}

Result<Blueprint> FederalBuilder::build()
{
    addPlaces();
    addEntities();
    addApplications();
    addVolumes();
    m_rules = std::make_shared<Rules>(*m_catalog);
    addRecovery();
    for (std::uint32_t i = 0; i < m_catalog->applications.size(); ++i) {
        const auto tier = static_cast<std::size_t>(m_applicationTiers[i]);
        const std::uint64_t weight = m_catalog->applications[i].weight;
        Impact impact;
        impact.downtime =
            CostRate(m_profile.downtimePerHour[tier] * microunits / secondsPerHour) * weight;
        impact.breach = UnitCost(m_profile.breach[tier] * microunits) * weight;
        impact.perLostOperation =
            UnitCost(m_profile.lostOperationThousandths[tier] * (microunits / 1'000));
        if (!impact.isZero())
            m_rules->impacts[i].own = impact;
    }
    if (auto sealed = m_catalog->seal(); !sealed)
        return tl::unexpected(sealed.error());
    if (auto sealed = m_rules->seal(*m_catalog); !sealed)
        return tl::unexpected(sealed.error());
    m_blueprint.latest.assign(m_catalog->volumes.size(), latestMark);
    m_blueprint.catalog = std::move(m_catalog);
    m_blueprint.rules = std::move(m_rules);
    return std::move(m_blueprint);
}

}  // namespace

Result<Blueprint> federalBlueprint(std::uint64_t denominator, const EstateProfile& profile)
{
    auto projection = FederalEstateProjection::build(denominator);
    if (!projection)
        return tl::unexpected(projection.error());
    return FederalBuilder(*projection, profile).build();
}

}  // namespace estate
