// Takes the steps of a script (tests/durability/steps.h) on a journal until it is killed. Prints
// "start" when it begins and "durable N" when the creation (0) or step N - 1 was acknowledged.
//   kill_writer JOURNAL journal|workspace SEED LENGTH create|STEP
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include <unistd.h>

#include "tests/durability/steps.h"

using namespace estate;
using namespace estate::durability;

namespace {

[[noreturn]] void stop(const char* doing, const Error& error)
{
    std::fprintf(stderr, "kill_writer: %s: %s\n", doing, error.message.c_str());
    std::_Exit(3);
}

// One write, so that no half line is ever read.
void say(const std::string& line)
{
    if (write(STDOUT_FILENO, line.data(), line.size()) < 0)
        std::_Exit(4);
}

std::uint64_t numberOf(const char* text)
{
    return std::strtoull(text, nullptr, 10);
}

}  // namespace

int main(int count, char** words)
{
    if (count != 6)
        return 2;
    const StoreKind kind =
        std::string_view(words[2]) == "journal" ? StoreKind::journal : StoreKind::workspace;
    const Script script{kind, numberOf(words[3]), numberOf(words[4])};
    const bool creates = std::string_view(words[5]) == "create";
    say("start\n");
    auto store = openStore(kind, words[1], creates ? Opening::create : Opening::forWriting);
    if (!store)
        stop("open", store.error());
    std::uint64_t done = creates ? 0 : numberOf(words[5]);
    while (true) {
        say("durable " + std::to_string(done) + "\n");
        if (done == script.length)
            break;
        if (const auto step = takeStep(*store, script, done); !step)
            stop("step", step.error());
        ++done;
    }
    while (true)
        pause();
}
