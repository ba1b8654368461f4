#include "engine/journal/kept_files.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <new>
#include <optional>
#include <string_view>
#include <utility>

#include <sqlite3.h>

#include "engine/base/error.h"

namespace estate {

namespace {

constexpr const char* layerName = "kept-files";
// Shared memory is made anew by whoever opens the journal first.
constexpr std::string_view sharedMemorySuffix = "-shm";

struct Changes {
    bool exists = true;
    std::uint64_t bytes = 0;
    std::uint64_t heldBytes = ~std::uint64_t{0};
    std::map<std::uint64_t, std::string> blocks;
};

}  // namespace

struct KeptFiles::State {
    sqlite3_vfs layer{};
    sqlite3_vfs* real = nullptr;
    std::string path;
    std::uint64_t number = 0;
    Keep keep;
    std::map<std::string, Changes> changes;  // since the last piece
    std::uint64_t openFiles = 0;

    // What stands behind the path; nothing for other files.
    [[nodiscard]] std::optional<std::string> suffixOf(const char* name) const
    {
        const std::string_view full = name == nullptr ? "" : name;
        if (!full.starts_with(path) || full.ends_with(sharedMemorySuffix))
            return std::nullopt;
        const std::string_view suffix = full.substr(path.size());
        if (!suffix.empty() && suffix.front() != '-')
            return std::nullopt;
        return std::string(suffix);
    }

    void shorten(const std::string& file, bool exists, std::uint64_t bytes)
    {
        Changes& changed = changes[file];
        changed.exists = exists;
        changed.bytes = bytes;
        changed.heldBytes = std::min(changed.heldBytes, bytes);
        changed.blocks.erase(changed.blocks.lower_bound(bytes / keptBlockBytes),
                             changed.blocks.end());
    }

    void handOver()
    {
        if (changes.empty())
            return;
        KeptPiece piece;
        piece.number = ++number;
        for (auto& [file, changed] : changes) {
            piece.lengths.push_back(
                {file, changed.exists, changed.bytes, std::min(changed.heldBytes, changed.bytes)});
            for (auto& [block, bytes] : changed.blocks)
                piece.blocks.push_back({file, block, std::move(bytes)});
        }
        changes.clear();
        keep(std::move(piece));
    }
};

namespace {

using State = KeptFiles::State;

// What SQLite allocates for an open file; the real layer's own file lies behind it.
struct OpenFile {
    sqlite3_file base;
    State* state;
    std::string* suffix;  // null: not a file of the journal

    [[nodiscard]] sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

OpenFile& opened(sqlite3_file* file)
{
    return *reinterpret_cast<OpenFile*>(file);
}

State& stateOf(sqlite3_vfs* layer)
{
    return *static_cast<State*>(layer->pAppData);
}

int closeFile(sqlite3_file* file)
{
    OpenFile& open = opened(file);
    sqlite3_file* real = open.real();
    const int code = real->pMethods->xClose(real);
    delete open.suffix;
    --open.state->openFiles;
    return code;
}

int readFile(sqlite3_file* file, void* bytes, int count, sqlite3_int64 offset)
{
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xRead(real, bytes, count, offset);
}

// The blocks that a write touched, as they are now.
int noteBlocks(OpenFile& open, std::uint64_t first, std::uint64_t last)
{
    sqlite3_file* real = open.real();
    sqlite3_int64 size = 0;
    if (const int code = real->pMethods->xFileSize(real, &size); code != SQLITE_OK)
        return code;
    const auto fileBytes = static_cast<std::uint64_t>(size);
    Changes& changed = open.state->changes[*open.suffix];
    changed.exists = true;
    changed.bytes = fileBytes;
    for (std::uint64_t number = first; number <= last; ++number) {
        const std::uint64_t begin = number * keptBlockBytes;
        const std::uint64_t count = std::min(keptBlockBytes, fileBytes - begin);
        std::string bytes(static_cast<std::size_t>(count), '\0');
        const int code = real->pMethods->xRead(real, bytes.data(), static_cast<int>(count),
                                               static_cast<sqlite3_int64>(begin));
        if (code != SQLITE_OK)
            return code;
        changed.blocks[number] = std::move(bytes);
    }
    return SQLITE_OK;
}

int writeFile(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset)
{
    OpenFile& open = opened(file);
    sqlite3_file* real = open.real();
    const int code = real->pMethods->xWrite(real, bytes, count, offset);
    if (code != SQLITE_OK || open.suffix == nullptr || count == 0)
        return code;
    const auto begin = static_cast<std::uint64_t>(offset);
    const std::uint64_t end = begin + static_cast<std::uint64_t>(count);
    return noteBlocks(open, begin / keptBlockBytes, (end - 1) / keptBlockBytes);
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    OpenFile& open = opened(file);
    sqlite3_file* real = open.real();
    const int code = real->pMethods->xTruncate(real, size);
    if (code != SQLITE_OK || open.suffix == nullptr)
        return code;
    const auto bytes = static_cast<std::uint64_t>(size);
    open.state->shorten(*open.suffix, true, bytes);
    // A block that was cut in two is another one now.
    const std::uint64_t last = bytes / keptBlockBytes;
    return bytes % keptBlockBytes == 0 ? SQLITE_OK : noteBlocks(open, last, last);
}

int syncFile(sqlite3_file* file, int flags)
{
    OpenFile& open = opened(file);
    sqlite3_file* real = open.real();
    const int code = real->pMethods->xSync(real, flags);
    if (code == SQLITE_OK && open.suffix != nullptr)
        open.state->handOver();
    return code;
}

int sizeOfFile(sqlite3_file* file, sqlite3_int64* size)
{
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xFileSize(real, size);
}

int lockFile(sqlite3_file* file, int level)
{
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xLock(real, level);
}

int unlockFile(sqlite3_file* file, int level)
{
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xUnlock(real, level);
}

int checkReservedLock(sqlite3_file* file, int* held)
{
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xCheckReservedLock(real, held);
}

int controlFile(sqlite3_file* file, int operation, void* argument)
{
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xFileControl(real, operation, argument);
}

int sectorSize(sqlite3_file* file)
{
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xSectorSize(real);
}

int deviceCharacteristics(sqlite3_file* file)
{
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xDeviceCharacteristics(real);
}

int mapShared(sqlite3_file* file, int page, int bytes, int makes, void volatile** memory)
{
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xShmMap(real, page, bytes, makes, memory);
}

int lockShared(sqlite3_file* file, int first, int count, int flags)
{
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xShmLock(real, first, count, flags);
}

void barrierShared(sqlite3_file* file)
{
    sqlite3_file* real = opened(file).real();
    real->pMethods->xShmBarrier(real);
}

int unmapShared(sqlite3_file* file, int removes)
{
    sqlite3_file* real = opened(file).real();
    return real->pMethods->xShmUnmap(real, removes);
}

// Version 2: with shared memory, without mapping of the file itself, which no layer can watch.
constexpr sqlite3_io_methods methods = {2,
                                        closeFile,
                                        readFile,
                                        writeFile,
                                        truncateFile,
                                        syncFile,
                                        sizeOfFile,
                                        lockFile,
                                        unlockFile,
                                        checkReservedLock,
                                        controlFile,
                                        sectorSize,
                                        deviceCharacteristics,
                                        mapShared,
                                        lockShared,
                                        barrierShared,
                                        unmapShared,
                                        nullptr,
                                        nullptr};

int openFile(sqlite3_vfs* layer, const char* name, sqlite3_file* file, int flags, int* granted)
{
    State& state = stateOf(layer);
    auto* open = new (file) OpenFile{{nullptr}, &state, nullptr};
    open->real()->pMethods = nullptr;
    const int code = state.real->xOpen(state.real, name, open->real(), flags, granted);
    if (code != SQLITE_OK)
        return code;
    if (const auto suffix = state.suffixOf(name))
        open->suffix = new std::string(*suffix);
    ++state.openFiles;
    open->base.pMethods = &methods;
    return SQLITE_OK;
}

int deleteFile(sqlite3_vfs* layer, const char* name, int syncsFolder)
{
    State& state = stateOf(layer);
    const int code = state.real->xDelete(state.real, name, syncsFolder);
    if (const auto suffix = state.suffixOf(name); code == SQLITE_OK && suffix) {
        state.shorten(*suffix, false, 0);
        state.handOver();
    }
    return code;
}

int accessFile(sqlite3_vfs* layer, const char* name, int flags, int* result)
{
    State& state = stateOf(layer);
    return state.real->xAccess(state.real, name, flags, result);
}

int fullPath(sqlite3_vfs* layer, const char* name, int bytes, char* path)
{
    State& state = stateOf(layer);
    return state.real->xFullPathname(state.real, name, bytes, path);
}

}  // namespace

KeptFiles::KeptFiles(std::string path, std::uint64_t last, Keep keep)
    : m_state(std::make_unique<State>())
{
    State& state = *m_state;
    state.path = std::move(path);
    state.number = last;
    state.keep = std::move(keep);
    state.real = sqlite3_vfs_find(nullptr);
    ESTATE_ENSURE(state.real != nullptr);
    // Randomness, time and sleep stay the real layer's.
    state.layer = *state.real;
    state.layer.pNext = nullptr;
    state.layer.zName = layerName;
    state.layer.pAppData = &state;
    state.layer.szOsFile = static_cast<int>(sizeof(OpenFile)) + state.real->szOsFile;
    state.layer.xOpen = openFile;
    state.layer.xDelete = deleteFile;
    state.layer.xAccess = accessFile;
    state.layer.xFullPathname = fullPath;
    ESTATE_ENSURE(sqlite3_vfs_register(&state.layer, 1) == SQLITE_OK);
}

KeptFiles::~KeptFiles()
{
    ESTATE_ENSURE(m_state->openFiles == 0);
    ESTATE_ENSURE(sqlite3_vfs_unregister(&m_state->layer) == SQLITE_OK);
    ESTATE_ENSURE(sqlite3_vfs_register(m_state->real, 1) == SQLITE_OK);
}

bool KeptFiles::handOverFile()
{
    State& state = *m_state;
    ESTATE_ENSURE(state.openFiles == 0);
    std::ifstream file(state.path, std::ios::binary);
    Changes whole;
    whole.heldBytes = 0;
    for (std::string block(keptBlockBytes, '\0'); file;) {
        file.read(block.data(), static_cast<std::streamsize>(block.size()));
        const auto count = static_cast<std::uint64_t>(file.gcount());
        if (count > 0)
            whole.blocks[whole.bytes / keptBlockBytes] =
                block.substr(0, static_cast<std::size_t>(count));
        whole.bytes += count;
    }
    if (!file.eof())
        return false;
    state.changes.clear();
    state.changes[""] = std::move(whole);
    for (const char* beside : {"-wal", "-journal"})
        state.shorten(beside, false, 0);
    state.handOver();
    return true;
}

std::uint64_t KeptFiles::handedOver() const
{
    return m_state->number;
}

}  // namespace estate
