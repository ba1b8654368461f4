#include <algorithm>
#include <ostream>

#include "app/ctl/preview_report.h"
#include "app/ctl/replay_report.h"
#include "app/ctl/table.h"
#include "engine/estate/shard.h"
#include "engine/planner/cut_work.h"
#include "engine/planner/gang.h"
#include "engine/planner/tasks.h"
#include "engine/text/format.h"
#include "engine/wire/json/json_lines.h"

namespace estate::ctl {

namespace {

std::string_view phaseName(GangPhase phase)
{
    switch (phase) {
    case GangPhase::preparing: return "preparing";
    case GangPhase::prepared: return "prepared";
    case GangPhase::fenced: return "fenced";
    }
    return "unknown";
}

// Any of its parts: they are alike but for the members.
const Gang& partOf(const EstateState& state, const Digest& planId)
{
    const auto region = state.gangRegion(planId);
    ESTATE_ENSURE(region.has_value());
    const Gang* gang = state.region(*region).findGang(planId);
    ESTATE_ENSURE(gang != nullptr);
    return *gang;
}

std::vector<std::string> regionsOf(const EstateState& state, const Digest& planId)
{
    std::vector<std::string> ids;
    for (const RegionIndex region : state.gangs().at(planId))
        ids.push_back(state.catalog().region(region).id);
    return ids;
}

// Writes lines that follow the last event of a log.
class AnswerWriter {
public:
    explicit AnswerWriter(const Scheduler& scheduler)
        : m_index(scheduler.lastIndex()), m_at(scheduler.lastTimestamp())
    {}

    [[nodiscard]] Result<void> add(Event event, Timestamp notBefore = {})
    {
        m_at = std::max(m_at, notBefore);
        m_index += 1;
        auto line = envelopeToJson({m_index, m_at, "executor", std::move(event)});
        if (!line)
            return tl::unexpected<Error>(line.error());
        m_lines.push_back(std::move(*line));
        return {};
    }
    [[nodiscard]] std::vector<std::string> take() { return std::move(m_lines); }

private:
    std::uint64_t m_index;
    Timestamp m_at;
    std::vector<std::string> m_lines;
};

// The answers of a gang that goes through a manifest until all of its shards have prepared.
Result<void> addCutPreparation(AnswerWriter& answers, const EstateState& state,
                               const CheckpointRef& checkpoint, const Digest& planId)
{
    const CutState* known = state.findCut(planId.hex());
    if (known != nullptr && known->allPrepared())
        return {};
    CutDeclared declared = gangCut(state, planId);
    declared.checkpoint = known != nullptr ? known->manifest().checkpoint : checkpoint;
    CutPrepared prepared{
        declared.operation, known != nullptr ? known->round() : 1, declared.checkpoint, {}};
    const std::uint64_t revision = state.index();
    for (const DeclaredParticipant& participant : declared.participants)
        prepared.shards.push_back({participant.region, participant.shard, revision});
    if (known != nullptr)  // who prepared before keeps its token
        std::erase_if(prepared.shards, [&](const PreparedShard& shard) {
            const auto region = state.catalog().findRegion(shard.region);
            const auto& participants = known->manifest().participants;
            const CutParticipant* named = known->manifest().find(shardAt(*region, shard.shard));
            return known->token(static_cast<std::size_t>(named - participants.data())).has_value();
        });
    if (known == nullptr)
        if (auto added = answers.add(std::move(declared)); !added)
            return added;
    return answers.add(std::move(prepared));
}

Result<void> addCommit(AnswerWriter& answers, const EstateState& state, const Digest& planId)
{
    if (!needsManifest(state, planId))
        return answers.add(GangCommitted{planId});
    if (auto added = answers.add(CutDecided{planId.hex(), CutDecision::commit, {}}); !added)
        return added;
    return answers.add(CutEnded{planId.hex()});
}

// What new cuts are declared at: the directory as it is, which takes a checkpoint where one is due.
Result<CheckpointRef> checkpointOfCuts(AnswerWriter& answers, const FollowedLog& log)
{
    const EstateState& state = log.scheduler().state();
    const bool needed = std::ranges::any_of(state.gangs(), [&](const auto& gang) {
        return needsManifest(state, gang.first) && state.findCut(gang.first.hex()) == nullptr;
    });
    if (!needed)
        return state.checkpoint();
    const auto next = log.directory().nextCheckpoint();
    if (!next)
        return tl::unexpected<Error>(next.error());
    if (!*next)
        return state.checkpoint();
    if (auto added = answers.add(CheckpointTaken{**next}); !added)
        return tl::unexpected<Error>(added.error());
    return **next;
}

}  // namespace

Result<OpenWork> openWork(const FollowedLog& log)
{
    const Scheduler& scheduler = log.scheduler();
    OpenWork work;
    if (!scheduler.opened())
        return work;
    const EstateState& state = scheduler.state();
    AnswerWriter answers(scheduler);
    struct Fence {
        Timestamp at;  // no earlier
        Digest planId;
        auto operator<=>(const Fence&) const = default;
    };
    std::vector<Fence> fences;
    const auto checkpoint = checkpointOfCuts(answers, log);
    if (!checkpoint)
        return tl::unexpected<Error>(checkpoint.error());
    for (const auto& entry : state.gangs()) {
        const Digest& planId = entry.first;
        const Gang& gang = partOf(state, planId);
        work.gangs.push_back({planId, gangTasksDigest(state, planId)});
        if (lostItsLiveSource(state, gang)) {
            if (auto added = answers.add(GangRejected{planId, "its live source was lost", {}});
                !added)
                return tl::unexpected<Error>(added.error());
            continue;
        }
        if (needsManifest(state, planId)) {
            if (auto added = addCutPreparation(answers, state, *checkpoint, planId); !added)
                return tl::unexpected<Error>(added.error());
        } else if (gang.phase == GangPhase::preparing) {
            if (auto added = answers.add(GangPrepared{planId, work.gangs.back().tasksDigest});
                !added)
                return tl::unexpected<Error>(added.error());
        }
        if (gang.moves() && gang.phase != GangPhase::fenced)
            fences.push_back({fenceFrom(state, gang), planId});
    }
    // Whoever waits longest for a lease must not hold up another's fence.
    std::ranges::sort(fences);
    for (const Fence& fence : fences)
        if (auto added = answers.add(SourceFenced{fence.planId}, fence.at); !added)
            return tl::unexpected<Error>(added.error());
    for (const OpenWork::OpenGang& gang : work.gangs)
        if (!lostItsLiveSource(state, partOf(state, gang.planId)))
            if (auto added = addCommit(answers, state, gang.planId); !added)
                return tl::unexpected<Error>(added.error());
    work.answers = answers.take();
    return work;
}

void printOpenWork(std::ostream& out, const EstateState& state, const OpenWork& work)
{
    if (work.gangs.empty()) {
        out << "\nNo gang is undecided.\n";
        return;
    }
    for (const OpenWork::OpenGang& open : work.gangs) {
        const Gang& gang = partOf(state, open.planId);
        out << "\nGang " << open.planId.hex() << "\n  " << gangKindName(gang.kind) << ", "
            << phaseName(gang.phase) << ", in " << joinedIds(regionsOf(state, open.planId))
            << "; to be prepared by " << formatTime(gang.prepareDeadline) << "\n"
            << "  Digest of its tasks " << open.tasksDigest.hex() << "\n";
        Table table({{"Task"}, {"Kind"}, {"Worker"}, {"After", Align::right}});
        for (const Task& task : gangTasks(state, open.planId))
            table.add({task.id, std::string(taskKindName(task.kind)), task.worker,
                       formatCount(task.dependsOn.size()) +
                           (task.dependsOn.size() == 1 ? " task" : " tasks")});
        table.print(out, 2);
    }
    out << "\nLines that would carry all of it out:\n";
    for (const std::string& line : work.answers)
        out << line << "\n";
}

Json toJson(const EstateState& state, const OpenWork& work)
{
    Json gangs = Json::array();
    for (const OpenWork::OpenGang& open : work.gangs) {
        const Gang& gang = partOf(state, open.planId);
        Json tasks = Json::array();
        for (const Task& task : gangTasks(state, open.planId))
            tasks.push_back({{"id", task.id},
                             {"kind", taskKindName(task.kind)},
                             {"worker", task.worker},
                             {"dependsOn", task.dependsOn}});
        gangs.push_back({{"planId", toJson(open.planId)},
                         {"kind", gangKindName(gang.kind)},
                         {"phase", phaseName(gang.phase)},
                         {"regions", regionsOf(state, open.planId)},
                         {"prepareDeadline", toJson(gang.prepareDeadline)},
                         {"tasksDigest", toJson(open.tasksDigest)},
                         {"tasks", std::move(tasks)}});
    }
    return {{"gangs", std::move(gangs)}, {"answers", work.answers}};
}

}  // namespace estate::ctl
