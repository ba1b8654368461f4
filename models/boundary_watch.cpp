#include "models/boundary_watch.h"

#include <algorithm>

using namespace estate;

namespace {

constexpr std::size_t gapsKeptMax = 64;  // of a region; as many as generations are kept

}  // namespace

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
    m_taken.clear();
    takeNew();
    emit changed();
}

void BoundaryWatch::catchUp()
{
    if (takeNew())
        emit changed();
}

bool BoundaryWatch::takeNew()
{
    bool any = false;
    if (!m_desk->isOpen())
        return any;
    for (bool more = true; more;) {
        const auto step = m_view.catchUp(m_desk->workspace().boundary().store(), m_desk->now());
        if (!step) {
            m_desk->report(step.error());
            return any;
        }
        for (const std::string& key : step->changed)
            note(key);
        any = any || !step->changed.empty();
        more = step->more;
    }
    return any;
}

void BoundaryWatch::note(const std::string& key)
{
    const SeenRecord* seen = m_view.find(key);
    if (seen == nullptr)
        return;
    Taken& taken = m_taken[key];
    const std::uint64_t generation = seen->record.generation;
    if (taken.last > 0 && generation > taken.last + 1)
        taken.gaps.emplace_back(taken.last + 1, generation - 1);
    if (taken.gaps.size() > gapsKeptMax)
        taken.gaps.pop_front();
    taken.last = generation;
}

bool BoundaryWatch::missed(const QString& regionId, std::uint64_t generation) const
{
    const auto found = m_taken.find(exportKey(regionId.toStdString()));
    return found != m_taken.end() &&
           std::any_of(found->second.gaps.begin(), found->second.gaps.end(),
                       [generation](const auto& gap) {
                           return gap.first <= generation && generation <= gap.second;
                       });
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
