#include "models/flow_path_table.h"

#include <algorithm>
#include <utility>

#include "engine/planner/destination.h"
#include "models/words.h"

using namespace estate;

FlowPathTable::FlowPathTable(QObject* parent)
    : RegionTable({idColumn("volume", 104), idColumn("application", 88), textColumn("flow", 104),
                   textColumn("path", 320, true), textColumn("transport", 80),
                   textColumn("copying", 120), textColumn("state", 216), numberColumn("bytes", 88),
                   numberColumn("iops", 96), numberColumn("pending", 88)},
                  parent)
{}

namespace {

// The stages that a flow passes, in the order in which it does.
QString chain(const QStringList& stages)
{
    return stages.join(QStringLiteral(" → "));
}

QString transportsText(const Catalog& catalog, const std::vector<PathIndex>& paths)
{
    QStringList names;
    for (const PathIndex path : paths) {
        const QString name = catalog.path(path).transport == Transport::rdma
                                 ? QStringLiteral("RDMA")
                                 : QStringLiteral("TCP");
        if (!names.contains(name))
            names << name;
    }
    return names.join(QStringLiteral(", "));
}

QString copiesText(const Catalog& catalog, const std::vector<PathIndex>& paths)
{
    std::uint64_t passes = 0;
    for (const PathIndex path : paths)
        passes += catalog.path(path).copyPasses;
    if (passes == 0)
        return FlowPathTable::tr("zero copy");
    return passes == 1 ? FlowPathTable::tr("1 copying pass")
                       : FlowPathTable::tr("%1 copying passes").arg(passes);
}

}  // namespace

// Gathers the rows of one region.
class FlowPathTable::Reader {
public:
    Reader(const EstateState& state, RegionIndex region)
        : m_state(state), m_catalog(state.catalog()), m_index(region),
          m_region(state.region(region))
    {}

    std::vector<Row> rows()
    {
        for (const VolumeState& volume : m_region.volumes)
            addServed(volume);
        for (const VolumeState& volume : m_region.volumes)
            for (const RegionIndex keeper : volume.recoveryRegions)
                addFed(volume, keeper);
        for (const RecoveryRecord& record : m_region.records)
            addKept(record);
        for (const Gang& gang : m_region.gangs)
            for (const GangMember& member : gang.members)
                addLanding(gang, member);
        return std::move(m_rows);
    }

private:
    Row rowOf(Kind kind, VolumeIndex volume) const
    {
        const VolumeSpec& spec = m_catalog.volume(volume);
        Row row;
        row.kind = kind;
        row.volume = toText(spec.id);
        row.application = toText(m_catalog.application(spec.application).id);
        return row;
    }
    QString regionText(RegionIndex region) const { return toText(m_catalog.region(region).id); }
    QString hostText(const RegionState& region, std::uint32_t position) const
    {
        return toText(m_catalog.host(region.hosts[position].host).id);
    }
    QString leafText(const Leg& leg) const
    {
        return FlowPathTable::tr("leaf:%1:%2")
            .arg(hostText(m_region, leg.host))
            .arg(leg.lane - m_region.hosts[leg.host].firstLane);
    }
    // Bytes are reserved on hosts; the lane is chosen when it recovers.
    QString keptLeafText(const RegionState& keeper, const RecoveryRecord& record) const
    {
        if (record.held.empty())
            return FlowPathTable::tr("leaf: chosen when it recovers");
        QStringList hosts;
        for (const HeldBytes& held : record.held)
            hosts << hostText(keeper, held.host);
        return FlowPathTable::tr("leaf:%1, lane chosen when it recovers")
            .arg(hosts.join(QStringLiteral(", ")));
    }

    void addServed(const VolumeState& volume)
    {
        Row row = rowOf(Kind::served, volume.volume);
        row.flow = FlowPathTable::tr("copy");
        if (volume.legs.empty()) {
            addStage(row, FlowPathTable::tr("not placed yet"));
            setState(row, FlowPathTable::tr("waits for a plan"), "waiting");
            row.bytes = m_catalog.volume(volume.volume).bytes;
            m_rows.push_back(std::move(row));
            return;
        }
        for (const Leg& leg : volume.legs) {
            Row piece = row;
            setLocal(piece, leafText(leg));
            piece.bytes = leg.bytes;
            piece.iops = leg.iops;
            setServedState(piece, volume, leg);
            m_rows.push_back(std::move(piece));
        }
    }
    void setServedState(Row& row, const VolumeState& volume, const Leg& leg) const
    {
        if (!m_region.legOnline(leg))
            setState(
                row,
                FlowPathTable::tr("lost since %1").arg(Figures::time(m_region.legLostSince(leg))),
                "offline");
        else if (volume.busy())
            setState(row, FlowPathTable::tr("serves, its group is being decided on"), "waiting");
        else
            setState(row, FlowPathTable::tr("serves"), "online");
    }

    void addFed(const VolumeState& volume, RegionIndex keeper)
    {
        const RegionState& there = m_state.region(keeper);
        const RecoveryRecord* record = there.findRecord(volume.volume);
        if (record == nullptr)
            return;
        Row row = rowOf(Kind::fed, volume.volume);
        row.flow = FlowPathTable::tr("to %1").arg(regionText(keeper));
        addRoute(row, *record, m_index, keeper);
        setRecordState(row, *record, there, volume.epoch);
        m_rows.push_back(std::move(row));
    }
    void addKept(const RecoveryRecord& record)
    {
        Row row = rowOf(Kind::kept, record.volume);
        const RegionIndex source = m_state.sourceOf(record.volume);
        row.flow = FlowPathTable::tr("from %1").arg(regionText(source));
        addRoute(row, record, source, m_index);
        setRecordState(row, record, m_region, m_state.volume(record.volume).epoch);
        m_rows.push_back(std::move(row));
    }
    void addLanding(const Gang& gang, const GangMember& member)
    {
        for (const Leg& leg : member.legs) {
            Row row = rowOf(Kind::landing, member.volume);
            row.flow = FlowPathTable::tr("lands here");
            const QString leaf = leafText(leg);
            const RecoveryRecord* record = m_region.findRecord(member.volume);
            const bool comes = gang.moves() && member.source != m_index;
            if (comes && record != nullptr)
                addRoute(row, *record, member.source, m_index, leaf);
            else if (comes)
                setNoRoute(row, leaf);
            else
                setLocal(row, leaf);
            row.bytes = leg.bytes;
            row.iops = leg.iops;
            setGangState(row, gang);
            m_rows.push_back(std::move(row));
        }
    }

    // The paths that a replay takes: its backlog's, else the pair's.
    void addRoute(Row& row, const RecoveryRecord& record, RegionIndex source, RegionIndex keeper,
                  const QString& leaf = {}) const
    {
        const QString end = leaf.isEmpty() ? keptLeafText(m_state.region(keeper), record) : leaf;
        std::vector<PathIndex> paths;
        if (record.backlog)
            paths = record.backlog->paths;
        else if (const PathIndex path = m_catalog.pathBetween(source, keeper); path.valid())
            paths.push_back(path);
        row.backlog = record.backlog.has_value();
        if (row.backlog)
            row.pending = record.backlog->pendingBytes;
        for (const HeldBytes& held : record.held)
            row.bytes += held.bytes;
        if (paths.empty())
            return setNoRoute(row, end);
        addStage(row, FlowPathTable::tr("mux %1").arg(regionText(source)));
        for (const PathIndex path : paths)
            addStage(row, toText(m_catalog.path(path).id), transportsText(m_catalog, {path}),
                     copiesText(m_catalog, {path}));
        addStage(row, FlowPathTable::tr("demux %1").arg(regionText(keeper)));
        addStage(row, end);
        row.transport = transportsText(m_catalog, paths);
        row.copies = copiesText(m_catalog, paths);
    }
    static void setRecordState(Row& row, const RecoveryRecord& record, const RegionState& keeper,
                               std::uint64_t epoch)
    {
        if (!keeper.recordOnline(record))
            return setState(row, FlowPathTable::tr("replica offline"), "offline");
        if (record.divergent)
            return setState(row, FlowPathTable::tr("diverged, to be resynchronised"), "cross");
        if (record.epoch < epoch)
            return setState(row, FlowPathTable::tr("of an earlier placement"), "aged");
        const Operations missing = lostOperations(record);
        if (missing.value > 0)
            return setState(
                row, FlowPathTable::tr("misses %1 operations").arg(Figures::count(missing.value)),
                "aged");
        setState(row,
                 record.backlog ? FlowPathTable::tr("has everything, to be replayed")
                                : FlowPathTable::tr("has everything, restored whole"),
                 "online");
    }
    static void setGangState(Row& row, const Gang& gang)
    {
        switch (gang.phase) {
        case GangPhase::preparing:
            return setState(row, FlowPathTable::tr("being prepared"), "waiting");
        case GangPhase::prepared: return setState(row, FlowPathTable::tr("prepared"), "prepared");
        case GangPhase::fenced:
            return setState(row, FlowPathTable::tr("prepared, its source is fenced"), "fenced");
        }
    }
    static void setLocal(Row& row, const QString& leaf)
    {
        row.transport = FlowPathTable::tr("local");
        addStage(row, row.transport);  // no route
        addStage(row, leaf);
    }
    static void setNoRoute(Row& row, const QString& leaf)
    {
        addStage(row, FlowPathTable::tr("no route known"));
        addStage(row, leaf);
    }
    static void addStage(Row& row, const QString& stage, const QString& transport = {},
                         const QString& copying = {})
    {
        row.stages << stage;
        row.transports << transport;
        row.copyings << copying;
        row.path = chain(row.stages);
    }
    static void setState(Row& row, const QString& text, const char* key)
    {
        row.state = text;
        row.stateKey = QString::fromLatin1(key);
    }

    const EstateState& m_state;
    const Catalog& m_catalog;
    RegionIndex m_index;
    const RegionState& m_region;
    std::vector<Row> m_rows;
};

void FlowPathTable::read(const Desk* desk, RegionIndex region)
{
    std::vector<Row> rows;
    if (desk != nullptr)
        rows = Reader(desk->state(), region).rows();
    if (rows != m_rows) {
        m_rows = std::move(rows);
        setTotal(static_cast<int>(m_rows.size()));
    }
    m_summaryText = desk == nullptr ? QString() : summaryOf();
    // Nobody looks: who looks again finds the flow that was chosen.
    if (desk != nullptr && m_chosenItem >= total())
        m_chosenItem = -1;
    emit chosenChanged();
}

void FlowPathTable::readTexts(const Desk& desk, RegionIndex region)
{
    std::vector<Row> rows = Reader(desk.state(), region).rows();
    if (rows.size() == m_rows.size())
        m_rows = std::move(rows);
    m_summaryText = summaryOf();
}

void FlowPathTable::setChosenItem(int item)
{
    if (item == m_chosenItem || item >= total())
        return;
    m_chosenItem = item;
    emit chosenChanged();
}

QStringList FlowPathTable::stages() const
{
    return m_chosenItem < 0 || m_chosenItem >= total() ? QStringList() : rowAt(m_chosenItem).stages;
}

QStringList FlowPathTable::transports() const
{
    return m_chosenItem < 0 || m_chosenItem >= total() ? QStringList()
                                                       : rowAt(m_chosenItem).transports;
}

QStringList FlowPathTable::copyings() const
{
    return m_chosenItem < 0 || m_chosenItem >= total() ? QStringList()
                                                       : rowAt(m_chosenItem).copyings;
}

QString FlowPathTable::pathText() const
{
    if (m_chosenItem < 0 || m_chosenItem >= total())
        return {};
    const Row& row = rowAt(m_chosenItem);
    QStringList parts;
    for (qsizetype at = 0; at < row.stages.size(); ++at) {
        QStringList badges{row.transports.at(at), row.copyings.at(at)};
        badges.removeAll(QString());
        parts << (badges.isEmpty() ? row.stages.at(at)
                                   : tr("%1 (%2)").arg(row.stages.at(at),
                                                       badges.join(QStringLiteral(", "))));
    }
    return tr("%1, %2: %3").arg(row.volume, row.flow, chain(parts));
}

QString FlowPathTable::summaryOf() const
{
    const auto count = [this](Kind kind) {
        return Figures::count(static_cast<std::uint64_t>(std::count_if(
            m_rows.begin(), m_rows.end(), [kind](const Row& row) { return row.kind == kind; })));
    };
    return tr("Pieces of copies here: %1, replicas fed elsewhere: %2, kept here for others: %3, "
              "landing: %4")
        .arg(count(Kind::served), count(Kind::fed), count(Kind::kept), count(Kind::landing));
}

QString FlowPathTable::heading(int column) const
{
    switch (column) {
    case VolumeColumn: return tr("Volume");
    case ApplicationColumn: return tr("Application");
    case FlowColumn: return tr("Flow");
    case PathColumn: return tr("Lane path");
    case TransportColumn: return tr("Transport");
    case CopiesColumn: return tr("Copying");
    case StateColumn: return tr("State");
    case BytesColumn: return tr("Reserved");
    case IopsColumn: return tr("Guaranteed");
    case PendingColumn: return tr("Backlog");
    default: return {};
    }
}

QString FlowPathTable::cellText(int item, int column) const
{
    const Row& row = rowAt(item);
    switch (column) {
    case VolumeColumn: return row.volume;
    case ApplicationColumn: return row.application;
    case FlowColumn: return row.flow;
    case PathColumn: return row.path;
    case TransportColumn: return row.transport;
    case CopiesColumn: return row.copies;
    case StateColumn: return row.state;
    case BytesColumn: return Figures::bytes(row.bytes.value);
    case IopsColumn: return row.iops.value > 0 ? Figures::iops(row.iops.value) : QString();
    case PendingColumn: return row.backlog ? Figures::bytes(row.pending.value) : QString();
    default: return {};
    }
}

QString FlowPathTable::exactText(int item, int column) const
{
    const Row& row = rowAt(item);
    switch (column) {
    case BytesColumn: return Figures::bytesExact(row.bytes.value);
    case IopsColumn: return row.iops.value > 0 ? Figures::iopsExact(row.iops.value) : QString();
    case PendingColumn: return row.backlog ? Figures::bytesExact(row.pending.value) : QString();
    default: return cellText(item, column);
    }
}

QString FlowPathTable::glyph(int item, int column) const
{
    return column == StateColumn ? rowAt(item).stateKey : QString();
}

bool FlowPathTable::lessThan(int left, int right, int column) const
{
    const Row& a = rowAt(left);
    const Row& b = rowAt(right);
    switch (column) {
    case BytesColumn: return a.bytes < b.bytes;
    case IopsColumn: return a.iops < b.iops;
    case PendingColumn: return a.pending < b.pending;
    default: return TableModel::lessThan(left, right, column);
    }
}
