#include "engine/wire/image_wire.h"

#include <google/protobuf/arena.h>

#include "engine/wire/event_wire.h"
#include "engine/wire/image_message.h"
#include "engine/wire/state_message.h"

namespace estate {

namespace {

constexpr std::string_view imageName = "The estate's image";

}  // namespace

Result<std::string> encodeImage(const EstateState& state, const BoundaryFollower& boundary,
                                const DirectoryFollower& directory)
{
    if (auto agrees = wire::checkLinks(state); !agrees)
        return tl::unexpected(agrees.error());
    auto opening = encodeEvent(OpenEstate{directory.source()});
    if (!opening)
        return opening;
    google::protobuf::Arena arena;
    auto& message = *google::protobuf::Arena::CreateMessage<v1::Image>(&arena);
    message.set_image_version(wire::imageVersion);
    message.set_opening(std::move(*opening));
    wire::write(state, *message.mutable_state());
    wire::write(boundary, state, *message.mutable_boundary());
    if (const auto history = directory.history())
        wire::write(*history, *message.mutable_directory());
    return wire::serialize(message, imageName, imageBytesMax);
}

Result<EstateImage> decodeImage(std::string_view bytes)
{
    google::protobuf::Arena arena;
    auto& message = *google::protobuf::Arena::CreateMessage<v1::Image>(&arena);
    if (auto parsed = wire::parse(message, bytes, imageName, imageBytesMax); !parsed)
        return tl::unexpected(parsed.error());
    if (auto readable = wire::checkImageVersion(message.image_version()); !readable)
        return tl::unexpected(readable.error());
    const auto opening = decodeEvent(message.opening());
    if (!opening)
        return tl::unexpected(opening.error());
    const auto* opened = std::get_if<OpenEstate>(&*opening);
    if (opened == nullptr)
        return fail(ErrorCode::damaged,
                    std::string(imageName) + " begins with an event that opens no estate.",
                    {{"field", "opening"}});
    auto state = wire::readState(message.state());
    if (!state)
        return tl::unexpected(state.error());
    wire::Reader reader(imageName);
    BoundaryFollower boundary = wire::readBoundary(message.boundary(), *state, reader);
    std::optional<DirectoryHistory> history;
    if (message.has_directory())
        history = wire::readHistory(message.directory(), reader);
    if (reader.failed())
        return tl::unexpected(reader.error());
    DirectoryFollower directory(opened->source, *state, std::move(history));
    return EstateImage{opened->source, std::move(*state), std::move(boundary),
                       std::move(directory)};
}

}  // namespace estate
