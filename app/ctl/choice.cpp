#include "app/ctl/choice.h"

#include <fstream>
#include <sstream>

#include "app/ctl/suggest.h"
#include "engine/estate/profile.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::size_t profileBytesMax = 1'000'000;

Result<std::string> readProfile(const std::string& path)
{
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
        auto profile = readProfile(arguments.profilePath);
        if (!profile)
            return tl::unexpected<Error>(profile.error());
        if (const auto checked = EstateProfile::parse(*profile); !checked)
            return tl::unexpected<Error>(checked.error());
        source.profile = std::move(*profile);
    }
    return source;
}

Result<FailureSet> chosenFailures(const Arguments& arguments)
{
    FailureSet failures;
    for (const std::string& listed : arguments.failures) {
        std::istringstream parts(listed + ",");
        for (std::string part; std::getline(parts, part, ',');) {
            const std::string_view id = trimmed(part);
            if (id.empty())
                return fail(ErrorCode::badInput,
                            "--fail '" + listed +
                                "' has an empty place. Write ids with commas between them, as in "
                                "r017,r018.",
                            {{"value", listed}});
            failures.regions.emplace_back(id);
        }
    }
    return failures;
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

Result<Workspace> chosenWorkspace(const Arguments& arguments)
{
    if (!arguments.journalPath.empty())
        return Workspace::openReadOnly(arguments.journalPath);
    const auto source = chosenSource(arguments);
    if (!source)
        return tl::unexpected<Error>(source.error());
    return Workspace::inMemory(*source);
}

}  // namespace estate::ctl
