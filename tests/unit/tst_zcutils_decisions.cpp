// What zcutils decided and what we decide on the same log, compared number by number. Decisions may
// differ where the contracts do (docs/import.md), and every difference is named here.
#include <map>
#include <sstream>

#include "engine/planner/impact.h"
#include "engine/planner/placement.h"
#include "engine/planner/preview.h"
#include "tests/unit/zcutils_log.h"

namespace estate::testing {
namespace {

using Json = nlohmann::json;

std::vector<std::string> decidedThere(const std::string& name)
{
    std::vector<std::string> plans;
    for (const std::string& line : zcutilsLines(name))
        for (std::string& plan : theirPlans(Json::parse(line)))
            plans.push_back(std::move(plan));
    return plans;
}

std::vector<std::string> wordsOf(const std::string& line)
{
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

// "placement v@h:0 v@i:0": without bytes and IOPS, which are the volume's.
std::string placesOf(const std::string& plan)
{
    std::string text;
    for (const std::string& word : wordsOf(plan))
        text += (text.empty() ? "" : " ") + word.substr(0, word.find('+'));
    return text;
}

std::string laneOf(const std::string& place)
{
    return place.substr(place.find('@'));
}

struct BakeOff {
    AdmissionMode mode;
    std::size_t plans;
    std::size_t answers;  // prepared, rejected, committed
};

TEST(ZcutilsDecisions, theBakeOffIsTheSameInEveryMode)
{
    for (const BakeOff& run :
         {BakeOff{AdmissionMode::gang, 3, 5}, BakeOff{AdmissionMode::arena, 6, 9},
          BakeOff{AdmissionMode::hybrid, 6, 11}}) {
        const std::string name = "bakeoff." + std::string(admissionModeName(run.mode));
        SCOPED_TRACE(name);
        const auto decisions = zcutilsLines(name + ".out.jsonl");
        for (const auto* known : {&decisions, static_cast<decltype(&decisions)>(nullptr)}) {
            ZcutilsLog log(run.mode);
            log.add(zcutilsLines(name + ".jsonl"), known);
            EXPECT_EQ(log.plans.size(), run.plans);
            EXPECT_EQ(log.plans, decidedThere(name + ".out.jsonl"));
            const auto answers = std::ranges::count_if(log.events, [](const ImportedEvent& event) {
                return std::holds_alternative<GangPrepared>(event.envelope.event) ||
                       std::holds_alternative<GangRejected>(event.envelope.event) ||
                       std::holds_alternative<GangCommitted>(event.envelope.event);
            });
            EXPECT_EQ(static_cast<std::size_t>(answers), run.answers);
            EXPECT_EQ(log.state().audit().abortedUnits, 1u);
            EXPECT_EQ(log.state().audit().inFlightUnits(), 0u);
            EXPECT_TRUE(log.state().unplaced().empty());
        }
    }
}

TEST(ZcutilsDecisions, zeroCopyWinsWithTheSameNumbersAndACopiedFallbackIsCharged)
{
    const auto lines = zcutilsLines("zero-copy.jsonl");
    const auto previewed = Json::parse(zcutilsLines("zero-copy.previews.jsonl").at(0));
    const auto beforeLoss = lines.begin() + previewed["after_index"].get<std::ptrdiff_t>();
    ZcutilsLog log(AdmissionMode::hybrid);
    log.add({lines.begin(), beforeLoss}, nullptr);

    const Json& scenario = previewed["preview"]["scenario"];
    const auto preview =
        previewDisaster(log.state(), {scenario["unavailable_regions"], {}, {}},
                        Timestamp{scenario["simulated_at_ns"].get<std::uint64_t>()});
    ASSERT_TRUE(preview.has_value());
    ASSERT_EQ(preview->plan.groups.size(), 1u);
    const GroupDecision& group = preview->plan.groups.front();
    std::string ours = "failover";
    for (const MemberPlacement& member : group.placements)
        for (const Leg& leg : member.legs)
            ours += legText(log.state(), group.destination, member.volume, leg);
    ours += timingText(log.state().catalog(), group);
    EXPECT_EQ(std::vector{ours}, theirPlans(previewed["preview"]["decisions"]));
    EXPECT_EQ(group.timing->bytesCopied, Bytes(std::uint64_t{4} << 30));

    log.add({beforeLoss, lines.end()}, nullptr);
    EXPECT_EQ(log.plans.size(), 2u);
    EXPECT_EQ(log.plans, decidedThere("zero-copy.out.jsonl"));
    // There the commit fences the source; here the fence comes first.
    ASSERT_GE(log.events.size(), 2u);
    EXPECT_EQ(eventName(log.events[log.events.size() - 2].envelope.event), "source-fenced");
    EXPECT_EQ(log.state().audit().committedUnits, 2u);
}

constexpr std::size_t poolVolumes = 200;

class ZcutilsThousand : public ::testing::Test {
protected:
    static void SetUpTestSuite()
    {
        m_log = std::make_unique<ZcutilsLog>(AdmissionMode::hybrid);
        m_log->add(zcutilsLines("thousand-applications.jsonl"), nullptr);
    }
    static void TearDownTestSuite() { m_log.reset(); }

    static bool isPool(const std::string& place)
    {
        return place.starts_with("legacy-dev-db-pool-");
    }
    [[nodiscard]] static const EstateState& state() { return m_log->state(); }

    static std::unique_ptr<ZcutilsLog> m_log;
};
std::unique_ptr<ZcutilsLog> ZcutilsThousand::m_log;

TEST_F(ZcutilsThousand, theSameUnitsArePlannedAndCommitted)
{
    const Audit& audit = state().audit();
    EXPECT_EQ(audit.plannedUnits, 1'200u);
    EXPECT_EQ(audit.plannedVolumeAttempts, 2'398u);
    EXPECT_EQ(audit.committedUnits, 1'200u);
    EXPECT_EQ(audit.committedVolumeAttempts, 2'398u);
    EXPECT_EQ(audit.abortedUnits, 0u);
    EXPECT_EQ(audit.maximumAtomicWidth, 1'199u);
    const Catalog& catalog = state().catalog();
    EXPECT_EQ(catalog.applications.size(), 1'000u);
    EXPECT_EQ(catalog.volumes.size(), 1'199u);
    EXPECT_EQ(catalog.databases.size(), 2'000u);
    EXPECT_EQ(catalog.consistencyGroups.size(), 999u);
    // One opens the estate and every failure domain is put before its first host.
    EXPECT_EQ(m_log->import.summary().eventsRead, 6'469u);
    EXPECT_EQ(m_log->import.summary().eventsWritten, 6'469u + 1 + 64);
}

// There a volume ranks by its own application's impact. Here it ranks by that of every application
// that it takes down, each once (contract, section 7): pool volumes whose databases have costlier
// consumers come first among the pool. They take the same 200 lanes in the same turn.
TEST_F(ZcutilsThousand, placementsAreTheSameButForWhichPoolVolumeComesFirst)
{
    std::vector<std::string> theirs;
    for (const std::string& line : zcutilsLines("thousand-applications.placements.txt")) {
        const auto words = wordsOf(line);
        std::vector<std::string> places;
        for (std::size_t i = 1; i < words.size(); ++i)
            places.push_back(" " + words[0] + "@" + words[i]);
        theirs.push_back("placement" + joined(std::move(places)));
    }
    ASSERT_EQ(theirs.size(), 1'199u);
    ASSERT_EQ(m_log->plans.size(), 1'200u);
    std::size_t differing = 0;
    std::optional<std::pair<U128, VolumeIndex>> last;
    for (std::size_t i = 0; i < theirs.size(); ++i) {
        const std::string ours = placesOf(m_log->plans[i]);
        if (ours == theirs[i])
            continue;
        differing += 1;
        const std::string place = wordsOf(ours).at(1);
        EXPECT_TRUE(isPool(place)) << place;
        EXPECT_TRUE(isPool(wordsOf(theirs[i]).at(1))) << theirs[i];
        EXPECT_EQ(laneOf(place), laneOf(theirs[i]));
        const auto volume = state().catalog().findVolume(place.substr(0, place.find('@')));
        ASSERT_TRUE(volume.has_value());
        const U128 floor = physicalImpact(state(), *volume).floor();
        if (last) {
            EXPECT_TRUE(last->first > floor ||
                        (last->first == floor && state().catalog().before(last->second, *volume)))
                << place;
        }
        last = {floor, *volume};
    }
    EXPECT_EQ(differing, poolVolumes);
}

TEST_F(ZcutilsThousand, oneCutTakesAllWhereTheyArePlaced)
{
    std::map<std::string, std::string> here;  // lane of the first copy
    for (const VolumeSpec& spec : state().catalog().volumes) {
        const VolumeIndex volume = state().catalog().volumeNamed(spec.id);
        const RegionState& region = state().region(state().sourceOf(volume));
        const Leg& leg = state().volume(volume).legs.front();
        const HostState& host = region.hosts[leg.host];
        here[spec.id] =
            state().catalog().host(host.host).id + ":" + std::to_string(leg.lane - host.firstLane);
    }
    std::vector<std::string> places;
    std::size_t differing = 0;
    for (const std::string& line : zcutilsLines("thousand-applications.cut.txt")) {
        const auto words = wordsOf(line);
        const bool same = here.at(words.at(0)) == words.at(1);
        EXPECT_TRUE(same || isPool(words[0])) << line;
        differing += !same;
        places.push_back(" " + words[0] + "@" + here.at(words[0]) + "+100io+0B");
    }
    EXPECT_EQ(places.size(), 1'199u);
    EXPECT_EQ(differing, poolVolumes);
    EXPECT_EQ(m_log->plans.back(), "snapshot" + joined(std::move(places)));
}

// What is there of a group in the table of the preview.
struct TheirRecovery {
    std::string application;
    std::size_t members = 0;
    std::string destination;
    std::uint64_t start = 0;  // ns from the loss, like the rest
    std::uint64_t target = 0;
    std::uint64_t completion = 0;
    std::map<std::string, std::vector<std::string>> places;  // by volume
};

std::vector<TheirRecovery> theirRecoveries()
{
    std::vector<TheirRecovery> recoveries;
    for (const std::string& line : zcutilsLines("thousand-applications.preview.txt")) {
        const auto words = wordsOf(line);
        if (words.at(0) == "+")
            recoveries.back().places[words.at(1)] = {words.begin() + 2, words.end()};
        else
            recoveries.push_back({words.at(0),
                                  std::stoul(words.at(1)),
                                  words.at(2),
                                  std::stoull(words.at(3)),
                                  std::stoull(words.at(4)),
                                  std::stoull(words.at(5)),
                                  {}});
    }
    return recoveries;
}

constexpr Timestamp lostAt{1'000'007'169};

TEST_F(ZcutilsThousand, withoutReplicasTheSameGroupsAreDeferred)
{
    const auto preview = previewDisaster(state(), {{"scale-a"}, {}, {}}, lostAt);
    ASSERT_TRUE(preview.has_value());
    std::set<std::string> ours;
    for (const GroupDecision& group : preview->plan.groups) {
        EXPECT_EQ(group.reason, Reason::noEligibleDestination);
        ASSERT_EQ(group.verdicts.size(), 1u);
        EXPECT_EQ(group.verdicts[0].constraint, Constraint::noReplica);
        ours.insert(state().catalog().application(group.application).id);
    }
    std::set<std::string> theirs;
    for (const TheirRecovery& recovery : theirRecoveries())
        theirs.insert(recovery.application);
    EXPECT_EQ(ours.size(), 501u);
    EXPECT_EQ(ours, theirs);
}

class ZcutilsRecovery : public ZcutilsThousand {
protected:
    static void SetUpTestSuite()
    {
        ZcutilsThousand::SetUpTestSuite();
        m_log->add(zcutilsLines("thousand-applications.replicas.jsonl"), nullptr);
        m_preview = previewDisaster(state(), {{"scale-a"}, {}, {}}, lostAt).value();
    }

    static std::uint64_t ceilSeconds(std::uint64_t amount, std::uint64_t rate)
    {
        return lowWord(ceilDivide(U128{amount} * nanosecondsPerSecond, rate));
    }
    static std::string applicationOf(const GroupDecision& group)
    {
        return state().catalog().application(group.application).id;
    }
    // Microunits per second of delay, per ns of service.
    static long double costOfDelay(const GroupDecision& group)
    {
        const auto& impact = *state().rules().impacts[group.application.value].own;
        const auto service = static_cast<long double>(group.timing->target.value);
        const auto slack = static_cast<long double>(group.deadline.since(lostAt).value) - service;
        return (static_cast<long double>(impact.downtime.value) * slack +
                static_cast<long double>(impact.breach.value) * 1e9L) /
               (service * slack);
    }

    static Preview m_preview;
};
Preview ZcutilsRecovery::m_preview;

// Without a backlog all bytes are restored here (contract, "Timing of a group"); there only the
// operations behind count. Both queue at the one destination; every RTO is met in both.
TEST_F(ZcutilsRecovery, theSameGroupsGoToTheSameRegionAndHereTheirBytesCount)
{
    constexpr std::uint64_t restoreRate = 32ull * 21'474'836'480;
    constexpr std::uint64_t allLanesIops = 32ull * 64 * 2'000'000;
    std::map<std::string, TheirRecovery> theirs;
    std::uint64_t ready = 0;
    for (const TheirRecovery& recovery : theirRecoveries()) {
        EXPECT_EQ(recovery.target, ceilSeconds(recovery.members, allLanesIops));
        EXPECT_EQ(recovery.start, ready);
        EXPECT_EQ(recovery.completion, recovery.start + recovery.target);
        ready = recovery.completion;
        theirs[recovery.application] = recovery;
    }
    ASSERT_EQ(theirs.size(), 501u);
    ASSERT_EQ(m_preview.plan.groups.size(), 501u);
    Timestamp queue = lostAt;
    for (const GroupDecision& group : m_preview.plan.groups) {
        const TheirRecovery& there = theirs.at(applicationOf(group));
        std::uint64_t bytes = 0;
        for (const VolumeIndex member : group.members) {
            bytes += state().catalog().volume(member).bytes.value;
            EXPECT_TRUE(there.places.contains(state().catalog().volume(member).id));
        }
        EXPECT_EQ(group.members.size(), there.members);
        EXPECT_EQ(group.reason, Reason::recoveredWithinRto);
        EXPECT_EQ(state().catalog().region(group.destination).id, there.destination);
        EXPECT_EQ(group.timing->operations.value, there.members);  // each is one behind
        EXPECT_EQ(group.timing->target.value, ceilSeconds(bytes, restoreRate));
        EXPECT_EQ(group.timing->queueStart, queue);
        EXPECT_EQ(group.timing->demux.value + group.timing->fill.value, 0u);
        queue = group.timing->completion;
    }
    EXPECT_EQ(queue.since(lostAt).value, 492'968'850u);
}

// There by the application's impact and id, here by cost of delay for the time that a recovery
// takes: the cluster's 200 GiB are last, and a critical database of 8 GiB waits for six services.
TEST_F(ZcutilsRecovery, theOrderIsByCostOfDelay)
{
    const auto& groups = m_preview.plan.groups;
    const auto theirs = theirRecoveries();
    for (std::size_t i = 1; i < groups.size(); ++i) {
        const long double before = costOfDelay(groups[i - 1]);
        const long double after = costOfDelay(groups[i]);
        const auto impactOf = [](const GroupDecision& group) {
            return state().rules().impacts[group.application.value].own;
        };
        if (impactOf(groups[i - 1]) == impactOf(groups[i]) &&
            groups[i - 1].timing->target == groups[i].timing->target &&
            groups[i - 1].deadline == groups[i].deadline)
            EXPECT_LT(applicationOf(groups[i - 1]), applicationOf(groups[i]));
        else
            EXPECT_GT(before, after) << applicationOf(groups[i]);
    }
    EXPECT_EQ(applicationOf(groups.front()), "modern-fulfillment-100");
    EXPECT_EQ(applicationOf(groups[6]), "identity-production-database");
    EXPECT_EQ(applicationOf(groups.back()), "legacy-dev-database-cluster");
    EXPECT_EQ(theirs.front().application, "identity-production-database");
    EXPECT_EQ(theirs[300].application, "legacy-dev-database-cluster");
    // Services of one impact, size and RTO go in the same turn.
    for (std::size_t i = 2; i < 8; ++i)
        EXPECT_EQ(applicationOf(groups[i - 2]), theirs[i].application);
}

// So every lane that differs, differs because of the order; but for the last five, which find that
// fewer than one lane in eight is empty: here they share a lane then (contract, "Placement").
TEST_F(ZcutilsRecovery, inTheirOrderOurPlacementTakesTheirLanesUntilEmptyOnesAreScarce)
{
    EstateState copy = state();
    const Catalog& catalog = copy.catalog();
    const RegionIndex destination = catalog.regionNamed("scale-b");
    std::size_t placed = 0;
    std::size_t differing = 0;
    for (const TheirRecovery& recovery : theirRecoveries())
        for (const auto& [id, places] : recovery.places) {
            const VolumeIndex volume = catalog.volumeNamed(id);
            RegionState& region = copy.edit(destination);
            const bool scarce = region.totals.emptyLanes * 8 < region.totals.lanes;
            const VolumePlacement placement = reserveVolume(region, catalog.volume(volume), volume);
            std::vector<std::string> ours;
            for (const Leg& leg : placement.legs)
                ours.push_back(catalog.host(region.hosts[leg.host].host).id + ":" +
                               std::to_string(leg.lane - region.hosts[leg.host].firstLane));
            placed += 1;
            if (!scarce) {
                EXPECT_EQ(ours, places) << id;
                continue;
            }
            differing += 1;
            EXPECT_NE(ours, places) << id;
            ASSERT_EQ(placement.legs.size(), 1u);
            EXPECT_EQ(region.lanes[placement.legs.front().lane].flows, 2u);
        }
    EXPECT_EQ(placed, 700u);
    EXPECT_EQ(differing, 5u);
}

}  // namespace
}  // namespace estate::testing
