// Changes an input of text by its lines and words, so that most of what comes out still reads as a
// log or an estate: lines are dropped, doubled, moved and taken from another input; a word is put
// in the place of another. Every third time, and always for what is no text, libFuzzer's own way.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t sizeMax);

namespace {

using Lines = std::vector<std::string>;

constexpr std::array<std::string_view, 14> edgeWords = {"0",
                                                        "1",
                                                        "2",
                                                        "16",
                                                        "64",
                                                        "1024",
                                                        "4096",
                                                        "4294967295",
                                                        "9223372036854775807",
                                                        "18446744073709551615",
                                                        "4611686018427387904",
                                                        "true",
                                                        "false",
                                                        "null"};

// Deterministic for a seed, as libFuzzer wants it.
class Chance {
public:
    explicit Chance(unsigned seed) : m_state(seed * 2ull + 1) {}
    std::size_t below(std::size_t bound)
    {
        m_state = m_state * 6364136223846793005ull + 1442695040888963407ull;
        return bound == 0 ? 0 : static_cast<std::size_t>(m_state >> 33) % bound;
    }

private:
    std::uint64_t m_state;
};

bool isText(std::string_view bytes)
{
    return !bytes.empty() && std::none_of(bytes.begin(), bytes.end(), [](char c) {
        return static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t';
    });
}

Lines linesOf(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::size_t store(const Lines& lines, std::uint8_t* data, std::size_t sizeMax)
{
    std::size_t size = 0;
    for (const std::string& line : lines) {
        if (size + line.size() + 1 > sizeMax)
            break;
        std::memcpy(data + size, line.data(), line.size());
        size += line.size();
        data[size++] = '\n';
    }
    return size;
}

struct Word {
    std::size_t begin = 0;
    std::size_t size = 0;
};

Word someWord(const std::string& line, Chance& chance)
{
    constexpr std::string_view between = " \t\"=,+:{}[]";
    std::vector<Word> words;
    for (std::size_t at = 0; (at = line.find_first_not_of(between, at)) != std::string::npos;) {
        const std::size_t end = std::min(line.find_first_of(between, at), line.size());
        words.push_back({at, end - at});
        at = end;
    }
    return words.empty() ? Word{} : words[chance.below(words.size())];
}

void changeWord(Lines& lines, Chance& chance)
{
    std::string& line = lines[chance.below(lines.size())];
    const Word target = someWord(line, chance);
    std::string word;
    if (chance.below(4) == 0) {
        word = edgeWords[chance.below(edgeWords.size())];
    } else {
        const std::string& other = lines[chance.below(lines.size())];
        const Word source = someWord(other, chance);
        word = other.substr(source.begin, source.size);
    }
    line.replace(target.begin, target.size, word);
}

void mutate(Lines& lines, Chance& chance)
{
    const auto at = [&] { return static_cast<std::ptrdiff_t>(chance.below(lines.size())); };
    switch (chance.below(8)) {
    case 0: {  // as many as a crossing puts in, or inputs would only grow
        const auto first = lines.begin() + at();
        lines.erase(first, first + std::min(lines.end() - first, 1 + at() % 8));
        break;
    }
    case 1: {
        std::string copy = lines[static_cast<std::size_t>(at())];
        lines.insert(lines.begin() + at(), std::move(copy));
        break;
    }
    case 2: std::iter_swap(lines.begin() + at(), lines.begin() + at()); break;
    default: changeWord(lines, chance); break;
    }
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t sizeMax, unsigned seed)
{
    Chance chance(seed);
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (chance.below(3) == 0 || !isText(bytes))
        return LLVMFuzzerMutate(data, size, sizeMax);
    Lines lines = linesOf(bytes);
    for (std::size_t times = 1 + chance.below(4); times > 0 && !lines.empty(); --times)
        mutate(lines, chance);
    return store(lines, data, sizeMax);
}

// A stretch of the second input's lines is put between the first one's.
extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* first, std::size_t firstSize,
                                                 const std::uint8_t* second, std::size_t secondSize,
                                                 std::uint8_t* out, std::size_t outMax,
                                                 unsigned seed)
{
    const std::string_view one(reinterpret_cast<const char*>(first), firstSize);
    const std::string_view other(reinterpret_cast<const char*>(second), secondSize);
    if (!isText(one) || !isText(other))
        return 0;
    Chance chance(seed);
    Lines lines = linesOf(one);
    const Lines others = linesOf(other);
    const std::size_t begin = chance.below(others.size());
    const std::size_t end = std::min(others.size(), begin + 1 + chance.below(8));
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(chance.below(lines.size() + 1)),
                 others.begin() + static_cast<std::ptrdiff_t>(begin),
                 others.begin() + static_cast<std::ptrdiff_t>(end));
    return store(lines, out, outMax);
}
