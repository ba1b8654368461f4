#include "engine/rules/rule_places.h"

#include <algorithm>

namespace estate {

void RulePlaces::add(const BlockKey& block, RuleLine line, RulePlace place)
{
    m_entries[block].push_back({std::move(line), "", false, place});
}

void RulePlaces::add(const BlockKey& block, RuleLine line, const std::string& word, bool target,
                     RulePlace place)
{
    m_entries[block].push_back({std::move(line), word, target, place});
}

RulePlace RulePlaces::find(const BlockKey& block, const RuleLine& line, const std::string& word,
                           bool target) const
{
    const auto entries = m_entries.find(block);
    if (entries == m_entries.end())
        return {};
    const auto placeOf = [&](const RuleLine& wantedLine, const std::string& wantedWord,
                             bool wantedTarget) {
        const auto found =
            std::find_if(entries->second.begin(), entries->second.end(), [&](const Entry& entry) {
                return entry.line == wantedLine && entry.word == wantedWord &&
                       entry.target == wantedTarget;
            });
        return found == entries->second.end() ? RulePlace{} : found->place;
    };
    if (const RulePlace place = placeOf(line, word, target); place.line > 0)
        return place;
    if (const RulePlace place = placeOf(line, "", false); place.line > 0)
        return place;
    return placeOf(RuleLine{}, "", false);
}

}  // namespace estate
