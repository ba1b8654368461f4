// Planned maintenance, and what waits to go home.
#include "app/ctl/parser.h"

namespace estate::ctl {

void Parser::takesMaintenance(CLI::App* app)
{
    app->add_flag("--ignore-maintenance", m_arguments.ignoreMaintenance,
                  "As if no maintenance were planned; by default nothing goes to places that are "
                  "under maintenance then");
}

void Parser::addMaintenance()
{
    CLI::App* maintenance = m_app.add_subcommand(
        "maintenance", "Places that take nothing new for a while; what runs there stays");
    maintenance->footer("Example:\n  estatectl maintenance list --journal drill.journal\n\n"
                        "Previews, proposals and commits plan around what is under maintenance\n"
                        "then. A proposal is reviewed when one begins or ends.");
    maintenance->require_subcommand(1);
    CLI::App* plan = command(
        *maintenance, "plan", Verb::maintenancePlan, "Plans one: places, a window and a reason",
        "A window lasts 31 days at most, and begins now unless --from says when.\n"
        "\n"
        "Examples:\n"
        "  estatectl maintenance plan --region r021 --until +4h --reason \"power supply\" "
        "--journal drill.journal --operator ada\n"
        "  estatectl maintenance plan --site s0034 --host h0114501 --from "
        "\"2026-01-03 22:00:00 UTC\" --until \"2026-01-04 04:00:00 UTC\" --reason firmware "
        "--journal drill.journal --operator ada");
    takesIds(plan, "--region", m_arguments.regions, "Regions that it closes", "REGION");
    takesIds(plan, "--site", m_arguments.closedSites, "Sites that it closes", "SITE");
    takesIds(plan, "--host", m_arguments.closedHosts, "Hosts that it closes", "HOST");
    plan->add_option("--from", m_arguments.from,
                     "When it begins, in UTC, or +2h from the journal's present; its present by "
                     "default")
        ->type_name("TIME");
    plan->add_option("--until", m_arguments.until,
                     "When it is over, in UTC, or +4h from the journal's present")
        ->type_name("TIME")
        ->required();
    plan->add_option("--reason", m_arguments.reason, "What it is for")
        ->type_name("TEXT")
        ->required();
    takesJournal(plan);
    takesOperator(plan);
    CLI::App* cancel =
        command(*maintenance, "cancel", Verb::maintenanceCancel,
                "Takes one back; one that is in force ends with this",
                "Example:\n"
                "  estatectl maintenance cancel m17 --journal drill.journal --operator ada");
    cancel->add_option("id", m_arguments.subject, "Which one, as `maintenance list` names it")
        ->type_name("ID")
        ->required();
    takesJournal(cancel);
    takesOperator(cancel);
    CLI::App* list =
        command(*maintenance, "list", Verb::maintenanceList, "All of a journal, in any phase",
                "Examples:\n"
                "  estatectl maintenance list --journal drill.journal\n"
                "  estatectl maintenance list --journal drill.journal --as-of 120 --json");
    takesJournal(list);
    takesAsOf(list);
}

void Parser::addAway()
{
    CLI::App* app =
        command(m_app, "away", Verb::away,
                "What lives away from home, and what is in the way of its return",
                "What is homed in a region goes home together, by a proposal: propose --failback.\n"
                "\n"
                "Examples:\n"
                "  estatectl away --journal drill.journal\n"
                "  estatectl away --log drill.events --json");
    takesSource(app);
    takesTime(app);
    takesMaintenance(app);
}

}  // namespace estate::ctl
