#include "models/region_choice_model.h"

#include <algorithm>
#include <array>

#include "models/language.h"

RegionChoiceModel::RegionChoiceModel(QObject* parent) : RowListModel(parent)
{
    Language::instance()->follow(this);
}

QVariant RegionChoiceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || m_regions == nullptr)
        return {};
    const int region = m_rows[static_cast<std::size_t>(index.row())];
    if (role == RegionIdRole || role == Qt::DisplayRole)
        return m_regions->regionIdAt(region);
    if (role == DetailTextRole) {
        const QString detail =
            tr("%1, %2").arg(regionData(region, RegionListModel::ConditionTextRole).toString(),
                             regionData(region, RegionListModel::EntityIdsRole).toString());
        const QString id = m_regions->regionIdAt(region);
        if (const QString obstacle = obstacleOf(id); !obstacle.isEmpty())
            return tr("can't: %1").arg(obstacle);
        if (const QString use = m_targets ? m_targets->useText(id) : QString(); !use.isEmpty())
            return tr("%1, %2").arg(use, detail);
        if (m_lost.contains(m_regions->regionIdAt(region)))
            return tr("named as lost already, %1").arg(detail);
        return m_holders.contains(m_regions->regionIdAt(region))
                   ? tr("holds a replica, %1").arg(detail)
                   : detail;
    }
    return {};
}

QHash<int, QByteArray> RegionChoiceModel::roleNames() const
{
    return {
        {Qt::DisplayRole, "display"}, {RegionIdRole, "regionId"}, {DetailTextRole, "detailText"}};
}

void RegionChoiceModel::setRegions(RegionListModel* regions)
{
    if (m_regions == regions)
        return;
    if (m_regions != nullptr)
        m_regions->disconnect(this);
    m_regions = regions;
    if (m_regions != nullptr)
        connect(m_regions, &QAbstractItemModel::modelReset, this, &RegionChoiceModel::refresh);
    emit regionsChanged();
    refresh();
}

void RegionChoiceModel::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    emit textChanged();
    refresh();
}

void RegionChoiceModel::setHolders(const QStringList& holders)
{
    if (m_holders == holders)
        return;
    m_holders = holders;
    emit holdersChanged();
    refresh();
    sayDetails();
}

void RegionChoiceModel::setLost(const QStringList& lost)
{
    if (m_lost == lost)
        return;
    m_lost = lost;
    emit lostChanged();
    refresh();
    sayDetails();
}

void RegionChoiceModel::setTargets(RuleTargets* targets)
{
    if (m_targets == targets)
        return;
    if (m_targets != nullptr)
        m_targets->disconnect(this);
    m_targets = targets;
    if (m_targets != nullptr)
        connect(m_targets, &RuleTargets::changed, this, [this] {
            refresh();
            sayDetails();
        });
    emit targetsChanged();
    refresh();
    sayDetails();
}

QString RegionChoiceModel::obstacleOf(const QString& regionId) const
{
    return m_targets ? m_targets->obstacle(regionId) : QString();
}

int RegionChoiceModel::rankOf(int region) const
{
    const QString id = m_regions->regionIdAt(region);
    if (m_lost.contains(id))
        return 3;
    if (!m_targets->obstacle(id).isEmpty())
        return 2;
    return m_targets->useText(id).isEmpty() ? 1 : 0;
}

// Those that take most come first among the usable ones.
std::vector<int> RegionChoiceModel::ranked(std::vector<int> found) const
{
    std::vector<std::vector<int>> ranks(4);
    for (const QString& id : m_targets->usable()) {
        const int region = m_regions->rowOf(id);
        if (std::find(found.begin(), found.end(), region) != found.end() && rankOf(region) == 0)
            ranks[0].push_back(region);
    }
    for (const int region : found) {
        if (const int rank = rankOf(region); rank > 0)
            ranks[static_cast<std::size_t>(rank)].push_back(region);
    }
    std::vector<int> best;
    for (const std::vector<int>& rank : ranks)
        best.insert(best.end(), rank.begin(), rank.end());
    if (best.size() > choicesMax)
        best.resize(choicesMax);
    return best;
}

void RegionChoiceModel::sayDetails()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {DetailTextRole});
}

QString RegionChoiceModel::regionIdAt(int row) const
{
    if (row < 0 || row >= count() || m_regions == nullptr)
        return {};
    return m_regions->regionIdAt(m_rows[static_cast<std::size_t>(row)]);
}

QVariant RegionChoiceModel::regionData(int region, int role) const
{
    return m_regions->data(m_regions->index(region), role);
}

// Ids that begin with the text, then ids that contain it ("17" finds r017 and r170), then regions
// of an entity or trust domain of that name; each in the order of their ids, and what is lost
// already after all others.
std::vector<int> RegionChoiceModel::matches() const
{
    const QString wanted = m_text.trimmed();
    if (m_regions == nullptr)
        return {};
    if (wanted.isEmpty() && m_targets == nullptr)
        return holdersFirst({});
    std::array<std::vector<int>, 3> found;
    for (int region = 0; region < m_regions->count(); ++region) {
        const QString id = m_regions->regionIdAt(region);
        if (id.startsWith(wanted, Qt::CaseInsensitive))
            found[0].push_back(region);
        else if (id.contains(wanted, Qt::CaseInsensitive))
            found[1].push_back(region);
        else if (regionData(region, RegionListModel::EntityIdsRole)
                     .toString()
                     .contains(wanted, Qt::CaseInsensitive) ||
                 regionData(region, RegionListModel::TrustDomainRole)
                     .toString()
                     .contains(wanted, Qt::CaseInsensitive))
            found[2].push_back(region);
    }
    std::vector<int> best;
    for (std::vector<int>& rank : found) {
        std::sort(rank.begin(), rank.end(), [this](int one, int other) {
            return m_regions->regionIdAt(one) < m_regions->regionIdAt(other);
        });
        best.insert(best.end(), rank.begin(), rank.end());
    }
    if (m_targets != nullptr)
        return ranked(std::move(best));
    std::stable_partition(best.begin(), best.end(), [this](int region) {
        return !m_lost.contains(m_regions->regionIdAt(region));
    });
    if (best.size() > choicesMax)
        best.resize(choicesMax);
    return holdersFirst(std::move(best));
}

// Of the holders those that were found, and all of them where nothing is typed.
std::vector<int> RegionChoiceModel::holdersFirst(std::vector<int> found) const
{
    std::vector<int> rows;
    const bool typed = !m_text.trimmed().isEmpty();
    for (const QString& id : m_holders) {
        const int region = m_regions->rowOf(id);
        const bool taken = std::find(found.begin(), found.end(), region) != found.end();
        if (region >= 0 && rows.size() < choicesMax && (!typed || taken))
            rows.push_back(region);
    }
    for (const int region : found) {
        if (std::find(rows.begin(), rows.end(), region) == rows.end())
            rows.push_back(region);
    }
    return rows;
}

void RegionChoiceModel::refresh()
{
    std::vector<int> wanted = matches();
    if (wanted == m_rows)
        return;
    const int before = count();
    if (before > 0) {
        beginRemoveRows({}, 0, before - 1);
        m_rows.clear();
        endRemoveRows();
    }
    if (!wanted.empty()) {
        beginInsertRows({}, 0, static_cast<int>(wanted.size()) - 1);
        m_rows = std::move(wanted);
        endInsertRows();
    }
    if (before != count())
        emit countChanged();
}
