// Every single and pair loss, on threads of this program; the engine starts none.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/long_work.h"
#include "app/ctl/suggest.h"
#include "app/ctl/sweep_report.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::uint32_t plansPerStep = 64;
constexpr std::uint64_t topMax = 1'000'000;

Result<SweepKind> chosenKind(const Arguments& arguments)
{
    std::vector<std::string> known;
    for (const SweepKind kind :
         {SweepKind::regions, SweepKind::regionPairs, SweepKind::sites, SweepKind::sitePairs}) {
        if (arguments.kind == sweepKindName(kind))
            return kind;
        known.emplace_back(sweepKindName(kind));
    }
    const std::vector<std::string> near = nearWords(arguments.kind, known);
    return fail(ErrorCode::badInput,
                "There is no sweep of '" + arguments.kind + "'. Choose " +
                    joinedWithOr(near.empty() ? known : near) + ".",
                {{"kind", arguments.kind}});
}

void runStage(Sweep& sweep, std::uint32_t threads, ProgressLine& line)
{
    const SweepProgress before = sweep.progress();
    std::vector<SweepPart> parts = sweep.split(threads);
    std::vector<LongWork> work;
    for (SweepPart& part : parts)
        work.emplace_back([&part](std::atomic<std::uint64_t>& done) {
            std::uint64_t counted = 0;
            for (bool more = true; more;) {
                more = part.step(plansPerStep);
                const std::uint64_t now = part.planned() + part.composed();
                done += now - counted;
                counted = now;
            }
        });
    runOnThreads(work, line, before.done, before.total);
    sweep.join(std::move(parts));
}

Outcome checkMatrixPath(const Arguments& arguments)
{
    const std::string& path = arguments.matrixPath;
    if (path == "-" && arguments.json)
        return fail(ErrorCode::badInput,
                    "--matrix - and --json would both write to standard output.");
    std::error_code ignored;
    if (!path.empty() && path != "-" && std::filesystem::exists(path, ignored))
        return fail(ErrorCode::notAllowed,
                    "\"" + path + "\" exists already; a sweep replaces no file.", {{"path", path}});
    return {};
}

Outcome writeMatrix(const std::string& path, const SweepResult& result)
{
    std::ofstream file(path, std::ios::binary);
    printMatrix(file, result);
    file.close();
    if (!file)
        return fail(ErrorCode::ioFailure, "The matrix \"" + path + "\" could not be written.",
                    {{"path", path}});
    return {};
}

}  // namespace

Outcome sweepLosses(const Arguments& arguments, const Terminal& terminal)
{
    const auto kind = chosenKind(arguments);
    if (!kind)
        return tl::unexpected<Error>(kind.error());
    const auto threads = chosenThreads(arguments);
    if (!threads)
        return tl::unexpected<Error>(threads.error());
    const auto top = parseCount(arguments.top, "--top");
    if (!top)
        return tl::unexpected<Error>(top.error());
    if (auto checked = checkMatrixPath(arguments); !checked)
        return checked;
    const auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const auto at = chosenTime(arguments, estate->present());
    if (!at)
        return tl::unexpected<Error>(at.error());
    auto sweep = Sweep::make(estate->state(), *kind, *at,
                             chosenWindows(arguments, estate->state(), estate->maintenance()));
    if (!sweep)
        return tl::unexpected<Error>(sweep.error());
    {
        ProgressLine line(terminal, "losses");
        while (!sweep->finished())
            runStage(*sweep, *threads, line);
    }
    const SweepResult result = sweep->takeResult();
    if (arguments.matrixPath == "-") {
        printMatrix(terminal.out, result);
        return {};
    }
    if (!arguments.matrixPath.empty())
        if (auto written = writeMatrix(arguments.matrixPath, result); !written)
            return written;
    const SweepReport report{estate->source(),
                             *kind,
                             *at,
                             result,
                             std::min(*top, topMax),
                             heededMaintenance(arguments, estate->maintenance(), *at)};
    if (arguments.json)
        write(terminal.out, toJson(report));
    else
        print(terminal.out, report);
    return {};
}

}  // namespace estate::ctl
