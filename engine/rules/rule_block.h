// One block of the rules' text: what is said about a policy or about an application's impact, with
// the comments that people wrote at it.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "engine/estate/configuration_event.h"

namespace estate {

// In the order in which a text has them. The file is a block too: the comments above its first line
// and at its end, which belong to nothing else.
enum class BlockKind : std::uint8_t { file, policy, application };

struct BlockKey {
    BlockKind kind = BlockKind::policy;
    std::string id;  // empty for the file
    auto operator<=>(const BlockKey&) const = default;
};
// `policy "near"`: for messages.
[[nodiscard]] std::string blockName(const BlockKey& key);

// A line of a block.
enum class RulePart : std::uint8_t {
    header,
    allow,
    rule,
    entity,
    application,
    recoveryGroup,
    volume,
    impact,
    scenario,
};
struct RuleLine {
    RulePart part = RulePart::header;
    std::uint32_t number = 0;  // of the rule or scenario, from 0
    std::string subject;       // of an entity, application, recovery group or volume
    auto operator<=>(const RuleLine&) const = default;
};
[[nodiscard]] RulePart partOf(PolicyScope scope);

// What follows "#", without the blanks at its end.
struct LineComments {
    std::vector<std::string> above;
    std::string trailing;
    [[nodiscard]] bool empty() const { return above.empty() && trailing.empty(); }
    bool operator==(const LineComments&) const = default;
};

struct FileComments {
    bool operator==(const FileComments&) const = default;
};
struct RuleBlock {
    std::variant<FileComments, PolicyBlock, ImpactBlock> content;
    std::map<RuleLine, LineComments> comments;  // of the lines that have any
    std::vector<std::string> endComments;       // after its last line
    bool operator==(const RuleBlock&) const = default;

    [[nodiscard]] BlockKey key() const;
    [[nodiscard]] const PolicyBlock* policy() const { return std::get_if<PolicyBlock>(&content); }
    [[nodiscard]] const ImpactBlock* impact() const { return std::get_if<ImpactBlock>(&content); }
    // A retired policy, an application without impact, a file without comments: not in any text.
    [[nodiscard]] bool saysNothing() const;
};

// The members of a policy's list of this scope.
[[nodiscard]] std::vector<std::string>& subjectsOf(PolicyBlock& block, PolicyScope scope);
[[nodiscard]] const std::vector<std::string>& subjectsOf(const PolicyBlock& block,
                                                         PolicyScope scope);
// From the widest to the narrowest, as a text has them.
inline constexpr PolicyScope policyScopes[] = {PolicyScope::entity, PolicyScope::application,
                                               PolicyScope::recoveryGroup, PolicyScope::volume};

// Sets by the bytes of their ids, nothing twice, no comment at a line that is not there. Rules and
// scenarios keep their order.
void makeCanonical(RuleBlock& block);

}  // namespace estate
