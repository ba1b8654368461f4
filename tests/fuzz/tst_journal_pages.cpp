// The mutations of fuzz_journal_open, a fixed number of them, where there is no fuzzer.
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/journal/journal.h"
#include "tests/durability/scratch_memory.h"
#include "tests/fuzz/page_mutator.h"
#include "tests/unit/scratch_folder.h"

namespace fs = std::filesystem;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// A broken check stops the program, after the seed that broke it.
TEST(JournalPages, NoChangeOfPagesOrCellsBreaksTheProgramOrARefusedFile)
{
    std::vector<fs::path> seeds;
    for (const char* folder : {ESTATE_JOURNAL_CORPUS, ESTATE_SAMPLE_JOURNALS})
        for (const auto& entry : fs::directory_iterator(folder))
            seeds.push_back(entry.path());
    std::sort(seeds.begin(), seeds.end());
    ASSERT_GT(seeds.size(), 2u);
    const estate::durability::ScratchMemory folder;
    std::size_t opened = 0;
    std::size_t verified = 0;
    constexpr std::uint64_t changesPerSeed = 300;
    for (const fs::path& path : seeds) {
        const std::string seed = readWholeFile(path.string());
        for (std::uint64_t i = 0; i < changesPerSeed; ++i) {
            std::string file = seed;
            Seeded random(i);
            estate::fuzz::mutatePages(file, random);
            SCOPED_TRACE(path.filename().string() + " " + std::to_string(i));
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(file.data()), file.size());
            writeWholeFile(folder.file("x"), file);
            const auto journal = estate::Journal::openReadOnly(folder.file("x"));
            opened += journal ? 1 : 0;
            verified += journal && journal->verify() ? 1 : 0;
        }
    }
    // They get past the header, and they do damage.
    const std::size_t all = seeds.size() * changesPerSeed;
    std::cout << all << " files, " << opened << " opened, " << verified << " verified\n";
    EXPECT_GT(opened, all / 10);
    EXPECT_LT(verified, all * 2 / 3);
    EXPECT_GT(opened, verified);
}
