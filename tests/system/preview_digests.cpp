// preview_digests SEED COUNT: previews that many random failure sets of the 1:1,000 federal
// estate, and prints what each came to, one line a set; then one line for all. Run natively and as
// WebAssembly, the outputs must be equal.
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "engine/planner/preview.h"
#include "engine/planner/scheduler.h"

using namespace estate;

namespace {

constexpr std::uint64_t countMax = 100'000;
constexpr std::uint64_t regionsMax = 6;
constexpr std::uint64_t placesMax = 2;  // sites, and hosts
constexpr int exitBadUsage = 2;
constexpr Timestamp openedAt{1'000 * nanosecondsPerSecond};

// The engine's numbers are the same everywhere; the standard's distributions need not be.
std::uint64_t below(std::mt19937_64& random, std::uint64_t bound)
{
    return random() % bound;
}

template <typename Spec>
std::vector<std::string> someOf(std::mt19937_64& random, const std::vector<Spec>& specs,
                                std::uint64_t count)
{
    std::vector<std::string> ids;
    while (ids.size() < count) {
        const std::string& id = specs[static_cast<std::size_t>(below(random, specs.size()))].id;
        if (std::ranges::find(ids, id) == ids.end())
            ids.push_back(id);
    }
    return ids;
}

FailureSet randomFailures(std::mt19937_64& random, const Catalog& catalog)
{
    FailureSet failures;
    failures.regions = someOf(random, catalog.regions, below(random, regionsMax + 1));
    failures.sites = someOf(random, catalog.sites, below(random, placesMax + 1));
    failures.hosts = someOf(random, catalog.hosts, below(random, placesMax + 1));
    if (failures.empty())
        failures.regions = someOf(random, catalog.regions, 1);
    return failures;
}

std::string joined(const FailureSet& failures)
{
    std::string text;
    for (const auto* ids : {&failures.regions, &failures.sites, &failures.hosts})
        for (const std::string& id : *ids)
            text += (text.empty() ? "" : ",") + id;
    return text;
}

std::optional<std::uint64_t> parseNumber(const char* text)
{
    char* end = nullptr;
    const unsigned long long value = std::strtoull(text, &end, 10);
    if (end == text || *end != '\0')
        return std::nullopt;
    return value;
}

}  // namespace

int main(int argumentCount, char** arguments)
{
    const auto seed = argumentCount == 3 ? parseNumber(arguments[1]) : std::nullopt;
    const auto count = argumentCount == 3 ? parseNumber(arguments[2]) : std::nullopt;
    if (!seed || !count || *count == 0 || *count > countMax) {
        std::fputs("usage: preview_digests SEED COUNT\n", stderr);
        return exitBadUsage;
    }
    const auto state = openEstate(EstateSource{}, openedAt);
    if (!state) {
        std::fprintf(stderr, "preview_digests: %s\n", state.error().message.c_str());
        return 1;
    }
    std::mt19937_64 random(*seed);
    std::string all;
    for (std::uint64_t i = 0; i < *count; ++i) {
        const FailureSet failures = randomFailures(random, state->catalog());
        const auto preview = previewDisaster(*state, failures, openedAt);
        if (!preview) {
            std::fprintf(stderr, "preview_digests: %s\n", preview.error().message.c_str());
            return 1;
        }
        const PlanSummary& summary = preview->summary;
        std::printf("%s %" PRIu64 "/%" PRIu64 " groups, %u regions, decisions %s, state %s\n",
                    joined(failures).c_str(), summary.recovered, summary.groups,
                    preview->touchedRegions, preview->decisions.hex().c_str(),
                    preview->stateHash.hex().c_str());
        all += preview->decisions.hex();
    }
    std::printf("all %s\n", sha256(all).hex().c_str());
    return 0;
}
