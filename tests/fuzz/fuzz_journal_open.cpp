// Bytes from outside as a journal's file: opened for looking, verified and read; and a copy opened
// for writing and appended to.
#include <array>
#include <cstdint>
#include <filesystem>
#include <string>

#include "engine/journal/journal.h"
#include "engine/journal/workspace.h"
#include "tests/durability/scratch_memory.h"
#include "tests/unit/scratch_folder.h"

namespace estate::fuzz {
namespace {

constexpr std::size_t fileBytesMax = std::size_t{96} << 10;

// A file of these bytes, gone afterwards with all that SQLite puts beside it.
class JournalFile {
public:
    explicit JournalFile(const std::string& bytes) : m_bytes(bytes)
    {
        writeWholeFile(path(), bytes);
    }
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;
    ~JournalFile()
    {
        std::error_code ignored;
        for (const char* suffix : {"", "-wal", "-shm", "-journal"})
            std::filesystem::remove(path() + suffix, ignored);
    }
    [[nodiscard]] static const std::string& path()
    {
        static const durability::ScratchMemory folder;
        static const std::string file = folder.file("fuzzed.journal");
        return file;
    }
    void ensureUntouched() const { ESTATE_ENSURE(readWholeFile(path()) == m_bytes); }

private:
    const std::string& m_bytes;
};

// What verifies is whole: its records are read, every one, and a second look finds the same.
bool look(const JournalFile& file)
{
    bool verified = false;
    {
        const auto journal = Journal::openReadOnly(JournalFile::path());
        if (journal) {
            const auto head = journal->verify();
            verified = head.has_value();
            std::uint64_t read = 0;
            const auto visited = journal->read(1, journal->head().index, [&](const JournalRecord&) {
                ++read;
                return true;
            });
            ESTATE_ENSURE(!verified || (visited.has_value() && read == head->index));
            const auto again = Journal::openReadOnly(JournalFile::path());
            ESTATE_ENSURE(again.has_value() && again->head() == journal->head());
        }
        // Replays what verifies; how it ends is the log's business.
        static_cast<void>(Workspace::openReadOnly(JournalFile::path()));
    }
    file.ensureUntouched();
    return verified;
}

void write(const JournalFile& file, bool verified)
{
    JournalHead head;
    {
        auto journal = Journal::open(JournalFile::path());
        if (!journal) {
            ESTATE_ENSURE(!verified);
            file.ensureUntouched();
            return;
        }
        ESTATE_ENSURE(journal->verify().has_value() == verified);
        const JournalHead before = journal->head();
        const std::array batch{JournalEntry{{before.index + 1, Timestamp{std::uint64_t{1} << 62},
                                             "fuzzer", ChangeRegion{"r", RegionChange::offline}},
                                            "decided"}};
        const bool appended = journal->append(batch).has_value() && journal->sync().has_value();
        // A damaged one may refuse, or hold a time that no other can follow; then it is as before.
        head = journal->head();
        ESTATE_ENSURE(head.index == before.index + (appended ? 1 : 0));
        ESTATE_ENSURE(!verified || journal->verify(before).has_value());
    }
    const auto again = Journal::open(JournalFile::path());
    ESTATE_ENSURE(!verified || (again.has_value() && again->head() == head));
}

}  // namespace
}  // namespace estate::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size > estate::fuzz::fileBytesMax)
        return 0;
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const estate::fuzz::JournalFile file(bytes);
    estate::fuzz::write(file, estate::fuzz::look(file));
    return 0;
}
