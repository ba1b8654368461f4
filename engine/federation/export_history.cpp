#include "engine/federation/export_history.h"

#include <utility>

namespace estate {

void ExportHistory::note(RegionIndex region, PastExport published)
{
    ESTATE_ENSURE(published.record != nullptr);
    if (region.value >= m_byRegion.size())
        m_byRegion.resize(std::size_t{region.value} + 1);
    auto& past = m_byRegion[region.value];
    if (past == nullptr)
        past = std::make_shared<std::vector<PastExport>>();
    else if (past.use_count() > 1)
        past = std::make_shared<std::vector<PastExport>>(*past);
    if (past->size() >= exportHistoryMax)
        past->erase(past->begin());
    past->push_back(std::move(published));
}

std::span<const PastExport> ExportHistory::of(RegionIndex region) const
{
    if (region.value >= m_byRegion.size() || m_byRegion[region.value] == nullptr)
        return {};
    return *m_byRegion[region.value];
}

}  // namespace estate
