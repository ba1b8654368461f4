#include "app/ctl/log_reader.h"

#include <fstream>
#include <istream>

#include "engine/wire/json/json_lines.h"

namespace estate::ctl {

Error atLine(Error error, std::uint64_t line)
{
    error.message = "Line " + std::to_string(line) + ": " + error.message;
    error.fields.push_back({"line", std::to_string(line)});
    return error;
}

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

Result<Envelope> envelopeAt(const std::string& text, std::uint64_t line)
{
    if (text.empty() || text == "\r")
        return tl::unexpected<Error>(
            atLine({ErrorCode::badInput, "It is empty; every line is one event.", {}}, line));
    auto envelope = envelopeFromJson(text);
    if (!envelope)
        return tl::unexpected<Error>(atLine(envelope.error(), line));
    return envelope;
}

Outcome
readLines(const std::string& path, const Terminal& terminal,
          const std::function<Result<bool>(const std::string& text, std::uint64_t line)>& take)
{
    std::ifstream file;
    std::istream* in = terminal.in;
    if (path != "-") {
        file.open(path, std::ios::binary);
        if (!file)
            return fail(ErrorCode::notFound, "There is no event log " + path + ".",
                        {{"path", path}});
        in = &file;
    }
    ESTATE_ENSURE(in != nullptr);
    std::uint64_t line = 0;
    for (std::string text; std::getline(*in, text);) {
        line += 1;
        const auto more = take(text, line);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            return {};
    }
    if (in->bad())
        return fail(ErrorCode::ioFailure,
                    "The log could not be read beyond line " + std::to_string(line) + ".");
    return {};
}

}  // namespace estate::ctl
