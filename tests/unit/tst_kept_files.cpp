// A journal whose files somebody else keeps: what is handed over is what an honest disk would have.
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "engine/journal/kept_files.h"
#include "tests/unit/workspace_fixture.h"

using namespace estate;
using namespace estate::testing;

namespace {

// Keeps pieces as a store of blocks does: by file and number.
class BlockStore {
public:
    void keep(const KeptPiece& piece)
    {
        EXPECT_EQ(piece.number, m_last + 1);
        m_last = piece.number;
        for (const KeptLength& length : piece.lengths) {
            Kept& kept = m_files[length.file];
            const std::uint64_t held =
                length.heldBytes / keptBlockBytes + (length.heldBytes % keptBlockBytes != 0);
            kept.blocks.erase(kept.blocks.lower_bound(held), kept.blocks.end());
            kept.bytes = length.bytes;
            if (!length.exists)
                m_files.erase(length.file);
        }
        for (const KeptBlock& block : piece.blocks) {
            ASSERT_LE(block.bytes.size(), keptBlockBytes);
            m_files.at(block.file).blocks[block.number] = block.bytes;
        }
    }
    [[nodiscard]] std::uint64_t last() const { return m_last; }
    [[nodiscard]] std::vector<std::string> names() const
    {
        std::vector<std::string> names;
        for (const auto& [name, kept] : m_files)
            names.push_back(name);
        return names;
    }
    [[nodiscard]] std::string content(const std::string& name) const
    {
        const Kept& kept = m_files.at(name);
        std::string bytes(kept.bytes, '\0');
        for (const auto& [number, block] : kept.blocks)
            bytes.replace(number * keptBlockBytes, block.size(), block);
        EXPECT_EQ(bytes.size(), kept.bytes);
        return bytes;
    }
    void restore(const std::string& path) const
    {
        for (const char* suffix : {"", "-wal", "-shm", "-journal"})
            std::filesystem::remove(path + suffix);
        for (const std::string& name : names())
            writeWholeFile(path + name, content(name));
    }

private:
    struct Kept {
        std::uint64_t bytes = 0;
        std::map<std::uint64_t, std::string> blocks;
    };
    std::map<std::string, Kept> m_files;
    std::uint64_t m_last = 0;
};

class KeptFilesTest : public ::testing::Test {
protected:
    // One step of a day's work: something that is durable when this returns.
    void work(Workspace& workspace, std::uint64_t step)
    {
        m_now = m_now + seconds(60);
        const std::string draft = "draft" + std::to_string(step / 4);
        switch (step % 4) {
        case 0: EXPECT_TRUE(workspace.note("ada", "watch", "", {}, m_now).has_value()); break;
        case 1: EXPECT_TRUE(workspace.beginDraft(draft, "ada", m_now).has_value()); break;
        case 2:
            EXPECT_TRUE(workspace.propose("ada", "lose it", lossOfEast, m_now).has_value());
            break;
        default: EXPECT_TRUE(workspace.endDraft(draft, "ada", m_now).has_value());
        }
    }
    Workspace created()
    {
        auto workspace = Workspace::create(m_path, fourRegion, "ada", m_now);
        EXPECT_TRUE(workspace.has_value());
        return std::move(*workspace);
    }

    ScratchFolder m_folder;
    std::string m_path = std::filesystem::canonical(m_folder.path()) / "estate.journal";
    std::string m_copy = m_folder.file("copy.journal");
    Timestamp m_now = sampleEpoch;
    std::vector<KeptPiece> m_pieces;
    KeptFiles m_files{m_path, 0, [this](KeptPiece piece) { m_pieces.push_back(std::move(piece)); }};
};

TEST_F(KeptFilesTest, holdTheSameBytesAsTheFilesAfterEveryStep)
{
    BlockStore store;
    std::size_t kept = 0;
    const auto compare = [&] {
        for (; kept < m_pieces.size(); ++kept)
            store.keep(m_pieces[kept]);
        EXPECT_EQ(store.last(), m_files.handedOver());
        for (const std::string& name : store.names())
            EXPECT_EQ(store.content(name), readWholeFile(m_path + name)) << name;
        EXPECT_TRUE(std::filesystem::exists(m_path));
    };
    {
        Workspace workspace = created();
        compare();
        for (std::uint64_t step = 0; step < 200; ++step) {
            work(workspace, step);
            compare();
        }
        ASSERT_GT(workspace.journal().head().index, 200u);
    }
    // Closing writes the log back into the file and removes it.
    compare();
    EXPECT_EQ(store.names(), std::vector<std::string>{""});
}

TEST_F(KeptFilesTest, restoreAJournalWithEveryAcknowledgedRecordFromAnyPieceOn)
{
    // What was acknowledged when that many pieces had been handed over.
    std::map<std::uint64_t, JournalHead> acknowledged;
    {
        Workspace workspace = created();
        acknowledged[m_files.handedOver()] = workspace.journal().head();
        for (std::uint64_t step = 0; step < 24; ++step) {
            work(workspace, step);
            acknowledged[m_files.handedOver()] = workspace.journal().head();
        }
    }
    BlockStore store;
    std::uint64_t opened = 0;
    for (const KeptPiece& piece : m_pieces) {
        store.keep(piece);
        const auto before = acknowledged.upper_bound(piece.number);
        if (before == acknowledged.begin())
            continue;  // its creation was not acknowledged yet
        store.restore(m_copy);
        const auto journal = Journal::open(m_copy);
        ASSERT_TRUE(journal.has_value()) << piece.number << ": " << journal.error().message;
        const JournalHead& expected = std::prev(before)->second;
        const auto verified = journal->verify(expected);
        EXPECT_TRUE(verified.has_value()) << piece.number << ": " << verified.error().message;
        ++opened;
    }
    EXPECT_GT(opened, 24u);
}

TEST_F(KeptFilesTest, takeAFileFromOutsideInPlaceOfAllThatWasKept)
{
    BlockStore store;
    {  // a longer one than what comes after it
        Workspace workspace = created();
        for (std::uint64_t step = 0; step < 40; ++step)
            work(workspace, step);
        ASSERT_TRUE(workspace.journal().copyTo(m_copy).has_value());
    }
    const std::string other = m_folder.file("other.journal");
    JournalHead head;
    {
        auto workspace = Workspace::create(other, fourRegion, "grace", m_now);
        ASSERT_TRUE(workspace.has_value());
        head = workspace->journal().head();
    }
    std::filesystem::copy_file(other, m_path, std::filesystem::copy_options::overwrite_existing);
    ASSERT_TRUE(m_files.handOverFile());
    for (const KeptPiece& piece : m_pieces)
        store.keep(piece);
    EXPECT_EQ(store.names(), std::vector<std::string>{""});
    EXPECT_EQ(store.content(""), readWholeFile(other));
    std::filesystem::remove(m_path);
    EXPECT_FALSE(m_files.handOverFile());
}

TEST_F(KeptFilesTest, aCopyIsTheSameJournalInOneFile)
{
    Workspace workspace = created();
    for (std::uint64_t step = 0; step < 8; ++step)
        work(workspace, step);
    ASSERT_TRUE(workspace.journal().copyTo(m_copy).has_value());
    EXPECT_FALSE(std::filesystem::exists(m_copy + "-wal"));
    const auto again = workspace.journal().copyTo(m_copy);
    ASSERT_FALSE(again.has_value());
    EXPECT_EQ(again.error().code, ErrorCode::notAllowed);
    const auto copy = Workspace::open(m_copy);
    ASSERT_TRUE(copy.has_value()) << copy.error().message;
    EXPECT_EQ(copy->journal().head(), workspace.journal().head());
    EXPECT_EQ(copy->state().hash(), workspace.state().hash());
    // So does one that only looks: what it sees.
    const std::string seen = m_folder.file("seen.journal");
    {
        const auto look = Journal::openReadOnly(m_path);
        ASSERT_TRUE(look.has_value()) << look.error().message;
        work(workspace, 8);
        ASSERT_TRUE(look->copyTo(seen).has_value());
        const auto copied = Journal::open(seen);
        ASSERT_TRUE(copied.has_value()) << copied.error().message;
        EXPECT_EQ(copied->head(), look->head());
        EXPECT_LT(copied->head().index, workspace.journal().head().index);
    }
    // What is not safe yet is nothing to give away.
    workspace.awaitKeeping(0);
    const auto pending = workspace.journal().copyTo(m_folder.file("pending.journal"));
    ASSERT_FALSE(pending.has_value());
    EXPECT_EQ(pending.error().code, ErrorCode::notAllowed);
}

TEST_F(KeptFilesTest, leaveOtherFilesAlone)
{
    const std::string neighbour = m_path + ".other";
    const auto journal = Journal::create(neighbour);
    ASSERT_TRUE(journal.has_value());
    EXPECT_TRUE(m_pieces.empty());
}

TEST_F(KeptFilesTest, recordsArePendingUntilTheyAreKept)
{
    Workspace workspace = created();
    const std::uint64_t first = workspace.journal().head().index;
    workspace.awaitKeeping(first);
    EXPECT_EQ(workspace.journal().durableIndex(), first);
    work(workspace, 0);
    EXPECT_EQ(workspace.journal().pendingIndex(), first + 1);
    EXPECT_EQ(workspace.journal().durableIndex(), first);
    workspace.confirmKept(first + 1);
    EXPECT_EQ(workspace.journal().durableIndex(), first + 1);
    // What comes late takes nothing back.
    workspace.confirmKept(first);
    EXPECT_EQ(workspace.journal().durableIndex(), first + 1);
}

}  // namespace
