#include "engine/estate/profile.h"

#include <algorithm>
#include <optional>

#include "engine/base/near.h"
#include "engine/estate/catalog_checks.h"

namespace estate {

std::string_view tierName(Tier tier)
{
    switch (tier) {
    case Tier::critical: return "critical";
    case Tier::important: return "important";
    case Tier::standard: return "standard";
    }
    return "unknown";
}

std::string_view graphName(EstateGraph graph)
{
    switch (graph) {
    case EstateGraph::chains: return "chains";
    case EstateGraph::giantComponent: return "giant-component";
    case EstateGraph::hotEndpoints: return "hot-endpoints";
    case EstateGraph::hubAndSpoke: return "hub-and-spoke";
    case EstateGraph::denseGroups: return "dense-groups";
    case EstateGraph::acquisition: return "acquisition";
    case EstateGraph::failureChains: return "failure-chains";
    }
    return "unknown";
}

namespace {

struct Setting {
    std::string_view name;
    std::uint64_t EstateProfile::*one = nullptr;
    std::array<std::uint64_t, tierCount> EstateProfile::*byTier = nullptr;
    std::uint64_t least = 0;
    std::uint64_t most = 0;
};

constexpr std::uint64_t trillion = 1'000'000'000'000;
constexpr std::string_view graphSetting = "graph";  // the only one that is a word
constexpr Setting graphSizeSetting{"graphSize", &EstateProfile::graphSize, nullptr, 0, 50'000'000};

// The bounds keep every product with the largest weight inside its type.
constexpr std::array settings = {
    Setting{"copies", &EstateProfile::copies, nullptr, 1, 2},
    Setting{"recoverySpread", &EstateProfile::recoverySpread, nullptr, 1, 10},
    Setting{"secondRecoveryOffset", &EstateProfile::secondRecoveryOffset, nullptr, 1, 11},
    Setting{"secondReplicaLag", &EstateProfile::secondReplicaLag, nullptr, 0, 1'000'000},
    Setting{"reservedTwentieths", &EstateProfile::reservedTwentieths, nullptr, 0, 20},
    Setting{"dedicatedTwentieths", &EstateProfile::dedicatedTwentieths, nullptr, 0, 20},
    Setting{"criticalTenths", &EstateProfile::criticalTenths, nullptr, 0, 10},
    Setting{"importantTenths", &EstateProfile::importantTenths, nullptr, 0, 10},
    Setting{"lanesPerHost", &EstateProfile::lanesPerHost, nullptr, 1, lanesPerHostMax},
    Setting{"laneIops", &EstateProfile::laneIops, nullptr, 1, 100'000'000},
    Setting{"restoreBytesPerSecond", &EstateProfile::restoreBytesPerSecond, nullptr, 1, trillion},
    Setting{"volumeIops", nullptr, &EstateProfile::volumeIops, 1, 100'000'000},
    Setting{"pendingBytes", nullptr, &EstateProfile::pendingBytes, 1, trillion},
    Setting{"rtoSeconds", nullptr, &EstateProfile::rtoSeconds, 1, 31'536'000},
    Setting{"rpoOperations", nullptr, &EstateProfile::rpoOperations, 0, trillion},
    Setting{"replayOperationBytes", &EstateProfile::replayOperationBytes, nullptr, 512,
            1'073'741'824},
    Setting{"fullRestoreOneIn", &EstateProfile::fullRestoreOneIn, nullptr, 1, 1'000'000'000},
    Setting{"demuxBytesPerSecond", &EstateProfile::demuxBytesPerSecond, nullptr, 1,
            1'000 * trillion},
    Setting{"demuxOperationsPerSecond", &EstateProfile::demuxOperationsPerSecond, nullptr, 1,
            trillion},
    Setting{"fillMilliseconds", &EstateProfile::fillMilliseconds, nullptr, 0, 3'600'000},
    Setting{"copyOneIn", &EstateProfile::copyOneIn, nullptr, 1, 1'000'000'000},
    Setting{"copyBytesPerSecond", &EstateProfile::copyBytesPerSecond, nullptr, 1, 1'000 * trillion},
    Setting{"leaseSeconds", &EstateProfile::leaseSeconds, nullptr, 0, 3'600},
    Setting{"skewSeconds", &EstateProfile::skewSeconds, nullptr, 0, 3'600},
    Setting{"downtimePerHour", nullptr, &EstateProfile::downtimePerHour, 0, 1'000'000'000},
    Setting{"breach", nullptr, &EstateProfile::breach, 0, 1'000'000'000},
    Setting{"lostOperationThousandths", nullptr, &EstateProfile::lostOperationThousandths, 0,
            1'000'000'000},
    graphSizeSetting,
};

std::optional<EstateGraph> graphNamed(std::string_view name)
{
    const auto* const found =
        std::find_if(allEstateGraphs.begin(), allEstateGraphs.end(),
                     [name](EstateGraph graph) { return graphName(graph) == name; });
    return found == allEstateGraphs.end() ? std::nullopt : std::optional(*found);
}

std::string nearGraphs(std::string_view name)
{
    NearIds near(name);
    for (const EstateGraph graph : allEstateGraphs)
        near.offer(std::string(graphName(graph)));
    return near.joined();
}

std::string_view trim(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

tl::unexpected<Error> refuseLine(std::size_t line, const std::string& why)
{
    return fail(ErrorCode::badInput, "Profile, line " + std::to_string(line) + ": " + why,
                {{"line", std::to_string(line)}});
}

Result<void> setValues(EstateProfile& profile, const Setting& setting, std::string_view values,
                       std::size_t line)
{
    const std::size_t wanted = setting.one ? 1 : tierCount;
    for (std::size_t i = 0; i < wanted; ++i) {
        const auto slash = values.find('/');
        const std::string_view piece = trim(values.substr(0, slash));
        const bool last = slash == std::string_view::npos;
        const auto wide = parseDecimal(piece);
        const auto value = wide ? narrow(*wide) : std::nullopt;
        if (!value || *value < setting.least || *value > setting.most || last != (i + 1 == wanted))
            return refuseLine(
                line, std::string(setting.name) + " takes " +
                          (wanted == 1 ? "a whole number" : "three whole numbers a / b / c") +
                          " from " + std::to_string(setting.least) + " to " +
                          std::to_string(setting.most) + ".");
        (setting.one ? profile.*setting.one : (profile.*setting.byTier)[i]) = *value;
        values.remove_prefix(last ? values.size() : slash + 1);
    }
    return {};
}

Result<void> setLine(EstateProfile& profile, std::string_view text, std::size_t line)
{
    const auto equals = text.find('=');
    const std::string_view name = trim(text.substr(0, equals));
    if (equals == std::string_view::npos || name.empty())
        return refuseLine(line, "a setting is \"name = value\".");
    if (name == graphSetting) {
        const std::string_view value = trim(text.substr(equals + 1));
        const auto graph = graphNamed(value);
        if (!graph)
            return refuseLine(line, "there is no graph \"" + std::string(value) +
                                        "\"; near: " + nearGraphs(value) + ".");
        profile.graph = *graph;
        return {};
    }
    NearIds near(name);
    near.offer(std::string(graphSetting));
    for (const Setting& setting : settings) {
        if (setting.name == name)
            return setValues(profile, setting, text.substr(equals + 1), line);
        near.offer(std::string(setting.name));
    }
    return refuseLine(line, "there is no setting \"" + std::string(name) +
                                "\"; near: " + near.joined() + ".");
}

}  // namespace

Result<std::string> profileOfGraph(std::string_view nameAndSize)
{
    const auto colon = nameAndSize.find(':');
    const std::string_view name = nameAndSize.substr(0, colon);
    if (!graphNamed(name))
        return fail(ErrorCode::notFound,
                    "There is no graph profile '" + std::string(name) +
                        "'; near: " + nearGraphs(name) + ".",
                    {{"graph", std::string(name)}});
    std::string text = std::string(graphSetting) + " = " + std::string(name) + "\n";
    if (colon == std::string_view::npos)
        return text;
    EstateProfile sized;
    const std::string_view size = nameAndSize.substr(colon + 1);
    if (!setValues(sized, graphSizeSetting, size, 0))
        return fail(ErrorCode::badInput,
                    "'" + std::string(nameAndSize) +
                        "' has no size behind its colon: write a whole number from 0 to " +
                        std::to_string(graphSizeSetting.most) + ", as in " + std::string(name) +
                        ":5000.",
                    {{"graphSize", std::string(size)}});
    text += std::string(graphSizeSetting.name) + " = " + std::to_string(sized.graphSize) + "\n";
    return text;
}

Result<EstateProfile> EstateProfile::parse(std::string_view text)
{
    EstateProfile profile;
    for (std::size_t line = 1; !text.empty(); ++line) {
        const auto end = text.find('\n');
        const std::string_view content =
            trim(text.substr(0, end).substr(0, text.substr(0, end).find('#')));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (content.empty())
            continue;
        if (auto set = setLine(profile, content, line); !set)
            return tl::unexpected(set.error());
    }
    if (profile.criticalTenths + profile.importantTenths > 10 ||
        profile.reservedTwentieths + profile.dedicatedTwentieths > 20)
        return fail(ErrorCode::badInput,
                    "Profile: the shares of tiers or isolation classes exceed the whole.");
    if (profile.secondReplicaLag > profile.rpoOperations[0])
        return fail(ErrorCode::badInput,
                    "Profile: secondReplicaLag exceeds the critical rpoOperations; "
                    "an RPO must cover its replica's lag.");
    return profile;
}

std::string EstateProfile::toText() const
{
    std::string text;
    for (const Setting& setting : settings) {
        if (setting.name == graphSizeSetting.name)
            text += std::string(graphSetting) + " = " + std::string(graphName(graph)) + "\n";
        text += std::string(setting.name) + " = ";
        if (setting.one) {
            text += std::to_string(this->*setting.one) + "\n";
            continue;
        }
        const auto& values = this->*setting.byTier;
        text += std::to_string(values[0]) + " / " + std::to_string(values[1]) + " / " +
                std::to_string(values[2]) + "\n";
    }
    return text;
}

}  // namespace estate
