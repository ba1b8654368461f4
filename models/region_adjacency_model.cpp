#include "models/region_adjacency_model.h"

#include <utility>

#include "models/engine_words.h"
#include "models/error_advice.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

QString kindText(RelationshipKind kind)
{
    switch (kind) {
    case RelationshipKind::databaseBackedByVolume: return Words::tr("Database on volume");
    case RelationshipKind::environmentUsesDatabase: return Words::tr("Environment on database");
    case RelationshipKind::volumeConsistency: return Words::tr("Volume consistency");
    case RelationshipKind::applicationDependency: return Words::tr("Application dependency");
    }
    return {};
}

}  // namespace

RegionAdjacencyModel::RegionAdjacencyModel(QObject* parent) : SessionList(parent)
{
    Language::instance()->follow(this);
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownFirst);
    connect(&m_timer, &QTimer::timeout, this, &RegionAdjacencyModel::derive);
}

QHash<int, QByteArray> RegionAdjacencyModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {TitleRole, "title"},
            {EdgesTextRole, "edgesText"}, {RecordsTextRole, "recordsText"},
            {TotalRole, "total"},         {AccessibleTextRole, "accessibleText"}};
}

QVariant RegionAdjacencyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString edges = Figures::count(row.count.edges);
    const QString records = Figures::count(row.count.records);
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return titleOf(index.row());
    case EdgesTextRole: return edges;
    case RecordsTextRole: return records;
    case TotalRole: return row.total;
    case AccessibleTextRole:
        return tr("%1, concrete edges: %2, records: %3").arg(titleOf(index.row()), edges, records);
    default: return {};
    }
}

void RegionAdjacencyModel::setRegionId(const QString& regionId)
{
    if (m_regionId == regionId)
        return;
    m_regionId = regionId;
    emit regionIdChanged();
    refresh();
}

void RegionAdjacencyModel::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    emit activeChanged();
    refresh();
}

void RegionAdjacencyModel::reload()
{
    m_built = false;
    m_adjacency.reset();
    refresh();
}

void RegionAdjacencyModel::refresh()
{
    m_timer.stop();
    const bool wanted = m_active && m_session != nullptr && m_session->ready() &&
                        m_session->desk().catalog().findRegion(m_regionId.toStdString());
    if (!wanted) {
        m_adjacency.reset();
        m_problem.clear();
        m_problemCode.clear();
        m_checkpointRoot.clear();
        m_neighbours.clear();
        showRows(m_rows, {});
        emit refreshed();
    } else if (m_built) {
        derive();
    } else {
        m_timer.start();
        emit refreshed();
    }
}

// From what is known already where that is of the same region and older: only what was logged in
// between is read then.
Result<RegionalAdjacency> RegionAdjacencyModel::adjacencyAt(const RelationshipDirectory& directory,
                                                            const DirectoryCheckpoint& at,
                                                            RegionIndex region) const
{
    if (m_adjacency && m_adjacency->region() == region &&
        m_adjacency->checkpoint().epoch < at.ref().epoch)
        return m_adjacency->refreshed(directory, at);
    return RegionalAdjacency::derive(directory, at, region);
}

void RegionAdjacencyModel::derive()
{
    const auto built = m_session->desk().workspace().directory();
    const auto region = m_session->desk().catalog().findRegion(m_regionId.toStdString());
    if (!built || !region) {
        m_problem = built ? QString() : engineSentence(built.error().message);
        m_problemCode = built ? QString() : errorCodeText(built.error().code);
        showRows(m_rows, {});
        emit refreshed();
        return;
    }
    m_built = true;
    const RelationshipDirectory& directory = (*built)->directory();
    const auto last = directory.lastCheckpoint();
    const DirectoryCheckpoint at = last == nullptr ? directory.present() : *last;
    if (m_adjacency && m_adjacency->region() == *region && m_adjacency->checkpoint() == at.ref() &&
        m_problem.isEmpty() && (last == nullptr) == m_checkpointIsPresent)
        return;
    auto adjacency = adjacencyAt(directory, at, *region);
    if (!adjacency) {
        m_adjacency.reset();
        m_problem = engineSentence(adjacency.error().message);
        m_problemCode = errorCodeText(adjacency.error().code);
        showRows(m_rows, {});
        emit refreshed();
        return;
    }
    m_checkpointIsPresent = last == nullptr;
    m_problem.clear();
    m_problemCode.clear();
    m_checkpointRoot = toText(at.ref().root.hex());
    m_neighbours.clear();
    for (const RegionIndex neighbour : adjacency->neighbours())
        m_neighbours << toText(m_session->desk().catalog().region(neighbour).id);
    std::vector<Row> rows = {{adjacency->visible(), true},
                             {adjacency->local(), false},
                             {adjacency->crossRegion(), false}};
    for (const RelationshipFacts& kind : relationshipFacts)
        rows.push_back({adjacency->of(kind.kind), false});
    m_adjacency = std::move(*adjacency);
    showRows(m_rows, std::move(rows));
    emit refreshed();
}

QString RegionAdjacencyModel::checkpointText() const
{
    if (!m_adjacency)
        return {};
    return m_checkpointIsPresent
               ? tr("none taken yet: as of now")
               : tr("epoch %1").arg(Figures::count(m_adjacency->checkpoint().epoch));
}

QString RegionAdjacencyModel::titleOf(int row)
{
    switch (row) {
    case 0: return tr("Visible");
    case 1: return tr("Within the region");
    case 2: return tr("To other regions");
    default: return kindText(relationshipFacts[static_cast<std::size_t>(row) - 3].kind);
    }
}
