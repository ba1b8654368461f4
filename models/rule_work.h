// The rules that are on the table in room Rules: the approved ones, or those of a draft. Every edit
// goes through here; one of the approved rules begins a draft first.
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>
#include <vector>

#include "models/rule_drafting.h"

class RuleWork : public QObject {
    Q_OBJECT

public:
    explicit RuleWork(Desk* desk, QObject* parent = nullptr);

    [[nodiscard]] Desk* desk() const { return m_desk; }
    [[nodiscard]] const estate::RuleBook& approved() const { return m_approved; }
    [[nodiscard]] const estate::RuleBook& shown() const { return m_shown; }
    [[nodiscard]] const std::optional<estate::RuleDraft>& draft() const { return m_draft; }
    [[nodiscard]] QString draftName() const;
    [[nodiscard]] const std::vector<estate::RuleBlockChange>& changes() const { return m_changes; }
    [[nodiscard]] const std::vector<estate::DraftConflict>& conflicts() const
    {
        return m_conflicts;
    }
    [[nodiscard]] const RuleDrafting& drafting() const { return m_drafting; }

    // Nothing: the approved rules.
    bool open(const QString& draft);
    bool begin(const QString& name);
    // False: refused. No changes are no edit.
    bool edit(const QString& label, const std::vector<estate::RuleBlockChange>& changes);
    // Why an edit of a single thing (rule_edit.h) can't be kept: what it refuses itself, or what
    // the estate says against it.
    [[nodiscard]] std::optional<estate::Error>
    obstacle(const estate::Result<std::vector<estate::RuleBlockChange>>& changes) const;
    // Once there is none.
    bool edit(const QString& label,
              const estate::Result<std::vector<estate::RuleBlockChange>>& changes);
    bool resolve(const estate::BlockKey& block, estate::ConflictChoice choice);
    bool undo();
    bool redo();
    bool end();
    [[nodiscard]] std::optional<estate::Digest> propose(const QString& title);

signals:
    void draftsChanged();
    void changed();  // other rules are shown
    void moved();    // another moment is looked at, in which the same rules are approved

private:
    void follow();
    void replace();
    bool readApproved();  // false: they are as they were
    void refresh();

    Desk* m_desk;
    QTimer m_later;         // to refresh
    QString m_draftOfNow;   // while the past is looked at
    bool m_another = true;  // journal is open, and nothing of it is read yet
    RuleDrafting m_drafting;
    estate::RuleBook m_approved;
    estate::RuleBook m_shown;
    std::optional<estate::RuleDraft> m_draft;
    std::vector<estate::RuleBlockChange> m_changes;
    std::vector<estate::DraftConflict> m_conflicts;
    // What m_approved was made of.
    estate::Digest m_rules;
    std::map<estate::BlockKey, std::string> m_texts;
};
