// Bytes that are no image, or that somebody changed: an error that says where, or a state that
// holds together; never a crash, and no memory that the bytes don't account for.
#include <functional>
#include <random>

#include <estate/v1/image.pb.h>
#include <estate/v1/state.pb.h>

#include "tests/unit/image_fixture.h"
#include "tests/unit/random_events.h"

namespace estate {
namespace {

using namespace estate::testing;
using ::testing::Test;

// A small estate in the midst of everything: gangs, requests, cuts, backlogs, targets.
std::vector<Envelope> busyLog(std::uint64_t seed)
{
    Drill drill(AdmissionMode::hybrid);
    putGround(drill);
    EventSource events(seed, drill);
    for (int i = 0; i < 5'000; ++i) {
        static_cast<void>(drill.send(events.next()));
        if (i > 300 && drill.state().gangs().size() > 1 && drill.state().cuts().size() > 1 &&
            !drill.state().requests().empty())
            break;
    }
    return drill.log;
}

std::string busyImage(std::uint64_t seed)
{
    Replayed replayed;
    for (const Envelope& envelope : busyLog(seed))
        EXPECT_TRUE(replayed.apply(envelope, false).has_value());
    EXPECT_FALSE(replayed.scheduler.state().gangs().empty());
    EXPECT_FALSE(replayed.scheduler.state().cuts().empty());
    return replayed.image();
}

// Whatever could be read holds together.
void expectErrorOrValid(const std::string& bytes)
{
    const auto image = decodeImage(bytes);
    if (!image) {
        EXPECT_TRUE(image.error().code == ErrorCode::damaged ||
                    image.error().code == ErrorCode::newerVersion)
            << errorCodeName(image.error().code) << ": " << image.error().message;
        EXPECT_FALSE(image.error().message.empty());
        return;
    }
    const EstateState& state = image->state;
    for (std::uint32_t i = 0; i < state.regionCount(); ++i) {
        const RegionState& region = state.region(RegionIndex(i));
        EXPECT_EQ(region.totals, region.recomputeTotals());
        Drill::expectReservationsRecompute(region);
    }
    static_cast<void>(state.hash());
    const auto again = encodeState(state);
    ASSERT_TRUE(again.has_value()) << again.error().message;
    const auto restored = decodeState(*again);
    ASSERT_TRUE(restored.has_value()) << restored.error().message;
    EXPECT_EQ(restored->hash(), state.hash());
    // The directory of a damaged history is refused, or built.
    static_cast<void>(image->directory.directory());
}

TEST(ImageDamage, everyTruncationIsAnErrorOrAState)
{
    const std::string image = busyImage(1);
    for (std::size_t length = 0; length < image.size(); ++length) {
        expectErrorOrValid(image.substr(0, length));
        ASSERT_FALSE(Test::HasFailure()) << length << " of " << image.size() << " bytes";
    }
}

TEST(ImageDamage, flippedBytesAreAnErrorOrAState)
{
    std::mt19937_64 random(20'260'101);
    std::size_t read = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const std::string image = busyImage(seed);
        for (int i = 0; i < 1'200; ++i) {
            std::string bytes = image;
            for (std::uint64_t flips = 1 + random() % 3; flips > 0; --flips) {
                const std::size_t at = random() % bytes.size();
                bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(1u << random() % 8));
            }
            expectErrorOrValid(bytes);
            read += decodeImage(bytes).has_value() ? 1 : 0;
            ASSERT_FALSE(Test::HasFailure()) << "seed " << seed << ", flip " << i;
        }
    }
    EXPECT_GT(read, 0u) << "no flip went past the checks: they may compare a digest by now";
}

struct Harm {
    const char* field;  // where the error is
    std::function<void(estate::v1::StateImage&)> change;
};

class StateDamage : public Test {
protected:
    void SetUp() override
    {
        Drill drill(EstateSource{EstateOrigin::fourRegion, 1'000, ""});
        m_bytes = encodeState(drill.state()).value();
    }
    [[nodiscard]] Error errorAfter(const Harm& harm) const
    {
        estate::v1::StateImage message;
        EXPECT_TRUE(message.ParseFromString(m_bytes));
        harm.change(message);
        const auto state = decodeState(message.SerializeAsString());
        EXPECT_FALSE(state.has_value()) << harm.field;
        return state ? Error{} : state.error();
    }
    std::string m_bytes;
};

TEST_F(StateDamage, isToldWithItsPlace)
{
    using Image = estate::v1::StateImage;
    const auto volumes = [](Image& m) { return m.mutable_partitions(0)->mutable_volumes(); };
    const auto records = [](Image& m) { return m.mutable_partitions(1)->mutable_records(); };
    const std::vector<Harm> harms = {
        {"regions.ids",
         [](Image& m) { m.mutable_catalog()->mutable_regions()->mutable_ids()->add_lengths(3); }},
        {"regions.skew_ns",
         [](Image& m) { m.mutable_catalog()->mutable_regions()->add_skew_ns(1); }},
        {"sites.region", [](Image& m) { m.mutable_catalog()->mutable_sites()->set_region(0, 99); }},
        {"hosts.site", [](Image& m) { m.mutable_catalog()->mutable_hosts()->set_site(0, -1); }},
        {"volumes.application",
         [](Image& m) { m.mutable_catalog()->mutable_volumes()->set_application(0, 1'000); }},
        {"hosts",
         [](Image& m) { m.mutable_catalog()->mutable_hosts()->set_capacity_bytes(0, -1); }},
        {"catalog", [](Image& m) { m.mutable_catalog()->mutable_volumes()->set_bytes(0, 0); }},
        {"catalog",
         [](Image& m) {
             m.mutable_catalog()->mutable_regions()->mutable_ids()->mutable_text()->assign(
                 m.catalog().regions().ids().text().size(), 'x');
         }},
        {"partitions", [](Image& m) { m.mutable_partitions()->RemoveLast(); }},
        {"partitions.lanes",
         [](Image& m) { m.mutable_catalog()->mutable_hosts()->set_lanes(0, 1 << 20); }},
        {"partitions.lanes", [](Image& m) { m.mutable_partitions(0)->set_lanes(0, 8); }},
        {"partitions", [&](Image& m) { volumes(m)->mutable_legs()->set_bytes(0, -1); }},
        {"volumes.legs", [&](Image& m) { volumes(m)->mutable_legs()->set_host(0, 1'000); }},
        {"volumes.legs", [&](Image& m) { volumes(m)->mutable_legs()->set_lane(0, 1'000); }},
        {"volumes.legs", [&](Image& m) { volumes(m)->mutable_legs()->set_count(0, 0); }},
        {"volumes.volume", [&](Image& m) { volumes(m)->set_volume(1, 0); }},
        {"volumes.epoch", [&](Image& m) { volumes(m)->mutable_epoch()->RemoveLast(); }},
        {"records.volume", [&](Image& m) { records(m)->set_volume(0, 1'000); }},
        {"records.applied_operations",
         [&](Image& m) { records(m)->set_applied_operations(0, -1); }},
        {"records.observed_at_ns", [&](Image& m) { records(m)->set_observed_at_ns(0, -1); }},
        {"records.divergent_position",
         [&](Image& m) { records(m)->add_divergent_position(1'000); }},
        {"condition", [](Image& m) { m.mutable_partitions(0)->clear_condition(); }},
        {"volume_policy", [](Image& m) { m.mutable_rules()->add_volume_policy(0); }},
        {"volume_policy", [](Image& m) { m.mutable_rules()->set_volume_policy(0, 1'000); }},
        {"impacts.application",
         [](Image& m) { m.mutable_rules()->add_impacts()->set_application(0); }},
        {"rules",
         [](Image& m) {
             m.mutable_rules()->mutable_policies(0)->mutable_rules(0)->add_failure_set(77);
         }},
        {"mode", [](Image& m) { m.clear_mode(); }},
        {"unplaced", [](Image& m) { m.add_unplaced(0); }},
        {"index", [](Image& m) { m.set_index(0); }},
        {"decided.chained", [](Image& m) { m.mutable_decided()->set_chained("short"); }},
        {"decided.committed", [](Image& m) { m.mutable_decided()->set_committed("short"); }},
    };
    for (const Harm& harm : harms) {
        const Error error = errorAfter(harm);
        EXPECT_EQ(errorCodeName(error.code), "damaged") << harm.field << ": " << error.message;
        ASSERT_FALSE(error.fields.empty()) << harm.field << ": " << error.message;
        EXPECT_EQ(error.fields.front().value, harm.field) << error.message;
    }
}

TEST_F(StateDamage, ofALaterVersionAsksForANewerProgram)
{
    const Harm later{"version", [](auto& m) { m.set_image_version(2); }};
    EXPECT_EQ(errorAfter(later).code, ErrorCode::newerVersion);
    const Harm none{"version", [](auto& m) { m.clear_image_version(); }};
    EXPECT_EQ(errorAfter(none).code, ErrorCode::damaged);
    const Harm enumerator{"mode",
                          [](auto& m) { m.set_mode(static_cast<estate::v1::AdmissionMode>(99)); }};
    EXPECT_EQ(errorAfter(enumerator).code, ErrorCode::newerVersion);
}

}  // namespace
}  // namespace estate
