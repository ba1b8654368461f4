// The rules as people read and edit them: blocks of text (rules_text.h), what differs between two
// books, and the event that puts the difference in force.
#pragma once

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/governance_event.h"
#include "engine/rules/rule_block.h"

namespace estate {

// Copies share their blocks, so that a book with one edit costs little beside the other one.
class RuleBook {
public:
    using Entry = std::pair<BlockKey, std::shared_ptr<const RuleBlock>>;
    using Blocks = std::vector<Entry>;

    RuleBook() = default;
    // As put() one after the other, whatever their order, at the price of sorting them.
    explicit RuleBook(std::vector<RuleBlock> blocks);

    // In the order of their keys, which is that of a text.
    [[nodiscard]] const Blocks& blocks() const { return m_blocks; }
    [[nodiscard]] const RuleBlock* find(const BlockKey& key) const;  // or null
    [[nodiscard]] const PolicyBlock* policy(const std::string& id) const;
    [[nodiscard]] const ImpactBlock* impact(const std::string& application) const;

    // In place of the one with its key, in canonical form; a block that says nothing goes.
    void put(RuleBlock block);
    void remove(const BlockKey& key);

    bool operator==(const RuleBook& other) const;

private:
    [[nodiscard]] Blocks::const_iterator from(const BlockKey& key) const;

    Blocks m_blocks;
};

// What is in force, without comments: they are no part of the rules. Retired policies are left out.
[[nodiscard]] RuleBook ruleBookOf(const Catalog& catalog, const Rules& rules);

// The blocks that differ, comments included, in the order of a text. Blocks that two books share
// cost a comparison of pointers.
[[nodiscard]] std::vector<RuleBlockChange> changesBetween(const RuleBook& before,
                                                          const RuleBook& after);

// Which block a change is of. badInput: it has neither side, a side that is not one block in
// canonical form, or sides of different blocks.
[[nodiscard]] Result<BlockKey> keyOf(const RuleBlockChange& change);
// All of them or nothing. stale, with the block's name in the field "block": its `before` is not
// what the book says. duplicateId: a block twice. What keyOf refuses.
[[nodiscard]] Result<RuleBook> applyChanges(RuleBook book,
                                            std::span<const RuleBlockChange> changes);

// A policy without an `after` is retired, an application without one has no impact. Changes of
// comments give the blocks as they are. badInput: nothing but the file's own comments changes, or
// more than eventListMax policies or applications. What keyOf refuses.
[[nodiscard]] Result<ChangeRules> ruleEvent(std::span<const RuleBlockChange> changes);
// The same for two books; comments count for nothing. Empty when they say the same.
[[nodiscard]] ChangeRules eventBetween(const RuleBook& before, const RuleBook& after);

}  // namespace estate
