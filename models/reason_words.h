// Stable reason and constraint codes in plain words. Nothing here decides anything.
#pragma once

#include <QString>
#include <QStringList>

#include "engine/estate/state.h"
#include "engine/planner/decision.h"

// met missed held short deferred
[[nodiscard]] QString decisionStatus(const estate::GroupDecision& decision);
[[nodiscard]] QString decisionStatusText(const QString& status);
[[nodiscard]] QString reasonSentence(const estate::EstateState& state,
                                     const estate::GroupDecision& decision);
[[nodiscard]] QString ruleSentence(const estate::EstateState& state, const estate::RuleTrace& trace,
                                   std::uint32_t rule);
[[nodiscard]] QString constraintSentence(const estate::DestinationVerdict& verdict);

struct ConstraintNumbers {
    QString needed;
    QString available;
    QString shortBy;
};
// With units; empty where the constraint has no number. Exact: every digit, for copies.
[[nodiscard]] ConstraintNumbers constraintNumbers(const estate::GroupDecision& decision,
                                                  const estate::DestinationVerdict& verdict,
                                                  bool exact = false);
