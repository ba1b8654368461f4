#include "tests/system/program_run.h"

#include <csignal>
#include <cstdio>
#include <ctime>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace estate::test {

namespace {

std::string contentOf(std::FILE* file)
{
    std::rewind(file);
    std::string text;
    char block[4'096];
    for (std::size_t count; (count = std::fread(block, 1, sizeof block, file)) > 0;)
        text.append(block, count);
    std::fclose(file);
    return text;
}

// Opens when nobody holds `opener` any more, and so much later for this process.
struct Gate {
    int pipe = -1;
    int opener = -1;
    std::uint64_t microseconds = 0;
};

std::uint64_t microsecondsNow()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000 +
           static_cast<std::uint64_t>(time.tv_nsec) / 1'000;
}

// Sleeping takes longer than many of the moments that are meant.
void pass(const Gate& gate)
{
    close(gate.opener);  // this process's own
    char nothing = 0;
    while (read(gate.pipe, &nothing, 1) > 0)
        continue;
    for (const std::uint64_t end = microsecondsNow() + gate.microseconds; microsecondsNow() < end;)
        continue;
}

// Only async-signal-safe calls between fork and exec.
pid_t start(const std::string& program, const std::vector<std::string>& words, int out, int err,
            const char* input = "/dev/null", const Gate* gate = nullptr)
{
    std::vector<char*> arguments = {const_cast<char*>(program.c_str())};
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        if (gate != nullptr)
            pass(*gate);
        dup2(open(input, O_RDONLY), STDIN_FILENO);
        dup2(out, STDOUT_FILENO);
        dup2(err, STDERR_FILENO);
        execv(program.c_str(), arguments.data());
        _exit(127);
    }
    return child;
}

// A program that writes into files and not pipes: none blocks because nobody reads.
class Started {
public:
    Started(const std::string& program, const std::vector<std::string>& words, const char* input,
            const Gate* gate)
        : m_out(std::tmpfile()), m_err(std::tmpfile()),
          m_child(start(program, words, fileno(m_out), fileno(m_err), input, gate))
    {}
    ProgramRun finish()
    {
        int status = 0;
        waitpid(m_child, &status, 0);
        ProgramRun run;
        run.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        run.out = contentOf(m_out);
        run.err = contentOf(m_err);
        return run;
    }

private:
    std::FILE* m_out;
    std::FILE* m_err;
    pid_t m_child;
};

}  // namespace

ProgramRun runProgram(const std::string& program, const std::vector<std::string>& words,
                      const std::string& input)
{
    return Started(program, words, input.c_str(), nullptr).finish();
}

std::array<ProgramRun, 2> runTogether(const std::string& program,
                                      const std::vector<std::string>& first,
                                      const std::vector<std::string>& second,
                                      std::uint64_t microsecondsLater)
{
    int ends[2] = {-1, -1};
    if (pipe2(ends, O_CLOEXEC) != 0)
        return {};
    const Gate now{ends[0], ends[1], 0};
    const Gate then{ends[0], ends[1], microsecondsLater};
    Started one(program, first, "/dev/null", &now);
    Started two(program, second, "/dev/null", &then);
    close(ends[0]);
    close(ends[1]);
    std::array<ProgramRun, 2> runs;
    runs[0] = one.finish();
    runs[1] = two.finish();
    return runs;
}

std::string runAndKill(const std::string& program, const std::vector<std::string>& words,
                       std::size_t lines)
{
    int ends[2] = {-1, -1};
    if (pipe2(ends, O_CLOEXEC) != 0)
        return {};
    const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
    const pid_t child = start(program, words, ends[1], nothing);
    close(ends[1]);
    close(nothing);
    std::string text;
    std::size_t seen = 0;
    for (char c = 0; seen < lines && read(ends[0], &c, 1) == 1; text += c)
        seen += c == '\n' ? 1 : 0;
    kill(child, SIGKILL);
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    return text;
}

}  // namespace estate::test
