// Seeds for the fuzzer of reports.
#pragma once

#include <filesystem>

namespace estate::fuzz {

// A small proposal and a small preview in every form.
void writeReports(const std::filesystem::path& folder);

}  // namespace estate::fuzz
