// Reads an object of foreign JSON field by field. Whatever is wrong is remembered, the first of it
// reported; a field that nobody asked for is refused, because it would be lost without a word.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/base/error.h"
#include "engine/base/near.h"

namespace estate::interchange {

// By name: what has no place in our events, and how often it occurred.
using Dropped = std::map<std::string, std::uint64_t>;

// What the objects of one line have in common.
struct Reading {
    std::optional<Error> error;  // the first
    Dropped dropped;
    void refuse(std::string message, std::vector<ErrorField> fields = {});
};

template <typename Value, std::size_t count>
using NamedValues = std::array<std::pair<const char*, Value>, count>;

class Fields {
public:
    // `where` is how messages call the object: "event.spec"; empty: the whole line.
    Fields(const nlohmann::json& value, std::string where, Reading& reading);

    // Each refuses a field that is missing or of another type, and gives an empty value then.
    [[nodiscard]] std::string text(const char* name);
    [[nodiscard]] std::string textOrNull(const char* name);  // empty: null
    [[nodiscard]] std::uint64_t number(const char* name);
    [[nodiscard]] std::optional<std::uint64_t> numberOrNull(const char* name);
    [[nodiscard]] std::uint32_t number32(const char* name);
    [[nodiscard]] bool flag(const char* name);
    [[nodiscard]] std::vector<std::string> texts(const char* name);
    // A name of `values`; near ones are named when it is none of them.
    template <typename Value, std::size_t count>
    [[nodiscard]] Value named(const char* name, const NamedValues<Value, count>& values)
    {
        const std::string given = text(name);
        NearIds near(given);
        for (const auto& [known, value] : values) {
            if (given == known)
                return value;
            near.offer(known);
        }
        refuseName(name, given, near);
        return values.front().second;
    }

    // read(Fields&) for the object, or for each object of the list.
    template <typename Read>
    void object(const char* name, Read read)
    {
        if (const nlohmann::json* value = find(name)) {
            Fields inner(*value, path(name), m_reading);
            read(inner);
            inner.finish();
        }
    }
    template <typename Read>
    void objects(const char* name, Read read)
    {
        const nlohmann::json* list = find(name);
        if (list == nullptr)
            return;
        if (!list->is_array())
            return refuseType(name, "a list");
        for (const nlohmann::json& value : *list) {
            Fields inner(value, path(name), m_reading);
            read(inner);
            inner.finish();
        }
    }

    // It is known and has no place in our events.
    void drop(const char* name);
    void ignoreRest();
    void note(const std::string& dropped) { m_reading.dropped[dropped] += 1; }
    // After the last field: refuses what nobody asked for.
    void finish();

    [[nodiscard]] Reading& reading() { return m_reading; }
    [[nodiscard]] std::string path(const std::string& name) const;  // "event.spec.name"

private:
    [[nodiscard]] const nlohmann::json* find(const char* name);  // null: it is refused
    void refuseType(const char* name, const char* wanted);
    void refuseName(const char* name, const std::string& given, const NearIds& near);

    const nlohmann::json& m_value;
    std::string m_where;
    Reading& m_reading;
    std::set<std::string> m_asked;
};

}  // namespace estate::interchange
