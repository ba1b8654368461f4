// The rules as a file: the one place where room Rules reads and writes any.
#pragma once

#include <QString>

#include "engine/base/error.h"

namespace RuleFiles {

inline constexpr qint64 bytesMax = qint64{256} << 20;

// notFound, ioFailure, or badInput where it is larger than bytesMax. Names the file.
[[nodiscard]] estate::Result<std::string> read(const QString& path);
[[nodiscard]] estate::Result<void> write(const QString& path, const std::string& text);

}  // namespace RuleFiles
