// The tour through a region's page: lanes that were told their targets by what was committed, the
// flows that landed, and shards that hold a cut.
#include <QQuickWindow>
#include <algorithm>

#include "app/console/shell.h"
#include "app/console/tour.h"
#include "models/flow_path_table.h"
#include "models/host_table.h"
#include "models/lane_table.h"
#include "models/session.h"
#include "models/shard_table.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr int estateRoom = 0;
// As Shell::showRegion() counts them.
enum RegionView { figuresView = 0, hostsView = 4, flowsView = 5, shardsView = 6 };

// The first region that told its lanes something; invalid: none did.
RegionIndex toldRegion(const EstateState& state)
{
    for (std::uint32_t at = 0; at < state.regionCount(); ++at)
        if (!state.region(RegionIndex(at)).targets.empty())
            return RegionIndex(at);
    return {};
}

// That lane of the region, as the page chooses it: by its host.
void chooseTold(const RegionState& region, HostTable* hosts, LaneTable* lanes)
{
    const std::uint32_t lane = region.targets.front().lane;
    const auto after = std::upper_bound(
        region.hosts.begin(), region.hosts.end(), lane,
        [](std::uint32_t key, const HostState& host) { return key < host.firstLane; });
    const auto host = std::prev(after);
    hosts->setChosenItem(static_cast<int>(host - region.hosts.begin()));
    lanes->setChosenItem(static_cast<int>(lane - host->firstLane));
}

}  // namespace

void Tour::addRegionPageSteps()
{
    const auto show = [this](RegionView view) {
        act([this, view] {
            const EstateState& state = m_session->desk().state();
            const RegionIndex told = toldRegion(state);
            expect(told.valid(), QStringLiteral("no lane was told its targets"));
            if (told.valid())
                m_shell->showRegion(toText(state.catalog().region(told).id), view);
        });
    };
    show(hostsView);
    act([this] {
        const EstateState& state = m_session->desk().state();
        auto* hosts = m_shell->window()->findChild<HostTable*>();
        auto* lanes = m_shell->window()->findChild<LaneTable*>();
        const bool shown = hosts != nullptr && lanes != nullptr && hosts->total() > 0;
        expect(shown, QStringLiteral("a region's hosts are not shown"));
        if (!shown || !toldRegion(state).valid())
            return;
        chooseTold(state.region(toldRegion(state)), hosts, lanes);
        expect(lanes->publishedText().startsWith(QStringLiteral("Generation")),
               QStringLiteral("what a lane was told is not shown"));
    });
    shoot(QStringLiteral("region-hosts"), estateRoom);
    show(flowsView);
    act([this] {
        const auto* flows = m_shell->window()->findChild<FlowPathTable*>();
        expect(flows != nullptr && flows->total() > 0,
               QStringLiteral("a region's flows are not shown"));
    });
    shoot(QStringLiteral("region-flows"), estateRoom);
    // One of those whose shards hold a cut just now.
    const QString holding = m_session->regions()->regionIdAt(200);
    act([this, holding] { m_shell->showRegion(holding, shardsView); });
    act([this] {
        const auto* shards = m_shell->window()->findChild<ShardTable*>();
        expect(shards != nullptr && shards->cutCount() > 0,
               QStringLiteral("a cut in flight is not in its shards"));
    });
    shoot(QStringLiteral("region-shards"), estateRoom);
    const QString region = m_session->regions()->regionIdAt(17);
    act([this, region] { m_shell->showRegion(region, figuresView); });
}
