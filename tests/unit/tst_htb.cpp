// Lane-local token bucket targets: who gets what of a lane.
#include <gtest/gtest.h>

#include "engine/planner/htb.h"

namespace estate {
namespace {

HtbFlow flow(std::uint32_t volume, std::uint64_t guarantee, std::uint64_t ceiling,
             std::uint64_t demand, bool reserved = false)
{
    return {VolumeIndex(volume), Iops(guarantee), Iops(ceiling), Iops(demand), reserved};
}

// "1:2000+500" for volume 1 with a guaranteed part of 2,000 and 500 borrowed.
std::string textOf(const std::vector<HtbClass>& classes)
{
    std::string text;
    for (const HtbClass& share : classes) {
        text += text.empty() ? "" : " ";
        text += std::to_string(share.volume.value) + ":" +
                std::to_string((share.rate - share.borrowed).value) + "+" +
                std::to_string(share.borrowed.value);
    }
    return text;
}

TEST(Htb, SpareIsSharedInProportionToTheGuarantees)
{
    // 20,000 - (8,000 + 3,000 + 1,000): 8,000 spare. The first is idle but for 2,000, so its other
    // 6,000 are lent too. 14,000 at 3 to 1.
    EXPECT_EQ(textOf(grantLane(Iops(20'000), std::vector{flow(1, 8'000, 20'000, 2'000),
                                                         flow(2, 3'000, 20'000, 20'000),
                                                         flow(3, 1'000, 20'000, 20'000)})),
              "1:2000+0 2:3000+10500 3:1000+3500");
}

}  // namespace
}  // namespace estate
