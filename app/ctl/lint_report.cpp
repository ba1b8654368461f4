#include "app/ctl/lint_report.h"

#include <ostream>

#include "app/ctl/preview_report.h"
#include "app/ctl/region_names.h"
#include "app/ctl/table.h"
#include "app/ctl/terminal.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

std::string positionText(const std::optional<std::uint32_t>& position)
{
    return position ? formatCount(*position + 1u) : "-";
}

Json positionOrNull(const std::optional<std::uint32_t>& position)
{
    return position ? Json(*position) : Json(nullptr);
}

}  // namespace

Json toJson(const Catalog& catalog, const Rules& rules, const LintFinding& finding)
{
    return {
        {"code", lintCodeName(finding.code)},
        {"severity", lintSeverityName(finding.severity())},
        {"policy", finding.policy.valid() ? Json(rules.policy(finding.policy).id) : Json(nullptr)},
        {"position", positionOrNull(finding.rule)},
        {"other", positionOrNull(finding.other)},
        {"failureSet", regionIds(catalog, finding.failureSet)},
        {"target", regionIdOrNull(catalog, finding.target)},
        {"application", finding.application.valid()
                            ? Json(catalog.application(finding.application).id)
                            : Json(nullptr)},
        {"example",
         finding.example.valid() ? Json(catalog.volume(finding.example).id) : Json(nullptr)},
        {"flows", toJson(finding.flows)},
        {"needed", toJson(finding.needed)},
        {"available", toJson(finding.available)}};
}

void printFindings(std::ostream& out, const Catalog& catalog, const Rules& rules,
                   std::span<const LintFinding> findings)
{
    Table table({{"Severity"},
                 {"Code"},
                 {"Of"},
                 {"Rule", Align::right},
                 {"Other", Align::right},
                 {"When lost"},
                 {"Target"},
                 {"Flows", Align::right},
                 {"For example"},
                 {"Needed", Align::right},
                 {"Available", Align::right}});
    for (const LintFinding& finding : findings) {
        const bool counts = finding.needed > 0 || finding.available > 0;
        table.add({std::string(lintSeverityName(finding.severity())),
                   std::string(lintCodeName(finding.code)),
                   finding.policy.valid()        ? printable(rules.policy(finding.policy).id)
                   : finding.application.valid() ? catalog.application(finding.application).id
                                                 : "-",
                   positionText(finding.rule), positionText(finding.other),
                   joinedIds(regionIds(catalog, finding.failureSet)),
                   regionText(catalog, finding.target), formatCount(finding.flows),
                   finding.example.valid() ? catalog.volume(finding.example).id : "-",
                   counts ? formatCount(finding.needed) : "-",
                   counts ? formatCount(finding.available) : "-"});
    }
    table.print(out);
}

std::array<std::uint64_t, 3> countsOf(std::span<const LintFinding> findings)
{
    std::array<std::uint64_t, 3> counts{};
    for (const LintFinding& finding : findings)
        counts[static_cast<std::size_t>(finding.severity())] += 1;
    return counts;
}

}  // namespace estate::ctl
