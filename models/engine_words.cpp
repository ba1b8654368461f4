#include "models/engine_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "models/engine_patterns.h"
#include "models/language.h"
#include "models/words.h"

namespace {

// Sentences in sentences: a record's, of an event's, of a field's, and one to spare.
constexpr int depthMax = 5;

using Parts = std::vector<std::string_view>;

struct Pattern {
    EnginePattern source;
    Parts literals;      // around the places: one more than those
    std::size_t length;  // of all of them

    [[nodiscard]] bool startsOpen() const { return literals.front().empty(); }
};

Pattern patternOf(const EnginePattern& source)
{
    Pattern pattern{source, {}, 0};
    const std::string_view english = source.english;
    std::size_t begin = 0;
    for (std::size_t at = english.find('%'); at != std::string_view::npos;
         at = english.find('%', begin)) {
        pattern.literals.push_back(english.substr(begin, at - begin));
        begin = std::min(at + 2, english.size());
    }
    pattern.literals.push_back(english.substr(begin));
    for (const std::string_view literal : pattern.literals)
        pattern.length += literal.size();
    return pattern;
}

// What stands in the places when the pattern is all of the text. What lies between two literals is
// the least from the front, or from the back: captured text may hold the literals itself.
std::optional<Parts> capturesOf(const Pattern& pattern, std::string_view text, bool fromBack)
{
    const Parts& literals = pattern.literals;
    if (!text.starts_with(literals.front()))
        return std::nullopt;
    Parts captures;
    if (literals.size() == 1)
        return text.size() == literals.front().size() ? std::optional(captures) : std::nullopt;
    if (text.size() < literals.front().size() + literals.back().size() ||
        !text.ends_with(literals.back()))
        return std::nullopt;
    text.remove_prefix(literals.front().size());
    text.remove_suffix(literals.back().size());
    const std::size_t between = literals.size() - 2;
    for (std::size_t i = 0; i < between; ++i) {
        const std::string_view literal = literals[fromBack ? between - i : i + 1];
        const std::size_t at = fromBack ? text.rfind(literal) : text.find(literal);
        if (at == std::string_view::npos)
            return std::nullopt;
        if (fromBack) {
            captures.push_back(text.substr(at + literal.size()));
            text = text.substr(0, at);
        } else {
            captures.push_back(text.substr(0, at));
            text.remove_prefix(at + literal.size());
        }
    }
    captures.push_back(text);
    if (fromBack)
        std::reverse(captures.begin(), captures.end());
    return captures;
}

// In one go: what is put in is not looked at again.
QString filled(const QString& sentence, const QStringList& parts)
{
    QString text;
    for (qsizetype at = 0; at < sentence.size(); ++at) {
        const int place = sentence.at(at) == QLatin1Char('%') && at + 1 < sentence.size()
                              ? sentence.at(at + 1).digitValue()
                              : 0;
        if (place < 1 || place > parts.size()) {
            text += sentence.at(at);
        } else {
            text += parts.at(place - 1);
            ++at;
        }
    }
    return text;
}

class PatternBook {
public:
    explicit PatternBook(std::initializer_list<std::span<const EnginePattern>> tables);

    // Nothing: no pattern knows it.
    [[nodiscard]] std::optional<QString> translated(std::string_view text, int depth = 0) const;

private:
    struct Told {
        QStringList parts;
        bool all = true;  // every nested place was recognised
    };

    [[nodiscard]] Told tell(const Pattern& pattern, const Parts& captures, int depth) const;

    std::vector<Pattern> m_patterns;  // the one with the most of its own text first
    std::map<char, std::vector<const Pattern*>> m_byFirst;  // and those that begin with a place
    std::vector<const Pattern*> m_open;                     // those
};

const PatternBook& reasonBook()
{
    static const PatternBook book({reasonsPatterns()});
    return book;
}

const PatternBook& wholeBook()
{
    static const PatternBook book({journalPatterns(), peoplePatterns(), proposalsPatterns(),
                                   rulesPatterns(), plannerPatterns(), cutsPatterns(),
                                   wirePatterns(), reasonsPatterns()});
    return book;
}

PatternBook::PatternBook(std::initializer_list<std::span<const EnginePattern>> tables)
{
    for (const std::span<const EnginePattern> table : tables)
        for (const EnginePattern& source : table)
            m_patterns.push_back(patternOf(source));
    std::stable_sort(m_patterns.begin(), m_patterns.end(),
                     [](const Pattern& a, const Pattern& b) { return a.length > b.length; });
    for (const Pattern& pattern : m_patterns) {
        if (!pattern.startsOpen())
            m_byFirst[pattern.literals.front().front()];
    }
    for (const Pattern& pattern : m_patterns) {
        if (!pattern.startsOpen()) {
            m_byFirst[pattern.literals.front().front()].push_back(&pattern);
            continue;
        }
        m_open.push_back(&pattern);
        for (auto& [first, list] : m_byFirst)
            list.push_back(&pattern);
    }
}

PatternBook::Told PatternBook::tell(const Pattern& pattern, const Parts& captures, int depth) const
{
    Told told;
    for (std::size_t i = 0; i < captures.size(); ++i) {
        const unsigned place = 1u << i;
        std::optional<QString> words;
        if ((pattern.source.nested & place) != 0)
            words = wholeBook().translated(captures[i], depth + 1);
        else if ((pattern.source.reasons & place) != 0)
            words = reasonBook().translated(captures[i], depth + 1);
        told.all = told.all && (words || (pattern.source.nested & place) == 0);
        told.parts << words.value_or(toText(captures[i]));
    }
    return told;
}

std::optional<QString> PatternBook::translated(std::string_view text, int depth) const
{
    if (text.empty() || depth > depthMax)
        return std::nullopt;
    const auto list = m_byFirst.find(text.front());
    for (const Pattern* pattern : list == m_byFirst.end() ? m_open : list->second) {
        const auto captures = capturesOf(*pattern, text, false);
        if (!captures)
            continue;
        Told told = tell(*pattern, *captures, depth);
        if (!told.all) {
            const auto others = capturesOf(*pattern, text, true);
            if (others && *others != *captures) {
                if (Told other = tell(*pattern, *others, depth); other.all)
                    told = std::move(other);
            }
        }
        return filled(QCoreApplication::translate("EngineWords", pattern->source.english),
                      told.parts);
    }
    return std::nullopt;
}

// English is what the engine speaks.
bool inEnglish()
{
    const Language* language = Language::instance();
    return language->plain() || language->spoken() == QLatin1String("en");
}

}  // namespace

QString engineWords(std::string_view english)
{
    if (inEnglish())
        return toText(english);
    return wholeBook().translated(english).value_or(toText(english));
}

QString engineSentence(std::string_view english)
{
    return sentence(engineWords(english));
}

QString engineReason(std::string_view english)
{
    if (inEnglish())
        return toText(english);
    return reasonBook().translated(english).value_or(toText(english));
}
