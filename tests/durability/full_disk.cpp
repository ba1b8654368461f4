#include "tests/durability/full_disk.h"

#include <cstdio>
#include <cstdlib>
#include <limits>
#include <map>
#include <string_view>
#include <utility>

#include <sqlite3.h>

namespace estate::durability {

struct FullDisk::State {
    sqlite3_vfs layer{};
    sqlite3_vfs* real = nullptr;
    std::uint64_t room = std::numeric_limits<std::uint64_t>::max();
    std::string only;
    std::uint64_t refused = 0;
    std::map<sqlite3_file*, std::string> names;  // of open files

    [[nodiscard]] bool takes(sqlite3_file* file)
    {
        const auto name = names.find(file);
        if (name == names.end() || !std::string_view(name->second).starts_with(only))
            return true;
        if (room == 0) {
            ++refused;
            return false;
        }
        --room;
        return true;
    }
};

namespace {

constexpr const char* layerName = "full-disk";

FullDisk::State* theDisk = nullptr;

// The real layer's functions for a kind of file, with two of them replaced. SQLite keeps pointers
// to these, and so do files that outlive a disk.
struct Methods {
    sqlite3_io_methods replaced{};
    const sqlite3_io_methods* real = nullptr;
};
std::map<const sqlite3_io_methods*, Methods>& everyKind()
{
    static std::map<const sqlite3_io_methods*, Methods> kinds;
    return kinds;
}

const sqlite3_io_methods& realOf(sqlite3_file* file)
{
    return *reinterpret_cast<const Methods*>(file->pMethods)->real;
}

int writeFile(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset)
{
    if (theDisk != nullptr && !theDisk->takes(file))
        return SQLITE_FULL;
    return realOf(file).xWrite(file, bytes, count, offset);
}

int closeFile(sqlite3_file* file)
{
    if (theDisk != nullptr)
        theDisk->names.erase(file);
    return realOf(file).xClose(file);
}

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* granted)
{
    sqlite3_vfs* real = theDisk->real;
    const int code = real->xOpen(real, name, file, flags, granted);
    if (code != SQLITE_OK || file->pMethods == nullptr)
        return code;
    Methods& kind = everyKind()[file->pMethods];
    if (kind.real == nullptr) {
        kind.replaced = *file->pMethods;
        kind.replaced.xWrite = writeFile;
        kind.replaced.xClose = closeFile;
        kind.real = file->pMethods;
    }
    file->pMethods = &kind.replaced;
    if (name != nullptr)
        theDisk->names[file] = name;
    return code;
}

}  // namespace

FullDisk::FullDisk() : m_state(std::make_unique<State>())
{
    if (theDisk != nullptr) {
        std::fprintf(stderr, "full disk: there is one already\n");
        std::abort();
    }
    m_state->real = sqlite3_vfs_find(nullptr);
    m_state->layer = *m_state->real;
    m_state->layer.pNext = nullptr;
    m_state->layer.zName = layerName;
    m_state->layer.xOpen = openFile;
    theDisk = m_state.get();
    sqlite3_vfs_register(&m_state->layer, 1);
}

FullDisk::~FullDisk()
{
    sqlite3_vfs_register(m_state->real, 1);
    sqlite3_vfs_unregister(&m_state->layer);
    theDisk = nullptr;
}

void FullDisk::leaveRoomFor(std::uint64_t writes, std::string only)
{
    m_state->room = writes;
    m_state->only = std::move(only);
    m_state->refused = 0;
}

void FullDisk::makeRoom()
{
    m_state->room = std::numeric_limits<std::uint64_t>::max();
}

std::uint64_t FullDisk::refused() const
{
    return m_state->refused;
}

}  // namespace estate::durability
