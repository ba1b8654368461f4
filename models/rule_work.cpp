#include "models/rule_work.h"

#include <utility>

#include "engine/rules/rule_check.h"
#include "models/words.h"

using namespace estate;

RuleWork::RuleWork(Desk* desk, QObject* parent) : QObject(parent), m_desk(desk), m_drafting(desk)
{
    connect(desk, &Desk::opened, this, [this] { m_another = true; });
    connect(desk, &Desk::replaced, this, &RuleWork::replace);
    connect(desk, &Desk::eventsAppended, this, &RuleWork::follow);
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &RuleWork::refresh);
    refresh();
}

QString RuleWork::draftName() const
{
    return m_draft ? toText(m_draft->name()) : QString();
}

// Most moments of a journal have the rules of the one before. Others are shown in a slice of their
// own: what is shown until then stands by itself. A draft is of now, and there again after a look
// back.
void RuleWork::replace()
{
    bool another = false;
    if (m_another)
        m_draftOfNow.clear();
    else if (m_draft)
        m_draftOfNow = draftName();
    if (m_draft) {
        m_draft.reset();
        another = true;
    }
    if (!m_draftOfNow.isEmpty() && m_desk->isOpen() && !m_desk->inPast()) {
        m_draft = m_drafting.find(m_draftOfNow);
        m_draftOfNow.clear();
        another = true;
    }
    if (m_another)
        refresh();
    else if (readApproved() || another)
        m_later.start();
    else
        emit moved();
    emit draftsChanged();
}

// A draft that came into force is done with: the next edit begins another.
void RuleWork::follow()
{
    if (!readApproved())
        return;
    const bool came = m_draft && !m_changes.empty() && m_draft->book(m_approved) == m_approved &&
                      m_draft->conflicts(m_approved).empty();
    if (came)
        m_draft.reset();
    refresh();
    if (came)
        emit draftsChanged();
}

// Blocks that are as they were are shared with what was made of them: a draft is compared quickly.
bool RuleWork::readApproved()
{
    const Digest rules = m_desk->state().rules().digest();
    const auto& texts = m_desk->workspace().governance().ruleTexts();
    if (rules == m_rules && texts == m_texts)
        return false;
    m_rules = rules;
    m_texts = texts;
    m_approved = m_desk->workspace().approvedRules();
    return true;
}

void RuleWork::refresh()
{
    m_later.stop();
    if (!m_desk->isOpen())
        return;
    readApproved();
    m_another = false;
    m_shown = m_draft ? m_draft->book(m_approved) : m_approved;
    m_changes = m_draft ? changesBetween(m_approved, m_shown) : std::vector<RuleBlockChange>();
    m_conflicts = m_draft ? m_draft->conflicts(m_approved) : std::vector<DraftConflict>();
    emit changed();
}

bool RuleWork::open(const QString& draft)
{
    if (draft.isEmpty()) {
        m_draft.reset();
    } else {
        auto found = m_drafting.find(draft);
        if (!found)
            return false;
        m_draft = std::move(found);
    }
    refresh();
    return true;
}

bool RuleWork::begin(const QString& name)
{
    if (!m_drafting.begin(name) || !open(name.trimmed()))
        return false;
    emit draftsChanged();
    return true;
}

bool RuleWork::edit(const QString& label, const std::vector<RuleBlockChange>& changes)
{
    if (changes.empty())
        return true;
    const bool begins = !m_draft;
    if (begins) {
        const QString name = m_drafting.freeName();
        if (!m_drafting.begin(name))
            return false;
        m_draft = m_drafting.find(name);
        if (!m_draft)
            return false;
    }
    const bool edited = m_drafting.edit(draftName(), label, changes);
    if (edited)
        m_draft = m_drafting.find(draftName());
    if (edited || begins) {
        refresh();
        emit draftsChanged();
    }
    return edited;
}

std::optional<Error> RuleWork::obstacle(const Result<std::vector<RuleBlockChange>>& changes) const
{
    if (!changes)
        return changes.error();
    const auto book = applyChanges(m_shown, *changes);
    if (!book)
        return book.error();
    const RulesInForce approved{m_desk->state().rules(), m_desk->workspace().approvedRules()};
    const auto problems = checkRules(m_desk->catalog(), approved, *book);
    if (problems.empty())
        return std::nullopt;
    return Error{problems.front().code, problems.front().message, {}};
}

bool RuleWork::edit(const QString& label, const Result<std::vector<RuleBlockChange>>& changes)
{
    if (const auto refused = obstacle(changes)) {
        m_desk->report(*refused);
        return false;
    }
    return edit(label, *changes);
}

bool RuleWork::resolve(const BlockKey& block, ConflictChoice choice)
{
    if (!m_draft || !m_drafting.resolve(draftName(), block, choice))
        return false;
    const bool opened = open(draftName());
    emit draftsChanged();
    return opened;
}

bool RuleWork::undo()
{
    if (!m_draft || !m_drafting.undo(draftName()))
        return false;
    const bool opened = open(draftName());
    emit draftsChanged();
    return opened;
}

bool RuleWork::redo()
{
    if (!m_draft || !m_drafting.redo(draftName()))
        return false;
    const bool opened = open(draftName());
    emit draftsChanged();
    return opened;
}

bool RuleWork::end()
{
    if (!m_draft || !m_drafting.end(draftName()))
        return false;
    const bool opened = open(QString());
    emit draftsChanged();
    return opened;
}

std::optional<Digest> RuleWork::propose(const QString& title)
{
    return m_draft ? m_drafting.propose(draftName(), title) : std::nullopt;
}
