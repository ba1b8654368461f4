#include "engine/planner/order.h"

#include <algorithm>
#include <numeric>

namespace estate {

Duration slackAfterService(const RecoveryJob& job, Timestamp now)
{
    const Duration untilDeadline = job.deadline.since(now);
    const Duration slack = untilDeadline > job.service ? untilDeadline - job.service : Duration(0);
    return std::max(slack, seconds(1));
}

namespace {

// Microunits per second of delay, per nanosecond of service, as an exact fraction.
struct Density {
    U128 numerator = 0;
    U128 denominator = 1;
};

Density densityOf(const RecoveryJob& job, Timestamp now)
{
    const std::uint64_t service = std::max<std::uint64_t>(job.service.value, 1);
    const bool avoidable = now.ns <= job.deadline.ns && job.service <= job.deadline.since(now);
    if (!avoidable)
        return {job.downtime.value, service};
    const std::uint64_t slack = slackAfterService(job, now).value;
    // rate is per second and T in nanoseconds, so a one-time breach counts 10^9 to stay in step.
    const U128 numerator = saturatingAdd(U128{job.downtime.value} * slack,
                                         U128{job.breach.value} * nanosecondsPerSecond);
    return {numerator, U128{service} * slack};
}

}  // namespace

std::vector<std::uint32_t> recoveryOrder(std::span<const RecoveryJob> jobs, Timestamp now)
{
    std::vector<Density> densities;
    densities.reserve(jobs.size());
    for (const RecoveryJob& job : jobs)
        densities.push_back(densityOf(job, now));
    std::vector<std::uint32_t> order(jobs.size());
    std::iota(order.begin(), order.end(), 0u);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        const auto density = compareRatios(densities[a].numerator, densities[a].denominator,
                                           densities[b].numerator, densities[b].denominator);
        if (density != 0)
            return density > 0;
        if (jobs[a].lossCost != jobs[b].lossCost)
            return jobs[a].lossCost > jobs[b].lossCost;
        if (jobs[a].deadline != jobs[b].deadline)
            return jobs[a].deadline < jobs[b].deadline;
        return jobs[a].rank < jobs[b].rank;
    });
    return order;
}

}  // namespace estate
