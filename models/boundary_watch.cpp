#include "models/boundary_watch.h"

using namespace estate;

BoundaryWatch::BoundaryWatch(Desk* desk, QObject* parent) : QObject(parent), m_desk(desk)
{
    connect(desk, &Desk::replaced, this, &BoundaryWatch::reload);
    connect(desk, &Desk::eventsAppended, this, &BoundaryWatch::catchUp);
    if (desk->isOpen())
        reload();
}

void BoundaryWatch::reload()
{
    m_view = BoundaryView();
    catchUp();
    emit changed();
}

void BoundaryWatch::catchUp()
{
    if (!m_desk->isOpen())
        return;
    bool any = false;
    for (bool more = true; more;) {
        const auto step = m_view.catchUp(m_desk->workspace().boundary().store(), m_desk->now());
        if (!step) {
            m_desk->report(step.error());
            return;
        }
        any = any || !step->changed.empty();
        more = step->more;
    }
    if (any)
        emit changed();
}

const SeenRecord* BoundaryWatch::seen(const QString& regionId) const
{
    return m_view.find(exportKey(regionId.toStdString()));
}

std::uint64_t BoundaryWatch::acknowledge(const QString& regionId)
{
    const std::string key = exportKey(regionId.toStdString());
    const SeenRecord* record = m_view.find(key);
    const std::uint64_t missed = record == nullptr ? 0 : record->missed;
    if (missed > 0) {
        m_view.acknowledge(key);
        emit acknowledged();
    }
    return missed;
}
