#include "engine/interchange/foreign_fields.h"

#include <limits>

namespace estate::interchange {

void Reading::refuse(std::string message, std::vector<ErrorField> fields)
{
    if (!error)
        error = Error{ErrorCode::badInput, std::move(message), std::move(fields)};
}

Fields::Fields(const nlohmann::json& value, std::string where, Reading& reading)
    : m_value(value), m_where(std::move(where)), m_reading(reading)
{
    if (!m_value.is_object())
        m_reading.refuse("\"" + m_where + "\" is no object.", {{"field", m_where}});
}

std::string Fields::path(const std::string& name) const
{
    return m_where.empty() ? name : m_where + "." + name;
}

const nlohmann::json* Fields::find(const char* name)
{
    m_asked.insert(name);
    if (!m_value.is_object())
        return nullptr;
    const auto found = m_value.find(name);
    if (found != m_value.end())
        return &*found;
    m_reading.refuse("The field \"" + path(name) + "\" is missing.", {{"field", path(name)}});
    return nullptr;
}

void Fields::refuseType(const char* name, const char* wanted)
{
    m_reading.refuse("\"" + path(name) + "\" is not " + wanted + ".", {{"field", path(name)}});
}

void Fields::refuseName(const char* name, const std::string& given, const NearIds& near)
{
    m_reading.refuse("\"" + path(name) + "\" is \"" + given +
                         "\", which has no counterpart here; near: " + near.joined() + ".",
                     {{"field", path(name)}, {"near", near.joined()}});
}

std::string Fields::text(const char* name)
{
    const nlohmann::json* value = find(name);
    if (value == nullptr)
        return {};
    if (value->is_string())
        return value->get_ref<const std::string&>();
    refuseType(name, "a text");
    return {};
}

std::string Fields::textOrNull(const char* name)
{
    const nlohmann::json* value = find(name);
    if (value == nullptr || value->is_null())
        return {};
    return text(name);
}

std::uint64_t Fields::number(const char* name)
{
    const nlohmann::json* value = find(name);
    if (value == nullptr)
        return 0;
    if (value->is_number_unsigned())
        return value->get<std::uint64_t>();
    refuseType(name, "a whole number of at most 64 bits");
    return 0;
}

std::optional<std::uint64_t> Fields::numberOrNull(const char* name)
{
    const nlohmann::json* value = find(name);
    if (value == nullptr || value->is_null())
        return std::nullopt;
    return number(name);
}

std::uint32_t Fields::number32(const char* name)
{
    const std::uint64_t value = number(name);
    if (value <= std::numeric_limits<std::uint32_t>::max())
        return static_cast<std::uint32_t>(value);
    refuseType(name, "a whole number of at most 32 bits");
    return 0;
}

bool Fields::flag(const char* name)
{
    const nlohmann::json* value = find(name);
    if (value == nullptr)
        return false;
    if (value->is_boolean())
        return value->get<bool>();
    refuseType(name, "true or false");
    return false;
}

std::vector<std::string> Fields::texts(const char* name)
{
    std::vector<std::string> list;
    const nlohmann::json* value = find(name);
    if (value == nullptr)
        return list;
    if (!value->is_array()) {
        refuseType(name, "a list of texts");
        return list;
    }
    for (const nlohmann::json& entry : *value) {
        if (!entry.is_string()) {
            refuseType(name, "a list of texts");
            return {};
        }
        list.push_back(entry.get_ref<const std::string&>());
    }
    return list;
}

void Fields::drop(const char* name)
{
    m_asked.insert(name);
    if (m_value.is_object() && m_value.contains(name))
        note(path(name));
}

void Fields::ignoreRest()
{
    if (m_value.is_object())
        for (const auto& entry : m_value.items())
            m_asked.insert(entry.key());
}

void Fields::finish()
{
    if (!m_value.is_object())
        return;
    for (const auto& entry : m_value.items())
        if (!m_asked.contains(entry.key()))
            m_reading.refuse("The field \"" + path(entry.key()) +
                                 "\" is not known and would be lost.",
                             {{"field", path(entry.key())}});
}

}  // namespace estate::interchange
