// A folder of its own, gone afterwards; in memory where the system has such a file system.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace estate::durability {

class ScratchMemory {
public:
    ScratchMemory()
    {
        std::error_code problem;
        const std::filesystem::path memory = "/dev/shm";
        const bool there = std::filesystem::is_directory(memory, problem);
        std::string pattern =
            ((there ? memory : std::filesystem::temp_directory_path()) / "estate-XXXXXX").string();
        if (mkdtemp(pattern.data()) == nullptr) {
            std::perror(pattern.c_str());
            std::abort();
        }
        m_path = pattern;
    }
    ScratchMemory(const ScratchMemory&) = delete;
    ScratchMemory& operator=(const ScratchMemory&) = delete;
    ~ScratchMemory()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] std::string file(const std::string& name) const { return m_path + "/" + name; }

private:
    std::string m_path;
};

}  // namespace estate::durability
