// One line of a zcutils log as what it says in our words, before anything is looked up
// (docs/import.md). Private to the importer.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/event.h"
#include "engine/estate/region_state.h"
#include "engine/interchange/foreign_fields.h"

namespace estate::interchange {

// A host names its region and its failure domain; sites are not declared.
struct ForeignHost {
    PutHost host;
    std::string region;
};
// Rules and allowed regions are each volume's own there. The policies have no ids yet.
struct ForeignApplication {
    PutApplication application;
    struct Ruled {
        PutPolicy policy;
        std::vector<std::string> volumes;
    };
    std::vector<Ruled> policies;  // distinct, each with the volumes that it is for
};
// Demand is an application's there, a volume's here.
struct ForeignDemand {
    std::string application;
    ObserveDemand demand;
};
struct ForeignResize {
    RequestResize request;  // without IOPS: only bytes grow there
};
// Answers name a gang by a plan id that means nothing here.
struct ForeignPrepared {
    std::string planId;
    GangKind kind = GangKind::placement;
    std::vector<std::string> members;  // ascending
};
struct ForeignRejected {
    std::string planId;
    std::string worker;
    std::string reason;
};
struct ForeignCommitted {
    std::string planId;
};

// Event: as it is, but for watermarks and placement epochs, which are not known yet.
using ForeignBody = std::variant<Event, ForeignHost, ForeignApplication, ForeignDemand,
                                 ForeignResize, ForeignPrepared, ForeignRejected, ForeignCommitted>;
struct ForeignLine {
    std::uint64_t index = 0;
    Timestamp at;
    std::string name;  // of the event, as it is called there
    ForeignBody body;
};

// ErrorCode::badInput: no JSON object, a field that is missing, unknown or of another type, a name
// without a counterpart. ErrorCode::newerVersion: another schema version. What has no place here is
// counted.
[[nodiscard]] Result<ForeignLine> readForeignLine(std::string_view text, Dropped& dropped);

// A plan as a line of decisions tells it.
struct ForeignPlan {
    std::string planId;
    GangKind kind = GangKind::placement;
    std::vector<std::string> members;  // ascending
};
[[nodiscard]] Result<std::vector<ForeignPlan>> readForeignDecisions(std::string_view text);

// zcutils_application.cpp
[[nodiscard]] ForeignApplication readForeignApplication(Fields& spec);
[[nodiscard]] Impact readForeignImpact(Fields& estimate);
[[nodiscard]] std::vector<ScenarioDescription> readForeignScenarios(Fields& fields,
                                                                    const char* name);

}  // namespace estate::interchange
