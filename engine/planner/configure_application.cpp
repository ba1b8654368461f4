// An application with its volumes, recovery groups, impact and scenarios: all of it or nothing.
#include <map>

#include "engine/estate/catalog_checks.h"
#include "engine/estate/identifiers.h"
#include "engine/planner/configure.h"
#include "engine/planner/configure_parts.h"
#include "engine/planner/observe.h"

namespace estate {

namespace {

// The event with its ids looked up. Groups that are not known yet get the indexes they will have.
struct Draft {
    ApplicationSpec application;
    ApplicationImpact impact;
    std::vector<std::string> newGroups;
    std::vector<VolumeSpec> volumes;  // without their application
};

class Drafting {
public:
    Drafting(const Catalog& catalog, const PutApplication& event)
        : m_catalog(catalog), m_event(event), m_who(subject("Application", event.id))
    {}

    Result<Draft> draft()
    {
        if (auto valid = checkForeignId(m_event.id); !valid)
            return tl::unexpected(valid.error());
        if (auto valid = checkListLength(m_who, m_event.volumes.size()); !valid)
            return tl::unexpected(valid.error());
        const auto entity = m_catalog.findEntity(m_event.entity);
        if (!entity)
            return tl::unexpected(entity.error());
        const auto home = m_catalog.findRegion(m_event.home);
        if (!home)
            return tl::unexpected(home.error());
        m_draft.application = {m_event.id, *entity, *home, m_event.kind};
        if (auto valid = checkRecord(m_catalog, m_draft.application); !valid)
            return tl::unexpected(valid.error());
        auto scenarios = resolveScenarios(m_catalog, m_event.id, m_event.scenarios);
        if (!scenarios)
            return tl::unexpected(scenarios.error());
        m_draft.impact = {m_event.impact, std::move(*scenarios)};
        if (auto valid = checkImpact(m_catalog, m_event.id, m_draft.impact); !valid)
            return tl::unexpected(valid.error());
        for (const VolumeDescription& volume : m_event.volumes)
            if (auto added = addVolume(volume); !added)
                return tl::unexpected(added.error());
        return std::move(m_draft);
    }

private:
    Result<void> addVolume(const VolumeDescription& volume)
    {
        if (auto valid = checkForeignId(volume.id); !valid)
            return valid;
        const auto home = m_catalog.findRegion(volume.home);
        if (!home)
            return tl::unexpected(home.error());
        const auto& presence = m_catalog.entity(m_draft.application.entity).presence;
        if (!std::binary_search(presence.begin(), presence.end(), *home))
            return fail(ErrorCode::badInput,
                        subject("Volume", volume.id) +
                            " has its home outside its entity's regions.",
                        {{"id", volume.id}});
        if (volume.latest.value > observedOperationsMax)  // no replica could report as many
            return fail(ErrorCode::overflow,
                        subject("Volume", volume.id) +
                            " starts at more operations than a mark can count.",
                        {{"id", volume.id}, {"most", std::to_string(observedOperationsMax)}});
        VolumeSpec spec;
        spec.id = volume.id;
        spec.home = *home;
        spec.bytes = volume.bytes;
        spec.steadyIops = volume.steadyIops;
        spec.minimumRecoveryIops = volume.minimumRecoveryIops;
        spec.isolation = volume.isolation;
        spec.copies = volume.copies;
        spec.rpo = volume.rpo;
        spec.rto = volume.rto;
        if (auto valid = checkResources(spec); !valid)
            return valid;
        if (!volume.recoveryGroup.empty()) {
            const auto group = groupNamed(volume.recoveryGroup);
            if (!group)
                return tl::unexpected(group.error());
            spec.recoveryGroup = *group;
        }
        m_draft.volumes.push_back(std::move(spec));
        return {};
    }

    Result<RecoveryGroupIndex> groupNamed(const std::string& id)
    {
        if (const auto known = m_catalog.recoveryGroupNamed(id); known.valid()) {
            const auto owner = m_catalog.recoveryGroup(known).application;
            if (owner == m_catalog.applicationNamed(m_event.id))
                return known;
            return fail(ErrorCode::contradiction,
                        m_who + ": recovery group \"" + id + "\" is of application \"" +
                            m_catalog.application(owner).id + "\".",
                        {{"id", id}});
        }
        if (auto valid = checkForeignId(id); !valid)
            return tl::unexpected(valid.error());
        const RecoveryGroupIndex next(
            static_cast<std::uint32_t>(m_catalog.recoveryGroups.size() + m_draft.newGroups.size()));
        const auto [entry, isNew] = m_newGroups.emplace(id, next);
        if (isNew)
            m_draft.newGroups.push_back(id);
        return entry->second;
    }

    const Catalog& m_catalog;
    const PutApplication& m_event;
    std::string m_who;
    Draft m_draft;
    std::map<std::string_view, RecoveryGroupIndex> m_newGroups;
};

Result<void> checkDistinct(const Catalog& catalog, const std::vector<VolumeSpec>& volumes)
{
    std::vector<std::string_view> ids;
    ids.reserve(volumes.size());
    for (const VolumeSpec& volume : volumes) {
        ids.push_back(volume.id);
        if (const VolumeIndex known = catalog.volumeNamed(volume.id); known.valid())
            return fail(ErrorCode::duplicateId,
                        subject("Volume", volume.id) + " is of application \"" +
                            catalog.application(catalog.volume(known).application).id + "\".",
                        {{"id", volume.id}});
    }
    std::sort(ids.begin(), ids.end());
    if (const auto twice = std::adjacent_find(ids.begin(), ids.end()); twice != ids.end())
        return fail(ErrorCode::duplicateId, subject("Volume", *twice) + " is given twice.",
                    {{"id", std::string(*twice)}});
    return {};
}

// A recovery group is at most the whole application: its sums are what a recovery adds up.
Result<void> checkSums(const PutApplication& event)
{
    U128 bytes = 0;
    U128 iops = 0;
    U128 recovery = 0;
    U128 operations = 0;
    for (const VolumeDescription& volume : event.volumes) {
        bytes += U128{volume.bytes.value} * volume.copies;
        iops += U128{volume.steadyIops.value} * volume.copies;
        recovery += volume.minimumRecoveryIops.value;
        operations += volume.latest.value;
    }
    const char* what = !narrow(bytes)        ? "bytes of all copies"
                       : !narrow(iops)       ? "IOPS of all copies"
                       : !narrow(recovery)   ? "recovery IOPS"
                       : !narrow(operations) ? "operations"
                                             : nullptr;
    if (what == nullptr)
        return {};
    return fail(ErrorCode::overflow,
                subject("Application", event.id) + ": the " + what +
                    " of its volumes would not fit 64 bits; use smaller numbers.",
                {{"id", event.id}});
}

bool sameContent(const EstateState& state, ApplicationIndex known, const PutApplication& event,
                 const Draft& draft)
{
    const Catalog& catalog = state.catalog();
    ApplicationSpec application = draft.application;
    application.weight = catalog.application(known).weight;
    if (catalog.application(known) != application || !draft.newGroups.empty() ||
        state.rules().impacts[known.value] != draft.impact)
        return false;
    const auto owned =
        std::count_if(catalog.volumes.begin(), catalog.volumes.end(),
                      [known](const VolumeSpec& volume) { return volume.application == known; });
    if (static_cast<std::size_t>(owned) != draft.volumes.size())
        return false;
    for (std::size_t i = 0; i < draft.volumes.size(); ++i) {
        const VolumeIndex index = catalog.volumeNamed(draft.volumes[i].id);
        if (!index.valid())
            return false;
        VolumeSpec spec = draft.volumes[i];
        spec.application = known;
        spec.weight = catalog.volume(index).weight;
        if (catalog.volume(index) != spec)
            return false;
        const VolumeState& volume = state.volume(index);
        if (volume.epoch == 1 && event.volumes[i].latest > volume.latest)
            return false;
    }
    // The same volume twice would be counted as another.
    std::vector<std::string_view> ids;
    for (const VolumeSpec& volume : draft.volumes)
        ids.push_back(volume.id);
    std::sort(ids.begin(), ids.end());
    return std::adjacent_find(ids.begin(), ids.end()) == ids.end();
}

void enter(EstateState& state, const PutApplication& event, Draft draft)
{
    Catalog& catalog = state.editCatalog();
    const auto application = catalog.addApplication(std::move(draft.application));
    ESTATE_ENSURE(application.has_value());
    for (std::string& group : draft.newGroups)
        ESTATE_ENSURE(catalog.addRecoveryGroup({std::move(group), *application}).has_value());
    std::vector<VolumeIndex> volumes;
    for (VolumeSpec& volume : draft.volumes) {
        volume.application = *application;
        const auto added = catalog.addVolume(std::move(volume));
        ESTATE_ENSURE(added.has_value());
        volumes.push_back(*added);
    }
    Rules& rules = state.editRules();
    rules.grow(catalog);
    ESTATE_ENSURE(rules.setImpact(catalog, *application, std::move(draft.impact)).has_value());
    for (std::size_t i = 0; i < volumes.size(); ++i)
        state.addVolume(volumes[i], event.volumes[i].latest);
}

}  // namespace

Result<bool> configure(EstateState& state, const PutApplication& event)
{
    const Catalog& catalog = state.catalog();
    auto draft = Drafting(catalog, event).draft();
    if (!draft)
        return tl::unexpected(draft.error());
    if (const ApplicationIndex known = catalog.applicationNamed(event.id); known.valid()) {
        if (sameContent(state, known, event, *draft))
            return true;
        return fail(ErrorCode::contradiction,
                    subject("Application", event.id) +
                        " exists with other content; it changes by events of its own.",
                    {{"id", event.id}});
    }
    if (auto valid = checkDistinct(catalog, draft->volumes); !valid)
        return tl::unexpected(valid.error());
    if (auto valid = checkSums(event); !valid)
        return tl::unexpected(valid.error());
    enter(state, event, std::move(*draft));
    return false;
}

}  // namespace estate
