// All edges of the federal estate, checked and hashed on threads of this program.
#include <algorithm>
#include <atomic>
#include <optional>
#include <ostream>

#include <sys/resource.h>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/document.h"
#include "app/ctl/long_work.h"
#include "app/ctl/table.h"
#include "engine/directory/materialise.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::uint32_t edgesPerStep = 100'000;

// What the process had resident at most, since it began.
Bytes peakMemory()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return Bytes(static_cast<std::uint64_t>(std::max(0L, usage.ru_maxrss)) * 1'024);
}

// Its part of the work; the first mistake ends it.
Result<MaterialisedPart> runPart(const EdgeProjection& edges, std::uint32_t part,
                                 std::uint32_t parts, std::atomic<std::uint64_t>& done)
{
    auto work = Materialisation::make(edges, part, parts);
    if (!work)
        return tl::unexpected<Error>(work.error());
    for (bool going = true; going;) {
        const std::uint32_t before = work->walked();
        const auto more = work->step(edgesPerStep);
        if (!more)
            return tl::unexpected<Error>(more.error());
        going = *more;
        done += work->walked() - before;
    }
    return work->take();
}

// Every part walks over all edges, at about the same pace: the first one's tells how far they are.
Result<MaterialisedEstate> runParts(const EdgeProjection& edges, std::uint32_t threads,
                                    ProgressLine& line)
{
    std::vector<std::optional<Result<MaterialisedPart>>> ended(threads);
    std::vector<LongWork> work;
    for (std::uint32_t part = 0; part < threads; ++part)
        work.emplace_back([&, part](std::atomic<std::uint64_t>& done) {
            std::atomic<std::uint64_t> untold = 0;
            ended[part] = runPart(edges, part, threads, part == 0 ? done : untold);
        });
    runOnThreads(work, line, 0, edges.count());
    std::vector<MaterialisedPart> parts;
    for (auto& part : ended) {
        Result<MaterialisedPart>& result = part.value();
        if (!result)
            return tl::unexpected<Error>(result.error());
        parts.push_back(std::move(*result));
    }
    return joinParts(edges, std::move(parts));
}

struct MaterialiseReport {
    std::uint64_t denominator = 0;
    std::uint32_t threads = 1;
    const MaterialisedEstate& estate;
    Duration elapsed;
    Bytes peak;

    [[nodiscard]] std::uint64_t concrete() const
    {
        std::uint64_t sum = 0;
        for (const std::uint64_t edges : estate.tally.concrete)
            sum += edges;
        return sum;
    }
    [[nodiscard]] std::uint64_t recordsPerSecondPerCore() const
    {
        const U128 rate = U128{estate.tally.records} * nanosecondsPerSecond /
                          std::max<U128>(1, U128{elapsed.value} * threads);
        return narrow(rate).value_or(~std::uint64_t{0});
    }
};

Json reportToJson(const MaterialiseReport& report)
{
    const MaterialisedEstate& estate = report.estate;
    Json document = newDocument("directory-materialised");
    document["denominator"] = toJson(report.denominator);
    document["edges"] = toJson(report.concrete());
    document["records"] = toJson(estate.tally.records);
    Json kinds = Json::array();
    for (const RelationshipFacts& facts : relationshipFacts) {
        const auto kind = static_cast<std::size_t>(facts.kind);
        kinds.push_back({{"kind", facts.name},
                         {"edges", toJson(estate.tally.concrete[kind])},
                         {"crossRegion", toJson(estate.tally.crossRegion[kind])}});
    }
    document["kinds"] = std::move(kinds);
    const auto [least, most] = std::ranges::minmax_element(estate.recordsOf);
    document["recordsInPartition"] = {{"min", toJson(*least)}, {"max", toJson(*most)}};
    document["root"] = toJson(estate.root);
    document["threads"] = report.threads;
    document["elapsedNs"] = toJson(report.elapsed);
    document["recordsPerSecondPerCore"] = toJson(report.recordsPerSecondPerCore());
    document["peakMemoryBytes"] = toJson(report.peak);
    return document;
}

void print(std::ostream& out, const MaterialiseReport& report)
{
    const MaterialisedEstate& estate = report.estate;
    const auto [least, most] = std::ranges::minmax_element(estate.recordsOf);
    out << "Every invariant holds for all " << formatCount(report.concrete()) << " edges, in "
        << formatCount(estate.tally.records) << " records at 1:" << formatCount(report.denominator)
        << "\n  Root        " << estate.root.hex() << "\n  Partitions  "
        << formatCount(directoryPartitions) << ", of " << formatCount(*least) << " to "
        << formatCount(*most) << " records\n  Time        " << formatDuration(report.elapsed)
        << " on " << report.threads << (report.threads == 1 ? " thread" : " threads")
        << "\n  Rate        " << formatCount(report.recordsPerSecondPerCore())
        << " records a second and core\n  Memory      " << formatBytes(report.peak.value)
        << " at its peak\n\n";
    Table table({{"Relationship"}, {"Edges", Align::right}, {"Cross-region", Align::right}});
    for (const RelationshipFacts& facts : relationshipFacts) {
        const auto kind = static_cast<std::size_t>(facts.kind);
        table.add({std::string(facts.name), formatCount(estate.tally.concrete[kind]),
                   formatCount(estate.tally.crossRegion[kind])});
    }
    table.print(out, 2);
}

}  // namespace

Outcome materialise(const Arguments& arguments, const Terminal& terminal)
{
    const auto denominator = parseCount(arguments.denominator, "--denominator");
    if (!denominator)
        return tl::unexpected<Error>(denominator.error());
    const auto threads = chosenThreads(arguments);
    if (!threads)
        return tl::unexpected<Error>(threads.error());
    const Timestamp began = terminal.clock();
    const auto projection = FederalEstateProjection::withoutEdges(*denominator);
    if (!projection)
        return tl::unexpected<Error>(projection.error());
    const std::uint32_t parts = std::min(*threads, materialisationPartsMax);
    Result<MaterialisedEstate> estate = [&] {
        ProgressLine line(terminal, "records");
        const EdgeProjection edges(*projection);
        return runParts(edges, parts, line);
    }();
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const MaterialiseReport report{*denominator, parts, *estate, terminal.clock().since(began),
                                   peakMemory()};
    if (arguments.json)
        write(terminal.out, reportToJson(report));
    else
        print(terminal.out, report);
    return {};
}

}  // namespace estate::ctl
