#include "app/ctl/arguments.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "app/ctl/parser.h"
#include "app/ctl/suggest.h"

namespace estate::ctl {

namespace {

constexpr const char* programAbout =
    "Plans how a federated storage estate recovers from the loss of regions, and carries the\n"
    "plan out: preview, propose, approve by someone else, commit. Nothing is changed by looking.";

constexpr const char* programFooter =
    "A first walk, on an estate in memory and then on a journal of your own:\n"
    "  estatectl estate\n"
    "  estatectl preview --fail r017\n"
    "  estatectl journal create drill.journal --operator ada\n"
    "  estatectl propose --journal drill.journal --operator ada --fail r017\n"
    "  estatectl approve <proposal> --journal drill.journal --operator grace\n"
    "  estatectl commit <proposal> --journal drill.journal --operator ada\n"
    "  estatectl journal verify drill.journal\n"
    "An estate of your own, described by events (docs/event-log.md):\n"
    "  estatectl replay drill.events\n"
    "\n"
    "Every command has --help with examples, and --json: one document on standard output, an\n"
    "error included.\n"
    "Exit codes: 0 done, 1 refused by a rule, 2 bad usage or bad input, 3 damaged file.";

}  // namespace

CLI::App* Parser::command(CLI::App& parent, const std::string& name, Verb verb,
                          const std::string& about, const std::string& footer)
{
    CLI::App* app = parent.add_subcommand(name, about);
    app->footer(footer);
    app->add_flag("--json", m_arguments.json, "One JSON document instead of text");
    app->final_callback([this, verb] { m_arguments.verb = verb; });
    return app;
}

void Parser::takesEstate(CLI::App* app)
{
    app->add_option("--estate", m_arguments.estate,
                    "Which built-in estate: federal (512 regions) or four-region (the tutorial)")
        ->type_name("NAME");
    app->add_option("--denominator", m_arguments.denominator,
                    "Concrete things per representative in the federal estate; 1000 by default")
        ->type_name("N");
    app->add_option(
           "--profile", m_arguments.profilePath,
           "File with overrides of the estate's modelling assumptions, or a graph to lay over "
           "its edges, as giant-component or giant-component:5000 (hot-endpoints, "
           "hub-and-spoke, dense-groups, acquisition, failure-chains); a file of that name "
           "wins")
        ->type_name("FILE|GRAPH");
}

void Parser::takesJournal(CLI::App* app)
{
    app->add_option("--journal", m_arguments.journalPath, "The journal file")
        ->type_name("FILE")
        ->required();
}

void Parser::takesOperator(CLI::App* app)
{
    app->add_option("--operator", m_arguments.operatorName,
                    "Who does it; asserted, not verified, and recorded")
        ->type_name("NAME")
        ->required();
    takesNow(app);
}

void Parser::takesNow(CLI::App* app)
{
    app->add_option("--now", m_arguments.now, "The time to record, in UTC; the clock by default")
        ->type_name("TIME");
}

void Parser::takesProposal(CLI::App* app)
{
    app->add_option("proposal", m_arguments.proposal,
                    "The proposal's id, or its first six digits or more")
        ->type_name("ID")
        ->required();
}

void Parser::addEstate()
{
    takesEstate(command(m_app, "estate", Verb::estate,
                        "Every number of an estate, concrete and representative",
                        "Examples:\n"
                        "  estatectl estate\n"
                        "  estatectl estate --denominator 777 --json\n"
                        "  estatectl estate --estate four-region"));
}

void Parser::addJournal()
{
    CLI::App* journal = m_app.add_subcommand(
        "journal", "The event log: create, show, verify and export; files are never modified by "
                   "looking");
    journal->footer("Example:\n  estatectl journal show drill.journal\n\n"
                    "Each has --help with examples of its own.");
    journal->require_subcommand(1);
    const auto takesFile = [this](CLI::App* app) {
        app->add_option("file", m_arguments.journalPath, "The journal file")
            ->type_name("FILE")
            ->required();
    };
    CLI::App* create = command(*journal, "create", Verb::journalCreate,
                               "A new journal whose first event opens an estate",
                               "Examples:\n"
                               "  estatectl journal create drill.journal --operator ada\n"
                               "  estatectl journal create small.journal --operator ada "
                               "--estate four-region\n"
                               "  estatectl journal create own.journal --operator ada "
                               "--log drill.events");
    takesFile(create);
    takesOperator(create);
    takesEstate(create);
    CLI::Option* log =
        create
            ->add_option("--log", m_arguments.sourceLog,
                         "Everything that this event log says, instead of a built-in estate")
            ->type_name("FILE");
    for (const char* other : {"--estate", "--denominator", "--profile"})
        log->excludes(create->get_option(other));
    CLI::App* show = command(*journal, "show", Verb::journalShow,
                             "What a journal holds: its head, its estate, its latest records",
                             "Examples:\n"
                             "  estatectl journal show drill.journal\n"
                             "  estatectl journal show drill.journal --last 5 --json");
    takesFile(show);
    takesAsOf(show);
    show->add_option("--last", m_arguments.tail, "How many of the latest records; 20 by default")
        ->type_name("N");
    CLI::App* verify = command(
        *journal, "verify", Verb::journalVerify,
        "Recomputes the whole hash chain and replays every event",
        "A chain can't see that its end was cut off. Keep the head that `show` prints somewhere\n"
        "else and give it here.\n"
        "\n"
        "Examples:\n"
        "  estatectl journal verify drill.journal\n"
        "  estatectl journal verify drill.journal --expect-head 12:<64 hexadecimal digits>");
    takesFile(verify);
    verify
        ->add_option("--expect-head", m_arguments.expectedHead,
                     "index:hash of a record that must still be there")
        ->type_name("INDEX:HASH");
    CLI::App* clock = command(
        *journal, "confirm-clock", Verb::journalConfirmClock,
        "Says that the clock is right after a long pause, or where it stepped back",
        "An event whose time jumps more than 31 days ahead is refused, because a wrong clock "
        "would\n"
        "otherwise block the journal for good. A clock more than an hour before the journal's\n"
        "last event makes event time stand still, and nothing is approved or committed by it.\n"
        "This records that a person looked at the clock: event time jumps ahead to it, or runs\n"
        "on from where it stands as the clock does.\n"
        "\n"
        "Example:\n"
        "  estatectl journal confirm-clock drill.journal --operator ada");
    takesFile(clock);
    takesOperator(clock);
    CLI::App* exported = command(
        *journal, "export", Verb::journalExport, "Every record as a line of JSON",
        "Writes JSON Lines with and without --json. Of a damaged journal it exports what can be\n"
        "read and then ends with exit code 3.\n"
        "\n"
        "Examples:\n"
        "  estatectl journal export drill.journal > drill.jsonl\n"
        "  estatectl journal export drill.journal --first 10 --last 20\n"
        "  estatectl journal export drill.journal --json-lines > drill.events");
    CLI::App* compact = command(
        *journal, "compact", Verb::journalCompact,
        "A new file that begins at the present state, without what was recorded before",
        "The journal stays as it is: keep it as the archive. Both files have the same head and "
        "verify.\n"
        "\n"
        "Example:\n"
        "  estatectl journal compact drill.journal --output drill-2.journal --operator ada");
    takesFile(compact);
    takesOperator(compact);
    compact->add_option("--output", m_arguments.outputPath, "The new file; never an existing one")
        ->type_name("FILE")
        ->required();
    takesFile(exported);
    exported->add_flag("--json-lines", m_arguments.jsonLines,
                       "Only the events, as a log that `estatectl replay` reads");
    exported->add_option("--first", m_arguments.firstIndex, "Index of the first record; 1")
        ->type_name("N");
    exported->add_option("--last", m_arguments.lastIndex, "Index of the last record; the head")
        ->type_name("N");
}

void Parser::addPropose()
{
    CLI::App* app = command(
        m_app, "propose", Verb::propose, "Puts a plan up for approval by another operator",
        "The proposal is bound to what was examined: if a region or a rule that the plan depends\n"
        "on changes, the approval is stale and can't be committed.\n"
        "\n"
        "Examples:\n"
        "  estatectl propose --journal drill.journal --operator ada --fail r017,r018 "
        "--title \"Drill 4\"\n"
        "  estatectl propose --journal drill.journal --operator ada --fail-site s0034\n"
        "  estatectl propose --journal drill.journal --operator ada --failback r017\n"
        "  estatectl propose --journal drill.journal --operator ada --draft spring\n"
        "  estatectl propose --journal drill.journal --operator ada --rules estate.rules");
    takesJournal(app);
    takesOperator(app);
    takesFailures(app);
    takesFailback(app);
    CLI::Option* draft = app->add_option("--draft", m_arguments.draft,
                                         "Instead: what this draft of the rules changes")
                             ->type_name("NAME");
    CLI::Option* rules = app->add_option("--rules", m_arguments.rulesPath,
                                         "Instead: the rules as this text has them")
                             ->type_name("FILE")
                             ->excludes(draft);
    for (const char* name : {"--fail", "--fail-site", "--fail-host", "--failback"}) {
        draft->excludes(app->get_option(name));
        rules->excludes(app->get_option(name));
    }
    takesLifetime(app);
    app->add_option("--title", m_arguments.title, "What people call it; \"Loss of ...\" by default")
        ->type_name("TEXT");
}

void Parser::addJudgements()
{
    struct Judgement {
        const char* name;
        Verb verb;
        const char* about;
    };
    for (const Judgement& judgement :
         {Judgement{"approve", Verb::approve, "Approves a proposal; its author can't"},
          Judgement{"reject", Verb::reject, "Rejects a proposal; its author can't"},
          Judgement{"withdraw", Verb::withdraw, "Withdraws one's own proposal"}}) {
        CLI::App* app =
            command(m_app, judgement.name, judgement.verb, judgement.about,
                    std::string("Example:\n  estatectl ") + judgement.name +
                        " 3f9a1c --journal drill.journal --operator grace --comment \"seen\"");
        takesProposal(app);
        takesJournal(app);
        takesOperator(app);
        app->add_option("--comment", m_arguments.comment, "A word for the record")
            ->type_name("TEXT");
    }
}

void Parser::addCommit()
{
    CLI::App* app = command(
        m_app, "commit", Verb::commit, "Carries an approved plan out, or aborts it",
        "Prepares every gang, fences the sources, then commits all gangs together. If it is cut\n"
        "off, the same command goes on from where it stopped. Until the commit it can be aborted.\n"
        "\n"
        "Examples:\n"
        "  estatectl commit 3f9a1c --journal drill.journal --operator ada\n"
        "  estatectl commit 3f9a1c --journal drill.journal --operator ada --accept-lost 120\n"
        "  estatectl commit 3f9a1c --journal drill.journal --operator ada --abort "
        "--comment \"r017 is back\"\n"
        "A drill with workers that fail: a host's id, or controller:REGION\n"
        "  estatectl commit 3f9a1c --journal drill.journal --operator ada --reject h0114501\n"
        "  estatectl commit 3f9a1c --journal drill.journal --operator ada --silent "
        "controller:r018");
    takesProposal(app);
    takesJournal(app);
    takesOperator(app);
    app->add_option("--accept-lost", m_arguments.acceptedLost,
                    "The exact number of operations that the plan loses; needed when not 0")
        ->type_name("N");
    app->add_flag("--abort", m_arguments.abort, "Releases everything instead of committing");
    app->add_option("--break-glass", m_arguments.breakGlass,
                    "Commits without an approval and records why; somebody else has to look at it "
                    "afterwards")
        ->type_name("REASON");
    app->add_option("--comment", m_arguments.comment, "Why it is aborted")->type_name("TEXT");
    takesIds(app, "--reject", m_arguments.rejecting, "Workers that reject what they are asked",
             "WORKER");
    takesIds(app, "--silent", m_arguments.silent, "Workers that do not answer before the deadline",
             "WORKER");
}

void Parser::addProposals()
{
    CLI::App* app = command(m_app, "proposals", Verb::proposals,
                            "Lists the proposals of a journal, or shows one in full",
                            "Examples:\n"
                            "  estatectl proposals --journal drill.journal\n"
                            "  estatectl proposals 3f9a1c --journal drill.journal --json");
    app->add_option("proposal", m_arguments.proposal,
                    "The proposal's id, or its first six digits or more")
        ->type_name("ID");
    takesJournal(app);
    takesAsOf(app);
}

void Parser::addReplay()
{
    CLI::App* app = command(
        m_app, "replay", Verb::replay, "Plans an event log: events in, decisions out",
        "The log is a text file with one event a line (docs/event-log.md); - reads standard "
        "input.\n"
        "Nothing is kept: the same log gives the same decisions and the same state hash.\n"
        "A refused event ends the replay with exit code 1, a line that is no event with 2. With\n"
        "--keep-going a refused event is reported and skipped; the line after it must carry the\n"
        "index that it had.\n"
        "\n"
        "Examples:\n"
        "  estatectl replay drill.events\n"
        "  estatectl replay drill.events --until 20 --tasks\n"
        "  estatectl journal export drill.journal --json-lines | estatectl replay - --json");
    app->add_option("log", m_arguments.logPath, "The event log, or - for standard input")
        ->type_name("FILE")
        ->required();
    app->add_option("--until", m_arguments.until, "Stops after the event with this index")
        ->type_name("N");
    app->add_flag("--keep-going", m_arguments.keepGoing,
                  "Reports a refused event and goes on, with exit code 0");
    CLI::Option* tasks = app->add_flag(
        "--tasks", m_arguments.tasks,
        "At the end: the tasks of every undecided gang, and the lines that answer them");
    app->add_flag("--json-lines", m_arguments.jsonLines,
                  "What each event caused, one JSON object a line, and nothing else")
        ->excludes(app->get_option("--json"))
        ->excludes(tasks);
}

Parser::Parser() : m_app(programAbout, "estatectl")
{
    m_app.footer(programFooter);
    m_app.set_version_flag("--version", programVersion);
    m_app.add_flag("--json", m_arguments.json, "The same, before the command");
    m_app.require_subcommand(1);
    addEstate();
    addPreview();
    addJournal();
    addExplain();
    addSweep();
    addLint();
    addReach();
    addImpact();
    addTargets();
    addChanges();
    addPropose();
    addJudgements();
    addCommit();
    addProposals();
    addReplay();
    addImport();
    addDirectory();
    addExports();
    addCut();
    addRules();
    addDraft();
    addPeople();
    addAudit();
    addIncident();
    addDuty();
    addReport();
    addMaintenance();
    addAway();
}

// The innermost command that was named.
static const CLI::App& innermost(const CLI::App& app)
{
    const CLI::App* current = &app;
    while (!current->get_subcommands().empty())
        current = current->get_subcommands().front();
    return *current;
}

Error Parser::unknownWord(const CLI::App& app, const std::string& word) const
{
    const bool isOption = word.starts_with("-");
    std::vector<std::string> known;
    if (isOption) {
        for (const CLI::Option* option : app.get_options())
            for (const std::string& name : option->get_lnames())
                known.push_back("--" + name);
    } else {
        for (const CLI::App* subcommand : app.get_subcommands([](const CLI::App*) { return true; }))
            known.push_back(subcommand->get_name());
    }
    const std::string name = word.substr(0, word.find('='));
    const std::vector<std::string> near = nearWords(name, known);
    std::string message = "'" + name + "' is no ";
    message += isOption ? "option" : known.empty() ? "argument" : "command";
    message += " of " + app.get_display_name() + ".";
    if (!near.empty())
        message += " Did you mean " + joinedWithOr(near) + "?";
    else if (!known.empty())
        message += " There are " + joinedWithOr(known) + ".";
    std::string joined;
    for (const std::string& candidate : near)
        joined += (joined.empty() ? "" : ", ") + candidate;
    return Error{ErrorCode::badInput, message, {{"word", name}, {"near", joined}}};
}

Error Parser::explain(const CLI::ParseError& error) const
{
    // An unknown word is the likelier cause of whatever else is missing.
    const CLI::App& app = innermost(m_app);
    const std::vector<std::string> unknown = m_app.remaining(true);
    if (!unknown.empty())
        return unknownWord(app, unknown.front());
    std::string message = error.what();
    if (!message.ends_with("."))
        message += ".";
    std::string command = app.get_name();
    if (app.get_parent() != nullptr && app.get_parent() != &m_app)
        command = app.get_parent()->get_name() + " " + command;
    const std::string help =
        &app == &m_app ? "estatectl --help" : "estatectl " + command + " --help";
    return Error{ErrorCode::badInput, message + " See: " + help, {}};
}

Result<std::variant<Arguments, Printout>> Parser::parse(const std::vector<std::string>& words)
{
    // CLI11 takes them last one first.
    std::vector<std::string> reversed(words.rbegin(), words.rend());
    try {
        m_app.parse(std::move(reversed));
    } catch (const CLI::CallForVersion&) {
        return Printout{std::string(programVersion) + "\n"};
    } catch (const CLI::CallForHelp&) {
        return Printout{m_app.help()};
    } catch (const CLI::CallForAllHelp&) {
        return Printout{m_app.help("", CLI::AppFormatMode::All)};
    } catch (const CLI::ParseError& error) {
        return tl::unexpected<Error>(explain(error));
    }
    return m_arguments;
}

Result<std::variant<Arguments, Printout>> parseArguments(const std::vector<std::string>& words)
{
    return Parser().parse(words);
}

}  // namespace estate::ctl
