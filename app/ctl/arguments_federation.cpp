// Commands of the federation: the relationship directory, what regions publish, cuts across shards.
#include "app/ctl/parser.h"

namespace estate::ctl {

void Parser::takesSelection(CLI::App* app)
{
    app->add_option("ids", m_arguments.ids, "Volumes to begin from: ids, also with commas")
        ->type_name("VOLUME");
    takesIds(app, "--region", m_arguments.regions, "Begins from every volume homed there",
             "REGION");
    app->add_flag("--everything", m_arguments.everything, "Begins from every volume");
    app->add_flag("--databases", m_arguments.overDatabases,
                  "Follows databases too: the volumes of one, the databases of an environment");
    app->add_flag("--applications", m_arguments.overApplications,
                  "Follows applications too: all volumes of one, and what it depends on");
}

void Parser::takesUnavailable(CLI::App* app)
{
    takesIds(app, "--unavailable", m_arguments.unavailable,
             "Partitions, 0 to 4095, that don't answer in this look", "PARTITION");
}

CLI::Option* Parser::takesOperation(CLI::App* app)
{
    return app->add_option("operation", m_arguments.operation, "The cut's id, which is used once")
        ->type_name("OPERATION");
}

void Parser::addDirectory()
{
    CLI::App* directory = m_app.add_subcommand(
        "directory",
        "The relationship directory: partitions, checkpoints, edges, what belongs together");
    directory->footer("Example:\n  estatectl directory edges v00398437\n\n"
                      "Each has --help with examples of its own.");
    directory->require_subcommand(1);

    CLI::App* partitions = command(*directory, "partitions", Verb::directoryPartitions,
                                   "The 4,096 partitions and how evenly edges lie in them",
                                   "Text lists the largest ones, --json all of them.\n"
                                   "\n"
                                   "Examples:\n"
                                   "  estatectl directory partitions\n"
                                   "  estatectl directory partitions --partition 12\n"
                                   "  estatectl directory partitions --profile hot-endpoints "
                                   "--json");
    partitions->add_option("--partition", m_arguments.partition, "Only this one, with its records")
        ->type_name("N");
    takesTop(partitions, "partitions or records");
    takesUnavailable(partitions);
    takesSource(partitions);

    CLI::App* checkpoint =
        command(*directory, "checkpoint", Verb::directoryCheckpoint,
                "The last checkpoint, which ones are kept, and who holds them",
                "Examples:\n"
                "  estatectl directory checkpoint\n"
                "  estatectl directory checkpoint --journal drill.journal --json");
    takesTop(checkpoint, "holders of each");
    takesSource(checkpoint);

    CLI::App* edges = command(
        *directory, "edges", Verb::directoryEdges,
        "The relationships of one volume, database, environment or application",
        "An id of the federal estate may be any concrete one: its representative is shown. Where\n"
        "two kinds of things have the same id, write which is meant, as in application:ledger.\n"
        "Exit code 1 when a partition that holds one of the edges does not answer.\n"
        "\n"
        "Examples:\n"
        "  estatectl directory edges v00398437\n"
        "  estatectl directory edges d0000000 --unavailable 12,13\n"
        "  estatectl directory edges a000000 --json");
    edges->add_option("id", m_arguments.subject, "The thing")->type_name("ID")->required();
    takesTop(edges, "edges");
    takesUnavailable(edges);
    takesSource(edges);

    CLI::App* closure =
        command(*directory, "closure", Verb::directoryClosure,
                "What belongs together with some volumes, and which shards hold it",
                "Follows consistency between volumes, and more on request.\n"
                "\n"
                "Examples:\n"
                "  estatectl directory closure v00398437\n"
                "  estatectl directory closure v00398437,v00400000 --databases --applications\n"
                "  estatectl directory closure --region r017 --json\n"
                "  estatectl directory closure --everything --profile giant-component");
    takesSelection(closure);
    takesTop(closure, "participants");
    takesUnavailable(closure);
    takesSource(closure);

    CLI::App* region = command(*directory, "region", Verb::directoryRegion,
                               "What a region sees of the directory: its edges and neighbours",
                               "Examples:\n"
                               "  estatectl directory region r017\n"
                               "  estatectl directory region us-east-1 --estate four-region "
                               "--json");
    region->add_option("region", m_arguments.subject, "The region")
        ->type_name("REGION")
        ->required();
    takesTop(region, "neighbours");
    takesUnavailable(region);
    takesSource(region);

    CLI::App* all =
        command(*directory, "materialise", Verb::directoryMaterialise,
                "Every edge of the federal estate, checked one by one, and none kept",
                "At --denominator 1 it goes over all fifty million. How many threads work changes\n"
                "nothing but the time. Ctrl-C ends it without a result.\n"
                "\n"
                "Examples:\n"
                "  estatectl directory materialise\n"
                "  estatectl directory materialise --denominator 1 --threads 2 --json");
    all->add_option("--denominator", m_arguments.denominator,
                    "Concrete things per representative; 1000 by default")
        ->type_name("N");
    takesThreads(all);
}

void Parser::addExports()
{
    CLI::App* app = command(m_app, "exports", Verb::exports,
                            "What regions publish about themselves, and since when",
                            "Of one region every field, of more a line each. Amounts are what "
                            "may be counted on:\n"
                            "they are published in buckets that round down.\n"
                            "\n"
                            "Examples:\n"
                            "  estatectl exports\n"
                            "  estatectl exports r017 --journal drill.journal\n"
                            "  estatectl exports r017,r018 --json");
    app->add_option("regions", m_arguments.ids, "Regions: ids, also with commas; all by default")
        ->type_name("REGION");
    takesTop(app, "regions");
    takesSource(app);
}

void Parser::addCutWork(CLI::App& cut)
{
    CLI::App* declare = command(
        cut, "declare", Verb::cutDeclare, "Persists a cut's manifest; nobody is asked yet",
        "A snapshot's: failovers and migrations are planned, and their cuts go with the plan.\n"
        "A checkpoint is journaled first where the directory changed since the last one.\n"
        "\n"
        "Examples:\n"
        "  estatectl cut declare nightly v00398437 --journal drill.journal --operator ada\n"
        "  estatectl cut declare west-17 --region r017 --databases --journal drill.journal "
        "--operator ada");
    takesOperation(declare)->required();
    takesSelection(declare);
    takesJournal(declare);
    takesOperator(declare);

    CLI::App* run = command(
        cut, "run", Verb::cutRun, "Carries a declared cut on until it has ended",
        "Each step is durable before the next one. What was cut off goes on with the same\n"
        "command; before the decision that begins another round, which asks all shards again. So\n"
        "--steps 1 in one process after the other never gets past preparation.\n"
        "Exit code 1 when it was aborted.\n"
        "\n"
        "Examples:\n"
        "  estatectl cut run nightly --journal drill.journal --operator ada\n"
        "  estatectl cut run nightly --journal drill.journal --steps 1");
    takesOperation(run)->required();
    run->add_option("--steps", m_arguments.steps, "Stops after so many; until the end by default")
        ->type_name("N");
    takesJournal(run);
    run->add_option("--operator", m_arguments.operatorName,
                    "Who carries it on, for the record; needed once roles were granted")
        ->type_name("NAME");
    takesNow(run);

    CLI::App* abort = command(cut, "abort", Verb::cutAbort,
                              "Takes a cut back; legal until its decision is durable",
                              "Example:\n"
                              "  estatectl cut abort nightly --reason \"r017 is busy\" --journal "
                              "drill.journal --operator ada");
    takesOperation(abort)->required();
    abort->add_option("--reason", m_arguments.reason, "Why, for the record")
        ->type_name("TEXT")
        ->required();
    takesJournal(abort);
    takesOperator(abort);
}

void Parser::addCutLooks(CLI::App& cut)
{
    CLI::App* plan =
        command(cut, "plan", Verb::cutPlan, "The manifest that would be declared; changes nothing",
                "Examples:\n"
                "  estatectl cut plan v00398437\n"
                "  estatectl cut plan --everything --json\n"
                "  estatectl cut plan --region r017 --applications --journal drill.journal\n"
                "  estatectl cut plan v00398437 --unavailable 12,13");
    takesSelection(plan);
    plan->add_option(
            "--operation", m_arguments.operation,
            "The cut's id; \"plan\" by default, or \"plan-2\" and so on where that was used")
        ->type_name("OPERATION")
        ->check([](const std::string& text) {
            return text.empty() ? std::string("an id has at least one character") : std::string();
        });
    takesTop(plan, "participants");
    takesUnavailable(plan);
    takesSource(plan);

    CLI::App* show = command(cut, "show", Verb::cutShow,
                             "Lists the cuts of a journal, or shows one with its participants",
                             "Examples:\n"
                             "  estatectl cut show --journal drill.journal\n"
                             "  estatectl cut show nightly --journal drill.journal --json");
    takesOperation(show);
    takesTop(show, "cuts or participants");
    takesJournal(show);

    CLI::App* simulate = command(
        cut, "simulate", Verb::cutSimulate,
        "Cuts under lost messages, crashes and outages, by seed, with every invariant checked",
        "The same seed is the same story. Exit code 1 when an invariant was broken.\n"
        "\n"
        "Examples:\n"
        "  estatectl cut simulate\n"
        "  estatectl cut simulate --seed 1 --seeds 2000 --json\n"
        "  estatectl cut simulate --seed 17 --trace");
    simulate->add_option("--seed", m_arguments.seed, "The first seed; 1 by default")
        ->type_name("N");
    CLI::Option* seeds =
        simulate
            ->add_option("--seeds", m_arguments.seeds,
                         "How many, one after the other; 100 by default, 1 with --trace")
            ->type_name("COUNT");
    simulate->add_flag("--trace", m_arguments.trace, "Prints what happens, one line an event")
        ->excludes(seeds);
    takesSource(simulate);
}

void Parser::addCut()
{
    CLI::App* cut = m_app.add_subcommand(
        "cut", "Atomic work across shards: plan, declare, run, abort, show and simulate");
    cut->footer("A first walk:\n"
                "  estatectl cut plan v00398437 --journal drill.journal\n"
                "  estatectl cut declare nightly v00398437 --journal drill.journal --operator ada\n"
                "  estatectl cut run nightly --journal drill.journal\n"
                "  estatectl cut show nightly --journal drill.journal\n\n"
                "Each has --help with examples of its own.");
    cut->require_subcommand(1);
    addCutLooks(*cut);
    addCutWork(*cut);
}

}  // namespace estate::ctl
