// The sources keep the structure that docs/architecture.md describes.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

constexpr std::size_t fileLinesMax = 500;
constexpr std::size_t lineCharactersMax = 100;
const fs::path root = ESTATE_SOURCE_DIR;
const std::vector<std::string> sourceRoots = {"app",     "engine",    "models", "qml",
                                              "reports", "resources", "tests"};
const std::set<std::string> sourceSuffixes = {".cpp", ".h", ".qml", ".proto"};

std::vector<std::string> linesOf(const fs::path& path)
{
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

// Every source file, relative to the root, in order.
std::vector<std::string> sourceFiles()
{
    std::vector<std::string> files;
    for (const std::string& folder : sourceRoots)
        for (const auto& entry : fs::recursive_directory_iterator(root / folder))
            if (entry.is_regular_file() && sourceSuffixes.contains(entry.path().extension()))
                files.push_back(fs::relative(entry.path(), root).generic_string());
    std::ranges::sort(files);
    return files;
}

std::string folderOf(const std::string& file)
{
    return fs::path(file).parent_path().generic_string();
}

// The words between backticks.
std::vector<std::string> quotedWords(const std::string& text)
{
    std::vector<std::string> words;
    std::size_t at = 0;
    while ((at = text.find('`', at)) != std::string::npos) {
        const std::size_t end = text.find('`', at + 1);
        if (end == std::string::npos)
            break;
        words.push_back(text.substr(at + 1, end - at - 1));
        at = end + 1;
    }
    return words;
}

struct Row {
    std::string duty;
    std::set<std::string> mayUse;
};

// The table under "## Folders": folder, duty, what it may use.
std::map<std::string, Row> documentedFolders()
{
    std::map<std::string, Row> rows;
    bool inSection = false;
    for (const std::string& line : linesOf(root / "docs/architecture.md")) {
        if (line.starts_with("## "))
            inSection = line == "## Folders";
        if (!inSection || !line.starts_with("| `"))
            continue;
        const std::size_t second = line.find('|', 1);
        const std::size_t third = line.find('|', second + 1);
        if (second == std::string::npos || third == std::string::npos)
            continue;
        Row row;
        row.duty = line.substr(second + 1, third - second - 1);
        for (const std::string& folder : quotedWords(line.substr(third)))
            row.mayUse.insert(folder);
        rows[quotedWords(line.substr(0, second)).front()] = row;
    }
    return rows;
}

// "engine/base/error.h" of: #include "engine/base/error.h"; empty for anything else.
std::string includedFile(const std::string& line)
{
    constexpr std::string_view opening = "#include \"";
    if (!line.starts_with(opening))
        return {};
    const std::size_t end = line.find('"', opening.size());
    return line.substr(opening.size(), end - opening.size());
}

std::size_t characters(const std::string& line)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; }));
}

TEST(Structure, EveryFolderHasItsDutyInTheArchitecture)
{
    const auto rows = documentedFolders();
    ASSERT_GT(rows.size(), 10u) << "the table in docs/architecture.md could not be read";
    std::set<std::string> folders;
    for (const std::string& file : sourceFiles())
        folders.insert(folderOf(file));
    for (const std::string& folder : folders) {
        const auto row = rows.find(folder);
        ASSERT_NE(row, rows.end()) << folder << " has no row in docs/architecture.md";
        EXPECT_GT(row->second.duty.size(), 10u) << folder;
    }
    for (const auto& [folder, row] : rows) {
        EXPECT_TRUE(fs::is_directory(root / folder)) << folder << " is documented but gone";
        for (const std::string& used : row.mayUse)
            EXPECT_TRUE(rows.contains(used)) << folder << " may use the unknown " << used;
    }
}

TEST(Structure, DependenciesRunAlongTheArrows)
{
    const auto rows = documentedFolders();
    for (const std::string& file : sourceFiles()) {
        const std::string own = folderOf(file);
        for (const std::string& line : linesOf(root / file)) {
            const std::string included = includedFile(line);
            // A name without a folder, or one that is not ours, is nobody's dependency.
            if (included.empty() || !fs::exists(root / included))
                continue;
            const std::string used = folderOf(included);
            const bool allowed =
                used == own || (rows.contains(own) && rows.at(own).mayUse.contains(used));
            EXPECT_TRUE(allowed) << file << " includes " << included << ", but " << own
                                 << " may not use " << used;
        }
    }
}

TEST(Structure, TheArrowsHaveNoCircle)
{
    auto rows = documentedFolders();
    // Takes away, again and again, what depends on nothing that is left.
    for (bool removed = true; removed && !rows.empty();) {
        removed = false;
        for (auto row = rows.begin(); row != rows.end(); ++row) {
            if (!row->second.mayUse.empty())
                continue;
            const std::string folder = row->first;
            rows.erase(row);
            for (auto& [other, rest] : rows)
                rest.mayUse.erase(folder);
            removed = true;
            break;
        }
    }
    for (const auto& [folder, row] : rows)
        ADD_FAILURE() << folder << " is part of a circle of dependencies";
}

TEST(Structure, TheEngineKnowsNeitherQtNorClocksNorThreads)
{
    const std::vector<std::string> forbidden = {"#include <Q",
                                                "#include <chrono>",
                                                "#include <thread>",
                                                "#include <random>",
                                                "#include <future>",
                                                "std::getenv",
                                                "float ",
                                                "double "};
    for (const std::string& file : sourceFiles()) {
        if (!file.starts_with("engine/") || file == "engine/base/sha256_qt.cpp")
            continue;
        for (const std::string& line : linesOf(root / file)) {
            const std::string code = line.substr(0, line.find("//"));
            for (const std::string& word : forbidden)
                EXPECT_EQ(code.find(word), std::string::npos) << file << ": " << line;
        }
    }
}

// Else a number would have the engine's separators in every language.
TEST(Structure, ModelsPrintNumbersThroughFigures)
{
    for (const std::string& file : sourceFiles()) {
        if (folderOf(file) != "models" || file == "models/figures.cpp")
            continue;
        for (const std::string& line : linesOf(root / file))
            EXPECT_NE(folderOf(includedFile(line)), "engine/text") << file;
    }
}

// Qt takes a text for markup when it looks like some, and names come from people.
TEST(Structure, EveryTextOfAViewSaysWhetherItIsMarkup)
{
    for (const std::string& file : sourceFiles()) {
        if (!file.starts_with("qml/"))
            continue;
        std::size_t texts = 0;
        std::size_t formats = 0;
        for (const std::string& line : linesOf(root / file)) {
            texts += line == "Text {" || line.ends_with(" Text {") ? 1 : 0;
            formats += line.find("textFormat:") != std::string::npos ? 1 : 0;
        }
        EXPECT_LE(texts, formats) << file;
    }
}

TEST(Structure, FilesAndLinesStayShort)
{
    for (const std::string& file : sourceFiles()) {
        const auto lines = linesOf(root / file);
        EXPECT_LE(lines.size(), fileLinesMax) << file;
        for (std::size_t i = 0; i < lines.size(); ++i)
            EXPECT_LE(characters(lines[i]), lineCharactersMax) << file << ":" << i + 1;
    }
}

TEST(Structure, EveryStableCodeIsDocumented)
{
    struct Documented {
        const char* source;
        const char* function;
        const char* page;
    };
    for (const Documented& codes :
         {Documented{"engine/base/error.cpp", "errorCodeName", "docs/errors.md"},
          Documented{"engine/planner/decision.cpp", "reasonName", "docs/reasons.md"},
          Documented{"engine/planner/decision.cpp", "constraintName", "docs/reasons.md"},
          Documented{"engine/planner/decision.cpp", "outcomeName", "docs/reasons.md"},
          Documented{"engine/planner/lint.cpp", "lintCodeName", "docs/lint.md"}}) {
        std::string page;
        for (const std::string& line : linesOf(root / codes.page))
            page += line + "\n";
        bool inside = false;
        std::size_t found = 0;
        for (const std::string& line : linesOf(root / codes.source)) {
            inside = inside || line.find(std::string(codes.function) + "(") != std::string::npos;
            if (inside && line == "}")
                break;
            const std::size_t at = line.find(": return \"");
            if (!inside || at == std::string::npos)
                continue;
            const std::size_t begin = at + 10;
            const std::string code = line.substr(begin, line.find('"', begin) - begin);
            EXPECT_NE(page.find("`" + code + "`"), std::string::npos)
                << codes.page << " does not explain " << code;
            ++found;
        }
        EXPECT_GT(found, 2u) << codes.function << " was not found in " << codes.source;
    }
}

}  // namespace
