#include "models/rule_drafting.h"

#include <algorithm>

#include "models/words.h"

using namespace estate;

std::vector<RuleDraft> RuleDrafting::all() const
{
    if (!m_desk->isOpen())
        return {};
    auto drafts = m_desk->workspace().drafts();
    if (drafts)
        return std::move(*drafts);
    m_desk->report(drafts.error());
    return {};
}

std::optional<RuleDraft> RuleDrafting::find(const QString& name) const
{
    if (!m_desk->isOpen())
        return std::nullopt;
    auto draft = m_desk->workspace().draft(name.toStdString());
    if (draft)
        return std::move(*draft);
    m_desk->report(draft.error());
    return std::nullopt;
}

QString RuleDrafting::freeName() const
{
    const std::vector<RuleDraft> drafts = all();
    // One more than there are is enough to find a free one.
    for (std::size_t number = 1; number <= drafts.size() + 1; ++number) {
        const std::string name = "rules-" + std::to_string(number);
        const bool taken = std::any_of(drafts.begin(), drafts.end(),
                                       [&name](const RuleDraft& d) { return d.name() == name; });
        if (!taken)
            return toText(name);
    }
    return {};
}

// What was done to a draft stands in the log too, which can wait for the draft to be shown.
bool RuleDrafting::done(const Result<void>& result)
{
    if (result)
        m_desk->noteEventsNext();
    else
        m_desk->noteRefusal(result.error());
    return result.has_value();
}

bool RuleDrafting::done(const Result<bool>& result)
{
    if (!result)
        m_desk->noteRefusal(result.error());
    else if (*result)
        m_desk->noteEventsNext();
    return result.value_or(false);
}

bool RuleDrafting::begin(const QString& name)
{
    return done(
        m_desk->workspace().beginDraft(name.trimmed().toStdString(), actor(), m_desk->now()));
}

bool RuleDrafting::edit(const QString& name, const QString& label,
                        const std::vector<RuleBlockChange>& changes)
{
    return done(m_desk->workspace().editDraft(name.toStdString(), actor(), label.toStdString(),
                                              changes, m_desk->now()));
}

bool RuleDrafting::resolve(const QString& name, const BlockKey& block, ConflictChoice choice)
{
    return done(m_desk->workspace().resolveDraft(name.toStdString(), actor(), block, choice,
                                                 m_desk->now()));
}

bool RuleDrafting::undo(const QString& name)
{
    return done(m_desk->workspace().undoDraft(name.toStdString(), actor(), m_desk->now()));
}

bool RuleDrafting::redo(const QString& name)
{
    return done(m_desk->workspace().redoDraft(name.toStdString(), actor(), m_desk->now()));
}

bool RuleDrafting::end(const QString& name)
{
    return done(m_desk->workspace().endDraft(name.toStdString(), actor(), m_desk->now()));
}

std::optional<Digest> RuleDrafting::propose(const QString& name, const QString& title)
{
    const auto proposed = m_desk->workspace().proposeDraft(
        name.toStdString(), actor(), title.trimmed().toStdString(), m_desk->now());
    if (!proposed) {
        m_desk->noteRefusal(proposed.error());
        return std::nullopt;
    }
    m_desk->noteEvents();
    return *proposed;
}
