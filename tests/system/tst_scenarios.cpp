// The scenario files that ship: each is what its story tells, line by line, and replays to the
// committed results. ESTATE_WRITE_SCENARIOS=1 in the environment writes them again.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/wire/json/json_lines.h"
#include "tests/stories/stories.h"

namespace estate {
namespace {

using namespace estate::testing;

struct Scenario {
    std::string name;
    AdmissionMode mode;
    void (*tell)(Drill&);
};

const std::vector<Scenario>& scenarios()
{
    static const std::vector<Scenario> all = {
        {"bake-off-gang", AdmissionMode::gang, tellBakeOff},
        {"bake-off-arena", AdmissionMode::arena, tellBakeOff},
        {"bake-off-hybrid", AdmissionMode::hybrid, tellBakeOff},
        {"multi-loss", AdmissionMode::hybrid, tellMultiLoss},
        {"second-loss", AdmissionMode::hybrid, tellSecondLoss},
        {"converged-recovery", AdmissionMode::hybrid, tellConvergedRecovery},
        {"four-regions", AdmissionMode::hybrid, tellFourRegions},
        {"thousand-applications", AdmissionMode::hybrid, tellThousandApplications},
    };
    return all;
}

std::string pathOf(const std::string& file)
{
    return std::string(ESTATE_SOURCE_DIR "/resources/scenarios/") + file;
}

bool writing()
{
    return std::getenv("ESTATE_WRITE_SCENARIOS") != nullptr;
}

std::vector<std::string> linesOf(const std::string& path)
{
    std::vector<std::string> lines;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

// What a replay ends in, on one line: state, every decision, audit.
std::string resultOf(const std::string& name, const std::vector<std::string>& lines)
{
    Scheduler scheduler;
    Hasher decisions("replay/1");
    for (const std::string& line : lines) {
        const auto envelope = envelopeFromJson(line);
        EXPECT_TRUE(envelope.has_value()) << envelope.error().message;
        if (!envelope)
            return {};
        const auto effects = scheduler.apply(*envelope);
        EXPECT_TRUE(effects.has_value()) << effects.error().message;
        if (effects && effects->plan)
            decisions.put(decisionsDigest(scheduler.state().catalog(), *effects->plan));
    }
    const Audit& audit = scheduler.state().audit();
    std::ostringstream result;
    result << name << " events=" << lines.size() << " planned=" << audit.plannedUnits << "/"
           << audit.plannedVolumeAttempts << " committed=" << audit.committedUnits << "/"
           << audit.committedVolumeAttempts << " aborted=" << audit.abortedUnits << "/"
           << audit.abortedVolumeAttempts << " widest=" << audit.maximumAtomicWidth
           << " decisions=" << decisions.finish().hex()
           << " state=" << scheduler.state().hash().hex();
    return result.str();
}

TEST(Scenarios, areTheStoriesTheyShipFor)
{
    for (const Scenario& scenario : scenarios()) {
        Drill drill(scenario.mode);
        scenario.tell(drill);
        std::vector<std::string> lines;
        for (const Envelope& envelope : drill.log)
            lines.push_back(envelopeToJson(envelope).value());
        const std::string path = pathOf(scenario.name + ".jsonl");
        if (writing()) {
            std::ofstream file(path);
            for (const std::string& line : lines)
                file << line << "\n";
        }
        const std::vector<std::string> shipped = linesOf(path);
        ASSERT_EQ(shipped.size(), lines.size()) << path;
        for (std::size_t i = 0; i < lines.size(); ++i)
            ASSERT_EQ(shipped[i], lines[i]) << path << ":" << i + 1;
    }
}

TEST(Scenarios, replayToTheCommittedResults)
{
    std::vector<std::string> results;
    for (const Scenario& scenario : scenarios())
        results.push_back(resultOf(scenario.name, linesOf(pathOf(scenario.name + ".jsonl"))));
    const std::string path = pathOf("results.txt");
    if (writing()) {
        std::ofstream file(path);
        for (const std::string& result : results)
            file << result << "\n";
    }
    EXPECT_EQ(linesOf(path), results);
}

}  // namespace
}  // namespace estate
