// How a command ends that recorded one act of an operator: what was done, by whom, and the head
// that the journal has since.
#pragma once

#include <string>
#include <string_view>

#include "app/ctl/arguments.h"
#include "app/ctl/document.h"
#include "app/ctl/terminal.h"
#include "engine/journal/workspace.h"

namespace estate::ctl {

struct Act {
    std::string_view document;      // its kind, as JSON
    std::string said;               // the same as text
    Json details = Json::object();  // members between "by" and "head"
};

void report(const Act& act, const Workspace& workspace, const Arguments& arguments,
            const Terminal& terminal);

}  // namespace estate::ctl
