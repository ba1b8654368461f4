// Everything that a journal's replay builds, as bytes: estate.v1.Image. A journal that is opened
// from an image and the events behind it is as one that was replayed from its first event.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/base/error.h"
#include "engine/directory/directory_follower.h"
#include "engine/federation/boundary_follower.h"
#include "engine/wire/state_wire.h"

namespace estate {

struct EstateImage {
    EstateSource source;  // of the journal's first event
    EstateState state;
    BoundaryFollower boundary;
    DirectoryFollower directory;  // not built: it is when it is first needed
};

// Of followers that followed the log up to this state. The same log always gives the same bytes,
// whether it was replayed or opened from another image. Errors are those of encodeState().
[[nodiscard]] Result<std::string> encodeImage(const EstateState& state,
                                              const BoundaryFollower& boundary,
                                              const DirectoryFollower& directory);
// The same in parts, none of which is large, of a state that may go on meanwhile: what was given
// is written.
class ImageWriting {
public:
    ImageWriting(EstateState state, BoundaryFollower boundary, const DirectoryFollower& directory);
    ImageWriting(ImageWriting&&) noexcept;
    ImageWriting& operator=(ImageWriting&&) noexcept;
    ~ImageWriting();

    // False: it is written.
    [[nodiscard]] Result<bool> step();
    [[nodiscard]] std::string take();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

// Errors are those of decodeState(). What only the directory itself can tell is refused as damaged
// when it is built.
[[nodiscard]] Result<EstateImage> decodeImage(std::string_view bytes);

// The same in parts, none of which is large, so that somebody who waits can be told how far it is.
class ImageReading {
public:
    explicit ImageReading(std::string bytes);
    ImageReading(ImageReading&&) noexcept;
    ImageReading& operator=(ImageReading&&) noexcept;
    ~ImageReading();

    // False: it is read.
    [[nodiscard]] Result<bool> step();
    [[nodiscard]] EstateImage take();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}  // namespace estate
