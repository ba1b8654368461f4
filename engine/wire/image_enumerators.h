// Tables between enumerators that only an image has and the wire's; see enumerators.h.
#pragma once

#include <estate/v1/image.pb.h>
#include <estate/v1/state.pb.h>

#include "engine/directory/relationship.h"
#include "engine/estate/region_state.h"
#include "engine/federation/region_export.h"
#include "engine/wire/enumerators.h"

namespace estate::wire {

inline constexpr EnumeratorTable<RegionCondition, v1::RegionCondition, 4> conditionTable = {{
    {RegionCondition::online, v1::REGION_CONDITION_ONLINE},
    {RegionCondition::offline, v1::REGION_CONDITION_OFFLINE},
    {RegionCondition::leaseExpired, v1::REGION_CONDITION_LEASE_EXPIRED},
    {RegionCondition::fenced, v1::REGION_CONDITION_FENCED},
}};

inline constexpr EnumeratorTable<GangPhase, v1::GangPhase, 3> gangPhaseTable = {{
    {GangPhase::preparing, v1::GANG_PHASE_PREPARING},
    {GangPhase::prepared, v1::GANG_PHASE_PREPARED},
    {GangPhase::fenced, v1::GANG_PHASE_FENCED},
}};

inline constexpr EnumeratorTable<CutPhase, v1::CutPhase, 3> cutPhaseTable = {{
    {CutPhase::preparing, v1::CUT_PHASE_PREPARING},
    {CutPhase::committed, v1::CUT_PHASE_COMMITTED},
    {CutPhase::aborted, v1::CUT_PHASE_ABORTED},
}};

inline constexpr EnumeratorTable<RegionAvailability, v1::RegionAvailability, 5> availabilityTable =
    {{
        {RegionAvailability::online, v1::REGION_AVAILABILITY_ONLINE},
        {RegionAvailability::offline, v1::REGION_AVAILABILITY_OFFLINE},
        {RegionAvailability::leaseExpired, v1::REGION_AVAILABILITY_LEASE_EXPIRED},
        {RegionAvailability::fenced, v1::REGION_AVAILABILITY_FENCED},
        {RegionAvailability::allSitesOffline, v1::REGION_AVAILABILITY_ALL_SITES_OFFLINE},
    }};

inline constexpr EnumeratorTable<RelationshipKind, v1::EdgeKind, 4> edgeKindTable = {{
    {RelationshipKind::databaseBackedByVolume, v1::EDGE_KIND_DATABASE_BACKED_BY_VOLUME},
    {RelationshipKind::environmentUsesDatabase, v1::EDGE_KIND_ENVIRONMENT_USES_DATABASE},
    {RelationshipKind::volumeConsistency, v1::EDGE_KIND_VOLUME_CONSISTENCY},
    {RelationshipKind::applicationDependency, v1::EDGE_KIND_APPLICATION_DEPENDENCY},
}};

inline constexpr EnumeratorTable<Population, v1::EdgePopulation, 4> edgePopulationTable = {{
    {Population::volume, v1::EDGE_POPULATION_VOLUME},
    {Population::database, v1::EDGE_POPULATION_DATABASE},
    {Population::application, v1::EDGE_POPULATION_APPLICATION},
    {Population::environment, v1::EDGE_POPULATION_ENVIRONMENT},
}};

}  // namespace estate::wire
