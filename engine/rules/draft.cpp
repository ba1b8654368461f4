#include "engine/rules/draft.h"

#include <algorithm>
#include <set>

#include "engine/estate/identifiers.h"
#include "engine/rules/rules_text.h"

namespace estate {

namespace {

std::size_t bytesOf(const DraftEdit& edit)
{
    std::size_t bytes = edit.label.size();
    for (const RuleBlockChange& change : edit.changes)
        bytes += change.before.size() + change.after.size();
    return bytes;
}

std::string textOf(const RuleBlock* block)
{
    return block == nullptr ? std::string() : blockText(*block);
}

}  // namespace

Result<RuleDraft> RuleDraft::make(std::string name, std::string author, Digest base)
{
    for (const std::string* id : {&name, &author})
        if (auto valid = checkForeignId(*id); !valid)
            return tl::unexpected(valid.error());
    RuleDraft draft;
    draft.m_name = std::move(name);
    draft.m_author = std::move(author);
    draft.m_base = base;
    return draft;
}

Result<RuleDraft> RuleDraft::restore(std::string name, std::string author, Digest base,
                                     std::vector<DraftEdit> edits, std::size_t cursor)
{
    auto draft = make(std::move(name), std::move(author), base);
    if (!draft)
        return draft;
    if (cursor > edits.size())
        return fail(ErrorCode::badInput, "A draft has done more edits than it has.");
    for (DraftEdit& edit : edits)
        if (auto appended = draft->append(std::move(edit), false); !appended)
            return tl::unexpected(appended.error());
    draft->m_cursor = cursor;
    return draft;
}

bool RuleDraft::operator==(const RuleDraft& other) const
{
    return m_name == other.m_name && m_author == other.m_author && m_base == other.m_base &&
           m_edits == other.m_edits && m_cursor == other.m_cursor;
}

// An edit `follows` when its `before`s have to be what the draft has; one that settles a conflict
// begins anew at what is approved.
Result<void> RuleDraft::append(DraftEdit edit, bool follows)
{
    if (auto valid = checkForeignId(edit.label); !valid)
        return fail(ErrorCode::badInput, "An edit needs a label: " + valid.error().message);
    if (edit.changes.empty())
        return fail(ErrorCode::badInput, "This edit changes nothing.");
    if (edit.changes.size() > draftBlocksMax)
        return fail(ErrorCode::badInput, "This edit changes " +
                                             std::to_string(edit.changes.size()) +
                                             " blocks; one edit changes at most " +
                                             std::to_string(draftBlocksMax) + ".");
    std::vector<BlockKey> keys;
    std::set<BlockKey> seen;
    std::set<BlockKey> changed;
    if (follows)
        for (const auto& [key, net] : net())
            if (*net.before != *net.after)
                changed.insert(key);
    for (const RuleBlockChange& change : edit.changes) {
        auto key = keyOf(change);
        if (!key)
            return tl::unexpected(key.error());
        const std::string name = blockName(*key);
        if (!seen.insert(*key).second)
            return fail(ErrorCode::duplicateId,
                        "This edit changes " + name + " twice; say it once.", {{"block", name}});
        if (follows && change.before == change.after)
            return fail(ErrorCode::badInput, "This edit leaves " + name + " as it is.",
                        {{"block", name}});
        // What was changed and changed back is as it is approved, whatever that is by now.
        const std::string* present = follows && changed.contains(*key) ? latest(*key) : nullptr;
        if (present != nullptr && *present != change.before)
            return fail(ErrorCode::stale,
                        "The draft has " + name +
                            " otherwise than this edit expects; look at it and edit it again.",
                        {{"block", name}});
        keys.push_back(std::move(*key));
    }
    if (m_cursor >= draftEditsMax)
        return fail(ErrorCode::badInput,
                    "This draft has " + std::to_string(draftEditsMax) +
                        " edits, and there is no room for more: propose it, or begin another.");
    std::size_t bytes = bytesOf(edit);
    for (std::size_t i = 0; i < m_cursor; ++i)
        bytes += bytesOf(m_edits[i]);
    if (bytes > draftBytesMax)
        return fail(ErrorCode::badInput, "The edits of this draft come to more than " +
                                             std::to_string(draftBytesMax) +
                                             " bytes: propose it, or begin another.");
    m_edits.resize(m_cursor);
    m_keys.resize(m_cursor);
    m_edits.push_back(std::move(edit));
    m_keys.push_back(std::move(keys));
    m_cursor = m_edits.size();
    return {};
}

Result<void> RuleDraft::edit(std::string label, std::vector<RuleBlockChange> changes)
{
    return append({std::move(label), std::move(changes)}, true);
}

Result<bool> RuleDraft::replaceText(const RuleBook& approved, std::string label,
                                    std::string_view wholeText)
{
    const auto wanted = parseRules(wholeText);
    if (!wanted)
        return tl::unexpected(wanted.error());
    auto changes = changesBetween(book(approved), *wanted);
    if (changes.empty())
        return false;
    if (auto done = edit(std::move(label), std::move(changes)); !done)
        return tl::unexpected(done.error());
    return true;
}

bool RuleDraft::undo()
{
    if (!canUndo())
        return false;
    --m_cursor;
    return true;
}

bool RuleDraft::redo()
{
    if (!canRedo())
        return false;
    ++m_cursor;
    return true;
}

// As the draft has the block; null: it never changed it.
const std::string* RuleDraft::latest(const BlockKey& key) const
{
    for (std::size_t i = m_cursor; i > 0; --i) {
        const auto& keys = m_keys[i - 1];
        const auto found = std::find(keys.begin(), keys.end(), key);
        if (found != keys.end())
            return &m_edits[i - 1].changes[static_cast<std::size_t>(found - keys.begin())].after;
    }
    return nullptr;
}

std::map<BlockKey, RuleDraft::Net> RuleDraft::net() const
{
    std::map<BlockKey, Net> net;
    for (std::size_t i = 0; i < m_cursor; ++i)
        for (std::size_t j = 0; j < m_keys[i].size(); ++j) {
            const RuleBlockChange& change = m_edits[i].changes[j];
            const auto [known, fresh] =
                net.try_emplace(m_keys[i][j], Net{&change.before, &change.after});
            if (fresh)
                continue;
            if (*known->second.after != change.before)
                known->second.before = &change.before;  // a conflict was settled
            known->second.after = &change.after;
        }
    return net;
}

std::vector<RuleBlockChange> RuleDraft::netChanges() const
{
    std::vector<RuleBlockChange> changes;
    for (const auto& [key, net] : net())
        if (*net.before != *net.after)
            changes.push_back({*net.before, *net.after});
    return changes;
}

RuleBook RuleDraft::book(const RuleBook& approved) const
{
    RuleBook book = approved;
    for (const auto& [key, net] : netOn(approved)) {
        if (*net.before == *net.after)
            continue;
        if (net.after->empty()) {
            book.remove(key);
            continue;
        }
        auto block = parseBlock(*net.after);
        ESTATE_ENSURE(block.has_value());  // append() read it
        book.put(std::move(*block));
    }
    return book;
}

const std::string* RuleDraft::saidOnce(const BlockKey& key, const std::string& text) const
{
    for (std::size_t i = 0; i < m_cursor; ++i)
        for (std::size_t j = 0; j < m_keys[i].size(); ++j)
            if (m_keys[i][j] == key && m_edits[i].changes[j].after == text)
                return &m_edits[i].changes[j].after;
    return nullptr;
}

// Where what the draft itself said once is approved by now, it goes on from there: also to what was
// approved before.
std::map<BlockKey, RuleDraft::Net> RuleDraft::netOn(const RuleBook& approved) const
{
    std::map<BlockKey, Net> found = net();
    for (auto& [key, net] : found)
        if (const std::string* said = saidOnce(key, textOf(approved.find(key))))
            net.before = said;
    return found;
}

std::vector<DraftConflict> RuleDraft::conflicts(const RuleBook& approved) const
{
    std::vector<DraftConflict> conflicts;
    for (const auto& [key, net] : netOn(approved)) {
        if (*net.before == *net.after)
            continue;
        std::string theirs = textOf(approved.find(key));
        if (theirs != *net.before && theirs != *net.after)
            conflicts.push_back({key, *net.before, std::move(theirs), *net.after});
    }
    return conflicts;
}

Result<void> RuleDraft::resolveConflict(const RuleBook& approved, const BlockKey& key,
                                        ConflictChoice choice)
{
    const std::string name = blockName(key);
    for (const DraftConflict& conflict : conflicts(approved)) {
        if (conflict.key != key)
            continue;
        const bool mine = choice == ConflictChoice::keepMine;
        std::string label = (mine ? "Keep mine: " : "Take theirs: ") + keyText(key);
        // Blocks have ids as long as a label may be.
        if (!checkForeignId(label))
            label = mine ? "Keep mine" : "Take theirs";
        RuleBlockChange change{conflict.theirs, mine ? conflict.mine : conflict.theirs};
        // Nothing cannot be made of nothing: what others took away goes from here as well.
        if (change.before.empty() && change.after.empty())
            change.before = conflict.mine;
        return append({std::move(label), {std::move(change)}}, false);
    }
    return fail(ErrorCode::notFound, "There is no conflict in " + name + ".", {{"block", name}});
}

}  // namespace estate
