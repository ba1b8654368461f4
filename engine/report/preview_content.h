// What a preview answers, as a report: every group in the order of recovery with its timing, what
// it costs, what the regions touched have left, what it was decided on, and what a person does and
// whom to call when no program is at hand.
#pragma once

#include <optional>

#include "engine/estate/event.h"
#include "engine/estate/state.h"
#include "engine/journal/governance.h"
#include "engine/journal/journal.h"
#include "engine/planner/preview.h"
#include "engine/report/report.h"

namespace estate {

struct PreviewContent {
    const EstateSource& source;
    const EstateState& state;  // that was asked about
    const Preview& preview;
    std::optional<JournalHead> head;         // none: the estate is not a journal's
    const Governance* governance = nullptr;  // who may approve and commit; of a journal only
};
[[nodiscard]] Report previewReport(const PreviewContent& content);

}  // namespace estate
