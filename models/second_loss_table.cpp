#include "models/second_loss_table.h"

#include <algorithm>
#include <utility>

#include "models/engine_words.h"
#include "models/error_advice.h"
#include "models/failure_ids.h"
#include "models/language.h"
#include "models/reason_words.h"
#include "models/rule_trial.h"
#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr std::size_t groupsPerLook = 32;

// Of a sentence inside another one.
QString withoutStop(const QString& text)
{
    return text.endsWith(QLatin1Char('.')) ? text.chopped(1) : text;
}

std::vector<TableModel::Column> secondLossColumns()
{
    return {TableModel::idColumn("policy", 184), TableModel::textColumn("now", 216),
            TableModel::textColumn("target", 240, true), TableModel::numberColumn("flows", 72)};
}

}  // namespace

SecondLossTable::SecondLossTable(RuleWork* work, RuleAssessment* assessment, QObject* parent)
    : TableModel(secondLossColumns(), parent), m_work(work), m_assessment(assessment)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &SecondLossTable::step);
    connect(Language::instance(), &Language::changed, this, [this] {
        if (!m_failures.isEmpty())
            look(m_failures);
    });
    connect(assessment, &RuleAssessment::resolved, this, [this] {
        if (m_waits)
            look(m_failures);
    });
    connect(work->desk(), &Desk::aboutToReplace, this, &SecondLossTable::clear);
}

void SecondLossTable::stop()
{
    m_timer.stop();
    m_waits = false;
    m_problem.clear();
    m_problemCode.clear();
    m_search.reset();
}

void SecondLossTable::clear()
{
    stop();
    m_failures.clear();
    setTotal(0);
    emit found();
}

// What is approved counts as long as nothing is edited, and is known while it is checked again.
bool SecondLossTable::resolving() const
{
    const RuleAssessment::Stage stage = m_assessment->stage();
    return stage == RuleAssessment::Checking || stage == RuleAssessment::Resolving;
}

void SecondLossTable::look(const QString& failures)
{
    stop();
    m_failures = failures.simplified();
    if (!m_failures.isEmpty())
        begin();
    setTotal(m_search ? static_cast<int>(m_search->policies().size()) : 0);
    if (m_search && !m_search->policies().empty())
        m_timer.start();
    emit found();
}

void SecondLossTable::giveUp(ErrorCode code, const QString& problem)
{
    m_problem = problem;
    m_problemCode = errorCodeText(code);
}

void SecondLossTable::begin()
{
    auto set = lossIn(*m_work->desk(), m_failures);
    if (!set) {
        giveUp(set.error().code, engineSentence(set.error().message));
        return;
    }
    if (set->regions.size() < 2 || !set->sites.empty() || !set->hosts.empty()) {
        giveUp(ErrorCode::badInput,
               tr("Name at least two regions and nothing else: the one that is lost, and the "
                  "second one."));
        return;
    }
    if (resolving()) {
        m_waits = true;
        return;
    }
    const EstateState* edited = m_assessment->edited();
    if (edited == nullptr) {
        giveUp(ErrorCode::badInput,
               tr("The estate refuses these rules. Correct them first; see the text."));
        return;
    }
    const Desk& desk = *m_work->desk();
    m_set = std::move(*set);
    auto search =
        StrandedSearch::begin(*edited, m_set, desk.now(), desk.workspace().closedWindows());
    if (search)
        m_search.emplace(std::move(*search));
    else
        giveUp(search.error().code, engineSentence(search.error().message));
}

void SecondLossTable::step()
{
    if (!m_search || !m_search->step(groupsPerLook))
        m_timer.stop();
    for (int item = 0; item < total(); ++item)
        touchItem(item);
    emit found();
}

const StrandedPolicy* SecondLossTable::row(int item) const
{
    return !m_search || item < 0 || item >= total()
               ? nullptr
               : &m_search->policies()[static_cast<std::size_t>(item)];
}

QString SecondLossTable::policyAt(int item) const
{
    const StrandedPolicy* policy = row(item);
    return policy == nullptr ? QString() : toText(policy->id);
}

QString SecondLossTable::targetAt(int item) const
{
    return usableAt(item).value(0);
}

QStringList SecondLossTable::usableAt(int item) const
{
    QStringList regions;
    const StrandedPolicy* policy = row(item);
    if (policy == nullptr || !policy->looked)
        return regions;
    for (const RegionIndex region : policy->usable())
        regions << regionText(region);
    return regions;
}

bool SecondLossTable::nowhereAt(int item) const
{
    const StrandedPolicy* policy = row(item);
    return policy != nullptr && policy->looked && !policy->best().valid();
}

bool SecondLossTable::covered() const
{
    return m_search && m_search->groups() > 0 && m_search->recovered() == m_search->groups();
}

QString SecondLossTable::summaryText() const
{
    if (m_waits)
        return tr("These rules are being checked.");
    if (!m_search)
        return {};
    const std::uint64_t all = m_search->groups();
    if (all == 0)
        return tr("This loss takes no group.");
    if (covered())
        return tr("All %1 group(s) that this loss takes recover; there is nothing to write.",
                  nullptr, pluralOf(all))
            .arg(Figures::count(all));
    const std::uint64_t stranded = all - m_search->recovered();
    const std::uint64_t known = m_search->held() + m_search->misdirected();
    return tr("%1 of %2 groups are not recovered: %3 held by a rule, %4 with a rule whose target "
              "can't take them, %5 without a rule.")
        .arg(Figures::count(stranded), Figures::count(all), Figures::count(m_search->held()),
             Figures::count(m_search->misdirected()),
             Figures::count(stranded > known ? stranded - known : 0));
}

QString SecondLossTable::regionText(RegionIndex region) const
{
    return region.valid() ? toText(m_work->desk()->catalog().region(region).id) : QString();
}

QString SecondLossTable::lostText() const
{
    const QStringList ids = regionTexts(m_work->desk()->catalog(), m_search->lost());
    return ids.size() == 2 ? tr("%1 and %2").arg(ids.first(), ids.last())
                           : ids.join(QStringLiteral(", "));
}

QString SecondLossTable::nowText(const StrandedPolicy& policy) const
{
    if (policy.reason == Reason::ambiguousFailoverRule)
        return tr("two rules disagree");
    if (policy.target.valid()) {
        const QString target = regionText(policy.target);
        return m_search->takes(policy.target) ? tr("%1, lost").arg(target)
               : policy.atTarget.constraint == Constraint::none
                   ? tr("%1, not recovered").arg(target)
                   : tr("%1: %2").arg(target, constraintSentence(policy.atTarget));
    }
    return policy.held > 0 ? tr("hold") : tr("no rule");
}

QString SecondLossTable::nowhereText(const StrandedPolicy& policy) const
{
    RegionIndex nearest;
    DestinationVerdict binding;
    for (const auto& [region, place] : policy.places) {
        if (place.verdict.constraint > binding.constraint) {
            binding = place.verdict;
            nearest = region;
        }
    }
    if (!nearest.valid() || binding.constraint <= Constraint::noReplica)
        return tr("nowhere: no replica outside %1").arg(lostText());
    return tr("nowhere: %1 comes nearest. %2")
        .arg(regionText(nearest), constraintSentence(binding));
}

QString SecondLossTable::placeText(const StrandedPolicy& policy) const
{
    if (!policy.looked)
        return tr("looking");
    const RegionIndex best = policy.best();
    if (!best.valid())
        return nowhereText(policy);
    const StrandedPlace& place = policy.places.at(best);
    const QString count = Figures::count(place.groups);
    const QString all = Figures::count(policy.groups.size());
    return place.allowed ? tr("%1: replicas of %2 of %3 groups").arg(regionText(best), count, all)
                         : tr("%1: replicas of %2 of %3 groups, once it is allowed")
                               .arg(regionText(best), count, all);
}

QString SecondLossTable::adviceAt(int item) const
{
    const StrandedPolicy* policy = row(item);
    if (policy == nullptr)
        return {};
    QStringList sources;
    for (const auto& [region, groups] : policy->sources)
        sources << tr("%1 of %2").arg(Figures::count(groups), regionText(region));
    const QString whose = tr("%1: %2. Now: %3.")
                              .arg(toText(policy->id), sources.join(QStringLiteral(", ")),
                                   withoutStop(nowText(*policy)));
    const RegionIndex best = policy->looked ? policy->best() : RegionIndex();
    if (!best.valid())
        return tr("%1 Could go to: %2.").arg(whose, withoutStop(placeText(*policy)));
    // Each was looked at alone: a copy is there, which says nothing of room for all of them.
    const StrandedPlace& place = policy->places.at(best);
    const QString told =
        place.allowed ? tr("%1 %2 of %3 groups have a replica in %4; whether there is room shows "
                           "when it is tried.")
                      : tr("%1 %2 of %3 groups have a replica in %4, which is not allowed yet; "
                           "whether there is room shows when it is tried.");
    return told.arg(whose, Figures::count(place.groups), Figures::count(policy->groups.size()),
                    regionText(best));
}

int SecondLossTable::firstUsableRow() const
{
    for (int at = 0; at < count(); ++at) {
        if (!usableAt(itemAt(at)).isEmpty())
            return at;
    }
    return -1;
}

// Of a rule that restores.
QString SecondLossTable::obstacleAt(const StrandedPolicy& policy, const QString& target) const
{
    const QString typed = target.trimmed();
    if (typed.isEmpty())
        return policy.best().valid() ? tr("Name the region to restore to.")
                                     : sentence(nowhereText(policy));
    const Catalog& catalog = m_work->desk()->catalog();
    const auto id = resolvedId(catalog, typed);
    if (!id)
        return engineSentence(id.error().message);
    const auto region = catalog.findRegion(id->toStdString());
    if (!region)
        return engineSentence(region.error().message);
    if (m_search->takes(*region))
        return tr("%1 is lost itself.").arg(*id);
    const auto place = policy.places.find(*region);
    if (place == policy.places.end())
        return tr("Nothing is gained: %1 has no replica.").arg(*id);
    if (place->second.groups == 0)
        return tr("Nothing is gained at %1. %2")
            .arg(*id, constraintSentence(place->second.verdict));
    if (!place->second.allowed)
        return tr("Policy %1 does not allow %2.").arg(toText(policy.id), *id);
    const RuleChanges wanted = changes(policy, id->toStdString(), false);
    if (wanted && wanted->empty())
        return tr("The rules say so already.");
    const auto refused = m_work->obstacle(wanted);
    return refused ? sentence(toText(refused->message)) : QString();
}

QString SecondLossTable::obstacle(int item, bool holds, const QString& target) const
{
    const StrandedPolicy* policy = row(item);
    if (policy == nullptr)
        return tr("Choose a policy.");
    if (!policy->looked)
        return tr("Its regions are being looked at.");
    if (!holds)
        return obstacleAt(*policy, target);
    if (policy->held == policy->groups.size())
        return tr("%1 holds these groups already.").arg(toText(policy->id));
    const RuleChanges wanted = changes(*policy, {}, false);
    if (wanted && wanted->empty())
        return tr("The rules say so already.");
    const auto refused = m_work->obstacle(wanted);
    return refused ? sentence(toText(refused->message)) : QString();
}

QString SecondLossTable::allowable(int item, const QString& target) const
{
    const StrandedPolicy* policy = row(item);
    if (policy == nullptr || !policy->looked)
        return {};
    const Catalog& catalog = m_work->desk()->catalog();
    const auto id = resolvedId(catalog, target.trimmed());
    const auto region = id ? catalog.findRegion(id->toStdString())
                           : Result<RegionIndex>(tl::unexpected<Error>(id.error()));
    if (!region)
        return {};
    const auto place = policy->places.find(*region);
    const bool wanted = place != policy->places.end() && place->second.groups > 0 &&
                        !place->second.allowed && !m_search->takes(*region);
    return wanted && !m_work->obstacle(changes(*policy, id->toStdString(), true)) ? *id : QString();
}

RuleChanges SecondLossTable::changes(const StrandedPolicy& policy, const std::string& target,
                                     bool allows) const
{
    const RuleBook& before = m_work->shown();
    RuleBook book = before;
    const PolicyBlock* block = book.policy(policy.id);
    if (block == nullptr)
        return fail(ErrorCode::unknownId, "The rules have no policy \"" + policy.id + "\" now.",
                    {{"policy", policy.id}});
    if (allows) {
        std::vector<std::string> allowed = block->allowedRegions;
        allowed.push_back(target);
        const RuleChanges wider = setAllowed(book, policy.id, std::move(allowed));
        if (!wider)
            return wider;
        auto applied = applyChanges(std::move(book), *wider);
        if (!applied)
            return tl::unexpected<Error>(applied.error());
        book = std::move(*applied);
        block = book.policy(policy.id);
    }
    const auto same = std::find_if(
        block->rules.begin(), block->rules.end(),
        [this](const FailoverRuleDescription& r) { return r.failureSet == m_set.regions; });
    const auto at = static_cast<std::size_t>(same - block->rules.begin());
    const FailoverRuleDescription rule{m_set.regions, target};
    const RuleChanges ruled = same == block->rules.end() ? addRule(book, policy.id, at, rule)
                                                         : setRule(book, policy.id, at, rule);
    if (!ruled || !allows)
        return ruled;
    auto applied = applyChanges(std::move(book), *ruled);
    if (!applied)
        return tl::unexpected<Error>(applied.error());
    return changesBetween(before, *applied);
}

QString SecondLossTable::edit(int item, const std::string& target, bool allows)
{
    const StrandedPolicy* policy = row(item);
    if (policy == nullptr)
        return {};
    const std::string id = policy->id;
    const bool edited = m_work->edit(tr("second loss %1").arg(joinedIds(m_set.regions)),
                                     changes(*policy, target, allows));
    return edited ? blockKeyText({BlockKind::policy, id}) : QString();
}

QString SecondLossTable::write(int item, const QString& target)
{
    const QString typed = target.trimmed().isEmpty() ? targetAt(item) : target.trimmed();
    if (typed.isEmpty() && row(item) != nullptr) {
        m_work->desk()->report(
            Error{ErrorCode::badInput,
                  tr("Name the region that %1 restores to.").arg(policyAt(item)).toStdString(),
                  {}});
        return {};
    }
    const auto id = resolvedId(m_work->desk()->catalog(), typed);
    return edit(item, (id ? *id : typed).toStdString(), false);
}

QString SecondLossTable::hold(int item)
{
    return edit(item, {}, false);
}

QString SecondLossTable::allowAndWrite(int item, const QString& target)
{
    const QString id = allowable(item, target);
    return id.isEmpty() ? QString() : edit(item, id.toStdString(), true);
}

QString SecondLossTable::heading(int column) const
{
    switch (column) {
    case PolicyColumn: return tr("Policy");
    case NowColumn: return tr("Now");
    case TargetColumn: return tr("Could go to");
    case FlowsColumn: return tr("Groups");
    default: return {};
    }
}

QString SecondLossTable::cellText(int item, int column) const
{
    const StrandedPolicy* policy = row(item);
    if (policy == nullptr)
        return {};
    switch (column) {
    case PolicyColumn: return toText(policy->id);
    case NowColumn: return nowText(*policy);
    case TargetColumn: return placeText(*policy);
    case FlowsColumn: return Figures::count(policy->groups.size());
    default: return {};
    }
}

std::optional<U128> SecondLossTable::amount(int item, int column) const
{
    const StrandedPolicy* policy = row(item);
    if (policy == nullptr || column != FlowsColumn)
        return std::nullopt;
    return policy->groups.size();
}
