#include "models/loss_obstacle.h"

#include <algorithm>

#include "models/language.h"
#include "models/words.h"

LossObstacle::LossObstacle(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
    connect(this, &LossObstacle::sessionChanged, this, &LossObstacle::textChanged);
    connect(this, &LossObstacle::idsChanged, this, &LossObstacle::textChanged);
}

SessionFollower::Connections LossObstacle::listenTo(Session& session)
{
    const RegionListModel* regions = session.regions();
    return {connect(&session, &Session::modeChanged, this, &LossObstacle::textChanged),
            connect(&session, &Session::eventsChanged, this, &LossObstacle::textChanged),
            connect(regions, &QAbstractItemModel::modelReset, this, &LossObstacle::textChanged),
            connect(regions, &QAbstractItemModel::dataChanged, this, &LossObstacle::textChanged)};
}

void LossObstacle::setIds(const QStringList& ids)
{
    if (m_ids == ids)
        return;
    m_ids = ids;
    emit idsChanged();
}

bool LossObstacle::offline(const QString& id) const
{
    const RegionListModel* regions = m_session->regions();
    const int at = regions->rowOf(id);
    if (at < 0)
        return siteOffline(id);
    const RegionListModel::Row& row = regions->rowAt(at);
    return conditionKey(row.condition, row.available) == QLatin1String("offline");
}

// By itself, or with its region.
bool LossObstacle::siteOffline(const QString& id) const
{
    if (!m_session->ready())
        return false;
    const Desk& desk = m_session->desk();
    const estate::SiteIndex site = desk.catalog().siteNamed(id.toStdString());
    if (!site.valid())
        return false;
    const estate::RegionState& region = desk.state().region(desk.catalog().site(site).region);
    const auto found =
        std::find_if(region.sites.begin(), region.sites.end(),
                     [site](const estate::SiteState& each) { return each.site == site; });
    return region.condition == estate::RegionCondition::offline ||
           (found != region.sites.end() && !found->online);
}

// Where a part of them is still there, what is lost with it is worth asking.
QString LossObstacle::textOf(const QStringList& ids) const
{
    if (m_session == nullptr || ids.isEmpty())
        return tr("Choose a region first.");
    if (m_session->inPast())
        return tr("This is an earlier moment, which nothing is lost from. Go back to now.");
    if (!std::all_of(ids.begin(), ids.end(), [this](const QString& id) { return offline(id); }))
        return {};
    return ids.size() == 1 ? tr("%1 is offline already.").arg(ids.first())
                           : tr("All of these regions are offline already.");
}
