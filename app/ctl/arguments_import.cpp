#include "app/ctl/parser.h"

namespace estate::ctl {

void Parser::addImport()
{
    CLI::App* app = command(
        m_app, "import", Verb::importLog, "Turns another planner's event log into one of ours",
        "Writes JSON Lines that `estatectl replay` reads, and on standard error what was left out\n"
        "(docs/import.md). Our planner runs along: an answer there to a gang that is not planned\n"
        "here ends the import.\n"
        "\n"
        "Examples:\n"
        "  estatectl import --format zcutils-v1 theirs.jsonl > ours.events\n"
        "  estatectl import --format zcutils-v1 theirs.jsonl --mode arena "
        "--decisions theirs.out.jsonl --output ours.events\n"
        "  estatectl import --format zcutils-v1 - < theirs.jsonl | estatectl replay -");
    app->add_option("log", m_arguments.logPath, "The event log, or - for standard input")
        ->type_name("FILE")
        ->required();
    app->add_option("--format", m_arguments.format, "Whose log it is: zcutils-v1")
        ->type_name("NAME")
        ->required();
    app->add_option("--mode", m_arguments.mode,
                    "How that planner admitted work: hybrid, gang or arena; hybrid by default")
        ->type_name("MODE");
    app->add_option("--decisions", m_arguments.decisionsPath,
                    "What that planner decided, a line for each event of the log")
        ->type_name("FILE");
    app->add_option("--output", m_arguments.outputPath,
                    "Where to write the events; standard output by default")
        ->type_name("FILE");
}

}  // namespace estate::ctl
