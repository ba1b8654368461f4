#include <filesystem>
#include <fstream>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/document.h"
#include "app/ctl/log_reader.h"
#include "app/ctl/suggest.h"
#include "engine/interchange/zcutils.h"
#include "engine/wire/json/json_lines.h"

namespace estate::ctl {

namespace {

constexpr const char* knownFormat = "zcutils-v1";

// Lines go to standard output as they come; a file has its name only when it is whole.
class EventWriter {
public:
    EventWriter(const std::string& path, std::ostream& out) : m_path(path), m_out(out)
    {
        if (!path.empty())
            m_file.open(partPath(), std::ios::binary | std::ios::trunc);
    }
    ~EventWriter()
    {
        std::error_code ignored;
        if (!m_path.empty() && !m_done)
            std::filesystem::remove(partPath(), ignored);
    }
    EventWriter(const EventWriter&) = delete;
    EventWriter& operator=(const EventWriter&) = delete;

    // Also the log that is being read could be meant by mistake.
    [[nodiscard]] static Outcome check(const std::string& path)
    {
        std::error_code ignored;
        for (const std::string& taken : {path, partOf(path)})
            if (!path.empty() && std::filesystem::exists(taken, ignored))
                return fail(ErrorCode::notAllowed,
                            "\"" + taken + "\" exists already; an import replaces no file.",
                            {{"path", taken}});
        return {};
    }
    [[nodiscard]] Outcome write(const std::vector<ImportedEvent>& events)
    {
        std::ostream& to = m_path.empty() ? m_out : m_file;
        for (const ImportedEvent& event : events) {
            const auto line = envelopeToJson(event.envelope);
            if (!line)
                return tl::unexpected<Error>(line.error());
            to << *line << "\n";
        }
        return m_path.empty() || m_file ? Outcome{} : notWritten();
    }
    [[nodiscard]] Outcome finish()
    {
        if (m_path.empty())
            return {};
        m_file.close();
        std::error_code failed;
        if (m_file)
            std::filesystem::rename(partPath(), m_path, failed);
        m_done = m_file && !failed;
        return m_done ? Outcome{} : notWritten();
    }

private:
    [[nodiscard]] static std::string partOf(const std::string& path) { return path + ".part"; }
    [[nodiscard]] std::string partPath() const { return partOf(m_path); }
    [[nodiscard]] Outcome notWritten() const
    {
        return fail(ErrorCode::ioFailure, "The file " + m_path + " could not be written.",
                    {{"path", m_path}});
    }

    std::string m_path;
    std::ostream& m_out;
    std::ofstream m_file;
    bool m_done = false;
};

// What the other planner decided, line by line with its log.
class DecisionsFile {
public:
    [[nodiscard]] Outcome open(const std::string& path)
    {
        m_path = path;
        if (!path.empty())
            m_file.open(path, std::ios::binary);
        if (!path.empty() && !m_file)
            return fail(ErrorCode::notFound, "There is no file of decisions " + path + ".",
                        {{"path", path}});
        return {};
    }
    [[nodiscard]] bool given() const { return !m_path.empty(); }
    [[nodiscard]] Result<std::string> next(std::uint64_t line)
    {
        std::string text;
        if (std::getline(m_file, text))
            return text;
        return fail(ErrorCode::badInput,
                    m_path + " has no line " + std::to_string(line) +
                        "; it must have one for each event of the log.",
                    {{"path", m_path}, {"line", std::to_string(line)}});
    }

private:
    std::string m_path;
    std::ifstream m_file;
};

Result<AdmissionMode> modeNamed(const std::string& name)
{
    std::vector<std::string> known;
    for (const AdmissionMode mode :
         {AdmissionMode::hybrid, AdmissionMode::gang, AdmissionMode::arena}) {
        if (name == admissionModeName(mode))
            return mode;
        known.emplace_back(admissionModeName(mode));
    }
    return fail(ErrorCode::badInput,
                "There is no mode '" + name + "'. There are " + joinedWithOr(known) + ".");
}

void printSummary(const ImportSummary& summary, std::ostream& out)
{
    out << "Read " << summary.eventsRead << " events, wrote " << summary.eventsWritten << ".\n";
    if (!summary.dropped.empty())
        out << "Left out, because it has no place here (docs/import.md):\n";
    for (const auto& [name, times] : summary.dropped)
        out << "  " << name << ": " << times << (times == 1 ? " time\n" : " times\n");
}

Json summaryJson(const ImportSummary& summary)
{
    Json document = newDocument("import");
    document["eventsRead"] = toJson(summary.eventsRead);
    document["eventsWritten"] = toJson(summary.eventsWritten);
    document["leftOut"] = Json::object();
    for (const auto& [name, times] : summary.dropped)
        document["leftOut"][name] = toJson(times);
    return document;
}

}  // namespace

Outcome importLog(const Arguments& arguments, const Terminal& terminal)
{
    if (arguments.format != knownFormat)
        return fail(ErrorCode::badInput,
                    "There is no format '" + arguments.format + "'. There is " + knownFormat + ".");
    if (arguments.json && arguments.outputPath.empty())
        return fail(ErrorCode::badInput,
                    "--json needs --output: standard output is for one document then.");
    const auto mode = modeNamed(arguments.mode);
    if (!mode)
        return tl::unexpected<Error>(mode.error());
    DecisionsFile decisions;
    if (auto opened = decisions.open(arguments.decisionsPath); !opened)
        return opened;
    if (auto checked = EventWriter::check(arguments.outputPath); !checked)
        return checked;
    EventWriter writer(arguments.outputPath, terminal.out);
    ZcutilsImport import(*mode);
    const auto read = readLines(arguments.logPath, terminal,
                                [&](const std::string& text, std::uint64_t line) -> Result<bool> {
                                    Result<std::string> decided = std::string();
                                    if (decisions.given())
                                        decided = decisions.next(line);
                                    if (!decided)
                                        return tl::unexpected<Error>(decided.error());
                                    const auto added = decisions.given()
                                                           ? import.add(text, *decided)
                                                           : import.add(text);
                                    if (!added)
                                        return tl::unexpected<Error>(added.error());
                                    if (auto written = writer.write(*added); !written)
                                        return tl::unexpected<Error>(written.error());
                                    return static_cast<bool>(terminal.out);
                                });
    if (!read)
        return read;
    const auto rest = import.finish();
    if (!rest)
        return tl::unexpected<Error>(rest.error());
    if (auto written = writer.write(*rest); !written)
        return written;
    if (auto finished = writer.finish(); !finished)
        return finished;
    if (arguments.json)
        write(terminal.out, summaryJson(import.summary()));
    else
        printSummary(import.summary(), terminal.err);
    return {};
}

}  // namespace estate::ctl
