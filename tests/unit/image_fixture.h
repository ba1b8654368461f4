// A log whose replay is left and taken up again through an image, at any index: what comes out must
// go on exactly as what went in.
#pragma once

#include <list>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/planner/scheduler.h"
#include "engine/wire/effects_wire.h"
#include "engine/wire/image_wire.h"

namespace estate::testing {

// What a journal's replay builds. Logs that take checkpoints of no directory are followed without
// one.
struct Replayed {
    Scheduler scheduler;
    BoundaryFollower boundary;
    DirectoryFollower directory;

    Result<Effects> apply(const Envelope& envelope, bool withDirectory = true)
    {
        auto effects = scheduler.apply(envelope);
        if (!effects)
            return effects;
        const EstateState& state = scheduler.state();
        if (const auto* opened = std::get_if<OpenEstate>(&envelope.event)) {
            boundary.open(state, envelope.at);
            directory = DirectoryFollower(opened->source, state);
        } else if (!effects->repeated) {
            boundary.follow(envelope, state);
            const auto followed =
                withDirectory ? directory.follow(envelope.event, state) : Result<void>();
            EXPECT_TRUE(followed.has_value()) << followed.error().message;
        }
        return effects;
    }
    [[nodiscard]] std::string image() const
    {
        auto image = encodeImage(scheduler.state(), boundary, directory);
        EXPECT_TRUE(image.has_value()) << image.error().message;
        return image.value_or(std::string());
    }
};

inline std::optional<Replayed> fromImage(const std::string& bytes)
{
    auto image = decodeImage(bytes);
    EXPECT_TRUE(image.has_value()) << image.error().message;
    if (!image)
        return std::nullopt;
    EXPECT_EQ(image->source, image->directory.source());
    return Replayed{Scheduler(std::move(image->state)), std::move(image->boundary),
                    std::move(image->directory)};
}

inline std::string effectsBytes(const EstateState& state, const Effects& effects)
{
    return effects == Effects{} ? std::string() : encodeEffects(state, effects).value();
}

inline void expectSameBoundary(const BoundaryFollower& a, const BoundaryFollower& b)
{
    EXPECT_EQ(a.store().digest(), b.store().digest());
    EXPECT_EQ(a.store().revision().value(), b.store().revision().value());
    EXPECT_EQ(a.progress().publishedAt, b.progress().publishedAt);
    EXPECT_EQ(a.progress().examined, b.progress().examined);
    EXPECT_EQ(a.updates(), b.updates());
}

inline void expectSameDirectory(const DirectoryFollower& a, const DirectoryFollower& b)
{
    const auto one = a.directory();
    const auto other = b.directory();
    ASSERT_TRUE(one.has_value()) << one.error().message;
    ASSERT_TRUE(other.has_value()) << other.error().message;
    EXPECT_EQ((*one)->directory().root(), (*other)->directory().root());
    EXPECT_EQ((*one)->history(), (*other)->history());
    EXPECT_EQ(a.nextCheckpoint().value(), b.nextCheckpoint().value());
}

inline void expectSame(const Replayed& a, const Replayed& b)
{
    const EstateState& one = a.scheduler.state();
    const EstateState& other = b.scheduler.state();
    EXPECT_EQ(one.hash(), other.hash());
    EXPECT_EQ(one.gangs(), other.gangs());
    EXPECT_EQ(one.audit(), other.audit());
    EXPECT_EQ(one.unplaced(), other.unplaced());
    EXPECT_EQ(one.unavailableRegions(), other.unavailableRegions());
    EXPECT_EQ(one.impairedRegions(), other.impairedRegions());
    EXPECT_EQ(a.scheduler.lastIndex(), b.scheduler.lastIndex());
    EXPECT_EQ(a.scheduler.lastTimestamp(), b.scheduler.lastTimestamp());
    for (std::uint32_t i = 0; i < one.regionCount(); ++i)
        EXPECT_EQ(one.region(RegionIndex(i)).totals, other.region(RegionIndex(i)).totals) << i;
}

// Leaves the log behind every index of `at` and goes on from the image beside the replay, to the
// end. Gives how many images were taken.
inline std::size_t expectGoesOn(const std::vector<Envelope>& log, const std::set<std::uint64_t>& at,
                                bool withDirectory = true)
{
    Replayed original;
    std::list<Replayed> others;
    std::size_t images = 0;
    for (const Envelope& envelope : log) {
        const auto effects = original.apply(envelope, withDirectory);
        EXPECT_TRUE(effects.has_value()) << effects.error().message;
        if (!effects)
            return images;
        const EstateState& state = original.scheduler.state();
        for (Replayed& other : others) {
            const auto same = other.apply(envelope, withDirectory);
            EXPECT_TRUE(same.has_value()) << same.error().message;
            if (!same)
                return images;
            EXPECT_EQ(effectsBytes(state, *effects), effectsBytes(other.scheduler.state(), *same));
            EXPECT_EQ(state.touched(), other.scheduler.state().touched());
            expectSame(original, other);
        }
        if (at.contains(envelope.index)) {
            const std::string image = original.image();
            for (const Replayed& other : others) {
                expectSameBoundary(original.boundary, other.boundary);
                EXPECT_EQ(other.image(), image) << "of a replay that began with another image";
            }
            auto restored = fromImage(image);
            if (!restored)
                return images;
            expectSame(original, *restored);
            expectSameBoundary(original.boundary, restored->boundary);
            EXPECT_EQ(restored->image(), image);
            EXPECT_FALSE(restored->directory.built());
            others.push_back(std::move(*restored));
            ++images;
        }
        EXPECT_FALSE(::testing::Test::HasFailure()) << "event " << envelope.index;
        if (::testing::Test::HasFailure())
            return images;
    }
    for (const Replayed& other : others) {
        expectSameBoundary(original.boundary, other.boundary);
        if (withDirectory)
            expectSameDirectory(original.directory, other.directory);
        EXPECT_EQ(other.image(), original.image());
    }
    return images;
}

// About `count` indexes of the log, the first and the last among them.
inline std::set<std::uint64_t> indexesOf(std::size_t events, std::size_t count)
{
    std::set<std::uint64_t> at = {1, events};
    for (std::size_t i = 1; i < count; ++i)
        at.insert(1 + i * (events - 1) / count);
    return at;
}

}  // namespace estate::testing
