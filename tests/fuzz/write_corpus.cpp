// write_corpus FOLDER: the seeds, from the stories that tests tell and the estates that they use.
// Kept small: what a line may leave out (event_log.h) is left out.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <type_traits>

#include <nlohmann/json.hpp>

#include "engine/planner/cut_work.h"
#include "engine/wire/event_wire.h"
#include "engine/wire/json/json_lines.h"
#include "tests/fuzz/consistency.h"
#include "tests/fuzz/event_log.h"
#include "tests/fuzz/journal_seeds.h"
#include "tests/fuzz/report_seeds.h"
#include "tests/stories/stories.h"
#include "tests/unit/every_event.h"

namespace fs = std::filesystem;

namespace estate::fuzz {
namespace {

using Json = nlohmann::ordered_json;

void write(const fs::path& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
    std::printf("%s: %zu bytes\n", path.c_str(), bytes.size());
}

void dropDefaults(Json& value)
{
    if (!value.is_structured())
        return;
    for (auto at = value.begin(); at != value.end();) {
        dropDefaults(*at);
        const bool isDefault =
            *at == "" || *at == "0" || *at == 0 || *at == false || (at->is_array() && at->empty());
        at = value.is_object() && isDefault ? value.erase(at) : std::next(at);
    }
}

std::string compact(const Envelope& envelope)
{
    Json line = Json::parse(envelopeToJson(envelope).value());
    dropDefaults(line);
    return line.dump() + "\n";
}

// A gang's cut by the gang's number among the undecided ones, or as the one spoken of last.
std::string shortened(const std::string& operation, const EstateState& state)
{
    std::size_t number = 0;
    for (const auto& [planId, regions] : state.gangs()) {
        if (planId.hex() == operation)
            return "#" + std::to_string(number);
        number += 1;
    }
    return "#";
}

// Without indexes and usual times; a gang that is answered is counted out among the undecided ones.
// Cuts are gangs'.
std::string linesOf(const std::vector<Envelope>& log)
{
    std::string text;
    Scheduler scheduler;
    for (Envelope envelope : log) {
        const Envelope told = envelope;
        std::visit(
            [&](auto& event) {
                if constexpr (requires { event.planId; }) {
                    const auto& gangs = scheduler.state().gangs();
                    const auto found = gangs.find(event.planId);
                    event.planId = Digest{};
                    if (found == gangs.end())
                        event.planId.bytes[31] = 1;
                    else
                        event.planId.bytes[0] =
                            static_cast<std::uint8_t>(std::distance(gangs.begin(), found));
                    if constexpr (requires { event.tasks; })
                        event.tasks = Digest{};
                }
                if constexpr (requires { event.operation; })
                    event.operation = shortened(event.operation, scheduler.state());
                if constexpr (requires { event.checkpoint; })
                    event.checkpoint = {};
                if constexpr (std::is_same_v<std::decay_t<decltype(event)>, CutDeclared>)
                    event.participants.clear();
                if constexpr (std::is_same_v<std::decay_t<decltype(event)>, CutPrepared>)
                    event.shards.clear();
            },
            envelope.event);
        envelope.index = 0;
        envelope.actor.clear();
        if (envelope.at == scheduler.lastTimestamp() + seconds(1))
            envelope.at = {};
        const std::string line = compact(envelope);
        if (text.size() + line.size() <= inputBytesMax)
            text += line;
        if (!scheduler.apply(told))
            std::printf("a story's event %zu is refused\n", std::size_t{told.index});
    }
    return text;
}

// Every statement, and every key in at least one of them.
std::string smallEstate()
{
    return "region a trust=t lease=10s skew=2s\n"
           "region b trust=t\n"
           "region c trust=u\n"
           "site a1 region=a\nsite a2 region=a\nsite b1 region=b\nsite b2 region=b\n"
           "site c1 region=c\n"
           "host a1-h site=a1 capacity=20TB lanes=2 laneIops=10k restore=1GB/s\n"
           "host a2-h site=a2 capacity=20TB lanes=2 laneIops=10k restore=1GB/s\n"
           "host b1-h site=b1 capacity=20TB lanes=2 laneIops=10k restore=1GB/s\n"
           "host b2-h site=b2 capacity=20TB lanes=2 laneIops=10k restore=1GB/s\n"
           "host c1-h site=c1 capacity=20TB lanes=2 laneIops=10k restore=1GB/s\n"
           "entity e presence=a,b,c\n"
           "application app entity=e home=a kind=kafka downtimePerHour=3600 breach=1000 "
           "perLostOperation=1\n"
           "application other entity=e home=a\n"
           "scenario app when=a+b rto=1h downtimePerHour=10 breach=5 perLostOperation=2\n"
           "group g application=app\n"
           "volume v application=app home=a group=g bytes=5TB iops=1k recoveryIops=500 copies=2 "
           "rpo=10 rto=10m latest=1000 isolation=reserved\n"
           "volume w application=app home=a group=g bytes=1TB iops=2k copies=1 rto=10m "
           "latest=1000 isolation=dedicated\n"
           "volume x application=other home=b bytes=1TB iops=10 copies=2 rto=1s\n"
           "path a-b from=a to=b demux=1GB/s demuxOperations=100k fill=1s copyPasses=2 "
           "copy=500MB/s transport=rdma\n"
           "path a-c from=a to=c demux=1GB/s demuxOperations=100k fill=1s\n"
           "replica v in=b durable=1000 applied=900 reserved backlogBytes=1TB "
           "backlogOperations=100 paths=a-b\n"
           "replica w in=b durable=1000\n"
           "replica v in=c durable=900 applied=800 backlogBytes=1GB backlogOperations=100 "
           "paths=a-b,a-c\n"
           "policy p allowed=a,b,c\n"
           "rule p when=a restore=b\n"
           "rule p when=a+b hold\n"
           "policy q\n"
           "rule q when=a restore=c\n"
           "assign p entity=e application=other group=g\n"
           "assign q volume=x\n";
}

// A loss, its failback, a host's loss and its repair, a resize, a cut and a database, in two
// regions.
void tellSmallEstate(estate::testing::Drill& drill)
{
    using namespace estate::testing;
    putRegion(drill, "a", 3);
    putRegion(drill, "b");
    drill.expect(PutEntity{"e", 1, {"a", "b"}});
    PutApplication application =
        usualApplication("app", "a", {usualVolume("v", "a"), usualVolume("w", "a")});
    application.kind = ApplicationKind::postgres;
    application.volumes[1].isolation = Isolation::dedicated;
    drill.expect(application);
    if (drill.state().mode() != AdmissionMode::arena) {  // it defers what belongs together
        drill.expect(PutRecoveryGroup{"g", 1, "app", {"v", "w"}});
        drill.expect(PutConsistencyGroup{"c", 1, {"v", "w"}});
    }
    drill.expect(PutDatabase{"d", 1, "app", {"v"}, {}});
    drill.expect(PutPolicy{"p", {"a", "b"}, {{{"a"}, "b"}, {{"a", "b"}, ""}}});
    drill.expect(AssignPolicy{"p", PolicyScope::application, {"app"}});
    drill.expect(SetScenarios{"app", {{{"a"}, seconds(900), usualImpact()}}});
    drill.expect(SetImpact{"app", Impact{CostRate(5), UnitCost(6), UnitCost(7)}});
    drill.plan();
    drill.expect(PrepareDeadlinePassed{drill.state().gangs().begin()->first}, prepareTimeout);
    drill.plan();
    drill.commitAll();
    drill.expect(RequestResize{"more", "v", Bytes(11 * terabyte), Iops(1'100)});
    drill.plan();
    drill.commitAll();
    drill.expect(ChangeHost{"a1-h", false});
    drill.plan();
    drill.commitAll();
    drill.expect(ChangeHost{"a1-h", true});
    drill.expect(ObserveDemand{"w", 1, Iops(700), 2, Duration(100), {}});
    for (const char* volume : {"v", "w"})
        drill.expect(usualBacklog(volume, "a", "b", 10));
    drill.expect(ChangeRegion{"a", RegionChange::offline});
    drill.plan();
    drill.commitAll();
    drill.expect(ChangeRegion{"a", RegionChange::online});
    for (const char* volume : {"v", "w"})
        drill.expect(ObserveReplica{volume, "a", 2, Operations(1'000), Operations(1'000), {}});
    drill.expect(RequestFailback{"home", {"a"}});
    drill.plan();
    drill.commitAll();
    drill.expect(RequestSnapshot{"cut",
                                 {"v"},
                                 true,
                                 SnapshotScope::sameRegion,
                                 true,
                                 drill.scheduler.lastTimestamp() + seconds(600),
                                 seconds(1),
                                 Iops(100)});
    drill.plan();
    drill.commitAll();
}

// A group of two regions is lost: its cut is taken back once, begun again, and commits.
void tellCut(estate::testing::Drill& drill)
{
    using namespace estate::testing;
    for (const char* region : {"a", "b", "c"})
        putRegion(drill, region);
    drill.expect(PutEntity{"e", 1, {"a", "b", "c"}});
    VolumeDescription v = usualVolume("v", "a");
    VolumeDescription w = usualVolume("w", "b");
    v.recoveryGroup = w.recoveryGroup = "g";
    drill.expect(usualApplication("app", "a", {v, w}));
    drill.plan();
    drill.commitAll();
    drill.expect(usualBacklog("v", "a", "c", 10));
    drill.expect(usualBacklog("w", "b", "c", 10));
    drill.expect(ChangeRegion{"a", RegionChange::offline});
    drill.expect(ChangeRegion{"b", RegionChange::offline});
    drill.expect(CheckpointTaken{{1, Digest{}}});
    for (const CutDecision decision : {CutDecision::abort, CutDecision::commit}) {
        drill.plan();
        const Digest planId = drill.state().gangs().begin()->first;
        drill.expect(gangCut(drill.state(), planId));
        drill.expect(gangCutPrepared(drill.state(), planId));
        drill.expect(CutResumed{planId.hex(), 2});
        drill.expect(gangCutPrepared(drill.state(), planId));
        drill.expect(SourceFenced{planId});
        drill.expect(CutDecided{planId.hex(), decision, ""});
        drill.expect(CutEnded{planId.hex()});
    }
}

void writeStories(const fs::path& folder)
{
    using namespace estate::testing;
    const std::map<std::string, void (*)(Drill&)> stories = {
        {"bake-off", tellBakeOff},
        {"multi-loss", tellMultiLoss},
        {"converged", tellConvergedRecovery},
        {"four-regions", tellFourRegions},
        {"cut", tellCut},
        {"small", tellSmallEstate},
        {"small-gang", tellSmallEstate},
        {"small-arena", tellSmallEstate},
    };
    for (const auto& [name, tell] : stories) {
        Drill drill(name.ends_with("-gang")    ? AdmissionMode::gang
                    : name.ends_with("-arena") ? AdmissionMode::arena
                                               : AdmissionMode::hybrid);
        tell(drill);
        const std::string text = linesOf(drill.log);
        write(folder / ("log-" + name + ".jsonl"), text);
        const EventLog log = EventLog::of(text);
        std::printf("  %zu events accepted, %zu refused\n", log.accepted(), log.refused());
    }
}

void writeEveryEvent(const fs::path& folder)
{
    std::string text;
    std::size_t number = 0;
    for (const Event& event : test::everyEvent()) {
        const Envelope envelope{0, {}, "", event};
        text += compact(envelope);
        char name[32];
        std::snprintf(name, sizeof name, "event-%02zu.pb", number++);
        write(folder / name, encodeEvent(event).value());
    }
    write(folder / "every-event.jsonl", text.substr(0, text.rfind('\n', inputBytesMax) + 1));
}

}  // namespace
}  // namespace estate::fuzz

int main(int count, char** arguments)
{
    if (count != 2)
        return 2;
    const fs::path corpus = arguments[1];
    fs::create_directories(corpus / "event_reader");
    fs::create_directories(corpus / "estate_text");
    fs::create_directories(corpus / "journal_open");
    estate::fuzz::writeStories(corpus / "event_reader");
    estate::fuzz::writeEveryEvent(corpus / "event_reader");
    estate::fuzz::write(corpus / "estate_text" / "small.estate", estate::fuzz::smallEstate());
    estate::fuzz::writeJournals(corpus / "journal_open");
    estate::fuzz::writeReports(corpus / "report_read");
    return 0;
}
