#include "engine/wire/json/json_lines.h"

#include <memory>

#include <estate/v1/journal.pb.h>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/util/json_util.h>
#include <google/protobuf/util/type_resolver.h>
#include <google/protobuf/util/type_resolver_util.h>

#include "engine/wire/effects_wire.h"
#include "engine/wire/event_wire.h"
#include "engine/wire/json/schema.h"
#include "engine/wire/json/strict_json.h"
#include "engine/wire/wire_value.h"

namespace estate {

namespace {

namespace pb = google::protobuf;

constexpr const char* urlPrefix = "type.googleapis.com";
constexpr const char* envelopeUrl = "type.googleapis.com/estate.v1.Envelope";
constexpr const char* effectsUrl = "type.googleapis.com/estate.v1.Effects";

// The messages themselves are of the lite runtime and don't know their fields' names; these do.
class Schema {
public:
    Schema()
    {
        pb::FileDescriptorSet files;
        const std::string_view bytes = wire::schemaBytes();
        ESTATE_ENSURE(files.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())));
        for (const pb::FileDescriptorProto& file : files.file())
            ESTATE_ENSURE(m_pool.BuildFile(file) != nullptr);
        m_resolver.reset(pb::util::NewTypeResolverForDescriptorPool(urlPrefix, &m_pool));
    }
    [[nodiscard]] pb::util::TypeResolver* resolver() const { return m_resolver.get(); }

private:
    pb::DescriptorPool m_pool;
    std::unique_ptr<pb::util::TypeResolver> m_resolver;
};

// Built when first asked, the same ever after.
pb::util::TypeResolver* resolver()
{
    static const Schema schema;
    return schema.resolver();
}

std::string toJson(const char* url, const std::string& bytes)
{
    pb::util::JsonPrintOptions options;
    options.always_print_primitive_fields = true;
    std::string json;
    ESTATE_ENSURE(pb::util::BinaryToJsonString(resolver(), url, bytes, &json, options).ok());
    return json;
}

std::string sentence(std::string message)
{
    if (!message.ends_with('.'))
        message += '.';
    return message;
}

// A line is not a file that was damaged but input that someone wrote.
Error asInput(Error error)
{
    if (error.code == ErrorCode::damaged)
        error.code = ErrorCode::badInput;
    return error;
}

}  // namespace

Result<Envelope> envelopeFromJson(std::string_view line)
{
    if (line.size() > jsonLineBytesMax)
        return fail(ErrorCode::badInput, "The line has " + std::to_string(line.size()) +
                                             " bytes, more than " +
                                             std::to_string(jsonLineBytesMax) + ".");
    if (auto strict = wire::checkStrictObject(line); !strict)
        return tl::unexpected(strict.error());
    std::string bytes;
    const auto status = pb::util::JsonToBinaryString(
        resolver(), envelopeUrl, pb::StringPiece(line.data(), line.size()), &bytes, {});
    if (!status.ok())
        return fail(ErrorCode::badInput,
                    "The line is no envelope: " + sentence(std::string(status.message())));
    v1::Envelope message;
    ESTATE_ENSURE(message.ParseFromString(bytes));
    if (!message.has_event())
        return fail(ErrorCode::badInput, "The line has no event.", {{"field", "event"}});
    auto event = decodeEvent(message.event().SerializeAsString());
    if (!event)
        return tl::unexpected(asInput(std::move(event.error())));
    return Envelope{message.index(), Timestamp{message.at_ns()}, message.actor(),
                    std::move(*event)};
}

Result<std::string> envelopeToJson(const Envelope& envelope)
{
    const auto event = encodeEvent(envelope.event);
    if (!event)
        return tl::unexpected(event.error());
    if (!wire::isUtf8(envelope.actor))
        return fail(ErrorCode::badInput, "The actor's name is not UTF-8.", {{"field", "actor"}});
    v1::Envelope message;
    message.set_index(envelope.index);
    message.set_at_ns(envelope.at.ns);
    message.set_actor(envelope.actor);
    ESTATE_ENSURE(message.mutable_event()->ParseFromString(*event));
    return toJson(envelopeUrl, message.SerializeAsString());
}

Result<std::string> effectsToJson(const EstateState& state, const Effects& effects)
{
    const auto bytes = encodeEffects(state, effects);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return toJson(effectsUrl, *bytes);
}

}  // namespace estate
