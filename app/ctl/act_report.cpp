#include "app/ctl/act_report.h"

#include <ostream>

#include "app/ctl/event_report.h"

namespace estate::ctl {

void report(const Act& act, const Workspace& workspace, const Arguments& arguments,
            const Terminal& terminal)
{
    const JournalHead head = workspace.journal().head();
    if (arguments.json) {
        Json document = newDocument(act.document);
        document["by"] = arguments.operatorName;
        document.update(act.details);
        document["head"] = toJson(head);
        write(terminal.out, document);
        return;
    }
    terminal.out << act.said << "\n  Head       " << head.index << ":" << head.hash.hex() << "\n";
}

}  // namespace estate::ctl
