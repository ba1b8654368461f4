// What a person needs of a preview when no program is at hand, worked out once and kept in the
// data: in which order which destination takes what, and whom to tell what is not recovered. For
// the sources of this folder only. Groups are named by their position in the report's `groups`,
// which counts from 1.
#pragma once

#include "engine/journal/governance.h"
#include "engine/planner/preview.h"
#include "engine/report/json_value.h"

namespace estate::report {

[[nodiscard]] Json runbookToJson(const Catalog& catalog, const Preview& preview);
// Without a governance nobody knows who may do what: `people` is null.
[[nodiscard]] Json escalationToJson(const Catalog& catalog, const Preview& preview,
                                    const Governance* governance);

}  // namespace estate::report
