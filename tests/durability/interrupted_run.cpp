#include "tests/durability/interrupted_run.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "tests/durability/scratch_memory.h"

namespace estate::durability {

namespace {

constexpr std::uint64_t lastSteps = 3;

}  // namespace

std::string Tally::text() const
{
    std::string text = "Interrupted in";
    for (const auto& [name, count] : interruptions)
        text += " " + name + " " + std::to_string(count) + ",";
    return text + "\ncreations absent " + std::to_string(creationsAbsent) + ", unfinished " +
           std::to_string(creationsUnfinished) + ", kept " + std::to_string(creationsKept) +
           "; steps lost " + std::to_string(stepsLost) + ", kept " + std::to_string(stepsKept) +
           "\n";
}

InterruptedRun::InterruptedRun(const Script& script, const Reference& reference,
                               std::uint64_t operations, Tally& tally)
    : m_script(script), m_reference(reference), m_operations(operations), m_tally(tally)
{}

std::uint64_t InterruptedRun::stopPoint(Seeded& random, bool recovers) const
{
    if (recovers && random.below(2) == 0)
        return 1 + random.below(12);
    // Later ones more often, because a third of a script's operations are its creation; and at
    // times only when all steps are done.
    const std::uint64_t bound = m_operations + m_operations / 8;
    const std::uint64_t first = random.below(bound);
    const std::uint64_t second = random.below(bound);
    return 1 + (random.below(4) == 0 ? first : std::max(first, second));
}

std::string InterruptedRun::run(std::uint64_t seed, bool syncsIgnored)
{
    const ScratchMemory folder;
    PowerLossVfs disk(folder.path());
    disk.ignoreSyncs(syncsIgnored);
    const std::string path = folder.file("estate.journal");
    Seeded random(seed);
    const std::uint64_t lives = random.below(3) == 0 ? 2 + random.below(2) : 1;
    std::string problem;
    for (std::uint64_t life = 0; life < lives && problem.empty(); ++life) {
        disk.stopAfter(stopPoint(random, life > 0));
        problem = live(disk, path, random, false);
        disk.stopNow();
        m_store.reset();
        if (random.below(4) == 0)
            disk.restartProcess();
        else
            disk.restartMachine(random.next());
    }
    if (problem.empty())
        problem = live(disk, path, random, true);
    m_store.reset();
    return problem;
}

std::string InterruptedRun::live(PowerLossVfs& disk, const std::string& path, Seeded& random,
                                 bool last)
{
    m_underWay = "open";
    std::string problem;
    if (random.below(3) == 0)
        problem = openAgain(disk, path, Opening::forLooking);
    m_store.reset();
    if (problem.empty() && !disk.stopped())
        problem = openAgain(disk, path, Opening::forWriting);
    if (problem.empty() && !disk.stopped() && !m_store)
        problem = createAgain(disk, path);
    if (problem.empty() && !disk.stopped())
        problem = takeSteps(disk, last ? lastSteps : m_script.length);
    if (disk.stopped())
        ++m_tally.interruptions[m_underWay];
    return problem;
}

std::string InterruptedRun::openAgain(PowerLossVfs& disk, const std::string& path, Opening opening)
{
    auto store = openStore(m_script.kind, path, opening);
    if (store) {
        m_store = std::move(*store);
        return compare(*m_store, opening);
    }
    if (disk.stopped())
        return {};
    const Error& error = store.error();
    const bool absent = error.code == ErrorCode::notFound;
    if (m_acknowledged || !(absent || saysCreationWasInterrupted(error)))
        return std::string(opening == Opening::forWriting ? "open: " : "open to look: ") +
               std::string(errorCodeName(error.code)) + ": " + error.message;
    if (opening == Opening::forWriting && m_mayBeOneMore)
        ++(absent ? m_tally.creationsAbsent : m_tally.creationsUnfinished);
    return {};
}

std::string InterruptedRun::createAgain(PowerLossVfs& disk, const std::string& path)
{
    // As the message says: the file is deleted. Others that SQLite left beside it are not.
    if (std::filesystem::exists(path))
        disk.removeFile(path);
    m_underWay = "create";
    m_mayBeOneMore = true;
    auto store = openStore(m_script.kind, path, Opening::create);
    if (!store) {
        return disk.stopped() ? std::string() : "create: " + store.error().message;
    }
    m_store = std::move(*store);
    m_acknowledged = 0;
    m_mayBeOneMore = false;
    return {};
}

std::string InterruptedRun::compare(const Store& store, Opening opening)
{
    const auto holds = observe(store);
    if (!holds)
        return "it does not verify: " + holds.error().message;
    const std::uint64_t least = m_acknowledged.value_or(0);
    const bool kept =
        m_mayBeOneMore && m_acknowledged &&
        *holds ==
            m_reference.holds[std::min<std::uint64_t>(least + 1, m_reference.holds.size() - 1)];
    if (!kept && *holds != m_reference.holds[least])
        return "after " + std::to_string(least) + " steps" +
               (m_mayBeOneMore ? " and perhaps one more" : "") + " it holds\n" + *holds +
               "and must hold\n" + m_reference.holds[least];
    // For looking only, nobody is told that it is durable.
    if (opening == Opening::forLooking)
        return {};
    if (m_mayBeOneMore && !m_acknowledged)
        ++m_tally.creationsKept;
    else if (m_mayBeOneMore)
        ++(kept ? m_tally.stepsKept : m_tally.stepsLost);
    m_acknowledged = least + (kept ? 1 : 0);
    m_mayBeOneMore = false;
    return {};
}

std::string InterruptedRun::takeSteps(PowerLossVfs& disk, std::uint64_t count)
{
    for (; count > 0 && *m_acknowledged < m_script.length; --count) {
        const std::uint64_t number = *m_acknowledged;
        m_underWay = m_reference.names[number];
        m_mayBeOneMore = true;
        const auto step = takeStep(*m_store, m_script, number);
        if (!step)
            return disk.stopped() ? std::string() : step.error().message;
        m_acknowledged = number + 1;
        m_mayBeOneMore = false;
        const JournalHead head = m_store->journal().head();
        if (m_store->journal().durableIndex() != head.index ||
            head != m_reference.heads[number + 1])
            return "step " + std::to_string(number) + ", " + std::string((*step)->name) +
                   ", leads elsewhere than the reference";
    }
    return {};
}

}  // namespace estate::durability
