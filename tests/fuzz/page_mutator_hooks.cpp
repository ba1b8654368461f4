// page_mutator.h as libFuzzer calls it. Every fourth time libFuzzer's own way.
#include <cstdint>
#include <cstring>
#include <string>

#include "tests/fuzz/page_mutator.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t sizeMax);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t sizeMax, unsigned seed)
{
    Seeded random(seed);
    std::string file(reinterpret_cast<const char*>(data), size);
    if (random.below(4) != 0)
        estate::fuzz::mutatePages(file, random);
    if (file.size() > sizeMax || file == std::string(reinterpret_cast<const char*>(data), size))
        return LLVMFuzzerMutate(data, size, sizeMax);
    std::memcpy(data, file.data(), file.size());
    return file.size();
}
