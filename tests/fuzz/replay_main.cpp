// tst_fuzz_<subject> FILE-OR-FOLDER...: every file once, without a fuzzer. A broken check stops the
// program, after the name of the file that broke it.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace fs = std::filesystem;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

void replay(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    std::printf("%s: %zu bytes\n", path.c_str(), bytes.size());
    std::fflush(stdout);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

}  // namespace

int main(int count, char** arguments)
{
    std::size_t files = 0;
    for (int i = 1; i < count; ++i) {
        const fs::path path = arguments[i];
        if (fs::is_regular_file(path)) {
            replay(path);
            ++files;
        } else if (fs::is_directory(path)) {
            for (const auto& entry : fs::directory_iterator(path)) {
                replay(entry.path());
                ++files;
            }
        }
    }
    std::printf("%zu files\n", files);
    return files == 0 ? 1 : 0;  // nothing to replay is no success
}
