// The part of a Workspace that keeps drafts of the rules.
#include "engine/journal/workspace.h"
#include "engine/journal/workspace_parts.h"
#include "engine/rules/rules_text.h"
#include "engine/wire/journal_image.h"

namespace estate {

namespace {

Result<RuleDraft> draftOf(const DraftRow& row)
{
    std::vector<DraftEdit> edits;
    for (const DraftEditRow& edit : row.edits) {
        auto changes = decodeRuleChanges(edit.payload);
        if (!changes)
            return tl::unexpected(changes.error());
        edits.push_back({edit.label, std::move(*changes)});
    }
    return RuleDraft::restore(row.name, row.author, row.base, std::move(edits),
                              static_cast<std::size_t>(row.cursor));
}

}  // namespace

const RuleBook& Workspace::approvedRules() const
{
    return m_parts->approvedRules.of(state(), governance()).book();
}

Result<std::vector<RuleDraft>> Workspace::drafts() const
{
    const auto rows = journal().drafts();
    if (!rows)
        return tl::unexpected(rows.error());
    std::vector<RuleDraft> drafts;
    for (const DraftRow& row : *rows) {
        auto draft = draftOf(row);
        if (!draft)
            return tl::unexpected(draft.error());
        drafts.push_back(std::move(*draft));
    }
    return drafts;
}

Result<RuleDraft> Workspace::draft(const std::string& name) const
{
    const auto row = journal().draft(name);
    return row ? draftOf(*row) : tl::unexpected(row.error());
}

Result<void> Workspace::requireDrafter(const std::string& actor) const
{
    return require(actor, Role::deskOperator, "edit a draft");
}

Result<void> Workspace::beginDraft(const std::string& name, const std::string& author,
                                   Timestamp now)
{
    if (auto allowed = requireDrafter(author); !allowed)
        return allowed;
    if (auto made = RuleDraft::make(name, author, state().rules().digest()); !made)
        return tl::unexpected(made.error());
    auto noted = m_parts->change(author, now);
    if (!noted)
        return tl::unexpected(noted.error());
    if (auto added = noted->add(AuditNoted{"draft-begun", name, {}}); !added)
        return tl::unexpected(added.error());
    return m_parts->adopt(std::move(*noted), [&] {
        return m_parts->journal.beginDraft(name, author, state().rules().digest());
    });
}

// Journals how the second differs from the first: at most one edit more, or another cursor.
Result<void> Workspace::keepEdits(const RuleDraft& before, const RuleDraft& after)
{
    const bool edited = after.cursor() > 0 && after.edits().size() == after.cursor() &&
                        (after.edits().size() != before.edits().size() ||
                         after.edits().back() != before.edits().back());
    if (!edited)
        return m_parts->journal.moveDraftCursor(after.name(), after.cursor());
    const DraftEdit& edit = after.edits().back();
    auto payload = encodeRuleChanges(edit.changes);
    if (!payload)
        return tl::unexpected(payload.error());
    return m_parts->journal.putDraftEdit(after.name(), {edit.label, std::move(*payload)});
}

// The draft's rows and the record of who changed it are durable together, or not at all.
Result<void> Workspace::keepDraft(const std::string& actor, const std::string& action,
                                  const RuleDraft& before, const RuleDraft& after, Timestamp now)
{
    if (after == before)
        return {};
    auto noted = m_parts->change(actor, now);
    if (!noted)
        return tl::unexpected(noted.error());
    PrintedRules& approved = m_parts->approvedRules.of(state(), governance());
    const Digest content = sha256(approved.textOf(after.book(approved.book())));
    if (auto added = noted->add(AuditNoted{action, after.name(), content}); !added)
        return tl::unexpected(added.error());
    return m_parts->adopt(std::move(*noted), [&] { return keepEdits(before, after); });
}

Result<RuleDraft> Workspace::draftFor(const std::string& actor, const std::string& name) const
{
    if (auto allowed = requireDrafter(actor); !allowed)
        return tl::unexpected(allowed.error());
    return draft(name);
}

Result<void> Workspace::editDraft(const std::string& name, const std::string& actor,
                                  const std::string& label,
                                  const std::vector<RuleBlockChange>& changes, Timestamp now)
{
    const auto found = draftFor(actor, name);
    if (!found)
        return tl::unexpected(found.error());
    RuleDraft edited = *found;
    if (auto done = edited.edit(actor + ": " + label, changes); !done)
        return done;
    return keepDraft(actor, "draft-edited", *found, edited, now);
}

Result<bool> Workspace::editDraftText(const std::string& name, const std::string& actor,
                                      const std::string& label, std::string_view text,
                                      Timestamp now)
{
    const auto found = draftFor(actor, name);
    if (!found)
        return tl::unexpected(found.error());
    RuleDraft edited = *found;
    const auto changed = edited.replaceText(approvedRules(), actor + ": " + label, text);
    if (!changed || !*changed)
        return changed;
    if (auto kept = keepDraft(actor, "draft-edited", *found, edited, now); !kept)
        return tl::unexpected(kept.error());
    return true;
}

Result<void> Workspace::resolveDraft(const std::string& name, const std::string& actor,
                                     const BlockKey& block, ConflictChoice choice, Timestamp now)
{
    const auto found = draftFor(actor, name);
    if (!found)
        return tl::unexpected(found.error());
    RuleDraft edited = *found;
    if (auto done = edited.resolveConflict(approvedRules(), block, choice); !done)
        return done;
    return keepDraft(actor, "draft-resolved", *found, edited, now);
}

Result<bool> Workspace::undoDraft(const std::string& name, const std::string& actor, Timestamp now)
{
    const auto found = draftFor(actor, name);
    if (!found)
        return tl::unexpected(found.error());
    RuleDraft undone = *found;
    if (!undone.undo())
        return false;
    if (auto kept = keepDraft(actor, "draft-undone", *found, undone, now); !kept)
        return tl::unexpected(kept.error());
    return true;
}

Result<bool> Workspace::redoDraft(const std::string& name, const std::string& actor, Timestamp now)
{
    const auto found = draftFor(actor, name);
    if (!found)
        return tl::unexpected(found.error());
    RuleDraft redone = *found;
    if (!redone.redo())
        return false;
    if (auto kept = keepDraft(actor, "draft-redone", *found, redone, now); !kept)
        return tl::unexpected(kept.error());
    return true;
}

Result<void> Workspace::endDraft(const std::string& name, const std::string& actor, Timestamp now)
{
    if (auto allowed = requireDrafter(actor); !allowed)
        return allowed;
    if (auto found = draft(name); !found && found.error().code == ErrorCode::unknownId)
        return tl::unexpected(found.error());
    auto noted = m_parts->change(actor, now);
    if (!noted)
        return tl::unexpected(noted.error());
    if (auto added = noted->add(AuditNoted{"draft-ended", name, {}}); !added)
        return tl::unexpected(added.error());
    return m_parts->adopt(std::move(*noted), [&] { return m_parts->journal.endDraft(name); });
}

Result<Digest> Workspace::proposeDraft(const std::string& name, const std::string& author,
                                       const std::string& title, Timestamp now, Duration lifetime)
{
    const auto found = draft(name);
    if (!found)
        return tl::unexpected(found.error());
    const RuleBook& approved = approvedRules();
    const std::vector<DraftConflict> conflicts = found->conflicts(approved);
    if (!conflicts.empty()) {
        Error error{ErrorCode::stale,
                    "The draft \"" + name + "\" changes " + std::to_string(conflicts.size()) +
                        " blocks that were approved otherwise meanwhile: " +
                        blockName(conflicts.front().key) +
                        (conflicts.size() > 1 ? " and others" : "") +
                        ". Say for each whose wording counts.",
                    {{"draft", name}}};
        for (const DraftConflict& conflict : conflicts)
            error.fields.push_back({"block", keyText(conflict.key)});
        return tl::unexpected(std::move(error));
    }
    return proposeRules(author, title, changesBetween(approved, found->book(approved)), now,
                        lifetime);
}

Result<void> Workspace::checkNotProposed(const std::vector<RuleBlockChange>& changes) const
{
    for (const auto& proposal : proposals().all()) {
        const bool waits = proposal->status == ProposalStatus::open ||
                           proposal->status == ProposalStatus::approved;
        if (waits && !changes.empty() && proposal->content.ruleChanges.items() == changes)
            return fail(ErrorCode::notAllowed,
                        "Proposal " + proposal->content.proposal.brief() + " (\"" +
                            proposal->content.title + "\" by " + proposal->author +
                            ") proposes exactly these rules already. Edit them further, or "
                            "withdraw that one first.",
                        {{"proposal", proposal->content.proposal.hex()}});
    }
    return {};
}

Result<Digest> Workspace::proposeRules(const std::string& author, const std::string& title,
                                       const std::vector<RuleBlockChange>& changes, Timestamp now,
                                       Duration lifetime)
{
    if (changes.empty())
        return fail(ErrorCode::badInput,
                    "The rules are so already; there is nothing to propose. Edit the draft first.");
    if (const auto fresh = checkNotProposed(changes); !fresh)
        return tl::unexpected(fresh.error());
    ProposalOpened content;
    content.title = title;
    content.ruleChanges = changes;
    return proposeAtOnce(author, std::move(content), now, lifetime);
}

}  // namespace estate
