// Changes an SQLite file where SQLite looks: in its header's counts, in the pages' headers and cell
// pointers, in cells, and whole pages. What makes it an SQLite file of ours mostly stays.
#pragma once

#include <string>

#include "tests/durability/seeded.h"

namespace estate::fuzz {

// Bytes that are no SQLite file stay as they are.
void mutatePages(std::string& file, Seeded& random);

}  // namespace estate::fuzz
