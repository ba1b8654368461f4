// Digests of a table by chunks of records: the leaves of a Merkle tree that costs what changed.
// The owner says which records changed; the digest of a table never depends on how it came about.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/digest.h"

namespace estate {

class ChunkDigests {
public:
    static constexpr std::size_t width = 64;

    void changed(std::size_t position)
    {
        m_root.reset();
        if (position / width < m_chunks.size())
            m_chunks[position / width].reset();
    }
    // A record was put in or taken out: it and all behind it moved.
    void changedFrom(std::size_t position)
    {
        m_root.reset();
        if (position / width < m_chunks.size())
            m_chunks.resize(position / width);
    }
    // `put(hasher, position)` hashes one record. Not for two threads at once.
    template <typename Put>
    [[nodiscard]] Digest root(std::string_view domain, std::size_t count, Put put) const
    {
        if (m_root)
            return *m_root;
        m_chunks.resize((count + width - 1) / width);
        Hasher root(domain);
        root.put(count);
        for (std::size_t chunk = 0; chunk < m_chunks.size(); ++chunk) {
            if (!m_chunks[chunk]) {
                Hasher hasher("chunk/1");
                for (std::size_t i = chunk * width; i < count && i < (chunk + 1) * width; ++i)
                    put(hasher, i);
                m_chunks[chunk] = hasher.finish();
            }
            root.put(*m_chunks[chunk]);
        }
        m_root = root.finish();
        return *m_root;
    }

private:
    mutable std::vector<std::optional<Digest>> m_chunks;
    mutable std::optional<Digest> m_root;
};

}  // namespace estate
