// Errors in the rules in force, and pinned losses that come to more than when they were pinned.
#include <algorithm>

#include "models/exception_list_model.h"
#include "models/exception_sources.h"
#include "models/pinned_sets.h"
#include "models/rule_watch.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr int pinsRoom = 2;
constexpr int rulesRoom = 3;

// When rules were last put in force; zero: they are those that the estate began with.
Timestamp inForceSince(const Proposals& proposals)
{
    Timestamp latest{};
    for (const auto& proposal : proposals.all()) {
        if (proposal->status == ProposalStatus::committed &&
            proposal->kind() == ProposalKind::rules)
            latest = std::max(latest, proposal->endedAt);
    }
    return latest;
}

}  // namespace

void addRules(const ExceptionSources& from, ExceptionRows& rows)
{
    const RuleWatch::Errors& errors = from.rules->errors();
    if (errors.findings == 0)
        return;
    ExceptionRow row;
    row.key = QStringLiteral("rules");
    row.severity = severityOf({0, errors.flows});
    row.sinceNs = inForceSince(from.desk->workspace().proposals()).ns;
    row.room = rulesRoom;
    row.text = ExceptionListModel::tr("The rules in force have errors: %1")
                   .arg(Figures::count(errors.findings));
    row.meaning = ExceptionListModel::tr("They show on flows: %1. A loss would not go as the rules "
                                         "say. Room Rules lists them.")
                      .arg(Figures::count(errors.flows));
    rows.push_back(std::move(row));
}

void addPins(const ExceptionSources& from, ExceptionRows& rows)
{
    for (const PinnedSets::Pin& pin : from.pins->all()) {
        if (!PinnedSets::worse(pin))
            continue;
        const auto more = [](std::uint64_t now, std::uint64_t then) {
            return now > then ? now - then : 0;
        };
        // Groups, not volumes: what would be without a place, or late, and was not.
        const std::uint64_t groups = more(pin.now->missedRto, pin.then->missedRto) +
                                     more(pin.now->held, pin.then->held) +
                                     more(pin.now->capacityShort, pin.then->capacityShort);
        ExceptionRow row;
        row.key = QStringLiteral("pin/") + pin.ids.join(QLatin1Char('+'));
        row.severity = severityOf({0, groups});
        row.sinceNs = pin.at.ns;
        row.room = pinsRoom;
        row.text = ExceptionListModel::tr("The pinned loss of %1 got worse").arg(idsBrief(pin.ids));
        row.meaning =
            ExceptionListModel::tr("Then and now: RTO missed %1, %2; held %3, %4; short "
                                   "of capacity %5, %6; cost %7, %8. Accept it or change "
                                   "what made it so.")
                .arg(Figures::count(pin.then->missedRto), Figures::count(pin.now->missedRto),
                     Figures::count(pin.then->held), Figures::count(pin.now->held),
                     Figures::count(pin.then->capacityShort),
                     Figures::count(pin.now->capacityShort),
                     Figures::costBrief(pin.then->cost.microunits),
                     Figures::costBrief(pin.now->cost.microunits));
        rows.push_back(std::move(row));
    }
}
