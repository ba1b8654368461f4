// What an edit of the federal rules costs an editor: 3,840 policies on 12,000 volumes, 400
// impacts. The way of a keystroke is edit, resolve, lint; it should stay under 50 ms.
#include <benchmark/benchmark.h>

#include "engine/journal/workspace.h"
#include "engine/planner/lint.h"
#include "engine/planner/scheduler.h"
#include "engine/rules/draft.h"
#include "engine/rules/reach_description.h"
#include "engine/rules/rule_check.h"
#include "engine/rules/rule_edit.h"
#include "engine/rules/rules_text.h"

namespace estate {
namespace {

constexpr Timestamp start{1'767'225'600ull * nanosecondsPerSecond};

const EstateState& federal()
{
    static const EstateState state = openEstate(EstateSource{}, start).value();
    return state;
}

const RuleBook& approvedBook()
{
    static const RuleBook book = ruleBookOf(federal().catalog(), federal().rules());
    return book;
}

const std::string& approvedText()
{
    static const std::string text = printRules(approvedBook());
    return text;
}

// The first policy holds instead of restoring.
std::vector<RuleBlockChange> someEdit()
{
    const std::string& policy = federal().rules().policies.front().id;
    FailoverRuleDescription rule = approvedBook().policy(policy)->rules.front();
    rule.target.clear();
    return setRule(approvedBook(), policy, 0, rule).value();
}

void countsOf(benchmark::State& bench)
{
    bench.counters["policies"] = static_cast<double>(federal().rules().policies.size());
    bench.counters["bytes"] = static_cast<double>(approvedText().size());
}

void bookOfTheRules(benchmark::State& bench)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(ruleBookOf(federal().catalog(), federal().rules()));
}
BENCHMARK(bookOfTheRules)->Unit(benchmark::kMillisecond);

void printAll(benchmark::State& bench)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(printRules(approvedBook()));
    countsOf(bench);
}
BENCHMARK(printAll)->Unit(benchmark::kMillisecond);

void parseAll(benchmark::State& bench)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(parseRules(approvedText()));
    countsOf(bench);
}
BENCHMARK(parseAll)->Unit(benchmark::kMillisecond);

void lintAlone(benchmark::State& bench)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(lint(federal(), federal().rules()));
}
BENCHMARK(lintAlone)->Unit(benchmark::kMillisecond);

void editAndResolve(benchmark::State& bench)
{
    const auto changes = someEdit();
    for (auto _ : bench) {
        const auto book = applyChanges(approvedBook(), changes);
        benchmark::DoNotOptimize(resolveRules(federal().catalog(), federal().rules(), *book));
    }
}
BENCHMARK(editAndResolve)->Unit(benchmark::kMillisecond);

void editResolveLint(benchmark::State& bench)
{
    (void)approvedBook();
    std::size_t findings = 0;
    for (auto _ : bench) {
        RuleDraft draft = RuleDraft::make("draft", "someone", {}).value();
        benchmark::DoNotOptimize(draft.edit("hold", someEdit()));
        const auto rules =
            resolveRules(federal().catalog(), federal().rules(), draft.book(approvedBook()));
        findings = lint(federal(), **rules).findings.size();
    }
    bench.counters["findings"] = static_cast<double>(findings);
    countsOf(bench);
}
BENCHMARK(editResolveLint)->Unit(benchmark::kMillisecond);

// The same as a program does it on a journal: the edit and the record of who made it are kept, and
// the rules are looked at as the draft has them then. In memory, without a disk's time.
void keptEditResolveLint(benchmark::State& bench)
{
    Workspace workspace = Workspace::inMemory({}).value();
    ESTATE_ENSURE(workspace.beginDraft("draft", "someone", sampleEpoch).has_value());
    const auto changes = someEdit();
    for (auto _ : bench) {
        ESTATE_ENSURE(
            workspace.editDraft("draft", "someone", "hold", changes, sampleEpoch).has_value());
        const RuleDraft draft = workspace.draft("draft").value();
        const EstateState& state = workspace.state();
        const auto rules =
            resolveRules(state.catalog(), RulesInForce{state.rules(), workspace.approvedRules()},
                         draft.book(workspace.approvedRules()));
        benchmark::DoNotOptimize(lint(state, **rules));
        bench.PauseTiming();
        ESTATE_ENSURE(*workspace.undoDraft("draft", "someone", sampleEpoch));
        bench.ResumeTiming();
    }
    countsOf(bench);
}
BENCHMARK(keptEditResolveLint)->Unit(benchmark::kMillisecond);

// Only what keeping it costs.
void keepEdit(benchmark::State& bench)
{
    Workspace workspace = Workspace::inMemory({}).value();
    ESTATE_ENSURE(workspace.beginDraft("draft", "someone", sampleEpoch).has_value());
    const auto changes = someEdit();
    for (auto _ : bench) {
        ESTATE_ENSURE(
            workspace.editDraft("draft", "someone", "hold", changes, sampleEpoch).has_value());
        bench.PauseTiming();
        ESTATE_ENSURE(*workspace.undoDraft("draft", "someone", sampleEpoch));
        bench.ResumeTiming();
    }
}
BENCHMARK(keepEdit)->Unit(benchmark::kMillisecond);

// The whole text again, as an editor of text has it.
void parseResolveLint(benchmark::State& bench)
{
    const std::string text = printRules(applyChanges(approvedBook(), someEdit()).value());
    for (auto _ : bench) {
        const ReadRules read = readRules(text);
        const auto rules =
            resolveRules(federal().catalog(), federal().rules(), read.book, read.places);
        benchmark::DoNotOptimize(lint(federal(), **rules));
    }
}
BENCHMARK(parseResolveLint)->Unit(benchmark::kMillisecond);

void reachOfOneEdit(benchmark::State& bench)
{
    const auto book = applyChanges(approvedBook(), someEdit()).value();
    const auto rules = resolveRules(federal().catalog(), federal().rules(), book).value();
    for (auto _ : bench)
        benchmark::DoNotOptimize(describeReach(federal(), rules, 100));
}
BENCHMARK(reachOfOneEdit)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace estate
