// estatectl import, run as people run it but for the process.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/ctl/program.h"
#include "tests/unit/scratch_folder.h"

namespace estate::ctl {
namespace {

using ::testing::HasSubstr;

struct Finished {
    int code = 0;
    std::string out;
    std::string err;
};

Finished run(std::vector<std::string> words, const std::string& input = {})
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    Finished result;
    result.code = runProgram(words, {out, err, [] { return Timestamp{}; }, &in});
    result.out = out.str();
    result.err = err.str();
    return result;
}

std::string logPath(const std::string& name)
{
    return ESTATE_SOURCE_DIR "/tests/data/zcutils/" + name;
}

TEST(Import, whatItWritesIsALogThatReplays)
{
    const Finished imported =
        run({"import", "--format", "zcutils-v1", logPath("bakeoff.hybrid.jsonl")});
    EXPECT_EQ(imported.code, 0);
    EXPECT_THAT(imported.err, HasSubstr("Read 22 events, wrote 27.\n"));
    EXPECT_THAT(imported.err, HasSubstr("  event.spec.volumes.durability_owner: 4 times\n"));
    const Finished replayed = run({"replay", "-"}, imported.out);
    EXPECT_EQ(replayed.code, 0) << replayed.err;
    EXPECT_THAT(replayed.out, HasSubstr("Units           6 planned, 5 committed, 1 aborted"));
}

TEST(Import, aFileAndADocument)
{
    const ScratchFolder folder;
    const std::string path = folder.file("ours.events");
    const Finished imported =
        run({"--json", "import", "--format", "zcutils-v1", logPath("bakeoff.arena.jsonl"), "--mode",
             "arena", "--decisions", logPath("bakeoff.arena.out.jsonl"), "--output", path});
    EXPECT_EQ(imported.code, 0) << imported.out;
    EXPECT_THAT(imported.out, HasSubstr("\"eventsWritten\": 25"));
    EXPECT_EQ(readWholeFile(path), run({"import", "--format", "zcutils-v1", "--mode", "arena",
                                        logPath("bakeoff.arena.jsonl")})
                                       .out);
}

TEST(Import, anImportThatBreaksOffLeavesNoFile)
{
    const ScratchFolder folder;
    const std::string path = folder.file("ours.events");
    const Finished imported =
        run({"import", "--format", "zcutils-v1", logPath("bakeoff.arena.jsonl"), "--mode", "gang",
             "--output", path});
    EXPECT_EQ(imported.code, 1);
    EXPECT_THAT(imported.err, HasSubstr("Line 10, gang_prepared: "));
    EXPECT_FALSE(std::filesystem::exists(path));
    EXPECT_FALSE(std::filesystem::exists(path + ".part"));
}

TEST(Import, anImportReplacesNoFile)
{
    const ScratchFolder folder;
    const std::string path = folder.file("ours.events");
    const std::string log = logPath("bakeoff.hybrid.jsonl");
    for (const std::string& taken : {path, path + ".part"}) {
        std::ofstream(taken) << "kept";
        const Finished refused = run({"import", "--format", "zcutils-v1", log, "--output", path});
        EXPECT_EQ(refused.code, 1);
        EXPECT_THAT(refused.err, HasSubstr("an import replaces no file"));
        EXPECT_EQ(readWholeFile(taken), "kept");
        std::filesystem::remove(taken);
    }
}

TEST(Import, whatIsMissingOrUnknownIsBadUsage)
{
    const std::string log = logPath("bakeoff.gang.jsonl");
    EXPECT_EQ(run({"import", log}).code, 2);
    EXPECT_THAT(run({"import", log, "--format", "zcutils"}).err, HasSubstr("There is zcutils-v1."));
    EXPECT_THAT(run({"import", log, "--format", "zcutils-v1", "--mode", "gangs"}).err,
                HasSubstr("There are hybrid, gang or arena."));
    EXPECT_THAT(run({"import", log, "--format", "zcutils-v1", "--json"}).out,
                HasSubstr("--json needs --output"));
    const Finished shorter = run({"import", log, "--format", "zcutils-v1", "--mode", "gang",
                                  "--decisions", logPath("thousand-applications.cut.txt")});
    EXPECT_EQ(shorter.code, 2);
    EXPECT_THAT(shorter.err, HasSubstr("decisions: The line of decisions is no JSON list."));
}

}  // namespace
}  // namespace estate::ctl
