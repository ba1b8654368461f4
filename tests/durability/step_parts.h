// What the tables of steps have in common.
#pragma once

#include <string>

#include "tests/durability/steps.h"

namespace estate::durability {

[[nodiscard]] bool always(const Store& store);
[[nodiscard]] Result<void> toVoid(const auto& result)
{
    return result ? Result<void>() : Result<void>(tl::unexpected(result.error()));
}
// Closing tidies the write-ahead log away.
[[nodiscard]] Result<void> reopen(Store& store, Seeded& random);

// What lies beside the log.
[[nodiscard]] std::string observeDrafts(const Store& store);
[[nodiscard]] std::string observeImages(const Store& store);

}  // namespace estate::durability
