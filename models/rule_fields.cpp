#include "models/rule_fields.h"

#include <utility>

#include "engine/rules/rule_edit.h"
#include "engine/rules/rule_values.h"
#include "models/language.h"
#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

RuleFields::RuleFields(RuleWork* work, QObject* parent) : QObject(parent), m_work(work)
{
    Language::instance()->follow(this);
    connect(Language::instance(), &Language::changed, this, &RuleFields::refresh);
    connect(work, &RuleWork::changed, this, &RuleFields::refresh);
}

void RuleFields::show(const BlockKey& key)
{
    m_key = key;
    refresh();
}

bool RuleFields::ofPolicy() const
{
    return m_key.kind == BlockKind::policy && m_work->shown().policy(m_key.id) != nullptr;
}

bool RuleFields::ofImpact() const
{
    return m_key.kind == BlockKind::application && m_work->shown().impact(m_key.id) != nullptr;
}

void RuleFields::refresh()
{
    QStringList allowed;
    if (const PolicyBlock* policy = ofPolicy() ? m_work->shown().policy(m_key.id) : nullptr) {
        for (const std::string& region : policy->allowedRegions)
            allowed << toText(region);
    }
    m_allowed.setIds(allowed);
    const ImpactBlock* impact = ofImpact() ? m_work->shown().impact(m_key.id) : nullptr;
    const Impact own = impact == nullptr ? Impact() : impact->own.value_or(Impact());
    m_downtime = Figures::spelled(moneyText(own.downtime.value));
    m_breach = Figures::spelled(moneyText(own.breach.value));
    m_lostOperation = Figures::spelled(moneyText(own.perLostOperation.value));
    emit changed();
    setProblem({});
}

void RuleFields::setProblem(const QString& problem)
{
    if (std::exchange(m_problem, problem) != problem)
        emit problemChanged();
}

// What the guard does first may edit the block: it is asked before the fields are looked at.
bool RuleFields::barred()
{
    setProblem(m_guard ? m_guard() : QString());
    return !m_problem.isEmpty();
}

void RuleFields::admit()
{
    setProblem({});
}

bool RuleFields::setAllowed(const QStringList& regions)
{
    std::vector<std::string> ids;
    for (const QString& region : regions)
        ids.push_back(region.toStdString());
    return m_work->edit(tr("allowed regions of %1").arg(toText(m_key.id)),
                        estate::setAllowed(m_work->shown(), m_key.id, std::move(ids)));
}

bool RuleFields::allow(const QString& region)
{
    return ofPolicy() && !barred() && setAllowed(m_allowed.ids() + QStringList{region});
}

bool RuleFields::disallow(const QString& region)
{
    if (!ofPolicy() || barred())
        return false;
    QStringList regions = m_allowed.ids();
    return regions.removeAll(region) > 0 && setAllowed(regions);
}

std::optional<Impact> RuleFields::impactOf(const QString& downtime, const QString& breach,
                                           const QString& lostOperation)
{
    const auto money = [](const QString& text) {
        const auto number = Figures::parseSpelled(text);
        return number ? parseMoney(*number) : std::nullopt;
    };
    const auto perSecond = money(downtime);
    const auto once = money(breach);
    const auto perOperation = money(lostOperation);
    if (!perSecond || !once || !perOperation)
        return std::nullopt;
    return Impact{CostRate(*perSecond), UnitCost(*once), UnitCost(*perOperation)};
}

QString RuleFields::amountsAdvice()
{
    return tr("Type amounts in cost units with up to six decimals, for example %1.")
        .arg(Figures::spelled("0.5"));
}

bool RuleFields::setImpact(const QString& downtime, const QString& breach,
                           const QString& lostOperation)
{
    const auto impact = impactOf(downtime, breach, lostOperation);
    if (!ofImpact() || !impact) {
        m_work->desk()->report(Error{ErrorCode::badInput, amountsAdvice().toStdString(), {}});
        return false;
    }
    const ImpactBlock* block = m_work->shown().impact(m_key.id);
    if (*impact != block->own.value_or(Impact()) && barred())
        return false;
    return m_work->edit(tr("impact of %1").arg(toText(m_key.id)),
                        estate::setImpact(m_work->shown(), m_key.id, *impact));
}
