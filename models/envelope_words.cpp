#include "models/envelope_words.h"

#include "engine/estate/consistency_chains.h"
#include "engine/estate/envelope.h"
#include "engine/estate/identifiers.h"
#include "models/words.h"

using namespace estate;

namespace {

QString countText(U128 count)
{
    return Figures::count(count);
}

QString bytesText(U128 bytes)
{
    return Figures::bytes(bytes);
}

// "4.3"
QString tenthsText(std::uint64_t tenths)
{
    return QStringLiteral("%1.%2").arg(tenths / 10).arg(tenths % 10);
}

const RelationshipFacts& edgesOf(RelationshipKind kind)
{
    return relationshipFacts[static_cast<std::size_t>(kind)];
}

// How many of a kind there are for one of what has them.
QString perOne(RelationshipKind kind, Population population)
{
    return countText(edgesOf(kind).concrete / concreteCount(population));
}

QString crossRegionText()
{
    const auto share = [](RelationshipKind kind) {
        return countText(edgesOf(kind).concrete / edgesOf(kind).crossRegion);
    };
    return Words::tr("one in %1 uses of a database, one in %2 consistencies of volumes, one in %3 "
                     "dependencies of applications; memberships of databases never")
        .arg(share(RelationshipKind::environmentUsesDatabase),
             share(RelationshipKind::volumeConsistency),
             share(RelationshipKind::applicationDependency));
}

QString populationDerivation(EnvelopeFigure figure)
{
    switch (figure) {
    case EnvelopeFigure::entities:
        return Words::tr("each by itself at every scale; present in %1 regions")
            .arg(countText(regionsPerEntity));
    case EnvelopeFigure::regions:
        return Words::tr("each by itself at every scale; hosts %1 entities")
            .arg(countText(entitiesPerRegion));
    case EnvelopeFigure::sites: return Words::tr("%1 a region").arg(countText(sitesPerRegion));
    case EnvelopeFigure::applications:
        return Words::tr("%1 reported IT investments × about %2 components = about %3; × %4")
            .arg(countText(reportedInvestments), countText(componentsPerInvestment),
                 countText(federalApplications), countText(envelopeFactor));
    case EnvelopeFigure::environments:
        return Words::tr("%1 stages of each application (development, staging, production), and "
                         "one in %2 is public with %3 further sandboxes: %4; × %5")
            .arg(countText(stagesPerApplication), countText(publicOneIn),
                 countText(sandboxesPerPublicApplication), countText(federalEnvironments),
                 countText(envelopeFactor));
    case EnvelopeFigure::volumes:
        return Words::tr("about %1 an environment").arg(tenthsText(volumesPerEnvironmentTenths));
    case EnvelopeFigure::databases:
        return Words::tr("each with %1 memberships of volumes")
            .arg(countText(membershipsPerDatabase));
    case EnvelopeFigure::hosts:
        return Words::tr("%1 of physical media a host").arg(bytesText(physicalBytesPerHost));
    default: return {};
    }
}

}  // namespace

QString figureName(EnvelopeFigure figure)
{
    switch (figure) {
    case EnvelopeFigure::entities: return Words::tr("Business entities");
    case EnvelopeFigure::regions: return Words::tr("Administrative regions");
    case EnvelopeFigure::sites: return Words::tr("Failure-domain sites");
    case EnvelopeFigure::applications: return Words::tr("Logical applications");
    case EnvelopeFigure::environments: return Words::tr("Deployed environments");
    case EnvelopeFigure::volumes: return Words::tr("Managed volumes");
    case EnvelopeFigure::databases: return Words::tr("Logical databases");
    case EnvelopeFigure::volumeMemberships: return Words::tr("Databases backed by volumes");
    case EnvelopeFigure::databaseUses: return Words::tr("Environments that use databases");
    case EnvelopeFigure::consistencyEdges: return Words::tr("Consistencies of volumes");
    case EnvelopeFigure::applicationDependencies: return Words::tr("Dependencies of applications");
    case EnvelopeFigure::edges: return Words::tr("Relationships of all kinds");
    case EnvelopeFigure::crossRegionEdges: return Words::tr("Of these, across regions");
    case EnvelopeFigure::logicalBytes: return Words::tr("Logical data");
    case EnvelopeFigure::physicalBytes: return Words::tr("Physical media");
    case EnvelopeFigure::hosts: return Words::tr("Storage hosts");
    case EnvelopeFigure::shards: return Words::tr("Scheduling shards");
    case EnvelopeFigure::partitions: return Words::tr("Directory partitions");
    }
    return {};
}

QString figureDerivation(EnvelopeFigure figure)
{
    switch (figure) {
    case EnvelopeFigure::volumeMemberships:
        return Words::tr("%1 for each database")
            .arg(perOne(RelationshipKind::databaseBackedByVolume, Population::database));
    case EnvelopeFigure::databaseUses:
        return Words::tr("%1 for each database")
            .arg(perOne(RelationshipKind::environmentUsesDatabase, Population::database));
    case EnvelopeFigure::consistencyEdges:
        return Words::tr("chains of %1 volumes, each with the next")
            .arg(countText(volumesPerChain));
    case EnvelopeFigure::applicationDependencies:
        return Words::tr("%1 for each application, on average")
            .arg(perOne(RelationshipKind::applicationDependency, Population::application));
    case EnvelopeFigure::edges:
        return Words::tr("the sum of the four kinds, memberships of databases among them");
    case EnvelopeFigure::crossRegionEdges: return crossRegionText();
    case EnvelopeFigure::logicalBytes:
        return Words::tr("%1 × %2; an exact total at every scale")
            .arg(bytesText(federalLogicalBytes), countText(envelopeFactor));
    case EnvelopeFigure::physicalBytes:
        return Words::tr("%1 × logical data, for replicas or erasure coding, journals, snapshots, "
                         "rebuild reserve and stranded capacity")
            .arg(tenthsText(physicalPerLogicalTenths));
    case EnvelopeFigure::shards: return Words::tr("%1 a region").arg(countText(shardsPerRegion));
    case EnvelopeFigure::partitions:
        return Words::tr("fixed: every relationship is in exactly one of them");
    default: return populationDerivation(figure);
    }
}

QString basisText(FigureBasis basis)
{
    switch (basis) {
    case FigureBasis::reported: return Words::tr("grown from a report");
    case FigureBasis::envelope: return Words::tr("set by the envelope");
    case FigureBasis::follows: return Words::tr("follows from others");
    case FigureBasis::ours: return Words::tr("our assumption");
    }
    return {};
}

namespace {

QString placementReason(const QString& setting)
{
    if (setting == QLatin1String("copies"))
        return Words::tr("one storage copy in each site: a site can be lost without losing a "
                         "volume");
    if (setting == QLatin1String("recoverySpread"))
        return Words::tr("replicas go to so many next regions of the entity: no single neighbour "
                         "has to absorb a whole region");
    if (setting == QLatin1String("secondRecoveryOffset"))
        return Words::tr("critical volumes have a second replica so many regions on, without "
                         "reserved room");
    if (setting == QLatin1String("secondReplicaLag"))
        return Words::tr("operations that the second replica is behind");
    if (setting.endsWith(QLatin1String("Twentieths")))
        return Words::tr("twentieths of the volumes; the others share");
    if (setting.endsWith(QLatin1String("Tenths")))
        return Words::tr("tenths of the volumes; the others are standard");
    if (setting == QLatin1String("lanesPerHost") || setting == QLatin1String("laneIops") ||
        setting == QLatin1String("restoreBytesPerSecond"))
        return Words::tr("one present-day flash host");
    if (setting == QLatin1String("graph"))
        return Words::tr("relationships laid over the estate's own: what is not known of a real "
                         "one, at its worst");
    if (setting == QLatin1String("graphSize"))
        return Words::tr("0: the size that this graph has by itself");
    return {};
}

QString workReason(const QString& setting)
{
    if (setting == QLatin1String("volumeIops") || setting == QLatin1String("pendingBytes") ||
        setting == QLatin1String("rtoSeconds"))
        return Words::tr("of one volume, by tier: critical, important, standard");
    if (setting == QLatin1String("rpoOperations"))
        return Words::tr("by tier: critical, important, standard; no less than any lag");
    if (setting == QLatin1String("replayOperationBytes"))
        return Words::tr("one multiplexed record");
    if (setting == QLatin1String("fullRestoreOneIn"))
        return Words::tr("the last of every so many volumes of a region restores all of its bytes");
    if (setting.startsWith(QLatin1String("demux")) || setting == QLatin1String("fillMilliseconds"))
        return Words::tr("one long-distance trunk for each pair of regions");
    if (setting == QLatin1String("copyOneIn") || setting == QLatin1String("copyBytesPerSecond"))
        return Words::tr("one in so many pairs of regions copies the payload once on its way");
    if (setting == QLatin1String("leaseSeconds") || setting == QLatin1String("skewSeconds"))
        return Words::tr("a region holds its placement by a lease: a silent one is fenced by time "
                         "alone");
    if (setting == QLatin1String("downtimePerHour"))
        return Words::tr("units for an application's hour down, by tier");
    if (setting == QLatin1String("breach"))
        return Words::tr("units for an application's missed RTO, by tier");
    if (setting == QLatin1String("lostOperationThousandths"))
        return Words::tr("thousandths of a unit for a lost operation, by tier");
    return {};
}

}  // namespace

QString assumptionReason(const QString& setting)
{
    const QString reason = placementReason(setting);
    return reason.isEmpty() ? workReason(setting) : reason;
}
