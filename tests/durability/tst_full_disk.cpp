// A disk that is full: whatever is done then is refused as a whole, whichever of its writes finds
// no room, and leaves nothing; what was acknowledged is there, and what finds room again goes on.
#include <algorithm>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/journal/workspace.h"
#include "engine/rules/rules_text.h"
#include "tests/durability/full_disk.h"
#include "tests/durability/scratch_memory.h"

using namespace estate;
using durability::FullDisk;
using ::testing::HasSubstr;

namespace {

using Action = std::function<Result<void>(Workspace&)>;

// Of one action; the widest here writes an image.
constexpr std::uint64_t writesMax = 5'000;

template <typename T>
Result<void> toVoid(const Result<T>& result)
{
    return result ? Result<void>() : Result<void>(tl::unexpected(result.error()));
}

JournalEntry entryAt(std::uint64_t index, std::size_t decisionBytes = 0)
{
    return {{index, Timestamp{index}, "ada", ChangeRegion{"r", RegionChange::offline}},
            std::string(decisionBytes, 'd')};
}

class FullDiskTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        EstateSource source;
        source.origin = EstateOrigin::fourRegion;
        auto created = Workspace::create(m_path, source, "ada", sampleEpoch);
        ASSERT_TRUE(created.has_value()) << created.error().message;
        m_workspace.emplace(std::move(*created));
    }
    Workspace& workspace() { return *m_workspace; }
    Timestamp later()
    {
        m_now = std::max(m_now, workspace().lastTimestamp()) + seconds(1);
        return m_now;
    }
    void reopen()
    {
        m_workspace.reset();
        auto opened = Workspace::open(m_path);
        ASSERT_TRUE(opened.has_value()) << opened.error().message;
        m_workspace.emplace(std::move(*opened));
    }
    // What people would find.
    std::string holds()
    {
        std::string text = std::to_string(workspace().journal().head().index) + ":" +
                           workspace().journal().head().hash.hex() + " durable " +
                           std::to_string(workspace().journal().durableIndex()) + " state " +
                           workspace().state().hash().hex() + "\n";
        for (const auto& proposal : workspace().proposals().all())
            text += proposal->content.proposal.brief() + " " +
                    std::string(proposalStatusName(proposal->status)) + "\n";
        const auto drafts = workspace().drafts();
        EXPECT_TRUE(drafts.has_value());
        for (const RuleDraft& draft : *drafts)
            text += draft.name() + " " + std::to_string(draft.cursor()) + " of " +
                    std::to_string(draft.edits().size()) + "\n";
        return text;
    }
    static void expectFull(const Result<void>& refused, const std::string& what)
    {
        EXPECT_EQ(refused.error().code, ErrorCode::ioFailure) << what;
        EXPECT_THAT(refused.error().message, HasSubstr("disk is full")) << what;
        EXPECT_THAT(refused.error().message, HasSubstr("Make room and do it again")) << what;
    }
    // Runs out of room at each of its writes in turn, until it has enough.
    void fillUpDuring(const std::string& what, const Action& action)
    {
        const std::string before = holds();
        std::uint64_t room = 0;
        for (; room < writesMax; ++room) {
            m_disk.leaveRoomFor(room);
            const Result<void> done = action(workspace());
            const bool ranOut = m_disk.refused() > 0;
            m_disk.makeRoom();
            if (done)
                break;
            expectFull(done, what);
            ASSERT_TRUE(ranOut) << what << ": " << done.error().message;
            ASSERT_EQ(holds(), before) << what << " with room for " << room;
        }
        EXPECT_GT(room, 0u) << what << " wrote nothing";
        ASSERT_LT(room, writesMax) << what;
        const std::string after = holds();
        EXPECT_NE(after, before) << what;
        reopen();
        EXPECT_EQ(holds(), after) << what;
        const auto verified = workspace().journal().verify();
        EXPECT_TRUE(verified.has_value()) << what << ": " << verified.error().message;
    }
    Digest proposed()
    {
        const auto id = workspace().propose("ada", "lose it", {{"us-east-1"}, {}, {}}, later());
        EXPECT_TRUE(id.has_value()) << id.error().message;
        return id.value_or(Digest{});
    }
    Digest approved()
    {
        const Digest id = proposed();
        EXPECT_TRUE(workspace().judge(id, "grace", Verdict::approve, "go", later()).has_value());
        return id;
    }
    Result<void> begin(Workspace& of, const Digest& id)
    {
        return of.beginCommit(id, "ada", of.proposals().find(id)->content.lostOperations, later());
    }

    durability::ScratchMemory m_folder;
    std::string m_path = m_folder.file("estate.journal");
    FullDisk m_disk;
    Timestamp m_now = sampleEpoch;
    std::optional<Workspace> m_workspace;
};

}  // namespace

TEST_F(FullDiskTest, AFailedAppendTakesWhatIsPendingAndNothingElse)
{
    auto journal = Journal::create(m_folder.file("records.journal"));
    ASSERT_TRUE(journal.has_value()) << journal.error().message;
    const std::vector<JournalEntry> first(1, entryAt(1));
    ASSERT_TRUE(journal->append(first).has_value());
    ASSERT_TRUE(journal->sync().has_value());
    const JournalHead durable = journal->head();
    const std::vector<JournalEntry> second(1, entryAt(2));
    ASSERT_TRUE(journal->append(second).has_value());
    m_disk.leaveRoomFor(3);
    // More than SQLite keeps in memory: it is written while the batch is not complete.
    std::vector<JournalEntry> large;
    large.push_back(entryAt(3));
    large.push_back(entryAt(4, 20'000'000));
    EXPECT_EQ(journal->append(large).error().code, ErrorCode::ioFailure);
    EXPECT_EQ(journal->head(), durable);
    m_disk.makeRoom();
    EXPECT_EQ(journal->sync().value(), 1u);
    // What finds room goes on.
    ASSERT_TRUE(journal->append(second).has_value());
    EXPECT_EQ(journal->sync().value(), 2u);
    EXPECT_TRUE(journal->verify(durable).has_value());
}

TEST_F(FullDiskTest, ACreationLeavesNoFile)
{
    const std::string path = m_folder.file("other.journal");
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    std::uint64_t room = 0;
    for (; room < writesMax; ++room) {
        m_disk.leaveRoomFor(room, path);
        const auto created = Workspace::create(path, source, "ada", sampleEpoch);
        m_disk.makeRoom();
        if (created)
            break;
        EXPECT_EQ(created.error().code, ErrorCode::ioFailure);
        EXPECT_THAT(created.error().message, HasSubstr("disk is full"));
        // What could not be taken away again says itself that it is nothing.
        const auto left = Workspace::open(path);
        ASSERT_FALSE(left.has_value()) << room;
        if (left.error().code != ErrorCode::notFound) {
            EXPECT_THAT(left.error().message, HasSubstr("creation was interrupted")) << room;
            std::filesystem::remove(path);
        }
    }
    EXPECT_GT(room, 0u);
    EXPECT_TRUE(Workspace::open(path).has_value());
}

TEST_F(FullDiskTest, AProposalIsOpenedOrNot)
{
    fillUpDuring("propose", [&](Workspace& of) {
        return toVoid(of.propose("ada", "lose it", {{"us-east-1"}, {}, {}}, later()));
    });
}

TEST_F(FullDiskTest, AnApprovalIsGivenOrNot)
{
    const Digest id = proposed();
    fillUpDuring("approve", [&](Workspace& of) {
        return of.judge(id, "grace", Verdict::approve, "go", later());
    });
    fillUpDuring("comment",
                 [&](Workspace& of) { return of.comment(id, "grace", "well done", later()); });
}

TEST_F(FullDiskTest, ACommitBeginsStepsAndEndsOrNot)
{
    const Digest id = approved();
    fillUpDuring("begin to commit", [&](Workspace& of) { return begin(of, id); });
    while (workspace().proposals().executing() != nullptr)
        fillUpDuring("step", [&](Workspace& of) { return toVoid(of.stepCommit(later())); });
    EXPECT_EQ(workspace().proposals().find(id)->status, ProposalStatus::committed);
}

TEST_F(FullDiskTest, ACommitIsAbortedOrNot)
{
    const Digest id = approved();
    ASSERT_TRUE(begin(workspace(), id).has_value());
    fillUpDuring("abort", [&](Workspace& of) { return of.abortCommit("ada", "why", later()); });
    EXPECT_EQ(workspace().proposals().find(id)->status, ProposalStatus::aborted);
}

TEST_F(FullDiskTest, ADraftKeepsEveryEditOrNoneOfIt)
{
    fillUpDuring("begin draft",
                 [&](Workspace& of) { return of.beginDraft("spring", "ada", later()); });
    std::string text = printRules(workspace().approvedRules());
    text.insert(text.find("policy "), "# why\n");
    fillUpDuring("edit draft", [&](Workspace& of) {
        return toVoid(of.editDraftText("spring", "ada", "say why", text, later()));
    });
    fillUpDuring("undo",
                 [&](Workspace& of) { return toVoid(of.undoDraft("spring", "ada", later())); });
    fillUpDuring("redo",
                 [&](Workspace& of) { return toVoid(of.redoDraft("spring", "ada", later())); });
    fillUpDuring("propose draft", [&](Workspace& of) {
        return toVoid(of.proposeDraft("spring", "ada", "why", later()));
    });
    fillUpDuring("end draft", [&](Workspace& of) { return of.endDraft("spring", "ada", later()); });
}

TEST_F(FullDiskTest, AnImageIsTakenOrNot)
{
    proposed();
    fillUpDuring("take image", [&](Workspace& of) { return of.takeImage(later()); });
}

TEST_F(FullDiskTest, ACompactionLeavesNoFileAndTheSourceAsItWas)
{
    approved();
    const std::string target = m_folder.file("compact.journal");
    const std::string state = workspace().state().hash().hex();
    std::uint64_t room = 0;
    for (; room < writesMax; ++room) {
        m_disk.leaveRoomFor(room, target);
        const auto done = workspace().compactTo(target, "ada", later());
        m_disk.makeRoom();
        if (done)
            break;
        expectFull(done, "compact");
        for (const char* suffix : {"", "-wal", "-shm", "-journal"})
            ASSERT_FALSE(std::filesystem::exists(target + suffix)) << suffix << " at " << room;
        ASSERT_EQ(workspace().state().hash().hex(), state);
    }
    EXPECT_GT(room, 0u);
    EXPECT_TRUE(workspace().journal().verify().has_value());
    const auto compacted = Workspace::open(target);
    ASSERT_TRUE(compacted.has_value()) << compacted.error().message;
    EXPECT_EQ(compacted->state().hash().hex(), state);
    EXPECT_EQ(compacted->proposals().all().size(), 1u);
}

TEST_F(FullDiskTest, LookingNeedsNoRoom)
{
    const Digest id = proposed();
    m_workspace.reset();
    m_disk.leaveRoomFor(0);
    const auto looked = Workspace::openReadOnly(m_path);
    ASSERT_TRUE(looked.has_value()) << looked.error().message;
    EXPECT_NE(looked->proposals().find(id), nullptr);
}
