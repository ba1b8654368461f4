// Which of our undecided gangs a plan of the other implementation is. Private to the importer.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/error.h"
#include "engine/estate/state.h"
#include "engine/interchange/zcutils_line.h"

namespace estate::interchange {

class GangNames {
public:
    [[nodiscard]] std::optional<Digest> find(const std::string& planId) const;
    // ErrorCode::contradiction when no undecided gang of this kind has exactly these members.
    [[nodiscard]] Result<Digest> match(const EstateState& state, const ForeignPlan& plan);
    // A plan whose members nothing tells: the one undecided gang that has no name there yet and
    // that none of `others` is. ErrorCode::contradiction unless exactly one is left.
    [[nodiscard]] Result<Digest> matchTheOneLeft(const EstateState& state,
                                                 const std::string& planId,
                                                 const std::vector<ForeignPlan>& others);

private:
    std::map<std::string, Digest> m_ours;  // by plan id there
};

}  // namespace estate::interchange
