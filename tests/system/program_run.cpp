#include "tests/system/program_run.h"

#include <csignal>
#include <cstdio>

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

// Only async-signal-safe calls between fork and exec.
pid_t start(const std::string& program, const std::vector<std::string>& words, int out, int err,
            const char* input = "/dev/null")
{
    std::vector<char*> arguments = {const_cast<char*>(program.c_str())};
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        dup2(open(input, O_RDONLY), STDIN_FILENO);
        dup2(out, STDOUT_FILENO);
        dup2(err, STDERR_FILENO);
        execv(program.c_str(), arguments.data());
        _exit(127);
    }
    return child;
}

}  // namespace

ProgramRun runProgram(const std::string& program, const std::vector<std::string>& words,
                      const std::string& input)
{
    // Files and not pipes: no program blocks because nobody reads.
    std::FILE* out = std::tmpfile();
    std::FILE* err = std::tmpfile();
    const pid_t child = start(program, words, fileno(out), fileno(err), input.c_str());
    int status = 0;
    waitpid(child, &status, 0);
    ProgramRun run;
    run.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    run.out = contentOf(out);
    run.err = contentOf(err);
    return run;
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
