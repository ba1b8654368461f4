#include "models/region_list_model.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "models/export_status.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

// Stale is what is older than an hour: its age is read in minutes.
constexpr int regionAgeInterval = 30'000;

// What a change is told by, as one number (FNV-1a): it outlives the program.
std::uint64_t lookOfRegion(const RegionListModel::Row& row)
{
    std::uint64_t look = 0xcbf29ce484222325;
    const auto put = [&look](std::uint64_t value) {
        for (int at = 0; at < 8; ++at, value >>= 8U)
            look = (look ^ (value & 0xffU)) * 0x100000001b3;
    };
    const RegionTotals& totals = row.totals;
    for (const std::uint64_t value :
         {static_cast<std::uint64_t>(row.condition), std::uint64_t{row.available},
          totals.capacity.value, totals.used.value, totals.reserved.value, totals.laneIops.value,
          totals.usedIops.value, totals.restoreRate.value, totals.lanes, totals.emptyLanes,
          static_cast<std::uint64_t>(row.volumes), static_cast<std::uint64_t>(row.sitesOffline)})
        put(value);
    return look;
}

}  // namespace

RegionListModel::RegionListModel(Desk* desk, SeenMark* seen, QObject* parent)
    : QAbstractListModel(parent), m_desk(desk), m_seen(seen), m_risk(desk)
{
    Language::instance()->follow(this);
    connect(desk, &Desk::replaced, this, &RegionListModel::replace);
    connect(desk, &Desk::eventsAppended, this, &RegionListModel::refresh);
    connect(seen, &SeenMark::othersSat, this, &RegionListModel::noteSeen);
    connect(&m_risk, &LossRisk::changed, this, &RegionListModel::refresh);
    m_ageTimer.setInterval(regionAgeInterval);
    connect(&m_ageTimer, &QTimer::timeout, this, &RegionListModel::noteAges);
    m_ageTimer.start();
    if (desk->isOpen())
        reload();
}

int RegionListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QHash<int, QByteArray> RegionListModel::roleNames() const
{
    return {{RegionIdRole, "regionId"},
            {RowRole, "row"},
            {EntityIdsRole, "entityIds"},
            {TrustDomainRole, "trustDomain"},
            {ConditionRole, "condition"},
            {ConditionTextRole, "conditionText"},
            {AvailableRole, "available"},
            {UtilisationPpmRole, "utilisationPpm"},
            {UtilisationTextRole, "utilisationText"},
            {CapacityTextRole, "capacityText"},
            {UsedTextRole, "usedText"},
            {FreeTextRole, "freeText"},
            {FreeBytesRole, "freeBytes"},
            {FreeExactTextRole, "freeExactText"},
            {ReservedTextRole, "reservedText"},
            {ReservePpmRole, "reservePpm"},
            {IopsTextRole, "iopsText"},
            {UsedIopsTextRole, "usedIopsText"},
            {IopsPpmRole, "iopsPpm"},
            {UsedIopsShareTextRole, "usedIopsShareText"},
            {RestoreRateTextRole, "restoreRateText"},
            {HostsRole, "hosts"},
            {HostsTextRole, "hostsText"},
            {ConcreteHostsTextRole, "concreteHostsText"},
            {VolumesRole, "volumes"},
            {VolumesTextRole, "volumesText"},
            {ConcreteVolumesTextRole, "concreteVolumesText"},
            {RecoveryRecordsRole, "recoveryRecords"},
            {RecoveryRecordsTextRole, "recoveryRecordsText"},
            {UnavailableSinceTextRole, "unavailableSinceText"},
            {StaleTextRole, "staleText"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant RegionListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = rowAt(index.row());
    switch (role) {
    case ConditionRole: return conditionKey(row.condition, row.available);
    case ConditionTextRole: return conditionText(row.condition, row.available);
    case AvailableRole: return row.available;
    case VolumesRole: return row.volumes;
    case VolumesTextRole: return Figures::countText(row.volumes);
    case ConcreteVolumesTextRole: return Figures::count(row.concreteVolumes);
    case RecoveryRecordsRole: return row.recoveryRecords;
    case RecoveryRecordsTextRole: return Figures::countText(row.recoveryRecords);
    case UnavailableSinceTextRole:
        return row.available ? QString() : Figures::time(Timestamp{row.unavailableSinceNs});
    case StaleTextRole: return staleText(index.row());
    case AccessibleTextRole: return accessibleText(index.row());
    default: break;
    }
    const QVariant identity = identityData(index, role);
    return identity.isValid() ? identity : capacityData(row, role);
}

QVariant RegionListModel::identityData(const QModelIndex& index, int role) const
{
    const auto at = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case RegionIdRole: return m_rows[at].regionId;
    case RowRole: return index.row();
    case EntityIdsRole: return m_facts[at].entityIds;
    case TrustDomainRole: return m_facts[at].trustDomain;
    case HostsRole: return m_facts[at].hosts;
    case HostsTextRole: return Figures::countText(m_facts[at].hosts);
    case ConcreteHostsTextRole: return Figures::count(m_facts[at].concreteHosts);
    default: return {};
    }
}

QVariant RegionListModel::capacityData(const Row& row, int role) const
{
    const RegionTotals& totals = row.totals;
    const std::uint64_t freeBytes = totals.capacity.value - totals.used.value;
    switch (role) {
    case UtilisationPpmRole: return toPpm(totals.used.value, totals.capacity.value);
    case UtilisationTextRole: return Figures::share(totals.used.value, totals.capacity.value);
    case CapacityTextRole: return Figures::bytes(totals.capacity.value);
    case UsedTextRole: return Figures::bytes(totals.used.value);
    case FreeTextRole: return Figures::bytes(freeBytes);
    case FreeBytesRole: return static_cast<double>(freeBytes);
    case FreeExactTextRole: return Figures::bytesExact(freeBytes);
    case ReservedTextRole: return Figures::bytes(totals.reserved.value);
    case ReservePpmRole: return toPpm(totals.reserved.value, totals.capacity.value);
    case IopsTextRole: return Figures::iops(totals.laneIops.value);
    case UsedIopsTextRole: return Figures::iops(totals.usedIops.value);
    case IopsPpmRole: return toPpm(totals.usedIops.value, totals.laneIops.value);
    case UsedIopsShareTextRole: return Figures::share(totals.usedIops.value, totals.laneIops.value);
    case RestoreRateTextRole: return Figures::byteRate(totals.restoreRate.value);
    default: return {};
    }
}

QString RegionListModel::accessibleText(int row) const
{
    const Row& region = rowAt(row);
    const RegionTotals& totals = region.totals;
    const QString text =
        tr("%1, %2, %3 used, %4 free, volumes: %5")
            .arg(region.regionId, conditionText(region.condition, region.available),
                 Figures::share(totals.used.value, totals.capacity.value),
                 Figures::bytes(totals.capacity.value - totals.used.value),
                 Figures::count(region.concreteVolumes));
    const QString stale = staleText(row);
    return stale.isEmpty() ? text : tr("%1, export stale: %2").arg(text, stale);
}

QString RegionListModel::staleText(int row) const
{
    return ::staleText(exportStatus(*m_desk, RegionIndex(static_cast<std::uint32_t>(row))));
}

int RegionListModel::staleCount() const
{
    int stale = 0;
    for (int row = 0; row < count(); ++row)
        stale +=
            exportStatus(*m_desk, RegionIndex(static_cast<std::uint32_t>(row))).stale() ? 1 : 0;
    return stale;
}

// Nothing moves while it is frozen, and nothing is said while nothing is stale.
void RegionListModel::noteAges()
{
    if (count() == 0 || m_desk->frozen() || m_desk->inPast())
        return;
    const int stale = staleCount();
    if (std::exchange(m_staleCount, stale) + stale > 0)
        emit dataChanged(index(0), index(count() - 1), {StaleTextRole, AccessibleTextRole});
}

void RegionListModel::noteStale()
{
    if (m_staleCount != staleCount())
        noteAges();
}

int RegionListModel::unavailableCount() const
{
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return !row.available; }));
}

int RegionListModel::rowOf(const QString& regionId) const
{
    // Ids are in ascending order: they are zero-padded, or few.
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&regionId](const Row& row) {
        return row.regionId == regionId;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString RegionListModel::regionIdAt(int row) const
{
    return row < 0 || row >= count() ? QString() : rowAt(row).regionId;
}

RegionListModel::Row RegionListModel::makeRow(RegionIndex index) const
{
    const RegionState& region = m_desk->state().region(index);
    const Catalog& catalog = m_desk->catalog();
    Row row;
    row.regionId = toText(catalog.region(index).id);
    row.condition = region.condition;
    row.available = region.available();
    row.totals = region.totals;
    row.volumes = static_cast<int>(region.volumes.size());
    for (const VolumeState& volume : region.volumes)
        row.concreteVolumes += catalog.volume(volume.volume).weight;
    row.recoveryRecords = static_cast<int>(region.records.size());
    row.unavailableSinceNs = row.available ? 0 : region.unavailableSince.ns;
    row.publishedAtNs = m_desk->workspace().boundary().publishedAt(index).ns;
    readExport(row);
    row.risk = m_risk.costOf(index.value);
    for (const SiteState& site : region.sites)
        row.sitesOffline += site.online ? 0 : 1;
    return row;
}

void RegionListModel::readExport(Row& row) const
{
    const Workspace& workspace = m_desk->workspace();
    const BoundaryRecord* record =
        workspace.boundary().store().find(exportKey(row.regionId.toStdString()));
    if (record == nullptr)
        return;
    const auto& summary = std::get<RegionalExportSummary>(record->value);
    row.publishedFree = summary.freeCapacity.promised();
    const std::uint64_t published = summary.checkpoint.epoch;
    if (published != 0)
        row.checkpointLag = workspace.state().checkpoint().epoch - published;
}

bool RegionListModel::changedSinceSeen(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return !m_desk->inPast() && at < m_seen->looks().size() &&
           lookOfRegion(rowAt(row)) != m_seen->looks()[at];
}

int RegionListModel::changedCount() const
{
    int changed = 0;
    for (int row = 0; row < count(); ++row)
        changed += changedSinceSeen(row) ? 1 : 0;
    return changed;
}

SeenMark::Looks RegionListModel::looks() const
{
    SeenMark::Looks looks;
    for (const Row& row : m_rows)
        looks.push_back(lookOfRegion(row));
    return looks;
}

void RegionListModel::markSeen()
{
    if (!m_desk->isOpen())
        return;
    const int changes = changedCount();
    const std::uint64_t records = m_seen->recordsSince();
    const SeenMark::Mark before = m_seen->mark();
    m_seen->markSeen(looks());
    tellSeen();
    if (changes == 0 && records == 0)
        return;
    m_desk->undo().offer(changes > 0
                             ? tr("Marked as seen: %n change(s)", nullptr, changes)
                             : tr("Marked as seen: %n record(s)", nullptr, pluralOf(records)),
                         [this, before] {
                             m_seen->putBack(before);
                             tellSeen();
                         });
}

// Another journal, or another person at the desk.
void RegionListModel::noteSeen()
{
    m_seen->begin(looks());
    tellSeen();
}

void RegionListModel::tellSeen()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {AccessibleTextRole});
    emit changedCountChanged();
}

Cost RegionListModel::largestRisk() const
{
    Cost largest;
    for (const Row& row : m_rows)
        largest = std::max(largest, row.risk.value_or(Cost{}));
    return largest;
}

std::vector<int> RegionListModel::ordered(Order order) const
{
    std::vector<int> rows(m_rows.size());
    std::iota(rows.begin(), rows.end(), 0);
    const auto facts = [this](int row) -> const Facts& {
        return m_facts[static_cast<std::size_t>(row)];
    };
    std::stable_sort(rows.begin(), rows.end(), [this, order, &facts](int left, int right) {
        switch (order) {
        case Order::id: return left < right;
        case Order::entity: return facts(left).entityIds < facts(right).entityIds;
        case Order::trustDomain: return facts(left).trustDomain < facts(right).trustDomain;
        case Order::risk:
            return rowAt(left).risk.value_or(Cost{}) > rowAt(right).risk.value_or(Cost{});
        }
        return false;
    });
    return rows;
}

// Moments of a journal mostly have the same regions: what is chosen among them stays.
void RegionListModel::replace()
{
    const Catalog& catalog = m_desk->catalog();
    bool same = readFacts() == m_facts;
    for (std::uint32_t region = 0; same && region < catalog.regions.size(); ++region)
        same = toText(catalog.regions[region].id) == m_rows[region].regionId;
    if (!same) {
        reload();
        return;
    }
    refresh();
    noteSeen();
}

std::vector<RegionListModel::Facts> RegionListModel::readFacts() const
{
    const Catalog& catalog = m_desk->catalog();
    std::vector<Facts> read(catalog.regions.size());
    for (const EntitySpec& entity : catalog.entities) {
        for (const RegionIndex region : entity.presence) {
            QString& ids = read[region.value].entityIds;
            ids += (ids.isEmpty() ? QString() : QStringLiteral(", ")) + toText(entity.id);
        }
    }
    for (const HostSpec& host : catalog.hosts) {
        Facts& facts = read[host.region.value];
        ++facts.hosts;
        facts.concreteHosts += host.weight;
    }
    for (std::size_t region = 0; region < read.size(); ++region)
        read[region].trustDomain = toText(catalog.regions[region].trustDomain);
    return read;
}

void RegionListModel::reload()
{
    beginResetModel();
    m_rows.clear();
    m_facts = readFacts();
    m_largestCapacity = Bytes();
    for (std::uint32_t region = 0; region < m_facts.size(); ++region) {
        m_rows.push_back(makeRow(RegionIndex(region)));
        m_largestCapacity = std::max(m_largestCapacity, m_rows.back().totals.capacity);
    }
    m_seen->begin(looks());
    endResetModel();
    emit countChanged();
    emit unavailableCountChanged();
    emit changedCountChanged();
}

// Everybody who ranks or counts the regions does so again whenever some change: neighbours are told
// in one, and more than a few all in one.
void RegionListModel::addChange(std::vector<RowChange>& changes, RowChange change)
{
    if (changes.empty()) {
        changes.push_back(std::move(change));
        return;
    }
    RowChange& last = changes.back();
    const bool follows = last.last + 1 == change.first && last.roles == change.roles;
    if (!follows && changes.size() < changesToldMax) {
        changes.push_back(std::move(change));
        return;
    }
    last.last = change.last;
    for (const int role : std::as_const(change.roles)) {
        if (!last.roles.contains(role))
            last.roles << role;
    }
}

void RegionListModel::refresh()
{
    const int unavailableBefore = unavailableCount();
    const int changedBefore = changedCount();
    std::vector<RowChange> changes;
    for (int row = 0; row < count(); ++row) {
        Row fresh = makeRow(RegionIndex(static_cast<std::uint32_t>(row)));
        Row& present = m_rows[static_cast<std::size_t>(row)];
        if (fresh == present)
            continue;
        addChange(changes, {row, row, changedRoles(present, fresh)});
        present = std::move(fresh);
    }
    for (const RowChange& change : changes)
        emit dataChanged(index(change.first), index(change.last), change.roles);
    noteStale();
    if (unavailableBefore != unavailableCount())
        emit unavailableCountChanged();
    if (changedBefore != changedCount())
        emit changedCountChanged();
}

QList<int> RegionListModel::changedRoles(const Row& before, const Row& after)
{
    QList<int> roles{AccessibleTextRole};
    if (before.condition != after.condition || before.available != after.available ||
        before.sitesOffline != after.sitesOffline ||
        before.unavailableSinceNs != after.unavailableSinceNs)
        roles << ConditionRole << ConditionTextRole << AvailableRole << UnavailableSinceTextRole;
    if (before.volumes != after.volumes || before.concreteVolumes != after.concreteVolumes)
        roles << VolumesRole << VolumesTextRole << ConcreteVolumesTextRole;
    if (before.recoveryRecords != after.recoveryRecords)
        roles << RecoveryRecordsRole << RecoveryRecordsTextRole;
    if (before.totals != after.totals)
        roles << UtilisationPpmRole << UtilisationTextRole << CapacityTextRole << UsedTextRole
              << FreeTextRole << FreeBytesRole << FreeExactTextRole << ReservedTextRole
              << ReservePpmRole << IopsTextRole << UsedIopsTextRole << IopsPpmRole
              << UsedIopsShareTextRole << RestoreRateTextRole;
    return roles;
}
