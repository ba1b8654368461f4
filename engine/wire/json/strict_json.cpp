#include "engine/wire/json/strict_json.h"

#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace estate::wire {

namespace {

// Sees the text as it is parsed and keeps nothing but the keys of the objects that are open.
class KeyChecker {
public:
    using Json = nlohmann::json;

    bool null() { return insideObject(); }
    bool boolean(bool) { return insideObject(); }
    bool number_integer(Json::number_integer_t) { return insideObject(); }
    bool number_unsigned(Json::number_unsigned_t) { return insideObject(); }
    bool number_float(Json::number_float_t, const std::string&) { return insideObject(); }
    bool string(std::string&) { return insideObject(); }
    bool binary(Json::binary_t&) { return insideObject(); }
    bool start_object(std::size_t)
    {
        m_keys.emplace_back();
        return true;
    }
    bool key(std::string& name)
    {
        if (m_keys.back().insert(name).second)
            return true;
        m_problem = "the field \"" + name + "\" is given twice.";
        return false;
    }
    bool end_object()
    {
        m_keys.pop_back();
        return true;
    }
    bool start_array(std::size_t) { return insideObject(); }
    bool end_array() { return true; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error)
    {
        // "[json.exception.parse_error.101] parse error at line 1, column 5: ..."
        const std::string what = error.what();
        const std::size_t at = what.find("column ");
        m_problem = (at == std::string::npos ? what : what.substr(at)) + ".";
        return false;
    }

    [[nodiscard]] const std::string& problem() const { return m_problem; }

private:
    bool insideObject()
    {
        if (m_keys.empty())
            m_problem = "it is JSON, but no object.";
        return !m_keys.empty();
    }

    std::vector<std::set<std::string>> m_keys;
    std::string m_problem;
};

}  // namespace

Result<void> checkStrictObject(std::string_view text)
{
    KeyChecker checker;
    if (nlohmann::json::sax_parse(text.begin(), text.end(), &checker))
        return {};
    return fail(ErrorCode::badInput, "The line is no envelope: " + checker.problem());
}

}  // namespace estate::wire
