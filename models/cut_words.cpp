#include "models/cut_words.h"

#include <algorithm>

#include "engine/estate/shard.h"
#include "models/words.h"

using namespace estate;

namespace {

// More ids than these are counted, not listed.
constexpr std::size_t idsShown = 6;

QString idsText(const std::vector<std::string>& ids)
{
    QStringList shown;
    for (std::size_t at = 0; at < std::min(ids.size(), idsShown); ++at)
        shown << toText(ids[at]);
    const QString text = shown.join(QStringLiteral(", "));
    return ids.size() <= idsShown
               ? text
               : Words::tr("%1 and %2 more").arg(text, Figures::count(ids.size() - idsShown));
}

std::size_t regionsOf(const CutManifest& manifest)
{
    std::size_t regions = 0;
    RegionIndex last;
    for (const CutParticipant& participant : manifest.participants)
        if (const RegionIndex region = regionOfShard(participant.shard); region != last) {
            last = region;
            ++regions;
        }
    return regions;
}

}  // namespace

QString cutKindText(CutKind kind)
{
    switch (kind) {
    case CutKind::snapshot: return Words::tr("Snapshot");
    case CutKind::failover: return Words::tr("Failover");
    case CutKind::migration: return Words::tr("Migration");
    }
    return {};
}

QString cutPhaseKey(const CutState& cut)
{
    if (cut.phase() == CutPhase::aborted)
        return QStringLiteral("aborted");
    if (cut.ended())
        return QStringLiteral("committed");
    return cut.allPrepared() ? QStringLiteral("prepared") : QStringLiteral("waiting");
}

QString cutPhaseText(const CutState& cut)
{
    if (cut.decided() && !cut.ended())
        return cut.phase() == CutPhase::committed
                   ? Words::tr("Commit decided, participants are to be told")
                   : Words::tr("Abort decided, participants are to be told");
    switch (cut.phase()) {
    case CutPhase::preparing:
        if (cut.allPrepared())
            return Words::tr("Prepared: all %1 hold their cut")
                .arg(Figures::count(cut.preparedCount()));
        return Words::tr("Preparing: %1 of %2 hold their cut")
            .arg(Figures::count(cut.preparedCount()),
                 Figures::count(cut.manifest().participants.size()));
    case CutPhase::committed: return Words::tr("Committed");
    case CutPhase::aborted: return Words::tr("Aborted");
    }
    return {};
}

QString cutNextText(const CutState& cut)
{
    if (cut.ended())
        return {};
    if (cut.decided())
        return Words::tr("tell every participant the decision");
    if (!cut.allPrepared())
        return Words::tr("ask the participants to prepare; from then on they hold their writes, "
                         "for %1 at most")
            .arg(Figures::duration(cutHoldMax));
    if (!cut.heldUntil())
        return Words::tr("decide");
    return Words::tr("decide; the participants hold their writes until %1, and later another "
                     "round begins")
        .arg(Figures::time(*cut.heldUntil()));
}

QString cutMembersText(std::uint64_t members)
{
    return Words::tr("%1 volume(s)", nullptr, pluralOf(members)).arg(Figures::count(members));
}

QString cutParticipantsText(const CutManifest& manifest)
{
    const std::size_t shards = manifest.participants.size();
    const std::size_t regions = regionsOf(manifest);
    const QString shardsText =
        shards == 1 ? Words::tr("1 shard") : Words::tr("%1 shards").arg(Figures::count(shards));
    return regions == 1 ? Words::tr("%1 of 1 region").arg(shardsText)
                        : Words::tr("%1 of %2 regions").arg(shardsText, Figures::count(regions));
}

QString cutSelectionText(const CutSelection& selection)
{
    QStringList parts;
    if (selection.everything)
        parts << Words::tr("the whole estate");
    if (!selection.regions.empty())
        parts << Words::tr("what is homed in %1").arg(idsText(selection.regions));
    if (!selection.volumes.empty())
        parts << Words::tr("volume %1").arg(idsText(selection.volumes));
    if (selection.overDatabases)
        parts << Words::tr("over databases");
    if (selection.overApplications)
        parts << Words::tr("over applications");
    return parts.join(QStringLiteral(", "));
}

QString cutParticipantPhaseText(const QString& key)
{
    if (key == QLatin1String("committed"))
        return Words::tr("Committed");
    if (key == QLatin1String("aborted"))
        return Words::tr("Let go");
    return key == QLatin1String("prepared") ? Words::tr("Holds its cut") : Words::tr("Waiting");
}
