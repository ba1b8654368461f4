// SQLite's file layer over a disk that can lose its power. While one exists it is SQLite's default
// layer, so that the code under test is the ordinary one.
//
// The real files, in one scratch folder, hold what every program would see. Beside them the model
// (disk_model.h) holds what the disk would have after a power loss. What is modelled:
// - A write, a truncation, a new file and a removed file are safe when, and only when, they were
//   synced. Syncs are honest. Until then each may be there after a power loss or not, a write also
//   in part, and none waits for another.
// - SQLite promises itself a folder's sync where its own layer makes one: when a rollback journal
// or
//   a write-ahead log is synced the first time after it was opened with leave to create it, and
//   when a file is deleted with a request for it. Only then are names safe; a new database's name
//   is safe through its journal, and the plain removal of a journal is not.
// - A write touches no byte outside its range (SQLite's "powersafe overwrite", its default).
// - Shared memory is lost. A process that dies alone, with the machine running on, loses nothing
//   that it wrote, but what it did not sync stays unsafe.
// Files that SQLite opens without a name are passed through.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace estate::durability {

class PowerLossVfs {
public:
    explicit PowerLossVfs(const std::string& folder);
    PowerLossVfs(const PowerLossVfs&) = delete;
    PowerLossVfs& operator=(const PowerLossVfs&) = delete;
    ~PowerLossVfs();

    // Writes, truncations, syncs, creations and deletions so far.
    [[nodiscard]] std::uint64_t operations() const;
    // The `operations`-th from now, 1 or more, is the last that the disk hears of, and it fails, as
    // does everything after it.
    void stopAfter(std::uint64_t operations);
    void stopNow();
    [[nodiscard]] bool stopped() const;

    // After a stop, when all that was open is destroyed. The power was lost and is back: the files
    // are what the disk had of them, one of the possibilities, by `seed`.
    void restartMachine(std::uint64_t seed);
    // Only the process died.
    void restartProcess();

    // For showing that tests would notice: syncs are taken and not done.
    void ignoreSyncs(bool ignored);

    // As a person deletes it, and long enough ago to be safe.
    void removeFile(const std::string& path);

    struct State;  // for the layer's own functions

private:
    std::unique_ptr<State> m_state;
};

}  // namespace estate::durability
