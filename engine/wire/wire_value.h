// What both directions of the wire share: digests as 32 bytes, UTF-8 checked before it is written.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <google/protobuf/message_lite.h>

#include "engine/base/digest.h"
#include "engine/base/error.h"

namespace estate::wire {

// Protobuf would write text that is not UTF-8 and refuse it when it is read.
[[nodiscard]] bool isUtf8(std::string_view text);

[[nodiscard]] std::string digestBytes(const Digest& digest);

// Lets text through, and remembers whether all of it was UTF-8.
class Texts {
public:
    [[nodiscard]] const std::string& operator()(const std::string& text)
    {
        m_allUtf8 = m_allUtf8 && isUtf8(text);
        return text;
    }
    // Appends to a repeated field.
    template <typename Field>
    void copy(const std::vector<std::string>& texts, Field& field)
    {
        for (const std::string& text : texts)
            *field.Add() = (*this)(text);
    }
    [[nodiscard]] bool allUtf8() const { return m_allUtf8; }

private:
    bool m_allUtf8 = true;
};

// Remembers the first thing that was wrong, so that conversions stay straight lines.
class Reader {
public:
    explicit Reader(std::string_view what) : m_what(what) {}

    [[nodiscard]] Digest digest(std::string_view field, std::string_view bytes);
    // Empty stands for the zero digest.
    [[nodiscard]] Digest optionalDigest(std::string_view field, std::string_view bytes);
    template <typename Engine, typename Wire, typename Table>
    [[nodiscard]] Engine enumerator(std::string_view field, const Table& table, Wire value);
    // For a field that older programs did not write: absent, it means `absent`.
    template <typename Engine, typename Wire, typename Table>
    [[nodiscard]] Engine enumeratorOr(Engine absent, std::string_view field, const Table& table,
                                      Wire value)
    {
        return static_cast<int>(value) == 0 ? absent : enumerator<Engine>(field, table, value);
    }
    void refuse(ErrorCode code, std::string_view field, std::string_view problem);

    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    [[nodiscard]] const Error& error() const { return *m_error; }

private:
    std::string m_what;
    std::optional<Error> m_error;
};

template <typename Engine, typename Wire, typename Table>
Engine Reader::enumerator(std::string_view field, const Table& table, Wire value)
{
    for (const auto& [engine, wire] : table) {
        if (wire == value)
            return engine;
    }
    // Zero is never written: proto3 reads a missing field as zero.
    if (static_cast<int>(value) == 0)
        refuse(ErrorCode::damaged, field, "is missing");
    else
        refuse(ErrorCode::newerVersion, field,
               "has the unknown value " + std::to_string(static_cast<int>(value)) +
                   "; it was written by a newer version of this program");
    return table.front().first;
}

template <typename Field>
[[nodiscard]] std::vector<std::string> textsOf(const Field& field)
{
    return {field.begin(), field.end()};
}

// Bytes of a message, at most `bytesMax`.
[[nodiscard]] Result<std::string> serialize(const google::protobuf::MessageLite& message,
                                            std::string_view what, std::size_t bytesMax);
// ErrorCode::damaged when the bytes are no such message or too many.
[[nodiscard]] Result<void> parse(google::protobuf::MessageLite& message, std::string_view bytes,
                                 std::string_view what, std::size_t bytesMax);
[[nodiscard]] Result<void> checkSchemaVersion(std::uint32_t version, std::string_view what);

}  // namespace estate::wire
