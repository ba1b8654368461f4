// What a disk holds of files that a program writes: bytes and names count as safe once they were
// synced; what was written since may be there after a power loss or not.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/durability/seeded.h"

namespace estate::durability {

// The unit that a disk writes whole or not at all.
inline constexpr std::uint64_t sectorBytes = 512;

// How hard a power loss hits; drawn anew for each.
struct Loss {
    std::uint64_t keptOf8 = 0;  // of what was not synced, this many eighths are kept
    bool garbage = false;       // a file that grew without its bytes shows old ones, not zeros
    [[nodiscard]] static Loss drawn(Seeded& random);
};

class DiskFile {
public:
    explicit DiskFile(std::string safe = {}) : m_safe(std::move(safe)) {}

    void write(std::uint64_t offset, std::string_view bytes);
    void truncate(std::uint64_t size);
    void sync();

    // Each write and truncation since the last sync is kept, dropped or, sector by sector, torn,
    // and none depends on another: a later one may be there and an earlier one not. A dropped write
    // may still have made the file longer.
    void losePower(Seeded& random, const Loss& loss);

    // After losePower() or sync(): all that there is.
    [[nodiscard]] const std::string& safe() const { return m_safe; }

private:
    struct Change {
        bool truncates = false;
        std::uint64_t offset = 0;  // the new size, when it truncates
        std::string bytes;
    };
    void apply(std::uint64_t offset, std::string_view bytes);
    void applyTorn(const Change& change, Seeded& random, const Loss& loss);
    void grow(std::uint64_t size, Seeded& random, const Loss& loss);

    std::string m_safe;
    std::vector<Change> m_changes;
};

// The names in one folder. A name that was made or removed since the folder was synced stands,
// after a power loss, for any of the files (or none) that it stood for since then, each name by
// itself.
class DiskFolder {
public:
    // Null: no such file.
    [[nodiscard]] std::shared_ptr<DiskFile> find(const std::string& name) const;
    // A file that was there before anybody looked.
    void adopt(const std::string& name, std::string safe);
    [[nodiscard]] std::shared_ptr<DiskFile> create(const std::string& name);
    void remove(const std::string& name);
    void sync();

    void losePower(Seeded& random);

    [[nodiscard]] std::vector<std::string> names() const;

private:
    struct Name {
        std::shared_ptr<DiskFile> safe;
        std::vector<std::shared_ptr<DiskFile>> since;
        [[nodiscard]] const std::shared_ptr<DiskFile>& now() const
        {
            return since.empty() ? safe : since.back();
        }
    };
    std::map<std::string, Name> m_names;
};

}  // namespace estate::durability
