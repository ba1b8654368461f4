// Who may do what. Roles are granted in the log, so that everybody who reads it agrees on them.
// Names are asserted, not verified, until something authenticates operators.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/base/error.h"
#include "engine/estate/event.h"

namespace estate {

// How sure it is that an operator is who the log says. The seam for authenticated operators: what
// knows better says so here, and everything that names an operator repeats it.
enum class Assurance : std::uint8_t { asserted, authenticated };
// "identity asserted, not verified", for people; stands beside every name.
[[nodiscard]] std::string_view assuranceText(Assurance assurance);
inline constexpr Assurance operatorAssurance = Assurance::asserted;

inline constexpr std::size_t actorBytesMax = 64;
// The actor of what the modelled executor does; no operator may use it.
inline constexpr std::string_view executorName = "executor";

// Names that may act: 1 to 64 bytes of text on one line, no spaces around it, not the executor's.
[[nodiscard]] Result<void> checkOperator(const std::string& actor);

// The role that causing this event takes, outside the execution of a proposal.
[[nodiscard]] Role roleFor(const Event& event);

// Names that differ in the case of ASCII letters only are the same operator: "Ada" must not approve
// what "ada" proposed. This guards against slips, not against ill will.
[[nodiscard]] std::string operatorKey(std::string_view name);
[[nodiscard]] bool sameOperator(std::string_view a, std::string_view b);

class Roles {
public:
    // Before the first grant everybody may do everything: small teams and older journals.
    [[nodiscard]] bool granted() const { return !m_roles.empty(); }
    // Who is not named is a viewer once anybody is.
    [[nodiscard]] Role of(std::string_view name) const;
    struct Grant {
        std::string name;  // as it was granted
        Role role = Role::viewer;
        std::string by;
        Timestamp at;
        bool operator==(const Grant&) const = default;
    };
    // By the name in lower case.
    [[nodiscard]] const std::map<std::string, Grant>& all() const { return m_roles; }

    // notAllowed, with the field "role": what it takes.
    [[nodiscard]] Result<void> require(std::string_view name, Role role,
                                       std::string_view what) const;
    // The first grant makes an administrator, and one always stays.
    [[nodiscard]] Result<void> check(const SetRole& grant) const;
    void apply(const SetRole& grant, const std::string& by, Timestamp at);

private:
    std::map<std::string, Grant> m_roles;
};

}  // namespace estate
