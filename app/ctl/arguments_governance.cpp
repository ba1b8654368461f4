// Commands about what people agree on: rules as text, drafts, roles, drills, the audit.
#include "app/ctl/parser.h"

namespace estate::ctl {

CLI::Option* Parser::takesAsOf(CLI::App* app)
{
    return app
        ->add_option("--as-of", m_arguments.asOf,
                     "Look at the journal as it was after this record, not at its head")
        ->type_name("INDEX");
}

void Parser::takesLifetime(CLI::App* app)
{
    app->add_option("--expires", m_arguments.lifetime,
                    "How long it can be approved and committed, as in 24h; 72h by default")
        ->type_name("DURATION");
}

void Parser::addRules()
{
    CLI::App* rules = m_app.add_subcommand(
        "rules", "The rules as text: export, check, and what a text would change");
    rules->footer(
        "Example:\n  estatectl rules export --estate four-region\n\n"
        "docs/rules-text.md tells the form. A text comes into force with a proposal:\n"
        "  estatectl propose --rules estate.rules --journal drill.journal --operator ada");
    rules->require_subcommand(1);
    CLI::App* exported = command(*rules, "export", Verb::rulesExport, "The rules in force, as text",
                                 "Of a journal with the comments that were committed with them.\n"
                                 "\n"
                                 "Examples:\n"
                                 "  estatectl rules export --journal drill.journal > estate.rules\n"
                                 "  estatectl rules export --journal drill.journal --draft spring");
    takesSource(exported);
    exported->add_option("--draft", m_arguments.draft, "As this draft of the journal has them")
        ->type_name("NAME")
        ->needs(exported->get_option("--journal"));
    const auto takesText = [this](CLI::App* app) {
        app->add_option("text", m_arguments.rulesPath, "The text; - for standard input")
            ->type_name("FILE")
            ->required();
        takesSource(app);
    };
    takesText(command(*rules, "check", Verb::rulesCheck,
                      "Whether a text can be read and fits the estate; every problem with its line",
                      "Exit code 1 when it has problems.\n"
                      "\n"
                      "Example:\n"
                      "  estatectl rules check estate.rules --journal drill.journal"));
    takesText(command(*rules, "diff", Verb::rulesDiff,
                      "What a text would change: blocks, and whose action in which losses",
                      "Example:\n"
                      "  estatectl rules diff estate.rules --journal drill.journal"));
}

void Parser::addDraft()
{
    CLI::App* draft = m_app.add_subcommand(
        "draft", "Edits of the rules that nobody proposed yet, with undo; kept edit by edit");
    draft->footer("Example:\n"
                  "  estatectl draft begin spring --journal drill.journal --operator ada\n\n"
                  "Each has --help with examples of its own.");
    draft->require_subcommand(1);
    const auto named = [&](const char* name, Verb verb, const char* about, const char* footer) {
        CLI::App* app = command(*draft, name, verb, about, footer);
        app->add_option("name", m_arguments.draft, "The draft")->type_name("NAME")->required();
        takesJournal(app);
        return app;
    };
    takesOperator(named("begin", Verb::draftBegin, "A new draft on the rules in force",
                        "Example:\n"
                        "  estatectl draft begin spring --journal drill.journal --operator ada"));
    takesJournal(command(*draft, "list", Verb::draftList, "The drafts of a journal",
                         "Example:\n  estatectl draft list --journal drill.journal"));
    CLI::App* show = named("show", Verb::draftShow,
                           "What a draft changes, what is wrong with it, and what it reaches",
                           "Examples:\n"
                           "  estatectl draft show spring --journal drill.journal\n"
                           "  estatectl draft show spring --journal drill.journal --text");
    show->add_flag("--text", m_arguments.asText, "Only the rules as the draft has them, as text");
    CLI::App* edit = named(
        "edit", Verb::draftEdit, "One edit: a rule of a policy, or the whole text at once",
        "Rules count from 1; one more than there are adds one.\n"
        "\n"
        "Examples:\n"
        "  estatectl draft edit spring --journal drill.journal --operator ada --text new.rules\n"
        "  estatectl draft edit spring --journal drill.journal --operator ada --policy critical "
        "--set-rule 1 --when r017 --restore r021\n"
        "  estatectl draft edit spring --journal drill.journal --operator ada --policy critical "
        "--drop-rule 2");
    takesOperator(edit);
    CLI::Option* text =
        edit->add_option("--text", m_arguments.rulesPath, "The whole text; - for standard input")
            ->type_name("FILE");
    takesRuleEdit(edit);
    text->excludes(edit->get_option("--policy"));
    takesOperator(named("undo", Verb::draftUndo, "Takes the latest edit back",
                        "Example:\n"
                        "  estatectl draft undo spring --journal drill.journal --operator ada"));
    takesOperator(named("redo", Verb::draftRedo, "Does the edit again that was taken back",
                        "Example:\n"
                        "  estatectl draft redo spring --journal drill.journal --operator ada"));
    CLI::App* resolve =
        named("resolve", Verb::draftResolve, "Says whose wording of a block counts",
              "For blocks that were approved otherwise since the draft changed them.\n"
              "\n"
              "Example:\n"
              "  estatectl draft resolve spring \"policy critical\" mine --journal drill.journal "
              "--operator ada");
    resolve->add_option("block", m_arguments.subject, "The block, as `draft show` names it")
        ->type_name("BLOCK")
        ->required();
    resolve->add_option("choice", m_arguments.choice, "mine or theirs")
        ->type_name("CHOICE")
        ->required();
    takesOperator(resolve);
    takesOperator(named("end", Verb::draftEnd, "Throws a draft away",
                        "Example:\n"
                        "  estatectl draft end spring --journal drill.journal --operator ada"));
}

void Parser::addPeople()
{
    CLI::App* comment =
        command(m_app, "comment", Verb::comment, "A word on a proposal, for the record",
                "Example:\n"
                "  estatectl comment 3f9a1c --journal drill.journal --operator grace "
                "--comment \"why r021?\"");
    takesProposal(comment);
    takesJournal(comment);
    takesOperator(comment);
    comment->add_option("--comment", m_arguments.comment, "The word")
        ->type_name("TEXT")
        ->required();
    CLI::App* renew = command(m_app, "renew", Verb::renew,
                              "Proposes again what is stale or has expired, as it is planned now",
                              "Example:\n"
                              "  estatectl renew 3f9a1c --journal drill.journal --operator ada");
    takesProposal(renew);
    takesJournal(renew);
    takesOperator(renew);
    takesLifetime(renew);

    CLI::App* roles = m_app.add_subcommand("roles", "Who may do what in a journal");
    roles->footer("Example:\n  estatectl roles list --journal drill.journal\n\n"
                  "Until the first grant everybody may do everything; after it, whoever is not\n"
                  "named is a viewer.");
    roles->require_subcommand(1);
    CLI::App* listed = command(*roles, "list", Verb::rolesList, "The roles that were granted",
                               "Examples:\n"
                               "  estatectl roles list --journal drill.journal\n"
                               "  estatectl roles list --journal drill.journal --as-of 120");
    takesJournal(listed);
    takesAsOf(listed);
    CLI::App* grant = command(
        *roles, "grant", Verb::rolesGrant, "Gives somebody a role, in place of the one they had",
        "viewer looks; operator drafts, proposes and commits; approver judges proposals;\n"
        "administrator grants roles, begins drills and confirms the clock. The first grant makes\n"
        "an administrator.\n"
        "\n"
        "Example:\n"
        "  estatectl roles grant grace approver --journal drill.journal --operator ada");
    grant->add_option("person", m_arguments.person, "Who")->type_name("NAME")->required();
    grant->add_option("role", m_arguments.role, "viewer, operator, approver or administrator")
        ->type_name("ROLE")
        ->required();
    takesJournal(grant);
    takesOperator(grant);

    CLI::App* drill = m_app.add_subcommand(
        "drill", "A drill of one person: authors may approve what they propose in it");
    drill->footer(
        "Example:\n"
        "  estatectl drill begin --journal drill.journal --operator ada --reason spring\n\n"
        "It is recorded, and what was proposed in it and not committed expires with it.");
    drill->require_subcommand(1);
    for (const auto& [name, verb, about] :
         {std::tuple{"begin", Verb::drillBegin, "From here on authors may approve their proposals"},
          std::tuple{"end", Verb::drillEnd, "Back to two people"}}) {
        CLI::App* app = command(*drill, name, verb, about,
                                std::string("Example:\n  estatectl drill ") + name +
                                    " --journal drill.journal --operator ada");
        takesJournal(app);
        takesOperator(app);
        app->add_option("--reason", m_arguments.reason, "Why")->type_name("TEXT");
    }
}

void Parser::addAudit()
{
    CLI::App* app = command(
        m_app, "audit", Verb::audit, "What everybody did, as text, CSV or JSON",
        "Names are asserted, not verified. Each entry has the hash of its record, which follows\n"
        "from all before it; `estatectl journal verify` recomputes them.\n"
        "\n"
        "Examples:\n"
        "  estatectl audit --journal drill.journal\n"
        "  estatectl audit --journal drill.journal --format csv > audit.csv\n"
        "  estatectl audit --journal drill.journal --by ada --event proposal-judged\n"
        "  estatectl audit --journal drill.journal --as-of 120");
    takesJournal(app);
    takesAsOf(app);
    app->add_option("--format", m_arguments.format, "text, csv or json; text by default")
        ->type_name("FORMAT");
    app->add_option("--by", m_arguments.byActor, "Only what this person did")->type_name("NAME");
    app->add_option("--event", m_arguments.ofEvent, "Only events of this kind")->type_name("KIND");
    app->add_option("--first", m_arguments.firstIndex, "Index of the first record; 1")
        ->type_name("N");
    app->add_option("--last", m_arguments.lastIndex, "Index of the last record; the head")
        ->type_name("N");
}

}  // namespace estate::ctl
