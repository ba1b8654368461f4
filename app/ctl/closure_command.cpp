// What belongs together with some volumes.
#include <ostream>

#include "app/ctl/closure_report.h"
#include "app/ctl/commands.h"
#include "app/ctl/preview_report.h"

namespace estate::ctl {

Outcome showClosure(const Arguments& arguments, const Terminal& terminal)
{
    const auto selection = chosenSelection(arguments);
    if (!selection)
        return tl::unexpected<Error>(selection.error());
    const auto view = viewDirectory(arguments, terminal);
    if (!view)
        return tl::unexpected<Error>(view.error());
    const auto closure = view->look.closure(*selection, view->catalog());
    if (!closure)
        return tl::unexpected<Error>(closure.error());
    if (arguments.json) {
        Json document = newDocument("directory-closure");
        document["estate"] = sourceToJson(view->estate.source());
        document["checkpoint"] = toJson(view->look);
        document["selection"] = toJson(*selection);
        putClosure(document, view->catalog(), *closure);
        write(terminal.out, document);
        return {};
    }
    terminal.out << "CLOSURE at " << checkpointText(view->look) << "\n";
    printSource(terminal.out, view->estate.source());
    terminal.out << "  From          " << selectionText(*selection) << "\n";
    printClosure(terminal.out, *closure);
    printParticipants(terminal.out, view->catalog(), closure->participants, view->top);
    return {};
}

}  // namespace estate::ctl
