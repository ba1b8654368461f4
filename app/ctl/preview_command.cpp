#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/preview_report.h"

namespace estate::ctl {

Outcome showPreview(const Arguments& arguments, const Terminal& terminal)
{
    const auto failures = chosenFailures(arguments);
    if (!failures)
        return tl::unexpected<Error>(failures.error());
    const auto workspace = chosenWorkspace(arguments);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto at = chosenTime(arguments, workspace->lastTimestamp());
    if (!at)
        return tl::unexpected<Error>(at.error());

    const Digest before = workspace->state().hash();
    const auto preview = workspace->preview(*failures, *at);
    if (!preview)
        return tl::unexpected<Error>(preview.error());
    const Digest after = workspace->state().hash();
    ESTATE_ENSURE(before == after);

    const PreviewReport report{workspace->source(), workspace->state(), *preview, before, after};
    if (arguments.json)
        write(terminal.out, toJson(report));
    else
        print(terminal.out, report);
    return {};
}

}  // namespace estate::ctl
