#include "tests/durability/power_loss_vfs.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>
#include <string_view>
#include <utility>

#include <sqlite3.h>

#include "tests/durability/disk_model.h"
#include "tests/durability/shared_memory.h"

namespace estate::durability {

namespace {

constexpr const char* layerName = "power-loss";

void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "power loss layer: %s\n", what);
    std::abort();
}

std::string contentOf(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace

struct PowerLossVfs::State {
    sqlite3_vfs layer{};
    sqlite3_vfs* real = nullptr;
    std::string folder;
    DiskFolder disk;
    SharedMemories memories;
    std::uint64_t operations = 0;
    std::uint64_t stopAt = 0;  // 0: never
    bool stopped = false;
    bool syncsIgnored = false;
    std::uint64_t openFiles = 0;

    // Counts an operation; whether it is the one at which everything stops.
    bool stopsHere()
    {
        ++operations;
        stopped = operations == stopAt;
        return stopped;
    }
    [[nodiscard]] bool tracks(const char* name) const
    {
        return name != nullptr && std::string_view(name).starts_with(folder);
    }
};

namespace {

using State = PowerLossVfs::State;

// What SQLite allocates for an open file; the real layer's own file lies behind it.
struct Watched {
    std::string name;
    std::shared_ptr<DiskFile> content;
    bool syncsFolder = false;
    std::unique_ptr<SharedMemory::Part> memory;
};

struct OpenFile {
    sqlite3_file base;
    State* state;
    Watched* watched;  // null: a file without a name

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
    delete open.watched;
    --open.state->openFiles;
    return code;
}

int readFile(sqlite3_file* file, void* bytes, int count, sqlite3_int64 offset)
{
    OpenFile& open = opened(file);
    if (open.state->stopped)
        return SQLITE_IOERR_READ;
    return open.real()->pMethods->xRead(open.real(), bytes, count, offset);
}

int writeFile(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset)
{
    OpenFile& open = opened(file);
    if (open.state->stopped)
        return SQLITE_IOERR_WRITE;
    bool stops = false;
    if (open.watched != nullptr) {
        stops = open.state->stopsHere();
        open.watched->content->write(
            static_cast<std::uint64_t>(offset),
            {static_cast<const char*>(bytes), static_cast<std::size_t>(count)});
    }
    const int code = open.real()->pMethods->xWrite(open.real(), bytes, count, offset);
    return stops ? SQLITE_IOERR_WRITE : code;
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    OpenFile& open = opened(file);
    if (open.state->stopped)
        return SQLITE_IOERR_TRUNCATE;
    bool stops = false;
    if (open.watched != nullptr) {
        stops = open.state->stopsHere();
        open.watched->content->truncate(static_cast<std::uint64_t>(size));
    }
    const int code = open.real()->pMethods->xTruncate(open.real(), size);
    return stops ? SQLITE_IOERR_TRUNCATE : code;
}

int syncFile(sqlite3_file* file, int flags)
{
    OpenFile& open = opened(file);
    if (open.state->stopped)
        return SQLITE_IOERR_FSYNC;
    // No real sync: what it would make safe is the model's business.
    static_cast<void>(flags);
    if (open.watched == nullptr)
        return SQLITE_OK;
    if (open.state->stopsHere())
        return SQLITE_IOERR_FSYNC;
    if (open.state->syncsIgnored)
        return SQLITE_OK;
    open.watched->content->sync();
    if (std::exchange(open.watched->syncsFolder, false))
        open.state->disk.sync();
    return SQLITE_OK;
}

int sizeOfFile(sqlite3_file* file, sqlite3_int64* size)
{
    OpenFile& open = opened(file);
    if (open.state->stopped)
        return SQLITE_IOERR_FSTAT;
    return open.real()->pMethods->xFileSize(open.real(), size);
}

int lockFile(sqlite3_file* file, int level)
{
    OpenFile& open = opened(file);
    if (open.state->stopped)
        return SQLITE_IOERR_LOCK;
    return open.real()->pMethods->xLock(open.real(), level);
}

int unlockFile(sqlite3_file* file, int level)
{
    OpenFile& open = opened(file);
    return open.real()->pMethods->xUnlock(open.real(), level);
}

int checkReservedLock(sqlite3_file* file, int* held)
{
    OpenFile& open = opened(file);
    if (open.state->stopped)
        return SQLITE_IOERR_CHECKRESERVEDLOCK;
    return open.real()->pMethods->xCheckReservedLock(open.real(), held);
}

int controlFile(sqlite3_file* file, int operation, void* argument)
{
    OpenFile& open = opened(file);
    return open.real()->pMethods->xFileControl(open.real(), operation, argument);
}

int sectorSize(sqlite3_file* file)
{
    OpenFile& open = opened(file);
    return open.real()->pMethods->xSectorSize(open.real());
}

int deviceCharacteristics(sqlite3_file* file)
{
    OpenFile& open = opened(file);
    return open.real()->pMethods->xDeviceCharacteristics(open.real());
}

int mapShared(sqlite3_file* file, int page, int bytes, int makes, void volatile** memory)
{
    OpenFile& open = opened(file);
    if (open.state->stopped)
        return SQLITE_IOERR_SHMMAP;
    if (!open.watched->memory)
        open.watched->memory = open.state->memories.join(open.watched->name);
    *memory = open.watched->memory->page(static_cast<std::size_t>(page),
                                         static_cast<std::size_t>(bytes), makes != 0);
    return SQLITE_OK;
}

int lockShared(sqlite3_file* file, int first, int count, int flags)
{
    OpenFile& open = opened(file);
    if (open.state->stopped && (flags & SQLITE_SHM_LOCK) != 0)
        return SQLITE_IOERR_SHMLOCK;
    return open.watched->memory->lock(first, count, flags);
}

// One thread alone works here.
void barrierShared(sqlite3_file*) {}

int unmapShared(sqlite3_file* file, int)
{
    opened(file).watched->memory.reset();
    return SQLITE_OK;
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

// SQLite's unix layer syncs the folder with the first sync of these.
bool syncsFolderFirst(int flags)
{
    constexpr int kinds = SQLITE_OPEN_SUPER_JOURNAL | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;
    return (flags & SQLITE_OPEN_CREATE) != 0 && (flags & kinds) != 0;
}

int openFile(sqlite3_vfs* layer, const char* name, sqlite3_file* file, int flags, int* granted)
{
    State& state = stateOf(layer);
    auto* open = new (file) OpenFile{{nullptr}, &state, nullptr};
    if (state.stopped)
        return SQLITE_IOERR;
    const bool tracked = state.tracks(name);
    bool stops = false;
    if (tracked && state.disk.find(name) == nullptr) {
        std::error_code ignored;
        if (std::filesystem::exists(name, ignored)) {
            state.disk.adopt(name, contentOf(name));
        } else if ((flags & SQLITE_OPEN_CREATE) != 0) {
            stops = state.stopsHere();
            static_cast<void>(state.disk.create(name));
        }
    }
    open->real()->pMethods = nullptr;
    const int code = state.real->xOpen(state.real, name, open->real(), flags, granted);
    if (code != SQLITE_OK)
        return code;
    if (stops) {
        static_cast<void>(open->real()->pMethods->xClose(open->real()));
        return SQLITE_IOERR;
    }
    if (tracked)
        open->watched = new Watched{name, state.disk.find(name), syncsFolderFirst(flags), nullptr};
    ++state.openFiles;
    open->base.pMethods = &methods;
    return SQLITE_OK;
}

int deleteFile(sqlite3_vfs* layer, const char* name, int syncsFolder)
{
    State& state = stateOf(layer);
    if (state.stopped)
        return SQLITE_IOERR_DELETE;
    if (!state.tracks(name) || state.disk.find(name) == nullptr)
        return state.real->xDelete(state.real, name, 0);
    const bool stops = state.stopsHere();
    state.disk.remove(name);
    const int code = state.real->xDelete(state.real, name, 0);
    if (stops)
        return SQLITE_IOERR_DELETE;
    if (syncsFolder != 0 && !state.syncsIgnored)
        state.disk.sync();
    return code;
}

int accessFile(sqlite3_vfs* layer, const char* name, int flags, int* result)
{
    State& state = stateOf(layer);
    if (state.stopped)
        return SQLITE_IOERR_ACCESS;
    return state.real->xAccess(state.real, name, flags, result);
}

int fullPath(sqlite3_vfs* layer, const char* name, int bytes, char* path)
{
    State& state = stateOf(layer);
    return state.real->xFullPathname(state.real, name, bytes, path);
}

// Who waits for a lock waits for a handle of this very process, which won't let go meanwhile.
int sleepNot(sqlite3_vfs*, int microseconds)
{
    return microseconds;
}

}  // namespace

PowerLossVfs::PowerLossVfs(const std::string& folder) : m_state(std::make_unique<State>())
{
    State& state = *m_state;
    state.folder = std::filesystem::canonical(folder).string() + "/";
    state.real = sqlite3_vfs_find(nullptr);
    require(state.real != nullptr, "SQLite has no file layer");
    // Randomness and time stay the real layer's.
    state.layer = *state.real;
    state.layer.pNext = nullptr;
    state.layer.zName = layerName;
    state.layer.pAppData = &state;
    state.layer.szOsFile = static_cast<int>(sizeof(OpenFile)) + state.real->szOsFile;
    state.layer.xOpen = openFile;
    state.layer.xDelete = deleteFile;
    state.layer.xAccess = accessFile;
    state.layer.xFullPathname = fullPath;
    state.layer.xSleep = sleepNot;
    require(sqlite3_vfs_register(&state.layer, 1) == SQLITE_OK, "it can't be registered");
}

PowerLossVfs::~PowerLossVfs()
{
    require(m_state->openFiles == 0, "a file is still open");
    require(sqlite3_vfs_unregister(&m_state->layer) == SQLITE_OK, "it can't be unregistered");
    require(sqlite3_vfs_register(m_state->real, 1) == SQLITE_OK, "the real layer is gone");
}

std::uint64_t PowerLossVfs::operations() const
{
    return m_state->operations;
}

void PowerLossVfs::stopAfter(std::uint64_t operations)
{
    require(operations > 0, "it stops in an operation, not before the first");
    m_state->stopAt = m_state->operations + operations;
}

void PowerLossVfs::stopNow()
{
    m_state->stopped = true;
}

bool PowerLossVfs::stopped() const
{
    return m_state->stopped;
}

void PowerLossVfs::restartMachine(std::uint64_t seed)
{
    State& state = *m_state;
    require(state.stopped && state.openFiles == 0, "it restarts before everything was closed");
    Seeded random(seed);
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(state.folder))
        std::filesystem::remove(entry.path(), ignored);
    state.disk.losePower(random);
    for (const std::string& name : state.disk.names())
        std::ofstream(name, std::ios::binary) << state.disk.find(name)->safe();
    state.stopped = false;
    state.stopAt = 0;
}

void PowerLossVfs::restartProcess()
{
    State& state = *m_state;
    require(state.stopped && state.openFiles == 0, "it restarts before everything was closed");
    state.stopped = false;
    state.stopAt = 0;
}

void PowerLossVfs::ignoreSyncs(bool ignored)
{
    m_state->syncsIgnored = ignored;
}

void PowerLossVfs::removeFile(const std::string& path)
{
    State& state = *m_state;
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
    if (state.disk.find(path) != nullptr)
        state.disk.remove(path);
    state.disk.sync();
}

}  // namespace estate::durability
