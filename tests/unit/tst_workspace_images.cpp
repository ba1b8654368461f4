// Opening costs the tail: images, looks at the past, compaction; and what is not believed.
#include <filesystem>

#include <gmock/gmock.h>

#include "engine/journal/sqlite.h"
#include "tests/unit/workspace_fixture.h"

using namespace estate;
using namespace estate::testing;
using ::testing::HasSubstr;

namespace {

class ImageTest : public WorkspaceTest {
protected:
    void takeImage()
    {
        const auto taken = m_workspace->takeImage(later());
        ASSERT_TRUE(taken.has_value()) << taken.error().message;
    }
    // As if nobody kept the append-only promise.
    void forge(const char* sql)
    {
        m_workspace.reset();
        const auto connection = sqlite::Connection::open(m_path, sqlite::Access::readWrite);
        ASSERT_TRUE(connection.has_value());
        const auto done = connection->execute(sql);
        ASSERT_TRUE(done.has_value()) << done.error().message;
    }
    Digest whole(const std::string& path)
    {
        const auto replayed = Workspace::replayWhole(path);
        EXPECT_TRUE(replayed.has_value()) << replayed.error().message;
        return replayed ? replayed->state().hash() : Digest{};
    }
};

}  // namespace

TEST_F(ImageTest, AJournalThatIsOpenedFromAnImageIsTheSame)
{
    const Digest id = begun();
    ASSERT_TRUE(m_workspace->stepCommit(later()).has_value());
    takeImage();
    ASSERT_TRUE(m_workspace->stepCommit(later()).has_value());
    const Digest hash = m_workspace->state().hash();
    reopen();
    EXPECT_EQ(m_workspace->state().hash(), hash);
    EXPECT_EQ(whole(m_path), hash);
    ASSERT_NE(m_workspace->proposals().executing(), nullptr);
    EXPECT_EQ(m_workspace->execution(id)->participants.size(),
              m_workspace->proposals().executing()->gangs.size());
    finish();
    reopen();
    EXPECT_EQ(m_workspace->proposals().find(id)->status, ProposalStatus::committed);
    EXPECT_EQ(m_workspace->state().hash(), whole(m_path));
}

TEST_F(ImageTest, ImagesAreTakenWithoutAsking)
{
    for (std::uint64_t i = 0; m_workspace->journal().head().index < imageEvery; ++i)
        ASSERT_TRUE(m_workspace->note("ada", "looked", std::to_string(i), {}, m_now).has_value());
    // Part by part, of the head as it is.
    std::size_t steps = 0;
    for (; *m_workspace->reviewNext(later()); ++steps)
        ASSERT_LT(steps, 1'000u);
    EXPECT_GT(steps, 1u);
    EXPECT_EQ(m_workspace->journal().head().index, imageEvery + 1);
    const auto image = m_workspace->journal().imageUpTo(wholeLog);
    ASSERT_TRUE(image.has_value() && image->has_value());
    EXPECT_EQ((*image)->index, imageEvery);
}

TEST_F(ImageTest, AnImageThatItsRecordDoesNotVouchForIsPassedOver)
{
    approved();
    takeImage();
    const Digest hash = m_workspace->state().hash();
    forge("UPDATE images SET payload = zeroblob(length(payload))");
    reopen();
    EXPECT_EQ(m_workspace->state().hash(), hash);
    const auto verified = m_workspace->journal().verify();
    ASSERT_FALSE(verified.has_value());
    EXPECT_EQ(verified.error().code, ErrorCode::damaged);
    EXPECT_THAT(verified.error().message, HasSubstr("image of the state at record 3"));
}

TEST_F(ImageTest, TheEstateAsItWas)
{
    const Digest id = begun();
    const std::uint64_t index = this->index();
    const Digest then = m_workspace->state().hash();
    finish();
    takeImage();
    const Digest now = m_workspace->state().hash();
    m_workspace.reset();
    const auto past = Workspace::openReadOnly(m_path, index);
    ASSERT_TRUE(past.has_value()) << past.error().message;
    EXPECT_EQ(past->state().hash(), then);
    EXPECT_EQ(past->proposals().find(id)->status, ProposalStatus::executing);
    EXPECT_EQ(past->journal().head().index, index);
    EXPECT_TRUE(past->journal().verify().has_value());
    EXPECT_NE(then, now);
    const auto beyond = Workspace::openReadOnly(m_path, 10'000);
    ASSERT_FALSE(beyond.has_value());
    EXPECT_EQ(beyond.error().code, ErrorCode::notFound);
    EXPECT_EQ(Workspace::openReadOnly(m_path, 0).error().code, ErrorCode::notFound);
}

TEST_F(ImageTest, AMomentIsLookedAtBesideTheWriter)
{
    const Digest id = begun();
    const std::uint64_t index = this->index();
    const Digest then = m_workspace->state().hash();
    finish();
    takeImage();
    const JournalHead head = m_workspace->journal().head();
    auto past = m_workspace->asOf(index);
    ASSERT_TRUE(past.has_value()) << past.error().message;
    EXPECT_EQ(past->state().hash(), then);
    EXPECT_EQ(past->proposals().find(id)->status, ProposalStatus::executing);
    EXPECT_EQ(past->note("ada", "looked", "then", {}, later()).error().code, ErrorCode::notAllowed);
    ASSERT_TRUE(m_workspace->note("ada", "looked", "now", {}, later()).has_value());
    EXPECT_EQ(past->journal().head().index, index);
    EXPECT_NE(m_workspace->journal().head(), head);
}

TEST_F(ImageTest, AMomentOfAJournalInMemoryIsACopy)
{
    auto live = Workspace::inMemory(EstateSource{EstateOrigin::fourRegion, 0, ""});
    ASSERT_TRUE(live.has_value());
    const std::string region = live->state().catalog().regions.front().id;
    const Digest opened = live->state().hash();
    ASSERT_TRUE(live->changeRegion("ada", region, RegionChange::offline, later()).has_value());
    const Digest then = live->state().hash();
    ASSERT_TRUE(live->takeImage(later()).has_value());
    ASSERT_TRUE(live->changeRegion("ada", region, RegionChange::online, later()).has_value());
    const std::vector<std::uint64_t> images{2};
    EXPECT_EQ(live->journal().images().value(), images);
    // Behind the image, at it, and in front of it.
    for (const std::uint64_t index : {4ull, 3ull, 2ull, 1ull}) {
        auto past = live->asOf(index);
        ASSERT_TRUE(past.has_value()) << past.error().message;
        EXPECT_EQ(past->journal().head().index, index);
        EXPECT_EQ(past->state().hash(), index == 4   ? live->state().hash()
                                        : index == 1 ? opened
                                                     : then);
        EXPECT_TRUE(past->journal().verify().has_value());
        EXPECT_EQ(past->changeRegion("ada", region, RegionChange::fence, later()).error().code,
                  ErrorCode::notAllowed);
    }
    EXPECT_EQ(live->asOf(5).error().code, ErrorCode::notFound);
    EXPECT_EQ(live->asOf(0).error().code, ErrorCode::notFound);
    EXPECT_EQ(live->journal().head().index, 4u);
}

TEST_F(ImageTest, ACompactedJournalGoesOnWhereItWas)
{
    const Digest id = approved();
    ASSERT_TRUE(m_workspace->beginDraft("spring", "ada", later()).has_value());
    const std::string compacted = m_folder.file("compacted.journal");
    const auto done = m_workspace->compactTo(compacted, "ada", later());
    ASSERT_TRUE(done.has_value()) << done.error().message;
    const JournalHead head = m_workspace->journal().head();
    const Digest hash = m_workspace->state().hash();
    m_workspace.reset();
    m_path = compacted;
    reopen();
    EXPECT_EQ(m_workspace->journal().head(), head);
    EXPECT_GT(m_workspace->journal().base().index, 1u);
    EXPECT_EQ(m_workspace->state().hash(), hash);
    EXPECT_EQ(m_workspace->drafts()->size(), 1u);
    EXPECT_TRUE(m_workspace->journal().verify(head).has_value());
    const auto early = m_workspace->journal().verify(JournalHead{1, {}});
    ASSERT_FALSE(early.has_value());
    EXPECT_THAT(early.error().message, HasSubstr("compacted from"));
    const auto lost = m_workspace->proposals().find(id)->content.lostOperations;
    ASSERT_TRUE(m_workspace->beginCommit(id, "ada", lost, later()).has_value());
    finish();
    reopen();
    EXPECT_EQ(m_workspace->proposals().find(id)->status, ProposalStatus::committed);
    EXPECT_EQ(whole(compacted), m_workspace->state().hash());
}

TEST_F(ImageTest, CompactingDoesNotOverwriteAFile)
{
    const auto refused = m_workspace->compactTo(m_path, "ada", later());
    ASSERT_FALSE(refused.has_value());
    EXPECT_THAT(refused.error().message, HasSubstr("exists already"));
    reopen();
}

TEST_F(ImageTest, ACompactedJournalWithoutItsImageSaysWhereToLook)
{
    const std::string compacted = m_folder.file("compacted.journal");
    ASSERT_TRUE(m_workspace->compactTo(compacted, "ada", later()).has_value());
    m_path = compacted;
    forge("UPDATE images SET payload = x'00'");
    const auto opened = Workspace::open(compacted);
    ASSERT_FALSE(opened.has_value());
    EXPECT_EQ(opened.error().code, ErrorCode::damaged);
    EXPECT_THAT(opened.error().message, HasSubstr("compacted from"));
}

TEST_F(ImageTest, ADraftThatWasTamperedWithIsFound)
{
    ASSERT_TRUE(m_workspace->beginDraft("spring", "ada", later()).has_value());
    forge("UPDATE drafts SET author = 'grace'");
    reopen();
    EXPECT_EQ(m_workspace->drafts().error().code, ErrorCode::damaged);
    const auto verified = m_workspace->journal().verify();
    ASSERT_FALSE(verified.has_value());
    EXPECT_THAT(verified.error().message, HasSubstr("draft \"spring\""));
}

TEST_F(ImageTest, ADamagedDraftLeavesTheOthersAlone)
{
    ASSERT_TRUE(m_workspace->beginDraft("autumn", "ada", later()).has_value());
    ASSERT_TRUE(m_workspace->beginDraft("spring", "ada", later()).has_value());
    forge("UPDATE drafts SET author = 'grace' WHERE name = 'spring'");
    reopen();
    EXPECT_TRUE(m_workspace->draft("autumn").has_value());
    EXPECT_EQ(m_workspace->draft("spring").error().code, ErrorCode::damaged);
    EXPECT_FALSE(m_workspace->beginDraft("spring", "ada", later()).has_value());
    EXPECT_EQ(m_workspace->beginDraft("autumn", "ada", later()).error().code,
              ErrorCode::duplicateId);
    ASSERT_TRUE(m_workspace->endDraft("spring", "ada", later()).has_value());
    EXPECT_EQ(m_workspace->drafts()->size(), 1u);
}

TEST_F(ImageTest, AnExecutionIsNotCompactedAway)
{
    const Digest id = begun();
    const std::string compacted = m_folder.file("compacted.journal");
    const auto refused = m_workspace->compactTo(compacted, "ada", later());
    ASSERT_FALSE(refused.has_value());
    EXPECT_THAT(refused.error().message, HasSubstr("finish or abort it"));
    finish();
    ASSERT_TRUE(m_workspace->compactTo(compacted, "ada", later()).has_value());
    m_path = compacted;
    reopen();
    const auto execution = m_workspace->execution(id);
    ASSERT_FALSE(execution.has_value());
    EXPECT_EQ(execution.error().code, ErrorCode::notFound);
    EXPECT_EQ(m_workspace->proposals().find(id)->status, ProposalStatus::committed);
}

TEST_F(ImageTest, AForeignTriggerIsRefused)
{
    forge("CREATE TRIGGER quiet BEFORE INSERT ON events BEGIN SELECT RAISE(IGNORE); END");
    const auto opened = Workspace::open(m_path);
    ASSERT_FALSE(opened.has_value());
    EXPECT_EQ(opened.error().code, ErrorCode::damaged);
    EXPECT_THAT(opened.error().message, HasSubstr("quiet"));
}

TEST_F(ImageTest, FormatsThatTheFileNeverHadAreFound)
{
    forge("INSERT INTO format_versions VALUES(7, 0)");
    reopen();
    EXPECT_EQ(m_workspace->journal().verify().error().code, ErrorCode::damaged);
}

// Journals of every earlier format (tests/data/journals) open, are brought up and go on.
TEST(JournalFormats, EveryEarlierFormatOpens)
{
    ScratchFolder folder;
    const std::filesystem::path samples = ESTATE_SAMPLE_JOURNALS;
    std::size_t seen = 0;
    for (std::uint32_t format = 1; format < journalFormatMajor; ++format)
        for (const char* name : {"approved", "committed"}) {
            const std::string file = "format-" + std::to_string(format) + "-" + name + ".journal";
            const std::string path = folder.file(file);
            std::filesystem::copy_file(samples / file, path);
            Digest hash;
            {
                const auto looked = Workspace::openReadOnly(path);
                ASSERT_TRUE(looked.has_value()) << file << ": " << looked.error().message;
                hash = looked->state().hash();
                EXPECT_EQ(looked->journal().formatVersions()->front().version, format);
                EXPECT_TRUE(looked->drafts()->empty());
            }
            auto opened = Workspace::open(path);
            ASSERT_TRUE(opened.has_value()) << file << ": " << opened.error().message;
            EXPECT_EQ(opened->state().hash(), hash);
            const auto versions = *opened->journal().formatVersions();
            EXPECT_EQ(versions.back().version, journalFormatMajor);
            EXPECT_EQ(versions.back().since, opened->journal().head().index);
            const Timestamp now = opened->lastTimestamp();
            ASSERT_TRUE(opened->beginDraft("spring", "ada", now).has_value());
            ASSERT_TRUE(opened->takeImage(now).has_value());
            EXPECT_TRUE(opened->journal().verify().has_value());
            ++seen;
        }
    EXPECT_EQ(seen, 2u);
}

TEST(JournalFormats, AnApprovalOfAnEarlierFormatStillCounts)
{
    ScratchFolder folder;
    const std::string path = folder.file("old.journal");
    std::filesystem::copy_file(
        std::filesystem::path(ESTATE_SAMPLE_JOURNALS) / "format-1-approved.journal", path);
    auto opened = Workspace::open(path);
    ASSERT_TRUE(opened.has_value()) << opened.error().message;
    const Digest id = opened->proposals().all().front()->content.proposal;
    const Timestamp now = opened->lastTimestamp();
    const auto begun = opened->beginCommit(id, "ada", 100'000, now);
    EXPECT_TRUE(begun.has_value()) << begun.error().message;
}

// What is not in order stays what it was: the program that wrote it has to be able to read it.
TEST(JournalFormats, AnEarlierFileThatDoesNotReplayIsNotTouched)
{
    ScratchFolder folder;
    const std::string path = folder.file("old.journal");
    std::filesystem::copy_file(
        std::filesystem::path(ESTATE_SAMPLE_JOURNALS) / "format-1-committed.journal", path);
    {
        const auto connection = sqlite::Connection::open(path, sqlite::Access::readWrite);
        ASSERT_TRUE(connection.has_value());
        ASSERT_TRUE(connection
                        ->execute("PRAGMA writable_schema = OFF; DROP TRIGGER decisions_update;"
                                  "UPDATE decisions SET planner_version = 1;"
                                  "CREATE TRIGGER decisions_update BEFORE UPDATE ON decisions"
                                  " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END")
                        .has_value());
    }
    EXPECT_FALSE(Workspace::open(path).has_value());
    const auto still = sqlite::Connection::open(path, sqlite::Access::readOnly);
    ASSERT_TRUE(still.has_value());
    EXPECT_EQ(*still->integer("PRAGMA user_version"), 1);
}
