#include "app/ctl/document.h"

#include <ostream>

#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::uint32_t documentVersion = 1;
constexpr auto replaceBadText = Json::error_handler_t::replace;

}  // namespace

Json toJson(std::uint64_t value)
{
    return value <= exactNumberMax ? Json(value) : Json(std::to_string(value));
}

Json decimal(U128 value)
{
    return toDecimal(value);
}

Json toJson(Bytes bytes)
{
    return std::to_string(bytes.value);
}

Json toJson(Cost cost)
{
    return toDecimal(cost.microunits);
}

Json toJson(Timestamp time)
{
    return formatTimeExact(time);
}

Json toJson(Duration duration)
{
    return toJson(duration.value);
}

Json toJson(const Digest& digest)
{
    return digest.hex();
}

Json toJson(const Error& error)
{
    Json fields = Json::object();
    for (const ErrorField& field : error.fields)
        fields[field.name] = field.value;
    return {{"error",
             {{"code", errorCodeName(error.code)},
              {"message", error.message},
              {"fields", std::move(fields)}}}};
}

Json toJsonOrNull(Timestamp time)
{
    return time.ns == 0 ? Json(nullptr) : toJson(time);
}

Json newDocument(std::string_view kind)
{
    Json document;
    document["document"] = kind;
    document["version"] = documentVersion;
    return document;
}

void write(std::ostream& out, const Json& document)
{
    out << document.dump(2, ' ', false, replaceBadText) << '\n';
}

void writeLine(std::ostream& out, const Json& document)
{
    out << document.dump(-1, ' ', false, replaceBadText) << '\n';
}

}  // namespace estate::ctl
