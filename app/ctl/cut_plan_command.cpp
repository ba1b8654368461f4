// The manifest of a cut that nobody declared yet.
#include <ostream>

#include "app/ctl/closure_report.h"
#include "app/ctl/commands.h"
#include "app/ctl/cut_report.h"
#include "app/ctl/preview_report.h"
#include "engine/federation/local_cut.h"
#include "engine/text/format.h"
#include "engine/wire/event_wire.h"

namespace estate::ctl {

namespace {

// What the journal would take, by the way that declaring goes: refused as that is.
Result<std::string> declarationBytes(const CutManifest& manifest, const CutSelection& selection,
                                     const EstateState& state)
{
    // Nobody is asked before the declaration is durable.
    const auto unasked = [](ShardIndex) -> Result<std::vector<OrdinalRange>> {
        return fail(ErrorCode::notAllowed, "The cut is only planned.");
    };
    auto cut = LocalCut::declare(manifest, selection, state.regionCount(), unasked);
    if (!cut)
        return tl::unexpected<Error>(cut.error());
    const std::vector<Event> events = cut->step(state, state.index());
    ESTATE_ENSURE(events.size() == 1);
    return encodeEvent(events.front());
}

}  // namespace

Outcome planCut(const Arguments& arguments, const Terminal& terminal)
{
    const auto chosen = chosenCut(arguments);
    if (!chosen)
        return tl::unexpected<Error>(chosen.error());
    const auto view = viewDirectory(arguments, terminal);
    if (!view)
        return tl::unexpected<Error>(view.error());
    const EstateState& state = view->estate.state();
    const std::string operation = arguments.operation.empty() ? "plan" : arguments.operation;
    if (state.findCut(operation) != nullptr)
        return fail(ErrorCode::duplicateId,
                    "A cut '" + operation +
                        "' was declared before. Give --operation an id that was never used.",
                    {{"operation", operation}});
    const auto closure = view->look.closure(chosen->selection, view->catalog());
    if (!closure)
        return tl::unexpected<Error>(closure.error());
    const CutManifest manifest = manifestOf(operation, chosen->kind, *closure);
    const auto bytes = declarationBytes(manifest, chosen->selection, state);
    if (!bytes)
        return tl::unexpected<Error>(bytes.error());
    if (arguments.json) {
        Json document = newDocument("cut-plan");
        document["estate"] = sourceToJson(view->estate.source());
        document["operation"] = operation;
        document["kind"] = cutKindName(chosen->kind);
        document["checkpoint"] = toJson(view->look);
        document["selection"] = toJson(chosen->selection);
        document["manifestBytes"] = toJson(Bytes(bytes->size()));
        document["manifestDigest"] = toJson(manifest.digest());
        putClosure(document, view->catalog(), *closure);
        write(terminal.out, document);
        return {};
    }
    terminal.out << "CUT PLAN, nothing changes: " << cutKindName(chosen->kind) << " " << operation
                 << " at " << checkpointText(view->look) << "\n";
    printSource(terminal.out, view->estate.source());
    terminal.out << "  From          " << selectionText(chosen->selection) << "\n";
    printClosure(terminal.out, *closure);
    terminal.out << "  Manifest      " << formatBytesExact(bytes->size()) << " in the journal ("
                 << manifest.digest().brief() << ")\n";
    printParticipants(terminal.out, view->catalog(), closure->participants, view->top);
    return {};
}

}  // namespace estate::ctl
