// What people say about each other and about proposals: roles, drills, comments; and renewing.
#include <array>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/document.h"
#include "app/ctl/proposal_report.h"
#include "app/ctl/suggest.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::array everyRole = {Role::viewer, Role::deskOperator, Role::approver,
                                  Role::administrator};

Result<Role> roleNamed(const std::string& name)
{
    std::vector<std::string> known;
    for (const Role role : everyRole) {
        if (roleName(role) == name)
            return role;
        known.emplace_back(roleName(role));
    }
    return fail(ErrorCode::badInput,
                "'" + name + "' is no role. Choose " + joinedWithOr(known) + ".", {{"role", name}});
}

void printHead(std::ostream& out, const Workspace& workspace)
{
    const JournalHead head = workspace.journal().head();
    out << "  Head       " << head.index << ":" << head.hash.hex() << "\n";
}

struct Opened {
    Workspace workspace;
    Timestamp now;
};

Result<Opened> open(const Arguments& arguments, const Terminal& terminal)
{
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(*workspace, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    return Opened{std::move(*workspace), *now};
}

}  // namespace

Outcome listRoles(const Arguments& arguments, const Terminal& terminal)
{
    const auto workspace = openToLook(arguments);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const Roles& roles = workspace->governance().roles();
    const auto& drill = workspace->governance().drill();
    if (arguments.json) {
        Json document = newDocument("roles");
        document["granted"] = roles.granted();
        document["identity"] = assuranceText(operatorAssurance);
        Json listed = Json::array();
        for (const auto& [key, grant] : roles.all())
            listed.push_back({{"name", grant.name},
                              {"role", roleName(grant.role)},
                              {"by", grant.by},
                              {"at", toJson(grant.at)}});
        document["roles"] = std::move(listed);
        document["drill"] = drill ? Json({{"by", drill->by},
                                          {"reason", drill->reason},
                                          {"since", toJson(drill->since)}})
                                  : Json(nullptr);
        write(terminal.out, document);
        return {};
    }
    if (drill)
        terminal.out << "DRILL of " << printable(drill->by) << " since " << formatTime(drill->since)
                     << (drill->reason.empty() ? "" : ": " + printable(drill->reason)) << "\n";
    if (!roles.granted()) {
        terminal.out << "No role was granted: everybody may do everything. "
                        "See: estatectl roles grant --help\n";
        return {};
    }
    Table table({{"Name"}, {"Role"}, {"Granted by"}, {"At"}});
    for (const auto& [key, grant] : roles.all())
        table.add({printable(grant.name), std::string(roleName(grant.role)), printable(grant.by),
                   formatTime(grant.at)});
    table.print(terminal.out);
    terminal.out << "Whoever is not named is a viewer. Names: " << assuranceText(operatorAssurance)
                 << ".\n";
    return {};
}

Outcome grantRole(const Arguments& arguments, const Terminal& terminal)
{
    const auto role = roleNamed(arguments.role);
    if (!role)
        return tl::unexpected<Error>(role.error());
    auto opened = open(arguments, terminal);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    if (auto granted =
            opened->workspace.grant(arguments.operatorName, arguments.person, *role, opened->now);
        !granted)
        return granted;
    if (arguments.json) {
        Json document = newDocument("role-granted");
        document["name"] = arguments.person;
        document["role"] = roleName(*role);
        document["head"] = {{"index", toJson(opened->workspace.journal().head().index)},
                            {"hash", toJson(opened->workspace.journal().head().hash)}};
        write(terminal.out, document);
        return {};
    }
    terminal.out << printable(arguments.person) << " is " << roleName(*role) << " now\n";
    printHead(terminal.out, opened->workspace);
    return {};
}

Outcome changeDrill(const Arguments& arguments, const Terminal& terminal)
{
    const bool begins = arguments.verb == Verb::drillBegin;
    auto opened = open(arguments, terminal);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    if (auto changed = opened->workspace.changeDrill(arguments.operatorName, begins,
                                                     arguments.reason, opened->now);
        !changed)
        return changed;
    if (arguments.json) {
        Json document = newDocument(begins ? "drill-begun" : "drill-ended");
        document["by"] = arguments.operatorName;
        document["head"] = {{"index", toJson(opened->workspace.journal().head().index)},
                            {"hash", toJson(opened->workspace.journal().head().hash)}};
        write(terminal.out, document);
        return {};
    }
    terminal.out << (begins ? "DRILL begins: authors may approve what they propose in it, and it "
                              "ends with the drill\n"
                            : "The drill ended; what was proposed in it and not committed has "
                              "expired\n");
    printHead(terminal.out, opened->workspace);
    return {};
}

Outcome commentOn(const Arguments& arguments, const Terminal& terminal)
{
    auto opened = open(arguments, terminal);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    const auto found = opened->workspace.proposals().findByPrefix(arguments.proposal);
    if (!found)
        return tl::unexpected<Error>(found.error());
    const Digest id = (*found)->content.proposal;
    if (auto said =
            opened->workspace.comment(id, arguments.operatorName, arguments.comment, opened->now);
        !said)
        return said;
    const Proposal& proposal = *opened->workspace.proposals().find(id);
    if (arguments.json) {
        Json document = newDocument("proposal-commented");
        document.update(toJson(proposal));
        write(terminal.out, document);
    } else {
        print(terminal.out, proposal);
    }
    return {};
}

Outcome renewProposal(const Arguments& arguments, const Terminal& terminal)
{
    const auto lifetime = chosenLifetime(arguments);
    if (!lifetime)
        return tl::unexpected<Error>(lifetime.error());
    auto opened = open(arguments, terminal);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    if (auto settled = settle(opened->workspace, opened->now); !settled)
        return settled;
    const auto found = opened->workspace.proposals().findByPrefix(arguments.proposal);
    if (!found)
        return tl::unexpected<Error>(found.error());
    const auto id = opened->workspace.renew((*found)->content.proposal, arguments.operatorName,
                                            opened->now, *lifetime);
    if (!id)
        return tl::unexpected<Error>(id.error());
    const Proposal& proposal = *opened->workspace.proposals().find(*id);
    if (arguments.json) {
        Json document = newDocument("proposal-opened");
        document.update(toJson(proposal));
        write(terminal.out, document);
    } else {
        print(terminal.out, proposal);
    }
    return {};
}

}  // namespace estate::ctl
