// Reads a text line by line: a block begins with a word at the start of its line, what is indented
// belongs to it.
#include <algorithm>

#include "engine/base/wide.h"
#include "engine/rules/rule_lines.h"
#include "engine/rules/rules_text.h"

namespace estate {

namespace {

enum class TextForm : std::uint8_t { file, block };

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view versionWord = "estate-rules";

class RulesReader {
public:
    RulesReader(std::string_view text, TextForm form) : m_text(text), m_form(form) {}

    ReadRules run();

private:
    struct PendingComment {
        std::string text;
        bool indented = false;
    };

    // False: nothing behind this line is looked at.
    bool readLine(std::string_view line);
    bool refuse(std::size_t at, ErrorCode code, std::string expected, std::string message);
    bool refuse(const RuleFault& fault)
    {
        return refuse(fault.at, fault.code, fault.expected, fault.message);
    }
    void report(RuleProblem problem);
    [[nodiscard]] RulePlace placeOf(std::size_t at) const
    {
        return {m_number, columnOf(m_line, at)};
    }

    [[nodiscard]] Taken<bool> readVersion(WordCursor& words);
    [[nodiscard]] Taken<void> beginBlock(WordCursor& words);
    void endBlock();
    [[nodiscard]] Taken<void> readInBlock(WordCursor& words);
    [[nodiscard]] Taken<void> readPolicyLine(PolicyBlock& policy, WordCursor& words);
    [[nodiscard]] Taken<void> readAllow(PolicyBlock& policy, WordCursor& words, std::size_t at);
    [[nodiscard]] Taken<void> readRule(PolicyBlock& policy, WordCursor& words, std::size_t at);
    [[nodiscard]] Taken<void> readSubjects(PolicyBlock& policy, WordCursor& words);
    [[nodiscard]] Taken<void> readImpactLine(ImpactBlock& block, WordCursor& words);
    [[nodiscard]] Taken<void> readScenario(ImpactBlock& block, WordCursor& words, std::size_t at);

    std::vector<std::string> keepRegions(const RuleLine& line, std::size_t at,
                                         std::vector<NamedWord> regions);
    // The comments above this line and at it.
    void comment(const RuleLine& line);

    std::string_view m_text;
    TextForm m_form;
    ReadRules m_read;
    std::vector<RuleBlock> m_blocks;  // of its book
    std::string_view m_line;
    std::uint32_t m_number = 0;
    std::size_t m_counted = 0;  // lines of the canonical text
    bool m_versioned = false;
    bool m_open = false;     // a block is
    bool m_dropped = false;  // it is only read for what is wrong in it
    bool m_faulty = false;   // something is
    BlockKey m_key;
    RuleBlock m_block;
    RulePlace m_began;
    RuleBlock m_file{FileComments{}, {}, {}};
    std::map<BlockKey, std::uint32_t> m_begunAt;
    std::map<RuleLine, std::uint32_t> m_subjects;  // of the open block: the lines that name them
    std::vector<PendingComment> m_pending;
    std::string m_trailing;
};

void RulesReader::report(RuleProblem problem)
{
    if (m_read.problems.size() < ruleProblemsMax)
        m_read.problems.push_back(std::move(problem));
    else
        m_read.truncated = true;
}

bool RulesReader::refuse(std::size_t at, ErrorCode code, std::string expected, std::string message)
{
    report({code, placeOf(at), std::move(expected), std::move(message), {}});
    return !m_read.truncated;
}

void RulesReader::comment(const RuleLine& line)
{
    LineComments comments;
    for (PendingComment& pending : m_pending)
        comments.above.push_back(std::move(pending.text));
    m_pending.clear();
    comments.trailing = std::move(m_trailing);
    m_trailing.clear();
    if (!comments.empty())
        (line.part == RulePart::header && !m_open ? m_file : m_block).comments[line] =
            std::move(comments);
}

// True: nothing more is to be read of this line.
Taken<bool> RulesReader::readVersion(WordCursor& words)
{
    m_versioned = true;
    const std::string expected = keyText({BlockKind::file, ""});
    if (!words.accept(versionWord)) {
        if (m_form == TextForm::block)
            return false;
        refuse(words.refuse("\"" + expected + "\" in the first line").value());
        // A block that begins here is read all the same.
        return !words.next("policy") && !words.next("application");
    }
    const auto number = words.value("a version");
    if (!number)
        return tl::unexpected(number.error());
    const auto version = parseDecimal(number->id);
    if (version && *version > ruleTextVersion)
        return tl::unexpected(RuleFault{
            number->at, expected,
            "These rules are of version " + number->id + "; this program reads up to version " +
                std::to_string(ruleTextVersion) + ". Use a newer program.",
            ErrorCode::newerVersion});
    if (!version || *version == 0)
        return tl::unexpected(RuleFault{number->at, expected,
                                        "\"" + number->id +
                                            "\" is no version of these texts; "
                                            "the first line is \"" +
                                            expected + "\".",
                                        ErrorCode::badInput});
    if (auto done = words.finish("the end of the line"); !done)
        return tl::unexpected(done.error());
    comment({RulePart::header, 0, ""});
    return true;
}

bool RulesReader::readLine(std::string_view line)
{
    m_line = line;
    m_number += 1;
    m_counted += 1;
    if (m_counted > ruleLinesMax)
        return refuse(0, ErrorCode::badInput, "",
                      "These rules have more than " + std::to_string(ruleLinesMax) +
                          " lines, a line for every subject.") &&
               false;
    if (line.size() > ruleLineBytesMax)
        return refuse(0, ErrorCode::badInput, "a shorter line",
                      "This line has " + std::to_string(line.size()) + " bytes; it may have " +
                          std::to_string(ruleLineBytesMax) + ".");
    auto split = splitLine(line);
    if (!split)
        return refuse(split.error());
    if (split->words.empty()) {
        if (split->comment)
            m_pending.push_back({std::move(*split->comment), split->indented});
        return true;
    }
    m_trailing = std::move(split->comment).value_or("");
    WordCursor words(*split);
    Taken<void> taken;
    if (!m_versioned) {
        const auto version = readVersion(words);
        if (!version)
            return refuse(version.error()) && version.error().code != ErrorCode::newerVersion;
        if (*version)
            return true;
    }
    taken = split->indented ? readInBlock(words) : beginBlock(words);
    m_trailing.clear();
    if (taken)
        return true;
    m_pending.clear();
    m_faulty = true;
    return refuse(taken.error());
}

Taken<void> RulesReader::beginBlock(WordCursor& words)
{
    endBlock();
    m_counted += 1;
    m_open = true;
    m_dropped = true;
    m_faulty = false;
    m_block = {};
    m_subjects.clear();
    m_began = placeOf(0);
    const bool policy = words.accept("policy");
    if (policy)
        m_block.content = PolicyBlock{};
    else if (words.accept("application"))
        m_block.content = ImpactBlock{};
    else
        return words.refuse("\"policy\" or \"application\"");
    auto id = words.id(policy ? "the policy's id" : "the application's id");
    if (!id)
        return tl::unexpected(id.error());
    if (auto done = words.finish("the end of the line"); !done)
        return done;
    m_key = {policy ? BlockKind::policy : BlockKind::application, id->id};
    const auto [known, fresh] = m_begunAt.emplace(m_key, m_number);
    if (!fresh)
        return tl::unexpected(RuleFault{id->at, "",
                                        "There is " + blockName(m_key) + " in line " +
                                            std::to_string(known->second) +
                                            " already; make one block of the two.",
                                        ErrorCode::duplicateId});
    m_dropped = false;
    if (policy)
        std::get<PolicyBlock>(m_block.content).id = std::move(id->id);
    else
        std::get<ImpactBlock>(m_block.content).application = std::move(id->id);
    m_read.places.add(m_key, {}, m_began);
    comment({RulePart::header, 0, ""});
    return {};
}

// What is indented under it stays with it, also when nothing follows.
void RulesReader::endBlock()
{
    if (!m_open)
        return;
    m_open = false;
    const auto first =
        std::find_if(m_pending.begin(), m_pending.end(),
                     [](const PendingComment& pending) { return !pending.indented; });
    for (auto pending = m_pending.begin(); pending != first; ++pending)
        m_block.endComments.push_back(std::move(pending->text));
    m_pending.erase(m_pending.begin(), first);
    if (m_dropped)
        return;
    if (m_block.saysNothing() && !m_faulty)
        report({ErrorCode::badInput,
                m_began,
                "\"impact\" or \"when\"",
                "Nothing is said about " + blockName(m_key) +
                    ": say its impact, or leave the block out.",
                {}});
    m_blocks.push_back(std::move(m_block));
}

Taken<void> RulesReader::readInBlock(WordCursor& words)
{
    if (!m_open)
        return tl::unexpected(RuleFault{
            words.at(), "\"policy\" or \"application\"",
            "This line is indented, but no block is above it: begin one with \"policy\" or "
            "\"application\" at the start of a line."});
    if (auto* policy = std::get_if<PolicyBlock>(&m_block.content))
        return readPolicyLine(*policy, words);
    if (auto* impact = std::get_if<ImpactBlock>(&m_block.content))
        return readImpactLine(*impact, words);
    return {};  // its block's first line was refused, so nothing is known of this one
}

Taken<void> RulesReader::readPolicyLine(PolicyBlock& policy, WordCursor& words)
{
    const std::size_t at = words.at();
    if (words.accept("when"))
        return readRule(policy, words, at);
    if (words.accept("for"))
        return readSubjects(policy, words);
    if (words.accept("allow"))
        return readAllow(policy, words, at);
    return words.refuse("\"allow\", \"when\" or \"for\"");
}

// Their places and the line's own.
std::vector<std::string> RulesReader::keepRegions(const RuleLine& line, std::size_t at,
                                                  std::vector<NamedWord> regions)
{
    m_read.places.add(m_key, line, placeOf(at));
    std::vector<std::string> ids;
    for (NamedWord& region : regions) {
        m_read.places.add(m_key, line, region.id, false, placeOf(region.at));
        ids.push_back(std::move(region.id));
    }
    return ids;
}

Taken<void> RulesReader::readAllow(PolicyBlock& policy, WordCursor& words, std::size_t at)
{
    auto regions = takeAllowed(words);
    if (!regions)
        return tl::unexpected(regions.error());
    if (!policy.allowedRegions.empty())
        return tl::unexpected(RuleFault{at, "",
                                        "A policy says once which regions it allows; make one "
                                        "line of the two.",
                                        ErrorCode::duplicateId});
    const RuleLine line{RulePart::allow, 0, ""};
    policy.allowedRegions = keepRegions(line, at, std::move(*regions));
    comment(line);
    return {};
}

Taken<void> RulesReader::readRule(PolicyBlock& policy, WordCursor& words, std::size_t at)
{
    auto rule = takeRule(words);
    if (!rule)
        return tl::unexpected(rule.error());
    if (policy.rules.size() == eventListMax)
        return tl::unexpected(
            RuleFault{at, "", "A policy has at most " + std::to_string(eventListMax) + " rules."});
    const RuleLine line{RulePart::rule, static_cast<std::uint32_t>(policy.rules.size()), ""};
    if (!rule->target.id.empty())
        m_read.places.add(m_key, line, rule->target.id, true, placeOf(rule->target.at));
    policy.rules.push_back(
        {keepRegions(line, at, std::move(rule->failureSet)), std::move(rule->target.id)});
    comment(line);
    return {};
}

Taken<void> RulesReader::readSubjects(PolicyBlock& policy, WordCursor& words)
{
    auto taken = takeSubjects(words);
    if (!taken)
        return tl::unexpected(taken.error());
    std::vector<std::string>& subjects = subjectsOf(policy, taken->scope);
    if (subjects.size() + taken->ids.size() > eventListMax)
        return tl::unexpected(RuleFault{taken->ids.back().at, "",
                                        "A policy has at most " + std::to_string(eventListMax) +
                                            " subjects of a kind; assign it to what they are in."});
    m_counted += taken->ids.size() - 1;
    for (NamedWord& subject : taken->ids) {
        RuleLine line{partOf(taken->scope), 0, subject.id};
        const auto [known, fresh] = m_subjects.emplace(line, m_number);
        if (!fresh)
            return tl::unexpected(RuleFault{subject.at, "",
                                            "The policy is for \"" + subject.id + "\" in line " +
                                                std::to_string(known->second) +
                                                " already; say it once.",
                                            ErrorCode::duplicateId});
        m_read.places.add(m_key, line, placeOf(subject.at));
        comment(line);  // of several on a line the first one has them
        subjects.push_back(std::move(subject.id));
    }
    return {};
}

Taken<void> RulesReader::readImpactLine(ImpactBlock& block, WordCursor& words)
{
    const std::size_t at = words.at();
    if (words.accept("when"))
        return readScenario(block, words, at);
    if (!words.accept("impact"))
        return words.refuse("\"impact\" or \"when\"");
    const auto impact = takeImpact(words);
    if (!impact)
        return tl::unexpected(impact.error());
    if (block.own)
        return tl::unexpected(RuleFault{at, "",
                                        "The application's own impact is given already; what a "
                                        "failure changes begins with \"when\".",
                                        ErrorCode::duplicateId});
    const RuleLine line{RulePart::impact, 0, ""};
    m_read.places.add(m_key, line, placeOf(at));
    block.own = *impact;
    comment(line);
    return {};
}

Taken<void> RulesReader::readScenario(ImpactBlock& block, WordCursor& words, std::size_t at)
{
    auto scenario = takeScenario(words);
    if (!scenario)
        return tl::unexpected(scenario.error());
    if (block.scenarios.size() == eventListMax)
        return tl::unexpected(RuleFault{
            at, "", "An application has at most " + std::to_string(eventListMax) + " scenarios."});
    const RuleLine line{RulePart::scenario, static_cast<std::uint32_t>(block.scenarios.size()), ""};
    block.scenarios.push_back(
        {keepRegions(line, at, std::move(scenario->failureSet)), scenario->rto, scenario->impact});
    comment(line);
    return {};
}

ReadRules RulesReader::run()
{
    if (m_text.starts_with(byteOrderMark))
        m_text.remove_prefix(byteOrderMark.size());
    bool goesOn = true;
    while (goesOn && !m_text.empty()) {
        const std::size_t end = std::min(m_text.find('\n'), m_text.size());
        std::string_view line = m_text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        m_text.remove_prefix(std::min(end + 1, m_text.size()));
        goesOn = readLine(line);
    }
    endBlock();
    if (goesOn && !m_versioned && m_form == TextForm::file) {
        m_line = {};
        m_number = std::max(m_number, 1u);
        const std::string expected = "\"" + keyText({BlockKind::file, ""}) + "\"";
        refuse(0, ErrorCode::badInput, expected,
               "The text is empty: rules begin with " + expected + ".");
    }
    for (PendingComment& pending : m_pending)
        m_file.endComments.push_back(std::move(pending.text));
    m_blocks.push_back(std::move(m_file));
    m_read.book = RuleBook(std::move(m_blocks));
    // A block that says nothing is known when it has ended.
    std::stable_sort(
        m_read.problems.begin(), m_read.problems.end(),
        [](const RuleProblem& a, const RuleProblem& b) { return a.place.line < b.place.line; });
    return std::move(m_read);
}

}  // namespace

ReadRules readRules(std::string_view text)
{
    return RulesReader(text, TextForm::file).run();
}

Result<RuleBlock> parseBlock(std::string_view text)
{
    const ReadRules read = RulesReader(text, TextForm::block).run();
    if (!read.problems.empty())
        return tl::unexpected(errorOf(read.problems.front()));
    if (read.book.blocks().size() != 1)
        return fail(ErrorCode::badInput, "A block of the rules is expected here, found " +
                                             std::to_string(read.book.blocks().size()) +
                                             " of them.");
    return *read.book.blocks().begin()->second;
}

}  // namespace estate
