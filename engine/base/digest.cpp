#include "engine/base/digest.h"

#include <algorithm>

namespace estate {

namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";

}  // namespace

std::string Digest::hex() const
{
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        text.push_back(hexDigits[byte >> 4]);
        text.push_back(hexDigits[byte & 15]);
    }
    return text;
}

std::optional<Digest> Digest::fromHex(std::string_view text)
{
    Digest digest;
    if (text.size() != 2 * digest.bytes.size())
        return std::nullopt;
    for (std::size_t i = 0; i < digest.bytes.size(); ++i) {
        const auto high = hexDigits.find(text[2 * i]);
        const auto low = hexDigits.find(text[2 * i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        digest.bytes[i] = static_cast<std::uint8_t>(high << 4 | low);
    }
    return digest;
}

std::optional<Digest> Digest::fromBytes(std::string_view raw)
{
    Digest digest;
    if (raw.size() != digest.bytes.size())
        return std::nullopt;
    std::copy(raw.begin(), raw.end(), digest.bytes.begin());
    return digest;
}

Hasher::Hasher(std::string_view domain)
{
    m_buffer.reserve(512);  // most records fit: one allocation instead of five
    put(domain);
}

Hasher& Hasher::put(std::uint64_t value)
{
    std::array<char, 8> bytes{};
    for (char& byte : bytes) {
        byte = static_cast<char>(value & 0xff);
        value >>= 8;
    }
    putRaw(bytes.data(), bytes.size());
    return *this;
}

Hasher& Hasher::put(std::string_view text)
{
    put(static_cast<std::uint64_t>(text.size()));
    putRaw(text.data(), text.size());
    return *this;
}

Hasher& Hasher::put(const Digest& digest)
{
    putRaw(digest.bytes.data(), digest.bytes.size());
    return *this;
}

Digest Hasher::finish() const
{
    return sha256(m_buffer);
}

}  // namespace estate
