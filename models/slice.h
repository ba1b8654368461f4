// Long work in the thread of the views goes in slices with the event loop between them.
#pragma once

#include <QtGlobal>
#include <cstdint>

// How long a slice may take: what is drawn in between still comes within a frame of 16 ms.
inline constexpr qint64 sliceMilliseconds = 6;
// How many records of the journal are read between two looks at the clock.
inline constexpr std::uint64_t recordsPerRead = 32;
