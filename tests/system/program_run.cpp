#include "tests/system/program_run.h"

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

}  // namespace

ProgramRun runProgram(const std::string& program, const std::vector<std::string>& words)
{
    // Files and not pipes: no program blocks because nobody reads.
    std::FILE* out = std::tmpfile();
    std::FILE* err = std::tmpfile();
    std::vector<char*> arguments = {const_cast<char*>(program.c_str())};
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
        dup2(fileno(out), STDOUT_FILENO);
        dup2(fileno(err), STDERR_FILENO);
        execv(program.c_str(), arguments.data());
        _exit(127);
    }
    int status = 0;
    waitpid(child, &status, 0);
    ProgramRun run;
    run.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    run.out = contentOf(out);
    run.err = contentOf(err);
    return run;
}

}  // namespace estate::test
