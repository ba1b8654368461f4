#include "engine/rules/rule_lines.h"

#include <algorithm>

#include "engine/rules/rule_values.h"

namespace estate {

namespace {

// "10.5", or "10.5/s" with `rate`.
Taken<std::uint64_t> takeMoney(WordCursor& words, bool rate)
{
    const std::string what = rate ? "a rate such as 20/s" : "an amount such as 0.5";
    const auto word = words.value(what);
    if (!word)
        return tl::unexpected(word.error());
    std::string_view text = word->id;
    const bool perSecond = text.ends_with("/s");
    if (perSecond)
        text.remove_suffix(2);
    const auto money = parseMoney(text);
    if (!money || perSecond != rate)
        return tl::unexpected(RuleFault{word->at, what,
                                        "\"" + word->id + "\" is not " + what +
                                            ": cost units below 18446744073709 with up to "
                                            "six decimals" +
                                            (rate ? ", and \"/s\" for each second." : ".")});
    return *money;
}

}  // namespace

Taken<std::vector<NamedWord>> takeAllowed(WordCursor& words)
{
    auto regions = words.ids("a region");
    if (!regions)
        return regions;
    if (auto done = words.finish("a comma or the end of the line"); !done)
        return tl::unexpected(done.error());
    return regions;
}

Taken<RuleText> takeRule(WordCursor& words)
{
    auto regions = words.ids("a region");
    if (!regions)
        return tl::unexpected(regions.error());
    RuleText rule{std::move(*regions), {}};
    if (words.accept("restore")) {
        auto target = words.id("a region to restore to");
        if (!target)
            return tl::unexpected(target.error());
        rule.target = std::move(*target);
    } else if (!words.accept("hold")) {
        return words.refuse("a comma, \"restore\" or \"hold\"");
    }
    if (auto done = words.finish("the end of the line"); !done)
        return tl::unexpected(done.error());
    return rule;
}

Taken<SubjectsText> takeSubjects(WordCursor& words)
{
    SubjectsText subjects;
    if (words.accept("volume"))
        subjects.scope = PolicyScope::volume;
    else if (words.accept("group"))
        subjects.scope = PolicyScope::recoveryGroup;
    else if (words.accept("application"))
        subjects.scope = PolicyScope::application;
    else if (!words.accept("entity"))
        return words.refuse("\"entity\", \"application\", \"group\" or \"volume\"");
    auto ids = words.ids("an id");
    if (!ids)
        return tl::unexpected(ids.error());
    if (auto done = words.finish("a comma or the end of the line"); !done)
        return tl::unexpected(done.error());
    subjects.ids = std::move(*ids);
    return subjects;
}

// "downtime 20/s breach 5 lost-operation 0.5": in any order, each at most once, at least one.
Taken<Impact> takeImpact(WordCursor& words)
{
    struct Part {
        std::string_view word;
        bool rate;
        std::optional<std::uint64_t> value;
    };
    Part parts[] = {{"downtime", true, {}}, {"breach", false, {}}, {"lost-operation", false, {}}};
    bool any = false;
    while (!any || !words.done()) {
        const std::size_t at = words.at();
        Part* const part = std::find_if(std::begin(parts), std::end(parts), [&](const Part& known) {
            return words.accept(known.word);
        });
        if (part == std::end(parts))
            return words.refuse("\"downtime\", \"breach\" or \"lost-operation\"");
        if (part->value)
            return tl::unexpected(RuleFault{
                at, "", "\"" + std::string(part->word) + "\" is given twice on this line.",
                ErrorCode::duplicateId});
        const auto money = takeMoney(words, part->rate);
        if (!money)
            return tl::unexpected(money.error());
        part->value = *money;
        any = true;
    }
    return Impact{CostRate(parts[0].value.value_or(0)), UnitCost(parts[1].value.value_or(0)),
                  UnitCost(parts[2].value.value_or(0))};
}

Taken<ScenarioText> takeScenario(WordCursor& words)
{
    auto regions = words.ids("a region");
    if (!regions)
        return tl::unexpected(regions.error());
    if (!words.accept("rto"))
        return words.refuse("a comma or \"rto\"");
    const std::string what = "a duration such as 90m (ns us ms s m h d)";
    const auto word = words.value(what);
    if (!word)
        return tl::unexpected(word.error());
    const auto rto = parseRuleDuration(word->id);
    if (!rto)
        return tl::unexpected(
            RuleFault{word->at, what,
                      "\"" + word->id + "\" is not " + what + ": a whole number and a unit."});
    const auto impact = takeImpact(words);
    if (!impact)
        return tl::unexpected(impact.error());
    return ScenarioText{std::move(*regions), *rto, *impact};
}

}  // namespace estate
