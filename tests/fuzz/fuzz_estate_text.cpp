// Bytes from outside as an estate text, its policies, rules and scenarios included. What parses and
// is small is opened, and the loss of its first region planned.
#include <cstdint>
#include <string_view>

#include "engine/estate/blueprint.h"
#include "engine/planner/open.h"
#include "tests/fuzz/consistency.h"

namespace estate::fuzz {
namespace {

constexpr std::size_t rowsMax = 128;  // of hosts, volumes and replicas each
constexpr Timestamp start{1'000 * nanosecondsPerSecond};

void readAsEstate(std::string_view text)
{
    const auto blueprint = parseEstateText(text);
    if (!blueprint || blueprint->catalog->hosts.size() > rowsMax ||
        blueprint->catalog->volumes.size() > rowsMax || blueprint->replicas.size() > rowsMax)
        return;
    const auto state = openBlueprint(*blueprint, start);
    if (!state)
        return;
    ensureConsistent(*state);
    ensurePreviewLeavesNoTrace(*state, start);
    // Nothing placed yet is a state of its own.
    ensureConsistent(unplacedState(*blueprint, start));
}

}  // namespace
}  // namespace estate::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size <= estate::fuzz::inputBytesMax)
        estate::fuzz::readAsEstate({reinterpret_cast<const char*>(data), size});
    return 0;
}
