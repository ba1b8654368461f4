#include "models/shard_table.h"

#include <algorithm>
#include <utility>

#include "models/words.h"

using namespace estate;

namespace {

const RegionalExportSummary* publishedBy(const Desk& desk, RegionIndex region)
{
    const BoundaryRecord* record =
        desk.workspace().boundary().store().find(exportKey(desk.catalog().region(region).id));
    return record == nullptr ? nullptr : std::get_if<RegionalExportSummary>(&record->value);
}

}  // namespace

ShardTable::ShardTable(QObject* parent)
    : RegionTable({idColumn("shard", 88), numberColumn("volumes", 88), numberColumn("members", 96),
                   numberColumn("away", 72), numberColumn("generation", 96), idColumn("cut", 160),
                   textColumn("cut_state", 176, true), numberColumn("cut_members", 96),
                   numberColumn("revision", 80), textColumn("held_until", 176)},
                  parent)
{}

// A volume's shard follows from its place among its home's (estate/shard.h).
void ShardTable::countVolumes(Rows& rows, const EstateState& state, RegionIndex region)
{
    std::uint64_t position = 0;
    const auto& volumes = state.catalog().volumes;
    for (std::uint32_t at = 0; at < volumes.size(); ++at) {
        if (volumes[at].home != region)
            continue;
        Row& row = rows[shardWithinRegion(shardOfPosition(region, position++))];
        ++row.volumes;
        row.members += volumes[at].weight;
        row.away += state.sourceOf(VolumeIndex(at)) == region ? 0 : 1;
    }
}

void ShardTable::addCut(Rows& rows, const CutState& cut, RegionIndex region)
{
    const CutManifest& manifest = cut.manifest();
    for (std::uint32_t shard = 0; shard < shardsPerRegion; ++shard) {
        const CutParticipant* part = manifest.find(shardAt(region, shard));
        if (part == nullptr)
            continue;
        Row& row = rows[shard];
        if (!row.cut.isEmpty()) {
            ++row.otherCuts;
            continue;
        }
        const auto& token =
            cut.token(static_cast<std::size_t>(part - manifest.participants.data()));
        row.cut = toText(manifest.operation);
        row.cutMembers = part->members;
        if (cut.decided())
            row.cutState = cut.phase() == CutPhase::committed ? tr("commit decided, to be told")
                                                              : tr("abort decided, to be told");
        else
            row.cutState = token ? tr("holds its cut") : tr("asked to prepare");
        row.cutKey = cut.phase() == CutPhase::aborted ? QStringLiteral("aborted")
                     : token                          ? QStringLiteral("prepared")
                                                      : QStringLiteral("waiting");
        if (token) {
            row.revision = token->revision;
            row.heldUntil = cut.heldUntil();
        }
    }
}

ShardTable::Rows ShardTable::rowsOf(const Desk& desk, RegionIndex region)
{
    const EstateState& state = desk.state();
    const RegionalExportSummary* published = publishedBy(desk, region);
    Rows rows;
    for (std::uint32_t shard = 0; shard < shardsPerRegion; ++shard) {
        rows[shard].shard = toText(shardName(desk.catalog().region(region).id, shard));
        rows[shard].generation = published == nullptr ? 0 : published->generation;
    }
    countVolumes(rows, state, region);
    for (const auto& [operation, cut] : state.cuts())
        if (!cut->ended())
            addCut(rows, *cut, region);
    return rows;
}

void ShardTable::readPublished(const Desk& desk, RegionIndex region)
{
    const RegionalExportSummary* published = publishedBy(desk, region);
    if (published == nullptr) {
        m_publishedText = tr("Its region has published nothing yet");
        return;
    }
    const QString generation = Figures::count(published->generation);
    const std::uint64_t last = desk.state().checkpoint().epoch;
    m_publishedText =
        published->checkpoint.epoch == 0
            ? tr("Published with the region as generation %1, in no cut so far").arg(generation)
            : tr("Published with the region as generation %1, at checkpoint %2 of %3")
                  .arg(generation, Figures::count(published->checkpoint.epoch),
                       Figures::count(last));
}

void ShardTable::read(const Desk* desk, RegionIndex region)
{
    Rows rows;
    if (desk == nullptr)
        m_publishedText.clear();
    else
        readPublished(*desk, region);
    if (desk != nullptr)
        rows = rowsOf(*desk, region);
    const int wanted = desk == nullptr ? 0 : static_cast<int>(rows.size());
    if (rows == m_rows && wanted == total())
        return;
    m_rows = std::move(rows);
    setTotal(wanted);
}

void ShardTable::readTexts(const Desk& desk, RegionIndex region)
{
    m_rows = rowsOf(desk, region);
    readPublished(desk, region);
}

int ShardTable::cutCount() const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(),
                                          [](const Row& row) { return !row.cut.isEmpty(); }));
}

QString ShardTable::heading(int column) const
{
    switch (column) {
    case ShardColumn: return tr("Shard");
    case VolumesColumn: return tr("Volumes");
    case MembersColumn: return tr("Concrete");
    case AwayColumn: return tr("Elsewhere");
    case GenerationColumn: return tr("Generation");
    case CutColumn: return tr("Cut in flight");
    case CutStateColumn: return tr("Its part");
    case CutMembersColumn: return tr("Members");
    case RevisionColumn: return tr("Revision");
    case HeldUntilColumn: return tr("Held until");
    default: return {};
    }
}

QString ShardTable::cellText(int item, int column) const
{
    const Row& row = rowAt(item);
    switch (column) {
    case ShardColumn: return row.shard;
    case VolumesColumn: return Figures::count(row.volumes);
    case MembersColumn: return Figures::count(row.members);
    case AwayColumn: return Figures::count(row.away);
    case GenerationColumn: return row.generation == 0 ? tr("none") : Figures::count(row.generation);
    case CutColumn:
        return row.otherCuts == 0
                   ? row.cut
                   : tr("%1 and %2 more").arg(row.cut, Figures::count(row.otherCuts));
    case CutStateColumn: return row.cut.isEmpty() ? tr("none") : row.cutState;
    case CutMembersColumn: return row.cut.isEmpty() ? QString() : Figures::count(row.cutMembers);
    case RevisionColumn: return row.revision ? Figures::count(*row.revision) : QString();
    case HeldUntilColumn: return row.heldUntil ? Figures::time(*row.heldUntil) : QString();
    default: return {};
    }
}

QString ShardTable::exactText(int item, int column) const
{
    const Row& row = rowAt(item);
    return column == HeldUntilColumn && row.heldUntil ? Figures::timeExact(*row.heldUntil)
                                                      : cellText(item, column);
}

QString ShardTable::glyph(int item, int column) const
{
    return column == CutStateColumn ? rowAt(item).cutKey : QString();
}

bool ShardTable::lessThan(int left, int right, int column) const
{
    const Row& a = rowAt(left);
    const Row& b = rowAt(right);
    switch (column) {
    case ShardColumn: return left < right;
    case VolumesColumn: return a.volumes < b.volumes;
    case MembersColumn: return a.members < b.members;
    case AwayColumn: return a.away < b.away;
    case GenerationColumn: return a.generation < b.generation;
    case CutMembersColumn: return a.cutMembers < b.cutMembers;
    case RevisionColumn: return a.revision < b.revision;
    case HeldUntilColumn: return a.heldUntil < b.heldUntil;
    default: return TableModel::lessThan(left, right, column);
    }
}
