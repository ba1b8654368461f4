// Folders and files that somebody may not write to or read, as an ordinary user meets them.
#include <algorithm>
#include <filesystem>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/journal/workspace.h"
#include "tests/unit/ordinary_user.h"
#include "tests/unit/scratch_folder.h"

using namespace estate;
using namespace estate::testing;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

using std::filesystem::perms;

constexpr perms readOnlyFolder = perms::owner_read | perms::owner_exec | perms::group_read |
                                 perms::group_exec | perms::others_read | perms::others_exec;
constexpr perms writableFolder = perms::all;
constexpr perms readOnlyFile = perms::owner_read | perms::group_read | perms::others_read;
constexpr perms writableFile =
    readOnlyFile | perms::owner_write | perms::group_write | perms::others_write;

std::string told(const Result<Workspace>& opened)
{
    return opened ? "opened at record " + std::to_string(opened->journal().head().index)
                  : std::string(errorCodeName(opened.error().code)) + ": " + opened.error().message;
}

class PermissionsTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        EstateSource source;
        source.origin = EstateOrigin::fourRegion;
        auto created = Workspace::create(m_path, source, "ada", sampleEpoch);
        ASSERT_TRUE(created.has_value()) << created.error().message;
    }
    // The scratch folder has to go away afterwards.
    void TearDown() override
    {
        std::filesystem::permissions(m_folder.path(), perms::owner_all);
        std::filesystem::permissions(m_path, writableFile);
    }
    void allow(perms folder, perms file)
    {
        std::filesystem::permissions(m_path, file);
        std::filesystem::permissions(m_folder.path(), folder);
        m_before = content();
    }
    // Every file of the folder with its bytes. Read as whoever made them.
    std::map<std::string, std::string> content()
    {
        std::map<std::string, std::string> files;
        for (const auto& entry : std::filesystem::directory_iterator(m_folder.path()))
            files[entry.path().filename()] = readWholeFile(entry.path());
        return files;
    }
    std::string open()
    {
        return asOrdinaryUser([&] { return told(Workspace::open(m_path)); });
    }
    std::string look()
    {
        return asOrdinaryUser([&] { return told(Workspace::openReadOnly(m_path)); });
    }

    ScratchFolder m_folder;
    std::string m_path = m_folder.file("estate.journal");
    std::map<std::string, std::string> m_before;
};

}  // namespace

TEST_F(PermissionsTest, AReadOnlyFileInAReadOnlyFolderCanBeLookedAt)
{
    allow(readOnlyFolder, readOnlyFile);
    EXPECT_THAT(open(), AllOf(StartsWith("io-failure"), HasSubstr(m_path),
                              HasSubstr("To look only, open it read-only")));
    EXPECT_EQ(look(), "opened at record 1");
    EXPECT_EQ(content(), m_before);
}

TEST_F(PermissionsTest, AReadOnlyFileInAFolderOfOnesOwnIsNotReplaced)
{
    allow(writableFolder, readOnlyFile);
    EXPECT_THAT(open(), AllOf(StartsWith("io-failure"), HasSubstr("can't be written")));
    EXPECT_EQ(look(), "opened at record 1");
    EXPECT_EQ(content().at("estate.journal"), m_before.at("estate.journal"));
}

TEST_F(PermissionsTest, AFileInAReadOnlyFolderIsRefusedBeforeAnythingIsRecorded)
{
    allow(readOnlyFolder, writableFile);
    const std::string changed = asOrdinaryUser([&] {
        auto workspace = Workspace::open(m_path);
        if (!workspace)
            return told(workspace);
        const auto done =
            workspace->changeRegion("ada", "us-east-1", RegionChange::offline, sampleEpoch);
        return done ? std::string("changed")
                    : std::string(errorCodeName(done.error().code)) + ": " + done.error().message;
    });
    EXPECT_THAT(changed,
                AllOf(StartsWith("io-failure"), HasSubstr("its folder have to be writable")));
    EXPECT_EQ(look(), "opened at record 1");
    EXPECT_EQ(content(), m_before);
}

TEST_F(PermissionsTest, NothingIsCreatedInAReadOnlyFolder)
{
    allow(readOnlyFolder, writableFile);
    const std::string path = m_folder.file("another.journal");
    const std::string created = asOrdinaryUser([&] {
        EstateSource source;
        source.origin = EstateOrigin::fourRegion;
        return told(Workspace::create(path, source, "ada", sampleEpoch));
    });
    EXPECT_THAT(created, AllOf(StartsWith("io-failure"), HasSubstr(path)));
    EXPECT_EQ(content(), m_before);
}

TEST_F(PermissionsTest, AFileThatCanNotBeReadSaysSo)
{
    allow(writableFolder, perms::none);
    const auto says = AllOf(StartsWith("io-failure"), HasSubstr("can't be read"),
                            HasSubstr("check its permissions"));
    EXPECT_THAT(open(), says);
    EXPECT_THAT(look(), says);
}

TEST_F(PermissionsTest, AFolderThatCanNotBeEnteredSaysSo)
{
    allow(perms::none, writableFile);
    EXPECT_THAT(look(), AllOf(StartsWith("io-failure"), HasSubstr("Permission denied")));
}
