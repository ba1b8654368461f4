// Drafts of the rules as the journal keeps them: the one place that edits them. What is refused is
// put down at the desk, with the person's name and time that the journal wants.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "models/desk.h"

class RuleDrafting {
public:
    explicit RuleDrafting(Desk* desk) : m_desk(desk) {}

    [[nodiscard]] std::vector<estate::RuleDraft> all() const;
    [[nodiscard]] std::optional<estate::RuleDraft> find(const QString& name) const;
    // "rules-1", or the first such name that no draft has.
    [[nodiscard]] QString freeName() const;

    // False: refused, or there was nothing to do.
    bool begin(const QString& name);
    bool edit(const QString& name, const QString& label,
              const std::vector<estate::RuleBlockChange>& changes);
    bool resolve(const QString& name, const estate::BlockKey& block, estate::ConflictChoice choice);
    bool undo(const QString& name);
    bool redo(const QString& name);
    bool end(const QString& name);
    [[nodiscard]] std::optional<estate::Digest> propose(const QString& name, const QString& title);

private:
    [[nodiscard]] std::string actor() const { return m_desk->operatorName().toStdString(); }
    [[nodiscard]] bool done(const estate::Result<void>& result);
    [[nodiscard]] bool done(const estate::Result<bool>& result);

    Desk* m_desk;
};
