// The two readings of a preview: a document and a page of text.
#pragma once

#include <iosfwd>

#include "app/ctl/document.h"
#include "app/ctl/maintenance_report.h"
#include "engine/estate/event.h"
#include "engine/estate/state.h"
#include "engine/planner/preview.h"
#include "engine/planner/second_loss.h"

namespace estate::ctl {

struct PreviewReport {
    const EstateSource& source;
    const EstateState& state;
    const Preview& preview;
    Digest hashBefore;
    Digest hashAfter;
    HeededMaintenance maintenance;
};

// A loss that is followed by another while it is being recovered.
struct SecondLossReport {
    const EstateSource& source;
    const EstateState& state;
    const SecondLossPreview& preview;
    Digest hashBefore;
    Digest hashAfter;
    HeededMaintenance maintenance;
};

[[nodiscard]] Json toJson(const PreviewReport& report);
[[nodiscard]] Json toJson(const SecondLossReport& report);
[[nodiscard]] Json sourceToJson(const EstateSource& source);
// What a preview answers, without the estate; `overlay` is the state with the loss (stateAfter).
void putPreview(Json& json, const EstateState& state, const EstateState& overlay,
                const Preview& preview);
[[nodiscard]] Json groupToJson(const EstateState& state, const GroupDecision& group);
// The state as if that had been lost and nothing been planned; for a loss that was previewed.
[[nodiscard]] EstateState stateAfter(const EstateState& state, const FailureSet& failures,
                                     Timestamp at);
// Groups that a rule holds and whose durable mark nothing online covers. PlanSummary counts them
// among the held ones.
struct NotDurable {
    std::uint64_t groups = 0;
    std::uint64_t volumes = 0;  // concrete

    void add(const Catalog& catalog, const GroupDecision& group);
};
[[nodiscard]] NotDurable notDurableOf(const Catalog& catalog, const PlanResult& plan);
[[nodiscard]] NotDurable notDurableOf(const Catalog& catalog, const SecondLossPreview& preview);

[[nodiscard]] Json summaryToJson(const PlanSummary& summary, const NotDurable& notDurable);
// One destination that was not chosen: the first constraint that binds, with its numbers.
[[nodiscard]] Json verdictToJson(const Catalog& catalog, const DestinationVerdict& verdict);

void print(std::ostream& out, const PreviewReport& report);
void print(std::ostream& out, const SecondLossReport& report);
// "Federal estate, 1 representative to about 1,000; ..."
void printSource(std::ostream& out, const EstateSource& source);
// Shares, last completion, lost operations and cost; without the groups.
void printSummary(std::ostream& out, const PlanSummary& summary, const NotDurable& notDurable,
                  Timestamp at);
// Concrete volumes that no lane holds: a preview plans what is placed, and counts nothing else.
[[nodiscard]] std::uint64_t unplacedVolumes(const EstateState& state);
void printUnplaced(std::ostream& out, const EstateState& state);  // nothing when there are none

// What `needed`, `available` and `shortBy` of a constraint count; empty when they count nothing.
[[nodiscard]] std::string_view constraintUnit(Constraint constraint);
// "bytes-short by 1.2 TB", "later-completion (T+3 m 10 s)"
[[nodiscard]] std::string constraintText(const DestinationVerdict& verdict, Timestamp at);
[[nodiscard]] std::uint64_t concreteVolumes(const Catalog& catalog, const GroupDecision& group);
[[nodiscard]] std::string joinedIds(const std::vector<std::string>& ids);

}  // namespace estate::ctl
