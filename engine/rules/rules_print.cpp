#include "engine/base/overloaded.h"
#include "engine/rules/printed_rules.h"
#include "engine/rules/rule_values.h"
#include "engine/rules/rule_words.h"
#include "engine/rules/rules_text.h"

namespace estate {

namespace {

constexpr std::string_view indent = "  ";

std::string listText(const std::vector<std::string>& ids)
{
    std::string text;
    for (const std::string& id : ids)
        text += (text.empty() ? "" : ", ") + idText(id);
    return text;
}

std::string impactText(const Impact& impact)
{
    return "downtime " + moneyText(impact.downtime.value) + "/s breach " +
           moneyText(impact.breach.value) + " lost-operation " +
           moneyText(impact.perLostOperation.value);
}

std::string_view scopeWord(PolicyScope scope)
{
    switch (scope) {
    case PolicyScope::volume: return "volume";
    case PolicyScope::recoveryGroup: return "group";
    case PolicyScope::application: return "application";
    case PolicyScope::entity: break;
    }
    return "entity";
}

class BlockPrinter {
public:
    BlockPrinter(const RuleBlock& block, std::string& text) : m_block(block), m_text(text) {}

    void print()
    {
        line({RulePart::header, 0, ""}, "", keyText(m_block.key()));
        std::visit(Overloaded{[](const FileComments&) {},
                              [this](const PolicyBlock& policy) { print(policy); },
                              [this](const ImpactBlock& impact) { print(impact); }},
                   m_block.content);
        const bool file = m_block.key().kind == BlockKind::file;
        for (const std::string& comment : m_block.endComments)
            m_text.append(file ? "" : indent).append("#").append(comment).append("\n");
    }

    void line(const RuleLine& key, std::string_view margin, const std::string& words)
    {
        const auto found = m_block.comments.find(key);
        const bool commented = found != m_block.comments.end();
        if (commented)
            for (const std::string& comment : found->second.above)
                m_text.append(margin).append("#").append(comment).append("\n");
        m_text.append(margin).append(words);
        if (commented && !found->second.trailing.empty())
            m_text.append(" #").append(found->second.trailing);
        m_text += '\n';
        // The comments at a file's end stand apart from its first line.
        if (m_block.key().kind == BlockKind::file && !m_block.endComments.empty())
            m_text += '\n';
    }

private:
    void print(const PolicyBlock& policy)
    {
        if (!policy.allowedRegions.empty())
            line({RulePart::allow, 0, ""}, indent, "allow " + listText(policy.allowedRegions));
        for (std::uint32_t i = 0; i < policy.rules.size(); ++i) {
            const FailoverRuleDescription& rule = policy.rules[i];
            line({RulePart::rule, i, ""}, indent,
                 "when " + listText(rule.failureSet) +
                     (rule.target.empty() ? " hold" : " restore " + idText(rule.target)));
        }
        for (const PolicyScope scope : policyScopes)
            for (const std::string& subject : subjectsOf(policy, scope))
                line({partOf(scope), 0, subject}, indent,
                     "for " + std::string(scopeWord(scope)) + " " + idText(subject));
    }

    void print(const ImpactBlock& impact)
    {
        if (impact.own)
            line({RulePart::impact, 0, ""}, indent, "impact " + impactText(*impact.own));
        for (std::uint32_t i = 0; i < impact.scenarios.size(); ++i) {
            const ScenarioDescription& scenario = impact.scenarios[i];
            line({RulePart::scenario, i, ""}, indent,
                 "when " + listText(scenario.failureSet) + " rto " + durationText(scenario.rto) +
                     " " + impactText(scenario.impact));
        }
    }

    const RuleBlock& m_block;
    std::string& m_text;
};

void appendBlock(std::string& text, const RuleBlock& block)
{
    text += '\n';
    BlockPrinter(block, text).print();
}

// What stands around the blocks. Calls append(text, entry) for each block but the file's own.
template <typename Append>
std::string printAround(const RuleBook& book, std::size_t sizeAbout, Append append)
{
    RuleBlock first{FileComments{}, {}, {}};
    const RuleBlock* file = book.find({BlockKind::file, ""});
    if (file != nullptr)
        first.comments = file->comments;
    std::string text;
    text.reserve(sizeAbout);
    BlockPrinter(first, text).print();
    for (const auto& entry : book.blocks())
        if (entry.first.kind != BlockKind::file)
            append(text, entry);
    if (file != nullptr && !file->endComments.empty()) {
        text += '\n';
        for (const std::string& comment : file->endComments)
            text.append("#").append(comment).append("\n");
    }
    return text;
}

}  // namespace

std::string keyText(const BlockKey& key)
{
    switch (key.kind) {
    case BlockKind::file: break;
    case BlockKind::policy: return "policy " + idText(key.id);
    case BlockKind::application: return "application " + idText(key.id);
    }
    return "estate-rules " + std::to_string(ruleTextVersion);
}

std::string blockText(const RuleBlock& block)
{
    std::string text;
    BlockPrinter(block, text).print();
    return text;
}

std::string printRules(const RuleBook& book)
{
    return printAround(book, 0, [](std::string& text, const RuleBook::Blocks::value_type& entry) {
        appendBlock(text, *entry.second);
    });
}

void PrintedRules::printBlocks()
{
    if (m_ends.size() == m_book.blocks().size())
        return;
    m_ends.reserve(m_book.blocks().size());
    for (const auto& [key, block] : m_book.blocks()) {
        if (key.kind != BlockKind::file)
            appendBlock(m_text, *block);
        m_ends.push_back(m_text.size());
    }
}

std::string PrintedRules::textOf(const RuleBook& other)
{
    printBlocks();
    // Both are in the order of a text.
    auto known = m_book.blocks().begin();
    std::size_t at = 0;
    const auto append = [&](std::string& text, const RuleBook::Blocks::value_type& entry) {
        for (; known != m_book.blocks().end() && known->first < entry.first; ++known)
            ++at;
        if (known == m_book.blocks().end() || known->second != entry.second)
            return appendBlock(text, *entry.second);
        const std::size_t begin = at == 0 ? 0 : m_ends[at - 1];
        text.append(m_text, begin, m_ends[at] - begin);
    };
    constexpr std::size_t roomForEdits = 4'096;
    return printAround(other, m_text.size() + roomForEdits, append);
}

}  // namespace estate
