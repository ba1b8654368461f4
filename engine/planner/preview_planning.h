// A preview in bounded steps that the caller drives, so that whoever waits can be told how far it
// is and may think better of it: not stepping any more is cancelling, and leaves nothing. The
// functions of preview.h are these steps, one after the other.
#pragma once

#include <memory>

#include "engine/planner/planning_progress.h"
#include "engine/planner/preview.h"

namespace estate {

class PreviewPlanning {
public:
    // What may be asked, and what is refused: previewDisaster(), previewLosses() and
    // previewFailback(). The state is held as it is now, which costs its pointers: what happens to
    // it later does not change the answer.
    [[nodiscard]] static Result<PreviewPlanning> ofDisaster(const EstateState& state,
                                                            const FailureSet& failures,
                                                            Timestamp at,
                                                            const ClosedWindows& windows = {});
    [[nodiscard]] static Result<PreviewPlanning> ofLosses(const EstateState& state,
                                                          const std::vector<DatedLoss>& losses,
                                                          Timestamp at,
                                                          const ClosedWindows& windows = {});
    [[nodiscard]] static Result<PreviewPlanning> ofFailback(const EstateState& state,
                                                            const std::vector<std::string>& regions,
                                                            Timestamp at,
                                                            const ClosedWindows& windows = {});
    PreviewPlanning(PreviewPlanning&&) noexcept;
    PreviewPlanning& operator=(PreviewPlanning&&) noexcept;
    ~PreviewPlanning();

    // One place that is lost, or a step of the pass. In one piece each: what the pass keeps in one
    // (PlanningPass), the summary, and the digest of the decisions. False: nothing is left.
    [[nodiscard]] bool step();
    [[nodiscard]] PlanningProgress progress() const;
    // The estate as the plan leaves it. Only when nothing is left.
    [[nodiscard]] const EstateState& planned() const;
    // Once, and only when nothing is left.
    [[nodiscard]] Preview take();

private:
    struct Parts;
    explicit PreviewPlanning(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

}  // namespace estate
