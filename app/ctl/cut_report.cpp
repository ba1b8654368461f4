#include "app/ctl/cut_report.h"

#include <algorithm>
#include <ostream>

#include "app/ctl/closure_report.h"
#include "app/ctl/directory_look.h"
#include "app/ctl/table.h"
#include "engine/base/near.h"
#include "engine/planner/cut_work.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

std::string phaseText(const CutState& cut)
{
    std::string text(cutPhaseName(cut.phase()));
    if (cut.decided() && !cut.ended())
        text += ", not ended";
    return text;
}

std::string preparedText(const CutState& cut)
{
    return formatCount(cut.preparedCount()) + " of " +
           formatCount(cut.manifest().participants.size());
}

}  // namespace

Result<const CutState*> findCut(const EstateState& state, const std::string& operation)
{
    const CutState* found = state.findCut(operation);
    if (found != nullptr)
        return found;
    NearIds near(operation);
    for (const auto& [id, cut] : state.cuts())
        near.offer(id);
    const std::string listed = near.joined();
    return fail(ErrorCode::unknownId,
                "No cut '" + operation + "' was declared in this journal" +
                    (listed.empty() ? ". None was." : "; near: " + listed + "."),
                {{"operation", operation}, {"near", listed}});
}

std::string progressText(const CutState& cut)
{
    std::string text = phaseText(cut);
    if (!cut.decided())
        text += ", " + preparedText(cut) + " prepared in round " + formatCount(cut.round());
    if (!cut.reason().empty())
        text += ": " + printable(cut.reason());
    return text;
}

Json cutLineToJson(const EstateState& state, const CutState& cut)
{
    const CutManifest& manifest = cut.manifest();
    return {{"operation", manifest.operation},
            {"kind", cutKindName(manifest.kind)},
            {"gang", isGangCut(state, manifest.operation)},
            {"phase", cutPhaseName(cut.phase())},
            {"ended", cut.ended()},
            {"reason", cut.reason()},
            {"round", toJson(cut.round())},
            {"prepared", toJson(cut.preparedCount())},
            {"shards", toJson(manifest.participants.size())},
            {"members", toJson(manifest.members())},
            {"checkpoint", toJson(manifest.checkpoint)},
            {"manifestDigest", toJson(manifest.digest())}};
}

Json cutToJson(const EstateState& state, const CutState& cut)
{
    Json json = cutLineToJson(state, cut);
    json["selection"] = toJson(cut.selection());
    Json participants = Json::array();
    for (std::size_t i = 0; i < cut.manifest().participants.size(); ++i) {
        const CutParticipant& participant = cut.manifest().participants[i];
        const auto& token = cut.token(i);
        participants.push_back({{"shard", shardText(state.catalog(), participant.shard)},
                                {"members", toJson(participant.members)},
                                {"selector", toJson(participant.selector)},
                                {"prepared", cut.ended() ? Json(nullptr) : Json(token.has_value())},
                                {"revision", token ? toJson(token->revision) : Json(nullptr)}});
    }
    json["participants"] = std::move(participants);
    return json;
}

void printCut(std::ostream& out, const EstateState& state, const CutState& cut, std::uint64_t top)
{
    const CutManifest& manifest = cut.manifest();
    const std::vector<CutParticipant>& participants = manifest.participants;
    out << "CUT " << manifest.operation << ", " << cutKindName(manifest.kind)
        << (isGangCut(state, manifest.operation) ? " of a gang" : "") << "\n  Phase         "
        << phaseText(cut) << "\n";
    if (!cut.reason().empty())
        out << "  Reason        " << printable(cut.reason()) << "\n";
    out << "  Round         " << formatCount(cut.round()) << "\n  Prepared      "
        << preparedText(cut) << " shards\n  Members       "
        << countText(manifest.members(), "volume") << "\n  Checkpoint    "
        << checkpointText(manifest.checkpoint) << "\n";
    if (!isGangCut(state, manifest.operation))
        out << "  From          " << selectionText(cut.selection()) << "\n";
    const std::size_t shown = std::min<std::uint64_t>(top, participants.size());
    // Whoever took part keeps the decision of a cut that has ended, and its promise no more.
    std::vector<Column> columns = {{"Shard"}, {"Members", Align::right}, {"Selector"}};
    if (!cut.ended())
        columns.insert(columns.end(), {{"Prepared"}, {"Revision", Align::right}});
    Table table(std::move(columns));
    for (std::size_t i = 0; i < shown; ++i) {
        const auto& token = cut.token(i);
        std::vector<std::string> row = {shardText(state.catalog(), participants[i].shard),
                                        formatCount(participants[i].members),
                                        participants[i].selector.brief()};
        if (!cut.ended())
            row.insert(row.end(),
                       {token ? "yes" : "no", token ? formatCount(token->revision) : "-"});
        table.add(std::move(row));
    }
    if (shown > 0)
        table.print(out << "\n", 2);
    printMore(out, shown, participants.size());
}

void printCuts(std::ostream& out, const EstateState& state, std::uint64_t top)
{
    if (state.cuts().empty()) {
        out << "No cuts. See: estatectl cut declare --help\n";
        return;
    }
    Table table({{"Operation"},
                 {"Kind"},
                 {"Phase"},
                 {"Round", Align::right},
                 {"Prepared", Align::right},
                 {"Members", Align::right},
                 {"Checkpoint", Align::right}});
    std::size_t shown = 0;
    for (const auto& [operation, cut] : state.cuts()) {
        if (shown == top)
            break;
        shown += 1;
        table.add({operation, std::string(cutKindName(cut->manifest().kind)), phaseText(*cut),
                   formatCount(cut->round()), preparedText(*cut),
                   formatCount(cut->manifest().members()),
                   formatCount(cut->manifest().checkpoint.epoch)});
    }
    if (shown > 0)
        table.print(out);
    printMore(out, shown, state.cuts().size(), 0);
}

}  // namespace estate::ctl
