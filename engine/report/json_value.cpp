#include "engine/report/json_value.h"

#include "engine/journal/roles.h"
#include "engine/text/format.h"

namespace estate::report {

namespace {

// Of every field that counts something, by its name; `summary` and others repeat them.
Json units()
{
    constexpr const char* microunits = "millionths of a unit of cost; no currency";
    return {{"applyIops", "operations per second"},
            {"bytes", "B"},
            {"capacityBytes", "B"},
            {"changedFailureSets", "failure sets"},
            {"changedFlows", "groups"},
            {"concreteVolumes", "volumes"},
            {"copiedBytes", "B"},
            {"costMicrounits", microunits},
            {"demuxNs", "ns"},
            {"expectedCostMicrounits", microunits},
            {"failureSets", "failure sets"},
            {"fillNs", "ns"},
            {"groups", "recovery groups; representatives in the federal estate"},
            {"laneIops", "operations per second"},
            {"lostOperations", "operations"},
            {"operations", "operations"},
            {"reservedBytes", "B"},
            {"restoreBytesPerSecond", "B/s"},
            {"targetNs", "ns"},
            {"usedBytes", "B"},
            {"usedIops", "operations per second"}};
}

bool nestsTooDeep(std::string_view text)
{
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            if (++depth > nestingMax)
                return true;
        } else if ((c == '}' || c == ']') && depth > 0) {
            --depth;
        }
    }
    return false;
}

}  // namespace

Json toJson(std::uint64_t value)
{
    return value <= exactNumberMax ? Json(value) : Json(std::to_string(value));
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

Json toJson(const JournalHead& head)
{
    return {{"index", toJson(head.index)}, {"hash", toJson(head.hash)}};
}

Json toJson(const std::vector<RegionBasis>& basis)
{
    Json listed = Json::array();
    for (const RegionBasis& region : basis)
        listed.push_back({{"region", region.region}, {"planning", toJson(region.planning)}});
    return listed;
}

Json toJsonOrNull(Timestamp time)
{
    return time.ns == 0 ? Json(nullptr) : toJson(time);
}

Json toJsonOrNull(const Digest& digest)
{
    return digest == Digest{} ? Json(nullptr) : toJson(digest);
}

Json toJsonOrNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json personOrNull(const std::string& name)
{
    if (name.empty())
        return nullptr;
    return {{"name", name}, {"assurance", assuranceText(operatorAssurance)}};
}

Json occasionToJson(const FailureSet& failures, const std::vector<std::string>& failback)
{
    if (!failback.empty())
        return {{"kind", "failback"}, {"regions", failback}};
    return {{"kind", "loss"},
            {"regions", failures.regions},
            {"sites", failures.sites},
            {"hosts", failures.hosts}};
}

Json sourceToJson(const EstateSource& source)
{
    const bool federal = source.origin == EstateOrigin::federal;
    return {{"origin", originName(source.origin)},
            {"denominator", federal ? toJson(source.denominator) : Json(nullptr)},
            {"profile", source.profile},
            {"admission", admissionModeName(source.mode)}};
}

Json newReport(ReportKind kind)
{
    return {{"format", "estate-report"},
            {"formatVersion", reportFormatVersion},
            {"kind", reportKindName(kind)},
            {"identities", assuranceText(operatorAssurance)},
            {"times", "UTC, ISO 8601 with nine digits of a second"},
            {"units", units()}};
}

std::string canonicalText(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Report finished(const Json& json)
{
    std::string text = canonicalText(json);
    const Digest digest = sha256(text);
    return {std::move(text), digest};
}

std::optional<Json> parseJson(std::string_view text)
{
    if (nestsTooDeep(text))
        return std::nullopt;
    Json json = Json::parse(text.begin(), text.end(), nullptr, false);
    if (json.is_discarded())
        return std::nullopt;
    return json;
}

const Json& at(const Json& json, const char* key)
{
    static const Json nothing;
    if (!json.is_object())
        return nothing;
    const auto found = json.find(key);
    return found == json.end() ? nothing : *found;
}

const Json::array_t& listAt(const Json& json, const char* key)
{
    static const Json::array_t nothing;
    const auto* list = at(json, key).get_ptr<const Json::array_t*>();
    return list == nullptr ? nothing : *list;
}

std::string textOf(const Json& json)
{
    const auto* text = json.get_ptr<const Json::string_t*>();
    return text == nullptr ? std::string() : *text;
}

std::string textAt(const Json& json, const char* key)
{
    return textOf(at(json, key));
}

bool flagAt(const Json& json, const char* key)
{
    const auto* flag = at(json, key).get_ptr<const Json::boolean_t*>();
    return flag != nullptr && *flag;
}

std::optional<U128> numberOf(const Json& json)
{
    if (const auto* number = json.get_ptr<const Json::number_unsigned_t*>())
        return U128{*number};
    const auto* digits = json.get_ptr<const Json::string_t*>();
    return digits == nullptr ? std::nullopt : parseDecimal(*digits);
}

std::optional<U128> numberAt(const Json& json, const char* key)
{
    return numberOf(at(json, key));
}

std::uint64_t countAt(const Json& json, const char* key)
{
    const auto number = numberAt(json, key);
    return number ? narrow(*number).value_or(0) : 0;
}

std::optional<Timestamp> timeAt(const Json& json, const char* key)
{
    const auto* text = at(json, key).get_ptr<const Json::string_t*>();
    if (text == nullptr)
        return std::nullopt;
    const auto time = parseTime(*text);
    return time ? std::optional(*time) : std::nullopt;
}

}  // namespace estate::report
