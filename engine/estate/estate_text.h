// The words of an estate text: "statement name key=value ...". Shared by the parser's statements.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/error.h"

namespace estate {

// Together these keep every sum over a text estate inside 64 bits.
inline constexpr std::uint64_t estateNumberMax = std::uint64_t{1} << 50;  // 1.1 PB, 13 days
inline constexpr std::size_t estateLinesMax = 8'192;
inline constexpr std::uint64_t laneIopsMax = 1'000'000'000;

// One line, taken apart. Every key must be asked for: a key that nobody wants is an error.
class EstateLine {
public:
    [[nodiscard]] static Result<EstateLine> parse(std::string_view text, std::size_t number);

    [[nodiscard]] const std::string& statement() const { return m_statement; }
    [[nodiscard]] const std::string& name() const { return m_name; }

    [[nodiscard]] bool has(std::string_view key) const;
    // Empty when absent.
    [[nodiscard]] std::string text(std::string_view key);
    [[nodiscard]] Result<std::string> required(std::string_view key);
    // "a,b" or "a+b".
    [[nodiscard]] std::vector<std::string> list(std::string_view key);
    // A whole number with a unit: B KB MB GB TB PB EB (bytes, /s allowed) ns us ms s m h d, k M; or
    // none.
    [[nodiscard]] Result<std::uint64_t> number(std::string_view key);
    [[nodiscard]] Result<std::uint64_t> number(std::string_view key, std::uint64_t absent);
    [[nodiscard]] bool flag(std::string_view word);  // a word without a value

    [[nodiscard]] Result<void> finish() const;  // nothing is left over
    [[nodiscard]] tl::unexpected<Error> refuse(const std::string& why) const;

private:
    struct Pair {
        std::string key;
        std::string value;
        bool asked = false;
    };
    [[nodiscard]] Pair* find(std::string_view key);

    std::size_t m_number = 0;
    std::string m_statement;
    std::string m_name;
    std::vector<Pair> m_pairs;
};

}  // namespace estate
