// The image that a journal keeps: estate.v1.JournalImage. What people agreed on is kept as the
// events that say so, and folded again; there is one rule for what they mean.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/event.h"

namespace estate {

struct GovernedEvent {
    Envelope envelope;
    std::vector<Digest> gangs;  // that it planned
    bool operator==(const GovernedEvent&) const = default;
};

struct JournalImage {
    std::string estate;  // encodeImage()
    std::vector<GovernedEvent> history;
};

[[nodiscard]] Result<std::string> encodeJournalImage(const JournalImage& image);
// damaged, newerVersion.
[[nodiscard]] Result<JournalImage> decodeJournalImage(std::string_view bytes);

// The changes of a draft's edit, as bytes.
[[nodiscard]] Result<std::string> encodeRuleChanges(std::span<const RuleBlockChange> changes);
[[nodiscard]] Result<std::vector<RuleBlockChange>> decodeRuleChanges(std::string_view bytes);

}  // namespace estate
