// A file that has its name only when it is whole.
#pragma once

#include <string>
#include <string_view>

#include "app/ctl/terminal.h"

namespace estate::ctl {

class NewFile {
public:
    // notAllowed: something has that name already, and `replace` is not given.
    [[nodiscard]] static Outcome check(const std::string& path, bool replace);

    explicit NewFile(std::string path) : m_path(std::move(path)) {}
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    ~NewFile();  // nothing stays of what was not finished

    // Beside where it will be.
    [[nodiscard]] Outcome write(std::string_view bytes);
    [[nodiscard]] Outcome finish();

private:
    [[nodiscard]] std::string partPath() const { return m_path + ".part"; }
    [[nodiscard]] Outcome notWritten() const;

    std::string m_path;
    bool m_begun = false;
};

}  // namespace estate::ctl
