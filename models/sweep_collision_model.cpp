#include "models/sweep_collision_model.h"

#include <algorithm>

#include "models/words.h"

using namespace estate;

namespace {

constexpr qsizetype examplesMax = 2;

std::vector<TableModel::Column> collisionColumns()
{
    const auto number = [](const char* key, int width) {
        return TableModel::Column{QString::fromLatin1(key), width, true};
    };
    return {{QStringLiteral("region"), 88, false, true},
            number("losses", 128),
            number("colliding_pairs", 120),
            number("more_late", 96),
            number("more_held", 96),
            number("more_short", 96),
            number("more_cost", 120),
            {QStringLiteral("worst_pair"), 160, false, true, true}};
}

// Counts may also shrink when two losses meet: a group that was late is held now.
std::uint64_t more(std::uint64_t together, std::uint64_t apart)
{
    return together > apart ? together - apart : 0;
}

Cost more(Cost together, Cost apart)
{
    return together > apart ? Cost{together.microunits - apart.microunits} : Cost{};
}

}  // namespace

SweepCollisionModel::SweepCollisionModel(QObject* parent) : TableModel(collisionColumns(), parent)
{}

void SweepCollisionModel::setSweep(SweepSession* sweep)
{
    if (m_sweep == sweep)
        return;
    if (m_sweep != nullptr)
        m_sweep->disconnect(this);
    m_sweep = sweep;
    begin();
    if (sweep != nullptr) {
        connect(sweep, &SweepSession::cleared, this, &SweepCollisionModel::begin);
        connect(sweep, &SweepSession::rowsDone, this, &SweepCollisionModel::take);
        connect(sweep, &SweepSession::progressChanged, this, &SweepCollisionModel::arrangeLoads);
        if (sweep->hasRows()) {
            take(0, sweep->done());
            arrangeLoads();
        }
    }
    emit sweepChanged();
}

void SweepCollisionModel::begin()
{
    m_loads.clear();
    m_regions.clear();
    m_collidingPairs = 0;
    m_loadsChanged = false;
    setTotal(0);
    emit refreshed();
}

void SweepCollisionModel::take(quint64 from, quint64 to)
{
    if (m_loads.empty())
        m_loads.resize(m_sweep->session()->desk().catalog().regions.size());
    const int before = m_collidingPairs;
    const auto units = static_cast<quint64>(m_sweep->unitCount());
    for (quint64 row = from; row < to; ++row) {
        if (row < units)
            takeSingle(static_cast<std::uint32_t>(row));
        else
            takePair(static_cast<qint64>(row));
    }
    m_loadsChanged = m_loadsChanged || from < units || before != m_collidingPairs;
}

// Its own, or the one that the site is in.
RegionIndex SweepCollisionModel::regionOf(std::uint32_t unit) const
{
    const SweepUnit& lost = m_sweep->sweep().units()[unit];
    return lost.region.valid() ? lost.region
                               : m_sweep->session()->desk().catalog().site(lost.site).region;
}

void SweepCollisionModel::takeSingle(std::uint32_t unit)
{
    const RegionIndex own = regionOf(unit);
    for (const RegionIndex region : m_sweep->sweep().single(unit).footprint.changes) {
        if (region != own)
            m_loads[region.value].losses.push_back(unit);
    }
}

void SweepCollisionModel::takePair(qint64 at)
{
    const Sweep& sweep = m_sweep->sweep();
    const SweepRow& row = sweep.row(static_cast<std::uint64_t>(at));
    const SingleLoss& a = sweep.single(row.a);
    const SingleLoss& b = sweep.single(row.b);
    const LossOutcome apart = sideBySide(a.outcome, b.outcome);
    const LossOutcome& together = row.outcome;
    const bool worse = together.cost > apart.cost || together.missedRto > apart.missedRto ||
                       together.held > apart.held || together.capacityShort > apart.capacityShort;
    if (!worse)
        return;
    ++m_collidingPairs;
    std::vector<RegionIndex> shared;
    std::set_intersection(a.footprint.changes.begin(), a.footprint.changes.end(),
                          b.footprint.changes.begin(), b.footprint.changes.end(),
                          std::back_inserter(shared));
    for (const RegionIndex region : shared) {
        if (region == regionOf(row.a) || region == regionOf(row.b))
            continue;
        Load& load = m_loads[region.value];
        ++load.pairs;
        load.late += more(together.missedRto, apart.missedRto);
        load.held += more(together.held, apart.held);
        load.capacityShort += more(together.capacityShort, apart.capacityShort);
        const Cost cost = more(together.cost, apart.cost);
        load.cost = load.cost + cost;
        if (load.worstRow < 0 || cost > load.worstCost) {
            load.worstCost = cost;
            load.worstRow = at;
        }
    }
}

// Not with every slice of a sweep: as often as it tells how far it is.
void SweepCollisionModel::arrangeLoads()
{
    if (!m_loadsChanged)
        return;
    m_loadsChanged = false;
    std::vector<std::uint32_t> regions;
    for (std::uint32_t region = 0; region < m_loads.size(); ++region) {
        if (!m_loads[region].losses.empty())
            regions.push_back(region);
    }
    std::stable_sort(regions.begin(), regions.end(),
                     [this](std::uint32_t left, std::uint32_t right) {
                         const Load& a = m_loads[left];
                         const Load& b = m_loads[right];
                         if (a.cost != b.cost)
                             return a.cost > b.cost;
                         return a.losses.size() > b.losses.size();
                     });
    m_regions = std::move(regions);
    setTotal(static_cast<int>(m_regions.size()));
    emit refreshed();
}

const SweepCollisionModel::Load& SweepCollisionModel::loadAt(int item) const
{
    return m_loads[regionAt(item)];
}

std::uint32_t SweepCollisionModel::regionAt(int item) const
{
    return m_regions[static_cast<std::size_t>(item)];
}

QStringList SweepCollisionModel::idsAt(int item) const
{
    if (item < 0 || item >= total())
        return {};
    const Load& load = loadAt(item);
    if (load.worstRow >= 0)
        return m_sweep->idsOf(m_sweep->sweep().row(static_cast<std::uint64_t>(load.worstRow)));
    QStringList ids;
    for (const std::uint32_t unit : load.losses) {
        if (ids.size() < examplesMax)
            ids << m_sweep->unitId(static_cast<int>(unit));
    }
    return ids;
}

QString SweepCollisionModel::heading(int column) const
{
    switch (column) {
    case RegionColumn: return tr("Destination");
    case LossesColumn: return tr("Single losses");
    case PairsColumn: return tr("Colliding pairs");
    case LateColumn: return tr("More missed");
    case HeldColumn: return tr("More held");
    case ShortColumn: return tr("More short");
    case CostColumn: return tr("More cost");
    case WorstColumn: return tr("Worst pair");
    default: return {};
    }
}

QString SweepCollisionModel::cellText(int item, int column) const
{
    const Load& load = loadAt(item);
    switch (column) {
    case RegionColumn:
        return toText(m_sweep->session()->desk().catalog().region(RegionIndex(regionAt(item))).id);
    case LossesColumn: return Figures::count(load.losses.size());
    case PairsColumn: return Figures::count(static_cast<std::uint64_t>(load.pairs));
    case LateColumn: return Figures::count(load.late);
    case HeldColumn: return Figures::count(load.held);
    case ShortColumn: return Figures::count(load.capacityShort);
    case CostColumn: return Figures::costBrief(load.cost.microunits);
    case WorstColumn: return load.worstRow < 0 ? QString() : idsAt(item).join(QStringLiteral(", "));
    default: return {};
    }
}

QString SweepCollisionModel::exactText(int item, int column) const
{
    return column == CostColumn ? Figures::costExact(loadAt(item).cost.microunits)
                                : cellText(item, column);
}

bool SweepCollisionModel::lessThan(int left, int right, int column) const
{
    const Load& a = loadAt(left);
    const Load& b = loadAt(right);
    switch (column) {
    case LossesColumn: return a.losses.size() < b.losses.size();
    case PairsColumn: return a.pairs < b.pairs;
    case LateColumn: return a.late < b.late;
    case HeldColumn: return a.held < b.held;
    case ShortColumn: return a.capacityShort < b.capacityShort;
    case CostColumn: return a.cost < b.cost;
    default: return regionAt(left) < regionAt(right);
    }
}
