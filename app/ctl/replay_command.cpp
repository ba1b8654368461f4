#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/log_reader.h"
#include "app/ctl/replay_report.h"
#include "engine/wire/json/json_lines.h"

namespace estate::ctl {

namespace {

class Replay {
public:
    Replay(const Arguments& arguments, const Terminal& terminal, std::uint64_t until)
        : m_arguments(arguments), m_terminal(terminal), m_until(until)
    {}

    // One line of the log; false: no more are wanted.
    [[nodiscard]] Result<bool> take(const std::string& text, std::uint64_t line);
    [[nodiscard]] Outcome finish();

private:
    [[nodiscard]] Outcome apply(const std::string& text, std::uint64_t line);
    [[nodiscard]] Outcome report(const Envelope& envelope, const Effects& effects);
    void reportRefusal(const Error& error);

    const Arguments& m_arguments;
    const Terminal& m_terminal;
    std::uint64_t m_until;
    FollowedLog m_log;
    Json m_plans = Json::array();
    Json m_refused = Json::array();
};

Result<bool> Replay::take(const std::string& text, std::uint64_t line)
{
    if (m_log.scheduler().lastIndex() >= m_until)
        return false;
    if (auto applied = apply(text, line); !applied)
        return tl::unexpected<Error>(applied.error());
    return m_terminal.out.good();  // stop when nobody reads any more
}

Outcome Replay::apply(const std::string& text, std::uint64_t line)
{
    const auto envelope = envelopeAt(text, line);
    if (!envelope)
        return tl::unexpected<Error>(envelope.error());
    const auto effects = m_log.apply(*envelope);
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
        const auto json = effectsToJson(m_log.scheduler().state(), effects);
        if (!json)
            return tl::unexpected<Error>(json.error());
        if (m_arguments.jsonLines)
            m_terminal.out << *json << "\n";
        else
            m_plans.push_back({{"index", toJson(envelope.index)}, {"effects", Json::parse(*json)}});
        return {};
    }
    if (!m_arguments.json && effects.plan)
        printPlan(m_terminal.out, m_log.scheduler().state(), envelope, *effects.plan);
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
    const auto work = m_arguments.tasks ? openWork(m_log) : OpenWork();
    if (!work)
        return tl::unexpected<Error>(work.error());
    const bool shown = m_arguments.tasks && m_log.scheduler().opened();
    if (m_arguments.json) {
        Json document = newDocument("replay");
        fillReplayed(document, m_log.scheduler());
        document["plans"] = std::move(m_plans);
        document["refused"] = m_refused;
        if (shown)
            document["work"] = toJson(m_log.scheduler().state(), *work);
        write(m_terminal.out, document);
    } else if (!m_arguments.jsonLines) {
        printReplayed(m_terminal.out, m_log.scheduler());
        if (shown)
            printOpenWork(m_terminal.out, m_log.scheduler().state(), *work);
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
    const Outcome replayed =
        readLines(arguments.logPath, terminal, [&](const std::string& text, std::uint64_t line) {
            return replay.take(text, line);
        });
    if (!replayed)
        return replayed;
    return replay.finish();
}

}  // namespace estate::ctl
