// SQLite's file layer over a disk with room for a few more writes. While one exists it is SQLite's
// default layer, so that the code under test is the ordinary one. A write that finds no room
// changes nothing and is refused as the operating system does (ENOSPC: SQLITE_FULL); everything
// else works.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace estate::durability {

class FullDisk {
public:
    FullDisk();
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk();

    // From now on so many writes find room. `only`: of files whose path begins with it; others are
    // on another disk.
    void leaveRoomFor(std::uint64_t writes, std::string only = {});
    void makeRoom();
    // Writes that found none since then.
    [[nodiscard]] std::uint64_t refused() const;

    struct State;  // for the layer's own functions

private:
    std::unique_ptr<State> m_state;
};

}  // namespace estate::durability
