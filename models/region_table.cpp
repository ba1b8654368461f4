#include "models/region_table.h"

#include <utility>

using namespace estate;

RegionTable::RegionTable(std::vector<Column> columns, QObject* parent)
    : TableModel(std::move(columns), parent)
{}

void RegionTable::setSession(Session* session)
{
    if (m_session == session)
        return;
    if (m_session != nullptr)
        m_session->disconnect(this);
    m_session = session;
    if (m_session != nullptr) {
        connect(m_session, &Session::readyChanged, this, &RegionTable::refresh);
        connect(m_session, &Session::eventsChanged, this, &RegionTable::refresh);
        connect(m_session, &Session::dataAgeTextChanged, this, [this] {
            if (followsTime())
                refresh();
        });
    }
    refresh();
    emit sessionChanged();
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
