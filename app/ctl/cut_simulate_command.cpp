// Many cuts under misfortunes, seed by seed.
#include <ostream>

#include "app/ctl/commands.h"
#include "app/ctl/directory_look.h"
#include "app/ctl/long_work.h"
#include "app/ctl/preview_report.h"
#include "engine/federation/cut_simulation.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::uint64_t seedsUnlessSaid = 100;
constexpr std::uint64_t seedsMax = 100'000'000;
constexpr std::size_t violationsShown = 20;

struct Seeds {
    std::uint64_t first = 1;
    std::uint64_t count = 1;
    [[nodiscard]] std::uint64_t last() const { return first + (count - 1); }
};

Result<Seeds> chosenSeeds(const Arguments& arguments)
{
    const auto first = parseCount(arguments.seed, "--seed");
    if (!first)
        return tl::unexpected<Error>(first.error());
    Seeds seeds{*first, arguments.trace ? 1 : seedsUnlessSaid};
    if (!arguments.seeds.empty()) {
        const auto count = parseCount(arguments.seeds, "--seeds");
        if (!count)
            return tl::unexpected<Error>(count.error());
        seeds.count = *count;
    }
    if (seeds.count == 0 || seeds.count > seedsMax)
        return fail(ErrorCode::badInput,
                    "--seeds is from 1 to " + formatCount(seedsMax) + ", not " +
                        formatCount(seeds.count) + ".",
                    {{"option", "--seeds"}});
    if (!checkedAdd(seeds.first, seeds.count - 1))
        return fail(ErrorCode::badInput,
                    "There are not as many seeds from " + formatCount(seeds.first) + " on.",
                    {{"option", "--seeds"}});
    return seeds;
}

struct FailedSeed {
    std::uint64_t seed = 0;
    std::vector<std::string> violations;
};

struct Simulated {
    Seeds seeds;
    CutSimulationReport total;
    std::vector<FailedSeed> failed;
};

Simulated simulate(const CutWorld& world, const Seeds& seeds, bool trace, ProgressLine& line)
{
    constexpr std::uint64_t seedsPerLine = 50;
    Simulated simulated{seeds, {}, {}};
    for (std::uint64_t i = 0; i < seeds.count; ++i) {
        CutSimulationOptions options;
        options.seed = seeds.first + i;
        options.trace = trace;
        const CutSimulationReport report = estate::simulateCuts(world, options);
        if (!report.violations.empty())
            simulated.failed.push_back({options.seed, report.violations});
        simulated.total.add(report);
        if (i % seedsPerLine == seedsPerLine - 1)
            line.show(i + 1, seeds.count);
    }
    return simulated;
}

std::string replayOf(std::uint64_t seed)
{
    return "estatectl cut simulate --seed " + std::to_string(seed) + " --trace";
}

Json simulatedToJson(const Simulated& simulated)
{
    const CutSimulationReport& total = simulated.total;
    Json failed = Json::array();
    for (const FailedSeed& one : simulated.failed)
        failed.push_back({{"seed", toJson(one.seed)}, {"violations", one.violations}});
    return {{"firstSeed", toJson(simulated.seeds.first)},
            {"seeds", toJson(simulated.seeds.count)},
            {"cuts", toJson(total.cuts)},
            {"committed", toJson(total.committed)},
            {"aborted", toJson(total.aborted)},
            {"failedClosed", toJson(total.failedClosed)},
            {"neverDeclared", toJson(total.neverDeclared)},
            {"participants", toJson(total.participants)},
            {"committedParticipantsMax", toJson(total.committedWidthMax)},
            {"busyRefusals", toJson(total.busyRefusals)},
            {"takenBack", toJson(total.takenBack)},
            {"messages", toJson(total.messages)},
            {"messagesLost", toJson(total.messagesLost)},
            {"messagesDoubled", toJson(total.messagesDoubled)},
            {"stops", toJson(total.stops)},
            {"roundsAgain", toJson(total.rounds)},
            {"shardsContacted", toJson(total.shardsContacted)},
            {"shardsNamed", toJson(total.shardsNamed)},
            {"invariantsHeld", simulated.failed.empty()},
            {"failedSeeds", std::move(failed)},
            {"trace", total.trace}};
}

void print(std::ostream& out, const Simulated& simulated)
{
    const CutSimulationReport& total = simulated.total;
    const auto share = [&](std::uint64_t cuts) {
        return formatCount(cuts) + ", " + formatShare(cuts, total.cuts);
    };
    out << "  Cuts            " << formatCount(total.cuts) << " asked for\n"
        << "  Committed       " << share(total.committed) << "\n"
        << "  Aborted         " << share(total.aborted) << "\n"
        << "  Failed closed   " << share(total.failedClosed) << ": a partition did not answer\n"
        << "  Never declared  " << share(total.neverDeclared)
        << ": the coordinator stopped before\n"
        << "  Taken back      " << formatCount(total.takenBack)
        << "; a shard that was in another cut "
        << "refused " << formatCount(total.busyRefusals) << " times\n"
        << "  Participants    " << formatCount(total.participants) << ", at most "
        << formatCount(total.committedWidthMax) << " in a cut that committed\n"
        << "  Messages        " << formatCount(total.messages) << ", "
        << formatCount(total.messagesLost) << " lost, " << formatCount(total.messagesDoubled)
        << " doubled\n"
        << "  Parties         stopped " << formatCount(total.stops) << " times; "
        << formatCount(total.rounds) << " rounds began again\n"
        << "  Shards          " << formatCount(total.shardsContacted) << " contacted, "
        << formatCount(total.shardsNamed) << " named by manifests\n";
    if (simulated.failed.empty()) {
        out << "Every invariant held.\n";
        return;
    }
    out << formatCount(simulated.failed.size())
        << (simulated.failed.size() == 1 ? " seed" : " seeds") << " BROKE AN INVARIANT\n";
    std::size_t shown = 0;
    for (const FailedSeed& failed : simulated.failed) {
        if (shown++ == violationsShown)
            break;
        out << "  seed " << failed.seed << ": " << failed.violations.front();
        if (failed.violations.size() > 1)
            out << ", and " << formatCount(failed.violations.size() - 1) << " more";
        out << "\n    " << replayOf(failed.seed) << "\n";
    }
    if (simulated.failed.size() > violationsShown)
        out << "  " << formatCount(simulated.failed.size() - violationsShown)
            << " more; --json has all\n";
}

}  // namespace

Result<bool> simulateCuts(const Arguments& arguments, const Terminal& terminal)
{
    const auto seeds = chosenSeeds(arguments);
    if (!seeds)
        return tl::unexpected<Error>(seeds.error());
    const auto view = viewDirectory(arguments, terminal);
    if (!view)
        return tl::unexpected<Error>(view.error());
    // What is failed over or migrated goes to a neighbour.
    if (view->look.at().volumeCount() == 0 || view->estate.state().regionCount() < 2)
        return fail(ErrorCode::badInput,
                    "Cuts are simulated over an estate with a volume and two regions at least.");
    RelationshipDirectory relations = view->look.relations();  // the world takes a checkpoint of it
    const CutWorld world(relations);
    const Simulated simulated = [&] {
        ProgressLine line(terminal, "seeds");
        return simulate(world, *seeds, arguments.trace, line);
    }();
    if (arguments.json) {
        Json document = newDocument("cut-simulation");
        document["estate"] = sourceToJson(view->estate.source());
        document.update(simulatedToJson(simulated));
        write(terminal.out, document);
        return simulated.failed.empty();
    }
    for (const std::string& line : simulated.total.trace)
        terminal.out << line << "\n";
    terminal.out << "SIMULATED CUTS, seed" << (seeds->count == 1 ? " " : "s ") << seeds->first;
    if (seeds->count > 1)
        terminal.out << " to " << seeds->last();
    terminal.out << "\n";
    printSource(terminal.out, view->estate.source());
    print(terminal.out, simulated);
    return simulated.failed.empty();
}

}  // namespace estate::ctl
