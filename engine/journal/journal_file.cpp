#include "engine/journal/journal_file.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <vector>

#include "engine/journal/journal.h"
#include "engine/journal/sqlite.h"

namespace estate {

namespace {

// https://www.sqlite.org/fileformat2.html, "The Database Header"
constexpr std::string_view sqliteMagic{"SQLite format 3\0", 16};
constexpr std::size_t headerBytes = 100;
constexpr std::size_t pageSizeAt = 16;
constexpr std::size_t writeVersionAt = 18;
constexpr std::size_t changeCounterAt = 24;
constexpr std::size_t pageCountAt = 28;
constexpr std::size_t userVersionAt = 60;
constexpr std::size_t applicationIdAt = 68;
constexpr std::size_t validForAt = 92;

constexpr std::uint8_t writeAheadVersion = 2;
// https://www.sqlite.org/fileformat2.html, "The Rollback Journal"
constexpr std::string_view rollbackMagic{"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8};
constexpr std::size_t rollbackPageCountAt = 16;

using Header = std::array<std::uint8_t, headerBytes>;

std::uint32_t bigEndian(const Header& header, std::size_t at, std::size_t count)
{
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i)
        value = value << 8 | header[at + i];
    return value;
}

bool startsWith(const Header& header, std::string_view bytes)
{
    return std::equal(bytes.begin(), bytes.end(), header.begin(),
                      [](char a, std::uint8_t b) { return static_cast<std::uint8_t>(a) == b; });
}

tl::unexpected<Error> refuse(ErrorCode code, const std::string& path, std::string_view problem,
                             std::string_view detail)
{
    return fail(code, "\"" + path + "\" " + std::string(detail),
                {{"path", path}, {"problem", std::string(problem)}});
}

void closeFile(sqlite3_file* file)
{
    if (file->pMethods != nullptr) {
        static_cast<void>(file->pMethods->xUnlock(file, SQLITE_LOCK_NONE));
        static_cast<void>(file->pMethods->xClose(file));
    }
    sqlite3_free(file);
}

// The name that SQLite's file layer wants: absolute, with room for its parameters behind it.
class FileName {
public:
    FileName(sqlite3_vfs* layer, const std::string& path)
    {
        std::vector<char> full(static_cast<std::size_t>(layer->mxPathname) + 1);
        const int code =
            layer->xFullPathname(layer, path.c_str(), layer->mxPathname + 1, full.data());
        // A symbolic link is not an error: SQLITE_OK_SYMLINK.
        if ((code & 0xff) == SQLITE_OK)
            m_name = sqlite3_create_filename(full.data(), "", "", 0, nullptr);
    }
    FileName(const FileName&) = delete;
    FileName& operator=(const FileName&) = delete;
    ~FileName() { sqlite3_free_filename(const_cast<char*>(m_name)); }
    [[nodiscard]] const char* get() const { return m_name; }

private:
    const char* m_name = nullptr;
};

// An open file of SQLite's file layer. The layer keeps the pointer to the name.
struct RawFile {
    std::unique_ptr<FileName> name;
    std::unique_ptr<sqlite3_file, decltype(&closeFile)> file{nullptr, &closeFile};
};

Result<RawFile> openRaw(const std::string& path, int access, int kind = SQLITE_OPEN_MAIN_DB)
{
    sqlite3_vfs* layer = sqlite3_vfs_find(nullptr);
    ESTATE_ENSURE(layer != nullptr);
    RawFile raw;
    raw.name = std::make_unique<FileName>(layer, path);
    if (raw.name->get() == nullptr)
        return refuse(ErrorCode::ioFailure, path, "path", "is not a path that can be opened.");
    auto* file = static_cast<sqlite3_file*>(sqlite3_malloc(layer->szOsFile));
    ESTATE_ENSURE(file != nullptr);
    file->pMethods = nullptr;
    raw.file.reset(file);
    int granted = 0;
    const int code = layer->xOpen(layer, raw.name->get(), file, access | kind, &granted);
    if (code != SQLITE_OK || (granted & access) != access)
        return refuse(ErrorCode::ioFailure, path, "permission",
                      access == SQLITE_OPEN_READONLY
                          ? "can't be read: check its permissions."
                          : "can't be written: check its permissions, or open it read-only.");
    return raw;
}

Result<void> checkKind(const std::string& path)
{
    std::error_code problem;
    const std::filesystem::file_status status = std::filesystem::status(path, problem);
    if (status.type() == std::filesystem::file_type::not_found)
        return refuse(ErrorCode::notFound, path, "missing",
                      "does not exist; create it first or check the path.");
    if (problem)
        return refuse(ErrorCode::ioFailure, path, "permission",
                      "can't be looked at: " + problem.message() + ".");
    if (status.type() == std::filesystem::file_type::directory)
        return refuse(ErrorCode::foreign, path, "directory",
                      "is a directory; name the journal file in it.");
    if (status.type() != std::filesystem::file_type::regular)
        return refuse(ErrorCode::foreign, path, "special-file", "is not a regular file.");
    return {};
}

// SQLite puts its other files beside the file itself, not beside a link to it.
std::string besideFile(const std::string& path, std::string_view suffix)
{
    std::error_code problem;
    return std::filesystem::canonical(path, problem).string() + std::string(suffix);
}

// Whether a rollback journal lies beside the file that goes back to no page at all: whatever is in
// the file, nobody was told that it was there.
bool goesBackToNothing(const std::string& path)
{
    const std::string rollback = besideFile(path, "-journal");
    std::error_code problem;
    if (!std::filesystem::is_regular_file(rollback, problem))
        return false;
    const auto raw = openRaw(rollback, SQLITE_OPEN_READONLY, SQLITE_OPEN_MAIN_JOURNAL);
    if (!raw)
        return false;
    Header header{};
    sqlite3_file* file = raw->file.get();
    const int code = file->pMethods->xRead(file, header.data(), headerBytes, 0);
    return (code == SQLITE_OK || code == SQLITE_IOERR_SHORT_READ) &&
           startsWith(header, rollbackMagic) && bigEndian(header, rollbackPageCountAt, 4) == 0;
}

// What Journal::create() leaves when it is cut off (journal_schema.h). Another program may have
// made an empty database of this kind, too.
Result<void> checkFinished(const std::string& path, const Header& header)
{
    const bool unmarked =
        startsWith(header, sqliteMagic) && header[writeVersionAt] == writeAheadVersion &&
        bigEndian(header, applicationIdAt, 4) == 0 && bigEndian(header, userVersionAt, 4) == 0 &&
        bigEndian(header, pageCountAt, 4) <= 1;
    if (unmarked || goesBackToNothing(path))
        return refuse(ErrorCode::damaged, path, "unfinished",
                      "holds nothing yet: its creation was interrupted. Unless it is another "
                      "program's, delete it and create a new journal.");
    return {};
}

Result<void> checkVersions(const std::string& path, const Header& header)
{
    if (bigEndian(header, applicationIdAt, 4) != journalApplicationId)
        return refuse(ErrorCode::foreign, path, "application",
                      "is a database of another program, not an estate journal.");
    const std::uint32_t major = bigEndian(header, userVersionAt, 4);
    if (major == 0)
        return refuse(ErrorCode::damaged, path, "format", "carries no journal format version.");
    if (major > journalFormatMajor)
        return refuse(ErrorCode::newerVersion, path, "format",
                      "has journal format " + std::to_string(major) +
                          "; this program knows up to " + std::to_string(journalFormatMajor) +
                          ". Use a newer version of the program.");
    return {};
}

// While a write-ahead log is there, the file itself may rightly be shorter than its header says.
Result<void> checkLength(const std::string& path, const Header& header, std::uint64_t fileBytes)
{
    const std::uint32_t stored = bigEndian(header, pageSizeAt, 2);
    const std::uint64_t pageBytes = stored == 1 ? 65'536 : stored;
    const std::uint64_t pages = bigEndian(header, pageCountAt, 4);
    const bool countHolds =
        bigEndian(header, changeCounterAt, 4) == bigEndian(header, validForAt, 4);
    if (countHolds && fileBytes < pages * pageBytes && !hasWriteAheadLog(path))
        return refuse(ErrorCode::damaged, path, "truncated",
                      "is truncated: " + std::to_string(fileBytes) + " of " +
                          std::to_string(pages * pageBytes) +
                          " bytes are there. Restore it from a backup; nothing was changed.");
    return {};
}

}  // namespace

struct WriterLock::Held {
    std::string path;
    RawFile raw;
    Held(std::string file, RawFile taken) : path(std::move(file)), raw(std::move(taken)) {}
};

bool hasWriteAheadLog(const std::string& path)
{
    std::error_code problem;
    const std::uintmax_t bytes = std::filesystem::file_size(besideFile(path, "-wal"), problem);
    return !problem && bytes > 0;
}

Result<void> inspectJournalFile(const std::string& path)
{
    if (auto kind = checkKind(path); !kind)
        return kind;
    const auto raw = openRaw(path, SQLITE_OPEN_READONLY);
    if (!raw)
        return tl::unexpected(raw.error());
    sqlite3_file* file = raw->file.get();
    sqlite3_int64 fileBytes = 0;
    if (file->pMethods->xFileSize(file, &fileBytes) != SQLITE_OK)
        return refuse(ErrorCode::ioFailure, path, "read", "can't be read.");
    if (fileBytes == 0)
        return refuse(ErrorCode::damaged, path, "empty",
                      "is empty (zero bytes): its creation was interrupted or its content is lost. "
                      "Restore it, or delete it and create a new journal.");
    Header header{};
    // A short read fills the rest with zeros.
    const int code = file->pMethods->xRead(file, header.data(), headerBytes, 0);
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ)
        return refuse(ErrorCode::ioFailure, path, "read", "can't be read.");
    if (auto finished = checkFinished(path, header); !finished)
        return finished;
    const auto known = static_cast<std::size_t>(std::min<sqlite3_int64>(fileBytes, 16));
    if (!startsWith(header, sqliteMagic.substr(0, known)))
        return refuse(ErrorCode::foreign, path, "format",
                      "is not an estate journal: it is not an SQLite file.");
    if (fileBytes < static_cast<sqlite3_int64>(headerBytes))
        return refuse(ErrorCode::damaged, path, "truncated",
                      "is truncated: not even its header is whole. Restore it from a backup; "
                      "nothing was changed.");
    if (auto versions = checkVersions(path, header); !versions)
        return versions;
    return checkLength(path, header, static_cast<std::uint64_t>(fileBytes));
}

Result<WriterLock> WriterLock::take(const std::string& path)
{
    auto raw = openRaw(path, SQLITE_OPEN_READWRITE);
    if (!raw)
        return tl::unexpected(raw.error());
    sqlite3_file* file = raw->file.get();
    const auto lock = [file](int level) { return file->pMethods->xLock(file, level) == SQLITE_OK; };
    if (!lock(SQLITE_LOCK_SHARED) || !lock(SQLITE_LOCK_RESERVED))
        return refuse(ErrorCode::locked, path, "locked",
                      "is being written by another program. Close that one, or open the journal "
                      "read-only.");
    return WriterLock(std::make_unique<Held>(path, std::move(*raw)));
}

Result<void> WriterLock::makeDurable()
{
    if (!hasWriteAheadLog(m_held->path))
        return {};
    // With leave to create it, SQLite's file layer makes its name durable as well.
    const auto log = openRaw(besideFile(m_held->path, "-wal"),
                             SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, SQLITE_OPEN_WAL);
    if (!log)
        return tl::unexpected(log.error());
    for (sqlite3_file* file : {log->file.get(), m_held->raw.file.get()})
        if (file->pMethods->xSync(file, SQLITE_SYNC_FULL) != SQLITE_OK)
            return refuse(ErrorCode::ioFailure, m_held->path, "sync",
                          "can't be made durable: the disk refuses. Nothing was changed.");
    return {};
}

WriterLock::WriterLock(std::unique_ptr<Held> held) : m_held(std::move(held)) {}
WriterLock::WriterLock(WriterLock&&) noexcept = default;
WriterLock& WriterLock::operator=(WriterLock&&) noexcept = default;
WriterLock::~WriterLock() = default;

}  // namespace estate
