// Edits of the rules that nobody approved yet, one after the other, with undo and redo. A draft
// keeps what it changes and nothing else, so it stays an edit of whatever is approved meanwhile.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/error.h"
#include "engine/rules/rule_book.h"

namespace estate {

inline constexpr std::size_t draftEditsMax = 1'000;
inline constexpr std::size_t draftBytesMax = std::size_t{32} << 20;  // of the changes of all edits
inline constexpr std::size_t draftBlocksMax = 65'536;                // changed by one edit

// A step of undo and redo.
struct DraftEdit {
    std::string label;
    std::vector<RuleBlockChange> changes;
    bool operator==(const DraftEdit&) const = default;
};

// The draft changes a block that is, in what is approved, neither as it was when the draft changed
// it nor as the draft has it.
struct DraftConflict {
    BlockKey key;
    std::string base;    // as it was; empty: there was none
    std::string theirs;  // as it is approved
    std::string mine;    // as the draft has it
    bool operator==(const DraftConflict&) const = default;
};
enum class ConflictChoice : std::uint8_t { keepMine, takeTheirs };

class RuleDraft {
public:
    // Of `base`, the digest of the rules that were in force. badInput: a name or author that is no
    // id (identifiers.h).
    [[nodiscard]] static Result<RuleDraft> make(std::string name, std::string author, Digest base);
    // As it was kept: the first `cursor` edits are done, the others were undone. badInput: what
    // edit() refuses, but for a `before` that is not as the draft has it.
    [[nodiscard]] static Result<RuleDraft> restore(std::string name, std::string author,
                                                   Digest base, std::vector<DraftEdit> edits,
                                                   std::size_t cursor);

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const std::string& author() const { return m_author; }
    [[nodiscard]] const Digest& base() const { return m_base; }
    [[nodiscard]] const std::vector<DraftEdit>& edits() const { return m_edits; }
    [[nodiscard]] std::size_t cursor() const { return m_cursor; }
    bool operator==(const RuleDraft& other) const;

    // What was undone is forgotten. badInput: no change, one that changes nothing, what keyOf
    // refuses, or more than the bounds above. duplicateId: a block twice. stale: the draft has the
    // block otherwise than the change's `before`; edit draft.book(approved). Refused, it changes
    // nothing.
    [[nodiscard]] Result<void> edit(std::string label, std::vector<RuleBlockChange> changes);
    // Makes the book of the whole text. False: it says what the draft says already. What parseRules
    // and edit() refuse.
    [[nodiscard]] Result<bool> replaceText(const RuleBook& approved, std::string label,
                                           std::string_view wholeText);

    [[nodiscard]] bool canUndo() const { return m_cursor > 0; }
    [[nodiscard]] bool canRedo() const { return m_cursor < m_edits.size(); }
    // False: there is nothing to undo, or to redo.
    bool undo();
    bool redo();

    // What all edits that are done come to, by block, in the order of a text.
    [[nodiscard]] std::vector<RuleBlockChange> netChanges() const;
    // The approved rules with the draft's, which win where both changed. A proposal is of
    // changesBetween(approved, draft.book(approved)) once there is no conflict.
    [[nodiscard]] RuleBook book(const RuleBook& approved) const;
    [[nodiscard]] std::vector<DraftConflict> conflicts(const RuleBook& approved) const;
    // An edit like any other. notFound: there is no such conflict.
    [[nodiscard]] Result<void> resolveConflict(const RuleBook& approved, const BlockKey& key,
                                               ConflictChoice choice);

private:
    struct Net {
        const std::string* before;
        const std::string* after;
    };

    RuleDraft() = default;
    [[nodiscard]] Result<void> append(DraftEdit edit, bool follows);
    [[nodiscard]] const std::string* latest(const BlockKey& key) const;
    [[nodiscard]] std::map<BlockKey, Net> net() const;
    [[nodiscard]] std::map<BlockKey, Net> netOn(const RuleBook& approved) const;
    // Null: never.
    [[nodiscard]] const std::string* saidOnce(const BlockKey& key, const std::string& text) const;

    std::string m_name;
    std::string m_author;
    Digest m_base;
    std::vector<DraftEdit> m_edits;
    std::vector<std::vector<BlockKey>> m_keys;  // of each edit's changes
    std::size_t m_cursor = 0;
};

}  // namespace estate
