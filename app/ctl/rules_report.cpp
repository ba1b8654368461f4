#include "app/ctl/rules_report.h"

#include <algorithm>
#include <ostream>

#include "app/ctl/preview_report.h"
#include "app/ctl/table.h"
#include "app/ctl/terminal.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::size_t reachShownMax = 20;
// Beyond it a block is shown as it was and as it is, which costs no table of line pairs.
constexpr std::size_t comparedLinesMax = 2'000;

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

void printLine(std::ostream& out, char mark, std::string_view line)
{
    out << "  " << mark << " " << printable(line) << "\n";
}

// The longest common subsequence of the lines stays; what is around it goes or comes.
void printDifference(std::ostream& out, const std::vector<std::string_view>& before,
                     const std::vector<std::string_view>& after)
{
    const std::size_t rows = before.size();
    const std::size_t columns = after.size();
    std::vector<std::vector<std::uint32_t>> common(rows + 1,
                                                   std::vector<std::uint32_t>(columns + 1, 0));
    for (std::size_t i = rows; i-- > 0;)
        for (std::size_t j = columns; j-- > 0;)
            common[i][j] = before[i] == after[j] ? common[i + 1][j + 1] + 1
                                                 : std::max(common[i + 1][j], common[i][j + 1]);
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < rows || j < columns) {
        if (i < rows && j < columns && before[i] == after[j]) {
            printLine(out, ' ', before[i]);
            ++i;
            ++j;
        } else if (j == columns || (i < rows && common[i + 1][j] >= common[i][j + 1])) {
            printLine(out, '-', before[i++]);
        } else {
            printLine(out, '+', after[j++]);
        }
    }
}

}  // namespace

Json toJson(const std::vector<RuleBlockChange>& changes)
{
    Json listed = Json::array();
    for (const RuleBlockChange& change : changes)
        listed.push_back({{"before", change.before.empty() ? Json(nullptr) : Json(change.before)},
                          {"after", change.after.empty() ? Json(nullptr) : Json(change.after)}});
    return listed;
}

Json toJson(const std::vector<RuleProblem>& problems)
{
    Json listed = Json::array();
    for (const RuleProblem& problem : problems)
        listed.push_back({{"code", errorCodeName(problem.code)},
                          {"line", problem.place.line},
                          {"column", problem.place.column},
                          {"expected", problem.expected},
                          {"message", problem.message}});
    return listed;
}

void print(std::ostream& out, const std::vector<RuleProblem>& problems)
{
    for (const RuleProblem& problem : problems) {
        out << "  ";
        if (problem.place.line > 0)
            out << "line " << problem.place.line << ", column " << problem.place.column << ": ";
        out << printable(problem.message);
        if (!problem.expected.empty())
            out << " Expected: " << printable(problem.expected) << ".";
        out << "\n";
    }
}

void print(std::ostream& out, const std::vector<RuleBlockChange>& changes)
{
    for (const RuleBlockChange& change : changes) {
        out << "\n";
        const auto before = linesOf(change.before);
        const auto after = linesOf(change.after);
        if (before.size() <= comparedLinesMax && after.size() <= comparedLinesMax) {
            printDifference(out, before, after);
            continue;
        }
        for (const std::string_view line : before)
            printLine(out, '-', line);
        for (const std::string_view line : after)
            printLine(out, '+', line);
    }
}

void print(std::ostream& out, const RuleReach& reach)
{
    out << "\nIt changes the action of " << formatCount(reach.changedFlows) << " groups, in "
        << formatCount(reach.changedSets) << " of " << formatCount(reach.sets)
        << " single and pair losses\n";
    if (reach.changes.empty())
        return;
    Table table({{"Group"}, {"Now"}, {"Then"}, {"When"}});
    for (std::size_t i = 0; i < reach.changes.size() && i < reachShownMax; ++i) {
        const FlowChange& change = reach.changes[i];
        table.add({printable(change.group), printable(change.before), printable(change.after),
                   printable(change.why)});
    }
    table.print(out, 2);
    printMore(out, std::min(reach.changes.size(), reachShownMax), reach.changes.size());
}

}  // namespace estate::ctl
