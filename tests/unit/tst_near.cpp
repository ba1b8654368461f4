#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/text/near.h"

namespace estate {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::vector<std::string> commands = {"estate",  "preview", "journal",  "propose",
                                           "approve", "reject",  "withdraw", "commit"};

TEST(Near, DistanceCountsEdits)
{
    EXPECT_EQ(editDistance("", ""), 0u);
    EXPECT_EQ(editDistance("", "abc"), 3u);
    EXPECT_EQ(editDistance("preview", "preview"), 0u);
    EXPECT_EQ(editDistance("kitten", "sitting"), 3u);
    EXPECT_EQ(editDistance("comimt", "commit"), 1u);  // neighbours swapped
}

TEST(Near, SlipsOfTheFingerFindTheirWord)
{
    EXPECT_THAT(nearWords("perview", commands), ElementsAre("preview"));
    EXPECT_THAT(nearWords("comit", commands), ElementsAre("commit"));
    EXPECT_THAT(nearWords("prop", commands), ElementsAre("propose"));
}

TEST(Near, WhatIsWhollyUnlikeIsNotSuggested)
{
    EXPECT_THAT(nearWords("xyzzyplugh", commands), IsEmpty());
    EXPECT_THAT(nearWords("", {}), IsEmpty());
}

TEST(Near, AVeryLongWordIsCutNotCompared)
{
    EXPECT_THAT(nearWords(std::string(1'000'000, 'p'), commands), IsEmpty());
}

}  // namespace
}  // namespace estate
