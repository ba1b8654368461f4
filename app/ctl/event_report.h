// The two readings of a journal record: JSON and one line of text.
#pragma once

#include <string>

#include "app/ctl/document.h"
#include "engine/journal/journal.h"

namespace estate::ctl {

[[nodiscard]] Json toJson(const JournalHead& head);
[[nodiscard]] Json toJson(const JournalRecord& record);
// The event's fields, without its name.
[[nodiscard]] Json eventDetail(const Event& event);
// What the event says beyond its name, fit for a terminal; empty when the name says it all.
[[nodiscard]] std::string eventText(const Event& event);

}  // namespace estate::ctl
