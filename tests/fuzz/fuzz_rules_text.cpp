// Bytes from outside as the text of rules. What reads without a problem is printed, and read again
// it is the same book, whole and block by block; printed again it is the same text.
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/rules/draft.h"
#include "engine/rules/rules_text.h"
#include "tests/fuzz/consistency.h"

namespace estate::fuzz {
namespace {

void ensurePlacesAreInTheText(const ReadRules& read, std::string_view text)
{
    std::uint32_t lines = 1;
    for (const char letter : text)
        lines += letter == '\n' ? 1 : 0;
    ESTATE_ENSURE(read.problems.size() <= ruleProblemsMax);
    for (const RuleProblem& problem : read.problems) {
        ESTATE_ENSURE(problem.place.line >= 1 && problem.place.line <= lines);
        ESTATE_ENSURE(problem.place.column >= 1 && problem.place.column <= text.size() + 1);
        ESTATE_ENSURE(!problem.message.empty());
    }
}

void readAsRules(std::string_view text)
{
    const ReadRules read = readRules(text);
    ensurePlacesAreInTheText(read, text);
    ESTATE_ENSURE(parseRules(text).has_value() == read.problems.empty());
    if (!read.problems.empty())
        return;
    const std::string printed = printRules(read.book);
    const auto again = parseRules(printed);
    ESTATE_ENSURE(again.has_value() && *again == read.book);
    ESTATE_ENSURE(printRules(*again) == printed);
    for (const auto& [key, block] : read.book.blocks()) {
        const auto alone = parseBlock(blockText(*block));
        ESTATE_ENSURE(alone.has_value() && *alone == *block);
        ESTATE_ENSURE(parseKey(keyText(key)) == key);
    }
    // All of it as one edit of nothing.
    const auto changes = changesBetween(RuleBook(), read.book);
    ESTATE_ENSURE(applyChanges(RuleBook(), changes) == read.book);
    auto draft = RuleDraft::make("draft", "someone", {});
    ESTATE_ENSURE(draft->replaceText(RuleBook(), "all", printed) == !changes.empty());
    ESTATE_ENSURE(draft->book(RuleBook()) == read.book);
}

}  // namespace
}  // namespace estate::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size <= estate::fuzz::inputBytesMax)
        estate::fuzz::readAsRules({reinterpret_cast<const char*>(data), size});
    return 0;
}
