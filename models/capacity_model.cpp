#include "models/capacity_model.h"

#include <utility>

#include "models/export_status.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

CapacityModel::CapacityModel(Desk* desk, QObject* parent) : QAbstractListModel(parent), m_desk(desk)
{
    Language::instance()->follow(this);
}

int CapacityModel::count() const
{
    return m_preview == nullptr ? 0 : static_cast<int>(m_preview->capacity.size());
}

int CapacityModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QHash<int, QByteArray> CapacityModel::roleNames() const
{
    return {{RegionIdRole, "regionId"},
            {LostRole, "lost"},
            {CapacityTextRole, "capacityText"},
            {UsedBeforePpmRole, "usedBeforePpm"},
            {UsedAfterPpmRole, "usedAfterPpm"},
            {UsedBeforeTextRole, "usedBeforeText"},
            {UsedAfterTextRole, "usedAfterText"},
            {FreeBeforeTextRole, "freeBeforeText"},
            {FreeAfterTextRole, "freeAfterText"},
            {IopsBeforePpmRole, "iopsBeforePpm"},
            {IopsAfterPpmRole, "iopsAfterPpm"},
            {IopsBeforeTextRole, "iopsBeforeText"},
            {IopsAfterTextRole, "iopsAfterText"},
            {StaleTextRole, "staleText"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant CapacityModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RegionCapacity& region = m_preview->capacity[static_cast<std::size_t>(index.row())];
    const RegionTotals& before = region.before;
    const RegionTotals& after = region.after;
    const auto share = [](std::uint64_t part, std::uint64_t whole) {
        return Figures::share(part, whole);
    };
    const auto freeText = [](const RegionTotals& totals) {
        return Figures::bytes(totals.capacity.value - totals.used.value);
    };
    const QString regionId = toText(m_desk->catalog().region(region.region).id);
    switch (role) {
    case Qt::DisplayRole:
    case RegionIdRole: return regionId;
    case LostRole: return region.availableBefore && !region.availableAfter;
    case CapacityTextRole: return Figures::bytes(before.capacity.value);
    case UsedBeforePpmRole: return toPpm(before.used.value, before.capacity.value);
    case UsedAfterPpmRole: return toPpm(after.used.value, after.capacity.value);
    case UsedBeforeTextRole: return share(before.used.value, before.capacity.value);
    case UsedAfterTextRole: return share(after.used.value, after.capacity.value);
    case FreeBeforeTextRole: return freeText(before);
    case FreeAfterTextRole: return freeText(after);
    case IopsBeforePpmRole: return toPpm(before.usedIops.value, before.laneIops.value);
    case IopsAfterPpmRole: return toPpm(after.usedIops.value, after.laneIops.value);
    case IopsBeforeTextRole: return share(before.usedIops.value, before.laneIops.value);
    case IopsAfterTextRole: return share(after.usedIops.value, after.laneIops.value);
    case StaleTextRole: return staleText(exportStatus(*m_desk, region.region));
    case AccessibleTextRole:
        if (region.availableBefore && !region.availableAfter)
            return tr("%1 is lost").arg(regionId);
        return tr("%1: %2 used before, %3 after, %4 free after")
            .arg(regionId, share(before.used.value, before.capacity.value),
                 share(after.used.value, after.capacity.value), freeText(after));
    default: return {};
    }
}

void CapacityModel::setPreview(std::shared_ptr<const Preview> preview)
{
    const int before = count();
    if (before > 0) {
        beginRemoveRows({}, 0, before - 1);
        m_preview.reset();
        endRemoveRows();
    }
    if (preview != nullptr && !preview->capacity.empty()) {
        beginInsertRows({}, 0, static_cast<int>(preview->capacity.size()) - 1);
        m_preview = std::move(preview);
        endInsertRows();
    } else {
        m_preview.reset();
    }
    if (before != count())
        emit countChanged();
}
