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
    takesAsOf(app)->needs(journal);
}

void Parser::takesTop(CLI::App* app, const char* what)
{
    app->add_option("--top", m_arguments.top,
                    "How many " + std::string(what) + " are listed; 20 by default")
        ->type_name("N");
}

void Parser::takesThreads(CLI::App* app)
{
    app->add_option("--threads", m_arguments.threads,
                    "2 by default; never more than there are processors")
        ->type_name("N");
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
                "  estatectl preview --fail-site s0034 --fail-host h0114501\n"
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
    takesMaintenance(app);
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
               "online or offline", "host h0114501 offline"}}) {
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

void Parser::addSweep()
{
    CLI::App* app = command(
        m_app, "sweep", Verb::sweep, "Every single and pair loss of an estate, ranked by cost",
        "Ctrl-C ends it without a result. How many threads work changes nothing but the time.\n"
        "\n"
        "Examples:\n"
        "  estatectl sweep\n"
        "  estatectl sweep --kind regions --top 5 --json\n"
        "  estatectl sweep --kind site-pairs --threads 8 --matrix pairs.csv\n"
        "  estatectl sweep --log drill.events --matrix - > pairs.csv");
    app->add_option("--kind", m_arguments.kind,
                    "regions, pairs (and single regions; the default), sites or site-pairs")
        ->type_name("KIND");
    takesTop(app, "outcomes");
    takesThreads(app);
    app->add_option("--matrix", m_arguments.matrixPath,
                    "A new file with every loss as a line of CSV; - for standard output, instead "
                    "of the text")
        ->type_name("FILE");
    takesSource(app);
    takesTime(app);
    takesMaintenance(app);
}

void Parser::addExplain()
{
    CLI::App* app = command(
        m_app, "explain", Verb::explain, "Why a group or volume goes where it goes in a loss",
        "Its rules with those that were beaten, its objective, and what binds in every other\n"
        "region in its reach. docs/reasons.md tells what the codes mean.\n"
        "\n"
        "Examples:\n"
        "  estatectl explain v00398437 --fail r017\n"
        "  estatectl explain ledger-db --fail us-east-1 --estate four-region --json");
    app->add_option("id", m_arguments.subject, "A recovery group, or a volume of it")
        ->type_name("ID")
        ->required();
    takesFailures(app);
    takesSource(app);
    takesTime(app);
    takesMaintenance(app);
}

void Parser::addLint()
{
    takesSource(command(m_app, "lint", Verb::lint, "What is wrong with an estate's rules",
                        "Plans nothing; docs/lint.md tells what the codes mean. Exit code 1 when "
                        "there is\n"
                        "an error among the findings; warnings and notes leave it 0.\n"
                        "\n"
                        "Examples:\n"
                        "  estatectl lint\n"
                        "  estatectl lint --log drill.events --json"));
}

void Parser::takesRuleEdit(CLI::App* app)
{
    app->add_option("--policy", m_arguments.policy, "The policy")->type_name("ID");
    CLI::Option* drop =
        app->add_option("--drop-rule", m_arguments.dropRule, "The rule that goes")->type_name("N");
    CLI::Option* set = app->add_option("--set-rule", m_arguments.setRule,
                                       "The rule that becomes what --when and --restore say")
                           ->type_name("N");
    takesIds(app, "--when", m_arguments.when, "The rule's failure set", "REGION");
    CLI::Option* restore = app->add_option("--restore", m_arguments.restoreTo, "The rule's target")
                               ->type_name("REGION");
    CLI::Option* hold = app->add_flag("--hold", m_arguments.hold, "The rule holds");
    drop->excludes(set);
    hold->excludes(restore);
    set->needs(app->get_option("--when"));
    for (CLI::Option* part : {app->get_option("--when"), restore, hold})
        part->needs(set);
}

void Parser::addReach()
{
    CLI::App* app = command(
        m_app, "reach", Verb::reach,
        "What an edit of one rule would change; the rule stays as it is",
        "Counts the groups whose action changes, and in how many single and pair losses. Rules\n"
        "count from 1, as `lint` and `explain` print them; one more than there are adds a rule.\n"
        "\n"
        "Examples:\n"
        "  estatectl reach --estate four-region --policy critical --drop-rule 1\n"
        "  estatectl reach --estate four-region --policy critical --set-rule 1 --when us-east-1 "
        "--restore eu-west-1\n"
        "  estatectl reach --estate four-region --policy critical --set-rule 1 "
        "--when us-east-1,us-east-2 --hold");
    takesRuleEdit(app);
    app->get_option("--policy")->required();
    app->add_flag("--singles", m_arguments.singles, "Looks at single losses only");
    takesSource(app);
}

void Parser::addImpact()
{
    CLI::App* app = command(m_app, "impact", Verb::impact,
                            "What losing a volume costs, with all that depends on it",
                            "Examples:\n"
                            "  estatectl impact v00398437\n"
                            "  estatectl impact ledger-0 --log drill.events --json");
    app->add_option("id", m_arguments.subject, "The volume")->type_name("VOLUME")->required();
    takesSource(app);
}

void Parser::addTargets()
{
    CLI::App* app = command(m_app, "targets", Verb::targets,
                            "What the lanes of a region were told: rates of every flow",
                            "docs/htb.md tells what the numbers are.\n"
                            "\n"
                            "Examples:\n"
                            "  estatectl targets us-east-2 --estate four-region\n"
                            "  estatectl targets r018 --journal drill.journal --json");
    app->add_option("id", m_arguments.subject, "The region")->type_name("REGION")->required();
    takesSource(app);
}

}  // namespace estate::ctl
