// Runs something as a user who may not do everything, also where the tests run as root.
#pragma once

#include <array>
#include <cerrno>
#include <cstring>
#include <functional>
#include <string>

#include <grp.h>
#include <sys/wait.h>
#include <unistd.h>

namespace estate::testing {

inline constexpr unsigned nobody = 65'534;

// In a child process, so that this one keeps its rights. Gives what `ask` gave.
[[nodiscard]] inline std::string asOrdinaryUser(const std::function<std::string()>& ask)
{
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        return "no pipe";
    const pid_t child = fork();
    if (child == 0) {
        std::string answer;
        const bool dropped = geteuid() != 0 || (setgroups(0, nullptr) == 0 && setgid(nobody) == 0 &&
                                                setuid(nobody) == 0);
        answer = dropped ? ask() : std::string("can't become nobody: ") + std::strerror(errno);
        const bool told =
            write(ends[1], answer.data(), answer.size()) == static_cast<ssize_t>(answer.size());
        _exit(told ? 0 : 1);
    }
    close(ends[1]);
    std::string answer;
    std::array<char, 4'096> block{};
    for (ssize_t count = 0; (count = read(ends[0], block.data(), block.size())) > 0;)
        answer.append(block.data(), static_cast<std::size_t>(count));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? answer : "the child died: " + answer;
}

}  // namespace estate::testing
