#include "engine/wire/image_wire.h"

#include <algorithm>
#include <utility>

#include <google/protobuf/arena.h>

#include "engine/wire/event_wire.h"
#include "engine/wire/image_message.h"
#include "engine/wire/state_message.h"

namespace estate {

namespace {

constexpr std::string_view imageName = "The estate's image";
constexpr std::uint32_t regionsPerStep = 128;

}  // namespace

struct ImageWriting::Parts {
    enum class Stage : std::uint8_t { frame, partitions, beside, bytes };

    EstateState state;
    BoundaryFollower boundary;
    EstateSource source;
    std::optional<DirectoryHistory> history;
    google::protobuf::Arena arena;
    v1::Image* message = google::protobuf::Arena::CreateMessage<v1::Image>(&arena);
    Stage stage = Stage::frame;
    std::uint32_t partitions = 0;  // that are written
    std::string bytes;

    Parts(EstateState of, BoundaryFollower published, const DirectoryFollower& directory)
        : state(std::move(of)), boundary(std::move(published)), source(directory.source()),
          history(directory.history())
    {}
    [[nodiscard]] Result<void> writeFrame();
    void writePartitions();
    void writeBeside();
    [[nodiscard]] Result<void> writeBytes();
};

Result<void> ImageWriting::Parts::writeFrame()
{
    if (auto agrees = wire::checkLinks(state); !agrees)
        return agrees;
    auto opening = encodeEvent(OpenEstate{source});
    if (!opening)
        return tl::unexpected(opening.error());
    message->set_image_version(wire::imageVersion);
    message->set_opening(std::move(*opening));
    wire::writeFrame(state, *message->mutable_state());
    stage = Stage::partitions;
    return {};
}

void ImageWriting::Parts::writePartitions()
{
    const std::uint32_t end =
        partitions + std::min(regionsPerStep, state.regionCount() - partitions);
    for (; partitions < end; ++partitions)
        wire::write(state.region(RegionIndex(partitions)),
                    *message->mutable_state()->add_partitions());
    if (partitions == state.regionCount())
        stage = Stage::beside;
}

void ImageWriting::Parts::writeBeside()
{
    wire::write(boundary, state, *message->mutable_boundary());
    if (history)
        wire::write(*history, *message->mutable_directory());
    stage = Stage::bytes;
}

Result<void> ImageWriting::Parts::writeBytes()
{
    auto serialized = wire::serialize(*message, imageName, imageBytesMax);
    if (!serialized)
        return tl::unexpected(serialized.error());
    bytes = std::move(*serialized);
    return {};
}

ImageWriting::ImageWriting(EstateState state, BoundaryFollower boundary,
                           const DirectoryFollower& directory)
    : m_parts(std::make_unique<Parts>(std::move(state), std::move(boundary), directory))
{}
ImageWriting::ImageWriting(ImageWriting&&) noexcept = default;
ImageWriting& ImageWriting::operator=(ImageWriting&&) noexcept = default;
ImageWriting::~ImageWriting() = default;

Result<bool> ImageWriting::step()
{
    const Parts::Stage stage = m_parts->stage;
    Result<void> done;
    switch (stage) {
    case Parts::Stage::frame: done = m_parts->writeFrame(); break;
    case Parts::Stage::partitions: m_parts->writePartitions(); break;
    case Parts::Stage::beside: m_parts->writeBeside(); break;
    case Parts::Stage::bytes: done = m_parts->writeBytes(); break;
    }
    if (!done)
        return tl::unexpected(done.error());
    return stage != Parts::Stage::bytes;
}

std::string ImageWriting::take()
{
    return std::move(m_parts->bytes);
}

Result<std::string> encodeImage(const EstateState& state, const BoundaryFollower& boundary,
                                const DirectoryFollower& directory)
{
    ImageWriting writing(state, boundary, directory);
    while (true) {
        const auto more = writing.step();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return writing.take();
    }
}

struct ImageReading::Parts {
    enum class Stage : std::uint8_t { parse, state, boundary, policies };

    std::string bytes;
    google::protobuf::Arena arena;
    v1::Image* message = google::protobuf::Arena::CreateMessage<v1::Image>(&arena);
    wire::Reader reader{imageName};
    Stage stage = Stage::parse;
    EstateSource source;
    std::optional<wire::StateReading> reading;
    std::optional<EstateState> state;
    std::optional<DirectoryHistory> history;
    BoundaryFollower boundary;

    [[nodiscard]] Result<void> parse();
    [[nodiscard]] Result<void> readState();
    [[nodiscard]] Result<void> readBoundary();
};

Result<void> ImageReading::Parts::parse()
{
    if (auto parsed = wire::parse(*message, bytes, imageName, imageBytesMax); !parsed)
        return parsed;
    bytes = {};
    if (auto readable = wire::checkImageVersion(message->image_version()); !readable)
        return readable;
    const auto opening = decodeEvent(message->opening());
    if (!opening)
        return tl::unexpected(opening.error());
    const auto* opened = std::get_if<OpenEstate>(&*opening);
    if (opened == nullptr)
        return fail(ErrorCode::damaged,
                    std::string(imageName) + " begins with an event that opens no estate.",
                    {{"field", "opening"}});
    source = opened->source;
    reading.emplace(message->state());
    stage = Stage::state;
    return {};
}

Result<void> ImageReading::Parts::readState()
{
    const auto more = reading->step();
    if (!more)
        return tl::unexpected(more.error());
    if (*more)
        return {};
    state.emplace(reading->take());
    stage = Stage::boundary;
    return {};
}

Result<void> ImageReading::Parts::readBoundary()
{
    boundary = wire::readBoundary(message->boundary(), *state, reader);
    if (message->has_directory())
        history = wire::readHistory(message->directory(), reader);
    if (reader.failed())
        return tl::unexpected(reader.error());
    stage = Stage::policies;
    return {};
}

ImageReading::ImageReading(std::string bytes) : m_parts(std::make_unique<Parts>())
{
    m_parts->bytes = std::move(bytes);
}
ImageReading::ImageReading(ImageReading&&) noexcept = default;
ImageReading& ImageReading::operator=(ImageReading&&) noexcept = default;
ImageReading::~ImageReading() = default;

Result<bool> ImageReading::step()
{
    Result<void> done;
    switch (m_parts->stage) {
    case Parts::Stage::parse: done = m_parts->parse(); break;
    case Parts::Stage::state: done = m_parts->readState(); break;
    case Parts::Stage::boundary: done = m_parts->readBoundary(); break;
    case Parts::Stage::policies:
        return m_parts->boundary.restoreMore(*m_parts->state, regionsPerStep);
    }
    if (!done)
        return tl::unexpected(done.error());
    return true;
}

EstateImage ImageReading::take()
{
    DirectoryFollower directory(m_parts->source, *m_parts->state, std::move(m_parts->history));
    return EstateImage{m_parts->source, std::move(*m_parts->state), std::move(m_parts->boundary),
                       std::move(directory)};
}

Result<EstateImage> decodeImage(std::string_view bytes)
{
    ImageReading reading{std::string(bytes)};
    while (true) {
        const auto more = reading.step();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return reading.take();
    }
}

}  // namespace estate
