// The manifest of a cut that nobody declared yet.
#include <ostream>

#include "app/ctl/closure_report.h"
#include "app/ctl/commands.h"
#include "app/ctl/cut_report.h"
#include "app/ctl/preview_report.h"
#include "engine/federation/local_cut.h"
#include "engine/planner/cut_work.h"
#include "engine/text/format.h"
#include "engine/wire/event_wire.h"

namespace estate::ctl {

namespace {

// "plan", and where a cut has that name "plan-2".
std::string freeOperation(const EstateState& state)
{
    std::string operation = "plan";
    for (std::uint64_t number = 2; state.findCut(operation) != nullptr; ++number)
        operation = "plan-" + std::to_string(number);
    return operation;
}

Result<void> checkUnused(const EstateState& state, const std::string& operation)
{
    if (state.findCut(operation) == nullptr && !isGangCut(state, operation))
        return {};
    return fail(ErrorCode::duplicateId,
                "A cut '" + operation +
                    "' was declared before. Give --operation an id that was never used.",
                {{"operation", operation}});
}

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
    EstateState planned = state;
    if (auto taken = estate::takeCheckpoint(planned, CheckpointTaken{manifest.checkpoint}); !taken)
        return tl::unexpected<Error>(taken.error());
    if (auto declared = estate::declareCut(planned, std::get<CutDeclared>(events.front()));
        !declared)
        return tl::unexpected<Error>(declared.error());
    return encodeEvent(events.front());
}

}  // namespace

Outcome planCut(const Arguments& arguments, const Terminal& terminal)
{
    const auto selection = chosenSelection(arguments);
    if (!selection)
        return tl::unexpected<Error>(selection.error());
    const auto view = viewDirectory(arguments, terminal);
    if (!view)
        return tl::unexpected<Error>(view.error());
    const EstateState& state = view->estate.state();
    const std::string operation =
        arguments.operation.empty() ? freeOperation(state) : arguments.operation;
    if (auto unused = checkUnused(state, operation); !unused)
        return unused;
    const auto closure = view->look.closure(*selection, view->catalog());
    if (!closure)
        return tl::unexpected<Error>(closure.error());
    const CutManifest manifest = manifestOf(operation, CutKind::snapshot, *closure);
    const auto bytes = declarationBytes(manifest, *selection, state);
    if (!bytes)
        return tl::unexpected<Error>(bytes.error());
    if (arguments.json) {
        Json document = newDocument("cut-plan");
        document["estate"] = sourceToJson(view->estate.source());
        document["operation"] = operation;
        document["kind"] = cutKindName(manifest.kind);
        document["checkpoint"] = toJson(view->look);
        document["selection"] = toJson(*selection);
        document["manifestBytes"] = toJson(Bytes(bytes->size()));
        document["manifestDigest"] = toJson(manifest.digest());
        putClosure(document, view->catalog(), *closure);
        write(terminal.out, document);
        return {};
    }
    terminal.out << "CUT PLAN, nothing changes: " << cutKindName(manifest.kind) << " " << operation
                 << " at " << checkpointText(view->look) << "\n";
    printSource(terminal.out, view->estate.source());
    terminal.out << "  From          " << selectionText(*selection) << "\n";
    printClosure(terminal.out, *closure);
    terminal.out << "  Manifest      " << formatBytesExact(bytes->size()) << " in the journal ("
                 << manifest.digest().brief() << ")\n";
    printParticipants(terminal.out, view->catalog(), closure->participants, view->top);
    return {};
}

}  // namespace estate::ctl
