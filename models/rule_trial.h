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
    [[nodiscard]] bool differs() const;
    bool operator==(const TriedGroup&) const = default;
};
struct TriedSet {
    std::vector<TriedGroup> groups;  // in the order of the plan
    estate::PlanSummary before;
    estate::PlanSummary after;
    [[nodiscard]] std::uint64_t changed() const;
};

// `edited`: the desk's state with other rules.
[[nodiscard]] estate::Result<TriedSet> tryRules(const Desk& desk, const estate::EstateState& edited,
                                                const estate::FailureSet& failures);

// As people type ids (failure_ids.h), each once. The first that the estate does not have:
// unknownId.
[[nodiscard]] estate::Result<estate::FailureSet> lossIn(const Desk& desk, const QString& text);
