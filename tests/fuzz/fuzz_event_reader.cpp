// Bytes from outside as an event, as a line of JSON and as a log of such lines.
#include <cstdint>
#include <string_view>

#include "engine/wire/event_wire.h"
#include "engine/wire/json/json_lines.h"
#include "tests/fuzz/consistency.h"
#include "tests/fuzz/event_log.h"

namespace estate::fuzz {
namespace {

void readAsEvent(std::string_view bytes)
{
    const auto event = decodeEvent(bytes);
    if (!event)
        return;
    const auto encoded = encodeEvent(*event);
    ESTATE_ENSURE(encoded.has_value());
    const auto again = decodeEvent(*encoded);
    ESTATE_ENSURE(again.has_value() && *again == *event);
    const Envelope envelope{1, Timestamp{1}, "someone", *event};
    const auto line = envelopeToJson(envelope);
    ESTATE_ENSURE(line.has_value());
    const auto read = envelopeFromJson(*line);
    ESTATE_ENSURE(read.has_value() && *read == envelope);
}

}  // namespace
}  // namespace estate::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size > estate::fuzz::inputBytesMax)
        return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    estate::fuzz::readAsEvent(bytes);
    // A log begins like a line; what does not is spared the log's prelude.
    if (bytes.starts_with('{'))
        estate::fuzz::EventLog::of(bytes).ensureSound();
    else
        (void)estate::envelopeFromJson(bytes);
    return 0;
}
