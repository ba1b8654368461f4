#include "engine/rules/rules_text.h"

#include "engine/rules/rule_words.h"

namespace estate {

Error errorOf(const RuleProblem& problem)
{
    Error error{problem.code, "", problem.fields};
    if (problem.place.line == 0) {
        error.message = "Rules: " + problem.message;
    } else {
        const std::string line = std::to_string(problem.place.line);
        const std::string column = std::to_string(problem.place.column);
        error.message = "Rules, line " + line + ", column " + column + ": " + problem.message;
        error.fields.push_back({"line", line});
        error.fields.push_back({"column", column});
    }
    if (!problem.expected.empty())
        error.fields.push_back({"expected", problem.expected});
    return error;
}

Result<RuleBook> parseRules(std::string_view text)
{
    ReadRules read = readRules(text);
    if (!read.problems.empty())
        return tl::unexpected(errorOf(read.problems.front()));
    return std::move(read.book);
}

Result<BlockKey> parseKey(std::string_view text)
{
    if (text == keyText({BlockKind::file, ""}))
        return BlockKey{BlockKind::file, ""};
    const auto line = splitLine(text);
    RuleLineText words = line.value_or(RuleLineText{});
    WordCursor cursor(words);
    const bool policy = cursor.accept("policy");
    if (policy || cursor.accept("application"))
        if (auto id = cursor.id("an id"); id && cursor.done())
            return BlockKey{policy ? BlockKind::policy : BlockKind::application, std::move(id->id)};
    return fail(ErrorCode::badInput,
                "This does not name a block of the rules: say \"policy\" or \"application\" and "
                "its id.");
}

}  // namespace estate
