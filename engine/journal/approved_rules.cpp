#include "engine/journal/approved_rules.h"

#include "engine/rules/rules_text.h"

namespace estate {

namespace {

RuleBook approvedBook(const EstateState& state, const Governance& governance)
{
    RuleBook book = ruleBookOf(state.catalog(), state.rules());
    for (const auto& [key, text] : governance.ruleTexts()) {
        auto commented = parseBlock(text);
        if (!commented)
            continue;
        // Comments of what was changed since without a proposal would say the wrong thing.
        const RuleBlock* block = book.find(key);
        if (key.kind == BlockKind::file || (block && block->content == commented->content))
            book.put(std::move(*commented));
    }
    return book;
}

}  // namespace

PrintedRules& ApprovedRules::of(const EstateState& state, const Governance& governance)
{
    const Digest& rules = state.rules().digest();
    if (!m_kept || m_kept->rules != rules || m_kept->texts != governance.ruleTexts())
        m_kept.emplace(
            Kept{rules, governance.ruleTexts(), PrintedRules(approvedBook(state, governance))});
    return m_kept->printed;
}

}  // namespace estate
