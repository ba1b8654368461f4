#include "app/ctl/choice.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/ctl/log_reader.h"
#include "app/ctl/suggest.h"
#include "engine/estate/profile.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::size_t profileBytesMax = 1'000'000;

// A file with overrides, or the name of a graph. A file of a graph's name wins: what was written
// down for this estate is nearer than what is built in.
Result<std::string> readProfile(const std::string& path)
{
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (!std::filesystem::exists(status) || std::filesystem::is_directory(status)) {
        auto graph = profileOfGraph(path);
        if (graph || graph.error().code != ErrorCode::notFound)
            return graph;
        // A directory opens like a file, and reads like an empty one.
        if (std::filesystem::is_directory(status))
            return fail(ErrorCode::badInput, "The profile '" + path + "' is a directory.",
                        {{"path", path}});
        return fail(ErrorCode::notFound,
                    "The profile '" + path + "' is no file. " + graph.error().message,
                    {{"path", path}});
    }
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return fail(ErrorCode::notFound, "The profile '" + path + "' can't be read.",
                    {{"path", path}});
    std::string text(profileBytesMax + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.size() > profileBytesMax)
        return fail(ErrorCode::badInput, "The profile '" + path + "' is larger than 1 MB.",
                    {{"path", path}});
    return text;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

void followExports(LoggedEstate& estate, const Envelope& envelope)
{
    const EstateState& after = estate.log.scheduler().state();
    if (std::holds_alternative<OpenEstate>(envelope.event))
        estate.boundary.open(after, envelope.at);
    else
        estate.boundary.follow(envelope, after);
}

// Every event must be accepted: a half-built estate would answer for the whole one.
Result<ChosenEstate> estateOfLog(const std::string& path, const Terminal& terminal,
                                 Following following)
{
    LoggedEstate estate;
    const auto take = [&](const std::string& text, std::uint64_t line) -> Result<bool> {
        const auto envelope = envelopeAt(text, line);
        if (!envelope)
            return tl::unexpected<Error>(envelope.error());
        const auto effects = estate.log.apply(*envelope);
        if (!effects)
            return tl::unexpected<Error>(refusal(effects.error(), *envelope, line));
        if (following == Following::exports && !effects->repeated)
            followExports(estate, *envelope);
        return true;
    };
    if (auto read = readLines(path, terminal, take); !read)
        return tl::unexpected<Error>(read.error());
    if (!estate.log.scheduler().opened())
        return fail(ErrorCode::badInput, "The event log " + path + " is empty.", {{"path", path}});
    return ChosenEstate(std::move(estate));
}

}  // namespace

Result<std::uint64_t> parseCount(const std::string& text, const std::string& name)
{
    std::string digits;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool groups = (text[i] == ',' || text[i] == '\'') && i > 0 && i + 1 < text.size();
        if (!groups)
            digits += text[i];
    }
    const auto wide = parseDecimal(digits);
    const auto value = wide ? narrow(*wide) : std::nullopt;
    if (!value)
        return fail(ErrorCode::badInput,
                    "'" + text + "' is not a count for " + name + ". Write a whole number.",
                    {{"option", name}, {"value", text}});
    return *value;
}

Result<EstateSource> chosenSource(const Arguments& arguments)
{
    EstateSource source;
    const std::vector<std::string> known = {std::string(originName(EstateOrigin::federal)),
                                            std::string(originName(EstateOrigin::fourRegion))};
    if (arguments.estate == known[0]) {
        const auto denominator = parseCount(arguments.denominator, "--denominator");
        if (!denominator)
            return tl::unexpected<Error>(denominator.error());
        source.denominator = *denominator;
    } else if (arguments.estate == known[1]) {
        source.origin = EstateOrigin::fourRegion;
    } else {
        const std::vector<std::string> near = nearWords(arguments.estate, known);
        return fail(ErrorCode::badInput,
                    "There is no built-in estate '" + arguments.estate + "'. Choose " +
                        joinedWithOr(near.empty() ? known : near) + ".",
                    {{"estate", arguments.estate}});
    }
    if (!arguments.profilePath.empty()) {
        if (source.origin != EstateOrigin::federal)
            return fail(ErrorCode::badInput,
                        "--profile is of the federal estate; '" + arguments.estate +
                            "' has no assumptions to override.",
                        {{"option", "--profile"}});
        auto profile = readProfile(arguments.profilePath);
        if (!profile)
            return tl::unexpected<Error>(profile.error());
        if (const auto checked = EstateProfile::parse(*profile); !checked)
            return tl::unexpected<Error>(checked.error());
        source.profile = std::move(*profile);
    }
    return source;
}

Result<std::vector<std::string>> splitIds(const std::vector<std::string>& listed,
                                          const std::string& option)
{
    std::vector<std::string> ids;
    for (const std::string& list : listed) {
        std::istringstream parts(list + ",");
        for (std::string part; std::getline(parts, part, ',');) {
            const std::string_view id = trimmed(part);
            if (id.empty())
                return fail(ErrorCode::badInput,
                            option + " '" + list +
                                "' has an empty place. Write ids with commas between them, as in "
                                "r017,r018.",
                            {{"value", list}});
            ids.emplace_back(id);
        }
    }
    return ids;
}

Result<FailureSet> chosenFailures(const Arguments& arguments)
{
    auto regions = splitIds(arguments.failures, "--fail");
    auto sites = splitIds(arguments.failedSites, "--fail-site");
    auto hosts = splitIds(arguments.failedHosts, "--fail-host");
    for (const auto* ids : {&regions, &sites, &hosts})
        if (!*ids)
            return tl::unexpected<Error>(ids->error());
    FailureSet failures{std::move(*regions), std::move(*sites), std::move(*hosts)};
    if (failures.empty())
        return fail(ErrorCode::badInput,
                    "Nothing is lost. Give --fail with regions, --fail-site or --fail-host.");
    return failures;
}

Result<Occasion> chosenOccasion(const Arguments& arguments)
{
    if (arguments.failback.empty()) {
        auto failures = chosenFailures(arguments);
        if (!failures)
            return tl::unexpected<Error>(failures.error());
        return Occasion{std::move(*failures), {}};
    }
    auto failback = splitIds(arguments.failback, "--failback");
    if (!failback)
        return tl::unexpected<Error>(failback.error());
    return Occasion{{}, std::move(*failback)};
}

Result<Preview> previewOf(const EstateState& state, const Occasion& occasion, Timestamp at,
                          const ClosedWindows& windows)
{
    return occasion.failback.empty() ? previewDisaster(state, occasion.failures, at, windows)
                                     : previewFailback(state, occasion.failback, at, windows);
}

Result<Timestamp> chosenTime(const Arguments& arguments, Timestamp present)
{
    if (arguments.at.empty())
        return present;
    if (!arguments.at.starts_with("+"))
        return parseTime(arguments.at);
    const auto later = parseDuration(arguments.at.substr(1));
    if (!later)
        return tl::unexpected<Error>(later.error());
    const auto sum = checkedAdd(present.ns, later->value);
    if (!sum)
        return fail(ErrorCode::overflow, "--at " + arguments.at + " is beyond the last time.",
                    {{"value", arguments.at}});
    return Timestamp{*sum};
}

Result<Timestamp> chosenNow(const Arguments& arguments, const Terminal& terminal)
{
    if (!arguments.now.empty())
        return parseTime(arguments.now);
    return terminal.clock();
}

Result<Timestamp> chosenNow(const Workspace& workspace, const Arguments& arguments,
                            const Terminal& terminal)
{
    const auto now = chosenNow(arguments, terminal);
    if (!now)
        return now;
    const Timestamp last = workspace.lastTimestamp();
    const bool behind = workspace.clockBehind(*now);
    if (arguments.now.empty()) {
        if (behind)
            terminal.err << "estatectl: " << behindText(*now, last)
                         << ": event time stays there. Check the clock; expiries count from the "
                            "journal's time.\n";
        return now;
    }
    const std::string both = "--now " + formatTime(*now) + " is " +
                             formatDuration(last.since(*now)) +
                             " before the journal's last event at " + formatTime(last);
    if (behind)
        return fail(ErrorCode::outOfOrder,
                    both + ". Nothing happens in a journal's past: give a later time, or none.",
                    {{"now", formatTimeExact(*now)}, {"journal", formatTimeExact(last)}});
    if (workspace.eventTime(*now) == last && *now < last)
        terminal.err << "estatectl: " << both << ": event time stays there.\n";
    return now;
}

Result<Duration> chosenDelay(const Arguments& arguments)
{
    return parseDuration(arguments.after);
}

const EstateState& ChosenEstate::state() const
{
    const auto* workspace = std::get_if<Workspace>(&m_estate);
    return workspace != nullptr ? workspace->state()
                                : std::get<LoggedEstate>(m_estate).log.scheduler().state();
}

const EstateSource& ChosenEstate::source() const
{
    const auto* workspace = std::get_if<Workspace>(&m_estate);
    return workspace != nullptr ? workspace->source()
                                : std::get<LoggedEstate>(m_estate).log.source();
}

Timestamp ChosenEstate::present() const
{
    const auto* workspace = std::get_if<Workspace>(&m_estate);
    return workspace != nullptr ? workspace->lastTimestamp()
                                : std::get<LoggedEstate>(m_estate).log.scheduler().lastTimestamp();
}

Result<const EstateDirectory*> ChosenEstate::directory() const
{
    if (const auto* workspace = std::get_if<Workspace>(&m_estate))
        return workspace->directory();
    const auto directory = std::get<LoggedEstate>(m_estate).log.directory().directory();
    if (!directory)
        return tl::unexpected<Error>(directory.error());
    return *directory;
}

const BoundaryFollower& ChosenEstate::boundary() const
{
    const auto* workspace = std::get_if<Workspace>(&m_estate);
    return workspace != nullptr ? workspace->boundary() : std::get<LoggedEstate>(m_estate).boundary;
}

const MaintenanceNotes& ChosenEstate::maintenance() const
{
    const auto* workspace = std::get_if<Workspace>(&m_estate);
    return workspace != nullptr ? workspace->governance().maintenance()
                                : std::get<LoggedEstate>(m_estate).log.maintenance();
}

ClosedWindows chosenWindows(const Arguments& arguments, const EstateState& state,
                            const MaintenanceNotes& maintenance)
{
    return arguments.ignoreMaintenance ? ClosedWindows{} : maintenance.windows(state.catalog());
}

HeededMaintenance heededMaintenance(const Arguments& arguments, const MaintenanceNotes& maintenance,
                                    Timestamp at)
{
    return {maintenance.inForce(at), arguments.ignoreMaintenance};
}

Result<std::uint64_t> chosenRecord(const Arguments& arguments)
{
    return arguments.asOf.empty() ? Result<std::uint64_t>(wholeLog)
                                  : parseCount(arguments.asOf, "--as-of");
}

Result<Workspace> openToLook(const Arguments& arguments)
{
    const auto index = chosenRecord(arguments);
    if (!index)
        return tl::unexpected<Error>(index.error());
    return Workspace::openReadOnly(arguments.journalPath, *index);
}

Result<std::string> readText(const std::string& path, const Terminal& terminal)
{
    std::error_code ignored;
    if (path != "-" && !std::filesystem::is_regular_file(path, ignored))
        return fail(ErrorCode::notFound, "There is no file '" + path + "' to read.",
                    {{"path", path}});
    std::ifstream file;
    if (path != "-")
        file.open(path, std::ios::binary);
    std::istream* in = path == "-" ? terminal.in : &file;
    if (in == nullptr || !*in)
        return fail(ErrorCode::ioFailure, "'" + path + "' can't be read: check its permissions.",
                    {{"path", path}});
    std::string text(textBytesMax + 1, '\0');
    in->read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in->gcount()));
    if (text.size() > textBytesMax)
        return fail(ErrorCode::badInput,
                    "'" + path + "' is larger than " + formatBytes(textBytesMax) + ".",
                    {{"path", path}});
    return text;
}

Outcome settle(Workspace& workspace, Timestamp now)
{
    for (std::size_t step = 0; step < settleStepsMax; ++step) {
        const auto done = workspace.reviewNext(now);
        if (!done)
            return tl::unexpected<Error>(done.error());
        if (!*done)
            return {};
    }
    return {};
}

Result<Duration> chosenLifetime(const Arguments& arguments)
{
    if (arguments.lifetime.empty())
        return proposalLifetimeDefault;
    const auto parsed = parseDuration(arguments.lifetime);
    if (!parsed)
        return fail(ErrorCode::badInput,
                    "'" + arguments.lifetime + "' is no time to live for; write it as in 24h.",
                    {{"value", arguments.lifetime}});
    return *parsed;
}

Result<ChosenEstate> chosenEstate(const Arguments& arguments, const Terminal& terminal,
                                  Following following)
{
    if (!arguments.sourceLog.empty())
        return estateOfLog(arguments.sourceLog, terminal, following);
    const auto opened = [](Result<Workspace> workspace) -> Result<ChosenEstate> {
        if (!workspace)
            return tl::unexpected<Error>(workspace.error());
        return ChosenEstate(std::move(*workspace));
    };
    if (!arguments.journalPath.empty())
        return opened(openToLook(arguments));
    const auto source = chosenSource(arguments);
    if (!source)
        return tl::unexpected<Error>(source.error());
    return opened(Workspace::inMemory(*source));
}

}  // namespace estate::ctl
