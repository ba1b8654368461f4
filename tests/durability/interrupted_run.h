// One script, run in several lives with a power loss or a killed process between them, and compared
// with its reference each time the journal is opened again.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "tests/durability/power_loss_vfs.h"
#include "tests/durability/steps.h"

namespace estate::durability {

// What was met, so that a test can ask whether there was anything to find.
struct Tally {
    std::map<std::string, std::uint64_t> interruptions;  // by what was under way
    std::uint64_t creationsAbsent = 0;
    std::uint64_t creationsUnfinished = 0;
    std::uint64_t creationsKept = 0;
    std::uint64_t stepsLost = 0;
    std::uint64_t stepsKept = 0;
    [[nodiscard]] std::string text() const;
};

class InterruptedRun {
public:
    // `operations`: how many the whole script takes.
    InterruptedRun(const Script& script, const Reference& reference, std::uint64_t operations,
                   Tally& tally);
    // The first thing that is not as it must be; empty when all is well.
    [[nodiscard]] std::string run(std::uint64_t seed, bool syncsIgnored);

private:
    // In which operation of a life everything stops.
    [[nodiscard]] std::uint64_t stopPoint(Seeded& random, bool recovers) const;
    // Opens and goes on until the disk stops or, in the last life, a few steps were taken.
    [[nodiscard]] std::string live(PowerLossVfs& disk, const std::string& path, Seeded& random,
                                   bool last);
    [[nodiscard]] std::string openAgain(PowerLossVfs& disk, const std::string& path,
                                        Opening opening);
    [[nodiscard]] std::string createAgain(PowerLossVfs& disk, const std::string& path);
    [[nodiscard]] std::string compare(const Store& store, Opening opening);
    [[nodiscard]] std::string takeSteps(PowerLossVfs& disk, std::uint64_t count);

    const Script& m_script;
    const Reference& m_reference;
    std::uint64_t m_operations;
    Tally& m_tally;

    std::optional<Store> m_store;
    std::string m_underWay;
    // The creation and the steps that were acknowledged: a position in the reference.
    std::optional<std::uint64_t> m_acknowledged;
    bool m_mayBeOneMore = false;
};

}  // namespace estate::durability
