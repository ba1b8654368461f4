// The directory of an estate: built once from where the estate comes from, then kept current by the
// events that change relationships. The same log gives the same directory, record by record.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/directory/directory.h"
#include "engine/estate/event.h"
#include "engine/estate/state.h"

namespace estate {

// Whether an event can add or remove edges: databases, consistency groups, and applications, whose
// volumes become part of the numbering.
[[nodiscard]] bool changesRelationships(const Event& event);

class EstateDirectory {
public:
    // Federal: the projection's edges and those of the profile's graph. Others: databases
    // (database backed by volume, application uses database) and consistency groups (a chain over
    // their members, ascending) of the catalog as it was opened.
    [[nodiscard]] static Result<EstateDirectory> build(const EstateSource& source,
                                                       const Catalog& catalog);
    // After the event was applied: what a replaced group or database had is removed, what it has
    // now is added. Refused as the directory refuses.
    [[nodiscard]] Result<void> follow(const Event& event, const Catalog& catalog);

    [[nodiscard]] RelationshipDirectory& directory();
    [[nodiscard]] const RelationshipDirectory& directory() const;
};

}  // namespace estate
