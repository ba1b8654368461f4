#include "app/ctl/suggest.h"

#include <algorithm>

#include "engine/base/near.h"

namespace estate::ctl {

namespace {

constexpr std::size_t suggestionsMax = 3;
// Longer words are cut, so that a hostile argument can't cost quadratic time.
constexpr std::size_t comparedBytesMax = 64;

}  // namespace

std::vector<std::string> nearWords(std::string_view word, const std::vector<std::string>& known)
{
    struct Candidate {
        std::size_t distance;
        const std::string* word;
    };
    const std::string_view compared = word.substr(0, comparedBytesMax);
    std::vector<Candidate> candidates;
    for (const std::string& candidate : known) {
        const bool begins = word.size() >= 3 && candidate.starts_with(word);
        const std::size_t distance = begins ? 1 : editDistance(compared, candidate);
        if (distance * 2 < std::max(compared.size(), candidate.size()))
            candidates.push_back({distance, &candidate});
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::distance);
    candidates.resize(std::min(candidates.size(), suggestionsMax));
    std::vector<std::string> words;
    words.reserve(candidates.size());
    for (const Candidate& candidate : candidates)
        words.push_back(*candidate.word);
    return words;
}

std::string joinedWithOr(const std::vector<std::string>& words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

}  // namespace estate::ctl
