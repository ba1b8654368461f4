#include "models/export_words.h"

#include "models/words.h"

using namespace estate;

namespace {

// Gathers what two generations say differently.
class ExportDifference {
public:
    void add(const QString& what, const QString& before, const QString& after)
    {
        if (before != after)
            m_texts << Words::tr("%1: %2 → %3").arg(what, before, after);
    }
    // Counts, and a digest that tells when the same number is of others.
    void addCounted(const QString& what, std::uint64_t before, std::uint64_t after, bool sameDigest)
    {
        add(what, Figures::count(before), Figures::count(after));
        if (before == after && !sameDigest)
            m_texts << Words::tr("%1: %2 as before, but others").arg(what, Figures::count(after));
    }
    [[nodiscard]] QStringList texts() const { return m_texts; }

private:
    QStringList m_texts;
};

QString lastCutText(const CheckpointRef& checkpoint)
{
    return checkpoint.epoch == 0 ? Words::tr("none")
                                 : Words::tr("epoch %1").arg(Figures::count(checkpoint.epoch));
}

}  // namespace

QString exportedAvailabilityText(RegionAvailability availability)
{
    switch (availability) {
    case RegionAvailability::online: return Words::tr("online");
    case RegionAvailability::offline: return Words::tr("offline");
    case RegionAvailability::leaseExpired: return Words::tr("lease expired");
    case RegionAvailability::fenced: return Words::tr("fenced");
    case RegionAvailability::allSitesOffline: return Words::tr("all sites offline");
    }
    return {};
}

QStringList exportChanges(const RegionalExportSummary& before, const RegionalExportSummary& after)
{
    ExportDifference difference;
    const ExportedTopology& then = before.topology;
    const ExportedTopology& now = after.topology;
    difference.add(Words::tr("availability"), exportedAvailabilityText(before.availability),
                   exportedAvailabilityText(after.availability));
    difference.add(Words::tr("sites online"), Figures::count(then.sitesOnline),
                   Figures::count(now.sitesOnline));
    difference.add(Words::tr("sites"), Figures::count(then.sites), Figures::count(now.sites));
    difference.addCounted(Words::tr("hosts online"), then.hostsOnline, now.hostsOnline,
                          then.digest == now.digest || then.sitesOnline != now.sitesOnline ||
                              then.sites != now.sites || then.hosts != now.hosts);
    difference.add(Words::tr("hosts"), Figures::count(then.hosts), Figures::count(now.hosts));
    difference.add(Words::tr("free capacity"),
                   Figures::bytes(before.freeCapacity.promised().value),
                   Figures::bytes(after.freeCapacity.promised().value));
    difference.add(Words::tr("free guarantees"),
                   Figures::iops(before.protectedIops.promised().value),
                   Figures::iops(after.protectedIops.promised().value));
    difference.add(Words::tr("capacity held for other regions"),
                   Figures::bytesExact(before.failoverReservedBytes.value),
                   Figures::bytesExact(after.failoverReservedBytes.value));
    difference.add(Words::tr("throughput held for other regions"),
                   Figures::iopsExact(before.failoverReservedIops.value),
                   Figures::iopsExact(after.failoverReservedIops.value));
    difference.addCounted(Words::tr("rules that name it"), before.policies.rules,
                          after.policies.rules, before.policies.digest == after.policies.digest);
    difference.add(Words::tr("checkpoint of its last cut"), lastCutText(before.checkpoint),
                   lastCutText(after.checkpoint));
    difference.addCounted(Words::tr("recovery records"), before.commitments.records,
                          after.commitments.records,
                          before.commitments.digest == after.commitments.digest);
    difference.add(Words::tr("open cuts"), Figures::count(before.commitments.openCuts),
                   Figures::count(after.commitments.openCuts));
    return difference.texts();
}
