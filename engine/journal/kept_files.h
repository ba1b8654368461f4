// A journal's files where there is no disk, as in a browser: they lie in memory, and somebody else
// keeps them. SQLite works on them as on any others; at every point where it asks the disk to make
// something safe, all that changed since the last one is handed over in one piece.
//
// Whoever keeps such pieces whole and in order has, after any of them, what an honest disk would
// have at that moment. So a journal that is restored from them opens, and holds every record of
// every commit that was kept. A piece may be kept later than it was handed over: until then the
// records in it are pending (Journal::awaitKeeping()).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace estate {

inline constexpr std::uint64_t keptBlockBytes = 4'096;

// Names are what stands behind the journal's path: nothing for the file itself, "-wal", "-journal".
struct KeptBlock {
    std::string file;
    std::uint64_t number = 0;  // begins at number * keptBlockBytes
    std::string bytes;         // shorter only at the end of the file
    bool operator==(const KeptBlock&) const = default;
};
struct KeptLength {
    std::string file;
    bool exists = true;  // false: the file was removed
    std::uint64_t bytes = 0;
    // Of what was kept before, only what lies in front of this still holds: the file was that short
    // meanwhile.
    std::uint64_t heldBytes = 0;
    bool operator==(const KeptLength&) const = default;
};
struct KeptPiece {
    std::uint64_t number = 0;         // 1, 2, ...
    std::vector<KeptLength> lengths;  // of every file that changed, by name; they come first
    std::vector<KeptBlock> blocks;    // by name and number
};

// While one exists it lies over SQLite's default file layer and watches the files of one journal.
// Made before the journal is opened, and destroyed after it is closed.
class KeptFiles {
public:
    using Keep = std::function<void(KeptPiece)>;
    // `path`: absolute, without links. `last`: the number of the last piece that was kept.
    KeptFiles(std::string path, std::uint64_t last, Keep keep);
    KeptFiles(const KeptFiles&) = delete;
    KeptFiles& operator=(const KeptFiles&) = delete;
    ~KeptFiles();

    // The file was put there from outside, and nobody has it open: hands it over as a whole, in
    // place of everything that was kept. False: it can't be read, and nothing was handed over.
    [[nodiscard]] bool handOverFile();

    // Of the last piece that was handed over.
    [[nodiscard]] std::uint64_t handedOver() const;

    struct State;  // for the layer's own functions

private:
    std::unique_ptr<State> m_state;
};

}  // namespace estate
