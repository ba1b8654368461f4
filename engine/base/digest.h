// 256-bit digests (SHA-256). Integers go in as eight bytes, little endian; strings and byte ranges
// with their length in front, so that no two different sequences of puts give the same bytes.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estate {

struct Digest {
    std::array<std::uint8_t, 32> bytes{};
    auto operator<=>(const Digest&) const = default;
    [[nodiscard]] std::string hex() const;
    // Twelve hexadecimal digits, enough for people.
    [[nodiscard]] std::string brief() const { return hex().substr(0, 12); }
    [[nodiscard]] static std::optional<Digest> fromHex(std::string_view text);
    [[nodiscard]] static std::optional<Digest> fromBytes(std::string_view raw);
    [[nodiscard]] std::string_view view() const
    {
        return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
    }
};

class Hasher {
public:
    // `domain` keeps digests of different things apart: "region/1" never equals "rules/1".
    explicit Hasher(std::string_view domain);

    Hasher& put(std::uint64_t value);
    Hasher& put(std::string_view text);
    Hasher& put(const Digest& digest);
    [[nodiscard]] Digest finish() const;

private:
    void putRaw(const void* data, std::size_t size)
    {
        m_buffer.append(static_cast<const char*>(data), size);
    }
    std::string m_buffer;
};

[[nodiscard]] Digest sha256(std::string_view bytes);

}  // namespace estate
