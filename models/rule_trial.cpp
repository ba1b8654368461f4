#include "models/rule_trial.h"

#include <algorithm>
#include <map>

#include "models/failure_ids.h"
#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

namespace {

std::string regionId(const Catalog& catalog, RegionIndex region)
{
    return region.valid() ? catalog.region(region).id : std::string();
}

}  // namespace

bool TriedGroup::differs() const
{
    return before != after || statusBefore != statusAfter || lostBefore != lostAfter;
}

std::uint64_t TriedSet::changed() const
{
    return static_cast<std::uint64_t>(std::count_if(
        groups.begin(), groups.end(), [](const TriedGroup& group) { return group.differs(); }));
}

Result<TriedSet> tryRules(const Desk& desk, const EstateState& edited, const FailureSet& failures)
{
    const ClosedWindows windows = desk.workspace().closedWindows();
    const auto before = previewDisaster(desk.state(), failures, desk.now(), windows);
    if (!before)
        return tl::unexpected<Error>(before.error());
    const auto after = previewDisaster(edited, failures, desk.now(), windows);
    if (!after)
        return tl::unexpected<Error>(after.error());
    const Catalog& catalog = desk.catalog();
    TriedSet tried;
    tried.before = before->summary;
    tried.after = after->summary;
    std::map<std::string, std::size_t> positions;
    for (const GroupDecision& decision : before->plan.groups) {
        TriedGroup group;
        group.group = groupId(catalog, decision);
        group.application = catalog.application(decision.application).id;
        group.source = regionId(catalog, decision.source);
        group.before = regionId(catalog, decision.destination);
        group.statusBefore = decisionStatus(decision);
        group.lostBefore = decision.lostOperations.value;
        positions.emplace(group.group, tried.groups.size());
        tried.groups.push_back(std::move(group));
    }
    for (const GroupDecision& decision : after->plan.groups) {
        const std::string id = groupId(catalog, decision);
        const auto [found, added] = positions.emplace(id, tried.groups.size());
        if (added)
            tried.groups.push_back({id,
                                    catalog.application(decision.application).id,
                                    regionId(catalog, decision.source),
                                    {},
                                    {},
                                    {},
                                    {},
                                    0,
                                    0});
        TriedGroup& group = tried.groups[found->second];
        group.after = regionId(catalog, decision.destination);
        group.statusAfter = decisionStatus(decision);
        group.lostAfter = decision.lostOperations.value;
    }
    return tried;
}

Result<FailureSet> lossIn(const Desk& desk, const QString& text)
{
    QStringList ids;
    for (const QString& typed : idsIn(text)) {
        const auto id = resolvedId(desk.catalog(), typed);
        if (!id)
            return tl::unexpected<Error>(id.error());
        ids << *id;
    }
    ids.sort();
    ids.removeDuplicates();
    return failureSetOf(desk.catalog(), ids);
}
