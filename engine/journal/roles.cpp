#include "engine/journal/roles.h"

#include <algorithm>

#include "engine/base/overloaded.h"
#include "engine/estate/identifiers.h"
#include "engine/journal/duty_notes.h"
#include "engine/journal/incident_log.h"
#include "engine/journal/maintenance.h"

namespace estate {

std::string_view assuranceText(Assurance assurance)
{
    switch (assurance) {
    case Assurance::asserted: return "identity asserted, not verified";
    case Assurance::authenticated: return "identity verified";
    }
    return "unknown";
}

namespace {

// Soft hyphen, zero-width and direction marks, in UTF-8.
bool hasInvisible(std::string_view text)
{
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const auto at = [&](std::size_t offset) {
            return i + offset < text.size() ? static_cast<std::uint8_t>(text[i + offset]) : 0;
        };
        const bool marks =
            at(0) == 0xe2 && ((at(1) == 0x80 && ((at(2) >= 0x8b && at(2) <= 0x8f) ||
                                                 (at(2) >= 0xaa && at(2) <= 0xae))) ||
                              (at(1) == 0x81 && at(2) >= 0xa0 && at(2) <= 0xaf));
        const bool softHyphen = at(0) == 0xc2 && at(1) == 0xad;
        const bool byteOrder = at(0) == 0xef && at(1) == 0xbb && at(2) == 0xbf;
        if (marks || softHyphen || byteOrder)
            return true;
    }
    return false;
}

}  // namespace

Result<void> checkOperator(const std::string& actor)
{
    // "ada " must not approve what "ada" proposed.
    const bool spaced = !actor.empty() && (actor.front() == ' ' || actor.back() == ' ');
    if (actor.size() > actorBytesMax || spaced || !checkForeignId(actor))
        return fail(ErrorCode::badInput,
                    "\"" + actor + "\" is no operator's name: give 1 to " +
                        std::to_string(actorBytesMax) +
                        " bytes of text on one line, without spaces around it.",
                    {{"actor", actor}});
    if (hasInvisible(actor))
        return fail(ErrorCode::badInput,
                    "\"" + actor +
                        "\" has characters that can't be seen, so that it could be taken "
                        "for another name; type it anew.",
                    {{"actor", actor}});
    if (operatorKey(actor) == executorName)
        return fail(ErrorCode::notAllowed,
                    "\"" + actor + "\" stands for the executor; give your own name.",
                    {{"actor", actor}});
    return {};
}

Role roleFor(const Event& event)
{
    return std::visit(
        Overloaded{
            [](const ProposalJudged& judged) {
                return judged.verdict == Verdict::withdraw ? Role::deskOperator : Role::approver;
            },
            [&event](const AuditNoted&) {
                return DutyNotes::takes(event) || IncidentLog::takes(event) ||
                               MaintenanceNotes::takes(event)
                           ? Role::deskOperator
                           : Role::viewer;
            },
            [](const ImageTaken&) { return Role::viewer; },
            [](const ProposalOpened&) { return Role::deskOperator; },
            [](const ProposalCommented&) { return Role::deskOperator; },
            [](const ProposalReviewed&) { return Role::viewer; },
            [](const ProposalExpired&) { return Role::viewer; },
            [](const CommitBegun&) { return Role::deskOperator; },
            [](const CommitEnded&) { return Role::deskOperator; },
            [](const ChangeRegion&) { return Role::deskOperator; },
            [](const ChangeSite&) { return Role::deskOperator; },
            [](const ChangeHost&) { return Role::deskOperator; },
            [](const CheckpointTaken&) { return Role::deskOperator; },
            [](const CutDeclared&) { return Role::deskOperator; },
            [](const CutResumed&) { return Role::deskOperator; },
            [](const CutPrepared&) { return Role::deskOperator; },
            [](const CutDecided&) { return Role::deskOperator; },
            [](const CutEnded&) { return Role::deskOperator; },
            // What a proposal's execution does besides is checked with the proposal.
            [](const PlanAtWatermark&) { return Role::deskOperator; },
            [](const GangPrepared&) { return Role::deskOperator; },
            [](const SourceFenced&) { return Role::deskOperator; },
            [](const GangCommitted&) { return Role::deskOperator; },
            [](const GangRejected&) { return Role::deskOperator; },
            [](const PrepareDeadlinePassed&) { return Role::deskOperator; },
            [](const RequestFailback&) { return Role::deskOperator; },
            // The estate's description, the clock, the roles, drills: once, and by few.
            [](const auto&) { return Role::administrator; },
        },
        event);
}

std::string operatorKey(std::string_view name)
{
    std::string key(name);
    std::transform(key.begin(), key.end(), key.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return key;
}

bool sameOperator(std::string_view a, std::string_view b)
{
    return operatorKey(a) == operatorKey(b);
}

Role Roles::of(std::string_view name) const
{
    if (!granted())
        return Role::administrator;
    const auto found = m_roles.find(operatorKey(name));
    return found == m_roles.end() ? Role::viewer : found->second.role;
}

Result<void> Roles::require(std::string_view name, Role role, std::string_view what) const
{
    if (of(name) >= role)
        return {};
    return fail(ErrorCode::notAllowed,
                std::string(name) + " is " + std::string(roleName(of(name))) + " here; to " +
                    std::string(what) + " takes the role " + std::string(roleName(role)) +
                    ". Ask an administrator to grant it, or somebody who has it to act.",
                {{"actor", std::string(name)},
                 {"role", std::string(roleName(role))},
                 {"has", std::string(roleName(of(name)))}});
}

Result<void> Roles::check(const SetRole& grant) const
{
    if (!granted() && grant.role != Role::administrator)
        return fail(ErrorCode::notAllowed,
                    "The first role that a journal grants is administrator, because only one can "
                    "grant the others. Grant that first, to yourself or to somebody else.",
                    {{"name", grant.name}});
    const auto administrators =
        std::count_if(m_roles.begin(), m_roles.end(),
                      [](const auto& entry) { return entry.second.role == Role::administrator; });
    if (granted() && of(grant.name) == Role::administrator && grant.role != Role::administrator &&
        administrators == 1)
        return fail(ErrorCode::notAllowed,
                    grant.name + " is the last administrator; make somebody else one first.",
                    {{"name", grant.name}});
    return {};
}

void Roles::apply(const SetRole& grant, const std::string& by, Timestamp at)
{
    m_roles[operatorKey(grant.name)] = Grant{grant.name, grant.role, by, at};
}

}  // namespace estate
