#include "engine/text/near.h"

#include <algorithm>

namespace estate {

namespace {

// Longer words are cut, so that a hostile argument can't cost quadratic time.
constexpr std::size_t comparedBytesMax = 64;

}  // namespace

std::size_t editDistance(std::string_view a, std::string_view b)
{
    a = a.substr(0, comparedBytesMax);
    b = b.substr(0, comparedBytesMax);
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> current(b.size() + 1);
    for (std::size_t column = 0; column <= b.size(); ++column)
        last[column] = column;
    for (std::size_t row = 1; row <= a.size(); ++row) {
        current[0] = row;
        for (std::size_t column = 1; column <= b.size(); ++column) {
            const std::size_t replaced = last[column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1);
            current[column] = std::min({last[column] + 1, current[column - 1] + 1, replaced});
            const bool swapped =
                row > 1 && column > 1 && a[row - 1] == b[column - 2] && a[row - 2] == b[column - 1];
            if (swapped)
                current[column] = std::min(current[column], beforeLast[column - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, current);
    }
    return last[b.size()];
}

std::vector<std::string> nearWords(std::string_view word, std::span<const std::string> known,
                                   std::size_t countMax)
{
    struct Candidate {
        std::size_t distance;
        const std::string* word;
    };
    std::vector<Candidate> candidates;
    for (const std::string& candidate : known) {
        const bool begins = word.size() >= 3 && candidate.starts_with(word);
        const std::size_t distance = begins ? 1 : editDistance(word, candidate);
        const std::size_t longer =
            std::min(std::max(word.size(), candidate.size()), comparedBytesMax);
        if (distance * 2 < longer)
            candidates.push_back({distance, &candidate});
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::distance);
    candidates.resize(std::min(candidates.size(), countMax));
    std::vector<std::string> words;
    for (const Candidate& candidate : candidates)
        words.push_back(*candidate.word);
    return words;
}

}  // namespace estate
