#include "engine/interchange/zcutils.h"

#include <map>
#include <optional>
#include <utility>

#include "engine/base/overloaded.h"
#include "engine/interchange/zcutils_gangs.h"
#include "engine/interchange/zcutils_line.h"
#include "engine/planner/tasks.h"

namespace estate {

using namespace interchange;

namespace {

struct NumberedLine {
    std::uint64_t number = 0;
    ForeignLine line;
};

Error atLine(Error error, std::uint64_t number, const std::string& event)
{
    error.message = "Line " + std::to_string(number) + (event.empty() ? "" : ", " + event) + ": " +
                    error.message;
    error.fields.push_back({"line", std::to_string(number)});
    if (!event.empty())
        error.fields.push_back({"event", event});
    return error;
}

}  // namespace

class ZcutilsImport::Parts {
public:
    explicit Parts(AdmissionMode mode) : m_mode(mode) {}

    [[nodiscard]] Result<void> add(std::string_view text, const std::string_view* decisions);
    [[nodiscard]] Result<void> releaseHeld();
    [[nodiscard]] std::vector<ImportedEvent> take() { return std::exchange(m_written, {}); }

    Scheduler scheduler;
    ImportSummary summary;

private:
    [[nodiscard]] Result<void> import(const NumberedLine& line);
    [[nodiscard]] Result<void> nameHeld();
    [[nodiscard]] Result<void> matchDecided(const std::vector<ForeignPlan>& plans);
    [[nodiscard]] bool mustWait(const ForeignLine& line) const;
    [[nodiscard]] Result<void> write(Event event, Timestamp at);

    [[nodiscard]] Result<void> tell(Event event, Timestamp at);
    [[nodiscard]] Result<void> tell(const ForeignHost& host, Timestamp at);
    [[nodiscard]] Result<void> tell(const ForeignApplication& read, Timestamp at);
    [[nodiscard]] Result<void> tell(const ForeignDemand& read, Timestamp at);
    [[nodiscard]] Result<void> tell(const ForeignResize& read, Timestamp at);
    [[nodiscard]] Result<void> tell(const ForeignPrepared& prepared, Timestamp at);
    [[nodiscard]] Result<void> tell(const ForeignRejected& rejected, Timestamp at);
    [[nodiscard]] Result<void> tell(const ForeignCommitted& committed, Timestamp at);

    [[nodiscard]] Result<Digest> named(const std::string& planId) const;
    [[nodiscard]] std::uint64_t presentEpoch(const std::string& volume) const;
    [[nodiscard]] std::uint64_t watermarkOf(std::uint64_t foreign) const;
    [[nodiscard]] Result<std::string> putPolicy(PutPolicy policy, Timestamp at);

    AdmissionMode m_mode;
    std::uint64_t m_lines = 0;
    std::uint64_t m_index = 0;           // of the last foreign event that was read
    std::vector<std::uint64_t> m_after;  // by foreign index - 1: our last index after it
    std::map<std::string, std::string> m_siteRegions;
    std::vector<PutPolicy> m_policies;
    GangNames m_names;
    std::vector<NumberedLine> m_held;
    std::vector<ImportedEvent> m_written;
};

Result<void> ZcutilsImport::Parts::add(std::string_view text, const std::string_view* decisions)
{
    m_lines += 1;
    auto read = readForeignLine(text, summary.dropped);
    if (!read)
        return tl::unexpected(atLine(read.error(), m_lines, {}));
    NumberedLine line{m_lines, std::move(*read)};
    if (line.line.index != m_index + 1)
        return tl::unexpected(
            atLine({ErrorCode::outOfOrder,
                    "Event " + std::to_string(line.line.index) + " does not follow event " +
                        std::to_string(m_index) + "; indexes advance by exactly 1, from 1.",
                    {}},
                   m_lines, line.line.name));
    m_index += 1;
    summary.eventsRead += 1;
    if (decisions == nullptr) {
        // A new pass makes new gangs: whatever is held back must be known before.
        const auto* event = std::get_if<Event>(&line.line.body);
        if (event != nullptr && std::holds_alternative<PlanAtWatermark>(*event))
            if (auto released = releaseHeld(); !released)
                return released;
        if (mustWait(line.line)) {
            m_held.push_back(std::move(line));
            return {};
        }
        return import(line);
    }
    if (auto imported = import(line); !imported)
        return imported;
    const auto plans = readForeignDecisions(*decisions);
    if (!plans)
        return tl::unexpected(atLine(plans.error(), m_lines, "decisions"));
    for (const ForeignPlan& plan : *plans)
        // What was planned there and not here matters once it is answered, and not before.
        static_cast<void>(m_names.match(scheduler.state(), plan));
    return {};
}

bool ZcutilsImport::Parts::mustWait(const ForeignLine& line) const
{
    const auto* rejected = std::get_if<ForeignRejected>(&line.body);
    return !m_held.empty() || (rejected != nullptr && !m_names.find(rejected->planId));
}

Result<void> ZcutilsImport::Parts::nameHeld()
{
    std::vector<ForeignPlan> told;
    for (const NumberedLine& held : m_held)
        if (const auto* prepared = std::get_if<ForeignPrepared>(&held.line.body))
            told.push_back({prepared->planId, prepared->kind, prepared->members});
    for (const NumberedLine& held : m_held) {
        const auto* rejected = std::get_if<ForeignRejected>(&held.line.body);
        if (rejected == nullptr || m_names.find(rejected->planId))
            continue;
        if (!scheduler.opened())
            return tl::unexpected(atLine({ErrorCode::contradiction, "Nothing was planned yet.", {}},
                                         held.number, held.line.name));
        if (auto match = m_names.matchTheOneLeft(scheduler.state(), rejected->planId, told); !match)
            return tl::unexpected(atLine(match.error(), held.number, held.line.name));
    }
    return {};
}

Result<void> ZcutilsImport::Parts::releaseHeld()
{
    if (auto namedAll = nameHeld(); !namedAll)
        return namedAll;
    for (const NumberedLine& held : std::exchange(m_held, {}))
        if (auto imported = import(held); !imported)
            return imported;
    return {};
}

Result<void> ZcutilsImport::Parts::import(const NumberedLine& line)
{
    const Timestamp at = line.line.at;
    Result<void> told;
    if (!scheduler.opened())
        told = write(OpenEstate{{EstateOrigin::empty, 0, "", m_mode}}, at);
    if (told)
        told = std::visit([&](const auto& body) { return tell(body, at); }, line.line.body);
    if (!told)
        return tl::unexpected(atLine(told.error(), line.number, line.line.name));
    m_after.push_back(scheduler.lastIndex());
    return {};
}

Result<void> ZcutilsImport::Parts::write(Event event, Timestamp at)
{
    ImportedEvent imported{
        {scheduler.lastIndex() + 1, at, std::string(zcutilsActor), std::move(event)}, {}};
    auto effects = scheduler.apply(imported.envelope);
    if (!effects) {
        Error refused{ErrorCode::notAllowed,
                      "\"" + std::string(eventName(imported.envelope.event)) +
                          "\" was refused here: " + effects.error().message,
                      effects.error().fields};
        refused.fields.push_back({"refusal", std::string(errorCodeName(effects.error().code))});
        return tl::unexpected(std::move(refused));
    }
    imported.effects = std::move(*effects);
    summary.eventsWritten += 1;
    m_written.push_back(std::move(imported));
    return {};
}

std::uint64_t ZcutilsImport::Parts::presentEpoch(const std::string& volume) const
{
    const VolumeIndex known = scheduler.state().catalog().volumeNamed(volume);
    return known.valid() ? scheduler.state().volume(known).epoch : 1;
}

// What lies ahead there lies ahead here, and is refused.
std::uint64_t ZcutilsImport::Parts::watermarkOf(std::uint64_t foreign) const
{
    if (foreign == 0)
        return 0;
    if (foreign <= m_after.size())
        return m_after[foreign - 1];
    return checkedAdd(scheduler.lastIndex(), foreign - m_after.size()).value_or(~std::uint64_t{0});
}

Result<void> ZcutilsImport::Parts::tell(Event event, Timestamp at)
{
    if (auto* replica = std::get_if<ObserveReplica>(&event))
        replica->epoch = presentEpoch(replica->volume);
    else if (auto* backlog = std::get_if<ObserveBacklog>(&event))
        backlog->epoch = presentEpoch(backlog->volume);
    else if (auto* plan = std::get_if<PlanAtWatermark>(&event))
        plan->watermark = watermarkOf(plan->watermark);
    return write(std::move(event), at);
}

Result<void> ZcutilsImport::Parts::tell(const ForeignHost& host, Timestamp at)
{
    const auto [site, isNew] = m_siteRegions.emplace(host.host.site, host.region);
    if (site->second != host.region)
        return fail(ErrorCode::badInput,
                    "Failure domain \"" + host.host.site + "\" is in region \"" + site->second +
                        "\" and in region \"" + host.region + "\"; here it is in one.",
                    {{"id", host.host.site}});
    if (isNew)
        if (auto written = write(PutSite{host.host.site, host.region}, at); !written)
            return written;
    return write(host.host, at);
}

Result<std::string> ZcutilsImport::Parts::putPolicy(PutPolicy policy, Timestamp at)
{
    for (const PutPolicy& known : m_policies) {
        policy.id = known.id;
        if (policy == known)
            return policy.id;
    }
    policy.id = "imported-" + std::to_string(m_policies.size() + 1);
    m_policies.push_back(policy);
    if (auto written = write(policy, at); !written)
        return tl::unexpected(written.error());
    return policy.id;
}

Result<void> ZcutilsImport::Parts::tell(const ForeignApplication& read, Timestamp at)
{
    PutApplication application = read.application;
    const Catalog& catalog = scheduler.state().catalog();
    // One without volumes is counted at its entity's first region.
    if (const auto entity = catalog.entityNamed(application.entity);
        application.home.empty() && entity.valid())
        application.home = catalog.region(catalog.entity(entity).presence.front()).id;
    if (auto written = write(std::move(application), at); !written)
        return written;
    for (const ForeignApplication::Ruled& ruled : read.policies) {
        const auto policy = putPolicy(ruled.policy, at);
        if (!policy)
            return tl::unexpected(policy.error());
        if (auto written = write(AssignPolicy{*policy, PolicyScope::volume, ruled.volumes}, at);
            !written)
            return written;
    }
    return {};
}

Result<void> ZcutilsImport::Parts::tell(const ForeignDemand& read, Timestamp at)
{
    const Catalog& catalog = scheduler.state().catalog();
    const auto application = catalog.findApplication(read.application);
    if (!application)
        return tl::unexpected(application.error());
    ObserveDemand demand = read.demand;
    for (const VolumeSpec& volume : catalog.volumes) {
        if (volume.application != *application)
            continue;
        if (!demand.volume.empty()) {
            summary.dropped["observe_demand of several volumes"] += 1;
            return {};
        }
        demand.volume = volume.id;
    }
    if (demand.volume.empty()) {
        summary.dropped["observe_demand of no volume"] += 1;
        return {};
    }
    return write(std::move(demand), at);
}

Result<void> ZcutilsImport::Parts::tell(const ForeignResize& read, Timestamp at)
{
    RequestResize request = read.request;
    const Catalog& catalog = scheduler.state().catalog();
    if (const VolumeIndex known = catalog.volumeNamed(request.volume); known.valid())
        request.steadyIops = catalog.volume(known).steadyIops;
    return write(std::move(request), at);
}

Result<Digest> ZcutilsImport::Parts::named(const std::string& planId) const
{
    if (const auto known = m_names.find(planId))
        return *known;
    return fail(ErrorCode::contradiction,
                "Plan " + planId + " was answered before anything told what it is.",
                {{"plan", planId}});
}

Result<void> ZcutilsImport::Parts::tell(const ForeignPrepared& prepared, Timestamp at)
{
    auto planId = named(prepared.planId);
    if (!planId)
        planId =
            m_names.match(scheduler.state(), {prepared.planId, prepared.kind, prepared.members});
    if (!planId)
        return tl::unexpected(planId.error());
    // The tasks that were prepared are the planner's here: other lanes may have been chosen there.
    const bool isUndecided = scheduler.state().gangs().contains(*planId);
    return write(
        GangPrepared{*planId, isUndecided ? gangTasksDigest(scheduler.state(), *planId) : Digest{}},
        at);
}

Result<void> ZcutilsImport::Parts::tell(const ForeignRejected& rejected, Timestamp at)
{
    const auto planId = named(rejected.planId);
    if (!planId)
        return tl::unexpected(planId.error());
    return write(GangRejected{*planId, rejected.reason, rejected.worker}, at);
}

// There a commit fences the source; here the fence comes first and is an event of its own. Regions
// have no lease there, so the event that made a source unavailable fences it and none waits.
Result<void> ZcutilsImport::Parts::tell(const ForeignCommitted& committed, Timestamp at)
{
    const auto planId = named(committed.planId);
    if (!planId)
        return tl::unexpected(planId.error());
    const EstateState& state = scheduler.state();
    if (const auto region = state.gangRegion(*planId))
        if (const Gang* gang = state.region(*region).findGang(*planId);
            gang != nullptr && gang->moves() && gang->phase == GangPhase::prepared)
            if (auto written = write(SourceFenced{*planId}, at); !written)
                return written;
    return write(GangCommitted{*planId}, at);
}

ZcutilsImport::ZcutilsImport(AdmissionMode mode) : m_parts(std::make_unique<Parts>(mode)) {}
ZcutilsImport::~ZcutilsImport() = default;

Result<std::vector<ImportedEvent>> ZcutilsImport::add(std::string_view line)
{
    if (auto added = m_parts->add(line, nullptr); !added)
        return tl::unexpected(added.error());
    return m_parts->take();
}

Result<std::vector<ImportedEvent>> ZcutilsImport::add(std::string_view line,
                                                      std::string_view decisions)
{
    if (auto added = m_parts->add(line, &decisions); !added)
        return tl::unexpected(added.error());
    return m_parts->take();
}

Result<std::vector<ImportedEvent>> ZcutilsImport::finish()
{
    if (auto released = m_parts->releaseHeld(); !released)
        return tl::unexpected(released.error());
    return m_parts->take();
}

const Scheduler& ZcutilsImport::scheduler() const
{
    return m_parts->scheduler;
}

const ImportSummary& ZcutilsImport::summary() const
{
    return m_parts->summary;
}

}  // namespace estate
