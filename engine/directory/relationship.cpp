#include "engine/directory/relationship.h"

namespace estate {

// Neighbouring ids must not meet in one partition, and representatives' ids come in strides of
// about the denominator: every input bit has to reach the bits that choose. Two rounds of
// multiply and fold do that; the constants are odd and have well mixed bits (digits of the golden
// ratio and of the square root of two).
PartitionIndex partitionOf(std::uint64_t edgeId)
{
    std::uint64_t mixed = edgeId + 0x9e37'79b9'7f4a'7c15u * partitionHashVersion;
    mixed = (mixed ^ (mixed >> 32)) * 0xd6e8'feb8'6659'fd93u;
    mixed = (mixed ^ (mixed >> 32)) * 0xb504'f333'f9de'6485u;
    mixed ^= mixed >> 29;
    return PartitionIndex(static_cast<std::uint32_t>(mixed % directoryPartitions));
}

}  // namespace estate
