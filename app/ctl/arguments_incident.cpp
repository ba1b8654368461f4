// Commands of people on duty: an incident and its losses, exceptions that are owned or put off, and
// the note of a shift to the next.
#include "app/ctl/parser.h"

namespace estate::ctl {

void Parser::addIncident()
{
    CLI::App* incident = m_app.add_subcommand(
        "incident", "What is happening: places lost and since when, notes, and the RTO clock");
    incident->footer(
        "Example:\n  estatectl incident show --journal drill.journal\n\n"
        "One incident is open at a time. It is a report: regions go offline with `estatectl "
        "region`\n"
        "or with the plan that is committed, and objectives run from the losses as reported.");
    incident->require_subcommand(1);
    const auto act = [&](const char* name, Verb verb, const char* about, const char* footer) {
        CLI::App* app = command(*incident, name, verb, about, footer);
        takesJournal(app);
        takesOperator(app);
        return app;
    };
    act("begin", Verb::incidentBegin, "An incident begins",
        "Example:\n"
        "  estatectl incident begin \"Power lost in the east\" --journal drill.journal "
        "--operator ada")
        ->add_option("title", m_arguments.title, "What is happening, in a line")
        ->type_name("TITLE")
        ->required();
    const auto takesPlace = [this](CLI::App* app) {
        app->add_option("place", m_arguments.subject, "Id of a region, a site or a host")
            ->type_name("ID")
            ->required();
    };
    CLI::App* loss =
        act("loss", Verb::incidentLoss, "A region, site or host is lost",
            "Examples:\n"
            "  estatectl incident loss r017 --journal drill.journal --operator ada\n"
            "  estatectl incident loss s0034 --since 12m --journal drill.journal --operator ada\n"
            "  estatectl incident loss r017 --since \"2026-01-01 06:30 UTC\" --journal "
            "drill.journal --operator ada");
    takesPlace(loss);
    loss->add_option("--since", m_arguments.since,
                     "When it was lost: how long ago, or a time; now by default")
        ->type_name("TIME|DURATION");
    takesPlace(act("back", Verb::incidentBack, "What was lost is back again",
                   "Example:\n"
                   "  estatectl incident back r017 --journal drill.journal --operator ada"));
    act("note", Verb::incidentNote, "A word for everybody, and for afterwards",
        "Example:\n"
        "  estatectl incident note \"utility called\" --journal drill.journal --operator ada")
        ->add_option("note", m_arguments.comment, "The note")
        ->type_name("TEXT")
        ->required();
    act("end", Verb::incidentEnd, "The incident ends",
        "Example:\n"
        "  estatectl incident end \"power is back\" --journal drill.journal --operator ada")
        ->add_option("outcome", m_arguments.reason, "How it ended")
        ->type_name("TEXT")
        ->required();
    CLI::App* show =
        command(*incident, "show", Verb::incidentShow,
                "The open incident, or the one that ended last, with the clock of its objectives",
                "The losses are planned from now, and their objectives run from each loss.\n"
                "\n"
                "Examples:\n"
                "  estatectl incident show --journal drill.journal\n"
                "  estatectl incident show --journal drill.journal --as-of 120 --json");
    takesJournal(show);
    CLI::Option* asOf = takesAsOf(show);
    takesNow(show);
    show->get_option("--now")->excludes(asOf);
}

void Parser::addDuty()
{
    CLI::App* duty = m_app.add_subcommand(
        "duty", "What people do about exceptions, and the note of a shift to the next");
    duty->footer("Example:\n  estatectl duty show --journal drill.journal\n\n"
                 "Exceptions are named region/ID, stale/PROPOSAL, cut/OPERATION, incident/TIME\n"
                 "and clock.");
    duty->require_subcommand(1);
    const auto act = [&](const char* name, Verb verb, const char* about, const char* footer) {
        CLI::App* app = command(*duty, name, verb, about, footer);
        takesJournal(app);
        takesOperator(app);
        return app;
    };
    const auto takesException = [this](CLI::App* app) {
        app->add_option("exception", m_arguments.subject, "The exception, as in region/r017")
            ->type_name("NAME")
            ->required();
    };
    takesException(
        act("acknowledge", Verb::dutyAcknowledge, "Says that somebody has seen an exception",
            "Example:\n"
            "  estatectl duty acknowledge region/r017 --journal drill.journal --operator ada"));
    takesException(act("own", Verb::dutyOwn, "Takes an exception over",
                       "Example:\n"
                       "  estatectl duty own region/r017 --journal drill.journal --operator ada"));
    CLI::App* shelve =
        act("shelve", Verb::dutyShelve, "Puts an exception off, for a day at most",
            "Example:\n"
            "  estatectl duty shelve region/r017 --for 4h --reason \"parts are on the way\" "
            "--journal drill.journal --operator ada");
    takesException(shelve);
    shelve->add_option("--for", m_arguments.shelvedFor, "For how long, as in 30m or 4h")
        ->type_name("DURATION")
        ->required();
    shelve->add_option("--reason", m_arguments.reason, "Why: whoever comes next reads it")
        ->type_name("TEXT")
        ->required();
    takesException(
        act("unshelve", Verb::dutyUnshelve, "Brings back what was put off",
            "Example:\n"
            "  estatectl duty unshelve region/r017 --journal drill.journal --operator ada"));
    act("hand-over", Verb::dutyHandOver, "Leaves a note to the next shift",
        "Example:\n"
        "  estatectl duty hand-over \"east is slow, call m.okafor\" --journal drill.journal "
        "--operator ada")
        ->add_option("note", m_arguments.comment, "The note")
        ->type_name("TEXT")
        ->required();
    CLI::App* show = command(*duty, "show", Verb::dutyShow,
                             "Who is on what, what is put off until when, and the last note",
                             "Examples:\n"
                             "  estatectl duty show --journal drill.journal\n"
                             "  estatectl duty show --journal drill.journal --as-of 120 --json");
    takesJournal(show);
    CLI::Option* asOf = takesAsOf(show);
    takesNow(show);
    show->get_option("--now")->excludes(asOf);
}

}  // namespace estate::ctl
