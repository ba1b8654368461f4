// Reports: files that can be kept apart from the estate, and checked.
#include "app/ctl/parser.h"

namespace estate::ctl {

void Parser::takesReport(CLI::App* app)
{
    app->add_option("--format", m_arguments.format, "html, pdf, csv or json")
        ->type_name("FORMAT")
        ->required();
    app->add_option("--output", m_arguments.outputPath, "The file to write")
        ->type_name("FILE")
        ->required();
    app->add_flag("--force", m_arguments.force, "Replaces a file of that name");
    app->add_option("--operator", m_arguments.operatorName,
                    "Who has it made: asserted, not verified, and recorded in the journal's audit "
                    "with the report's SHA-256; without a name nothing is recorded")
        ->type_name("NAME")
        ->needs(app->get_option("--journal"));
    app->add_option("--now", m_arguments.now, "The time to record, in UTC; the clock by default")
        ->type_name("TIME")
        ->needs(app->get_option("--operator"));
}

void Parser::addReport()
{
    CLI::App* reports = m_app.add_subcommand(
        "report", "Reports of previews and proposals as files that can be checked later");
    reports->footer("Example:\n  estatectl report preview --fail r017 --format html "
                    "--output r017.html\n\n"
                    "Each has --help with examples of its own.");
    reports->require_subcommand(1);
    CLI::App* preview = command(
        *reports, "preview", Verb::reportPreview,
        "What would happen if something were lost, as a report",
        "The same question to the same estate gives the same report: everything but PDF is the\n"
        "same byte for byte. What is in it and how it is checked: docs/reports.md.\n"
        "\n"
        "Examples:\n"
        "  estatectl report preview --fail r017 --format html --output r017.html\n"
        "  estatectl report preview --fail r017,r018 --journal drill.journal --format pdf "
        "--output loss.pdf --operator ada\n"
        "  estatectl report preview --failback r017 --journal drill.journal --format csv "
        "--output home.csv --force");
    takesFailures(preview);
    takesFailback(preview);
    takesSource(preview);
    takesTime(preview);
    takesMaintenance(preview);
    takesReport(preview);
    CLI::App* proposal = command(
        *reports, "proposal", Verb::reportProposal, "Everything about one proposal, as a report",
        "Examples:\n"
        "  estatectl report proposal 3f9a1c --journal drill.journal --format html "
        "--output 3f9a1c.html\n"
        "  estatectl report proposal 3f9a1c --journal drill.journal --format json "
        "--output 3f9a1c.json --operator grace");
    takesProposal(proposal);
    takesJournal(proposal);
    takesReport(proposal);
    CLI::App* verify = command(
        *reports, "verify", Verb::reportVerify, "Whether anything in a report was changed",
        "Draws the report again from the data in it and compares, and recomputes the SHA-256. "
        "With\n"
        "--journal also that the head which the report names is in that journal, and whether the\n"
        "journal's audit notes the report. Whoever changes the data and draws everything anew is\n"
        "found by nothing but that note, or by an SHA-256 that was kept elsewhere.\n"
        "\n"
        "Examples:\n"
        "  estatectl report verify r017.html\n"
        "  estatectl report verify 3f9a1c.pdf --journal drill.journal --json");
    verify->add_option("file", m_arguments.reportPath, "The report")->type_name("FILE")->required();
    verify
        ->add_option("--journal", m_arguments.journalPath,
                     "The journal whose head the report names")
        ->type_name("FILE");
}

}  // namespace estate::ctl
