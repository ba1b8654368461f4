#include "models/graph_list_model.h"

#include "engine/estate/profile.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

QString meaningOf(EstateGraph graph)
{
    switch (graph) {
    case EstateGraph::chains: return Words::tr("The estate's own short chains of volumes.");
    case EstateGraph::giantComponent:
        return Words::tr("A tree over all volumes: any cut has every one of them.");
    case EstateGraph::hotEndpoints:
        return Words::tr("One volume, one database and one application that very many depend on.");
    case EstateGraph::hubAndSpoke:
        return Words::tr("Legacy database clusters: one volume of a hub tied to every other.");
    case EstateGraph::denseGroups:
        return Words::tr("Groups of 24 volumes, each consistent with each.");
    case EstateGraph::acquisition:
        return Words::tr("Two estates that were joined: two trees and a few bridges.");
    case EstateGraph::failureChains:
        return Words::tr("Chains with a volume in each of eight consecutive regions.");
    }
    return {};
}

}  // namespace

GraphListModel::GraphListModel(QObject* parent) : QAbstractListModel(parent)
{
    Language::instance()->follow(this);
}

int GraphListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(allEstateGraphs.size());
}

QVariant GraphListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const EstateGraph graph = allEstateGraphs[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case GraphRole: return toText(graphName(graph));
    case MeaningRole: return meaningOf(graph);
    default: return {};
    }
}

QHash<int, QByteArray> GraphListModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {GraphRole, "graph"}, {MeaningRole, "meaning"}};
}

QString GraphListModel::graphAt(int row) const
{
    return row < 0 ? QString() : data(index(row), GraphRole).toString();
}

QString GraphListModel::meaningAt(int row) const
{
    return row < 0 ? QString() : data(index(row), MeaningRole).toString();
}
