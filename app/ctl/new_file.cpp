#include "app/ctl/new_file.h"

#include <filesystem>
#include <fstream>

namespace estate::ctl {

Outcome NewFile::check(const std::string& path, bool replace)
{
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (std::filesystem::is_directory(status))
        return fail(ErrorCode::badInput, "\"" + path + "\" is a directory; give a file's name.",
                    {{"path", path}});
    if (!replace && std::filesystem::exists(status))
        return fail(ErrorCode::notAllowed,
                    "\"" + path + "\" exists already; give another name, or --force to replace it.",
                    {{"path", path}});
    return {};
}

NewFile::~NewFile()
{
    std::error_code ignored;
    if (m_begun)
        std::filesystem::remove(partPath(), ignored);
}

Outcome NewFile::write(std::string_view bytes)
{
    std::ofstream file(partPath(), std::ios::binary | std::ios::trunc);
    m_begun = file.is_open();
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    return file ? Outcome{} : notWritten();
}

Outcome NewFile::finish()
{
    std::error_code failed;
    std::filesystem::rename(partPath(), m_path, failed);
    m_begun = static_cast<bool>(failed);
    return failed ? notWritten() : Outcome{};
}

Outcome NewFile::notWritten() const
{
    return fail(ErrorCode::ioFailure, "The file " + m_path + " could not be written.",
                {{"path", m_path}});
}

}  // namespace estate::ctl
