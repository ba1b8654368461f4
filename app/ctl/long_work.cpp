#include "app/ctl/long_work.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <ostream>
#include <thread>

#include "app/ctl/choice.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::chrono::milliseconds progressInterval{200};

}  // namespace

Result<std::uint32_t> chosenThreads(const Arguments& arguments)
{
    const auto asked = parseCount(arguments.threads, "--threads");
    if (!asked)
        return tl::unexpected<Error>(asked.error());
    if (*asked == 0)
        return fail(ErrorCode::badInput, "The work needs one thread at least.");
    const std::uint64_t processors = std::max(1u, std::thread::hardware_concurrency());
    return static_cast<std::uint32_t>(std::min(*asked, processors));
}

ProgressLine::~ProgressLine()
{
    if (m_shown)
        m_terminal.err << "\r\x1b[K" << std::flush;
}

void ProgressLine::show(std::uint64_t done, std::uint64_t total)
{
    if (!m_terminal.errWatched)
        return;
    m_terminal.err << "\r\x1b[K" << formatCount(done) << " of " << formatCount(total) << " "
                   << m_things << ", " << formatShare(done, total) << std::flush;
    m_shown = true;
}

void runOnThreads(const std::vector<LongWork>& work, ProgressLine& line, std::uint64_t doneBefore,
                  std::uint64_t total)
{
    std::atomic<std::uint64_t> done = doneBefore;
    std::mutex mutex;
    std::condition_variable ended;
    std::size_t running = work.size();
    std::vector<std::thread> workers;
    workers.reserve(work.size());
    for (const LongWork& part : work)
        workers.emplace_back([&] {
            part(done);
            const std::lock_guard lock(mutex);
            running -= 1;
            ended.notify_one();
        });
    std::unique_lock lock(mutex);
    while (!ended.wait_for(lock, progressInterval, [&] { return running == 0; }))
        line.show(done, total);
    lock.unlock();
    for (std::thread& worker : workers)
        worker.join();
}

}  // namespace estate::ctl
