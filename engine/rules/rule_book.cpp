#include "engine/rules/rule_book.h"

#include <algorithm>
#include <set>

#include "engine/rules/rules_text.h"

namespace estate {

namespace {

// Calls visit(before, after) for every key of either book, null where it has none.
template <typename Visit>
void visitPairs(const RuleBook& before, const RuleBook& after, Visit visit)
{
    auto left = before.blocks().begin();
    auto right = after.blocks().begin();
    while (left != before.blocks().end() || right != after.blocks().end()) {
        const bool takesLeft = right == after.blocks().end() ||
                               (left != before.blocks().end() && left->first <= right->first);
        const bool takesRight = left == before.blocks().end() ||
                                (right != after.blocks().end() && right->first <= left->first);
        const RuleBlock* was = takesLeft ? left->second.get() : nullptr;
        const RuleBlock* is = takesRight ? right->second.get() : nullptr;
        if (was != is)
            visit(was, is);
        if (takesLeft)
            ++left;
        if (takesRight)
            ++right;
    }
}

void retire(ChangeRules& event, const BlockKey& key)
{
    if (key.kind == BlockKind::policy) {
        PolicyBlock retired;
        retired.id = key.id;
        retired.retired = true;
        event.policies.push_back(std::move(retired));
    } else if (key.kind == BlockKind::application) {
        event.impacts.push_back({key.id, std::nullopt, {}});
    }
}

void put(ChangeRules& event, const RuleBlock& block)
{
    if (const PolicyBlock* policy = block.policy())
        event.policies.push_back(*policy);
    else if (const ImpactBlock* impact = block.impact())
        event.impacts.push_back(*impact);
}

std::vector<std::string> idsOf(const Catalog& catalog, const std::vector<RegionIndex>& set)
{
    std::vector<std::string> ids;
    ids.reserve(set.size());
    for (const RegionIndex region : set)
        ids.push_back(catalog.region(region).id);
    return ids;
}

ImpactBlock impactBlock(const Catalog& catalog, ApplicationIndex application,
                        const ApplicationImpact& impact)
{
    ImpactBlock block{catalog.application(application).id, impact.own, {}};
    for (const ScenarioRule& rule : impact.scenarios)
        block.scenarios.push_back({idsOf(catalog, rule.failureSet), rule.rto, rule.impact});
    return block;
}

PolicyBlock policyBlock(const Catalog& catalog, const FailoverPolicy& policy)
{
    PolicyBlock block;
    block.id = policy.id;
    block.allowedRegions = idsOf(catalog, policy.allowedRegions);
    for (const FailoverRule& rule : policy.rules)
        block.rules.push_back({idsOf(catalog, rule.failureSet),
                               rule.holds() ? std::string() : catalog.region(rule.target).id});
    return block;
}

template <typename Spec>
void addSubjects(std::vector<PolicyBlock>& blocks, PolicyScope scope,
                 const std::vector<PolicyIndex>& assigned, const std::vector<Spec>& table)
{
    for (std::size_t i = 0; i < assigned.size(); ++i)
        if (assigned[i].valid())
            subjectsOf(blocks[assigned[i].value], scope).push_back(table[i].id);
}

// The block of a side of a change, which must be there.
Result<RuleBlock> sideOf(const std::string& text)
{
    auto block = parseBlock(text);
    if (block && blockText(*block) != text)
        return fail(ErrorCode::badInput,
                    "A change of the rules has " + blockName(block->key()) +
                        " in another form than the canonical one; print it again.",
                    {{"block", blockName(block->key())}});
    return block;
}

// What a change makes of its block; none: it goes.
struct ReadChange {
    BlockKey key;
    std::optional<RuleBlock> after;
};
Result<ReadChange> readChange(const RuleBlockChange& change)
{
    if (change.before.empty() && change.after.empty())
        return fail(ErrorCode::badInput,
                    "A change of the rules has neither a block before nor one after.");
    ReadChange read;
    if (!change.before.empty()) {
        const auto before = sideOf(change.before);
        if (!before)
            return tl::unexpected(before.error());
        read.key = before->key();
    }
    if (change.after.empty())
        return read;
    auto after = sideOf(change.after);
    if (!after)
        return tl::unexpected(after.error());
    const BlockKey key = after->key();
    if (!change.before.empty() && key != read.key)
        return fail(ErrorCode::badInput,
                    "A change of the rules makes " + blockName(read.key) + " into " +
                        blockName(key) + "; say that one goes and the other comes instead.",
                    {{"block", blockName(read.key)}});
    read.key = key;
    read.after = std::move(*after);
    return read;
}

}  // namespace

RuleBook::RuleBook(std::vector<RuleBlock> blocks)
{
    m_blocks.reserve(blocks.size());
    for (RuleBlock& block : blocks) {
        makeCanonical(block);
        BlockKey key = block.key();
        m_blocks.emplace_back(std::move(key), std::make_shared<const RuleBlock>(std::move(block)));
    }
    std::stable_sort(m_blocks.begin(), m_blocks.end(),
                     [](const Entry& a, const Entry& b) { return a.first < b.first; });
    // Of two with one key the later one counts, which is the first from behind.
    const auto kept =
        std::unique(m_blocks.rbegin(), m_blocks.rend(),
                    [](const Entry& a, const Entry& b) { return a.first == b.first; });
    m_blocks.erase(m_blocks.begin(), kept.base());
    std::erase_if(m_blocks, [](const Entry& entry) { return entry.second->saysNothing(); });
}

RuleBook::Blocks::const_iterator RuleBook::from(const BlockKey& key) const
{
    return std::lower_bound(m_blocks.begin(), m_blocks.end(), key,
                            [](const Entry& entry, const BlockKey& k) { return entry.first < k; });
}

const RuleBlock* RuleBook::find(const BlockKey& key) const
{
    const auto found = from(key);
    return found == m_blocks.end() || found->first != key ? nullptr : found->second.get();
}

const PolicyBlock* RuleBook::policy(const std::string& id) const
{
    const RuleBlock* block = find({BlockKind::policy, id});
    return block == nullptr ? nullptr : block->policy();
}

const ImpactBlock* RuleBook::impact(const std::string& application) const
{
    const RuleBlock* block = find({BlockKind::application, application});
    return block == nullptr ? nullptr : block->impact();
}

void RuleBook::put(RuleBlock block)
{
    makeCanonical(block);
    BlockKey key = block.key();
    if (block.saysNothing())
        return remove(key);
    auto shared = std::make_shared<const RuleBlock>(std::move(block));
    const auto at = m_blocks.begin() + (from(key) - m_blocks.cbegin());
    if (at != m_blocks.end() && at->first == key)
        at->second = std::move(shared);
    else
        m_blocks.emplace(at, std::move(key), std::move(shared));
}

void RuleBook::remove(const BlockKey& key)
{
    if (const auto found = from(key); found != m_blocks.end() && found->first == key)
        m_blocks.erase(found);
}

bool RuleBook::operator==(const RuleBook& other) const
{
    bool equal = true;
    visitPairs(*this, other, [&equal](const RuleBlock* a, const RuleBlock* b) {
        equal = equal && a != nullptr && b != nullptr && *a == *b;
    });
    return equal;
}

RuleBook ruleBookOf(const Catalog& catalog, const Rules& rules)
{
    std::vector<PolicyBlock> blocks;
    blocks.reserve(rules.policies.size());
    for (const FailoverPolicy& policy : rules.policies)
        blocks.push_back(policyBlock(catalog, policy));
    addSubjects(blocks, PolicyScope::volume, rules.volumePolicies, catalog.volumes);
    addSubjects(blocks, PolicyScope::recoveryGroup, rules.groupPolicies, catalog.recoveryGroups);
    addSubjects(blocks, PolicyScope::application, rules.applicationPolicies, catalog.applications);
    addSubjects(blocks, PolicyScope::entity, rules.entityPolicies, catalog.entities);
    std::vector<RuleBlock> said;
    said.reserve(blocks.size() + rules.impacts.size());
    for (std::size_t i = 0; i < blocks.size(); ++i)
        if (!rules.policies[i].retired)
            said.push_back({std::move(blocks[i]), {}, {}});
    for (std::uint32_t i = 0; i < rules.impacts.size(); ++i)
        said.push_back({impactBlock(catalog, ApplicationIndex(i), rules.impacts[i]), {}, {}});
    return RuleBook(std::move(said));
}

std::vector<RuleBlockChange> changesBetween(const RuleBook& before, const RuleBook& after)
{
    std::vector<RuleBlockChange> changes;
    visitPairs(before, after, [&changes](const RuleBlock* was, const RuleBlock* is) {
        if (was == nullptr || is == nullptr || *was != *is)
            changes.push_back({was == nullptr ? std::string() : blockText(*was),
                               is == nullptr ? std::string() : blockText(*is)});
    });
    return changes;
}

Result<BlockKey> keyOf(const RuleBlockChange& change)
{
    auto read = readChange(change);
    if (!read)
        return tl::unexpected(read.error());
    return std::move(read->key);
}

Result<RuleBook> applyChanges(RuleBook book, std::span<const RuleBlockChange> changes)
{
    std::set<BlockKey> changed;
    for (const RuleBlockChange& change : changes) {
        auto read = readChange(change);
        if (!read)
            return tl::unexpected(read.error());
        const std::string name = blockName(read->key);
        if (!changed.insert(read->key).second)
            return fail(ErrorCode::duplicateId,
                        "An edit of the rules changes " + name + " twice; say it once.",
                        {{"block", name}});
        const RuleBlock* present = book.find(read->key);
        if ((present == nullptr ? std::string() : blockText(*present)) != change.before)
            return fail(ErrorCode::stale,
                        "In the rules, " + name +
                            " is not as it was when this edit was made; look at what changed and "
                            "edit it again.",
                        {{"block", name}});
        if (read->after)
            book.put(std::move(*read->after));
        else
            book.remove(read->key);
    }
    return book;
}

Result<ChangeRules> ruleEvent(std::span<const RuleBlockChange> changes)
{
    ChangeRules event;
    for (const RuleBlockChange& change : changes) {
        const auto read = readChange(change);
        if (!read)
            return tl::unexpected(read.error());
        if (read->after)
            put(event, *read->after);
        else
            retire(event, read->key);
    }
    if (event.policies.empty() && event.impacts.empty())
        return fail(ErrorCode::badInput,
                    "This edit of the rules changes no policy and no impact, so there is nothing "
                    "to put in force.");
    const std::size_t longest = std::max(event.policies.size(), event.impacts.size());
    if (longest > eventListMax)
        return fail(ErrorCode::badInput,
                    "This edit of the rules changes " + std::to_string(longest) +
                        " policies or applications; one edit takes at most " +
                        std::to_string(eventListMax) + " of each. Make several of it.",
                    {{"members", std::to_string(longest)}});
    return event;
}

ChangeRules eventBetween(const RuleBook& before, const RuleBook& after)
{
    ChangeRules event;
    visitPairs(before, after, [&event](const RuleBlock* was, const RuleBlock* is) {
        if (is == nullptr)
            retire(event, was->key());
        else if (was == nullptr || was->content != is->content)
            put(event, *is);
    });
    return event;
}

}  // namespace estate
