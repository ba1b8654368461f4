// A journal's file before SQLite opens it as a database: what is it, and who may write to it.
// Everything goes through SQLite's own file layer, because closing a descriptor of one's own would
// drop the locks of a connection that this process holds on the same file.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "engine/base/error.h"

namespace estate {

// "ESTC", in the file's header.
inline constexpr std::uint32_t journalApplicationId = 0x45535443;

// Missing, a directory, empty, unfinished, truncated, not SQLite, another program's, newer: each
// its own error. Only reads.
[[nodiscard]] Result<void> inspectJournalFile(const std::string& path);

// Whether a write-ahead log with something in it lies beside the file.
[[nodiscard]] bool hasWriteAheadLog(const std::string& path);

// The right to write: SQLite's RESERVED lock on the file, held by a handle of its own. Readers of a
// file in WAL mode never need it, so they may look; the system drops it when the process dies.
class WriterLock {
public:
    // ErrorCode::locked while another journal object, here or in another process, writes.
    [[nodiscard]] static Result<WriterLock> take(const std::string& path);

    // Whatever the file and its write-ahead log hold, the disk holds when this returns.
    [[nodiscard]] Result<void> makeDurable();

    WriterLock(WriterLock&&) noexcept;
    WriterLock& operator=(WriterLock&&) noexcept;
    ~WriterLock();

private:
    struct Held;
    explicit WriterLock(std::unique_ptr<Held> held);
    std::unique_ptr<Held> m_held;
};

}  // namespace estate
