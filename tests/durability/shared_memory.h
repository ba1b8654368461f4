// The memory and locks that connections to one write-ahead log share, for the connections of one
// process: nothing of it is in a file, so nothing of it is left when the process or the power goes.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <sqlite3.h>

namespace estate::durability {

class SharedMemory {
public:
    // One open file's part in it. Leaving lets its locks go.
    class Part {
    public:
        explicit Part(std::shared_ptr<SharedMemory> memory) : m_memory(std::move(memory)) {}
        Part(const Part&) = delete;
        Part& operator=(const Part&) = delete;
        ~Part();
        // Null when that page is not there and is not to be made.
        [[nodiscard]] void* page(std::size_t number, std::size_t bytes, bool makes);
        // SQLITE_OK or SQLITE_BUSY; flags as of sqlite3_io_methods::xShmLock.
        [[nodiscard]] int lock(int first, int count, int flags);

    private:
        void unlock(std::size_t slot);
        std::shared_ptr<SharedMemory> m_memory;
        std::array<bool, SQLITE_SHM_NLOCK> m_shares{};
        std::array<bool, SQLITE_SHM_NLOCK> m_owns{};
    };

private:
    std::vector<std::unique_ptr<std::uint64_t[]>> m_pages;
    std::array<std::uint32_t, SQLITE_SHM_NLOCK> m_sharers{};
    std::array<bool, SQLITE_SHM_NLOCK> m_owned{};
};

// By the name of the file that it belongs to, for as long as somebody takes part.
class SharedMemories {
public:
    [[nodiscard]] std::unique_ptr<SharedMemory::Part> join(const std::string& name);

private:
    std::map<std::string, std::weak_ptr<SharedMemory>> m_memories;
};

}  // namespace estate::durability
