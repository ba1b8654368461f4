#include "models/region_table.h"

#include <utility>

using namespace estate;

RegionTable::RegionTable(std::vector<Column> columns, QObject* parent)
    : SessionTable(std::move(columns), parent)
{}

SessionFollower::Connections RegionTable::listenTo(Session& session)
{
    Connections made = SessionTable::listenTo(session);
    made.push_back(connect(&session, &Session::dataAgeTextChanged, this, [this] {
        if (followsTime())
            refresh();
    }));
    return made;
}

void RegionTable::setRegionId(const QString& regionId)
{
    if (m_regionId == regionId)
        return;
    m_regionId = regionId;
    refresh();
    emit regionIdChanged();
}

void RegionTable::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    refresh();
    emit activeChanged();
}

RegionIndex RegionTable::shownRegion() const
{
    const bool wanted = m_active && m_session != nullptr && m_session->ready();
    return wanted ? m_session->desk().catalog().regionNamed(m_regionId.toStdString())
                  : RegionIndex();
}

void RegionTable::reword()
{
    const RegionIndex region = shownRegion();
    if (region.valid())
        readTexts(m_session->desk(), region);
}

void RegionTable::refresh()
{
    const RegionIndex region = shownRegion();
    read(region.valid() ? &m_session->desk() : nullptr, region);
    emit refreshed();
}
