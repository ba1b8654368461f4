#include "models/rule_targets.h"

#include <algorithm>

#include "models/language.h"
#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

namespace {

// Steps of planning and groups that are looked at before look() returns: about a millisecond, and
// all there is of one region of an ordinary size.
constexpr int targetStepsAtOnce = 256;

}  // namespace

RuleTargets::RuleTargets(RuleWork* work, RuleAssessment* assessment, RuleLineModel* lines,
                         QObject* parent)
    : QObject(parent), m_work(work), m_assessment(assessment), m_lines(lines)
{
    Language::instance()->follow(this);
    connect(&m_task, &SlicedWork::finished, this, &RuleTargets::changed);
    connect(work->desk(), &Desk::aboutToReplace, this, [this] {
        m_task.cancel();
        m_search.reset();
        m_policy.clear();
        emit changed();
    });
}

void RuleTargets::look()
{
    m_task.cancel();
    m_search.reset();
    m_policy = m_lines->ofPolicy() ? m_lines->block().id : std::string();
    m_lost.clear();
    for (const QString& region : m_lines->lost()->ids())
        m_lost.push_back(region.toStdString());
    const PolicyBlock* block = m_policy.empty() ? nullptr : m_work->shown().policy(m_policy);
    m_allowed = block == nullptr ? std::vector<std::string>() : block->allowedRegions;
    const EstateState* edited = m_assessment->edited();
    if (block != nullptr && edited != nullptr && !m_lost.empty()) {
        const Desk& desk = *m_work->desk();
        FailureSet loss;
        loss.regions = m_lost;
        auto search = StrandedSearch::ofPolicy(*edited, loss, m_policy, desk.now(),
                                               desk.workspace().closedWindows());
        if (search) {
            m_search.emplace(std::move(*search));
            m_task.begin([this] { return m_search->step(1); }, targetStepsAtOnce);
            if (!m_task.running())
                return;  // and said so
        }
    }
    emit changed();
}

const StrandedPolicy* RuleTargets::policy() const
{
    return m_search && !m_search->policies().empty() && m_search->policies().front().looked
               ? &m_search->policies().front()
               : nullptr;
}

RegionIndex RuleTargets::regionOf(const QString& id) const
{
    const auto found = m_work->desk()->catalog().findRegion(id.toStdString());
    return found ? *found : RegionIndex();
}

QStringList RuleTargets::usable() const
{
    QStringList regions;
    const StrandedPolicy* groups = policy();
    if (groups == nullptr)
        return regions;
    for (const RegionIndex region : groups->usable()) {
        if (groups->places.at(region).allowed)
            regions << toText(m_work->desk()->catalog().region(region).id);
    }
    return regions;
}

QString RuleTargets::useText(const QString& region) const
{
    const StrandedPolicy* groups = policy();
    if (groups == nullptr)
        return {};
    const auto place = groups->places.find(regionOf(region));
    if (place == groups->places.end() || place->second.groups == 0 || !place->second.allowed)
        return {};
    return tr("takes %1 of %2 groups")
        .arg(Figures::count(place->second.groups), Figures::count(groups->groups.size()));
}

QString RuleTargets::obstacle(const QString& region) const
{
    const std::string id = region.toStdString();
    if (m_policy.empty() || !regionOf(region).valid())
        return {};
    if (std::find(m_lost.begin(), m_lost.end(), id) != m_lost.end())
        return tr("lost in this rule");
    if (m_search && m_search->takes(regionOf(region)))
        return tr("offline");
    if (!m_allowed.empty() && std::find(m_allowed.begin(), m_allowed.end(), id) == m_allowed.end())
        return tr("not allowed by %1").arg(toText(m_policy));
    const StrandedPolicy* groups = policy();
    if (groups == nullptr)
        return {};
    const auto place = groups->places.find(regionOf(region));
    if (place == groups->places.end())
        return tr("no replica of its groups");
    return place->second.groups > 0 ? QString() : constraintSentence(place->second.verdict);
}
