// Commands that look at what the planner would do.
#include "app/ctl/parser.h"

namespace estate::ctl {

void Parser::takesIds(CLI::App* app, const char* name, std::vector<std::string>& into,
                      const char* about, const char* type)
{
    app->add_option(name, into, std::string(about) + ": an id or several with commas; repeatable")
        ->type_name(type)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void Parser::takesFailures(CLI::App* app)
{
    takesIds(app, "--fail", m_arguments.failures, "Regions to lose", "REGION");
    takesIds(app, "--fail-site", m_arguments.failedSites, "Sites to lose", "SITE");
    takesIds(app, "--fail-host", m_arguments.failedHosts, "Hosts to lose", "HOST");
}

void Parser::takesFailback(CLI::App* app)
{
    takesIds(app, "--failback", m_arguments.failback,
             "Instead of a loss: what is homed in these regions and lives elsewhere goes home",
             "REGION");
    for (const char* name : {"--fail", "--fail-site", "--fail-host"})
        app->get_option("--failback")->excludes(app->get_option(name));
}

void Parser::takesTime(CLI::App* app)
{
    app->add_option("--at", m_arguments.at,
                    "When, in UTC, or +15m from the estate's present; its present by default")
        ->type_name("TIME");
}

void Parser::takesSource(CLI::App* app)
{
    takesEstate(app);
    CLI::Option* journal = app->add_option("--journal", m_arguments.journalPath,
                                           "Look at the estate at the head of this journal instead")
                               ->type_name("FILE");
    CLI::Option* log = app->add_option("--log", m_arguments.sourceLog,
                                       "Look at the estate at the end of this event log instead; "
                                       "- for standard input")
                           ->type_name("FILE");
    for (const char* name : {"--estate", "--denominator", "--profile"}) {
        journal->excludes(app->get_option(name));
        log->excludes(app->get_option(name));
    }
    journal->excludes(log);
}

void Parser::addPreview()
{
    CLI::App* app =
        command(m_app, "preview", Verb::preview,
                "What would happen if something were lost; changes nothing",
                "Without --journal and --log it looks at a fresh estate in memory at 2026-01-01 "
                "00:00 UTC,\n"
                "so the same question has the same answer, byte for byte.\n"
                "\n"
                "Examples:\n"
                "  estatectl preview --fail r017\n"
                "  estatectl preview --fail r017,r018 --json\n"
                "  estatectl preview --fail r017 --fail r018 --at \"2026-01-01 06:30:00 UTC\"\n"
                "  estatectl preview --fail-site s0034 --fail-host h0119000\n"
                "  estatectl preview --fail r017 --then-fail r018 --after 10m\n"
                "  estatectl preview --fail us-east-1 --estate four-region\n"
                "  estatectl preview --fail r017 --journal drill.journal\n"
                "  estatectl preview --failback r017 --journal drill.journal\n"
                "  estatectl preview --fail east --log drill.events");
    takesFailures(app);
    takesFailback(app);
    takesIds(app, "--then-fail", m_arguments.nextFailures,
             "Regions to lose while the first loss is being recovered", "REGION");
    app->add_option("--after", m_arguments.after, "How long after the first loss, as in 10m")
        ->type_name("DURATION");
    CLI::Option* next = app->get_option("--then-fail");
    CLI::Option* after = app->get_option("--after");
    next->needs(after);
    after->needs(next);
    next->excludes(app->get_option("--failback"));
    takesSource(app);
    takesTime(app);
}

void Parser::addChanges()
{
    struct Kind {
        const char* name;
        Verb verb;
        const char* about;
        const char* changes;
        const char* example;
    };
    for (const Kind& kind :
         {Kind{"region", Verb::changeRegion, "Records that a region went, returned or is fenced",
               "online, offline, fence, unfence or expire-lease", "region r017 online"},
          Kind{"site", Verb::changeSite, "Records that a site went or returned",
               "online or offline", "site s0034 offline"},
          Kind{"host", Verb::changeHost, "Records that a host went or returned",
               "online or offline", "host h0119000 offline"}}) {
        CLI::App* app = command(m_app, kind.name, kind.verb, kind.about,
                                std::string("What it is already is not recorded again.\n\n"
                                            "Example:\n  estatectl ") +
                                    kind.example + " --journal drill.journal --operator ada");
        app->add_option("id", m_arguments.subject, "Which one")->type_name("ID")->required();
        app->add_option("change", m_arguments.change, kind.changes)
            ->type_name("CHANGE")
            ->required();
        takesJournal(app);
        takesOperator(app);
    }
}

}  // namespace estate::ctl
