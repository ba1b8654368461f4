#include <fstream>
#include <istream>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/replay_report.h"
#include "engine/wire/json/json_lines.h"

namespace estate::ctl {

namespace {

// The same error, saying which line it is about.
Error atLine(Error error, std::uint64_t line)
{
    error.message = "Line " + std::to_string(line) + ": " + error.message;
    error.fields.push_back({"line", std::to_string(line)});
    return error;
}

// A well-formed event that the estate's present state does not allow. Its own code stays in a
// field; the log is in order and it is a rule that speaks.
Error refusal(const Error& error, const Envelope& envelope, std::uint64_t line)
{
    const std::string name(eventName(envelope.event));
    Error refused{ErrorCode::notAllowed,
                  "Event " + std::to_string(envelope.index) + " \"" + name +
                      "\" was refused: " + error.message,
                  error.fields};
    refused.fields.push_back({"event", name});
    refused.fields.push_back({"refusal", std::string(errorCodeName(error.code))});
    return atLine(std::move(refused), line);
}

class Replay {
public:
    Replay(const Arguments& arguments, const Terminal& terminal, std::uint64_t until)
        : m_arguments(arguments), m_terminal(terminal), m_until(until)
    {}

    [[nodiscard]] Outcome run(std::istream& in);
    [[nodiscard]] Outcome finish();

private:
    [[nodiscard]] Outcome apply(const std::string& text, std::uint64_t line);
    [[nodiscard]] Outcome report(const Envelope& envelope, const Effects& effects);
    void reportRefusal(const Error& error);

    const Arguments& m_arguments;
    const Terminal& m_terminal;
    std::uint64_t m_until;
    Scheduler m_scheduler;
    Json m_plans = Json::array();
    Json m_refused = Json::array();
};

Outcome Replay::run(std::istream& in)
{
    std::uint64_t line = 0;
    for (std::string text; m_scheduler.lastIndex() < m_until && std::getline(in, text);) {
        line += 1;
        if (text.empty() || text == "\r")
            return tl::unexpected<Error>(
                atLine({ErrorCode::badInput, "It is empty; every line is one event.", {}}, line));
        if (auto applied = apply(text, line); !applied)
            return applied;
        if (!m_terminal.out)
            return {};  // nobody reads any more
    }
    if (in.bad())
        return fail(ErrorCode::ioFailure,
                    "The log could not be read beyond line " + std::to_string(line) + ".");
    return {};
}

Outcome Replay::apply(const std::string& text, std::uint64_t line)
{
    const auto envelope = envelopeFromJson(text);
    if (!envelope)
        return tl::unexpected<Error>(atLine(envelope.error(), line));
    const auto effects = m_scheduler.apply(*envelope);
    if (effects)
        return report(*envelope, *effects);
    Error refused = refusal(effects.error(), *envelope, line);
    if (!m_arguments.keepGoing)
        return tl::unexpected<Error>(std::move(refused));
    reportRefusal(refused);
    return {};
}

Outcome Replay::report(const Envelope& envelope, const Effects& effects)
{
    if (m_arguments.jsonLines || (m_arguments.json && effects.plan)) {
        const auto json = effectsToJson(m_scheduler.state(), effects);
        if (!json)
            return tl::unexpected<Error>(json.error());
        if (m_arguments.jsonLines)
            m_terminal.out << *json << "\n";
        else
            m_plans.push_back({{"index", toJson(envelope.index)}, {"effects", Json::parse(*json)}});
        return {};
    }
    if (!m_arguments.json && effects.plan)
        printPlan(m_terminal.out, m_scheduler.state(), envelope, *effects.plan);
    return {};
}

void Replay::reportRefusal(const Error& error)
{
    m_refused.push_back(toJson(error)["error"]);
    if (m_arguments.jsonLines)
        writeLine(m_terminal.out, toJson(error));
    else if (!m_arguments.json)
        m_terminal.out << printable(error.message) << "\n\n";
}

Outcome Replay::finish()
{
    const auto work = m_arguments.tasks ? openWork(m_scheduler) : OpenWork();
    if (!work)
        return tl::unexpected<Error>(work.error());
    const bool shown = m_arguments.tasks && m_scheduler.opened();
    if (m_arguments.json) {
        Json document = newDocument("replay");
        fillReplayed(document, m_scheduler);
        document["plans"] = std::move(m_plans);
        document["refused"] = m_refused;
        if (shown)
            document["work"] = toJson(m_scheduler.state(), *work);
        write(m_terminal.out, document);
    } else if (!m_arguments.jsonLines) {
        printReplayed(m_terminal.out, m_scheduler);
        if (shown)
            printOpenWork(m_terminal.out, m_scheduler.state(), *work);
    }
    return {};
}

}  // namespace

Outcome replayLog(const Arguments& arguments, const Terminal& terminal)
{
    std::uint64_t until = ~std::uint64_t{0};
    if (!arguments.until.empty()) {
        const auto chosen = parseCount(arguments.until, "--until");
        if (!chosen)
            return tl::unexpected<Error>(chosen.error());
        until = *chosen;
    }
    Replay replay(arguments, terminal, until);
    Outcome replayed;
    if (arguments.logPath == "-") {
        ESTATE_ENSURE(terminal.in != nullptr);
        replayed = replay.run(*terminal.in);
    } else {
        std::ifstream file(arguments.logPath, std::ios::binary);
        if (!file)
            return fail(ErrorCode::notFound, "There is no event log " + arguments.logPath + ".",
                        {{"path", arguments.logPath}});
        replayed = replay.run(file);
    }
    if (!replayed)
        return replayed;
    return replay.finish();
}

}  // namespace estate::ctl
