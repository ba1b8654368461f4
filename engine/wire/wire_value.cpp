#include "engine/wire/wire_value.h"

#include "engine/estate/event.h"

namespace estate::wire {

namespace {

// Length of the well-formed sequence at the front of `text`, or 0 (Unicode, table 3-7).
std::size_t sequenceLength(std::string_view text)
{
    const auto byte = [text](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < length)
        return 0;
    std::uint8_t low = 0x80;
    std::uint8_t high = 0xbf;
    switch (first) {
    case 0xe0: low = 0xa0; break;   // overlong
    case 0xed: high = 0x9f; break;  // surrogates
    case 0xf0: low = 0x90; break;   // overlong
    case 0xf4: high = 0x8f; break;  // past U+10FFFF
    default: break;
    }
    for (std::size_t i = 1; i < length; ++i) {
        if (byte(i) < low || byte(i) > high)
            return 0;
        low = 0x80;
        high = 0xbf;
    }
    return length;
}

}  // namespace

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string digestBytes(const Digest& digest)
{
    return std::string(digest.view());
}

Digest Reader::digest(std::string_view field, std::string_view bytes)
{
    const auto digest = Digest::fromBytes(bytes);
    if (!digest)
        refuse(ErrorCode::damaged, field,
               "has " + std::to_string(bytes.size()) + " bytes where a digest has 32");
    return digest.value_or(Digest{});
}

Digest Reader::optionalDigest(std::string_view field, std::string_view bytes)
{
    return bytes.empty() ? Digest{} : digest(field, bytes);
}

void Reader::refuse(ErrorCode code, std::string_view field, std::string_view problem)
{
    if (m_error)
        return;
    m_error = Error{code,
                    m_what + ": field \"" + std::string(field) + "\" " + std::string(problem) + ".",
                    {{"field", std::string(field)}}};
}

Result<std::string> serialize(const google::protobuf::MessageLite& message, std::string_view what,
                              std::size_t bytesMax)
{
    const std::size_t size = message.ByteSizeLong();
    if (size > bytesMax)
        return fail(ErrorCode::badInput, std::string(what) + " needs " + std::to_string(size) +
                                             " bytes, more than " + std::to_string(bytesMax) +
                                             "; split the work into smaller parts.");
    std::string bytes;
    ESTATE_ENSURE(message.SerializeToString(&bytes));
    return bytes;
}

Result<void> parse(google::protobuf::MessageLite& message, std::string_view bytes,
                   std::string_view what, std::size_t bytesMax)
{
    if (bytes.size() > bytesMax)
        return fail(ErrorCode::damaged, std::string(what) + " has " + std::to_string(bytes.size()) +
                                            " bytes, more than " + std::to_string(bytesMax) + ".");
    if (!message.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())))
        return fail(ErrorCode::damaged,
                    std::string(what) + " can't be read: its bytes are not a message.");
    return {};
}

Result<void> checkSchemaVersion(std::uint32_t version, std::string_view what)
{
    if (version == 0)
        return fail(ErrorCode::damaged, std::string(what) + " carries no schema version.");
    if (version > eventSchemaVersion)
        return fail(ErrorCode::newerVersion,
                    std::string(what) + " has schema version " + std::to_string(version) +
                        "; this program reads up to " + std::to_string(eventSchemaVersion) +
                        ". Use a newer version of the program.",
                    {{"schemaVersion", std::to_string(version)}});
    return {};
}

}  // namespace estate::wire
