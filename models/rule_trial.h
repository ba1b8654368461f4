// One failure set under the rules on the table against the approved ones: which groups go another
// way. A preview of each side; nothing is changed.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "models/desk.h"

struct TriedGroup {
    std::string group;
    std::string application;
    std::string source;
    std::string before;  // region, or empty
    std::string after;
    QString statusBefore;  // met missed held short deferred, or nothing: not lost then
    QString statusAfter;
    std::uint64_t lostBefore = 0;  // operations
    std::uint64_t lostAfter = 0;
    QString why;  // of what is not recovered then, in the draft
    [[nodiscard]] bool differs() const;
    [[nodiscard]] bool recoveredBefore() const;
    [[nodiscard]] bool recoveredAfter() const;
    // Above 0: the draft does better by it, below: worse. Where both recover it within its RTO, or
    // neither does, fewer operations lost are better.
    [[nodiscard]] int gain() const;
    bool operator==(const TriedGroup&) const = default;
};
struct TriedSet {
    std::vector<TriedGroup> groups;  // in the order of the plan
    estate::PlanSummary before;
    estate::PlanSummary after;
    [[nodiscard]] std::uint64_t changed() const;
};

// How the draft does against the approved rules, in groups.
struct TriedVerdict {
    std::uint64_t better = 0;
    std::uint64_t worse = 0;
    std::uint64_t recoverHeld = 0;    // of the better: held by the approved rules
    std::uint64_t recoverOthers = 0;  // of the better: not recovered for another reason
    std::uint64_t heldNoMore = 0;     // of the worse: held before, now neither held nor recovered
    std::uint64_t recoverNoMore = 0;  // of the worse
    bool operator==(const TriedVerdict&) const = default;
};
[[nodiscard]] TriedVerdict verdictOf(const TriedSet& tried);
// Stable: better worse mixed, or same; and for people.
[[nodiscard]] QString verdictKey(const TriedVerdict& verdict);
[[nodiscard]] QString verdictText(const TriedVerdict& verdict, std::uint64_t changed);

// `edited`: the desk's state with other rules.
[[nodiscard]] estate::Result<TriedSet> tryRules(const Desk& desk, const estate::EstateState& edited,
                                                const estate::FailureSet& failures);

// As people type ids (failure_ids.h), each once. The first that the estate does not have:
// unknownId.
[[nodiscard]] estate::Result<estate::FailureSet> lossIn(const Desk& desk, const QString& text);
