#include "models/worst_region_model.h"

#include <algorithm>
#include <utility>

#include "engine/base/wide.h"
#include "models/language.h"

namespace {

using estate::U128;

// Whether the share a / ofA is less than b / ofB; of nothing: nothing is left.
bool shareLess(std::uint64_t a, std::uint64_t ofA, std::uint64_t b, std::uint64_t ofB)
{
    return U128{a} * ofB < U128{b} * ofA;
}

// An export and its checkpoint have an age whatever became of the region since; what a region that
// is not there is filled with says nothing beside regions that work.
bool comparesUnavailable(MeasureKind kind)
{
    return kind == MeasureKind::availability || kind == MeasureKind::exportAge ||
           kind == MeasureKind::checkpointLag;
}

bool worse(MeasureKind kind, const RegionListModel::Row& left, const RegionListModel::Row& right)
{
    const estate::RegionTotals& a = left.totals;
    const estate::RegionTotals& b = right.totals;
    switch (kind) {
    case MeasureKind::availability:
        if (left.available != right.available)
            return !left.available;
        [[fallthrough]];
    case MeasureKind::utilisation:
        return shareLess(b.used.value, b.capacity.value, a.used.value, a.capacity.value);
    case MeasureKind::freeCapacity: return left.publishedFree < right.publishedFree;
    case MeasureKind::failoverReserve:
        return shareLess(a.reserved.value, a.capacity.value, b.reserved.value, b.capacity.value);
    case MeasureKind::protectedIops:
        return shareLess(b.usedIops.value, b.laneIops.value, a.usedIops.value, a.laneIops.value);
    case MeasureKind::exportAge: return left.publishedAtNs < right.publishedAtNs;
    case MeasureKind::checkpointLag:
        // At equal lag, one that a cut took part in before one that none did.
        return left.checkpointLag > right.checkpointLag;
    case MeasureKind::singleLossRisk: return left.risk > right.risk;
    }
    return false;
}

}  // namespace

WorstRegionModel::WorstRegionModel(QObject* parent) : RowListModel(parent)
{
    Language::instance()->follow(this);
}

QVariant WorstRegionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || m_regions == nullptr)
        return {};
    const int region = m_rows[static_cast<std::size_t>(index.row())];
    const QModelIndex source = m_regions->index(region);
    switch (role) {
    case Qt::DisplayRole:
    case RegionIdRole: return m_regions->regionIdAt(region);
    case RowRole: return region;
    case ConditionRole: return m_regions->data(source, RegionListModel::ConditionRole);
    case ConditionTextRole: return m_regions->data(source, RegionListModel::ConditionTextRole);
    case StaleTextRole: return m_regions->staleText(region);
    case ValueTextRole:
        // Availability is in the condition; what tells equal ones apart is how full they are.
        return measureValueText(m_measure == MeasureKind::availability ? MeasureKind::utilisation
                                                                       : m_measure,
                                m_regions->rowAt(region), measureScale(*m_regions));
    default: return {};
    }
}

QHash<int, QByteArray> WorstRegionModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {RegionIdRole, "regionId"},
            {RowRole, "row"},
            {ConditionRole, "condition"},
            {ConditionTextRole, "conditionText"},
            {ValueTextRole, "valueText"},
            {StaleTextRole, "staleText"}};
}

void WorstRegionModel::setRegions(RegionListModel* regions)
{
    if (m_regions == regions)
        return;
    if (m_regions != nullptr)
        m_regions->disconnect(this);
    m_regions = regions;
    if (m_regions != nullptr) {
        connect(m_regions, &QAbstractItemModel::modelReset, this, &WorstRegionModel::refresh);
        connect(m_regions, &QAbstractItemModel::dataChanged, this, &WorstRegionModel::refresh);
    }
    emit regionsChanged();
    refresh();
}

void WorstRegionModel::setMeasure(int measure)
{
    const auto kind = static_cast<MeasureKind>(measure);
    if (m_measure == kind)
        return;
    m_measure = kind;
    emit measureChanged();
    refresh();
}

void WorstRegionModel::setLimit(int limit)
{
    if (m_limit == limit || limit < 0)
        return;
    m_limit = limit;
    emit limitChanged();
    refresh();
}

std::vector<int> WorstRegionModel::compared() const
{
    std::vector<int> rows;
    const int regions = m_regions == nullptr ? 0 : m_regions->count();
    for (int row = 0; row < regions; ++row) {
        if (comparesUnavailable(m_measure) || m_regions->rowAt(row).available)
            rows.push_back(row);
    }
    return rows;
}

std::vector<int> WorstRegionModel::ranked() const
{
    std::vector<int> rows = compared();
    const auto kept = std::min<std::size_t>(rows.size(), static_cast<std::size_t>(m_limit));
    const auto middle = rows.begin() + static_cast<std::ptrdiff_t>(kept);
    std::partial_sort(rows.begin(), middle, rows.end(), [this](int left, int right) {
        const auto& a = m_regions->rowAt(left);
        const auto& b = m_regions->rowAt(right);
        if (worse(m_measure, a, b))
            return true;
        return !worse(m_measure, b, a) && left < right;
    });
    rows.resize(kept);
    return rows;
}

void WorstRegionModel::refresh()
{
    showRows(m_rows, ranked());
    const int leftOut =
        m_regions == nullptr ? 0 : m_regions->count() - static_cast<int>(compared().size());
    if (m_leftOut != leftOut) {
        m_leftOut = leftOut;
        emit leftOutChanged();
    }
    // The same ones may look otherwise.
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
}
