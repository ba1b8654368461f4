// Where in a text the words of its blocks stand, so that what is wrong with their meaning can be
// shown there.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/rules/rule_block.h"

namespace estate {

struct RulePlace {
    std::uint32_t line = 0;  // from 1; 0: nowhere
    std::uint32_t column = 0;
    bool operator==(const RulePlace&) const = default;
};

class RulePlaces {
public:
    void add(const BlockKey& block, RuleLine line, RulePlace place);
    // A region that the line names: in a failure set, as a target, among those allowed.
    void add(const BlockKey& block, RuleLine line, const std::string& word, bool target,
             RulePlace place);

    // Of the word; of its line where the word does not stand in it; of the block; nowhere.
    [[nodiscard]] RulePlace find(const BlockKey& block, const RuleLine& line,
                                 const std::string& word = {}, bool target = false) const;

private:
    struct Entry {
        RuleLine line;
        std::string word;  // empty: the line itself
        bool target = false;
        RulePlace place;
    };
    std::map<BlockKey, std::vector<Entry>> m_entries;
};

}  // namespace estate
