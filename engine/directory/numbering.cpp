#include "engine/directory/numbering.h"

#include "engine/estate/shard.h"

namespace estate {

EstateNumbering EstateNumbering::of(const FederalEstateProjection& projection)
{
    EstateNumbering numbering;
    numbering.m_regionCount = projection.representativeCount(Population::region);
    const auto byRegion = [&](Population population) {
        const std::uint64_t concrete = concreteCount(population);
        const BlockNumbering blocks(concrete, numbering.m_regionCount, projection.denominator());
        ESTATE_ENSURE(blocks.representatives() == projection.representativeCount(population));
        return PopulationNumbering::byRegion(blocks, concrete, numbering.m_regionCount);
    };
    numbering.m_volumes = byRegion(Population::volume);
    numbering.m_databases = byRegion(Population::database);
    numbering.m_environments = byRegion(Population::environment);

    const std::uint32_t applications = projection.representativeCount(Population::application);
    std::vector<RegionIndex> homes;
    homes.reserve(applications);
    for (std::uint32_t i = 0; i < applications; ++i)
        homes.push_back(projection.homeOfApplication(i));
    const std::uint64_t concrete = concreteCount(Population::application);
    const BlockNumbering blocks(concrete, 1, projection.denominator(),
                                projection.representativeCount(Population::entity));
    ESTATE_ENSURE(blocks.representatives() == applications);
    numbering.m_applications = PopulationNumbering::listed(blocks, concrete, std::move(homes));

    for (std::uint32_t r = 0; r < numbering.m_regionCount; ++r)
        numbering.m_volumesInRegion.push_back(
            numbering.m_volumes.representativesOfBlock(RegionIndex(r)));
    return numbering;
}

EstateNumbering EstateNumbering::of(const FederalEstateProjection& projection,
                                    const Catalog& catalog)
{
    EstateNumbering numbering = of(projection);
    ESTATE_ENSURE(catalog.volumes.size() >= numbering.volumeCount());
    const std::uint32_t volumes = numbering.volumeCount();
    for (std::uint32_t i = 0; i < volumes; ++i)
        numbering.linkApplication(VolumeIndex(i), catalog.volumes[i].application);
    numbering.extend(catalog);
    return numbering;
}

EstateNumbering EstateNumbering::of(const Catalog& catalog)
{
    EstateNumbering numbering;
    numbering.extend(catalog);
    return numbering;
}

void EstateNumbering::extend(const Catalog& catalog)
{
    m_regionCount = narrowed(catalog.regions.size());
    m_volumesInRegion.resize(m_regionCount, 0);
    for (std::size_t i = m_applications.representatives(); i < catalog.applications.size(); ++i)
        m_applications.add(catalog.applications[i].weight, catalog.applications[i].home);
    for (std::size_t i = m_volumes.representatives(); i < catalog.volumes.size(); ++i)
        addVolume(catalog.volumes[i]);
    const std::size_t databases =
        m_databases.representatives() - std::size_t{m_databases.blockRepresentatives()};
    for (std::size_t i = databases; i < catalog.databases.size(); ++i)
        m_databases.add(1, catalog.application(catalog.databases[i].cluster).home);
}

void EstateNumbering::moveDatabase(DatabaseIndex database, RegionIndex region)
{
    m_databases.move(nodeOf(database).representative, region);
}

void EstateNumbering::addVolume(const VolumeSpec& volume)
{
    const VolumeIndex index(m_volumes.representatives());
    m_volumes.add(volume.weight, volume.home);
    m_addedPositions.push_back(m_volumesInRegion[volume.home.value]++);
    linkApplication(index, volume.application);
}

void EstateNumbering::linkApplication(VolumeIndex volume, ApplicationIndex application)
{
    m_volumeApplication.resize(volume.value + std::size_t{1});
    m_volumeApplication[volume.value] = application;
    if (!application.valid())
        return;
    if (application.value >= m_applicationVolumes.size())
        m_applicationVolumes.resize(application.value + std::size_t{1});
    m_applicationVolumes[application.value].push_back(volume);
}

bool EstateNumbering::numbers(Population population)
{
    return population == Population::volume || population == Population::database ||
           population == Population::application || population == Population::environment;
}

const PopulationNumbering& EstateNumbering::of(Population population) const
{
    ESTATE_ENSURE(numbers(population));
    switch (population) {
    case Population::database: return m_databases;
    case Population::application: return m_applications;
    case Population::environment: return m_environments;
    default: return m_volumes;
    }
}

std::uint64_t EstateNumbering::ordinals(Population population) const
{
    return numbers(population) ? of(population).concrete() : 0;
}

std::uint32_t EstateNumbering::representatives(Population population) const
{
    return numbers(population) ? of(population).representatives() : 0;
}

Node EstateNumbering::nodeOf(Population population, std::uint64_t ordinal) const
{
    return {population, of(population).representativeOf(ordinal)};
}

OrdinalRange EstateNumbering::rangeOf(const Node& node) const
{
    return of(node.population).range(node.representative);
}

RegionIndex EstateNumbering::regionOf(const Node& node) const
{
    return of(node.population).region(node.representative);
}

Node EstateNumbering::nodeOf(DatabaseIndex database) const
{
    return {Population::database, m_databases.blockRepresentatives() + database.value};
}

std::uint32_t EstateNumbering::volumeCount() const
{
    return m_volumes.representatives();
}

OrdinalRange EstateNumbering::volumeRange(VolumeIndex volume) const
{
    return m_volumes.range(volume.value);
}

VolumeIndex EstateNumbering::volumeAt(std::uint64_t ordinal) const
{
    return VolumeIndex(m_volumes.representativeOf(ordinal));
}

RegionIndex EstateNumbering::regionOf(VolumeIndex volume) const
{
    return m_volumes.region(volume.value);
}

ShardIndex EstateNumbering::shardOf(VolumeIndex volume) const
{
    const std::uint32_t inBlocks = m_volumes.blockRepresentatives();
    const std::uint32_t position = volume.value < inBlocks
                                       ? m_volumes.positionInBlock(volume.value)
                                       : m_addedPositions[volume.value - inBlocks];
    return shardOfPosition(regionOf(volume), position);
}

ApplicationIndex EstateNumbering::applicationOf(VolumeIndex volume) const
{
    return volume.value < m_volumeApplication.size() ? m_volumeApplication[volume.value]
                                                     : ApplicationIndex();
}

std::span<const VolumeIndex> EstateNumbering::volumesOf(ApplicationIndex application) const
{
    if (application.value >= m_applicationVolumes.size())
        return {};
    return m_applicationVolumes[application.value];
}

}  // namespace estate
