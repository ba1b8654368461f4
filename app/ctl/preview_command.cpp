#include <algorithm>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/preview_report.h"

namespace estate::ctl {

namespace {

template <typename Report>
void show(const Arguments& arguments, const Terminal& terminal, const Report& report)
{
    if (arguments.json)
        write(terminal.out, toJson(report));
    else
        print(terminal.out, report);
}

Outcome showSecondLoss(const Arguments& arguments, const Terminal& terminal,
                       const ChosenEstate& estate, const FailureSet& first, Timestamp at)
{
    auto regions = splitIds(arguments.nextFailures, "--then-fail");
    if (!regions)
        return tl::unexpected<Error>(regions.error());
    for (const std::string& region : *regions)
        if (std::ranges::find(first.regions, region) != first.regions.end())
            return fail(ErrorCode::badInput,
                        "Region " + region + " is in --fail and in --then-fail; it is lost once.",
                        {{"region", region}});
    const auto after = chosenDelay(arguments);
    if (!after)
        return tl::unexpected<Error>(after.error());
    const EstateState& state = estate.state();
    const Digest before = state.hash();
    const auto preview =
        previewSecondLoss(state, first, *after, FailureSet{std::move(*regions), {}, {}}, at,
                          chosenWindows(arguments, state, estate.maintenance()));
    if (!preview)
        return tl::unexpected<Error>(preview.error());
    const Digest hashAfter = state.hash();
    ESTATE_ENSURE(before == hashAfter);
    show(arguments, terminal,
         SecondLossReport{estate.source(), state, *preview, before, hashAfter,
                          heededMaintenance(arguments, estate.maintenance(), at)});
    return {};
}

}  // namespace

Outcome showPreview(const Arguments& arguments, const Terminal& terminal)
{
    const auto occasion = chosenOccasion(arguments);
    if (!occasion)
        return tl::unexpected<Error>(occasion.error());
    const auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const auto at = chosenTime(arguments, estate->present());
    if (!at)
        return tl::unexpected<Error>(at.error());
    if (!arguments.nextFailures.empty())
        return showSecondLoss(arguments, terminal, *estate, occasion->failures, *at);

    const EstateState& state = estate->state();
    const Digest before = state.hash();
    const auto preview =
        previewOf(state, *occasion, *at, chosenWindows(arguments, state, estate->maintenance()));
    if (!preview)
        return tl::unexpected<Error>(preview.error());
    const Digest after = state.hash();
    ESTATE_ENSURE(before == after);
    show(arguments, terminal,
         PreviewReport{estate->source(), state, *preview, before, after,
                       heededMaintenance(arguments, estate->maintenance(), *at)});
    return {};
}

}  // namespace estate::ctl
